"""The files that a mesh file names, which have to stand beside a copy of it: the materials of an OBJ and
their pictures, the buffers and pictures of a glTF, the pictures of a COLLADA file."""

from __future__ import annotations

import os
from collections.abc import Iterator


def companions(path: str, data: bytes) -> Iterator[tuple[str, str]]:
    """The name as it is written and the path of every file that ``path`` names and that exists below its
    folder."""
    folder = os.path.dirname(path)
    ending = os.path.splitext(path)[1].lower()
    names = _NAMES[ending](data.decode("utf-8", "replace")) if ending in _NAMES else []
    seen = set()
    for name in names:
        beside = os.path.normpath(os.path.join(folder, name))
        if name in seen or os.path.isabs(name) or os.path.normpath(name).startswith(".."):
            continue
        seen.add(name)
        if not os.path.isfile(beside):
            continue
        yield os.path.normpath(name).replace(os.sep, "/"), beside
        if ending == ".obj" and name.lower().endswith(".mtl"):
            with open(beside, "rb") as file:
                inner = companions(beside, file.read())
            above = os.path.dirname(os.path.normpath(name)).replace(os.sep, "/")
            yield from ((f"{above}/{one}" if above else one, path) for one, path in inner)


def _of_obj(text: str) -> list[str]:
    lines = (line.split(None, 1) for line in text.splitlines() if line.startswith("mtllib"))
    return [words[1].strip() for words in lines if len(words) == 2]


def _of_mtl(text: str) -> list[str]:
    lines = (line.split() for line in text.splitlines())
    return [words[-1] for words in lines if len(words) > 1 and words[0].lower().startswith(("map_", "bump"))]


def _of_gltf(text: str) -> list[str]:
    import json

    try:
        root = json.loads(text)
    except ValueError:
        return []
    parts = [*root.get("buffers", ()), *root.get("images", ())] if isinstance(root, dict) else []
    uris = [part.get("uri", "") for part in parts if isinstance(part, dict)]
    return [uri for uri in uris if uri and not uri.startswith("data:")]


def _of_dae(text: str) -> list[str]:
    import re

    return [found.strip() for found in re.findall(r"<init_from>\s*(?:<ref>)?([^<]+)", text)]


def has_pictures(path: str) -> bool:
    """Whether a glTF or a COLLADA file holds or names pictures."""
    ending = os.path.splitext(path)[1].lower()
    if ending not in (".gltf", ".glb", ".dae"):
        return False
    with open(path, "rb") as file:
        data = file.read()
    if ending == ".dae":
        return any(True for _ in _of_dae(data.decode("utf-8", "replace")))
    import json

    if ending == ".glb":  # twelve bytes, then the length and the kind of the first part, which is JSON
        data = data[20 : 20 + int.from_bytes(data[12:16], "little")]
    try:
        root = json.loads(data)
    except ValueError:
        return False
    return isinstance(root, dict) and bool(root.get("images"))


_NAMES = {".obj": _of_obj, ".mtl": _of_mtl, ".gltf": _of_gltf, ".dae": _of_dae}
