"""free-floating-joints: SDFormat has no floating joint; a body that floats there has no joint at all.

A floating joint to the world is exactly that, but for its name. Of one between two links the child then
floats in the world from the same place, but no longer counts as a child (L010).
"""

from __future__ import annotations

from transpile.ir.model import FLOATING, WORLD, Joint, Model, Placed, Scene
from transpile.ir.node import Node
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


def run(scene: Scene, context: Context) -> None:
    """Leave out floating joints, and place their children without them."""
    for model, _ in walk_models(scene):
        floating = [joint for joint in model.joints if joint.type == FLOATING]
        for joint in floating:
            _free(model, joint, context)


def _free(model: Model, joint: Joint, context: Context) -> None:
    measured: list[Placed] = [*model.links, *model.joints, *model.frames]
    for node in measured:
        if node.relative_to is not None and node.relative_to.target is joint:
            _rehang(node, joint)
    model.joints.remove(joint)
    parent: Node | None = joint.parent.target
    instead = "without a joint" if parent is WORLD else f"instead of in {joint.parent.name!r}"
    context.diagnostics.report(
        "L010",
        f"floating joint {joint.name!r} is left out: {joint.child.name!r} floats in the world {instead}",
        joint.at,
    )
    for kept in joint.kept or ():
        kept.done = True


def _rehang(node: Placed, joint: Joint) -> None:
    if joint.pose is not None:
        node.pose = joint.pose if node.pose is None else joint.pose.compose(node.pose)
    node.relative_to = joint.relative_to
