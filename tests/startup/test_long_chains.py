"""Chains of 1,000 and 10,000 links convert, both ways: no recursion, cost linear, memory bounded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MEGABYTES = 350
"""What the conversion of 10,000 links may take; lxml alone needs about 150 for such a file."""


def chain(links: int) -> str:
    """A URDF robot whose every link hangs on the one before."""
    parts = ['<robot name="chain">']
    for index in range(links):
        parts.append(
            f'<link name="l{index}"><inertial><mass value="1"/>'
            '<inertia ixx="0.1" ixy="0" ixz="0" iyy="0.1" iyz="0" izz="0.1"/></inertial></link>'
        )
        if index:
            parts.append(
                f'<joint name="j{index}" type="revolute"><origin xyz="0 0 0.1" rpy="0.1 0 0"/>'
                f'<parent link="l{index - 1}"/><child link="l{index}"/><axis xyz="0 1 0"/>'
                '<limit lower="-1" upper="1" effort="5" velocity="2"/></joint>'
            )
    return "\n".join([*parts, "</robot>\n"])


MEASURE = """
import os, subprocess, sys
with subprocess.Popen(sys.argv[1:]) as process:
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
print(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 2 ** (20 if sys.platform == "darwin" else 10))
sys.exit(process.returncode)
"""
"""A small process starts the command: a child's peak begins at the size of what it was forked from."""


LAUNCHER = """
import resource, subprocess, sys
done = subprocess.run(sys.argv[1:])
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, used.ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10))
sys.exit(done.returncode)
"""
"""A small process between: the peak memory of a process counts what its parent had when it was forked."""


def convert(source: Path, target: Path) -> tuple[float, float]:
    """Run the command; returns the processor time in seconds and the peak memory in megabytes."""
    command = [sys.executable, "-m", "transpile", str(source), "--to", target.suffix[1:], "-o", str(target)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    launched = [sys.executable, "-c", LAUNCHER, *command]
    done = subprocess.run(launched, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    seconds, megabytes = done.stdout.split()[-2:]
    return float(seconds), float(megabytes)


@pytest.mark.parametrize("links", [1_000, 10_000])
def test_a_chain_converts_both_ways(links: int, tmp_path: Path) -> None:
    (tmp_path / "chain.urdf").write_text(chain(links), encoding="utf-8")
    _, memory = convert(tmp_path / "chain.urdf", tmp_path / "chain.sdf")
    sdf = (tmp_path / "chain.sdf").read_text(encoding="utf-8")
    assert (sdf.count("</link>"), sdf.count("</joint>")) == (links, links - 1)
    assert memory < MEGABYTES

    convert(tmp_path / "chain.sdf", tmp_path / "back.urdf")
    urdf = (tmp_path / "back.urdf").read_text(encoding="utf-8")
    assert (urdf.count("</link>"), urdf.count("</joint>")) == (links, links - 1)


def test_the_cost_is_linear(tmp_path: Path) -> None:
    """Four times the links take about four times the time; sixteen times would mean a quadratic step."""
    times = {}
    for links in (2_000, 8_000):
        source = tmp_path / f"chain{links}.urdf"
        source.write_text(chain(links), encoding="utf-8")
        runs = [convert(source, tmp_path / "out.sdf")[0] for _ in range(2)]
        times[links] = min(runs)
    assert times[8_000] < 8 * times[2_000], str(times)
