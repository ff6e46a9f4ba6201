"""Planar joints as two slides and a hinge in a row, for readers of SDFormat that do not know Drake's.

Two massless links stand at the joint's frame; the hinge keeps the joint's name, so that what is placed in its
frame stays there.
"""

from __future__ import annotations

from transpile.ir.model import PLANAR, PRISMATIC, REVOLUTE, Axis, Inertial, Joint, Link, Model
from transpile.ir.node import Ref
from transpile.ir.pose import Vec3
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name

_AXES: tuple[Vec3, ...] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def chain_planar_joints(model: Model, context: Context) -> None:
    """Put a row of joints in the place of each planar one (A013); its normal is z."""
    groups = (model.links, model.joints, model.frames, model.models, model.includes)
    taken = {node.name for group in groups for node in group}
    made: list[Joint] = []
    for joint in model.joints:
        made += _chain(joint, model, taken, context) if joint.type == PLANAR else []
        made.append(joint)
    model.joints[:] = made


def _chain(joint: Joint, model: Model, taken: set[str], context: Context) -> list[Joint]:
    damping = joint.planar_damping or (0.0, 0.0, 0.0)
    row: list[Joint] = []
    parent = joint.parent
    for ending, xyz, loss in zip(("x", "y"), _AXES[:2], damping[:2], strict=True):
        link = Link(_name(f"{joint.name}_{ending}_link", taken))
        link.at = joint.at
        link.inertial = Inertial()
        link.inertial.at = joint.at
        link.relative_to = Ref(joint.name, joint)
        model.links.append(link)
        slide = Joint(_name(f"{joint.name}_{ending}", taken), PRISMATIC, parent, Ref(link.name, link))
        slide.at = joint.at
        slide.axes = [_axis(xyz, loss, joint.at)]
        row.append(slide)
        parent = Ref(link.name, link)
    joint.parent = parent
    joint.type = REVOLUTE
    joint.axes = [_axis(_AXES[2], damping[2], joint.at)]
    joint.planar_damping = None
    names = [*(one.name for one in row), joint.name]
    context.diagnostics.report(
        "A013",
        f"the planar joint {joint.name!r} is written as three joints in a row: {', '.join(names)}",
        joint.at,
        "@type",
        data={"joint": joint.name, "split": names},
    )
    return row


def _axis(xyz: Vec3, damping: float, at: int) -> Axis:
    axis = Axis(xyz)
    axis.at = at
    axis.damping = damping or None
    return axis


def _name(wanted: str, taken: set[str]) -> str:
    name = free_name(wanted, taken)
    taken.add(name)
    return name
