"""weld-static: a static SDFormat model hangs on the world; formats without ``static`` need a joint for that.

Every link that is no joint's child is welded where it stands.
"""

from __future__ import annotations

from transpile.ir.model import FIXED, WORLD, Joint, Model, Scene
from transpile.ir.node import Ref
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name
from transpile.passes.walk_models import walk_models


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
        joints = (*model.joints, *scene.joints)
        children = {graph.body_of(joint.child.target) for joint in joints if joint.child.target is not None}
        taken = {joint.name for joint in model.joints} | {link.name for link in model.links}
        for link in model.links:
            if link in children:
                continue
            joint = Joint(
                free_name(f"world_to_{link.name}", taken), FIXED, Ref("world", WORLD), Ref(link.name, link)
            )
            joint.at = link.at
            taken.add(joint.name)
            model.joints.append(joint)
            context.diagnostics.report(
                "A010", f"static: link {link.name!r} is welded to the world", model.at, "static"
            )
    for model in static:
        model.static = None
