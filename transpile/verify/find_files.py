"""Where the files behind URIs are: ``package://``, ``model://``, ``file://`` and plain paths."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import unquote

from transpile.verify.plain_xml import decode, root_of

SOURCE = "."
"""Under this name ``packages`` may have a folder to look from as well: a translation's URIs are those of its
source, wherever it was written to."""
_LEVELS = 6
"""So many folders above a file are searched for the packages it names."""


def find_file(uri: str, beside: Path, packages: dict[str, str]) -> Path | None:
    """The file or folder that a URI means, or None.

    ``beside`` is the folder of the file that says it, ``packages`` maps names to folders. A package
    or model not mapped is looked for by its folder's name beside and above the file and in folders called
    ``models`` there, as a source checkout has it.
    """
    scheme, _, rest = uri.partition("://")
    if not rest:
        found = beside / uri
    elif scheme == "file":
        found = beside / rest if not rest.startswith("/") else Path(unquote(rest))
    else:
        name, _, inner = rest.partition("/")
        folder = _package(name, beside, packages)
        if folder is None and SOURCE in packages:
            folder = _package(name, Path(packages[SOURCE]), packages)
        if folder is None:
            return None
        found = folder / inner
    return found if found.exists() else None


def _package(name: str, beside: Path, packages: dict[str, str]) -> Path | None:
    if name in packages:
        return Path(packages[name])
    here = beside
    for _ in range(_LEVELS):
        if here.name == name or _package_name(here) == name:
            return here
        for folder in (here / name, here / "models" / name):
            if folder.is_dir():
                return folder
        if here.parent == here:
            break
        here = here.parent
    return _installed(name)


def _installed(name: str) -> Path | None:
    """A package in the folders that the environment names, or that is one of them."""
    for variable in ("ROS_PACKAGE_PATH", "AMENT_PREFIX_PATH", "GZ_SIM_RESOURCE_PATH"):
        for part in filter(None, os.environ.get(variable, "").split(os.pathsep)):
            if _package_name(Path(part)) == name:
                return Path(part)
            for folder in (Path(part) / name, Path(part) / "share" / name):
                if folder.is_dir():
                    return folder
    return None


def _package_name(folder: Path) -> str | None:
    """The name in a folder's ``package.xml``, which need not be the folder's own."""
    manifest = folder / "package.xml"
    root = root_of(decode(manifest.read_bytes())) if manifest.is_file() else None
    return root.value("name") if root is not None else None


def model_file(found: Path) -> Path | None:
    """The SDF file of a model: itself, or what the folder's ``model.config`` names (the newest version)."""
    if found.is_file():
        return found
    config = found / "model.config"
    root = root_of(decode(config.read_bytes())) if config.is_file() else None
    if root is None:
        return None
    listed = sorted(root.all("sdf"), key=lambda e: e.get("version") or "")
    inner = found / listed[-1].text.strip() if listed else found / "model.sdf"
    return inner if inner.is_file() else None
