"""name-shapes: every visual and every collision of a link gets a name of its own, as SDFormat demands.

URDF allows shapes without a name and several of one name. A made name says whose it is: ``arm_visual``,
``arm_visual_1``.
"""

from __future__ import annotations

from transpile.ir.model import Collision, Link, Scene, Visual
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name
from transpile.passes.walk_models import walk_models


def run(scene: Scene, context: Context) -> None:
    """Name what has no name; rename (A061) what repeats one."""
    for model, _ in walk_models(scene):
        for link in model.links:
            if link.visuals:
                _name(link, link.visuals, "visual", context)
            if link.collisions:
                _name(link, link.collisions, "collision", context)


def _name(link: Link, shapes: list[Visual] | list[Collision], kind: str, context: Context) -> None:
    if len(shapes) == 1 and shapes[0].name:
        return
    taken = {shape.name for shape in shapes}
    used: set[str] = set()
    tried: dict[str, int] = {}
    for shape in shapes:
        if not shape.name:
            shape.name = free_name(f"{link.name}_{kind}", taken, tried)
        elif shape.name in used:
            new = free_name(shape.name, taken, tried)
            context.diagnostics.rename(
                "A061", kind, shape.name, new, shape.at, f"link {link.name!r} has another of that name"
            )
            shape.name = new
        used.add(shape.name)
        taken.add(shape.name)
