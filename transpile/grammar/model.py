"""What a grammar file says, as data."""

from __future__ import annotations

import keyword

from attrs import define, field

VALUE_TYPES = {
    "real": "float",
    "extended": "float",
    "integer": "int",
    "natural": "int",
    "boolean": "bool",
    "string": "str",
    "uri": "str",
    "id": "str",
    "ref": "str",
    "enum": "str",
    "vec2": "tuple[float, float]",
    "vec3": "tuple[float, float, float]",
    "vec4": "tuple[float, float, float, float]",
    "scale": "tuple[float, float, float]",
    "color": "tuple[float, float, float, float]",
    "reals": "tuple[float, ...]",
    "pose": "tuple[float, ...]",
}
"""The types of values, and their Python types."""


@define
class Field:
    """An attribute, a child or the text of an element.

    ``kind`` is "attribute", "text", "value" (a child that is nothing but a value), "element" or "tree";
    ``type`` the value type or the class of the child; ``argument`` what stands in ``<…>``.
    """

    name: str
    kind: str
    type: str = "string"
    argument: str | None = None
    card: str = "?"
    default: str | None = None
    unit: str | None = None
    range: str | None = None
    since: str | None = None
    until: str | None = None
    drake: str | None = None
    prefixed: bool = False
    """Whether every element in it has the prefix of its own name."""
    doc: str = ""
    line: int = 0
    column: int = 1
    alias: str | None = None
    """Its name in Python where the plain one is taken: an attribute and a child may share a name."""

    @property
    def many(self) -> bool:
        """Whether it may stand more than once."""
        return self.card in "*+"

    @property
    def required(self) -> bool:
        """Whether it must stand."""
        return self.card in "!+"

    @property
    def slot(self) -> str:
        """Its name in Python."""
        if self.alias:
            return self.alias
        if self.kind == "text":
            return "text"
        name = self.name.replace(":", "_")
        return name + "_" if keyword.iskeyword(name) else name

    @property
    def is_node(self) -> bool:
        """Whether its values are AST nodes."""
        return self.kind in ("element", "tree")

    @property
    def locator(self) -> str:
        """How a diagnostic names its place in the element (see ``Source.span``)."""
        return {"attribute": f"@{self.name}", "text": "#text"}.get(self.kind, self.name)


@define
class Element:
    """An element; ``name`` is its own in the grammar, ``tag`` in the file."""

    name: str
    tag: str
    ordered: bool = False
    doc: str = ""
    fields: list[Field] = field(factory=list)
    opaque: dict[str, str] = field(factory=dict)
    rules: list[tuple[str, list[str]]] = field(factory=list)
    line: int = 0
    column: int = 1

    @property
    def class_name(self) -> str:
        """Its class in the AST."""
        return "".join(part.capitalize() for part in self.name.split("_"))

    def of_kind(self, *kinds: str) -> list[Field]:
        """The fields of these kinds, in the grammar's order."""
        return [f for f in self.fields if f.kind in kinds]


@define
class Format:
    """A whole grammar."""

    name: str
    root: str
    versions: tuple[str, str] | None = None
    prefixes: dict[str, str] = field(factory=dict)
    enums: dict[str, list[str]] = field(factory=dict)
    elements: dict[str, Element] = field(factory=dict)
    shapes: dict[str, Element] = field(factory=dict)
    """What stands in trees: for the schemas and the tables only."""

    def prefixed_names(self, f: Field) -> tuple[str, ...]:
        """What in a prefixed element is known by its name with the prefix, and by no other."""
        prefix = f.name.partition(":")[0] + ":"
        seen, todo, found = {f.type}, [f.type], []
        while todo:
            fields = self.elements[todo.pop()].of_kind("value", "element", "tree")
            plain = {one.name for one in fields}
            own = [one.name for one in fields if one.name.startswith(prefix)]
            found += [name for name in own if name.removeprefix(prefix) not in plain]
            below = {one.type for one in fields if one.kind == "element"} - seen
            seen |= below
            todo.extend(sorted(below))
        return tuple(found)

    def deep(self) -> set[str]:
        """The elements from which a recursive element can be reached: their readers and printers must not
        call each other, or a deep nest would exhaust the stack."""
        below = {e.name: {f.type for f in e.fields if f.kind == "element"} for e in self.elements.values()}
        reach: dict[str, set[str]] = {}
        for name in below:
            seen: set[str] = set()
            todo = list(below[name])
            while todo:
                other = todo.pop()
                if other not in seen:
                    seen.add(other)
                    todo.extend(below[other])
            reach[name] = seen
        recursive = {name for name in below if name in reach[name]}
        return recursive | {name for name in below if reach[name] & recursive}


def version_number(version: str) -> int:
    """``1.9`` → 109, ``1.10`` → 110: versions as numbers that compare rightly."""
    major, minor = version.split(".")
    return int(major) * 100 + int(minor)
