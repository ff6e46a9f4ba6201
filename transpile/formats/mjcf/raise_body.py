"""MJCF bodies: the tree of links from the IR to the AST."""

from __future__ import annotations

from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.ast.node import Comment
from transpile.formats.mjcf.keep_raw import rank_of_link
from transpile.formats.mjcf.raise_geom import GeomRaiser
from transpile.formats.mjcf.raise_joint import JointRaiser
from transpile.formats.mjcf.raise_pose import raise_pose
from transpile.ir.model import (
    FLOATING,
    WORLD,
    Collision,
    Frame,
    Inertial,
    Joint,
    Link,
    Model,
    Placed,
    Visual,
)
from transpile.ir.node import Node
from transpile.ir.pose import EYE, Mat3, multiply, transpose
from transpile.passes.manager import Context
from transpile.source import ORDINAL_BITS

DEEPEST = 499
"""The deepest element that MuJoCo's reader takes (tinyxml2: fewer than 500 levels)."""
_ROOT_LEVELS = 2
"""<mujoco> and <worldbody>."""


class BodyRaiser:
    """Raises the links of one model; ``order`` has them as they are written, each after its parent."""

    __slots__ = (
        *("model", "geoms", "joints", "context", "in_order", "ranks"),
        *("order", "bodies", "joints_of", "children", "frames", "depth"),
    )

    def __init__(
        self, model: Model, geoms: GeomRaiser, joints: JointRaiser, context: Context, again: bool = False
    ) -> None:
        self.model = model
        self.in_order = again and _is_plain(model)
        """Whether the places of things tell their order in a MJCF that is written again."""
        ranked = model.links if again and not self.in_order else ()
        self.ranks = {link: rank_of_link(number) for number, link in enumerate(ranked)}
        self.geoms = geoms
        self.joints = joints
        self.context = context
        self.order: list[Link] = []
        self.bodies: list[ast.Body] = []
        self.joints_of: dict[Link, list[Joint]] = {}
        self.children: dict[Node, list[Link]] = {}
        self.frames: dict[Node, list[Frame]] = {}
        self.depth = 0
        for joint in model.joints:
            self.joints_of.setdefault(joint.child.target, []).append(joint)
        for link in model.links:
            joints_of = self.joints_of.get(link)
            parent = joints_of[0].parent.target if joints_of else WORLD
            self.children.setdefault(parent, []).append(link)
        for frame in model.frames:
            on = frame.attached_to.target if frame.attached_to is not None else WORLD
            self.frames.setdefault(on, []).append(frame)

    def raise_world(self) -> ast.Worldbody:
        """The whole tree."""
        world = ast.Worldbody()
        world.site = [self.site(frame) for frame in self.frames.get(WORLD, ())]
        self.raise_ground(world)
        level: list[tuple[Link, ast.Worldbody | ast.Body, int]] = [
            (link, world, _ROOT_LEVELS + 1) for link in reversed(self.children.get(WORLD, ()))
        ]
        while level:
            link, outer, depth = level.pop()
            body = self.body(link)
            outer.body.append(body)
            self.bodies.append(body)
            self.comment(link, body, outer)
            self.order.append(link)
            if (
                depth + bool(body.geom or body.joint or body.freejoint or body.inertial)
                > DEEPEST
                >= self.depth
            ):
                self.tell_depth(link)
            self.depth = max(self.depth, depth + 1)
            level.extend((child, body, depth + 1) for child in reversed(self.children.get(link, ())))
        return world

    def raise_ground(self, world: ast.Worldbody) -> None:
        """What stood in the world of a MJCF stands there again."""
        ground = self.model.ground.target if self.model.ground is not None else None
        if not isinstance(ground, Link) or ground.pose is not None:
            return
        if ground not in self.children.get(WORLD, ()):
            return
        world.ir = ground
        self.children[WORLD].remove(ground)
        self.children[WORLD] += self.children.get(ground, ())
        world.geom = self.geoms.raise_geoms(ground)
        world.site += [self.site(frame) for frame in self.frames.get(ground, ())]
        self.keep_order(world)

    def tell_depth(self, link: Link) -> None:
        self.context.diagnostics.warn(
            "C056",
            f"link {link.name!r} stands deeper than {DEEPEST} elements: MuJoCo's reader refuses the file",
            link.at,
            fix="weld links together that do not move, or divide the model",
        )

    def body(self, link: Link) -> ast.Body:
        """One body without those in it."""
        node = ast.Body()
        node.ir = link
        node.name = link.name
        raise_pose(link.pose, node)
        if link.gravity is False:
            node.gravcomp = 1.0
        if link.inertial is not None and (link.inertial.mass or _says(link.inertial)):
            node.inertial = raise_inertial(link.inertial)
        joints = self.joints_of.get(link)
        if joints is None or joints[0].type == FLOATING:
            _raise_free(joints[0] if joints else None, node)
        else:
            node.joint = [part for joint in joints for part in self.joints.raise_joint(joint)]
            for joint in joints:
                self.comment_joint(joint, node)
        node.geom = self.geoms.raise_geoms(link)
        node.site = [self.site(frame) for frame in self.frames.get(link, ())]
        self.keep_order(node)
        return node

    def take_back_names(self) -> None:
        """What has no name in the MJCF that is written again gets none."""
        for body in self.bodies:
            parts: list[Any] = [body, *body.joint, *body.freejoint]
            for part in parts:
                if part.ir is not None and part.ir.unnamed:
                    part.name = None

    def keep_order(self, node: ast.Body | ast.Worldbody) -> None:
        """Let what stands in a body of a MJCF keep its order, in which MuJoCo numbers it."""
        if not self.in_order:
            if node.ir in self.ranks and isinstance(node, ast.Body):
                node.at = self.ranks[node.ir]
            return
        parts: list[Any] = [*node.geom, *node.site]
        if isinstance(node, ast.Body):
            node.at = node.ir.at
            parts += [*node.joint, *node.freejoint]
            if node.inertial is not None:
                parts.append(node.inertial)
        for part in parts:
            part.at = part.ir.at if part.ir is not None else node.at

    def site(self, frame: Frame) -> ast.Site:
        """A frame."""
        node = ast.Site()
        node.ir = frame
        node.name = frame.name
        raise_pose(frame.pose, node)
        return node

    def comment(self, placed: Placed, node: ast.Body, outer: ast.Worldbody | ast.Body) -> None:
        for text in placed.comments or ():
            outer.extra = [*(outer.extra or ()), Comment(text, node.at, node)]

    def comment_joint(self, joint: Joint, body: ast.Body) -> None:
        """Before the joint; before all else in a body that is held fast."""
        parts = self.joints.parts.get(joint)
        anchor = parts[0] if parts else body.inertial
        for text in joint.comments or ():
            body.extra = [*(body.extra or ()), Comment(text, body.at, anchor)]


def _is_plain(model: Model) -> bool:
    """Whether a model comes from one file, in which nothing is replicated."""
    places = [placed.at for placed in (*model.links, *model.frames)]
    for link in model.links:
        items: list[Visual | Collision] = [*link.visuals, *link.collisions]
        places += {id(item.shape): item.at for item in items}.values()
    return len({at >> ORDINAL_BITS for at in places}) == 1 and len(set(places)) == len(places)


def _raise_free(joint: Joint | None, node: ast.Body) -> None:
    """A free joint: in short, unless more is kept for it than that has room for."""
    if joint is not None and any(kept.owner is ast.Joint for kept in joint.kept or ()):
        whole = ast.Joint()
        whole.name, whole.type, whole.ir = joint.name, "free", joint
        node.joint.append(whole)
        return
    free = ast.Freejoint()
    free.name = joint.name if joint is not None else None
    free.ir = joint
    node.freejoint.append(free)


def _says(i: Inertial) -> bool:
    """Whether an inertial of no mass says anything."""
    return i.pose is not None or bool(i.ixx or i.iyy or i.izz or i.ixy or i.ixz or i.iyz)


def raise_inertial(inertial: Inertial) -> ast.Inertial:
    """Mass, centre and moments. With products of inertia MuJoCo takes no orientation, so the matrix is turned
    into the body's axes."""
    node = ast.Inertial()
    node.ir = inertial
    i = inertial
    node.mass = i.mass
    node.pos = (0.0, 0.0, 0.0)
    if not (i.ixy or i.ixz or i.iyz):
        raise_pose(i.pose, node)
        node.diaginertia = (i.ixx, i.iyy, i.izz)
        return node
    moments: Mat3 = (i.ixx, i.ixy, i.ixz, i.ixy, i.iyy, i.iyz, i.ixz, i.iyz, i.izz)
    if i.pose is not None:
        node.pos = i.pose.p
        R = i.pose.matrix() if i.pose.turns() else EYE
        if R is not EYE:
            moments = multiply(multiply(R, moments), transpose(R))
    node.fullinertia = (moments[0], moments[4], moments[8], moments[1], moments[2], moments[5])
    return node
