"""MJCF actuators: a motor for each joint that the source drives.

A URDF's transmission drives its joint; in SDFormat every joint is driven unless its effort is 0 (Drake). The
motor's control is the force itself: Drake's gear ratio reflects the rotor's inertia alone, MuJoCo's gear
would multiply the force.
"""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.formats.mjcf.raise_joint import JointRaiser
from transpile.ir.model import CONTINUOUS, PRISMATIC, REVOLUTE, UNLIMITED, Joint, Model, Scene, Transmission
from transpile.passes.pick_names import free_name

_DRIVEN = frozenset((REVOLUTE, CONTINUOUS, PRISMATIC))


def raise_actuators(scene: Scene, model: Model, joints: JointRaiser, root: ast.Mujoco) -> None:
    """Write the motors of a model."""
    actuator = ast.Actuator()
    taken: set[str] = set()
    for transmission in model.transmissions:
        joint = transmission.joint.target
        if isinstance(joint, Joint) and _drivable(joint, joints):
            actuator.motor.append(_motor(joint, transmission, taken))
    if scene.format == "sdf":
        driven = {transmission.joint.target for transmission in model.transmissions}
        for joint in model.joints:
            if joint not in driven and _drivable(joint, joints) and joint.axes[0].mimic is None:
                actuator.motor.append(_motor(joint, None, taken))
    if actuator.motor:
        root.actuator.append(actuator)


def _drivable(joint: Joint, joints: JointRaiser) -> bool:
    return joint.type in _DRIVEN and joint in joints.parts and joint.axes[0].effort != 0.0


def _motor(joint: Joint, transmission: Transmission | None, taken: set[str]) -> ast.Motor:
    node = ast.Motor()
    wanted = transmission.actuator if transmission is not None and transmission.actuator else joint.name
    node.ir = transmission
    node.name = free_name(wanted, taken)
    taken.add(node.name)
    node.joint = joint.name
    effort = joint.axes[0].effort
    if effort is not None and 0.0 < effort < UNLIMITED:
        node.ctrlrange = (0.0 - effort, effort)
    return node
