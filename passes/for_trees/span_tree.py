"""span-tree: which joints make up the tree, for formats that know only trees.

A link keeps its first parent joint; a joint that would give it a second parent, or close a loop, is cut. For
a target that can close loops by other means it is put aside instead (``Model.loops``).
"""

from __future__ import annotations

from transpile.ir.model import (
    BALL,
    CONTINUOUS,
    FIXED,
    REVOLUTE,
    REVOLUTE2,
    UNIVERSAL,
    Joint,
    Model,
    Scene,
)
from transpile.ir.node import Node
from transpile.passes.for_trees.leave_frames import leave_frames
from transpile.passes.frame_graph import FrameGraph, kind_of
from transpile.passes.join_links import join
from transpile.passes.manager import Context

CLOSING: dict[str, tuple[str, ...]] = {
    "mjcf": (FIXED, BALL, REVOLUTE, CONTINUOUS, UNIVERSAL, REVOLUTE2),
}
"""The types that a target can say of a joint that closes a loop."""


def run(scene: Scene, context: Context) -> None:
    """Cut the joints that close loops (L012), or put them aside."""
    graph = FrameGraph(scene)
    for model in scene.models:
        _span(model, graph, context)


def _span(model: Model, graph: FrameGraph, context: Context) -> None:
    parent_of: dict[Node, tuple[Node, Joint]] = {}
    group: dict[Node, Node] = {}
    kept: list[Joint] = []
    cut: dict[Joint, Model] = {}
    closing = CLOSING.get(context.target, ())
    for joint in model.joints:
        child = graph.body_of(joint.child.target) if joint.child.target is not None else None
        parent = graph.body_of(joint.parent.target) if joint.parent.target is not None else None
        if child is None or parent is None:
            kept.append(joint)
            continue
        if child in parent_of or not join(group, parent, child):
            if joint.type in closing and child is not parent:
                model.loops.append(joint)
            else:
                _cut(joint, child, parent, parent_of, context)
                cut[joint] = model
        else:
            parent_of[child] = (parent, joint)
            kept.append(joint)
    model.joints[:] = kept
    if cut:
        leave_frames(cut, [model])
        _leave_followers(kept, cut, context)


def _leave_followers(joints: list[Joint], cut: dict[Joint, Model], context: Context) -> None:
    """What follows a joint that was cut follows nothing any more (L029)."""
    for joint in joints:
        for axis in joint.axes:
            if axis.mimic is not None and axis.mimic.joint.target in cut:
                context.diagnostics.report(
                    "L029",
                    f"that joint {joint.name!r} follows {axis.mimic.joint.name!r} is lost: that one is cut",
                    axis.mimic.at,
                )
                axis.mimic = None


def _cut(
    joint: Joint, child: Node, parent: Node, parent_of: dict[Node, tuple[Node, Joint]], context: Context
) -> None:
    loop: list[str] = []
    for end in (child, parent):
        node: Node = end
        while node in parent_of and len(loop) < 24:
            loop.append(kind_of(parent_of[node][1]))
            node = parent_of[node][0]
    context.diagnostics.report(
        "L012",
        f"joint {joint.name!r} ({joint.type}) closes a loop with "
        f"{', '.join(dict.fromkeys(loop)) or kind_of(parent)} and is cut: "
        f"a tree cannot hold it",
        joint.at,
        related=((f"{kind_of(child)} hangs on this joint", parent_of[child][1].at),)
        if child in parent_of
        else (),
    )
    for item in joint.kept or ():
        item.done = True
