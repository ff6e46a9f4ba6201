"""The gains of actuators that hold a joint where it is told to be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

GAIN_FIELDS = ("kp", "kv", "dampratio", "gear", "gaintype", "biastype", "gainprm", "biasprm", "dyntype")


def gains_of(actuator: Any, kind: str, inertia: Callable[[], float]) -> tuple[float, float] | None:
    """The gains p and d of an actuator whose force on the joint is p (wanted - q) - d q'; None of any other.

    A gear counts twice, for the control and for the force (MuJoCo: the actuator's length is gear times q). A
    damping ratio is one of the inertia that the joint moves in the posture of the file, at the actuator's end
    of the gear (``dof_invweight0``). What has dynamics of its own is another law.
    """
    if kind not in ("position", "general"):
        return None  # an orientation has no gear at all
    gear = (actuator.gear or (1.0,))[0]
    if kind == "position":
        if actuator.timeconst or not gear:
            return None
        kp = 1.0 if actuator.kp is None else actuator.kp
        gains = (kp, actuator.kv or 0.0)
        if actuator.dampratio and kp > 0.0:
            gains = (kp, 2.0 * actuator.dampratio * (kp * inertia() / (gear * gear)) ** 0.5)
    else:
        found = _affine(actuator) if actuator.biastype == "affine" else None
        if found is None:
            return None
        gains = found
    p, d = gains[0] * gear * gear, gains[1] * gear * gear
    return (p, d) if p > 0.0 and d >= 0.0 else None


def _affine(actuator: Any) -> tuple[float, float] | None:
    """The gains of a general actuator: gain p, bias 0 -p -d."""
    if actuator.gaintype not in (None, "fixed") or actuator.dyntype not in (None, "none"):
        return None
    gain = (*(actuator.gainprm or (1.0,)), 0.0, 0.0)[:3]
    bias = (*(actuator.biasprm or ()), 0.0, 0.0, 0.0)[:3]
    if bias[0] or bias[1] != 0.0 - gain[0] or any(gain[1:]):
        return None
    return gain[0], 0.0 - bias[2]
