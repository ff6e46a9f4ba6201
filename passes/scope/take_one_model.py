"""take-one-model: a URDF holds one robot, so a scene for it must have exactly one model at its top (F010).

The joints that hold it in its world become its own, and the world's frames too: those on its bodies, and
those on the world where it hangs there. A model that floats has no world in its file to bear a frame (L026).
"""

from __future__ import annotations

from transpile.ir.model import WORLD, Joint, Scene
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.scope.place_in_world import move_into_only, place_in_world


def run(scene: Scene, context: Context) -> None:
    """Report a scene that has no model, or several: which one is meant can't be guessed."""
    if len(scene.models) == 1:
        _take_world(scene, context)
        return
    if not scene.models:
        message = "there is no model in this file, and URDF holds exactly one"
        context.diagnostics.report("F010", message, scene.at)
        return
    first, *others = scene.models
    context.diagnostics.report(
        "F010",
        f"there are {len(scene.models)} models in this file, and URDF holds exactly one",
        others[0].at,
        "@name",
        related=(("the first one", first.at),),
        fix="write each model to a file of its own with --output-dir DIR",
    )


def _take_world(scene: Scene, context: Context) -> None:
    """Take what stands around the one model into it."""
    place_in_world(scene)
    model = scene.models[0]
    graph = FrameGraph(scene) if scene.frames else None
    joints = (*scene.joints, *model.joints)
    if graph is not None and not model.static and not any(_on_world(joint, graph) for joint in joints):
        for frame in [*scene.frames]:
            if graph.body_of(frame) is WORLD:
                scene.frames.remove(frame)
                message = f"the frame {frame.name!r} of the world is lost: {model.name!r} does not hang on it"
                context.diagnostics.report("L026", message, frame.at)
    move_into_only(model, scene, context)


def _on_world(joint: Joint, graph: FrameGraph) -> bool:
    return joint.parent.target is not None and graph.body_of(joint.parent.target) is WORLD
