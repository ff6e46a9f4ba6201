"""Finds model files: in folders, in a table of paths, and in installed packages."""

from __future__ import annotations

import csv
import importlib.metadata
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SUFFIXES = (".urdf", ".sdf", ".world", ".dmd.yaml")
FORMATS = ("urdf", "sdf", "world", "mjcf", "dmd")
"""What a table of files calls the formats."""
PACKAGES = (
    "airo-models",
    "dexmate-urdf",
    "example-robot-data",
    "gymnasium",
    "mujoco-mjx",
    "openarm-mujoco",
)
"""Distributions that bring models of real robots."""


class Model(NamedTuple):
    """A model file: how the results name it, and where it is."""

    label: str
    path: Path


def is_model(path: Path) -> bool:
    """Whether a file ends like a model's, or is a MJCF file (which end like any XML)."""
    if not path.is_file():
        return False
    return path.name.endswith(SUFFIXES) or (path.suffix == ".xml" and b"<mujoco" in path.read_bytes()[:4096])


def in_folder(folder: Path) -> Iterator[Model]:
    """Every model file below a folder, in the order of their paths."""
    for path in sorted(folder.rglob("*")):
        if is_model(path):
            yield Model(path.relative_to(folder).as_posix(), path)


def in_table(table: Path) -> Iterator[Model]:
    """The files of a tab-separated table with the columns ``path`` (relative to the table) and ``format``."""
    with table.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if row["format"] in FORMATS:
                yield Model(row["path"], table.parent / row["path"])


def in_packages(names: tuple[str, ...] = PACKAGES) -> Iterator[Model]:
    """The model files of installed distributions; what is not installed is passed over."""
    for name in names:
        try:
            files = importlib.metadata.files(name) or []
        except importlib.metadata.PackageNotFoundError:
            continue
        for file in sorted(files, key=str):
            path = Path(str(file.locate()))
            if is_model(path):
                yield Model(f"{name}: {file.name}", path)
