"""What is placed at a joint, or moves with it, when the joint goes: no pass of its own, but what passes use
that take joints out."""

from __future__ import annotations

from transpile.ir.model import Frame, Joint, Model
from transpile.ir.node import Ref
from transpile.passes.scope.follow_renames import references


def leave_frames(joints: dict[Joint, Model], models: list[Model]) -> None:
    """Leave a frame of its name where a joint stood that something in ``models`` is placed at or attached to,
    in the model that had it."""
    frames: dict[Joint, Frame] = {}
    for around in models if joints else ():
        followed = {id(axis.mimic.joint) for joint in around.joints for axis in joint.axes if axis.mimic}
        for ref in references(around):
            if ref.target in joints and id(ref) not in followed:
                joint: Joint = ref.target
                if joint not in frames:
                    frames[joint] = _frame(joint)
                ref.target = frames[joint]
    for joint, frame in frames.items():
        joints[joint].frames.append(frame)


def _frame(joint: Joint) -> Frame:
    frame = Frame(joint.name)
    frame.at, frame.pose, frame.relative_to = joint.at, joint.pose, joint.relative_to
    frame.attached_to = Ref(joint.child.name, joint.child.target)
    return frame
