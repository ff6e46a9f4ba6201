"""URDF visuals, collisions and what they are made of: from the AST to the IR."""

from __future__ import annotations

from collections.abc import Callable

from transpile.ast import generated_urdf as ast
from transpile.ast.node import Tree
from transpile.formats.drake_extensions import extension_of
from transpile.formats.urdf.lower_material import Materials
from transpile.ir.geometry import Box, Capsule, Cylinder, Ellipsoid, Mesh, OtherShape, Plane, Shape, Sphere
from transpile.ir.model import Collision, Visual
from transpile.ir.node import Extension
from transpile.ir.pose import QUATERNION, ZERO, Pose

_VISUAL = ast.Visual.bits("name")
_EXTENDED = ~1 & ast.Visual.bits(
    "drake_illustration_properties", "drake_perception_properties", "drake_accepting_renderer"
)
_COLLISION = ast.Collision.bits("name")
_ROTATED = ast.Origin.bits("xyz", "quat_xyzw")


def lower_origin(origin: ast.Origin | None) -> Pose | None:
    """The pose of an ``<origin>``; None where there is none.

    Where both rotations stand the quaternion counts (newer urdfdom refuses both; Drake 1.58 and older
    urdfdom do not know it).
    """
    if origin is None:
        return None
    quaternion = origin.quat_xyzw
    if quaternion is not None:
        origin.todo &= ~_ROTATED
        return Pose(origin.xyz or ZERO, quaternion, QUATERNION)
    origin.todo = 0
    return Pose(origin.xyz or ZERO, origin.rpy or ZERO)


def lower_visual(visual: ast.Visual, materials: Materials) -> Visual:
    """One ``<visual>``."""
    visual.todo &= ~_VISUAL
    node = Visual(visual.name or "", lower_shape(visual.geometry))
    visual.ir = node
    node.at = visual.at
    node.pose = lower_origin(visual.origin)
    if visual.material is not None:
        node.material = materials.of_visual(visual.material)
    if visual.todo & _EXTENDED:
        node.extensions = _visual_extensions(visual)
    return node


def _visual_extensions(visual: ast.Visual) -> list[Extension]:
    trees: tuple[Tree | None, ...] = (
        visual.drake_illustration_properties,
        visual.drake_perception_properties,
        *visual.drake_accepting_renderer,
    )
    return [extension_of(tree, "urdf") for tree in trees if tree is not None]


def lower_collision(collision: ast.Collision) -> Collision:
    """One ``<collision>``."""
    collision.todo &= ~_COLLISION
    node = Collision(collision.name or "", lower_shape(collision.geometry))
    collision.ir = node
    node.at = collision.at
    node.pose = lower_origin(collision.origin)
    if collision.drake_proximity_properties is not None:
        node.extensions = [extension_of(collision.drake_proximity_properties, "urdf")]
    return node


def has_shape(geometry: ast.Geometry | None) -> bool:
    """Whether there is a shape in a ``<geometry>``: urdfdom leaves out a visual or collision that has none
    (Drake and MuJoCo refuse the file)."""
    return geometry is not None and geometry.todo & _SHAPES != 0


def lower_shape(geometry: ast.Geometry | None) -> Shape:
    """The shape of a ``<geometry>``: the first that stands in it (urdfdom)."""
    if geometry is None:
        return OtherShape("empty")
    written = geometry.todo & _SHAPES
    geometry.todo &= ~1
    make = _MAKERS.get(written) or _MAKERS.get(_first(geometry))
    return make(geometry) if make is not None else OtherShape("empty")


def _first(geometry: ast.Geometry) -> int:
    """The bit of the shape that stands first where there are several."""
    found = [(getattr(geometry, name), bit) for name, bit in _BITS.items()]
    return min([(node.at, bit) for node, bit in found if node is not None], default=(0, 0))[1]


def _box(geometry: ast.Geometry) -> Shape:
    n = geometry.box
    assert n is not None
    n.todo = 0
    shape = Box(n.size or ZERO)
    shape.at = n.at
    return shape


def _cylinder(geometry: ast.Geometry) -> Shape:
    n = geometry.cylinder
    assert n is not None
    n.todo = 0
    shape = Cylinder(n.radius or 0.0, n.length or 0.0)
    shape.at = n.at
    return shape


def _sphere(geometry: ast.Geometry) -> Shape:
    n = geometry.sphere
    assert n is not None
    n.todo = 0
    shape = Sphere(n.radius or 0.0)
    shape.at = n.at
    return shape


def _capsule(geometry: ast.Geometry) -> Shape:
    n = geometry.capsule or geometry.drake_capsule
    assert n is not None
    n.todo = 0
    shape = Capsule(n.radius or 0.0, n.length or 0.0)
    shape.at = n.at
    n.ir = shape  # whatever else stands in it follows to the other tag
    return shape


def _ellipsoid(geometry: ast.Geometry) -> Shape:
    n = geometry.drake_ellipsoid
    assert n is not None
    n.todo = 0
    shape = Ellipsoid((n.a or 0.0, n.b or 0.0, n.c or 0.0))
    shape.at = n.at
    return shape


def _mesh(geometry: ast.Geometry) -> Shape:
    n = geometry.mesh
    assert n is not None
    n.todo = 0
    shape = Mesh(n.filename or "", n.scale)
    shape.at = n.at
    if n.drake_declare_convex is not None:
        n.drake_declare_convex.todo = 0
        shape.convex = True
    return shape


def _plane(geometry: ast.Geometry) -> Shape:
    n = geometry.plane
    assert n is not None
    n.todo = 0
    shape = Plane(n.normal or (0.0, 0.0, 1.0))
    shape.at = n.at
    return shape


_MAKE: dict[str, Callable[[ast.Geometry], Shape]] = {
    "box": _box,
    "cylinder": _cylinder,
    "sphere": _sphere,
    "capsule": _capsule,
    "mesh": _mesh,
    "plane": _plane,
    "drake_capsule": _capsule,
    "drake_ellipsoid": _ellipsoid,
}
_BITS = {name: ast.Geometry.bits(name) & ~1 for name in _MAKE}
_MAKERS = {_BITS[name]: make for name, make in _MAKE.items()}
_SHAPES = sum(_BITS.values())
