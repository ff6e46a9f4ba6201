"""``--emit frames``: every frame with what it is measured in, what it moves with, and where it is."""

from __future__ import annotations

from collections.abc import Sequence

from transpile.ir.model import Scene
from transpile.ir.node import Node
from transpile.ir.pose import IDENTITY, Pose
from transpile.options import Options
from transpile.passes.frame_graph import FrameGraph, kind_of
from transpile.passes.manager import Context, run_passes
from transpile.passes.pipelines import passes_for

LAST_PASS = "check-frames"
"""The pass after which every name is resolved and no frame is in a cycle."""

_HEAD = ("frame", "measured in", "moves with", "pose there", "pose in the world")


def show_frames(scene: Scene, context: Context, options: Options) -> str | None:
    """A table of all frames, poses as ``x y z  roll pitch yaw`` in metres and radians; None after errors."""
    passes = passes_for(scene.format, options.to or scene.format, options)
    names = [step.name for step in passes]
    if not run_passes(scene, passes[: names.index(LAST_PASS) + 1], context):
        return None
    graph = FrameGraph(scene)
    poses = poses_in_world(graph)
    rows = [_HEAD]
    for node in graph.owner:
        up, body = graph.up[node], graph.body_of(node)
        measured = kind_of(up) if up is not None else "the world"
        moves = "itself" if body is node else kind_of(body) if body is not None else "nothing"
        rows.append((kind_of(node), measured, moves, _show(graph.pose(node)), _show(poses[node])))
    return _table(rows)


def poses_in_world(graph: FrameGraph) -> dict[Node, Pose]:
    """X_WF of every frame F, each composed once from that of the frame above it."""
    found: dict[Node, Pose] = {}
    for start in graph.owner:
        trail: list[Node] = []
        node: Node | None = start
        while node is not None and node not in found:
            trail.append(node)
            node = graph.up.get(node)
        X_W = IDENTITY if node is None else found[node]
        for node in reversed(trail):
            X_W = found[node] = X_W.compose(graph.pose(node))
    return found


def _show(pose: Pose) -> str:
    numbers = " ".join(f"{value:.6g}" for value in pose.p)
    turns = " ".join(f"{value:.6g}" for value in pose.rpy())
    return f"{numbers}  {turns}"


def _table(rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "".join(f"{line.rstrip()}\n" for line in lines)
