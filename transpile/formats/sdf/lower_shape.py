"""Geometries, materials and surfaces of SDFormat in the IR."""

from __future__ import annotations

from collections.abc import Callable

from transpile.ast import generated_sdf as ast
from transpile.ast.node import OpaqueAttribute
from transpile.formats.sdf.urdf_names import URDF_PREFIX
from transpile.ir import geometry as ir
from transpile.ir.node import Kept
from transpile.ir.pose import Vec3, Vec4

_ONES: Vec3 = (1.0, 1.0, 1.0)

_BOX = ast.Box.bits("size")
_SPHERE = ast.Sphere.bits("radius")
_CYLINDER = ast.Cylinder.bits("radius", "length")
_CAPSULE = ast.Capsule.bits("radius", "length")
_CONE = ast.Cone.bits("radius", "length")
_ELLIPSOID = ast.Ellipsoid.bits("radii")
_PLANE = ast.Plane.bits("normal", "size")
_MESH = ast.Mesh.bits("uri", "scale")
_SUBMESH = ast.Submesh.bits("name", "center")
_DRAKE_CAPSULE = ast.DrakeCapsule.bits("radius", "length", "drake_radius", "drake_length")
_DRAKE_ELLIPSOID = ast.DrakeEllipsoid.bits("a", "b", "c", "drake_a", "drake_b", "drake_c")
_EMPTY = ast.Empty.bits()
_GEOMETRY = ast.Geometry.bits()
_COLOURS = ast.Material.bits("ambient", "diffuse", "specular", "emissive", "drake_diffuse_map")
_ALBEDO = ast.PbrMetal.bits("albedo_map")
_PBR = ast.Pbr.bits()
_MU = ast.FrictionOde.bits("mu", "mu2")
_FRICTION = ast.Friction.bits()
_SURFACE = ast.Surface.bits()


def lower_geometry(written: ast.Geometry | None) -> ir.Shape:
    """The shape; of several the one that libsdformat takes. What is not written has SDFormat's default."""
    if written is None:
        return ir.OtherShape("empty")
    written.todo &= ~_GEOMETRY
    shape = _shape(written)
    shape.at = written.at
    written.ir = shape
    return shape


def _shape(written: ast.Geometry) -> ir.Shape:
    for name, lower in _SHAPES:
        node = getattr(written, name)
        if node is not None:
            return lower(node)
    for kind in ("heightmap", "image", "polyline"):
        if getattr(written, kind):
            return ir.OtherShape(kind)
    return ir.OtherShape("empty")


def _box(node: ast.Box) -> ir.Shape:
    node.todo &= ~_BOX
    return ir.Box(_ONES if node.size is None else node.size)


def _sphere(node: ast.Sphere) -> ir.Shape:
    node.todo &= ~_SPHERE
    return ir.Sphere(_or(node.radius, 1.0))


def _cylinder(node: ast.Cylinder) -> ir.Shape:
    node.todo &= ~_CYLINDER
    return ir.Cylinder(_or(node.radius, 1.0), _or(node.length, 1.0))


def _capsule(node: ast.Capsule) -> ir.Shape:
    node.todo &= ~_CAPSULE
    return ir.Capsule(_or(node.radius, 0.5), _or(node.length, 1.0))


def _cone(node: ast.Cone) -> ir.Shape:
    node.todo &= ~_CONE
    return ir.Cone(_or(node.radius, 1.0), _or(node.length, 1.0))


def _ellipsoid(node: ast.Ellipsoid) -> ir.Shape:
    node.todo &= ~_ELLIPSOID
    return ir.Ellipsoid(_ONES if node.radii is None else node.radii)


def _plane(node: ast.Plane) -> ir.Shape:
    node.todo &= ~_PLANE
    return ir.Plane((0.0, 0.0, 1.0) if node.normal is None else node.normal, node.size)


def _drake_capsule(node: ast.DrakeCapsule) -> ir.Shape:
    node.todo &= ~_DRAKE_CAPSULE
    return ir.Capsule(
        _or(node.radius, _or(node.drake_radius, 0.0)), _or(node.length, _or(node.drake_length, 0.0))
    )


def _drake_ellipsoid(node: ast.DrakeEllipsoid) -> ir.Shape:
    node.todo &= ~_DRAKE_ELLIPSOID
    a, b, c = _or(node.a, node.drake_a), _or(node.b, node.drake_b), _or(node.c, node.drake_c)
    return ir.Ellipsoid((a or 0.0, b or 0.0, c or 0.0))


def _mesh(node: ast.Mesh) -> ir.Shape:
    node.todo &= ~_MESH
    mesh = ir.Mesh(node.uri or "", node.scale)
    if node.submesh is not None:
        node.submesh.todo &= ~_SUBMESH
        mesh.submesh = node.submesh.name
        mesh.center = node.submesh.center
    if node.drake_declare_convex is not None:
        node.drake_declare_convex.todo = 0
        mesh.convex = True
    return mesh


def _empty(node: ast.Empty) -> ir.Shape:
    node.todo &= ~_EMPTY
    return ir.OtherShape("empty")


_SHAPES: tuple[tuple[str, Callable[..., ir.Shape]], ...] = (
    ("box", _box),
    ("capsule", _capsule),
    ("cone", _cone),
    ("cylinder", _cylinder),
    ("ellipsoid", _ellipsoid),
    ("plane", _plane),
    ("sphere", _sphere),
    ("mesh", _mesh),
    ("drake_capsule", _drake_capsule),
    ("drake_ellipsoid", _drake_ellipsoid),
    ("empty", _empty),
)


def _or(value: float | None, default: float | None) -> float:
    return value if value is not None else default  # type: ignore[return-value]


def lower_material(written: ast.Material) -> ir.Material:
    """Colours and the texture; scripts, shaders and the rest of ``pbr`` stay kept."""
    material = ir.Material()
    material.at = written.at
    written.ir = material
    written.todo &= ~_COLOURS
    material.ambient = _rgba(written.ambient)
    material.diffuse = _rgba(written.diffuse)
    material.specular = _rgba(written.specular)
    material.emissive = _rgba(written.emissive)
    material.texture = written.drake_diffuse_map
    _keep_albedo(written, material)
    if written.extra is not None:
        for extra in written.extra:
            if isinstance(extra, OpaqueAttribute) and extra.name == f"{URDF_PREFIX}:name":
                material.name = extra.value
                extra.todo = 0
    return material


def _keep_albedo(written: ast.Material, material: ir.Material) -> None:
    """Gazebo's texture goes back to SDFormat; where it is Drake's texture too, it is nowhere lost.

    Drake does not read it, so it is not taken for the texture of a model that has none in Drake.
    """
    metal = written.pbr.metal if written.pbr is not None else None
    if (
        written.pbr is None
        or metal is None
        or metal.albedo_map is None
        or metal.albedo_map != material.texture
    ):
        return
    written.pbr.todo &= ~_PBR
    metal.todo &= ~_ALBEDO
    path = (("pbr", ast.Pbr), ("metal", ast.PbrMetal), ("albedo_map", None))
    material.kept = [Kept("sdf", path, metal.albedo_map, metal.at)]


def _rgba(colour: tuple[float, ...] | None) -> Vec4 | None:
    """Red, green, blue, alpha; alpha is 1 where it is not written."""
    if colour is None:
        return None
    return (*colour, 1.0)[:4] if len(colour) in (3, 4) else None  # type: ignore[return-value]


def lower_surface(written: ast.Surface) -> ir.Surface:
    """Friction as ODE's ``mu`` and ``mu2``; all else stays kept."""
    surface = ir.Surface()
    surface.at = written.at
    written.ir = surface
    written.todo &= ~_SURFACE
    if written.friction is not None and written.friction.ode is not None:
        ode = written.friction.ode
        written.friction.todo &= ~_FRICTION
        ode.todo &= ~_MU
        surface.mu = ode.mu
        surface.mu2 = ode.mu2
    return surface
