"""The IR to SDFormat."""

from __future__ import annotations

from transpile.ast import generated_sdf as ast
from transpile.ast.node import Comment, Document, Extra, Node
from transpile.diagnostics import Diagnostics
from transpile.formats.keep import restore_kept
from transpile.formats.sdf.fit_version import fit_version
from transpile.formats.sdf.place_kept import place_kept
from transpile.formats.sdf.raise_drake_joint import TYPES, raise_drake_joint
from transpile.formats.sdf.raise_joint import raise_joint
from transpile.formats.sdf.raise_link import put_extensions, raise_link
from transpile.formats.sdf.raise_pose import raise_place
from transpile.formats.sdf.read import number_of
from transpile.formats.sdf.strip_drake import strip_drake
from transpile.formats.sdf.urdf_names import mark_transmissions
from transpile.ir import model as ir
from transpile.ir.pose import rotate
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


def raise_(scene: ir.Scene, context: Context) -> Document:
    """The document of a scene that the passes have brought into a shape that SDFormat can say.

    It is written at ``context.sdf_version``; what that version lacks is put into other words or reported.
    """
    version = number_of(context.sdf_version)
    root = ast.Sdf()
    root.at = scene.at
    root.ir = scene
    root.version = context.sdf_version
    document = Document("sdf", root, context.sdf_version)
    document.header = scene.header
    document.namespaces = dict(scene.namespaces)
    around = _around(scene, root)
    if version < 108:
        _take_off_placement_frames(scene)
    if version < 105:
        _turn_axes(scene)
    _fill(around, scene, version, context.diagnostics)
    if scene.format == "urdf" and context.dialect == "drake":
        _leave_out_pbr(around)
    if any(kept.format == "sdf" and not kept.done for kept in scene.ledger):
        if context.rebase is not None:
            place_kept(scene, context.rebase)
        restore_kept(root, "sdf")
    if context.dialect == "gazebo":
        strip_drake(root)
    if version < 109 or scene.format != "urdf":
        fit_version(root, version, context.diagnostics)
    return document


def _fill(around: ast.Sdf | ast.World, scene: ir.Scene, version: int, diagnostics: Diagnostics) -> None:
    """The models, and what stands beside them."""
    for model in scene.models:
        _models(model, around, scene.format, version, diagnostics)
    for include in scene.includes:
        _include(include, around)
    if isinstance(around, ast.World):
        _joints(scene.joints, around, version, diagnostics)
        for frame in scene.frames:
            _frame(frame, around)


def _around(scene: ir.Scene, root: ast.Sdf) -> ast.Sdf | ast.World:
    """What the models stand in: the world, if there is one."""
    if not scene.is_world:
        return root
    world = ast.World()
    world.at = scene.world.at if scene.world is not None else scene.at
    world.ir = scene.world
    world.name = scene.name
    root.world.append(world)
    return world


def _leave_out_pbr(around: ast.Sdf | ast.World) -> None:
    """Gazebo's texture, of which Drake warns; Drake's own stands beside it."""
    for model in around.model:
        for link in model.link:
            for visual in link.visual:
                if visual.material is not None:
                    visual.material.pbr = None


def _take_off_placement_frames(scene: ir.Scene) -> None:
    """Before 1.8 a model's pose is that of its own frame."""
    from transpile.passes.frame_graph import FrameGraph

    placed = [model for model, _ in walk_models(scene) if model.placement_frame is not None]
    graph = FrameGraph(scene) if placed else None
    for model in placed:
        if (
            graph is not None
            and model.placement_frame is not None
            and model.placement_frame.target is not None
        ):
            model.pose = graph.pose(model)
            model.placement_frame = None


def _turn_axes(scene: ir.Scene) -> None:
    """In 1.4 axes are in the axes of the model, at zero position; those of joints of the world in its own."""
    from transpile.passes.frame_graph import FrameGraph

    graph = FrameGraph(scene)
    for joint in scene.joints:
        R_WJ = graph.down(None, joint).matrix()
        for axis in joint.axes:
            axis.xyz = rotate(R_WJ, axis.xyz)
    for model, _ in walk_models(scene):
        for joint in model.joints:
            R_MJ = graph.between(model, joint).matrix()
            for axis in joint.axes:
                axis.xyz = rotate(R_MJ, axis.xyz)


def _models(
    top: ir.Model, around: ast.Sdf | ast.World, source: str, version: int, diagnostics: Diagnostics
) -> None:
    """A model with all the models nested in it."""
    stack: list[tuple[ir.Model, ast.Sdf | ast.World | ast.Model]] = [(top, around)]
    while stack:
        model, outer = stack.pop()
        written = _model(model, source, version, diagnostics)
        outer.model.append(written)
        _comment(outer, model, written)
        stack.extend((inner, written) for inner in reversed(model.models))


def _model(model: ir.Model, source: str, version: int, diagnostics: Diagnostics) -> ast.Model:
    """A model without those nested in it."""
    written = ast.Model()
    written.at = model.at
    written.ir = model
    written.name = model.name
    written.static = model.static
    written.self_collide = model.self_collide
    written.allow_auto_disable = model.allow_auto_disable
    written.enable_wind = model.enable_wind
    written.canonical_link = model.canonical_link.written() if model.canonical_link is not None else None
    written.placement_frame = model.placement_frame.written() if model.placement_frame is not None else None
    written.pose = raise_place(model)
    for link in model.links:
        child = raise_link(link, source)
        written.link.append(child)
        if link.comments is not None:
            _comment(written, link, child)
    _joints(model.joints, written, version, diagnostics)
    for frame in model.frames:
        _frame(frame, written)
    for include in model.includes:
        _include(include, written)
    if model.extensions is not None:
        put_extensions(written, model.extensions)
    if model.transmissions and source == "urdf":
        mark_transmissions(model, written)
    return written


def _joints(
    joints: list[ir.Joint], written: ast.Model | ast.World, version: int, diagnostics: Diagnostics
) -> None:
    for joint in joints:
        if joint.type in TYPES and isinstance(written, ast.Model):
            written.drake_joint.append(raise_drake_joint(joint))
            continue
        child = raise_joint(joint, version, diagnostics)
        written.joint.append(child)
        if joint.comments is not None:
            _comment(written, joint, child)


def _frame(frame: ir.Frame, model: ast.Model | ast.World) -> None:
    written = ast.Frame()
    written.at = frame.at
    written.ir = frame
    written.name = frame.name
    written.attached_to = frame.attached_to.written() if frame.attached_to is not None else None
    written.pose = raise_place(frame)
    model.frame.append(written)
    _comment(model, frame, written)


def _include(include: ir.Include, model: ast.Sdf | ast.World | ast.Model) -> None:
    written = ast.Include()
    written.at = include.at
    written.ir = include
    written.merge = include.merge or None
    written.uri = include.uri
    written.name = include.name or None
    written.static = include.static
    written.placement_frame = (
        include.placement_frame.written() if include.placement_frame is not None else None
    )
    written.pose = raise_place(include)
    model.include.append(written)
    _comment(model, include, written)


def _comment(around: Node, node: ir.Placed, written: Node) -> None:
    """The comments that stood before ``node``, before ``written``."""
    if node.comments:
        comments: list[Extra] = [Comment(text, written.at, written) for text in node.comments]
        around.extra = [*(around.extra or ()), *comments]
