"""box-planes: planes that are touched, for Drake.

Drake 1.58 ends with a segmentation fault when it reads an SDFormat file in which a plane on a link meets more
than a dozen other collisions. By default the plane stays, for it is right, with a warning (C043); with
``--dialect drake`` it is written as a large box below it (L065).
"""

from __future__ import annotations

from transpile.ir.geometry import Box, Plane
from transpile.ir.model import Collision, Scene
from transpile.ir.pose import Pose, Vec3, rotate
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

MANY = 12
"""So many other collisions Drake was seen to stand."""

EDGE = 1000.0
"""The edges of the box along the plane (m)."""

THICK = 1.0


def run(scene: Scene, context: Context) -> None:
    """Find the planes among the collisions of a scene that has many."""
    collisions = [
        collision for model, _ in walk_models(scene) for link in model.links for collision in link.collisions
    ]
    planes = [collision for collision in collisions if isinstance(collision.shape, Plane)]
    if not planes or len(collisions) - len(planes) <= MANY:
        return
    if context.dialect == "drake":
        for plane in planes:
            _box(plane, context)
    else:
        context.diagnostics.warn(
            "C043",
            f"the plane {planes[0].name!r} is a collision among {len(collisions) - 1} others: Drake 1.58 "
            "crashes when it reads that",
            planes[0].at,
            fix="--dialect drake writes a large box instead",
        )


def _box(collision: Collision, context: Context) -> None:
    """A box whose upper face is the plane."""
    plane = collision.shape
    assert isinstance(plane, Plane)
    if plane.normal != (0.0, 0.0, 1.0):
        return
    pose = collision.pose or Pose()
    down: Vec3 = (0.0, 0.0, -THICK / 2.0)
    p = rotate(pose.matrix(), down) if pose.turns() else down
    collision.pose = Pose((pose.p[0] + p[0], pose.p[1] + p[1], pose.p[2] + p[2]), pose.r, pose.form)
    box = Box((EDGE, EDGE, THICK))
    box.at, box.kept = plane.at, plane.kept
    collision.shape = box
    context.diagnostics.report(
        "L065",
        f"the plane {collision.name!r} is written as a box of {EDGE:g} by {EDGE:g} m: Drake 1.58 crashes at "
        "planes among many collisions",
        collision.at,
    )
