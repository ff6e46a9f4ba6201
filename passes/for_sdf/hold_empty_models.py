"""hold-empty-models: a model without a link is static in SDFormat.

libsdformat asks for at least one link in a model that is not static (and holds no other model). A URDF may
have none.
"""

from __future__ import annotations

from transpile.ir.model import Scene
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


def run(scene: Scene, context: Context) -> None:
    """Make such models static (A023): nothing in them could move."""
    for model, _ in walk_models(scene):
        if not (model.links or model.models or model.includes or model.static):
            model.static = True
            context.diagnostics.report(
                "A023",
                f"model {model.name!r} has no link; it is made static, for SDFormat to take it",
                model.at,
            )
