"""What the printers need to write XML: escaping, and content that is kept as it was written.

Opaque content is stored as text that starts at its own tag. Where a line break stands between two tags, and
nowhere else, the next line is indented by two blanks for each level; a text that is mixed with elements, a
value, a comment and a CDATA section are never touched. Reading what was written gives the same text again.
"""

from __future__ import annotations

from lxml import etree

from transpile.syntax.read_xml import COLON


def escape_text(text: str) -> str:
    """Text as it may stand between tags."""
    if text.isidentifier():
        return text
    if "&" in text:
        text = text.replace("&", "&amp;")
    if "<" in text:
        text = text.replace("<", "&lt;")
    if ">" in text:
        text = text.replace(">", "&gt;")
    if "\r" in text:
        text = text.replace("\r", "&#13;")
    return text


def escape_attribute(text: str) -> str:
    """Text as it may stand between double quotes."""
    if text.isidentifier():
        return text
    if "&" in text or "<" in text or ">" in text:
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if '"' in text:
        text = text.replace('"', "&quot;")
    if not text.isprintable():
        text = text.replace("\t", "&#9;").replace("\n", "&#10;").replace("\r", "&#13;")
    return text


def opaque_text(element: etree._Element) -> str:
    """An element, comment or instruction with all that is in it, free of the indentation of where it stood.

    Prefixes stay as written; those that the root of the file declares are not declared again.
    """
    text: str = etree.tostring(element, encoding="unicode", with_tail=False)
    if "xmlns" in text and isinstance(element.tag, str):
        text = _without_outer_namespaces(text, element)
    if COLON in text:
        text = text.replace(COLON, ":")
    return _indent(text, "") if "\n" in text else text


def indent_opaque(xml: str, prefix: str) -> str:
    """Opaque text as it stands behind ``prefix`` (blanks): each line between two tags begins with it."""
    return prefix + (_indent(xml, prefix) if "\n" in xml else xml)


def _without_outer_namespaces(text: str, element: etree._Element) -> str:
    """Take the declarations that the root has too out of the first tag."""
    end = text.index(">")
    tag = text[:end]
    for prefix, uri in element.getroottree().getroot().nsmap.items():
        name = f"xmlns:{prefix}" if prefix else "xmlns"
        tag = tag.replace(f' {name}="{escape_attribute(uri)}"', "", 1)
    return tag + text[end:]


def _indent(text: str, prefix: str) -> str:
    """Indent the lines that begin between two tags, by ``prefix`` and two blanks a level."""
    if 'xml:space="preserve"' in text:
        return text
    pieces, blanks = _split(text)
    for index, depth in blanks:
        pieces[index] = f"\n{prefix}{'  ' * depth}"
    return "".join(pieces)


def _split(text: str) -> tuple[list[str], list[tuple[int, int]]]:
    """The tags and texts of opaque content, and which of the texts may be indented anew (index, depth).

    Those are blank, hold a line break, stand in an element that has no text of its own but blanks, and
    are not the whole content of an element.
    """
    pieces: list[str] = []
    found: list[tuple[int, int]] = []
    candidates: list[list[tuple[int, int]]] = [[]]
    mixed = [True]
    at = 0
    while at < len(text):
        end = _piece_end(text, at)
        piece = text[at:end]
        if piece[0] != "<":
            whole = text.startswith("</", end) and bool(pieces) and _opens(pieces[-1])
            if piece.strip(" \t\r\n") or whole:
                mixed[-1] = True
            elif "\n" in piece:
                depth = len(mixed) - 1 - text.startswith("</", end)
                candidates[-1].append((len(pieces), depth))
        elif piece[1] == "/":
            if not mixed.pop():
                found.extend(candidates[-1])
            candidates.pop()
        elif _opens(piece):
            mixed.append(False)
            candidates.append([])
        elif piece.startswith("<![CDATA["):
            mixed[-1] = True
        pieces.append(piece)
        at = end
    return pieces, found


def _opens(piece: str) -> bool:
    """Whether a piece is a start tag that something follows."""
    return piece[0] == "<" and piece[1] not in "/!?" and piece[-2] != "/"


def _piece_end(text: str, at: int) -> int:
    """Where the tag or the text at ``at`` ends (the text is well-formed, with ``>`` escaped in values)."""
    if text[at] != "<":
        end = text.find("<", at)
        return len(text) if end < 0 else end
    if text.startswith("<!--", at):
        return text.index("-->", at + 4) + 3
    if text.startswith("<![CDATA[", at):
        return text.index("]]>", at) + 3
    if text.startswith("<?", at):
        return text.index("?>", at) + 2
    return text.index(">", at) + 1
