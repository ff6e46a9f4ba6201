"""The base of the IR's classes, references, and what is carried along for one format only."""

from __future__ import annotations

from typing import Any, ClassVar

from transpile.source import NOWHERE


class Node:
    """A thing of the model. ``at`` is its place in the source (a node made by a pass has the place
    of the node it was made from, and ``why`` in the pass's diagnostic)."""

    __slots__ = ("at", "kept")

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The fields that make up the textual form, in its order."""

    at: int
    kept: list[Kept] | None

    def __init__(self) -> None:
        self.at = NOWHERE
        self.kept = None

    def __repr__(self) -> str:
        shown = ((name, getattr(self, name)) for name in self.FIELDS)
        return f"{type(self).__name__}({', '.join(f'{n}={v!r}' for n, v in shown if v not in (None, []))})"


class Kept:
    """A part of the source that the IR has no words for, carried for its own format alone.

    ``format`` can say it. ``path`` leads from the AST element that the IR node came from to the field:
    pairs of a field's name and the AST class of its value (None for a plain value or an ``Extra``, whose
    name is ``""``); ``value`` is the AST's value, ``at``/``field`` its place, ``owner`` the AST class
    that the field belongs to. ``done`` is set once it was
    written, or was put into other words; what is not done at the end is reported as lost.
    """

    __slots__ = ("format", "path", "value", "at", "field", "owner", "done")

    def __init__(
        self,
        format: str,
        path: tuple[tuple[str, Any], ...],
        value: Any,
        at: int = NOWHERE,
        field: str | None = None,
        owner: Any = None,
    ) -> None:
        self.format = format
        self.path = path
        self.value = value
        self.at = at
        self.field = field
        self.owner = owner
        self.done = False

    def __repr__(self) -> str:
        return f"Kept({self.format!r}, {'/'.join(name for name, _ in self.path)!r}, {self.value!r})"


class Ref:
    """A reference by name: ``name`` as written (scoped names with ``::``), ``target`` what it resolved
    to (None before ``resolve-names`` ran). Emitters write the target's name, so renamings follow."""

    __slots__ = ("name", "target")

    def __init__(self, name: str, target: Any = None) -> None:
        self.name = name
        self.target = target

    def written(self) -> str:
        """The name to write. It follows renamings of the target; scoped names and the names that stand for a
        role (``world``, ``__model__``) stay as they are."""
        name = self.name
        if self.target is None or "::" in name or name[:2] == "__" or getattr(self.target, "merge", False):
            return name  # the last: something inside an include that is merged
        return self.target.name or name  # an include without a name has its file's

    def __repr__(self) -> str:
        return f"Ref({self.name!r})"


class Extension:
    """A ``drake:`` element in the form both syntaxes share.

    ``tag`` is without the prefix; ``value`` its one value as text (SDFormat's element text, URDF's
    ``@value``, ``@name``, ``@link`` or ``@xyz``), ``attributes`` what is an attribute in both, ``children``
    nested elements. ``at`` is its place.
    """

    __slots__ = ("tag", "value", "attributes", "children", "at")

    def __init__(
        self,
        tag: str,
        value: str | None = None,
        attributes: dict[str, str] | None = None,
        children: list[Extension] | None = None,
        at: int = NOWHERE,
    ) -> None:
        self.tag = tag
        self.value = value
        self.attributes = attributes or {}
        self.children = children or []
        self.at = at

    def __repr__(self) -> str:
        return f"Extension({self.tag!r}, {self.value!r}, {self.attributes!r}, {self.children!r})"
