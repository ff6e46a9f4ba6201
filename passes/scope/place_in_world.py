"""Takes what stands in the world into a model: no pass of its own, but what passes use for formats that know
no world around their models."""

from __future__ import annotations

from transpile.ir.model import WORLD, Frame, Joint, Model, Scene
from transpile.ir.node import Ref
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name
from transpile.passes.scope.follow_renames import references

SCOPE = "::"


def place_in_world(scene: Scene) -> None:
    """Measure every top model in the world itself, and by its own frame."""
    placed = [model for model in scene.models if model.relative_to is not None]
    if not placed:
        return
    graph = FrameGraph(scene)
    for model, pose in [(model, graph.down(None, model)) for model in placed]:
        model.pose = None if pose.is_identity() else pose
        model.relative_to = model.placement_frame = None


def move_into(model: Model, scene: Scene) -> None:
    """Give the frames and joints of the world to a model around all the others, which stands in the world's
    place."""
    for frame in scene.frames:
        if frame.attached_to is None:
            frame.attached_to = Ref(WORLD.name, WORLD)
    model.frames.extend(scene.frames)
    model.joints.extend(scene.joints)
    scene.frames, scene.joints = [], []


def move_into_only(model: Model, scene: Scene, context: Context) -> None:
    """Give the frames and joints of the world to the only model in it: names there lose its own (A060 where
    another one is needed)."""
    place_in_world(scene)
    if not scene.frames and not scene.joints:
        return
    nodes: list[Frame | Joint] = [*scene.frames, *scene.joints]
    taken = {node.name for node in (*model.links, *model.joints, *model.frames, *model.models)}
    for node in nodes:
        name = free_name(node.name, taken)
        if name != node.name:
            kind = type(node).__name__.lower()
            why = f"{model.name!r} has a thing of that name"
            context.diagnostics.rename("A060", kind, node.name, name, node.at, why)
            node.name = name
        taken.add(name)
    move_into(model, scene)
    start = model.name + SCOPE
    for ref in references(model):
        if ref.target is model:
            ref.name = "__model__"
        elif ref.name.startswith(start):
            ref.name = ref.name.removeprefix(start)
