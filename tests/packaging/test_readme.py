"""README.md tells the truth: its commands, options, links and examples do what it says."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
INSTALL, TEST = (line.strip() for line in README.splitlines() if line.startswith("    python3 -m venv"))


def transpile(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "transpile", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True)


def test_ci_runs_exactly_the_second_command() -> None:
    commands = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert TEST in commands
    assert commands[-1] == TEST, "so that nothing is printed after the tests' closing line"


def test_the_first_command_converts_the_example(tmp_path: Path) -> None:
    words = INSTALL.rpartition("transpile ")[2].split()
    assert words[-2:] == ["-o", "arm6.sdf"]
    output = tmp_path / "arm6.sdf"
    done = transpile(*words[:-1], str(output))
    assert done.returncode == 0, done.stderr
    assert "</sdf>" in output.read_text(encoding="utf-8")


def test_its_options_exist() -> None:
    named = set(re.findall(r"(?<![\w-])(--[a-z][a-z-]+|-[joW])\b", README.partition("## The command")[2]))
    known = transpile("--help").stdout
    assert len(named) > 10
    assert [option for option in sorted(named) if option not in known] == []


def test_its_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)", README)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_its_python_example_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 3
    assert result.failed == 0


def test_its_diagnostic_is_what_is_printed(tmp_path: Path, golden: Callable[[Path, str], None]) -> None:
    """The faulty model and what the command says about it stand one after the other."""
    found = re.search(r"```xml\n(.*?)```.*?```text\n(.*?)```", README, re.DOTALL)
    assert found
    (tmp_path / "gate.urdf").write_text(found[1], encoding="utf-8")
    done = transpile("gate.urdf", "--to", "sdf", cwd=tmp_path)
    assert done.returncode == 1
    golden(ROOT / "README.md", README.replace(found[2], done.stderr.strip() + "\n"))
