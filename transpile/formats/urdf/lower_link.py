"""URDF links: from the AST to the IR."""

from __future__ import annotations

from transpile.ast import generated_urdf as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.drake_extensions import extension_of
from transpile.formats.urdf.lower_material import Materials
from transpile.formats.urdf.lower_shape import has_shape, lower_collision, lower_origin, lower_visual
from transpile.ir.model import WORLD, Inertial, Joint, Link, Model
from transpile.ir.node import Ref

_LINK = ast.Link.bits("name")
_INERTIAL = ast.Inertial.bits()
_MOMENTS = ast.Inertia.bits(*ast.Inertia.FIELDS)


def lower_link(link: ast.Link, materials: Materials) -> Link:
    """One ``<link>``; its place in the tree is left to the joints."""
    link.todo &= ~_LINK
    node = Link(link.name or "")
    link.ir = node
    node.at = link.at
    if link.inertial is not None:
        node.inertial = lower_inertial(link.inertial, node.name, materials.diagnostics)
    for visual in link.visual:
        if has_shape(visual.geometry):
            node.visuals.append(lower_visual(visual, materials))
    for collision in link.collision:
        if has_shape(collision.geometry):
            node.collisions.append(lower_collision(collision))
    if link.drake_surface_velocity_axis is not None:
        node.extensions = [extension_of(link.drake_surface_velocity_axis, "urdf")]
    return node


def lower_inertial(inertial: ast.Inertial, link: str, diagnostics: Diagnostics) -> Inertial:
    """``<inertial>``: what is not written is 0, as Drake has it, and is told (A024).

    The others refuse such an inertial: urdfdom leaves it out with an error, MuJoCo refuses the file.
    """
    inertial.todo &= ~_INERTIAL
    node = Inertial()
    inertial.ir = node
    node.at = inertial.at
    node.pose = lower_origin(inertial.origin)
    mass = inertial.mass
    moments = inertial.inertia
    if mass is None or mass.value is None or moments is None or moments.todo != _MOMENTS:
        _report_missing(inertial, link, diagnostics)
    if mass is not None:
        mass.todo = 0
        node.mass = mass.value or 0.0
    if moments is not None:
        moments.todo = 0
        node.ixx = moments.ixx or 0.0
        node.ixy = moments.ixy or 0.0
        node.ixz = moments.ixz or 0.0
        node.iyy = moments.iyy or 0.0
        node.iyz = moments.iyz or 0.0
        node.izz = moments.izz or 0.0
    return node


def _report_missing(inertial: ast.Inertial, link: str, diagnostics: Diagnostics) -> None:
    missing = []
    if inertial.mass is None or inertial.mass.value is None:
        missing.append("mass")
    if inertial.inertia is None:
        missing.append("inertia")
    else:
        missing += [name for name in inertial.inertia.FIELDS if getattr(inertial.inertia, name) is None]
    if missing:
        beside = inertial.mass or inertial.inertia or inertial
        diagnostics.report(
            "A024",
            f"the <inertial> of link {link!r} has no {', '.join(missing)}: taken as 0 "
            "(Drake; urdfdom leaves the <inertial> out, MuJoCo refuses the file)",
            beside.at,
            related=(("in this inertial", inertial.at),) if beside is not inertial else (),
        )


def lower_world_link(
    link: ast.Link, model: Model, taken: set[str], materials: Materials, diagnostics: Diagnostics
) -> None:
    """A link called ``world`` is the world itself (Drake, urdfdom's users, MuJoCo).

    Shapes on it become a link that is welded to the world; a mass means nothing there (Drake leaves it out).
    """
    if link.inertial is not None:
        diagnostics.report(
            "L030", "the mass of the link 'world' is lost: it is the world, which has none", link.inertial.at
        )
        _take(link.inertial)
    if not link.visual and not link.collision:
        link.todo &= ~_LINK
        return
    node = lower_link(link, materials)
    node.inertial = None
    node.name = _free_name("world_link", taken)
    diagnostics.rename("A063", "link", "world", node.name, link.at, "its shapes are welded to the world")
    weld = Joint(_free_name("world_joint", taken), "fixed", Ref("world", WORLD), Ref(node.name, node))
    weld.at = link.at
    weld.relative_to = Ref("__model__")
    node.relative_to = Ref(weld.name, weld)
    model.links.append(node)
    model.joints.append(weld)


def _take(inertial: ast.Inertial) -> None:
    inertial.todo = 0
    for part in (inertial.origin, inertial.mass, inertial.inertia):
        if part is not None:
            part.todo = 0


def _free_name(name: str, taken: set[str]) -> str:
    """A name that neither a link nor a joint has."""
    found = name
    number = 0
    while found in taken:
        number += 1
        found = f"{name}_{number}"
    taken.add(found)
    return found
