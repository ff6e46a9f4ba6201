"""URDF transmissions: from the IR to the AST.

What was read from a URDF comes back whole; here the names in it follow renamings, and transmissions are made
for joints whose actuators Drake could not know of otherwise.
"""

from __future__ import annotations

from transpile.ast import generated_urdf as ast
from transpile.ast.node import Tree
from transpile.formats.drake_extensions import tree_of
from transpile.formats.urdf.raise_joint import actuator_extensions
from transpile.ir.model import FIXED, FLOATING, Joint, Model
from transpile.ir.node import Extension

SIMPLE = "transmission_interface/SimpleTransmission"


def raise_transmissions(model: Model, robot: ast.Robot) -> None:
    """Bring ``robot.transmission`` up to date with the model's."""
    written = {node.ir: node for node in robot.transmission if node.ir is not None}
    driven: set[str] = set()
    joints = {joint.name: joint for joint in model.joints}
    for transmission in model.transmissions:
        name = transmission.joint.written()
        driven.add(name)
        node = written.get(transmission)
        if node is None:
            node = _new(transmission.name, name, transmission.actuator or name, transmission.at)
            node.ir = transmission
            robot.transmission.append(node)
        node.joint[0].name = name
        joint = joints.get(name)
        if joint is not None and joint.extensions is not None:
            _put_extensions(node.actuator[0], actuator_extensions(joint))
    for joint in model.joints:
        if joint.extensions is not None and joint.name not in driven:
            _raise_actuator(joint, robot)


def _raise_actuator(joint: Joint, robot: ast.Robot) -> None:
    """A transmission for a joint whose actuator has a gear ratio, a rotor inertia or gains."""
    extensions = actuator_extensions(joint)
    if not extensions or joint.type in (FIXED, FLOATING):
        return
    node = _new(f"{joint.name}_transmission", joint.name, joint.name, joint.at)
    _put_extensions(node.actuator[0], extensions)
    robot.transmission.append(node)


def _new(name: str, joint: str, actuator: str, at: int) -> ast.Transmission:
    node = ast.Transmission()
    node.at = at
    node.name = name
    node.type = SIMPLE
    driven = ast.TransmissionJoint()
    driven.name = joint
    node.joint.append(driven)
    motor = ast.Actuator()
    motor.name = actuator
    node.actuator.append(motor)
    return node


def _put_extensions(actuator: ast.Actuator, extensions: list[Extension]) -> None:
    for extension in extensions:
        tree: Tree = tree_of(extension, "urdf")
        if extension.tag == "gear_ratio":
            actuator.drake_gear_ratio = tree
        elif extension.tag == "rotor_inertia":
            actuator.drake_rotor_inertia = tree
        elif extension.tag == "controller_gains":
            actuator.drake_controller_gains = tree
