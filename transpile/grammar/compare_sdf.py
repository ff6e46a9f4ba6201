"""Holds the SDF grammar against SDFormat's own descriptions.

``python -m transpile.grammar.compare_sdf [FOLDER]`` prints the differences.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from transpile.grammar.draw_sdf import INSTALLED, Drawn, Version, draw, find_descriptions, spell
from transpile.grammar.model import Element, Field, Format
from transpile.grammar.parse_grammar import load_format

TYPES = {
    "real": ("double", "float"),
    "extended": ("double",),
    "integer": ("int",),
    "natural": ("unsigned int",),
    "boolean": ("bool",),
    "vec2": ("vector2d",),
    "vec3": ("vector3",),
    "color": ("color",),
    "pose": ("pose",),
}
"""What the descriptions call the types of values; every other one is a string to them."""

EXCEPTIONS = {
    "sdf/include": "libsdformat reads an include there, too",
    "sdf/world/joint": "left out of 1.7 to 1.9 and back in 1.10; read in all of them",
    "sdf/world/include/@merge": "one class for all includes; in worlds it came a version later",
    "model/include/pose/@frame": "one class for all poses",
    "inertial/pose/@relative_to": "one class for all poses",
    "geometry/polyline": "several are read, as one shape",
    "material/shininess": "releases of libsdformat differ over the version that it came with",
}
"""Ends of paths where the grammar departs from the descriptions on purpose, and why."""

NO_LIMIT = {"-1e16": "-inf", "1e16": "inf", "-1": "inf"}
"""How older releases of libsdformat write that a joint has no limit."""


class Place(NamedTuple):
    """An element of the grammar at a path, and the versions that its ancestors leave it."""

    path: str
    element: Element
    since: Version
    until: Version
    above: tuple[str, ...]


def compare(format: Format, drawn: dict[str, Drawn], known: list[Version]) -> Iterator[str]:
    """One line for each difference between the grammar and what the known versions describe."""
    root = format.elements[format.root]
    pending = [Place(root.tag, root, known[0], known[-1], ())]
    while pending:
        place = pending.pop()
        names = set(place.element.opaque)
        for f in place.element.fields:
            path = place.path if f.kind == "text" else f"{place.path}/{f.locator}"
            names.add(f.locator)
            since = max(place.since, _version(f.since) or known[0])
            until = min(place.until, _version(f.until) or known[-1])
            if ":" in f.name or any(path.endswith(end) for end in EXCEPTIONS):
                continue
            found = _compare_field(format, f, drawn.get(path), since, until)
            yield from (f"{path}: {text}" for text in found)
            if f.kind == "element" and f.type not in place.above and since <= until:
                child = format.elements[f.type]
                pending.append(Place(path, child, since, until, (*place.above, f.type)))
        yield from _unnamed(place.path, names, drawn)


def _version(text: str | None) -> Version | None:
    if text is None:
        return None
    major, minor = text.split(".")
    return int(major), int(minor)


def _unnamed(path: str, names: set[str], drawn: dict[str, Drawn]) -> Iterator[str]:
    """What the descriptions have at a place and the grammar does not name."""
    for described in drawn:
        above, _, name = described.rpartition("/")
        if above == path and name not in names:
            yield f"{described}: not in the grammar"


def _compare_field(
    format: Format, f: Field, drawn: Drawn | None, since: Version, until: Version
) -> Iterator[str]:
    if drawn is None:
        if since <= until:
            yield "in the grammar alone"
        return
    first, last = min(drawn.said), max(drawn.said)
    if f.kind != "text":
        if (first, last) != (since, until):
            yield f"{spell(since)} to {spell(until)}, described from {spell(first)} to {spell(last)}"
        often = any(described.required in ("*", "+") for described in drawn.said.values())
        if often != f.many and f.kind != "attribute":
            yield f"cardinality {f.card}, described as {drawn.latest.required}"
        if f.kind == "attribute" and (drawn.latest.required == "1") != f.required:
            yield f"cardinality {f.card}, described as {drawn.latest.required}"
    yield from _compare_value(format, f, drawn)


def _compare_value(format: Format, f: Field, drawn: Drawn) -> Iterator[str]:
    """Type and default; those of an element with text are compared where the text is."""
    if f.kind == "tree" or (f.kind == "element" and format.elements[f.type].of_kind("text")):
        return
    described = drawn.latest
    if f.kind == "element":
        if described.type:
            yield f"an element without text, described as {described.type}"
        return
    if described.type not in TYPES.get(f.type, ("string",)):
        yield f"type {f.type}, described as {described.type or 'an element'}"
    elif not f.required and f.default is not None and not _same(f.default, described.default):
        yield f"default {f.default!r}, described as {described.default!r}"


def _same(a: str, b: str) -> bool:
    if a == NO_LIMIT.get(b):
        return True
    try:
        return [float(word) for word in a.split()] == [float(word) for word in b.split()]
    except ValueError:
        return a == b


def main(arguments: list[str]) -> int:
    """Exit status: 0 the grammar agrees, 1 it differs or there is nothing to compare it with."""
    folders = find_descriptions(Path(arguments[0] if arguments else INSTALLED))
    folders = {version: path for version, path in folders.items() if version >= (1, 4)}
    if not folders:
        print("no SDFormat descriptions found there", file=sys.stderr)
        return 1
    lines = list(compare(load_format("sdf"), draw(folders), list(folders)))
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
