"""MJCF geoms: from the IR's visuals and collisions to the AST.

Two default classes tell them apart: ``visual`` touches nothing (group 2, which MuJoCo's viewer shows),
``collision`` is in group 3, which it hides. A geom of a MJCF that was both stays one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.formats.mjcf.raise_asset import AssetRaiser
from transpile.formats.mjcf.raise_pose import raise_pose
from transpile.ir.geometry import Box, Capsule, Cylinder, Ellipsoid, Mesh, Plane, Shape, Sphere
from transpile.ir.model import Collision, Link, Visual
from transpile.ir.pose import IDENTITY, MATRIX, Pose, Vec3
from transpile.passes.for_sdf.turn_planar_joints import rotation_to

VISUAL, COLLISION = "visual", "collision"
SPACING = 1.0
"""The third size of a plane: how far the lines are apart that are drawn on it (m)."""


class GeomRaiser:
    """Raises the shapes of the links of one file; ``used`` are the default classes that it needed."""

    __slots__ = ("assets", "used", "plain")

    def __init__(self, assets: AssetRaiser, plain: bool = False) -> None:
        self.assets = assets
        self.plain = plain
        """Whether the geoms of a MJCF are written again, which say themselves what they are for."""
        self.used: set[str] = set()

    def raise_geoms(self, link: Link) -> list[ast.Geom]:
        """The geoms of a link: what is seen, then what is touched."""
        touched = {id(collision.shape): collision for collision in link.collisions}
        geoms = []
        for visual in link.visuals:
            both = touched.pop(id(visual.shape), None)
            node = self.geom(visual, VISUAL if both is None else None)
            if visual.material is not None:
                node.rgba = visual.material.diffuse
                node.material = self.assets.material(visual.material, False)
            if both is not None:
                self.touch(both, node)
            geoms.append(node)
        for collision in link.collisions:
            if id(collision.shape) in touched:
                node = self.geom(collision, COLLISION)
                self.touch(collision, node)
                geoms.append(node)
        return geoms

    def geom(self, item: Visual | Collision, name: str | None) -> ast.Geom:
        """A geom of a default class (None: of none)."""
        node = ast.Geom()
        node.ir = item
        node.name = item.name or None
        if name is not None and not self.plain:
            node.class_ = name
            self.used.add(name)
        raise_pose(item.pose, node)
        SHAPES[type(item.shape)](item, node, self.assets)
        return node

    def touch(self, collision: Collision, node: ast.Geom) -> None:
        """What a geom has for being touched."""
        node.ir = collision
        friction = friction_of(collision)
        if friction is not None:
            node.friction = (friction,)


def friction_of(collision: Collision) -> float | None:
    """The sliding friction: SDFormat's mu, else what Drake's own properties say (dynamic, then static)."""
    if collision.surface is not None and collision.surface.mu is not None:
        return collision.surface.mu
    values: dict[str, str | None] = {}
    for extension in collision.extensions or ():
        if extension.tag == "proximity_properties":
            values |= {child.tag: child.value for child in extension.children}
    for tag in ("mu_dynamic", "mu_static"):
        try:
            return float(values.get(tag) or "")
        except ValueError:
            continue
    return None


def _box(item: Visual | Collision, node: ast.Geom, assets: AssetRaiser) -> None:
    x, y, z = item.shape.size  # type: ignore[attr-defined]
    node.type, node.size = "box", (x / 2.0, y / 2.0, z / 2.0)


def _sphere(item: Visual | Collision, node: ast.Geom, assets: AssetRaiser) -> None:
    node.type, node.size = "sphere", (item.shape.radius,)  # type: ignore[attr-defined]


def _cylinder(item: Visual | Collision, node: ast.Geom, assets: AssetRaiser) -> None:
    shape: Any = item.shape
    node.type = "capsule" if isinstance(shape, Capsule) else "cylinder"
    node.size = (shape.radius, shape.length / 2.0)


def _ellipsoid(item: Visual | Collision, node: ast.Geom, assets: AssetRaiser) -> None:
    node.type, node.size = "ellipsoid", item.shape.radii  # type: ignore[attr-defined]


def _mesh(item: Visual | Collision, node: ast.Geom, assets: AssetRaiser) -> None:
    assert isinstance(item.shape, Mesh)
    node.type, node.mesh = "mesh", assets.mesh(item.shape)


def _plane(item: Visual | Collision, node: ast.Geom, assets: AssetRaiser) -> None:
    """MuJoCo's plane has the normal z; a size of 0 is drawn without end."""
    assert isinstance(item.shape, Plane)
    size = item.shape.size or (0.0, 0.0)
    spacing = SPACING if item.shape.spacing is None else item.shape.spacing
    node.type, node.size = "plane", (size[0] / 2.0, size[1] / 2.0, spacing)
    normal: Vec3 = item.shape.normal
    if normal[0] or normal[1] or normal[2] < 0.0:
        turn = Pose(r=rotation_to(normal), form=MATRIX)
        node.pos = node.quat = node.euler = None
        raise_pose((item.pose or IDENTITY).compose(turn), node)


SHAPES: dict[type[Shape], Callable[[Visual | Collision, ast.Geom, AssetRaiser], None]] = {
    Box: _box,
    Sphere: _sphere,
    Cylinder: _cylinder,
    Capsule: _cylinder,
    Ellipsoid: _ellipsoid,
    Mesh: _mesh,
    Plane: _plane,
}
