"""URDF transmissions: from the AST to the IR.

To Drake a transmission of type SimpleTransmission makes an actuator for its joint, with the gear ratio, rotor
inertia and gains that stand in it. ros_control reads the rest, which no other format can say: the whole
element is kept for URDF, and is reported as lost where something else is written.
"""

from __future__ import annotations

from transpile.ast import generated_urdf as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.drake_extensions import extension_of
from transpile.ir.model import Joint, Transmission
from transpile.ir.node import Extension, Ref
from transpile.syntax.values import real


def lower_transmissions(
    robot: ast.Robot, joints: dict[str, Joint], diagnostics: Diagnostics
) -> list[Transmission]:
    """The transmissions that drive one joint by one actuator, as Drake reads them."""
    found: list[Transmission] = []
    for transmission in robot.transmission:
        _check_numbers(transmission, diagnostics)
        if not is_simple(transmission):
            continue
        name = transmission.joint[0].name or ""
        node = Transmission(transmission.name or "", Ref(name))
        node.at = transmission.at
        node.actuator = transmission.actuator[0].name
        transmission.ir = node
        found.append(node)
        joint = joints.get(name)
        if joint is not None and joint.extensions is None:
            joint.extensions = _actuator_extensions(transmission.actuator[0]) or None
    return found


def _check_numbers(transmission: ast.Transmission, diagnostics: Diagnostics) -> None:
    """Values that ros_control reads as numbers; Drake ignores them, and so do the others."""
    for node in (transmission, *transmission.actuator):
        for name in ("mechanicalReduction", "motorTorqueConstant"):
            text = getattr(node, name)
            if text is not None and not _is_number(text):
                diagnostics.warn(
                    "C054",
                    f"{name} of transmission {transmission.name!r} is no number: {text!r}",
                    node.at,
                    name,
                )


def _is_number(text: str) -> bool:
    try:
        real(text)
    except ValueError:
        return False
    return True


def is_simple(transmission: ast.Transmission) -> bool:
    """Whether Drake makes an actuator of it."""
    type = transmission.type or transmission.attribute_type or ""
    return type.endswith("SimpleTransmission") and len(transmission.joint) == len(transmission.actuator) == 1


def _actuator_extensions(actuator: ast.Actuator) -> list[Extension]:
    trees = (actuator.drake_gear_ratio, actuator.drake_rotor_inertia, actuator.drake_controller_gains)
    return [extension_of(tree, "urdf") for tree in trees if tree is not None]
