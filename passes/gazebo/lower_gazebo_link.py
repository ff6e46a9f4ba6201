"""Elements of a ``<gazebo>`` block about a link, as libsdformat's URDF reader takes them.

What is about touching goes to every collision of the link, what is about looks to every visual.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from transpile.ast import generated_sdf as ast
from transpile.ast.node import Tree
from transpile.ir.model import Link, Visual
from transpile.passes.gazebo.assign_gazebo_values import Assigner, Path, Target
from transpile.passes.gazebo.read_gazebo_values import (
    JOINT_TAGS,
    MODEL_TAGS,
    SATISFIED,
    NotAValue,
    colour,
    described,
    integer,
    number,
    text_of,
    truth,
    untruth,
    vector,
    words,
)

SCRIPTS = "file://media/materials/scripts/gazebo.material"
"""Where Gazebo's own materials are described."""

_SCRIPT: Path = (("material", ast.Material), ("script", ast.MaterialScript))
_CONTACT: Path = (("surface", ast.Surface), ("contact", ast.Contact), ("ode", ast.ContactOde))
_DIRECTION: Path = (
    ("surface", ast.Surface),
    ("friction", ast.Friction),
    ("ode", ast.FrictionOde),
    ("fdir1", ast.FrictionDirection),
)
_DECAY: Path = (("velocity_decay", ast.VelocityDecay),)

_OF_COLLISIONS: dict[str, tuple[Target, Callable[[str], Any]]] = {
    "mu1": ("surface.mu", number),
    "mu2": ("surface.mu2", number),
    "fdir1": ((*_DIRECTION, ("text", None)), vector),
    "kp": ((*_CONTACT, ("kp", None)), number),
    "kd": ((*_CONTACT, ("kd", None)), number),
    "maxVel": ((*_CONTACT, ("max_vel", None)), number),
    "minDepth": ((*_CONTACT, ("min_depth", None)), number),
    "laserRetro": ((("laser_retro", None),), number),
    "maxContacts": ((("max_contacts", None),), integer),
}
_OF_THE_LINK: dict[str, tuple[tuple[Target, ...], Callable[[str], Any]]] = {
    "turnGravityOff": (("gravity",), untruth),
    "selfCollide": (("self_collide",), truth),
    "dampingFactor": (((*_DECAY, ("linear", None)), (*_DECAY, ("angular", None))), number),
}
_TREES = ("sensor", "light", "projector", "battery", "audio_sink", "audio_source", "particle_emitter")
_ELEMENTS = ("gravity", "self_collide", "kinematic", "enable_wind", "must_be_base_link", "velocity_decay")
_IN_COLLISIONS = ("surface", "laser_retro", "max_contacts")
_IN_VISUALS = ("cast_shadows", "laser_retro", "transparency", "visibility_flags", "meta")


def tell_missing_shapes(block: Tree, link: Link, assigner: Assigner) -> None:
    """Say once for a block what says nothing because the link has no shape to say it of (C051)."""
    tags = []
    for tag in block.children:
        if not link.collisions and (tag.tag in _OF_COLLISIONS or tag.tag == "collision"):
            tags.append((described(tag), "collision"))
        elif not link.visuals and tag.tag in ("material", "visual"):
            tags.append((described(tag), "visual"))
    if not tags:
        return
    kinds = " and no ".join(sorted({kind for _, kind in tags}))
    names = ", ".join([name for name, _ in tags])
    verb = "says" if len(tags) == 1 else "say"
    assigner.context.diagnostics.warn(
        "C051",
        f"{names} of a <gazebo> block {verb} nothing: link {link.name!r} has no {kinds}",
        block.at,
    )


def lower_link_tag(tag: Tree, link: Link, assigner: Assigner) -> None:
    """Carry one element over, or tell why not."""
    name = tag.tag
    try:
        if name in _OF_COLLISIONS:
            target, read = _OF_COLLISIONS[name]
            value = read(text_of(tag))
            for collision in link.collisions:
                assigner.put(collision, target, value, tag, named=True)
        elif name in _OF_THE_LINK:
            targets, read = _OF_THE_LINK[name]
            value = read(text_of(tag))
            for target in targets:
                assigner.put(link, target, value, tag, named=True)
        elif name in _ELEMENTS:
            assigner.put_element(link, tag)
        elif name in _TREES:
            assigner.keep_tree(link, name, tag)
        else:
            _lower_other(tag, link, assigner)
    except NotAValue as fault:
        assigner.lose(tag, f"<{name}> of the <gazebo> block of link {link.name!r}", str(fault))


def _lower_other(tag: Tree, link: Link, assigner: Assigner) -> None:
    name = tag.tag
    if name == "material":
        value = words(text_of(tag))
        for visual in link.visuals:
            assigner.put(visual, (*_SCRIPT, ("name", None)), value, tag, named=True)
            assigner.put(visual, (*_SCRIPT, ("uri", None)), [SCRIPTS], tag, named=True)
    elif name == "collision":
        for part in tag.children:
            _lower_collision_part(part, link, assigner)
    elif name == "visual":
        for part in tag.children:
            _lower_visual_part(part, link, assigner)
    elif name in JOINT_TAGS or name in SATISFIED or name in MODEL_TAGS:
        assigner.mute(tag, f"Gazebo reads nothing of the kind of a link ({link.name!r})")
    else:
        why = (
            "Gazebo loads no plugin of a link" if name == "plugin" else "SDFormat's link has no such element"
        )
        assigner.lose(tag, f"<{name}> of the <gazebo> block of link {link.name!r}", why)


def _lower_collision_part(part: Tree, link: Link, assigner: Assigner) -> None:
    if part.tag not in _IN_COLLISIONS:
        assigner.lose(
            part, f"<{part.tag}> in <collision> of a <gazebo> block", "only contact can be said there"
        )
        return
    for collision in link.collisions:
        if part.tag == "surface":
            assigner.clear(collision, "surface")
        assigner.put_element(collision, part)


def _lower_visual_part(part: Tree, link: Link, assigner: Assigner) -> None:
    if part.tag == "material":
        _lower_material(part, link, assigner)
    elif part.tag == "plugin":
        for visual in link.visuals:
            assigner.keep_tree(visual, "plugin", part)
    elif part.tag in _IN_VISUALS:
        for visual in link.visuals:
            assigner.put_element(visual, part)
    else:
        assigner.lose(part, f"<{part.tag}> in <visual> of a <gazebo> block", "only looks can be said there")


def _lower_material(part: Tree, link: Link, assigner: Assigner) -> None:
    """A material instead of what was said before; the colours that Drake sees stay the URDF's."""
    for visual in link.visuals:
        assigner.clear(visual, "material")
        hidden = [] if assigner.for_gazebo else [c for c in part.children if _would_show(c, visual)]
        for child in hidden:
            assigner.withhold(child, "Drake would take the colour, which it does not see in the URDF")
        rest = Tree(part.tag)
        rest.at = part.at
        rest.children = [child for child in part.children if child not in hidden]
        assigner.put_element(visual, rest)


def _would_show(part: Tree, visual: Visual) -> bool:
    """Whether Drake would see a colour that it does not have yet (its cameras know no ambient light)."""
    if part.tag != "diffuse":
        return part.tag in ("specular", "emissive")
    return visual.material is None or visual.material.diffuse != colour(text_of(part))
