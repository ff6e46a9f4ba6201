"""Poses of the IR in SDFormat."""

from __future__ import annotations

from transpile.ast.generated_sdf import Pose
from transpile.ir import pose as ir
from transpile.ir.model import Placed

_NONE = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def raise_place(node: Placed) -> Pose | None:
    """``node``'s pose, measured where the IR says; None where nothing has to be written."""
    pose = node.pose
    measured = node.relative_to
    if pose is None and measured is None:
        return None
    written = Pose()
    written.at = node.at
    if measured is not None:
        written.relative_to = measured.written()
    _fill(written, pose)
    return written


def raise_pose(pose: ir.Pose, at: int) -> Pose:
    """A pose in the default frame of its element."""
    written = Pose()
    written.at = at
    _fill(written, pose)
    return written


def _fill(written: Pose, pose: ir.Pose | None) -> None:
    """Roll, pitch and yaw in radians, as written where they were; a quaternion stays one (1.9 and newer)."""
    if pose is None:
        written.text = _NONE
    elif pose.form == ir.QUATERNION:
        written.text = (*pose.p, *pose.r)
        written.rotation_format = "quat_xyzw"
    else:
        written.text = pose.p + pose.rpy()


def plain_rotations(written: Pose) -> None:
    """A quaternion as roll, pitch and yaw, for versions before 1.9."""
    if written.rotation_format is not None and written.text is not None:
        x, y, z, *q = written.text
        written.text = (x, y, z, *ir.Pose((x, y, z), tuple(q), ir.QUATERNION).rpy())
        written.rotation_format = None
