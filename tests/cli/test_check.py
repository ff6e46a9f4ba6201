"""transpile check: the verdict, the exit status, the dialects."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile.cli.run_command import run_command
from transpile.driver.check_model import check_path
from transpile.options import Options

LOOP = """<sdf version="1.9"><model name="m"><link name="a"/><link name="b"/><link name="c"/>
<joint name="ab" type="fixed"><parent>a</parent><child>b</child></joint>
<joint name="bc" type="fixed"><parent>b</parent><child>c</child></joint>
<joint name="ac" type="fixed"><parent>a</parent><child>c</child></joint>
</model></sdf>"""
MODEL_AS_PARENT = """<sdf version="1.9"><model name="m"><link name="a"/>
<model name="n"><link name="b"/></model>
<joint name="j" type="fixed"><parent>n</parent><child>a</child></joint></model></sdf>"""
WORLD = """<sdf version="1.9"><world name="w"><model name="m"><link name="a"/></model>%s</world></sdf>"""


def write(folder: Path, text: str, name: str = "input.sdf") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def codes(path: str, dialect: str = "default") -> set[str]:
    return {error.code for error in check_path(path, Options(dialect=dialect)).having("error")}


def test_a_sound_file_is_accepted_in_silence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, WORLD % "")
    assert run_command(["check", path]) == 0
    assert capsys.readouterr().err == ""
    assert run_command(["check", path, "-v"]) == 0
    assert capsys.readouterr().err == f"{path}: accepted\n"


@pytest.mark.parametrize(
    ("text", "gazebo", "drake"),
    [(LOOP, 0, 1), (MODEL_AS_PARENT, 1, 0)],
    ids=["loop", "model as parent"],
)
def test_engines_differ(
    text: str, gazebo: int, drake: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, text)
    assert run_command(["check", path, "--dialect", "gazebo"]) == gazebo
    assert run_command(["check", path, "--dialect=drake"]) == drake
    capsys.readouterr()
    assert run_command(["check", path]) == 0
    assert "accepted: 1 warning" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("inside", "code"),
    [
        ('<frame name="f" attached_to="nothing"/>', "S002"),
        ('<frame name="f"><pose relative_to="m::nothing"/></frame>', "S002"),
        ('<frame name="f" attached_to="g"/><frame name="g" attached_to="f"/>', "F001"),
        ('<joint name="j" type="fixed"><parent>nothing</parent><child>m</child></joint>', "S002"),
        ('<joint name="j" type="fixed"><parent>m</parent><child>m::a</child></joint>', "F003"),
        ('<model name="m"><link name="a"/></model>', "S001"),
        ('<model name="n"/>', "F007"),
        ("<include><uri>model://nowhere_to_be_found</uri></include>", "P064"),
    ],
)
def test_a_world_is_a_scope(inside: str, code: str, tmp_path: Path) -> None:
    assert code in codes(write(tmp_path, WORLD % inside))


@pytest.mark.parametrize(
    "inside",
    [
        '<frame name="f" attached_to="world"/>',
        '<frame name="f" attached_to="m::a"><pose relative_to="world"/></frame>',
        '<joint name="j" type="fixed"><parent>world</parent><child>m</child></joint>',
        '<model name="n"><static>1</static></model>',
    ],
)
def test_what_a_world_may_say(inside: str, tmp_path: Path) -> None:
    path = write(tmp_path, WORLD % inside)
    assert not codes(path, "gazebo")
    assert not codes(path, "drake")


def test_included_files_are_checked(tmp_path: Path) -> None:
    arm = tmp_path / "arm"
    arm.mkdir()
    sensor = '<sensor name="s" type="x"/>'
    model = f'<model name="arm"><link name="l">{sensor}</link></model>'
    write(arm, f'<sdf version="1.9">{model}</sdf>', "model.sdf")
    path = write(tmp_path, WORLD % "<include><uri>model://arm</uri></include>")
    assert codes(path) == {"C015", "P039"}
    write(arm, "<model><name>arm</name><sdf version='1.9'>model.sdf</sdf></model>", "model.config")
    assert codes(path) == {"C015"}
    assert codes(path, "gazebo") == {"C015"}
    assert codes(path, "drake") == {"P064"}  # nobody told it where models are
    found = check_path(path, Options(dialect="drake", package_paths=[str(tmp_path)]))
    assert {error.code for error in found.having("error")} == {"C015"}


def test_advice(tmp_path: Path) -> None:
    """What no engine minds is told where no engine was named."""
    joint = '<joint name="j" type="revolute"><pose>0 0 1 0 0 0</pose><parent>a</parent><child>b</child>'
    joint += "<axis><xyz>0 0 2</xyz></axis></joint>"
    links = '<link name="a"/><link name="b"/>'
    path = write(tmp_path, f'<sdf version="1.9"><model name="m">{links}{joint}</model></sdf>')
    told = {found.code for found in check_path(path, Options()).having("warning")}
    assert told == {"C022", "C023"}
    assert not check_path(path, Options(dialect="drake")).all


def test_an_unknown_package_is_no_fault(tmp_path: Path) -> None:
    mesh = "<geometry><mesh><uri>package://somewhere/a.obj</uri></mesh></geometry>"
    model = f'<model name="m"><link name="a"><visual name="v">{mesh}</visual></link></model>'
    path = write(tmp_path, f'<sdf version="1.9">{model}</sdf>')
    assert not codes(path, "drake")
    (tmp_path / "somewhere").mkdir()
    found = check_path(path, Options(dialect="drake", package_paths=[str(tmp_path)]))
    assert {error.code for error in found.having("error")} == {"X008"}


def test_a_light_may_be_included(tmp_path: Path) -> None:
    write(tmp_path, '<sdf version="1.9"><light name="l" type="point"/></sdf>', "sun.sdf")
    assert not codes(write(tmp_path, WORLD % "<include><uri>sun.sdf</uri></include>"))


def test_usage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, LOOP)
    assert run_command(["check"]) == 2
    assert run_command(["check", path, "--to", "urdf"]) == 2
    assert run_command(["check", path, "--dialect", "mujoco"]) == 2
    assert "--to" in capsys.readouterr().err


def test_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, LOOP)
    assert run_command(["check", path, "--dialect", "drake", "--diagnostics-format", "json"]) == 1
    assert '"code": "X005"' in capsys.readouterr().err


def test_a_frame_of_a_world_moves_with_no_model(tmp_path: Path) -> None:
    joint = '<joint name="j" type="fixed"><parent>f</parent><child>m::a</child></joint>'
    path = write(tmp_path, WORLD % f'<frame name="f"/>{joint}')
    assert codes(path) == codes(path, "drake") == set()
