"""box-planes: planes that are touched, for Drake.

Drake 1.58 ends with a segmentation fault when it reads an SDFormat file in which a plane on a link (in
SDFormat no shape stands in the world itself) meets some dozens of other collisions; fewer than ``MANY`` it
was never seen to mind. There a plane is written as a large box below it (L065), which all readers take;
with ``--dialect gazebo`` it stays a plane, with a warning (C043).
"""

from __future__ import annotations

from math import atan2, cos, sin, sqrt

from transpile.ir.geometry import Box, Plane
from transpile.ir.model import Collision, Scene
from transpile.ir.pose import QUATERNION, Pose, Vec3, rotate
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

MANY = 12
"""So many other collisions Drake was seen to stand."""

EDGE = 1000.0
"""The edges of the box along the plane (m)."""

THICK = 1.0

UP: Vec3 = (0.0, 0.0, 1.0)


def run(scene: Scene, context: Context) -> None:
    """Find the planes among the collisions of a scene that has many."""
    collisions = [
        collision for model, _ in walk_models(scene) for link in model.links for collision in link.collisions
    ]
    planes = [collision for collision in collisions if isinstance(collision.shape, Plane)]
    if not planes or len(collisions) - len(planes) <= MANY:
        return
    if context.dialect != "gazebo":
        for plane in planes:
            _box(plane, context)
    else:
        context.diagnostics.warn(
            "C043",
            f"the plane {planes[0].name!r} is a collision among {len(collisions) - 1} others: Drake 1.58 "
            "crashes when it reads that",
            planes[0].at,
            fix="without --dialect gazebo it becomes a large box",
        )


def turn_to(normal: Vec3) -> Pose:
    """The shortest turn that takes the z axis to a direction."""
    x, y, z = normal
    length = sqrt(x * x + y * y + z * z)
    s = sqrt(x * x + y * y)
    if s <= 1e-10 * length:
        return Pose() if z >= 0.0 else Pose(r=(1.0, 0.0, 0.0, 0.0), form=QUATERNION)
    half = atan2(s, z) / 2.0
    f = sin(half) / s
    return Pose(r=(0.0 - y * f, x * f, 0.0, cos(half)), form=QUATERNION)


def _box(collision: Collision, context: Context) -> None:
    """A box whose upper face is the plane."""
    plane = collision.shape
    assert isinstance(plane, Plane)
    pose = collision.pose or Pose()
    if plane.normal != UP:
        pose = pose.compose(turn_to(plane.normal))
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
