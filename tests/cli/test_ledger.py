"""transpile ledger: joints in numbers and words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from transpile.cli.run_command import run_command

ARM = """<sdf version="1.9"><model name="m"><pose>0 0 0 0 0 1.5707963267948966</pose>
<link name="base"/><link name="arm"><visual name="v">
<geometry><sphere><radius>0.5</radius></sphere></geometry></visual></link>
<joint name="pan" type="revolute"><pose relative_to="base">0 0 1 1.5707963267948966 0 0</pose>
<parent>base</parent><child>arm</child>
<axis><xyz expressed_in="base">0 0 -2</xyz><limit><lower>-1</lower></limit></axis></joint></model></sdf>"""
SLIDE = """<robot name="r"><link name="a"/><link name="b"/><joint name="s" type="prismatic">
<parent link="a"/><child link="b"/><origin rpy="0 0 1.5707963267948966"/><axis xyz="1 0 0"/>
<limit lower="0" upper="2" effort="1" velocity="1"/></joint></robot>"""


def write(folder: Path, text: str, name: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_hinge(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["ledger", write(tmp_path, ARM, "arm.sdf"), "json"]) == 0
    ledger = json.loads(capsys.readouterr().out)
    (joint,) = ledger["joints"]
    (axis,) = joint["axes"]
    assert joint["joint"] == "m::pan"
    assert joint["frame"] == "0 0 1 1.5708 0 0 in link 'base'"
    assert axis["in joint"] == "0 -1 0"
    assert axis["in parent"] == axis["in world"] == "0 0 -1"
    assert axis["limits"] == "-1 to inf rad"
    assert axis["positive motion"] == "positive pan turns arm counter-clockwise seen from -Z of base"
    (shape,) = ledger["geometry"]
    assert (shape["owner"], shape["shape"], shape["size"]) == ("m::arm", "sphere", "radius 0.5")
    assert {entry["code"] for entry in ledger["assumptions"]} == {"A001"}


def test_a_slide(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["ledger", write(tmp_path, SLIDE, "slide.urdf")]) == 0
    said = capsys.readouterr().out
    assert "  positive motion: positive s moves b along +Y of a\n" in said
    assert "  limits: 0 to 2 m\n" in said


def test_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["ledger", write(tmp_path, SLIDE, "slide.urdf"), "markdown"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "## joints"
    assert lines[2].startswith("| joint | type | parent | child | frame | axis in joint |")
    assert lines[4].startswith("| r::s | prismatic | a | b |")


def test_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["ledger", write(tmp_path, ARM.replace(">base<", ">nothing<", 1), "bad.sdf")]) == 1
    assert "[S002]" in capsys.readouterr().err
    assert run_command(["ledger"]) == 2
