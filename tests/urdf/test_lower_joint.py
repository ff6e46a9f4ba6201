"""Joints of a URDF in the IR."""

from __future__ import annotations

import pytest

from tests.urdf.helpers import codes, joint_of, model_of, scene_of, with_joint, written
from transpile.ir.model import WORLD
from transpile.ir.pose import QUATERNION, Pose


def test_frames_of_the_tree() -> None:
    model = model_of(with_joint('<origin xyz="1 2 3" rpy="0.1 0.2 0.3"/>'))
    joint = model.joints[0]
    a, b = model.links
    assert joint.pose == Pose((1.0, 2.0, 3.0), (0.1, 0.2, 0.3))
    assert joint.relative_to is not None
    assert joint.relative_to.target is joint.parent.target is a
    assert joint.child.target is b
    assert b.pose is None
    assert b.relative_to is not None
    assert b.relative_to.target is joint
    assert a.relative_to is None


def test_a_link_and_its_joint_may_share_a_name() -> None:
    model = model_of(with_joint("").replace('name="j"', 'name="b"'))
    assert model.links[1].relative_to is not None
    assert model.links[1].relative_to.target is model.joints[0]


@pytest.mark.parametrize("type", ["revolute", "continuous", "prismatic", "planar"])
def test_the_axis_is_x_unless_written(type: str) -> None:
    assert joint_of("", type).axes[0].xyz == (1.0, 0.0, 0.0)
    assert joint_of('<axis xyz="0 0 2"/>', type).axes[0].xyz == (0.0, 0.0, 2.0)


@pytest.mark.parametrize("type", ["fixed", "floating"])
def test_joints_without_an_axis(type: str) -> None:
    assert joint_of('<axis xyz="0 0 1"/><limit lower="-1" upper="1"/>', type).axes == []


def test_numbers_of_an_axis() -> None:
    axis = joint_of(
        '<limit lower="-1" upper="2" effort="3" velocity="4" drake:acceleration="5"/>'
        '<dynamics damping="6" friction="7"/>'
    ).axes[0]
    assert (axis.lower, axis.upper, axis.effort, axis.velocity, axis.acceleration) == (
        -1.0,
        2.0,
        3.0,
        4.0,
        5.0,
    )
    assert (axis.damping, axis.friction) == (6.0, 7.0)


@pytest.mark.parametrize("large", ["1.7976931348623157e308", "1e16"])
def test_a_large_limit_is_none(large: str) -> None:
    axis = joint_of(f'<limit lower="-{large}" upper="{large}" effort="{large}" velocity="{large}"/>').axes[0]
    assert (axis.lower, axis.upper, axis.effort, axis.velocity) == (None, None, None, None)


@pytest.mark.parametrize(
    ("limit", "type", "said"),
    [
        ('<limit upper="1" effort="1" velocity="1"/>', "revolute", ["A020"]),
        ('<limit effort="1" velocity="1"/>', "prismatic", ["A020"]),
        ('<limit effort="1" velocity="1"/>', "continuous", []),
        ('<limit lower="0" upper="1" effort="1" velocity="1"/>', "revolute", []),
        ('<limit lower="0" upper="1"/>', "revolute", ["A020"]),
        ('<limit effort="1"/>', "continuous", ["A020"]),
        ("", "revolute", ["A020"]),
        ("", "continuous", []),
    ],
)
def test_limits_that_are_not_written(limit: str, type: str, said: list[str]) -> None:
    scene, diagnostics = scene_of(with_joint(limit, type))
    assert codes(diagnostics) == said
    axis = scene.models[0].joints[0].axes[0]
    assert ("lower" in limit) == (axis.lower is not None)
    assert ("effort" in limit) == (axis.effort is not None)


def test_a_continuous_joint_keeps_its_numbers() -> None:
    axis = joint_of('<limit lower="-1" upper="1" effort="2" velocity="3"/>', "continuous").axes[0]
    assert (axis.lower, axis.upper) == (-1.0, 1.0)


def test_mimic() -> None:
    joint = joint_of(
        '<mimic joint="k" multiplier="-2" offset="0.5"/>',
        more='<link name="c"/><joint name="k" type="continuous"><parent link="a"/><child link="c"/></joint>',
    )
    mimic = joint.axes[0].mimic
    assert mimic is not None
    assert mimic.joint.target is not None
    assert (mimic.joint.target.name, mimic.multiplier, mimic.offset) == ("k", -2.0, 0.5)
    plain = joint_of('<mimic joint="j"/>').axes[0].mimic
    assert plain is not None
    assert (plain.multiplier, plain.offset) == (1.0, 0.0)


def test_the_world_is_no_link() -> None:
    text = with_joint("", "fixed").replace('"a"', '"world"')
    model = model_of(text)
    assert [link.name for link in model.links] == ["b"]
    assert model.joints[0].parent.target is WORLD
    assert model.joints[0].relative_to is not None
    assert model.joints[0].relative_to.name == "__model__"


def test_shapes_of_the_world_are_welded_to_it() -> None:
    shape = "<visual><geometry><sphere radius='1'/></geometry></visual>"
    scene, diagnostics = scene_of(
        f'<robot name="r"><link name="world">{shape}</link><link name="world_link"/></robot>'
    )
    model = scene.models[0]
    assert [link.name for link in model.links] == ["world_link_1", "world_link"]
    assert model.joints[0].parent.target is WORLD
    assert model.joints[0].child.target is model.links[0]
    assert codes(diagnostics) == ["A063"]
    assert diagnostics.all[0].data == {"renaming": "link", "old": "world", "new": "world_link_1"}


def test_the_mass_of_the_world_is_told() -> None:
    inertial = '<inertial><mass value="1"/></inertial>'
    scene, diagnostics = scene_of(
        f'<robot name="r"><link name="world">{inertial}</link><link name="a"/></robot>'
    )
    assert codes(diagnostics) == ["L030"]
    assert scene.ledger == []


def test_a_joint_whose_child_is_the_world() -> None:
    text = (
        with_joint('<origin xyz="1 2 3"/>', "fixed").replace('<link name="a"/>', "").replace('"a"', '"world"')
    )
    text = text.replace('parent link="world"', "parent link='c'").replace(
        'child link="b"', 'child link="world"'
    )
    model = model_of(text.replace("'c'", '"b"'))
    joint, link = model.joints[0], model.links[0]
    assert joint.parent.target is WORLD
    assert joint.child.target is link
    assert link.pose == Pose((-1.0, -2.0, -3.0))


def test_a_quaternion_counts() -> None:
    joint = joint_of('<origin xyz="1 0 0" quat_xyzw="0 0 1 0"/>', "fixed")
    assert joint.pose == Pose((1.0, 0.0, 0.0), (0.0, 0.0, 1.0, 0.0), QUATERNION)


def test_drake_joints() -> None:
    assert joint_of("", "ball", "drake:joint").axes == []
    assert joint_of('<dynamics damping="2"/>', "ball", "drake:joint").axes[0].damping == 2.0
    universal = joint_of('<dynamics damping="2"/>', "universal", "drake:joint")
    assert [axis.xyz for axis in universal.axes] == [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0)]
    assert [axis.damping for axis in universal.axes] == [2.0, 2.0]
    screw = joint_of('<axis xyz="0 0 1"/><drake:screw_thread_pitch value="0.004"/>', "screw", "drake:joint")
    assert screw.thread_pitch == 0.004
    assert joint_of('<dynamics damping="1 2 3"/>', "planar").planar_damping == (1.0, 2.0, 3.0)
    assert joint_of("", "spherical").type == "ball"


@pytest.mark.parametrize(
    ("inner", "type", "code"),
    [
        ('<dynamics damping="1"/>', "planar", "P032"),
        ('<dynamics damping="1 2 3"/>', "continuous", "P032"),
        ('<dynamics damping="1 2 3"/>', "ball", "P032"),
        ("<drake:screw_thread_pitch/>", "screw", "P033"),
        ("", "screw", "P033"),
    ],
)
def test_faults_of_drake_joints(inner: str, type: str, code: str) -> None:
    _, diagnostics = scene_of(
        with_joint(inner, type, "drake:joint" if type in ("ball", "screw") else "joint")
    )
    assert codes(diagnostics) == [code]
    assert diagnostics.errors == 1


def test_what_a_fixed_joint_says_of_an_axis_means_nothing() -> None:
    text = with_joint('<axis xyz="0 0 1"/><limit lower="0" upper="1"/>', "fixed")
    scene, diagnostics = scene_of(text, "sdf")
    assert codes(diagnostics) == ["C050", "C050"]
    assert all(kept.done for kept in scene.ledger)
    again, diagnostics = scene_of(text, "urdf")
    assert codes(diagnostics) == []
    assert '<limit lower="0" upper="1"/>' in written(again)


def test_a_limit_that_nobody_reads_is_on_the_ledger() -> None:
    scene, _ = scene_of(with_joint('<limit lower="0" upper="1" effort="1" velocity="1" k_velocity="9"/>'))
    assert [(kept.path[-1][0], kept.value) for kept in scene.ledger] == [("k_velocity", "9")]
    assert 'k_velocity="9"' in written(scene)


def test_a_robot_without_a_name() -> None:
    scene, diagnostics = scene_of('<robot><link name="a"/></robot>')
    assert scene.models[0].name == "robot"
    assert codes(diagnostics) == ["A021"]
