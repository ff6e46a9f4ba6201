"""What a file's own text says, read plainly: for what no installed engine tells.

Drake tells neither the parameters of a mimic coupler nor joint friction, and replaces an inertia that no
body can have by a sphere's; the numbers are compared as they stand in the text then.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field

import numpy as np

from transpile.verify.facts import Array, Link, Mimic
from transpile.verify.plain_xml import Element

_SPLIT = re.compile(r"[\s,]+")
_MOVING = ("revolute", "continuous", "prismatic")
_MOMENTS = ("ixx", "iyy", "izz", "ixy", "ixz", "iyz")


@dataclass
class TextFacts:
    """Names and numbers as written, scoped below the top-level model.

    ``joints`` has the type of each, ``efforts`` and ``frictions`` what is written of their (first) axis.
    ``complete`` is False when the file includes others, so that it does not tell all.
    """

    joints: dict[str, str] = field(default_factory=dict)
    frames: set[str] = field(default_factory=set)
    links: dict[str, Link] = field(default_factory=dict)
    mimics: list[Mimic] | None = field(default_factory=list)
    efforts: dict[str, float] = field(default_factory=dict)
    frictions: dict[str, float] = field(default_factory=dict)
    complete: bool = True
    auto: set[str] = field(default_factory=set)
    """Links whose inertia follows from meshes; engines that see stand-ins cannot tell it."""


def _settle(facts: TextFacts) -> TextFacts:
    """A joint cannot follow one that is not there."""
    if facts.mimics is not None:
        facts.mimics = [mimic for mimic in facts.mimics if mimic.of in facts.joints]
    return facts


def numbers(text: str | None) -> list[float]:
    """The numbers of a vector; what is none counts as nan."""
    return [_number(part) for part in _SPLIT.split((text or "").strip()) if part]


def _number(text: str | None, default: float = math.nan) -> float:
    try:
        return float(text) if text and text.strip() else default
    except ValueError:
        return math.nan


def read_text(root: Element, format_: str) -> TextFacts:
    """The text facts of a URDF or SDF root; of other formats only "incomplete"."""
    facts = TextFacts()
    if format_ == "urdf":
        _read_urdf(root, facts)
    elif format_ == "sdf":
        _read_sdf(root, facts)
    else:
        facts.complete = False
        facts.mimics = None
    return _settle(facts)


def read_parts(parts: list[tuple[str, Element]], frames: set[str]) -> TextFacts:
    """The text facts of directives: ``frames`` that they add and those of all their ``parts`` (the formats
    and the roots), and what is automatic there. Names are those of the parts, without their instances."""
    facts = TextFacts(mimics=None, complete=False, frames=set(frames))
    for format_, root in parts:
        part = read_text(root, format_)
        facts.frames |= part.frames
        facts.auto |= part.auto
    return facts


def _read_urdf(root: Element, facts: TextFacts) -> None:
    facts.frames = {name for e in root.all("frame") if (name := e.get("name"))}
    for link in root.all("link"):
        name = link.get("name") or ""
        inertial = link.find("inertial")
        facts.links[name] = Link(name, 0.0) if inertial is None else _urdf_inertial(name, inertial)
    for joint in root.all("joint"):
        name = joint.get("name") or ""
        facts.joints[name] = joint.get("type") or ""
        mimic = joint.find("mimic")
        # A joint that does not move cannot follow another; engines refuse or ignore that.
        if mimic is not None and joint.get("type") in _MOVING and facts.mimics is not None:
            facts.mimics.append(_mimic(name, mimic))
        for tag, key, into in (("limit", "effort", facts.efforts), ("dynamics", "friction", facts.frictions)):
            found = joint.find(tag)
            if found is not None and found.get(key) is not None:
                into[name] = _number(found.get(key))


def _mimic(joint: str, mimic: Element) -> Mimic:
    multiplier = _number(mimic.get("multiplier"), 1.0)
    return Mimic(joint, mimic.get("joint") or "", multiplier, _number(mimic.get("offset"), 0.0))


def _urdf_inertial(name: str, inertial: Element) -> Link:
    mass = inertial.find("mass")
    origin = inertial.find("origin")
    inertia = inertial.find("inertia")
    xyz = numbers(origin.get("xyz")) if origin is not None else []
    rpy = numbers(origin.get("rpy")) if origin is not None else []
    moments = [_number(inertia.get(m), 0.0) for m in _MOMENTS] if inertia is not None else [0.0] * 6
    value = _number(mass.get("value"), 0.0) if mass is not None else 0.0
    return _link(name, value, xyz, rpy_matrix(rpy), moments)


def _link(name: str, mass: float, xyz: list[float], R_LI: Array, moments: list[float]) -> Link:
    com = np.array(xyz if len(xyz) == 3 else [0.0, 0.0, 0.0])
    xx, yy, zz, xy, xz, yz = moments
    inertia = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    return Link(name, mass, com, R_LI @ inertia @ R_LI.T)


def rpy_matrix(rpy: list[float]) -> Array:
    """R = Rz(yaw) Ry(pitch) Rx(roll), radians; the identity unless there are three numbers."""
    if len(rpy) != 3:
        return np.eye(3)
    (cr, cp, cy), (sr, sp, sy) = np.cos(rpy), np.sin(rpy)
    return np.array(
        [
            [cy * cp, cy * sp * sr - sy * cr, cy * sp * cr + sy * sr],
            [sy * cp, sy * sp * sr + cy * cr, sy * sp * cr - cy * sr],
            [-sp, cp * sr, cp * cr],
        ]
    )


def quaternion_matrix(wxyz: list[float]) -> Array:
    """The rotation of a quaternion (normalised first)."""
    w, x, y, z = np.array(wxyz) / np.linalg.norm(wxyz)
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
            [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
            [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
        ]
    )


def _sdf_pose(pose: Element | None) -> tuple[list[float], Array]:
    values = numbers(pose.text) if pose is not None else []
    if pose is not None and pose.get("rotation_format") == "quat_xyzw" and len(values) == 7:
        x, y, z, w = values[3:]
        return values[:3], quaternion_matrix([w, x, y, z])
    rpy = values[3:6]
    if pose is not None and pose.get("degrees") in ("true", "1"):
        rpy = [math.radians(angle) for angle in rpy]
    return values[:3], rpy_matrix(rpy)


def _read_sdf(root: Element, facts: TextFacts) -> None:
    models = [e for world in root.all("world") for e in world.all("model")] + root.all("model")
    facts.complete = not any(e.tag == "include" for e in root.walk()) and len(models) == 1
    stack = [(model, "" if len(models) == 1 else f"{model.get('name')}::") for model in models]
    while stack:
        model, scope = stack.pop()
        _read_model(model, scope, facts)
        stack += [(inner, f"{scope}{inner.get('name')}::") for inner in model.all("model")]


def _read_model(model: Element, scope: str, facts: TextFacts) -> None:
    facts.frames |= {name for e in model.all("frame") if (name := e.get("name"))}
    for link in model.all("link"):
        name = f"{scope}{link.get('name')}"
        inertial = link.find("inertial")
        facts.links[name] = _sdf_inertial(name, inertial)
        if facts.links[name].mass is None and any(e.tag == "mesh" for e in link.walk()):
            facts.auto.add(name)
    for joint in model.all("joint"):
        name = f"{scope}{joint.get('name')}"
        facts.joints[name] = joint.get("type") or ""
        _read_sdf_axis(name, scope, joint, facts)


def _read_sdf_axis(name: str, scope: str, joint: Element, facts: TextFacts) -> None:
    axis = joint.find("axis")
    drake = joint.find("drake:mimic")
    native = axis.find("mimic") if axis is not None else None
    if facts.mimics is not None and drake is not None:
        found = _mimic(name, drake)
        facts.mimics.append(Mimic(name, scope + found.of, found.multiplier, found.offset))
    elif facts.mimics is not None and native is not None:
        multiplier = _number(native.value("multiplier"), 1.0)
        reference = _number(native.value("reference"), 0.0)
        offset = _number(native.value("offset"), 0.0) - multiplier * reference
        facts.mimics.append(Mimic(name, scope + (native.get("joint") or ""), multiplier, offset))
    if axis is not None and axis.value("limit/effort"):
        facts.efforts[name] = _number(axis.value("limit/effort"))
    if axis is not None and axis.value("dynamics/friction"):
        facts.frictions[name] = _number(axis.value("dynamics/friction"))


def _sdf_inertial(name: str, inertial: Element | None) -> Link:
    """SDF's defaults: one kilogram, unit moments."""
    if inertial is None:
        return _link(name, 1.0, [], np.eye(3), [1.0, 1.0, 1.0, 0.0, 0.0, 0.0])
    if inertial.get("auto") in ("true", "1"):
        return Link(name)
    xyz, R_LI = _sdf_pose(inertial.find("pose"))
    defaults = (1.0, 1.0, 1.0, 0.0, 0.0, 0.0)
    moments = [_number(inertial.value(f"inertia/{m}"), d) for m, d in zip(_MOMENTS, defaults, strict=True)]
    return _link(name, _number(inertial.value("mass"), 1.0), xyz, R_LI, moments)
