"""``//include/experimental:params``: a file of SDFormat as the file that includes it wants it altered."""

from __future__ import annotations

from transpile.ast import generated_sdf as ast
from transpile.ast.node import Node, Tree
from transpile.diagnostics import Diagnostics
from transpile.source import Source
from transpile.syntax.alter_xml import alter_xml
from transpile.syntax.values import write_real, write_reals

_CLASSES: dict[str, list[type[Node]]] = {}
for _class in vars(ast).values():
    if isinstance(_class, type) and issubclass(_class, Node) and _class.TAG:
        _CLASSES.setdefault(_class.TAG, []).append(_class)


def alter_model(source: Source, params: list[Tree], diagnostics: Diagnostics) -> Source:
    """The source with all that ``params`` ask for; what cannot be done is told (S023 to S026)."""
    return alter_xml(source, params, is_known, default_of, diagnostics)


def is_known(tag: str, name: str) -> bool:
    """Whether an element ("": any) can hold a child or an attribute of a name: everything with a prefix may
    stand anywhere, and what no class describes is open."""
    if ":" in name or (tag and tag not in _CLASSES):
        return True
    classes = _CLASSES[tag] if tag else [cls for alike in _CLASSES.values() for cls in alike]
    return any(name in cls.FIELDS or f"{name}_" in cls.FIELDS for cls in classes)


def default_of(tag: str, name: str) -> str | None:
    """The text of what a child means that is not written; None where that is not known."""
    value = next((cls.DEFAULTS[name] for cls in _CLASSES.get(tag, ()) if name in cls.DEFAULTS), None)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return write_reals(value)
    return write_real(value) if isinstance(value, (int, float)) else value
