"""set-base: whether the model's base floats or is fixed, where ``--base`` says otherwise than the file.

A URDF without a ``world`` link floats in Drake and Gazebo and is welded by MuJoCo's import; ``keep`` leaves
each format's rule to the engine.
"""

from __future__ import annotations

from transpile.ir.model import FIXED, WORLD, Joint, Model, Scene
from transpile.ir.node import Node
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.weld_roots import weld_roots


def run(scene: Scene, context: Context) -> None:
    """``fixed`` welds every root to the world (A003); ``floating`` takes such welds away (A004)."""
    for model in scene.models:
        if context.base == "fixed":
            _fix(model, scene, FrameGraph(scene), context)
        elif context.base == "floating":
            for joints in (model.joints, scene.joints):
                _free(model, joints, FrameGraph(scene), context)


def _fix(model: Model, scene: Scene, graph: FrameGraph, context: Context) -> None:
    for link in weld_roots(model, scene, graph):
        message = f"--base fixed: link {link.name!r} is welded to the world"
        context.diagnostics.report("A003", message, link.at)


def _free(model: Model, joints: list[Joint], graph: FrameGraph, context: Context) -> None:
    """Take the welds of a model's links to the world out of ``joints``."""
    for joint in [*joints]:
        parent, child = joint.parent.target, joint.child.target
        parent = graph.body_of(parent) if parent is not None else None
        child = graph.body_of(child) if child is not None else None
        if joint.type != FIXED or parent is not WORLD or _top(child, graph) is not model:
            continue
        for link in model.links:
            if link.relative_to is not None and link.relative_to.target is joint:
                link.pose = graph.between(model, link)
                link.relative_to = None
        joints.remove(joint)
        model.static = None
        name = getattr(child, "name", joint.child.name)
        context.diagnostics.report(
            "A004", f"--base floating: link {name!r} is freed from the world", joint.at
        )


def _top(node: Node | None, graph: FrameGraph) -> Node | None:
    """The outermost model around a body."""
    while node is not None and graph.owner.get(node) is not None:
        node = graph.owner[node]
    return node
