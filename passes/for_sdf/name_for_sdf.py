"""name-for-sdf: links, joints, frames and nested models of one model share a name space in SDFormat.

URDF keeps links and joints apart, and 50 of a thousand files have a link and a joint of one name. The joint
gives way, because frames are more often referred to by links; every change is reported (A060).
"""

from __future__ import annotations

from transpile.ir.model import Model, Placed, Scene
from transpile.ir.node import Node
from transpile.passes.checks.check_names import is_reserved
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name
from transpile.passes.walk_models import walk_models


def run(scene: Scene, context: Context) -> None:
    """Make every name legal and unique among its siblings, and let what refers to them follow."""
    for model, _ in walk_models(scene):
        _legal(model, "model", {""}, context)
        renamed = _rename_siblings(model, context)
        if renamed:
            from transpile.passes.scope.follow_renames import follow

            names: dict[str, dict[str, str]] = {}
            for node, kind, old in renamed:
                names.setdefault(kind, {})[old] = node.name
            nodes: set[Node] = {node for node, _, _ in renamed}
            follow(model, nodes, names)


def _rename_siblings(model: Model, context: Context) -> list[tuple[Placed, str, str]]:
    """Rename; the nodes that have a new name now, with their kind and their old name."""
    renamed: list[tuple[Placed, str, str]] = []
    used: set[str] = {""}
    groups: tuple[tuple[str, list[Placed]], ...] = (
        ("link", [*model.links]),
        ("model", [*model.models, *[include for include in model.includes if include.name]]),
        ("frame", [*model.frames]),
        ("joint", [*model.joints]),
    )
    later = {node.name for _, nodes in groups for node in nodes}
    for kind, nodes in groups:
        for node in nodes:
            old = node.name
            if node.name in used:
                new = free_name(f"{node.name}_{kind}" if node.name else kind, later)
                context.diagnostics.rename(
                    "A060", kind, node.name, new, node.at, "the name is taken in SDFormat's one name space"
                )
                node.name = new
            _legal(node, kind, later, context)
            used.add(node.name)
            later.add(node.name)
            if node.name != old:
                renamed.append((node, kind, old))
    return renamed


def _legal(node: Placed, kind: str, taken: set[str], context: Context) -> None:
    name = node.name
    if "::" in name:
        name = name.replace("::", "_")
    if is_reserved(name):
        name = f"{name.strip('_')}_{kind}"
    if name != node.name:
        new = free_name(name, taken)
        context.diagnostics.rename("A060", kind, node.name, new, node.at, "SDFormat reserves that name")
        node.name = new
