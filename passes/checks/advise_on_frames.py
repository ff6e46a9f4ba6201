"""advise-on-frames: what is right in an SDFormat file and yet easily misread, by people and by programs.

``transpile check`` tells of it where no dialect is asked for; no engine minds.
"""

from __future__ import annotations

from math import sqrt

from transpile.ir.model import FIXED, Joint, Link, Placed, Scene
from transpile.ir.pose import RPY_DEGREES, Pose
from transpile.passes.checks.refuse import DRAKE, GAZEBO
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

UNIT = 1e-3
"""So much may the length of an axis be off 1 (numbers are often rounded to four digits)."""


def run(scene: Scene, context: Context) -> None:
    """Warn of axes that are no unit vectors (C022), poses whose frame is not said (C023), degrees (C024) and
    links whose content stands elsewhere (C025)."""
    if context.dialect in (GAZEBO, DRAKE):
        return
    for model, _ in walk_models(scene):
        for joint in model.joints:
            _advise_on_joint(joint, context)
        for link in model.links:
            _advise_on_link(link, context)
        for node in (*model.links, *model.joints, *model.frames):
            _advise_on_degrees(node, context)


def _advise_on_joint(joint: Joint, context: Context) -> None:
    for axis in joint.axes:
        length = sqrt(sum(part * part for part in axis.xyz))
        if joint.type != FIXED and length > 1e-6 and abs(length - 1.0) > UNIT:
            context.diagnostics.warn(
                "C022",
                f"the axis of joint {joint.name!r} has the length {length:g}: engines take its direction",
                axis.at,
                "xyz",
                fix="write a vector of length 1",
            )
    if joint.relative_to is None and _moves(joint.pose):
        context.diagnostics.warn(
            "C023",
            f"the pose of joint {joint.name!r} is in the frame of its child, {joint.child.name!r}, which "
            "it does not say",
            joint.at,
            "pose",
            fix=f'write relative_to="{joint.child.name}" if that is meant',
        )


def _advise_on_link(link: Link, context: Context) -> None:
    """All that the link shows, touches and weighs stands at one place, which is not the link's frame."""
    shapes: list[Placed] = [*link.visuals, *link.collisions]
    first = shapes[0].pose if link.visuals and link.collisions else None
    if first is None or not _moves(first) or any(shape.relative_to is not None for shape in shapes):
        return
    poses = [shape.pose for shape in shapes[1:]]
    if link.inertial is not None and link.inertial.pose is not None:
        poses.append(link.inertial.pose)
    if all(pose is not None and _same(pose, first) for pose in poses):
        context.diagnostics.warn(
            "C025",
            f"everything in link {link.name!r} stands at one and the same offset: the link's frame may be "
            "meant to be there",
            link.at,
            fix="move the link, or a joint, instead",
        )


def _advise_on_degrees(node: Placed, context: Context) -> None:
    if node.pose is not None and node.pose.form == RPY_DEGREES:
        message = (
            f"the pose of {node.name!r} is in degrees, which readers before SDFormat 1.9 take for radians"
        )
        context.diagnostics.warn("C024", message, node.at, "pose", fix="write radians")


def _moves(pose: Pose | None) -> bool:
    return pose is not None and (any(pose.p) or pose.turns())


def _same(a: Pose, b: Pose) -> bool:
    return a.p == b.p and a.matrix() == b.matrix()
