"""The mass, the centre and the moments of a mesh, as MuJoCo works them out, and primitives that are fitted to
one.

``inertia="legacy"`` (its default) adds up the tetrahedra between each triangle and a point in the middle, all
of them positive; "exact" lets them cancel; "shell" takes the surface alone.
"""

from __future__ import annotations

from math import sqrt

from transpile.formats.mjcf.principal_axes import settled
from transpile.formats.mjcf.read_mesh import Point, Triangles
from transpile.formats.mjcf.weigh_geoms import Solid
from transpile.ir.add_up import add_up
from transpile.ir.pose import Mat3, Vec3

LEGACY, EXACT, SHELL, CONVEX = "legacy", "exact", "shell", "convex"


def scaled(triangles: Triangles, scale: Vec3 | None) -> Triangles:
    """The triangles times a scale."""
    if scale is None:
        return triangles
    x, y, z = scale
    return [
        ((a[0] * x, a[1] * y, a[2] * z), (b[0] * x, b[1] * y, b[2] * z), (c[0] * x, c[1] * y, c[2] * z))
        for a, b, c in triangles
    ]


def solid_of_mesh(triangles: Triangles, kind: str) -> Solid | None:
    """The solid (for "shell" the surface) of a mesh; None where it has no volume."""
    middle = _middle(triangles)
    if middle is None:
        return None
    volume = 0.0
    first = [0.0, 0.0, 0.0]
    for triangle in triangles:
        weight, center = _part(triangle, middle, kind)
        volume += weight
        for i in range(3):
            first[i] += weight * center[i]
    if not volume > 1e-300:
        return None
    com: Point = (first[0] / volume, first[1] / volume, first[2] / volume)
    if kind != SHELL:
        volume = add_up(_part(triangle, com, kind)[0] for triangle in triangles)
    return Solid(volume, settled(_moments(triangles, com, kind)), com)


def _middle(triangles: Triangles) -> Point | None:
    """The mean of the triangles' centres, weighed by their areas."""
    total = 0.0
    sums = [0.0, 0.0, 0.0]
    for a, b, c in triangles:
        area = _length(_normal(a, b, c)) / 2.0
        total += area
        for i in range(3):
            sums[i] += area * (a[i] + b[i] + c[i]) / 3.0
    if total <= 0.0:
        return None
    return sums[0] / total, sums[1] / total, sums[2] / total


def _part(triangle: tuple[Point, Point, Point], apex: Point, kind: str) -> tuple[float, Point]:
    """The volume of the tetrahedron below a triangle (for "shell" the triangle's area), and its centre."""
    a, b, c = triangle
    n = _normal(a, b, c)
    center = [(a[i] + b[i] + c[i]) / 3.0 for i in range(3)]
    if kind == SHELL:
        return _length(n) / 2.0, (center[0], center[1], center[2])
    volume = add_up((center[i] - apex[i]) * n[i] for i in range(3)) / 6.0
    if kind == LEGACY:
        volume = abs(volume)
    p = [0.75 * center[i] + 0.25 * apex[i] for i in range(3)]
    return volume, (p[0], p[1], p[2])


def _moments(triangles: Triangles, com: Point, kind: str) -> Mat3:
    """The moments about the centre of mass."""
    products = [0.0] * 6
    pairs = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))
    divisor = 12.0 if kind == SHELL else 20.0
    for triangle in triangles:
        a, b, c = (tuple(p[i] - com[i] for i in range(3)) for p in triangle)
        weight = _part((a, b, c), (0.0, 0.0, 0.0), kind)[0] / divisor  # type: ignore[arg-type]
        for k, (i, j) in enumerate(pairs):
            total = (a[i] + b[i] + c[i]) * (a[j] + b[j] + c[j])
            products[k] += weight * (total + a[i] * a[j] + b[i] * b[j] + c[i] * c[j])
    xx, yy, zz, xy, xz, yz = products
    return yy + zz, -xy, -xz, -xy, xx + zz, -yz, -xz, -yz, xx + yy


def _normal(a: Point, b: Point, c: Point) -> Point:
    x, y, z = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    u, v, w = c[0] - a[0], c[1] - a[1], c[2] - a[2]
    return y * w - z * v, z * u - x * w, x * v - y * u


def _length(v: Point) -> float:
    return sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2])
