"""What SDFormat says of the shapes of a link, where a URDF's ``<gazebo>`` block says it of all of them."""

from __future__ import annotations

from collections.abc import Callable

from transpile.ast.node import Tree
from transpile.ir.model import Collision, Link, Scene, Visual
from transpile.passes.gazebo.lower_gazebo_link import SCRIPTS
from transpile.passes.gazebo.set_friction_apart import DRAKE
from transpile.passes.gazebo.split_kept import Leaf, Names, leaves, nested, tree_of
from transpile.passes.manager import Context

_NAMES: dict[Names, str] = {
    ("surface", "friction", "ode", "fdir1", "text"): "fdir1",
    ("surface", "contact", "ode", "kp"): "kp",
    ("surface", "contact", "ode", "kd"): "kd",
    ("surface", "contact", "ode", "max_vel"): "maxVel",
    ("surface", "contact", "ode", "min_depth"): "minDepth",
    ("laser_retro",): "laserRetro",
    ("max_contacts",): "maxContacts",
}
"""What libsdformat's URDF reader has names of its own for."""
_SCRIPT = (("material", "script", "name"), ("material", "script", "uri"))
_LOOKS = frozenset(
    (
        *(("cast_shadows",), ("laser_retro",), ("transparency",), ("visibility_flags",), ("meta", "layer")),
        *(("material", name) for name in ("lighting", "shininess", "render_order", "double_sided")),
        *_SCRIPT,
    )
)


def gather_shapes(link: Link, scene: Scene, context: Context) -> list[Tree]:
    """The elements about all collisions and all visuals of a link. Friction that differs is told (L062)."""
    tags = _friction(link, context)
    contact = [_of_collision(collision, scene) for collision in link.collisions]
    rest = []
    for leaf in _common(contact):
        name = _NAMES.get(leaf.path)
        if name is None:
            rest.append(leaf)
        else:
            tags.append(tree_of(name, leaf.kept.value, leaf.kept.at))
    tags += _within("collision", rest)
    return tags + _looks(_common([_of_visual(visual, scene) for visual in link.visuals]))


def _friction(link: Link, context: Context) -> list[Tree]:
    said = [(c, c.surface.mu, c.surface.mu2) for c in link.collisions if c.surface is not None]
    effective = {(DRAKE if mu is None else mu, DRAKE if mu2 is None else mu2) for _, mu, mu2 in said}
    if len(said) < len(link.collisions):
        effective.add((DRAKE, DRAKE))
    if len(effective) > 1:
        context.diagnostics.report(
            "L062",
            f"the collisions of link {link.name!r} differ in friction, which a URDF tells Gazebo once for a "
            "link: Gazebo will take its default for them",
            link.at,
        )
        return []
    if not said or effective == {(DRAKE, DRAKE)}:
        return []
    collision, mu, mu2 = said[0]
    assert collision.surface is not None
    at = collision.surface.at
    return [tree_of(tag, value, at) for tag, value in (("mu1", mu), ("mu2", mu2)) if value is not None]


def _of_collision(collision: Collision, scene: Scene) -> list[Leaf]:
    wants: Callable[[Names], bool] = _is_contact
    return [*leaves(collision, scene, wants), *leaves(collision.surface, scene, wants, ("surface",))]


def _is_contact(path: Names) -> bool:
    return path in _NAMES or path[0] == "surface" and path[-1] != ""


def _of_visual(visual: Visual, scene: Scene) -> list[Leaf]:
    wants = _LOOKS.__contains__
    return [*leaves(visual, scene, wants), *leaves(visual.material, scene, wants, ("material",))]


def _common(items: list[list[Leaf]]) -> list[Leaf]:
    """What all shapes say alike; it is settled, the rest stays on the account."""
    if not items:
        return []
    tables = [{leaf.path: leaf for leaf in item} for item in items]
    found = []
    for path, leaf in tables[0].items():
        same = [table[path] for table in tables if path in table]
        if len(same) == len(tables) and all(other.kept.value == leaf.kept.value for other in same):
            found.append(leaf)
            for other in same:
                other.kept.done = True
    return found


def _looks(found: list[Leaf]) -> list[Tree]:
    """A material of Gazebo's own is named; all else is said in a ``<visual>``."""
    script = {leaf.path: leaf for leaf in found if leaf.path in _SCRIPT}
    name, uris = script.get(_SCRIPT[0]), script.get(_SCRIPT[1])
    if name is None or uris is None or uris.kept.value != [SCRIPTS]:
        return _within("visual", found)
    rest = [leaf for leaf in found if leaf.path not in script]
    return [*_within("visual", rest), tree_of("material", name.kept.value, name.kept.at)]


def _within(tag: str, found: list[Leaf]) -> list[Tree]:
    if not found:
        return []
    tree = Tree(tag)
    tree.at = found[0].kept.at
    tree.children = nested(found)
    return [tree]
