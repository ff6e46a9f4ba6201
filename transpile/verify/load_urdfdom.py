"""Whether urdfdom accepts a URDF file, asked of its own tool ``check_urdf``: the links of its tree."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from transpile.verify.facts import EngineFailure, Facts, Link, Postures
from transpile.verify.stand_in import StandIns

_CHILD = re.compile(r"^\s*child\(\d+\):\s*(\S.*)$")
_ROOT = re.compile(r"^root Link: (.+) has \d+ child")


def load(path: Path, packages: dict[str, str], stand_ins: StandIns, postures: Postures = None) -> Facts:
    """The links' names as ``check_urdf`` prints the tree; it tells no numbers.

    Raises ``EngineFailure`` with its words when it does not accept the file.
    """
    if shutil.which("check_urdf") is None:
        raise EngineFailure("urdfdom", "check_urdf not installed (apt install liburdfdom-tools)", absent=True)
    done = subprocess.run(["check_urdf", str(path)], capture_output=True, text=True, errors="replace")
    if done.returncode or "Successfully Parsed" not in done.stdout:
        raise EngineFailure(
            "urdfdom", (done.stderr or done.stdout).strip() or f"ended with {done.returncode}"
        )
    facts = Facts("urdfdom")
    for line in done.stdout.splitlines():
        found = _ROOT.match(line) or _CHILD.match(line)
        if found:
            facts.links[found[1].strip()] = Link(found[1].strip())
    return facts
