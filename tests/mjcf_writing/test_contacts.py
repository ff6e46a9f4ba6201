"""Which bodies may touch which, as the source's rules have it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mjcf_writing.helpers import INERTIAL, ball, codes, joint, link, mjcf, robot, written
from transpile.verify import load_mujoco
from transpile.verify.stand_in import StandIns

SOLID = INERTIAL + ball()


def filtered(text: str, folder: Path) -> set[str]:
    """The pairs that never touch."""
    pytest.importorskip("mujoco")
    path = folder / "model.xml"
    path.write_text(mjcf(text), encoding="utf-8")
    facts = load_mujoco.load(path, {}, StandIns(folder))
    assert facts.filtered is not None
    return {" ".join(sorted(pair)) for pair in facts.filtered}


def arm(base: str) -> str:
    """base – a: b welded to a, c turns in b, d in c."""
    parts = [link(name, SOLID) for name in "abcd"]
    parts += [joint("ab", "a", "b", type="fixed"), joint("bc", "b", "c"), joint("cd", "c", "d")]
    return robot(*parts, base)


def test_links_of_a_joint_and_of_a_weld_never_touch(tmp_path: Path) -> None:
    """Drake's rule: (a, c) may touch, though b is welded to a."""
    assert filtered(arm(""), tmp_path) == {"a b", "b c", "c d"}


def test_mujocos_own_rule_is_switched_off_only_where_it_says_more() -> None:
    assert 'filterparent="disable"' in mjcf(arm(""))
    plain = robot(link("a", SOLID), link("b", SOLID), joint("j", "a", "b"))
    assert "filterparent" not in mjcf(plain)
    assert "<exclude" not in mjcf(plain)


def test_a_base_on_the_world_does_not_touch_its_first_link(tmp_path: Path) -> None:
    text = robot(
        link("world", ""),
        link("a", SOLID),
        link("b", SOLID),
        joint("w", "world", "a", type="fixed"),
        joint("j", "a", "b"),
    )
    assert filtered(text, tmp_path) == {"a b"}
    assert '<exclude body1="a" body2="b"/>' in mjcf(text)


def test_links_around_one_that_was_taken_out(tmp_path: Path) -> None:
    """The links of a joint are those of the source: a and b hang on m, which is not there any more."""
    text = robot(
        link("a", SOLID),
        link("m", ""),
        link("b", SOLID),
        joint("x", "a", "m", '<axis xyz="1 0 0"/>'),
        joint("y", "m", "b", '<axis xyz="0 1 0"/>'),
    )
    assert filtered(text, tmp_path) == set()


def test_filter_groups(tmp_path: Path) -> None:
    group = (
        '<drake:collision_filter_group name="g"><drake:member link="b"/><drake:member link="d"/>'
        '<drake:ignored_collision_filter_group name="h"/></drake:collision_filter_group>'
        '<drake:collision_filter_group name="h"><drake:member_group name="g"/>'
        '<drake:member link="a"/></drake:collision_filter_group>'
    )
    result = written(arm(group))
    assert codes(result).count("A049") == 2
    assert filtered(arm(group), tmp_path) == {"a b", "b c", "c d", "b d", "a d"}


def test_what_cannot_touch_is_not_written() -> None:
    text = robot(
        link("world", ""), link("a"), link("b"), joint("w", "world", "a", type="fixed"), joint("j", "a", "b")
    )
    assert "<contact>" not in mjcf(text)


def test_visuals_touch_nothing_and_collisions_are_hidden() -> None:
    mujoco = pytest.importorskip("mujoco")
    seen = '<visual><geometry><box size="1 2 3"/></geometry></visual>'
    model = mujoco.MjModel.from_xml_string(mjcf(robot(link("a", SOLID + seen))))
    assert [(int(model.geom_contype[i]), int(model.geom_group[i])) for i in range(2)] == [(0, 2), (1, 3)]
    assert model.geom_size[0].tolist() == [0.5, 1.0, 1.5]


@pytest.mark.parametrize(
    ("properties", "friction"),
    [
        ('<drake:mu_dynamic value="0.3"/><drake:mu_static value="0.4"/>', 0.3),
        ('<drake:mu_static value="0.4"/>', 0.4),
        ("", 1.0),
    ],
)
def test_friction(properties: str, friction: float) -> None:
    mujoco = pytest.importorskip("mujoco")
    solid = ball().replace(
        "</collision>",
        f"<drake:proximity_properties>{properties}</drake:proximity_properties></collision>",
    )
    model = mujoco.MjModel.from_xml_string(mjcf(robot(link("a", INERTIAL + solid))))
    assert model.geom_friction[0].tolist() == [friction, 0.005, 0.0001]
