"""Equalities: mimic, gearboxes, joints that close a loop."""

from __future__ import annotations

import pytest

from tests.mjcf_writing.helpers import body, codes, compiled, drake_joint, joint, link, robot, sdf, written


def test_mimic() -> None:
    follow = '<mimic joint="lead" multiplier="2" offset="0.5"/>'
    text = robot(link("a"), link("b"), link("c"), joint("lead", "a", "b"), joint("follow", "a", "c", follow))
    model = compiled(text)
    assert model.eq_data[0][:5].tolist() == [0.5, 2, 0, 0, 0]
    assert (model.eq_obj1id[0], model.eq_obj2id[0]) == (model.joint("follow").id, model.joint("lead").id)


def test_what_follows_a_fixed_joint_stands_still() -> None:
    follow = '<mimic joint="lead" multiplier="2" offset="0.5"/>'
    fixed = joint("lead", "a", "b", type="fixed")
    model = compiled(robot(link("a"), link("b"), link("c"), fixed, joint("follow", "a", "c", follow)))
    assert model.eq_data[0][:2].tolist() == [0.5, 0]
    assert model.eq_obj2id[0] == -1


def test_what_follows_a_ball_is_told() -> None:
    follow = '<mimic joint="lead"/>'
    text = robot(
        link("a"), link("b"), link("c"), drake_joint("lead", "a", "b"), joint("follow", "a", "c", follow)
    )
    assert "C070" in codes(written(text))
    assert compiled(text).neq == 0


def spin(name: str, parent: str, child: str, xyz: str = "0 0 1", type: str = "revolute") -> str:
    return (
        f'<joint name="{name}" type="{type}"><parent>{parent}</parent><child>{child}</child>'
        f"<axis><xyz>{xyz}</xyz></axis></joint>"
    )


@pytest.mark.parametrize(("small", "large", "ratio"), [("0 0 1", "0 0 1", -3.0), ("0 0 -1", "0 0 1", 3.0)])
def test_a_gearbox_relates_the_hinges_on_its_reference(small: str, large: str, ratio: float) -> None:
    gears = (
        '<joint name="g" type="gearbox"><parent>s</parent><child>l</child>'
        "<gearbox_ratio>3</gearbox_ratio><gearbox_reference_body>base</gearbox_reference_body>"
        "<axis><xyz>0 0 1</xyz></axis><axis2><xyz>0 0 1</xyz></axis2></joint>"
    )
    text = sdf(
        body("base"),
        body("s"),
        body("l"),
        spin("sj", "base", "s", small),
        spin("lj", "base", "l", large),
        gears,
    )
    model = compiled(text)
    assert model.eq_data[0][:2].tolist() == [0, ratio]
    assert (model.eq_obj1id[0], model.eq_obj2id[0]) == (model.joint("lj").id, model.joint("sj").id)


def test_a_gearbox_looks_along_its_axis_in_the_world() -> None:
    gears = (
        '<joint name="g" type="gearbox"><parent>s</parent><child>l</child>'
        "<gearbox_ratio>3</gearbox_ratio><gearbox_reference_body>base</gearbox_reference_body>"
        "<axis><xyz>0 0 1</xyz></axis><axis2><xyz>0 0 1</xyz></axis2></joint>"
    )
    over = body("s", "<pose>0 0 0 3.141592653589793 0 0</pose>")
    result = written(
        sdf(body("base"), over, body("l"), spin("sj", "base", "s"), spin("lj", "base", "l"), gears)
    )
    assert 'polycoef="0 3 0 0 0"' in (result.text or "")
    assert "L054" not in codes(result)


@pytest.mark.parametrize(("type", "count", "kind"), [("fixed", 1, 1), ("ball", 1, 0), ("continuous", 2, 0)])
def test_a_loop_is_closed(type: str, count: int, kind: int) -> None:
    mujoco = pytest.importorskip("mujoco")
    places = {"b": "1 0 0 0 0 0.5", "c": "0 1 0 0.3 0 0"}
    links = [body("a"), *(body(name, f"<pose>{pose}</pose>") for name, pose in places.items())]
    loop = (
        f'<joint name="loop" type="{type}"><parent>b</parent><child>c</child>'
        "<pose>0.2 0.1 0 0 0.4 0</pose><axis><xyz>0 0 1</xyz></axis></joint>"
    )
    text = sdf(*links, spin("x", "a", "b"), spin("y", "a", "c", "0 1 0"), loop)
    assert "A047" in codes(written(text))
    model = compiled(text)
    assert model.eq_type.tolist() == [kind] * count
    data = mujoco.MjData(model)
    mujoco.mj_forward(model, data)
    assert abs(data.efc_pos[: data.ne]).max() < 1e-12


def test_a_loop_that_cannot_be_closed_is_told() -> None:
    text = sdf(
        body("a"),
        body("b"),
        body("c"),
        spin("x", "a", "b"),
        spin("y", "a", "c"),
        spin("loop", "b", "c", type="prismatic"),
    )
    assert "L012" in codes(written(text))
