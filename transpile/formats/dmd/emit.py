"""Drake Model Directives: from the AST to text."""

from __future__ import annotations

from collections.abc import Iterable

from transpile.ast import dmd as ast
from transpile.ast.node import Comment, Document
from transpile.syntax.values import write_real
from transpile.syntax.write_yaml import write_scalar

_DEEP = "    "
"""The indentation of what a directive holds: ``- add_model:`` and two more."""


def emit(document: Document) -> str:
    """The text of a file of directives: one way of writing for each thing, comments before their
    directive."""
    root = document.root
    assert isinstance(root, ast.Directives)
    before: dict[int, list[str]] = {}
    for extra in root.extra or ():
        if isinstance(extra, Comment):
            before.setdefault(id(extra.before), []).append(extra.text)
    out = _comments(document.header)
    out.append("directives:\n" if root.directives else "directives: []\n")
    for directive in root.directives:
        out += _comments(before.get(id(directive), []))
        out.append(f"- {directive.TAG}:\n")
        _directive(directive, out)
    return "".join([*out, *_comments(document.footer)])


def _comments(texts: list[str]) -> list[str]:
    """A comment of XML may have several lines."""
    return [f"#{line.rstrip()}\n" for text in texts for line in text.splitlines() or [""]]


def _directive(directive: ast.Directive, out: list[str]) -> None:
    for name in type(directive).FIELDS:
        value = getattr(directive, name)
        if value is None or value == []:
            continue
        if isinstance(value, str):
            out.append(f"{_DEEP}{name}: {write_scalar(value)}\n")
        elif isinstance(value, ast.Transform):
            _transform(name, value, _DEEP, out)
        elif name == "default_joint_positions":
            out.append(f"{_DEEP}{name}:\n")
            out += [f"{_DEEP}  {write_scalar(p.name)}: {_numbers(p.values)}\n" for p in value]
        elif name == "default_free_body_pose":
            out.append(f"{_DEEP}{name}:\n")
            for pose in value:
                _transform(write_scalar(pose.name), pose.pose, f"{_DEEP}  ", out)
        else:
            out.append(f"{_DEEP}{name}: [{', '.join(map(write_scalar, value))}]\n")


def _transform(name: str, transform: ast.Transform, indent: str, out: list[str]) -> None:
    lines = []
    if transform.base_frame is not None:
        lines.append(f"base_frame: {write_scalar(transform.base_frame)}")
    if transform.translation is not None:
        lines.append(f"translation: {_quantity(transform.translation)}")
    if transform.rotation is not None:
        lines.append(f"rotation: {_rotation(transform.rotation)}")
    if not lines:
        out.append(f"{indent}{name}: {{}}\n")
        return
    out.append(f"{indent}{name}:\n")
    out += [f"{indent}  {line}\n" for line in lines]


def _rotation(rotation: ast.Rotation) -> str:
    parts = [
        f"{name}: {_quantity(getattr(rotation, name))}"
        for name in rotation.CHILDREN
        if getattr(rotation, name) is not None
    ]
    return f"!{rotation.tag} {{ {', '.join(parts)} }}" if parts else f"!{rotation.tag} {{}}"


def _quantity(quantity: ast.Quantity) -> str:
    if not quantity.tag:
        return _value(quantity.parameters["value"][0])
    parts = []
    for name, values in quantity.parameters.items():
        written = [_value(value) for value in values]
        parts.append(f"{name}: [{', '.join(written)}]" if name == "values" else f"{name}: {written[0]}")
    return f"!{quantity.tag} {{ {', '.join(parts)} }}"


def _value(numbers: ast.Numbers) -> str:
    """A number, or a vector of several."""
    return write_real(numbers[0]) if len(numbers) == 1 else _numbers(numbers)


def _numbers(numbers: Iterable[float]) -> str:
    return f"[{', '.join([write_real(x) for x in numbers])}]"
