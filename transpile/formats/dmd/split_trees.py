"""The trees of a MJCF, each a part of its own: what stands apart in the world is apart in directives.

MJCF has one model a file, in which all things of a scene stand side by side. Trees stay together that
something relates beyond contact: a joint that follows another, a tendon, a constraint.
"""

from __future__ import annotations

from transpile.diagnostics import Diagnostics
from transpile.formats.dmd.instances import join
from transpile.ir.model import WORLD, Frame, Joint, Link, Model, Scene
from transpile.ir.node import Extension, Node, Ref
from transpile.passes.for_sdf.name_filter_groups import GROUP
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.join_links import representative
from transpile.passes.scope.follow_renames import references


def split_trees(scene: Scene, diagnostics: Diagnostics) -> list[Extension]:
    """Make a model of each tree, named after its root (A069). The collision filter groups, which may span
    several, are given back, with names that hold in the whole scene."""
    if scene.format != "mjcf" or len(scene.models) != 1 or scene.models[0].models:
        return []
    splitter = _Splitter(scene, diagnostics)
    return splitter.run() if len(splitter.parts) > 1 else []


class _Splitter:
    """Splits the only model of a scene."""

    def __init__(self, scene: Scene, diagnostics: Diagnostics) -> None:
        self.scene = scene
        self.diagnostics = diagnostics
        self.model = scene.models[0]
        self.graph = FrameGraph(scene)
        self.links = {link.name: link for link in self.model.links}
        self.joints = {joint.name: joint for joint in self.model.joints}
        self.tree: dict[Node, Node] = {}
        self.join()
        self.parts: dict[Node, Model] = {}
        """The part of each tree, by its representative."""
        inner = [joint for joint in self.model.joints if joint.parent.target is not WORLD]
        carried = {self.graph.body_of(joint.child.target) for joint in inner}
        for link in self.model.links:
            if link not in carried:
                part = Model(link.name)
                part.at = link.at
                self.parts.setdefault(representative(self.tree, link), part)

    def join(self) -> None:
        """Find what hangs together."""
        model = self.model
        for joint in model.joints:
            self.unite(joint.parent.target, joint.child.target)
            for axis in joint.axes:
                if axis.mimic is not None:
                    self.unite(joint, axis.mimic.joint.target)
        for extension in model.extensions or ():
            if extension.tag != GROUP:
                named = self.named(extension)
                for node in named[1:]:
                    self.unite(named[0], node)

    def named(self, extension: Extension) -> list[Node]:
        """The links and joints that an extension names."""
        found: list[Node] = []
        stack = [extension]
        while stack:
            here = stack.pop()
            stack.extend(here.children)
            for name in (here.value, here.attributes.get("name")):
                node = self.links.get(name or "") or self.joints.get(name or "")
                if node is not None:
                    found.append(node)
        return found

    def body(self, node: Node | None) -> Node | None:
        """The link that something is a part of; None for the world."""
        found = self.graph.body_of(node) if node is not None else None
        return None if found is WORLD else found

    def unite(self, a: Node | None, b: Node | None) -> None:
        first, second = self.body(a), self.body(b)
        if first is not None and second is not None:
            first, second = representative(self.tree, first), representative(self.tree, second)
            if first is not second:
                self.tree[second] = first

    def part(self, node: Node | None) -> Model | None:
        """The part that something is in; None in the world."""
        body = self.body(node)
        return None if body is None else self.parts[representative(self.tree, body)]

    def run(self) -> list[Extension]:
        model = self.model
        for link in model.links:
            self.parts[representative(self.tree, link)].links.append(link)
        for joint in model.joints:
            part = self.part(joint.child.target)
            if part is not None:
                part.joints.append(joint)
        for frame in model.frames:
            part = self.part(frame)
            (part.frames if part is not None else self.scene.frames).append(frame)
        for transmission in model.transmissions:
            part = self.part(transmission.joint.target)
            if part is not None:
                part.transmissions.append(transmission)
        groups = [self.scoped(group) for group in model.extensions or () if group.tag == GROUP]
        self.extensions()
        for part in self.parts.values():
            self.settle(part)
        for frame in self.scene.frames:
            _stand_on_world(frame, model)
        self.scene.models = list(self.parts.values())
        return groups

    def extensions(self) -> None:
        """Relations go to the part of what they relate."""
        for extension in self.model.extensions or ():
            named = self.named(extension) if extension.tag != GROUP else []
            part = self.part(named[0]) if named else None
            if part is not None:
                part.extensions = [*(part.extensions or ()), extension]

    def scoped(self, group: Extension) -> Extension:
        """A group with the names that its members have now."""
        for child in group.children:
            part = self.part(self.links.get(child.value or "")) if child.tag == "member" else None
            if part is not None:
                child.value = join(part.name, child.value or "")
        return group

    def settle(self, part: Model) -> None:
        """What was measured in the model is measured in its part, which stands in the same place."""
        model = self.model
        part.materials, part.self_collide = model.materials, model.self_collide
        for ref in references(part):
            if ref.target is model:
                ref.target = part
        nodes: list[Link | Joint | Frame] = [*part.links, *part.joints, *part.frames]
        last = part.links[-1].name
        self.diagnostics.report(
            "A069",
            f"what hangs on body {part.name!r} is a model of its own: {last!r} is {join(part.name, last)!r}",
            part.at,
            data={"part": part.name, "names": [node.name for node in nodes]},
        )


def _stand_on_world(frame: Frame, model: Model) -> None:
    for ref in (frame.attached_to, frame.relative_to):
        if ref is not None and ref.target is model:
            ref.name, ref.target = WORLD.name, WORLD
    if frame.attached_to is None:
        frame.attached_to = Ref(WORLD.name, WORLD)
