"""Writes the meshes of the example arm: closed bodies of revolution and bevelled blocks, as OBJ files.

    python make_meshes.py

Lengths are in metres, those of the gripper in millimetres (the URDF scales them). The
output depends on nothing but this file, so the committed meshes can be made again.
"""

from __future__ import annotations

import math
from pathlib import Path

Point = tuple[float, float, float]
Profile = list[tuple[float, float]]

SIDES = 28


class Mesh:
    """Vertices and faces (indices from 0, counter-clockwise seen from outside)."""

    def __init__(self) -> None:
        self.vertices: list[Point] = []
        self.faces: list[tuple[int, ...]] = []

    def add(self, vertices: list[Point], faces: list[tuple[int, ...]]) -> Mesh:
        """Append a closed solid."""
        first = len(self.vertices)
        self.vertices += vertices
        self.faces += [tuple(first + index for index in face) for face in faces]
        return self

    def text(self, title: str) -> str:
        """The mesh as an OBJ file, rounded to a hundredth of a millimetre or finer."""
        lines = [f"# {title}"]
        lines += [f"v {x:.5g} {y:.5g} {z:.5g}" for x, y, z in self.vertices]
        lines += ["f " + " ".join(str(index + 1) for index in face) for face in self.faces]
        return "\n".join(lines) + "\n"


def turn(
    profile: Profile, axis: str = "z", at: Point = (0, 0, 0)
) -> tuple[list[Point], list[tuple[int, ...]]]:
    """A body of revolution: ``profile`` holds (radius, height) from the lower end to the upper one."""
    vertices: list[Point] = []
    for radius, height in profile:
        for side in range(SIDES):
            angle = 2 * math.pi * side / SIDES
            vertices.append(place(radius * math.cos(angle), radius * math.sin(angle), height, axis, at))
    faces: list[tuple[int, ...]] = [tuple(reversed(range(SIDES)))]
    for ring in range(len(profile) - 1):
        low, high = ring * SIDES, (ring + 1) * SIDES
        for side in range(SIDES):
            after = (side + 1) % SIDES
            faces.append((low + side, low + after, high + after, high + side))
    faces.append(tuple(range((len(profile) - 1) * SIDES, len(profile) * SIDES)))
    return vertices, faces


def place(u: float, v: float, along: float, axis: str, at: Point) -> Point:
    """A point given along an axis and across it, moved to ``at``; keeps the handedness."""
    x, y, z = {"x": (along, u, v), "y": (v, along, u), "z": (u, v, along)}[axis]
    return x + at[0], y + at[1], z + at[2]


def bevelled(length: float, radius: float, bevel: float) -> Profile:
    """The profile of a cylinder with bevelled rims, centred on its middle."""
    half = length / 2
    return [(radius - bevel, -half), (radius, bevel - half), (radius, half - bevel), (radius - bevel, half)]


def block(size: Point, bevel: float, at: Point = (0, 0, 0)) -> tuple[list[Point], list[tuple[int, ...]]]:
    """A box with its four upright edges bevelled."""
    x, y, z = (side / 2 for side in size)
    outline = [
        (x, bevel - y), (x, y - bevel), (x - bevel, y), (bevel - x, y),
        (-x, y - bevel), (-x, bevel - y), (bevel - x, -y), (x - bevel, -y),
    ]  # fmt: skip
    vertices = [(u + at[0], v + at[1], w + at[2]) for w in (-z, z) for u, v in outline]
    count = len(outline)
    sides = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    return vertices, [tuple(reversed(range(count))), tuple(range(count, 2 * count)), *sides]


def meshes() -> dict[str, Mesh]:
    """Every mesh by its file's stem, in the frame of its link."""
    foot = turn([(0.10, 0.0), (0.10, 0.018), (0.078, 0.03), (0.07, 0.145), (0.074, 0.15), (0.074, 0.16)])
    turret = turn([(0.074, 0.0), (0.074, 0.01), (0.068, 0.03), (0.062, 0.12), (0.05, 0.15)])
    beam = [(0.05, 0.0), (0.052, 0.04), (0.044, 0.1), (0.04, 0.3), (0.046, 0.36), (0.046, 0.4)]
    tube = [(0.036, 0.0), (0.04, 0.01), (0.034, 0.05), (0.03, 0.22), (0.034, 0.26), (0.034, 0.28)]
    return {
        "base": Mesh().add(*foot),
        "turret": Mesh().add(*turret).add(*turn(bevelled(0.15, 0.062, 0.006), "y", (0.05, 0, 0.18))),
        "upper_arm": Mesh().add(*turn(beam)).add(*turn(bevelled(0.11, 0.054, 0.005), "y", (0, 0, 0.4))),
        "elbow": Mesh()
        .add(*turn(bevelled(0.12, 0.046, 0.005), "y"))
        .add(*turn(bevelled(0.11, 0.042, 0.004), "z", (0, 0, 0.065))),
        "forearm": Mesh().add(*turn(tube)).add(*turn(bevelled(0.086, 0.036, 0.004), "y", (0, 0, 0.28))),
        "wrist": Mesh()
        .add(*turn(bevelled(0.07, 0.033, 0.004), "y"))
        .add(*turn([(0.031, 0.0), (0.031, 0.07), (0.028, 0.08)])),
        "flange": Mesh().add(*turn([(0.0315, 0.0), (0.0315, 0.016), (0.025, 0.016), (0.025, 0.02)])),
        "gripper": Mesh().add(*block((50, 110, 60), 8, (0, 0, 30))).add(*block((24, 100, 8), 3, (0, 0, 64))),
        "finger": Mesh().add(*block((22, 10, 60), 2, (0, 5, 30))),
    }


def main() -> None:
    """Write all meshes beside this file."""
    folder = Path(__file__).parent / "meshes"
    folder.mkdir(exist_ok=True)
    for name, mesh in meshes().items():
        (folder / f"{name}.obj").write_text(mesh.text(f"{name} of the example arm"), encoding="utf-8")


if __name__ == "__main__":
    main()
