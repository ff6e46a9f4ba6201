"""A scene of several models as one scene for each: no pass of its own, but what the driver uses where a
format holds one model.

Each model takes along the joints and frames of the world that concern it alone. A joint between two models is
lost (L027), and so is a frame of the world that none of the models hangs on (L026).
"""

from __future__ import annotations

from transpile.ir.model import WORLD, Frame, Joint, Link, Model, Scene
from transpile.ir.node import Node, Ref
from transpile.ir.pose import Pose
from transpile.passes.for_sdf.place_in_model import direction_in_joint
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.scope.place_in_world import SCOPE, place_in_world


def split_world(scene: Scene, context: Context) -> list[Scene]:
    """A scene for each model; what is kept is on one account. ``scene`` is taken apart."""
    place_in_world(scene)
    graph = FrameGraph(scene)
    parts = {model: _part(scene, model) for model in scene.models}
    for joint in scene.joints:
        _give_joint(joint, graph, parts, context)
    for frame, body, pose in [(frame, *_stand(frame, graph)) for frame in scene.frames]:
        frame.pose = None if pose.is_identity() else pose
        frame.relative_to, frame.attached_to = None, _ref(body, graph)
        _give_frame(frame, body, graph, parts, context)
    scene.models, scene.joints, scene.frames = [], [], []
    return list(parts.values())


def _part(scene: Scene, model: Model) -> Scene:
    part = Scene(scene.format, scene.version)
    part.at, part.header, part.namespaces = scene.at, scene.header, scene.namespaces
    part.is_world, part.name = scene.is_world, scene.name
    part.models, part.ledger = [model], scene.ledger
    return part


def _top(node: Node | None, graph: FrameGraph) -> Node | None:
    """The model in the world that a body belongs to, or the world itself."""
    while node is not None and graph.owner.get(node) is not None:
        node = graph.owner[node]
    return node


def _ref(body: Node, graph: FrameGraph) -> Ref:
    """A body, by its name in the world."""
    if not isinstance(body, Link):
        return Ref(WORLD.name, WORLD)
    name, around = body.name, graph.owner.get(body)
    while around is not None:
        name, around = f"{around.name}{SCOPE}{name}", graph.owner.get(around)
    return Ref(name, body)


def _stand(frame: Frame, graph: FrameGraph) -> tuple[Node, Pose]:
    """The body that a frame moves with, and where on it the frame stands."""
    body = graph.body_of(frame) or WORLD
    return body, graph.between(body, frame)


def _give_joint(joint: Joint, graph: FrameGraph, parts: dict[Model, Scene], context: Context) -> None:
    """Give a joint to the model that it is about, held by bodies of it."""
    bodies = [graph.body_of(ref.target) or WORLD for ref in (joint.parent, joint.child)]
    tops = {_top(body, graph) for body in bodies} - {WORLD}
    if len(tops) > 1:
        what = f"the {joint.type} joint {joint.name!r} from {joint.parent.name!r} to {joint.child.name!r}"
        message = f"{what} is lost: each model is written to a file of its own"
        context.diagnostics.report("L027", message, joint.at)
        for kept in joint.kept or ():
            kept.done = True
        return
    pose = graph.between(bodies[1], joint)
    for axis in joint.axes:
        if axis.expressed_in is not None:
            axis.xyz = direction_in_joint(graph, joint, axis.xyz, axis.expressed_in)
            axis.expressed_in = None
    joint.parent, joint.child = _ref(bodies[0], graph), _ref(bodies[1], graph)
    joint.pose, joint.relative_to = None if pose.is_identity() else pose, None
    for top in tops:
        if isinstance(top, Model):
            parts[top].joints.append(joint)


def _give_frame(
    frame: Frame, body: Node, graph: FrameGraph, parts: dict[Model, Scene], context: Context
) -> None:
    """Give a frame to the model on which it stands; one on the world to the first that hangs on it."""
    top = _top(body, graph)
    if isinstance(top, Model):
        parts[top].frames.append(frame)
        return
    for model, part in parts.items():
        if model.static or any(joint.parent.target is WORLD for joint in (*part.joints, *model.joints)):
            part.frames.append(frame)
            return
    message = f"the frame {frame.name!r} of the world is lost: no model hangs on it"
    context.diagnostics.report("L026", message, frame.at)
