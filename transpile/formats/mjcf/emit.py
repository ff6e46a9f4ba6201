"""Writing MJCF: a document to text."""

from __future__ import annotations

from transpile.ast.node import Document
from transpile.formats.mjcf.generated_printer import print_mujoco
from transpile.syntax.printer import drive
from transpile.syntax.write_xml import escape_attribute


def emit(document: Document) -> str:
    """The document as text: the comments before the root, the root, and what follows it.

    UTF-8 is assumed, line ends are ``\\n``, and it ends with one.
    """
    lines: list[str] = []
    drive(print_mujoco, document.root, lines, "", "mujoco")
    declared = "".join(
        [
            f' {f"xmlns:{prefix}" if prefix else "xmlns"}="{escape_attribute(uri)}"'
            for prefix, uri in document.namespaces.items()
        ]
    )
    head = '<?xml version="1.0"?>\n' + "".join([f"<!--{text}-->\n" for text in document.header])
    foot = "".join([f"<!--{text}-->\n" for text in document.footer])
    body = "".join(lines)
    return f"{head}<mujoco{declared}{body[len('<mujoco') :]}{foot}"
