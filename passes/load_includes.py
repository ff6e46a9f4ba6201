"""load-includes: brings in the files that a model includes, as nested models, where the target cannot include.

Runs before names are resolved. What the include says (name, pose, placement frame, static) goes over what the file says.
"""

from __future__ import annotations

from transpile.ir.model import Include, Model, Scene
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


def run(scene: Scene, context: Context) -> None:
    """Replace every include by the model that its file holds."""
    if context.load is None:
        return
    for model, _ in walk_models(scene):
        for include in model.includes:
            inner = _load(include, context)
            if inner is not None:
                _place(model, include, inner)
        model.includes = []


def _load(include: Include, context: Context) -> Model | None:
    assert context.load is not None
    loaded = context.load(include.uri, include.at)
    if loaded is None:
        return None
    if len(loaded.models) != 1:
        context.diagnostics.report("P069", f"{include.uri!r} holds {len(loaded.models)} models, not one", include.at, "uri")
        return None
    return loaded.models[0]


def _place(model: Model, include: Include, inner: Model) -> None:
    if include.name:
        inner.name = include.name
    if include.pose is not None or include.relative_to is not None:
        inner.pose, inner.relative_to = include.pose, include.relative_to
    if include.placement_frame is not None:
        inner.placement_frame = include.placement_frame
    if include.static is not None:
        inner.static = include.static
    if include.merge:
        _merge(model, inner)
    else:
        model.models.append(inner)
    for kept in include.kept or ():
        model.kept = [*(model.kept or ()), kept]


def _merge(model: Model, inner: Model) -> None:
    """merge="true": the content joins this model; its frame stays as a frame, as libsdformat names it."""
    from transpile.ir.model import Frame
    from transpile.ir.node import Ref

    frame = Frame(f"_merged__{inner.name}__model__")
    frame.at = inner.at
    frame.pose, frame.relative_to = inner.pose, inner.relative_to
    if inner.canonical_link is not None or inner.links:
        frame.attached_to = inner.canonical_link or Ref(inner.links[0].name)
    for node in (*inner.links, *inner.frames, *inner.models):
        if node.relative_to is None:
            node.relative_to = Ref(frame.name)
        elif node.relative_to.name == "__model__":
            node.relative_to = Ref(frame.name)
    model.links.extend(inner.links)
    model.joints.extend(inner.joints)
    model.frames.extend([frame, *inner.frames])
    model.models.extend(inner.models)
    model.extensions = [*(model.extensions or ()), *(inner.extensions or ())] or None
