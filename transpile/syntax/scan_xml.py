"""A tolerant scanner of XML bytes: what stands where, without judging it.

It serves the repair of files that are not quite XML and the finding of places; it runs only when something
is to be mended or printed. It never raises, needs time linear in its input, and does not recurse.
All offsets are bytes of UTF-8 (or of any encoding that agrees with ASCII on markup).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

TEXT = "text"
START = "start"
EMPTY = "empty"
END = "end"
COMMENT = "comment"
CDATA = "cdata"
INSTRUCTION = "instruction"
DECLARATION = "declaration"
DOCTYPE = "doctype"
UNKNOWN = "unknown"
STRAY = "stray"
UNCLOSED = "unclosed"

NAME_START = rb"[A-Za-z_:\x80-\xff]"
NAME = NAME_START + rb"[A-Za-z0-9_:.\-\x80-\xff]*+"

# Groups are never possessive: the Python of Debian 12 (3.11.2) loses its place in those that fail half-way.
# Loops are unrolled instead (plain, then special and plain again), which leaves nothing to backtrack into.
_QUOTED = rb"(?:\"[^\"]*+\"|'[^']*+')"
_START = re.compile(rb"<\s*+(" + NAME + rb")[^\"'<>]*+(?:" + _QUOTED + rb"[^\"'<>]*+)*>")
_OPENS = re.compile(rb"<\s*+" + NAME_START)
_BROKEN_NAME = re.compile(rb"<[/?!]?\s*+([^\s<>/\"'=]*+)")
_END = re.compile(rb"</\s*+([^\s<>/]*+)[^<>]*+>")
_DTD_PART = rb"(?:" + _QUOTED + rb"|<!--[^-]*+(?:-(?!->)[^-]*+)*-->|<(?!!--))"
_DOCTYPE = re.compile(
    rb"<!DOCTYPE[^\"'<>\[\]]*+(?:" + _QUOTED + rb"[^\"'<>\[\]]*+)*"
    rb"(?:\[[^\"'<\]]*+(?:" + _DTD_PART + rb"[^\"'<\]]*+)*\][^<>]*+)?>"
)
_INSTRUCTION_NAME = re.compile(rb"<\?([^\s?]*+)")
_ATTRIBUTE = re.compile(rb"([^\s=/\"'<>]++)\s*+(?:=\s*+(?:\"([^\"]*+)\"|'([^']*+)'|([^\s\"'<>=]++)))?")


class Token(NamedTuple):
    """A piece of the file: its kind, the bytes ``[start, end)``, and the name of a tag or an instruction."""

    kind: str
    start: int
    end: int
    name: bytes = b""


class Attribute(NamedTuple):
    """An attribute: its name, where it stands, and where its value does (None: it has none)."""

    name: bytes
    start: int
    end: int
    value: tuple[int, int] | None
    quoted: bool


def scan_xml(data: bytes, start: int = 0) -> Iterator[Token]:
    """The tokens of ``data`` from ``start`` on, in order, without gaps.

    A ``<`` that opens nothing is a ``stray`` token of one byte; markup that never ends is one
    ``unclosed`` token up to the end of the data.
    """
    size = len(data)
    at = start
    while at < size:
        angle = data.find(b"<", at)
        if angle < 0:
            angle = size
        if angle > at:
            yield Token(TEXT, at, angle)
            at = angle
            continue
        token = _markup(data, at)
        yield token
        at = token.end


def _markup(data: bytes, at: int) -> Token:
    """The token that the ``<`` at ``at`` opens."""
    match = _START.match(data, at)
    if match:
        kind = EMPTY if data[match.end() - 2] == 0x2F else START
        return Token(kind, at, match.end(), match.group(1))
    following = data[at + 1 : at + 2]
    if following == b"/":
        match = _END.match(data, at)
        return Token(END, at, match.end(), match.group(1)) if match else _unclosed(data, at)
    if following == b"?":
        return _instruction(data, at)
    if following == b"!":
        return _bang(data, at)
    return _unclosed(data, at) if _OPENS.match(data, at) else Token(STRAY, at, at + 1)


def _instruction(data: bytes, at: int) -> Token:
    """A processing instruction or an XML declaration."""
    end = data.find(b"?>", at)
    if end < 0:
        return _unclosed(data, at)
    match = _INSTRUCTION_NAME.match(data, at)
    name = match.group(1) if match else b""
    return Token(DECLARATION if name.lower() == b"xml" else INSTRUCTION, at, end + 2, name)


def _bang(data: bytes, at: int) -> Token:
    """A comment, CDATA, a document type, or something else that ``<!`` opens."""
    if data.startswith(b"<!--", at):
        end = data.find(b"-->", at + 4)
        return Token(COMMENT, at, end + 3) if end >= 0 else _unclosed(data, at)
    if data.startswith(b"<![CDATA[", at):
        end = data.find(b"]]>", at)
        return Token(CDATA, at, end + 3) if end >= 0 else _unclosed(data, at)
    match = _DOCTYPE.match(data, at)
    if match:
        return Token(DOCTYPE, at, match.end())
    end = data.find(b">", at)
    if end < 0 or (data.startswith(b"<!DOCTYPE", at) and b"[" in data[at:end]):
        return _unclosed(data, at)
    return Token(UNKNOWN, at, end + 1)


def _unclosed(data: bytes, at: int) -> Token:
    match = _BROKEN_NAME.match(data, at)
    return Token(UNCLOSED, at, len(data), match.group(1) if match else b"")


def scan_attributes(data: bytes, token: Token) -> Iterator[Attribute]:
    """The attributes of a start tag, in order."""
    at = data.index(token.name, token.start) + len(token.name)
    for match in _ATTRIBUTE.finditer(data, at, token.end - (2 if token.kind == EMPTY else 1)):
        group = match.lastindex or 1
        value = match.span(group) if group > 1 else None
        yield Attribute(match.group(1), match.start(), match.end(), value, group < 4)
