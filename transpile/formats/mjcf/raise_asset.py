"""MJCF assets: meshes, materials and textures, each once, under names of their own."""

from __future__ import annotations

import os

from transpile.ast import generated_mjcf as ast
from transpile.ir.geometry import Material, Mesh
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name

READ_MESHES = (".stl", ".obj", ".msh", ".ply")
"""The mesh files that MuJoCo 4.0 reads (.ply through a plugin that it brings)."""
READ_TEXTURES = (".png", ".ktx")


class AssetRaiser:
    """Gathers the assets of one file."""

    __slots__ = ("context", "asset", "meshes", "materials", "textures", "names", "kept")

    def __init__(self, context: Context) -> None:
        self.context = context
        self.asset = ast.Asset()
        self.meshes: dict[tuple[object, ...], str] = {}
        self.materials: dict[tuple[object, ...], str] = {}
        self.textures: dict[str, str] = {}
        self.kept: dict[str, str] = {}
        """The files of meshes that are kept as the MJCF has them, by their names there."""
        self.names: dict[str, set[str]] = {"mesh": set(), "material": set(), "texture": set()}

    def is_empty(self) -> bool:
        """Whether nothing was gathered."""
        return not (self.asset.mesh or self.asset.material or self.asset.texture)

    # meshes

    def mesh(self, shape: Mesh) -> str:
        """The name of the asset of a mesh: one for each file and scale."""
        file = self.file(shape.uri, shape.at, "mesh", READ_MESHES)
        if shape.asset is not None:
            self.kept[shape.asset] = file
            return shape.asset
        scale = shape.scale if shape.scale != (1.0, 1.0, 1.0) else None
        key = (file, scale)
        name = self.meshes.get(key)
        if name is None:
            name = self.meshes[key] = self.name("mesh", _stem(file))
            node = ast.Mesh()
            node.name = name
            node.file = file
            node.scale = scale
            self.asset.mesh.append(node)
        return name

    def move_files(self, root: ast.Mujoco) -> None:
        """Let the meshes that were kept as they were name the files that the model has now."""
        for asset in root.asset:
            for mesh in asset.mesh:
                name = mesh.name or _stem(mesh.file or "")
                if name in self.kept:
                    mesh.name, mesh.file = name, self.kept[name]

    def file(self, uri: str, at: int, kind: str, read: tuple[str, ...]) -> str:
        """A URI as a path that MuJoCo can open from where the output stands: it knows no package:// and no
        model://. What has no scheme was written for the output's folder before (``check-uris``)."""
        place = self.context.place(uri, at) if "://" in uri and self.context.place is not None else None
        path = place if place is not None else _without_scheme(uri)
        ending = os.path.splitext(path)[1].lower()
        if ending not in read:
            self.context.diagnostics.report(
                "L051",
                f"MuJoCo does not read the {kind} {path!r}: it reads {', '.join(read)}",
                at,
                fix=f"convert the {kind}, and name the new file",
            )
        return path

    # materials

    def material(self, material: Material, all_named: bool) -> str | None:
        """The name of the asset of a material; None for a colour that no other visual shares by name."""
        texture = self.texture(material) if material.texture is not None else None
        if not material.name and texture is None and not all_named:
            return None
        key = (material.name, material.diffuse, texture)
        name = self.materials.get(key)
        if name is None:
            name = self.materials[key] = self.name("material", material.name or "material")
            node = ast.Material()
            node.ir = material
            node.name = name
            node.rgba = material.diffuse
            node.texture = texture
            self.asset.material.append(node)
        return name

    def texture(self, material: Material) -> str | None:
        """The name of the texture of a material."""
        assert material.texture is not None
        file = self.file(material.texture, material.at, "texture", READ_TEXTURES)
        if os.path.splitext(file)[1].lower() not in READ_TEXTURES:
            return None
        name = self.textures.get(file)
        if name is None:
            name = self.textures[file] = self.name("texture", _stem(file))
            node = ast.Texture()
            node.name = name
            node.type = "2d"
            node.file = file
            self.asset.texture.append(node)
        return name

    def name(self, kind: str, wanted: str) -> str:
        """A name that no other asset of the kind has."""
        taken = self.names[kind]
        name = free_name(wanted or kind, taken)
        taken.add(name)
        return name


def _stem(file: str) -> str:
    return os.path.splitext(file.replace("\\", "/").rpartition("/")[2])[0]


def _without_scheme(uri: str) -> str:
    return uri.partition("://")[2] if "://" in uri else uri
