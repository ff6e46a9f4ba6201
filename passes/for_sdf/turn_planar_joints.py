"""turn-planar-joints: Drake's planar joint in SDFormat moves in the x-y plane of its frame; in URDF its
axis is the normal.

The joint's frame is turned by the rotation nearest to the identity that takes z to the axis, as Drake does
when it reads a URDF, so the coordinates agree too. What was placed in the joint's frame stays where it was.
"""

from __future__ import annotations

from math import sqrt

from transpile.ir.model import PLANAR, Joint, Placed, Scene
from transpile.ir.pose import IDENTITY, MATRIX, Mat3, Pose, Vec3
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

_Z = (0.0, 0.0, 1.0)


def run(scene: Scene, context: Context) -> None:
    """Turn the frames of planar joints so that their normal is z."""
    for model, _ in walk_models(scene):
        turned: dict[Joint, Pose] = {}
        for joint in model.joints:
            if joint.type == PLANAR and joint.axes and joint.axes[0].xyz != _Z:
                turn = Pose(r=rotation_to(joint.axes[0].xyz), form=MATRIX)
                joint.pose = (joint.pose or IDENTITY).compose(turn)
                joint.axes[0].xyz = _Z
                turned[joint] = turn.inverse()
        if not turned:
            continue
        placed: list[Placed] = [*model.links, *model.joints, *model.frames]
        for node in placed:
            target = node.relative_to.target if node.relative_to is not None else None
            if target in turned:
                node.pose = turned[target].compose(node.pose or IDENTITY)


def rotation_to(axis: Vec3) -> Mat3:
    """The rotation nearest to the identity that takes z to the direction of ``axis`` (half a turn about x
    for −z)."""
    x, y, z = axis
    n = sqrt(x * x + y * y + z * z)
    x, y, z = x / n, y / n, z / n
    if z <= -1.0 + 1e-15:
        return (1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, -1.0)
    f = 1.0 / (1.0 + z)
    return (1.0 - f * x * x, -f * x * y, x, -f * x * y, 1.0 - f * y * y, y, -x, -y, z)
