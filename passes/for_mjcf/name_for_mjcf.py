"""name-for-mjcf: names as MuJoCo wants them.

Bodies, joints, geoms and sites each have one name space for the whole file. The visuals and collisions of
all links are geoms, so those whose name is not the only one of its kind get their link's name in front. No
body may be called ``world``.
"""

from __future__ import annotations

from collections.abc import Sequence

from transpile.ir.model import Collision, Link, Model, Placed, Scene, Visual
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name

WORLD = "world"


def run(scene: Scene, context: Context) -> None:
    """Rename bodies called ``world``, and what has another one's name (A065; shapes A040)."""
    for model in scene.models:
        _name_apart(model.links, "link", {WORLD}, context)
        _name_apart([*model.joints, *model.loops], "joint", set(), context)
        _name_apart(model.frames, "frame", set(), context)
        if scene.format != "mjcf":
            _name_shapes(model, context)


def _name_apart(nodes: Sequence[Placed], kind: str, used: set[str], context: Context) -> None:
    """Two may have one name only where models were put into one."""
    taken = {node.name for node in nodes}
    for node in nodes:
        name = node.name
        if name in used:
            node.name = free_name(f"{name}_link" if name == WORLD else name, taken)
            why = "in MJCF that is the world itself" if name == WORLD else f"another {kind} has that name"
            context.diagnostics.rename("A065", kind, name, node.name, node.at, why)
            taken.add(node.name)
        used.add(node.name)


def _name_shapes(model: Model, context: Context) -> None:
    shapes: list[tuple[Link, Visual | Collision]] = []
    for link in model.links:
        shapes += [(link, visual) for visual in link.visuals]
        shapes += [(link, collision) for collision in link.collisions]
    counts: dict[str, int] = {}
    for _, shape in shapes:
        counts[shape.name] = counts.get(shape.name, 0) + 1
    taken = set(counts)
    renamed: dict[str, str] = {}
    first = None
    for link, shape in shapes:
        name = shape.name
        if not name or counts[name] == 1:
            continue
        kind = "" if name.startswith(f"{link.name}_") else f"{link.name}_"
        shape.name = free_name(f"{kind}{name}" if kind else f"{name}_1", taken)
        taken.add(shape.name)
        renamed[f"{link.name}/{name}"] = shape.name
        first = first or shape
    if first is None:
        return
    old, new = next(iter(renamed.items()))
    context.diagnostics.report(
        "A040",
        f"{len(renamed)} visuals and collisions share their names, and geoms may not: they are written with "
        f"their link's name in front, as {new!r} for {old!r}",
        first.at,
        data={"shapes": renamed},
    )
