"""expand-mjcf: the order in which the elements of a MJCF file stand once included files are brought in."""

from __future__ import annotations

from typing import Any

from transpile.ast.node import Node
from transpile.source import ORDINAL_BITS


class Order:
    """Knows at which place each included source (by number) was brought in."""

    __slots__ = ("anchors", "mixed", "copies")

    def __init__(self) -> None:
        self.anchors: dict[int, int] = {}
        self.copies: dict[Node, tuple[int, int]] = {}
        """What was replicated with what it refers to, which MuJoCo puts behind all else, copy by copy: the
        number of the replicate, and of the copy."""
        self.mixed = False
        """Whether lists hold elements that were put in out of their order."""

    def key(self, node: Any) -> Any:
        """What to sort by: the place of the include that brought it in, then its own."""
        at = node.at
        if not self.anchors and not self.copies:
            return at
        keys = [at]
        while (at >> ORDINAL_BITS) in self.anchors:
            at = self.anchors[at >> ORDINAL_BITS]
            keys.append(at)
        keys.reverse()
        return [*self.copies.get(node, (0, 0)), *keys]

    def children(self, node: Node, names: tuple[str, ...]) -> list[tuple[str, Any]]:
        """The child elements in these fields with the field of each, in document order."""
        found: list[tuple[str, Any]] = []
        filled = 0
        for name in names:
            value = getattr(node, name, None)
            if value:
                filled += 1
                found.extend([(name, one) for one in value] if value.__class__ is list else [(name, value)])
        if filled > 1 or self.mixed or self.anchors:
            found.sort(key=lambda item: self.key(item[1]))
        return found
