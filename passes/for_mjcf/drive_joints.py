"""Which joints an actuator drives, and with what gains.

| Drake | MuJoCo | |
| --- | --- | --- |
| an actuator | a motor, its control the effort; the effort limit its range | exact |
| controller_gains p, d | a position actuator, kp and kv; the effort limit its forcerange | exact (A037) |
| rotor_inertia, gear_ratio | armature: rotor_inertia times gear_ratio squared | exact |
| any of these in a joint whose effort is 0 | nothing: Drake makes no actuator either | told (L052) |

Drake's controller follows a wanted speed too, and adds an effort; MuJoCo's takes the wanted speed for 0.
"""

from __future__ import annotations

from transpile.ir.model import CONTINUOUS, PRISMATIC, REVOLUTE, Joint

DRIVEN = frozenset((REVOLUTE, CONTINUOUS, PRISMATIC))
"""The types that Drake makes actuators for."""


def is_drivable(joint: Joint) -> bool:
    """Whether a joint may have an actuator: one of effort 0 has none."""
    return joint.type in DRIVEN and bool(joint.axes) and joint.axes[0].effort != 0.0


def gains_of(joint: Joint) -> tuple[float, float] | None:
    """The gains p and d of a joint's controller."""
    for extension in joint.extensions or ():
        if extension.tag == "controller_gains":
            try:
                return float(extension.attributes.get("p", "")), float(extension.attributes.get("d", ""))
            except ValueError:
                return None
    return None


def rotor_of(joint: Joint) -> float | None:
    """The inertia of a joint's rotor as the gears reflect it (Drake: rotor_inertia times gear_ratio squared);
    None where it has none."""
    values: dict[str, float] = {}
    for extension in joint.extensions or ():
        if extension.tag in ("rotor_inertia", "gear_ratio"):
            try:
                values[extension.tag] = float(extension.value or "")
            except ValueError:
                continue
    inertia = values.get("rotor_inertia", 0.0)
    return inertia * values.get("gear_ratio", 1.0) ** 2 if inertia and _counts(joint) else None


def _counts(joint: Joint) -> bool:
    """A rotor without an actuator does not turn."""
    return not joint.axes or joint.axes[0].effort != 0.0
