"""Compares the links of two files: which there are, their masses and inertias."""

from __future__ import annotations

import numpy as np

from transpile.verify.compare import NOISE, TOLERANCE, Comparison, same_numbers
from transpile.verify.facts import WORLD, Link

TOO_SMALL = 1.1e-12
"""A mass (kg) or a moment (kg m²) that stands for none."""

NOTHING = 1e-15
"""A moment (kg m²) that MuJoCo takes for none."""


def massless(link: Link) -> bool:
    """Whether a link weighs nothing and turns freely."""
    return not link.mass and (link.inertia is None or not np.any(np.nan_to_num(link.inertia)))


def _weighed(c: Comparison, a: Link, b: Link) -> bool:
    """Whether the report tells of the difference: what is too small to count, where MuJoCo wants something,
    or another inertia, where the source has one that no body has."""
    names = {a.name, c.renamed.link(a.name)}
    if names & c.renamed.reshaped:
        return same_numbers([a.mass or 0.0], [b.mass or 0.0])
    if not names & c.renamed.weighed:
        return False
    far = np.abs(
        (a.inertia if a.inertia is not None else 0.0) - (b.inertia if b.inertia is not None else 0.0)
    )
    return abs((a.mass or 0.0) - (b.mass or 0.0)) <= TOO_SMALL and float(np.max(far)) <= TOO_SMALL


def compare_links(c: Comparison) -> None:
    """Compare which links there are, and their inertials."""
    b_fixed = {j.child for j in c.b.joints.values() if j.kind == "fixed"}
    a_fixed = {j.child for j in c.a.joints.values() if j.kind == "fixed"}
    for name, link in c.a.links.items():
        other = c.b.links.get(c.renamed.link(name))
        if other is not None:
            _compare_inertial(c, link, other)
        elif name in c.renamed.collapsed and massless(link):
            continue
        elif c.engine != "text" and not (
            massless(link) and name in a_fixed and c.renamed.link(name) in c.b.frames
        ):
            c.differ("link", name, "there", None)
    if c.engine == "text":  # tells no frames that could stand for links
        return
    known = {c.renamed.link(name) for name in c.a.links}
    frames = {c.renamed.frame(name) for name in c.a.frames}
    for name, link in c.b.links.items():
        if name in known:
            continue
        plain = massless(link) and name not in c.has_shapes
        if c.body(name) == WORLD and name in b_fixed:  # holds what a URDF's link `world` had
            continue
        told = name in c.renamed.added or name in c.split_links
        if not (plain and (told or (name in frames and name in b_fixed))):
            c.differ("link", name, None, "there")


def _compare_inertial(c: Comparison, a: Link, b: Link) -> None:
    if a.mass is None or b.mass is None or _weighed(c, a, b):
        return
    if not same_numbers([a.mass], [b.mass]):
        c.differ("mass", a.name, a.mass, b.mass)
    if massless(a) and massless(b):
        return
    if a.com is None or b.com is None or a.inertia is None or b.inertia is None:
        if (a.inertia is None) != (b.inertia is None):
            c.differ("inertia", a.name, a.inertia, b.inertia)
        return
    if not float(np.abs(a.com - b.com).max()) <= TOLERANCE * max(c.size, float(np.abs(a.com).max())):
        c.differ("centre of mass", a.name, a.com, b.com)
    own = max(float(np.abs(a.inertia).max()), float(np.abs(b.inertia).max()))
    noise = NOISE * abs(a.mass) * float(a.com @ a.com) if c.a.engine == "drake" else 0.0
    noise += NOTHING if c.a.engine == "mujoco" else 0.0
    off = np.abs(a.inertia - b.inertia)
    # A nan is written by neither side on purpose: the same on both sides is no difference.
    if not np.all((off <= TOLERANCE * own + noise) | (np.isnan(a.inertia) & np.isnan(b.inertia))):
        c.differ("inertia", a.name, a.inertia, b.inertia)
