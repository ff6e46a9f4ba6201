"""Compares what is neither link, joint nor shape: bases, filters, mimics, actuators, constraints."""

from __future__ import annotations

from transpile.verify.compare import Comparison, same_numbers
from transpile.verify.facts import Mimic


def compare_rest(c: Comparison, strict_actuators: bool) -> None:
    """Compare floating bases, default poses of bases, filtered pairs, mimics, constraints and actuators."""
    _compare_floating(c)
    _compare_filtered(c)
    _compare_mimics(c)
    _compare_actuators(c, strict_actuators)
    _compare_constraints(c)


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
    if c.a.mimics is None or c.b.mimics is None:
        return
    right = {m.joint: m for m in c.b.mimics}
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
        c.number("rotor inertia", name, (actuator.rotor_inertia,), (other.rotor_inertia,))
    for name in right:
        if strict:
            c.differ("actuator", name, None, "there")
