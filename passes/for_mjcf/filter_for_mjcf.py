"""filter-for-mjcf: which links pass through each other, as explicit pairs.

What the source's formats leave to a rule, Drake's, is worked out: links that a joint joins do not touch, nor
do links that are welded together (those are not listed: no format lets them touch). Drake's collision
filter groups add pairs. The back end takes off what MuJoCo filters by its own rule.
"""

from __future__ import annotations

from transpile.ir.model import FIXED, FLOATING, WORLD, FilteredPair, Joint, Link, Model, Scene
from transpile.ir.node import Extension, Node, Ref
from transpile.passes.for_sdf.name_filter_groups import GROUP
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context

IGNORED, MEMBER, MEMBER_GROUP = "ignored_collision_filter_group", "member", "member_group"


def run(scene: Scene, context: Context) -> None:
    """List the pairs of links that never touch, of those that have something to touch with."""
    graph = FrameGraph(scene)
    for model in scene.models:
        pairs = _Pairs()
        stand_in = _world_link(model, context)
        for joint in (*model.joints, *model.loops):
            if joint.type == FLOATING or (joint.type == FIXED and joint not in model.loops):
                continue
            a, b = _ends(joint, graph)
            pairs.add(stand_in if a is WORLD else a, b, joint.at)
        _add_groups(model, pairs, context)
        model.filtered = pairs.found


def _ends(joint: Joint, graph: FrameGraph) -> tuple[Node | None, Node | None]:
    parent, child = joint.parent.target, joint.child.target
    return (
        graph.body_of(parent) if parent is not None else None,
        graph.body_of(child) if child is not None else None,
    )


def _world_link(model: Model, context: Context) -> Link | None:
    """The link that bears what a link called ``world`` had: it is the world itself."""
    names = {
        d.data.get("new")
        for d in context.diagnostics
        if d.data and d.data.get("renaming") == "link" and d.data.get("old") == "world"
    }
    return next((link for link in model.links if link.name in names), None) if names else None


class _Pairs:
    """Pairs without repetition, in the order they were found."""

    __slots__ = ("found", "seen")

    def __init__(self) -> None:
        self.found: list[FilteredPair] = []
        self.seen: set[frozenset[Link]] = set()

    def add(self, a: Node | None, b: Node | None, at: int) -> None:
        if not (isinstance(a, Link) and isinstance(b, Link)) or a is b:
            return
        key = frozenset((a, b))
        if key in self.seen or not a.collisions or not b.collisions:
            return
        self.seen.add(key)
        pair = FilteredPair(Ref(a.name, a), Ref(b.name, b))
        pair.at = at
        self.found.append(pair)


def _add_groups(model: Model, pairs: _Pairs, context: Context) -> None:
    """What Drake's collision filter groups say; they are put into other words here (A049)."""
    groups = [extension for extension in model.extensions or () if extension.tag == GROUP]
    if not groups:
        return
    model.extensions = [extension for extension in model.extensions or () if extension.tag != GROUP]
    links = {link.name: link for link in model.links}
    members = _members(groups, links)
    for group in groups:
        _tell(group, context)
        own = members.get(group.attributes.get("name", ""), [])
        for child in group.children:
            if child.tag != IGNORED or group.attributes.get("ignore") == "true":
                continue
            for a in own:
                for b in members.get(child.value or "", []):
                    pairs.add(a, b, group.at)


def _tell(group: Extension, context: Context) -> None:
    name = group.attributes.get("name", "")
    context.diagnostics.report(
        "A049",
        f"the collision filter group {name!r} is written as pairs of bodies that pass through each other",
        group.at,
        data={
            "group": name,
            "ignored": group.attributes.get("ignore", ""),
            "says": [f"{child.tag} {child.value}" for child in group.children],
        },
    )


def _members(groups: list[Extension], links: dict[str, Link]) -> dict[str, list[Link]]:
    """The links of each group, those of the groups in it included."""
    own: dict[str, list[Link]] = {}
    inner: dict[str, list[str]] = {}
    for group in groups:
        name = group.attributes.get("name", "")
        found, held = own.setdefault(name, []), inner.setdefault(name, [])
        for child in group.children:
            if child.tag == MEMBER and (child.value or "").strip() in links:
                found.append(links[(child.value or "").strip()])
            elif child.tag == MEMBER_GROUP:
                held.append((child.value or "").strip())
    return {name: _all(name, own, inner) for name in own}


def _all(name: str, own: dict[str, list[Link]], inner: dict[str, list[str]]) -> list[Link]:
    found: list[Link] = []
    seen = {name}
    stack = [name]
    while stack:
        group = stack.pop()
        found += own.get(group, [])
        for other in inner.get(group, ()):
            if other not in seen:
                seen.add(other)
                stack.append(other)
    return found
