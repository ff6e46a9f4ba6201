"""The frames of a model and how each is placed: a forest that is walked, never recursed into.

Two relations, as SDFormat's frame semantics define them: *measured in* (``relative_to``) and *moves with*
(``attached_to``); the defaults of both are in ``transpile.passes.frame_defaults``.
"""

from __future__ import annotations

from transpile.ir.model import WORLD, Joint, Link, Model, Placed, Scene, World
from transpile.ir.node import Node
from transpile.ir.pose import IDENTITY, Pose
from transpile.passes.frame_defaults import measured_in, moves_with
from transpile.passes.walk_models import walk_models


class FrameGraph:
    """``owner`` maps every frame to the model around it (None for a top model), ``up`` to the frame that
    its pose is measured in."""

    __slots__ = ("owner", "up", "depth")

    def __init__(self, scene: Scene) -> None:
        self.owner: dict[Node, Model | None] = {}
        self.up: dict[Node, Node | None] = {}
        self.depth: dict[Node, int] = {}
        for model, around in walk_models(scene):
            self.add(model, around)
            for group in (model.links, model.joints, model.frames):
                for node in group:
                    self.add(node, model)

    def add(self, node: Placed, model: Model | None) -> None:
        """Bring in a frame."""
        self.owner[node] = model
        self.up[node] = measured_in(node, model)

    def pose(self, node: Node) -> Pose:
        """The pose of a frame in ``up[node]``.

        A model's pose is that of its placement frame, so the frame's own place in the model is taken off.
        """
        pose = getattr(node, "pose", None) or IDENTITY
        if (
            isinstance(node, Model)
            and node.placement_frame is not None
            and node.placement_frame.target is not node
        ):
            target = node.placement_frame.target
            if target is not None:
                return pose.compose(self.between(node, target).inverse())
        return pose

    def between(self, a: Node, b: Node) -> Pose:
        """X_AB, composed along the shortest way through the graph, so that what is written directly stays as
        it is written. Frames without a common ancestor are both taken to the world."""
        if a is b:
            return IDENTITY
        up_a: list[Pose] = []
        up_b: list[Pose] = []
        da, db = self.depth_of(a), self.depth_of(b)
        x: Node | None = a
        y: Node | None = b
        while x is not y:
            if da >= db and x is not None:
                up_a.append(self.pose(x))
                x = self.up.get(x)
                da -= 1
            elif y is not None:
                up_b.append(self.pose(y))
                y = self.up.get(y)
                db -= 1
            else:
                break
        X_AT = IDENTITY
        for pose in up_a:
            X_AT = X_AT.compose(pose.inverse())
        X_TB = IDENTITY
        for pose in reversed(up_b):
            X_TB = X_TB.compose(pose)
        return X_AT.compose(X_TB)

    def depth_of(self, node: Node) -> int:
        """How many steps it is up to the world; remembered for the frames on the way."""
        trail: list[Node] = []
        x: Node | None = node
        while x is not None and x not in self.depth:
            trail.append(x)
            x = self.up.get(x)
        depth = self.depth[x] if x is not None else 0
        for step in reversed(trail):
            depth += 1
            self.depth[step] = depth
        return depth

    def body_of(self, node: Node) -> Node | None:
        """The link (or the world) that a frame moves with."""
        seen = 0
        x: Node | None = node
        while x is not None and not isinstance(x, (Link, World)) and seen <= len(self.owner):
            if not isinstance(x, Placed):
                return None
            x = moves_with(x, self.owner.get(x))
            seen += 1
        return x


def find_cycles(graph: FrameGraph, relation: str) -> list[list[Node]]:
    """The cycles of "relative_to" or "attached_to", each as the frames along it, by a linear walk."""

    def step(node: Node) -> Node | None:
        if relation == "relative_to":
            return graph.up.get(node)
        return moves_with(node, graph.owner.get(node)) if isinstance(node, Placed) else None

    cycles: list[list[Node]] = []
    state: dict[Node, int] = {}
    for start in graph.owner:
        trail: list[Node] = []
        x: Node | None = start
        while x is not None and x not in state:
            state[x] = 1
            trail.append(x)
            x = step(x)
        if x is not None and state[x] == 1 and x in trail:
            cycles.append(trail[trail.index(x) :])
        for node in trail:
            state[node] = 2
    return cycles


def kind_of(node: Node) -> str:
    """What a diagnostic calls a frame: ``link 'arm'``."""
    if node is WORLD:
        return "the world"
    name = getattr(node, "name", "")
    return f"{'joint' if isinstance(node, Joint) else type(node).__name__.lower()} {name!r}"
