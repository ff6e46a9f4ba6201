"""MJCF equalities: mimic relations, the slides of screws, and joints that close a loop."""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.formats.mjcf.raise_joint import JointRaiser, follower, leader_of
from transpile.ir.model import BALL, CONTINUOUS, FIXED, REVOLUTE, WORLD, Axis, Joint, Model
from transpile.ir.node import Node
from transpile.ir.pose import IDENTITY, Vec3, rotate
from transpile.passes.manager import Context

ARM = 0.1
"""How far apart (m) the two points are that hold the axis of a hinge that closes a loop."""


def raise_equalities(model: Model, joints: JointRaiser, context: Context, root: ast.Mujoco) -> None:
    """Write all the equalities of a model."""
    equality = ast.Equality()
    for slide, hinge, ratio in joints.relations:
        equality.joint.append(_relation(slide, hinge, 0.0, ratio))
    for joint in model.joints:
        for index, axis in enumerate(joint.axes):
            if axis.mimic is not None:
                _raise_mimic(joint, index, axis, joints, context, equality)
    for loop in model.loops:
        _close(loop, context, equality)
    if equality.joint or equality.connect or equality.weld:
        root.equality.append(equality)


def _relation(one: ast.Joint, other: ast.Joint | None, offset: float, ratio: float) -> ast.EqualityJoint:
    """one = offset + ratio · other; no joint written here has a ref."""
    node = ast.EqualityJoint()
    node.joint1 = one.name
    node.joint2 = other.name if other is not None else None
    node.polycoef = (offset, ratio, 0.0, 0.0, 0.0)
    return node


def _raise_mimic(
    joint: Joint,
    index: int,
    axis: Axis,
    joints: JointRaiser,
    context: Context,
    equality: ast.Equality,
) -> None:
    mimic = axis.mimic
    assert mimic is not None
    leader = leader_of(mimic.joint)
    own = joints.parts.get(joint, [])
    led = joints.parts.get(leader, []) if leader is not None else []
    other = follower(led, mimic)
    if index >= len(own) or own[index].type == "ball" or (other is not None and other.type == "ball"):
        _lose(joint, mimic.joint.name, mimic.at, context)
        return
    if other is None and (leader is None or leader.type != FIXED):
        _lose(joint, mimic.joint.name, mimic.at, context)
        return
    node = _relation(own[index], other, mimic.offset, mimic.multiplier if other is not None else 0.0)
    node.ir = mimic
    equality.joint.append(node)


def _lose(joint: Joint, name: str, at: int, context: Context) -> None:
    context.diagnostics.report(
        "L053",
        f"that joint {joint.name!r} follows {name!r} is lost: MuJoCo has no hinge or slide for one of them",
        at,
        "@joint",
    )


# loops


def _close(loop: Joint, context: Context, equality: ast.Equality) -> None:
    """A loop is closed where it is closed in the posture of the file: the child's side is written, MuJoCo
    works out the parent's."""
    X_CJ = loop.pose or IDENTITY
    if loop.type == FIXED:
        weld = ast.Weld()
        weld.ir, weld.name = loop, loop.name
        weld.body1, weld.body2 = _body(loop.child.target), _body(loop.parent.target)
        weld.anchor = None if X_CJ.is_identity() else X_CJ.p
        equality.weld.append(weld)
    else:
        axis = rotate(X_CJ.matrix(), loop.axes[0].xyz) if loop.axes else None
        equality.connect.append(_connect(loop, X_CJ.p, ""))
        if loop.type in (REVOLUTE, CONTINUOUS) and axis is not None:
            equality.connect.append(_connect(loop, _along(X_CJ.p, axis), "_axis"))
    how = "a weld" if loop.type == FIXED else "points that are held together"
    context.diagnostics.report(
        "A047",
        f"the {loop.type} joint {loop.name!r} closes a loop; it is written as {how}",
        loop.at,
        data={"loop": loop.name},
    )
    _tell_lost(loop, context)


def _connect(loop: Joint, anchor: Vec3, ending: str) -> ast.Connect:
    node = ast.Connect()
    node.ir = loop
    node.name = f"{loop.name}{ending}"
    node.body1, node.body2 = _body(loop.child.target), _body(loop.parent.target)
    node.anchor = anchor
    return node


def _along(p: Vec3, axis: Vec3) -> Vec3:
    length = (axis[0] ** 2 + axis[1] ** 2 + axis[2] ** 2) ** 0.5 or 1.0
    return p[0] + ARM * axis[0] / length, p[1] + ARM * axis[1] / length, p[2] + ARM * axis[2] / length


def _body(node: Node) -> str:
    return "world" if node is WORLD else str(node.name)  # type: ignore[attr-defined]


def _tell_lost(loop: Joint, context: Context) -> None:
    """What an equality has no place for."""
    if loop.type not in (BALL, FIXED, REVOLUTE, CONTINUOUS):
        axes = "".join(f" ({' '.join(f'{x:g}' for x in axis.xyz)})" for axis in loop.axes)
        context.diagnostics.report(
            "L054",
            f"the {loop.type} joint {loop.name!r} holds a point only: its axes{axes} do not bind it",
            loop.at,
            "@type",
        )
    fields = ("lower", "upper", "effort", "damping", "friction", "spring_stiffness", "mimic")
    for axis in loop.axes:
        lost = [field for field in fields if getattr(axis, field)]
        if lost:
            context.diagnostics.report(
                "L054",
                f"the {', '.join(lost)} of joint {loop.name!r}, which closes a loop, are lost",
                axis.at,
            )
