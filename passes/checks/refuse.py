"""How severe it is that one engine refuses something: an error to whoever asked for that engine."""

from __future__ import annotations

from transpile.diagnostics import WARNING
from transpile.passes.manager import Context

GAZEBO, DRAKE = "gazebo", "drake"
"""The dialects that have rules of their own; any other is warned of both."""


def refuse(
    engine: str,
    context: Context,
    code: str,
    message: str,
    at: int,
    field: str | None = None,
    related: tuple[tuple[str, int], ...] = (),
    fix: str | None = None,
) -> None:
    """Report what ``engine`` refuses: an error in its dialect, nothing in the other's, else a warning."""
    if context.dialect in (GAZEBO, DRAKE):
        if context.dialect == engine:
            context.diagnostics.report(code, message, at, field, related=related, fix=fix)
        return
    context.diagnostics.report(code, message, at, field, severity=WARNING, related=related, fix=fix)
