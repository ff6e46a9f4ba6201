"""Springs, bushings and constraints: MuJoCo applies and holds what Drake does, to 1e-9 at random states."""

from __future__ import annotations

from typing import Any

import pytest

from tests.drake.both_engines import JOINTS, LINKS, Both, arm, joint, link, lowered
from tests.drake_version import needs_new_drake

np: Any = pytest.importorskip("numpy")

INF = 1.7976931348623157e308
"""Drake reads no ``inf`` in a URDF."""
P, Q = (0.1, 0.2, 0.3), (0.3, -0.1, 0.2)


def value(tag: str, text: object) -> str:
    """An element with a value."""
    return f'<drake:{tag} value="{text}"/>'


def named(tag: str, name: str) -> str:
    """An element that names something."""
    return f'<drake:{tag} name="{name}"/>'


def between(kind: str, *parts: str, a: str = "base", b: str = "hand") -> str:
    """A relation between a point of two bodies."""
    points = value(f"{kind}_p_AP", "0.1 0.2 0.3") + value(f"{kind}_p_BQ", "0.3 -0.1 0.2")
    bodies = named(f"{kind}_body_A", a) + named(f"{kind}_body_B", b)
    return f"<drake:{kind}>{bodies}{points}{''.join(parts)}</drake:{kind}>"


def spring(stiffness: float, damping: float, length: float = 0.4) -> str:
    """A linear spring-damper."""
    kind = "linear_spring_damper"
    return between(
        kind,
        value(f"{kind}_free_length", length),
        value(f"{kind}_stiffness", stiffness),
        value(f"{kind}_damping", damping),
    )


def distance(length: float, stiffness: float = INF, damping: float = 0) -> str:
    """A distance constraint."""
    kind = "distance_constraint"
    return between(
        kind,
        value(f"{kind}_distance", length),
        value(f"{kind}_stiffness", stiffness),
        value(f"{kind}_damping", damping),
    )


def bushing(force: str, damping: str = "0 0 0", torque: str = "0 0 0", twist: str = "0 0 0") -> str:
    """A bushing between a frame of the base and the hand."""
    frame = '<frame name="here" link="base" xyz="0.1 0 0.2" rpy="0.1 0.2 0.3"/>'
    return (
        f"{frame}<drake:linear_bushing_rpy>{named('bushing_frameA', 'here')}{named('bushing_frameC', 'hand')}"
        f"{value('bushing_torque_stiffness', torque)}{value('bushing_torque_damping', twist)}"
        f"{value('bushing_force_stiffness', force)}{value('bushing_force_damping', damping)}"
        "</drake:linear_bushing_rpy>"
    )


def tendon(low: object, high: object, stiffness: float = INF, damping: float = 0, offset: float = 0) -> str:
    """A tendon over two joints."""
    joints = "".join(
        f'<drake:tendon_constraint_joint name="{name}" a="{a}"/>'
        for name, a in (("shoulder", 1), ("reach", -2))
    )
    kind = "tendon_constraint"
    rest = (("offset", offset), ("lower_limit", low), ("upper_limit", high), ("stiffness", stiffness))
    texts = "".join(value(f"{kind}_{tag}", text) for tag, text in (*rest, ("damping", damping)))
    return f"<drake:{kind}>{joints}{texts}</drake:{kind}>"


def states(seed: int, count: int = 20) -> list[tuple[Any, Any]]:
    """Random positions and velocities."""
    rng = np.random.default_rng(seed)
    return [(rng.uniform(-1.5, 1.5, 3), rng.uniform(-2, 2, 3)) for _ in range(count)]


@pytest.mark.parametrize(
    "extensions",
    [
        spring(120, 7),
        spring(50, 0, 0.01),
        spring(0, 3),
        bushing("70 70 70"),
        spring(20, 1) + bushing("9 9 9"),
    ],
    ids=["both", "stiff", "damped", "bushing", "two"],
)
def test_forces_agree(extensions: str) -> None:
    both = Both(arm(extensions))
    for q, v in states(1):
        both.set(q, v)
        expected = both.drake_forces()
        assert np.linalg.norm(expected) > 1e-3
        assert both.mujoco_forces() == pytest.approx(expected, abs=1e-9 * max(1, np.linalg.norm(expected)))


def test_a_distance_that_yields_is_a_spring() -> None:
    """Drake: f = -k (l - d) - c l' (DistanceConstraintParams)."""
    both = Both(arm(distance(0.7, 300, 5)))
    twin = Both(arm(spring(300, 5, 0.7)))
    for q, v in states(2):
        both.set(q, v)
        twin.set(q, v)
        assert both.mujoco_forces() == pytest.approx(twin.drake_forces(), rel=1e-9, abs=1e-9)


@needs_new_drake
def test_a_rigid_distance_is_held_by_an_equality() -> None:
    both = Both(arm(distance(0.7)))
    assert both.plant.num_constraints() == 1
    for q, v in states(3):
        both.set(q, v)
        apart = np.linalg.norm(both.drake_point("base", P) - both.drake_point("hand", Q)) - 0.7
        assert both.data.nefc == 1
        assert both.data.efc_pos[0] == pytest.approx(apart, abs=1e-12)


def test_a_ball_constraint_holds_both_points() -> None:
    both = Both(arm(between("ball_constraint")))
    for q, v in states(4):
        both.set(q, v)
        apart = both.drake_point("base", P) - both.drake_point("hand", Q)
        assert both.data.nefc == 3
        assert np.abs(both.data.efc_pos) == pytest.approx(np.abs(apart), abs=1e-12)


@pytest.mark.parametrize(("low", "high"), [(-0.6, 0.4), (-INF, 0.2), (0.3, INF), (-1, -1), (0.25, 0.25)])
def test_a_tendon_that_yields_is_a_spring_beyond_its_limits(low: Any, high: Any) -> None:
    both = Both(arm(tendon(low, high, 1000, offset=0)))
    for q, v in states(5):
        both.set(q, v)
        length = q[0] - 2 * q[2]
        beyond = max(length - float(high), 0) + min(length - float(low), 0)
        expected = -1000 * beyond * np.array([1, 0, -2])
        assert both.mujoco_forces() == pytest.approx(expected, abs=1e-9)


def test_an_offset_counts() -> None:
    both = Both(arm(tendon(-0.6, 0.4, offset=0.1)))
    assert both.model.tendon_range[0] == pytest.approx([-0.7, 0.3], abs=1e-15)


def test_a_tendon_of_equal_limits_is_held() -> None:
    both = Both(arm(tendon(0.4, 0.4, offset=0.1)))
    both.set([0.5, 0, 0], [0, 0, 0])
    assert both.data.efc_pos[0] == pytest.approx(0.2, abs=1e-15)


def test_a_damped_tendon_yields_as_drake_says() -> None:
    """The force is k x + c x', but for one part in 10,000 of what it is that the limit holds back."""
    both = Both(arm(tendon(-0.2, 0.2, 1000, 20)))
    for q, v in states(6):
        both.set(q, v)
        length, speed = q[0] - 2 * q[2], v[0] - 2 * v[2]
        beyond = max(length - 0.2, 0) + min(length + 0.2, 0)
        size = abs(beyond) * 1000 + np.sign(beyond) * speed * 20 if beyond else 0.0
        expected = -np.sign(beyond) * max(size, 0) * np.array([1, 0, -2])
        got = both.data.qfrc_constraint[both.mujoco_v]
        assert got == pytest.approx(expected, abs=2e-3 * max(1.0, abs(size)))


@pytest.mark.parametrize(
    ("extensions", "codes"),
    [
        (bushing("9 9 9"), {"A035"}),
        (bushing("9 8 9"), {"A035", "L058"}),
        (bushing("9 9 9", "1 1 1"), {"A035", "L058"}),
        (bushing("9 9 9", torque="1 1 1"), {"A035", "L058"}),
        (bushing("9 9 9", twist="1 1 1"), {"A035", "L058"}),
        (bushing("0 0 0", torque="1 1 1"), {"L052"}),
        (tendon(-1, 1, 1000, 2), {"A035", "A036"}),
        (tendon(-1, 1, INF, 2), {"A035", "A036"}),
        (tendon(-1, 1, 1000, 0), {"A035"}),
    ],
)
def test_what_is_told(extensions: str, codes: set[str]) -> None:
    ours = {"A035", "A036", "L058", "L052"}
    assert {d.code for d in lowered(arm(extensions)).diagnostics} & ours == codes


MASSLESS = '<link name="bare"/>'
FREE = (
    arm()
    .replace('<link name="world"/>', "")
    .replace('<joint name="hold" type="fixed"><parent link="world"/><child link="base"/></joint>', "")
)
BALL = (
    joint("roll", "ball", "lower", "more", 'xyz="0.1 0 0.2" rpy="0.3 0 0.1"', "1 0 0")
    .replace("<joint ", "<drake:joint ")
    .replace("</joint>", "</drake:joint>")
)
OTHERS = {
    "fixed": arm(tendon(-1, 1, 500, 2)),
    "floating": FREE.replace("</robot>", tendon(-1, 1, 500, 2) + "</robot>"),
    "with a ball": arm(tendon(-1, 1, 500, 2), LINKS + link("more", "0.1 0.2 0", 1), JOINTS + BALL),
    "with a planar joint": arm(
        tendon(-1, 1, 500, 2),
        LINKS + link("more", "0.1 0.2 0", 1),
        JOINTS + BALL.replace('"ball"', '"planar"'),
    ),
    "with a screw": arm(
        tendon(-1, 1, 500, 2),
        LINKS + link("more", "0.1 0.2 0", 1),
        JOINTS
        + BALL.replace('"ball"', '"screw"').replace(
            "</drake:joint>", '<drake:screw_thread_pitch value="0.3"/></drake:joint>'
        ),
    ),
    "with a link of no mass": arm(
        tendon(-1, 1, 500, 2),
        LINKS + MASSLESS,
        JOINTS.replace('<child link="upper"/>', '<child link="bare"/>')
        + joint("more", "revolute", "bare", "upper", 'xyz="0.1 0 0"', "1 0 0"),
    ),
}


@pytest.mark.parametrize("text", OTHERS.values(), ids=OTHERS)
def test_the_inverse_inertia_is_what_mujoco_divides_by(text: str) -> None:
    mujoco = pytest.importorskip("mujoco")
    model = mujoco.MjModel.from_xml_string(lowered(text).text)
    inverse = -model.tendon_solref_lim[0][0] / 500
    assert inverse == pytest.approx(model.tendon_invweight0[0], rel=1e-6)
