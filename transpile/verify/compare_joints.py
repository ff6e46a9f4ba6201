"""Compares the joints of two files."""

from __future__ import annotations

import numpy as np

from transpile.verify.compare import TOLERANCE, Comparison
from transpile.verify.facts import WORLD, Joint

NARROW = 1.1e-12
"""How far apart (rad or m) limits may be that stand for equal ones."""


def compare_joints(c: Comparison) -> None:
    """Compare which joints there are, what they join, how they move, and their limits."""
    matched: set[str] = set()
    for name, joint in c.a.joints.items():
        if name in c.splits:
            matched |= _compare_split(c, joint, c.splits[name])
            continue
        other = c.b.joints.get(c.joints.get(name, "")) or _same_weld(c, joint)
        if other is None:
            if c.engine != "text":  # tells only of some types
                _missing_joint(c, joint)
            continue
        matched.add(other.name)
        _compare_joint(c, joint, other)
    for name, joint in c.b.joints.items():
        if c.engine == "text" or name in matched or (joint.kind == "fixed" and _explained(c, joint)):
            continue
        if joint.kind == "planar" and c.a.engine == "libsdformat":  # only Drake reads drake:joint
            continue
        c.differ("joint", name, None, f"{joint.kind} joint from {joint.parent} to {joint.child}")


def _compare_split(c: Comparison, joint: Joint, names: tuple[str, ...]) -> set[str]:
    """A joint with several axes may be several joints in a row. Their postures are compared as poses."""
    parts = [c.b.joints[name] for name in names if name in c.b.joints]
    if len(parts) != len(names):
        c.differ("joint", joint.name, f"{joint.kind} joint", f"only {len(parts)} parts of {len(names)}")
        return {part.name for part in parts}
    ends_a, ends_b = (joint.parent, joint.child), (c.body(parts[0].parent), c.body(parts[-1].child))
    if ends_a != ends_b and not _same_ends(c, ends_a, ends_b):
        c.differ("joint ends", joint.name, ends_a, ends_b)
    if joint.kind != "ball" and c.keyframe and all(name in c.keyframe for name in names):
        begins = tuple(c.keyframe[name][0] for name in names)
        c.number("default", joint.name, joint.default, begins[: len(joint.default or ())])
    if joint.kind == "universal":
        for kind in ("lower", "upper", "velocity", "damping", "friction", "effort"):
            values = [getattr(part, kind) for part in parts]
            if None not in values:
                c.number(kind, joint.name, getattr(joint, kind), tuple(v[0] for v in values))
    return set(names)


def _explained(c: Comparison, joint: Joint) -> bool:
    """Whether a fixed joint of B stands for what A says without one."""
    carries_nothing = joint.child in c.helpers or c.body(joint.child) == WORLD
    return joint.name in c.renamed.added or carries_nothing or not joint.written


def _same_weld(c: Comparison, joint: Joint) -> Joint | None:
    """The weld of B between the same two bodies, whichever it calls the parent, for a weld that an engine
    made without a name."""
    if joint.kind != "fixed":
        return None
    welds = (j for j in c.b.joints.values() if j.kind == "fixed" and not (joint.written and j.written))
    sides = {joint.parent, joint.child}
    return next((j for j in welds if {c.body(j.parent), c.body(j.child)} == sides), None)


def _missing_joint(c: Comparison, joint: Joint) -> None:
    """A weld that only carries a frame is not missed when the frame is there (its pose is compared)."""
    child = c.renamed.link(joint.child)
    if joint.kind == "planar" and c.b.engine == "libsdformat":  # only Drake reads drake:joint
        return
    if joint.kind == "free" and child in (c.b.floating or ()):
        return
    if joint.kind == "fixed" and child not in c.b.links and child in c.b.frames:
        return
    c.differ("joint", joint.name, f"{joint.kind} joint from {joint.parent} to {joint.child}", None)


def _compare_joint(c: Comparison, a: Joint, b: Joint) -> None:
    if a.kind != b.kind:
        c.differ("joint type", a.name, a.kind, b.kind)
        return
    _compare_ends(c, a, b)
    _compare_axis(c, a, b)
    if a.kind == "fixed":
        return
    for kind in ("lower", "upper"):
        one, other = getattr(a, kind), getattr(b, kind)
        if a.name in c.renamed.swapped:
            one = getattr(a, "upper" if kind == "lower" else "lower")
        if not _near(one, other):
            c.number("limit", f"{a.name} {kind}", one, other)
    for kind in ("velocity", "acceleration", "damping", "friction", "effort", "default", "armature"):
        if kind != "effort" or a.name not in c.renamed.idle:
            begins = c.keyframe.get(b.name) if kind == "default" else None
            c.number(kind, a.name, getattr(a, kind), begins or getattr(b, kind))
    if a.pitch is not None and b.pitch is not None:
        c.number("pitch", a.name, (a.pitch,), (b.pitch,))
    _compare_anchor(c, a, b)


def _compare_ends(c: Comparison, a: Joint, b: Joint) -> None:
    ends_a, ends_b = (a.parent, a.child), (c.body(b.parent), c.body(b.child))
    if b.name in c.renamed.turned:
        ends_b = ends_b[::-1]
    if a.kind == "fixed" and not (a.written and b.written) and ends_b == ends_a[::-1]:
        return  # an engine's own joint for a weld, which has no direction
    beside_collapsed = not c.renamed.collapsed.isdisjoint(ends_a)
    if ends_a != ends_b and not beside_collapsed and not _same_ends(c, ends_a, ends_b):
        c.differ("joint ends", a.name, ends_a, ends_b)


def _near(a: tuple[float, ...] | None, b: tuple[float, ...] | None) -> bool:
    """Whether limits are no further apart than MuJoCo wants the ends of a range to be."""
    return (
        a is not None and b is not None and len(a) == len(b) and bool(np.allclose(a, b, rtol=0, atol=NARROW))
    )


def _compare_axis(c: Comparison, a: Joint, b: Joint) -> None:
    if a.axis_W is None or b.axis_W is None:
        return
    other = c.bases.correction(a.child)[:3, :3] @ b.axis_W * (-1.0 if b.name in c.renamed.turned else 1.0)
    if not np.allclose(a.axis_W, other, rtol=0, atol=TOLERANCE):
        c.differ("axis", a.name, a.axis_W, other)


def _same_ends(c: Comparison, a: tuple[str, str], b: tuple[str, str]) -> bool:
    """A massless link that B has as a frame only may stand in for what it is fixed to.

    Where several joints of one body became a chain, the links between that were told are looked through."""
    welds = (j for j in c.a.joints.values() if j.kind == "fixed")
    up = {j.child: j.parent for j in welds if c.renamed.link(j.child) not in c.b.links}
    moving = [j for j in c.b.joints.values() if j.kind != "fixed"]
    between = c.renamed.added | c.split_links
    above = {j.child: c.body(j.parent) for j in moving if j.child in between}
    below = {j.parent: c.body(j.child) for j in moving if j.parent in between}
    ends = _follow(above, b[0]), _follow(below, b[1])
    return (_follow(up, a[0]), _follow(up, a[1])) == (_follow(up, ends[0]), _follow(up, ends[1]))


def _follow(step: dict[str, str], name: str) -> str:
    seen = set()
    while name in step and name not in seen:
        seen.add(name)
        name = step[name]
    return name


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
