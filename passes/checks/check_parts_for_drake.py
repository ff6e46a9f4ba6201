"""check-parts-for-drake: joints that keep Drake from loading the parts of directives.

What reads directives is Drake, and it refuses a SDFormat file with joints of some types (X002), with joints
that move in a static model (X003), and with loops (X005). The parts are written all the same, and that is
told.
"""

from __future__ import annotations

from transpile.ir.model import Joint, Scene
from transpile.ir.node import Node
from transpile.passes.checks.check_for_drake import loop_fault, type_fault
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.join_links import join
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


def run(scene: Scene, context: Context) -> None:
    """Warn of each such joint."""
    graph = FrameGraph(scene)
    group: dict[Node, Node] = {}
    for model, _ in walk_models(scene):
        for joint in model.joints:
            fault = type_fault(joint, "a static model" if model.static else "")
            if fault is not None:
                context.diagnostics.warn(*fault, joint.at, "@type")
            _check_loop(joint, graph, group, context)


def _check_loop(joint: Joint, graph: FrameGraph, group: dict[Node, Node], context: Context) -> None:
    parent, child = joint.parent.target, joint.child.target
    if parent is None or child is None:
        return
    parent, child = graph.body_of(parent) or parent, graph.body_of(child) or child
    if not join(group, parent, child):
        context.diagnostics.warn("X005", loop_fault(joint, child), joint.at)
