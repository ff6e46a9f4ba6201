"""MJCF assets: meshes, materials and textures by name."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from transpile.ast import generated_mjcf as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf.expand import Home
from transpile.ir.geometry import Material, Mesh
from transpile.ir.pose import QUATERNION, ZERO, Pose, Vec3, rotate
from transpile.source import ORDINAL_BITS

if TYPE_CHECKING:
    from transpile.formats.mjcf.read_mesh import Point, Triangles
    from transpile.formats.mjcf.weigh_geoms import Solid

Find = Callable[[str, int], "str | None"]
"""Finds the file of a URI that stands at a place."""

AddFile = Callable[[str, bytes, str], str]
"""Has a file written under a name, which came from a file; the result is its URI."""

_MESH = ast.Mesh.bits("name", "file", "scale", "refpos", "refquat", "inertia")
_WRITTEN = ast.Mesh.bits(
    "name", "vertex", "normal", "texcoord", "face", "scale", "refpos", "refquat", "inertia"
)
_MATERIAL = ast.Material.bits("name", "rgba")
_MATERIAL_TEXTURE = ast.Material.bits("texture") & ~1
_TEXTURE = ast.Texture.bits("name", "file", "type")
_WHITE = (1.0, 1.0, 1.0, 1.0)


class Assets:
    """The assets of one file. Those that nothing refers to stay on the account."""

    __slots__ = (
        "homes",
        "diagnostics",
        "find",
        "meshes",
        "materials",
        "textures",
        "made",
        "solids",
        "referred",
        "add_file",
        "written",
        "fields",
        "same_format",
    )

    def __init__(
        self,
        root: ast.Mujoco,
        homes: dict[int, Home],
        diagnostics: Diagnostics,
        find: Find | None = None,
        same_format: bool = False,
    ) -> None:
        self.same_format = same_format
        self.find = find
        self.add_file: AddFile | None = None
        self.written: dict[ast.Mesh, str | None] = {}
        """The files that meshes of the MJCF itself were written to."""
        self.solids: dict[str, Solid | None] = {}
        self.referred: set[str] = set()
        """The meshes that a geom names."""
        self.homes = homes
        self.diagnostics = diagnostics
        self.meshes: dict[str, ast.Mesh] = {}
        self.materials: dict[str, ast.Material] = {}
        self.textures: dict[str, ast.Texture] = {}
        self.made: dict[str, Material] = {}
        self.fields = {
            field.name or _stem(field.file): field.size for asset in root.asset for field in asset.hfield
        }
        """The sizes of height fields."""
        for asset in root.asset:
            asset.todo &= ~1
            for mesh in asset.mesh:
                self._add(self.meshes, mesh.name or _stem(mesh.file), mesh)
            for material in asset.material:
                self._add(self.materials, material.name or "", material)
            for texture in asset.texture:
                self._add(self.textures, texture.name or _stem(texture.file), texture)

    def _add(self, table: dict[str, Any], name: str, node: Any) -> None:
        first = table.setdefault(name, node)
        if first is not node and name:
            self.diagnostics.report(
                "S034",
                f"there is a {node.TAG} {name!r} already",
                node.at,
                "@name",
                related=(("the first one", first.at),),
            )

    # materials

    def material(self, name: str, node: ast.Geom) -> Material | None:
        """The material of that name, as the IR has it; None after an error."""
        made = self.made.get(name)
        if made is not None:
            return made
        material = self.materials.get(name)
        if material is None:
            self.missing("material", name, self.materials, node)
            return None
        material.todo &= ~_MATERIAL
        made = self.made[name] = Material()
        material.ir = made
        made.at = material.at
        made.name = name
        made.diffuse = material.rgba or _WHITE
        if material.texture is not None:
            made.texture = self._texture(material)
        return made

    def _texture(self, material: ast.Material) -> str | None:
        """The file of a material's texture; a picture that MuJoCo draws itself is left to the account."""
        assert material.texture is not None
        texture = self.textures.get(material.texture)
        if texture is None:
            self.missing("texture", material.texture, self.textures, material)
            return None
        if texture.file is None:
            return None
        if texture.todo & _TEXTURE and texture.type != "2d" and not self.same_format:
            what = f"the picture of texture {material.texture!r} is wrapped round the shape as a cube"
            message = f"{what}, and is written to lie on it by the shape's own coordinates"
            self.diagnostics.report("L092", message, texture.at, "@type" if texture.type else None)
        texture.todo &= ~_TEXTURE
        material.todo &= ~_MATERIAL_TEXTURE
        return self.uri(texture.file, "texturedir", texture.at)

    # meshes

    def mesh(self, name: str, node: ast.Geom | ast.Site) -> tuple[Mesh | None, Pose | None, ast.Mesh | None]:
        """The mesh of that name, where its file's frame stands in that of the geom, and its element.

        The mesh is None after an error, and where the vertices are written in the MJCF.
        """
        asset = self.meshes.get(name)
        self.referred.add(name)
        if asset is None:
            self.missing("mesh", name, self.meshes, node)
            return None, None, None
        if asset.file is None:
            written = None if self.same_format else self._write(name, asset)
            return written, self._reference(asset) if written is not None else None, asset
        if not self.same_format:
            asset.todo &= ~_MESH
        mesh = Mesh(self.uri(asset.file, "meshdir", asset.at), asset.scale)
        if mesh.scale == (1.0, 1.0, 1.0):
            mesh.scale = None
        mesh.at = asset.at
        return mesh, self._reference(asset), asset

    def _write(self, name: str, asset: ast.Mesh) -> Mesh | None:
        """A mesh that is written in the MJCF itself, in a file of its own beside the output (A057)."""
        if asset not in self.written:
            from transpile.formats.mjcf.write_mesh import obj_of

            text = obj_of(asset) if self.add_file is not None else None
            self.written[asset] = None
            if text is not None and self.add_file is not None:
                file = self.written[asset] = self.add_file(f"{name}.obj", text.encode(), "")
                asset.todo &= ~_WRITTEN
                self.diagnostics.report(
                    "A057", f"mesh {name!r}, which the MJCF holds itself, is written to {file}", asset.at
                )
        uri = self.written[asset]
        if uri is None:
            return None
        return Mesh(uri, None if asset.scale == (1.0, 1.0, 1.0) else asset.scale)

    def reference(self, name: str) -> Pose | None:
        """Where the frame of a mesh's file stands in that of its geom; marks the mesh as used."""
        asset = self.meshes[name]
        asset.todo &= ~_MESH
        return self._reference(asset)

    def solid(self, name: str, node: ast.Geom) -> Solid | None:
        """What the mesh of that name fills, in the frame of its geom; None where that is not known (L047)."""
        self.referred.add(name)
        if name in self.solids:
            return self.solids[name]
        asset = self.meshes.get(name)
        if asset is None:
            return None
        found = None
        triangles = self._triangles(asset)
        if triangles is not None:
            from transpile.formats.mjcf.weigh_mesh import scaled, solid_of_mesh

            found = solid_of_mesh(scaled(triangles, asset.scale), asset.inertia or "legacy")
        if found is None:
            self.diagnostics.report(
                "L047",
                f"what mesh {name!r} weighs is not known: its file can't be read, or has no volume",
                node.at,
                "@mesh",
                fix="write an <inertial>",
            )
        self.solids[name] = found
        return found

    def field_solid(self, name: str) -> Solid | None:
        """What a height field weighs like: a box of its area, as high as half the base and a quarter of the
        elevation on either side."""
        size = self.fields.get(name)
        if size is None or len(size) < 4:
            return None
        from transpile.formats.mjcf.weigh_geoms import solid_of
        from transpile.ir.geometry import Box

        x, y, elevation, base = size[:4]
        return solid_of(Box((2.0 * x, 2.0 * y, elevation / 2.0 + base)))

    def points(self, name: str) -> list[Point]:
        """The vertices of the mesh of that name, in the frame of its geom."""
        x, y, z = self.meshes[name].scale or (1.0, 1.0, 1.0)
        return [(a * x, b * y, c * z) for a, b, c in self._content(self.meshes[name])[0]]

    def _content(self, asset: ast.Mesh) -> tuple[list[Point], Triangles | None]:
        from transpile.formats.mjcf.read_mesh import points_of, read_mesh, triangles_of

        if asset.file is None:
            vertices = points_of(asset.vertex or ())
            found = triangles_of(vertices, asset.face) if asset.face else None
            if asset.face and found is None:
                asset.face = None  # told once
                message = f"a face of mesh {asset.name!r} names a corner beyond its {len(vertices)} vertices"
                self.diagnostics.report("P097", message, asset.at, "@face", fix="MuJoCo refuses it")
            return vertices, found
        uri = self.uri(asset.file, "meshdir", asset.at)
        path = self.find(uri, asset.at) if self.find is not None else None
        return (read_mesh(path) if path is not None else None) or ([], None)

    def _triangles(self, asset: ast.Mesh) -> Triangles | None:
        vertices, found = self._content(asset)
        if asset.inertia == "convex" or (not found and vertices):
            from transpile.formats.mjcf.convex_hull import convex_hull

            found = convex_hull(vertices)
        return found

    def _reference(self, asset: ast.Mesh) -> Pose | None:
        """Vertices v become S R⁻¹ (v - p), where p is refpos, R refquat and S the scale: S v stands at the
        pose given here."""
        p: Vec3 = asset.refpos or ZERO
        s: Vec3 = asset.scale or (1.0, 1.0, 1.0)
        q = asset.refquat
        if asset.refpos is None and q is None:
            return None
        if q is None or q[1:] == (0.0, 0.0, 0.0):
            return Pose((0.0 - s[0] * p[0], 0.0 - s[1] * p[1], 0.0 - s[2] * p[2]))
        if not s[0] == s[1] == s[2]:
            self.diagnostics.report(
                "L040",
                "a mesh that refquat turns before an uneven scale: the scale is written first",
                asset.at,
                "@refquat",
            )
        turn = Pose(ZERO, (-q[1], -q[2], -q[3], q[0]), QUATERNION)
        x, y, z = rotate(turn.matrix(), p)
        return Pose((0.0 - s[0] * x, 0.0 - s[1] * y, 0.0 - s[2] * z), turn.r, turn.form)

    def settle_idle(self) -> None:
        """Take what nothing refers to off the account, and tell it (C044): it is no part of the model."""
        used = {material.texture for name, material in self.materials.items() if name in self.made}
        idle: list[Any] = [node for name, node in self.meshes.items() if name not in self.referred]
        idle += [node for name, node in self.materials.items() if name not in self.made]
        idle += [node for name, node in self.textures.items() if name and name not in used]
        for node in idle:
            node.todo = 0
            for layer in getattr(node, "layer", ()):
                layer.todo = 0
        if idle:
            told = "; ".join(_described(node) for node in idle)
            self.diagnostics.warn("C044", f"no geom uses {told}", idle[0].at)

    # files

    def uri(self, file: str, setting: str, at: int) -> str:
        """A file's path, to be read from the folder of the source that names it; ``setting`` is "meshdir" or
        "texturedir".

        MuJoCo looks beside the main file first, then beside the one that names it.
        """
        home = self.homes[at >> ORDINAL_BITS]
        folder: str = getattr(home.settings, setting)
        if home.settings.strippath:
            file = file.replace("\\", "/").rpartition("/")[2]
        path = f"{folder.rstrip('/')}/{file}" if folder and not os.path.isabs(file) else file
        sources = self.diagnostics.sources.all
        if at >> ORDINAL_BITS == home.main >> ORDINAL_BITS or os.path.isabs(path):
            return path
        main, own = sources[home.main >> ORDINAL_BITS].path, sources[at >> ORDINAL_BITS].path
        if main is None or own is None:
            return path
        here, there = os.path.dirname(own), os.path.dirname(main)
        if here == there or not os.path.exists(os.path.join(there, path)):
            return path
        return os.path.relpath(os.path.join(there, path), here or ".").replace(os.sep, "/")

    def missing(self, kind: str, name: str, known: dict[str, Any], node: Any) -> None:
        """Report that there is no asset of that name."""
        import difflib

        close = difflib.get_close_matches(name, known, n=1)
        fix = f"did you mean {close[0]!r}?" if close else None
        self.diagnostics.report("S035", f"there is no {kind} {name!r}", node.at, f"@{kind}", fix=fix)


def _described(node: Any) -> str:
    """An asset with all that it says."""
    said = [f"{name.rstrip('_')}={getattr(node, name)!r}" for name in node.FIELDS if getattr(node, name)]
    return f"<{node.TAG}> {', '.join(said)}"


def _stem(file: str | None) -> str:
    """The name of an asset that has none of its own: its file's, without the ending."""
    name = (file or "").replace("\\", "/").rpartition("/")[2]
    return name.rpartition(".")[0] or name
