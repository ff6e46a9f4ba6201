"""--flatten: one file that stands by itself, with every frame where libsdformat has it."""

from __future__ import annotations

from pathlib import Path

import pytest

import transpile
from transpile.cli.run_command import run_command
from transpile.cli.show_frames import poses_in_world
from transpile.diagnostics import Diagnostics
from transpile.driver.convert_model import Conversion
from transpile.driver.read_input import read_path_or_text
from transpile.options import Options
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.scope import resolve_names

ARM = """<sdf version="1.7" xmlns:drake="http://drake.mit.edu"><model name="arm"><pose>0 0 9 0 0 0</pose>
<link name="l"><pose>0 0 1 0 0 0</pose><sensor name="i" type="imu"/></link>
<link name="k"><pose relative_to="j">0 0 0.5 0 0 0</pose></link>
<joint name="j" type="revolute"><pose relative_to="l">0 1 0 0 0 0.3</pose><parent>l</parent><child>k</child>
<axis><xyz expressed_in="__model__">1 0 0</xyz></axis></joint><plugin name="p" filename="q"><x/></plugin>
<frame name="tip" attached_to="k"><pose>0 0 1 0 0 0</pose></frame></model></sdf>"""
HAND = """<sdf version="1.9"><model name="hand" placement_frame="palm" canonical_link="f2">
<link name="palm"><pose>1 2 3 0.1 0.2 0.3</pose></link><link name="f2"/><frame name="g"/>
<include merge="true"><uri>model://arm</uri><name>inner</name>
<pose relative_to="f2">0 0 5 0 0 0</pose></include>
</model></sdf>"""
SUN = '<sdf version="1.9"><light name="sun" type="point"><pose>0 0 1 0 0 0</pose></light></sdf>'
TOP = """<sdf version="1.9"><world name="w">
<include><uri>model://arm</uri><pose>1 0 0 0 0 1</pose><name>left</name></include>
<include><uri>model://sun</uri><pose>0 0 7 0 0 0</pose></include>
<model name="robot"><link name="base"/>
<include><uri>model://hand</uri><pose relative_to="base">0 0 1 0 0 0</pose>
<plugin name="added" filename="z"/></include>
<include merge="true"><uri>model://arm</uri><pose relative_to="hand">0 3 0 0 0 0</pose></include>
<joint name="fix" type="fixed"><parent>base</parent><child>hand::palm</child></joint></model></world></sdf>"""

SEEN = {
    "left::k": (0.15852902, 0.54030231, 1.5),
    "left::tip": (0.15852902, 0.54030231, 2.5),
    "robot::_merged__arm__model__": (-0.05065589, 0.93799075, -2.18081866),
    "robot::hand::palm": (0.0, 0.0, 1.0),
    "robot::hand::f2": (-0.91954433, -1.93128451, -2.06994762),
    "robot::hand::_merged__inner__model__": (-1.91289098, -1.44206753, 2.80590402),
    "robot::hand::j": (-1.82193083, -0.38779905, 3.74411733),
    "robot::hand::tip": (-2.11993483, -0.24103396, 5.20687282),
    "robot::tip": (-0.25769974, 2.13902432, 0.22015015),
}
"""Where libsdformat 12.3 sees frames of TOP, with the files that it includes."""


@pytest.fixture
def top(tmp_path: Path) -> Path:
    for name, text in (("arm", ARM), ("hand", HAND), ("sun", SUN)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "model.sdf").write_text(text, encoding="utf-8")
    path = tmp_path / "top.sdf"
    path.write_text(TOP, encoding="utf-8")
    return path


def positions(text: str) -> dict[str, tuple[float, ...]]:
    """Where each frame of a world without includes is, by its scoped name."""
    diagnostics = Diagnostics()
    options = Options("sdf")
    source = read_path_or_text(text, options, diagnostics)
    assert source is not None
    conversion = Conversion(source, options, diagnostics)
    scene = conversion.lower(source)
    assert scene is not None
    resolve_names.run(scene, conversion.context())
    assert not diagnostics.errors
    graph = FrameGraph(scene)
    found = {}
    for node, pose in poses_in_world(graph).items():
        name, around = node.name, graph.owner[node]  # type: ignore[attr-defined]
        while around is not None:
            name, around = f"{around.name}::{name}", graph.owner[around]
        found[name] = pose.p
    return found


def test_frames_stay_where_they_are(top: Path) -> None:
    result = transpile.convert(top, to="sdf", flatten=True)
    assert result.text is not None
    assert "<include" not in result.text
    found = positions(result.text)
    for name, p in SEEN.items():
        assert found[name] == pytest.approx(p, abs=1e-8), name


def test_what_goes_with_an_include(top: Path) -> None:
    text = transpile.convert(top, to="sdf", flatten=True).text
    assert text is not None
    assert text.count('<plugin name="p" filename="q">') == 3, (
        "a merged model's plugins join the model around it"
    )
    assert text.index('<model name="hand"') < text.index('<plugin name="added"')
    assert text.count('<sensor name="i"') == 3
    assert '<light name="sun" type="point">' in text
    assert "<pose>0.0 0.0 7.0 0.0 0.0 0.0</pose>" in text
    assert text.index('<model name="left"') < text.index('<model name="robot"'), "the order counts"


def test_a_flat_file_stays_as_it_is(top: Path, tmp_path: Path) -> None:
    flat = transpile.convert(top, to="sdf", flatten=True).text
    assert flat is not None
    assert transpile.convert(flat, to="sdf", flatten=True).text == flat


def test_includes_stay_without_the_option(top: Path) -> None:
    text = transpile.convert(top, to="sdf", through_ir=True).text
    assert text is not None and text.count("<include") == 4


def test_a_merged_model_that_comes_first_has_the_canonical_link(tmp_path: Path, top: Path) -> None:
    path = tmp_path / "first.sdf"
    path.write_text(
        '<sdf version="1.9"><model name="m"><include merge="true"><uri>model://arm</uri></include>'
        '<link name="late"/></model></sdf>',
        encoding="utf-8",
    )
    text = transpile.convert(path, to="sdf", flatten=True).text
    assert text is not None and '<model name="m" canonical_link="l">' in text


def test_the_command(top: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command([str(top), "--to", "sdf", "--flatten", "-q"]) == 0
    assert "<include" not in capsys.readouterr().out


@pytest.mark.parametrize("dialect", ["default", "drake"])
def test_who_drives_the_joints_of_an_included_urdf(tmp_path: Path, dialect: str) -> None:
    limit = '<limit lower="-1" upper="1" effort="5" velocity="2"/>'
    (tmp_path / "arm.urdf").write_text(
        '<robot name="arm"><link name="a"/><link name="b"/><joint name="j" type="revolute"><parent link="a"/>'
        f'<child link="b"/><axis xyz="0 0 1"/>{limit}</joint></robot>',
        encoding="utf-8",
    )
    include = "<include><uri>arm.urdf</uri></include>"
    path = tmp_path / "m.sdf"
    path.write_text(
        f'<sdf version="1.9"><model name="m"><link name="l"/>{include}</model></sdf>', encoding="utf-8"
    )
    result = transpile.convert(path, to="sdf", flatten=True, dialect=dialect)
    assert result.text is not None
    assert ("<effort>0</effort>" in result.text) == (dialect == "drake")
    told = [d.code for d in result.diagnostics if d.code in ("A002", "L017")]
    assert told == (["L017"] if dialect == "drake" else ["A002"])
