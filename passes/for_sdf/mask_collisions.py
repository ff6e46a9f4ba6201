"""Drake's collision filter groups as Gazebo's bit masks.

Two shapes touch in Gazebo where their ``collide_bitmask`` have a bit in common, of 16 (SDFormat). The two
links of a planar joint, which becomes a row of joints, are kept apart too, as those of any joint are. Bodies
of which nothing is said keep all bits; where 16 do not say the rest exactly, the groups are lost, and
told.
"""

from __future__ import annotations

from transpile.ast import generated_sdf as ast
from transpile.ir.model import PLANAR, Collision, Link, Model, Scene
from transpile.ir.node import Extension, Kept, Node
from transpile.passes.cover_pairs import bits_of, cover_by_cliques
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context

GROUP, SCOPE, BITS = "collision_filter_group", "::", 16
_MASK = (("surface", ast.Surface), ("contact", ast.Contact), ("collide_bitmask", None))


def mask_collisions(scene: Scene, context: Context) -> None:
    """Take the groups out of all models, and give their members masks."""
    graph = FrameGraph(scene)
    for top in scene.models:
        groups, links = _gather(top)
        apart = _apart(groups, links) | _glides(top, graph)
        if not apart and not groups:
            continue
        pairs = {pair for pair in apart if all(link.collisions for link in pair)}
        masks = _masks(pairs, _joined(top, graph))
        own = any(_has_mask(collision) for link in masks or () for collision in link.collisions)
        if masks is None or own:
            why = "16 bits do not say it" if masks is None else "some of its links have masks of their own"
            for group in groups.values():
                context.diagnostics.report(
                    "L080",
                    f"the collision filter group {group.attributes.get('name', '')!r} is lost: {why}",
                    group.at,
                )
            continue
        for group in groups.values():
            context.diagnostics.report(
                "A049",
                f"the collision filter group {group.attributes.get('name', '')!r} is written as bits of its "
                "members, which share none with what they do not touch",
                group.at,
                data={"says": [f"{child.tag} {child.value}" for child in group.children]},
            )
        for link, mask in masks.items():
            for collision in link.collisions:
                put_kept(collision, _MASK, mask, collision.at, scene)


def put_kept(node: Node, path: tuple[tuple[str, object], ...], value: object, at: int, scene: Scene) -> None:
    """Give a node something that the IR has no words for, to be written in SDFormat."""
    owner = path[-2][1] if len(path) > 1 else None
    kept = Kept("sdf", path, value, at, None, owner)
    node.kept = [*(node.kept or ()), kept]
    scene.ledger.append(kept)


def has_kept(node: Node, path: tuple[tuple[str, object], ...]) -> bool:
    """Whether a node says something already that the IR has no words for."""
    wanted = tuple(name for name, _ in path)
    names = [tuple(name for name, _ in kept.path) for kept in node.kept or () if not kept.done]
    return any(wanted[: len(one)] == one for one in names)


def _has_mask(collision: Collision) -> bool:
    surface = collision.surface
    return has_kept(collision, _MASK) or (surface is not None and has_kept(surface, _MASK[1:]))


def _gather(top: Model) -> tuple[dict[str, Extension], dict[str, Link]]:
    """The groups that count, and all links, by their names as seen from the top."""
    groups: dict[str, Extension] = {}
    links: dict[str, Link] = {}
    stack = [(top, "")]
    while stack:
        model, scope = stack.pop()
        stack.extend((inner, f"{scope}{inner.name}{SCOPE}") for inner in model.models)
        links.update((scope + link.name, link) for link in model.links)
        for group in [one for one in model.extensions or () if one.tag == GROUP]:
            if group.attributes.get("ignore") not in ("true", "1"):
                name = scope + group.attributes.get("name", "")
                groups[name] = _scoped(group, scope)
        model.extensions = [one for one in model.extensions or () if one.tag != GROUP] or None
    return groups, links


def _scoped(group: Extension, scope: str) -> Extension:
    children = [
        Extension(child.tag, scope + (child.value or "").strip(), at=child.at) for child in group.children
    ]
    return Extension(group.tag, None, group.attributes, children, group.at)


def _apart(groups: dict[str, Extension], links: dict[str, Link]) -> set[frozenset[Link]]:
    """The pairs that the groups keep apart."""
    members = {name: _members(name, groups, links) for name in groups}
    found: set[frozenset[Link]] = set()
    for name, group in groups.items():
        for child in group.children:
            if child.tag == "ignored_collision_filter_group":
                others = members.get(child.value or "", [])
                found |= {frozenset((a, b)) for a in members[name] for b in others if a is not b}
    return found


def _members(name: str, groups: dict[str, Extension], links: dict[str, Link]) -> list[Link]:
    """The links of a group, those of the groups in it included."""
    found: list[Link] = []
    seen, stack = {name}, [name]
    while stack:
        group = groups.get(stack.pop())
        for child in group.children if group is not None else ():
            wanted = child.value or ""
            if child.tag == "member" and wanted in links:
                found.append(links[wanted])
            elif child.tag == "member_group" and wanted not in seen:
                seen.add(wanted)
                stack.append(wanted)
    return found


def _joined(top: Model, graph: FrameGraph) -> set[frozenset[Node]]:
    """The pairs that a joint joins, which Gazebo does not let touch either."""
    found: set[frozenset[Node]] = set()
    for model in _models(top):
        for joint in model.joints:
            if joint.type == PLANAR:
                continue
            ends = [end.target for end in (joint.parent, joint.child) if end.target is not None]
            found.add(frozenset(body for body in map(graph.body_of, ends) if body is not None))
    return found


def _glides(top: Model, graph: FrameGraph) -> set[frozenset[Link]]:
    """The two links of each planar joint, which other links are to come between."""
    found: set[frozenset[Link]] = set()
    for model in _models(top):
        for joint in model.joints:
            if joint.type == PLANAR:
                bodies = [graph.body_of(end.target) for end in (joint.parent, joint.child) if end.target]
                found.add(frozenset(body for body in bodies if isinstance(body, Link)))
    return {pair for pair in found if len(pair) == 2}


def _models(top: Model) -> list[Model]:
    found = [top]
    for model in found:
        found.extend(model.models)
    return found


def _masks(apart: set[frozenset[Link]], joined: set[frozenset[Node]]) -> dict[Link, int] | None:
    """The mask of each link that something is kept apart from; None where there are too few bits."""
    said: dict[Link, None] = {}
    for pair in apart:
        if pair not in joined:
            said.update(dict.fromkeys(sorted(pair, key=lambda link: link.name)))
    links = sorted(said, key=lambda link: (link.at, link.name))
    everything = (1 << len(links)) - 1
    must, may = [], []
    for i, link in enumerate(links):
        kept = sum(1 << j for j, other in enumerate(links) if frozenset((link, other)) in apart)
        free = sum(1 << j for j, other in enumerate(links) if frozenset((link, other)) in joined)
        must.append(everything & ~kept & ~free & ~(1 << i))
        may.append((everything & ~kept) | free)
    cliques = cover_by_cliques(must, may, BITS)
    if cliques is None:
        return None
    masks = dict.fromkeys(links, 0)
    for bit, clique in enumerate(cliques):
        for i in bits_of(clique):
            masks[links[i]] |= 1 << bit
    return masks
