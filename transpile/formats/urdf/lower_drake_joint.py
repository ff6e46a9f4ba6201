"""What joints have that URDF itself knows nothing of, and Drake reads: from the AST to the IR."""

from __future__ import annotations

from collections.abc import Callable

from transpile.ast import generated_urdf as ast
from transpile.diagnostics import ERROR, WARNING, Diagnostics
from transpile.formats.drake_extensions import extension_of
from transpile.ir.model import BALL, CURVILINEAR, PLANAR, SCREW, UNIVERSAL, Axis, Joint
from transpile.syntax.values import real

_DYNAMICS = ast.Dynamics.bits("damping", "friction")


STANDARD = ("revolute", "continuous", "prismatic", "fixed", "floating")
FOREIGN = (BALL, SCREW, UNIVERSAL, CURVILINEAR, "spherical")


def check_words(robot: ast.Robot, dialect: str, diagnostics: Diagnostics) -> None:
    """Drake (1.58) reads its own types of joint in a ``<drake:joint>`` alone, and the standard ones in a
    ``<joint>`` alone; planar ones in either (X050). An error to who asked for Drake."""
    severity = ERROR if dialect == "drake" else WARNING
    for joint in robot.drake_joint:
        if joint.type in STANDARD:
            message = f"joint {joint.name!r} is {joint.type}: Drake reads that in a <joint> alone"
            diagnostics.report("X050", message, joint.at, "@type", severity=severity)
    if dialect == "gazebo":
        return
    for joint in robot.joint:
        if joint.type in FOREIGN:
            message = f"joint {joint.name!r} is {joint.type}: Drake reads that in a <drake:joint> alone"
            diagnostics.report("X050", message, joint.at, "@type", severity=severity)


def _lower_planar(joint: ast.Joint, node: Joint, diagnostics: Diagnostics) -> None:
    """The damping of a planar joint: three numbers (N s/m along x and y, N m s about z)."""
    dynamics = joint.dynamics
    if dynamics is None or dynamics.damping is None:
        return
    if len(dynamics.damping) == 3:
        node.planar_damping = dynamics.damping
    else:
        report_damping(dynamics, 3, diagnostics)


def _lower_screw(joint: ast.Joint, node: Joint, diagnostics: Diagnostics) -> None:
    """The pitch of a screw in metres a turn, right-handed; Drake refuses a screw without one."""
    tree = joint.drake_screw_thread_pitch
    if tree is None:
        diagnostics.report("P033", f"the screw {joint.name!r} needs a <drake:screw_thread_pitch>", joint.at)
        return
    tree.todo = 0
    try:
        node.thread_pitch = real(tree.attributes.get("value", ""))
    except ValueError:
        diagnostics.report("P033", f"<{tree.tag}> needs a number as its value", tree.at, "@value")


def _lower_ball(joint: ast.Joint, node: Joint, diagnostics: Diagnostics) -> None:
    """A ball joint has no axis; one is made for its damping, where there is some (SDFormat's own, z)."""
    if joint.dynamics is not None:
        node.axes = [Axis((0.0, 0.0, 1.0))]
        _lower_damping(joint.dynamics, node, diagnostics)


def _lower_universal(joint: ast.Joint, node: Joint, diagnostics: Diagnostics) -> None:
    """A universal joint turns about its x and then its y axis."""
    node.axes = [Axis((1.0, 0.0, 0.0)), Axis((0.0, 1.0, 0.0))]
    if joint.dynamics is not None:
        _lower_damping(joint.dynamics, node, diagnostics)


def _lower_curvilinear(joint: ast.Joint, node: Joint, diagnostics: Diagnostics) -> None:
    """The curve stays an extension; its damping is the same as a ball joint's."""
    _lower_ball(joint, node, diagnostics)
    trees = (
        joint.drake_plane_normal,
        joint.drake_initial_tangent,
        joint.drake_curves,
        joint.drake_is_periodic,
    )
    node.extensions = [extension_of(tree, "urdf") for tree in trees if tree is not None]


def _lower_damping(dynamics: ast.Dynamics, node: Joint, diagnostics: Diagnostics) -> None:
    """The one damping of a joint, which holds for all its axes."""
    damping = dynamics.damping
    dynamics.todo &= ~_DYNAMICS
    for axis in node.axes:
        axis.at = dynamics.at
        axis.friction = dynamics.friction
        axis.damping = damping[0] if damping else None
    if damping is not None and len(damping) != 1:
        report_damping(dynamics, 1, diagnostics)


def report_damping(dynamics: ast.Dynamics, count: int, diagnostics: Diagnostics) -> None:
    """Say (P032) how many numbers the damping of this type of joint has."""
    numbers = "one number" if count == 1 else f"{count} numbers"
    diagnostics.report(
        "P032", f"this type of joint takes {numbers} for its damping (Drake)", dynamics.at, "@damping"
    )


OWN: dict[str, Callable[[ast.Joint, Joint, Diagnostics], None]] = {
    PLANAR: _lower_planar,
    SCREW: _lower_screw,
    BALL: _lower_ball,
    UNIVERSAL: _lower_universal,
    CURVILINEAR: _lower_curvilinear,
}
"""What there is to lower besides the one axis of a joint, by type."""
