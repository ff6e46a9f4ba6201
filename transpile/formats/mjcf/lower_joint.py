"""MJCF joints: from the AST to the IR."""

from __future__ import annotations

from math import radians

from transpile.ast import generated_mjcf as ast
from transpile.diagnostics import Diagnostics
from transpile.ir.add_up import add_up
from transpile.ir.model import BALL, CONTINUOUS, PRISMATIC, REVOLUTE, Axis, Joint
from transpile.ir.node import Extension
from transpile.ir.pose import MATRIX, ZERO, Mat3, Pose, Vec3, rotate
from transpile.passes.from_mjcf.expand_mjcf_settings import Settings
from transpile.syntax.values import write_real

_JOINT = ast.Joint.bits("name", "type", "pos", "axis")
_LIMIT = ast.Joint.bits("range", "limited") & ~1
_DAMPING = ast.Joint.bits("damping") & ~1
_FRICTION = ast.Joint.bits("frictionloss") & ~1
_ARMATURE = ast.Joint.bits("armature") & ~1
_SPRING = ast.Joint.bits("stiffness", "springref") & ~1
_SPRINGREF = ast.Joint.bits("springref") & ~1
_REF = ast.Joint.bits("ref") & ~1
_FREE = ast.Joint.bits("type", "pos", "axis", "range", "limited", "ref", "stiffness", "springref")
_Z: Vec3 = (0.0, 0.0, 1.0)


def lower_joint(
    node: ast.Joint,
    joint: Joint,
    X_BF: Pose,
    settings: Settings,
    diagnostics: Diagnostics,
    same_format: bool = False,
) -> Pose:
    """Fill in a hinge, slide or ball joint; the result is X_BJ, where it stands in its body.

    F is the ``<frame>`` around it. MuJoCo calls the posture in the file q = ``ref``; the joint keeps its
    coordinate, so its frame is turned (or moved) back by that much, unless a MJCF is written again.
    """
    node.todo &= ~_JOINT
    kind = node.type or "hinge"
    X_BJ = Pose(X_BF.compose(Pose(node.pos or ZERO)).p)
    if kind == "ball":
        _lower_ball(node, joint, diagnostics, same_format)
        return X_BJ
    xyz = node.axis or _Z
    if X_BF.turns():
        xyz = rotate(X_BF.matrix(), xyz)
    axis = Axis(xyz)
    axis.at = node.at
    joint.axes = [axis]
    if xyz == ZERO:
        diagnostics.report("C010", f"joint {joint.name!r} has the axis 0 0 0", node.at, "@axis")
        return X_BJ
    angular = kind == "hinge"
    turned = angular and settings.degrees
    _lower_limits(node, axis, turned, settings, diagnostics)
    _lower_dynamics(node, axis, joint, turned, same_format)
    limited = axis.lower is not None or axis.upper is not None
    joint.type = PRISMATIC if not angular else REVOLUTE if limited else CONTINUOUS
    if node.ref and not same_format:
        node.todo &= ~_REF
        _report_reference(joint, node, diagnostics)
        return X_BJ.compose(_back(xyz, radians(node.ref) if turned else node.ref, angular))
    return X_BJ


def _lower_ball(node: ast.Joint, joint: Joint, diagnostics: Diagnostics, same_format: bool) -> None:
    """A ball joint has no axis; one is there for its damping alone, as Drake reads it."""
    joint.type = BALL
    if same_format:
        return
    if node.range is not None and node.limited != "false" and node.range[1] > node.range[0]:
        diagnostics.report("L042", "the cone that limits a ball joint is lost", node.at, "@range")
        node.todo &= ~_LIMIT
    if node.damping is not None and any(node.damping):
        axis = Axis(_Z)
        axis.at = node.at
        joint.axes = [axis]
        _lower_damping(node, axis)


def _back(xyz: Vec3, q: float, angular: bool) -> Pose:
    """The motion of a joint by -q."""
    x, y, z = xyz
    length = (x * x + y * y + z * z) ** 0.5
    x, y, z = x / length, y / length, z / length
    if not angular:
        return Pose((0.0 - q * x, 0.0 - q * y, 0.0 - q * z))
    return Pose(ZERO, *turn_about((x, y, z), 0.0 - q))


def turn_about(axis: Vec3, angle: float) -> tuple[Mat3, str]:
    """The rotation about a unit vector."""
    from math import cos, sin

    x, y, z = axis
    c, s = cos(angle), sin(angle)
    d = 1.0 - c
    return (
        c + x * x * d, x * y * d - z * s, x * z * d + y * s,
        y * x * d + z * s, c + y * y * d, y * z * d - x * s,
        z * x * d - y * s, z * y * d + x * s, c + z * z * d,
    ), MATRIX  # fmt: skip


def _lower_limits(
    node: ast.Joint, axis: Axis, turned: bool, settings: Settings, diagnostics: Diagnostics
) -> None:
    """A range limits unless it says otherwise; one that is empty or reversed is no limit (MuJoCo, without a
    word)."""
    limited = node.limited or "auto"
    if node.range is None and limited == "true":
        diagnostics.report("C040", "the joint is limited, and has no range", node.at, "@limited")
    if node.range is None or limited == "false":
        node.todo &= ~_LIMIT
        if node.range is not None:
            low, high = node.range
            message = f"the range {low:g} {high:g} says nothing: limited is false"
            diagnostics.warn("C042", message, node.at, "@range")
        return
    low, high = node.range
    if limited == "auto":
        if not settings.autolimits:
            diagnostics.report(
                "C038", "a range without limited means nothing where autolimits is false", node.at, "@range",
                fix='write limited="true" or limited="false"',
            )  # fmt: skip
            return
        if low >= high:
            node.todo &= ~_LIMIT
            if (low, high) != (0.0, 0.0):
                diagnostics.warn(
                    "C039",
                    f"the range {low:g} {high:g} is empty: MuJoCo takes it for no limit",
                    node.at,
                    "@range",
                )
            return
    elif low >= high:
        diagnostics.report("C040", f"the range {low:g} {high:g} is empty", node.at, "@range")
        return
    node.todo &= ~_LIMIT
    axis.lower, axis.upper = (radians(low), radians(high)) if turned else (low, high)


def _lower_dynamics(node: ast.Joint, axis: Axis, joint: Joint, turned: bool, same_format: bool) -> None:
    """Damping, friction, armature and a linear spring; the higher terms of a polynomial are left to the
    account."""
    if not (same_format and _is_polynomial(node.damping)):
        _lower_damping(node, axis)
    if node.frictionloss is not None:
        axis.friction = node.frictionloss
        node.todo &= ~_FRICTION
    if node.armature is not None:
        node.todo &= ~_ARMATURE
        if node.armature:
            extension = Extension("rotor_inertia", write_real(node.armature), at=node.at)
            joint.extensions = [*(joint.extensions or ()), extension]
    if same_format and (_is_polynomial(node.stiffness) or node.springdamper is not None):
        if turned and node.springref is not None:
            node.springref = radians(node.springref)
    elif node.stiffness is not None and node.stiffness[0]:
        axis.spring_stiffness = node.stiffness[0]
        rest = node.springref or 0.0
        axis.spring_reference = radians(rest) if turned else rest
        node.todo &= ~(_SPRINGREF if any(node.stiffness[1:]) else _SPRING)
    elif node.stiffness is None or not any(node.stiffness):
        node.todo &= ~_SPRING  # without a spring it rests nowhere


def _is_polynomial(values: tuple[float, ...] | None) -> bool:
    return values is not None and any(values[1:])


def _lower_damping(node: ast.Joint, axis: Axis) -> None:
    if node.damping is not None:
        axis.damping = node.damping[0]
        if not any(node.damping[1:]):
            node.todo &= ~_DAMPING


def _report_reference(joint: Joint, node: ast.Joint, diagnostics: Diagnostics) -> None:
    diagnostics.report(
        "A030",
        f"joint {joint.name!r} keeps its coordinate: the posture in the file is at {node.ref:g}, and a "
        "reader that starts "
        "at 0 shows another one",
        node.at,
        "@ref",
    )


def settle_free(node: ast.Joint, diagnostics: Diagnostics) -> None:
    """Of a ``<joint type="free">`` only that it is free is carried over; what says nothing needs no word."""
    node.todo &= ~_FREE
    for field in node.written():
        value = getattr(node, field)
        if any(value) if isinstance(value, tuple) else value:
            diagnostics.report("L001", f"{field} = {value!r} of a free joint is lost", node.at, f"@{field}")
    node.todo = 0


def own_range(node: ast.Joint) -> tuple[float, float] | None:
    """The range that a joint gives its effort itself."""
    found = node.actuatorfrcrange
    return None if found is None or node.actuatorfrclimited == "false" or found[0] >= found[1] else found


def limit_effort(joint: Joint, node: ast.Joint, limits: list[tuple[float, float] | None]) -> str | None:
    """Set the effort limit from the joint's own range or those of its actuators (None: one that has none).

    The result is the range where it is not the same both ways, which an effort limit can't say.
    """
    found = own_range(node)
    if found is None and limits and None not in limits:
        found = (add_up(limit[0] for limit in limits if limit), add_up(limit[1] for limit in limits if limit))
    if found is None:
        return None
    low, high = found
    joint.axes[0].effort = max(abs(low), abs(high))
    return None if low == -high else f"{low:g} to {high:g}"
