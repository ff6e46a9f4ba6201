"""Drake's springs between bodies, for MuJoCo.

| Drake | MuJoCo | |
| --- | --- | --- |
| linear_spring_damper | a spatial tendon: springlength, stiffness, damping | exact |
| linear_bushing_rpy: force stiffness k k k, all else 0 | a spatial tendon of springlength 0 | exact |
| … force stiffness that differs by direction | the mean of the three | approximated (L058) |
| … force damping | the mean of the three, along the line between the origins | approximated (L058) |
| … torque stiffness and damping | nothing that is bound to roll, pitch and yaw | impossible (L058) |

A bushing without any force is lost whole (L052).
"""

from __future__ import annotations

from transpile.ir.model import Frame
from transpile.ir.node import Extension, Ref
from transpile.ir.pose import ZERO, Vec3
from transpile.ir.relation import Tendon
from transpile.passes.for_mjcf.relations import Relations, number, values, vector


def lower_spring(extension: Extension, relations: Relations) -> bool:
    """f = -k (l - l0) - c l' between P of A and Q of B."""
    found = values(extension)
    rest = number(found.get("free_length"))
    stiffness, damping = number(found.get("stiffness")), number(found.get("damping"))
    if rest is None or stiffness is None or damping is None or relations.places(extension) is None:
        return False
    name = relations.name(extension, "spring")
    ends = relations.ends(extension, name)
    assert ends is not None
    tendon = Tendon(name)
    tendon.a, tendon.b = ends
    tendon.stiffness, tendon.damping = stiffness, damping
    tendon.rest_lower = tendon.rest_upper = rest
    relations.add_tendon(tendon, extension, "a tendon that is a spring")
    return True


def lower_bushing(extension: Extension, relations: Relations) -> bool:
    """The force between the origins of two frames; torques are lost."""
    found = {child.tag.removeprefix("bushing_"): (child.value or "").strip() for child in extension.children}
    stiffness, damping = vector(found.get("force_stiffness")), vector(found.get("force_damping"))
    torques = [vector(found.get("torque_stiffness")), vector(found.get("torque_damping"))]
    if stiffness is None or damping is None or not any((*stiffness, *damping)):
        return False
    name = relations.name(extension, "bushing")
    a = _origin(found.get("frameA", ""), f"{name}_A", extension, relations)
    c = _origin(found.get("frameC", ""), f"{name}_C", extension, relations)
    if a is None or c is None:
        return False
    tendon = Tendon(name)
    tendon.a, tendon.b = a, c
    tendon.stiffness, tendon.damping = _mean(stiffness), _mean(damping)
    tendon.rest_lower = tendon.rest_upper = 0.0
    relations.add_tendon(tendon, extension, "a tendon that is a spring of length 0")
    _tell_lost(extension, stiffness, damping, torques, relations)
    return True


def _origin(name: str, wanted: str, extension: Extension, relations: Relations) -> Ref | None:
    frame: Frame | None = relations.frames.get(name)
    if frame is not None:
        return Ref(frame.name, frame)
    link = relations.links.get(name)
    return relations.frame(wanted, link, ZERO, extension.at) if link is not None else None


def _mean(v: Vec3) -> float:
    return v[0] if v[0] == v[1] == v[2] else (v[0] + v[1] + v[2]) / 3.0


def _tell_lost(
    extension: Extension, stiffness: Vec3, damping: Vec3, torques: list[Vec3 | None], relations: Relations
) -> None:
    """L058: what a tendon does not say of a bushing."""
    lost = []
    if _mean(stiffness) != stiffness[0]:
        most = max(abs(one - _mean(stiffness)) for one in stiffness)
        text = " ".join(f"{one:g}" for one in stiffness)
        lost.append(f"the force stiffness {text} is {_mean(stiffness):g} each way, up to {most:g} N/m off")
    if any(damping):
        text = " ".join(f"{one:g}" for one in damping)
        lost.append(f"the force damping {text} is {_mean(damping):g} along the line between the frames only")
    for what, torque in zip(("stiffness", "damping"), torques, strict=True):
        if torque is not None and any(torque):
            lost.append(f"the torque {what} {' '.join(f'{one:g}' for one in torque)} is lost")
    if lost:
        relations.context.diagnostics.report(
            "L058", f"<drake:{extension.tag}>: {'; '.join(lost)}", extension.at
        )
