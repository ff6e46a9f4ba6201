"""suit-drake-parts: what a MJCF needs that is a part of directives: Drake reads it, and not as MuJoCo does.

Drake wants a mass of every body, also of one that is welded to another: those without get one too small to
count (A042). What MJCF says and Drake passes over is told (L072): sites, equalities of joints, tendons. So is
a body with several joints whose frame is turned in its parent: Drake turns only the last of them (tried with
1.58).
"""

from __future__ import annotations

from collections import Counter

from transpile.ir.model import Inertial, Joint, Link, Model, Scene
from transpile.ir.node import Node
from transpile.passes.for_mjcf.weigh_for_mjcf import TINY
from transpile.passes.manager import Context

SEVERAL = frozenset({"universal", "planar", "screw"})
"""The joints that are several in MJCF."""


def run(scene: Scene, context: Context) -> None:
    """Weigh down every link without a mass, and tell what Drake will not see."""
    for model in scene.models:
        for link in model.links:
            if link.inertial is None or not link.inertial.mass:
                _weigh(link, context)
        for frame in model.frames:
            _tell(f"the frame {frame.name!r}: it reads no sites", frame, context)
        for joint in model.joints:
            if any(axis.mimic is not None for axis in joint.axes):
                _tell(
                    f"that joint {joint.name!r} follows another: it reads no equality of joints",
                    joint,
                    context,
                )
        for tendon in model.tendons:
            _tell(f"what pulls at {tendon.name!r}: it reads no tendons", tendon, context)
        _tell_turned(model, context)


def _weigh(link: Link, context: Context) -> None:
    inertial = link.inertial = link.inertial or Inertial()
    inertial.at = link.at if inertial.at < 0 else inertial.at
    inertial.mass = inertial.ixx = inertial.iyy = inertial.izz = TINY
    context.diagnostics.report(
        "A042",
        f"link {link.name!r} has no mass: {TINY:g} kg and {TINY:g} kg m² are written, for Drake refuses a "
        "MJCF otherwise",
        link.at,
        fix="give it an <inertial>",
        data={"tiny_inertia": link.name},
    )


def _tell_turned(model: Model, context: Context) -> None:
    several: Counter[Node] = Counter()
    for joint in model.joints:
        child = joint.child.target
        several[child] += 2 if joint.type in SEVERAL else 1
        if several[child] > 1 and child.pose is not None and child.pose.turns():
            message = f"how {child.name!r} is turned: of several joints of a body it turns the last one only"
            _tell(message, joint, context)


def _tell(what: str, node: Node | Joint, context: Context) -> None:
    context.diagnostics.report(
        "L072", f"Drake does not see {what}", node.at, fix="write this part as SDFormat: --part-format sdf"
    )
