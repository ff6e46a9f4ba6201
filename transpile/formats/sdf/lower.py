"""SDFormat to the IR."""

from __future__ import annotations

from transpile.ast import generated_sdf as ast
from transpile.ast.node import Comment, Document, Node, Tree
from transpile.diagnostics import Diagnostics
from transpile.formats.drake_extensions import extension_of
from transpile.formats.keep import keep_rest
from transpile.formats.sdf.lower_drake_joint import lower_drake_joint
from transpile.formats.sdf.lower_joint import lower_joint
from transpile.formats.sdf.lower_link import lower_link
from transpile.formats.sdf.lower_pose import place
from transpile.formats.sdf.read import version_number
from transpile.formats.sdf.urdf_names import take_transmission
from transpile.ir import model as ir
from transpile.ir.node import Ref
from transpile.passes.for_sdf.upgrade_sdf import upgrade_sdf
from transpile.passes.manager import Context

_SDF = ast.Sdf.bits("version")
_WORLD = ast.World.bits("name")
_UNNAMED = ast.World.bits()
"""A world's name has no place but in SDFormat."""
_MODEL = ast.Model.bits(
    "name", "canonical_link", "placement_frame", "static", "self_collide", "allow_auto_disable", "enable_wind"
)
_INCLUDE = ast.Include.bits("merge", "uri", "name", "placement_frame", "static")
_FRAME = ast.Frame.bits("name", "attached_to")


def lower(document: Document, diagnostics: Diagnostics, context: Context | None = None) -> ir.Scene | None:
    """The IR of a document; files of older versions are brought to today's meaning first.

    Of several worlds the first is lowered, the others stay kept; so do models beside a world.
    """
    root = document.root
    assert isinstance(root, ast.Sdf)
    upgrade_sdf(root, version_number(document.version, root.at, Diagnostics()))
    scene = ir.Scene("sdf", document.version)
    scene.at = root.at
    scene.header = document.header
    scene.namespaces = document.namespaces
    root.ir = scene
    root.todo &= ~_SDF
    if root.world:
        _world(root.world[0], scene, context, diagnostics)
    else:
        scene.models = [_models(model, root, diagnostics) for model in root.model]
        scene.includes = [_include(include, diagnostics) for include in root.include]
    keep_rest(root, scene)
    return scene


def _world(written: ast.World, scene: ir.Scene, context: Context | None, diagnostics: Diagnostics) -> None:
    """Put all that stands in a world into the scene."""
    scene.is_world = True
    scene.name = written.name
    scene.world = written.ir = ir.World()
    scene.world.at = written.at
    written.todo &= ~(_WORLD if context is None or context.target == "sdf" else _UNNAMED)
    scene.models = [_models(model, written, diagnostics) for model in written.model]
    scene.includes = [_include(include, diagnostics) for include in written.include]
    scene.frames = [_frame(frame, diagnostics) for frame in written.frame]
    joints = [lower_joint(joint, diagnostics) for joint in written.joint]
    scene.joints = [joint for joint in joints if joint is not None]
    _give_comments(written, [*written.joint, *written.frame, *written.include])


def world_model(scene: ir.Scene) -> ir.Model:
    """A world as a model of its own around its models, with its frames, joints and includes: that is what
    names mean in a world, for those who look at models only."""
    world = ir.Model(scene.name or "")
    world.at = scene.world.at if scene.world is not None else scene.at
    world.models, world.frames, world.joints = scene.models, scene.frames, scene.joints
    world.includes = scene.includes
    for node in (*world.frames, *world.models, *world.includes):
        if node.relative_to is not None and node.relative_to.name == "world":
            node.relative_to = None
    for frame in world.frames:
        if frame.attached_to is not None and frame.attached_to.name == "world":
            frame.attached_to = None
    scene.models, scene.frames, scene.joints, scene.includes = [world], [], [], []
    return world


def _models(top: ast.Model, around: Node, diagnostics: Diagnostics) -> ir.Model:
    """A model with all the models nested in it."""
    model = _model(top, diagnostics)
    model.comments = _comments_before(around, [top]).get(id(top))
    stack = [(top, model)]
    while stack:
        written, outer = stack.pop()
        for nested in written.model:
            inner = _model(nested, diagnostics)
            outer.models.append(inner)
            stack.append((nested, inner))
        _give_comments(
            written,
            [*written.link, *written.joint, *written.frame, *written.model, *written.include],
        )
    return model


def _model(written: ast.Model, diagnostics: Diagnostics) -> ir.Model:
    """A model without those nested in it."""
    model = ir.Model(written.name or "")
    model.at = written.at
    written.ir = model
    written.todo &= ~_MODEL
    place(model, written.pose, diagnostics)
    model.static = written.static
    model.self_collide = written.self_collide
    model.allow_auto_disable = written.allow_auto_disable
    model.enable_wind = written.enable_wind
    model.canonical_link = Ref(written.canonical_link) if written.canonical_link else None
    model.placement_frame = Ref(written.placement_frame) if written.placement_frame else None
    model.links = [lower_link(link, diagnostics) for link in written.link]
    joints = [lower_joint(joint, diagnostics) for joint in written.joint]
    joints += [lower_drake_joint(tree, diagnostics) for tree in written.drake_joint]
    model.joints = [joint for joint in joints if joint is not None]
    if written.drake_joint:
        model.joints.sort(key=_place)
    for joint in written.joint:
        transmission = take_transmission(joint) if joint.extra is not None else None
        if transmission is not None:
            model.transmissions.append(transmission)
    model.frames = [_frame(frame, diagnostics) for frame in written.frame]
    model.includes = [_include(include, diagnostics) for include in written.include]
    model.extensions = [extension_of(tree, "sdf") for tree in _extension_trees(written)] or None
    return model


def _place(node: ir.Placed) -> int:
    return node.at


def _extension_trees(model: ast.Model) -> list[Tree]:
    trees = [
        *model.drake_collision_filter_group,
        *model.drake_ball_constraint,
        *model.drake_tendon_constraint,
        *model.drake_linear_bushing_rpy,
        *model.drake_linear_spring_damper,
        *model.drake_distance_constraint,
    ]
    trees.sort(key=lambda tree: tree.at)
    return trees


def _frame(written: ast.Frame, diagnostics: Diagnostics) -> ir.Frame:
    frame = ir.Frame(written.name or "")
    frame.at = written.at
    written.ir = frame
    written.todo &= ~_FRAME
    place(frame, written.pose, diagnostics)
    frame.attached_to = Ref(written.attached_to) if written.attached_to else None
    return frame


def _include(written: ast.Include, diagnostics: Diagnostics) -> ir.Include:
    include = ir.Include(written.name or "", written.uri or "")
    include.at = written.at
    written.ir = include
    written.todo &= ~_INCLUDE
    place(include, written.pose, diagnostics)
    include.merge = bool(written.merge)
    include.static = written.static
    include.placement_frame = Ref(written.placement_frame) if written.placement_frame else None
    return include


def _give_comments(written: ast.Model | ast.World, nodes: list[Node]) -> None:
    """Comments right before a link, joint, frame, model or include go with it."""
    if written.extra is None:
        return
    comments = _comments_before(written, nodes)
    for node in nodes:
        if id(node) in comments and node.ir is not None:
            node.ir.comments = comments[id(node)]


def _comments_before(around: Node, nodes: list[ast.Model] | list[Node]) -> dict[int, list[str]]:
    wanted = {id(node) for node in nodes}
    found: dict[int, list[str]] = {}
    for extra in around.extra or ():
        if isinstance(extra, Comment) and id(extra.before) in wanted:
            found.setdefault(id(extra.before), []).append(extra.text)
    return found
