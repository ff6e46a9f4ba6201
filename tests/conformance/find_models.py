"""Finds model files: in folders, in a table of paths, and in installed packages."""

from __future__ import annotations

import csv
import importlib.metadata
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SUFFIXES = (".urdf", ".sdf")
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


def in_folder(folder: Path) -> Iterator[Model]:
    """Every file below a folder that ends like a URDF or SDF file, in the order of their paths."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in SUFFIXES and path.is_file():
            yield Model(path.relative_to(folder).as_posix(), path)


def in_table(table: Path) -> Iterator[Model]:
    """The files of a tab-separated table with the columns ``path`` (relative to the table) and ``format``."""
    with table.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if f".{row['format']}" in SUFFIXES:
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
            if path.suffix in SUFFIXES and path.is_file():
                yield Model(f"{name}: {file.name}", path)
