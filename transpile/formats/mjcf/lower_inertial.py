"""MJCF inertials, and what the compiler's settings do to masses and moments."""

from __future__ import annotations

from transpile.ast import mjcf as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf.lower_pose import lower_pose
from transpile.ir.model import Inertial, Model
from transpile.ir.pose import Pose
from transpile.passes.expand_mjcf_settings import Settings

_INERTIAL = ast.Inertial.bits("mass", "diaginertia", "fullinertia")


def lower_inertial(node: ast.Inertial, X_BF: Pose, settings: Settings, diagnostics: Diagnostics) -> Inertial:
    """An ``<inertial>``: moments about its centre, along its own axes, or (full) along those of the body."""
    result = Inertial()
    node.ir = result
    result.at = node.at
    pose = lower_pose(node, settings, diagnostics)
    node.todo &= ~_INERTIAL
    X_BC = X_BF if pose is None else X_BF.compose(pose)
    result.pose = None if X_BC.is_identity() else X_BC
    result.mass = node.mass or 0.0
    if node.fullinertia is not None and len(node.fullinertia) == 6:
        result.ixx, result.iyy, result.izz, result.ixy, result.ixz, result.iyz = node.fullinertia
    elif node.diaginertia is not None:
        result.ixx, result.iyy, result.izz = node.diaginertia
    return result


def settle_weights(model: Model, settings: Settings) -> None:
    """boundmass, boundinertia, balanceinertia and settotalmass, in MuJoCo's order."""
    for link in model.links:
        inertial = link.inertial
        if inertial is not None and settings.boundmass > inertial.mass:
            inertial.mass = settings.boundmass
    if settings.settotalmass > 0.0:
        total = sum(link.inertial.mass for link in model.links if link.inertial is not None)
        for link in model.links:
            if link.inertial is not None and total > 0.0:
                _scale(link.inertial, settings.settotalmass / total)


def _scale(inertial: Inertial, factor: float) -> None:
    inertial.mass *= factor
    for name in ("ixx", "ixy", "ixz", "iyy", "iyz", "izz"):
        setattr(inertial, name, factor * getattr(inertial, name))
