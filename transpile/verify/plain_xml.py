"""A small forgiving XML reader of the verifier's own, so that it shares no fault with the compiler's.

It accepts what the engines accept: undeclared prefixes, ``--`` in comments, a late declaration.
Elements know where their attributes' values and their text stand, so that a text can be patched.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator

_TOKEN = re.compile(
    r"<!--.*?-->|<!\[CDATA\[(?P<cdata>.*?)\]\]>|<\?.*?\?>|<![^>]*>"
    r"|</\s*(?P<close>[^\s>]+)\s*>|<(?P<open>[^\s/>]+)(?P<attributes>(?:[^>\"']|\"[^\"]*\"|'[^']*')*?)(?P<empty>/?)>",
    re.S,
)
_ATTRIBUTE = re.compile(r"([^\s=]+)\s*=\s*(?:\"([^\"]*)\"|'([^']*)')", re.S)


class Element:
    """An element: ``spans`` has the offsets of each attribute's value, ``text_span`` those of the content."""

    __slots__ = ("tag", "attributes", "children", "text", "spans", "text_span", "start_tag")

    def __init__(self, tag: str, start_tag: tuple[int, int]) -> None:
        self.tag = tag
        self.attributes: dict[str, str] = {}
        self.children: list[Element] = []
        self.text = ""
        self.spans: dict[str, tuple[int, int]] = {}
        self.text_span = (start_tag[1], start_tag[1])
        self.start_tag = start_tag

    def get(self, name: str, default: str | None = None) -> str | None:
        """An attribute's value."""
        return self.attributes.get(name, default)

    def all(self, tag: str) -> list[Element]:
        """The child elements of a name."""
        return [child for child in self.children if child.tag == tag]

    def find(self, path: str) -> Element | None:
        """The first element down a path of names with ``/`` between them."""
        here: Element | None = self
        for tag in path.split("/"):
            here = next((child for child in here.children if child.tag == tag), None) if here else None
        return here

    def value(self, path: str, default: str = "") -> str:
        """The text of the element down a path, stripped."""
        found = self.find(path)
        return found.text.strip() if found is not None else default

    def walk(self) -> Iterator[Element]:
        """This element and all below, in document order."""
        stack = [self]
        while stack:
            element = stack.pop()
            yield element
            stack.extend(reversed(element.children))


def parse(text: str) -> Element:
    """Read a text; the result is a nameless element that holds the roots."""
    top = Element("", (0, 0))
    stack = [top]
    end = 0
    for token in _TOKEN.finditer(text):
        here = stack[-1]
        here.text += html.unescape(text[end : token.start()])
        end = token.end()
        if token["cdata"] is not None:
            here.text += token["cdata"]
        elif token["open"]:
            _open(token, stack)
        elif token["close"]:
            _close(token, stack)
    return top


def _open(token: re.Match[str], stack: list[Element]) -> None:
    element = Element(token["open"], token.span())
    base = token.start("attributes")
    for match in _ATTRIBUTE.finditer(token["attributes"]):
        group = 2 if match[2] is not None else 3
        element.attributes[match[1]] = html.unescape(match[group])
        element.spans[match[1]] = (base + match.start(group), base + match.end(group))
    stack[-1].children.append(element)
    if not token["empty"]:
        stack.append(element)


def _close(token: re.Match[str], stack: list[Element]) -> None:
    for depth in range(len(stack) - 1, 0, -1):
        if stack[depth].tag == token["close"]:
            stack[depth].text_span = (stack[depth].start_tag[1], token.start())
            del stack[depth:]
            return


def decode(data: bytes) -> str:
    """Bytes to text: UTF-8 or UTF-16 by their mark, Latin-1 where they are no UTF-8."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def patch(text: str, edits: Iterable[tuple[int, int, str]]) -> str:
    """Replace spans ``(start, end, new)`` that do not overlap."""
    parts = []
    end = 0
    for start, stop, new in sorted(edits):
        parts += [text[end:start], new]
        end = stop
    return "".join([*parts, text[end:]])


def root_of(text: str) -> Element | None:
    """The first root that a robot description can have, else the first root of any name."""
    roots = parse(text).children
    known = (root for root in roots if root.tag in ("robot", "sdf", "gazebo", "mujoco"))
    return next(known, roots[0] if roots else None)
