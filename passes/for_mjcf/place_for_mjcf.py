"""place-for-mjcf: the shape of a MJCF, in which a link stands in its parent link, and a joint in its child.

Links keep their frames: MuJoCo lets a joint stand anywhere in the body. What hangs on the world, and what
floats, is placed in the world.
"""

from __future__ import annotations

from transpile.ir.model import FLOATING, WORLD, Frame, Inertial, Joint, Link, Model, Scene
from transpile.ir.node import Node, Ref
from transpile.ir.pose import Pose
from transpile.passes.for_sdf.place_in_model import direction_in_joint
from transpile.passes.for_trees.find_body import find_body
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context

_MERGED = "_merged__"
"""Begins the name of a frame that stands for a model that was merged in: nobody's own."""


def run(scene: Scene, context: Context) -> None:
    """Place every link in its parent, every joint in its child, every frame in its body."""
    graph = FrameGraph(scene)
    for model in scene.models:
        _Placer(model, graph, context).run()


class _Placer:
    """Places what stands in one model; all poses are measured first, and changed only then."""

    def __init__(self, model: Model, graph: FrameGraph, context: Context) -> None:
        self.model = model
        self.graph = graph
        self.context = context
        self.links: list[tuple[Link, Ref, Pose]] = []
        self.joints: list[tuple[Joint, Ref, Ref, Pose]] = []
        self.frames: list[tuple[Frame, Ref, Pose]] = []

    def run(self) -> None:
        self.hang_links()
        for joint in self.model.loops:
            self.measure_joint(joint)
        for frame in self.model.frames:
            body = find_body(frame, self.graph, self.context)
            if body is not None and not frame.name.startswith(_MERGED):
                self.frames.append((frame, self.ref(body), self.from_body(body, frame)))
        for link in self.model.links:
            self.place_shapes(link)
        self.place()

    def ref(self, body: Node) -> Ref:
        return Ref("world", WORLD) if body is WORLD else Ref(body.name, body)  # type: ignore[attr-defined]

    def from_body(self, body: Node, frame: Node) -> Pose:
        """X_BF; the model's own pose counts in the world."""
        return self.graph.down(None, frame) if body is WORLD else self.graph.between(body, frame)

    def hang_links(self) -> None:
        """Measure every link in the one it hangs on, and the joints between them."""
        hung: set[Node] = set()
        for joint in [*self.model.joints]:
            child = self.measure_joint(joint)
            if child is None:
                continue
            hung.add(child)
            parent = self.graph.body_of(joint.parent.target)
            assert parent is not None
            if joint.type == FLOATING and parent is not WORLD:
                self.free(joint, child)
                parent = WORLD
            self.links.append((child, self.ref(parent), self.from_body(parent, child)))
        for link in self.model.links:
            if link not in hung:
                self.links.append((link, self.ref(WORLD), self.from_body(WORLD, link)))

    def free(self, joint: Joint, child: Link) -> None:
        """A body that floats is always in the world."""
        self.context.diagnostics.report(
            "L010",
            f"floating joint {joint.name!r}: {child.name!r} floats in the world instead of in "
            f"{joint.parent.name!r}",
            joint.at,
        )
        joint.parent = Ref("world", WORLD)

    def measure_joint(self, joint: Joint) -> Link | None:
        """The child, once the joint has been measured in it."""
        child, parent = joint.child.target, joint.parent.target
        child_link = self.graph.body_of(child) if child is not None else None
        parent_link = self.graph.body_of(parent) if parent is not None else None
        if not isinstance(child_link, Link) or parent_link is None:
            self.context.diagnostics.report(
                "F008", f"joint {joint.name!r} has no link on one of its sides", joint.at, "child"
            )
            return None
        for axis in joint.axes:
            if axis.expressed_in is not None:
                axis.xyz = direction_in_joint(self.graph, joint, axis.xyz, axis.expressed_in)
                axis.expressed_in = None
        X_CJ = self.graph.between(child_link, joint)
        self.joints.append((joint, self.ref(child_link), self.ref(parent_link), X_CJ))
        return child_link

    def place_shapes(self, link: Link) -> None:
        parts: list[Inertial | None] = [link.inertial]
        for item in (*parts, *link.visuals, *link.collisions):
            target = item.relative_to.target if item is not None and item.relative_to is not None else None
            if item is None or target is None:
                continue
            if target is not link:
                X_LR = self.graph.between(link, target)
                item.pose = X_LR if item.pose is None else X_LR.compose(item.pose)
            item.relative_to = None

    def place(self) -> None:
        model = self.model
        for link, on, X_PL in self.links:
            link.pose = _or_none(X_PL)
            link.relative_to = Ref("__model__", model) if on.target is WORLD else on
        for joint, child, parent, X_CJ in self.joints:
            joint.pose = _or_none(X_CJ)
            joint.relative_to = None
            joint.child = child
            joint.parent = Ref("world", WORLD) if joint.type == FLOATING else parent
        for frame, body, X_BF in self.frames:
            frame.pose = _or_none(X_BF)
            frame.attached_to = body
            frame.relative_to = None
        model.frames = [frame for frame, _, _ in self.frames]
        model.pose = model.placement_frame = None


def _or_none(pose: Pose) -> Pose | None:
    return None if pose.is_identity() else pose


def links_are_placed(scene: Scene) -> list[str]:
    """Verifier of the fact ``links-placed``."""
    wrong = []
    for model in scene.models:
        parent_of = {joint.child.target: joint.parent.target for joint in model.joints}
        for link in model.links:
            parent = parent_of.get(link, WORLD)
            at = link.relative_to.target if link.relative_to is not None else None
            if at is not (model if parent is WORLD else parent):
                wrong.append(f"link {link.name} is not placed in what it hangs on")
        wrong += [
            f"joint {j.name} is not placed in its child" for j in model.joints if j.relative_to is not None
        ]
    return wrong
