"""label-actuators: who drives a joint.

Drake makes an actuator for every SDFormat joint unless its effort is 0, and for a URDF joint only where a
transmission drives it. By default what is written says what the source says, and the actuators that this
makes (A002) or costs (A016) are told. With ``--dialect drake`` a joint without a transmission gets effort 0
in SDFormat, and one whose effort is not 0 gets a transmission in URDF; but MJCF's armature needs an actuator
in Drake.
"""

from __future__ import annotations

from transpile.ir.model import Joint, Model, Scene, Transmission
from transpile.ir.node import Ref
from transpile.passes.for_mjcf.drive_joints import rotor_of
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

_ACTUATED = frozenset({"revolute", "continuous", "prismatic", "screw"})


def run(scene: Scene, context: Context) -> None:
    """Nothing changes where the source's format and the target have the same rule."""
    if scene.format == "sdf" and context.target == "urdf":
        _tell_lost(scene, context)
    elif scene.format in ("urdf", "mjcf") and context.target != "urdf":
        _tell_new(scene, context)


def _tell_new(scene: Scene, context: Context) -> None:
    """Label, or with the Drake dialect prevent, actuators that the source does not have."""
    for model in scene.models:
        new = _undriven(model)
        if not new:
            continue
        if context.dialect == "drake":
            # Drake adds the inertia of a rotor only where there is an actuator.
            idle = [joint for joint in new if scene.format != "mjcf" or rotor_of(joint) is None]
            for joint in idle:
                _set_zero(joint, context)
            new = [joint for joint in new if scene.format == "mjcf" and rotor_of(joint) is not None]
            if not new:
                continue
        context.diagnostics.report(
            "A002",
            f"Drake will make actuators for joints that no transmission drives ({len(new)}): {_names(new)}",
            new[0].at,
            fix="--dialect drake writes effort 0 for them",
            data={"joints": [joint.name for joint in new]},
        )


def _tell_lost(scene: Scene, context: Context) -> None:
    """Label, or with the Drake dialect keep, actuators that nothing but an effort makes."""
    for model in scene.models:
        # What Drake's extensions tell of an actuator is written in a transmission anyway.
        lost = [joint for joint in _undriven(model) if not joint.extensions]
        if not lost:
            continue
        if context.dialect == "drake":
            for joint in lost:
                transmission = Transmission(f"{joint.name}_transmission", Ref(joint.name, joint))
                transmission.at = joint.at
                model.transmissions.append(transmission)
            continue
        names = _names(lost)
        context.diagnostics.report(
            "A016",
            f"Drake will make no actuators for joints that no transmission drives ({len(lost)}): {names}",
            lost[0].at,
            fix="--dialect drake writes transmissions for them",
            data={"joints": [joint.name for joint in lost]},
        )


def drive_joints(scene: Scene) -> None:
    """Say of each joint of a SDFormat file that Drake drives it, before it becomes a part of a scene of other
    formats: a transmission does so there."""
    for model, _ in walk_models(scene):
        for joint in _undriven(model):
            if joint.axes[0].mimic is None:
                transmission = Transmission(f"{joint.name}_transmission", Ref(joint.name, joint))
                transmission.at = joint.at
                model.transmissions.append(transmission)


def _undriven(model: Model) -> list[Joint]:
    """The joints that an actuator could drive, by their effort, and that no transmission does."""
    driven = {transmission.joint.target for transmission in model.transmissions}
    return [
        joint
        for joint in model.joints
        if joint.type in _ACTUATED and joint not in driven and joint.axes and joint.axes[0].effort != 0.0
    ]


def _names(joints: list[Joint]) -> str:
    return ", ".join(repr(joint.name) for joint in joints[:4]) + (" …" if len(joints) > 4 else "")


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
