"""Directives for what stands in a world beside its models: frames, and welds.

Frames and welds are said of bodies, of the frames in models, and of the world: what they name there is in
the model instances that were added before.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import degrees, isclose, radians

from transpile.ast import dmd as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.dmd.arrange_parts import Arrangement, scoped
from transpile.formats.dmd.instances import SEPARATOR, join
from transpile.ir.model import FIXED, WORLD, Frame, Joint, Link, Model, Placed, World
from transpile.ir.node import Node
from transpile.ir.pose import IDENTITY, RPY_DEGREES, Pose
from transpile.passes.frame_graph import in_world

ROUND_OFF = 1e-15
"""An angle that differs by less, of itself, is the same."""


def raise_world(
    arrangement: Arrangement, names: Namer, diagnostics: Diagnostics
) -> Iterator[tuple[ast.Directive, Placed]]:
    """The frames and the welds that stand outside of parts; other joints are lost (L027), for directives only
    weld."""
    for frame in arrangement.frames:
        yield names.frame(frame), frame
    for joint in arrangement.scene.joints:
        if joint.type == FIXED:
            yield from ((directive, joint) for directive in names.weld(joint))
            continue
        what = f"the {joint.type} joint {joint.name!r} from {joint.parent.name!r} to {joint.child.name!r}"
        diagnostics.report("L027", f"{what} is lost: directives only weld models together", joint.at)


class Namer:
    """Says frames and welds by names that Drake finds. Parts that are not SDFormat have no frames and no
    nested models, so bodies alone are named."""

    def __init__(self, arrangement: Arrangement) -> None:
        self.arrangement = arrangement
        self.by_body = arrangement.target != "sdf"
        self.graph = arrangement.graph
        self.known: dict[Node, Pose] = {}
        """Poses in the world."""

    def name(self, node: Node) -> str:
        """The scoped name of a frame, a link or a model's frame."""
        return scoped(node, self.graph) if isinstance(node, Placed) else WORLD.name

    def side(self, target: Node) -> tuple[Node, Pose]:
        """A frame that Drake has a name for, and X_ST of the target in it.

        A joint is no frame there, a frame of the world need not have a name that is found once, and a frame
        in a part's file belongs to the instance of its body.
        """
        if isinstance(target, Link) or target is WORLD or target in self.arrangement.outside:
            return target, IDENTITY
        known = isinstance(target, (Model, Frame)) and not self.by_body
        if known and (isinstance(target, Model) or self.arrangement.is_direct(target)):
            return target, IDENTITY
        body = self.graph.body_of(target) or WORLD
        return body, self.between(body, target)

    def between(self, a: Node, b: Node) -> Pose:
        """X_AB; A may be the world."""
        return in_world(b, self.graph, self.known) if a is WORLD else self.graph.between(a, b)

    def frame(self, frame: Frame) -> ast.AddFrame:
        """A frame on the body that it moves with."""
        directive = ast.AddFrame()
        directive.name = self.name(frame)
        body = self.graph.body_of(frame) or WORLD
        directive.X_PF = raise_transform(self.between(body, frame))
        directive.X_PF.base_frame = self.name(body)
        return directive

    def weld(self, joint: Joint) -> Iterator[ast.AddFrame | ast.AddWeld]:
        """The two sides, held as they stand. The child must be one of a part itself: Drake welds nothing to a
        nested model's frame, but to a frame that is added."""
        parent, child = (self.side(end.target)[0] for end in (joint.parent, joint.child))
        X_PC = self.pose(parent, child)
        if not self.is_added(child) and self.is_added(parent):
            parent, child, X_PC = child, parent, X_PC.inverse()
        directive = ast.AddWeld()
        directive.parent, directive.child = self.name(parent), self.name(child)
        if not self.is_added(child):
            extra = self.handle(child)
            directive.child = extra.name
            yield extra
        directive.X_PC = None if X_PC.is_identity() else raise_transform(X_PC)
        yield directive

    def pose(self, parent: Node, child: Node) -> Pose:
        """X_PC of two frames, either of which may be the world."""
        if child is WORLD:
            return self.between(child, parent).inverse()
        return self.between(parent, child)

    def is_added(self, node: Node) -> bool:
        """Whether a directive adds the instance that a frame is of."""
        if self.by_body or isinstance(node, World):
            return node is not WORLD
        if isinstance(node, Model):
            return any(node is part for _, part in self.arrangement.parts)
        return node in self.arrangement.outside or self.arrangement.is_direct(node)

    def handle(self, node: Node) -> ast.AddFrame:
        """A frame of the part on something nested in it."""
        directive = ast.AddFrame()
        part = self.arrangement.part_of[self.graph.body_of(node)]
        path = next(path for path, model in self.arrangement.parts if model is part)
        inner = self.name(node).removeprefix(path + SEPARATOR)
        directive.name = join(path, inner.replace(SEPARATOR, "__") + "_weld")
        directive.X_PF.base_frame = self.name(node)
        return directive


def raise_transform(pose: Pose) -> ast.Transform:
    """A pose as a translation and an !Rpy rotation in degrees."""
    transform = ast.Transform()
    if any(pose.p):
        transform.translation = ast.Quantity(parameters={"value": [pose.p]})
    if pose.turns():
        transform.rotation = rotation = ast.Rotation("Rpy")
        rotation.deg = ast.Quantity(parameters={"value": [_degrees(pose)]})
    return transform


def _degrees(pose: Pose) -> tuple[float, ...]:
    """What is written in degrees stays as it is; of what was worked out, round-off is left away."""
    if pose.form == RPY_DEGREES:
        return pose.r
    found = []
    for angle in pose.rpy():
        exact = degrees(angle)
        short = float(f"{exact:.14g}")
        found.append(short if isclose(radians(short), angle, rel_tol=ROUND_OFF) else exact)
    return tuple(found)
