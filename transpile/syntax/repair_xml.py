"""Mending XML that is not quite XML, where some engine would read it all the same.

The engines' parser (tinyxml2; the Debian urdfdom still has TinyXML) is far more forgiving than XML allows.
Here each such defect is mended in the text, with a warning at its place, so that the strict parser then reads
what the engines read; the offsets of the mended text map back to the original through the list of edits.
What no engine reads is an error, and all of a file's errors are reported in one run as far as they can
be told apart. docs/not-quite-xml.md has the table of defects.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from lxml import etree

from transpile.diagnostics.diagnostic import Diagnostics
from transpile.source import ORDINAL_BITS, Source, Span
from transpile.syntax import scan_xml
from transpile.syntax.decode_bytes import mend_utf8
from transpile.syntax.map_offsets import Edit, apply_edits, original_offset
from transpile.syntax.mend_tags import mend_end_tag, mend_start_tag
from transpile.syntax.read_xml import KNOWN_URIS, MAX_DEPTH, parse_strictly
from transpile.syntax.scan_xml import Token

_DECLARATION = re.compile(
    rb"<\?xml\s++version\s*+=\s*+(?:\"1\.[0-9]++\"|'1\.[0-9]++')"
    rb"(?:\s++encoding\s*+=\s*+(?:\"[A-Za-z][\w.\-]*+\"|'[A-Za-z][\w.\-]*+'))?"
    rb"(?:\s++standalone\s*+=\s*+(?:\"(?:yes|no)\"|'(?:yes|no)'))?\s*+\?>"
)
_CONTROL = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f]|\xef\xbf[\xbe\xbf]")
_BARE_AMPERSAND = re.compile(rb"&(?!(?:lt|gt|amp|quot|apos|#[0-9]++|#x[0-9a-fA-F]++);)([\w:.\-]*+;?)")
_BEGINNING = re.compile(rb"<[^\s<>]*+")
_HYPHEN = re.compile(rb"-(?=-)")


class Repaired(NamedTuple):
    """The mended bytes, the edits that made them, and the root (None: there were errors)."""

    data: bytes
    edits: list[Edit]
    root: etree._Element | None


class _Open(NamedTuple):
    """An element that was opened: its name, its place and the prefixes that it declares."""

    name: bytes
    at: int
    prefixes: tuple[bytes, ...]


def repair_xml(source: Source, diagnostics: Diagnostics) -> Repaired:
    """Mend ``source.data`` and parse it; every defect is reported (P001 to P018)."""
    mend_utf8(source, diagnostics)
    repair = Repair(source, diagnostics)
    repair.run()
    edits = sorted(repair.edits)
    data, edits = apply_edits(source.data, edits)
    root = None if repair.failed else _parse(data, edits, repair)
    return Repaired(data, edits, root)


def _parse(data: bytes, edits: list[Edit], repair: Repair) -> etree._Element | None:
    """Parse the mended text; what is still wrong with it is P001."""
    try:
        return parse_strictly(data)
    except etree.XMLSyntaxError as error:
        line, column = error.position
        start = 0
        for _ in range(line - 1):
            start = data.find(b"\n", start) + 1
        offset = original_offset(edits, min(start + max(column - 1, 0), len(data)))
        message = re.sub(r", line \d+, column \d+$", "", error.msg or "this is not XML")
        span = Span(offset, max(offset, min(offset + 1, len(repair.data))))
        repair.error("P001", span, f"the file is not well-formed XML: {message}")
        return None


class Repair:
    """One pass over the tokens of a file, gathering edits and findings."""

    __slots__ = (
        "data",
        "edits",
        "failed",
        "_diagnostics",
        "_at",
        "_open",
        "_scope",
        "_ordinal",
        "_root",
        "_missing",
    )

    def __init__(self, source: Source, diagnostics: Diagnostics) -> None:
        self.data = source.data
        self.edits: list[Edit] = []
        self.failed = False
        self._diagnostics = diagnostics
        self._at = source.index << ORDINAL_BITS
        self._open: list[_Open] = []
        self._scope: dict[bytes, int] = {b"xml": 1, b"xmlns": 1}
        self._ordinal = 0
        self._root: Token | None = None
        self._missing: dict[bytes, tuple[Span, int]] = {}

    def warn(self, code: str, span: Span, message: str, fix: str | None = None) -> None:
        """A defect that was mended."""
        self._diagnostics.warn(code, message, self._at, span=span, fix=fix)

    def error(
        self, code: str, span: Span, message: str, fix: str | None = None, opened: int | None = None
    ) -> None:
        """A defect that cannot be mended; ``opened`` is the place of the tag it goes with."""
        self.failed = True
        related = (("opened here", opened),) if opened is not None else ()
        self._diagnostics.report(code, message, self._at, span=span, fix=fix, related=related)

    def edit(self, start: int, end: int, text: bytes = b"") -> None:
        """Put ``text`` in the place of ``[start, end)``."""
        self.edits.append((start, end, text))

    def run(self) -> None:
        """Look at every token; afterwards ``edits`` and ``failed`` are complete."""
        end = self._trim_end()
        for token in scan_xml.scan_xml(self.data):
            if token.start >= end or not self._token(token):
                break
        else:
            self._finish()
            return
        if not self.failed:
            self._finish()

    def _finish(self) -> None:
        self._controls()
        if self._open:
            last = self._open[-1]
            span = Span(len(self.data), len(self.data))
            names = " in ".join(_show(o.name) for o in self._open[:-4:-1])
            self.error("P002", span, f"the file ends before {names} is closed", opened=last.at)
        elif self._root is None and not self.failed:
            self.error("P016", Span(0, 0), "there is no element in this file: nothing to read")
        self._declare_missing()

    def _trim_end(self) -> int:
        """Cut NUL bytes after the end of the text (padding, which the engines never see)."""
        kept = self.data.rstrip(b"\0 \t\r\n")
        nul = self.data.find(b"\0", len(kept))
        if nul < 0 or not kept:
            return len(self.data)
        self.warn("P012", Span(nul, nul + 1), "NUL bytes after the end of the text are left out")
        self.edit(nul, len(self.data))
        return nul

    def _token(self, token: Token) -> bool:
        """Take one token; False when there is no sense in going on."""
        kind = token.kind
        if kind in (scan_xml.STRAY, scan_xml.UNCLOSED) and not (self._root and not self._open):
            return self._broken(token)
        if kind == scan_xml.COMMENT:
            self._comment(token)
        elif kind == scan_xml.INSTRUCTION:
            self._ordinal += bool(self._open)
        elif kind == scan_xml.DECLARATION:
            self._declaration(token)
        elif kind in (scan_xml.DOCTYPE, scan_xml.UNKNOWN):
            self._directive(token)
        elif not self._open and (self._root or kind not in (scan_xml.START, scan_xml.EMPTY)):
            return self._outside(token)
        elif kind == scan_xml.END:
            self._end_tag(token)
        elif kind in (scan_xml.START, scan_xml.EMPTY):
            return self._start_tag(token)
        elif kind == scan_xml.TEXT:
            self.text(token.start, token.end)
        return True

    def _broken(self, token: Token) -> bool:
        """Markup that never ends, or a ``<`` that opens nothing: no engine reads on from there."""
        match = _BEGINNING.match(self.data, token.start)
        span = Span(*match.span()) if match else Span(token.start, token.end)
        what = self.data[token.start : token.start + 4]
        if token.kind == scan_xml.STRAY:
            text, fix = "this '<' opens nothing", "write &lt; where the character itself is meant"
        elif what == b"<!--":
            text, fix = "this comment is never closed", "end it with -->"
        elif token.name:
            text, fix = (
                f"the tag {_show(token.name)} is malformed or never closed",
                "end it with > and quote its values",
            )
        else:
            text, fix = "this markup is never closed", None
        self.error("P001", span, text, fix)
        return False

    def _comment(self, token: Token) -> None:
        """Part double hyphens, which XML forbids in comments."""
        self._ordinal += bool(self._open)
        start, end = token.start + 4, token.end - 3
        first = None
        for match in _HYPHEN.finditer(self.data, start, end + 1):
            self.edit(match.end(), match.end(), b" ")
            if first is None:
                first = match.start()
        if first is not None:
            span = Span(first, first + 2)
            self.warn(
                "P004", span, "'--' inside a comment is not XML; read as '- -'", "write a single hyphen"
            )

    def _declaration(self, token: Token) -> None:
        """Take out an XML declaration that stands late or is not as XML has it."""
        if token.start == 0 and _DECLARATION.fullmatch(self.data, 0, token.end):
            return
        text = "this XML declaration is not as XML has it; it is left out"
        if token.start:
            text = "an XML declaration may only stand at the very start of the file; it is left out"
        self.warn("P005", Span(token.start, token.end), text, 'write <?xml version="1.0"?> first in the file')
        self.edit(token.start, token.end)

    def _directive(self, token: Token) -> None:
        """Take out a document type, or another ``<!…>``: no engine looks at them."""
        kind = "document type declaration" if token.kind == scan_xml.DOCTYPE else "'<!' directive"
        self.warn(
            "P013", Span(token.start, token.end), f"the {kind} is left out, as engines do; its entities too"
        )
        self.edit(token.start, token.end)

    def _outside(self, token: Token) -> bool:
        """Text before the root, and everything but comments after it, is left out."""
        if not self.data[token.start : token.end].strip(b" \t\r\n\0\x0b\x0c"):
            return True
        if self._root is None:
            self.warn(
                "P007", Span(token.start, token.end), "what stands before the first element is left out"
            )
            self.edit(token.start, token.end)
            return True
        if token.kind in (scan_xml.START, scan_xml.EMPTY):
            text = f"a second top-level element, {_show(token.name)}, is left out with all that follows"
        else:
            text = "what stands after the end of the root element is left out"
        stripped = len(self.data[token.start : token.end]) - len(self.data[token.start : token.end].lstrip())
        self.warn(
            "P007",
            Span(token.start + stripped, token.end),
            text,
            "delete it, or move it into the root element",
        )
        self.edit(token.start, len(self.data))
        return False

    def _start_tag(self, token: Token) -> bool:
        """An element begins: its tag is mended, its prefixes are looked up."""
        self._ordinal += 1
        if self._root is None:
            self._root = token
        tag = mend_start_tag(self, token)
        for prefix in tag.declared:
            self._scope[prefix] = self._scope.get(prefix, 0) + 1
        for prefix, span in tag.used:
            if not self._scope.get(prefix):
                known, count = self._missing.get(prefix, (span, 0))
                self._missing[prefix] = known, count + 1
        self._open.append(_Open(token.name, self._at | self._ordinal, tag.declared))
        if token.kind == scan_xml.EMPTY:
            self._close()
        elif len(self._open) > MAX_DEPTH:
            span = Span(token.start, token.end)
            self.error("P015", span, f"elements are nested more than {MAX_DEPTH} deep")
            return False
        return True

    def _close(self) -> None:
        for prefix in self._open.pop().prefixes:
            self._scope[prefix] -= 1

    def _end_tag(self, token: Token) -> None:
        """An element ends; a wrong name is an error, after which the nesting is guessed."""
        mend_end_tag(self, token)
        if token.name == self._open[-1].name:
            self._close()
            return
        innermost = self._open[-1]
        text = f"</{_text(token.name)}> stands where {_show(innermost.name)} has to be closed first"
        fix = f"write </{_text(innermost.name)}>"
        self.error("P002", Span(token.start, token.end), text, fix, innermost.at)
        if any(o.name == token.name for o in self._open[-64:]):
            while self._open[-1].name != token.name:
                self._close()
            self._close()

    def text(self, start: int, end: int) -> None:
        """Escape, in a text or an attribute's value, what XML does not allow there as it is."""
        data = self.data
        for match in _BARE_AMPERSAND.finditer(data, start, end):
            what = _text(match.group())
            self.warn(
                "P010",
                Span(*match.span()),
                f"{what!r} is none of XML's references; read as these characters",
                "write &amp;",
            )
            self.edit(match.start(), match.start() + 1, b"&amp;")
        at = data.find(b"]]>", start, end)
        while at >= 0:
            self.warn(
                "P010",
                Span(at, at + 3),
                "']]>' may not stand in a text; read as these characters",
                "write ]]&gt;",
            )
            self.edit(at + 2, at + 3, b"&gt;")
            at = data.find(b"]]>", at + 3, end)

    def _controls(self) -> None:
        """Characters that XML does not have: a blank instead; a NUL, where engines stop, is an error."""
        end = self._trimmed_end()
        for match in _CONTROL.finditer(self.data, 0, end):
            span = Span(*match.span())
            if match.group() == b"\0":
                self.error("P018", span, "a NUL byte inside the text: the engines stop reading here")
                return
            code = int.from_bytes(match.group()) if len(match.group()) == 1 else 0xFFFE
            self.warn(
                "P012",
                span,
                f"the character U+{code:04X} is not allowed in XML; read as a blank",
                "delete it",
            )
            self.edit(match.start(), match.end(), b" ")

    def _trimmed_end(self) -> int:
        return min(
            (start for start, end, text in self.edits if end == len(self.data) and not text),
            default=len(self.data),
        )

    def _declare_missing(self) -> None:
        """Declare, on the root, the prefixes that are used without a declaration."""
        if self._root is None or not self._missing:
            return
        inserted = b""
        for prefix, (span, count) in self._missing.items():
            name = _text(prefix)
            uri = KNOWN_URIS.get(name, f"urn:undeclared:{name}")
            often = "" if count == 1 else f" ({count} times)"
            self.warn(
                "P003",
                span,
                f"the prefix {name!r} is used without being declared{often}",
                f'declare it on the root element: xmlns:{name}="{uri}"',
            )
            inserted += f' xmlns:{name}="{uri}"'.encode()
        at = self.data.index(self._root.name, self._root.start) + len(self._root.name)
        self.edit(at, at, inserted)


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _show(name: bytes) -> str:
    return f"<{_text(name)}>"
