"""Lets what refers to a node by name follow when it is renamed.

``Ref.written`` gives the target's name, but takes names with ``::`` and those that begin with ``__`` as
they are; Drake's extensions hold names as plain text.
"""

from __future__ import annotations

from transpile.ir.model import Model
from transpile.ir.node import Extension, Node, Ref

Names = dict[str, dict[str, str]]
"""For each kind ("link", "joint", "frame" …) the old names and the new ones."""

_VALUES = {
    "member": ("link",),
    "ball_constraint_body_A": ("link",),
    "ball_constraint_body_B": ("link",),
    "distance_constraint_body_A": ("link",),
    "distance_constraint_body_B": ("link",),
    "linear_spring_damper_body_A": ("link",),
    "linear_spring_damper_body_B": ("link",),
    "bushing_frameA": ("frame", "link"),
    "bushing_frameC": ("frame", "link"),
}
"""The extensions whose value is a name, and of what (Drake's parsing reference)."""
_ATTRIBUTES = {"tendon_constraint_joint": ("joint",)}
"""Those whose attribute ``name`` is one."""


def references(model: Model) -> list[Ref]:
    """All references in a model, without those of nested models."""
    found: list[Ref | None] = [model.canonical_link, model.placement_frame]
    for link in model.links:
        found.append(link.relative_to)
        found.extend(shape.relative_to for shape in (*link.visuals, *link.collisions))
    for joint in (*model.joints, *model.loops):
        found.extend((joint.parent, joint.child, joint.relative_to, joint.gearbox_reference_body))
        found.extend(axis.expressed_in for axis in joint.axes)
        found.extend(axis.mimic.joint for axis in joint.axes if axis.mimic is not None)
    for frame in model.frames:
        found.extend((frame.attached_to, frame.relative_to))
    for inner in (*model.models, *model.includes):
        found.append(inner.relative_to)
    found.extend(transmission.joint for transmission in model.transmissions)
    found.extend(end for pair in model.points for end in (pair.a, pair.b))
    found.extend(end for tendon in model.tendons for end in (tendon.a, tendon.b))
    found.extend(term.joint for tendon in model.tendons for term in tendon.terms)
    return [ref for ref in found if ref is not None]


def follow(model: Model, nodes: set[Node], names: Names) -> None:
    """Let all that refers to the renamed ``nodes`` of a model say their new ``names``."""
    for ref in references(model):
        if ref.target in nodes:
            ref.name = ref.target.name
    follow_in_extensions(model.extensions, names)


def follow_in_extensions(extensions: list[Extension] | None, names: Names) -> None:
    """Put new names into Drake's extensions."""
    stack = list(extensions or ())
    while stack:
        extension = stack.pop()
        stack.extend(extension.children)
        if extension.value is not None:
            for kind in _VALUES.get(extension.tag, ()):
                extension.value = names.get(kind, {}).get(extension.value, extension.value)
        for kind in _ATTRIBUTES.get(extension.tag, ()):
            old = extension.attributes.get("name", "")
            if old in names.get(kind, {}):
                extension.attributes["name"] = names[kind][old]
