"""Source files as they were read, and places in them.

A *place* (``at``) is one int: the index of the source in its upper bits and, in its lower
32 bits, the ordinal of an element in document order (the root is 1; comments and
processing instructions inside the root count too). Places cost nothing to make and to
keep; the line and the column are found by scanning the bytes again, and only when
something is to be printed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

ORDINAL_BITS = 32
ORDINAL_MASK = (1 << ORDINAL_BITS) - 1

NOWHERE = -1
"""The place of something that stands in no source."""


class Span(NamedTuple):
    """Byte offsets ``[start, end)`` in ``Source.data``."""

    start: int
    end: int


class Position(NamedTuple):
    """A line and a column, both counted from 1; columns count characters, not bytes."""

    line: int
    column: int


Locator = Callable[[int, "str | None"], "Span | None"]
"""Finds the element with an ordinal, or a part of it (see ``Source.span``)."""


class Source:
    """One input as it was read.

    ``name`` is what diagnostics call it, ``path`` the file it came from (None for text and
    standard input), ``data`` the bytes, ``index`` its number among the sources of a run,
    ``locate`` is set by the reader of its syntax.
    """

    __slots__ = ("name", "path", "data", "index", "locate")

    def __init__(self, name: str, data: bytes, path: str | None = None) -> None:
        self.name = name
        self.path = path
        self.data = data
        self.index = 0
        self.locate: Locator | None = None

    def span(self, ordinal: int, field: str | None = None) -> Span | None:
        """Where an element stands, or a part of it.

        ``field`` is None (the start tag), ``@name`` (an attribute's value), ``name`` (the first
        child element of that name) or ``#text`` (the element's text). None when it is not found.
        """
        return self.locate(ordinal, field) if self.locate else None

    def position(self, offset: int) -> Position:
        """The line and column of a byte offset."""
        start = self.data.rfind(b"\n", 0, offset) + 1
        line = self.data.count(b"\n", 0, offset) + 1
        return Position(line, len(self.data[start:offset].decode("utf-8", "replace")) + 1)

    def line_text(self, line: int) -> str:
        """The text of a line (counted from 1), without its ending."""
        lines = self.data.split(b"\n", line)
        text = lines[line - 1] if line <= len(lines) else b""
        return text.decode("utf-8", "replace").rstrip("\r")


class Sources:
    """All the sources of one conversion; a place is resolved here."""

    __slots__ = ("all",)

    def __init__(self) -> None:
        self.all: list[Source] = []

    def add(self, source: Source) -> Source:
        """Number a source and keep it."""
        source.index = len(self.all)
        self.all.append(source)
        return source

    def resolve(self, at: int, field: str | None = None) -> tuple[Source, Span | None] | None:
        """The source and the span of a place; None for ``NOWHERE``."""
        if at < 0 or not self.all:
            return None
        source = self.all[at >> ORDINAL_BITS]
        ordinal = at & ORDINAL_MASK
        return source, source.span(ordinal, field) if ordinal else None
