"""Drake's tendon constraints, for MuJoCo: lower ≤ Σ a q + offset ≤ upper.

| constraint | MuJoCo | |
| --- | --- | --- |
| stiffness inf | a fixed tendon with a range | exact |
| stiffness inf, lower = upper | a fixed tendon under equality/tendon: an empty range is refused | exact |
| stiffness k, no damping | the tendon's own spring, slack between the limits (two springlengths) | exact |
| stiffness k, damping c | a range that yields (``soften-tendons`` works out how) | approximated (A036) |

MuJoCo's tendons have no offset: it is taken off the limits.
"""

from __future__ import annotations

from math import isinf

from transpile.ir.node import Extension, Ref
from transpile.ir.relation import Tendon, Term
from transpile.passes.for_mjcf.hold_points import tell_idle_damping
from transpile.passes.for_mjcf.relations import Relations, extended, number, values

UNBOUNDED = 1.7976931348623157e308
"""What stands for no limit: MuJoCo reads no infinity."""
_AUTOMATIC = -1.0
"""Two springlengths of -1 mean the length in the posture of the file."""


def lower_tendon(extension: Extension, relations: Relations) -> bool:
    """A sum of coordinates between two limits."""
    found = values(extension)
    offset = number(found.get("offset", "0"))
    low, high = extended(found.get("lower_limit", "-inf")), extended(found.get("upper_limit", "inf"))
    stiffness, damping = extended(found.get("stiffness", "inf")), number(found.get("damping", "0"))
    terms = _terms(extension, relations)
    if None in (offset, low, high, stiffness, damping) or not terms:
        return False
    assert offset is not None and low is not None and high is not None
    assert stiffness is not None and damping is not None
    tendon = Tendon(relations.name(extension, "tendon"))
    tendon.terms = terms
    low, high = (max(-UNBOUNDED, min(one - offset, UNBOUNDED)) for one in (low, high))
    if isinf(stiffness):
        _hold(tendon, low, high)
        relations.add_tendon(tendon, extension, "a tendon with a range")
        if damping:
            tell_idle_damping(extension, damping, relations)
    elif damping == 0.0:
        _stretch(tendon, low, high, stiffness)
        relations.add_tendon(tendon, extension, "a tendon that is a spring beyond its limits")
    else:
        tendon.lower, tendon.upper = low, high
        tendon.limit_stiffness, tendon.limit_damping = stiffness, damping
        relations.add_tendon(tendon, extension, "a tendon with a range that yields")
    return True


def _terms(extension: Extension, relations: Relations) -> list[Term]:
    """The joints with their factors; none where one of them leads nowhere."""
    terms = []
    for child in extension.children:
        if child.tag != "tendon_constraint_joint":
            continue
        joint = relations.joints.get(child.attributes.get("name", ""))
        factor = number(child.attributes.get("a"))
        if joint is None or factor is None:
            return []
        term = Term(Ref(joint.name, joint), factor)
        term.at = child.at
        terms.append(term)
    return terms


def _hold(tendon: Tendon, low: float, high: float) -> None:
    """All coordinates are 0 in the posture of the file, and so is the tendon's length there."""
    if low == high:
        tendon.held = low
    else:
        tendon.lower, tendon.upper = low, high


def _stretch(tendon: Tendon, low: float, high: float, stiffness: float) -> None:
    if low == high == _AUTOMATIC:
        low = high = 1.0
        for term in tendon.terms:
            term.factor = 0.0 - term.factor
    tendon.stiffness = stiffness
    tendon.rest_lower, tendon.rest_upper = low, high
