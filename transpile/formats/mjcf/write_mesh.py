"""Meshes that are written in a MJCF itself, as the text of an OBJ file: other formats only name files."""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.formats.mjcf.read_mesh import Point, points_of
from transpile.syntax.values import write_real


def obj_of(asset: ast.Mesh) -> str | None:
    """The text of a file with the vertices and triangles of a mesh; None where it has no shape.

    Without faces a mesh is the convex hull of its vertices. Lengths are as written, before ``scale``.
    """
    vertices = asset.vertex or ()
    points: list[Point] = list(zip(vertices[0::3], vertices[1::3], vertices[2::3], strict=False))
    faces = [int(corner) for corner in asset.face or ()]
    if not faces:
        from transpile.formats.mjcf.convex_hull import convex_hull

        # Vertices are told apart in single precision, as MuJoCo keeps them.
        numbers = {point: number for number, point in reversed([*enumerate(points_of(vertices))])}
        hull = convex_hull([*numbers])
        if hull is None:
            return None
        faces = [numbers[point] for triangle in hull for point in triangle]
    lines = [f"v {' '.join(map(write_real, point))}" for point in points]
    lines += [
        f"f {a + 1} {b + 1} {c + 1}" for a, b, c in zip(faces[0::3], faces[1::3], faces[2::3], strict=False)
    ]
    return "\n".join(lines) + "\n"
