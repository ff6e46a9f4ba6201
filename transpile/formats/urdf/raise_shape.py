"""URDF visuals and collisions: from the IR to the AST."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from transpile.ast import generated_urdf as ast
from transpile.ast.node import Tree
from transpile.formats.drake_extensions import tree_of
from transpile.formats.urdf.raise_material import Palette
from transpile.ir.geometry import Box, Capsule, Cylinder, Ellipsoid, Mesh, Plane, Shape, Sphere
from transpile.ir.model import Collision, Visual
from transpile.ir.pose import RPY, Pose


def raise_origin(pose: Pose | None) -> ast.Origin | None:
    """The ``<origin>`` of a pose: None where none was written."""
    if pose is None:
        return None
    origin = ast.Origin()
    origin.xyz = pose.p
    origin.rpy = pose.r if pose.form == RPY else pose.rpy()  # type: ignore[assignment]
    return origin


def raise_visual(visual: Visual, palette: Palette) -> ast.Visual:
    """One ``<visual>``."""
    node = ast.Visual()
    node.ir = visual
    node.at = visual.at
    if visual.name:
        node.name = visual.name
    if visual.pose is not None:
        node.origin = raise_origin(visual.pose)
    node.geometry = raise_shape(visual.shape)
    if visual.material is not None:
        node.material = palette.of_visual(visual.material)
    for extension in visual.extensions or ():
        tree = tree_of(extension, "urdf")
        if extension.tag == "illustration_properties":
            node.drake_illustration_properties = tree
        elif extension.tag == "perception_properties":
            node.drake_perception_properties = tree
        elif extension.tag == "accepting_renderer":
            node.drake_accepting_renderer.append(tree)
    return node


def raise_collision(collision: Collision) -> ast.Collision:
    """One ``<collision>``."""
    node = ast.Collision()
    node.ir = collision
    node.at = collision.at
    if collision.name:
        node.name = collision.name
    if collision.pose is not None:
        node.origin = raise_origin(collision.pose)
    node.geometry = raise_shape(collision.shape)
    for extension in collision.extensions or ():
        if extension.tag == "proximity_properties":
            node.drake_proximity_properties = tree_of(extension, "urdf")
    return node


def raise_shape(shape: Shape) -> ast.Geometry:
    """The ``<geometry>`` of a shape; empty for one that URDF has no word for (a pass removes those)."""
    geometry = ast.Geometry()
    fill = _FILLERS.get(type(shape))
    if fill is not None:
        fill(shape, geometry)
    return geometry


def _box(shape: Box, geometry: ast.Geometry) -> None:
    node = geometry.box = ast.Box()
    node.size = shape.size


def _cylinder(shape: Cylinder, geometry: ast.Geometry) -> None:
    node = geometry.cylinder = ast.Cylinder()
    node.radius = shape.radius
    node.length = shape.length


def _sphere(shape: Sphere, geometry: ast.Geometry) -> None:
    node = geometry.sphere = ast.Sphere()
    node.radius = shape.radius


def _capsule(shape: Capsule, geometry: ast.Geometry) -> None:
    """The tag without a prefix, which Drake, MuJoCo, Bullet and newer urdfdom read."""
    node = geometry.capsule = ast.Capsule()
    node.ir = shape
    node.radius = shape.radius
    node.length = shape.length


def _ellipsoid(shape: Ellipsoid, geometry: ast.Geometry) -> None:
    """Drake's alone: urdfdom leaves the element out with an error, MuJoCo refuses the file."""
    node = geometry.drake_ellipsoid = ast.Ellipsoid()
    node.a, node.b, node.c = shape.radii


def _mesh(shape: Mesh, geometry: ast.Geometry) -> None:
    node = geometry.mesh = ast.Mesh()
    node.filename = shape.uri
    node.scale = shape.scale
    if shape.convex:
        node.drake_declare_convex = Tree("drake:declare_convex")


def _plane(shape: Plane, geometry: ast.Geometry) -> None:
    node = geometry.plane = ast.Plane()
    node.normal = shape.normal


_FILLERS: dict[type[Shape], Callable[[Any, ast.Geometry], None]] = {
    Box: _box,
    Cylinder: _cylinder,
    Sphere: _sphere,
    Capsule: _capsule,
    Ellipsoid: _ellipsoid,
    Mesh: _mesh,
    Plane: _plane,
}
