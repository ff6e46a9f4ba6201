"""The command. Nothing is imported before it is needed: start-up counts."""

from __future__ import annotations


def main(arguments: list[str] | None = None) -> int:
    """Run the command with these arguments (those of the process by default); the exit status."""
    from transpile.cli.run_command import run_command

    return run_command(arguments)
