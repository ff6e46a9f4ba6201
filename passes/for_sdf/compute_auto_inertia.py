"""compute-auto-inertia: works out the inertias that SDFormat 1.11 leaves to the reader.

``<inertial auto="true">`` asks for the inertia of the link's collision shapes, each of its own density, or
the inertial's, or 1000 kg/m³. A mass that is written scales it. The formulas and the rules are those of
libsdformat (Drake 1.58 agrees). Meshes need their files and are left out, which is told (L022); where there
is nothing else SDFormat's default of 1 kg stays. A link without any shape is an error, as in engines (C005).
"""

from __future__ import annotations

from math import pi

from transpile.ir.add_up import add_up
from transpile.ir.geometry import Box, Capsule, Cone, Cylinder, Ellipsoid, Plane, Shape, Sphere
from transpile.ir.model import Collision, Inertial, Link, Scene
from transpile.ir.node import Node
from transpile.ir.pose import IDENTITY, Mat3, Pose, Vec3, multiply, transpose
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

DENSITY = 1000.0
"""kg/m³ where none is written (SDFormat)."""

Part = tuple[float, Vec3, Mat3]
"""Mass, centre of mass and the inertia about it, in the axes of the link."""


def run(scene: Scene, context: Context) -> None:
    """Give every automatic inertial its numbers."""
    graph: FrameGraph | None = None
    for model, _ in walk_models(scene):
        for link in model.links:
            if link.inertial is not None and link.inertial.auto:
                graph = graph or FrameGraph(scene)
                _compute(link, link.inertial, graph, context)


def _compute(link: Link, inertial: Inertial, graph: FrameGraph, context: Context) -> None:
    parts = [_part(link, inertial, collision, graph, context) for collision in link.collisions]
    known = [part for part in parts if part is not None]
    inertial.auto = False
    if not link.collisions:
        message = f"link {link.name!r} has an automatic inertia, but no shape to work it out from"
        context.diagnostics.report("C005", message, inertial.at, fix="write the inertia")
    if not known:
        inertial.mass = inertial.mass or 1.0
        inertial.ixx = inertial.iyy = inertial.izz = 1.0
        return
    mass, centre, matrix = _sum(known)
    scale = inertial.mass / mass if inertial.mass else 1.0
    inertial.mass = inertial.mass or mass
    inertial.pose = Pose(centre)
    m = [value * scale for value in matrix]
    inertial.ixx, inertial.ixy, inertial.ixz = m[0], m[1], m[2]
    inertial.iyy, inertial.iyz, inertial.izz = m[4], m[5], m[8]


def _density(*nodes: Node) -> float:
    """The first ``<density>`` that is kept of the nodes; it is done with then."""
    for node in nodes:
        for kept in node.kept or ():
            if kept.path[0][0] == "density" and isinstance(kept.value, float):
                kept.done = True
                return kept.value
    return DENSITY


def _part(
    link: Link, inertial: Inertial, collision: Collision, graph: FrameGraph, context: Context
) -> Part | None:
    if isinstance(collision.shape, Plane):
        return None
    found = _shape(collision.shape)
    if found is None:
        context.diagnostics.report(
            "L022",
            f"collision {collision.name!r} of link {link.name!r} does not count in its automatic inertia: "
            "only simple shapes do",
            collision.at,
            "geometry",
            fix="write the inertia",
        )
        return None
    volume, p, moments = found
    density = _density(collision, inertial)
    X_LG = _pose(link, collision, graph)
    m = density * volume
    R = X_LG.matrix()
    a, b, c = moments
    diagonal = (a * density, 0.0, 0.0, 0.0, b * density, 0.0, 0.0, 0.0, c * density)
    turned = multiply(multiply(R, diagonal), transpose(R))
    return m, X_LG.compose(Pose(p)).p, turned


def _pose(link: Link, collision: Collision, graph: FrameGraph) -> Pose:
    pose = collision.pose or IDENTITY
    if collision.relative_to is None or collision.relative_to.target is None:
        return pose
    return graph.between(link, collision.relative_to.target).compose(pose)


def _shape(shape: Shape) -> tuple[float, Vec3, Vec3] | None:
    """Volume, centre of mass, and moments about it at a density of 1; None for what has no formula."""
    o: Vec3 = (0.0, 0.0, 0.0)
    if isinstance(shape, Box):
        x, y, z = shape.size
        v = x * y * z
        return v, o, (v * (y * y + z * z) / 12.0, v * (x * x + z * z) / 12.0, v * (x * x + y * y) / 12.0)
    if isinstance(shape, Sphere):
        return _ellipsoid(shape.radius, shape.radius, shape.radius)
    if isinstance(shape, Ellipsoid):
        return _ellipsoid(*shape.radii)
    if isinstance(shape, Cylinder):
        r, h = shape.radius, shape.length
        v = pi * r * r * h
        across = v * (3.0 * r * r + h * h) / 12.0
        return v, o, (across, across, v * r * r / 2.0)
    if isinstance(shape, Capsule):
        return _capsule(shape.radius, shape.length)
    if isinstance(shape, Cone):
        r, h = shape.radius, shape.length
        v = pi * r * r * h / 3.0
        across = v * (3.0 / 20.0 * r * r + 3.0 / 80.0 * h * h)
        return v, (0.0, 0.0, -h / 4.0), (across, across, v * 0.3 * r * r)
    return None


def _ellipsoid(a: float, b: float, c: float) -> tuple[float, Vec3, Vec3]:
    v = 4.0 / 3.0 * pi * a * b * c
    return (
        v,
        (0.0, 0.0, 0.0),
        (v * (b * b + c * c) / 5.0, v * (a * a + c * c) / 5.0, v * (a * a + b * b) / 5.0),
    )


def _capsule(r: float, h: float) -> tuple[float, Vec3, Vec3]:
    """A cylinder between two half balls."""
    tube = pi * r * r * h
    ball = 4.0 / 3.0 * pi * r * r * r
    along = tube * r * r / 2.0 + ball * 0.4 * r * r
    across = tube * (3.0 * r * r + h * h) / 12.0 + ball * (0.4 * r * r + h * h / 4.0 + 3.0 / 8.0 * h * r)
    return tube + ball, (0.0, 0.0, 0.0), (across, across, along)


def _sum(parts: list[Part]) -> Part:
    """One body of all the parts."""
    if len(parts) == 1:
        return parts[0]
    mass = add_up(m for m, _, _ in parts)
    cx, cy, cz = (add_up(m * c[i] for m, c, _ in parts) / mass for i in range(3))
    total = [0.0] * 9
    for m, c, inertia in parts:
        x, y, z = c[0] - cx, c[1] - cy, c[2] - cz
        moved = (
            m * (y * y + z * z), -m * x * y, -m * x * z,
            -m * x * y, m * (x * x + z * z), -m * y * z,
            -m * x * z, -m * y * z, m * (x * x + y * y),
        )  # fmt: skip
        for i in range(9):
            total[i] += inertia[i] + moved[i]
    return mass, (cx, cy, cz), tuple(total)  # type: ignore[return-value]
