"""The convex hull of points, as triangles: what a mesh without faces is to MuJoCo."""

from __future__ import annotations

from math import sqrt

from transpile.formats.mjcf.read_mesh import Point, Triangles
from transpile.ir.add_up import add_up

Face = tuple[int, int, int]
Plane = tuple[float, float, float, float]


def convex_hull(points: list[Point]) -> Triangles | None:
    """The hull, its triangles counterclockwise from outside; None for points that lie in one plane.

    Points are taken in one after the other: the faces that a new one sees give way to a cone from their rim
    to it.
    """
    points = list(dict.fromkeys(points))
    start = _tetrahedron(points)
    if start is None:
        return None
    size = max(abs(x) for point in points for x in point)
    faces: dict[Face, Plane] = {}
    middle = tuple(add_up(points[i][k] for i in start) / 4.0 for k in range(3))
    a, b, c, d = start
    for face in ((a, b, c), (a, c, d), (a, d, b), (b, d, c)):
        plane = _plane(points, face)
        if _height(plane, middle) > 0.0:  # type: ignore[arg-type]
            face = (face[0], face[2], face[1])
            plane = _plane(points, face)
        faces[face] = plane
    for number, point in enumerate(points):
        _take_in(faces, points, number, point, 1e-12 * size)
    return [(points[a], points[b], points[c]) for a, b, c in faces]


def _take_in(faces: dict[Face, Plane], points: list[Point], number: int, point: Point, slack: float) -> None:
    seen = [face for face, plane in faces.items() if _height(plane, point) > slack]
    if not seen:
        return
    edges = {edge for a, b, c in seen for edge in ((a, b), (b, c), (c, a))}
    for face in seen:
        del faces[face]
    for a, b in edges:
        if (b, a) not in edges:
            faces[a, b, number] = _plane(points, (a, b, number))


def _tetrahedron(points: list[Point]) -> tuple[int, int, int, int] | None:
    """Four points that span the space well."""
    if len(points) < 4:
        return None
    a = min(range(len(points)), key=lambda i: points[i])
    b = max(range(len(points)), key=lambda i: _square(_minus(points[i], points[a])))
    ab = _minus(points[b], points[a])
    c = max(range(len(points)), key=lambda i: _square(_cross(ab, _minus(points[i], points[a]))))
    plane = _plane(points, (a, b, c))
    d = max(range(len(points)), key=lambda i: abs(_height(plane, points[i])))
    flat = abs(_height(plane, points[d])) <= 1e-12 * sqrt(_square(ab))
    return None if flat else (a, b, c, d)


def _plane(points: list[Point], face: Face) -> Plane:
    """The unit normal and the offset of a face; a face without area has the normal 0."""
    a, b, c = (points[i] for i in face)
    n = _cross(_minus(b, a), _minus(c, a))
    length = sqrt(_square(n))
    if length == 0.0:
        return 0.0, 0.0, 0.0, 0.0
    x, y, z = n[0] / length, n[1] / length, n[2] / length
    return x, y, z, x * a[0] + y * a[1] + z * a[2]


def _height(plane: Plane, p: Point) -> float:
    return plane[0] * p[0] + plane[1] * p[1] + plane[2] * p[2] - plane[3]


def _minus(a: Point, b: Point) -> Point:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def _cross(a: Point, b: Point) -> Point:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _square(a: Point) -> float:
    return a[0] * a[0] + a[1] * a[1] + a[2] * a[2]
