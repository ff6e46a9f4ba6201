"""The command. Nothing is imported before it is needed: start-up counts."""

from __future__ import annotations


def main(arguments: list[str] | None = None) -> int:
    """Run the command with these arguments; the exit status.

    Without arguments it is the process's own command line, and the process ends here.
    """
    from transpile.cli.run_command import run_command

    if arguments is not None:
        return run_command(arguments)
    import sys

    status = run_command(sys.argv[1:])
    return _leave(status)


def _leave(status: int) -> int:
    """End the process at once: to take an interpreter down object by object costs a small conversion 10 ms.

    A profiler or a debugger still has something to do at the end, so with one the status is returned.
    """
    import os
    import sys

    if sys.getprofile() is None and sys.gettrace() is None:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
    return status
