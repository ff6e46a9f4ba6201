"""label-actuators: who drives a joint.

Drake makes an actuator for every SDFormat joint unless its effort is 0, and for a URDF joint only where a
transmission drives it. By default the effort is kept and the new actuators are told (A002). With
``--dialect drake`` a joint without a transmission gets effort 0.
"""

from __future__ import annotations

from transpile.ir.model import Joint, Scene
from transpile.passes.manager import Context

_ACTUATED = frozenset({"revolute", "continuous", "prismatic"})


def run(scene: Scene, context: Context) -> None:
    """From URDF to SDFormat: label, or with the Drake dialect prevent, actuators that the source does not
    have."""
    if scene.format not in ("urdf", "mjcf"):
        return
    for model in scene.models:
        driven = {transmission.joint.target for transmission in model.transmissions}
        new = [
            j
            for j in model.joints
            if j.type in _ACTUATED and j not in driven and j.axes and j.axes[0].effort != 0.0
        ]
        if not new:
            continue
        if context.dialect == "drake":
            for joint in new:
                _set_zero(joint, context)
            continue
        names = ", ".join(repr(joint.name) for joint in new[:4]) + (" …" if len(new) > 4 else "")
        context.diagnostics.report(
            "A002",
            f"Drake will make actuators for joints that no transmission drives ({len(new)}): {names}",
            new[0].at,
            fix="--dialect drake writes effort 0 for them",
            data={"joints": [joint.name for joint in new]},
        )


def _set_zero(joint: Joint, context: Context) -> None:
    axis = joint.axes[0]
    if axis.effort is not None:
        context.diagnostics.report(
            "L017",
            f"the effort limit {axis.effort:g} of joint {joint.name!r}, which nothing drives, is "
            "written as 0",
            axis.at,
            "effort",
        )
    axis.effort = 0.0
