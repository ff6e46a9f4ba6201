"""Where the bodies and sites of a MJCF stand in a posture."""

from __future__ import annotations

from math import radians
from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.formats.mjcf.lower_joint import turn_about
from transpile.formats.mjcf.lower_tree import TreeLowerer
from transpile.ir.add_up import add_up
from transpile.ir.model import PRISMATIC, WORLD, Frame, Joint, Link
from transpile.ir.node import Node
from transpile.ir.pose import IDENTITY, ZERO, Pose, Vec3


class Point:
    """A point of a link, and the frame that stands there (``""``: none does)."""

    __slots__ = ("link", "p", "frame")

    def __init__(self, link: Link, p: Vec3, frame: str = "") -> None:
        self.link = link
        self.p = p
        self.frame = frame


class Places:
    """The sites of a file by name, and the poses of its bodies where every joint is at its ``field``: ``ref``
    (the posture of the file), or ``springref``, where MuJoCo measures how long a spring is at rest."""

    __slots__ = ("tree", "sites", "field", "poses", "held")

    def __init__(self, tree: TreeLowerer, sites: dict[str, Frame], field: str = "ref") -> None:
        self.tree = tree
        self.sites = sites
        self.field = field
        self.poses: dict[Node, Pose] = {WORLD: IDENTITY}
        self.held: dict[Node, Joint] = {joint.child.target: joint for joint in tree.model.joints}

    def site(self, name: str | None) -> Point | None:
        """Where a site is."""
        frame = self.sites.get(name or "")
        if frame is None or frame.attached_to is None:
            return None
        pose = frame.pose
        return Point(frame.attached_to.target, pose.p if pose is not None else ZERO, frame.name)

    def body(self, name: str | None) -> Point | None:
        """The origin of a body; the world's is a link of its own where something of it is lowered."""
        if name is None or name == "world":
            return Point(self.tree.world, ZERO) if self.tree.world is not None else None
        link = self.tree.links.get(name)
        return Point(link, ZERO) if link is not None else None

    def seen_from(self, point: Point, other: Point) -> Vec3:
        """The place of another point in the link of the first."""
        return self.pose(point.link).inverse().compose(self.pose(other.link)).compose(Pose(other.p)).p

    def distance(self, one: Point, other: Point) -> float:
        """How far apart two points are."""
        a = self.pose(one.link).compose(Pose(one.p)).p
        b = self.pose(other.link).compose(Pose(other.p)).p
        return float(add_up((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5)

    def reference(self, joint: Joint) -> float:
        """The coordinate of a joint there, in rad or m."""
        node = self.tree.nodes[joint]
        ref = getattr(node, self.field) or 0.0
        hinge = (node.type or "hinge") == "hinge"
        return radians(ref) if hinge and self.tree.settings.degrees else ref

    def pose(self, link: Node) -> Pose:
        """X_WL. The links above are found first, from the world on."""
        chain = []
        node = link
        while node not in self.poses:
            chain.append(node)
            joint = self.held.get(node)
            node = joint.parent.target if joint is not None else WORLD
        for node in reversed(chain):
            assert isinstance(node, Link)
            joint = self.held.get(node)
            X_JL = node.pose or IDENTITY
            if joint is None:
                self.poses[node] = X_JL
            else:
                X_PJ = (joint.pose or IDENTITY).compose(self._motion(joint))
                self.poses[node] = self.poses[joint.parent.target].compose(X_PJ).compose(X_JL)
        return self.poses[link]

    def _motion(self, joint: Joint) -> Pose:
        if joint not in self.tree.nodes or not joint.axes:
            return IDENTITY
        q = self.reference(joint)
        x, y, z = joint.axes[0].xyz
        length = (x * x + y * y + z * z) ** 0.5
        if not q or not length:
            return IDENTITY
        x, y, z = x / length, y / length, z / length
        if joint.type == PRISMATIC:
            return Pose((q * x, q * y, q * z))
        return Pose(ZERO, *turn_about((x, y, z), q))


def bodies_of_geoms(root: ast.Mujoco) -> dict[str, Link]:
    """The links that the geoms with a name stand in; those of the world itself are left out."""
    found: dict[str, Link] = {}
    stack: list[tuple[Any, Link | None]] = [(body, None) for world in root.worldbody for body in world.body]
    stack += [(frame, None) for world in root.worldbody for frame in world.frame]
    while stack:
        node, link = stack.pop()
        link = node.ir if isinstance(node.ir, Link) else link
        stack += [(inner, link) for inner in (*node.body, *node.frame)]
        if link is not None:
            found.update((geom.name, link) for geom in node.geom if geom.name)
    return found


def sites_of(root: ast.Mujoco) -> dict[str, Frame]:
    """The frames that the sites of a file became, by the names of the sites."""
    found: dict[str, Frame] = {}
    stack: list[Any] = [*root.worldbody]
    while stack:
        node = stack.pop()
        stack += [*node.body, *node.frame]
        for site in node.site:
            if site.name and isinstance(site.ir, Frame):
                found[site.name] = site.ir
    return found
