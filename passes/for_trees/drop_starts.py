"""drop-starts: where joints begin, for formats that have no words for it.

URDF has none, nor has SDFormat: `initial_position` was never read by libsdformat, and is gone since 1.8. What
is written there begins at zero (L071).
"""

from __future__ import annotations

from transpile.ir.model import Scene
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


def run(scene: Scene, context: Context) -> None:
    """Take the positions away, and tell of each."""
    for model, _ in walk_models(scene):
        for joint in model.joints:
            if joint.start is None:
                continue
            values = ", ".join(f"{value:g}" for value in joint.start.values)
            message = f"joint {joint.name!r} of {model.name!r} begins at {values}: that is lost"
            context.diagnostics.report("L071", message, joint.start.at)
            joint.start = None
