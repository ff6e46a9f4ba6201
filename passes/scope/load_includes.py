"""load-includes: brings in the files that a model includes, as nested models, where the target cannot
include, or not as the file does.

Runs before names are resolved. What the include says (name, pose, placement frame, static) goes over what
the file says.
"""

from __future__ import annotations

from transpile.ast.node import Node, Tree
from transpile.diagnostics import Diagnostics
from transpile.ir.model import Frame, Include, Model, Placed, Scene
from transpile.ir.node import Ref
from transpile.ir.pose import Pose
from transpile.passes.for_sdf.place_kept_poses import kept_poses
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.scope import resolve_names
from transpile.passes.scope.choose_includes import Choice
from transpile.passes.scope.follow_renames import references
from transpile.passes.scope.tell_of_included_links import tell_of_included_links
from transpile.passes.walk_models import walk_models

PARAMS = "experimental_params"
"""Where an include says how the file is to be altered."""


def run(scene: Scene, context: Context) -> None:
    """Replace every include by the model that its file holds."""
    if context.load is None:
        return
    choice = Choice(scene, context)
    while wanted := [include for include in scene.includes if choice.takes(include)]:
        _bring_in(wanted, scene, scene, context)
    for model, _ in walk_models(scene):
        choice.look_at(model)
        while wanted := [include for include in model.includes if choice.takes(include, model)]:
            _bring_in(wanted, model, scene, context)


def _bring_in(wanted: list[Include], around: Model | Scene, scene: Scene, context: Context) -> None:
    """Replace includes in a model or the world; what is merged in may bring further ones."""
    for include in wanted:
        around.includes.remove(include)
        loaded = _load(include, scene, context)
        if loaded is not None:
            _place(around, include, loaded.models[0], context)
            tell_of_included_links(around, include, loaded, context)
    around.models.sort(key=_place_of)


def _load(include: Include, scene: Scene, context: Context) -> Scene | None:
    """The file, which has one model; what it keeps for its own format goes with it."""
    assert context.load is not None
    loaded = context.load(include.uri, include.at, _params(include))
    if loaded is None:
        return None
    if loaded.format == scene.format:
        scene.ledger.extend(loaded.ledger)
        loaded.ledger.clear()
    if not loaded.models and _adopt(include, loaded, scene):
        return None
    if len(loaded.models) != 1:
        context.diagnostics.report(
            "P069", f"{include.uri!r} holds {len(loaded.models)} models, not one", include.at, "uri"
        )
        return None
    for prefix, uri in loaded.namespaces.items():
        scene.namespaces.setdefault(prefix, uri)
    if loaded.format in ("urdf", "mjcf") and loaded.format != scene.format:
        _settle(loaded, scene, context)
    return loaded


def _settle(loaded: Scene, scene: Scene, context: Context) -> None:
    """Do what depends on a file's own rules before it stands in another format's scene: who drives its
    joints, and of a URDF the limits of continuous joints, and its ``<gazebo>`` blocks."""
    from transpile.passes.for_sdf import label_actuators, limit_continuous_joints
    from transpile.passes.gazebo import lower_gazebo_blocks

    resolve_names.run(loaded, Context(Diagnostics(), context.target))  # faults are told of the whole scene
    if context.target == "sdf":
        label_actuators.run(loaded, context)
    if loaded.format != "urdf":
        return
    limit_continuous_joints.run(loaded, context)
    if context.target != "mjcf":
        lower_gazebo_blocks.run(loaded, context)
        scene.ledger.extend(kept for kept in loaded.ledger if kept.format != loaded.format)
        loaded.ledger[:] = [kept for kept in loaded.ledger if kept.format == loaded.format]


def _params(include: Include) -> list[Tree]:
    """How the file is to be altered; all that it asks for is done or told."""
    found = [kept for kept in include.kept or () if kept.path[-1][0] == PARAMS]
    for kept in found:
        kept.done = True
    include.kept = [kept for kept in include.kept or () if not kept.done] or None
    return [kept.value for kept in found]


def _adopt(include: Include, loaded: Scene, scene: Scene) -> bool:
    """Take a file that holds a light or an actor, and no model, into the world; whether it was one."""
    things = [kept for kept in loaded.kept or () if kept.path[-1][0] in ("light", "actor")]
    if scene.world is None or len(things) != 1:
        return False
    tree = things[0].value
    assert isinstance(tree, Tree)
    if include.name:
        tree.attributes["name"] = include.name
    if include.pose is not None or include.relative_to is not None:
        pose = Tree("pose")
        pose.text = " ".join(map(repr, (*include.pose.p, *include.pose.rpy()))) if include.pose else None
        if include.relative_to is not None:
            pose.attributes["relative_to"] = include.relative_to.name
        tree.children = [pose, *(child for child in tree.children if child.tag != "pose")]
    scene.world.kept = [*(scene.world.kept or ()), *things]
    return True


def _place_of(node: Placed) -> int:
    return node.at


def _override(include: Include, inner: Model) -> None:
    """What the include says goes over what the file says; its place is the model's from now on: of several
    models the first one may count (SDFormat's canonical link)."""
    inner.at = include.at
    inner.comments = include.comments or inner.comments
    if include.name:
        inner.name = include.name
    if include.pose is not None or include.relative_to is not None:
        inner.pose, inner.relative_to = include.pose, include.relative_to
    if include.placement_frame is not None:
        inner.placement_frame = include.placement_frame
    if include.static is not None:
        inner.static = include.static
    if not include.merge:
        inner.kept = [*(inner.kept or ()), *(include.kept or ())]


def _place(around: Model | Scene, include: Include, inner: Model, context: Context) -> None:
    _override(include, inner)
    if not include.merge or (isinstance(around, Scene) and not around.is_world):
        around.models.append(inner)
        return
    if isinstance(around, Scene) and inner.links:
        message = (
            f"{include.uri!r} is merged into the world, which cannot hold its link {inner.links[0].name!r}"
        )
        context.diagnostics.report("S028", message, include.at, "@merge", fix="leave merge out")
        return
    _merge(around, inner, context)
    keeper = around.world if isinstance(around, Scene) else around
    if keeper is not None:
        whole = [kept for kept in inner.kept or () if isinstance(kept.value, Node)]
        keeper.kept = [*(keeper.kept or ()), *whole, *(include.kept or ())]


def _merge(around: Model | Scene, inner: Model, context: Context) -> None:
    """merge="true": the content joins this model, or the world; its frame stays as a frame, named as
    libsdformat names it."""
    frame = Frame(f"_merged__{inner.name}__model__")
    frame.at = inner.at
    frame.pose = _pose_of_frame(inner, context)
    frame.relative_to = inner.relative_to or Ref("world" if isinstance(around, Scene) else "__model__")
    frame.attached_to = inner.canonical_link or _first(inner)
    _point_to(frame, inner)
    if isinstance(around, Model):
        if (
            around.canonical_link is None
            and inner.links
            and (not around.links or around.links[0].at > inner.at)
        ):
            around.canonical_link = Ref(inner.links[0].name)
        around.links.extend(inner.links)
        around.extensions = [*(around.extensions or ()), *(inner.extensions or ())] or None
    around.joints.extend(inner.joints)
    around.frames.extend([frame, *inner.frames])
    around.models.extend(inner.models)
    around.includes.extend(inner.includes)


def _first(inner: Model) -> Ref | None:
    """What a model moves with that names no canonical link: its first link, else its first model."""
    if inner.links:
        return Ref(inner.links[0].name)
    models = sorted([*inner.models, *inner.includes], key=_place_of)
    return Ref(models[0].name) if models and models[0].name else None


def _point_to(frame: Frame, inner: Model) -> None:
    """Let ``frame`` be what the frame of the model was to all that is in it."""
    for node in (*inner.links, *inner.models):
        if node.relative_to is None:  # joints are measured in the child, frames in what they are attached to
            node.relative_to = Ref(frame.name)
    for inner_frame in inner.frames:
        if inner_frame.attached_to is None:
            inner_frame.attached_to = Ref(frame.name)
    for ref in references(inner):
        if ref.name == "__model__":
            ref.name = frame.name
    for pose in kept_poses(inner):
        if pose.attributes.get("relative_to") == "__model__":
            pose.attributes["relative_to"] = frame.name


def _pose_of_frame(inner: Model, context: Context) -> Pose | None:
    """The pose of the model's own frame: what is written is the pose of its placement frame."""
    if inner.placement_frame is None:
        return inner.pose
    alone = Scene("sdf")
    alone.models = [inner]
    around, inner.relative_to = inner.relative_to, None
    resolve_names.run(alone, context)
    target = inner.placement_frame.target
    X = FrameGraph(alone).pose(inner) if target is not None else inner.pose
    inner.relative_to, inner.placement_frame = around, None
    return X
