"""Tells what a translation changed from what engines already read differently in the source.

Drake keeps the limits of a continuous URDF joint and urdfdom does not; urdfdom reads missing limits as 0
and Drake as none. No translation can follow both: it keeps one reading, and only losing both is a difference.
"""

from __future__ import annotations

from dataclasses import dataclass

from transpile.verify.compare import Difference, compare
from transpile.verify.facts import Facts

_DISPUTABLE = ("limit", "velocity", "damping", "colour", "shape kind", "visual shape", "collision shape")
"""What engines are known to read differently. How a model moves is not among it."""
_INERTIAL = ("mass", "centre of mass", "inertia")
_OF_INERTIALS = ("mass matrix", "gravity torques")
Key = tuple[str, str]


@dataclass
class Road:
    """One comparison that was made: the facts of A by one engine, and all that differs in B."""

    judge: str
    a: Facts
    found: list[Difference]

    def keys(self) -> set[Key]:
        """The kinds and names of what differs."""
        return {(difference.kind, difference.name) for difference in self.found}


def settle(roads: list[Road]) -> tuple[list[Difference], list[Difference]]:
    """What differs, each thing once, and what is disputed.

    A difference is disputed when another engine, which reads the same thing in A otherwise, finds no
    difference in it. Numbers of inertials are taken as they are written: there the text has to agree as well,
    where it is compared. What follows from a disputed inertial (mass matrix, gravity) is disputed with it.
    """
    differences: list[Difference] = []
    disputed: list[Difference] = []
    seen: set[Key] = set()
    keys = [road.keys() for road in roads]
    written = [told for road, told in zip(roads, keys, strict=True) if road.a.engine == "text"]
    for i, road in enumerate(roads):
        others = [j for j, other in enumerate(roads) if j != i and other.a.engine != "text"]
        for difference in road.found:
            key = (difference.kind, difference.name)
            if key in seen:
                continue
            seen.add(key)
            sure = difference.kind in _INERTIAL and (not written or key not in written[0])
            open_ = road.a.engine != "text" and (difference.kind in _DISPUTABLE or sure)
            agreeing = [roads[j] for j in others if open_ and key not in keys[j]]
            if any(_disagree(road, other, key) for other in agreeing):
                disputed.append(difference)
            else:
                differences.append(difference)
    _follow(differences, disputed, roads)
    return differences, disputed


def _follow(differences: list[Difference], disputed: list[Difference], roads: list[Road]) -> None:
    """Move what follows from disputed inertials, and no other road finds, to what is disputed."""
    replaced = {difference.engine for difference in disputed if difference.kind in _INERTIAL}
    for road in roads:
        others = [other for other in roads if other is not road and other.a.engine != "text"]
        if not replaced & {difference.engine for difference in road.found}:
            continue
        for kind in _OF_INERTIALS:
            if others and not any(d.kind == kind for other in others for d in other.found):
                follows = [d for d in differences if d.kind == kind and d in road.found]
                differences[:] = [d for d in differences if d not in follows]
                disputed += follows


def _disagree(road: Road, other: Road, key: Key) -> bool:
    """Whether two engines read this thing differently in A."""
    return key in {(d.kind, d.name) for d in compare(road.a, other.a)}
