"""flatten-models: nested models become part of the top model, for formats that know one model only.

What was ``inner::link`` becomes ``inner__link`` (A062). MJCF lets names hold anything: there a name stays
``inner::link``, or becomes ``link`` (A062) where no name of its model is one of another model too. The frame
of a nested model stays as a frame of that name.
"""

from __future__ import annotations

from transpile.ir.model import Frame, Joint, Model, Placed, Scene
from transpile.ir.node import Extension, Ref
from transpile.passes.for_sdf.name_filter_groups import GROUP
from transpile.passes.frame_defaults import canonical_link
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name
from transpile.passes.scope.follow_renames import follow_in_extensions, references
from transpile.passes.walk_models import walk_models

SEPARATOR = "__"
SCOPE = "::"
MEMBER = "member"


def run(scene: Scene, context: Context) -> None:
    """Take all nested models into the top ones."""
    if not any(model.models for model in scene.models):
        return
    graph = FrameGraph(scene)
    for model, around in list(walk_models(scene)):
        if around is not None:
            _explicit(model, graph)
    for top in scene.models:
        _Flattener(top, graph, context).run()


class _Flattener:
    """Takes the models in one top model up into it. ``links`` has what each scoped name became."""

    def __init__(self, top: Model, graph: FrameGraph, context: Context) -> None:
        self.top = top
        self.graph = graph
        self.context = context
        keeps = context.target == "mjcf" and not context.in_parts
        self.separator = SCOPE if keeps else SEPARATOR
        self.bare = _without_namesakes(top) if keeps else set()
        self.links: dict[str, str] = {}
        self.named: dict[str, str] = {}
        """The new names of frames, by the old ones as seen from the top."""
        self.scoped: list[tuple[str, list[Extension] | None]] = [("", top.extensions)]
        self.frames: dict[object, Frame] = {}
        links, frames = {link.name for link in top.links}, {frame.name for frame in top.frames}
        if not keeps:
            links = frames = links | frames
        self.taken = {"link": links, "frame": frames, "joint": {joint.name for joint in top.joints}}
        """The names that are given; frames become links in a URDF, so the two share theirs there."""
        self.tried: dict[str, int] = {}

    def run(self) -> None:
        top = self.top
        stack = [(inner, f"{inner.name}{SCOPE}") for inner in reversed(top.models)]
        while stack:
            model, scope = stack.pop()
            stack.extend((inner, f"{scope}{inner.name}{SCOPE}") for inner in reversed(model.models))
            self.frames[model] = self.take(model, scope)
        top.models = []
        for scope, extensions in self.scoped:
            self.unscope(extensions, scope)
        for ref in references(top):
            if ref.target in self.frames:
                ref.target = self.frames[ref.target]
            if ref.target is not None and ref.target is not top:
                ref.name = ref.target.name

    def unscope(self, extensions: list[Extension] | None, scope: str) -> None:
        """Drake's collision filter groups name bodies and groups in nested models, and get prefixes
        themselves; bushings name frames in nested models."""
        prefix = scope.replace(SCOPE, self.separator)
        for group in extensions or ():
            if group.tag != GROUP:
                for child in group.children:
                    if child.tag in ("bushing_frameA", "bushing_frameC") and SCOPE in (child.value or ""):
                        name = scope + (child.value or "").strip()
                        child.value = self.links.get(name) or self.named.get(name, child.value)
                continue
            group.attributes["name"] = prefix + group.attributes.get("name", "")
            for child in group.children:
                name = (child.value or "").strip()
                written = prefix + name.replace(SCOPE, self.separator)
                child.value = self.links.get(scope + name, written) if child.tag == MEMBER else written

    def take(self, model: Model, scope: str) -> Frame:
        """Move all that is in a nested model up; the frame that stands where the model's frame was."""
        top = self.top
        names = self.rename(model, scope)
        frame = self.frame(model, scope)
        prefix = "" if model in self.bare else scope.replace(SCOPE, self.separator)
        top.links.extend(model.links)
        top.joints.extend(model.joints)
        top.frames.extend([*model.frames, frame])
        top.loops.extend(model.loops)
        for transmission in model.transmissions:
            transmission.name = prefix + transmission.name
            transmission.actuator = prefix + transmission.actuator if transmission.actuator else None
        top.transmissions.extend(model.transmissions)
        if model.extensions:
            others = [extension for extension in model.extensions if extension.tag != GROUP]
            follow_in_extensions(others, names)
            self.scoped.append((scope, model.extensions))
            top.extensions = [*(top.extensions or ()), *model.extensions]
        return frame

    def rename(self, model: Model, scope: str) -> dict[str, dict[str, str]]:
        """Give what is in a model its new names; the old and the new ones by kind."""
        prefix = "" if model in self.bare else scope.replace(SCOPE, self.separator)
        nodes: list[Placed] = [*model.links, *model.joints, *model.frames]
        names: dict[str, dict[str, str]] = {"link": {}, "joint": {}, "frame": {}}
        for node in nodes:
            kind = "joint" if isinstance(node, Joint) else type(node).__name__.lower()
            old, new = scope + node.name, free_name(prefix + node.name, self.taken[kind], self.tried)
            self.taken[kind].add(new)
            names[kind][node.name] = new
            if kind == "link":
                self.links[old] = new
            elif kind == "frame":
                self.named[old] = new
            node.name = new
            if new != old:
                why = "the target has no nested models"
                self.context.diagnostics.rename("A062", kind, old, new, node.at, why)
        return names

    def frame(self, model: Model, scope: str) -> Frame:
        """The frame of a nested model, where it stands and with what it moves."""
        name = scope[: -len(SCOPE)].replace(SCOPE, self.separator)
        frame = Frame(free_name(model.name if model in self.bare else name, self.taken["frame"], self.tried))
        self.taken["frame"].add(frame.name)
        frame.at = model.at
        frame.pose = self.graph.pose(model)
        # A frame is measured in what it is attached to unless it says otherwise: here that would be a cycle.
        frame.relative_to = model.relative_to or Ref("__model__", self.graph.up[model])
        link = canonical_link(model)
        frame.attached_to = Ref(link.name, link) if link is not None else None
        return frame


def _without_namesakes(top: Model) -> set[Model]:
    """The nested models of which no name is one of another model's, or of the top's, too."""
    owners: dict[tuple[str, str], int] = {}
    names: dict[Model, list[tuple[str, str]]] = {}
    stack = [top]
    while stack:
        model = stack.pop()
        stack.extend(model.models)
        own = [("link", link.name) for link in model.links]
        own += [("joint", joint.name) for joint in (*model.joints, *model.loops)]
        own += [("frame", frame.name) for frame in (*model.frames, *model.models)]
        names[model] = own
        for name in own:
            owners[name] = owners.get(name, 0) + 1
    return {
        model
        for model, own in names.items()
        if model is not top and all(owners[name] == 1 for name in own) and ("link", "world") not in own
    }


def _explicit(model: Model, graph: FrameGraph) -> None:
    """Say what the defaults said, so that it still holds outside the model."""
    for node in (*model.links, *model.frames, *model.models):
        if node.relative_to is None:
            measured = graph.up[node]
            if measured is not None:
                node.relative_to = Ref("__model__", measured)
    for frame in model.frames:
        if frame.attached_to is None:
            frame.attached_to = Ref("__model__", model)
