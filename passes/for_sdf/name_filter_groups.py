"""name-filter-groups: Drake's collision filter groups get names that nothing else has.

libsdformat lets no two elements in a model have one name, and counts the groups in, though nobody but Drake
reads them; in a URDF a group is often named as a link.
"""

from __future__ import annotations

from transpile.ir.model import Model, Scene
from transpile.ir.node import Extension
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name
from transpile.passes.walk_models import walk_models

GROUP = "collision_filter_group"
REFERENCES = ("ignored_collision_filter_group", "member_group")


def run(scene: Scene, context: Context) -> None:
    """Rename (A060) groups whose name is taken, and let the references to them follow."""
    for model, _ in walk_models(scene):
        groups = [extension for extension in model.extensions or () if extension.tag == GROUP]
        if groups:
            renamed = _rename(model, groups, context)
            if renamed:
                _follow(groups, renamed)


def _rename(model: Model, groups: list[Extension], context: Context) -> dict[str, str]:
    taken = {
        placed.name for placed in (*model.links, *model.joints, *model.frames, *model.models, *model.includes)
    }
    own = {group.attributes.get("name", "") for group in groups}
    renamed: dict[str, str] = {}
    for group in groups:
        name = group.attributes.get("name", "")
        if name in taken:
            new = free_name(f"{name}_group", taken | own)
            why = "SDFormat lets nothing else in the model have that name"
            context.diagnostics.rename("A060", "collision filter group", name, new, group.at, why)
            group.attributes["name"] = renamed[name] = new
            own.add(new)
    return renamed


def _follow(groups: list[Extension], renamed: dict[str, str]) -> None:
    for group in groups:
        for child in group.children:
            if child.tag in REFERENCES and child.value in renamed:
                child.value = renamed[child.value]
