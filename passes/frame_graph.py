"""The frames of a model and how each is placed: a forest that is walked, never recursed into.

Two relations, as SDFormat's frame semantics define them: *measured in* (``relative_to``) and *moves with*
(``attached_to``); the defaults of both are in ``transpile.passes.frame_defaults``.
"""

from __future__ import annotations

from transpile.ir.model import WORLD, Joint, Link, Model, Placed, Scene, World
from transpile.ir.node import Node
from transpile.ir.pose import EYE, IDENTITY, Pose
from transpile.passes.frame_defaults import measured_in, moves_with
from transpile.passes.walk_models import walk_models

ROUND_OFF = 1e-12
"""Of poses that are written in two ways, so much is taken for none (in metres, and of a rotation matrix)."""

FAR = 8
"""Ways longer than this are remembered."""


class FrameGraph:
    """``owner`` maps every frame to the model around it (None for a top model), ``up`` to the frame that
    its pose is measured in."""

    __slots__ = ("owner", "up", "depth", "jump", "bodies", "below")

    def __init__(self, scene: Scene) -> None:
        self.owner: dict[Node, Model | None] = {}
        self.up: dict[Node, Node | None] = {}
        self.depth: dict[Node, int] = {}
        self.jump: dict[Node, Node | None] = {}
        """An ancestor further up (a skip list), so that a common ancestor is found in a few steps."""
        self.bodies: dict[Node, Node | None] = {}
        self.below: dict[Node | None, dict[Node, Pose]] = {}
        """For frames that stand far above others, and the world: X_TB of those."""
        for node in (*scene.frames, *scene.joints):
            self.add(node, None)
        for model, around in walk_models(scene):
            self.add(model, around)
            for group in (model.links, model.joints, model.loops, model.frames):
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
            # What a file that is not brought in places is not known.
            if target is not None and self.common(node, target) is node:
                return pose.compose(self.down(node, target).inverse())
        return pose

    def between(self, a: Node, b: Node) -> Pose:
        """X_AB, composed along the shortest way through the graph, so that what is written directly stays as
        it is written. Frames without a common ancestor are both taken to the world."""
        if a is b:
            return IDENTITY
        top = self.common(a, b)
        if a is top:
            return self.down(top, b)
        X_AT = self.down(top, a).inverse()
        if b is top:
            return X_AT
        X_AB = X_AT.compose(self.down(top, b))
        return IDENTITY if _cancels(X_AB, X_AT) else X_AB

    def down(self, top: Node | None, b: Node) -> Pose:
        """X_TB for an ancestor T of B (None: the world); remembered where the way is long."""
        known = self.below.get(top)
        trail: list[Node] = []
        x: Node | None = b
        while x is not None and x is not top and (known is None or x not in known):
            trail.append(x)
            x = self.up.get(x)
        X_TB = known[x] if known is not None and x is not top and x is not None else IDENTITY
        if known is None and len(trail) > FAR:
            known = self.below[top] = {}
        for node in reversed(trail):
            X_TB = X_TB.compose(self.pose(node))
            if known is not None:
                known[node] = X_TB
        return X_TB

    def common(self, a: Node, b: Node) -> Node | None:
        """The nearest frame that both are measured in, at any number of steps; None for the world."""
        da, db = self.depth_of(a), self.depth_of(b)
        x = self._lift(a, db) if da > db else a
        y = self._lift(b, da) if db > da else b
        while x is not y:
            jx, jy = self.jump[x], self.jump[y]
            if jx is not jy and jx is not None and jy is not None:
                x, y = jx, jy
            else:
                up_x, up_y = self.up.get(x), self.up.get(y)
                if up_x is None or up_y is None:
                    return None
                x, y = up_x, up_y
        return x

    def _lift(self, x: Node, depth: int) -> Node:
        """The ancestor of ``x`` at a depth."""
        while self.depth[x] > depth:
            jump = self.jump[x]
            x = jump if jump is not None and self.depth[jump] >= depth else self.up[x]  # type: ignore[assignment]
        return x

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
            self.jump[step] = self._jump_over(x)
            x = step
        return depth

    def _jump_over(self, up: Node | None) -> Node | None:
        """Where to jump from a frame below ``up``: as far as ``up`` and its target jump, if alike."""
        jump = self.jump[up] if up is not None else None
        if up is None or jump is None:
            return up
        further = self.jump[jump]
        above = self.depth[further] if further is not None else 0
        return further if self.depth[up] - self.depth[jump] == self.depth[jump] - above else up

    def body_of(self, node: Node) -> Node | None:
        """The link (or the world) that a frame moves with."""
        trail: list[Node] = []
        x: Node | None = node
        while x is not None and not isinstance(x, (Link, World)) and x not in self.bodies:
            if not isinstance(x, Placed) or len(trail) > len(self.owner):
                return None
            trail.append(x)
            x = moves_with(x, self.owner.get(x))
        body = self.bodies.get(x, x) if x is not None else None
        for step in trail:
            self.bodies[step] = body
        return body


def in_world(node: Node, graph: FrameGraph, known: dict[Node, Pose]) -> Pose:
    """X_WN; remembered for all frames on the way, for chains of frames may be long."""
    trail: list[Node] = []
    at: Node | None = node
    while at is not None and at not in known:
        trail.append(at)
        at = graph.up.get(at)
    pose = known[at] if at is not None else IDENTITY
    for frame in reversed(trail):
        pose = known[frame] = pose.compose(graph.pose(frame))
    return pose


def _cancels(X_AB: Pose, X_AT: Pose) -> bool:
    """Whether two ways up the graph lead to one place, but for round-off: there and back is the identity."""
    small = ROUND_OFF * max(1.0, *map(abs, X_AT.p))
    if not all(-small < x < small for x in X_AB.p):
        return False
    return not X_AB.turns() or all(abs(r - e) < ROUND_OFF for r, e in zip(X_AB.matrix(), EYE, strict=True))


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
