"""The facts that stand in a file's own text (see ``read_text``): numbers that engines change or drop."""

from __future__ import annotations

from pathlib import Path

from transpile.verify.facts import INF, WORLD, EngineFailure, Facts, Joint, Postures, effort_limit
from transpile.verify.read_text import read_text
from transpile.verify.stand_in import FORMATS, StandIns, read_root

_WITH_AXIS = ("revolute", "continuous", "prismatic", "screw")


def load(path: Path, packages: dict[str, str], stand_ins: StandIns, postures: Postures = None) -> Facts:
    """Links' inertials, joints' effort and friction, and the mimics, as written."""
    _, root = read_root(path, "text")
    text = read_text(root, FORMATS.get(root.tag, ""))
    if not text.complete:
        raise EngineFailure("text", f"{path} is put together from several files, or no single model")
    links = {name: link for name, link in text.links.items() if name != WORLD}
    facts = Facts("text", links=links, mimics=text.mimics)
    for name, kind in text.joints.items():
        if kind in _WITH_AXIS:
            effort, friction = text.efforts.get(name, INF), text.frictions.get(name, 0.0)
            facts.joints[name] = Joint(
                name, "axis", "", "", effort=(effort_limit(effort),), friction=(friction,)
            )
    return facts
