"""Joints of the IR in SDFormat."""

from __future__ import annotations

from math import inf, nextafter, pi

from transpile.ast import generated_sdf as ast
from transpile.ast.node import Tree
from transpile.diagnostics import Diagnostics
from transpile.formats.sdf.raise_link import put_extensions
from transpile.formats.sdf.raise_pose import raise_place
from transpile.ir import model as ir
from transpile.syntax.values import write_real


def raise_joint(joint: ir.Joint, version: int, diagnostics: Diagnostics) -> ast.Joint:
    """A joint of a type that SDFormat has.

    A mimic is written for Drake, which reads no other, and from 1.11 on also as SDFormat's own; one that was
    SDFormat's own only where it must be (A009). Drake's knows only first axes; another one is lost before
    1.11 (L024).
    """
    written = ast.Joint()
    written.at = joint.at
    written.ir = joint
    written.name = joint.name
    written.type = joint.type
    written.parent = joint.parent.written()
    written.child = joint.child.written()
    written.pose = raise_place(joint)
    axes = joint.axes
    if axes:
        written.axis = _axis(axes[0], version)
        if axes[0].mimic is not None:
            _put_mimic(axes[0].mimic, joint, written, version, diagnostics)
        if len(axes) > 1:
            written.axis2 = _axis(axes[1], version)
            if axes[1].mimic is not None and version < 111:
                _lose(joint, axes[1].mimic, diagnostics)
    if joint.thread_pitch is not None:
        _put_pitch(joint, joint.thread_pitch, written, version, diagnostics)
    written.gearbox_ratio = joint.gearbox_ratio
    if joint.gearbox_reference_body is not None:
        written.gearbox_reference_body = joint.gearbox_reference_body.written()
    if joint.extensions is not None:
        put_extensions(written, joint.extensions)
    return written


def _put_pitch(
    joint: ir.Joint, pitch: float, written: ast.Joint, version: int, diagnostics: Diagnostics
) -> None:
    """The pitch in the words of the version; no ``thread_pitch`` (radians a metre) says that it is 0."""
    if version >= 110:
        written.screw_thread_pitch = pitch
    elif pitch:
        written.thread_pitch = thread_pitch(pitch)
    else:
        written.type = "revolute"
        asked = f"SDFormat {version // 100}.{version % 100}"
        message = f"{asked} has no screw of pitch 0: joint {joint.name!r} becomes revolute"
        diagnostics.report("L020", message, joint.at, fix="write 1.10 or newer with --sdf-version")


def _axis(axis: ir.Axis, version: int) -> ast.Axis:
    written = ast.Axis()
    written.at = axis.at
    written.ir = axis
    written.xyz = xyz = ast.AxisXyz()
    xyz.text = axis.xyz
    if axis.expressed_in is not None:
        xyz.expressed_in = axis.expressed_in.written()
    written.limit = _limit(axis)
    if axis.mimic is not None and version >= 111:
        written.mimic = _mimic(axis.mimic)
    if (
        axis.damping is not None
        or axis.friction is not None
        or axis.spring_reference is not None
        or axis.spring_stiffness is not None
    ):
        written.dynamics = dynamics = ast.AxisDynamics()
        dynamics.damping = axis.damping
        dynamics.friction = axis.friction
        dynamics.spring_reference = axis.spring_reference
        dynamics.spring_stiffness = axis.spring_stiffness
    return written


def _limit(axis: ir.Axis) -> ast.AxisLimit | None:
    """None where nothing is limited: that is what SDFormat takes for granted."""
    limit = ast.AxisLimit()
    limit.at = axis.at
    limit.lower = axis.lower
    limit.upper = axis.upper
    limit.effort = axis.effort
    limit.velocity = axis.velocity
    if axis.acceleration is not None:
        limit.drake_acceleration = tree = Tree("drake:acceleration")
        tree.text = write_real(axis.acceleration)
    elif limit.lower is None and limit.upper is None and limit.effort is None and limit.velocity is None:
        return None
    return limit


def _lose(joint: ir.Joint, mimic: ir.Mimic, diagnostics: Diagnostics) -> None:
    diagnostics.report(
        "L024",
        f"the mimic of joint {joint.name!r} is lost: before SDFormat 1.11 a mimic joins first axes only",
        mimic.at,
        fix="--sdf-version 1.11 has it",
    )


def _put_mimic(
    mimic: ir.Mimic, joint: ir.Joint, written: ast.Joint, version: int, diagnostics: Diagnostics
) -> None:
    """Drake's element for the mimic of a first axis."""
    if mimic.axis == 0 and not (mimic.native and version >= 111):
        written.drake_mimic = _drake_mimic(mimic)
        if mimic.native:
            diagnostics.report(
                "A009",
                f"the mimic of joint {joint.name!r} is written as <drake:mimic>, which Drake follows and "
                "other readers do not know",
                mimic.at,
                fix="--sdf-version 1.11 has SDFormat's own",
            )
    elif version < 111:
        _lose(joint, mimic, diagnostics)


def _drake_mimic(mimic: ir.Mimic) -> Tree:
    tree = Tree("drake:mimic")
    tree.attributes["joint"] = mimic.joint.written()
    tree.attributes["multiplier"] = write_real(mimic.multiplier)
    tree.attributes["offset"] = write_real(mimic.offset)
    return tree


def _mimic(mimic: ir.Mimic) -> ast.Mimic:
    written = ast.Mimic()
    written.at = mimic.at
    written.joint = mimic.joint.written()
    written.axis = "axis2" if mimic.axis else "axis"
    written.multiplier = mimic.multiplier
    written.offset = mimic.offset
    written.reference = 0.0
    return written


def thread_pitch(metres_a_turn: float) -> float:
    """A screw's ``thread_pitch`` (radians a metre, left-handed) that reads back as the same lead."""
    best = -2.0 * pi / metres_a_turn
    for candidate in (best, nextafter(best, inf), nextafter(best, -inf)):
        if -2.0 * pi / candidate == metres_a_turn:
            return candidate
    return best
