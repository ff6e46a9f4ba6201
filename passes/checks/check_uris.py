"""check-uris: files that a model names and that are not where it says; and relative names, which must be
written anew when the output stands in another folder than the input.

A mesh is not read for a conversion, so one that cannot be found is kept as it is written, with a warning
(P068).
"""

from __future__ import annotations

from transpile.ir.geometry import Mesh, Shape
from transpile.ir.model import Scene
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models
from transpile.source import ORDINAL_BITS


def run(scene: Scene, context: Context) -> None:
    """Look for every mesh, texture and included file; rewrite relative URIs for the place of the output."""
    checker = _Checker(context)
    checker.meshdir = _meshdir(scene)
    for include in scene.includes:
        include.uri = checker.check(include.uri, include.at, "included file")
    for model, _ in walk_models(scene):
        for material in model.materials:
            if material.texture is not None:
                material.texture = checker.check(material.texture, material.at, "texture")
        for include in model.includes:
            include.uri = checker.check(include.uri, include.at, "included file")
        for link in model.links:
            for shape in link.collisions:
                checker.check_mesh(shape.shape)
            for visual in link.visuals:
                checker.check_mesh(visual.shape)
                if visual.material is not None and visual.material.texture is not None:
                    visual.material.texture = checker.check(
                        visual.material.texture, visual.material.at, "texture"
                    )


def _meshdir(scene: Scene) -> tuple[str, bool] | None:
    """Where a URDF has its meshes for MuJoCo, if it has a block of MuJoCo's."""
    if scene.format != "urdf" or not any(getattr(kept.value, "tag", "") == "mujoco" for kept in scene.ledger):
        return None
    from transpile.passes.meshes.find_in_meshdir import meshdir_of

    return meshdir_of(scene)


class _Checker:
    """Asks once for each URI."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.known: dict[tuple[str, int], str] = {}
        self.meshdir: tuple[str, bool] | None = None
        """Where a URDF has its meshes for MuJoCo."""

    def check_mesh(self, shape: Shape) -> None:
        if isinstance(shape, Mesh):
            uri = shape.uri if self.meshdir is None else self.seek(shape.uri, shape.at, *self.meshdir)
            if uri[-4:].lower() == ".stl" and self.context.target == "mjcf":
                self.check_stl(uri, shape.at)
            shape.uri = self.check(uri, shape.at, "mesh")

    def check_stl(self, uri: str, at: int) -> None:
        """Report, once for each file, a STL that MuJoCo refuses (L051)."""
        from transpile.passes.meshes.judge_stl import tell_if_refused

        path = self.context.find(uri, at) if self.context.find is not None else None
        if path is not None and (uri, at >> ORDINAL_BITS) not in self.known:
            tell_if_refused(path, uri, at, self.context.diagnostics)

    def seek(self, uri: str, at: int, folder: str, strips: bool) -> str:
        """The URI of a mesh that is not where it says, but where MuJoCo looks for it."""
        from transpile.passes.meshes.find_in_meshdir import name_in

        find, other = self.context.find, name_in(folder, strips, uri)
        if find is None or find(uri, at) is not None or find(other, at) is None:
            return uri
        self.context.diagnostics.warn(
            "P092", f"the mesh {uri!r} is found where MuJoCo looks for it: {other!r} is written", at
        )
        return other

    def check(self, uri: str, at: int, kind: str) -> str:
        """The URI to write."""
        key = uri, at >> ORDINAL_BITS  # a relative URI counts from the file that says it
        written = self.known.get(key)
        if written is None:
            context = self.context
            if context.find is not None and context.find(uri, at) is None:
                context.diagnostics.warn(
                    "P068",
                    f"the {kind} {uri!r} is not found; the URI is kept as it is written",
                    at,
                    fix="give its package with --package NAME=DIR or --package-path DIR"
                    if "://" in uri
                    else None,
                )
            written = context.rebase(uri, at) if context.rebase is not None else uri
            self.known[key] = written
        return written
