"""The base of every generated AST class, and the nodes that have no type of their own.

A node's typed fields are its attributes (values) and its child elements (nodes, or plain
values where a child is nothing but a value); ``None`` or an empty list means "not written".

``todo`` is the account behind "nothing is dropped in silence": the reader sets bit 0 for
the element itself and one bit for each field that was written; lowering clears the bits of what it
carries over. What is left at the end is kept for the same format or reported as lost.
"""

from __future__ import annotations

from typing import Any, ClassVar

from transpile.source import NOWHERE

SELF = 1
"""The bit of ``todo`` that stands for the element itself."""


class Node:
    """An element. ``at`` is its place, ``extra`` holds what stands in it without a type:
    comments, opaque elements and attributes, in source order (None when there is nothing);
    ``ir`` is the IR's node that it became, or was made from."""

    __slots__ = ("at", "todo", "extra", "ir")

    TAG: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    CHILDREN: ClassVar[tuple[str, ...]] = ()
    """The fields that hold nodes."""
    VALUES: ClassVar[int] = 0
    """The bits of the fields that hold values."""
    URIS: ClassVar[tuple[str, ...]] = ()
    """The fields that name files."""
    DEFAULTS: ClassVar[dict[str, Any]] = {}
    """What a field that is not written means, where the format says so."""

    at: int
    todo: int
    extra: list[Extra] | None
    ir: Any

    def __init__(self) -> None:
        self.at = NOWHERE
        self.todo = 0
        self.extra = None
        self.ir = None

    @classmethod
    def bits(cls, *names: str) -> int:
        """The mask of ``todo`` for these fields, the element itself included."""
        mask = SELF
        for name in names:
            mask |= 2 << cls.FIELDS.index(name)
        return mask

    def written(self) -> list[str]:
        """The names of the fields whose bits are still set in ``todo``."""
        return [name for i, name in enumerate(self.FIELDS) if self.todo & (2 << i)]

    def __repr__(self) -> str:
        shown = ((name, getattr(self, name)) for name in self.FIELDS)
        return f"{type(self).__name__}({', '.join(f'{n}={v!r}' for n, v in shown if v not in (None, []))})"


class Tree(Node):
    """An element without a class of its own, kept as a tree: ``drake:`` extensions, content of other tools.

    ``tag`` is its name as written (with its prefix), ``text`` its text without the white space around it.
    ``xml`` is the whole element as it was written (see ``Opaque``) where the tree can't say it: text mixed
    with elements, CDATA. It is what is printed then; whoever changes the tree takes it out.
    """

    __slots__ = ("tag", "attributes", "text", "children", "xml")
    FIELDS = ()

    def __init__(self, tag: str) -> None:
        super().__init__()
        self.tag = tag
        self.attributes: dict[str, str] = {}
        self.text: str | None = None
        self.children: list[Tree] = []
        self.xml: str | None = None

    def __repr__(self) -> str:
        inner = [child.tag for child in self.children]
        return f"Tree({self.tag!r}, {self.attributes!r}, {self.text!r}, {inner!r})"


class Extra:
    """Something in an element that the grammar gives no type: see the subclasses.

    ``before`` is what it stood before: a child node, the name of a value field, or None
    (the end of the element).
    """

    __slots__ = ("at", "before", "todo")

    def __init__(self, at: int = NOWHERE, before: Any = None) -> None:
        self.at = at
        self.before = before
        self.todo = SELF


class Comment(Extra):
    """A comment; ``text`` without the ``<!--`` and ``-->``."""

    __slots__ = ("text",)

    def __init__(self, text: str, at: int = NOWHERE, before: Any = None) -> None:
        super().__init__(at, before)
        self.text = text
        self.todo = 0


class Opaque(Extra):
    """An element that is kept as it was written: unknown, foreign, or not typed on purpose.

    ``tag`` is its name as written (with its prefix), ``xml`` its text, free of the indentation
    of where it stood.
    """

    __slots__ = ("tag", "xml")

    def __init__(self, tag: str, xml: str, at: int = NOWHERE, before: Any = None) -> None:
        super().__init__(at, before)
        self.tag = tag
        self.xml = xml

    def __repr__(self) -> str:
        return f"Opaque({self.xml!r})"


class OpaqueAttribute(Extra):
    """An attribute that the grammar does not know."""

    __slots__ = ("name", "value")

    def __init__(self, name: str, value: str, at: int = NOWHERE) -> None:
        super().__init__(at)
        self.name = name
        self.value = value


class OpaqueText(Extra):
    """Text that stands where the grammar has only elements."""

    __slots__ = ("text",)

    def __init__(self, text: str, at: int = NOWHERE, before: Any = None) -> None:
        super().__init__(at, before)
        self.text = text


class Document:
    """A file as an AST: its ``root``, the comments before and after it, the prefixes that the root declares
    (``{"drake": "http://drake.mit.edu"}``) and the format's version as written."""

    __slots__ = ("format", "root", "version", "header", "footer", "namespaces")

    def __init__(self, format: str, root: Node, version: str | None = None) -> None:
        self.format = format
        self.root = root
        self.version = version
        self.header: list[str] = []
        self.footer: list[str] = []
        self.namespaces: dict[str, str] = {}


def children_of(node: Node) -> list[Node]:
    """The nodes right below a node, field by field."""
    found: list[Node] = []
    for name in node.CHILDREN:
        child = getattr(node, name)
        if child.__class__ is list:
            found.extend(child)
        elif child is not None:
            found.append(child)
    return found
