"""The triangles of a mesh file, as MuJoCo reads it: STL, OBJ and its own MSH.

Only what bodies weigh and what is fitted to a mesh needs them. Vertices are kept in single precision, as
MuJoCo does.
"""

from __future__ import annotations

from array import array
from os.path import isfile
from struct import unpack_from

Point = tuple[float, float, float]
Triangles = list[tuple[Point, Point, Point]]


def read_mesh(path: str) -> tuple[list[Point], Triangles] | None:
    """The vertices and the triangles of a file (it may have none); None where it can't be read, or is of
    another kind."""
    reader = {"stl": _read_stl, "obj": _read_obj, "msh": _read_msh}.get(path.rpartition(".")[2].lower())
    try:
        if reader is None or not isfile(path):  # what is a device may never end
            return None
        with open(path, "rb") as file:
            data = file.read()
    except (OSError, ValueError):  # a path may have a 0 in it
        return None
    try:
        return reader(data)
    except (ValueError, IndexError, ArithmeticError):
        return None
    except Exception as error:  # struct.error is no ValueError, and struct is imported for one function only
        if type(error).__name__ == "error":
            return None
        raise


def points_of(vertices: tuple[float, ...]) -> list[Point]:
    """The vertices of a mesh that is written in the MJCF itself."""
    return _points(array("f", vertices))


def triangles_of(points: list[Point], faces: tuple[float, ...]) -> Triangles | None:
    """Its triangles; None where a face has a corner that there is not (MuJoCo refuses it)."""
    try:
        return _faces(points, [int(face) for face in faces])
    except (ValueError, IndexError, OverflowError):
        return None


def _points(values: array[float]) -> list[Point]:
    return list(zip(values[0::3], values[1::3], values[2::3], strict=False))


def _faces(points: list[Point], corners: list[int]) -> Triangles:
    if min(corners, default=0) < 0:
        raise IndexError("a negative corner")
    return [
        (points[a], points[b], points[c])
        for a, b, c in zip(corners[0::3], corners[1::3], corners[2::3], strict=False)
    ]


def _read_stl(data: bytes) -> tuple[list[Point], Triangles]:
    """A binary STL: 80 bytes, a count, and 50 bytes a triangle (MuJoCo reads no other)."""
    count = int.from_bytes(data[80:84], "little")
    if len(data) < 84 + 50 * count:
        raise ValueError("too short")
    result: Triangles = []
    for at in range(84, 84 + 50 * count, 50):
        x = unpack_from("<9f", data, at + 12)
        result.append((x[0:3], x[3:6], x[6:9]))
    return [point for triangle in result for point in triangle], result


def _read_obj(data: bytes) -> tuple[list[Point], Triangles]:
    """The vertices and faces of a Wavefront OBJ; a polygon is cut into triangles about its first corner."""
    values = array("f")
    polygons: list[list[int]] = []
    for line in data.decode("utf-8", "replace").replace("\\\n", " ").splitlines():
        words = line.split()
        if not words:
            continue
        if words[0] == "v":
            values.extend([float(word) for word in words[1:4]])
        elif words[0] in ("o", "g") and polygons:
            break  # MuJoCo takes the first object alone
        elif words[0] == "f":
            count = len(values) // 3
            corners = [int(word.partition("/")[0]) for word in words[1:]]
            polygons.append([corner - 1 if corner > 0 else count + corner for corner in corners])
    points = _points(values)
    return points, [
        (points[polygon[0]], points[polygon[i]], points[polygon[i + 1]])
        for polygon in polygons
        for i in range(1, len(polygon) - 1)
    ]


def _read_msh(data: bytes) -> tuple[list[Point], Triangles]:
    """MuJoCo's own: four counts (vertices, normals, texture coordinates, faces), then the numbers of each."""
    vertices, normals, coordinates, faces = unpack_from("<4i", data, 0)
    values = array("f")
    values.frombytes(data[16 : 16 + 12 * vertices])
    start = 16 + 12 * vertices + 12 * normals + 8 * coordinates
    corners = unpack_from(f"<{3 * faces}i", data, start)
    points = _points(values)
    return points, _faces(points, list(corners))
