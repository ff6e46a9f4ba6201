"""check-what-drake-reads: what is in a file that Drake 1.58 does not use.

Source: Drake's parsing reference (its lists of what is unused in a URDF and of a solver's settings in MJCF),
and for MJCF what Drake's parser warns of, asked about each element and attribute. The grammars hold it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from transpile.ast.node import Document, Node, Tree, children_of
from transpile.passes.checks.generated_drake_reads import NOT_USED
from transpile.passes.manager import Context

SILENT = "silent"


def _other_than_1(value: Any) -> bool:
    try:
        return float(value) != 1.0
    except ValueError:
        return True


SPECIAL: dict[tuple[str, str], tuple[Callable[[Any], bool], str]] = {
    ("Link", "gravity"): (lambda value: value is False, "Drake's gravity pulls every link"),
    ("Link", "kinematic"): (lambda value: value is True, "a link that is moved by hand is not Drake's"),
    ("Transmission", "mechanicalReduction"): (_other_than_1, "Drake takes 1"),
    ("Actuator", "mechanicalReduction"): (_other_than_1, "Drake takes 1"),
    ("Geom", "condim"): (lambda value: value != 3, "Drake takes 3"),
    ("Geom", "friction"): (lambda value: len(value) > 1, "Drake takes the first number"),
}
"""What Drake does not use when it says so, and what it does."""


def check_what_drake_reads(document: Document, context: Context) -> None:
    """Report each kind of thing once, where it stands first (X051; X052 if Drake says nothing of it)."""
    found: dict[tuple[str, str], list[tuple[Node, int, str]]] = {}
    for node in _nodes(document.root):
        for slot, (name, how) in NOT_USED.get(document.format, {}).get(type(node).__name__, {}).items():
            value = getattr(node, slot)
            if value is None or value == [] or not _counts(node, slot, value, how):
                continue
            first = value[0] if isinstance(value, list) else value
            at = first.at if isinstance(first, Node) else node.at
            found.setdefault((name, how), []).append((node, at, slot))
    for (name, how), places in found.items():
        _report(name, how, places, context)
    _tell_static_friction(document.root, context)


def _tell_static_friction(root: Node, context: Context) -> None:
    """The static friction that is not the sliding one: only in a plant of continuous time (its reference)."""
    found = []
    for node in _nodes(root):
        properties = getattr(node, "drake_proximity_properties", None)
        if properties is not None:
            parts = {child.tag: child for child in reversed(properties.children)}
            still, sliding = parts.get("drake:mu_static"), parts.get("drake:mu_dynamic")
            if still is not None and sliding is not None and _number_in(still) != _number_in(sliding):
                found.append(still)
    if found:
        message = (
            "Drake does not use <drake:mu_static> where the plant steps in time: mu_dynamic counts alone"
        )
        message += f" (here and in {len(found) - 1} more)" if len(found) > 1 else ""
        context.diagnostics.warn("X052", message, found[0].at)


def _number_in(tree: Tree) -> float | None:
    try:
        return float(tree.attributes.get("value", tree.text or ""))
    except ValueError:
        return None


def _counts(node: Node, slot: str, value: Any, how: str) -> bool:
    if how != "special":
        return True
    special = SPECIAL.get((type(node).__name__, slot))
    return special is not None and any(map(special[0], value if isinstance(value, list) else [value]))


def _report(name: str, how: str, places: list[tuple[Node, int, str]], context: Context) -> None:
    node, at, slot = places[0]
    what = f"the attribute {name[1:]!r}" if name[0] == "@" else f"<{name}>"
    special = SPECIAL.get((type(node).__name__, slot)) if how == "special" else None
    message = f"Drake does not use {what} of <{node.TAG}>"
    if special is not None:
        message += f": {special[1]}"
    if len(places) > 1:
        message += f" (here and in {len(places) - 1} more)"
    code = "X052" if how == SILENT else "X051"
    context.diagnostics.warn(code, message, at, name if at == node.at else None)


def _nodes(root: Node) -> Iterator[Node]:
    """A node and all below it."""
    stack = [root]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(children_of(node)))
