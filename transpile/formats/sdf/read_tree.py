"""Values in elements that have no type of their own."""

from __future__ import annotations

from typing import Any

from transpile.ast.node import Tree
from transpile.diagnostics import Diagnostics
from transpile.syntax.values import READERS


def read_value(kind: str, text: str, at: int, field: str | None, diagnostics: Diagnostics) -> Any:
    """A value as the readers of typed elements read it; None after an error."""
    try:
        return READERS[kind](text)
    except ValueError:
        from transpile.syntax.mend_values import mend

        mended = mend(kind, text)
        for defect in mended.defects:
            diagnostics.report(defect.code, defect.message, at, field, severity=defect.severity)
        return mended.value


def attribute_number(tree: Tree, name: str, default: float, diagnostics: Diagnostics) -> float:
    """An attribute that holds a number; ``default`` where it is missing or bad."""
    text = tree.attributes.get(name)
    if text is None:
        return default
    value = read_value("real", text, tree.at, f"@{name}", diagnostics)
    return default if value is None else float(value)


def text_number(tree: Tree, diagnostics: Diagnostics) -> float | None:
    """An element whose text is a number; marks it as carried over."""
    tree.todo = 0
    value = read_value("real", tree.text or "", tree.at, "#text", diagnostics)
    return None if value is None else float(value)
