"""What ties bodies together in MJCF, as constraints and springs of Drake's where that is exact.

| MJCF | Drake | |
| --- | --- | --- |
| connect, of sites or of bodies | ball_constraint | exact |
| fixed tendon with a range | tendon_constraint | exact |
| fixed tendon with a stiffness | tendon_constraint with that stiffness between its springlengths | exact |
| fixed tendons under equality/tendon, on a line | tendon_constraint of equal limits | exact |
| joint under equality/joint alone | tendon_constraint of equal limits | exact |
| spatial tendon between two sites, a spring | linear_spring_damper | exact |
| the same of springlength 0, undamped | linear_bushing_rpy of one force stiffness | exact |
| the same under equality/tendon | distance_constraint | exact |
| tendons over geoms, pulleys or several sites; a slack spatial spring; other forces | – | lost |

MuJoCo holds equalities and limits as softly as their solref and solimp say, Drake as hard as it can (A038).
"""

from __future__ import annotations

from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf.find_places import Places, Point, sites_of
from transpile.formats.mjcf.lower_contacts import report_dangling
from transpile.formats.mjcf.lower_tree import TreeLowerer
from transpile.ir.add_up import add_up
from transpile.ir.model import Joint
from transpile.ir.node import Extension
from transpile.syntax.values import write_real

_CONNECT = ast.Connect.bits("body1", "body2", "site1", "site2", "anchor", "active")
_HELD = ast.EqualityTendon.bits("tendon1", "tendon2", "polycoef", "active")
_ALONE = ast.EqualityJoint.bits("joint1", "polycoef", "active")
_LIMITS = ("range", "limited")
_SPRING = ("stiffness", "springlength")
Terms = dict[Joint, float]


class TieLowerer:
    """Lowers the ties of one file whose tree is lowered already."""

    __slots__ = ("tree", "diagnostics", "places", "at_rest", "worldbody", "made", "tendons", "done")

    def __init__(self, tree: TreeLowerer, root: ast.Mujoco, diagnostics: Diagnostics) -> None:
        self.tree = tree
        self.diagnostics = diagnostics
        sites = sites_of(root)
        self.places = Places(tree, sites)
        self.at_rest = Places(tree, sites, "springref")
        self.worldbody = root.worldbody[0] if root.worldbody else None
        self.made: list[Extension] = []
        self.tendons: dict[str, ast.Fixed | ast.Spatial] = {}
        self.done: set[int] = set()
        """The places of the tendons of which something is said."""

    def lower(self, root: ast.Mujoco) -> None:
        """All sections."""
        for section in root.tendon:
            tendons: list[ast.Fixed | ast.Spatial] = [*section.fixed, *section.spatial]
            for tendon in tendons:
                self.tendons[tendon.name or ""] = tendon
                self._lower_tendon(tendon)
        for equality in root.equality:
            for connect in equality.connect:
                self._connect(connect)
            for held in equality.tendon:
                self._hold(held)
            for alone in equality.joint:
                self._hold_joint(alone)
        if self.made:
            model = self.tree.model
            model.extensions = [*(model.extensions or ()), *self.made]

    def _add(self, tag: str, node: Any, parts: list[tuple[str, str]], *children: Extension) -> None:
        own = [Extension(f"{tag}_{name}", value, at=node.at) for name, value in parts]
        self.made.append(Extension(tag, children=[*children, *own], at=node.at))
        name = f" {node.name!r}" if node.name else ""
        self.diagnostics.report(
            "A038",
            f"<{node.TAG}>{name} is written as <drake:{tag}>, which only Drake reads",
            node.at,
            data={"extension": tag},
        )

    # points

    def _connect(self, node: ast.Connect) -> None:
        """Two points that stay together. That of the second body is where the first's is in the file."""
        if node.active is False:
            return
        if node.site1 is not None:
            ends = [self._site(node.site1, node, "@site1"), self._site(node.site2, node, "@site2")]
        else:
            ends = [self._body(node.body1, node.body2), self._body(node.body2, node.body1)]
            if ends[0] is not None and ends[1] is not None:
                ends[0].p = node.anchor or (0.0, 0.0, 0.0)
                ends[1].p = self.places.seen_from(ends[1], ends[0])
        one, other = ends
        if one is None or other is None or one.link is other.link:
            return
        node.todo &= ~_CONNECT
        self._add("ball_constraint", node, _ends(one, other))

    def _body(self, name: str | None, other: str | None) -> Point | None:
        """The origin of a body. Where the world has no link of its own yet, and something is tied to it, it
        gets one: Drake's constraints do not reach the world."""
        of_world = name in (None, "world")
        if of_world and self.tree.world is None and other in self.tree.links and self.worldbody is not None:
            link = self.tree.world_link(self.worldbody)
            weld = self.tree.model.joints[-1]
            self.places.held[link] = self.at_rest.held[link] = weld
        return self.places.body(name)

    def _site(self, name: str | None, node: Any, field: str) -> Point | None:
        found = self.places.site(name)
        if found is None and name:
            report_dangling("site", name, self.places.sites, node, field, self.diagnostics)
        return found

    # tendons

    def _lower_tendon(self, node: ast.Fixed | ast.Spatial) -> None:
        if isinstance(node, ast.Fixed):
            terms = self._terms(node)
            if terms:
                self._limit(node, terms)
        else:
            ends = self._line(node)
            if ends is not None:
                self._stretch(node, *ends)

    def _terms(self, node: ast.Fixed) -> Terms | None:
        """The hinges and slides of a fixed tendon; None where one of them is none."""
        terms: Terms = {}
        for part in node.joint:
            joint = self.tree.joints.get(part.joint or "")
            if joint is None:
                report_dangling("joint", part.joint or "", self.tree.joints, part, "@joint", self.diagnostics)
                return None
            if not joint.axes or self.tree.nodes[joint].type == "ball":
                return None
            terms[joint] = terms.get(joint, 0.0) + (1.0 if part.coef is None else part.coef)
        return terms

    def _limit(self, node: ast.Fixed, terms: Terms) -> None:
        limits = self._range(node)
        if limits is not None:
            self._constrain(node, terms, limits, "inf")
            self._say(node, _LIMITS)
        stiffness = _straight(node.stiffness)
        if stiffness:
            low, high = self._rest(node, self._length(terms, self.at_rest))
            self._constrain(node, terms, (low, high), write_real(stiffness))
            self._say(node, _SPRING)

    def _constrain(self, node: Any, terms: Terms, limits: tuple[float, float], stiffness: str) -> None:
        joints = [
            Extension(
                "tendon_constraint_joint",
                attributes={"name": joint.name, "a": write_real(factor)},
                at=node.at,
            )
            for joint, factor in terms.items()
        ]
        low, high = limits
        rest = [("offset", "0"), ("lower_limit", write_real(low)), ("upper_limit", write_real(high))]
        self._add("tendon_constraint", node, [*rest, ("stiffness", stiffness), ("damping", "0")], *joints)

    def _length(self, terms: Terms, places: Places) -> float:
        """The length of a fixed tendon in a posture."""
        return add_up(factor * places.reference(joint) for joint, factor in terms.items())

    def _range(self, node: ast.Fixed) -> tuple[float, float] | None:
        if node.range is None or node.limited == "false" or node.range[0] >= node.range[1]:
            return None
        return node.range if node.limited == "true" or self.tree.settings.autolimits else None

    def _rest(self, node: ast.Fixed | ast.Spatial, length: float) -> tuple[float, float]:
        """Between which lengths a tendon's spring is slack; -1 -1 means its length where every joint is
        at its springref."""
        low, high = (*(node.springlength or (-1.0,)), *(node.springlength or (-1.0,)))[:2]
        return (length, length) if low == high == -1.0 else (low, high)

    def _line(self, node: ast.Spatial) -> tuple[Point, Point] | None:
        """The ends of a tendon that runs between two sites and over nothing."""
        if len(node.site) != 2 or node.geom or node.pulley:
            return None
        one, other = (self._site(part.site, part, "@site") for part in node.site)
        return None if one is None or other is None or one.link is other.link else (one, other)

    def _stretch(self, node: ast.Spatial, one: Point, other: Point) -> None:
        stiffness, damping = _straight(node.stiffness), _straight(node.damping)
        if stiffness is None or damping is None or not (stiffness or damping):
            return
        low, high = self._rest(node, self.at_rest.distance(one, other)) if stiffness else (1.0, 1.0)
        if low != high:
            return
        if low > 0.0:
            parts = [("free_length", low), ("stiffness", stiffness), ("damping", damping)]
            texts = [(name, write_real(value)) for name, value in parts]
            self._add("linear_spring_damper", node, [*_ends(one, other), *texts])
            self._say(node, (*_SPRING, "damping"))
        elif damping == 0.0 and low == 0.0 and one.frame and other.frame:
            self._add_bushing(node, one.frame, other.frame, write_real(stiffness))
            self._say(node, (*_SPRING, "damping"))

    def _add_bushing(self, node: ast.Spatial, one: str, other: str, stiffness: str) -> None:
        none = "0 0 0"
        parts = [("frameA", one), ("frameC", other), ("torque_stiffness", none), ("torque_damping", none)]
        parts += [("force_stiffness", f"{stiffness} {stiffness} {stiffness}"), ("force_damping", none)]
        own = [Extension(f"bushing_{name}", value, at=node.at) for name, value in parts]
        self._add("linear_bushing_rpy", node, [], *own)

    def _say(self, node: ast.Fixed | ast.Spatial, fields: tuple[str, ...]) -> None:
        """These fields of a tendon, its name and its path are said."""
        node.todo &= ~node.bits("name", *fields)
        for kind in ("joint", "site"):
            for part in getattr(node, kind, ()):
                part.todo = 0
        self.done.add(node.at)

    # equalities

    def _hold(self, node: ast.EqualityTendon) -> None:
        """A tendon that is held at a length, or at that of another one."""
        tendon = self.tendons.get(node.tendon1 or "")
        if tendon is None or node.active is False:
            return
        a0, a1, *more = (*(node.polycoef or ()), *(0.0, 1.0)[len(node.polycoef or ()) :])
        if isinstance(tendon, ast.Spatial):
            ends = self._line(tendon) if node.tendon2 is None else None
            length = self.places.distance(*ends) + a0 if ends is not None else 0.0
            if ends is None or length <= 0.0:
                return
            parts = [("distance", write_real(length)), ("stiffness", "inf"), ("damping", "0")]
            self._add("distance_constraint", node, [*_ends(*ends), *parts])
        else:
            terms = self._terms(tendon)
            other = self.tendons.get(node.tendon2 or "")
            if not terms or any(more):
                return
            length = self._length(terms, self.places) + a0
            if node.tendon2 is not None:
                led = self._terms(other) if isinstance(other, ast.Fixed) else None
                if not led:
                    return
                length -= a1 * self._length(led, self.places)
                for joint, factor in led.items():
                    terms[joint] = terms.get(joint, 0.0) - a1 * factor
                self._say(other, ())  # type: ignore[arg-type]
            self._constrain(node, terms, (length, length), "inf")
        node.todo &= ~_HELD
        self._say(tendon, ())

    def _hold_joint(self, node: ast.EqualityJoint) -> None:
        """A joint that is held where it is, or elsewhere."""
        joint = self.tree.joints.get(node.joint1 or "")
        if node.joint2 is not None or joint is None or not joint.axes or node.active is False:
            return
        if self.tree.nodes[joint].type == "ball":
            return
        place = self.places.reference(joint) + (node.polycoef or (0.0,))[0]
        self._constrain(node, {joint: 1.0}, (place, place), "inf")
        node.todo &= ~_ALONE


def _ends(one: Point, other: Point) -> list[tuple[str, str]]:
    return [
        ("body_A", one.link.name),
        ("body_B", other.link.name),
        ("p_AP", " ".join(write_real(x) for x in one.p)),
        ("p_BQ", " ".join(write_real(x) for x in other.p)),
    ]


def _straight(coefficients: tuple[float, ...] | None) -> float | None:
    """The constant of a law that is a straight line, 0 where there is none; None of any other law."""
    if not coefficients:
        return 0.0
    return None if any(coefficients[1:]) else coefficients[0]
