"""Names of bodies in parts that are URDF or MJCF: they get other names on the way there, for nested models
become part of the one around them."""

from __future__ import annotations

from collections.abc import Iterable

from transpile.ast import dmd as ast
from transpile.ast.node import Document
from transpile.ir.model import Link, Model, Placed, Scene
from transpile.ir.pose import Pose
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.walk_models import walk_models

SCOPE = "::"


def stand_at_origin(parts: Iterable[Model], scene: Scene) -> None:
    """Put the one body of a part that nothing in it holds at the origin, as a URDF has it: directives say
    where it begins, or weld it.

    The model's own frame moves there, exactly: what else is measured in it is so from there.
    """
    graph = FrameGraph(scene)
    measured: list[tuple[Placed, Pose | None]] = []
    for part in parts:
        link = _only_root(part, graph)
        if link is not None:
            nodes: list[Placed] = [*part.links, *part.frames, *part.joints, *part.models]
            inside = [node for node in nodes if graph.up.get(node) is part]
            measured += [(node, None if node is link else graph.between(link, node)) for node in inside]
    for node, pose in measured:
        node.pose = pose


def _only_root(part: Model, graph: FrameGraph) -> Link | None:
    """The link of a part that no joint in it holds, if there is one such, and it is the part's own."""
    inside = Scene("")
    inside.models = [part]
    models = [model for model, _ in walk_models(inside)]
    held = {graph.body_of(j.child.target) for m in models for j in m.joints if j.child.target is not None}
    roots = [link for model in models for link in model.links if link not in held]
    return roots[0] if len(roots) == 1 and roots[0] in part.links else None


def scoped_bodies(scene: Scene) -> dict[Link, str]:
    """Every link and its name in the world."""
    scopes: dict[Model, str] = {}
    found: dict[Link, str] = {}
    for model, around in walk_models(scene):
        scopes[model] = (scopes[around] if around is not None else "") + model.name + SCOPE
        found.update((link, scopes[model] + link.name) for link in model.links)
    return found


def follow_names(document: Document, before: dict[Link, str], scene: Scene) -> None:
    """Write the names that bodies have now where directives name them."""
    after = scoped_bodies(scene)
    new = {name: after[link] for link, name in before.items() if link in after}
    assert isinstance(document.root, ast.Directives)
    for directive in document.root.directives:
        if isinstance(directive, ast.AddModel):
            for free in directive.default_free_body_pose:
                base = free.pose.base_frame
                free.pose.base_frame = new.get(base, base) if base is not None else None
        elif isinstance(directive, ast.AddFrame):
            base = directive.X_PF.base_frame or ""
            directive.X_PF.base_frame = new.get(base, base)
        elif isinstance(directive, ast.AddWeld):
            directive.parent = new.get(directive.parent, directive.parent)
            directive.child = new.get(directive.child, directive.child)
        elif isinstance(directive, ast.AddCollisionFilterGroup):
            directive.members = [new.get(name, name) for name in directive.members]
