"""place-kept-poses: sensors, lights and the like, which are kept as they were written, placed where they are.

Their poses may name a frame (SDFormat 1.7 and newer), be in degrees or hold a quaternion (1.9 and newer). An
older version knows none of that; in a URDF, and in one flat model, the frame may not be there or have another
name. So the pose is worked out in the default frame of its element: the link or the joint around it, and for
a camera the sensor.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

from transpile.ast.node import Tree
from transpile.ir.model import WORLD, Model, Placed, Scene
from transpile.ir.node import Node
from transpile.ir.pose import IDENTITY, QUATERNION, RPY, RPY_DEGREES, Pose
from transpile.passes.checks.check_names import is_older
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

SAYS_MORE = ("relative_to", "degrees", "rotation_format")


def run(scene: Scene, context: Context) -> None:
    """Write kept poses in the frame around their element; report what cannot be worked out (L020)."""
    graph: FrameGraph | None = None
    for model, _ in walk_models(scene):
        for node, tree in _trees(model):
            if any(name in pose.attributes for pose in _poses(tree) for name in SAYS_MORE):
                graph = graph or FrameGraph(scene)
                _place(tree, node, model, graph, context)
    if context.target == "sdf" and scene.world is not None and is_older(context.sdf_version, (1, 7)):
        for kept in scene.world.kept or ():
            pose = (
                _pose_in(kept.value) if isinstance(kept.value, Tree) and kept.value.tag == "light" else None
            )
            if pose is not None and "relative_to" in pose.attributes:
                graph = graph or FrameGraph(scene)
                kept.value.xml = None
                _place_in_world(pose, scene, graph, context)


def _place_in_world(written: Tree, scene: Scene, graph: FrameGraph, context: Context) -> None:
    """A light of a world, whose pose may name a frame or a model there; newer versions say so themselves."""
    name = written.attributes["relative_to"]
    nodes: list[Placed] = [*scene.frames, *scene.models]
    target = next((node for node in nodes if node.name == name), None)
    pose = _read(written)
    if target is None or pose is None:
        _report(written, context)
        return
    _write(written, graph.down(None, target).compose(pose))


def kept_poses(model: Model) -> Iterator[Tree]:
    """The poses in what the links and joints of a model keep."""
    for _, tree in _trees(model):
        yield from _poses(tree)


def _trees(model: Model) -> Iterator[tuple[Placed, Tree]]:
    """What is kept of links and joints as trees; what a plugin says is its own affair."""
    nodes: list[Placed] = [*model.links, *model.joints]
    for node in nodes:
        for kept in node.kept or ():
            if isinstance(kept.value, Tree) and kept.value.tag != "plugin":
                yield node, kept.value


def _poses(top: Tree) -> Iterator[Tree]:
    """The pose of an element, and those of its cameras."""
    for tree in (top, *top.children):
        pose = _pose_in(tree) if tree is top or tree.tag == "camera" else None
        if pose is not None:
            yield pose


def _pose_in(tree: Tree) -> Tree | None:
    return next((child for child in tree.children if child.tag == "pose"), None)


def _place(top: Tree, node: Placed, model: Model, graph: FrameGraph, context: Context) -> None:
    """The pose of the element in ``node``, and those of its cameras in the element."""
    X_NT = _rewritten(_pose_in(top), node, IDENTITY, model, graph, context)
    cameras = [child for child in top.children if child.tag == "camera"]
    for camera in cameras:
        _rewritten(_pose_in(camera), node, X_NT, model, graph, context)
    top.xml = None


def _rewritten(
    written: Tree | None, node: Node, X_NA: Pose, model: Model, graph: FrameGraph, context: Context
) -> Pose:
    """X_NT of what has the pose that is ``written``, which is put in the frame A around it."""
    pose = _read(written)
    if written is None or pose is None:
        return X_NA
    name = written.attributes.get("relative_to", "")
    if name:
        target = _find(name, model)
        if target is None:
            _report(written, context)
            return X_NA
        pose = X_NA.inverse().compose(graph.between(node, target)).compose(pose)
    _write(written, pose)
    return X_NA.compose(pose)


def _write(written: Tree, pose: Pose) -> None:
    for attribute in SAYS_MORE:
        written.attributes.pop(attribute, None)
    written.text = " ".join([repr(number + 0.0).removesuffix(".0") for number in (*pose.p, *pose.rpy())])


def _read(written: Tree | None) -> Pose | None:
    """A pose; None where there is none, or none that can be read."""
    if written is None:
        return None
    form = RPY_DEGREES if written.attributes.get("degrees", "").lower() in ("true", "1") else RPY
    if written.attributes.get("rotation_format") == "quat_xyzw":
        form = QUATERNION
    try:
        numbers = tuple([float(word) for word in (written.text or "0 0 0 0 0 0").split()])
    except ValueError:
        return None
    if len(numbers) != (7 if form is QUATERNION else 6) or not all(isfinite(number) for number in numbers):
        return None
    return Pose(numbers[:3], numbers[3:], form)  # type: ignore[arg-type]


def _find(name: str, model: Model) -> Placed | None:
    """What a name, seen from inside of a model, stands for."""
    if name == "__model__":
        return model
    *scopes, last = name.split("::")
    inside: Model | None = model
    for scope in scopes:
        inside = next((inner for inner in inside.models if inner.name == scope), None) if inside else None
    if inside is None:
        return None
    groups: tuple[list[Placed], ...] = (inside.links, inside.joints, inside.frames, inside.models)  # type: ignore[assignment]
    return next((node for group in groups for node in group if node.name == last), None)


def _report(written: Tree | None, context: Context) -> None:
    """Tell of a pose that keeps a frame which the target does not know."""
    name = written.attributes.get("relative_to", "") if written is not None else ""
    if written is None or not name or name == WORLD.name:
        return
    del written.attributes["relative_to"]
    context.diagnostics.report(
        "L020",
        f"relative_to = {name!r} of <pose> is lost: it cannot be followed here",
        written.at,
        "@relative_to",
        fix="write the pose in the frame around it",
    )
