"""The command as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "transpile"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}


def test_a_reader_that_goes_away_is_no_fault() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*COMMAND, "--help"], stdout=writing, stderr=subprocess.PIPE, env=ENVIRONMENT)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


def test_importing_the_package_imports_nothing_else() -> None:
    program = (
        "import sys, typing, __future__; before = set(sys.modules); import transpile; "
        "print(sorted(set(sys.modules) - before))"
    )
    done = subprocess.run([sys.executable, "-c", program], env=ENVIRONMENT, capture_output=True, text=True)
    assert done.stdout == "['transpile']\n", done.stderr
