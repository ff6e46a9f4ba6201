"""A small conversion imports nothing heavy: it is a compiler call in a build, and start-up counts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# inspect, re, gzip and struct come with lxml itself.
HEAVY = (
    "attr",
    "attrs",
    "dataclasses",
    "importlib.metadata",
    "json",
    "lark",
    "logging",
    "networkx",
    "numpy",
    "rich",
    "trimesh",
    "yaml",
)

ROBOT = """<robot name="two">
  <material name="grey"><color rgba="0.5 0.5 0.5 1"/></material>
  <link name="base">
    <inertial><mass value="2"/><inertia ixx="0.1" ixy="0" ixz="0" iyy="0.1" iyz="0" izz="0.1"/></inertial>
    <visual><geometry><box size="0.1 0.2 0.3"/></geometry><material name="grey"/></visual>
    <collision><geometry><sphere radius="0.1"/></geometry></collision>
  </link>
  <link name="arm">
    <inertial><mass value="1"/><inertia ixx="0.1" ixy="0" ixz="0" iyy="0.1" iyz="0" izz="0.1"/></inertial>
  </link>
  <joint name="shoulder" type="revolute">
    <origin xyz="0 0 0.1" rpy="0 0 1.5"/>
    <parent link="base"/><child link="arm"/><axis xyz="0 0 1"/>
    <limit lower="-1" upper="1" effort="10" velocity="2"/><dynamics damping="0.1" friction="0.2"/>
  </joint>
</robot>
"""


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Every module that a conversion from URDF to SDF imports, without the site module's hooks."""
    folder = tmp_path_factory.mktemp("startup")
    (folder / "two.urdf").write_text(ROBOT, encoding="utf-8")
    paths = [str(ROOT), *(path for path in sys.path if "site-packages" in path)]
    command = [
        sys.executable,
        "-S",
        "-X",
        "importtime",
        "-m",
        "transpile",
        "two.urdf",
        "--to",
        "sdf",
        "-o",
        "two.sdf",
    ]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (folder / "two.sdf").is_file()
    return {
        line.rpartition("|")[2].strip()
        for line in done.stderr.splitlines()
        if line.startswith("import time:")
    }


def test_the_measurement_sees_modules(modules: set[str]) -> None:
    assert {"transpile", "lxml.etree"} <= modules


@pytest.mark.parametrize("name", HEAVY)
def test_a_small_conversion_does_not_import(name: str, modules: set[str]) -> None:
    assert name not in modules
