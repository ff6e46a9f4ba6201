"""check-physics: numbers that no body or joint can have.

What an engine would silently replace or stop at is told here. Numbers are never changed here: ``--inertia``
decides what becomes of a bad inertia (see ``mend-inertia``).
"""

from __future__ import annotations

from math import acos, cos, frexp, inf, pi, sqrt

from transpile.diagnostics import ERROR
from transpile.ir.geometry import Box, Capsule, Cone, Cylinder, Ellipsoid, Shape, Sphere
from transpile.ir.model import (
    CONTINUOUS,
    FIXED,
    Axis,
    Inertial,
    Joint,
    Link,
    Model,
    Scene,
)
from transpile.ir.node import Node
from transpile.ir.pose import Vec4
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

SHORTEST = {"sdf": 1e-6, "dmd": 1e-6, "mjcf": 1.5e-7}
"""No engine that reads the format takes a shorter axis; in URDF Drake's bound is the least, between 1e-9 and
1e-8."""

LARGE = 1e308
"""An axis or a quaternion whose length squared is larger becomes 0 or nonsense in engines."""


def run(scene: Scene, context: Context) -> None:
    """Check every inertial, shape, joint axis and mimic."""
    _check_axes(scene.joints, SHORTEST.get(scene.format, 5e-9), context)
    for model, _ in walk_models(scene):
        massless = []
        for link in model.links:
            inertial = link.inertial
            if inertial is None or not (inertial.auto or _has_weight(inertial, scene.format == "mjcf")):
                massless.append(link)
            if inertial is not None:
                _check_inertial(link, inertial, context)
            _check_shapes(link, scene.format, context)
        _check_axes(model.joints, SHORTEST.get(scene.format, 5e-9), context)
        if scene.format == "mjcf" == context.target:  # MuJoCo weighs what has shapes
            massless = [x for x in massless if not (x.visuals or x.collisions or x.kept)]
        _check_moving_mass(model, massless, scene.format == "mjcf", context)


def _check_axes(joints: list[Joint], shortest: float, context: Context) -> None:
    follows = False
    for joint in joints:
        for axis in joint.axes:
            _check_axis(joint, axis, shortest, context)
            follows = follows or axis.mimic is not None
    if follows:
        from transpile.passes.checks.check_mimics import check_circles

        check_circles(joints, context)


def _check_shapes(link: Link, source: str, context: Context) -> None:
    for visual in link.visuals if source != context.target else ():
        material = visual.material
        if material is not None and material.diffuse is not None and _is_beyond(material.diffuse):
            from transpile.passes.checks.check_sizes import clamp_colours

            clamp_colours(material, context)
    shapes = [visual.shape for visual in link.visuals]
    shapes += [collision.shape for collision in link.collisions]
    for shape in shapes:
        if _is_negative(shape):
            from transpile.passes.checks.check_sizes import check_size

            check_size(link, shape, source, context)


def _is_negative(shape: Shape) -> bool:
    """Whether a size of the shape is below zero, or infinite."""
    if isinstance(shape, Box):
        return min(shape.size) < 0.0
    if isinstance(shape, (Cylinder, Capsule, Cone)):
        return shape.radius < 0.0 or shape.length < 0.0 or inf in (shape.radius, shape.length)
    if isinstance(shape, Sphere):
        return not 0.0 <= shape.radius < inf
    return isinstance(shape, Ellipsoid) and min(shape.radii) < 0.0


def _is_beyond(colour: Vec4) -> bool:
    return min(colour) < 0.0 or max(colour) > 1.0


def _check_inertial(link: Link, i: Inertial, context: Context) -> None:
    mass = i.mass
    if not -inf < mass + i.ixx + i.iyy + i.izz + i.ixy + i.ixz + i.iyz < inf:
        message = f"link {link.name!r} has an infinite mass or moment of inertia: no engine simulates it"
        context.diagnostics.report("P046", message, i.at, severity=ERROR)
    elif mass < 0.0:
        context.diagnostics.report(
            "C001",
            f"link {link.name!r} has the negative mass {mass:g} kg",
            i.at,
            "mass",
            fix="no body has less than no mass",
        )
    elif not i.auto and not is_physical(i):
        what = "no mass, and yet moments of inertia" if mass == 0.0 else "moments of inertia that no body has"
        context.diagnostics.warn(
            "C002",
            f"link {link.name!r} has {what} ({i.ixx:g} {i.iyy:g} {i.izz:g}, products {i.ixy:g} "
            f"{i.ixz:g} {i.iyz:g}): "
            "engines replace or refuse it",
            i.at,
            "inertia",
            fix="each principal moment must be positive and at most the sum of the other two",
        )


def is_physical(i: Inertial) -> bool:
    """Whether a body of the given mass can have these moments (Drake's test, with its tolerance)."""
    if i.mass <= 0.0:
        return i.mass == i.ixx == i.iyy == i.izz == i.ixy == i.ixz == i.iyz == 0.0
    return moments_fit(i)


def moments_fit(i: Inertial) -> bool:
    """Whether no principal moment is negative, nor larger than the other two together."""
    a, b, c = i.ixx, i.iyy, i.izz
    if i.ixy != 0.0 or i.ixz != 0.0 or i.iyz != 0.0:
        a, b, c = principal_moments(i)
    slack = 16.0 * 2.220446049250313e-16 * max(abs(a), abs(b), abs(c))
    return (
        a >= -slack
        and b >= -slack
        and c >= -slack
        and a + b + slack >= c
        and b + c + slack >= a
        and a + c + slack >= b
    )


def principal_moments(i: Inertial) -> tuple[float, float, float]:
    """The eigenvalues of the inertia matrix, by the trigonometric formula for symmetric matrices."""
    parts = (i.ixx, i.iyy, i.izz, i.ixy, i.ixz, i.iyz)
    # By a power of two, which costs no digit: the cube of a small number would be 0.
    scale = 2.0 ** (frexp(max(map(abs, parts)))[1] - 1)
    xx, yy, zz, xy, xz, yz = (part / scale for part in parts)
    q = (xx + yy + zz) / 3.0
    x, y, z = xx - q, yy - q, zz - q
    p = sqrt((x * x + y * y + z * z + 2.0 * (xy * xy + xz * xz + yz * yz)) / 6.0)
    cube = p * p * p
    if cube == 0.0:
        return q * scale, q * scale, q * scale
    det = x * (y * z - yz * yz) - xy * (xy * z - yz * xz) + xz * (xy * yz - y * xz)
    angle = acos(max(-1.0, min(1.0, det / (2.0 * cube)))) / 3.0
    high = q + 2.0 * p * cos(angle)
    low = q + 2.0 * p * cos(angle + 2.0 * pi / 3.0)
    return low * scale, (3.0 * q - low - high) * scale, high * scale


def _limits_at(axis: Axis) -> int:
    return axis.limits_at if axis.limits_at >= 0 else axis.at


def _check_direction(joint: Joint, axis: Axis, shortest: float, context: Context) -> None:
    """An axis that is no direction is refused; a short one that some engine reads gets the length 1."""
    x, y, z = axis.xyz
    square = x * x + y * y + z * z
    length = sqrt(square)
    if square >= LARGE or length < shortest:
        what = " ".join([f"{part:g}" for part in axis.xyz])
        context.diagnostics.report(
            "C010",
            f"joint {joint.name!r} has the axis {what}: no engine makes a direction of it",
            axis.at,
            "xyz",
        )
        return
    axis.xyz = (x / length, y / length, z / length)
    context.diagnostics.warn(
        "C022",
        f"the axis of joint {joint.name!r} has the length {length:g}, too short for most engines: it is "
        "written with length 1",
        axis.at,
        "xyz",
    )


def _check_axis(joint: Joint, axis: Axis, shortest: float, context: Context) -> None:
    warn = context.diagnostics.warn
    x, y, z = axis.xyz
    if not 1e-12 <= x * x + y * y + z * z < LARGE and joint.type != FIXED:
        _check_direction(joint, axis, shortest, context)
    if (
        axis.lower is not None
        and axis.upper is not None
        and axis.lower > axis.upper
        and joint.type != CONTINUOUS
    ):
        warn(
            "C011",
            f"joint {joint.name!r} has crossed limits: lower {axis.lower:g} is above upper {axis.upper:g}",
            _limits_at(axis),
            fix="swap them",
        )
    if axis.velocity is not None and axis.velocity < 0.0:
        warn(
            "C012",
            f"joint {joint.name!r} has the negative velocity limit {axis.velocity:g}",
            _limits_at(axis),
        )
    if (axis.damping or 0.0) < 0.0:
        warn("C013", f"joint {joint.name!r} has negative damping {axis.damping:g}", axis.at)
    if axis.effort is not None and axis.effort < 0.0:
        warn(
            "C072",
            f"joint {joint.name!r} has the negative effort limit {axis.effort:g}, which counts as none",
            _limits_at(axis),
        )
    if axis.mimic is not None:
        from transpile.passes.checks.check_mimics import check_mimic

        check_mimic(joint, axis, axis.mimic, context)


def _check_moving_mass(model: Model, massless: list[Link], chains: bool, context: Context) -> None:
    """A link that a joint moves must weigh something, or have something welded to it that does.

    ``chains``: several joints of one body became a chain; what hangs on it weighs for it.
    """
    if not massless:
        return
    suspects = set(massless)
    moved: list[tuple[Link, Joint]] = []
    welded: dict[Node, list[Node]] = {}
    for joint in model.joints:
        child, parent = joint.child.target, joint.parent.target
        if child is None or parent is None:
            continue
        if joint.type == FIXED:
            welded.setdefault(parent, []).append(child)
            welded.setdefault(child, []).append(parent)
            continue
        if child in suspects:
            moved.append((child, joint))
        if chains:
            welded.setdefault(parent, []).append(child)
    for link, joint in moved:
        if not _weighs(link, welded, chains):
            what = "mass" if link.inertial is None or link.inertial.mass == 0.0 else "moment of inertia"
            context.diagnostics.warn(
                "C003",
                f"link {link.name!r} has no {what}, and joint {joint.name!r} moves it: its motion is "
                "undetermined "
                "(MuJoCo refuses it)",
                link.at,
                fix="give it an <inertial>",
            )


def _has_weight(i: Inertial, turns: bool) -> bool:
    """Whether there is mass; ``turns``: and a moment of inertia, which MuJoCo asks for in a MJCF."""
    return i.mass != 0.0 and not (turns and i.ixx == i.iyy == i.izz == 0.0)


def _weighs(link: Link, welded: dict[Node, list[Node]], turns: bool) -> bool:
    seen: set[Node] = {link}
    stack: list[Node] = [link]
    while stack:
        node = stack.pop()
        inertial = getattr(node, "inertial", None)
        if inertial is not None and inertial.mass > 0.0 and _has_weight(inertial, turns):
            return True
        for other in welded.get(node, ()):
            if other not in seen:
                seen.add(other)
                stack.append(other)
    return False
