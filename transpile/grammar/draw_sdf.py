"""Reads SDFormat's own description files and lists what they describe, version by version.

libsdformat installs, for each version of the format, a folder of files (``1.9/model.sdf`` …) that
say which elements there are, with their attributes, types, defaults and cardinalities. The SDF
grammar was first drawn from them, and a test holds it against whichever are installed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from lxml import etree

Version = tuple[int, int]
Files = dict[str, etree._Element]

INSTALLED = "/usr/share"
"""Where distributions put the descriptions: in folders ``sdformat*/VERSION``."""


class Described(NamedTuple):
    """What one version says of an element (``path`` a/b/c) or of an attribute (``path`` a/b/@c)."""

    path: str
    type: str
    default: str
    required: str
    text: str


class Drawn:
    """What all the versions say of one element or attribute; ``said`` is in order of the versions."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.said: dict[Version, Described] = {}

    def since(self, known: list[Version]) -> Version | None:
        """The first version that has it; None when the first known one does."""
        first = min(self.said)
        return None if first == known[0] else first

    def until(self, known: list[Version]) -> Version | None:
        """The last version that has it; None when the last known one does."""
        last = max(self.said)
        return None if last == known[-1] else last

    @property
    def latest(self) -> Described:
        """What the newest version that has it says."""
        return self.said[max(self.said)]


def find_descriptions(folder: Path) -> dict[Version, Path]:
    """The folders of the versions in a folder, by version; its subfolders ``sdformat*`` count too."""
    found: dict[Version, Path] = {}
    for place in (folder, *sorted(folder.glob("sdformat*"))):
        for path in place.glob("*/root.sdf"):
            if match := re.fullmatch(r"(\d+)\.(\d+)", path.parent.name):
                found[int(match[1]), int(match[2])] = path.parent
    return dict(sorted(found.items()))


def draw(folders: dict[Version, Path], root: str = "root.sdf") -> dict[str, Drawn]:
    """Everything that the versions describe, by its path from the root element.

    An element within itself (a model in a model) is listed where it first stands, and once more
    as a child of itself, without what is in it.
    """
    drawn: dict[str, Drawn] = {}
    for version, folder in folders.items():
        for described in walk_version(folder, root):
            drawn.setdefault(described.path, Drawn(described.path)).said[version] = described
    return drawn


def walk_version(folder: Path, root: str) -> Iterator[Described]:
    """Everything that one version's folder describes, parents before children."""
    files: Files = {}
    pending: list[tuple[str, etree._Element, str, tuple[str, ...]]] = []
    pending.append(("", _load(files, folder, root), "1", ()))
    while pending:
        above, element, required, within = pending.pop()
        name = element.get("name", "")
        path = f"{above}/{name}" if above else name
        yield _describe(path, element, required)
        for attribute in element.iterchildren("attribute"):
            yield _describe(f"{path}/@{attribute.get('name')}", attribute, attribute.get("required", "0"))
        if element.get("ref") or name in within:
            continue
        for child, often in reversed(list(_children(files, folder, element))):
            if child.get("name") is not None:
                pending.append((path, child, often, (*within, name)))


def _children(files: Files, folder: Path, element: etree._Element) -> Iterator[tuple[etree._Element, str]]:
    """The elements described within one, those of other files included, and their cardinality there.

    A distribution may leave a file out that another one includes.
    """
    for child in element.iterchildren("element", "include"):
        if child.tag == "element":
            yield child, child.get("required", "0")
        elif (folder / child.get("filename", "")).exists():
            yield _load(files, folder, child.get("filename", "")), child.get("required", "0")


def _load(files: Files, folder: Path, name: str) -> etree._Element:
    if name not in files:
        files[name] = etree.parse(folder / name).getroot()
    return files[name]


def _describe(path: str, element: etree._Element, required: str) -> Described:
    text = " ".join((element.findtext("description") or "").split())
    get = element.get
    return Described(path, get("type", ""), get("default", ""), required, text)


def spell(version: Version) -> str:
    """A version as it is written: 1.12."""
    return f"{version[0]}.{version[1]}"


def list_lines(drawn: dict[str, Drawn], known: list[Version]) -> Iterator[str]:
    """One line for each thing described: path, type, default, cardinality, since, until (tabs between)."""
    for path in sorted(drawn):
        thing = drawn[path]
        since, until = thing.since(known), thing.until(known)
        latest = thing.latest
        yield "\t".join(
            (
                path,
                latest.type or "-",
                latest.default or "-",
                latest.required,
                spell(since) if since else "-",
                spell(until) if until else "-",
            )
        )


def main(arguments: list[str]) -> int:
    """``python -m transpile.grammar.draw_sdf [FOLDER]``: list what the descriptions in a folder say."""
    folders = find_descriptions(Path(arguments[0] if arguments else INSTALLED))
    folders = {version: path for version, path in folders.items() if version >= (1, 4)}
    if not folders:
        print("no SDFormat descriptions found there", file=sys.stderr)
        return 1
    for line in list_lines(draw(folders), list(folders)):
        print(line)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
