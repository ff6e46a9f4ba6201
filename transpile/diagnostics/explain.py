"""``transpile explain CODE``: what a diagnostic means, why it matters, how to mend it."""

from __future__ import annotations

from transpile.diagnostics.catalogue import STAGES, Entry, catalogue, find_entry


def explain(code: str) -> str | None:
    """The page of a code as text, or None when there is no such code."""
    entry = find_entry(code)
    return page(entry) if entry else None


def page(entry: Entry) -> str:
    """A code's page as Markdown, ending in a newline."""
    label = "note" if entry.severity == "assumption" else entry.severity
    stage = STAGES[entry.code[0]]
    return f"# {entry.code}: {entry.title}\n\nShown as: {label}. Stage: {stage}.\n\n{entry.text}\n"


def list_codes() -> str:
    """One line for each code: what ``transpile explain`` prints without one."""
    return "".join(f"{e.code}  {e.severity:<10}  {e.title}\n" for e in catalogue().values())


def suggest(code: str) -> list[str]:
    """Codes that a mistyped one may stand for: those that begin with it, else the nearest."""
    from difflib import get_close_matches

    wanted = code.upper()
    beginning = [known for known in catalogue() if wanted and known.startswith(wanted)]
    return beginning[:3] or get_close_matches(wanted, catalogue(), n=3)
