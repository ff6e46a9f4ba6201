"""``<gazebo>`` blocks, one detail at a time."""

from __future__ import annotations

import pytest

from transpile import convert
from transpile.driver.result import Result

LINK = (
    '<link name="a"><inertial><mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/>'
    "</inertial><visual><geometry><sphere radius='1'/></geometry></visual>"
    "<collision><geometry><sphere radius='1'/></geometry>{inside}</collision></link>"
)
DRAKE = 'xmlns:drake="http://drake.mit.edu"'


def to_sdf(blocks: str, inside: str = "", more: str = "", **options: str) -> Result:
    text = f'<robot name="r" {DRAKE}>{LINK.format(inside=inside)}{more}{blocks}</robot>'
    return convert(text, to="sdf", **options)


def of_link(tags: str, **more: str) -> Result:
    return to_sdf(f'<gazebo reference="a">{tags}</gazebo>', **more)


def codes(result: Result) -> list[str]:
    return [d.code for d in result.diagnostics]


def flat(result: Result) -> str:
    assert result.text is not None
    return "".join(line.strip() for line in result.text.splitlines())


def test_drake_keeps_its_friction_where_gazebos_is_another() -> None:
    said = flat(of_link("<mu1>0.5</mu1>"))
    assert "<ode><mu>0.5</mu></ode>" in said
    assert "<drake:mu_static>1</drake:mu_static><drake:mu_dynamic>1</drake:mu_dynamic>" in said


@pytest.mark.parametrize("tags", ["<mu1>1</mu1>", "<mu1>1.0</mu1><mu2>1</mu2>", "<kp>5</kp>"])
def test_drake_needs_no_word_where_it_reads_the_same(tags: str) -> None:
    assert "drake:proximity_properties" not in flat(of_link(tags))


def test_drakes_own_friction_of_the_collision_stays() -> None:
    own = '<drake:proximity_properties><drake:mu_static value="0.25"/></drake:proximity_properties>'
    said = flat(of_link("<mu1>0.5</mu1>", inside=own))
    assert "<drake:mu_static>0.25</drake:mu_static></drake:proximity_properties>" in said
    assert "mu_dynamic" not in said


def test_other_proximity_properties_take_the_friction_in() -> None:
    own = "<drake:proximity_properties><drake:rigid_hydroelastic/></drake:proximity_properties>"
    said = flat(of_link("<mu1>0.5</mu1>", inside=own))
    assert said.count("<drake:proximity_properties>") == 1
    assert "<drake:rigid_hydroelastic/><drake:mu_static>1</drake:mu_static>" in said


@pytest.mark.parametrize(
    ("tag", "element"),
    [
        ("<turnGravityOff>true</turnGravityOff>", "<gravity>false</gravity>"),
        ("<turnGravityOff>YES</turnGravityOff>", "<gravity>false</gravity>"),
        ("<turnGravityOff>0</turnGravityOff>", "<gravity>true</gravity>"),
        ("<selfCollide>1</selfCollide>", "<self_collide>true</self_collide>"),
        ("<maxContacts>10.0</maxContacts>", "<max_contacts>10</max_contacts>"),
        ("<fdir1>0 1 0</fdir1>", "<fdir1>0 1 0</fdir1>"),
        ("<kinematic>true</kinematic>", "<kinematic>true</kinematic>"),
        (
            "<visual><material><shader type='pixel'/></material></visual>",
            '<material><shader type="pixel"/></material>',
        ),
    ],
)
def test_values(tag: str, element: str) -> None:
    result = of_link(tag)
    assert element in flat(result)
    assert codes(result) == []


@pytest.mark.parametrize(
    "tag",
    [
        "<mu1>slippery</mu1>",
        "<mu1/>",
        "<kp>nan</kp>",
        "<fdir1>1 0</fdir1>",
        "<maxContacts>1e300</maxContacts>",
        "<material/>",
        "<collision><surface><friction><ode><mu>x</mu></ode></friction></surface></collision>",
        "<collision><surface><elasticity>1</elasticity></surface></collision>",
        "<collision><geometry/></collision>",
        "<visual><pose>0 0 1 0 0 0</pose></visual>",
        "<visual><material><shader colour='red'/></material></visual>",
        "<inertial/>",
        "<sensor:camera xmlns:sensor='urn:old'/>",
    ],
)
def test_what_has_no_place_is_told(tag: str) -> None:
    assert set(codes(of_link(tag))) == {"L060"}


def test_text_and_unknown_attributes_of_a_block_are_told() -> None:
    assert codes(to_sdf("<gazebo author='x'>hello</gazebo>")) == ["L060", "L060"]


@pytest.mark.parametrize("value", ["true", "1", "Yes"])
def test_static_is_for_gazebo_alone(value: str) -> None:
    block = f"<gazebo><static>{value}</static></gazebo>"
    assert codes(to_sdf(block)) == ["L061"]
    assert "<static>" not in flat(to_sdf(block))
    assert "<static>true</static>" in flat(to_sdf(block, dialect="gazebo"))


def test_not_static_is_for_everybody() -> None:
    result = to_sdf("<gazebo><static>false</static></gazebo>")
    assert codes(result) == []
    assert "<static>false</static>" in flat(result)


def test_a_diffuse_colour_that_is_the_urdfs_is_no_loss() -> None:
    text = LINK.format(inside="").replace(
        "</geometry></visual>",
        '</geometry><material name="m"><color rgba="1 0 0 1"/></material></visual>',
    )
    block = '<gazebo reference="a"><visual><material><diffuse>1 0 0</diffuse></material></visual></gazebo>'
    assert codes(convert(f'<robot name="r">{text}{block}</robot>', to="sdf")) == []


def test_a_block_about_nothing_is_lost() -> None:
    assert codes(to_sdf('<gazebo reference="b"><mu1>0.5</mu1></gazebo>')) == ["S010", "L001"]


def test_fixed_joints_stay_without_a_word() -> None:
    child = LINK.format(inside="").replace('"a"', '"b"')
    joint = '<joint name="j" type="fixed"><parent link="a"/><child link="b"/></joint>'
    block = '<gazebo reference="j"><preserveFixedJoint>{}</preserveFixedJoint></gazebo>'
    assert codes(to_sdf(block.format("true"), more=child + joint)) == []
    assert codes(to_sdf(block.format("false"), more=child + joint)) == ["C051"]


def test_fixed_joints_are_to_stay_in_a_urdf_for_gazebo() -> None:
    child = LINK.format(inside="").replace('"a"', '"b"')
    joint = '<joint name="j" type="fixed"><parent link="a"/><child link="b"/></joint>'
    sdf = to_sdf("", more=child + joint).text
    assert sdf is not None
    word = '<gazebo reference="j"><preserveFixedJoint>true</preserveFixedJoint></gazebo>'
    assert word in flat(convert(sdf, to="urdf", dialect="gazebo"))
    assert word not in flat(convert(sdf, to="urdf"))


def test_there_and_back() -> None:
    block = (
        '<gazebo reference="a"><mu1>0.5</mu1><mu2>0.25</mu2><kp>1000</kp><material>Gazebo/Red</material>'
        '<selfCollide>true</selfCollide><sensor name="s" type="imu"><plugin name="p" filename="f"/></sensor>'
        "</gazebo>"
    )
    there = to_sdf(block + '<gazebo><plugin name="q" filename="g"/></gazebo>')
    assert codes(there) == []
    assert there.text is not None
    back = convert(there.text, to="urdf")
    assert not back.losses
    assert block in flat(back)
    assert '<gazebo><plugin name="q" filename="g"/></gazebo>' in flat(back)
    assert back.text is not None
    assert convert(back.text, to="sdf").text == there.text


def test_a_deep_block_is_no_trouble() -> None:
    deep = "<x>" * 2000 + "</x>" * 2000
    assert codes(of_link(deep)) == ["L060"]
    assert flat(of_link(f"<sensor name='s' type='imu'>{deep}</sensor>")).count("<x>") >= 1999
