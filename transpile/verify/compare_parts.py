"""Compares what is neither link, joint nor shape: bases, filters, mimics, actuators, constraints."""

from __future__ import annotations

import numpy as np

from transpile.verify.compare import TOLERANCE, Comparison, same_numbers, short
from transpile.verify.facts import Mimic, Relation


def compare_rest(c: Comparison, strict_actuators: bool) -> None:
    """Compare floating bases, filtered pairs, mimics, actuators, constraints and force elements."""
    _compare_floating(c)
    _compare_filtered(c)
    _compare_mimics(c)
    _compare_actuators(c, strict_actuators)
    _compare_efforts(c)
    _compare_constraints(c)
    _compare_gravity(c)
    _compare_relations(c)


def _compare_gravity(c: Comparison) -> None:
    """Drake reads no gravity, so only of MuJoCo's files is it known what they say."""
    if c.a.engine == "mujoco":
        c.number("gravity", "model", c.a.gravity, c.b.gravity)


def _compare_relations(c: Comparison) -> None:
    """Springs, bushings and distance constraints: each of A with one of B that joins the same links."""
    if c.a.relations is None or c.b.relations is None:
        return
    others = list(c.b.relations)
    for relation in c.a.relations:
        names = [name for name, _ in relation.ends]
        like = [
            o for o in others if o.kind == relation.kind and [c.body(name) for name, _ in o.ends] == names
        ]
        if not like:
            c.differ(relation.kind, " ".join(names), "there", None)
            continue
        # Several may join the same two links: the nearest in its constants is the one.
        other = min(like, key=lambda o: 0 if same_numbers(relation.numbers, o.numbers) else 1)
        others.remove(other)
        c.number(relation.kind, " ".join(names), relation.numbers, other.numbers)
        _compare_ends(c, relation, other)
    for other in others:
        c.differ(other.kind, " ".join(name for name, _ in other.ends), None, "there")


def _compare_ends(c: Comparison, relation: Relation, other: Relation) -> None:
    for (name, p_WP), (_, p_WQ) in zip(relation.ends, other.ends, strict=True):
        found = c.bases.correction(name) @ np.append(p_WQ, 1.0)
        if np.abs(found[:3] - p_WP).max() > TOLERANCE * c.size:
            c.differ(f"end of {relation.kind}", name, short(p_WP), short(found[:3]))


def _compare_constraints(c: Comparison) -> None:
    """The slide of a screw that was split is one more mimic."""
    if c.a.constraints is None or c.b.constraints is None:
        return
    split = [c.a.joints[name].kind for name in c.splits]
    if c.a.constraints + split.count("screw") != c.b.constraints:
        c.differ("constraints", "model", c.a.constraints, c.b.constraints)


def _compare_floating(c: Comparison) -> None:
    if c.a.floating is None or c.b.floating is None:
        return
    right = {c.body(name) for name in c.b.floating}
    for name in sorted(c.a.floating - right):
        c.differ("floating base", name, "floats", "does not")
    for name in sorted(right - c.a.floating):
        c.differ("floating base", name, "does not float", "does")


def _compare_filtered(c: Comparison) -> None:
    if c.a.filtered is None or c.b.filtered is None:
        return
    left = {frozenset(c.renamed.link(name) for name in pair) for pair in c.a.filtered}
    # Only pairs that could touch on both sides: a lost shape is told as a lost shape.
    solid_a = {c.renamed.link(s.link) for s in c.a.shapes or [] if s.role == "collision"}
    solid_b = {s.link for s in c.b.shapes or [] if s.role == "collision"}
    both = solid_a & solid_b
    for pair in sorted((p for p in left ^ c.b.filtered if p <= both), key=sorted):
        what = ("filtered", "not filtered") if pair in left else ("not filtered", "filtered")
        c.differ("filtered pair", " ".join(sorted(pair)), *what)


def _compare_mimics(c: Comparison) -> None:
    theirs = c.b.written_mimics if c.a.engine == "mujoco" and c.b.mimics is None else c.b.mimics
    if c.a.mimics is None or theirs is None:
        return
    right = {m.joint: m for m in theirs}
    for mimic in c.a.mimics:
        other = right.pop(_joint(c, mimic.joint), None)
        if other is None or not _same_mimic(c, mimic, other):
            c.differ("mimic", mimic.joint, mimic_text(mimic), other and mimic_text(other))
    parts = {part for names in c.renamed.splits.values() for part in names}
    for name, mimic in right.items():
        if name in parts:  # the slide of a screw follows its hinge
            continue
        c.differ("mimic", name, None, mimic_text(mimic))


def _joint(c: Comparison, name: str) -> str:
    return c.joints.get(name) or c.renamed.joint(name)


def _same_mimic(c: Comparison, a: Mimic, b: Mimic) -> bool:
    numbers = same_numbers([a.multiplier, a.offset], [b.multiplier, b.offset])
    return _joint(c, a.of) == b.of and numbers


def mimic_text(mimic: Mimic) -> str:
    """A mimic relation for people."""
    return f"{mimic.multiplier:.10g} * {mimic.of} + {mimic.offset:.10g}"


def _compare_efforts(c: Comparison) -> None:
    """What drives a joint in Drake can do what MuJoCo's limit lets it."""
    if c.a.engine != "mujoco" or c.a.actuators is not None:
        return
    for name, joint in c.a.joints.items():
        actuator = (c.b.actuators or {}).get(_joint(c, name))
        if joint.effort is not None and actuator is not None and name not in c.renamed.idle:
            c.number("effort", name, joint.effort, (actuator.effort,))


def _compare_actuators(c: Comparison, strict: bool) -> None:
    if c.a.actuators is None or c.b.actuators is None:
        return
    right = dict(c.b.actuators)
    for name, actuator in c.a.actuators.items():
        other = right.pop(_joint(c, name), None)
        if other is None:
            if strict:
                c.differ("actuator", name, "there", None)
            continue
        c.number("actuator effort", name, (actuator.effort,), (other.effort,))
        c.number("gear ratio", name, (actuator.gear_ratio,), (other.gear_ratio,))
        if (actuator.gains or other.gains) and strict:
            c.number("controller gains", name, actuator.gains or (), other.gains or ())
        c.number("rotor inertia", name, (actuator.rotor_inertia,), (other.rotor_inertia,))
    for name in right:
        if strict:
            c.differ("actuator", name, None, "there")
