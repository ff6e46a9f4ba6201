"""gather-meshes: what ``--meshes`` makes of the files that a model names.

``copy`` puts meshes and textures beside the output; ``convert`` does too, and writes as OBJ what the target's
engines do not read, a visual of several colours as several visuals. ``keep`` (the default) leaves them where
they are.
"""

from __future__ import annotations

import os

from transpile.ir.geometry import Material, Mesh
from transpile.ir.model import Collision, Link, Scene, Visual
from transpile.passes.manager import Context
from transpile.passes.meshes.convert_mesh import MeshError, MeshPart, join_parts, read_parts
from transpile.passes.meshes.find_companions import companions, has_pictures
from transpile.passes.meshes.judge_stl import is_refused, tell_if_refused
from transpile.passes.pick_names import free_name
from transpile.passes.walk_models import walk_models
from transpile.source import NOWHERE

READ = {
    "mjcf": (".stl", ".obj", ".msh", ".ply"),
    "urdf": (".stl", ".dae", ".obj"),
    "sdf": (".stl", ".dae", ".obj", ".glb", ".gltf"),
    "drake": (".obj", ".gltf", ".glb", ".vtk"),
}
"""What the engines of a target read: for URDF all that show it, for SDFormat Gazebo."""


def run(scene: Scene, context: Context) -> None:
    """Gather all the files of a scene."""
    if context.meshes == "keep" or context.add_file is None:
        return
    gatherer = _Gatherer(context)
    for model, _ in walk_models(scene):
        for material in model.materials:
            gatherer.texture(material)
        for link in model.links:
            gatherer.link(link)


class _Gatherer:
    """Gathers each file once."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.read = READ["drake" if context.dialect == "drake" else context.target]
        self.copied: dict[str, str] = {}
        self.folders: set[str] = set()
        self.parts: dict[str, list[MeshPart] | None] = {}
        self.told: set[str] = set()
        """The meshes whose pictures are lost."""

    def link(self, link: Link) -> None:
        """The meshes and textures of a link."""
        visuals: list[Visual] = []
        for visual in link.visuals:
            if visual.material is not None:
                self.texture(visual.material)
            shape = visual.shape
            visuals += self.visual(visual, shape) if isinstance(shape, Mesh) else [visual]
        link.visuals[:] = visuals
        for collision in link.collisions:
            if isinstance(collision.shape, Mesh):
                self.collision(collision, collision.shape)

    def texture(self, material: Material) -> None:
        path = self.find(material.texture, material.at) if material.texture is not None else None
        if path is not None:
            material.texture, material.at = self.copy(path), NOWHERE

    def visual(self, visual: Visual, mesh: Mesh) -> list[Visual]:
        """One visual, or one for each colour of its mesh."""
        parts, path = self.parts_of(mesh)
        if parts is None or path is None:
            return [visual]
        if path not in self.told and has_pictures(path):
            self.told.add(path)
            self.context.diagnostics.report(
                "L091",
                f"the picture on the mesh {os.path.basename(path)!r} is lost: the mesh is written as OBJ "
                "with its colours alone",
                visual.shape.at,
                fix="convert the mesh with a tool that keeps its materials, or give the visual a texture",
            )
        if len(parts) == 1 or visual.material is not None:
            self.replace(mesh, path, join_parts(parts), "")
            if visual.material is None and parts[0].colour is not None:
                visual.material = _coloured(parts[0], visual.at)
            return [visual]
        found = []
        for number, part in enumerate(parts, 1):
            shape = Mesh(mesh.uri, mesh.scale)
            shape.at = mesh.at
            one = Visual(f"{visual.name}_{number}" if visual.name else "", shape)
            one.at, one.pose, one.relative_to = visual.at, visual.pose, visual.relative_to
            one.extensions = visual.extensions
            one.kept = visual.kept if number == 1 else None
            one.material = _coloured(part, visual.at) if part.colour is not None else None
            self.replace(shape, path, part.text, f"_{number}")
            found.append(one)
        return found

    def collision(self, collision: Collision, mesh: Mesh) -> None:
        parts, path = self.parts_of(mesh)
        if parts is not None and path is not None:
            self.replace(mesh, path, join_parts(parts), "")

    def parts_of(self, mesh: Mesh) -> tuple[list[MeshPart] | None, str | None]:
        """What a mesh is to be converted to; None where it is copied as it is, or can't be found."""
        path = self.find(mesh.uri, mesh.at)
        if path is None:
            return None, None
        refused = self.context.target == "mjcf" and is_refused(path)
        if self.context.meshes == "copy" or (path.lower().endswith(self.read) and not refused):
            if refused and path not in self.copied:
                tell_if_refused(path, mesh.uri, mesh.at, self.context.diagnostics)
            mesh.uri, mesh.at = self.copy(path), NOWHERE
            return None, path
        if path not in self.parts:
            self.parts[path] = self.convert(mesh, path)
        if self.parts[path] is None:
            mesh.uri, mesh.at = self.copy(path), NOWHERE
        return self.parts[path], path

    def convert(self, mesh: Mesh, path: str) -> list[MeshPart] | None:
        try:
            return read_parts(path)
        except MeshError as error:
            self.context.diagnostics.report(
                "L057",
                f"the mesh {mesh.uri!r} is not converted, only copied: {error.args[0]}",
                mesh.at,
                data={"reason": error.args[-1]},
            )
            return None

    def find(self, uri: str, at: int) -> str | None:
        """The file that a URI names, if it is there."""
        path = self.context.find(uri, at) if self.context.find is not None else None
        return path if path is not None and os.path.isfile(path) else None

    def copy(self, path: str) -> str:
        """The URI of a copy, beside which stands what the file names (an OBJ's materials …)."""
        if path not in self.copied:
            with open(path, "rb") as file:
                data = file.read()
            named = [*companions(path, data)]
            folder = f"{self.free_folder(path)}/" if named else ""
            self.copied[path] = self.add(f"{folder}{os.path.basename(path)}", data, path)
            for name, beside in named:
                with open(beside, "rb") as file:
                    self.add(f"{folder}{name}", file.read(), beside)
        return self.copied[path]

    def free_folder(self, path: str) -> str:
        """The name of a folder of its own, for a mesh that names other files."""
        name = free_name(os.path.splitext(os.path.basename(path))[0], self.folders)
        self.folders.add(name)
        return name

    def replace(self, mesh: Mesh, path: str, text: str, ending: str) -> None:
        stem = os.path.splitext(os.path.basename(path))[0]
        mesh.uri = self.add(f"{stem}{ending}.obj", text.encode(), path)
        mesh.at = NOWHERE

    def add(self, name: str, data: bytes, path: str) -> str:
        assert self.context.add_file is not None
        return self.context.add_file(name, data, path)


def _coloured(part: MeshPart, at: int) -> Material:
    material = Material()
    material.at = at
    material.diffuse = part.colour
    return material
