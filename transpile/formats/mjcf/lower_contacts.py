"""Which bodies of a MJCF never touch, as collision filter groups (Drake's, the only ones that SDFormat and
URDF have).

MuJoCo's rules: bodies that are welded together never touch; nor do those of two such groups that joints of
one body connect, unless one of them is welded to the world; nor those that ``<exclude>`` names; nor geoms of
which neither has a bit of its contype in the other's conaffinity. Drake leaves out the bodies at the two ends
of a joint, and those of a welded group, by itself; where MuJoCo lets two touch that a joint connects, a
massless link goes between, which Drake leaves out in the place of the parent.
"""

from __future__ import annotations

from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf.find_places import bodies_of_geoms
from transpile.formats.mjcf.lower_tree import TreeLowerer
from transpile.ir.model import FIXED, WORLD, Joint, Link
from transpile.ir.node import Extension, Node, Ref
from transpile.passes.cover_pairs import bits_of, cover_pairs, sets_of
from transpile.passes.manager import Context

_EXCLUDE = ast.Exclude.bits("body1", "body2")
_PAIR = ast.Pair.bits("geom1", "geom2")
_BITS = ast.Geom.bits("contype", "conaffinity") & ~1

Bits = tuple[int, int]
"""The contype and the conaffinity of a geom."""


class ContactLowerer:
    """Works out the groups of one file whose tree is lowered already."""

    __slots__ = ("tree", "diagnostics", "context", "ignored", "colliding", "excluded", "touching", "paired")

    def __init__(self, tree: TreeLowerer, diagnostics: Diagnostics, context: Context | None) -> None:
        self.tree = tree
        self.diagnostics = diagnostics
        self.context = context
        self.excluded: set[frozenset[Link]] = set()
        self.touching: list[tuple[Joint, Link]] = []
        """Joints whose two ends may touch, with the link at the upper end."""
        self.ignored: list[tuple[list[Link], list[Link]]] = []
        """Links that never touch those beside them."""
        self.paired: set[frozenset[Link]] = set()
        """Links of which geoms are paired by name, and touch whatever else is said."""
        self.colliding = [link for link in tree.model.links if link.collisions]

    def lower(self, root: ast.Mujoco) -> None:
        """Add the groups to the model."""
        self._filter_bits()
        self._filter_parents(_filters_parents(root))
        for contact in root.contact:
            for exclude in contact.exclude:
                self._exclude(exclude)
        self._pair(root)
        if self.context is None or self.context.dialect != "gazebo":
            for joint, above in self.touching:
                self._part(joint, above)
        if self.ignored:
            model = self.tree.model
            model.extensions = [*(model.extensions or ()), *self._groups()]

    def _ignore(self, one: list[Link], other: list[Link]) -> None:
        self.ignored.append((one, other))

    def _groups(self) -> list[Extension]:
        """Few groups that keep apart just the pairs that were found; bodies that are welded together may be
        kept apart besides, for nothing lets them touch."""
        places = {link: i for i, link in enumerate(self.colliding)}
        must = [0] * len(places)
        for one, other in self.ignored:
            for links, others in ((one, other), (other, one)):
                row = sum(1 << places[link] for link in others if link in places)
                for link in links:
                    if link in places:
                        must[places[link]] |= row & ~(1 << places[link])
        for pair in self.paired:
            one_place, other_place = (places[link] for link in pair)
            must[one_place] &= ~(1 << other_place)
            must[other_place] &= ~(1 << one_place)
        blocks = cover_pairs(must, self._may(must, places))
        groups: dict[int, Extension] = {}
        for members in sets_of(blocks):
            group = Extension("collision_filter_group", attributes={"name": f"contacts_{len(groups) + 1}"})
            group.children = [Extension("member", self.colliding[i].name) for i in bits_of(members)]
            groups[members] = group
        for block in blocks:
            name = groups[block[1]].attributes["name"]
            groups[block[0]].children.append(Extension("ignored_collision_filter_group", name))
        return list(groups.values())

    def _may(self, must: list[int], places: dict[Link, int]) -> list[int]:
        """What may be kept apart: what must be, and what is welded together."""
        held: dict[Node, Joint] = {j.child.target: j for j in self.tree.model.joints}
        welded: dict[Node, int] = {}
        tops = [_top(link, held, self.tree.mocaps) for link in self.colliding]
        for top, i in zip(tops, places.values(), strict=True):
            welded[top] = welded.get(top, 0) | 1 << i
        return [row | welded[top] for row, top in zip(must, tops, strict=True)]

    # contype and conaffinity

    def _filter_bits(self) -> None:
        """A group for the links of each kind of bits; kinds that can't touch ignore each other."""
        kinds: dict[frozenset[Bits], list[Link]] = {}
        for link in self.colliding:
            kinds.setdefault(frozenset(self.tree.bits[link]), []).append(link)
        partly = False
        for one, members in kinds.items():
            for other in kinds:
                meetings = [_touch(a, b) for a in one for b in other]
                partly = partly or (any(meetings) and not all(meetings))
                if not any(meetings):
                    self._ignore(members, kinds[other])
        if partly:
            self.diagnostics.report(
                "L049",
                "geoms of one body have different contype and conaffinity: filters know bodies only, so "
                "more of them touch",
                self.colliding[0].at,
            )

    # parents and children

    def _filter_parents(self, by_rule: bool) -> None:
        """Welded groups that joints connect ignore each other, where Drake does not see to it."""
        held: dict[Node, Joint] = {j.child.target: j for j in self.tree.model.joints}
        mocaps = self.tree.mocaps
        tops: dict[Node, Node] = {link: _top(link, held, mocaps) for link in self.tree.model.links}
        members: dict[Node, list[Link]] = {}
        for link in self.colliding:
            members.setdefault(tops[link], []).append(link)
        for top, links in members.items():
            joint = held.get(top)
            if top is WORLD or joint is None:
                continue
            above, steps = _above(joint, held, self.tree.helpers)
            outer = above if above is WORLD else tops[above]
            if outer is WORLD or not by_rule:
                if steps == 1 and isinstance(above, Link):
                    self.touching.append((joint, above))
            elif outer in members and (steps > 1 or [*links, *members[outer]] != [top, above]):
                self._ignore(links, members[outer])

    def _part(self, joint: Joint, above: Link) -> None:
        """Put a massless link between two that touch and that a joint connects."""
        below = joint.child.target
        if not isinstance(below, Link) or above is self.tree.world:
            return
        paired = {above, below} in self.paired
        bits = self.tree.bits
        if not paired and (
            {above, below} in self.excluded
            or not any(_touch(a, b) for a in bits.get(below, ()) for b in bits.get(above, ()))
        ):
            return
        link = Link(self.tree.pick_name(f"{joint.name}_base"))
        name = self.tree.pick_name(f"{joint.name}_base_fixed")
        weld = Joint(name, FIXED, Ref(above.name, above), Ref(link.name, link))
        link.at = weld.at = joint.at
        weld.relative_to = Ref(above.name, above)
        joint.parent = Ref(link.name, link)
        link.relative_to = Ref(weld.name, weld)
        model = self.tree.model
        model.links.append(link)
        model.joints.append(weld)
        self.diagnostics.report(
            "A056",
            f"links {above.name!r} and {below.name!r} touch: the massless link {link.name!r} stands between, "
            "since Drake never lets links touch that a joint connects",
            joint.at,
            data={"added_link": link.name, "added_joint": weld.name},
        )

    # excluded pairs

    def _exclude(self, exclude: ast.Exclude) -> None:
        one = self._link(exclude.body1, exclude, "@body1")
        other = self._link(exclude.body2, exclude, "@body2")
        if one is not None and other is not None:
            exclude.todo &= ~_EXCLUDE
            self.excluded.add(frozenset((one, other)))
            self._ignore([one], [other])

    def _pair(self, root: ast.Mujoco) -> None:
        """Geoms that are paired by name touch, whatever filters say (MuJoCo)."""
        pairs = [pair for contact in root.contact for pair in contact.pair]
        if not pairs:
            return
        bodies = bodies_of_geoms(root)
        held = {joint.child.target: joint for joint in self.tree.model.joints}
        for pair in pairs:
            one, other = bodies.get(pair.geom1 or ""), bodies.get(pair.geom2 or "")
            if one is None or other is None or one is other or not (one.collisions and other.collisions):
                continue
            pair.todo &= ~_PAIR
            self.paired.add(frozenset((one, other)))
            for below, above in ((one, other), (other, one)):
                joint = held.get(below)
                if joint is not None and joint.type != FIXED and joint.parent.target is above:
                    self.touching.append((joint, above))

    def _link(self, name: str | None, exclude: ast.Exclude, field: str) -> Link | None:
        if name is None or name == "world":
            return self.tree.world
        link = self.tree.links.get(name)
        if link is None:
            report_dangling("body", name, self.tree.links, exclude, field, self.diagnostics)
        return link


def _filters_parents(root: ast.Mujoco) -> bool:
    """Whether MuJoCo keeps a body from touching the one that it moves in (``filterparent``)."""
    flags = [option.flag.filterparent for option in root.option if option.flag and option.flag.filterparent]
    return flags[-1:] != ["disable"]


def _touch(a: Bits, b: Bits) -> bool:
    return bool(a[0] & b[1] or b[0] & a[1])


def _top(link: Link, held: dict[Node, Joint], mocaps: set[Link]) -> Node:
    """The topmost body of the welded group of a link; to MuJoCo one that the user moves is not welded."""
    node: Node = link
    while node not in mocaps and node in held and held[node].type == FIXED:
        node = held[node].parent.target
    return node


def _above(joint: Joint, held: dict[Node, Joint], helpers: set[Link]) -> tuple[Node, int]:
    """The body that the joints of one MJCF body hang on, and how many they are."""
    node: Node = joint.parent.target
    steps = 1
    while node in helpers:
        node = held[node].parent.target
        steps += 1
    return node, steps


def report_dangling(
    kind: str, name: str, known: dict[str, Any], node: Any, field: str, diagnostics: Diagnostics
) -> None:
    """S039: nothing has that name."""
    import difflib

    close = difflib.get_close_matches(name, known, n=1)
    fix = f"did you mean {close[0]!r}?" if close else None
    diagnostics.report("S039", f"there is no {kind} {name!r}", node.at, field, fix=fix)
