"""Which links are already joined: disjoint groups, for whoever picks the joints of a tree."""

from __future__ import annotations

from transpile.ir.node import Node


def representative(group: dict[Node, Node], node: Node) -> Node:
    """The one that stands for all the nodes joined with ``node``; ``group`` maps each to one nearer to it.

    To join two groups, map the representative of one to that of the other. Paths are halved on the way.
    """
    while node in group:
        up = group[node]
        if up in group:
            group[node] = group[up]
        node = up
    return node
