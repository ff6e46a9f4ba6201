"""root-tree: turns joints round where a body would have two parents though nothing closes a loop.

A weld may hold a model by any of its links (Drake Model Directives, SDFormat); formats that know only trees
then need the tree to begin there. Parent and child of the joints on the way change places and the axis its
sign, so that the coordinate means what it did.
"""

from __future__ import annotations

from collections import deque

from transpile.ir.model import CONTINUOUS, FIXED, PRISMATIC, REVOLUTE, WORLD, Joint, Model, Scene
from transpile.ir.node import Node, Ref
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.join_links import join
from transpile.passes.manager import Context
from transpile.passes.scope.follow_renames import references

TURNED = frozenset((FIXED, REVOLUTE, CONTINUOUS, PRISMATIC))
"""The types of which one that is turned round is of the same type."""

Edge = tuple[Joint, Node, Node]


def run(scene: Scene, context: Context) -> None:
    """Turn what must be turned (A053)."""
    for model in scene.models:
        graph = FrameGraph(scene)
        edges = _tree(model, graph)
        parents = [child for _, _, child in edges]
        if len(set(parents)) == len(parents):
            continue
        for joint in _wrong_way(edges, model):
            _turn(joint, model, graph, context)


def _tree(model: Model, graph: FrameGraph) -> list[Edge]:
    """The joints that close no loop, with the bodies on their sides."""
    group: dict[Node, Node] = {}
    edges: list[Edge] = []
    for joint in model.joints:
        parent, child = joint.parent.target, joint.child.target
        a = graph.body_of(parent) if parent is not None else None
        b = graph.body_of(child) if child is not None else None
        if a is None or b is None:
            continue
        if join(group, a, b):
            edges.append((joint, a, b))
    return edges


def _wrong_way(edges: list[Edge], model: Model) -> list[Joint]:
    """The joints whose child is nearer to the root than their parent is, of those that can be turned."""
    beside: dict[Node, list[Edge]] = {}
    for edge in edges:
        beside.setdefault(edge[1], []).append(edge)
        beside.setdefault(edge[2], []).append(edge)
    children = {child for _, _, child in edges}
    roots = [WORLD, *[link for link in model.links if link not in children]]
    seen: set[Node] = set()
    found: list[Joint] = []
    for root in roots:
        if root in seen:
            continue
        seen.add(root)
        queue: deque[Node] = deque([root])
        while queue:
            body = queue.popleft()
            for joint, parent, child in beside.get(body, ()):
                other = child if parent is body else parent
                if other in seen or (child is body and joint.type not in TURNED):
                    continue
                seen.add(other)
                queue.append(other)
                if child is body:
                    found.append(joint)
    return found


def _turn(joint: Joint, model: Model, graph: FrameGraph, context: Context) -> None:
    parent, child = joint.parent, joint.child
    body = graph.body_of(child.target)
    for ref in references(model):
        if ref.target is joint and ref is not child:
            _reattach(ref, model, joint, body)
    if joint.relative_to is None:
        joint.relative_to = Ref(child.name, child.target)
    joint.parent, joint.child = child, parent
    for axis in joint.axes:
        x, y, z = axis.xyz
        axis.xyz = (0.0 - x, 0.0 - y, 0.0 - z)
    context.diagnostics.report(
        "A053",
        f"joint {joint.name!r} is turned round, from {child.name!r} to {parent.name!r}: the tree begins at "
        "the end that is held",
        joint.at,
        data={"turned": joint.name},
    )


def _reattach(ref: Ref, model: Model, joint: Joint, body: Node | None) -> None:
    """What moved with the joint moved with its child, and still does."""
    for frame in model.frames:
        if frame.attached_to is ref and body is not None:
            frame.relative_to = frame.relative_to or Ref(joint.name, joint)
            frame.attached_to = Ref(body.name, body)  # type: ignore[attr-defined]
