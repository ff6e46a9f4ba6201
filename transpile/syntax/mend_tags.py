"""Mending the tags of XML that is not quite XML: names, attributes, and what stands between them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from transpile.source import Span
from transpile.syntax.read_xml import COLON
from transpile.syntax.scan_xml import EMPTY, Attribute, Token, scan_attributes

if TYPE_CHECKING:
    from transpile.syntax.repair_xml import Repair

_QUALIFIED = re.compile(rb"[A-Za-z_\x80-\xff][^:]*+(?::[A-Za-z_\x80-\xff][^:]*+)?")
_NAME = re.compile(rb"[A-Za-z_:\x80-\xff][A-Za-z0-9_:.\-\x80-\xff]*+")
_WORD = re.compile(rb"[^\s>/]++|/")
_BLANKS = b" \t\r\n\x0b\x0c"


class Tag(NamedTuple):
    """What a start tag says about prefixes: those it uses (with a place each) and those it declares."""

    used: list[tuple[bytes, Span]]
    declared: tuple[bytes, ...]


def mend_start_tag(repair: Repair, token: Token) -> Tag:
    """Mend a start tag (P006, P008, P009, P010, P017) and report the prefixes in it."""
    data = repair.data
    name_at = data.index(token.name, token.start)
    if name_at > token.start + 1:
        repair.warn("P008", Span(token.start, name_at), "blanks between '<' and the name are left out")
        repair.edit(token.start + 1, name_at)
    used: list[tuple[bytes, Span]] = []
    declared: list[bytes] = []
    _mend_name(repair, token.name, name_at, used)
    seen: set[bytes] = set()
    last = name_at + len(token.name)
    for attribute in scan_attributes(data, token):
        if not _mend_gap(repair, last, attribute.start):
            break
        _mend_attribute(repair, attribute, seen, used, declared)
        last = attribute.end
    else:
        _mend_gap(repair, last, token.end - (2 if token.kind == EMPTY else 1), last=True)
    return Tag(used, tuple(declared))


def mend_end_tag(repair: Repair, token: Token) -> None:
    """Leave out what stands in an end tag besides its name (P008)."""
    data, name = repair.data, token.name
    start = data.find(name, token.start) + len(name)
    if name and (data[start : token.end - 1].strip(_BLANKS) or data[token.start + 2] in _BLANKS):
        span = Span(token.start, token.end)
        repair.warn("P008", span, "an end tag has nothing but its name; the rest is left out")
        repair.edit(token.start, token.end, b"</" + _without_colons(name) + b">")
    elif not _QUALIFIED.fullmatch(name):
        repair.edit(token.start, token.end, b"</" + _without_colons(name) + b">")


def _mend_name(repair: Repair, name: bytes, at: int, used: list[tuple[bytes, Span]]) -> None:
    """Hide the colons of a name that XML's namespaces cannot read, and note its prefix."""
    if not _QUALIFIED.fullmatch(name):
        shown = name.decode("utf-8", "replace")
        repair.warn(
            "P009",
            Span(at, at + len(name)),
            f"the colons in the name {shown!r} are not as XML has them; kept as written",
        )
        repair.edit(at, at + len(name), _without_colons(name))
    elif b":" in name:
        used.append((name[: name.index(b":")], Span(at, at + len(name))))


def _without_colons(name: bytes) -> bytes:
    return name if _QUALIFIED.fullmatch(name) else name.replace(b":", COLON.encode())


def _mend_gap(repair: Repair, start: int, end: int, last: bool = False) -> bool:
    """Between two attributes there must be a blank, and nothing else (False: there is)."""
    gap = repair.data[start:end]
    if gap.strip(_BLANKS):
        match = _WORD.search(repair.data, start)
        span = Span(*match.span()) if match else Span(start, end)
        shown = repair.data[span.start : span.end].decode("utf-8", "replace")
        repair.error("P001", span, f"{shown!r} is not an attribute", 'write attributes as name="value"')
        return False
    if not gap and not last:
        fix = "put a blank between them"
        repair.warn("P008", Span(start, start), "there is no blank between two attributes", fix)
        repair.edit(start, end, b" ")
    return True


def _mend_attribute(
    repair: Repair,
    attribute: Attribute,
    seen: set[bytes],
    used: list[tuple[bytes, Span]],
    declared: list[bytes],
) -> None:
    """Mend one attribute."""
    name, value = attribute.name, attribute.value
    span = Span(attribute.start, attribute.start + len(name))
    shown = name.decode("utf-8", "replace")
    if value is None:
        repair.error("P001", span, f"the attribute {shown!r} has no value", f'write {shown}="…"')
        return
    if not _NAME.fullmatch(name):
        repair.error("P001", span, f"{shown!r} cannot be the name of an attribute")
        return
    if name in seen:
        message = f"the attribute {shown!r} is written twice in this tag"
        repair.error("P006", span, message, "delete one of them")
    seen.add(name)
    if not attribute.quoted:
        repair.warn("P008", Span(*value), f"the value of {shown!r} is not quoted", "put it in quotes")
        repair.edit(value[0], value[0], b'"')
        repair.edit(value[1], value[1], b'"')
    if name[:6] == b"xmlns:" and _QUALIFIED.fullmatch(name):
        _mend_namespace(repair, attribute, declared)
    else:
        _mend_name(repair, name, attribute.start, used)
    repair.text(*value)
    _escape_angles(repair, *value)


def _mend_namespace(repair: Repair, attribute: Attribute, declared: list[bytes]) -> None:
    """A declaration of a prefix; one that XML forbids is left out."""
    prefix = attribute.name[6:]
    start, end = attribute.value or (0, 0)
    uri = repair.data[start:end].strip()
    if uri and prefix not in (b"xml", b"xmlns"):
        declared.append(prefix)
        return
    if prefix == b"xml" and uri == b"http://www.w3.org/XML/1998/namespace":
        return
    shown = attribute.name.decode("utf-8", "replace")
    repair.warn(
        "P017", Span(attribute.start, attribute.end), f"{shown} declares nothing that XML allows; left out"
    )
    repair.edit(attribute.start, attribute.end)


def _escape_angles(repair: Repair, start: int, end: int) -> None:
    """A ``<`` in a value is written as it is in some files, and read as it is by all engines."""
    at = repair.data.find(b"<", start, end)
    while at >= 0:
        repair.warn(
            "P010", Span(at, at + 1), "'<' may not stand in a value; read as this character", "write &lt;"
        )
        repair.edit(at, at + 1, b"&lt;")
        at = repair.data.find(b"<", at + 1, end)
