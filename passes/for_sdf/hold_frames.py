"""Named frames for SDFormat before 1.7, where a frame stands in its model and moves with it.

One that moves with the model's canonical link is placed in the model. One that moves with another body
becomes a massless link that is fixed to the body (A012), and so does every frame for 1.4, which has none.
What is named as canonical link becomes the first link, which is the canonical one there. (The frames of a
world have no counterpart.)
"""

from __future__ import annotations

from typing import NamedTuple

from transpile.ir.model import FIXED, WORLD, Frame, Joint, Link, Model, Scene
from transpile.ir.node import Node, Ref
from transpile.ir.pose import Pose
from transpile.passes.for_sdf.stand_in_frames import TYPES
from transpile.passes.frame_defaults import canonical_link
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name
from transpile.passes.walk_models import walk_models

MERGED = "_merged__"
"""Begins the name of the frame of a model that was merged in: nobody's own."""


class Held(NamedTuple):
    """A frame, its model with the scope of its names (below an only model), its pose there, and the body that
    it is fixed to (None: the model itself)."""

    frame: Frame
    model: Model
    scope: str
    pose: Pose
    body: Ref | None
    carries: bool
    """Whether the body hangs on the frame: on the child's side of a ``drake:joint``."""


def plan_frames(scene: Scene, graph: FrameGraph, has_frames: bool) -> list[Held]:
    """Where every frame stands, and what it has to be fixed to; ``has_frames``: the version has any."""
    plan: list[Held] = []
    alone = len(scene.models) + len(scene.includes) == 1
    scopes: dict[Model, str] = {}
    still: set[Model | None] = set()
    for model, around in walk_models(scene):
        outer = scopes[around] if around is not None else ""
        scopes[model] = "" if alone and around is None else f"{outer}{model.name}::"
        if model.static or around in still:
            still.add(model)
        sides = {joint.child.target for joint in model.joints if joint.type in TYPES}
        for frame in model.frames:
            body = graph.body_of(frame)
            moves_along = model in still or body is None or body is canonical_link(model)
            fixed_to = None if moves_along and has_frames else reach(body, model, graph)
            pose = graph.between(model, frame)
            plan.append(Held(frame, model, scopes[model], pose, fixed_to, frame in sides))
    return plan


def reach(body: Node | None, model: Model | None, graph: FrameGraph) -> Ref | None:
    """A body by its name in a model (None: in the world); None where it stands elsewhere."""
    if body is WORLD:
        return Ref(WORLD.name, WORLD)
    if not isinstance(body, Link):
        return None
    name, around = body.name, graph.owner.get(body)
    while around is not None and around is not model:
        name, around = f"{around.name}::{name}", graph.owner.get(around)
    return Ref(name, body) if around is model else None


def hold_frames(scene: Scene, plan: list[Held], context: Context) -> None:
    """Carry out the plan."""
    taken = {model: _names(model) for model, _ in walk_models(scene)}
    for held in plan:
        frame = held.frame
        frame.pose = None if held.pose.is_identity() else held.pose
        frame.relative_to = frame.attached_to = None
        if held.body is not None:
            _weld(held, held.body, taken[held.model], context)
    for model, _ in walk_models(scene):
        _put_first(model)


def _names(model: Model) -> set[str]:
    groups = (model.links, model.joints, model.frames, model.models, model.includes)
    return {node.name for group in groups for node in group}


def _weld(held: Held, body: Ref, taken: set[str], context: Context) -> None:
    """A massless link in place of a frame; the first link stays the first, for that one counts."""
    frame, model = held.frame, held.model
    model.frames.remove(frame)
    if frame.name.startswith(MERGED):
        return
    link = Link(frame.name)
    link.pose, link.kept, link.comments = frame.pose, frame.kept, frame.comments
    ends = (Ref(link.name, link), body) if held.carries else (body, Ref(link.name, link))
    joint = Joint(free_name(f"{frame.name}_joint", taken), FIXED, *ends)
    taken.add(joint.name)
    link.at = joint.at = max([frame.at, *(first.at for first in model.links[:1])])
    model.links.append(link)
    model.joints.append(joint)
    context.diagnostics.report(
        "A012",
        f"frame {frame.name!r} is written as a massless link fixed to {body.name!r}",
        frame.at,
        data={"added_link": held.scope + link.name, "added_joint": held.scope + joint.name},
    )


def _put_first(model: Model) -> None:
    named = model.canonical_link.target if model.canonical_link is not None else None
    if isinstance(named, Link) and named in model.links:
        first = model.links[0]
        if named is not first:
            model.links.remove(named)
            model.links.insert(0, named)
            named.at = first.at
        model.canonical_link = None
