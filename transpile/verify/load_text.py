"""The facts that stand in a file's own text (see ``read_text``): numbers that engines change or drop."""

from __future__ import annotations

from pathlib import Path

from transpile.verify.facts import EngineFailure, Facts, Postures
from transpile.verify.read_text import read_text
from transpile.verify.stand_in import FORMATS, StandIns, read_root


def load(path: Path, packages: dict[str, str], stand_ins: StandIns, postures: Postures = None) -> Facts:
    """Links' inertials, and the mimics, as written."""
    _, root = read_root(path, "text")
    text = read_text(root, FORMATS.get(root.tag, ""))
    if not text.complete:
        raise EngineFailure("text", f"{path} is put together from several files, or no single model")
    return Facts("text", links=text.links, mimics=text.mimics)
