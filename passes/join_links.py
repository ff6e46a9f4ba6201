"""Which links are already joined: disjoint groups, for whoever picks the joints of a tree."""

from __future__ import annotations

from transpile.ir.node import Node


def representative(group: dict[Node, Node], node: Node) -> Node:
    """The one that stands for all the nodes joined with ``node``; ``group`` maps each to one nearer to it.

    Paths are halved on the way.
    """
    while node in group:
        up = group[node]
        if up in group:
            group[node] = group[up]
        node = up
    return node


def join(group: dict[Node, Node], a: Node, b: Node) -> bool:
    """Join what ``a`` and ``b`` stand in; False where they are joined already."""
    top_a, top_b = representative(group, a), representative(group, b)
    if top_a is top_b:
        return False
    group[top_b] = top_a
    return True
