"""The static checks, run as tests so that one command runs everything."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*command: str, cwd: Path = ROOT) -> None:
    """Run a checker; fail with all that it printed."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True)
    if done.returncode != 0:
        pytest.fail(
            f"{' '.join(command)} ended with {done.returncode}\n{done.stdout}{done.stderr}", pytrace=False
        )


def test_ruff() -> None:
    run(sys.executable, "-m", "ruff", "check", "--no-cache", ".")


def test_mypy(tmp_path: Path) -> None:
    run(sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path))


def test_import_contracts(tmp_path: Path) -> None:
    """import-linter does not follow links, so it is shown a copy that has none."""
    shutil.copytree(ROOT / "transpile", tmp_path / "transpile", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    program = "import sys; sys.path.insert(0, '.'); import importlinter.cli as c; c.lint_imports_command()"
    run(sys.executable, "-c", program, "--no-cache", cwd=tmp_path)


def test_generated_files_are_current() -> None:
    run(sys.executable, "-m", "transpile.grammar", "check")
