"""MJCF actuators: a motor for each joint that the source drives, or what holds it where it is told to be.

A URDF's transmission drives its joint; in SDFormat every joint is driven unless its effort is 0 (Drake). The
motor's control is the force itself: Drake's gear ratio reflects the rotor's inertia alone, MuJoCo's gear
would multiply the force. A joint with the gains of a controller (Drake's) has a position actuator.
"""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.formats.mjcf.raise_joint import JointRaiser
from transpile.ir.model import UNLIMITED, Joint, Model, Scene, Transmission
from transpile.passes.for_mjcf.drive_joints import gains_of, is_drivable
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name


def raise_actuators(
    scene: Scene, model: Model, joints: JointRaiser, context: Context, root: ast.Mujoco
) -> None:
    """Write the motors of a model."""
    actuator = ast.Actuator()
    taken: set[str] = set()
    for transmission in model.transmissions:
        joint = transmission.joint.target
        if isinstance(joint, Joint) and _drivable(joint, joints):
            _drive(joint, transmission, taken, context, actuator)
    if scene.format == "sdf":
        driven = {transmission.joint.target for transmission in model.transmissions}
        for joint in model.joints:
            if joint not in driven and _drivable(joint, joints) and joint.axes[0].mimic is None:
                _drive(joint, None, taken, context, actuator)
    if actuator.motor or actuator.position:
        root.actuator.append(actuator)


def _drivable(joint: Joint, joints: JointRaiser) -> bool:
    return is_drivable(joint) and joint in joints.parts


def _drive(
    joint: Joint, transmission: Transmission | None, taken: set[str], context: Context, actuator: ast.Actuator
) -> None:
    gains = gains_of(joint)
    node: ast.Motor | ast.Position = ast.Motor() if gains is None else ast.Position()
    wanted = transmission.actuator if transmission is not None and transmission.actuator else joint.name
    node.ir = transmission
    node.name = free_name(wanted, taken)
    taken.add(node.name)
    node.joint = joint.name
    effort = joint.axes[0].effort
    limit = (0.0 - effort, effort) if effort is not None and 0.0 < effort < UNLIMITED else None
    if isinstance(node, ast.Motor):
        node.ctrlrange = limit
        actuator.motor.append(node)
    elif gains is not None:
        node.kp, node.kv = gains
        node.forcerange = limit
        actuator.position.append(node)
        _tell_gains(joint, gains, node.name, context)


def _tell_gains(joint: Joint, gains: tuple[float, float], name: str, context: Context) -> None:
    at = next(one.at for one in joint.extensions or () if one.tag == "controller_gains")
    context.diagnostics.report(
        "A037",
        f"the gains {gains[0]:g} and {gains[1]:g} of joint {joint.name!r} make {name!r} a position actuator: "
        "its control is the wanted position, and the wanted speed 0",
        at,
        data={"joint": joint.name, "actuator": name},
    )
