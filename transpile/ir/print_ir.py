"""The IR as text: one line a node, indented by depth; ``transpile.ir.parse_ir`` reads it back.

    Model name="arm" @1
      .links Link name="base" @4
        .inertial Inertial mass=2.0 pose=rpy(0.0, 0.0, 0.1; 0.0, 0.0, 0.0) ixx=0.1 @5

Numbers are written in full; what is not written in the source is left out; ``&"name"`` is a reference,
``@4`` the place (an ordinal in the source). What a node keeps for its own format only is shown as a ``#``
comment.
"""

from __future__ import annotations

from transpile.ir.node import Extension, Node, Ref
from transpile.ir.pose import Pose


def print_ir(node: Node) -> str:
    """The textual form of a scene, a model or any other node."""
    out: list[str] = []
    stack: list[tuple[str, Node | Extension, int]] = [("", node, 0)]
    while stack:
        field, item, depth = stack.pop()
        inner: list[tuple[str, Node | Extension, int]] = []
        text = f"{'  ' * depth}{f'.{field} ' if field else ''}{type(item).__name__}"
        for name in _fields(item):
            value = getattr(item, name)
            if isinstance(value, (Node, Extension)):
                inner.append((name, value, depth + 1))
            elif isinstance(value, list) and value and isinstance(value[0], (Node, Extension)):
                inner.extend((name, one, depth + 1) for one in value)
            elif value is not None and value != [] and value != {}:
                text += f" {name}={print_value(value)}"
        if item.at >= 0:
            text += f" @{item.at}"
        out.append(text + "\n")
        kept = getattr(item, "kept", None) or ()
        out.extend(f"{'  ' * (depth + 1)}# keeps {one!r}\n" for one in kept)
        stack.extend(reversed(inner))
    return "".join(out)


def _fields(item: Node | Extension) -> tuple[str, ...]:
    if isinstance(item, Extension):
        return ("tag", "value", "attributes", "children")
    return item.FIELDS


def print_value(value: object) -> str:
    """One value as text."""
    if isinstance(value, Pose):
        p = ", ".join(map(repr, value.p))
        r = ", ".join(map(repr, value.r))
        return f"{value.form}({p}; {r})"
    if isinstance(value, Ref):
        return f"&{_quote(value.name)}"
    if isinstance(value, str):
        return _quote(value)
    if isinstance(value, tuple):
        return f"({', '.join(map(repr, value))})"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_quote(str(k))}: {_quote(str(v))}" for k, v in value.items()) + "}"
    return repr(value)


def _quote(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
