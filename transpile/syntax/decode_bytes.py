"""From the bytes of a file to UTF-8, whatever it was written in.

The engines read every file as UTF-8 and look at no declared encoding. Here a declared encoding counts, as XML
has it, and UTF-16 and UTF-32 are read too; each with a warning, because the engines do not agree.
"""

from __future__ import annotations

import codecs
import re

from transpile.diagnostics.diagnostic import Diagnostics
from transpile.source import ORDINAL_BITS, Source, Span

_DECLARED = re.compile(rb"<\?xml[^>]*?\sencoding\s*=\s*[\"']\s*([^\"'>]*?)\s*[\"']", re.IGNORECASE)
_EIGHT_BIT = re.compile(
    r"iso-?8859|latin|(windows|cp)-?(125|8|4)|koi8|shift|sjis|euc|gb|big5|mac|tis", re.IGNORECASE
)
_UTF8_NAMES = {b"utf-8", b"utf8", b"us-ascii", b"ascii", b""}

_SURROGATES = {0xDC00 + byte: bytes([byte]).decode("cp1252", "replace") for byte in range(0x80, 0x100)}

_SIGNATURES = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
    (b"<\0\0\0", "utf-32-le"),
    (b"\0\0\0<", "utf-32-be"),
    (b"<\0", "utf-16-le"),
    (b"\0<", "utf-16-be"),
)


def decode_bytes(source: Source, diagnostics: Diagnostics) -> None:
    """Make ``source.data`` UTF-8 without a byte order mark (warnings P005, P011, P014)."""
    data = source.data
    if data.startswith(codecs.BOM_UTF8):
        source.data = data[3:]
        return
    for signature, encoding in _SIGNATURES:
        if data.startswith(signature):
            source.data = data.decode(encoding, "replace").encode("utf-8", "replace")
            _warn(
                source,
                diagnostics,
                "P014",
                Span(0, 0),
                f"the file is written in {encoding[:6].upper()}, which no engine reads",
                "save it as UTF-8",
            )
            return
    match = _DECLARED.match(data)
    if match and match.group(1).lower() not in _UTF8_NAMES:
        _decode_declared(source, diagnostics, match.group(1).decode("ascii", "replace"), Span(*match.span(1)))


def _decode_declared(source: Source, diagnostics: Diagnostics, name: str, span: Span) -> None:
    """Follow a declared encoding of eight bits; any other is not what the bytes are in."""
    try:
        known = codecs.lookup(name).name if _EIGHT_BIT.match(name) else None
    except LookupError:
        known = None
    if known is None:
        text = f"the declared encoding {name!r} is not that of the bytes, or unknown; they are read as UTF-8"
        _warn(source, diagnostics, "P005", span, text, 'declare encoding="utf-8" or nothing')
        return
    if source.data.isascii():
        return
    source.data = source.data.decode(known, "replace").encode("utf-8", "replace")
    text = f"the file is written in {name}, as it declares; the engines read every file as UTF-8"
    _warn(source, diagnostics, "P014", span, text, "save it as UTF-8")


def mend_utf8(source: Source, diagnostics: Diagnostics) -> None:
    """Read bytes that are not UTF-8 as Windows-1252, in place (warning P011, once, at the first of them)."""
    data = source.data
    try:
        data.decode("utf-8")
        return
    except UnicodeDecodeError as error:
        first = error.start
    # Each byte that is not UTF-8 is decoded to a lone surrogate, which tells it from all that is.
    text = data.decode("utf-8", "surrogateescape")
    count = sum(1 for character in text if "\udc80" <= character <= "\udcff")
    source.data = text.translate(_SURROGATES).encode("utf-8")
    many = "a byte that is" if count == 1 else f"{count} bytes that are"
    message = f"the file has {many} not UTF-8; read as Windows-1252"
    _warn(source, diagnostics, "P011", Span(first, first + 1), message, "save the file as UTF-8")


def _warn(source: Source, diagnostics: Diagnostics, code: str, span: Span, text: str, fix: str) -> None:
    diagnostics.warn(code, text, source.index << ORDINAL_BITS, span=span, fix=fix)
