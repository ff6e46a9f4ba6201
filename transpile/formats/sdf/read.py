"""Reading SDFormat: a source to a document."""

from __future__ import annotations

from transpile.ast.node import Document
from transpile.diagnostics import Diagnostics
from transpile.formats.sdf.generated_reader import read_sdf
from transpile.source import ORDINAL_BITS, Source
from transpile.syntax.hoist_namespaces import hoist_namespaces
from transpile.syntax.read_xml import comments_beside, qualified_name, read_xml
from transpile.syntax.reader import Reader, drive

VERSIONS = ("1.4", "1.5", "1.6", "1.7", "1.8", "1.9", "1.10", "1.11", "1.12")
"""The versions that can be read and written."""

OLDEST, NEWEST = 104, 112


def read(source: Source, diagnostics: Diagnostics) -> Document | None:
    """The document of a source; None when it is no SDFormat, after an error.

    A root ``<gazebo>`` and versions before 1.4 are read by the rules of 1.4, versions after 1.12 by those of
    1.12, each with a warning (P038).
    """
    root = read_xml(source, diagnostics)
    if root is None:
        return None
    at = source.index << ORDINAL_BITS | 1
    name = qualified_name(root)
    if name not in ("sdf", "gazebo"):
        diagnostics.report("P037", f"the root element is <{name}>, not <sdf>", at)
        return None
    prefixes = hoist_namespaces(root, source.data)
    reader = Reader(source, diagnostics, version_number(root.get("version"), at, diagnostics))
    document = Document("sdf", drive(read_sdf, root, reader), root.get("version"))
    document.namespaces = prefixes
    document.header = comments_beside(root.itersiblings(preceding=True), at, diagnostics)[::-1]
    document.footer = comments_beside(root.itersiblings(), at, diagnostics)
    return document


def version_number(text: str | None, at: int, diagnostics: Diagnostics) -> int:
    """109 for "1.9": the version whose rules a file is read by."""
    if text is None:
        return NEWEST
    if text.strip() in VERSIONS:
        return number_of(text.strip())
    major, _, minor = text.strip().partition(".")
    if not (major.isdecimal() and (minor.isdecimal() or not minor)):
        diagnostics.warn("P038", f"version {text!r} is no version of SDFormat; read as 1.12", at, "@version")
        return NEWEST
    number = int(major) * 100 + int(minor or 0)
    nearest = OLDEST if number < OLDEST else NEWEST
    diagnostics.warn(
        "P038",
        f"SDFormat {text} is not known; read by the rules of {nearest // 100}.{nearest % 100}",
        at,
        "@version",
    )
    return nearest


def number_of(version: str) -> int:
    """109 for "1.9"."""
    major, minor = version.split(".")
    return int(major) * 100 + int(minor)
