"""URDF: from the AST to text."""

from __future__ import annotations

from transpile.ast.node import Document
from transpile.formats.urdf.generated_printer import print_robot
from transpile.syntax.read_xml import KNOWN_URIS
from transpile.syntax.write_xml import escape_attribute

DECLARATION = '<?xml version="1.0"?>\n'


def emit(document: Document) -> str:
    """The text of a URDF document: UTF-8 is assumed, line ends are ``\\n``, and it ends with one."""
    out: list[str] = []
    print_robot(document.root, out, "", "robot")  # type: ignore[arg-type]
    body = "".join(out)
    header = "".join([f"<!--{text}-->\n" for text in document.header])
    footer = "".join([f"<!--{text}-->\n" for text in document.footer])
    declared = _declarations(document.namespaces, body)
    return f"{DECLARATION}{header}<robot{declared}{body[len('<robot') :]}{footer}"


def _declarations(namespaces: dict[str, str], body: str) -> str:
    """The root's ``xmlns`` attributes: what was declared, and the known prefixes that are used."""
    found = dict(namespaces)
    for prefix, uri in KNOWN_URIS.items():
        if prefix not in found and (f"<{prefix}:" in body or f" {prefix}:" in body):
            found[prefix] = uri
    text = ""
    for prefix, uri in found.items():
        name = f"xmlns:{prefix}" if prefix else "xmlns"
        text += f' {name}="{escape_attribute(uri)}"'
    return text
