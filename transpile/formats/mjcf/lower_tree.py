"""MJCF's kinematic tree: bodies become links, and what joins them joints.

A body without joints is welded to its parent, one in the world to the world. Several joints of one body act
one after the other, the first next to the parent: massless links stand between them. A free joint holds
nothing: where its body stands is the link's pose.
"""

from __future__ import annotations

from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf.join_bodies import is_free, join_body
from transpile.formats.mjcf.keep_raw import LEFT, keep_left, keep_length
from transpile.formats.mjcf.lower_asset import Assets
from transpile.formats.mjcf.lower_geom import GeomLowerer
from transpile.formats.mjcf.lower_inertial import align_free, lower_inertial, settle_weights
from transpile.formats.mjcf.lower_pose import ends_of, lower_pose
from transpile.formats.mjcf.weigh_geoms import Scale
from transpile.ir.model import FIXED, WORLD, Frame, Joint, Link, Model
from transpile.ir.node import Ref
from transpile.ir.pose import IDENTITY, Pose
from transpile.passes.from_mjcf.expand_mjcf_order import Order
from transpile.passes.from_mjcf.expand_mjcf_settings import Settings
from transpile.passes.pick_names import free_name

_BODY = ast.Body.bits("name")
_GRAVCOMP = ast.Body.bits("gravcomp") & ~1
_FRAME = ast.Frame.bits()
_SITE = ast.Site.bits("name")
_FROM_TO = ast.Site.bits("fromto") & ~1
_INSIDE = ("inertial", "joint", "freejoint", "geom", "site", "body", "frame")
_KEPT_INSIDE = (*_INSIDE, *LEFT)


class Part:
    """What stands in a body, with the pose of the ``<frame>`` around it."""

    __slots__ = ("node", "X_BF")

    def __init__(self, node: Any, X_BF: Pose) -> None:
        self.node = node
        self.X_BF = X_BF


class Place:
    """Where a body stands in the file: in which other one (None: the world), as written (``pose``) and with
    the ``<frame>`` around it (``X_PB``), and on which joints, each with the pose of the frame around it."""

    __slots__ = ("link", "parent", "pose", "X_PB", "joints")

    def __init__(
        self, link: Link, parent: Link | None, pose: Pose | None, X_PB: Pose, joints: list[Part]
    ) -> None:
        self.pose = pose
        self.link = link
        self.parent = parent
        self.X_PB = X_PB
        self.joints = [(part.node, part.X_BF) for part in joints]


class TreeLowerer:
    """Lowers the worldbody of one file into a model."""

    def __init__(
        self,
        model: Model,
        settings: Settings,
        assets: Assets,
        order: Order,
        diagnostics: Diagnostics,
        same_format: bool,
    ) -> None:
        self.model = model
        self.settings = settings
        self.order = order
        self.diagnostics = diagnostics
        self.geoms = GeomLowerer(settings, assets, diagnostics, same_format)
        self.bits = self.geoms.bits
        self.links: dict[str, Link] = {}
        self.joints: dict[str, Joint] = {}
        self.nodes: dict[Joint, ast.Joint] = {}
        self.taken: set[str] = {"world"}
        self.frames: set[str] = set()
        self.free_joints: set[str] = set()
        self.places: list[Place] = []
        self.mocaps: set[Link] = set()
        """The bodies that the user moves."""
        self.helpers: set[Link] = set()
        """The massless links between the joints of one body."""
        self.world: Link | None = None
        self.same_format = same_format
        self.bodies = 0
        self.count = 0

    def lower(self, root: ast.Mujoco) -> None:
        """All worldbodies, one after the other."""
        worlds = [world for _, world in self.order.children(root, ("worldbody",))]
        self._reserve(worlds)
        parts: list[Part] = []
        for world in worlds:
            world.todo &= ~1
            parts += self._parts(world)
        stack = [(part, None) for part in reversed(self._lower_world(parts, root))]
        todo: list[tuple[Part, Link | None]] = [*stack]
        while todo:
            part, parent = todo.pop()
            link, inner = self._lower_body(part, parent)
            todo.extend((one, link) for one in reversed(inner))
        if self.same_format:
            return
        apart = self.helpers if self.world is None else {*self.helpers, self.world}
        poses = {place.link: place.pose for place in self.places}
        settle_weights(self.model, self.settings, apart, poses)

    def _reserve(self, worlds: list[Any]) -> None:
        """Note the names of all bodies and joints, so that a name made up is never one of them."""
        stack = [*worlds]
        while stack:
            node = stack.pop()
            for kind in ("joint", "freejoint"):
                self.taken.update(joint.name for joint in getattr(node, kind, ()) if joint.name)
            for inner in (*node.body, *node.frame):
                if inner.name and isinstance(inner, ast.Body):
                    self.taken.add(inner.name)
                stack.append(inner)

    def _parts(self, body: Any) -> list[Part]:
        """What stands in a body, frames opened, in document order."""
        found: list[Part] = []
        inside = _KEPT_INSIDE if self.same_format else _INSIDE
        stack = [Part(node, IDENTITY) for _, node in reversed(self.order.children(body, inside))]
        while stack:
            part = stack.pop()
            if not isinstance(part.node, ast.Frame):
                found.append(part)
                continue
            frame = part.node
            pose = lower_pose(frame, self.settings, self.diagnostics)
            frame.todo &= ~_FRAME
            X_BF = part.X_BF if pose is None else part.X_BF.compose(pose)
            stack += [Part(node, X_BF) for _, node in reversed(self.order.children(frame, inside))]
        return found

    def _keep_left(self, parts: list[Part], *bodies: ast.Body | ast.Worldbody) -> None:
        if self.same_format:
            keep_left([(one.node, one.X_BF) for one in parts], bodies, self.settings, self.diagnostics)

    # the world

    def _lower_world(self, parts: list[Part], root: ast.Mujoco) -> list[Part]:
        """What stands in the world itself becomes a link that is welded to it; the result is the bodies."""
        self._keep_left(parts, *root.worldbody)
        others = [part for part in parts if isinstance(part.node, (ast.Geom, ast.Site))]
        if any(isinstance(part.node, ast.Geom) or part.node.name for part in others):
            link = self.world_link(root.worldbody[0])
            for part in others:
                if isinstance(part.node, ast.Geom):
                    self.geoms.lower(part.node, part.X_BF, link, None)
                else:
                    self._lower_site(part, link)
        return [part for part in parts if isinstance(part.node, ast.Body)]

    def world_link(self, world: ast.Worldbody) -> Link:
        """Make the link that stands for the world, welded to it."""
        link = Link(self.pick_name("world_link"))
        weld = Joint(self.pick_name("world_joint"), FIXED, Ref("world", WORLD), Ref(link.name, link))
        world.ir = self.world = link
        self.model.ground = Ref(link.name, link)
        link.at = weld.at = world.at
        weld.relative_to = Ref("__model__")
        link.relative_to = Ref(weld.name, weld)
        self.model.links.append(link)
        self.model.joints.append(weld)
        if not self.same_format:
            self.diagnostics.rename(
                "A063", "link", "world", link.name, link.at, "what stands in it is welded to the world"
            )
        return link

    # bodies

    def _lower_body(self, part: Part, parent: Link | None) -> tuple[Link, list[Part]]:
        """A body's link and joints; the result has the bodies in it."""
        body: ast.Body = part.node
        self.bodies += 1
        link = Link(self._name_body(body))
        link.unnamed = not body.name
        body.todo &= ~_BODY
        body.ir = link
        link.at = body.at
        pose = lower_pose(body, self.settings, self.diagnostics)
        X_PB = part.X_BF if pose is None else part.X_BF.compose(pose)
        parts = self._parts(body)
        joints = [one for one in parts if isinstance(one.node, (ast.Joint, ast.Freejoint))]
        join_body(self, body, link, parent, X_PB, joints)
        self.places.append(Place(link, parent, pose, X_PB, joints))
        self.model.links.append(link)
        frames = len(self.model.frames)
        self._fill(body, link, parts)
        self._keep_left(parts, body)
        inner = [one for one in parts if isinstance(one.node, ast.Body)]
        if self._is_aligned(joints) and not inner:
            align_free(link, self.model.frames[frames:])
        return link, inner

    def _is_aligned(self, joints: list[Part]) -> bool:
        """Whether the frame of a free body (without others in it) moves to its centre of mass."""
        if not joints or not is_free(joints[0].node):
            return False
        align = getattr(joints[0].node, "align", None) or "auto"
        if self.same_format:
            return False
        return align == "true" or (align == "auto" and self.settings.alignfree)

    def _name_body(self, body: ast.Body) -> str:
        name = body.name
        if name:
            if name in self.links or name == "world":  # which the worldbody is called
                self.diagnostics.report("S036", f"there is a body {name!r} already", body.at, "@name")
            return name
        made = self.pick_name(f"body_{self.bodies}")
        if not self.same_format:
            self.diagnostics.report(
                "A031",
                f"a body without a name is called {made!r}",
                body.at,
                data={"renaming": "link", "old": f"#{self.bodies}", "new": made},
            )
        return made

    def _fill(self, body: ast.Body, link: Link, parts: list[Part]) -> None:
        """The link's mass, shapes and sites."""
        self.links[link.name] = link
        if body.gravcomp == 1.0 and not self.same_format:
            body.todo &= ~_GRAVCOMP
            link.gravity = False
            self.diagnostics.report(
                "A034",
                f"gravcomp holds all of the weight of {link.name!r}: it is written as a link without "
                "gravity, which Drake does not read",
                body.at,
                "@gravcomp",
            )
        elif not body.gravcomp:
            body.todo &= ~_GRAVCOMP
        inertials = [one for one in parts if isinstance(one.node, ast.Inertial)]
        rule = self.settings.inertiafromgeom
        scale = Scale() if rule == "true" or (rule == "auto" and not inertials) else None
        for one in parts:
            if isinstance(one.node, ast.Geom):
                self.geoms.lower(one.node, one.X_BF, link, scale)
            elif isinstance(one.node, ast.Site):
                self._lower_site(one, link)
        if scale is not None:
            link.inertial = None if scale.unknown and self.same_format else scale.inertial()
            if link.inertial is not None:
                link.inertial.at = body.at
        elif inertials:
            link.inertial = lower_inertial(
                inertials[0].node, inertials[0].X_BF, self.settings, self.diagnostics
            )

    def pick_name(self, wanted: str) -> str:
        """A name that nothing in the file has: as wanted, or with a number."""
        name = free_name(wanted, self.taken)
        self.taken.add(name)
        return name

    # sites

    def _lower_site(self, part: Part, link: Link) -> None:
        """A site with a name is a frame; one without can't be referred to, and is left to the account."""
        site: ast.Site = part.node
        if not site.name:
            return
        frame = Frame(self._name_frame(site))
        site.ir = frame
        frame.at = site.at
        pose = lower_pose(site, self.settings, self.diagnostics)
        site.todo &= ~_SITE
        if site.fromto is not None:
            ends = ends_of(site, site.fromto, self.diagnostics)
            site.todo &= ~_FROM_TO
            pose = ends[0] if ends is not None else pose
            if self.same_format and ends is not None:
                keep_length(site, ends[1])
        X_BS = part.X_BF if pose is None else part.X_BF.compose(pose)
        frame.attached_to = Ref(link.name, link)
        frame.pose = None if X_BS.is_identity() else X_BS
        self.model.frames.append(frame)

    def _name_frame(self, site: ast.Site) -> str:
        """Sites have a name space of their own; frames share one with links and joints."""
        name = site.name or ""
        if name in self.frames:
            self.diagnostics.report("S038", f"there is a site {name!r} already", site.at, "@name")
        self.frames.add(name)
        if name not in self.taken or self.same_format:
            self.taken.add(name)
            return name
        new = self.pick_name(f"{name}_site")
        self.diagnostics.rename("A064", "frame", name, new, site.at, "a body or a joint has that name")
        return new
