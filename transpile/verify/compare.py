"""Compares the facts of two files, and says what differs.

Two files agree when masses and inertias agree to 1e-9 of each link's own, torques to 1e-9 of their norm,
lengths to 1e-9 of the model's size. A model may be written in more than one way: a massless link without
shapes that is fixed to another one is as good as a frame, and links and fixed joints that a conversion
reports as added are looked through.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from transpile.verify.facts import Array, Facts
from transpile.verify.kinematics import base_of_each_link, model_size
from transpile.verify.renamed import Renamed, outer_names

TOLERANCE = 1e-9
NOISE = 1e-13
"""What arithmetic alone may cost, of the largest number that went into it."""


@dataclass(frozen=True)
class Difference:
    """Something the two files do not have in common: ``kind`` (link, inertia, pose, limit …), the name of
    the thing, and what each side has."""

    kind: str
    name: str
    a: str
    b: str
    engine: str = ""

    def __str__(self) -> str:
        by = f" [{self.engine}]" if self.engine else ""
        return f"{self.kind} {self.name}: {self.a} became {self.b}{by}"


def short(value: object) -> str:
    """A value for people: numbers with six digits, vectors in brackets."""
    if value is None:
        return "nothing"
    if isinstance(value, (float, np.floating)):
        return f"{value:.10g}"
    if isinstance(value, np.ndarray):
        return np.array2string(value, precision=9, separator=" ", suppress_small=False).replace("\n", "")
    if isinstance(value, (tuple, list)):
        return "(" + " ".join(short(x) for x in value) + ")"
    return str(value)


def same_numbers(a: Iterable[float], b: Iterable[float], tolerance: float = TOLERANCE) -> bool:
    """Whether two rows of numbers agree, each relative to its size; infinities and nans with their like."""
    left: Array = np.asarray(list(a), float)
    right: Array = np.asarray(list(b), float)
    if left.shape != right.shape:
        return False
    scale = np.maximum(np.abs(left), np.abs(right))
    with np.errstate(invalid="ignore"):
        near = np.abs(left - right) <= tolerance * np.where(np.isfinite(scale), scale, 0.0)
    return bool(np.all(near | (left == right) | (np.isnan(left) & np.isnan(right))))


class Comparison:
    """Two sides of one comparison; ``found`` gathers what differs."""

    def __init__(self, a: Facts, b: Facts, renamed: Renamed) -> None:
        self.a = a
        self.b = b
        self.renamed = renamed
        self.engine = a.engine if a.engine == b.engine else f"{a.engine}/{b.engine}"
        self.found: list[Difference] = []
        self.size = model_size(a) if a.shapes is not None else max(model_size(a), model_size(b))
        self.joints: dict[str, str] = {}
        self.splits: dict[str, tuple[str, ...]] = {}
        self._match_joints()
        self.split_links = self._links_of_splits()
        self.helpers = _helpers(self)
        self.has_shapes = {s.link for s in b.shapes or []}
        self.back = {new: old for old, new in self.renamed.links.items()}
        self.bases = MovedBases(self)
        self.keyframe = b.keyframes[renamed.keyframe].joints if renamed.keyframe in b.keyframes else {}
        """Where the joints of A begin, if B says so apart from its default posture."""
        self.begins_elsewhere = bool(self.keyframe or renamed.begins) or any(
            c.default is not None
            and (other := b.joints.get(self.joints.get(name, ""))) is not None
            and not same_numbers(c.default, other.default or (0.0,) * len(c.default))
            for name, c in a.joints.items()
        )
        """Whether a joint has another position by default, which is told at the joint."""

    def differ(self, kind: str, name: str, a: object, b: object) -> None:
        """Note a difference."""
        self.found.append(Difference(kind, name, short(a), short(b), self.engine))

    def number(self, kind: str, name: str, a: object, b: object) -> None:
        """Compare two tuples of numbers, where both sides tell them."""
        if isinstance(a, tuple) and isinstance(b, tuple) and not same_numbers(a, b):
            self.differ(kind, name, a, b)

    def near(self, a: Array, b: Array) -> bool:
        """Whether two poses (of lengths like the model's) agree."""
        far = float(np.abs(a[:3, 3] - b[:3, 3]).max())
        turned = float(np.abs(a[:3, :3] - b[:3, :3]).max())
        return far <= TOLERANCE * self.size and turned <= TOLERANCE

    def _match_joints(self) -> None:
        """Find what each joint of A is called in B, where it is there, or what it was split into.

        Drake names a joint by the model of its child, the file by the model that it stands in; from links of
        the same name, libsdformat tells a joint apart by an ending.
        """
        for name in self.a.joints:
            for said in (*outer_names(name), name.removesuffix("_joint")):
                split = self.renamed.split(said)
                if split is not None:
                    self.splits[name] = split
                    break
                if self.renamed.joint(said) in self.b.joints:
                    self.joints[name] = self.renamed.joint(said)
                    break
            else:
                found = [n for n in self.renamed.joint_names(name) if n in self.b.joints]
                if found:
                    self.joints[name] = found[0]

    def _links_of_splits(self) -> set[str]:
        """The links of B between the parts of joints that were split."""
        parts = (self.b.joints.get(p) for names in self.renamed.splits.values() for p in names[:-1])
        return {part.child for part in parts if part is not None}

    def body(self, name: str) -> str:
        """The name of A for a link of B: helpers are looked through, renamings undone."""
        seen = set()
        while name in self.helpers and name not in seen:
            seen.add(name)
            name = self.helpers[name]
        return self.back.get(name, name)


class MovedBases:
    """Floating bases that stand elsewhere in B by default.

    That is one difference; what they carry is compared as if they stood where they do in A.
    """

    def __init__(self, c: Comparison) -> None:
        self.moved: dict[str, Array] = {}
        if not (c.a.states and c.b.states):
            return
        theirs = c.b.states[0]
        for name, pose in c.a.states[0].posture.bases.items():
            told = theirs.posture.bases.get(c.renamed.link(name))
            other = theirs.poses.get(c.renamed.link(name)) if told is None else told
            if other is not None and not c.near(pose, other):
                self.moved[name] = pose @ np.linalg.inv(other)
                # An engine without free bases puts each at the origin.
                if told is not None or theirs.posture.bases:
                    c.differ("default pose of base", name, pose[:3], other[:3])
        self.base = base_of_each_link(c.a) if self.moved else {}

    def correction(self, link: str) -> Array:
        """The transform that takes B's default posture to A's, for what a link of A belongs to."""
        return self.moved.get(self.base.get(link, link), np.eye(4)) if self.moved else np.eye(4)


def _helpers(comparison: Comparison) -> dict[str, str]:
    """Links of B that stand for no link of A, with the link each is fixed to (a child before the parent)."""
    a, b, renamed = comparison.a, comparison.b, comparison.renamed
    known = {renamed.link(name) for name in a.links}
    extra = {n for n in b.links if n not in known}
    helpers: dict[str, str] = {}
    for joint in b.joints.values():
        if joint.kind == "fixed" and joint.child in extra:
            helpers.setdefault(joint.child, joint.parent)
    for joint in b.joints.values():
        if joint.kind == "fixed" and joint.parent in extra and joint.name in renamed.added:
            helpers[joint.parent] = joint.child
    return helpers


def compare(
    a: Facts, b: Facts, renamed: Renamed | None = None, strict_actuators: bool = False
) -> list[Difference]:
    """All differences between two files' facts, in a fixed order.

    ``renamed`` is what the conversion's report tells. ``strict_actuators`` also wants B to have an
    actuator exactly where A has one (URDF and SDF differ in when an effort limit makes one).
    """
    from transpile.verify.compare_joints import compare_joints
    from transpile.verify.compare_links import compare_links
    from transpile.verify.compare_parts import compare_rest
    from transpile.verify.compare_shapes import compare_shapes
    from transpile.verify.compare_states import compare_placed, compare_states

    comparison = Comparison(a, b, renamed or Renamed())
    compare_links(comparison)
    compare_joints(comparison)
    compare_states(comparison)
    compare_placed(comparison)
    compare_rest(comparison, strict_actuators)
    compare_shapes(comparison)
    return comparison.found
