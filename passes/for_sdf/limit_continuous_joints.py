"""limit-continuous-joints: a URDF's continuous joint may carry lower and upper limits.

urdfdom, MuJoCo, Pinocchio and the format itself ignore them; Drake alone keeps them. ``--dialect drake``
makes the joint a revolute with these limits; otherwise they are left out, and that is told (L011).
"""

from __future__ import annotations

from transpile.ir.model import CONTINUOUS, REVOLUTE, Scene
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


def run(scene: Scene, context: Context) -> None:
    """Decide about limits of continuous joints, except where a URDF is written again."""
    if scene.format != "urdf" or context.target == "urdf":
        return
    for model, _ in walk_models(scene):
        for joint in model.joints:
            if joint.type != CONTINUOUS or not joint.axes:
                continue
            axis = joint.axes[0]
            if axis.lower is None and axis.upper is None:
                continue
            if context.dialect == "drake":
                joint.type = REVOLUTE
                continue
            context.diagnostics.report(
                "L011",
                f"the position limits of the continuous joint {joint.name!r} are left out: only "
                "Drake reads them",
                axis.limits_at if axis.limits_at >= 0 else axis.at,
                fix="--dialect drake makes it a revolute joint with these limits",
            )
            axis.lower = axis.upper = None
