"""URDF: from the IR to the AST."""

from __future__ import annotations

from transpile.ast import generated_urdf as ast
from transpile.ast.node import Comment, Document
from transpile.ast.node import Node as AstNode
from transpile.formats.drake_extensions import tree_of
from transpile.formats.keep import restore_kept
from transpile.formats.urdf.raise_joint import DRAKE_ONLY, raise_joint
from transpile.formats.urdf.raise_link import raise_link
from transpile.formats.urdf.raise_material import Palette, raise_material
from transpile.formats.urdf.raise_transmission import raise_transmissions
from transpile.ir.model import WORLD, Frame, Model, Placed, Scene
from transpile.ir.pose import RPY
from transpile.passes.manager import Context


def raise_(scene: Scene, context: Context) -> Document:
    """The URDF document of a scene with one model, which the passes have made a tree."""
    model = scene.models[0]
    robot = ast.Robot()
    robot.ir = model
    robot.at = model.at
    robot.name = model.name
    robot.material = [raise_material(material) for material in model.materials]
    _raise_links(scene, model, robot)
    _raise_joints(model, robot)
    robot.frame = [_raise_frame(frame) for frame in model.frames]
    _raise_extensions(model, robot)
    document = Document("urdf", robot)
    document.header = scene.header
    document.namespaces = scene.namespaces if scene.format == "urdf" else {}
    restore_kept(robot, "urdf", scene)
    raise_transmissions(model, robot)
    return document


def _raise_links(scene: Scene, model: Model, robot: ast.Robot) -> None:
    links = robot.link
    if _stands_in_world(model):
        world = ast.Link()
        world.name = "world"
        links.append(world)
    palette = Palette(model)
    for link in model.links:
        node = raise_link(link, palette)
        links.append(node)
        if link.comments is not None:
            _raise_comments(link, node, robot)
    if scene.format != "urdf":
        for node in links:
            _leave_out_zero_mass(node)


def _stands_in_world(model: Model) -> bool:
    """Whether a joint hangs on the world: then it has to be a link (urdfdom; Drake knows it anyhow)."""
    return any(joint.parent.target is WORLD for joint in model.joints)


def _leave_out_zero_mass(link: ast.Link) -> None:
    """A link without mass needs no ``<inertial>`` in a URDF, where SDFormat has to write zeros. With shapes
    it does: MuJoCo would work out a mass for it."""
    inertial = link.inertial
    if link.visual or link.collision:
        return
    if inertial is None or inertial.mass is None or inertial.mass.value or inertial.inertia is None:
        return
    n = inertial.inertia
    if not (n.ixx or n.ixy or n.ixz or n.iyy or n.iyz or n.izz):
        link.inertial = None


def _raise_joints(model: Model, robot: ast.Robot) -> None:
    for joint in model.joints:
        node = raise_joint(joint)
        if node.type in DRAKE_ONLY:
            robot.drake_joint.append(node)
        else:
            robot.joint.append(node)
        if joint.comments is not None:
            _raise_comments(joint, node, robot)


def _raise_comments(placed: Placed, node: AstNode, robot: ast.Robot) -> None:
    for text in placed.comments or ():
        robot.extra = [*(robot.extra or ()), Comment(text, node.at, node)]


def _raise_frame(frame: Frame) -> ast.Frame:
    node = ast.Frame()
    node.ir = frame
    node.at = frame.at
    node.name = frame.name
    if frame.attached_to is not None:
        node.link = frame.attached_to.written()
    if frame.pose is not None:
        node.xyz = frame.pose.p
        node.rpy = frame.pose.r if frame.pose.form == RPY else frame.pose.rpy()  # type: ignore[assignment]
    return node


def _raise_extensions(model: Model, robot: ast.Robot) -> None:
    lists = {
        "collision_filter_group": robot.drake_collision_filter_group,
        "ball_constraint": robot.drake_ball_constraint,
        "tendon_constraint": robot.drake_tendon_constraint,
        "linear_spring_damper": robot.drake_linear_spring_damper,
        "linear_bushing_rpy": robot.drake_linear_bushing_rpy,
        "distance_constraint": robot.drake_distance_constraint,
    }
    for extension in model.extensions or ():
        trees = lists.get(extension.tag)
        if trees is not None:
            trees.append(tree_of(extension, "urdf"))
