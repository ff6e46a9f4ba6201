"""Joints: types, limits, what resists and what drives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mjcf_writing.helpers import (
    body,
    codes,
    compiled,
    drake_joint,
    joint,
    link,
    mjcf,
    robot,
    sdf,
    written,
)

LIMIT = '<limit lower="-1" upper="2" effort="5" velocity="3"/>'


def with_joint(inner: str, type: str = "revolute") -> str:
    return robot(link("a"), link("b"), joint("j", "a", "b", inner, type))


def with_sdf_joint(axis: str, type: str = "revolute", more: str = "") -> str:
    return sdf(
        body("a"),
        body("b"),
        f'<joint name="j" type="{type}"><parent>a</parent><child>b</child>{more}'
        f"<axis><xyz>0 0 1</xyz>{axis}</axis></joint>",
    )


def test_limits_damping_friction_and_effort() -> None:
    text = with_joint(f'<axis xyz="0 1 0"/>{LIMIT}<dynamics damping="0.1" friction="0.2"/>')
    model = compiled(text)
    j = model.joint("j")
    assert j.range == pytest.approx([-1, 2], abs=0)
    assert j.limited[0] and model.jnt_actfrclimited[j.id]
    assert model.jnt_actfrcrange[j.id] == pytest.approx([-5, 5], abs=0)
    assert float(j.damping.ravel()[0]) == 0.1
    assert float(j.frictionloss[0]) == 0.2


def test_a_slide_is_in_metres() -> None:
    model = compiled(with_joint(LIMIT, "prismatic"))
    assert model.jnt_type[model.joint("j").id] == 2
    assert model.joint("j").range == pytest.approx([-1, 2], abs=0)


def test_a_continuous_joint_has_no_limit() -> None:
    assert not compiled(with_joint("", "continuous")).joint("j").limited[0]


def test_one_limit_alone() -> None:
    model = compiled(with_sdf_joint("<limit><upper>2</upper></limit>"))
    low, high = model.joint("j").range
    assert low < -1e300 and high == 2.0


@pytest.mark.parametrize("value", [0.0, 1.5, -700.0])
def test_equal_limits_hold_the_joint(value: float) -> None:
    result = written(with_joint(f'<limit lower="{value}" upper="{value}" effort="1" velocity="1"/>'))
    assert "A045" in codes(result)
    j = compiled(with_joint(f'<limit lower="{value}" upper="{value}" effort="1" velocity="1"/>')).joint("j")
    assert j.limited[0]
    assert j.range == pytest.approx([value, value], rel=1e-14, abs=1.1e-12)


def test_crossed_limits_are_swapped() -> None:
    text = with_joint('<limit lower="2" upper="-1" effort="1" velocity="1"/>')
    assert "A046" in codes(written(text))
    assert compiled(text).joint("j").range == pytest.approx([-1, 2], abs=0)


def test_effort_of_0_is_told_and_drives_nothing() -> None:
    text = with_sdf_joint("<limit><effort>0</effort></limit>")
    assert "A044" in codes(written(text))
    model = compiled(text)
    assert not model.jnt_actfrclimited[model.joint("j").id]
    assert model.nu == 0


def test_springs() -> None:
    text = with_sdf_joint(
        "<dynamics><spring_stiffness>3</spring_stiffness><spring_reference>0.5</spring_reference></dynamics>"
    )
    model = compiled(text)
    assert float(model.jnt_stiffness[model.joint("j").id].ravel()[0]) == 3.0
    assert model.qpos_spring[model.joint("j").qposadr[0]] == 0.5


def test_a_rotor_is_armature_times_the_square_of_the_gear() -> None:
    more = "<drake:rotor_inertia>0.02</drake:rotor_inertia><drake:gear_ratio>10</drake:gear_ratio>"
    text = with_sdf_joint("", more=more).replace("<sdf ", '<sdf xmlns:drake="http://drake.mit.edu" ')
    model = compiled(text)
    assert float(model.joint("j").armature[0]) == pytest.approx(2.0, rel=1e-15)
    assert list(model.actuator_gear[0]) == [1, 0, 0, 0, 0, 0]


def test_ball() -> None:
    model = compiled(robot(link("a"), link("b"), drake_joint("j", "a", "b", '<dynamics damping="0.5"/>')))
    assert model.jnt_type[model.joint("j").id] == 1
    assert float(model.joint("j").damping.ravel()[0]) == 0.5


def test_universal_is_two_hinges_of_one_body() -> None:
    model = compiled(robot(link("a"), link("b"), drake_joint("j", "a", "b", type="universal")))
    names = ["j_axis1", "j_axis2"]
    assert [model.joint(name).axis.tolist() for name in names] == [[1, 0, 0], [0, 1, 0]]
    assert model.nbody == 3


def test_planar_is_two_slides_and_a_hinge() -> None:
    text = robot(link("a"), link("b"), joint("j", "a", "b", '<axis xyz="0 0 1"/>', "planar"))
    model = compiled(text)
    kinds = [int(model.jnt_type[model.joint(name).id]) for name in ("j_x", "j_y", "j_turn")]
    assert kinds == [2, 2, 3]


def test_a_screw_moves_along_as_it_turns() -> None:
    inner = '<axis xyz="0 0 1"/><drake:screw_thread_pitch value="0.5"/>'
    model = compiled(robot(link("a"), link("b"), drake_joint("j", "a", "b", inner, "screw")))
    assert model.neq == 1
    assert model.eq_data[0][1] == pytest.approx(0.5 / 6.283185307179586, rel=1e-15)
    assert model.eq_obj2id[0] == model.joint("j").id


def test_a_floating_joint_between_links_floats_in_the_world() -> None:
    result = written(robot(link("a"), link("b"), joint("j", "a", "b", type="floating")))
    assert "L010" in codes(result)
    assert compiled(robot(link("a"), link("b"), joint("j", "a", "b", type="floating"))).nv == 12


def test_names_of_parts_are_free() -> None:
    parts = [link("a"), link("b"), link("c"), joint("j_axis1", "a", "c")]
    text = mjcf(robot(*parts, drake_joint("j", "a", "b", type="universal")))
    assert 'name="j_axis1_1"' in text


def test_fixed_joints_are_told() -> None:
    result = written(robot(link("a"), link("b"), joint("weld", "a", "b", type="fixed")))
    told = next(d for d in result.diagnostics if d.code == "A048")
    assert told.data == {"fixed_joints": {"weld": "None"}}


def motors(model: Any) -> list[str]:
    return [model.joint(int(model.actuator_trnid[i][0])).name for i in range(model.nu)]


def test_a_urdf_joint_is_driven_by_a_transmission() -> None:
    transmission = (
        '<transmission name="t"><type>transmission_interface/SimpleTransmission</type><joint name="j"/>'
        '<actuator name="m"/></transmission>'
    )
    parts = [link("a"), link("b"), link("c"), joint("j", "a", "b", LIMIT, "revolute")]
    model = compiled(robot(*parts, joint("passive", "a", "c", LIMIT, "revolute"), transmission))
    assert motors(model) == ["j"]
    assert model.actuator_ctrlrange[0].tolist() == [-5, 5]


def test_an_sdf_joint_is_driven_unless_its_effort_is_0() -> None:
    assert motors(compiled(with_sdf_joint("<limit><effort>4</effort></limit>"))) == ["j"]
    assert motors(compiled(with_sdf_joint(""))) == ["j"]
    assert motors(compiled(with_sdf_joint("<limit><effort>0</effort></limit>"))) == []
