"""What Gazebo sees of a URDF and of our SDFormat is the same: libsdformat reads both, as Gazebo does.

The cases are golden/convert/gazebo-*; their URDF's shapes have no names and their fixed joints are to stay
(see docs/gazebo-blocks.md for what libsdformat does otherwise).
"""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from tests.gazebo.said_to_gazebo import said
from tests.golden.convert_case import CASES, convert_case, input_of

SOURCE = Path(__file__).with_name("dump_sdf.cc")
GAZEBO = [case for case in CASES if case.name.startswith("gazebo-") and case.name != "gazebo-names"]
"""A joint of gazebo-names has another name in SDFormat."""
KNOWN = {
    # The collision has a name: libsdformat takes it for one that came from another link.
    "gazebo-blocks": {"collision chassis": {"surface/friction/ode/mu 0.9"}},
    # Drake would see it; it is written for the dialect gazebo, which another case asks for.
    "gazebo-joints": {"joint hinge": {"axis/dynamics/spring_stiffness 3"}},
    # The collisions differ in it.
    "gazebo-of-sdf": {"collision post": {"surface/contact/ode/kp 1000", "surface/contact/ode/kp 2000"}},
}
"""What one side alone says."""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program that prints what libsdformat makes of a file."""
    if not shutil.which("g++") or not shutil.which("pkg-config"):
        pytest.skip("g++ and pkg-config are needed")
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "sdformat12"], capture_output=True, text=True, check=False
    )
    if flags.returncode:
        pytest.skip("libsdformat 12 is not here")
    made = tmp_path_factory.mktemp("dump") / "dump_sdf"
    subprocess.run(["g++", "-std=c++17", "-o", made, SOURCE, *flags.stdout.split()], check=True)
    return made


def seen(program: Path, path: Path) -> dict[str, Counter[str]]:
    """What libsdformat says of a file."""
    told = subprocess.run([program, path], capture_output=True, check=True)
    return said(told.stdout)


@pytest.mark.parametrize("case", GAZEBO, ids=lambda case: case.name)
def test_gazebo_sees_the_same(
    case: Path, program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(case)
    source = input_of(case)
    to = "sdf" if source.suffix == ".urdf" else "urdf"
    text = convert_case(case, to).text
    assert text is not None
    made = tmp_path / f"made.{to}"
    made.write_text(text, encoding="utf-8")
    before, after = seen(program, source), seen(program, made)
    assert before, "the case says something to Gazebo"
    differs: dict[str, set[str]] = {}
    for name in before.keys() | after.keys():
        one, other = before.get(name, Counter()), after.get(name, Counter())
        if one != other:
            differs[name] = set((one - other) + (other - one))
    assert differs == KNOWN.get(case.name, {})
