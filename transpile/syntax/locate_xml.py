"""Finding places in XML: from an ordinal back to the bytes.

The reader keeps no offsets; when something is to be printed, the bytes that were parsed are scanned once,
which gives every ordinal its token, and offsets of mended text are mapped back to what was read.
"""

from __future__ import annotations

from transpile.source import Span
from transpile.syntax.map_offsets import Edit, original_offset
from transpile.syntax.scan_xml import (
    CDATA,
    COMMENT,
    EMPTY,
    END,
    INSTRUCTION,
    START,
    TEXT,
    Token,
    scan_attributes,
    scan_xml,
)


class XmlPlaces:
    """The places of one file: its tokens, and the index of each ordinal among them."""

    __slots__ = ("_data", "_edits", "_tokens", "_ordinals")

    def __init__(self, data: bytes, edits: list[Edit]) -> None:
        self._data = data
        self._edits = edits
        self._tokens: list[Token] = []
        self._ordinals: list[int] = []
        depth = 0
        for token in scan_xml(data):
            kind = token.kind
            if depth:
                depth += (kind == START) - (kind == END)
                if kind in (START, EMPTY, COMMENT, INSTRUCTION):
                    self._ordinals.append(len(self._tokens))
            elif kind in (START, EMPTY) and not self._ordinals:
                depth = 1 if kind == START else 0
                self._ordinals.append(len(self._tokens))
            self._tokens.append(token)

    def locate(self, ordinal: int, field: str | None) -> Span | None:
        """The span of an element's start tag or of a part of it; see ``Source.span``."""
        if not 1 <= ordinal <= len(self._ordinals):
            return None
        index = self._ordinals[ordinal - 1]
        found = self._part(index, field)
        if found is None:
            return None
        start = original_offset(self._edits, found[0])
        return Span(start, max(original_offset(self._edits, found[1]), start))

    def _part(self, index: int, field: str | None) -> tuple[int, int] | None:
        token = self._tokens[index]
        if field is None:
            return token.start, token.end
        if field == "#text":
            return self._text(index)
        if field[0] == "@":
            return self._attribute(token, field[1:].encode())
        child = self._child(index, field.encode())
        if child is None:
            return None
        return self._text(child) or (self._tokens[child].start, self._tokens[child].end)

    def _attribute(self, token: Token, name: bytes) -> tuple[int, int] | None:
        """The value of an attribute, without its quotes."""
        if token.kind not in (START, EMPTY):
            return None
        for attribute in scan_attributes(self._data, token):
            if attribute.name == name:
                return attribute.value
        return None

    def _child(self, index: int, name: bytes) -> int | None:
        """The index of the first child element of a name, which may have a prefix."""
        depth = int(self._tokens[index].kind == START)
        while depth:
            index += 1
            if index == len(self._tokens):
                return None
            token = self._tokens[index]
            named = token.name == name or token.name.endswith(b":" + name)
            if depth == 1 and token.kind in (START, EMPTY) and named:
                return index
            depth += (token.kind == START) - (token.kind == END)
        return None

    def _text(self, index: int) -> tuple[int, int] | None:
        """The first text in an element that is not blank, without the blanks around it."""
        depth = int(self._tokens[index].kind == START)
        while depth:
            index += 1
            if index == len(self._tokens):
                return None
            token = self._tokens[index]
            if depth == 1 and token.kind in (TEXT, CDATA):
                text = self._data[token.start : token.end]
                if token.kind == CDATA:
                    return token.start + 9, token.end - 3
                if text.strip():
                    return token.start + len(text) - len(text.lstrip()), token.start + len(text.rstrip())
            depth += (token.kind == START) - (token.kind == END)
        return None
