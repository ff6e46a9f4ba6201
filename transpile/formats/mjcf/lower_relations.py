"""What MJCF says of joints and bodies outside the tree: couplings, actuators and tendons."""

from __future__ import annotations

from math import radians
from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf.find_gains import GAIN_FIELDS, gains_of
from transpile.formats.mjcf.find_inertia import Inertias
from transpile.formats.mjcf.lower_contacts import report_dangling
from transpile.formats.mjcf.lower_joint import limit_effort, own_range
from transpile.formats.mjcf.lower_tree import TreeLowerer
from transpile.ir.model import BALL, Joint, Mimic, Transmission
from transpile.ir.node import Extension, Ref
from transpile.passes.pick_names import free_name
from transpile.syntax.values import write_real

_COUPLING = ast.EqualityJoint.bits("joint1", "joint2", "polycoef", "active")
_FORCE_RANGE = ast.Joint.bits("actuatorfrcrange", "actuatorfrclimited") & ~1
_FORCE = ("gear", "forcerange", "forcelimited")
_CONTROL = ("ctrlrange", "ctrllimited")

Range = tuple[float, float]


class RelationLowerer:
    """Lowers what refers to the links and joints of a tree that is lowered already."""

    __slots__ = ("tree", "diagnostics", "names_drives", "said", "names", "inertias")

    def __init__(self, tree: TreeLowerer, diagnostics: Diagnostics, target: str, said: set[int]) -> None:
        self.tree = tree
        self.said = said
        self.inertias = Inertias(tree)
        self.names: set[str] = set()
        """The names of actuators."""
        self.diagnostics = diagnostics
        # URDF names what drives a joint; to Drake an actuator of SDFormat has the name of its joint.
        self.names_drives = target == "urdf"

    def lower(self, root: ast.Mujoco) -> None:
        """All sections."""
        for equality in root.equality:
            for coupling in equality.joint:
                self._couple(coupling)
        self._lower_actuators(root)
        for tendon in root.tendon:
            self._drop_tendons(tendon)

    # couplings

    def _couple(self, coupling: ast.EqualityJoint) -> None:
        """joint1 follows joint2 by a straight line, measured from the refs of both: y - y0 = a0 + a1 (x -
        x0)."""
        follower = self._joint(coupling.joint1, coupling, "@joint1")
        if coupling.joint2 is None:
            return
        leader = self._joint(coupling.joint2, coupling, "@joint2")
        a0, a1, *more = *(coupling.polycoef or ()), *(0.0, 1.0)[len(coupling.polycoef or ()) :]
        if follower is None or leader is None or any(more) or coupling.active is False:
            return
        if not follower.axes or not leader.axes or follower.axes[0].mimic is not None:
            return
        coupling.todo &= ~_COUPLING
        mimic = Mimic(
            Ref(leader.name, leader), a1, a0 + self._reference(follower) - a1 * self._reference(leader)
        )
        mimic.at = coupling.at
        coupling.ir = mimic
        follower.axes[0].mimic = mimic

    def _reference(self, joint: Joint) -> float:
        node = self.tree.nodes[joint]
        ref = node.ref or 0.0
        hinge = (node.type or "hinge") == "hinge"
        return radians(ref) if hinge and self.tree.settings.degrees else ref

    def _joint(self, name: str | None, node: Any, field: str) -> Joint | None:
        if name is None:
            return None
        joint = self.tree.joints.get(name)
        if joint is None and name not in self.tree.free_joints:
            report_dangling("joint", name, self.tree.joints, node, field, self.diagnostics)
        return joint

    # actuators

    def _lower_actuators(self, root: ast.Mujoco) -> None:
        """What drives one joint becomes a transmission, its range an effort limit."""
        drives: dict[Joint, list[tuple[Any, str]]] = {}
        for section in root.actuator:
            for kind in section.CHILDREN:
                for actuator in getattr(section, kind):
                    self.names.update(filter(None, [getattr(actuator, "name", None)]))
                    name = getattr(actuator, "joint", None)
                    joint = self._joint(name, actuator, "@joint")
                    if joint is not None and joint.axes and joint.type != BALL:
                        drives.setdefault(joint, []).append((actuator, kind))
        for joint, node in self.tree.nodes.items():
            if not joint.axes:
                continue
            limits = [_effort_range(actuator, kind) for actuator, kind in drives.get(joint, ())]
            uneven = limit_effort(joint, node, limits)
            for actuator, kind in drives.get(joint, ()):
                self._drive(actuator, kind, joint, own_range(node) is None and None not in limits)
            if joint.axes[0].effort is not None and node.actuatorfrcrange is not None:
                node.todo &= ~_FORCE_RANGE
            if uneven is not None:
                self.diagnostics.report(
                    "L044",
                    f"joint {joint.name!r} is driven with {uneven}: an effort limit is the same both ways",
                    node.at,
                    "@actuatorfrcrange",
                )

    def _drive(self, actuator: Any, kind: str, joint: Joint, limits: bool) -> None:
        """Note who drives a joint; ``limits``: whether what it can do limits the effort there."""
        name = actuator.name or free_name(f"{joint.name}_actuator", self.names)
        self.names.add(name)
        transmission = Transmission(name, Ref(joint.name, joint))
        transmission.at = actuator.at
        transmission.actuator = name
        actuator.ir = transmission
        self.tree.model.transmissions.append(transmission)
        gains = gains_of(actuator, kind, lambda: self.inertias.of(joint))
        carried = ["joint", "name"] if self.names_drives else ["joint"]
        carried += _FORCE if limits else ()
        if limits and _plain_gain(actuator, kind) is not None:
            carried += (*_CONTROL, "gainprm")
        actuator.todo &= ~actuator.bits(*(field for field in carried if field in actuator.FIELDS))
        fields = [field for field in actuator.written() if field not in ("joint", "name", *carried)]
        if gains is not None:
            self._hold(joint, actuator, name, gains)
        elif kind != "motor" and kind != "general":
            said = ", ".join(f"{field} = {getattr(actuator, field)!r}" for field in fields) or "its law"
            self.diagnostics.report(
                "L045",
                f"the {kind} actuator {name!r} is written as one that applies an effort; {said} is lost",
                actuator.at,
            )
            actuator.todo = 0

    def _hold(self, joint: Joint, actuator: Any, name: str, gains: tuple[float, float]) -> None:
        """What holds a joint where it is told to be: Drake's gains. The first of a joint counts."""
        if any(extension.tag == "controller_gains" for extension in joint.extensions or ()):
            return
        p, d = (write_real(gain) for gain in gains)
        extension = Extension("controller_gains", attributes={"p": p, "d": d}, at=actuator.at)
        joint.extensions = [*(joint.extensions or ()), extension]
        actuator.todo &= ~actuator.bits(*(field for field in GAIN_FIELDS if field in actuator.FIELDS))
        self.diagnostics.report(
            "A039",
            f"actuator {name!r} holds joint {joint.name!r} with the gains {p} and {d}: they are "
            "drake:controller_gains, which only Drake reads",
            actuator.at,
            data={"joint": joint.name},
        )

    # tendons

    def _drop_tendons(self, section: ast.Tendon) -> None:
        for kind in ("fixed", "spatial"):
            for tendon in getattr(section, kind):
                if tendon.at in self.said:
                    continue
                for part in (tendon, *(one for field in tendon.CHILDREN for one in getattr(tendon, field))):
                    part.todo = 0
                self.diagnostics.report("L046", f"the {kind} tendon {tendon.name or ''!r} is lost", tendon.at)


def _plain_gain(actuator: Any, kind: str) -> float | None:
    """What the control of an actuator is multiplied by to be its effort; None where there is more to it."""
    if kind == "motor":
        return 1.0
    if kind != "general" or any(actuator.gainprm[1:] if actuator.gainprm else ()):
        return None
    types = (actuator.gaintype or "fixed", actuator.biastype or "none", actuator.dyntype or "none")
    return (actuator.gainprm or (1.0,))[0] if types == ("fixed", "none", "none") else None


def _effort_range(actuator: Any, kind: str) -> Range | None:
    """The range of the effort that an actuator applies; None where nothing limits it.

    A motor applies its control (a plain general actuator a multiple of it); what other actuators apply is
    limited by ``forcerange`` alone.
    """
    found: Range | None = None
    ranges = [(getattr(actuator, "forcerange", None), getattr(actuator, "forcelimited", None), 1.0)]
    gain = _plain_gain(actuator, kind)
    if gain is not None:
        ranges.append((actuator.ctrlrange, actuator.ctrllimited, gain))
    for range, limited, factor in ranges:
        if range is None or limited == "false" or range[0] >= range[1]:
            continue
        ends = factor * range[0], factor * range[1]
        range = ends if factor >= 0.0 else ends[::-1]
        found = range if found is None else (max(found[0], range[0]), min(found[1], range[1]))
    if found is None:
        return None
    gear = (getattr(actuator, "gear", None) or (1.0,))[0]
    low, high = found[0] * gear, found[1] * gear
    return (low, high) if low <= high else (high, low)
