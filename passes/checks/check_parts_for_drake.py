"""check-parts-for-drake: joints that keep Drake from loading the parts of directives.

What reads directives is Drake, and it refuses a SDFormat file with joints of some types (X002), with joints
that move in a static model (X003), and with loops (X005). The parts are written all the same, and that is
told.
"""

from __future__ import annotations

from transpile.ir.model import FIXED, GEARBOX, REVOLUTE2, Joint, Scene
from transpile.ir.node import Node
from transpile.passes.frame_graph import FrameGraph, kind_of
from transpile.passes.join_links import representative
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


def run(scene: Scene, context: Context) -> None:
    """Warn of each such joint."""
    graph: FrameGraph | None = None
    group: dict[Node, Node] = {}
    for model, _ in walk_models(scene):
        for joint in model.joints:
            if joint.type in (GEARBOX, REVOLUTE2):
                message = f"joint {joint.name!r}: Drake has no joints of type {joint.type}"
                context.diagnostics.warn("X002", message, joint.at, "@type")
            elif model.static and joint.type != FIXED:
                what = "in a static model Drake allows fixed joints only"
                message = f"joint {joint.name!r} is {joint.type}: {what}"
                context.diagnostics.warn("X003", message, joint.at, "@type")
            graph = graph or FrameGraph(scene)
            _check_loop(joint, graph, group, context)


def _check_loop(joint: Joint, graph: FrameGraph, group: dict[Node, Node], context: Context) -> None:
    parent, child = joint.parent.target, joint.child.target
    if parent is None or child is None:
        return
    parent, child = graph.body_of(parent) or parent, graph.body_of(child) or child
    a, b = representative(group, parent), representative(group, child)
    if a is b:
        message = f"joint {joint.name!r} closes a loop of links at {kind_of(child)}, which Drake refuses"
        context.diagnostics.warn("X005", message, joint.at)
    else:
        group[a] = b
