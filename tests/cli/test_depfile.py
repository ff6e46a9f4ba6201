"""Dependency files are read back by Make as they were meant."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from transpile.cli.write_depfile import depfile_text, escape

NAMES = ["plain", "with blank", "hash#", "dollar$X", "back\\slash", "end\\ blank", "ä"]


def test_escapes() -> None:
    assert escape("a b") == "a\\ b"
    assert escape("a\\ b") == "a\\\\\\ b"
    assert escape("C:\\models\\a") == "C:\\models\\a"
    assert escape("#$") == "\\#$$"


def test_a_line_break_cannot_be_said() -> None:
    with pytest.raises(ValueError, match="line break"):
        escape("a\nb")


def test_one_rule_for_each_output() -> None:
    assert depfile_text([("a", ["b", "c"]), ("d", [])]) == "a: \\\n  b \\\n  c\nd:\n"


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
@pytest.mark.parametrize("name", NAMES)
def test_make_finds_the_files(tmp_path: Path, name: str) -> None:
    """Make runs the rule when, and only when, the file is newer than the output."""
    (tmp_path / name).write_text("input")
    (tmp_path / "Makefile").write_text(depfile_text([("out", [name])]) + "\t@echo made; touch out\n")
    first = subprocess.run(["make", "out"], cwd=tmp_path, capture_output=True, text=True)
    assert (first.stdout, first.stderr) == ("made\n", "")
    again = subprocess.run(["make", "out"], cwd=tmp_path, capture_output=True, text=True)
    assert "up to date" in again.stdout
