"""URDF materials: from the IR to the AST.

A material that the model defines is written at the top once, and referred to by its name. Any other one is
written where it is used; urdfdom leaves out a visual whose material has no name, and Drake refuses one name
with two looks, so a look without a name gets one of its own.
"""

from __future__ import annotations

from transpile.ast import generated_urdf as ast
from transpile.ir.geometry import Material
from transpile.ir.model import Model

Look = tuple[object, object]


class Palette:
    """The materials of a robot."""

    __slots__ = ("defined", "taken", "invented", "model")

    def __init__(self, model: Model) -> None:
        self.defined = {material.name: _look(material) for material in model.materials}
        self.taken: set[str | None] | None = None
        self.invented: dict[Look, str] = {}
        self.model = model

    def of_visual(self, material: Material) -> ast.Material | None:
        """The ``<material>`` of a visual; None for one that says nothing."""
        look = _look(material)
        name = material.name
        if name is None:
            if look == (None, None):
                return None
            name = self.name_for(look)
        node = ast.Material()
        node.ir = material
        node.at = material.at
        node.name = name
        if self.defined.get(name) != look:
            _fill(node, material)
        return node

    def name_for(self, look: Look) -> str:
        """A name for a look without one; looks that are alike share it."""
        name = self.invented.get(look)
        if name is None:
            taken = self.taken if self.taken is not None else self._names()
            number = len(self.invented) + 1
            while f"material_{number}" in taken:
                number += 1
            name = self.invented[look] = f"material_{number}"
            taken.add(name)
        return name

    def _names(self) -> set[str | None]:
        self.taken = set(self.defined)
        for link in self.model.links:
            self.taken.update([visual.material.name for visual in link.visuals if visual.material])
        return self.taken


def raise_material(material: Material) -> ast.Material:
    """A material at the top of the robot."""
    node = ast.Material()
    node.ir = material
    node.at = material.at
    node.name = material.name
    _fill(node, material)
    return node


def _fill(node: ast.Material, material: Material) -> None:
    if material.diffuse is not None:
        node.color = ast.Color()
        node.color.rgba = material.diffuse
    if material.texture is not None:
        node.texture = ast.Texture()
        node.texture.filename = material.texture


def _look(material: Material) -> Look:
    return material.diffuse, material.texture
