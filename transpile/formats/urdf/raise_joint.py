"""URDF joints: from the IR to the AST."""

from __future__ import annotations

from transpile.ast import generated_urdf as ast
from transpile.ast.node import Tree
from transpile.formats.drake_extensions import tree_of
from transpile.formats.urdf.raise_shape import raise_origin
from transpile.ir.model import (
    BALL,
    CONTINUOUS,
    CURVILINEAR,
    FIXED,
    FLOATING,
    PLANAR,
    PRISMATIC,
    REVOLUTE,
    SCREW,
    UNIVERSAL,
    UNLIMITED,
    Axis,
    Joint,
    Mimic,
)
from transpile.ir.node import Extension
from transpile.syntax.values import write_real

UNBOUNDED = 1.7976931348623157e308
"""Written for "no limit" where a limit has to stand: the largest number; no engine reads ``inf``."""

DRAKE_ONLY = (BALL, UNIVERSAL, SCREW, CURVILINEAR)
"""Types that are written as ``<drake:joint>``."""

_AXIS_WRITTEN = (REVOLUTE, CONTINUOUS, PRISMATIC, PLANAR, SCREW)
_LIMIT_NEEDED = (REVOLUTE, PRISMATIC)
_CURVE_TAGS = ("plane_normal", "initial_tangent", "curves", "is_periodic")


def raise_joint(joint: Joint) -> ast.Joint:
    """One ``<joint>`` or ``<drake:joint>``; its frame is the child link's, its pose is in the parent link."""
    node = ast.Joint()
    node.ir = joint
    node.at = joint.at
    node.name = joint.name
    axes = joint.axes
    axis = axes[0] if axes else None
    type = joint.type
    if type == REVOLUTE and axis is not None and _is_unbounded(axis):
        type = CONTINUOUS
    node.type = type
    if joint.pose is not None:
        node.origin = raise_origin(joint.pose)
    node.parent = ast.Parent()
    node.parent.link = joint.parent.written()
    node.child = ast.Child()
    node.child.link = joint.child.written()
    if axis is not None and type in _AXIS_WRITTEN:
        node.axis = ast.Axis()
        node.axis.xyz = axis.xyz
    if axis is not None and type != FIXED and type != FLOATING:
        node.limit = _raise_limit(axis, type)
        _raise_dynamics(axis, joint, node)
        if axis.mimic is not None:
            node.mimic = _raise_mimic(axis.mimic)
    if type in DRAKE_ONLY:
        _raise_special(joint, node)
    return node


def _raise_limit(axis: Axis, type: str) -> ast.Limit | None:
    """``<limit>``: revolute and prismatic joints need one, and it needs effort and velocity (urdfdom)."""
    lower, upper = _bounded(axis.lower), _bounded(axis.upper)
    effort, velocity = _positive(axis.effort), _positive(axis.velocity)
    needed = type in _LIMIT_NEEDED
    limit = ast.Limit()
    if needed:
        limit.lower = -UNBOUNDED if lower is None else lower
        limit.upper = UNBOUNDED if upper is None else upper
    else:
        limit.lower = lower
        limit.upper = upper
        unlimited = lower is None and upper is None and effort is None and velocity is None
        if unlimited and axis.acceleration is None:
            return None
    limit.effort = UNBOUNDED if effort is None else effort
    limit.velocity = UNBOUNDED if velocity is None else velocity
    limit.drake_acceleration = axis.acceleration
    return limit


def _is_unbounded(axis: Axis) -> bool:
    return _bounded(axis.lower) is None and _bounded(axis.upper) is None


def _bounded(value: float | None) -> float | None:
    return None if value is None or value >= UNLIMITED or value <= -UNLIMITED else value


def _positive(value: float | None) -> float | None:
    return None if value is None or value >= UNLIMITED else value


def _raise_dynamics(axis: Axis, joint: Joint, node: ast.Joint) -> None:
    damping = joint.planar_damping
    if damping is not None and not any(damping):
        damping = None  # three numbers are Drake's own: urdfdom refuses the joint
    if damping is None and axis.damping is None and axis.friction is None:
        return
    dynamics = node.dynamics = ast.Dynamics()
    if damping is not None:
        dynamics.damping = damping
    elif axis.damping is not None:
        dynamics.damping = (axis.damping,)
    dynamics.friction = axis.friction


def _raise_mimic(mimic: Mimic) -> ast.Mimic:
    node = ast.Mimic()
    node.at = mimic.at
    node.joint = mimic.joint.written()
    node.multiplier = mimic.multiplier
    node.offset = mimic.offset
    return node


def _raise_special(joint: Joint, node: ast.Joint) -> None:
    """What only Drake's own joint types have."""
    if joint.type == SCREW and joint.thread_pitch is not None:
        tree = node.drake_screw_thread_pitch = Tree("drake:screw_thread_pitch")
        tree.attributes["value"] = write_real(joint.thread_pitch)
    elif joint.type == CURVILINEAR:
        for extension in joint.extensions or ():
            if extension.tag in _CURVE_TAGS:
                setattr(node, f"drake_{extension.tag}", tree_of(extension, "urdf"))


def actuator_extensions(joint: Joint) -> list[Extension]:
    """What Drake knows of the joint's actuator."""
    return [extension for extension in joint.extensions or () if extension.tag not in _CURVE_TAGS]
