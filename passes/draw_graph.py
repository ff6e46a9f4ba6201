"""Draws a scene's graphs as DOT text: what joints connect, what poses are measured in, what frames move with.

The only module that imports networkx: off the hot path, it tells cycles (strongly connected components),
and the joints that close loops from those of a spanning tree.
"""

from __future__ import annotations

from collections.abc import Iterator

import networkx as nx

from transpile.ir.model import WORLD, Placed, Scene
from transpile.ir.node import Node
from transpile.passes.frame_defaults import moves_with
from transpile.passes.frame_graph import FrameGraph, kind_of
from transpile.passes.walk_models import walk_models

RELATIONS = ("joints", "relative_to", "attached_to")


def draw_graph(scene: Scene, relation: str) -> str:
    """The graph of one of RELATIONS as DOT. Edges of a cycle are red; joints that close a loop are dashed."""
    graph = nx.MultiDiGraph()
    frames = FrameGraph(scene)
    edges = _joints(scene, frames) if relation == "joints" else _frames(frames, relation)
    for a, b, label in edges:
        graph.add_edge(kind_of(a), kind_of(b), label=label)
    cycle_of = {
        node: number
        for number, part in enumerate(nx.strongly_connected_components(graph))
        for node in part
        if len(part) > 1
    }
    joined = nx.utils.UnionFind()
    lines = [f"digraph {_quote(relation)} {{", "  rankdir=LR;", "  node [shape=box];"]
    for a, b, data in graph.edges(data=True):
        style = []
        if data["label"]:
            style.append(f"label={_quote(data['label'])}")
        if a == b or (a in cycle_of and cycle_of[a] == cycle_of.get(b)):
            style.append("color=red")
        elif relation == "joints" and joined[a] == joined[b]:
            style.append("style=dashed")
        joined.union(a, b)
        options = f" [{', '.join(style)}]" if style else ""
        lines.append(f"  {_quote(a)} -> {_quote(b)}{options};")
    return "\n".join((*lines, "}")) + "\n"


def _joints(scene: Scene, frames: FrameGraph) -> Iterator[tuple[Node, Node, str]]:
    for joints in (scene.joints, *[model.joints for model, _ in walk_models(scene)]):
        for joint in joints:
            if joint.parent.target is None or joint.child.target is None:
                continue
            parent, child = frames.body_of(joint.parent.target), frames.body_of(joint.child.target)
            if parent is not None and child is not None:
                yield parent, child, f"{joint.name} ({joint.type})"


def _frames(frames: FrameGraph, relation: str) -> Iterator[tuple[Node, Node, str]]:
    for node, model in frames.owner.items():
        up = frames.up[node]
        if relation == "attached_to":
            up = moves_with(node, model) if isinstance(node, Placed) else None
            if up is None:
                continue
        yield node, up if up is not None else WORLD, ""


def _quote(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
