"""Reading XML: the bytes of a source to an element tree.

A file that is XML is parsed by lxml at once, without entities, document type or network. Only
when that fails is the file taken through ``transpile.syntax.repair_xml``, which mends what some engine would
load all the same (docs/not-quite-xml.md lists the defects), and parsed again. Names keep the
prefix that was written: Drake compares ``drake:joint`` literally, whatever URI the prefix stands for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lxml import etree

from transpile.diagnostics.diagnostic import Diagnostics
from transpile.source import Source, Span

if TYPE_CHECKING:
    from collections.abc import Iterable

MAX_DEPTH = 2048
"""How deep elements may be nested (the limit of the XML library; the engines stop at some 500)."""

COLON = "\U000e0f3a"
"""Stands in the tree for a colon where XML allows none (as in ``gz::system``); nobody uses this character."""

KNOWN_URIS = {
    "drake": "http://drake.mit.edu",
    "gz": "http://gazebosim.org/schema",
    "ignition": "http://ignitionrobotics.org/schema",
    "xacro": "http://www.ros.org/wiki/xacro",
}
"""What well-known prefixes stand for, where a file uses them without declaring them."""


class _Places:
    """The locator of a source (``Source.locate``): scans the bytes when it is first asked."""

    __slots__ = ("data", "edits", "found")

    def __init__(self, data: bytes, edits: list[tuple[int, int, bytes]]) -> None:
        self.data = data
        self.edits = edits
        self.found: object = None

    def __call__(self, ordinal: int, field: str | None) -> Span | None:
        from transpile.syntax.locate_xml import XmlPlaces

        if not isinstance(self.found, XmlPlaces):
            self.found = XmlPlaces(self.data, self.edits)
        return self.found.locate(ordinal, field)


def read_xml(source: Source, diagnostics: Diagnostics) -> etree._Element | None:
    """The root element of an XML file, or None when it cannot be read (then there are errors).

    Comments before and after the root are its siblings. ``source.locate`` is set, and ``source.data`` becomes
    UTF-8 without a byte order mark if it was anything else. A defect that was mended is a warning (P003 to
    P005, P007 to P014, P017), anything worse an error (P001, P002, P006, P015, P016, P018).
    """
    if not _is_plain(source.data):
        from transpile.syntax.decode_bytes import decode_bytes

        decode_bytes(source, diagnostics)
    data = source.data
    if b"<!DOCTYPE" not in data:
        try:
            root = parse_strictly(data)
        except etree.XMLSyntaxError:
            pass
        else:
            source.locate = _Places(data, [])
            return root
    from transpile.syntax.repair_xml import repair_xml

    repaired = repair_xml(source, diagnostics)
    source.locate = _Places(repaired.data, repaired.edits)
    return repaired.root


def parse_strictly(data: bytes) -> etree._Element:
    """Parse UTF-8 with the hardened parser; XMLSyntaxError when it isn't XML."""
    parser = etree.XMLParser(
        resolve_entities=False,
        load_dtd=False,
        no_network=True,
        huge_tree=True,
        collect_ids=False,
        strip_cdata=False,
        encoding="utf-8",
    )
    return etree.fromstring(data, parser)


def _is_plain(data: bytes) -> bool:
    """Whether the bytes are read as UTF-8 as they are: no byte order mark, no other encoding declared."""
    if data[:1] in b"\x00\xef\xfe\xff" or data[1:2] == b"\x00":
        return False
    if data[:5] != b"<?xml":
        return True
    declaration = data[: data.find(b"?>") + 1].lower()
    return b"encoding" not in declaration or b"utf-8" in declaration


def qualified_name(element: etree._Element) -> str:
    """An element's name as written, with its literal prefix (``drake:joint``)."""
    tag: str = element.tag
    if tag[0] == "{":
        local = tag[tag.index("}") + 1 :]
        prefix = element.prefix
        tag = f"{prefix}:{local}" if prefix else local
    return tag if tag.isascii() else tag.replace(COLON, ":")


def qualified_attribute(element: etree._Element, key: str) -> str:
    """An attribute's name as written, with its literal prefix; ``key`` is its name in the tree."""
    if key[0] == "{":
        uri, _, local = key[1:].partition("}")
        bound = [prefix for prefix, u in element.nsmap.items() if u == uri and prefix]
        if len(bound) == 1:
            key = f"{bound[0]}:{local}"
        else:
            # "xml", or several prefixes of one URI: only the tree knows which was written.
            path = "name(@*[namespace-uri() = $uri and local-name() = $local])"
            key = str(element.xpath(path, uri=uri, local=local))
    return key if key.isascii() else key.replace(COLON, ":")


def namespaces(root: etree._Element) -> dict[str, str]:
    """The prefixes that the root declares (some of them in repair) and their URIs; ``""`` is the default."""
    return {prefix or "": uri for prefix, uri in root.nsmap.items()}


def comments_beside(siblings: Iterable[etree._Element], at: int, diagnostics: Diagnostics) -> list[str]:
    """The texts of the comments before or after the root; an instruction among them is lost (L002)."""
    texts: list[str] = []
    for node in siblings:
        if hasattr(node, "target"):
            diagnostics.report("L002", f"the instruction <?{node.target} …?> outside the root is lost", at)
        else:
            texts.append(node.text or "")
    return texts
