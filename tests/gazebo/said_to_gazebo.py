"""What an SDFormat file says to Gazebo alone, in a form that two files can be compared by."""

from __future__ import annotations

from collections import Counter
from typing import Any

from lxml import etree

PLACES = {
    "link": ("gravity", "self_collide", "kinematic", "enable_wind", "velocity_decay", "sensor", "light"),
    "collision": ("surface", "laser_retro", "max_contacts"),
    "visual": ("material/script", "cast_shadows", "transparency", "laser_retro", "plugin"),
    "joint": ("physics", "sensor", "axis/dynamics/spring_stiffness", "axis/dynamics/spring_reference"),
    "model": ("static", "plugin", "self_collide", "allow_auto_disable", "enable_wind"),
}
"""For each element the parts in it that are compared."""
_NOTHING = frozenset(
    ("physics/ode/provide_feedback 1", "physics/ode/provide_feedback 0")
    + ("physics/ode/limit/cfm 0", "physics/ode/limit/erp 0.2", "static 0")
    + ("axis/dynamics/spring_stiffness 0", "axis/dynamics/spring_reference 0")
)
"""What libsdformat writes beside it: of old, or with the value that holds anyway."""


def said(text: bytes) -> dict[str, Counter[str]]:
    """For each part of a model (``link arm``, ``joint elbow`` …) what it says, each detail once."""
    root: Any = etree.fromstring(text)
    found: dict[str, Counter[str]] = {}
    for tag, parts in PLACES.items():
        for element in root.iter(tag):
            owner = element if tag in ("link", "joint", "model") else element.getparent()
            name = "" if tag == "model" else owner.get("name") or ""
            details = found.setdefault(f"{tag} {name}", Counter())
            for part in parts:
                first = element.findall(part)
                for one in first if part in ("sensor", "light", "plugin") else first[:1]:
                    details.update(_details(one, part))
    for details in found.values():
        for nothing in _NOTHING:
            details.pop(nothing, None)
    return {name: details for name, details in found.items() if details}


def _details(element: Any, path: str) -> list[str]:
    found = []
    for inner in element.iter():
        if not isinstance(inner.tag, str):
            continue
        names = [path] if inner is element else [path, *_below(element, inner)]
        place = "/".join(names)
        found += [f"{place}/@{key} {_value(value)}" for key, value in inner.attrib.items()]
        if inner.text and inner.text.strip():
            found.append(f"{place} {_value(inner.text)}")
    return found


def _below(top: Any, inner: Any) -> list[str]:
    names = [inner.tag]
    for around in inner.iterancestors():
        if around is top:
            break
        names.append(around.tag)
    return names[::-1]


def _value(text: str) -> str:
    words = [{"true": "1", "false": "0"}.get(word, word) for word in text.split()]
    try:
        return " ".join([f"{float(word):.6g}" for word in words])
    except ValueError:
        return " ".join(words)
