"""Runs the command in this process, on fake formats, in a folder of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.fake_formats import install
from transpile.cli import main


class Done(NamedTuple):
    """What a run of the command left."""

    status: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """``run("a.urdf", "--to", "sdf")`` in an empty folder."""
    install(monkeypatch)
    monkeypatch.chdir(tmp_path)
    for variable in ("ROS_PACKAGE_PATH", "AMENT_PREFIX_PATH", "GZ_SIM_RESOURCE_PATH"):
        monkeypatch.delenv(variable, raising=False)

    def command(*arguments: str) -> Done:
        status = main(list(arguments))
        captured = capfd.readouterr()
        return Done(status, captured.out, captured.err)

    return command


@pytest.fixture
def robot(tmp_path: Path) -> Path:
    """A model without a fault."""
    path = tmp_path / "a.urdf"
    path.write_text("<robot>\nlink one\nlink two\n")
    return path
