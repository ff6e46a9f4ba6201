"""Poses of SDFormat in the IR."""

from __future__ import annotations

from transpile.ast.generated_sdf import Pose as PoseNode
from transpile.diagnostics import Diagnostics
from transpile.ir.model import WORLD, Placed
from transpile.ir.node import Ref
from transpile.ir.pose import QUATERNION, RPY, RPY_DEGREES, Pose

_POSE = PoseNode.bits("text", "relative_to", "rotation_format", "degrees")
_EMPTY = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
_VALUE = PoseNode.bits("text", "rotation_format", "degrees", "frame")
"""``frame`` is what ``relative_to`` was called up to 1.6; in a newer file it says nothing (P029)."""


def place(node: Placed, written: PoseNode | None, diagnostics: Diagnostics) -> None:
    """Give ``node`` the pose that was written."""
    if written is not None:
        node.pose = pose_of(written, diagnostics)
        if written.relative_to:
            node.relative_to = Ref(written.relative_to)
        written.todo &= ~_POSE


def pose_of(written: PoseNode, diagnostics: Diagnostics) -> Pose | None:
    """The pose as written; None for an empty one, which is the identity.

    The count of numbers must fit ``rotation_format``, and a quaternion has no degrees: libsdformat refuses
    both.
    """
    written.todo &= ~_VALUE
    numbers = written.text
    if not numbers or (numbers == _EMPTY and written.rotation_format == "quat_xyzw"):
        return None  # an empty pose is read as six zeros, whatever its rotation_format
    form = RPY_DEGREES if written.degrees else RPY
    if written.rotation_format == "quat_xyzw":
        form = QUATERNION
        if written.degrees:
            diagnostics.report("P035", "degrees does not go with a quaternion", written.at, "@degrees")
    wanted = 7 if form is QUATERNION else 6
    if len(numbers) != wanted:
        fix = 'rotation_format="quat_xyzw" makes the last four numbers a quaternion' if wanted == 6 else None
        message = f"a pose of this rotation_format has {wanted} numbers, not {len(numbers)}"
        diagnostics.report("P036", message, written.at, "#text", fix=fix)
        return None
    if form is QUATERNION and not 1e-300 < sum([part * part for part in numbers[3:]]) < 1e308:
        return _without_turn(written, numbers, diagnostics)
    return Pose(numbers[:3], numbers[3:], form)  # type: ignore[arg-type]


def _without_turn(written: PoseNode, numbers: tuple[float, ...], diagnostics: Diagnostics) -> Pose:
    """The place alone. A quaternion of zeros is no turn to libsdformat, and Drake refuses it; what is too
    small or too large to be divided by its length makes nonsense in both."""
    if any(numbers[3:]):
        what = " ".join([f"{part:g}" for part in numbers[3:]])
        message = f"no engine makes a rotation of the quaternion {what}"
        diagnostics.report("C047", message, written.at, "#text", fix="write a quaternion of length 1")
    else:
        message = (
            "the quaternion is 0 0 0 0, which libsdformat takes for no turn and Drake refuses: there is none"
        )
        diagnostics.warn("C048", message, written.at, "#text", fix="0 0 0 1 is no turn")
    return Pose(numbers[:3])  # type: ignore[arg-type]


def parent_ref(name: str) -> Ref:
    """What a joint hangs on: only there is ``world`` the world; libsdformat refuses it elsewhere."""
    return Ref(name, WORLD) if name == "world" else Ref(name)
