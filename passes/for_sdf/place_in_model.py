"""place-in-model: for SDFormat before 1.7, which measures every pose in the one default frame of its element.

Links, frames and nested models are placed in their model, joints in their child link; axes in the joint's
frame. A joint that joins frames joins the links that they move with. A frame that moves with another link
than its model does becomes a massless link fixed to it (A012).
"""

from __future__ import annotations

from transpile.ir.model import Joint, Link, Model, Placed, Scene
from transpile.ir.node import Node, Ref
from transpile.ir.pose import Pose, Vec3, rotate
from transpile.passes.for_sdf.hold_frames import hold_frames, plan_frames, reach
from transpile.passes.for_sdf.stand_in_frames import TYPES
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


def run(scene: Scene, context: Context) -> None:
    """Work out every pose in the default frame of its element."""
    graph = FrameGraph(scene)
    plan = plan_frames(scene, graph, context.sdf_version != "1.4")
    new: list[tuple[Placed, Pose]] = []
    ends: list[tuple[Joint, Ref, Ref]] = []
    for model, _ in walk_models(scene):
        placed: list[Placed] = [*model.links, *model.models]
        for node in placed:
            if node.relative_to is not None or isinstance(node, Model):
                new.append((node, graph.between(model, node)))
        for joint in model.joints:
            if joint.type in TYPES:
                continue  # joins frames that lie where they must (stand-in-frames)
            parent, child = (_link_of(ref, model, graph) for ref in (joint.parent, joint.child))
            ends.append((joint, parent, child))
            _place_joint(joint, child, graph, new)
        _place_shapes(model, graph)
    _place_in_world(scene, graph, new, ends)
    for joint, parent, child in ends:
        joint.parent, joint.child = parent, child
    for node, pose in new:
        node.pose = None if pose.is_identity() else pose
        node.relative_to = None
        if isinstance(node, Model):
            node.placement_frame = None
    hold_frames(scene, plan, context)


def _place_in_world(
    scene: Scene,
    graph: FrameGraph,
    new: list[tuple[Placed, Pose]],
    ends: list[tuple[Joint, Ref, Ref]],
) -> None:
    """What stands in the world: its frames, which older versions lack, are not named any more."""
    for model in scene.models:
        if model.relative_to is not None or model.placement_frame is not None:
            new.append((model, graph.down(None, model)))
    for joint in scene.joints:
        parent, child = (_link_of(ref, None, graph) for ref in (joint.parent, joint.child))
        ends.append((joint, parent, child))
        _place_joint(joint, child, graph, new)


def _place_joint(joint: Joint, child: Ref, graph: FrameGraph, new: list[tuple[Placed, Pose]]) -> None:
    moved = child.target is not joint.child.target
    if child.target is not None and (joint.relative_to is not None or moved):
        new.append((joint, graph.between(child.target, joint)))
    for axis in joint.axes:
        if axis.expressed_in is not None:
            axis.xyz = direction_in_joint(graph, joint, axis.xyz, axis.expressed_in)
            axis.expressed_in = None


def _link_of(ref: Ref, model: Model | None, graph: FrameGraph) -> Ref:
    """The body that a frame moves with, by its name in a model (None: in the world): before 1.7 frames are
    attached to nothing but their model."""
    if isinstance(ref.target, Link):
        return ref
    body = graph.body_of(ref.target) if ref.target is not None else None
    return reach(body, model, graph) or ref


def _place_shapes(model: Model, graph: FrameGraph) -> None:
    for link in model.links:
        for shape in (*link.visuals, *link.collisions):
            if shape.relative_to is not None and shape.relative_to.target is not None:
                X_LR = graph.between(link, shape.relative_to.target)
                shape.pose = X_LR.compose(shape.pose) if shape.pose is not None else X_LR
                shape.relative_to = None


def direction_in_joint(graph: FrameGraph, joint: Joint, xyz: Vec3, expressed_in: Ref) -> Vec3:
    """A direction given in another frame, in the joint's (at zero position)."""
    target: Node | None = expressed_in.target
    if target is None or target is joint:
        return xyz
    X_JE = graph.between(joint, target)
    return rotate(X_JE.matrix(), xyz) if X_JE.turns() else xyz
