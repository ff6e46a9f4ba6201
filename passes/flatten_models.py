"""flatten-models: nested models become part of the top model, for formats that know one model only.

What was ``inner::link`` becomes ``inner__link`` (A062). The frame of a nested model stays as a frame of
that name.
"""

from __future__ import annotations

from transpile.ir.model import Frame, Joint, Model, Placed, Scene
from transpile.ir.node import Extension, Ref
from transpile.passes.follow_renames import follow_in_extensions, references
from transpile.passes.frame_defaults import canonical_link
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.name_filter_groups import GROUP
from transpile.passes.walk_models import walk_models

SEPARATOR = "__"
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
        _unscope(top.extensions, "")
        frames: dict[object, Frame] = {}
        stack = [(inner, f"{inner.name}{SEPARATOR}") for inner in reversed(top.models)]
        while stack:
            model, prefix = stack.pop()
            stack.extend((inner, f"{prefix}{inner.name}{SEPARATOR}") for inner in reversed(model.models))
            frames[model] = _take(top, model, prefix, graph, context)
        top.models = []
        for ref in references(top):
            if ref.target in frames:
                ref.target = frames[ref.target]
            if ref.target is not None and ref.target is not top:
                ref.name = ref.target.name


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


def _unscope(extensions: list[Extension] | None, prefix: str) -> None:
    """Drake's collision filter groups name bodies and groups in nested models, and get prefixes
    themselves."""
    for group in extensions or ():
        if group.tag != GROUP:
            continue
        group.attributes["name"] = prefix + group.attributes.get("name", "")
        for child in group.children:
            name = (child.value or "").strip()
            if "::" in name or child.tag != MEMBER:
                child.value = prefix + name.replace("::", SEPARATOR)


def _take(top: Model, model: Model, prefix: str, graph: FrameGraph, context: Context) -> Frame:
    """Move all that is in a nested model up; the frame that stands where the model's frame was."""
    frame = Frame(prefix[: -len(SEPARATOR)])
    frame.at = model.at
    frame.pose = graph.pose(model)
    # A frame is measured in what it is attached to unless it says otherwise: here that would be a cycle.
    frame.relative_to = model.relative_to or Ref("__model__", graph.up[model])
    link = canonical_link(model)
    frame.attached_to = Ref(link.name, link) if link is not None else None
    nodes: list[Placed] = [*model.links, *model.joints, *model.frames]
    names: dict[str, dict[str, str]] = {"link": {}, "joint": {}, "frame": {}}
    for node in nodes:
        kind = "joint" if isinstance(node, Joint) else type(node).__name__.lower()
        names[kind][node.name] = prefix + node.name
        scoped = prefix.replace(SEPARATOR, "::") + node.name
        node.name = prefix + node.name
        context.diagnostics.rename(
            "A062", kind, scoped, node.name, node.at, "the target has no nested models"
        )
    top.links.extend(model.links)
    top.joints.extend(model.joints)
    top.frames.extend([*model.frames, frame])
    top.loops.extend(model.loops)
    for transmission in model.transmissions:
        transmission.name = prefix + transmission.name
        transmission.actuator = prefix + transmission.actuator if transmission.actuator else None
    top.transmissions.extend(model.transmissions)
    if model.extensions:
        _unscope(model.extensions, prefix)
        follow_in_extensions(model.extensions, names)
        top.extensions = [*(top.extensions or ()), *model.extensions]
    return frame
