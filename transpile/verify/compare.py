"""Compares the facts of two files, and says what differs.

Two files agree when masses and inertias agree to 1e-9 of each link's own, torques to 1e-9 of their norm,
lengths to 1e-9 of the model's size. A model may be written in more than one way: a massless link without
shapes that is fixed to another one is as good as a frame, and links and fixed joints that a conversion
reports as added are looked through.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np

from transpile.verify.facts import Array, Facts, Joint, Link, Posture
from transpile.verify.kinematics import base_of_each_link, model_size

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


@dataclass
class Renamed:
    """Names that a conversion changed (old to new, by kind), and names it added, as its report tells."""

    links: dict[str, str] = field(default_factory=dict)
    joints: dict[str, str] = field(default_factory=dict)
    frames: dict[str, str] = field(default_factory=dict)
    added: set[str] = field(default_factory=set)

    def link(self, name: str) -> str:
        """What a link of A, or the frame it became, is called in B."""
        return self.links.get(name, self.frames.get(name, name))

    def joint(self, name: str) -> str:
        """What a joint of A is called in B."""
        return self.joints.get(name, name)

    def frame(self, name: str) -> str:
        """What a frame of A, or the link it became, is called in B."""
        return self.frames.get(name, self.links.get(name, name))

    def then(self, later: Renamed) -> Renamed:
        """The names after another conversion."""

        def chain(first: dict[str, str], second: dict[str, str]) -> dict[str, str]:
            moved = {old: second.get(new, new) for old, new in first.items()}
            return {**second, **moved}

        links, frames = chain(self.links, later.links), chain(self.frames, later.frames)
        added = {later.link(later.joint(name)) for name in self.added} | later.added
        return Renamed(links, chain(self.joints, later.joints), frames, added)

    def posture(self, posture: Posture) -> Posture:
        """A posture of A in the names of B."""
        return Posture(
            {self.joint(name): q for name, q in posture.joints.items()},
            {self.link(name): pose for name, pose in posture.bases.items()},
        )


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
        self.size = max(model_size(a), model_size(b))
        self.helpers = _helpers(self)
        self.has_shapes = {s.link for s in b.shapes or []}
        self.back = {new: old for old, new in self.renamed.links.items()}
        self.bases = MovedBases(self)

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
                if told is not None:
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
    from transpile.verify.compare_parts import compare_rest
    from transpile.verify.compare_shapes import compare_shapes
    from transpile.verify.compare_states import compare_states

    comparison = Comparison(a, b, renamed or Renamed())
    _compare_links(comparison)
    _compare_joints(comparison)
    compare_states(comparison)
    compare_rest(comparison, strict_actuators)
    compare_shapes(comparison)
    return comparison.found


def _massless(link: Link) -> bool:
    return not link.mass and (link.inertia is None or not np.any(np.nan_to_num(link.inertia)))


def _compare_links(c: Comparison) -> None:
    b_fixed = {j.child for j in c.b.joints.values() if j.kind == "fixed"}
    a_fixed = {j.child for j in c.a.joints.values() if j.kind == "fixed"}
    for name, link in c.a.links.items():
        other = c.b.links.get(c.renamed.link(name))
        if other is not None:
            _compare_inertial(c, link, other)
        elif c.engine != "text" and not (
            _massless(link) and name in a_fixed and c.renamed.link(name) in c.b.frames
        ):
            c.differ("link", name, "there", None)
    if c.engine == "text":  # tells no frames that could stand for links
        return
    known = {c.renamed.link(name) for name in c.a.links}
    frames = {c.renamed.frame(name) for name in c.a.frames}
    for name, link in c.b.links.items():
        if name in known:
            continue
        plain = _massless(link) and name not in c.has_shapes
        if not (plain and (name in c.renamed.added or (name in frames and name in b_fixed))):
            c.differ("link", name, None, "there")


def _compare_inertial(c: Comparison, a: Link, b: Link) -> None:
    if a.mass is None or b.mass is None:
        return
    if not same_numbers([a.mass], [b.mass]):
        c.differ("mass", a.name, a.mass, b.mass)
    if _massless(a) and _massless(b):
        return
    if a.com is None or b.com is None or a.inertia is None or b.inertia is None:
        if (a.inertia is None) != (b.inertia is None):
            c.differ("inertia", a.name, a.inertia, b.inertia)
        return
    if not float(np.abs(a.com - b.com).max()) <= TOLERANCE * max(c.size, float(np.abs(a.com).max())):
        c.differ("centre of mass", a.name, a.com, b.com)
    own = max(float(np.abs(a.inertia).max()), float(np.abs(b.inertia).max()))
    noise = NOISE * abs(a.mass) * float(a.com @ a.com) if c.a.engine == "drake" else 0.0
    off = np.abs(a.inertia - b.inertia)
    # A nan is written by neither side on purpose: the same on both sides is no difference.
    if not np.all((off <= TOLERANCE * own + noise) | (np.isnan(a.inertia) & np.isnan(b.inertia))):
        c.differ("inertia", a.name, a.inertia, b.inertia)


def _compare_joints(c: Comparison) -> None:
    matched = set()
    for name, joint in c.a.joints.items():
        other = c.b.joints.get(c.renamed.joint(name)) or _same_weld(c, joint)
        if other is None:
            if c.engine != "text":  # tells only of some types
                _missing_joint(c, joint)
            continue
        matched.add(other.name)
        _compare_joint(c, joint, other)
    for name, joint in c.b.joints.items():
        if c.engine == "text" or name in matched or (joint.kind == "fixed" and _explained(c, joint)):
            continue
        c.differ("joint", name, None, f"{joint.kind} joint from {joint.parent} to {joint.child}")


def _explained(c: Comparison, joint: Joint) -> bool:
    """Whether a fixed joint of B stands for what A says without one."""
    return joint.name in c.renamed.added or joint.child in c.helpers or not joint.written


def _same_weld(c: Comparison, joint: Joint) -> Joint | None:
    """The weld of B between the same two bodies, for a weld that A's engine made without a name."""
    if joint.kind != "fixed" or joint.written:
        return None
    welds = (j for j in c.b.joints.values() if j.kind == "fixed")
    return next(
        (j for j in welds if (c.body(j.parent), c.body(j.child)) == (joint.parent, joint.child)), None
    )


def _missing_joint(c: Comparison, joint: Joint) -> None:
    """A weld that only carries a frame is not missed when the frame is there (its pose is compared)."""
    child = c.renamed.link(joint.child)
    if joint.kind == "free" and child in (c.b.floating or ()):
        return
    if joint.kind == "fixed" and child not in c.b.links and child in c.b.frames:
        return
    c.differ("joint", joint.name, f"{joint.kind} joint from {joint.parent} to {joint.child}", None)


def _compare_joint(c: Comparison, a: Joint, b: Joint) -> None:
    if a.kind != b.kind:
        c.differ("joint type", a.name, a.kind, b.kind)
        return
    ends_a, ends_b = (a.parent, a.child), (c.body(b.parent), c.body(b.child))
    if ends_a != ends_b and not _same_ends(c, ends_a, ends_b):
        c.differ("joint ends", a.name, ends_a, ends_b)
    _compare_axis(c, a, b)
    if a.kind == "fixed":
        return
    for kind in ("lower", "upper"):
        c.number("limit", f"{a.name} {kind}", getattr(a, kind), getattr(b, kind))
    for kind in ("velocity", "acceleration", "damping", "friction", "effort", "default"):
        c.number(kind, a.name, getattr(a, kind), getattr(b, kind))
    if a.pitch is not None and b.pitch is not None:
        c.number("pitch", a.name, (a.pitch,), (b.pitch,))
    _compare_anchor(c, a, b)


def _compare_axis(c: Comparison, a: Joint, b: Joint) -> None:
    if a.axis_W is None or b.axis_W is None:
        return
    other = c.bases.correction(a.child)[:3, :3] @ b.axis_W
    if not np.allclose(a.axis_W, other, rtol=0, atol=TOLERANCE):
        c.differ("axis", a.name, a.axis_W, other)


def _same_ends(c: Comparison, a: tuple[str, str], b: tuple[str, str]) -> bool:
    """A massless link that B has as a frame only may stand in for what it is fixed to."""
    welds = (j for j in c.a.joints.values() if j.kind == "fixed")
    up = {j.child: j.parent for j in welds if c.renamed.link(j.child) not in c.b.links}

    def carrier(name: str) -> str:
        seen = set()
        while name in up and name not in seen:
            seen.add(name)
            name = up[name]
        return name

    return (carrier(a[0]), carrier(a[1])) == (carrier(b[0]), carrier(b[1]))


def _compare_anchor(c: Comparison, a: Joint, b: Joint) -> None:
    """The joint's line (its point for a ball): where along the line its frame stands moves nothing."""
    if a.anchor_W is None or b.anchor_W is None:
        return
    X_AB = c.bases.correction(a.child)
    other = X_AB[:3, :3] @ b.anchor_W + X_AB[:3, 3]
    off = other - a.anchor_W
    if a.axis_W is not None:
        off = off - (off @ a.axis_W) * a.axis_W
    if not float(np.abs(off).max()) <= TOLERANCE * c.size:
        c.differ("joint position", a.name, a.anchor_W, other)
