"""merge-models: several models side by side become one model that holds them, for formats that know one only.

``flatten-models`` then puts each model's name before those of its links.
"""

from __future__ import annotations

from transpile.ir.model import Model, Scene
from transpile.passes.manager import Context

UNNAMED = "world"


def run(scene: Scene, context: Context) -> None:
    """Put the models of a scene into one, named as the world that they stand in. A scene without any has
    nothing to say (F010)."""
    if not scene.models:
        context.diagnostics.report("F010", "there is no model in this file", scene.at)
        return
    if len(scene.models) == 1:
        return
    world = Model(scene.name or UNNAMED)
    world.at = scene.at
    world.models = scene.models
    scene.models = [world]
