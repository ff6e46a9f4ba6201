"""URDF: from the AST to the IR."""

from __future__ import annotations

from transpile.ast import generated_urdf as ast
from transpile.ast.node import Comment, Document
from transpile.diagnostics import Diagnostics
from transpile.formats.drake_extensions import extension_of
from transpile.formats.keep import keep_rest
from transpile.formats.urdf.lower_drake_joint import check_words
from transpile.formats.urdf.lower_joint import lower_joint
from transpile.formats.urdf.lower_link import lower_link, lower_world_link
from transpile.formats.urdf.lower_material import Materials
from transpile.formats.urdf.lower_transmission import lower_transmissions
from transpile.formats.urdf.settle import settle
from transpile.ir.model import WORLD, Frame, Joint, Link, Model, Placed, Scene
from transpile.ir.node import Extension, Ref
from transpile.ir.pose import ZERO, Pose
from transpile.passes.manager import Context

_ROBOT = ast.Robot.bits("name")

UNNAMED = "robot"


def lower(document: Document, diagnostics: Diagnostics, context: Context | None = None) -> Scene | None:
    """The IR of a URDF document; what the IR has no words for is on the scene's ledger."""
    robot = document.root
    assert isinstance(robot, ast.Robot)
    scene = Scene("urdf", document.version)
    scene.header = document.header
    scene.namespaces = {prefix: uri for prefix, uri in document.namespaces.items() if prefix}
    model = _lower_robot(robot, diagnostics)
    scene.models.append(model)
    materials = Materials(robot, diagnostics)
    model.materials = materials.lower_all()
    joints = _lower_joints(robot, model, diagnostics)
    links = _lower_links(robot, model, materials, diagnostics)
    _place_links(model, links)
    model.frames = [_lower_frame(frame) for frame in robot.frame]
    model.transmissions = lower_transmissions(robot, joints, diagnostics)
    model.extensions = _lower_extensions(robot) or None
    if robot.extra is not None:
        _lower_comments(robot)
    keep_rest(robot, scene)
    check_words(robot, context.dialect if context is not None else "", diagnostics)
    if context is not None and context.target not in ("urdf", ""):
        settle(scene, materials.used, diagnostics)
    return scene


def _lower_robot(robot: ast.Robot, diagnostics: Diagnostics) -> Model:
    robot.todo &= ~_ROBOT
    model = Model(robot.name or UNNAMED)
    robot.ir = model
    model.at = robot.at
    if robot.name is None:
        diagnostics.report("A021", f"the robot has no name; it is called {UNNAMED!r}", robot.at)
    return model


def _lower_joints(robot: ast.Robot, model: Model, diagnostics: Diagnostics) -> dict[str, Joint]:
    written = robot.joint
    if robot.drake_joint:
        written = sorted([*robot.joint, *robot.drake_joint], key=lambda joint: joint.at)
    by_name: dict[str, Joint] = {}
    for joint in written:
        node = lower_joint(joint, diagnostics)
        model.joints.append(node)
        by_name.setdefault(node.name, node)
    return by_name


def _lower_links(
    robot: ast.Robot, model: Model, materials: Materials, diagnostics: Diagnostics
) -> dict[str, Link]:
    by_name: dict[str, Link] = {}
    for link in robot.link:
        if link.name == "world":
            taken = {other.name or "" for other in robot.link}
            taken.update([joint.name for joint in model.joints])
            lower_world_link(link, model, taken, materials, diagnostics)
            continue
        node = lower_link(link, materials)
        model.links.append(node)
        by_name.setdefault(node.name, node)
    return by_name


def _place_links(model: Model, links: dict[str, Link]) -> None:
    """A link stands where the joint does whose child it is."""
    for joint in model.joints:
        if joint.child.name == "world" and joint.child.target is None:
            _turn_round(joint, links)
            continue
        link = links.get(joint.child.name)
        if link is not None and link.relative_to is None:
            link.relative_to = Ref(joint.name, joint)


def _turn_round(joint: Joint, links: dict[str, Link]) -> None:
    """A joint whose child is the world holds its parent there (Drake): the parent link becomes the child."""
    link = links.get(joint.parent.name)
    joint.parent, joint.child = Ref("world", WORLD), joint.parent
    for axis in joint.axes:
        x, y, z = axis.xyz
        axis.xyz = (0.0 - x, 0.0 - y, 0.0 - z)
    if link is not None:
        link.pose = (joint.pose or Pose()).inverse()
        link.relative_to = Ref("__model__")


def _lower_frame(frame: ast.Frame) -> Frame:
    frame.todo = 0
    node = Frame(frame.name or "")
    frame.ir = node
    node.at = frame.at
    node.attached_to = Ref(frame.link or "", WORLD if frame.link == "world" else None)
    if frame.xyz is not None or frame.rpy is not None:
        node.pose = Pose(frame.xyz or ZERO, frame.rpy or ZERO)
    return node


def _lower_extensions(robot: ast.Robot) -> list[Extension]:
    trees = [
        *robot.drake_collision_filter_group,
        *robot.drake_ball_constraint,
        *robot.drake_tendon_constraint,
        *robot.drake_linear_spring_damper,
        *robot.drake_linear_bushing_rpy,
        *robot.drake_distance_constraint,
    ]
    trees.sort(key=lambda tree: tree.at)
    return [extension_of(tree, "urdf") for tree in trees]


def _lower_comments(robot: ast.Robot) -> None:
    """Comments right before a link, a joint or a frame belong to it."""
    for extra in robot.extra or ():
        if isinstance(extra, Comment) and extra.before is not None and not isinstance(extra.before, str):
            node = extra.before.ir
            if isinstance(node, Placed):
                node.comments = [*(node.comments or ()), extra.text]
