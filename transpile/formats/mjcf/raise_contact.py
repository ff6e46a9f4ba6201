"""Contact filters of MJCF: the pairs that never touch, less those that MuJoCo filters by its own rule.

MuJoCo lets two bodies that are welded together pass through each other, and a group of such bodies and the
group that it moves in, unless that is the world's (``mj_collision``, filterparent). Where that rule goes
further than the source, it is switched off, and all pairs are written. Pairs are excludes, or contype and
conaffinity where there are more of them than geoms and bits say just the same.
"""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.formats.mjcf.raise_geom import COLLISION
from transpile.ir.model import FIXED, WORLD, FilteredPair, Link, Model
from transpile.ir.node import Node
from transpile.passes.for_mjcf.spread_contact_bits import USUAL, spread_bits

Group = Node
"""A group of bodies that are welded together, by the one that is nearest to the world."""


class WeldGroups:
    """The groups of a model's links, and which group each moves in."""

    __slots__ = ("group", "around")

    def __init__(self, model: Model, order: list[Link]) -> None:
        self.group: dict[Node, Group] = {WORLD: WORLD}
        self.around: dict[Group, Group] = {}
        parents: dict[Link, tuple[Node, bool]] = {}
        for joint in model.joints:
            _, moves = parents.get(joint.child.target, (None, False))
            parents[joint.child.target] = (joint.parent.target, moves or joint.type != FIXED)
        for link in order:
            parent, moves = parents.get(link, (WORLD, True))
            self.group[link] = link if moves else self.group[parent]
            if moves:
                self.around[link] = self.group[parent]

    def filtered(self, a: Link, b: Link, by_parent: bool) -> bool:
        """Whether MuJoCo lets the two pass by its own rule; ``by_parent``: that for parents is on."""
        one, other = self.group[a], self.group[b]
        return one is other or (by_parent and self.next_to(one, other))

    def rows(self, links: list[Link], by_parent: bool) -> list[int]:
        """For each of the links those that it is let pass, as a set of bits."""
        members: dict[Group, int] = {}
        for i, link in enumerate(links):
            group = self.group[link]
            members[group] = members.get(group, 0) | 1 << i
        passes = dict(members)
        for group, around in self.around.items():
            if by_parent and self.next_to(group, around):
                passes[group] = passes.get(group, 0) | members.get(around, 0)
                passes[around] = passes.get(around, 0) | members.get(group, 0)
        return [passes[self.group[link]] for link in links]

    def next_to(self, one: Group, other: Group) -> bool:
        """Whether one group moves in the other, and none is the world's."""
        if one is WORLD or other is WORLD:
            return False
        return self.around.get(one) is other or self.around.get(other) is one


def raise_filters(model: Model, order: list[Link], root: ast.Mujoco) -> None:
    """Write the excludes of a model, and switch off MuJoCo's own rule where it says too much."""
    groups = WeldGroups(model, order)
    explicit = _too_many(model, groups)
    pairs = [
        pair
        for pair in model.filtered
        if not groups.filtered(pair.a.target, pair.b.target, by_parent=not explicit)
    ]
    if not _raise_bits(pairs, model, groups, explicit, root):
        contact = ast.Contact()
        for pair in pairs:
            exclude = ast.Exclude()
            exclude.ir = pair
            exclude.body1, exclude.body2 = pair.a.target.name, pair.b.target.name
            contact.exclude.append(exclude)
        if contact.exclude:
            root.contact.append(contact)
    if explicit:
        option = ast.Option()
        option.flag = ast.Flag()
        option.flag.filterparent = "disable"
        root.option.append(option)


def _raise_bits(
    pairs: list[FilteredPair], model: Model, groups: WeldGroups, explicit: bool, root: ast.Mujoco
) -> bool:
    """Write contype and conaffinity instead of excludes where that is shorter and says just the same."""
    solid = [link for link in model.links if link.collisions]
    if len(pairs) <= sum(len(link.collisions) for link in solid):
        return False
    anyway = groups.rows(solid, by_parent=not explicit)
    bits = spread_bits(solid, [(pair.a.target, pair.b.target) for pair in pairs], anyway)
    if bits is None:
        return False
    stack: list[ast.Worldbody | ast.Body] = [*root.worldbody]
    while stack:
        node = stack.pop()
        stack.extend(node.body)
        own = bits.get(node.ir, USUAL) if isinstance(node.ir, Link) else USUAL
        for geom in node.geom:
            if geom.class_ == COLLISION and own != USUAL:
                geom.contype, geom.conaffinity = own
    return True


def _too_many(model: Model, groups: WeldGroups) -> bool:
    """Whether MuJoCo's rule lets more pass than the source: counted for each pair of neighbouring groups."""
    solid: dict[Group, int] = {}
    for link in model.links:
        if link.collisions:
            group = groups.group[link]
            solid[group] = solid.get(group, 0) + 1
    filtered: dict[Group, int] = {}
    for pair in model.filtered:
        one, other = groups.group[pair.a.target], groups.group[pair.b.target]
        if groups.next_to(one, other):
            inner = one if groups.around.get(one) is other else other
            filtered[inner] = filtered.get(inner, 0) + 1
    return any(
        count * solid.get(groups.around[group], 0) > filtered.get(group, 0)
        for group, count in solid.items()
        if group in groups.around and groups.around[group] is not WORLD
    )
