"""Transforms to poses: what is drawn from a distribution is taken at its mean (A050)."""

from __future__ import annotations

from transpile.ast import dmd as ast
from transpile.diagnostics import Diagnostics
from transpile.ir.pose import QUATERNION, RPY_DEGREES, ZERO, Pose


def lower_transform(transform: ast.Transform, diagnostics: Diagnostics) -> Pose | None:
    """The pose in the transform's base frame; None where nothing but the identity is written.

    The mean is Drake's: each number that is random at its own mean; of a rotation that may be any, the
    identity.
    """
    rotation = transform.rotation
    position = transform.translation.mean() if transform.translation is not None else ZERO
    random = transform.translation is not None and transform.translation.is_random()
    if random or (rotation is not None and rotation.is_random()):
        diagnostics.report("A050", "this pose is drawn at random: its mean is taken", transform.at)
    p = (position[0], position[-2], position[-1])
    if rotation is None or rotation.tag in ("Identity", "Uniform"):
        return Pose(p) if any(p) else None
    if rotation.tag == "Rpy":
        degrees = rotation.deg.mean() if rotation.deg is not None else ZERO
        return Pose(p, (degrees[0], degrees[-2], degrees[-1]), RPY_DEGREES)
    return Pose(p, rotation.quaternion() or (0.0, 0.0, 0.0, 1.0), QUATERNION)
