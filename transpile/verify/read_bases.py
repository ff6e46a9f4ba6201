"""Bodies that float in Drake: by a joint of its own, or by one that directives ask for, which may float over
another body, and may be held by a frame that is not the body's own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from transpile.verify.facts import Array


def is_free(joint: Any) -> bool:
    """Whether a joint lets its child float."""
    return bool(joint.type_name() in ("quaternion_floating", "rpy_floating"))


def put_base(joint: Any, context: Any, X_WB: Array) -> None:
    """Put the body that a free joint carries somewhere in the world; what it floats over must be in its
    place."""
    from pydrake.math import RigidTransform

    X_WF = joint.frame_on_parent().CalcPoseInWorld(context)
    X_BM = joint.frame_on_child().GetFixedPoseInBodyFrame()
    joint.SetPose(context, X_WF.inverse().multiply(RigidTransform(_orthonormal(X_WB)).multiply(X_BM)))


def _orthonormal(pose: Array) -> Array:
    # Another engine's rotation may be off by more than Drake's own check of it allows.
    u, _, v = np.linalg.svd(pose[:3, :3])
    result = pose.copy()
    result[:3, :3] = u @ v
    return result


def velocities(joints: Iterable[Any], count: int, context: Any) -> Array | None:
    """The matrix that takes the velocities of other engines to Drake's: theirs of a floating base are the
    linear ones of its origin first, and the angular ones in its own axes. Drake's are those of the child's
    frame M in the parent's frame F. None where a base floats over what moves itself."""
    T = np.eye(count)
    for joint in joints:
        if joint.num_velocities() != 6:
            continue
        if _moves(joint):
            return None
        R_FW = joint.frame_on_parent().CalcPoseInWorld(context).rotation().matrix().T
        R_WB = np.asarray(joint.child_body().EvalPoseInWorld(context).rotation().matrix())
        p_BM = np.asarray(joint.frame_on_child().GetFixedPoseInBodyFrame().translation())
        i = joint.velocity_start()
        T[i : i + 6, i : i + 6] = 0.0
        T[i : i + 3, i + 3 : i + 6] = R_FW @ R_WB
        T[i + 3 : i + 6, i : i + 3] = R_FW
        T[i + 3 : i + 6, i + 3 : i + 6] = -R_FW @ R_WB @ _cross(p_BM)
    return T


def _moves(joint: Any) -> bool:
    """Whether what a body floats over is not anchored to the world."""
    parent = joint.parent_body()
    return not parent.GetParentPlant().IsAnchored(parent)


def _cross(p: Array) -> Array:
    x, y, z = p
    return np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])
