"""House limits that no linter holds: the length of files and functions, and which library goes where."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAX_FILE = 400
MAX_FUNCTION = 40

ALLOWED_IMPORTS = {
    "lxml": ("transpile/syntax/", "transpile/grammar/", "transpile/verify/", "benchmarks/", "tests/"),
    "yaml": ("transpile/syntax/", "transpile/grammar/", "transpile/verify/", "tests/"),
    "lark": ("transpile/grammar/", "transpile/syntax/", "tests/"),
    "networkx": ("passes/", "transpile/ir/", "tests/"),
    "pydrake": ("transpile/verify/", "tests/"),
    "mujoco": ("transpile/grammar/", "transpile/verify/", "tests/"),
    "pinocchio": ("transpile/verify/", "tests/"),
}
"""Where each heavy library may be imported; the libraries not named here are free."""


def sources() -> list[Path]:
    """Every Python file of the project, once (the links are not followed), without tests and build output."""
    folders = ("transpile", "passes", "grammars", "benchmarks", "examples")
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    inside_links = (ROOT / "transpile" / "passes", ROOT / "transpile" / "grammars")
    return [path for path in found if not any(link in path.parents for link in inside_links)]


def is_generated(text: str) -> bool:
    """Whether the grammar compiler wrote the file; such files are exempt from limits on size."""
    return bool(re.search("`python -m transpile.grammar[. ].*``; do not edit", text.partition("\n")[0]))


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", sources(), ids=relative)
def test_sizes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if is_generated(text):
        return
    too_long = [
        f"{node.name} has {node.end_lineno - node.lineno + 1} lines"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef)
        and node.end_lineno
        and node.end_lineno - node.lineno >= MAX_FUNCTION
    ]
    assert not too_long, f"functions have at most {MAX_FUNCTION} lines"
    assert text.count("\n") <= MAX_FILE, f"files have at most {MAX_FILE} lines"


def imported(tree: ast.Module) -> Iterator[str]:
    """The top-level names of the modules that a file imports, wherever it does."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("path", sources(), ids=relative)
def test_libraries_stay_in_their_places(path: Path) -> None:
    names = set(imported(ast.parse(path.read_text(encoding="utf-8"))))
    astray = [
        name
        for name in names & ALLOWED_IMPORTS.keys()
        if not relative(path).startswith(ALLOWED_IMPORTS[name])
    ]
    assert not astray
    assert not names & {"passes", "grammars"}, "import transpile.passes and transpile.grammars"
