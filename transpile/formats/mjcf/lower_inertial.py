"""MJCF inertials, and what the compiler's settings do to masses and moments."""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf.lower_pose import lower_pose
from transpile.formats.mjcf.principal_axes import principal_axes
from transpile.ir.add_up import add_up
from transpile.ir.model import Frame, Inertial, Link, Model
from transpile.ir.pose import MATRIX, Pose, multiply, transpose
from transpile.passes.from_mjcf.expand_mjcf_settings import Settings

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


def settle_weights(
    model: Model, settings: Settings, helpers: set[Link], poses: dict[Link, Pose | None]
) -> None:
    """boundmass, boundinertia, balanceinertia and settotalmass, in MuJoCo's order.

    ``helpers`` are links that no body of the file is. The least mass is that of bodies of no mass, too; their
    centre is as far from them as they are written (``poses``) from what they stand in.
    """
    bodies = [link for link in model.links if link not in helpers]
    if settings.boundmass > 0.0 or settings.boundinertia > 0.0 or settings.balanceinertia:
        for link in bodies:
            _bound(link, settings, poses.get(link))
    if settings.settotalmass > 0.0:
        total = add_up(link.inertial.mass for link in bodies if link.inertial is not None)
        for link in bodies:
            if link.inertial is not None and total > 0.0:
                _scale(link.inertial, settings.settotalmass / total)


def _bound(link: Link, settings: Settings, pose: Pose | None) -> None:
    """Raise a mass and principal moments that are too small; even out moments that no body has."""
    inertial = link.inertial
    if inertial is None:
        inertial = link.inertial = Inertial()
        inertial.at = link.at
        inertial.pose = pose
    inertial.mass = max(inertial.mass, settings.boundmass)
    i = inertial
    moments, R = principal_axes((i.ixx, i.ixy, i.ixz, i.ixy, i.iyy, i.iyz, i.ixz, i.iyz, i.izz))
    bounded = [max(x, settings.boundinertia) for x in moments]
    a, b, c = sorted(bounded)
    if settings.balanceinertia and a + b < c:
        bounded = [(a + b + c) / 3.0] * 3
    if bounded != list(moments):
        D = (bounded[0], 0.0, 0.0, 0.0, bounded[1], 0.0, 0.0, 0.0, bounded[2])
        M = multiply(multiply(R, D), transpose(R))
        i.ixx, i.ixy, i.ixz, i.iyy, i.iyz, i.izz = M[0], M[1], M[2], M[4], M[5], M[8]


def _scale(inertial: Inertial, factor: float) -> None:
    inertial.mass *= factor
    for name in ("ixx", "ixy", "ixz", "iyy", "iyz", "izz"):
        setattr(inertial, name, factor * getattr(inertial, name))


def align_free(link: Link, frames: list[Frame]) -> None:
    """Move the frame of a free body to its centre of mass, along its principal axes (``alignfree``)."""
    i = link.inertial
    if i is None:
        return
    moments, R = principal_axes((i.ixx, i.ixy, i.ixz, i.ixy, i.iyy, i.iyz, i.ixz, i.iyz, i.izz))
    X_BC = i.pose or Pose()
    if i.ixy != 0.0 or i.ixz != 0.0 or i.iyz != 0.0:
        X_BC = X_BC.compose(Pose(r=R, form=MATRIX))
        i.ixx, i.iyy, i.izz = moments
        i.ixy = i.ixz = i.iyz = 0.0
    i.pose = None
    X_CB = X_BC.inverse()
    for placed in (*link.visuals, *link.collisions, *frames):
        placed.pose = X_CB.compose(placed.pose or Pose())
    link.pose = (link.pose or Pose()).compose(X_BC)
