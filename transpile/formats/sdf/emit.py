"""Writing SDFormat: a document to text."""

from __future__ import annotations

from transpile.ast.node import Document, OpaqueAttribute
from transpile.formats.sdf.generated_printer import print_sdf
from transpile.formats.sdf.urdf_names import URDF_PREFIX, URDF_URI
from transpile.syntax.printer import drive
from transpile.syntax.read_xml import KNOWN_URIS
from transpile.syntax.write_xml import escape_attribute

_URIS = {**KNOWN_URIS, URDF_PREFIX: URDF_URI}
_LONGEST = max(map(len, _URIS)) + 1


def emit(document: Document) -> str:
    """The document as text: a declaration, the comments before the root, the root, and what follows it.

    The root declares the prefixes that its source declared, and the known ones that are used.
    """
    lines: list[str] = []
    drive(print_sdf, document.root, lines, "", "sdf")
    body = "".join(lines)
    if "e-3" in body:
        body = _without_denormals(body)
    head = '<?xml version="1.0"?>\n' + "".join([f"<!--{text}-->\n" for text in document.header])
    foot = "".join([f"<!--{text}-->\n" for text in document.footer])
    declared = _declarations(document, body)
    end = len(lines[0].rstrip("/>\n"))
    return f"{head}{body[:end]}{declared}{body[end:]}{foot}"


def _without_denormals(body: str) -> str:
    """The text with 0 for numbers below 2.2e-308, which libsdformat's number reader takes for errors.

    Attributes are names and words, and stay; so does a text that is one of them.
    """
    import re

    names = set(re.findall(r'"([^"<]*e-3[^"<]*)"', body))

    def flush(found: re.Match[str]) -> str:
        return "0" if abs(float(found[0])) < SMALLEST else found[0]

    def flush_text(found: re.Match[str]) -> str:
        if found[1] in names:
            return found[0]
        return re.sub(r"(?<![\w.+-])-?\d(?:\.\d+)?e-3\d\d(?![\w.])", flush, found[0])

    return re.sub(r">([^<>]*e-3[^<>]*)<", flush_text, body)


SMALLEST = 2.2250738585072014e-308
"""The smallest number that is stored whole."""


def _declarations(document: Document, body: str) -> str:
    found = dict(document.namespaces)
    used = _prefixes(body)
    for prefix, uri in _URIS.items():
        if prefix not in found and prefix in used:
            found[prefix] = uri
    for extra in document.root.extra or ():
        if isinstance(extra, OpaqueAttribute):
            found.pop(extra.name.removeprefix("xmlns:"), None)
    return "".join(
        [
            f' {f"xmlns:{prefix}" if prefix else "xmlns"}="{escape_attribute(uri)}"'
            for prefix, uri in found.items()
        ]
    )


def _prefixes(body: str) -> set[str]:
    """What stands before a colon and behind a blank or a ``<``: the prefixes in use, and some words of texts.

    One search for colons, of which there are few, is faster than one for each prefix.
    """
    found = set()
    at = body.find(":")
    while at >= 0:
        word = body[max(0, at - _LONGEST) : at]
        found.add(word[max(word.rfind(" "), word.rfind("<")) + 1 :])
        at = body.find(":", at + 1)
    return found
