"""URDF joints: from the AST to the IR."""

from __future__ import annotations

from transpile.ast import generated_urdf as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.urdf.lower_drake_joint import OWN, report_damping
from transpile.formats.urdf.lower_shape import lower_origin
from transpile.ir.model import (
    BALL,
    CONTINUOUS,
    FIXED,
    PLANAR,
    PRISMATIC,
    REVOLUTE,
    SCREW,
    UNLIMITED,
    WORLD,
    Axis,
    Joint,
    Mimic,
)
from transpile.ir.node import Ref
from transpile.ir.pose import Vec3

_JOINT = ast.Joint.bits("name", "type")
_LIMIT = ast.Limit.bits("lower", "upper", "effort", "velocity", "drake_acceleration")
_DYNAMICS = ast.Dynamics.bits("damping", "friction")
_AXIS = ast.Axis.bits("xyz")

_TYPES = {"spherical": BALL}
"""MuJoCo's word for Drake's."""

_X: Vec3 = (1.0, 0.0, 0.0)

_ONE_AXIS = (REVOLUTE, CONTINUOUS, PRISMATIC, PLANAR, SCREW)
_BOUNDED = (REVOLUTE, PRISMATIC)


def lower_joint(joint: ast.Joint, diagnostics: Diagnostics) -> Joint:
    """One ``<joint>`` or ``<drake:joint>``."""
    joint.todo &= ~_JOINT
    type = joint.type or FIXED
    type = _TYPES.get(type, type)
    parent = joint.parent.link if joint.parent is not None else None
    child = joint.child.link if joint.child is not None else None
    if joint.parent is not None:
        joint.parent.todo = 0
    if joint.child is not None:
        joint.child.todo = 0
    node = Joint(joint.name or "", type, Ref(parent or ""), Ref(child or ""))
    joint.ir = node
    node.at = joint.at
    if parent == "world":
        node.parent.target = WORLD
        node.relative_to = Ref("__model__")
    else:
        node.relative_to = Ref(parent or "")
    node.pose = lower_origin(joint.origin)
    if type in _ONE_AXIS:
        node.axes = [_lower_axis(joint, type, diagnostics)]
    lower_own = OWN.get(type)
    if lower_own is not None:
        lower_own(joint, node, diagnostics)
    return node


def _lower_axis(joint: ast.Joint, type: str, diagnostics: Diagnostics) -> Axis:
    written = joint.axis
    if written is not None:
        written.todo &= ~_AXIS
        axis = Axis(written.xyz or _X)
        axis.at = written.at
    else:
        axis = Axis(_X)
        axis.at = joint.at
    limit = joint.limit
    if limit is not None:
        _lower_limit(limit, axis, type, joint, diagnostics)
    elif type in _BOUNDED:
        diagnostics.report(
            "A020",
            f"joint {joint.name!r} has no <limit>: taken as unlimited (Drake, MuJoCo; urdfdom refuses it)",
            joint.at,
        )
    dynamics = joint.dynamics
    if dynamics is not None:
        dynamics.todo &= ~_DYNAMICS
        axis.friction = dynamics.friction
        damping = dynamics.damping
        if damping is not None and type != PLANAR:
            axis.damping = damping[0]
            if len(damping) != 1:
                report_damping(dynamics, 1, diagnostics)
    mimic = joint.mimic
    if mimic is not None:
        mimic.todo = 0
        axis.mimic = Mimic(Ref(mimic.joint or ""))
        axis.mimic.at = mimic.at
        if mimic.multiplier is not None:
            axis.mimic.multiplier = mimic.multiplier
        if mimic.offset is not None:
            axis.mimic.offset = mimic.offset
    return axis


def _lower_limit(limit: ast.Limit, axis: Axis, type: str, joint: ast.Joint, diagnostics: Diagnostics) -> None:
    """Limits; what is not written is no limit, as Drake and MuJoCo have it.

    urdfdom takes 0 for a ``lower`` or ``upper`` that is missing, and refuses a file without ``effort`` or
    ``velocity``.
    """
    limit.todo &= ~_LIMIT
    axis.limits_at = limit.at
    axis.lower = _bounded(limit.lower)
    axis.upper = _bounded(limit.upper)
    axis.effort = _bounded(limit.effort)
    axis.velocity = _bounded(limit.velocity)
    axis.acceleration = _bounded(limit.drake_acceleration)
    if limit.effort is None or limit.velocity is None or limit.lower is None or limit.upper is None:
        _report_missing(limit, type, joint, diagnostics)


def _report_missing(limit: ast.Limit, type: str, joint: ast.Joint, diagnostics: Diagnostics) -> None:
    bounds = ("lower", "upper") if type in _BOUNDED else ()
    missing = [name for name in (*bounds, "effort", "velocity") if getattr(limit, name) is None]
    if missing:
        diagnostics.report(
            "A020",
            f"the <limit> of joint {joint.name!r} has no {' and no '.join(missing)}: taken as unlimited "
            "(Drake, MuJoCo; urdfdom takes 0 for lower and upper, and refuses a file without the others)",
            limit.at,
        )


def _bounded(value: float | None) -> float | None:
    """None for what is as good as no limit: a file cannot say infinity in any other way."""
    if value is not None and (value >= UNLIMITED or value <= -UNLIMITED):
        return None
    return value
