"""What of a scene stands in the files of its parts, and what directives have to say about them.

A part is one model; everything in it that its own file can say stays there: joints to the world, ``static``,
frames, groups. Directives say where free parts begin, what is welded to what, where joints begin, and what
spans several parts.
"""

from __future__ import annotations

from collections.abc import Iterator

from transpile.diagnostics import Diagnostics
from transpile.formats.dmd.instances import SEPARATOR, join
from transpile.formats.dmd.split_trees import split_trees
from transpile.ir.model import FIXED, FLOATING, WORLD, Frame, Joint, Link, Model, Placed, Scene
from transpile.ir.node import Extension, Node, Ref
from transpile.ir.pose import Pose
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.join_links import representative
from transpile.passes.walk_models import walk_models


class Arrangement:
    """The ``parts`` and the ``spaces`` (name spaces) of a scene, each with its scoped name, and the frames
    that stand outside of parts."""

    def __init__(self, scene: Scene, diagnostics: Diagnostics, target: str) -> None:
        self.diagnostics = diagnostics
        self.target = target
        """The format of the parts."""
        self.groups = [*_open(scene), *split_trees(scene, diagnostics)]
        """Drake's collision filter groups of the whole scene."""
        self.scene = scene
        self.parts: list[tuple[str, Model]] = []
        self.spaces: list[tuple[str, Model]] = []
        stack = [("", model) for model in reversed(scene.models)]
        while stack:
            around, model = stack.pop()
            path = join(around, model.name)
            if scene.format == "dmd" and _is_space(model):
                self.spaces.append((path, model))
                stack.extend((path, inner) for inner in reversed(model.models))
            else:
                self.parts.append((path, model))
        if scene.format == "dmd":
            self.parts.sort(key=lambda part: part[1].at)  # as they were added: what is named was there before
        self.graph = FrameGraph(scene)
        self.part_of: dict[Node | None, Model] = {WORLD: Model("")}
        """The part that each body is in."""
        for _, part in self.parts:
            for model in _inside(part):
                self.part_of |= dict.fromkeys(model.links, part)
        self.outside: set[Frame] = set()
        self.frames = list(self._frames())
        self.poses: dict[Model, Pose] = {}
        """Where the parts stand that say so themselves."""
        self.free: dict[Model, dict[Link | Frame, tuple[Node | None, Pose]]] = {}
        """Where the free bodies of a part begin: each in what frame (None: the world)."""
        self._find_free()

    def is_direct(self, node: Node) -> bool:
        """Whether a frame is one of a part itself, not of a model nested in it."""
        return self.graph.owner.get(node) is self.part_of.get(self.graph.body_of(node))

    def _frames(self) -> Iterator[Frame]:
        """The frames that no part can hold: those of the world and of name spaces, and those on a body
        that is not in their own part.

        A frame that was added to an instance belongs to it, even on a body of a nested one; in a part Drake
        would have it belong to that.
        """
        yield from self.scene.frames
        for _, space in self.spaces:
            yield from space.frames
        for _, part in self.parts:
            for model in _inside(part):
                for frame in model.frames:
                    apart = self.part_of.get(self.graph.body_of(frame)) is not part
                    if apart or (self.scene.format == "dmd" and not self.is_direct(frame)):
                        self.outside.add(frame)
                        yield frame

    def _find_free(self) -> None:
        """Find the bodies that nothing holds, one of each group of joined links."""
        trees: dict[Node, Node] = {}
        children: set[Node] = set()
        for joint, part in self._joints():
            ends = [self.graph.body_of(end.target) or WORLD for end in (joint.parent, joint.child)]
            if joint.type != FLOATING and part is not None:
                _unite(trees, *ends)
                children.add(ends[1])
        for model, _ in walk_models(self.scene):
            for link in model.links if model.static else ():  # Drake holds no nested models by that
                _unite(trees, WORLD, link)
        groups = dict(trees)
        welded: set[Node] = set()
        pairs: set[frozenset[Node]] = set()
        for joint in self.scene.joints:
            if joint.type == FIXED:
                pairs.add(frozenset((joint.parent.target, joint.child.target)))
                ends = [self.graph.body_of(end.target) or WORLD for end in (joint.parent, joint.child)]
                welded.add(representative(trees, ends[1]))
                _unite(groups, *ends)
        bases: dict[Node, Link | Frame] = {**self._bases(groups, trees, children, welded)}
        for frame, on in self._placed() if self.scene.format == "dmd" else ():
            body = self.graph.body_of(frame)
            if body in children and frozenset((frame, on)) not in pairs and self._can_carry(frame):
                bases[representative(groups, body)] = frame  # it carries what holds it
        self._place_free(list(bases.values()))

    def _can_carry(self, frame: Link | Frame) -> bool:
        """Whether a frame can be named where its part is added: Drake sees no sites in a MJCF (L073)."""
        if self.target == "mjcf" and isinstance(frame, Frame):
            message = f"{frame.name!r} floats in Drake and carries what holds it; here the root of its "
            fix = "write this part as SDFormat: --part-format sdf"
            self.diagnostics.report("L073", message + "tree floats", frame.at, fix=fix)
            return False
        return True

    def _placed(self) -> Iterator[tuple[Link | Frame, Node]]:
        """The frames of parts that are placed, and what they are placed in."""
        for _, part in self.parts:
            frame = part.placement_frame.target if part.placement_frame is not None else None
            if isinstance(frame, (Link, Frame)):
                yield frame, part.relative_to.target if part.relative_to is not None else WORLD

    def _bases(
        self, groups: dict[Node, Node], trees: dict[Node, Node], children: set[Node], welded: set[Node]
    ) -> dict[Node, Link]:
        """One root of each group that is not held; the root of a tree that a weld carries only where there is
        no other."""
        roots: dict[Node, Link] = {}
        carried: dict[Node, Link] = {}
        for _, part in self.parts:
            for model in _inside(part):
                for link in model.links:
                    group = representative(groups, link)
                    if link not in children and group is not representative(groups, WORLD):
                        is_carried = representative(trees, link) in welded
                        (carried if is_carried else roots).setdefault(group, link)
        return {**carried, **roots}

    def _place_free(self, bases: list[Link | Frame]) -> None:
        """A body of a nested model can't be named: then its part keeps its pose, in its file."""
        whole = {self.part_of[self.graph.body_of(base)] for base in bases if not self.is_direct(base)}
        for part in [part for _, part in self.parts]:
            if self._is_held(part):
                whole.add(part)
        for base in bases:
            part = self.part_of[self.graph.body_of(base)]
            if part not in whole:
                on = part.relative_to.target if part.relative_to is not None else None
                if self.scene.format != "dmd" or on is WORLD or on is None:
                    place: tuple[Node | None, Pose] = (None, self.graph.down(None, base))
                else:
                    place = (on, self.graph.between(on, base))
                self.free.setdefault(part, {})[base] = place
        self.poses = {part: self.graph.down(None, part) for part in whole}

    def _is_held(self, part: Model) -> bool:
        """Whether something in a part holds it to the world."""
        return any(
            model.static or any(WORLD in (j.parent.target, j.child.target) for j in model.joints)
            for model in _inside(part)
        )

    def _joints(self) -> Iterator[tuple[Joint, Model | None]]:
        for _, part in self.parts:
            for model in _inside(part):
                yield from ((joint, part) for joint in model.joints)

    def settle(self) -> None:
        """Bring the models into the shape of parts. Poses that directives say are taken out of them, and
        so is what stands outside."""
        measured: list[tuple[Placed, Pose, Model]] = []
        for _, part in self.parts:
            for model in _inside(part):
                for node in (*model.links, *model.frames, *model.joints, *model.models):
                    if node.relative_to is not None and node.relative_to.target in self.outside:
                        measured.append((node, self.graph.between(model, node), model))
        for node, pose, model in measured:
            node.pose, node.relative_to = pose, Ref("__model__", model)
        for _, part in self.parts:
            own = self.poses.get(part)
            part.pose = None if own is None or own.is_identity() else own
            part.relative_to = part.placement_frame = None
            for model in _inside(part):
                model.frames = [frame for frame in model.frames if frame not in self.outside]


def _open(scene: Scene) -> list[Extension]:
    """Take the model away that directives are read into: what it holds stands in the world. Its groups are
    given back."""
    if scene.format != "dmd":
        return []
    (top,) = scene.models
    scene.models, scene.frames, scene.joints = top.models, top.frames, top.joints
    for node in (*scene.models, *scene.frames, *scene.joints):
        if node.relative_to is not None and node.relative_to.target is top:
            node.relative_to = Ref(WORLD.name, WORLD)
    for frame in scene.frames:
        if frame.attached_to is not None and frame.attached_to.target is top:
            frame.attached_to = Ref(WORLD.name, WORLD)
    return top.extensions or []


def _is_space(model: Model) -> bool:
    """Whether a model is a name space: nothing but models, frames and groups."""
    return not (model.links or model.joints or model.static)


def _inside(part: Model) -> Iterator[Model]:
    """A model and all in it."""
    stack = [part]
    while stack:
        model = stack.pop()
        yield model
        stack.extend(reversed(model.models))


def _unite(group: dict[Node, Node], a: Node, b: Node) -> None:
    a, b = representative(group, a), representative(group, b)
    if a is not b:
        if b is WORLD:
            a, b = b, a
        group[b] = a


def scoped(node: Placed, graph: FrameGraph) -> str:
    """The name of a frame with those of all the models around it; of a model, that of its frame."""
    name = join(node.name, "__model__") if isinstance(node, Model) else node.name
    around = graph.owner.get(node)
    while around is not None:
        name, around = f"{around.name}{SEPARATOR}{name}", graph.owner.get(around)
    return name
