"""Links of SDFormat in the IR."""

from __future__ import annotations

from transpile.ast import generated_sdf as ast
from transpile.ast.node import SELF, OpaqueAttribute
from transpile.diagnostics import Diagnostics
from transpile.formats.drake_extensions import extension_of
from transpile.formats.sdf.lower_pose import place, pose_of
from transpile.formats.sdf.lower_shape import lower_geometry, lower_material, lower_surface
from transpile.formats.sdf.urdf_names import NO_INERTIAL
from transpile.ir.model import Collision, Inertial, Link, Visual

_LINK = ast.Link.bits("name", "gravity", "self_collide")
_VISUAL = ast.Visual.bits("name")
_COLLISION = ast.Collision.bits("name")
_MAP = ast.Material.bits("drake_diffuse_map") & ~SELF
_INERTIAL = ast.Inertial.bits("auto", "mass")
_RELATIVE_TO = ast.Pose.bits("relative_to")
_INERTIA = ast.Inertia.bits("ixx", "ixy", "ixz", "iyy", "iyz", "izz")


def lower_link(written: ast.Link, diagnostics: Diagnostics) -> Link:
    """A link. Without ``<inertial>`` it has 1 kg and unit moments (SDFormat's rule), which is told (A001)."""
    link = Link(written.name or "")
    link.at = written.at
    written.ir = link
    written.todo &= ~_LINK
    place(link, written.pose, diagnostics)
    link.gravity = written.gravity
    link.self_collide = written.self_collide
    link.inertial = _inertial(written, diagnostics)
    link.visuals = [_visual(visual, diagnostics) for visual in written.visual]
    link.visuals += [_drake_visual(visual, diagnostics) for visual in written.drake_visual]
    link.collisions = [_collision(collision, diagnostics) for collision in written.collision]
    if written.drake_surface_velocity_axis is not None:
        link.extensions = [extension_of(written.drake_surface_velocity_axis, "sdf")]
    return link


def _inertial(link: ast.Link, diagnostics: Diagnostics) -> Inertial | None:
    inertial = Inertial()
    written = link.inertial
    if written is not None and written.extra is not None and _is_none(written):
        return None
    if written is not None and written.auto:
        return _automatic(inertial, written)
    inertial.mass = inertial.ixx = inertial.iyy = inertial.izz = 1.0
    if written is None:
        inertial.at = link.at
        message = (
            f"link {link.name!r} has no <inertial>: it gets 1 kg and moments of 1 kg m^2, SDFormat's default"
        )
        diagnostics.report("A001", message, link.at)
        return inertial
    inertial.at = written.at
    written.ir = inertial
    written.todo &= ~_INERTIAL
    if written.mass is not None:
        inertial.mass = written.mass
    if written.pose is not None:
        inertial.pose = pose_of(written.pose, diagnostics)
        _drop_relative_to(written.pose, diagnostics)
    if written.inertia is not None:
        _moments(inertial, written.inertia)
    return inertial


def _is_none(written: ast.Inertial) -> bool:
    """Whether it is the zeros of a URDF's link that has none."""
    moments = written.inertia
    if written.mass != 0.0 or written.pose is not None or moments is None:
        return False
    if any(getattr(moments, name) for name in moments.FIELDS):
        return False
    for extra in written.extra or ():
        if isinstance(extra, OpaqueAttribute) and extra.name == NO_INERTIAL:
            extra.todo = written.todo = moments.todo = 0
            return True
    return False


def _automatic(inertial: Inertial, written: ast.Inertial) -> Inertial:
    """An inertia that is to be worked out from the collisions; its mass is 0 unless one is written.

    What else is written beside it stays kept: engines refuse it or overwrite it.
    """
    inertial.at = written.at
    written.ir = inertial
    written.todo &= ~_INERTIAL
    inertial.auto = True
    inertial.mass = written.mass or 0.0
    return inertial


def _drop_relative_to(pose: ast.Pose, diagnostics: Diagnostics) -> None:
    """In an inertial ``relative_to`` is not read (libsdformat warns of it, Drake refuses the file)."""
    pose.todo &= ~_RELATIVE_TO
    if pose.relative_to:
        message = (
            f"relative_to {pose.relative_to!r} is not read in an <inertial>, whose pose is always in its link"
        )
        diagnostics.warn("P034", message, pose.at, "@relative_to", fix="take it out")


def _moments(inertial: Inertial, written: ast.Inertia) -> None:
    written.todo &= ~_INERTIA
    for name in ("ixx", "ixy", "ixz", "iyy", "iyz", "izz"):
        value = getattr(written, name)
        if value is not None:
            setattr(inertial, name, value)


def _visual(written: ast.Visual, diagnostics: Diagnostics) -> Visual:
    visual = Visual(written.name or "", lower_geometry(written.geometry))
    visual.at = written.at
    written.ir = visual
    written.todo &= ~_VISUAL
    place(visual, written.pose, diagnostics)
    if written.material is not None:
        visual.material = lower_material(written.material)
    trees = [
        written.drake_illustration_properties,
        written.drake_perception_properties,
        *written.drake_accepting_renderer,
    ]
    extensions = [extension_of(tree, "sdf") for tree in trees if tree is not None]
    visual.extensions = extensions or None
    return visual


def _drake_visual(written: ast.Visual, diagnostics: Diagnostics) -> Visual:
    """A visual for Drake alone. It reads past the renderers and the map that one names (X042)."""
    unread: list[tuple[str, int]] = [(tree.tag, tree.at) for tree in written.drake_accepting_renderer]
    if written.material is not None and written.material.drake_diffuse_map is not None:
        unread.append(("drake:diffuse_map", written.material.at))
    for tag, at in unread:
        message = f"Drake reads past <{tag}> in a <drake:visual>"
        diagnostics.warn("X042", message, at)
    renderers, written.drake_accepting_renderer = written.drake_accepting_renderer, []
    visual = _visual(written, diagnostics)
    written.drake_accepting_renderer = renderers
    if visual.material is not None and written.material is not None and visual.material.texture is not None:
        visual.material.texture = None
        written.material.todo |= _MAP
    visual.drake_only = True
    return visual


def _collision(written: ast.Collision, diagnostics: Diagnostics) -> Collision:
    collision = Collision(written.name or "", lower_geometry(written.geometry))
    collision.at = written.at
    written.ir = collision
    written.todo &= ~_COLLISION
    place(collision, written.pose, diagnostics)
    if written.surface is not None:
        collision.surface = lower_surface(written.surface)
    if written.drake_proximity_properties is not None:
        collision.extensions = [extension_of(written.drake_proximity_properties, "sdf")]
    return collision
