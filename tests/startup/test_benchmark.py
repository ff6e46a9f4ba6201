"""The benchmark's inputs depend on the seed alone, and are robots."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from lxml import etree

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
make_robot = runpy.run_path(str(BENCHMARKS / "make_robot.py"))["make_robot"]


@pytest.mark.parametrize("links", [1, 3, 200])
def test_inputs_are_trees_of_the_size_asked(links: int) -> None:
    root = etree.fromstring(make_robot(links).encode())
    names = [link.get("name") for link in root.iterfind("link")]
    children = [child.get("link") for child in root.iterfind("joint/child")]
    assert len(set(names)) == links
    assert sorted(children) == sorted(names[1:]), "every link but the first hangs on one joint"


def test_inputs_depend_on_the_seed_alone() -> None:
    command = [sys.executable, str(BENCHMARKS / "make_robot.py"), "50", "7"]
    outputs = [subprocess.run(command, capture_output=True, text=True).stdout for _ in range(2)]
    assert outputs[0] == outputs[1] == make_robot(50, 7)
    assert make_robot(50, 8) != make_robot(50, 7)


def test_inputs_load_in_an_engine() -> None:
    pinocchio = pytest.importorskip("pinocchio")
    model = pinocchio.buildModelFromXML(make_robot(200))
    assert len([frame for frame in model.frames if frame.type == pinocchio.FrameType.BODY]) == 200
