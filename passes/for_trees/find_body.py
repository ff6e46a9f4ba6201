"""What a frame moves with, for formats in which it has to stand in a body."""

from __future__ import annotations

from transpile.ir.model import Frame
from transpile.ir.node import Node
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context


def find_body(frame: Frame, graph: FrameGraph, context: Context) -> Node | None:
    """The body under a frame, or the world; None, and reported (F009), where there is none."""
    body = graph.body_of(frame)
    if body is None:
        message = f"frame {frame.name!r} is attached to nothing: the model has no links"
        context.diagnostics.report("F009", message, frame.at, "@attached_to")
    return body
