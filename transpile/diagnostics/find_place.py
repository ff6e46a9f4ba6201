"""Finds where in the text a diagnostic's place is: file, line, columns, and the line itself."""

from __future__ import annotations

from bisect import bisect_right

from transpile.diagnostics.diagnostic import Diagnostic
from transpile.source import ORDINAL_BITS, ORDINAL_MASK, Source, Sources, Span


class Place:
    """A stretch of a source's text.

    Lines and columns count from 1, columns in characters; ``end_column`` is the first column after it.
    ``line`` is 0 where only the file is known.
    """

    __slots__ = ("source", "span", "line", "column", "end_line", "end_column")

    def __init__(self, source: Source, span: Span | None) -> None:
        self.source = source
        self.span = span
        self.line = self.column = self.end_line = self.end_column = 0

    def __str__(self) -> str:
        return f"{self.source.name}:{self.line}:{self.column}" if self.line else self.source.name


class PlaceFinder:
    """Finds places in the sources of one conversion; remembers where each source's lines start."""

    __slots__ = ("sources", "_starts")

    def __init__(self, sources: Sources) -> None:
        self.sources = sources
        self._starts: dict[int, list[int]] = {}

    def primary(self, diagnostic: Diagnostic) -> Place | None:
        """The place of a diagnostic; None when it has none."""
        if diagnostic.at < 0 or not self.sources.all:
            return None
        if diagnostic.span is not None:
            return self.place(self.sources.all[diagnostic.at >> ORDINAL_BITS], diagnostic.span)
        return self.at(diagnostic.at, diagnostic.field)

    def at(self, at: int, field: str | None = None) -> Place | None:
        """The place of an ``at``; the element itself where the field is not found.

        A field is looked for as an attribute and as a child: both stand for the same in some formats.
        """
        found = self.sources.resolve(at, field)
        if found is None:
            return None
        source, span = found
        if span is None and field is not None and at & ORDINAL_MASK:
            other = field[1:] if field.startswith("@") else f"@{field}"
            span = source.span(at & ORDINAL_MASK, other) or source.span(at & ORDINAL_MASK)
        return self.place(source, span)

    def line_text(self, source: Source, line: int) -> str:
        """A line (counted from 1), without its ending."""
        starts = self._line_starts(source)
        end = starts[line] if line < len(starts) else len(source.data)
        return source.data[starts[line - 1] : end].decode("utf-8", "replace").rstrip("\r\n").lstrip("\ufeff")

    def place(self, source: Source, span: Span | None) -> Place:
        """The place of bytes of a source; only the file where ``span`` is None."""
        place = Place(source, span)
        if span is not None:
            place.line, place.column = self._position(source, span.start)
            place.end_line, place.end_column = self._position(source, max(span.end, span.start))
        return place

    def _position(self, source: Source, offset: int) -> tuple[int, int]:
        starts = self._line_starts(source)
        line = bisect_right(starts, offset)
        before = source.data[starts[line - 1] : offset].decode("utf-8", "replace")
        return line, len(before) - (before[:1] == "\ufeff") + 1

    def _line_starts(self, source: Source) -> list[int]:
        starts = self._starts.get(source.index)
        if starts is None:
            starts = [0]
            find = source.data.find
            end = find(b"\n")
            while end >= 0:
                starts.append(end + 1)
                end = find(b"\n", end + 1)
            self._starts[source.index] = starts
        return starts
