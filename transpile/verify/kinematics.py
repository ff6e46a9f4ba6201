"""Postures to compare models in, and poses of what is carried by links."""

from __future__ import annotations

import hashlib
import math
from dataclasses import replace

import numpy as np

from transpile.verify.facts import WORLD, Array, Facts, Joint, Posture, Postures, State

_REACH = {"prismatic": 0.5, "screw": 1.0}


def random_postures(facts: Facts, count: int = 3) -> list[Posture]:
    """Postures from the joints' names: the same names always get the same positions, within their limits.

    Angles are in (-1.5, 1.5) rad and lengths in (-0.5, 0.5) m where there is no limit; bases stay where
    the first state has them.
    """
    bases = facts.states[0].posture.bases if facts.states else {}
    return [
        Posture({name: _position(joint, seed) for name, joint in facts.joints.items()}, bases)
        for seed in range(1, count + 1)
    ]


def wanted_postures(facts: Facts, postures: Postures) -> list[Posture]:
    """The postures asked for: as given, or so many random ones of the model itself."""
    return random_postures(facts, postures) if isinstance(postures, int) else postures or []


def begin_at(facts: Facts, posture: Posture) -> Facts:
    """The facts of a model that begins in another posture: axes are told where its bases are then. Its poses
    there are not known."""
    first = facts.states[0]
    base_of = base_of_each_link(facts)
    moved = {
        name: pose @ np.linalg.inv(first.poses[name])
        for name, pose in posture.bases.items()
        if name in first.poses
    }
    joints = {}
    for name, joint in facts.joints.items():
        X = moved.get(base_of.get(joint.child, ""), np.eye(4))
        joints[name] = replace(
            joint,
            default=posture.joints.get(name, joint.default),
            axis_W=None if joint.axis_W is None else X[:3, :3] @ joint.axis_W,
            anchor_W=None if joint.anchor_W is None else X[:3, :3] @ joint.anchor_W + X[:3, 3],
        )
    return replace(facts, joints=joints, states=[replace(first, posture=posture), *facts.states[1:]])


def _position(joint: Joint, seed: int) -> tuple[float, ...]:
    values = []
    lower, upper = joint.lower or (), joint.upper or ()
    for i, (low, high) in enumerate(zip(lower, upper, strict=False)):
        reach = _REACH.get(joint.kind, 1.5)
        low, high = max(low, -reach), min(high, reach)
        if not low <= high:
            low, high = -reach, reach
        digest = hashlib.sha256(f"{seed}/{i}/{joint.name}".encode()).digest()
        share = int.from_bytes(digest[:6], "big") / 2**48
        values.append(low + (high - low) * share)
    return tuple(values)


def base_of_each_link(facts: Facts) -> dict[str, str]:
    """The root of the tree that each link belongs to."""
    up = {joint.child: joint.parent for joint in facts.joints.values() if joint.kind != "free"}
    base: dict[str, str] = {}
    for name in facts.links:
        chain: list[str] = []
        while name in up and name not in base and len(chain) <= len(up):
            chain.append(name)
            name = up[name]
        root = base.get(name, name)
        base.update(dict.fromkeys(chain, root))
        base.setdefault(name, root)
    return base


def pool_of_poses(facts: Facts, state: State) -> dict[str, Array]:
    """X_W of every link and every named frame in a state (a link wins where names clash)."""
    poses = {}
    for frame in facts.frames.values():
        carrier = np.eye(4) if frame.link == WORLD else state.poses.get(frame.link)
        if carrier is not None:
            poses[frame.name] = carrier @ frame.X_LF
    poses.update(state.poses)
    return poses


def model_size(facts: Facts) -> float:
    """The model's size (m): the largest distance between links in the default posture, or of a shape or
    centre of mass from its link; at least a millimetre."""
    size = 1e-3
    if facts.states and facts.states[0].poses:
        positions = np.array([pose[:3, 3] for pose in facts.states[0].poses.values()])
        size = max(size, float(np.linalg.norm(np.ptp(positions, axis=0))))
    for shape in facts.shapes or []:
        if shape.kind != "mesh" and shape.kind != "convex":
            size = max(size, *(s for s in shape.size if math.isfinite(s)), 0.0)
        size = max(size, float(np.abs(shape.X_LG[:3, 3]).max()))
    for link in facts.links.values():
        if link.com is not None and np.all(np.isfinite(link.com)):
            size = max(size, float(np.abs(link.com).max()))
    return size
