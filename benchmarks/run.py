"""Measures URDF to SDFormat against the least that any XML program in Python does.

    python benchmarks/run.py [--python VENV/bin/python] [--seed N] [--pairs N]

For robots of 3, 1,000 and 10,000 links it runs, in turns, two whole processes of one
interpreter: `python -m transpile in.urdf --to sdf -o out.sdf`, and one that parses the same
file with lxml and writes it again. What is printed is the median over the pairs of one
time divided by the other, and the converter's peak memory. Exit status 1 when a target is
missed. Without --python, an environment is made in a temporary folder and the project
installed there as a wheel, as users have it (an editable install starts more slowly).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from make_robot import make_robot

ROOT = Path(__file__).resolve().parents[1]

PLAIN = "import sys; from lxml import etree; etree.parse(sys.argv[1]).write(sys.argv[2])"


class Target(NamedTuple):
    """A robot's size, how many pairs are measured, and what may at most come out."""

    links: int
    pairs: int
    ratio: float
    megabytes: float | None


TARGETS = (Target(3, 25, 2.0, None), Target(1_000, 11, 6.0, None), Target(10_000, 5, 10.0, 350.0))


class Run(NamedTuple):
    """One process: elapsed and processor time in seconds, peak memory in megabytes."""

    elapsed: float
    processor: float
    megabytes: float


def run(command: list[str], folder: Path) -> Run:
    """Run a process to its end; raises CalledProcessError when it fails."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    assert process.stderr is not None
    said = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    elapsed = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    process.stderr.close()
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command, stderr=said)
    scale = 2**20 if sys.platform == "darwin" else 2**10
    return Run(elapsed, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / scale)


def measure(python: str, target: Target, seed: int, folder: Path) -> tuple[list[Run], list[Run]]:
    """The runs of the converter and of plain lxml, taken in turns; the first pair is not counted."""
    (folder / "in.urdf").write_text(make_robot(target.links, seed), encoding="utf-8")
    convert = [python, "-m", "transpile", "in.urdf", "--to", "sdf", "-o", "out.sdf"]
    plain = [python, "-c", PLAIN, "in.urdf", "out.xml"]
    ours, theirs = [], []
    for _ in range(target.pairs + 1):
        (folder / "out.sdf").unlink(missing_ok=True)
        ours.append(run(convert, folder))
        theirs.append(run(plain, folder))
    return ours[1:], theirs[1:]


def report(target: Target, ours: list[Run], theirs: list[Run]) -> bool:
    """Print one line of the table; whether the targets hold."""
    pairs = list(zip(ours, theirs, strict=True))
    ratio = median(our.elapsed / their.elapsed for our, their in pairs)
    processor = median(our.processor / their.processor for our, their in pairs)
    memory = max(our.megabytes for our in ours)
    good = ratio <= target.ratio and (target.megabytes is None or memory <= target.megabytes)
    allowed = f"{target.megabytes:.0f}" if target.megabytes else "-"
    print(
        f"{target.links:>7,} {median(our.elapsed for our in ours) * 1e3:>10.1f} "
        f"{median(their.elapsed for their in theirs) * 1e3:>9.1f} {ratio:>7.2f} {processor:>7.2f} "
        f"{target.ratio:>7.1f} {memory:>7.0f} {allowed:>7}  {'ok' if good else 'OVER'}",
        flush=True,
    )
    return good


def install(folder: Path) -> str:
    """Make an environment with the project in it, installed as a wheel; returns its interpreter."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = str(folder / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", str(ROOT)], check=True)
    return python


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure URDF to SDFormat against lxml alone.")
    parser.add_argument("--python", help="an interpreter whose environment has robot-transpile installed")
    parser.add_argument("--seed", type=int, default=1, help="another seed makes other robots (default 1)")
    parser.add_argument("--pairs", type=int, help="measure this many pairs of each size")
    return parser.parse_args()


def main() -> int:
    """Measure every size and print the table."""
    options = arguments()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        python = os.path.abspath(options.python) if options.python else install(folder / "venv")
        print("  links  transpile      lxml   ratio   (cpu)  target      MB  target")
        print("                ms        ms")
        good = True
        for target in TARGETS:
            asked = target._replace(pairs=options.pairs or target.pairs)
            good = report(target, *measure(python, asked, options.seed, folder)) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
