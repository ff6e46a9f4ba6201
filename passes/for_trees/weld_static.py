"""weld-static: a static SDFormat model hangs on the world; formats without ``static`` need a joint for that.

Every link that is no joint's child is welded where it stands.
"""

from __future__ import annotations

from transpile.ir.model import Model, Scene
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models
from transpile.passes.weld_roots import weld_roots


def run(scene: Scene, context: Context) -> None:
    """Weld the roots of static models, and of those nested in them, to the world (A010)."""
    graph: FrameGraph | None = None
    static: set[Model] = set()
    for model, around in walk_models(scene):
        if around is not None and around in static:
            model.static = True
        if not model.static:
            continue
        static.add(model)
        graph = graph or FrameGraph(scene)
        for link in weld_roots(model, scene, graph):
            message = f"static: link {link.name!r} is welded to the world"
            context.diagnostics.report("A010", message, model.at, "static")
    for model in static:
        model.static = None
