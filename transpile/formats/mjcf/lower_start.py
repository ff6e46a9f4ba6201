"""Where a MJCF's joints and free bodies begin, for directives, which have words for that: in its first
keyframe, else where ``ref`` says."""

from __future__ import annotations

from math import radians

from transpile.ast import generated_mjcf as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf.lower_tree import TreeLowerer
from transpile.ir.model import BALL, Joint, Link, Start
from transpile.ir.pose import QUATERNION, Pose, matrix_of_quaternion, rpy_of_matrix
from transpile.passes.manager import Context
from transpile.source import ORDINAL_BITS

_QPOS = ast.Key.bits("name", "qpos")


def lower_start(
    tree: TreeLowerer, root: ast.Mujoco, diagnostics: Diagnostics, context: Context | None
) -> None:
    """Set where everything begins, where directives are made of this very file. A keyframe of another length
    than the model has coordinates is left alone (MuJoCo refuses it)."""
    if context is None or not context.in_parts or root.at >> ORDINAL_BITS:
        return
    joints = {id(node): joint for joint, node in tree.nodes.items()}
    slots = [(place.link, joints.get(id(node))) for place in tree.places for node, _ in place.joints]
    key = next((key for section in root.keyframe for key in section.key), None)
    values = key.qpos if key is not None else None
    if key is None or values is None or len(values) != sum(_count(joint) for _, joint in slots):
        _begin_at_references(tree)
        return
    at = 0
    for link, joint in slots:
        own = values[at : at + _count(joint)]
        at += len(own)
        _begin(link, joint, own, key.at)
    key.todo &= ~_QPOS
    name = key.name or "#0"
    message = f"everything begins where the first keyframe ({name}) has it, not at zero"
    diagnostics.report("A068", message, key.at, data={"begins": name})


def _count(joint: Joint | None) -> int:
    """The coordinates of a joint; of the free one, which no joint stands for, too."""
    return 7 if joint is None else 4 if joint.type == BALL else 1


def _begin(link: Link, joint: Joint | None, values: tuple[float, ...], at: int) -> None:
    if joint is None:
        w, x, y, z = values[3:]
        norm = (w * w + x * x + y * y + z * z) ** 0.5 or 1.0  # keyframes are often written with few digits
        turn = (x / norm, y / norm, z / norm, w / norm)
        link.pose = Pose((values[0], values[1], values[2]), turn, QUATERNION)
        return
    if joint.type == BALL:
        w, x, y, z = values
        values = rpy_of_matrix(matrix_of_quaternion((x, y, z, w)))
    _set(joint, values, at)


def _set(joint: Joint, values: tuple[float, ...], at: int) -> None:
    if any(values):
        joint.start = Start(values)
        joint.start.at = at


def _begin_at_references(tree: TreeLowerer) -> None:
    for joint, node in tree.nodes.items():
        if node.ref and joint.type != BALL:
            turned = tree.settings.degrees and (node.type or "hinge") == "hinge"
            _set(joint, (radians(node.ref) if turned else node.ref,), node.at)
