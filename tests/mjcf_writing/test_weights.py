"""What moves must weigh something in MuJoCo."""

from __future__ import annotations

import pytest

from tests.mjcf_writing.helpers import codes, compiled, joint, link, robot, written

X, Y, Z = ('<axis xyz="1 0 0"/>', '<axis xyz="0 1 0"/>', '<axis xyz="0 0 1"/>')


def inertial(mass: float, ixx: float, iyy: float, izz: float, ixy: float = 0.0) -> str:
    return (
        f'<inertial><mass value="{mass}"/><inertia ixx="{ixx}" ixy="{ixy}" ixz="0" iyy="{iyy}" iyz="0" '
        f'izz="{izz}"/></inertial>'
    )


def two_axes(middle: str = "") -> str:
    offset = '<origin xyz="0 0 0.5" rpy="0 0 0.3"/>'
    return robot(
        link("a"),
        link("m", middle),
        link("b"),
        joint("x", "a", "m", X + offset),
        joint("y", "m", "b", Y + '<origin xyz="0.2 0 0"/>'),
    )


def test_a_massless_link_between_joints_is_taken_out() -> None:
    result = written(two_axes())
    assert "A041" in codes(result)
    model = compiled(two_axes())
    assert model.nbody == 3
    assert [model.jnt_bodyid[model.joint(name).id] for name in "xy"] == [model.body("b").id] * 2


def test_what_follows_a_link_that_was_taken_out_moves_as_before() -> None:
    mujoco = pytest.importorskip("mujoco")
    tiny = inertial(1e-9, 1e-9, 1e-9, 1e-9)
    poses = []
    for text in (two_axes(), two_axes(tiny)):
        model = compiled(text)
        data = mujoco.MjData(model)
        for name, value in (("x", 0.7), ("y", -0.4)):
            data.qpos[model.joint(name).qposadr[0]] = value
        mujoco.mj_kinematics(model, data)
        b = model.body("b").id
        poses.append([*data.xpos[b], *data.xmat[b]])
    assert poses[0] == pytest.approx(poses[1], abs=1e-14)


def test_a_massless_link_that_is_seen_stays() -> None:
    seen = '<visual><geometry><sphere radius="1"/></geometry></visual>'
    result = written(two_axes(seen))
    assert "A042" in codes(result)
    assert compiled(two_axes(seen)).body("m").mass == 1e-12


def test_more_than_six_freedoms_stay_apart() -> None:
    parts = [link("a"), *(link(f"m{i}", "") for i in range(7)), link("b")]
    names = ["a", *(f"m{i}" for i in range(7)), "b"]
    parts += [joint(f"j{i}", names[i], names[i + 1], (X, Y, Z)[i % 3]) for i in range(8)]
    model = compiled(robot(*parts))
    assert model.nv == 6 + 8
    assert max(model.body_jntnum) == 6


def test_a_massless_base_is_weighed_down() -> None:
    text = robot(link("base", ""), link("b"), joint("j", "base", "b", X))
    assert "A042" in codes(written(text))
    assert compiled(text).body("base").mass == 1e-12


def test_a_weld_weighs_for_the_link_that_it_holds() -> None:
    text = robot(link("base", ""), link("body"), joint("j", "base", "body", type="fixed"))
    assert "A042" not in codes(written(text))
    assert compiled(text).body("base").mass == 0.0


def test_a_point_mass_gets_moments() -> None:
    text = robot(link("a"), link("p", inertial(2, 0, 0, 0)), joint("j", "a", "p", X))
    assert "A043" in codes(written(text))
    model = compiled(text)
    assert model.body("p").mass == 2.0
    assert model.body("p").inertia == pytest.approx([1e-12] * 3, rel=1e-12)


@pytest.mark.parametrize("ixy", [0.0, 1e-3])
def test_round_off_is_mended_without_a_word(ixy: float) -> None:
    text = robot(link("a", inertial(1, 0.1, 0.7, 0.8, ixy)))
    result = written(text)
    if ixy == 0.0:
        assert not {"L056", "C002"} & set(codes(result))
    assert compiled(text).body("a").inertia.max() == pytest.approx(0.8, rel=1e-4)


def test_a_noise_of_products_is_nothing() -> None:
    text = robot(link("a"), link("p", inertial(1, 0, 0, 0, 1.4e-20)), joint("j", "a", "p", X))
    assert compiled(text).body("p").inertia == pytest.approx([1e-12] * 3, rel=1e-12)


@pytest.mark.parametrize(
    "moments", [(1, 1, 3, 0), (1, 1, -0.5, 0), (1, 1, 1, 2), (1e-3, 2e-3, 9e-3, 1e-4), (-1, -1, -1, 0)]
)
def test_what_no_body_has_is_changed_by_the_least(moments: tuple[float, float, float, float]) -> None:
    text = robot(link("a", inertial(1, *moments)))
    result = written(text)
    assert "L056" in codes(result)
    assert compiled(text).body("a").mass == 1.0
