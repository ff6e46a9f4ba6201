"""Contact filters that a reshaped model needs: no pass of its own, but what passes use that put links
between links.

Drake, MuJoCo and Gazebo let the two links of a joint pass through each other. Once a massless link stands
between them, nothing says so any more; a Drake collision filter group says it again.
"""

from __future__ import annotations

from transpile.ir.model import Link, Model
from transpile.ir.node import Extension, Node


def filter_pair(model: Model, name: str, a: Node, b: Node, at: int) -> None:
    """Let ``a`` and ``b`` pass through each other, if both have something to touch with."""
    if not (isinstance(a, Link) and isinstance(b, Link) and a.collisions and b.collisions):
        return
    group = Extension("collision_filter_group", attributes={"name": name}, at=at)
    group.children = [
        Extension("member", a.name, at=at),
        Extension("member", b.name, at=at),
        Extension("ignored_collision_filter_group", name, at=at),
    ]
    if model.extensions is None:
        model.extensions = []
    model.extensions.append(group)
