"""Links of the IR in SDFormat."""

from __future__ import annotations

from transpile.ast import generated_sdf as ast
from transpile.ast.node import Node, OpaqueAttribute
from transpile.formats.drake_extensions import tree_of
from transpile.formats.sdf.raise_pose import raise_place, raise_pose
from transpile.formats.sdf.raise_shape import raise_geometry, raise_material, raise_surface
from transpile.formats.sdf.urdf_names import NO_INERTIAL
from transpile.ir import model as ir
from transpile.ir.node import Extension


def raise_link(link: ir.Link, source: str) -> ast.Link:
    """A link. One without mass says so, for SDFormat's default is 1 kg."""
    written = ast.Link()
    written.at = link.at
    written.ir = link
    written.name = link.name
    written.gravity = link.gravity
    written.self_collide = link.self_collide
    written.pose = raise_place(link)
    written.inertial = _inertial(link.inertial) if link.inertial is not None else _massless(link)
    for visual in link.visuals:
        to = written.drake_visual if visual.drake_only else written.visual
        to.append(_visual(visual, source))
    for collision in link.collisions:
        written.collision.append(_collision(collision))
    if link.extensions is not None:
        put_extensions(written, link.extensions)
    return written


def _inertial(inertial: ir.Inertial) -> ast.Inertial:
    written = ast.Inertial()
    written.at = inertial.at
    written.ir = inertial
    if inertial.auto:
        written.auto = True
        written.mass = inertial.mass or None
        return written
    written.mass = inertial.mass
    if inertial.pose is not None:
        written.pose = raise_pose(inertial.pose, inertial.at)
    written.inertia = moments = ast.Inertia()
    moments.ixx = inertial.ixx
    moments.ixy = inertial.ixy
    moments.ixz = inertial.ixz
    moments.iyy = inertial.iyy
    moments.iyz = inertial.iyz
    moments.izz = inertial.izz
    return written


def _massless(link: ir.Link) -> ast.Inertial:
    """Zeros. MuJoCo, reading URDF, works out a mass for a link with shapes that has no ``<inertial>``, but
    not where zeros stand: so it is noted that none stood there."""
    written = ast.Inertial()
    written.at = link.at
    if link.collisions or link.visuals:
        written.extra = [OpaqueAttribute(NO_INERTIAL, "none")]
    written.mass = 0.0
    written.inertia = moments = ast.Inertia()
    moments.ixx = moments.ixy = moments.ixz = moments.iyy = moments.iyz = moments.izz = 0.0
    return written


def _visual(visual: ir.Visual, source: str) -> ast.Visual:
    written = ast.Visual()
    written.at = visual.at
    written.ir = visual
    written.name = visual.name
    written.pose = raise_place(visual)
    written.geometry = raise_geometry(visual.shape)
    if visual.material is not None:
        written.material = raise_material(visual.material, source)
    if visual.extensions is not None:
        put_extensions(written, visual.extensions)
    return written


def _collision(collision: ir.Collision) -> ast.Collision:
    written = ast.Collision()
    written.at = collision.at
    written.ir = collision
    written.name = collision.name
    written.pose = raise_place(collision)
    written.geometry = raise_geometry(collision.shape)
    if collision.surface is not None:
        written.surface = raise_surface(collision.surface)
    if collision.extensions is not None:
        put_extensions(written, collision.extensions)
    return written


def put_extensions(written: Node, extensions: list[Extension]) -> None:
    """Drake's elements in the fields that the grammar has for them."""
    for extension in extensions:
        tree = tree_of(extension, "sdf")
        field = f"drake_{extension.tag}"
        current = getattr(written, field)
        if current is None:
            setattr(written, field, tree)
        else:
            current.append(tree)
