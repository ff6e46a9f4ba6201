"""golden/diagnostics/CODE-slug: an input that fails, and what is said about it.

``arguments.txt`` has the command's arguments where they are not ``input.* --to`` the other format. ``pytest
--update-golden`` writes ``expected.txt`` again; then docs/codes is to be written again too.
"""

from __future__ import annotations

import gc
import os
import shlex
import shutil
from pathlib import Path

import pytest

from transpile.cli import main
from transpile.diagnostics.write_docs import CASES

ARGUMENTS = "arguments.txt"
EXPECTED = "expected.txt"


def arguments_of(case: Path) -> list[str]:
    """What the command is called with, in the case's folder."""
    written = case / ARGUMENTS
    if written.exists():
        return shlex.split(written.read_text(encoding="utf-8"))
    (source,) = case.glob("input.*")
    return [source.name, "--to", "urdf" if source.suffix == ".sdf" else "sdf"]


@pytest.mark.parametrize("case", sorted(CASES.iterdir()), ids=lambda case: case.name)
def test_what_is_said(
    case: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    request: pytest.FixtureRequest,
) -> None:
    if (case / "input.xacro").exists():
        pytest.importorskip("xacro", reason="it expands the input")
    folder = tmp_path / "case"
    shutil.copytree(case, folder)
    monkeypatch.chdir(folder)
    for variable in ("ROS_PACKAGE_PATH", "AMENT_PREFIX_PATH", "GZ_SIM_RESOURCE_PATH"):
        monkeypatch.delenv(variable, raising=False)
    before = set(os.listdir())
    try:
        main(arguments_of(case))
    finally:
        gc.enable()
    said = capfd.readouterr().err
    expected = case / EXPECTED
    if request.config.getoption("--update-golden", default=False):
        expected.write_text(said, encoding="utf-8")
    code = case.name.partition("-")[0]
    assert f"[{code}]" in said
    assert "internal error" not in said
    assert said == expected.read_text(encoding="utf-8")
    if "error[" in said:
        assert set(os.listdir()) == before, "nothing is written after an error"
