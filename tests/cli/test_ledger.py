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
    assert (shape["owner"], shape["shape"], shape["size"]) == ("m::arm", "sphere", "radius 0.5 m")
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


MESH = """<sdf version="1.9"><model name="m"><link name="a"><pose>0 0 1 0 0 0</pose></link>
<frame name="f"><pose>0 0 3 0 0 0</pose></frame><link name="b"><pose>0 0 2 0 0 0</pose><visual name="v">
<pose relative_to="f">1 0 0 0 0 0</pose><geometry><mesh><uri>cup.obj</uri><scale>1 2 3</scale></mesh>
</geometry></visual></link><joint name="j" type="prismatic"><parent>a</parent><child>b</child>
<axis><xyz>0 0 1</xyz><limit><effort>5</effort><velocity>2</velocity></limit></axis></joint></model></sdf>"""


def test_a_mesh_and_all_limits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, MESH, "cup.sdf")
    assert run_command(["ledger", path, "json"]) == 0
    ledger = json.loads(capsys.readouterr().out)
    (shape,) = ledger["geometry"]
    assert (shape["pose"], shape["pose is in"]) == ("1 0 0 0 0 0", "f")
    assert (shape["mesh"], shape["mesh offset"], shape["mesh scale"]) == ("cup.obj", "1 0 1 0 0 0", "1 2 3")
    (axis,) = ledger["joints"][0]["axes"]
    assert (axis["limits"], axis["effort"], axis["velocity"]) == ("-inf to inf m", "5 N", "2 m/s")
    assert [entry["place"] for entry in ledger["assumptions"]] == [f"{path}:1:36", f"{path}:2:49"]
    for form in ("text", "markdown"):
        assert run_command(["ledger", path, form]) == 0
        said = capsys.readouterr().out
        for words in ("1 0 1 0 0 0", "1 2 3", "5 N", "2 m/s", "A001", f"{path}:1:36"):
            assert words in said
