"""Applies ``-W``: warnings, losses and assumptions become errors, or are not shown."""

from __future__ import annotations

from transpile.diagnostics import ERROR, WARNING, Diagnostics


def apply_levels(diagnostics: Diagnostics, levels: dict[str, str]) -> None:
    """Change what the levels say. The longest prefix of a code decides; ``""`` speaks of warnings only.

    Errors stay errors: what no engine could read cannot be waved through.
    """
    if not levels:
        return
    for diagnostic in diagnostics.all:
        if diagnostic.severity == ERROR:
            continue
        level = _level(diagnostic.code, levels, diagnostic.severity == WARNING)
        if level == "error":
            diagnostic.severity = ERROR
            diagnostics.errors += 1
        diagnostic.ignored = level == "ignore"


def _level(code: str, levels: dict[str, str], is_warning: bool) -> str | None:
    for length in range(len(code), 0, -1):
        level = levels.get(code[:length])
        if level is not None:
            return level
    return levels.get("") if is_warning else None
