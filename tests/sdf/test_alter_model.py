"""``//include/experimental:params``: what libsdformat's parameter passing does, done to the included file."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile import convert
from transpile.diagnostics.find_place import PlaceFinder
from transpile.driver.result import Result

ROBOT = """<sdf version="1.9">
  <model name="robot">
    <link name="top">
      <visual name="shade">
        <geometry><box><size>1 1 1</size></box></geometry>
        <material><ambient>1 0 0 1</ambient><diffuse>1 0 0 1</diffuse></material>
        <transparency>0.5</transparency>
        <plugin name="p" filename="one"/>
        <plugin name="q" filename="two"/>
      </visual>
      <collision name="shade"><geometry><box><size>1 1 1</size></box></geometry></collision>
    </link>
    <model name="inner"><link name="left"/></model>
    <joint name="bad" type="revolute"><parent>top</parent><child>nobody</child></joint>
  </model>
</sdf>
"""


BAD = '<joint element_id="bad" action="remove"/>'

MASS = (
    "<inertial><mass>1</mass><inertia><ixx>1</ixx><ixy>0</ixy><ixz>0</ixz><iyy>1</iyy><iyz>0</iyz><izz>1</izz>"
    "</inertia></inertial>"
)


def included(tmp_path: Path, params: str, robot: str = ROBOT) -> Result:
    """A model that includes the robot, flattened; the robot's bad joint is taken out, where it is there."""
    bad = BAD if 'name="bad"' in robot else ""
    (tmp_path / "robot.sdf").write_text(robot)
    text = (
        '<sdf version="1.9" xmlns:experimental="http://sdformat.org/schemas/experimental"><model name="m">'
        f"<include><uri>robot.sdf</uri><experimental:params>{bad}"
        f"{params}</experimental:params></include></model></sdf>"
    )
    (tmp_path / "in.sdf").write_text(text)
    return convert(tmp_path / "in.sdf", to="sdf", flatten=True)


def flat(result: Result) -> str:
    assert result.text is not None, result.render()
    return "".join(line.strip() for line in result.text.splitlines())


@pytest.mark.parametrize(
    ("params", "there", "gone"),
    [
        ('<visual element_id="top::shade" action="remove"/>', '<collision name="shade">', "<visual"),
        ('<visual element_id="top::shade" action="remove"><transparency/><plugin name="q"/></visual>',
         'filename="one"', "transparency"),
        ('<visual element_id="top::shade"><plugin name="q" action="remove"/></visual>', "one", "two"),
        ('<visual element_id="top::shade"><geometry action="replace"><sphere><radius>2</radius></sphere>'
         "</geometry></visual>",
         "<sphere><radius>2</radius></sphere></geometry>", '<visual name="shade"><geometry><box>'),
        ('<collision element_id="top::shade" name="hull" action="replace"><geometry><empty/></geometry>'
         "</collision>", '<collision name="hull"><geometry><empty/>', '<collision name="shade">'),
        ('<visual element_id="top::shade" name="lid" action="modify"><material><diffuse>0 1 0 1</diffuse>'
         "</material></visual>",
         '<visual name="lid"><geometry><box><size>1 1 1</size></box></geometry><material>'
         "<ambient>1 0 0 1</ambient><diffuse>0 1 0 1</diffuse>", '<visual name="shade">'),
        ('<visual element_id="top::shade" action="modify"><material><diffuse/></material></visual>',
         "<ambient>1 0 0 1</ambient><diffuse>0 0 0 1</diffuse>", "<diffuse>1"),
        ('<link element_id="top" action="modify"><visual name="new"><transparency/></visual></link>',
         '<visual name="new">', "<transparency>0.5"),
        ('<link element_id="" name="new" action="add"/>', '<link name="new">', "bad"),
        ('<plugin element_id="top::shade" name="q" filename="three" action="add"/>', "three", "bad"),
        ('<model element_id="inner"><pose action="add">1 2 3 0 0 0</pose></model>',
         '<model name="inner"><pose>1 2 3 0 0 0</pose>', "bad"),
        ('<visual element_id="top::shade" custom:note="x" action="modify"/>', 'custom:note="x"', "bad"),
    ],
)  # fmt: skip
def test_actions(tmp_path: Path, params: str, there: str, gone: str) -> None:
    text = flat(included(tmp_path, params))
    assert there in text
    assert not gone or gone not in text


def test_models_in_the_model_are_reached(tmp_path: Path) -> None:
    visual = '<visual element_id="inner::left" name="v" action="add"><geometry><empty/></geometry></visual>'
    assert '<link name="left"><visual name="v">' in flat(included(tmp_path, visual)).replace(MASS, "")


@pytest.mark.parametrize(
    ("params", "code"),
    [
        ('<visual element_id="top::lid" action="remove"/>', "S023"),
        ('<visual element_id="top" action="remove"/>', "S023"),
        ('<visual element_id="nothing::lid" name="a" action="add"/>', "S023"),
        (
            '<joint element_id="top" name="a" action="add"/><tset element_id="top" name="a" action="add"/>',
            "S023",
        ),
        ('<link element_id="top"><tset action="add"/></link>', "S023"),
        ('<link element_id="top"><inertial action="modify"><mass>1</mass></inertial></link>', "S023"),
        ('<link element_id="top"><visual name="lid" action="replace"/></link>', "S023"),
        ('<link element_id="top" action="modify" tset="1"/>', "S023"),
        ('<visual element_id="top::shade" action="remove"><pose/></visual>', "S023"),
        ('<visual action="remove"/>', "S024"),
        ('<visual element_id="top::" action="remove"/>', "S024"),
        ('<visual element_id="top::shade" action="delete"/>', "S024"),
        ('<visual element_id="top::shade"><material/></visual>', "S024"),
        ('<visual element_id="top::shade"><material action="delete"/></visual>', "S024"),
        ('<visual element_id="top" action="add"/>', "S024"),
        ('<link element_id="top"><visual action="replace"/></link>', "S024"),
        ('<visual element_id="top" name="shade" action="add"/>', "S025"),
        ('<visual element_id="top::shade" action="modify"><material/></visual>', "S026"),
    ],
)
def test_faults(tmp_path: Path, params: str, code: str) -> None:
    result = included(tmp_path, params)
    place = PlaceFinder(result.diagnostics.sources)
    found = [d for d in result.diagnostics if d.code == code]
    assert found and "in.sdf" in str(place.primary(found[0]))
    assert (result.text is None) == (code != "S026")


def test_what_is_told_of_the_file_is_told_at_its_line(tmp_path: Path) -> None:
    params = '<visual element_id="top::shade" action="remove"/>'
    (tmp_path / "robot.sdf").write_text(ROBOT)
    result = included(tmp_path, params, robot=ROBOT.replace('name="bad"', 'name="worse"'))
    places = [
        str(PlaceFinder(result.diagnostics.sources).primary(d)) for d in result.diagnostics.having("error")
    ]
    assert any("robot.sdf:14:" in place for place in places)


def test_params_stay_where_includes_stay(tmp_path: Path) -> None:
    included(tmp_path, '<visual element_id="top::shade" action="remove"/>')
    result = convert(tmp_path / "in.sdf", to="sdf", through_ir=True)
    assert '<visual element_id="top::shade" action="remove"/>' in (result.text or "")


def test_files_that_are_included_in_turn_are_altered(tmp_path: Path) -> None:
    (tmp_path / "lamp.sdf").write_text(ROBOT.replace('name="robot"', 'name="lamp"'))
    outer = '<sdf version="1.9"><model name="robot"><include><uri>lamp.sdf</uri>{}</include></model></sdf>'
    remove = (
        '<joint element_id="{0}bad" action="remove"/><visual element_id="{0}top::shade" action="remove"/>'
    )
    for named, path in (("<name>lamp</name>", "lamp::"), ("", "lamp::")):
        text = included(tmp_path, remove.format(path), robot=outer.format(named)).text or ""
        assert "<visual" not in text and '<collision name="shade">' in text
