"""take-one-model: a URDF holds one robot, so a scene for it must have exactly one model at its top (F010)."""

from __future__ import annotations

from transpile.ir.model import Scene
from transpile.passes.manager import Context


def run(scene: Scene, context: Context) -> None:
    """Report a scene that has no model, or several: which one is meant can't be guessed."""
    if len(scene.models) == 1:
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
        fix="give each model a file of its own",
    )
