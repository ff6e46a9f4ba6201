"""Standard streams that are closed or full: one line, a true exit status, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = f'"{sys.executable}" -m transpile'
ROBOT = '<robot name="r"><link name="a"/></robot>'


def shell(folder: Path, line: str) -> tuple[int, str]:
    """The exit status and what was written to standard error."""
    (folder / "a.urdf").write_text(ROBOT)
    root = str(Path(__file__).resolve().parents[2])
    environment = os.environ | {"PYTHONPATH": root}
    done = subprocess.run(line, shell=True, cwd=folder, env=environment, capture_output=True, text=True)
    return done.returncode, done.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full on this system")
@pytest.mark.parametrize("arguments", ["a.urdf --to sdf", "--help", "explain L001", "graph a.urdf"])
def test_full_standard_output(tmp_path: Path, arguments: str) -> None:
    status, err = shell(tmp_path, f"{COMMAND} {arguments} >/dev/full")
    assert (status, err) == (1, "transpile: cannot write to standard output: No space left on device\n")


@pytest.mark.skipif(os.name != "posix", reason="only POSIX shells close descriptors like this")
def test_closed_streams(tmp_path: Path) -> None:
    status, err = shell(tmp_path, f"{COMMAND} a.urdf --to sdf >&-")
    assert (status, err) == (1, "transpile: cannot write to standard output: it is closed\n")
    assert shell(tmp_path, f"{COMMAND} a.urdf -o b.sdf >&- 2>&-") == (0, "")
    assert "<link" in (tmp_path / "b.sdf").read_text()
    assert shell(tmp_path, f"{COMMAND} missing.urdf --to sdf 2>&-") == (1, "")
    status, err = shell(tmp_path, f"{COMMAND} - --to sdf <&-")
    assert status == 1
    assert "error[P060]: cannot read this file: standard input is closed" in err
