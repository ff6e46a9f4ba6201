"""weigh-for-mjcf: what MuJoCo demands of the bodies that move.

A body that moves, or one that is welded to it, must have a mass and moments of inertia (MuJoCo 4.0: at
least 1e-15). A link of no mass between two joints is taken out, and both joints are put on the link that
follows (A041). Where that can't be done, or nothing that hangs on it weighs anything, the link gets a mass
that is too small to count (A042). A moment of no size is raised to one that is too small to count (A043).
Moments that no body has can't be said in MJCF at all, whatever ``--inertia`` says: MuJoCo stops at them,
whether the body moves or not. They are changed by the least that it takes (L056).

Runs after ``place-for-mjcf``.
"""

from __future__ import annotations

from collections.abc import Iterator

from transpile.ir.model import DOFS, FIXED, FLOATING, WORLD, Inertial, Joint, Link, Model, Scene
from transpile.ir.node import Node, Ref
from transpile.ir.pose import IDENTITY
from transpile.passes.checks.check_physics import principal_moments
from transpile.passes.manager import Context

LEAST = 1e-15
"""mjMINVAL: what weighs less weighs nothing."""
LEAST_TURNED = 1e-14
"""mjEPS: the least principal moment of a body whose matrix has products of inertia."""
TINY = 1e-12
"""The mass (kg) and the moments (kg m²) of what has to weigh something."""
SLACK = 1e-10
"""How large a moment of none is made, and how far moments may be off, of the body's largest."""
MOST_DOFS = 6
"""MuJoCo lets a body have no more degrees of freedom in its own joints."""


def run(scene: Scene, context: Context) -> None:
    """Collapse or weigh down what moves and weighs nothing."""
    for model in scene.models:
        weigher = _Weigher(model, context)
        weigher.join_again()
        if scene.format != "mjcf":  # what MuJoCo took once it takes again
            for link in model.links:
                if link.inertial is not None:
                    _settle(link, link.inertial, context)
            weigher.run()
        weigher.finish()


class _Weigher:
    """Looks at the moving links of one model, those at the ends first."""

    def __init__(self, model: Model, context: Context) -> None:
        self.model = model
        self.context = context
        self.joints_of: dict[Link, list[Joint]] = {}
        self.children: dict[Node, list[Link]] = {}
        self.attached: set[Node] = set()
        self.removed: set[Link] = set()
        for joint in model.joints:
            child = joint.child.target
            self.joints_of.setdefault(child, []).append(joint)
            self.children.setdefault(joint.parent.target, []).append(child)

    def run(self) -> None:
        model = self.model
        if not any(self.needs_mass(link) for link in model.links):
            return
        for frame in model.frames:
            if frame.attached_to is not None:
                self.attached.add(frame.attached_to.target)
        for joint in model.loops:
            self.attached.update((joint.parent.target, joint.child.target))
        for link in reversed(self.in_order()):
            if self.needs_mass(link) and not self.raise_moments(link) and not self.collapse(link):
                self.weigh_down(link)

    def finish(self) -> None:
        """Take out the links that were given up."""
        if self.removed:
            self.model.links[:] = [link for link in self.model.links if link not in self.removed]
            self.sort_joints()

    def join_again(self) -> None:
        """Give the joints that a MJCF had in one body back to it."""
        for link in self.model.links:
            children = self.children.get(link, []) if link.between else []
            if len(children) == 1 and link in self.joints_of:
                self.join(link, children[0], self.joints_of[link], self.joints_of[children[0]])

    def sort_joints(self) -> None:
        """Bring the joints of one body together, in the order in which they act."""
        order = [joint for one in self.model.joints for joint in self.joints_of[one.child.target]]
        self.model.joints[:] = dict.fromkeys(order)

    def in_order(self) -> list[Link]:
        """The links, each after the one that it hangs on."""
        order: list[Link] = []
        stack = [*self.children.get(WORLD, ())] + [x for x in self.model.links if x not in self.joints_of]
        while stack:
            link = stack.pop()
            order.append(link)
            stack.extend(self.children.get(link, ()))
        return order

    def moves(self, link: Link) -> bool:
        """Whether a joint (or none at all: it floats) moves the link in its parent."""
        joints = self.joints_of.get(link)
        return joints is None or any(joint.type != FIXED for joint in joints)

    def needs_mass(self, link: Link) -> bool:
        """Whether neither a moving link nor anything welded to it weighs anything, as MuJoCo sees it."""
        return self.moves(link) and not any(_weighs(one) for one in self.welded(link))

    def welded(self, link: Link) -> Iterator[Link]:
        """The link, and what is welded to it further out."""
        stack = [link]
        while stack:
            inner = stack.pop()
            yield inner
            stack += [child for child in self.children.get(inner, ()) if not self.moves(child)]

    def raise_moments(self, link: Link) -> bool:
        """A point or a thin rod with a mass gets moments that are too small to count."""
        for one in self.welded(link):
            i = one.inertial
            if i is None or i.mass < LEAST or i.ixy or i.ixz or i.iyz or min(i.ixx, i.iyy, i.izz) < 0.0:
                continue
            high = max(i.ixx, i.iyy, i.izz)
            least = max(2.0 * LEAST, SLACK * high) if high > 0.0 else TINY
            i.ixx, i.iyy, i.izz = max(i.ixx, least), max(i.iyy, least), max(i.izz, least)
            _tell_small(one, i, least, self.context)
            return True
        return False

    def collapse(self, link: Link) -> bool:
        """Put the link's joints on the only link that hangs on it, and take the link out."""
        children = self.children.get(link, [])
        if len(children) != 1 or link.visuals or link.collisions or link in self.attached:
            return False
        if link.inertial is not None and any(_moments(link.inertial)):
            return False
        child = children[0]
        mine, theirs = self.joints_of.get(link), self.joints_of[child]
        if not mine or not self.weighs_below(child):
            return False
        if any(joint.type == FLOATING for joint in (*mine, *theirs)):
            return False
        if sum(DOFS[joint.type] for joint in (*mine, *theirs)) > MOST_DOFS:
            return False
        self.join(link, child, mine, theirs)
        names = ", ".join(repr(joint.name) for joint in (*mine, *theirs))
        self.context.diagnostics.report(
            "A041",
            f"link {link.name!r} has no mass: it is taken out, and {child.name!r} has the joints {names}",
            link.at,
            data={"collapsed_link": link.name, "onto": child.name},
        )
        return True

    def weighs_below(self, link: Link) -> bool:
        """Whether anything that hangs on the link, or the link itself, weighs anything of its own."""
        stack = [link]
        while stack:
            inner = stack.pop()
            if _weighs(inner) and inner.inertial is not None and inner.inertial.mass != TINY:
                return True
            stack.extend(self.children.get(inner, ()))
        return False

    def join(self, link: Link, child: Link, mine: list[Joint], theirs: list[Joint]) -> None:
        X_LC = child.pose or IDENTITY
        X_CL = X_LC.inverse()
        before = mine[0].parent
        for joint in mine:
            X_CJ = X_CL.compose(joint.pose or IDENTITY)
            joint.pose = None if X_CJ.is_identity() else X_CJ
            joint.child = Ref(child.name, child)
        for joint in theirs:
            joint.parent = before
        X_PC = (link.pose or IDENTITY).compose(X_LC)
        child.pose = None if X_PC.is_identity() else X_PC
        child.relative_to = link.relative_to
        self.joints_of[child] = [*mine, *theirs]
        siblings = self.children[before.target]
        siblings[siblings.index(link)] = child
        self.removed.add(link)

    def weigh_down(self, link: Link) -> None:
        inertial = link.inertial = link.inertial or Inertial()
        inertial.at = link.at if inertial.at < 0 else inertial.at
        inertial.mass = max(inertial.mass, TINY)
        inertial.ixx, inertial.iyy, inertial.izz = (max(x, TINY) for x in _moments(inertial)[:3])
        self.context.diagnostics.report(
            "A042",
            f"link {link.name!r} moves and has no mass: {TINY:g} kg and {TINY:g} kg m² are written, for "
            "MuJoCo refuses it otherwise",
            link.at,
            fix="give it an <inertial>",
            data={"tiny_inertia": link.name},
        )


def _moments(i: Inertial) -> tuple[float, float, float, float, float, float]:
    return i.ixx, i.iyy, i.izz, i.ixy, i.ixz, i.iyz


def _weighs(link: Link) -> bool:
    i = link.inertial
    return i is not None and i.mass >= LEAST and min(i.ixx, i.iyy, i.izz) >= LEAST


def _settle(link: Link, i: Inertial, context: Context) -> None:
    """Mend moments that MuJoCo refuses: each must be above 0 (or all three 0), and at most the sum of the
    others.

    It has no patience with round-off: 0.1 + 0.7 is less than 0.8 in binary."""
    if max(map(abs, _moments(i))) < LEAST:
        i.ixx = i.iyy = i.izz = i.ixy = i.ixz = i.iyz = 0.0
        return
    plain = not (i.ixy or i.ixz or i.iyz)
    low, middle, high = sorted((i.ixx, i.iyy, i.izz) if plain else principal_moments(i))
    missing = max(high - low - middle, 0.0 - low)
    if missing > SLACK * max(high, 0.0 - low):
        more = missing * (1.0 + 1e-12) + SLACK * abs(high)
        _repair(link, i, more if plain else max(more, 2.0 * LEAST_TURNED), context)
    elif plain:
        i.ixx = min(i.ixx, i.iyy + i.izz)
        i.iyy = min(i.iyy, i.ixx + i.izz)
        i.izz = min(i.izz, i.ixx + i.iyy)
    elif low < 1.1 * LEAST_TURNED or missing > -1e-14 * high:
        more = 1e-12 * high + max(0.0, missing)
        if low < 1.1 * LEAST_TURNED:
            more = max(more, 2.0 * LEAST_TURNED)
        i.ixx, i.iyy, i.izz = i.ixx + more, i.iyy + more, i.izz + more
        if more > 1e-9 * high:
            _tell_small(link, i, more, context)


def _repair(link: Link, i: Inertial, more: float, context: Context) -> None:
    i.ixx, i.iyy, i.izz = i.ixx + more, i.iyy + more, i.izz + more
    context.diagnostics.report(
        "L056",
        f"link {link.name!r}: MuJoCo refuses its inertia, which no body has; {more:g} kg m² is added to each "
        "moment",
        i.at,
        "inertia",
        fix="write the inertia of the real body",
        data={"changed_inertia": link.name},
    )


def _tell_small(link: Link, i: Inertial, least: float, context: Context) -> None:
    context.diagnostics.report(
        "A043",
        f"link {link.name!r} has a moment of inertia of 0, or near it: {least:g} kg m² is written, for "
        "MuJoCo refuses less",
        i.at,
        "inertia",
        data={"tiny_inertia": link.name},
    )
