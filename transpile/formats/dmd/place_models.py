"""Places the models of a scene so that the frames that a weld joins coincide.

Models are placed one by one along the welds, from the world outwards; what no weld ties to the world begins
where its file or its ``default_free_body_pose`` says. A weld goes before the pose that the model's file
gives (Drake). A model of several parts that no joint connects is placed part by part.
"""

from __future__ import annotations

from collections import deque

from transpile.diagnostics import Diagnostics
from transpile.formats.dmd.instances import Instances
from transpile.ir.model import FLOATING, WORLD, Joint, Link, Model, Scene
from transpile.ir.node import Node, Ref
from transpile.ir.pose import IDENTITY, Pose
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.join_links import representative
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


class Weld:
    """A weld: its joint, the frames, and X_PC."""

    __slots__ = ("joint", "parent", "child", "pose")

    def __init__(self, joint: Joint, parent: Node, child: Node, pose: Pose | None) -> None:
        self.joint = joint
        self.parent = parent
        self.child = child
        self.pose = pose


class FreeBody:
    """Where a body (by its own frame or another on it) begins: ``pose`` in the frame ``on``."""

    __slots__ = ("body", "on", "pose", "at")

    def __init__(self, body: Node, on: Node, pose: Pose | None, at: int) -> None:
        self.body = body
        self.on = on
        self.pose = pose
        self.at = at


def place_models(
    instances: Instances, welds: list[Weld], free: list[FreeBody], scene: Scene, context: Context
) -> None:
    """Place everything; reports welds that close a loop (S045) and bodies that are not free (A052)."""
    placer = _Placer(instances, scene, context.diagnostics)
    placer.join_parts()
    tied = [weld for weld in welds if placer.tie(weld)]
    placer.run(tied, free)
    if not context.in_parts:
        placer.measure_where_names_end()


class _Placer:
    """A part is what joints and welds of one model connect; ``part`` leads from each body to a
    representative."""

    def __init__(self, instances: Instances, scene: Scene, diagnostics: Diagnostics) -> None:
        self.instances = instances
        self.scene = scene
        self.diagnostics = diagnostics
        self.graph = FrameGraph(scene)
        self.part: dict[Node, Node] = {}
        self.group: dict[Node, Node] = {}
        self.held: dict[Node, int] = {}
        """How many parts a unit has, by the unit."""
        self.edges: dict[Node, list[Weld]] = {}
        self.done: set[Node] = {WORLD}
        self.moved: list[Model] = []

    def body(self, frame: Node) -> Node:
        return WORLD if frame is WORLD else self.graph.body_of(frame) or frame

    def part_of(self, frame: Node) -> Node:
        return representative(self.part, self.body(frame))

    def join_parts(self) -> None:
        """Find the parts of each model."""
        for model, _ in walk_models(self.scene):
            if model is self.instances.top:
                continue
            for joint in model.joints:
                parent, child = joint.parent.target, joint.child.target
                if parent is not None and child is not None and joint.type != FLOATING:
                    self.unite(self.body(parent), self.body(child))
            if model.static:
                for link in model.links:
                    self.unite(WORLD, link)
        parts: dict[Node, set[Node]] = {}
        for model, _ in walk_models(self.scene):
            unit = self.instances.units.get(model)
            if unit is not None:
                parts.setdefault(unit, set()).update(representative(self.part, link) for link in model.links)
        self.held = {unit: len(own) for unit, own in parts.items()}

    def unite(self, a: Node, b: Node) -> None:
        """The world stays the representative of what hangs on it."""
        a, b = representative(self.part, a), representative(self.part, b)
        if a is not b:
            if b is WORLD:
                a, b = b, a
            self.part[b] = a

    def tie(self, weld: Weld) -> bool:
        """Note a weld; False when what it joins is joined already (S045)."""
        parent, child = self.part_of(weld.parent), self.part_of(weld.child)
        if self.body(weld.parent) is WORLD:
            weld.joint.parent = Ref(WORLD.name, WORLD)
        a, b = representative(self.group, parent), representative(self.group, child)
        if a is b:
            names = [self.name(weld.parent), self.name(weld.child)]
            self.diagnostics.report(
                "S045",
                f"this weld closes a loop: {names[0]} and {names[1]} are joined already, so it "
                "over-constrains them",
                weld.joint.at,
                "child",
                fix="take out one of the welds",
            )
            return False
        self.group[b] = a
        self.edges.setdefault(parent, []).append(weld)
        self.edges.setdefault(child, []).append(weld)
        return True

    def name(self, frame: Node) -> str:
        return "the world" if frame is WORLD else repr(self.instances.scoped(frame))

    def run(self, welds: list[Weld], free: list[FreeBody]) -> None:
        """From the world outwards, then from the bodies whose pose is given, then from the rest."""
        self.spread(WORLD)
        for one in free:
            part = self.part_of(one.body)
            if part in self.done:
                name = self.instances.scoped(one.body)
                self.diagnostics.report(
                    "A052", f"{name!r} is not free: its default_free_body_pose is passed over", one.at
                )
                continue
            self.place(one.body, one.on, one.pose)
            self.done.add(part)
            self.spread(part)
        for weld in welds:
            part = self.part_of(weld.parent)
            if part not in self.done:
                self.done.add(part)
                self.spread(part)

    def spread(self, start: Node) -> None:
        """Place all that welds tie to a part, nearest first."""
        queue = deque([start])
        while queue:
            part = queue.popleft()
            for weld in self.edges.get(part, ()):
                for frame, on, pose in (
                    (weld.child, weld.parent, weld.pose),
                    (weld.parent, weld.child, weld.pose.inverse() if weld.pose is not None else None),
                ):
                    other = self.part_of(frame)
                    if other not in self.done and self.part_of(on) is part:
                        self.place(frame, on, pose)
                        self.done.add(other)
                        queue.append(other)

    def place(self, frame: Node, on: Node, pose: Pose | None) -> None:
        """Place the part of ``frame`` so that X_OF is ``pose``."""
        body = self.body(frame)
        unit = self.instances.units.get(self.instances.owners.get(body, self.instances.top))
        if unit is None:
            return
        if self.held[unit] > 1:
            self.move_part(unit, self.part_of(frame), frame, on, pose)
            return
        if not self.instances.reaches(unit, frame):
            pose = (pose or IDENTITY).compose(self.graph.between(frame, body))
            frame = body
        outer = self.outer(unit)
        unit.placement_frame = None if frame is unit else self.instances.ref(unit, frame)
        unit.pose = pose
        unit.relative_to = None
        if on is not WORLD:
            unit.relative_to = self.instances.ref(outer, on)
        if not self.instances.reaches(outer, on):
            self.moved.append(unit)

    def outer(self, unit: Model) -> Model:
        path = self.instances.paths[unit].rpartition("::")[0]
        return self.instances.models[path]

    def move_part(self, unit: Model, part: Node, frame: Node, on: Node, pose: Pose | None) -> None:
        """Move those links of a model that hang together."""
        graph = FrameGraph(self.scene)
        X_UO = graph.down(None, unit).inverse().compose(graph.down(None, on) if on is not WORLD else IDENTITY)
        X_UF = graph.between(unit, frame)
        turn = X_UO.compose(pose or IDENTITY).compose(X_UF.inverse())
        for model, _ in walk_models(self.scene):
            if self.instances.units.get(model) is not unit:
                continue
            for link in model.links:
                if representative(self.part, link) is part and not self.rides(graph, link, part):
                    X_UL = turn.compose(graph.between(unit, link))
                    link.pose = graph.between(model, unit).compose(X_UL)
                    link.relative_to = Ref("__model__", model)

    def rides(self, graph: FrameGraph, link: Link, part: Node) -> bool:
        """Whether a link is measured in something that is moved itself."""
        around = graph.up.get(link)
        while around is not None and not isinstance(around, (Link, Model)):
            around = graph.up.get(around)
        return isinstance(around, Link) and representative(self.part, around) is part

    def measure_where_names_end(self) -> None:
        """A model in a name space can't name what is outside of it: its pose is measured in the name
        space."""
        if not self.moved:
            return
        graph = FrameGraph(self.scene)
        poses = [(unit, graph.between(self.outer(unit), unit)) for unit in self.moved]
        for unit, pose in poses:
            unit.pose, unit.relative_to, unit.placement_frame = pose, None, None
