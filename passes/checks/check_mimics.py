"""What joints that follow others must be: a part of check-physics, imported only where one does."""

from __future__ import annotations

from transpile.ir.model import DOFS, FIXED, GEARBOX, REVOLUTE2, UNIVERSAL, Axis, Joint, Mimic
from transpile.passes.manager import Context

TWO_AXES = (UNIVERSAL, REVOLUTE2, GEARBOX)
"""The types of which a mimic may name a second axis."""


def check_mimic(joint: Joint, axis: Axis, mimic: Mimic, context: Context) -> None:
    """What a joint follows must be there, be another, and have one position to follow.

    Drake refuses a mimic of other than one degree of freedom; MuJoCo has its equality for hinges and slides
    alone. A relation that no engine can hold is left out, and told.
    """
    name, leader = joint.name, mimic.joint.target
    if leader is None:
        fault = f"joint {name!r} mimics {mimic.joint.name!r}, which does not exist"
        _leave_out(axis, "S005", fault, mimic, "@joint", context)
    elif mimic.axis and leader.type not in TWO_AXES:
        fault = f"joint {name!r} follows the second axis of {mimic.joint.name!r}, which has none"
        _leave_out(axis, "S027", fault, mimic, "axis", context)
    elif leader is joint:
        context.diagnostics.report("C014", f"joint {name!r} mimics itself", mimic.at, "@joint")
    elif leader.type == FIXED:
        context.diagnostics.warn(
            "C070",
            f"joint {name!r} mimics {leader.name!r}, which is fixed: it stands still at its offset, "
            f"{mimic.offset:g}",
            mimic.at,
            "@joint",
        )
    elif not (_has_one_position(joint) and _has_one_position(leader)):
        odd = leader if _has_one_position(joint) else joint
        fault = f"joint {name!r} mimics {leader.name!r}, and {odd.name!r} is {odd.type}, without one position"
        _leave_out(axis, "C070", fault, mimic, "@joint", context)


def _leave_out(axis: Axis, code: str, fault: str, mimic: Mimic, field: str, context: Context) -> None:
    context.diagnostics.warn(code, f"{fault}: the relation is left out", mimic.at, field)
    axis.mimic = None


def _has_one_position(joint: Joint) -> bool:
    """Whether a mimic can mean it; of a joint with two axes it names one of them."""
    return DOFS.get(joint.type, 1) == 1 or joint.type in TWO_AXES


def check_circles(joints: list[Joint], context: Context) -> None:
    """Joints that follow each other in a circle (C071), each circle once, beginning at its first joint."""
    leaders = {
        joint: joint.axes[0].mimic for joint in joints if joint.axes and joint.axes[0].mimic is not None
    }
    seen: dict[Joint, Joint] = {}
    for first in leaders:
        joint: Joint | None = first
        chain: list[Joint] = []
        while joint is not None and joint in leaders and joint not in seen:
            seen[joint] = first
            chain.append(joint)
            mimic = leaders[joint]
            joint = mimic.joint.target if mimic is not None else None
        if joint is not None and seen.get(joint) is first and len(chain) > 1:
            _tell_circle(chain[chain.index(joint) :], context)


def _tell_circle(circle: list[Joint], context: Context) -> None:
    if len(circle) < 2:
        return  # C014
    mimic = circle[0].axes[0].mimic
    assert mimic is not None
    names = [repr(joint.name) for joint in [*circle, circle[0]]]
    context.diagnostics.warn(
        "C071",
        f"joints mimic each other in a circle: {' → '.join(names)}",
        mimic.at,
        "@joint",
        fix="let one of them follow nothing",
    )
