"""Poses as MJCF writes them. The files written here have ``eulerseq="XYZ"``, so roll, pitch and yaw stand as
they were written; a rotation that was worked out is a quaternion."""

from __future__ import annotations

from typing import Any

from transpile.ir.pose import QUATERNION, RPY, RPY_DEGREES, ZERO, Pose, quaternion_of_matrix


def raise_pose(pose: Pose | None, node: Any) -> None:
    """Write a pose into an element that has pos, quat and euler."""
    if pose is None:
        return
    if pose.p != ZERO:
        node.pos = pose.p
    if not pose.turns():
        return
    if pose.form in (RPY, RPY_DEGREES):
        node.euler = pose.rpy()
        return
    x, y, z, w = pose.r if pose.form == QUATERNION else quaternion_of_matrix(pose.matrix())
    node.quat = (w, x, y, z)
