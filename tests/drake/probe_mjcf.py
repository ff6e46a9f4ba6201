"""Asks Drake, element by element and attribute by attribute, what it reads of MJCF.

Its parser warns of what it does not support; each probe is a small model with one more thing in it.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

from transpile.grammar.model import Element, Field, Format
from transpile.grammar.parse_grammar import load_format

VALUES = {
    "boolean": "true", "real": "0.5", "integer": "1", "vec2": "0.1 1", "vec3": "0 0 1", "vec4": "1 0 0 0",
    "reals": "0.5", "string": "x", "id": "x", "ref": "x", "uri": "x.obj",
}  # fmt: skip
"""A value of each type."""

NEEDED: dict[str, dict[str, str]] = {
    "attach": {"prefix": "p"},
    "body": {"name": "d"},
    "camera": {"name": "k"},
    "connect": {"body1": "b", "body2": "c", "anchor": "0 0 0"},
    "default": {"class": "main"},
    "exclude": {"body1": "b", "body2": "c"},
    "general": {"joint": "j"},
    "geom": {"size": "0.1"},
    "include": {"file": "part.xml"},
    "inertial": {"pos": "0 0 0", "mass": "1", "diaginertia": "1 1 1"},
    "material": {"name": "mat"},
    "mesh": {"file": "x.obj"},
    "motor": {"joint": "j"},
    "mujoco": {"model": "m"},
    "pair": {"geom1": "g", "geom2": "h"},
    "position": {"joint": "j"},
    "replicate": {"count": "2"},
    "velocity": {"joint": "j"},
    "weld": {"body1": "b", "body2": "c"},
}
"""What an element cannot do without."""

SAID = {
    ("connect", "body1"): "b", ("connect", "body2"): "c", ("connect", "anchor"): "0 0 0",
    ("compiler", "eulerseq"): "xyz", ("exclude", "body1"): "b", ("exclude", "body2"): "c",
    ("geom", "friction"): "1", ("geom", "condim"): "3", ("geom", "fromto"): "0 0 0 0 0 1",
    ("include", "file"): "part.xml", ("inertial", "diaginertia"): "1 1 1",
    ("inertial", "fullinertia"): "1 1 1 0 0 0", ("geom", "xyaxes"): "1 0 0 0 1 0",
    ("body", "xyaxes"): "1 0 0 0 1 0", ("inertial", "xyaxes"): "1 0 0 0 1 0", ("geom", "type"): "sphere",
    ("joint", "type"): "hinge",
}  # fmt: skip
"""Where not any value will do."""

SCENE = (
    '<body name="b"><joint name="j" axis="0 0 1"/><geom name="g" size="0.1"/></body>'
    '<body name="c" pos="1 0 0"><geom name="h" size="0.1"/></body>'
)
_ATTRIBUTE = re.compile(r"attribute '(.*?)' found in a '(.*?)' tag is currently unsupported")
_TAG = re.compile(r"tag '(.*?)' found as a child of '(.*?)' is currently unsupported")
WEDGE = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"


class Heard(logging.Handler):
    """What Drake says while it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(record.getMessage())


def not_read(folder: Path) -> set[tuple[str, str]]:
    """Element (of the grammar) and field, for all that Drake warns of. ``folder`` is for the probes."""
    (folder / "x.obj").write_text(WEDGE)
    (folder / "part.xml").write_text("<mujoco/>")
    format = load_format("mjcf")
    found: set[tuple[str, str]] = set()
    for element, path in _reached(format, folder, found):
        for field in element.fields:
            if field.kind == "attribute":
                own = {**NEEDED.get(element.tag, {}), field.name: _value(element.tag, field)}
                if (field.name, element.tag) in _unsupported(_probe(path, own), folder, _ATTRIBUTE):
                    found.add((element.name, field.slot))
    return found


def _reached(
    format: Format, folder: Path, found: set[tuple[str, str]]
) -> Iterator[tuple[Element, tuple[str, ...]]]:
    """Every element that Drake goes into, with the tags above it; ``found`` gets the children it passes."""
    start = format.elements["mujoco"]
    waiting: list[tuple[Element, tuple[str, ...]]] = [(start, ("mujoco",))]
    seen = {start.name}
    for element, path in waiting:
        yield element, path
        for field in element.fields:
            if field.kind not in ("element", "tree"):
                continue
            below = (*path, field.name)
            probe = _probe(below, NEEDED.get(field.name, {}))
            if (field.name, element.tag) in _unsupported(probe, folder, _TAG):
                found.add((element.name, field.slot))
            elif field.kind == "element" and field.type not in seen:
                seen.add(field.type)
                waiting.append((format.elements[field.type], below))


def _value(tag: str, field: Field) -> str:
    enum = field.default or "auto"
    return SAID.get((tag, field.name)) or VALUES.get(field.type) or enum


def _probe(path: tuple[str, ...], own: dict[str, str]) -> str:
    """A model in which the tags of a path stand in each other, the last with its ``own`` attributes."""
    text = ""
    for tag in reversed(path):
        last = tag is path[-1] and not text
        given = own if last else NEEDED.get(tag, {})
        words = "".join(f' {name}="{value}"' for name, value in given.items())
        inner = {"body": '<geom size="0.1"/>', "worldbody": SCENE}.get(tag, "")
        if tag == "mujoco" and "worldbody" not in path:
            inner = f"<worldbody>{SCENE}</worldbody>"
        text = f"<{tag}{words}>{text}{inner}</{tag}>"
    return text


def _unsupported(text: str, folder: Path, pattern: re.Pattern[str]) -> set[tuple[str, ...]]:
    """What Drake warns of in a model."""
    from pydrake.multibody.parsing import Parser
    from pydrake.multibody.plant import AddMultibodyPlantSceneGraph
    from pydrake.systems.framework import DiagramBuilder

    file = folder / "probe.xml"
    file.write_text(text)
    logger, heard = logging.getLogger("drake"), Heard()
    logger.handlers, logger.propagate = [heard], False
    builder = DiagramBuilder()
    AddMultibodyPlantSceneGraph(builder, 0.001)
    try:
        Parser(builder).AddModels(str(file))
    except RuntimeError:
        pass  # the warnings that came before are what counts
    finally:
        logger.handlers = []
    return {match.groups() for match in map(pattern.search, heard.texts) if match}
