"""check-sdf-frames: rules of SDFormat about models, joints and frames that libsdformat and Drake share.

A conversion does not stand on them, so they are made by ``transpile check`` alone.
"""

from __future__ import annotations

from transpile.ir.model import WORLD, Joint, Model, Scene
from transpile.ir.node import Node
from transpile.passes.checks.refuse import GAZEBO
from transpile.passes.frame_graph import FrameGraph, kind_of
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


def run(scene: Scene, context: Context) -> None:
    """Report models without links (F007) and joints whose sides make no sense (F003, F013)."""
    graph = FrameGraph(scene)
    if scene.is_world:
        graph.bodies.update((world, WORLD) for world in scene.models)  # a check has a world as one model
    for model, around in walk_models(scene):
        if not (scene.is_world and around is None):
            _check_links(model, context)
        for joint in model.joints:
            _check_joint(joint, graph, context, nested=around is not None and not scene.is_world)


def _check_links(model: Model, context: Context) -> None:
    """A model needs a link, in itself or in one nested in it, unless it is static."""
    if not (model.links or model.models or model.static or model.includes):
        context.diagnostics.report(
            "F007", f"model {model.name!r} has no links", model.at, fix="give it a link, or make it <static>"
        )


def _check_joint(joint: Joint, graph: FrameGraph, context: Context, nested: bool) -> None:
    """``nested``: libsdformat 12 looks at the joints of top models only when it compares bodies."""
    report = context.diagnostics.report
    for ref, field in ((joint.parent, "parent"), (joint.child, "child")):
        if ref.target is joint:
            report("F013", f"joint {joint.name!r} names itself as its {field}", joint.at, field)
            return
    parent, child = _body(joint.parent.target, graph), _body(joint.child.target, graph)
    if parent is None or parent is not child or joint.parent.target is joint.child.target:
        return
    message = (
        f"joint {joint.name!r} joins {kind_of(parent)} to itself: {joint.parent.name!r} and "
        f"{joint.child.name!r} both move with it"
    )
    if nested and context.dialect == GAZEBO:
        context.diagnostics.warn("F003", message, joint.at, "child")
    else:
        report("F003", message, joint.at, "child")


def _body(side: Node | None, graph: FrameGraph) -> Node | None:
    if side is None or side is WORLD:
        return side
    return graph.body_of(side)
