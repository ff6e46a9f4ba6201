"""Joints of SDFormat in the IR."""

from __future__ import annotations

from math import pi

from transpile.ast import generated_sdf as ast
from transpile.ast.node import SELF, Tree
from transpile.diagnostics import Diagnostics
from transpile.formats.drake_extensions import extension_of
from transpile.formats.sdf.lower_pose import parent_ref, place
from transpile.formats.sdf.read_tree import attribute_number, text_number
from transpile.ir import model as ir
from transpile.ir.node import Ref

_JOINT = ast.Joint.bits("name", "type", "parent", "child")
_SCREW_PITCH = ast.Joint.bits("screw_thread_pitch")
_SCREW = ast.Joint.bits("thread_pitch", "screw_thread_pitch")
_GEARBOX = ast.Joint.bits("gearbox_ratio", "gearbox_reference_body")
_AXIS = ast.Axis.bits("use_parent_model_frame")
"""What 1.6 said of the axes was brought to today's words before; in a newer file it says nothing (P029)."""
_XYZ = ast.AxisXyz.bits("text", "expressed_in")
_LIMIT = ast.AxisLimit.bits("lower", "upper", "effort", "velocity")
_LOWER = ast.AxisLimit.bits("lower") & ~SELF
_UPPER = ast.AxisLimit.bits("upper") & ~SELF
_DYNAMICS = ast.AxisDynamics.bits("damping", "friction", "spring_reference", "spring_stiffness")
_MIMIC = ast.Mimic.bits("joint", "axis", "multiplier", "offset", "reference")

_IDLE = ("lower", "upper", "effort", "velocity", "friction", "spring_reference", "spring_stiffness")
_AXES = {
    ir.REVOLUTE: 1, ir.CONTINUOUS: 1, ir.PRISMATIC: 1, ir.SCREW: 1,
    ir.GEARBOX: 2, ir.UNIVERSAL: 2, ir.REVOLUTE2: 2,
}  # fmt: skip
"""How many axes each type has; what another one says is kept, for no engine reads it. (Of a ball joint's axis
Drake reads the damping.)"""


def lower_joint(written: ast.Joint, diagnostics: Diagnostics) -> ir.Joint | None:
    """A joint; None where the reader has reported that something essential is missing."""
    if written.type is None or written.parent is None or written.child is None:
        return None
    joint = ir.Joint(written.name or "", written.type, parent_ref(written.parent), Ref(written.child))
    joint.at = written.at
    written.ir = joint
    written.todo &= ~_JOINT
    place(joint, written.pose, diagnostics)
    wanted = _AXES.get(written.type, 0)
    if wanted or (written.type == ir.BALL and written.axis is not None):
        joint.axes.append(_axis(written.axis, written, diagnostics))
    if written.type == ir.BALL and joint.axes:
        _warn_of_idle(joint, diagnostics)
    if wanted == 2 and written.axis2 is not None:
        joint.axes.append(_axis(written.axis2, written, diagnostics))
    if written.type == ir.SCREW:
        joint.thread_pitch = _pitch(written, diagnostics)
    elif written.type == ir.GEARBOX:
        written.todo &= ~_GEARBOX
        joint.gearbox_ratio = written.gearbox_ratio
        if written.gearbox_reference_body is not None:
            joint.gearbox_reference_body = Ref(written.gearbox_reference_body)
    if written.drake_mimic is not None and joint.axes:
        joint.axes[0].mimic = _drake_mimic(written.drake_mimic, diagnostics)
    trees = (written.drake_gear_ratio, written.drake_rotor_inertia, written.drake_controller_gains)
    joint.extensions = [extension_of(tree, "sdf") for tree in trees if tree is not None] or None
    return joint


def _warn_of_idle(joint: ir.Joint, diagnostics: Diagnostics) -> None:
    """Of a ball joint's axis Drake reads the damping, and no engine anything else."""
    axis = joint.axes[0]
    said = {field: getattr(axis, field) for field in _IDLE if getattr(axis, field) is not None}
    if axis.xyz != (0.0, 0.0, 1.0):
        said["xyz"] = axis.xyz
    if said:
        idle = ", ".join(f"{field} = {value}" for field, value in said.items())
        diagnostics.warn("C050", f"a ball joint has no axis: {idle} of {joint.name!r} says nothing", axis.at)


def _pitch(joint: ast.Joint, diagnostics: Diagnostics) -> float:
    """Metres a turn, right-handed; ``thread_pitch`` is in radians a metre, left-handed, and counts less."""
    if joint.screw_thread_pitch is not None:
        joint.todo &= ~_SCREW_PITCH
        return joint.screw_thread_pitch
    joint.todo &= ~_SCREW
    if joint.thread_pitch:
        return -2.0 * pi / joint.thread_pitch
    message = f"screw joint {joint.name!r} says no pitch: it moves 1 m a turn, SDFormat's default"
    diagnostics.report("A006", message, joint.at, fix="write <screw_thread_pitch> (1.10) or <thread_pitch>")
    return 1.0


def _axis(written: ast.Axis | None, joint: ast.Joint, diagnostics: Diagnostics) -> ir.Axis:
    """An axis; z where none is written (SDFormat's default; Drake wants it written)."""
    axis = ir.Axis((0.0, 0.0, 1.0))
    if written is None:
        axis.at = joint.at
        message = f"joint {joint.name!r} of type {joint.type} says no axis: it is z, SDFormat's default"
        diagnostics.report("A007", message, joint.at, fix="write <axis><xyz>0 0 1</xyz></axis>")
        return axis
    axis.at = written.at
    written.ir = axis
    written.todo &= ~_AXIS
    written.use_parent_model_frame = None
    if written.xyz is not None:
        written.xyz.todo &= ~_XYZ
        if written.xyz.text is not None:
            axis.xyz = written.xyz.text
        if written.xyz.expressed_in:
            axis.expressed_in = Ref(written.xyz.expressed_in)
    if written.limit is not None:
        _limit(axis, written.limit, joint.type == ir.CONTINUOUS, diagnostics)
    dynamics = written.dynamics
    if dynamics is not None:
        dynamics.todo &= ~_DYNAMICS
        axis.damping = dynamics.damping
        axis.friction = dynamics.friction
        axis.spring_reference = dynamics.spring_reference
        axis.spring_stiffness = dynamics.spring_stiffness
    if written.mimic is not None and joint.drake_mimic is None:
        axis.mimic = _mimic(written.mimic)
    return axis


def _limit(axis: ir.Axis, written: ast.AxisLimit, continuous: bool, diagnostics: Diagnostics) -> None:
    """Limits; those of a continuous joint's position are nobody's (Drake, Gazebo), so they are only kept."""
    axis.limits_at = written.at
    lower, upper = _bounded(written.lower), _bounded(written.upper)
    written.todo &= ~_LIMIT
    if continuous:
        written.todo |= (lower is not None and _LOWER) | (upper is not None and _UPPER)
    else:
        axis.lower, axis.upper = lower, upper
    axis.effort = _positive(written.effort)
    axis.velocity = _positive(written.velocity)
    if written.drake_acceleration is not None:
        axis.acceleration = text_number(written.drake_acceleration, diagnostics)


def _bounded(limit: float | None) -> float | None:
    """A magnitude of 1e16 and more is no limit (libsdformat)."""
    return None if limit is None or not -ir.UNLIMITED < limit < ir.UNLIMITED else limit


def _positive(limit: float | None) -> float | None:
    """A negative effort or velocity is no limit (SDFormat), nor is one of 1e16 and more."""
    return None if limit is None or not 0.0 <= limit < ir.UNLIMITED else limit


def _mimic(written: ast.Mimic) -> ir.Mimic:
    """SDFormat's own mimic, its reference taken into the offset."""
    written.todo &= ~_MIMIC
    multiplier = 1.0 if written.multiplier is None else written.multiplier
    offset = (written.offset or 0.0) - multiplier * (written.reference or 0.0)
    mimic = ir.Mimic(Ref(written.joint or ""), multiplier, offset)
    mimic.at = written.at
    mimic.axis = int(written.axis == "axis2")
    mimic.native = True
    return mimic


def _drake_mimic(tree: Tree, diagnostics: Diagnostics) -> ir.Mimic:
    tree.todo = 0
    for name in ("joint", "multiplier", "offset"):
        if name not in tree.attributes:
            message = f"<drake:mimic> needs the attribute {name!r}, or Drake refuses the file"
            diagnostics.warn("X017", message, tree.at)
    multiplier = attribute_number(tree, "multiplier", 1.0, diagnostics)
    mimic = ir.Mimic(
        Ref(tree.attributes.get("joint", "")), multiplier, attribute_number(tree, "offset", 0.0, diagnostics)
    )
    mimic.at = tree.at
    return mimic
