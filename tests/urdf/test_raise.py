"""From the IR to URDF: what engines need, and what SDFormat says otherwise."""

from __future__ import annotations

import pytest

from tests.urdf.helpers import scene_of, with_joint, with_visual, written
from transpile import convert
from transpile.ir.geometry import Material
from transpile.ir.model import Inertial, Scene
from transpile.ir.node import Extension
from transpile.ir.pose import MATRIX, QUATERNION, Pose

BALL = '<geometry><sphere radius="0.1"/></geometry>'
LARGEST = "1.7976931348623157e+308"


def scene_with_joint(inner: str = "", type: str = "revolute", tag: str = "joint", more: str = "") -> Scene:
    return scene_of(with_joint(inner, type, tag, more))[0]


def line_of(text: str, start: str) -> str:
    return next((line.strip() for line in text.splitlines() if line.strip().startswith(start)), "")


def test_a_hinge_without_limits_is_continuous() -> None:
    text = written(scene_with_joint())
    assert 'type="continuous"' in text
    assert "<limit" not in text


def test_a_slide_needs_a_limit() -> None:
    limit = line_of(written(scene_with_joint(type="prismatic")), "<limit")
    assert limit == f'<limit lower="-{LARGEST}" upper="{LARGEST}" effort="{LARGEST}" velocity="{LARGEST}"/>'


def test_one_sided_limits() -> None:
    limit = line_of(written(scene_with_joint('<limit upper="1" effort="2" velocity="3"/>')), "<limit")
    assert limit == f'<limit lower="-{LARGEST}" upper="1" effort="2" velocity="3"/>'


def test_effort_and_velocity_stand_together() -> None:
    limit = line_of(written(scene_with_joint('<limit velocity="3"/>', "continuous")), "<limit")
    assert limit == f'<limit effort="{LARGEST}" velocity="3"/>'


def test_an_effort_of_zero_is_written() -> None:
    limit = line_of(
        written(scene_with_joint('<limit lower="0" upper="1" effort="0" velocity="0"/>')), "<limit"
    )
    assert limit == '<limit lower="0" upper="1" effort="0" velocity="0"/>'


def test_the_largest_number_reads_as_no_limit() -> None:
    text = written(scene_with_joint(type="prismatic"))
    assert written(scene_of(text)[0]) == text


@pytest.mark.parametrize("type", ["ball", "universal", "screw", "curvilinear"])
def test_drake_joints(type: str) -> None:
    text = written(scene_with_joint(type=type, tag="drake:joint"))
    assert f'<drake:joint name="j" type="{type}">' in text
    assert 'xmlns:drake="http://drake.mit.edu"' in text


def test_the_world_comes_first() -> None:
    scene = scene_of(with_joint("", "fixed").replace('"a"', '"world"'))[0]
    assert written(scene).splitlines()[2].strip() == '<link name="world"/>'


def test_rotations_are_written_as_angles() -> None:
    scene = scene_with_joint(type="fixed")
    joint = scene.models[0].joints[0]
    joint.pose = Pose((1.0, 0.0, 0.0), (0.0, 0.0, 1.0, 0.0), QUATERNION)
    assert line_of(written(scene), "<origin") == '<origin xyz="1 0 0" rpy="0 0 3.141592653589793"/>'
    joint.pose = Pose((1.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0, 0.0), MATRIX)
    assert line_of(written(scene), "<origin") == '<origin xyz="1 0 0" rpy="1.5707963267948966 0 0"/>'


def test_zero_mass_is_left_out_where_the_source_was_no_urdf() -> None:
    scene = scene_of('<robot name="r"><link name="a"/></robot>')[0]
    scene.models[0].links[0].inertial = Inertial()
    assert '<mass value="0"/>' in written(scene)
    scene.format = "sdf"
    assert "<inertial>" not in written(scene)


def test_zeros_stay_where_mujoco_would_work_out_a_mass() -> None:
    scene = scene_of(with_visual(BALL))[0]
    scene.format = "sdf"
    assert "<inertial>" not in written(scene)
    scene.models[0].links[0].inertial = Inertial()
    assert '<mass value="0"/>' in written(scene)


def test_no_mass_and_a_mass_of_zero_stay_apart_in_sdformat() -> None:
    zeros = '<inertial><mass value="0"/><inertia ixx="0" ixy="0" ixz="0" iyy="0" iyz="0" izz="0"/></inertial>'
    for inertial in (zeros, ""):
        made = convert(with_visual(BALL, more=inertial), to="sdf").text
        assert made is not None
        back = convert(made, to="urdf").text
        assert back is not None
        assert ("<inertial>" in back) == (inertial != "")
        again = convert(made, to="sdf", through_ir=True).text
        assert again == made


def test_looks_without_a_name_get_one() -> None:
    top = '<material name="material_1"><color rgba="1 1 1 1"/></material>'
    scene = scene_of(with_visual(BALL, top, f"<visual>{BALL}</visual><visual>{BALL}</visual>"))[0]
    for visual, diffuse in zip(scene.models[0].links[0].visuals, (0.1, 0.2, 0.1), strict=True):
        visual.material = Material()
        visual.material.diffuse = (diffuse, 0.0, 0.0, 1.0)
    text = written(scene)
    names = [line.strip() for line in text.splitlines() if line.strip().startswith("<material")]
    assert names == [
        '<material name="material_1">',
        '<material name="material_2">',
        '<material name="material_3">',
        '<material name="material_2">',
    ]


def test_a_motor_without_a_transmission_gets_one() -> None:
    scene = scene_with_joint(type="continuous")
    scene.models[0].joints[0].extensions = [Extension("rotor_inertia", "0.1")]
    text = written(scene)
    assert '<transmission name="j_transmission">' in text
    assert '<actuator name="j">' in text
    assert '<drake:rotor_inertia value="0.1"/>' in text
    assert "<type>transmission_interface/SimpleTransmission</type>" in text


def test_prefixes_of_another_format_are_not_declared() -> None:
    scene = scene_of('<robot name="r" xmlns:gz="urn:gz"><link name="a"/></robot>')[0]
    assert 'xmlns:gz="urn:gz"' in written(scene)
    scene.format = "sdf"
    assert "xmlns" not in written(scene)
