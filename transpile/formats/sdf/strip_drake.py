"""SDFormat without what only Drake reads, beside what says the same to others."""

from __future__ import annotations

from transpile.ast import generated_sdf as ast
from transpile.ast.node import Node


def strip_drake(root: Node) -> None:
    """Take out drake:mimic, which stands beside mimic, and drake:diffuse_map, beside albedo_map
    (Gazebo's)."""
    stack = [root]
    while stack:
        node = stack.pop()
        if isinstance(node, ast.Joint):
            node.drake_mimic = None
        elif isinstance(node, ast.Material):
            if node.drake_diffuse_map is not None and node.pbr is None:
                node.pbr = ast.Pbr()
                node.pbr.metal = ast.PbrMetal()
                node.pbr.metal.albedo_map = node.drake_diffuse_map
            node.drake_diffuse_map = None
        for name in node.CHILDREN:
            child = getattr(node, name)
            if isinstance(child, list):
                stack.extend(one for one in child if isinstance(one, Node))
            elif isinstance(child, Node):
                stack.append(child)
