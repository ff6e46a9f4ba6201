"""The tree: bodies, poses, inertials, sites."""

from __future__ import annotations

import pytest

from tests.mjcf_writing.helpers import (
    INERTIAL,
    MASS,
    body,
    codes,
    compiled,
    joint,
    link,
    mjcf,
    robot,
    sdf,
    written,
)

ORIGIN = '<origin xyz="0.1 0.2 0.3" rpy="0.4 0.5 0.6"/>'


def test_a_base_floats_where_nothing_holds_it() -> None:
    model = compiled(robot(link("a")))
    assert model.nv == 6


def test_a_base_on_the_world_is_held() -> None:
    model = compiled(robot(link("world", ""), link("a"), joint("j", "world", "a", ORIGIN, "fixed")))
    assert model.nv == 0
    assert model.body("a").pos == pytest.approx([0.1, 0.2, 0.3], abs=0)


def test_a_floating_base_stands_where_the_source_puts_it() -> None:
    model = compiled(sdf("<pose>1 2 3 0 0 0</pose>", body("a", "<pose>0 0 1 0 0 0</pose>")))
    assert model.qpos0[:3] == pytest.approx([1.0, 2.0, 4.0], abs=0)


def test_angles_stay_as_they_are_written() -> None:
    text = mjcf(robot(link("a"), link("b"), joint("j", "a", "b", ORIGIN)))
    assert '<body name="b" pos="0.1 0.2 0.3" euler="0.4 0.5 0.6">' in text


def test_euler_angles_mean_roll_pitch_yaw() -> None:
    from transpile.ir.pose import matrix_of_quaternion, matrix_of_rpy

    model = compiled(robot(link("a"), link("b"), joint("j", "a", "b", ORIGIN)))
    w, x, y, z = model.body("b").quat
    assert matrix_of_quaternion((x, y, z, w)) == pytest.approx(matrix_of_rpy(0.4, 0.5, 0.6), abs=1e-15)


def test_a_link_keeps_its_frame_where_its_joint_stands_elsewhere() -> None:
    spin = (
        '<joint name="j" type="revolute"><parent>a</parent><child>b</child>'
        "<pose>0 0 -0.5 0 0 0</pose><axis><xyz>0 1 0</xyz></axis></joint>"
    )
    text = mjcf(sdf(body("a"), body("b", "<pose>0 0 1 0 0 0</pose>"), spin))
    assert '<body name="b" pos="0 0 1">' in text
    assert '<joint name="j" pos="0 0 -0.5" axis="0 1 0"/>' in text


def test_a_turned_joint_turns_its_axis() -> None:
    spin = (
        '<joint name="j" type="revolute"><parent>a</parent><child>b</child>'
        "<pose>0 0 0 0 0 1.5707963267948966</pose><axis><xyz>1 0 0</xyz></axis></joint>"
    )
    model = compiled(sdf(body("a"), body("b"), spin))
    assert model.joint("j").axis == pytest.approx([0, 1, 0], abs=1e-15)


def test_moments_without_products_stay_as_they_are_written() -> None:
    inertial = (
        '<inertial><origin xyz="0 0 1" rpy="0.1 0 0"/><mass value="2"/>'
        '<inertia ixx="1" ixy="0" ixz="0" iyy="1.5" iyz="0" izz="2"/></inertial>'
    )
    text = mjcf(robot(link("a", inertial)))
    assert '<inertial pos="0 0 1" euler="0.1 0 0" mass="2" diaginertia="1 1.5 2"/>' in text


def test_products_of_inertia_are_turned_into_the_body() -> None:
    inertial = (
        '<inertial><origin rpy="0 0 1.5707963267948966"/><mass value="2"/>'
        '<inertia ixx="1" ixy="0.1" ixz="0" iyy="1.5" iyz="0" izz="2"/></inertial>'
    )
    model = compiled(robot(link("a", inertial)))
    from transpile.verify.read_text import quaternion_matrix

    R = quaternion_matrix(model.body("a").iquat)
    moments = R @ (model.body("a").inertia[:, None] * R.T)
    assert moments.ravel() == pytest.approx([1.5, -0.1, 0, -0.1, 1, 0, 0, 0, 2], abs=1e-14)


def test_frames_become_sites() -> None:
    model = compiled(sdf(body("a"), '<frame name="tip" attached_to="a"><pose>0 0 1 0 0 0</pose></frame>'))
    assert model.site("tip").pos == pytest.approx([0, 0, 1], abs=0)
    assert model.site_bodyid[model.site("tip").id] == model.body("a").id


def test_a_link_without_gravity_is_held_up() -> None:
    model = compiled(sdf(body("a", "<gravity>false</gravity>")))
    assert model.body_gravcomp[model.body("a").id] == 1.0


def test_models_side_by_side_become_one() -> None:
    worlds = "".join(f'<model name="{name}">{body("a")}</model>' for name in ("one", "two"))
    model = compiled(f'<sdf version="1.9"><world name="w">{worlds}</world></sdf>')
    assert model.nv == 12
    assert model.body("one::a").id != model.body("two::a").id


def test_a_static_model_is_held() -> None:
    assert compiled(sdf("<static>true</static>", body("a"))).nv == 0


def test_shapes_do_not_weigh() -> None:
    shape = '<collision><geometry><sphere radius="1"/></geometry></collision>'
    model = compiled(robot(link("a", INERTIAL + shape)))
    assert model.body("a").mass == 1.0


def test_comments_stand_before_what_they_are_about() -> None:
    text = mjcf("<!--head-->" + robot(link("a"), "<!--the arm-->", link("b"), joint("j", "a", "b")))
    assert text.startswith('<?xml version="1.0"?>\n<!--head-->\n<mujoco model="r">\n')
    assert '<!--the arm-->\n      <body name="b">' in text


def test_what_mujoco_finds_too_deep_is_told() -> None:
    def chain(count: int) -> str:
        joints = [joint(f"j{i}", f"l{i - 1}", f"l{i}", type="fixed") for i in range(1, count)]
        return robot(*[link(f"l{i}") for i in range(count)], *joints)

    mujoco = pytest.importorskip("mujoco")
    taken, refused = written(chain(496)), written(chain(497))
    assert "C056" not in codes(taken)
    assert mujoco.MjModel.from_xml_string(taken.text).nbody == 497
    assert codes(refused).count("C056") == 1
    with pytest.raises(ValueError, match="ELEMENT_DEPTH"):
        mujoco.MjModel.from_xml_string(refused.text)


def test_long_chains_are_written() -> None:
    links = [link(f"l{i}") for i in range(3000)]
    joints = [joint(f"j{i}", f"l{i - 1}", f"l{i}", '<axis xyz="0 0 1"/>') for i in range(1, 3000)]
    text = mjcf(robot(*links, *joints))
    assert text.count("<body ") == 3000
    assert len(text) < 3000 * 1500, "indentation does not grow with the square of the depth"


def test_massless_links_stay_where_mujoco_takes_them() -> None:
    massless = "<inertial><mass>0</mass><inertia><ixx>0</ixx><iyy>0</iyy><izz>0</izz></inertia></inertial>"
    weld = '<joint name="w" type="fixed"><parent>a</parent><child>tool</child></joint>'
    result = written(sdf(f'<link name="a">{MASS}</link><link name="tool">{massless}</link>', weld))
    assert '<body name="tool"/>' in (result.text or "")
    assert not {"A041", "A042", "A043"} & set(codes(result))


def test_names_stay_bare_where_they_can() -> None:
    arm = f'<model name="arm">{body("upper")}</model>'
    result = written(sdf(body("base"), arm, f'<model name="tool">{body("base")}</model>'))
    assert '<body name="upper">' in (result.text or "")
    assert '<body name="base">' in (result.text or "") and '<body name="tool::base">' in (result.text or "")
    renamed = [d.data for d in result.diagnostics if d.code == "A062"]
    assert renamed == [{"renaming": "link", "old": "arm::upper", "new": "upper"}]
