"""Diagnostics as text for people: a head line that editors can jump to, the excerpt, and how to mend it.

    robot.urdf:12:3: error[P020]: unknown element <lnk> in <robot>
       12 |   <lnk name="arm"/>
          |   ^~~~~~~~~~~~~~~~~
          = fix: did you mean <link>?
"""

from __future__ import annotations

from collections.abc import Iterable

from transpile.diagnostics.diagnostic import ASSUMPTION, LOSS, Diagnostic
from transpile.diagnostics.find_place import Place, PlaceFinder
from transpile.source import NOWHERE, ORDINAL_BITS, Sources

FOLD = 5
"""So many findings of one code in one file are shown, and losses of another kind; the others are counted."""

EXCERPT_WIDTH = 100
"""An excerpt is clipped to so many characters."""

RELATED_SHOWN = 12
"""So many related places are shown; a cycle may have thousands."""

_CONTEXT = 40
_LABELS = {ASSUMPTION: "note"}
_COLORS = {"error": "31", "warning": "33", "loss": "35", "assumption": "36"}


def render_text(
    found: Iterable[Diagnostic], sources: Sources, *, fold: int | None = FOLD, color: bool = False
) -> str:
    """The findings in the order of their places, each ending in a newline; ``fold`` None shows them all."""
    finder = PlaceFinder(sources)
    ordered = sorted(found, key=_place_order)
    hidden = _hidden(ordered, fold) if fold is not None else {}
    counts: dict[tuple[int, str], int] = {}
    for diagnostic in hidden.values():
        key = (diagnostic.at >> ORDINAL_BITS, diagnostic.code)
        counts[key] = counts.get(key, 0) + 1
    lines: list[str] = []
    for diagnostic in ordered:
        key = (diagnostic.at >> ORDINAL_BITS, diagnostic.code)
        if id(diagnostic) not in hidden:
            _render(diagnostic, finder, lines, color)
        elif key in counts:
            lines.append(_folded(diagnostic, counts.pop(key), sources))
    return "".join(line + "\n" for line in lines)


def _hidden(ordered: list[Diagnostic], fold: int) -> dict[int, Diagnostic]:
    """The findings that are only counted, by their identity: those of a code in a file after the first
    ``fold``, but of losses not the first of each kind of element or field, which the message begins with."""
    seen: dict[tuple[int, str], int] = {}
    kinds: set[tuple[int, str, str]] = set()
    hidden: dict[int, Diagnostic] = {}
    for diagnostic in ordered:
        file, code = diagnostic.at >> ORDINAL_BITS, diagnostic.code
        number = seen[file, code] = seen.get((file, code), 0) + 1
        kind = (file, code, diagnostic.message.split(" ", 1)[0])
        if number > fold and (diagnostic.severity != LOSS or kind in kinds):
            hidden[id(diagnostic)] = diagnostic
        kinds.add(kind)
    return hidden


def _place_order(diagnostic: Diagnostic) -> tuple[int, int]:
    """Sources in order; within them the faults of the bytes (which have no element), then the elements."""
    return diagnostic.at, diagnostic.span.start if diagnostic.span else 0


def _folded(diagnostic: Diagnostic, more: int, sources: Sources) -> str:
    file = f"{sources.all[diagnostic.at >> ORDINAL_BITS].name}: " if diagnostic.at > NOWHERE else ""
    label = _LABELS.get(diagnostic.severity, diagnostic.severity)
    return f"{file}{label}[{diagnostic.code}]: {more} more like this (--verbose shows them all)"


def _render(diagnostic: Diagnostic, finder: PlaceFinder, lines: list[str], color: bool) -> None:
    place = finder.primary(diagnostic)
    label = f"{_LABELS.get(diagnostic.severity, diagnostic.severity)}[{diagnostic.code}]"
    if color:
        label = f"\x1b[1;{_COLORS[diagnostic.severity]}m{label}\x1b[0m"
    head = f"{place}: " if place else ""
    lines.append(f"{head}{label}: {_clean(diagnostic.message)}")
    if place:
        lines.extend(_excerpt(place, finder))
    if diagnostic.fix:
        lines.append(f"       = fix: {_clean(diagnostic.fix)}")
    for text, at in diagnostic.related[:RELATED_SHOWN]:
        other = finder.at(at)
        lines.append(f"  {other}: {_clean(text)}" if other else f"  {_clean(text)}")
        if other:
            lines.extend(_excerpt(other, finder))
    if len(diagnostic.related) > RELATED_SHOWN:
        lines.append(f"  and {len(diagnostic.related) - RELATED_SHOWN} more places")


def _excerpt(place: Place, finder: PlaceFinder) -> tuple[str, ...]:
    """The line of a place and the carets under it."""
    if not place.line:
        return ()
    text = finder.line_text(place.source, place.line)
    start = min(place.column - 1, len(text))
    end = place.end_column - 1 if place.end_line == place.line else len(text)
    shown, before, marked = _clip(text, start, max(end, start + 1))
    carets = " " * before + "^" + "~" * (marked - 1)
    return f"{place.line:5d} | {shown}".rstrip(), f"      | {carets}"


def _clip(text: str, start: int, end: int) -> tuple[str, int, int]:
    """A line cut to ``EXCERPT_WIDTH``, how many columns stand before the mark, and how wide the mark is."""
    left = 0
    if len(text) > EXCERPT_WIDTH and start > EXCERPT_WIDTH - _CONTEXT:
        left = max(0, min(start - _CONTEXT, len(text) - EXCERPT_WIDTH))
    right = left + EXCERPT_WIDTH
    head = "…" if left else ""
    tail = "…" if right < len(text) else ""
    before = head + _printable(text[left:start])
    marked = _printable(text[start : min(end, right)])
    after = _printable(text[min(end, right) : right])
    return before + marked + after + tail, _width(before), max(_width(marked), 1)


def _printable(text: str) -> str:
    """Tabs as four blanks, other control characters as U+FFFD."""
    if text.isprintable():
        return text
    text = text.replace("\t", "    ")
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def _clean(text: str) -> str:
    """A message safe to print: control characters replaced, further lines indented."""
    return "\n       ".join(_printable(line) for line in text.splitlines())


def _width(text: str) -> int:
    """How many columns of a terminal a text takes (East Asian wide characters two, combining ones none)."""
    if text.isascii():
        return len(text)
    from unicodedata import combining, east_asian_width

    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)
