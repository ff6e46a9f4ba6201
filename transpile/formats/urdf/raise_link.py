"""URDF links: from the IR to the AST."""

from __future__ import annotations

from transpile.ast import generated_urdf as ast
from transpile.formats.drake_extensions import tree_of
from transpile.formats.urdf.raise_material import Palette
from transpile.formats.urdf.raise_shape import raise_collision, raise_origin, raise_visual
from transpile.ir.model import Inertial, Link


def raise_link(link: Link, palette: Palette) -> ast.Link:
    """One ``<link>``. A link without mass has no ``<inertial>``."""
    node = ast.Link()
    node.ir = link
    node.at = link.at
    node.name = link.name
    if link.inertial is not None:
        node.inertial = raise_inertial(link.inertial)
    for visual in link.visuals:
        node.visual.append(raise_visual(visual, palette))
    for collision in link.collisions:
        node.collision.append(raise_collision(collision))
    for extension in link.extensions or ():
        if extension.tag == "surface_velocity_axis":
            node.drake_surface_velocity_axis = tree_of(extension, "urdf")
    return node


def raise_inertial(inertial: Inertial) -> ast.Inertial:
    """``<inertial>`` with all its numbers: urdfdom and MuJoCo refuse one that lacks any."""
    node = ast.Inertial()
    node.ir = inertial
    node.at = inertial.at
    node.origin = raise_origin(inertial.pose)
    mass = node.mass = ast.Mass()
    mass.value = inertial.mass
    moments = node.inertia = ast.Inertia()
    moments.ixx = inertial.ixx
    moments.ixy = inertial.ixy
    moments.ixz = inertial.ixz
    moments.iyy = inertial.iyy
    moments.iyz = inertial.iyz
    moments.izz = inertial.izz
    return node
