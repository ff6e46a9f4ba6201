"""merge-models: several models side by side become one model that holds them, for formats that know one only.

``flatten-models`` then puts each model's name before those of its links. What stands in the world beside the
models, its frames and joints, stands in that model.
"""

from __future__ import annotations

from transpile.ir.model import Model, Scene
from transpile.passes.manager import Context
from transpile.passes.scope.place_in_world import move_into, move_into_only

UNNAMED = "world"


def run(scene: Scene, context: Context) -> None:
    """Put the models of a scene into one, named as the world that they stand in. A scene without any has
    nothing to say (F010)."""
    if not scene.models:
        context.diagnostics.report("F010", "there is no model in this file", scene.at)
        return
    if len(scene.models) == 1:
        move_into_only(scene.models[0], scene, context)
        return
    world = Model(scene.name or UNNAMED)
    world.at = scene.at
    world.models = scene.models
    move_into(world, scene)
    scene.models = [world]
    for kept in (scene.world.kept or ()) if scene.world is not None else ():
        if kept.path[-1][0] == "name":
            kept.done = True  # it is the model's now
