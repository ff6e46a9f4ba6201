"""What a conversion did to names, as its report tells: changed them, added some, split joints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import asin, atan2, pi
from typing import Any

from transpile.verify.facts import Facts, Joint, Posture
from transpile.verify.read_text import rpy_matrix

_KINDS = {"link": "links", "joint": "joints", "frame": "frames"}


def outer_names(name: str) -> Iterator[str]:
    """A scoped name, and the same in each scope further out: a::b::c, a::c, c."""
    yield name
    *scopes, last = name.split("::")
    for depth in range(len(scopes) - 1, -1, -1):
        yield "::".join([*scopes[:depth], last])


@dataclass
class Renamed:
    """Names that a conversion changed (old to new, by kind), names it added, joints it split (into what)."""

    links: dict[str, str] = field(default_factory=dict)
    joints: dict[str, str] = field(default_factory=dict)
    frames: dict[str, str] = field(default_factory=dict)
    added: set[str] = field(default_factory=set)
    splits: dict[str, tuple[str, ...]] = field(default_factory=dict)
    weighed: set[str] = field(default_factory=set)
    """Links of no mass, or with a moment of 0, that got a value too small to count."""
    reshaped: set[str] = field(default_factory=set)
    """Links whose inertia, which no body has, was changed for an engine that refuses it."""
    idle: set[str] = field(default_factory=set)
    """Joints with the effort 0, which the target writes as no limit and no actuator."""
    swapped: set[str] = field(default_factory=set)
    """Joints whose crossed limits were swapped."""
    collapsed: set[str] = field(default_factory=set)
    """Massless links between two joints that were taken out."""
    turned: set[str] = field(default_factory=set)
    """Joints that were turned round: parent and child are exchanged, and the axis points the other way."""
    keyframe: str = ""
    """The keyframe of B that says where the joints of A begin."""
    parted: dict[str, str] = field(default_factory=dict)
    """Names of what became a part of its own, with that part's name before them."""
    is_told: bool = False
    """Whether a report says so, and nothing is to be guessed."""
    begins: str = ""
    """The keyframe of A that says where B begins."""
    both: set[str] = field(default_factory=set)
    """Names that a link and a frame of A share: what became of the one says nothing of the other."""

    def link(self, name: str) -> str:
        """What a link of A, or the frame it became, is called in B."""
        return self.links.get(name, name if name in self.both else self.frames.get(name, name))

    def joint(self, name: str) -> str:
        """What a joint of A is called in B."""
        return self.joints.get(name, name)

    def joint_names(self, name: str) -> list[str]:
        """What a joint may be called in B, where A has a scoped name: the report tells names of one model."""
        scope, _, last = name.rpartition("::")
        names = [self.joint(outer) for outer in outer_names(name)]
        return [*names, f"{scope}::{self.joints[last]}"] if scope and last in self.joints else names

    def split(self, name: str) -> tuple[str, ...] | None:
        """What a joint of A was split into, under its own name or the one that it was given first."""
        return self.splits.get(name, self.splits.get(self.joint(name)))

    def frame(self, name: str) -> str:
        """What a frame of A, or the link it became, is called in B."""
        return self.frames.get(name, name if name in self.both else self.links.get(name, name))

    def then(self, later: Renamed) -> Renamed:
        """The names after another conversion."""

        def chain(first: dict[str, str], second: dict[str, str]) -> dict[str, str]:
            moved = {old: second.get(new, new) for old, new in first.items()}
            return {**second, **moved}

        links, frames = chain(self.links, later.links), chain(self.frames, later.frames)
        added = {later.link(later.joint(name)) for name in self.added} | later.added
        splits = {old: tuple(map(later.joint, parts)) for old, parts in self.splits.items()}
        splits |= later.splits
        result = Renamed(links, chain(self.joints, later.joints), frames, added, splits)
        result.weighed, result.reshaped = self.weighed | later.weighed, self.reshaped | later.reshaped
        result.idle, result.collapsed = self.idle | later.idle, self.collapsed | later.collapsed
        result.swapped = self.swapped | later.swapped
        result.turned = {later.joint(name) for name in self.turned} | later.turned
        result.parted = {**self.parted, **later.parted}
        result.keyframe = later.keyframe or self.keyframe
        result.begins = self.begins or later.begins
        return result

    def posture(self, posture: Posture, facts: Facts) -> Posture:
        """A posture of A (whose facts are given) in the names and joints of B."""
        joints: dict[str, tuple[float, ...]] = {}
        for name, values in posture.joints.items():
            joints |= dict.fromkeys(self.joint_names(name), values)
        for name, values in posture.joints.items():
            joints[self.joint(name)] = values
            if (split := self.split(name)) is not None:
                joints |= zip(split, _split(facts.joints[name], values), strict=False)
        return Posture(joints, {self.link(name): pose for name, pose in posture.bases.items()})


def _split(joint: Joint, values: tuple[float, ...]) -> list[tuple[float, ...]]:
    """The positions of a joint's parts: a ball is hinges about x, y, z, a screw a hinge and a slide."""
    if joint.kind == "ball" and len(values) == 3:
        R = rpy_matrix([*values])
        return [(atan2(-R[1, 2], R[2, 2]),), (asin(R[0, 2]),), (atan2(-R[0, 1], R[0, 0]),)]
    if joint.kind == "screw" and len(values) == 1:
        return [values, (values[0] * (joint.pitch or 0.0) / (2 * pi),)]
    return [(value,) for value in values]


def renamed_from(report: dict[str, Any] | None) -> Renamed:
    """The names that a conversion changed, added and split.

    They stand in the ``data`` of its report's entries: ``renaming``, ``old`` and ``new``; ``added_link``,
    ``added_joint``; ``split`` with the parts of a joint.
    """
    renamed = Renamed()
    marks = {"tiny_inertia": renamed.weighed, "changed_inertia": renamed.reshaped}
    marks |= {"no_effort": renamed.idle, "collapsed_link": renamed.collapsed}
    marks |= {"swapped_limits": renamed.swapped, "turned": renamed.turned}
    for entry in (report or {}).get("renamings", []):
        data = entry.get("data", entry)
        kind = _KINDS.get(str(data.get("renaming", data.get("kind"))))
        if kind:
            getattr(renamed, kind)[str(data["old"])] = str(data["new"])
    for group in (report or {}).values():
        for entry in group if isinstance(group, list) else []:
            data = entry.get("data") or {}
            renamed.added |= {str(data[key]) for key in data if key.startswith("added_")}
            for key, names in marks.items():
                if key in data:
                    names.add(str(data[key]))
            if "part" in data:
                renamed.parted |= {str(name): f"{data['part']}::{name}" for name in data["names"]}
            renamed.begins = str(data.get("begins", renamed.begins))
            renamed.keyframe = str(data.get("keyframe", renamed.keyframe))
            if "split" in data:
                parts = tuple(map(str, data["split"]))
                renamed.splits[str(data.get("joint", parts[0].removesuffix("_axis1")))] = parts
    if renamed.parted:
        later = Renamed(renamed.parted, renamed.parted, renamed.parted)
        later.parted = renamed.parted
        renamed = renamed.then(later)
        renamed.links = {old: new for old, new in renamed.links.items() if new not in renamed.added}
    return renamed


def follow(reports: Iterable[dict[str, Any] | None]) -> Renamed:
    """The names after several conversions, one after the other."""
    result = Renamed()
    for report in reports:
        result = result.then(renamed_from(report))
    return result
