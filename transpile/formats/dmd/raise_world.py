"""Directives for what stands in a world beside its models: frames, and welds.

Frames and welds are said of bodies, of the frames in models, and of the world: what they name there is in
the model instances that were added before.
"""

from __future__ import annotations

from math import degrees

from transpile.ast import dmd as ast
from transpile.ast.node import Comment, Extra
from transpile.diagnostics import Diagnostics
from transpile.ir.model import FIXED, WORLD, Frame, Joint, Link, Model, Placed, Scene
from transpile.ir.node import Node
from transpile.ir.pose import Pose
from transpile.passes.frame_graph import FrameGraph

SCOPE = "::"


def raise_world(scene: Scene, root: ast.Directives, extras: list[Extra], diagnostics: Diagnostics) -> None:
    """Add the frames and the fixed joints of the world; other joints are lost (L027), for directives only
    weld."""
    if not scene.frames and not scene.joints:
        return
    graph = FrameGraph(scene)
    for frame in scene.frames:
        directive: ast.AddFrame | ast.AddWeld = _frame(frame, graph)
        _add(directive, frame, root, extras)
    for joint in scene.joints:
        if joint.type == FIXED:
            _add(_weld(joint, graph), joint, root, extras)
            continue
        what = f"the {joint.type} joint {joint.name!r} from {joint.parent.name!r} to {joint.child.name!r}"
        message = f"{what} is lost: directives only weld models together"
        diagnostics.report("L027", message, joint.at)


def _add(
    directive: ast.AddFrame | ast.AddWeld, node: Placed, root: ast.Directives, extras: list[Extra]
) -> None:
    directive.at, directive.ir = node.at, node
    root.directives.append(directive)
    extras += [Comment(text, node.at, directive) for text in node.comments or ()]


def _frame(frame: Frame, graph: FrameGraph) -> ast.AddFrame:
    """A frame on the body that it moves with."""
    directive = ast.AddFrame()
    directive.name = frame.name
    body = graph.body_of(frame) or WORLD
    directive.X_PF = _transform(graph.between(body, frame))
    directive.X_PF.base_frame = _name(body, graph)
    return directive


def _weld(joint: Joint, graph: FrameGraph) -> ast.AddWeld:
    """The two sides, held as they stand."""
    directive = ast.AddWeld()
    parent, child = (_side(ref.target, graph) for ref in (joint.parent, joint.child))
    directive.parent, directive.child = _name(parent, graph), _name(child, graph)
    X_PC = graph.between(parent, child)
    directive.X_PC = None if X_PC.is_identity() else _transform(X_PC)
    return directive


def _side(target: Node, graph: FrameGraph) -> Node:
    """A side by the name that Drake has for it: a joint is no frame there, and a frame of the world need not
    have a name that is found once."""
    if isinstance(target, (Link, Model)) or (
        isinstance(target, Frame) and graph.owner.get(target) is not None
    ):
        return target
    return graph.body_of(target) or WORLD


def _name(node: Node, graph: FrameGraph) -> str:
    if not isinstance(node, Placed):
        return WORLD.name
    name = f"{node.name}{SCOPE}__model__" if isinstance(node, Model) else node.name
    around = graph.owner.get(node)
    while around is not None:
        name, around = f"{around.name}{SCOPE}{name}", graph.owner.get(around)
    return name


def _transform(pose: Pose) -> ast.Transform:
    transform = ast.Transform()
    if any(pose.p):
        transform.translation = ast.Quantity(parameters={"value": [pose.p]})
    if pose.turns():
        transform.rotation = rotation = ast.Rotation("Rpy")
        rotation.deg = ast.Quantity(parameters={"value": [tuple(map(degrees, pose.rpy()))]})
    return transform
