"""advise-on-frames: what is right in an SDFormat file and yet easily misread, by people and by programs.

``transpile check`` tells of it where no dialect is asked for; no engine minds.
"""

from __future__ import annotations

from math import sqrt

from transpile.ir.model import FIXED, Frame, Inertial, Joint, Link, Model, Placed, Scene
from transpile.ir.pose import QUATERNION, RPY_DEGREES, Pose
from transpile.passes.checks.refuse import DRAKE, GAZEBO
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

UNIT = 1e-3
"""So much may the length of an axis be off 1 (numbers are often rounded to four digits)."""


def run(scene: Scene, context: Context) -> None:
    """Warn of axes and quaternions that are not of length 1 (C022, C045), poses whose frame is not said
    (C023), degrees (C024) and links whose content stands elsewhere (C025)."""
    if context.dialect in (GAZEBO, DRAKE):
        return
    for model, _ in walk_models(scene):
        for joint in model.joints:
            _advise_on_axes(joint, context)
        for link in model.links:
            _advise_on_link(link, context)
        for node in (model, *model.links, *model.joints, *model.frames):
            _advise_on_frame(node, context)
            _advise_on_pose(node, f"{_kind(node)} {node.name!r}", context)


def _advise_on_axes(joint: Joint, context: Context) -> None:
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


def _advise_on_frame(node: Placed, context: Context) -> None:
    """A pose is in the frame around it, except where the format's own default is another one."""
    if node.relative_to is not None or not _moves(node.pose):
        return
    frame = where = ""
    if isinstance(node, Joint):
        frame = node.child.name
        where = f"is in the frame of its child, {frame!r}, which it does not say"
    elif isinstance(node, Frame) and node.attached_to is not None and node.attached_to.name != "__model__":
        frame = node.attached_to.name
        where = f"is in what it is attached to, {frame!r}, which it does not say"
    elif isinstance(node, Model) and node.placement_frame is not None:
        where = f"is that of its {node.placement_frame.name!r}, not of the model's own frame"
    if where:
        context.diagnostics.warn(
            "C023",
            f"the pose of {_kind(node)} {node.name!r} {where}",
            node.at,
            "pose",
            fix=f'write relative_to="{frame}" if that is meant' if frame else None,
        )


def _advise_on_link(link: Link, context: Context) -> None:
    """All that the link shows, touches and weighs stands at one place, which is not the link's frame."""
    shapes: list[Placed] = [*link.visuals, *link.collisions]
    for shape in shapes:
        _advise_on_pose(shape, f"{_kind(shape)} {shape.name!r} of link {link.name!r}", context)
    inertial = link.inertial
    if inertial is not None:
        _advise_on_pose(inertial, f"the inertial of link {link.name!r}", context)
    kinds = bool(link.visuals) + bool(link.collisions) + (inertial is not None and inertial.pose is not None)
    first = shapes[0].pose if shapes and kinds > 1 else None
    if first is None or not _moves(first) or any(shape.relative_to is not None for shape in shapes):
        return
    poses = [shape.pose for shape in shapes[1:]]
    if inertial is not None and inertial.pose is not None:
        poses.append(inertial.pose)
    if all(pose is not None and _same(pose, first) for pose in poses):
        context.diagnostics.warn(
            "C025",
            f"everything in link {link.name!r} stands at one and the same offset: the link's frame may be "
            "meant to be there",
            link.at,
            fix="move the link, or a joint, instead",
        )


def _advise_on_pose(node: Placed | Inertial, what: str, context: Context) -> None:
    """Degrees, and quaternions that readers have to normalise."""
    pose = node.pose
    if pose is not None and pose.form == RPY_DEGREES:
        message = f"the pose of {what} is in degrees, which readers before SDFormat 1.9 take for radians"
        context.diagnostics.warn("C024", message, node.at, "pose", fix="write radians")
    if pose is not None and pose.form == QUATERNION:
        length = sqrt(sum(part * part for part in pose.r))
        if abs(length - 1.0) > UNIT:
            message = f"the quaternion of {what} has the length {length:g}: it is taken for one of length 1"
            context.diagnostics.warn("C045", message, node.at, "pose", fix="write a quaternion of length 1")


def _kind(node: Placed) -> str:
    return type(node).__name__.lower()


def _moves(pose: Pose | None) -> bool:
    return pose is not None and (any(pose.p) or pose.turns())


def _same(a: Pose, b: Pose) -> bool:
    return a.p == b.p and a.matrix() == b.matrix()
