"""Shapes, materials and surfaces of the IR in SDFormat."""

from __future__ import annotations

from collections.abc import Callable

from transpile.ast import generated_sdf as ast
from transpile.ast.node import OpaqueAttribute, Tree
from transpile.formats.sdf.urdf_names import URDF_PREFIX
from transpile.ir import geometry as ir


def raise_geometry(shape: ir.Shape) -> ast.Geometry:
    """The shape as the newest version writes it."""
    written = ast.Geometry()
    written.at = shape.at
    written.ir = shape
    _SHAPES[type(shape)](written, shape)
    return written


def _box(written: ast.Geometry, shape: ir.Box) -> None:
    written.box = box = ast.Box()
    box.size = shape.size


def _sphere(written: ast.Geometry, shape: ir.Sphere) -> None:
    written.sphere = sphere = ast.Sphere()
    sphere.radius = shape.radius


def _cylinder(written: ast.Geometry, shape: ir.Cylinder) -> None:
    written.cylinder = cylinder = ast.Cylinder()
    cylinder.radius = shape.radius
    cylinder.length = shape.length


def _capsule(written: ast.Geometry, shape: ir.Capsule) -> None:
    written.capsule = capsule = ast.Capsule()
    capsule.radius = shape.radius
    capsule.length = shape.length


def _cone(written: ast.Geometry, shape: ir.Cone) -> None:
    written.cone = cone = ast.Cone()
    cone.radius = shape.radius
    cone.length = shape.length


def _ellipsoid(written: ast.Geometry, shape: ir.Ellipsoid) -> None:
    written.ellipsoid = ellipsoid = ast.Ellipsoid()
    ellipsoid.radii = shape.radii


def _plane(written: ast.Geometry, shape: ir.Plane) -> None:
    written.plane = plane = ast.Plane()
    plane.normal = shape.normal
    plane.size = shape.size


def _mesh(written: ast.Geometry, shape: ir.Mesh) -> None:
    written.mesh = mesh = ast.Mesh()
    mesh.uri = shape.uri
    mesh.scale = shape.scale
    if shape.submesh is not None:
        mesh.submesh = submesh = ast.Submesh()
        submesh.name = shape.submesh
        submesh.center = shape.center
    if shape.convex:
        mesh.drake_declare_convex = Tree("drake:declare_convex")


def _other(written: ast.Geometry, shape: ir.OtherShape) -> None:
    """What only SDFormat knows is put back from what is kept."""
    if shape.kind == "empty":
        written.empty = ast.Empty()


_SHAPES: dict[type, Callable[..., None]] = {
    ir.Box: _box,
    ir.Sphere: _sphere,
    ir.Cylinder: _cylinder,
    ir.Capsule: _capsule,
    ir.Cone: _cone,
    ir.Ellipsoid: _ellipsoid,
    ir.Plane: _plane,
    ir.Mesh: _mesh,
    ir.OtherShape: _other,
}


def raise_material(material: ir.Material, source: str) -> ast.Material:
    """Colours and the texture.

    The one colour of a URDF or MJCF is what is seen in any light, so it becomes ``ambient`` as well as
    ``diffuse``; its texture is written for Drake (``drake:diffuse_map``) and for Gazebo (``albedo_map``).
    """
    written = ast.Material()
    written.at = material.at
    written.ir = material
    written.diffuse = material.diffuse
    written.ambient = material.diffuse if source != "sdf" and material.ambient is None else material.ambient
    written.specular = material.specular
    written.emissive = material.emissive
    written.drake_diffuse_map = material.texture
    if source != "sdf" and material.texture is not None:
        written.pbr = ast.Pbr()
        written.pbr.metal = ast.PbrMetal()
        written.pbr.metal.albedo_map = material.texture
    if material.name and source == "urdf":
        written.extra = [OpaqueAttribute(f"{URDF_PREFIX}:name", material.name)]
    return written


def raise_surface(surface: ir.Surface) -> ast.Surface:
    """Friction as ODE's ``mu`` and ``mu2``; the rest comes from what is kept."""
    written = ast.Surface()
    written.at = surface.at
    written.ir = surface
    if surface.mu is not None or surface.mu2 is not None:
        written.friction = friction = ast.Friction()
        friction.ode = ode = ast.FrictionOde()
        ode.mu = surface.mu
        ode.mu2 = surface.mu2
    return written
