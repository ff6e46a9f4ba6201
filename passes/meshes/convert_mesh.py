"""Meshes in other formats: no pass of its own, but what ``gather-meshes`` uses.

trimesh reads the file (COLLADA through pycollada), and OBJ is written, which every engine reads. The unit of
a COLLADA file counts, as in Gazebo and RViz; its ``up_axis`` does not, as in Gazebo, RViz and Pinocchio. glTF
has y up by definition, and Drake and Gazebo turn it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from transpile.ir.pose import Vec4

_Y_UP = (".gltf", ".glb")
Face = tuple[int, int, int]
Point = tuple[float, float, float]


class MeshPart(NamedTuple):
    """What has one colour in a mesh (None: none of its own), as the text of an OBJ file."""

    colour: Vec4 | None
    text: str


class MeshError(Exception):
    """A mesh can't be read: why, and what its reader said of it."""


def read_parts(path: str) -> list[MeshPart]:
    """The parts of a mesh file by colour, in the order they stand in; raises MeshError."""
    groups: dict[Vec4 | None, tuple[list[Point], list[Face]]] = {}
    scene = _load(path)
    unit = _unit(scene)
    turned = path.lower().endswith(_Y_UP)
    for node in scene.graph.nodes_geometry:
        X_SG, name = scene.graph[node]
        geometry = scene.geometry[name]
        if not hasattr(geometry, "faces"):
            continue  # lines and points
        points, faces = groups.setdefault(_colour(geometry), ([], []))
        first = len(points)
        mirrored = _determinant(X_SG) < 0.0
        for point in geometry.vertices.tolist():
            points.append(_placed(point, X_SG, unit, turned))
        for a, b, c in geometry.faces.tolist():
            faces.append((first + a, first + c, first + b) if mirrored else (first + a, first + b, first + c))
    parts = [MeshPart(colour, _write(*group)) for colour, group in groups.items() if group[1]]
    if not parts:
        raise MeshError("there are no triangles in it")
    return parts


def join_parts(parts: list[MeshPart]) -> str:
    """All parts as one OBJ file."""
    if len(parts) == 1:
        return parts[0].text
    lines: list[str] = []
    faces: list[str] = []
    first = 0
    for part in parts:
        own = part.text.splitlines(keepends=True)
        points = [line for line in own if line.startswith("v ")]
        lines += points
        for line in own:
            if line.startswith("f "):
                faces.append("f " + " ".join(str(int(word) + first) for word in line.split()[1:]) + "\n")
        first += len(points)
    return "".join(lines + faces)


def _load(path: str) -> Any:
    try:
        import trimesh
    except ImportError:
        raise MeshError("trimesh is not installed: pip install robot-transpile[mesh]") from None
    try:
        return trimesh.load_scene(path)
    except ImportError as error:
        raise MeshError(str(error)) from None
    except Exception as error:  # whatever a reader of some twenty formats may raise
        raise MeshError("trimesh cannot read it", f"{type(error).__name__}: {error}") from None


def _unit(scene: Any) -> float:
    """The length of a unit in metres, where the file is one that says so."""
    for geometry in scene.geometry.values():
        words = str(geometry.metadata.get("units", "")).split()
        if len(words) == 3 and words[1:] == ["*", "meters"]:
            return float(words[0])
    return 1.0


def _placed(point: list[float], X: Any, unit: float, turned: bool) -> Point:
    x, y, z = point
    x, y, z = (
        unit * float(X[0][0] * x + X[0][1] * y + X[0][2] * z + X[0][3]),
        unit * float(X[1][0] * x + X[1][1] * y + X[1][2] * z + X[1][3]),
        unit * float(X[2][0] * x + X[2][1] * y + X[2][2] * z + X[2][3]),
    )
    return (x, 0.0 - z, y) if turned else (x, y, z)


def _determinant(X: Any) -> float:
    (a, b, c), (d, e, f), (g, h, i) = (row[:3] for row in X[:3])
    return float(a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g))


def _colour(geometry: Any) -> Vec4 | None:
    """The colour that a file gives a part; None where trimesh has only made one up."""
    material = getattr(geometry.visual, "material", None)
    if material is None:
        return None
    given = getattr(material, "baseColorFactor", None)
    if given is None and "Kd" not in {
        str(key).capitalize() for key in getattr(material, "kwargs", None) or ()
    }:
        return None
    r, g, b, a = (float(x) / 255.0 for x in material.main_color)
    return r, g, b, a


def _write(points: list[Point], faces: list[Face]) -> str:
    lines = [f"v {x:.9g} {y:.9g} {z:.9g}\n" for x, y, z in points]
    lines += [f"f {a + 1} {b + 1} {c + 1}\n" for a, b, c in faces]
    return "".join(lines)
