"""What Drake's extensions say of joints, where the IR has fields of its own for it.

Source: Drake's parsing reference, and Drake 1.58.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.model import CONTINUOUS, CURVILINEAR, PLANAR, PRISMATIC, REVOLUTE, WORLD, Frame, Joint
from transpile.passes.checks.drake_tags import NONNEGATIVE, NONZERO

if TYPE_CHECKING:
    from transpile.passes.checks.check_drake_extensions import Checker

ACCELERATED = (CONTINUOUS, PRISMATIC, REVOLUTE)
"""The joints that have an acceleration limit in Drake."""

PLANE, TANGENT = (0.0, 0.0, 1.0), (1.0, 0.0, 0.0)
"""The normal of a curve's plane and the tangent where it begins, if they are not written (Drake)."""

UPRIGHT = 1e-6
"""How far from upright on each other these two may be, as the cosine of their angle."""


def check_joint(joint: Joint, checker: Checker) -> None:
    """Limits of acceleration, damping, pitch and path."""
    for axis in joint.axes:
        limit = axis.acceleration
        at = axis.limits_at if axis.limits_at >= 0 else axis.at
        field = "drake:acceleration" if checker.sdf else "@drake:acceleration"
        if limit is not None and limit < 0.0:
            message = f"drake:acceleration of joint {joint.name!r} must be {NONNEGATIVE}, not {limit:g}"
            checker.error("X024", message, at, field)
        elif limit is not None and joint.type not in ACCELERATED:
            message = f"joint {joint.name!r} is {joint.type}: Drake gives it no limit of acceleration"
            checker.warn("X016", message, at, field)
    if min(joint.planar_damping or (0.0,)) < 0.0:
        message = f"the damping of joint {joint.name!r} must be {NONNEGATIVE}"
        checker.error("X024", message, joint.at, "drake:damping" if checker.sdf else "dynamics")
    if joint.thread_pitch == 0.0 and not checker.sdf:
        message = f"drake:screw_thread_pitch of joint {joint.name!r} should be {NONZERO}"
        checker.warn("X024", message, joint.at, "drake:screw_thread_pitch")
    if joint.type == CURVILINEAR:
        _check_path(joint, checker)
    if joint.type in (CURVILINEAR, PLANAR) and checker.in_sdf(joint):
        _check_sdf_joint(joint, checker)


def _check_sdf_joint(joint: Joint, checker: Checker) -> None:
    """A drake:joint of SDFormat: its damping and its parent."""
    if joint.type == PLANAR and joint.planar_damping is None:
        checker.error("X023", f"joint {joint.name!r} needs <drake:damping>", joint.at)
    parent = joint.parent.target
    if isinstance(parent, Frame) and parent.attached_to is not None:
        parent = parent.attached_to.target
    if parent is WORLD:
        message = f"joint {joint.name!r} hangs on the world, which Drake does not find for a drake:joint"
        checker.error("X034", message, joint.at)


def _check_path(joint: Joint, checker: Checker) -> None:
    parts = {extension.tag: extension for extension in joint.extensions or ()}
    if "curves" not in parts:
        checker.error("X023", f"the curvilinear joint {joint.name!r} needs <drake:curves>", joint.at)
    normal = _direction(parts["plane_normal"].value) if "plane_normal" in parts else PLANE
    tangent = _direction(parts["initial_tangent"].value) if "initial_tangent" in parts else TANGENT
    along = abs(sum(a * b for a, b in zip(normal, tangent, strict=False)))
    size = sum(a * a for a in normal) * sum(b * b for b in tangent)
    if along > UPRIGHT * size**0.5:
        message = f"the path of joint {joint.name!r} leaves its plane: its tangent must lie in it"
        checker.error("X024", message, joint.at)


def _direction(text: str | None) -> tuple[float, ...]:
    """A vector; an empty one where the text is none (which is told elsewhere)."""
    try:
        return tuple(float(word) for word in (text or "").split())
    except ValueError:
        return ()
