"""Writes ``passes/checks/generated_sdf_trees.py``: what may stand in elements that are trees to the grammar.

    python -m transpile.grammar.list_sdf_trees FOLDER

FOLDER holds SDFormat's own description files, a folder for each version.
"""

from __future__ import annotations

import sys
from pathlib import Path

from transpile.grammar.draw_sdf import Drawn, Version, draw, find_descriptions

ROOTS = (
    "sensor", "light", "physics", "scene", "gui", "atmosphere", "wind", "projector", "particle_emitter",
    "battery", "state", "spherical_coordinates", "gripper", "road", "audio_source", "audio_sink", "audio",
    "actor", "population",
)  # fmt: skip

KINDS = {
    "double": "1", "float": "1", "int": "1", "unsigned int": "1", "vector2d": "2", "vector2i": "2",
    "vector3": "3", "bool": "b", "color": "c", "pose": "p", "string": "s", "time": "2",
}  # fmt: skip
"""How the type of a value is written: how many numbers it has, or a letter."""

READ = (1, 9)
"""The version whose descriptions count where it has the element: what libsdformat 12 brings every file to."""

WHERE = Path("passes/checks/generated_sdf_trees.py")
HEAD = '''"""What is in sensors. Written by ``python -m transpile.grammar.list_sdf_trees``; do not edit."""
# ruff: noqa: E501

CHILDREN: dict[str, str] = {
'''
TAIL = '''}
"""By the path from the root: ``name`` of a child, ``@name`` of an attribute, ``!`` where it must be there and
say something, ``=3`` where the value is three numbers, ``=b``, ``=c``, ``=p``, ``=s`` for a truth value, a
colour, a pose, a text, ``:5`` where version 1.5 is the last that has it."""
'''


def list_children(drawn: dict[str, Drawn], known: list[Version]) -> dict[str, list[str]]:
    """The names of the children and the attributes (``@name``) of each element, by its path from a root."""
    tops = {root: _shortest(drawn, root) for root in ROOTS}
    children: dict[str, list[str]] = {root: [] for root, top in tops.items() if top}
    for path in sorted(drawn):
        for root, top in tops.items():
            if top and path.startswith(top + "/"):
                above, _, name = path[len(top) - len(root) :].rpartition("/")
                until = drawn[path].until(known)
                if "/plugin/" in path:
                    break
                children.setdefault(above, []).append(_entry(name, drawn[path], until))
                break
    return children


def _entry(name: str, thing: Drawn, until: Version | None) -> str:
    said = thing.said.get(READ, thing.latest)
    must = "!" if said.required == "1" and (name[0] == "@" or said.type) else ""
    kind = KINDS.get(said.type)
    return f"{name}{must}{f'={kind}' if kind else ''}{f':{until[1]}' if until else ''}"


def _shortest(drawn: dict[str, Drawn], name: str) -> str:
    return min((path for path in drawn if path.endswith("/" + name)), key=len, default="")


def main(arguments: list[str]) -> int:
    """Write the table; 1 when there are no descriptions in the folder."""
    folders = {v: path for v, path in find_descriptions(Path(arguments[0])).items() if v >= (1, 4)}
    if not folders:
        print("no SDFormat descriptions found there", file=sys.stderr)
        return 1
    lines = []
    for path, names in sorted(list_children(draw(folders), list(folders)).items()):
        lines.append(f'    "{path}": "{" ".join(names)}",\n')
    WHERE.write_text(HEAD + "".join(lines) + TAIL)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
