"""Reads the textual form of the IR (see ``transpile.ir.print_ir``), so that a pass can be tested without
any format."""

from __future__ import annotations

import ast
import re
from typing import Any

from transpile.ir import deformable, geometry, model, relation
from transpile.ir.node import Extension, Node, Ref
from transpile.ir.pose import Pose

_CLASSES: dict[str, type[Any]] = {
    name: cls
    for module in (deformable, geometry, model, relation)
    for name, cls in vars(module).items()
    if isinstance(cls, type) and issubclass(cls, Node)
}
_CLASSES["Extension"] = Extension

_LINE = re.compile(r"( *)(?:\.(\w+) )?([A-Z]\w*)(.*)")
_STRING = r'"(?:[^"\\]|\\.)*"'
_PART = re.compile(rf" (?:@(\d+)|(\w+)=(&?{_STRING}|\w*\([^)]*\)|\{{[^}}]*\}}|[^\s]+))")
_LISTS = {
    "links", "joints", "loops", "filtered", "points", "tendons", "terms", "deformables", "frames", "models",
    "includes", "materials", "transmissions", "axes", "visuals", "collisions",
    "extensions", "children",
}  # fmt: skip


class IrSyntaxError(ValueError):
    """The text is no IR; the message begins with the line's number."""


def parse_ir(text: str) -> Any:
    """The node that the text describes. References are not resolved. Raises IrSyntaxError."""
    top: Any = None
    stack: list[Any] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        match = _LINE.fullmatch(line)
        if match is None or match[3] not in _CLASSES:
            raise IrSyntaxError(f"line {number}: not a node: {line.strip()!r}")
        depth = len(match[1]) // 2
        node = _node(match[3], match[4], number)
        if depth == 0:
            top = node
        elif depth > len(stack) or match[2] is None:
            raise IrSyntaxError(f"line {number}: not inside anything")
        else:
            _attach(stack[depth - 1], match[2], node)
        stack[depth:] = [node]
    if top is None:
        raise IrSyntaxError("line 1: there is nothing here")
    return top


def _attach(parent: Any, field: str, node: Any) -> None:
    if field in _LISTS:
        setattr(parent, field, [*(getattr(parent, field) or ()), node])
    else:
        setattr(parent, field, node)


def _node(name: str, text: str, number: int) -> Any:
    cls = _CLASSES[name]
    node = object.__new__(cls)
    _blank(node, cls)
    rest = _PART.sub("", text)
    if rest.strip():
        raise IrSyntaxError(f"line {number}: not understood: {rest.strip()!r}")
    for at, field, value in _PART.findall(text):
        if at:
            node.at = int(at)
        elif not hasattr(cls, field):
            raise IrSyntaxError(f"line {number}: {name} has no field {field!r}")
        else:
            setattr(node, field, parse_value(value))
    return node


def _blank(node: Any, cls: type[Any]) -> None:
    """What the class's own __init__ would set, whatever arguments that takes."""
    code = cls.__init__.__code__
    required = code.co_argcount - 1 - len(cls.__init__.__defaults__ or ())
    cls.__init__(node, *[None] * required)


def parse_value(text: str) -> Any:
    """One value (see ``print_value``)."""
    if text[0] == "&":
        return Ref(ast.literal_eval(text[1:]))
    form, _, rest = text.partition("(")
    if form and rest and text[0] not in '"{':
        p, r = rest[:-1].split(";")
        return Pose(_numbers(p), _numbers(r), form)  # type: ignore[arg-type]
    if text in ("inf", "-inf"):
        return float(text)
    return ast.literal_eval(text)


def _numbers(text: str) -> tuple[float, ...]:
    return tuple(float(word) for word in text.split(","))
