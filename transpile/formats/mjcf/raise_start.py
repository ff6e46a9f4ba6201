"""Where joints begin, as a keyframe. MuJoCo's own beginning, ``qpos0``, stays where every joint is at zero:
limits, springs and equalities are measured from there."""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.formats.mjcf.raise_body import BodyRaiser
from transpile.formats.mjcf.raise_joint import TWO_PI, JointRaiser
from transpile.ir.model import BALL, FLOATING, SCREW, Joint, Link
from transpile.ir.pose import IDENTITY, RPY, ZERO, Pose, quaternion_of_matrix
from transpile.passes.manager import Context

HOME = "home"
"""What robots' own files mostly call such a keyframe."""


def raise_start(bodies: BodyRaiser, joints: JointRaiser, context: Context, root: ast.Mujoco) -> None:
    """Write the keyframe, where any joint begins elsewhere than at zero."""
    begins = [joint for joint in bodies.model.joints if joint.start is not None]
    if not begins:
        return
    key = ast.Key()
    key.name = HOME
    key.qpos = tuple(value for link in bodies.order for value in _positions(link, bodies, joints))
    frame = ast.Keyframe()
    frame.key.append(key)
    root.keyframe.append(frame)
    names = ", ".join(repr(joint.name) for joint in begins[:3])
    more = f" and {len(begins) - 3} more" if len(begins) > 3 else ""
    context.diagnostics.report(
        "A055",
        f"the keyframe {HOME!r} says where joints begin ({names}{more}); the model itself begins at zero",
        begins[0].start.at if begins[0].start is not None else begins[0].at,
        data={"keyframe": HOME},
    )


def _positions(link: Link, bodies: BodyRaiser, joints: JointRaiser) -> tuple[float, ...]:
    """The coordinates of the joints of one body, as they are written in it."""
    own = bodies.joints_of.get(link)
    if own is None or own[0].type == FLOATING:
        return _free(link.pose or IDENTITY)
    return tuple(value for joint in own if joint in joints.parts for value in _of_joint(joint, joints))


def _free(pose: Pose) -> tuple[float, ...]:
    x, y, z, w = quaternion_of_matrix(pose.matrix())
    return (*pose.p, w, x, y, z)


def _of_joint(joint: Joint, joints: JointRaiser) -> tuple[float, ...]:
    """A ball begins at roll, pitch and yaw; the slide of a screw where its hinge has it."""
    values = joint.start.values if joint.start is not None else ()
    if joint.type == BALL:
        rpy = (values[0], values[1], values[2]) if values else ZERO
        return _free(Pose(ZERO, rpy, RPY))[3:]
    if joint.type == SCREW and values:
        pitch = joint.thread_pitch if joint.thread_pitch is not None else 1.0
        return (values[0], values[0] * pitch / TWO_PI)
    count = len(joints.parts[joint])
    return (*values, *[0.0] * count)[:count]
