"""Reads what MuJoCo tells of its own schema, and holds the grammar of MJCF against it.

``mujoco.mj_printSchema`` prints, indented by depth, every element with how often it may stand (``!`` once,
``?`` at most once, ``*`` any number, ``R`` any number and in itself) and its attributes. It says nothing of
types, and leaves out what is read like a body (worldbody, frame, replicate) and ``<include>``. ``python -m
transpile.grammar.draw_mjcf`` lists it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from transpile.grammar.model import Element, Format

Path = tuple[str, ...]
Schema = dict[Path, tuple[str, set[str]]]
"""By path from the root: how often an element may stand, and its attributes."""

_ROW = re.compile(r"( {0,18})(?:\(world\))?(\w+) \((.)\)\s*(.*)")
_UNSAID = {"include", "worldbody", "frame", "replicate"}


def draw(text: str) -> Schema:
    """The schema that ``mj_printSchema(False, False)`` prints."""
    schema: Schema = {}
    trail: list[str] = []
    for line in text.splitlines():
        row = _ROW.fullmatch(line)
        if row is None:
            schema[tuple(trail)][1].update(line.split())
            continue
        depth = len(row[1]) // 3
        trail[depth:] = [row[2]]
        schema[tuple(trail)] = (row[3], set(row[4].split()))
    return schema


def compare(format: Format, schema: Schema) -> Iterator[str]:
    """What the grammar and the schema do not have in common, one line each.

    What a default class says is described by the elements themselves, so these may have more. What carries
    ``until`` is older than the schema.
    """
    stack: list[tuple[Path, Element]] = [((format.root,), format.elements[format.root])]
    seen: set[Path] = set()
    while stack:
        path, element = stack.pop()
        seen.add(path)
        if path in schema:
            yield from _compare_attributes(path, element, schema[path][1])
        children = {f.name: f for f in element.of_kind("element")}
        if path == (format.root,):
            children["body"] = children.pop("worldbody")
            children["body"].type = "body"
        for name, child in children.items():
            inner = (*path, name)
            if inner in schema:
                yield from _compare_card(inner, child.card, schema[inner][0])
                stack.append((inner, format.elements[child.type]))
            elif name not in _UNSAID and name != path[-1] and not child.until and "default" not in path:
                yield f"{'/'.join(inner)}: not in the schema"
    for path in schema:
        if path not in seen:
            yield f"{'/'.join(path)}: not in the grammar"


def _compare_attributes(path: Path, element: Element, said: set[str]) -> Iterator[str]:
    fields = {f.name: f for f in element.of_kind("attribute")}
    for name in sorted(said - fields.keys()):
        yield f"{'/'.join(path)}@{name}: not in the grammar"
    if "default" in path:
        return
    for name in sorted(fields.keys() - said):
        if not fields[name].until:
            yield f"{'/'.join(path)}@{name}: not in the schema"


def _compare_card(path: Path, ours: str, theirs: str) -> Iterator[str]:
    many = theirs in "*R"
    if many != (ours in "*+"):
        yield f"{'/'.join(path)}: {ours} in the grammar, {theirs} in the schema"


def main() -> int:
    """Print the schema of the installed MuJoCo, one element a line."""
    import mujoco

    for path, (card, attributes) in draw(mujoco.mj_printSchema(False, False)).items():
        print("/".join(path), card, *sorted(attributes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
