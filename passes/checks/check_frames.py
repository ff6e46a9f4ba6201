"""check-frames: no frame may be placed, directly or not, in itself, nor be attached to itself.

The order is found by a linear walk; the report prints the whole chain.
"""

from __future__ import annotations

from transpile.ir.model import Scene
from transpile.passes.frame_graph import FrameGraph, find_cycles, kind_of
from transpile.passes.manager import Context

_WHAT = {
    "relative_to": ("F001", "is placed relative to itself, in a cycle"),
    "attached_to": ("F002", "is attached to itself, in a cycle"),
}


def run(scene: Scene, context: Context) -> None:
    """Report every cycle of relative_to (F001) and of attached_to (F002)."""
    graph = FrameGraph(scene)
    for relation, (code, what) in _WHAT.items():
        for cycle in find_cycles(graph, relation):
            chain = " → ".join(kind_of(node) for node in (*cycle, cycle[0]))
            context.diagnostics.report(
                code,
                f"{kind_of(cycle[0])} {what}: {chain}",
                cycle[0].at,
                related=tuple((f"{kind_of(node)} is on the way", node.at) for node in cycle[1:]),
                fix=f"give one of them a {relation} that does not lead back",
            )


def frames_are_acyclic(scene: Scene) -> list[str]:
    """Verifier of the fact ``frames-acyclic``."""
    graph = FrameGraph(scene)
    return [
        " → ".join(kind_of(node) for node in cycle)
        for relation in _WHAT
        for cycle in find_cycles(graph, relation)
    ]
