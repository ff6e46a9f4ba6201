"""Positions and orientations of MJCF, in all their forms, as poses.

MuJoCo's rules: a quaternion is w x y z; ``zaxis`` is the shortest turn from z; ``xyaxes`` are made
orthogonal; of the letters of ``eulerseq`` lower case turns about the axes as turned so far, upper case about
the fixed ones. A rotation about one axis, and one that roll, pitch and yaw say as well, stays in angles.
"""

from __future__ import annotations

from math import atan2, cos, radians, sin, sqrt
from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.ast.node import Node
from transpile.diagnostics import Diagnostics
from transpile.ir.pose import (
    EYE,
    MATRIX,
    QUATERNION,
    RPY,
    ZERO,
    Mat3,
    Pose,
    Vec3,
    matrix_of_rpy,
    multiply,
)
from transpile.passes.from_mjcf.expand_mjcf_settings import Settings

TINY = 1e-15
"""MuJoCo's mjMINVAL: a vector that is shorter has no direction."""

FORMS = ("quat", "axisangle", "xyaxes", "zaxis", "euler")
_BITS = {
    cls: cls.bits("pos", *(form for form in FORMS if form in cls.FIELDS)) & ~1
    for cls in (ast.Body, ast.Frame, ast.Inertial, ast.Geom, ast.Site)
}


def lower_pose(node: Any, settings: Settings, diagnostics: Diagnostics) -> Pose | None:
    """The pose that an element writes; None where it writes none. Takes it off the account."""
    node.todo &= ~_BITS[type(node)]
    position: Vec3 | None = node.pos
    turn = lower_rotation(node, settings, diagnostics)
    if turn is None:
        return None if position is None else Pose(position)
    return Pose(position or ZERO, *turn)


def lower_rotation(
    node: Any, settings: Settings, diagnostics: Diagnostics
) -> tuple[tuple[float, ...], str] | None:
    """The rotation that an element writes and its form; several, or one without direction, are an error."""
    written = [form for form in FORMS if getattr(node, form, None) is not None]
    if not written:
        return None
    if len(written) > 1:
        diagnostics.report(
            "C033",
            f"only one orientation may stand here, not {' and '.join(written)}",
            node.at,
            f"@{written[1]}",
        )
        return None
    form = written[0]
    value = getattr(node, form)
    if form == "euler":
        return rotation_of_euler(value, settings)
    turn = _MAKERS[form](value, settings)
    if turn is None:
        diagnostics.report("C034", f"{form} has no direction: {_show(value)}", node.at, f"@{form}")
    return turn


def _show(value: tuple[float, ...]) -> str:
    return " ".join(f"{x:g}" for x in value)


def rotation_of_euler(value: Vec3, settings: Settings) -> tuple[tuple[float, ...], str]:
    """Three angles about the axes of ``eulerseq``."""
    angles = [radians(x) for x in value] if settings.degrees else list(value)
    sequence = settings.eulerseq
    turns = [(letter, angle) for letter, angle in zip(sequence, angles, strict=True) if angle]
    if len(turns) <= 1 or sequence in ("XYZ", "zyx"):
        rpy = [0.0, 0.0, 0.0]
        for letter, angle in turns:
            rpy["xyz".index(letter.lower())] += angle
        return tuple(rpy), RPY
    R: Mat3 = EYE
    for letter, angle in turns:
        rpy = [0.0, 0.0, 0.0]
        rpy["xyz".index(letter.lower())] = angle
        one = matrix_of_rpy(*rpy)
        R = multiply(R, one) if letter.islower() else multiply(one, R)
    return R, MATRIX


def _of_quat(value: tuple[float, ...], settings: Settings) -> tuple[tuple[float, ...], str] | None:
    """Normalised, as MuJoCo does and other readers don't."""
    w, x, y, z = value
    n = w * w + x * x + y * y + z * z
    if n < TINY * TINY:
        return None
    if x == y == z == 0.0:
        return ZERO, RPY
    if n != 1.0:
        n = sqrt(n)
        return (x / n, y / n, z / n, w / n), QUATERNION
    return (x, y, z, w), QUATERNION


def _of_axisangle(value: tuple[float, ...], settings: Settings) -> tuple[tuple[float, ...], str] | None:
    x, y, z, angle = value
    length = sqrt(x * x + y * y + z * z)
    if length < TINY:
        return None
    if settings.degrees:
        angle = radians(angle)
    along = [i for i, part in enumerate((x, y, z)) if part]
    if len(along) == 1:
        rpy = [0.0, 0.0, 0.0]
        rpy[along[0]] = angle if value[along[0]] > 0.0 else 0.0 - angle
        return tuple(rpy), RPY
    s = sin(angle / 2.0) / length
    return (x * s, y * s, z * s, cos(angle / 2.0)), QUATERNION


def _of_zaxis(value: tuple[float, ...], settings: Settings) -> tuple[tuple[float, ...], str] | None:
    x, y, z = value
    length = sqrt(x * x + y * y + z * z)
    if length < TINY:
        return None
    return rotation_to(x / length, y / length, z / length)


def rotation_to(x: float, y: float, z: float) -> tuple[tuple[float, ...], str]:
    """The shortest rotation that takes the z axis to a unit vector (its opposite: half a turn about x)."""
    s = sqrt(x * x + y * y)
    if s < 1e-10:
        return (ZERO, RPY) if z > 0.0 else ((1.0, 0.0, 0.0, 0.0), QUATERNION)
    half = atan2(s, z) / 2.0
    f = sin(half) / s
    return (0.0 - y * f, x * f, 0.0, cos(half)), QUATERNION


def _of_xyaxes(value: tuple[float, ...], settings: Settings) -> tuple[tuple[float, ...], str] | None:
    if len(value) != 6:
        return ZERO, RPY
    a, b, c, d, e, f = value
    length = sqrt(a * a + b * b + c * c)
    if length < TINY:
        return None
    a, b, c = a / length, b / length, c / length
    along = a * d + b * e + c * f
    d, e, f = d - along * a, e - along * b, f - along * c
    length = sqrt(d * d + e * e + f * f)
    if length < TINY:
        return None
    d, e, f = d / length, e / length, f / length
    R = (a, d, b * f - c * e, b, e, c * d - a * f, c, f, a * e - b * d)
    return (ZERO, RPY) if R == EYE else (R, MATRIX)


_MAKERS = {"quat": _of_quat, "axisangle": _of_axisangle, "zaxis": _of_zaxis, "xyaxes": _of_xyaxes}


def ends_of(node: Node, fromto: tuple[float, ...], diagnostics: Diagnostics) -> tuple[Pose, float] | None:
    """The pose and the length of what stands between two points; its z axis points from the second to the
    first."""
    if len(fromto) != 6:
        return None
    a, b, c, d, e, f = fromto
    x, y, z = a - d, b - e, c - f
    length = sqrt(x * x + y * y + z * z)
    if length < TINY:
        diagnostics.report("C034", "the two points of fromto are one", node.at, "@fromto")
        return None
    r, form = rotation_to(x / length, y / length, z / length)
    return Pose(((a + d) / 2.0, (b + e) / 2.0, (c + f) / 2.0), r, form), length
