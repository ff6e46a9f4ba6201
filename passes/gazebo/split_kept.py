"""What an IR node keeps for SDFormat, value by value, and values as elements of a URDF."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from transpile.ast.node import Comment, Tree
from transpile.ast.node import Node as AstNode
from transpile.ir.model import Scene
from transpile.ir.node import Kept, Node

Names = tuple[str, ...]


class Leaf:
    """One value that is kept: ``path`` are the names of the elements around it, and its own."""

    __slots__ = ("path", "kept")

    def __init__(self, path: Names, kept: Kept) -> None:
        self.path = path
        self.kept = kept


def leaves(node: Node | None, scene: Scene, wants: Callable[[Names], bool], around: Names = ()) -> list[Leaf]:
    """The wanted values that ``node`` keeps for SDFormat, in the source's order.

    An element that is kept as a whole is split where a value in it is wanted; the other values in it stay on
    the account one by one.
    """
    if node is None or node.kept is None:
        return []
    found: list[Leaf] = []
    for kept in [*node.kept]:
        if kept.format != "sdf" or kept.done or isinstance(kept.value, Tree):
            continue
        parts = _split(kept, around)
        wanted = [leaf for leaf in parts if wants(leaf.path)]
        if wanted and isinstance(kept.value, AstNode):
            kept.done = True
            more = [leaf.kept for leaf in parts]
            node.kept = [*node.kept, *more]
            scene.ledger.extend(more)
        found += wanted
    found.sort(key=_place)
    return found


def _place(leaf: Leaf) -> int:
    return leaf.kept.at


def _split(kept: Kept, around: Names) -> list[Leaf]:
    names = (*around, *[name for name, _ in kept.path])
    if not isinstance(kept.value, AstNode):
        return [Leaf(names, kept)]
    found: list[Leaf] = []
    stack: list[tuple[AstNode, Names, tuple[tuple[str, Any], ...]]] = [(kept.value, names, kept.path)]
    while stack:
        node, names, path = stack.pop()
        for field in node.FIELDS:
            value = getattr(node, field)
            if value is None or value == []:
                continue
            if isinstance(value, AstNode) and not isinstance(value, Tree):
                stack.append((value, (*names, field), (*path, (field, type(value)))))
                continue
            part = Kept(kept.format, (*path, (field, None)), value, node.at, field, type(node))
            found.append(Leaf((*names, field), part))
        for extra in node.extra or ():
            if not isinstance(extra, Comment):
                part = Kept(kept.format, (*path, ("", None)), extra, node.at, None, type(node))
                found.append(Leaf((*names, ""), part))
    return found


def nested(found: list[Leaf]) -> list[Tree]:
    """Values as elements in one another, as SDFormat has them."""
    tops: dict[Names, Tree] = {}
    for leaf in found:
        path = leaf.path
        values = leaf.kept.value if isinstance(leaf.kept.value, list) else [leaf.kept.value]
        if path[-1] == "text":
            _inside(tops, path[:-1], leaf.kept.at).text = written(values[0])
            continue
        for value in values:
            made = tree_of(path[-1], value, leaf.kept.at)
            if len(path) == 1:
                tops[path] = made
            else:
                _inside(tops, path[:-1], leaf.kept.at).children.append(made)
    return [tree for path, tree in tops.items() if len(path) == 1]


def _inside(tops: dict[Names, Tree], path: Names, at: int) -> Tree:
    """The element of that path, made with those around it where it is not there yet."""
    for length in range(1, len(path) + 1):
        if path[:length] not in tops:
            tops[path[:length]] = made = Tree(path[length - 1])
            made.at = at
            if length > 1:
                tops[path[: length - 1]].children.append(made)
    return tops[path]


def tree_of(tag: str, value: Any, at: int) -> Tree:
    """A value as an element."""
    tree = Tree(tag)
    tree.at = at
    tree.text = written(value)
    return tree


def written(value: Any) -> str:
    """A value as text: the shortest that reads back as the same."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return repr(value).removesuffix(".0")
    if isinstance(value, tuple):
        return " ".join([written(one) for one in value])
    return str(value)
