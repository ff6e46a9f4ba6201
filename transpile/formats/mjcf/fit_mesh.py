"""Primitives that are fitted to a mesh: a geom that names a mesh and has another type.

MuJoCo takes the box that has the mesh's moments (half edges b, the longest last) and stands at its centre,
along its principal axes: a sphere has the mean of b as its radius, a capsule and a cylinder that of the first
two. Under ``fitaabb`` it is the box along those axes that bounds the vertices: a sphere has its largest half
edge as its radius, a capsule and a cylinder the larger of the first two.
"""

from __future__ import annotations

from math import sqrt

from transpile.formats.mjcf.principal_axes import principal_axes
from transpile.formats.mjcf.read_mesh import Point
from transpile.formats.mjcf.weigh_geoms import Solid
from transpile.ir.add_up import add_up
from transpile.ir.geometry import Box, Capsule, Cylinder, Ellipsoid, Shape, Sphere
from transpile.ir.pose import EYE, MATRIX, Pose, Vec3, rotate, transpose

FITTED = ("sphere", "capsule", "cylinder", "ellipsoid", "box")


def fit_shape(kind: str, solid: Solid, factor: float) -> tuple[Shape, Pose]:
    """The shape of that kind, ``factor`` times as large as it fits, and where it stands in the mesh's
    frame."""
    (i, j, k), R = principal_axes(solid.moments)
    v = solid.volume
    a, b, c = (0.5 * sqrt(max(6.0 * x / v, 0.0)) for x in (j + k - i, i + k - j, i + j - k))
    radius = (a + b) / 2.0
    shape = _shape(kind, (a, b, c), (a + b + c) / 3.0, radius, max(0.0, c - radius / 2.0), factor)
    return shape, Pose(solid.center) if R == EYE else Pose(solid.center, R, MATRIX)


def fit_to_bounds(kind: str, solid: Solid, points: list[Point], factor: float) -> tuple[Shape, Pose]:
    """The same for the box that bounds the vertices."""
    _, R = principal_axes(solid.moments)
    x, y, z = solid.center
    back = transpose(R)
    turned = [rotate(back, (p[0] - x, p[1] - y, p[2] - z)) for p in points]
    ends = [(min(p[i] for p in turned), max(p[i] for p in turned)) for i in range(3)]
    a, b, c = ((high - low) / 2.0 for low, high in ends)
    radius = max(a, b)
    shape = _shape(kind, (a, b, c), max(a, b, c), radius, max(0.0, c - radius), factor)
    middle = rotate(R, (add_up(ends[0]) / 2.0, add_up(ends[1]) / 2.0, add_up(ends[2]) / 2.0))
    center = (x + middle[0], y + middle[1], z + middle[2])
    return shape, Pose(center) if R == EYE else Pose(center, R, MATRIX)


def _shape(kind: str, half: Vec3, ball: float, radius: float, straight: float, factor: float) -> Shape:
    """A shape by the half edges of its box, its radius as a sphere, that of its round side, and half the
    length of the straight part of a capsule."""
    a, b, c = (factor * x for x in half)
    if kind == "sphere":
        return Sphere(factor * ball)
    if kind == "capsule":
        return Capsule(factor * radius, 2.0 * factor * straight)
    if kind == "cylinder":
        return Cylinder(factor * radius, 2.0 * c)
    if kind == "ellipsoid":
        return Ellipsoid((a, b, c))
    return Box((2.0 * a, 2.0 * b, 2.0 * c))
