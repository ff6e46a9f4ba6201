"""Joints that SDFormat lacks, as Drake's ``drake:joint``.

At zero Drake lays the child's frame on the parent's, and a planar joint moves in their xy plane (the pass
turn-planar-joints has seen to that). So a frame of the joint's own name is written where the joint is,
attached to the parent; links that are measured in the joint are measured in it.
"""

from __future__ import annotations

from transpile.ast import sdf as ast
from transpile.ast.node import Tree
from transpile.formats.drake_extensions import tree_of
from transpile.formats.sdf.raise_pose import raise_place, raise_pose
from transpile.ir import model as ir
from transpile.ir.pose import ZERO, Pose
from transpile.syntax.values import write_reals


def raise_drake_joint(joint: ir.Joint, model: ast.Model, taken: set[str]) -> None:
    """Write a planar or curvilinear joint and the frames that it needs into ``model``."""
    tree = Tree("drake:joint")
    tree.at = joint.at
    tree.ir = joint
    tree.attributes["name"] = joint.name
    tree.attributes["type"] = joint.type
    parent, child = _sides(joint, model, taken)
    _part(tree, "drake:parent", parent)
    _part(tree, "drake:child", child)
    if joint.type == ir.PLANAR:
        _part(tree, "drake:damping", write_reals(joint.planar_damping or ZERO))
    for extension in joint.extensions or ():
        tree.children.append(tree_of(extension, "sdf"))
    model.drake_joint.append(tree)


def _part(tree: Tree, tag: str, text: str) -> None:
    part = Tree(tag)
    part.text = text
    tree.children.append(part)


def _sides(joint: ir.Joint, model: ast.Model, taken: set[str]) -> tuple[str, str]:
    """The names of the frames on the parent's and on the child's side."""
    parent, child = joint.parent.written(), joint.child.written()
    measured = joint.relative_to
    if (
        measured is not None
        and measured.written() == parent
        and (joint.pose is None or joint.pose.is_identity())
    ):
        return parent, child
    _frame(model, joint.name, parent, joint.at, raise_place(joint))
    link = joint.child.target
    hangs = getattr(link, "relative_to", None)
    if hangs is not None and hangs.target is joint and getattr(link, "pose", None) is None:
        return joint.name, child
    name = _free(f"{joint.name}_child", taken)
    pose = raise_pose(Pose(), joint.at)
    pose.relative_to = joint.name
    _frame(model, name, child, joint.at, pose)
    return joint.name, name


def _frame(model: ast.Model, name: str, body: str, at: int, pose: ast.Pose | None) -> None:
    frame = ast.Frame()
    frame.at = at
    frame.name = name
    frame.attached_to = body
    frame.pose = pose
    model.frame.append(frame)


def _free(name: str, taken: set[str]) -> str:
    free, number = name, 0
    while free in taken:
        number += 1
        free = f"{name}_{number}"
    taken.add(free)
    return free
