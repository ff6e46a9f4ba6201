"""What only URDF has, in SDFormat: attributes with a prefix of their own.

libsdformat 12 and Drake 1.58 read past attributes with a foreign prefix without a word (Drake warns of such
elements), so a name that only URDF has can come back when the file is converted to URDF again.
"""

from __future__ import annotations

from transpile.ast import generated_sdf as ast
from transpile.ast.node import OpaqueAttribute
from transpile.ir import model as ir
from transpile.ir.node import Ref

URDF_PREFIX = "urdf"
URDF_URI = "urn:robot-transpile:urdf"

NO_INERTIAL = f"{URDF_PREFIX}:inertial"
"""``none`` at an ``<inertial>`` of zeros: in URDF the link has none."""


def mark_transmissions(model: ir.Model, written: ast.Model) -> None:
    """Name the transmission that drives a joint, and its actuator, at the joint.

    One without a name gets one: libsdformat refuses an attribute without a value.
    """
    joints = {joint.ir: joint for joint in written.joint}
    for transmission in model.transmissions:
        joint = joints.get(transmission.joint.target)
        if joint is None or joint.extra is not None:
            continue
        name = transmission.name or f"{joint.name}_transmission"
        joint.extra = [OpaqueAttribute(f"{URDF_PREFIX}:transmission", name)]
        if transmission.actuator:
            joint.extra.append(OpaqueAttribute(f"{URDF_PREFIX}:actuator", transmission.actuator))


def take_transmission(written: ast.Joint) -> ir.Transmission | None:
    """The transmission that ``mark_transmissions`` noted at a joint."""
    noted = {extra.name: extra for extra in written.extra or () if isinstance(extra, OpaqueAttribute)}
    name = noted.get(f"{URDF_PREFIX}:transmission")
    if name is None:
        return None
    name.todo = 0
    transmission = ir.Transmission(name.value, Ref(written.name or ""))
    transmission.at = written.at
    actuator = noted.get(f"{URDF_PREFIX}:actuator")
    if actuator is not None:
        actuator.todo = 0
        transmission.actuator = actuator.value
    return transmission
