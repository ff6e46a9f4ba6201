"""What Drake's elements name: links, frames, joints and filter groups of the model, or of models in it.

Source: Drake's parsing reference, and Drake 1.58 (constraints reach bodies and joints of the very model only,
bushings frames of nested models too; nothing reaches the world).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.model import CONTINUOUS, CURVILINEAR, PRISMATIC, REVOLUTE, SCREW, Joint, Model
from transpile.ir.node import Extension

if TYPE_CHECKING:
    from transpile.passes.checks.check_drake_extensions import Checker

GROUP = "collision_filter_group"
GROUP_REFERENCES = ("ignored_collision_filter_group", "member_group")
SINGLE = (CONTINUOUS, CURVILINEAR, PRISMATIC, REVOLUTE, SCREW)
APART = ("ball_constraint", "distance_constraint")
"""Constraints that cannot hold a body to itself."""


class Names:
    """The names of one model. ``open``: it includes files that were not read, so that more may exist."""

    __slots__ = ("links", "frames", "joints", "groups", "inner", "open")

    def __init__(self, model: Model) -> None:
        self.links = {link.name for link in model.links}
        self.frames = self.links | {frame.name for frame in model.frames} | {"__model__"}
        self.joints = {joint.name: joint for joint in model.joints}
        self.groups = {_name(group) for group in _groups(model)}
        self.inner = {nested.name: nested for nested in model.models}
        self.open = bool(model.includes)


def check_names(model: Model, checker: Checker) -> None:
    """Report names that lead nowhere."""
    mimics = [(joint, axis.mimic) for joint in model.joints for axis in joint.axes if axis.mimic is not None]
    for joint, mimic in mimics:
        leader = mimic.joint.target
        for one in (joint, leader):
            if isinstance(one, Joint) and one.type not in SINGLE:
                message = f"joint {one.name!r} is {one.type}: Drake mimics with one degree of freedom only"
                checker.warn("X037", message, mimic.at)
    if not model.extensions:
        return
    names = Names(model)
    _check_groups(model, names, checker)
    for extension in model.extensions:
        if extension.tag != GROUP:
            _check_constraint(extension, model, names, checker)


def _groups(model: Model) -> list[Extension]:
    """The filter groups that Drake does not skip."""
    own = (extension for extension in model.extensions or () if extension.tag == GROUP)
    return [group for group in own if group.attributes.get("ignore") not in ("true", "1")]


def _name(group: Extension) -> str:
    return group.attributes.get("name", "")


def _check_groups(model: Model, names: Names, checker: Checker) -> None:
    first: dict[str, Extension] = {}
    for group in _groups(model):
        name = _name(group)
        if "::" in name:
            checker.error("X030", f"the filter group {name!r} must not have a scoped name", group.at, "@name")
        elif first.setdefault(name, group) is not group:
            checker.error("X030", f"there is another filter group {name!r}", group.at, "@name")
        tags = [child.tag for child in group.children]
        if "member" not in tags and "member_group" not in tags:
            checker.error("X033", f"the filter group {name!r} has no members", group.at)
        for child in group.children:
            _check_in_group(child, name, model, names, checker)


def _check_in_group(child: Extension, group: str, model: Model, names: Names, checker: Checker) -> None:
    wanted = (child.value or "").strip()
    if not wanted:
        return
    if child.tag == "member":
        if not _exists(wanted, "links", model, names, checker.sdf):
            message = f"the filter group {group!r} has the member {wanted!r}, and there is no such link"
            checker.error("X031", message, child.at)
    elif child.tag in GROUP_REFERENCES and not _exists(wanted, "groups", model, names, checker.sdf):
        message = f"the filter group {group!r} names the group {wanted!r}, which does not exist"
        checker.error("X032", message, child.at)


def _exists(name: str, kind: str, model: Model, names: Names, scoped: bool) -> bool:
    """Whether a name leads somewhere; in doubt it does."""
    parts = name.split("::")
    if len(parts) > 1 and not scoped:
        return False
    for part in parts[:-1]:
        inner = names.inner.get(part)
        if inner is None:
            return names.open
        names = Names(inner)
    return parts[-1] in getattr(names, kind) or names.open


def _check_constraint(extension: Extension, model: Model, names: Names, checker: Checker) -> None:
    bodies = []
    pulled: set[str] = set()
    for child in extension.children:
        wanted = (child.value or "").strip()
        if child.tag.endswith(("_body_A", "_body_B")):
            bodies.append(wanted)
            if wanted and wanted not in names.links and not names.open:
                message = f"<drake:{child.tag}> names {wanted!r}, which is no link of this model"
                checker.error("X034", message, child.at)
        elif child.tag in ("bushing_frameA", "bushing_frameC"):
            if wanted and not _exists(wanted, "frames", model, names, True):
                message = f"<drake:{child.tag}> names {wanted!r}, which is no link and no frame of this model"
                checker.error("X034", message, child.at)
        elif child.tag == "tendon_constraint_joint":
            _check_tendon_joint(child, names, pulled, checker)
    if extension.tag in APART and len(bodies) == 2 and bodies[0] == bodies[1] != "":
        message = f"<drake:{extension.tag}> holds {bodies[0]!r} to itself"
        checker.error("X038", message, extension.at)


def _check_tendon_joint(child: Extension, names: Names, pulled: set[str], checker: Checker) -> None:
    wanted = child.attributes.get("name", "")
    joint = names.joints.get(wanted)
    if wanted in pulled:
        message = f"a tendon takes each joint once, and {wanted!r} is there again"
        checker.error("X044", message, child.at, "@name")
    pulled.add(wanted)
    if joint is not None and joint.type not in SINGLE:
        message = f"joint {wanted!r} is {joint.type}: a tendon takes joints of one degree of freedom"
        checker.error("X037", message, child.at, "@name")
    elif joint is None and "name" in child.attributes and not names.open:
        message = f"<drake:{child.tag}> names {wanted!r}, which is no joint of this model"
        checker.error("X034", message, child.at, "@name")
