"""Drake's constraints between two points, for MuJoCo.

| constraint | MuJoCo | |
| --- | --- | --- |
| ball_constraint | connect with two sites: with two bodies it works the second point out anew | exact |
| distance_constraint, stiffness inf | a spatial tendon, kept at the distance by equality/tendon | exact |
| distance_constraint, stiffness finite | its spring and damping: f = -k (l - d) - c l' | exact |

MuJoCo keeps equalities softly, as it does all of its constraints.
"""

from __future__ import annotations

from math import isinf

from transpile.ir.node import Extension
from transpile.ir.relation import PointPair, Tendon
from transpile.passes.for_mjcf.relations import Relations, extended, number, values


def lower_ball(extension: Extension, relations: Relations) -> bool:
    """P of A and Q of B stay together."""
    name = relations.name(extension, "ball_constraint")
    ends = relations.ends(extension, name)
    if ends is None:
        return False
    relations.add_points(PointPair(name, *ends), extension)
    return True


def lower_distance(extension: Extension, relations: Relations) -> bool:
    """P of A and Q of B stay at a distance."""
    places, found = relations.places(extension), values(extension)
    distance = number(found.get("distance"))
    stiffness = extended(found.get("stiffness", "inf"))
    damping = number(found.get("damping", "0"))
    if places is None or distance is None or stiffness is None or damping is None:
        return False
    name = relations.name(extension, "distance_constraint")
    tendon = Tendon(name)
    ends = relations.ends(extension, name)
    assert ends is not None
    tendon.a, tendon.b = ends
    if isinf(stiffness):
        tendon.held = distance - relations.distance(places)
        relations.add_tendon(tendon, extension, "a tendon that an equality keeps at its length")
        if damping:
            tell_idle_damping(extension, damping, relations)
        return True
    tendon.stiffness, tendon.damping = stiffness, damping
    tendon.rest_lower = tendon.rest_upper = distance
    relations.add_tendon(tendon, extension, "a tendon that is a spring")
    return True


def tell_idle_damping(extension: Extension, damping: float, relations: Relations) -> None:
    """A036: what is rigid cannot be damped; Drake counts it only in how nearly rigid it is."""
    relations.context.diagnostics.report(
        "A036",
        f"<drake:{extension.tag}>: the damping {damping:g} is not written, for nothing moves that is kept "
        "with infinite stiffness",
        extension.at,
        data={"damping": damping},
    )
