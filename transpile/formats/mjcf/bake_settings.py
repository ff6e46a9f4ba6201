"""Writes a tree of one file by the settings of another, so that it can be attached there.

Angles are converted; what ``eulerseq`` and ``autolimits`` leave open is written out.
"""

from __future__ import annotations

from math import degrees, radians
from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.ast.node import Node, children_of
from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf.lower_pose import lower_rotation
from transpile.ir.pose import QUATERNION, Pose, quaternion_of_matrix
from transpile.passes.from_mjcf.expand_mjcf_settings import Settings

_TURNED = (ast.Body, ast.Frame, ast.Geom, ast.Site, ast.Camera, ast.Inertial)


def bake_settings(root: ast.Mujoco, own: Settings, other: Settings, diagnostics: Diagnostics) -> None:
    """Change the tree of a file, which is to be understood by ``own``, to be understood by ``other``."""
    stack: list[Node] = [*root.worldbody]
    while stack:
        node = stack.pop()
        if isinstance(node, _TURNED):
            _bake_rotation(node, own, diagnostics)
        elif isinstance(node, ast.Joint):
            _bake_joint(node, own, other)
        if own.inertiafromgeom == "true" and isinstance(node, (ast.Body, ast.Frame)):
            node.inertial = None
        stack.extend(children_of(node))


def _bake_rotation(node: Any, own: Settings, diagnostics: Diagnostics) -> None:
    if node.euler is None and node.axisangle is None:
        return
    turn = lower_rotation(node, own, diagnostics)
    fields = type(node)
    if turn is not None:
        r, form = turn
        x, y, z, w = (
            r if form == QUATERNION else quaternion_of_matrix(Pose((0.0, 0.0, 0.0), r, form).matrix())
        )
        node.todo &= ~(fields.bits("euler", "axisangle") & ~1)
        node.todo |= fields.bits("quat") & ~1
        node.euler = node.axisangle = None
        node.quat = (w, x, y, z)


def _bake_joint(joint: ast.Joint, own: Settings, other: Settings) -> None:
    if joint.range is not None and joint.limited in (None, "auto") and own.autolimits:
        joint.limited = "true" if joint.range[0] < joint.range[1] else "false"
        joint.todo |= ast.Joint.bits("limited") & ~1
    if own.degrees == other.degrees or joint.type == "slide":
        return
    convert = radians if own.degrees else degrees
    if joint.range is not None:
        joint.range = (convert(joint.range[0]), convert(joint.range[1]))
    if joint.ref is not None:
        joint.ref = convert(joint.ref)
    if joint.springref is not None:
        joint.springref = convert(joint.springref)
