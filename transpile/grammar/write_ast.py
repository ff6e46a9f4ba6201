"""Writes the AST classes of a format."""

from __future__ import annotations

from transpile.grammar.model import VALUE_TYPES, Element, Field, Format
from transpile.syntax.values import READERS

HEADER = (
    '"""{what} Written from grammars/{name}.grammar by '
    '``python -m transpile.grammar write``; do not edit."""\n# ruff: noqa\n'
)


def python_type(f: Field, format: Format) -> str:
    """The type of one value of a field."""
    if f.kind == "tree":
        return "Tree"
    if f.kind == "element":
        return format.elements[f.type].class_name
    return VALUE_TYPES[f.type]


def write_ast(format: Format) -> str:
    """The module ``transpile/ast/NAME.py``."""
    out = [HEADER.format(what=f"The AST of {format.name}.", name=format.name)]
    out.append("from __future__ import annotations\n\nfrom transpile.ast.node import Node, Tree\n")
    for element in format.elements.values():
        out.append(_class(element, format))
    return "\n".join(out)


def _class(element: Element, format: Format) -> str:
    slots = [f.slot for f in element.fields]
    names = _tuple(element.fields)
    doc = element.doc or f"``<{element.tag}>``."
    lines = [
        f"\nclass {element.class_name}(Node):",
        f'    """{doc}"""\n',
        f"    __slots__ = ({names})",
        f'    TAG = "{element.tag}"',
        "    FIELDS = __slots__",
    ]
    nodes = [f for f in element.fields if f.is_node]
    if nodes:
        lines.append(f"    CHILDREN = ({_tuple(nodes)})")
    values = sum(2 << i for i, f in enumerate(element.fields) if not f.is_node)
    if values:
        lines.append(f"    VALUES = {values}")
    uris = [f for f in element.fields if f.type == "uri"]
    if uris:
        lines.append(f"    URIS = ({_tuple(uris)})")
    defaults = {f.slot: default_value(f) for f in element.fields if f.default is not None and not f.is_node}
    if defaults:
        written = ", ".join(f'"{slot}": {_literal(value)}' for slot, value in defaults.items())
        lines.append(f"    DEFAULTS = {{{written}}}")
    if slots:
        lines.append("")
        lines.extend(f"    {f.slot}: {_slot_type(f, format)}" for f in element.fields)
        lines.append("")
        lines.append("    def __init__(self) -> None:")
        lines.append("        self.at = -1")
        lines.append("        self.todo = 0")
        lines.append("        self.extra = None")
        lines.append("        self.ir = None")
        lines.extend(f"        self.{f.slot} = {'[]' if f.many else 'None'}" for f in element.fields)
    return "\n".join(lines) + "\n"


def default_value(f: Field) -> object:
    """The value that stands for what is not written, as the reader would give it."""
    assert f.default is not None
    reader = READERS.get(f.type)
    return reader(f.default) if reader is not None else f.default


def _literal(value: object) -> str:
    return f'float("{value}")' if value in (float("inf"), float("-inf")) else repr(value)


def _tuple(fields: list[Field]) -> str:
    return "".join(f'"{f.slot}", ' for f in fields).rstrip()


def _slot_type(f: Field, format: Format) -> str:
    one = python_type(f, format)
    return f"list[{one}]" if f.many else f"{one} | None"
