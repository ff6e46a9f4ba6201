"""docs/architecture.md lists the passes as they are; ``--update-golden`` writes the table again."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

from transpile.options import Options
from transpile.passes.pipelines import passes_for

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "architecture.md"
FORMATS = {"urdf": "URDF", "sdf": "SDFormat", "mjcf": "MJCF"}
DIRECTIVES = "dmd"
"""Directives take the same way as the others, and a few passes of their own."""
TABLE = re.compile(r"\| pass \| from \| to \|.*?\n(?=\n)", re.DOTALL)


def summaries() -> dict[str, str]:
    """What each pass says of itself: the first paragraph of its docstring, which begins with its name."""
    found = {}
    for path in sorted((ROOT / "passes").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = ast.get_docstring(node) if isinstance(node, ast.Module | ast.FunctionDef) else None
            match = re.match(r"([a-z0-9-]+): (.*?)(?:\n\n|$)", text or "", re.DOTALL)
            if match:
                found[match[1]] = " ".join(match[2].split()).replace("``", "`")
    return found


def used() -> dict[str, tuple[set[str], set[str]]]:
    """Every pass in the order of the pipelines, with the formats from which and to which it runs."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for source, target, version in product((*FORMATS, DIRECTIVES), FORMATS, ("1.6", "1.9", "1.11")):
        options = Options(target, sdf_version=version, inertia="repair", base="fixed", meshes="copy")
        for step in passes_for(source, target, options):
            sources, targets = found.setdefault(step.name, (set(), set()))
            sources.add(source)
            targets.add(target)
    for source, part in product((*FORMATS, DIRECTIVES), FORMATS):
        for step in passes_for(source, part, Options(DIRECTIVES, part_format=part)):
            if step.name not in found or found[step.name][1] == {DIRECTIVES}:
                sources, targets = found.setdefault(step.name, (set(), {DIRECTIVES}))
                sources.add(source)
    return found


def names(formats: set[str]) -> str:
    known = FORMATS | {DIRECTIVES: "DMD"}
    if formats >= set(FORMATS):
        return "all"
    return ", ".join(known[f] for f in known if f in formats)


def test_every_pass_says_what_it_does() -> None:
    assert used().keys() <= summaries().keys()


def test_the_page_lists_the_passes(golden: Callable[[Path, str], None]) -> None:
    told = summaries()
    rows = ["| pass | from | to | what it does |", "| --- | --- | --- | --- |"]
    rows += [
        f"| `{name}` | {names(sources)} | {names(targets)} | {told[name]} |"
        for name, (sources, targets) in used().items()
    ]
    page = PAGE.read_text(encoding="utf-8")
    assert TABLE.search(page)
    golden(PAGE, TABLE.sub(lambda _: "\n".join(rows) + "\n", page))
