"""Joints that SDFormat lacks, as Drake's ``drake:joint``: what each side of one is was seen to by the pass
stand-in-frames."""

from __future__ import annotations

from transpile.ast.node import Tree
from transpile.formats.drake_extensions import tree_of
from transpile.ir import model as ir
from transpile.ir.pose import ZERO
from transpile.syntax.values import write_reals

TYPES = (ir.PLANAR, ir.CURVILINEAR)


def raise_drake_joint(joint: ir.Joint) -> Tree:
    """A planar or curvilinear joint."""
    tree = Tree("drake:joint")
    tree.at = joint.at
    tree.ir = joint
    tree.attributes["name"] = joint.name
    tree.attributes["type"] = joint.type
    _part(tree, "drake:parent", joint.parent.written())
    _part(tree, "drake:child", joint.child.written())
    if joint.type == ir.PLANAR:
        _part(tree, "drake:damping", write_reals(joint.planar_damping or ZERO))
    elif joint.axes and joint.axes[0].damping is not None:
        _part(tree, "drake:damping", write_reals((joint.axes[0].damping,)))
    for extension in joint.extensions or ():
        tree.children.append(tree_of(extension, "sdf"))
    return tree


def _part(tree: Tree, tag: str, text: str) -> None:
    part = Tree(tag)
    part.text = text
    tree.children.append(part)
