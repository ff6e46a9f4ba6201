"""load-tetrahedra: the meshes of links that deform, read from their files.

Runs while every file is named as the source names it; ``deform-for-mjcf`` writes what was read.
"""

from __future__ import annotations

from transpile.ir.geometry import Mesh, Tetrahedra
from transpile.ir.model import Collision, Scene
from transpile.passes.manager import Context
from transpile.passes.meshes.read_vtk import read_tetrahedra
from transpile.passes.walk_models import walk_models

PROPERTIES = "drake_deformable_properties"


def run(scene: Scene, context: Context) -> None:
    """Read the mesh of each link with deformable properties."""
    if context.find is None or not any(kept.path[0][0] == PROPERTIES for kept in scene.ledger):
        return
    for model, _ in walk_models(scene):
        for link in model.links:
            if any(kept.path[0][0] == PROPERTIES for kept in link.kept or ()):
                for collision in link.collisions:
                    _read(collision, context)


def _read(collision: Collision, context: Context) -> None:
    mesh = collision.shape
    if not isinstance(mesh, Mesh) or context.find is None:
        return
    path = context.find(mesh.uri, mesh.at)
    read = read_tetrahedra(path) if path is not None else None
    if read is None:
        return
    shape = Tetrahedra(mesh.uri, mesh.scale)
    shape.at, shape.kept = mesh.at, mesh.kept
    shape.points = tuple(number for point in read[0] for number in point)
    shape.cells = tuple(float(i) for cell in read[1] for i in cell)
    collision.shape = shape
