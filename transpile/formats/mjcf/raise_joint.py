"""MJCF joints: from the IR to the AST.

A hinge or a slide for each axis, all in the one body that they move: MuJoCo's joints of a body act one after
the other, the first next to the parent.
"""

from __future__ import annotations

from collections.abc import Callable

from transpile.ast import generated_mjcf as ast
from transpile.ir.model import (
    BALL,
    CURVILINEAR,
    FIXED,
    PLANAR,
    PRISMATIC,
    SCREW,
    UNLIMITED,
    Axis,
    Joint,
    Mimic,
    Model,
)
from transpile.ir.node import Ref
from transpile.ir.pose import ZERO, Vec3, rotate
from transpile.passes.for_mjcf.drive_joints import rotor_of
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name

UNBOUNDED = 1.7976931348623157e308
"""Written where one of two limits is none: MuJoCo has a range or no limit at all."""
NARROW = 1e-12
"""The width (rad or m) of a range whose ends are equal: MuJoCo takes such a one for no limit."""
TWO_PI = 6.283185307179586
_X, _Y, _Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)


class JointRaiser:
    """Raises the joints of one model; ``parts`` has what each became, one MJCF joint for each axis, and
    ``relations`` the screws' slides with the hinges that drive them."""

    __slots__ = ("context", "taken", "parts", "relations")

    def __init__(self, model: Model, context: Context) -> None:
        self.context = context
        self.taken = {joint.name for joint in (*model.joints, *model.loops)}
        self.parts: dict[Joint, list[ast.Joint]] = {}
        self.relations: list[tuple[ast.Joint, ast.Joint, float]] = []

    def raise_joint(self, joint: Joint) -> list[ast.Joint]:
        """The hinges, slides or the ball of a joint; none for one that holds its child fast."""
        parts = _RAISERS.get(joint.type, JointRaiser.simple)(self, joint)
        for part in parts:
            part.ir = joint
            if joint.pose is not None and joint.pose.p != ZERO:
                part.pos = joint.pose.p
        if parts:
            self.armature(joint, parts)
            self.parts[joint] = parts
        return parts

    # one axis

    def axis(self, joint: Joint, axis: Axis, name: str, kind: str) -> ast.Joint:
        """A hinge or a slide about an axis, with all that it knows."""
        node = ast.Joint()
        node.name = name
        node.type = None if kind == "hinge" else kind
        node.axis = _direction(joint, axis.xyz)
        self.limits(joint, axis, node)
        node.damping = (axis.damping,) if axis.damping else None
        node.frictionloss = axis.friction or None
        if axis.spring_stiffness:
            node.stiffness = (axis.spring_stiffness,)
            node.springref = axis.spring_reference or None
        if axis.effort is not None and 0.0 < axis.effort < UNLIMITED:
            node.actuatorfrcrange = (0.0 - axis.effort, axis.effort)
        elif axis.effort == 0.0:
            self.context.diagnostics.report(
                "A044",
                f"the effort limit 0 of joint {joint.name!r} is not written: MuJoCo refuses a range of 0 0; "
                "nothing drives the joint",
                _limits_at(axis),
                "effort",
                data={"no_effort": joint.name},
            )
        return node

    def limits(self, joint: Joint, axis: Axis, node: ast.Joint) -> None:
        lower = None if axis.lower is None or axis.lower <= -UNLIMITED else axis.lower
        upper = None if axis.upper is None or axis.upper >= UNLIMITED else axis.upper
        if lower is None and upper is None:
            return
        low, high = -UNBOUNDED if lower is None else lower, UNBOUNDED if upper is None else upper
        if low == high:
            high = max(low + NARROW, low * (1.0 + 1e-15))
            self.context.diagnostics.report(
                "A045",
                f"the limits of joint {joint.name!r} are both {low:g}: the range is written {NARROW:g} wide, "
                "for MuJoCo takes an empty one for no limit",
                _limits_at(axis),
            )
        elif low > high:
            low, high = high, low
            self.context.diagnostics.report(
                "A046",
                f"the crossed limits of joint {joint.name!r} are swapped: MuJoCo takes them for no limit",
                _limits_at(axis),
                data={"swapped_limits": joint.name},
            )
        node.range = (low, high)

    def simple(self, joint: Joint) -> list[ast.Joint]:
        """One hinge, or one slide."""
        axis = joint.axes[0] if joint.axes else Axis(_Z)
        return [self.axis(joint, axis, joint.name, "slide" if joint.type == PRISMATIC else "hinge")]

    # several axes

    def fixed(self, joint: Joint) -> list[ast.Joint]:
        return []

    def curvilinear(self, joint: Joint) -> list[ast.Joint]:
        self.context.diagnostics.report(
            "L050",
            f"the curvilinear joint {joint.name!r} is lost: {joint.child.name!r} is held where it stands "
            "at 0",
            joint.at,
        )
        return []

    def ball(self, joint: Joint) -> list[ast.Joint]:
        node = ast.Joint()
        node.name = joint.name
        node.type = "ball"
        axis = joint.axes[0] if joint.axes else None
        node.damping = (axis.damping,) if axis is not None and axis.damping else None
        node.frictionloss = (axis.friction or None) if axis is not None else None
        return [node]

    def hinges(self, joint: Joint) -> list[ast.Joint]:
        """A universal joint: a hinge for each axis, the second turned by the first."""
        names = self.names(joint, [f"axis{i + 1}" for i in range(len(joint.axes))])
        return self.told(
            joint, [self.axis(joint, a, n, "hinge") for a, n in zip(joint.axes, names, strict=True)]
        )

    def planar(self, joint: Joint) -> list[ast.Joint]:
        """Two slides along x and y, then a hinge about z, of the joint's frame."""
        names = self.names(joint, ["x", "y", "turn"])
        damping = joint.planar_damping or (0.0, 0.0, 0.0)
        parts = []
        for name, xyz, loss, kind in zip(
            names, (_X, _Y, _Z), damping, ("slide", "slide", "hinge"), strict=True
        ):
            axis = Axis(xyz)
            axis.damping = loss
            parts.append(self.axis(joint, axis, name, kind))
        return self.told(joint, parts)

    def screw(self, joint: Joint) -> list[ast.Joint]:
        """A hinge under the joint's name, and a slide that an equality ties to it."""
        axis = joint.axes[0] if joint.axes else Axis(_Z)
        hinge = self.axis(joint, axis, joint.name, "hinge")
        slide = self.axis(joint, Axis(axis.xyz), self.names(joint, ["slide"])[0], "slide")
        pitch = joint.thread_pitch if joint.thread_pitch is not None else 1.0
        self.relations.append((slide, hinge, pitch / TWO_PI))
        return self.told(joint, [hinge, slide])

    def told(self, joint: Joint, parts: list[ast.Joint]) -> list[ast.Joint]:
        names = [part.name for part in parts]
        self.context.diagnostics.report(
            "A013",
            f"the {joint.type} joint {joint.name!r} is written as {len(parts)} joints of one body: "
            f"{', '.join(str(name) for name in names)}",
            joint.at,
            "@type",
            data={"joint": joint.name, "split": names},
        )
        return parts

    def names(self, joint: Joint, endings: list[str]) -> list[str]:
        found = []
        for ending in endings:
            name = free_name(f"{joint.name}_{ending}", self.taken)
            self.taken.add(name)
            found.append(name)
        return found

    # Drake's actuators

    def armature(self, joint: Joint, parts: list[ast.Joint]) -> None:
        """The inertia of the rotor, as the gears reflect it (Drake: rotor_inertia times gear_ratio
        squared)."""
        rotor = rotor_of(joint)
        if rotor is not None:
            parts[0].armature = rotor


def follower(parts: list[ast.Joint], mimic: Mimic) -> ast.Joint | None:
    """The part of a leader that a mimic means."""
    return parts[mimic.axis] if mimic.axis < len(parts) else None


def _direction(joint: Joint, xyz: Vec3) -> Vec3 | None:
    """The axis in the body's frame; None where it is MuJoCo's default."""
    if joint.pose is not None and joint.pose.turns():
        xyz = rotate(joint.pose.matrix(), xyz)
    length = (xyz[0] * xyz[0] + xyz[1] * xyz[1] + xyz[2] * xyz[2]) ** 0.5
    if 0.0 < length < 1e-6:  # too short for MuJoCo
        xyz = (xyz[0] / length, xyz[1] / length, xyz[2] / length)
    return xyz


def _limits_at(axis: Axis) -> int:
    return axis.limits_at if axis.limits_at >= 0 else axis.at


_RAISERS: dict[str, Callable[[JointRaiser, Joint], list[ast.Joint]]] = {
    FIXED: JointRaiser.fixed,
    CURVILINEAR: JointRaiser.curvilinear,
    BALL: JointRaiser.ball,
    PLANAR: JointRaiser.planar,
    SCREW: JointRaiser.screw,
    "universal": JointRaiser.hinges,
    "revolute2": JointRaiser.hinges,
}


def leader_of(ref: Ref) -> Joint | None:
    """The joint that a reference names."""
    return ref.target if isinstance(ref.target, Joint) else None
