"""Which bodies touch: the same pairs in Drake and in MuJoCo, for hundreds of bodies, both ways."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from transpile import convert
from transpile.passes.cover_pairs import bits_of, cover_pairs, sets_of

mujoco: Any = pytest.importorskip("mujoco")
pytest.importorskip("pydrake")

Pairs = set[frozenset[str]]


def touching_in_mujoco(text: str) -> Pairs:
    """The bodies that touch where all stand in one place: every geom is a ball about the origin."""
    model = mujoco.MjModel.from_xml_string(text)
    data = mujoco.MjData(model)
    mujoco.mj_kinematics(model, data)
    mujoco.mj_comPos(model, data)
    mujoco.mj_collision(model, data)
    found = set()
    for contact in data.contact[: data.ncon]:
        names = [model.body(int(model.geom_bodyid[geom])).name for geom in contact.geom]
        found.add(frozenset(names))
    return found


def touching_in_drake(text: str, format: str) -> Pairs:
    """The bodies whose shapes Drake looks at in pairs."""
    from pydrake.multibody.parsing import Parser
    from pydrake.multibody.plant import AddMultibodyPlantSceneGraph
    from pydrake.systems.framework import DiagramBuilder

    builder = DiagramBuilder()
    plant, graph = AddMultibodyPlantSceneGraph(builder, 0.001)
    Parser(plant).AddModelsFromString(text, format)
    plant.Finalize()
    inspector = graph.model_inspector()

    def body(geometry: Any) -> str:
        return str(plant.GetBodyFromFrameId(inspector.GetFrameId(geometry)).name())

    return {frozenset((body(a), body(b))) for a, b in inspector.GetCollisionCandidates()}


def mjcf(bodies: str, contact: str = "") -> str:
    """A MJCF."""
    return (
        f'<mujoco model="m"><size memory="200M"/><worldbody>{bodies}</worldbody><contact>{contact}</contact>'
        "</mujoco>"
    )


def ball(name: str, bits: tuple[int, int] = (1, 1), inner: str = "", joint: str = "<freejoint/>") -> str:
    """A body with a ball."""
    return (
        f'<body name="{name}">{joint}<inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>'
        f'<geom name="{name}_geom" size="1" contype="{bits[0]}" conaffinity="{bits[1]}"/>{inner}</body>'
    )


def groups_in(text: str) -> int:
    """How many filter groups an SDFormat file or a URDF has."""
    return text.count("<drake:collision_filter_group")


def many_bodies(count: int, seed: int) -> tuple[str, int]:
    """Bodies of six kinds of bits, some in short chains, with excludes of single pairs; and how many."""
    random = Random(seed)
    kinds = [(random.randrange(1, 16), random.randrange(16)) for _ in range(6)]
    bodies = ""
    names: list[str] = []
    while len(names) < count:
        name = f"b{len(names)}"
        names.append(name)
        inner = ""
        if random.random() < 0.3:
            inner = ball(f"{name}_in", random.choice(kinds), joint='<joint axis="0 0 1"/>')
            names.append(f"{name}_in")
        bodies += ball(name, random.choice(kinds), inner)
    contact = ""
    for a, b in random.sample(list(combinations(names, 2)), count // 4):
        contact += f'<exclude body1="{a}" body2="{b}"/>'
    return mjcf(bodies, contact), len(names)


@pytest.mark.parametrize("format", ["sdf", "urdf"])
def test_bits_and_excludes_become_groups(format: str) -> None:
    text, count = many_bodies(60 if format == "urdf" else 220, 7)
    if format == "urdf":
        held = ball("base", inner=text.partition("<worldbody>")[2].partition("</worldbody>")[0], joint="")
        held = held.replace("<freejoint/>", '<joint axis="1 0 0"/>')
        text = (
            text.partition("<worldbody>")[0]
            + f"<worldbody>{held}</worldbody>"
            + text.partition("</worldbody>")[2]
        )
    written = convert(text, to=format).text
    assert written is not None
    expected = touching_in_mujoco(text)
    assert 0 < len(expected) < count * (count + 1) // 2
    assert touching_in_drake(written, format) == expected


def test_kinds_of_bits_need_no_more_groups_than_kinds() -> None:
    bodies = "".join(ball(f"a{i}", (1, 2)) for i in range(100)) + "".join(
        ball(f"b{i}", (2, 1)) for i in range(100)
    )
    written = convert(mjcf(bodies), to="sdf").text
    assert written is not None
    assert groups_in(written) == 2
    assert touching_in_drake(written, "sdf") == touching_in_mujoco(mjcf(bodies))


def robot(count: int, groups: str) -> str:
    """A URDF of balls on one base."""
    inertial = (
        '<inertial><mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial>'
    )
    shape = '<collision><geometry><sphere radius="1"/></geometry></collision>'
    links = "".join(f'<link name="l{i}">{inertial}{shape}</link>' for i in range(count))
    joints = "".join(
        f'<joint name="j{i}" type="continuous"><parent link="base"/><child link="l{i}"/></joint>'
        for i in range(count)
    )
    return (
        f'<robot name="r" xmlns:drake="http://drake.mit.edu"><link name="base">{inertial}</link>'
        f"{links}{joints}{groups}</robot>"
    )


def group(name: str, members: range, *ignored: str) -> str:
    """A collision filter group."""
    return (
        f'<drake:collision_filter_group name="{name}">'
        + "".join(f'<drake:member link="l{i}"/>' for i in members)
        + "".join(f'<drake:ignored_collision_filter_group name="{one}"/>' for one in ignored)
        + "</drake:collision_filter_group>"
    )


@pytest.mark.parametrize(
    ("groups", "excludes"),
    [
        (group("a", range(60), "a") + group("b", range(40, 120), "b"), 0),
        (group("a", range(60), "b") + group("b", range(60, 150)), 0),
        (group("a", range(150), "a"), 0),
        (group("a", range(3), "a"), 3),
        ("".join(group(f"g{i}", range(i, i + 6), f"g{i}") for i in range(0, 140, 3)), None),
    ],
    ids=["overlapping", "apart", "nothing touches", "few", "a band"],
)
def test_groups_become_bits_or_excludes(groups: str, excludes: int | None) -> None:
    text = robot(150, groups)
    written = convert(text, to="mjcf").text
    assert written is not None
    assert touching_in_mujoco(written) == touching_in_drake(text, "urdf")
    if excludes is not None:
        assert written.count("<exclude") == excludes
        assert ("contype=" in written.partition("<worldbody>")[2]) is (excludes == 0)


@pytest.mark.parametrize("seed", range(30))
def test_covers_are_exact_and_small(seed: int) -> None:
    """A cover by those that are alike has a set for each kind; the one that is chosen has no more."""
    random = Random(seed)
    n = random.randint(2, 40)
    kinds = [random.randrange(4) for _ in range(n)]
    ignore = {(a, b) for a in range(4) for b in range(a + 1) if random.random() < 0.5}
    pairs = {
        (i, j)
        for j in range(n)
        for i in range(j)
        if (max(kinds[i], kinds[j]), min(kinds[i], kinds[j])) in ignore
    }
    must = [sum(1 << j for j in range(n) if (min(i, j), max(i, j)) in pairs) for i in range(n)]
    blocks = cover_pairs(must, [row | 1 << i for i, row in enumerate(must)])
    covered = {
        (min(i, j), max(i, j))
        for one, other in blocks
        for i in bits_of(one)
        for j in bits_of(other)
        if i != j
    }
    assert covered == pairs
    assert len(sets_of(blocks)) <= 4


@pytest.mark.parametrize("format", ["sdf", "urdf"])
def test_pairs_touch_whatever_else_is_said(format: str) -> None:
    """MuJoCo: bits, excludes and the rule for parents do not count for geoms that are paired by name."""
    inner = ball("inner", joint='<joint axis="0 0 1"/>')
    arms = ball("a", (2, 4), inner, '<joint axis="0 1 0"/>') + ball("b", (2, 4), "", '<joint axis="1 0 0"/>')
    pairs = '<pair geom1="a_geom" geom2="b_geom"/><pair geom1="a_geom" geom2="inner_geom"/>'
    text = mjcf(ball("base", inner=arms, joint=""), pairs + '<exclude body1="a" body2="b"/>')
    written = convert(text, to=format).text
    assert written is not None
    expected = touching_in_mujoco(text)
    assert {frozenset(("a", "b")), frozenset(("a", "inner"))} <= expected
    assert touching_in_drake(written, format) == expected
