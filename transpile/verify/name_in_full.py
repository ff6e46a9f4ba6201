"""Names as Drake Model Directives have them: every one begins with its model instance.

The names of a file with one top-level model are told below it; the same model added by a directive has names
below its instance. To compare both, the model's name is put before those of the former.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from transpile.verify.facts import FREE, WORLD, Facts, Posture, State
from transpile.verify.renamed import Renamed

_OF_THE_WORLD = "WorldModelInstance::"
Rename = Callable[[str], str]


def facts_in_full(facts: Facts, top: str) -> Facts:
    """The facts of a file, its names below its only model with that model's name ``top`` before them."""

    def full(name: str) -> str:
        is_apart = name == WORLD or name.startswith(_OF_THE_WORLD)
        return name if is_apart else f"{top}::{name}"

    found = replace(
        facts,
        top="",
        links={full(n): replace(x, name=full(n)) for n, x in facts.links.items()},
        joints={
            full(n): replace(x, name=full(n), parent=full(x.parent), child=full(x.child))
            for n, x in facts.joints.items()
        },
        frames={full(n): replace(x, name=full(n), link=full(x.link)) for n, x in facts.frames.items()},
        states=[_state(state, full) for state in facts.states],
    )
    if facts.floating is not None:
        found.floating = {full(name) for name in facts.floating}
    if facts.filtered is not None:
        found.filtered = {frozenset(map(full, pair)) for pair in facts.filtered}
    if facts.mimics is not None:
        found.mimics = [replace(m, joint=full(m.joint), of=full(m.of)) for m in facts.mimics]
    if facts.actuators is not None:
        found.actuators = {full(n): replace(x, joint=full(n)) for n, x in facts.actuators.items()}
    if facts.shapes is not None:
        found.shapes = [replace(x, link=full(x.link)) for x in facts.shapes]
    if facts.relations is not None:
        found.relations = [
            replace(x, ends=tuple((full(name), point) for name, point in x.ends)) for x in facts.relations
        ]
    return found


def _state(state: State, full: Rename) -> State:
    posture = Posture(
        {full(n): x for n, x in state.posture.joints.items()},
        {full(n): x for n, x in state.posture.bases.items()},
    )
    labels = None
    if state.velocities is not None:
        labels = [(full(n.removesuffix(FREE)) + FREE * n.endswith(FREE), i) for n, i in state.velocities]
    poses = {full(n): x for n, x in state.poses.items()}
    return replace(state, posture=posture, poses=poses, velocities=labels)


def renamed_in_full(renamed: Renamed, top: str) -> Renamed:
    """What a conversion did to the names below a model, told by their full names."""

    def full(name: str) -> str:
        return f"{top}::{name}"

    def both(names: dict[str, str]) -> dict[str, str]:
        return {full(old): full(new) for old, new in names.items()}

    def all_of(names: set[str]) -> set[str]:
        return names | {full(name) for name in names}

    return replace(
        renamed,
        links=both(renamed.links),
        joints=both(renamed.joints),
        frames=both(renamed.frames),
        added=all_of(renamed.added),
        splits={full(old): tuple(map(full, parts)) for old, parts in renamed.splits.items()},
        weighed=all_of(renamed.weighed),
        reshaped=all_of(renamed.reshaped),
        idle=all_of(renamed.idle),
        swapped=all_of(renamed.swapped),
        collapsed=all_of(renamed.collapsed),
        both=all_of(renamed.both),
    )
