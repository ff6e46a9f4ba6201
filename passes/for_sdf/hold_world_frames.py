"""hold-world-frames: a frame of a model that stands on the world, as Drake Model Directives have them.

In SDFormat a frame in a model moves with the model or something in it. It is attached to a link that is
welded to the world, where there is one, and stays where it is.
"""

from __future__ import annotations

from transpile.ir.model import FIXED, WORLD, Frame, Model, Scene
from transpile.ir.node import Node, Ref
from transpile.ir.pose import Pose
from transpile.passes.frame_graph import FrameGraph, in_world
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


def run(scene: Scene, context: Context) -> None:
    """Attach what stands on the world to what is welded to it; elsewhere it moves with the model (L070)."""
    found = [
        (model, frame)
        for model, _ in walk_models(scene)
        for frame in model.frames
        if frame.attached_to is not None and frame.attached_to.target is WORLD
    ]
    if not found:
        return
    graph = FrameGraph(scene)
    known: dict[Node, Pose] = {}
    pairs = [(in_world(model, graph, known), in_world(frame, graph, known)) for model, frame in found]
    poses = [X_WM.inverse().compose(X_WF) for X_WM, X_WF in pairs]
    held = _held(scene, graph)
    for (model, frame), pose in zip(found, poses, strict=True):
        frame.pose = None if pose.is_identity() else pose
        frame.relative_to = Ref("__model__", model)
        frame.attached_to = _reachable(model, held)
        if frame.attached_to is None:
            _tell(frame, model, context)


def _tell(frame: Frame, model: Model, context: Context) -> None:
    context.diagnostics.report(
        "L070",
        f"frame {frame.name!r} stands on the world; here it moves with {model.name!r}, for nothing in it is "
        "welded to the world",
        frame.at,
    )


def _held(scene: Scene, graph: FrameGraph) -> set[Node]:
    """The links that fixed joints tie to the world."""
    beside: dict[Node, list[Node]] = {}
    for model, _ in walk_models(scene):
        for joint in model.joints:
            a, b = joint.parent.target, joint.child.target
            a, b = (graph.body_of(x) if x is not None and x is not WORLD else x for x in (a, b))
            if joint.type == FIXED and a is not None and b is not None:
                beside.setdefault(a, []).append(b)
                beside.setdefault(b, []).append(a)
        if model.static:
            beside.setdefault(WORLD, []).extend(model.links)
    held: set[Node] = set()
    stack: list[Node] = [WORLD]
    while stack:
        for other in beside.get(stack.pop(), ()):
            if other not in held:
                held.add(other)
                stack.append(other)
    return held


def _reachable(model: Model, held: set[Node]) -> Ref | None:
    """A held link in the model or in one nested in it, by its scoped name."""
    stack = [(model, "")]
    while stack:
        inner, path = stack.pop()
        for link in inner.links:
            if link in held:
                return Ref(path + link.name, link)
        stack.extend((deeper, f"{path}{deeper.name}::") for deeper in reversed(inner.models))
    return None
