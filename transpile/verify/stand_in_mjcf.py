"""What a copy of a MJCF file says otherwise, so that MuJoCo reads it without its meshes.

Meshes, textures and height fields become stand-ins, with the names that they had by their files; included and
attached files become copies of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from transpile.verify.plain_xml import Element

ROOTS = ("mujoco", "mujocoinclude")
_SUFFIXES = {"mesh": ".obj", "texture": ".png", "hfield": ".png"}
_SIDES = tuple(f"file{side}" for side in ("", "right", "left", "up", "down", "front", "back"))

Edit = tuple[int, int, str]


def mjcf_edits(
    root: Element,
    folders: tuple[Path, ...],
    asset: Callable[[str, str], str],
    reserve: Callable[[Path], Path],
) -> Iterator[Edit]:
    """The edits of a file. ``folders`` are where the files that it names are looked for, ``asset`` makes a
    stand-in for a URI, ``reserve`` a copy of a file."""
    for element in root.walk():
        if element.tag in _SUFFIXES:
            yield from _asset_edits(element, asset)
        elif element.tag in ("include", "model") and "file" in element.spans:
            file = next(
                (f for f in (folder / element.attributes["file"] for folder in folders) if f.is_file()), None
            )
            if file is not None:
                yield (*element.spans["file"], str(reserve(file.resolve())))
        elif element.tag == "compiler" and "strippath" in element.spans:
            yield (*element.spans["strippath"], "false")


def _asset_edits(element: Element, asset: Callable[[str, str], str]) -> Iterator[Edit]:
    for side in _SIDES:
        if side in element.spans:
            yield (*element.spans[side], asset(element.attributes[side], _SUFFIXES[element.tag]))
    if "file" in element.attributes and "name" not in element.attributes:
        stem = element.attributes["file"].replace("\\", "/").rpartition("/")[2].rpartition(".")[0]
        at = element.start_tag[0] + 1 + len(element.tag)
        yield (at, at, f' name="{stem}"')
    if "gridsize" in element.spans:
        yield (*element.spans["gridsize"], "1 1")
        yield (*element.spans.get("gridlayout", (1, 0)), "R")
    if "content_type" in element.spans:
        yield (*element.spans["content_type"], "" if element.tag != "mesh" else "model/obj")
