"""URDF materials: from the AST to the IR.

A material at the top is known everywhere, also before it stands (Drake, urdfdom, MuJoCo). One that a visual
defines itself is known to the others as well: Drake and urdfdom know it from there on, MuJoCo everywhere, and
that is the rule here. Where one name has several looks, all have the first, which is the one at the top if
there is one: so urdfdom has it, and RViz, Gazebo and Pinocchio with it (Drake refuses the file; MuJoCo shows
each its own).
"""

from __future__ import annotations

from transpile.ast import generated_urdf as ast
from transpile.diagnostics import Diagnostics
from transpile.ir.geometry import Material

_NAMED = ast.Material.bits("name")
_RGBA = ast.Color.bits("rgba") & ~1


class Materials:
    """The materials of a robot, by name."""

    __slots__ = ("robot", "diagnostics", "by_name", "used", "_inline")

    def __init__(self, robot: ast.Robot, diagnostics: Diagnostics) -> None:
        self.robot = robot
        self.diagnostics = diagnostics
        self.by_name: dict[str, Material] = {}
        self.used: set[str | None] = set()
        self._inline: dict[str, Material] | None = None

    def lower_all(self) -> list[Material]:
        """The materials at the top. Of a name that is defined twice the first counts, with a warning."""
        found: list[Material] = []
        for material in self.robot.material:
            node = _definition(material, self.diagnostics)
            first = self.by_name.setdefault(node.name or "", node)
            if first is node:
                material.ir = node
                found.append(node)
            else:
                self._report_repeated(first, node)
        return found

    def _report_repeated(self, first: Material, node: Material) -> None:
        how = f"with another look ({_shown(node)})" if _differ(first, node) else "in the same way"
        self.diagnostics.warn(
            "S020",
            f"material {node.name!r} is defined again, {how}; the first one counts",
            node.at,
            related=(("first defined here", first.at),),
            fix="remove this one (Drake and urdfdom refuse the file)",
        )

    def of_visual(self, material: ast.Material) -> Material:
        """The material of a visual, complete: what its own element says, or else what the name stands for."""
        name = material.name
        self.used.add(name)
        if material.color is None and material.texture is None:
            return self._referred(material, name)
        node = _definition(material, self.diagnostics)
        material.ir = node
        if name:
            known = self.by_name.setdefault(name, node)
            if known is not node and _differ(known, node):
                self._report_contradiction(known, node)
                node.diffuse = known.diffuse
                node.texture = known.texture
        return node

    def _referred(self, material: ast.Material, name: str | None) -> Material:
        material.todo &= ~_NAMED
        node = Material()
        material.ir = node
        node.at = material.at
        node.name = name
        if not name:
            return node
        known = self.by_name.get(name) or self._find_inline(name)
        if known is None:
            self.diagnostics.warn(
                "S021",
                f"material {name!r} is not defined",
                material.at,
                "@name",
                fix=f'define it at the top: <material name="{name}"><color rgba="…"/></material>',
            )
        else:
            node.diffuse = known.diffuse
            node.texture = known.texture
        return node

    def _find_inline(self, name: str) -> Material | None:
        """A definition that stands in a visual further down."""
        if self._inline is None:
            self._inline = {}
            for link in self.robot.link:
                for visual in link.visual:
                    inner = visual.material
                    if inner is None or not inner.name:
                        continue
                    if inner.color is not None or inner.texture is not None:
                        self._inline.setdefault(inner.name, _look(inner))
        return self._inline.get(name)

    def _report_contradiction(self, known: Material, node: Material) -> None:
        self.diagnostics.warn(
            "S022",
            f"material {node.name!r} was defined with another look before, which counts here too "
            f"instead of {_shown(node)}",
            node.at,
            related=(("first defined here", known.at),),
            fix="give one of them another name (Drake refuses the file, MuJoCo shows each its own look)",
        )


def _shown(material: Material) -> str:
    """A look in a message."""
    colour = " ".join(f"{x:g}" for x in material.diffuse) if material.diffuse is not None else ""
    return " and ".join(filter(None, (colour, material.texture)))


def _definition(material: ast.Material, diagnostics: Diagnostics) -> Material:
    """The IR of a material that defines itself, and mark the AST as carried over."""
    material.todo = 0
    if material.color is not None:
        if not material.color.todo & _RGBA:
            diagnostics.warn(
                "C055",
                f"the <color> of material {material.name!r} has no rgba: it is left out",
                material.color.at,
            )
        material.color.todo = 0
    if material.texture is not None:
        material.texture.todo = 0
        if not material.texture.filename:
            diagnostics.warn(
                "C053",
                f"the texture of material {material.name!r} has no file: it is left out",
                material.texture.at,
            )
    return _look(material)


def _look(material: ast.Material) -> Material:
    node = Material()
    node.at = material.at
    node.name = material.name
    if material.color is not None:
        node.diffuse = material.color.rgba
    if material.texture is not None:
        node.texture = material.texture.filename or None
    return node


def _differ(one: Material, other: Material) -> bool:
    return one.diffuse != other.diffuse or one.texture != other.texture
