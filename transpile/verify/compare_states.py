"""Compares what holds in each posture (world poses, mass matrix, gravity torques) and what is placed."""

from __future__ import annotations

import numpy as np

from transpile.verify.compare import NOISE, TOLERANCE, Comparison
from transpile.verify.compare_links import TOO_SMALL
from transpile.verify.facts import FREE, JOINT, WORLD, Array, Facts, State
from transpile.verify.kinematics import pool_of_poses
from transpile.verify.renamed import outer_names


def compare_states(c: Comparison) -> None:
    """Poses, mass matrix and gravity in each posture, up to the first that shows a difference."""
    for number, (a, b) in enumerate(zip(c.a.states, c.b.states, strict=False)):
        if number == 0 and c.begins_elsewhere:
            continue
        before = len(c.found)
        _compare_poses(c, number, a, b)
        if number or not c.bases.moved:
            _compare_dynamics(c, number, a, b)
        if len(c.found) > before:
            return


def compare_placed(c: Comparison) -> None:
    """The frames of models and joints themselves, and what is said of whole models."""
    if c.a.placed is not None and c.b.placed is not None:
        for name, pose in c.a.placed.items():
            other = c.b.placed.get(_relabelled(c, name))
            if other is not None and not c.bases.moved and not c.near(pose, other):
                c.differ("frame pose", name, pose[:3], other[:3])
    if c.a.flags is not None and c.b.flags is not None:
        for flag in sorted(c.a.flags ^ c.b.flags):
            c.differ("flag", flag, flag in c.a.flags, flag in c.b.flags)


def _relabelled(c: Comparison, name: str) -> str:
    joint, mark, _ = name.partition(JOINT)
    return c.joints.get(joint, joint) + mark if mark else name


def _compare_poses(c: Comparison, number: int, a: State, b: State) -> None:
    where = "" if number == 0 else f" (posture {number})"
    left, right = pool_of_poses(c.a, a), pool_of_poses(c.b, b)
    for name, pose in left.items():
        other = right.get(c.renamed.link(name)) if name in c.a.links else _frame(c, right, name)
        if other is None:
            if name in c.a.frames:
                c.differ("frame", name, "there", None)
            continue
        if number == 0 and c.bases.moved:
            carrier = name if name in c.a.links else c.a.frames[name].link
            other = c.bases.correction(carrier) @ other
        if not c.near(pose, other):
            turned = float(np.abs(pose[:3, :3] - other[:3, :3]).max()) > TOLERANCE
            kind = "pose" if name in c.a.links else "frame pose"
            if turned:
                c.differ(kind, name + where, pose[:3], other[:3])
            else:
                c.differ(kind, name + where, pose[:3, 3], other[:3, 3])


def _is_held(facts: Facts, link: str) -> bool:
    """Whether fixed joints hold a link to the world."""
    up = {joint.child: joint.parent for joint in facts.joints.values() if joint.kind == "fixed"}
    seen: set[str] = set()
    while link in up and link not in seen:
        seen.add(link)
        link = up[link]
    return link == WORLD


_OF_THE_WORLD = "WorldModelInstance::"
"""Before the names of frames that directives add to the world; a frame of a model belongs to its link's."""


def _frame(c: Comparison, poses: dict[str, Array], name: str) -> Array | None:
    """A frame's pose in B. Drake names it by the model of its link, the file by the model it stands in."""
    names = (c.renamed.frame(outer) for outer in outer_names(name))
    found = next((poses[found] for found in names if found in poses), None)
    if found is not None or name not in c.a.frames:
        return found
    *scopes, last = c.renamed.frame(name).removeprefix(_OF_THE_WORLD).split("::")
    last = c.renamed.frame(last)
    deeper = [n for n in poses if n in c.b.frames and n.split("::")[-1] == last]
    deeper = [n for n in deeper if n.split("::")[: len(scopes)] == scopes]
    if c.a.frames[name].link == WORLD:  # not that of a model
        deeper = [n for n in deeper if _is_held(c.b, c.b.frames[n].link)]
    deeper.sort(key=lambda n: n.count("::"))
    return poses[deeper[0]] if deeper else None


def _compare_dynamics(c: Comparison, number: int, a: State, b: State) -> None:
    if a.velocities is None or b.velocities is None or WORLD in c.a.links:
        return
    own, places = _comparable(c, a.velocities, b.velocities)
    labels = [(_renamed(c, a.velocities[i][0]), a.velocities[i][1]) for i in own]
    if sorted(labels) != sorted(places):
        c.differ(
            "degrees of freedom",
            "model",
            sorted(set(labels) - set(places)),
            sorted(set(places) - set(labels)),
        )
        return
    order = [places[label] for label in labels]
    if c.renamed.reshaped:
        return  # other inertias, and told
    _compare_torques(c, number, a, b, own, order)
    if a.mass_matrix is None or b.mass_matrix is None or not order:
        return
    left, right = a.mass_matrix[np.ix_(own, own)], b.mass_matrix[np.ix_(order, order)]
    diagonal = np.sqrt(np.abs(np.diag(left)))
    allowed = TOLERANCE * np.outer(diagonal, diagonal) + NOISE * np.abs(left).max() + _too_small(c)
    if c.a.engine == "mujoco":  # it keeps no products for a body that is almost at its centre
        allowed[left == 0.0] += TOLERANCE * float(np.diag(left).max(initial=0.0)) * c.size
    bad = np.argwhere(~((np.abs(left - right) <= allowed) | (np.isnan(left) & np.isnan(right))))
    if len(bad):
        i, j = bad[0]
        c.differ("mass matrix", f"{labels[i]} {labels[j]} (posture {number})", left[i, j], right[i, j])


def _comparable(
    c: Comparison, a: list[tuple[str, int]], b: list[tuple[str, int]]
) -> tuple[list[int], dict[tuple[str, int], int]]:
    """Which velocities of A to compare, and where B has which.

    A ball's and a screw's velocities are others than those of their parts, and so are those of a base
    that a helper carries elsewhere: they are left out.
    """
    carriers = {c.body(name): name for name in c.b.floating or () if name in c.helpers}
    other_a = {*c.splits, *(name + FREE for name in carriers)}
    other_b = {part for names in c.renamed.splits.values() for part in names}
    other_b |= {name + FREE for name in carriers.values()}
    if c.a.engine != c.b.engine:  # each has velocities of its own for a ball
        balls = {name for name, joint in c.a.joints.items() if joint.kind == "ball"}
        other_a |= balls
        other_b |= {c.joints.get(name, name) for name in balls}
    own = [i for i, (name, _) in enumerate(a) if name not in other_a]
    return own, {label: i for i, label in enumerate(b) if label[0] not in other_b}


def _too_small(c: Comparison) -> float:
    """What links that got a mass too small to count may add to a moment."""
    return 100.0 * TOO_SMALL * len(c.renamed.weighed) * max(c.size, 1.0) ** 2


def _renamed(c: Comparison, label: str) -> str:
    """What side B calls a joint or a free link."""
    link, free, _ = label.partition(FREE)
    return c.renamed.link(link) + free if free else c.joints.get(label, label)


def _compare_torques(
    c: Comparison, number: int, a: State, b: State, own: list[int], order: list[int]
) -> None:
    if a.gravity is None or b.gravity is None:
        return
    left, right = a.gravity[own], b.gravity[order]
    weight = sum(link.mass or 0.0 for link in c.a.links.values()) * 9.81
    allowed = (
        TOLERANCE * float(np.linalg.norm(left)) + NOISE * weight * max(c.size, 1.0) + 10.0 * _too_small(c)
    )
    off = np.abs(left - right)
    if not np.all((off <= allowed) | (np.isnan(left) & np.isnan(right))):
        c.differ("gravity torques", f"model (posture {number})", left, right)
