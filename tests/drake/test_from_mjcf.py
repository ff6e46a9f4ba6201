"""Tendons, equalities and actuators of MJCF: Drake applies and holds what MuJoCo does, to 1e-9."""

from __future__ import annotations

from typing import Any

import pytest

from tests.drake.both_engines import Both
from tests.drake_version import needs_new_drake
from transpile import convert
from transpile.driver.result import Result

np: Any = pytest.importorskip("numpy")

NAMES = ("shoulder", "elbow", "reach", "lift")
FORMATS = pytest.mark.parametrize("format", ["sdf", "urdf"])


def mjcf(more: str, site: str = "") -> str:
    """An arm of three joints, one of them with a ref, and a lift beside it."""
    inertial = '<inertial pos="0.05 0.02 0.1" mass="1.5" diaginertia="0.02 0.03 0.025"/>'
    return f"""<mujoco model="arm"><compiler angle="radian"/><worldbody>
      <site name="fixed" pos="0.3 0.2 0.1"/>
      <body name="upper" pos="0.1 0 0.3" euler="0.2 -0.1 0.4">
        <joint name="shoulder" axis="0 1 0.5" ref="0.3" armature="0.05"/>{inertial}
        <body name="hand" pos="0 0.1 0.4"><joint name="elbow" axis="1 0 0"/>
          <joint name="reach" type="slide" axis="0.2 0.3 1" pos="0 0 0.1" springref="0.2"/>{inertial}
          <site name="tip" pos="0.1 -0.2 0.3"/></body></body>
      <body name="cart" pos="0.6 0 0.2"><joint name="lift" type="slide" axis="0 0 1" ref="0.1"/>{inertial}
        <site name="hook" pos="0 0.1 0.2"/>{site}</body>
    </worldbody>{more}</mujoco>"""


def spatial(inner: str, one: str = "tip", other: str = "hook") -> str:
    """A tendon between two sites."""
    return f'<tendon><spatial name="t" {inner}><site site="{one}"/><site site="{other}"/></spatial></tendon>'


def fixed(inner: str, more: str = "") -> str:
    """A tendon of two joints."""
    joints = '<joint joint="shoulder" coef="1"/><joint joint="reach" coef="-2"/>'
    return f'<tendon><fixed name="t" {inner}>{joints}</fixed>{more}</tendon>'


def written(text: str, format: str, **options: Any) -> Result:
    """The conversion of a MJCF."""
    result = convert(text, to=format, verify_each=True, **options)
    assert result.text is not None, result.render()
    return result


def both(text: str, format: str) -> Both:
    """A MJCF in MuJoCo, and what it becomes in Drake."""
    made = written(text, format).text
    assert made is not None
    return Both(made, NAMES, format, text)


def states(seed: int, count: int = 10) -> list[tuple[Any, Any]]:
    """Random positions and velocities."""
    rng = np.random.default_rng(seed)
    return [(rng.uniform(-1.5, 1.5, 4), rng.uniform(-2, 2, 4)) for _ in range(count)]


@FORMATS
@pytest.mark.parametrize(
    "tendon",
    [
        spatial('stiffness="120" damping="7" springlength="0.4"'),
        spatial('stiffness="120"'),
        spatial('damping="3"'),
        spatial('stiffness="30" springlength="0"'),
        spatial('stiffness="30" damping="2"', "tip", "fixed"),
    ],
    ids=["both", "of the file's length", "damped", "bushing", "on the world"],
)
def test_springs(tendon: str, format: str) -> None:
    pair = both(mjcf(tendon), format)
    assert pair.plant.num_force_elements() == 2  # gravity, and this one
    for q, v in states(1):
        pair.set(q, v)
        expected = pair.mujoco_forces()
        assert np.linalg.norm(expected) > 1e-3
        assert pair.drake_forces() == pytest.approx(expected, abs=1e-9 * max(1, np.linalg.norm(expected)))


def residual(pair: Both) -> Any:
    """How far MuJoCo's equalities are from being held."""
    return pair.data.efc_pos[: pair.data.ne].copy()


@FORMATS
@pytest.mark.parametrize(
    "connect",
    ['<connect site1="tip" site2="hook"/>', '<connect body1="hand" body2="cart" anchor="0.1 0.2 0.3"/>',
     '<connect body1="hand" anchor="0.1 0.2 0.3"/>'],
    ids=["sites", "bodies", "the world"],
)  # fmt: skip
def test_connects(connect: str, format: str) -> None:
    pair = both(mjcf(f"<equality>{connect}</equality>"), format)
    params = Constraint(mjcf(f"<equality>{connect}</equality>"))
    for q, v in states(2):
        pair.set(q, v)
        ends = [
            pair.drake_point(params.text(body), params.numbers(point))
            for body, point in (("body_A", "p_AP"), ("body_B", "p_BQ"))
        ]
        assert np.abs(ends[0] - ends[1]) == pytest.approx(np.abs(residual(pair)), abs=1e-9)


def test_a_connect_to_a_world_without_anything_in_it() -> None:
    text = mjcf('<equality><connect body1="hand" anchor="0.1 0.2 0.3"/></equality>')
    text = text.replace('<site name="fixed" pos="0.3 0.2 0.1"/>', "")
    params = Constraint(text)
    pair = both(text, "sdf")
    for q, v in states(7, 3):
        pair.set(q, v)
        ends = [
            pair.drake_point(params.text(body), params.numbers(point))
            for body, point in (("body_A", "p_AP"), ("body_B", "p_BQ"))
        ]
        assert np.abs(ends[0] - ends[1]) == pytest.approx(np.abs(residual(pair)), abs=1e-9)


@needs_new_drake
@FORMATS
def test_a_held_spatial_tendon_is_a_distance(format: str) -> None:
    pair = both(mjcf(spatial("") + '<equality><tendon tendon1="t" polycoef="0.1"/></equality>'), format)
    assert pair.plant.num_constraints() == 1
    made = written(
        mjcf(spatial("") + '<equality><tendon tendon1="t" polycoef="0.1"/></equality>'), "sdf"
    ).text
    assert made is not None
    length = float(made.partition("distance_constraint_distance>")[2].partition("<")[0])
    for q, v in states(3):
        pair.set(q, v)
        apart = np.linalg.norm(pair.data.site("tip").xpos - pair.data.site("hook").xpos)
        assert residual(pair)[0] == pytest.approx(apart - length, abs=1e-9)


class Constraint:
    """A constraint as it is written in SDFormat; that Drake loads it is held true besides."""

    def __init__(self, text: str) -> None:
        from xml.etree import ElementTree

        made = written(text, "sdf").text
        assert made is not None
        assert both(text, "sdf").plant.num_constraints() == 1
        (self.tree,) = [
            one for one in ElementTree.fromstring(made).iter() if one.tag.endswith(("_constraint", "_damper"))
        ]

    def text(self, ending: str) -> str:
        """The value whose tag ends so."""
        (found,) = [one.text or "" for one in self.tree if one.tag.endswith(ending)]
        return found

    def number(self, ending: str) -> float:
        """A value that is a number."""
        return float(self.text(ending))

    def numbers(self, ending: str) -> list[float]:
        """A value that is a vector."""
        return [float(word) for word in self.text(ending).split()]

    def terms(self) -> dict[str, float]:
        """The joints of a tendon, with their factors."""
        return {one.attrib["name"]: float(one.attrib["a"]) for one in self.tree if one.tag.endswith("_joint")}


def test_ranges_are_tendon_constraints() -> None:
    """MuJoCo counts the coordinates themselves, refs included, as the joints of what is written do."""
    text = mjcf(fixed('range="-0.6 0.4"'))
    found = Constraint(text)
    assert [found.number(one) for one in ("lower_limit", "upper_limit", "offset")] == [-0.6, 0.4, 0]
    assert found.terms() == {"shoulder": 1, "reach": -2}
    assert found.text("stiffness") == "inf"
    pair = both(text, "urdf")
    pair.set([0.9, 0, 0.1, 0], [0, 0, 0, 0])
    assert pair.data.ten_length[0] == pytest.approx(0.9 - 0.2)


@pytest.mark.parametrize(
    ("inner", "low", "high"),
    [('springlength="-0.2 0.5"', -0.2, 0.5), ('springlength="0.4"', 0.4, 0.4), ("", -0.4, -0.4)],
)
def test_springs_of_fixed_tendons(inner: str, low: float, high: float) -> None:
    text = mjcf(fixed(f'stiffness="50" {inner}'))
    found = Constraint(text)
    endings = ("lower_limit", "upper_limit", "stiffness", "damping")
    assert [found.number(one) for one in endings] == [low, high, 50, 0]
    pair = both(text, "sdf")
    for q, v in states(4):
        pair.set(q, v)
        length = q[0] - 2 * q[2]
        size = max(length - high, 0) + min(length - low, 0)
        assert pair.mujoco_forces() == pytest.approx(-50 * size * np.array([1, 0, -2, 0]), abs=1e-9)


@pytest.mark.parametrize(
    ("equality", "more"),
    [
        ('<tendon tendon1="t" polycoef="0.2"/>', ""),
        ('<tendon tendon1="t" tendon2="u" polycoef="0.2 -1.5"/>',
         '<fixed name="u"><joint joint="lift" coef="3"/></fixed>'),
        ('<joint joint1="shoulder" polycoef="0.25"/>', ""),
    ],
    ids=["at a length", "at another's", "a joint"],
)  # fmt: skip
def test_held_sums_of_coordinates(equality: str, more: str) -> None:
    text = mjcf(fixed("", more) + f"<equality>{equality}</equality>")
    found = Constraint(text)
    assert found.number("lower_limit") == found.number("upper_limit")
    pair = both(text, "sdf")
    for q, v in states(5):
        pair.set(q, v)
        length = sum(a * q[NAMES.index(name)] for name, a in found.terms().items())
        assert residual(pair)[0] == pytest.approx(length - found.number("lower_limit"), abs=1e-9)


@FORMATS
@pytest.mark.parametrize(
    ("actuator", "p", "d"),
    [
        ('<position joint="shoulder" kp="40" kv="3"/>', 40, 3),
        ('<position joint="shoulder" kp="40" kv="3" gear="2"/>', 160, 12),
        ('<position joint="shoulder" kp="40"/>', 40, 0),
        ('<position joint="elbow" kp="40" dampratio="1.5"/>', 40, None),
        ('<position joint="reach" kp="40" dampratio="0.7" gear="-3"/>', 360, None),
        ('<position joint="shoulder" kp="40" dampratio="1" gear="2"/>', 160, None),
        ('<general joint="shoulder" biastype="affine" gainprm="40" biasprm="0 -40 -3"/>', 40, 3),
    ],
)
def test_position_actuators_are_gains(actuator: str, p: float, d: float | None, format: str) -> None:
    pair = both(mjcf(f"<actuator>{actuator}</actuator>"), format)
    (found,) = [
        pair.plant.get_joint_actuator(one) for one in pair.plant.GetJointActuatorIndices()
        if pair.plant.get_joint_actuator(one).has_controller()
    ]  # fmt: skip
    gains = found.get_controller_gains()
    assert gains.p == pytest.approx(p, rel=1e-12)
    assert d is None or gains.d == d
    joint = NAMES.index(actuator.partition('joint="')[2].partition('"')[0])
    for q, v in states(6):
        pair.set(q, v)
        expected = -gains.p * q[joint] - gains.d * v[joint]
        assert pair.data.qfrc_actuator[pair.mujoco_v[joint]] == pytest.approx(expected, rel=1e-9)


@FORMATS
def test_armature_counts_in_the_mass_matrix(format: str) -> None:
    pair = both(mjcf(""), format)
    pair.set(np.zeros(4), np.zeros(4))
    drake = pair.plant.CalcMassMatrix(pair.context)[pair.drake_v[0], pair.drake_v[0]]
    column = np.zeros(4)
    pair.mujoco.mj_mulM(pair.model, pair.data, column, np.eye(4)[pair.mujoco_v[0]])
    assert column[pair.mujoco_v[0]] == pytest.approx(drake, rel=1e-9)


@pytest.mark.parametrize(
    ("more", "lost"),
    [
        (spatial('stiffness="9" springlength="0.2 0.4"'), "L046"),
        (spatial('range="0 1"'), "L046"),
        (fixed('damping="3"'), "L046"),
        (fixed('range="0 1" damping="3"'), "L001"),
        (fixed('stiffness="3 1"'), "L046"),
        ('<equality><connect site1="tip" site2="hook" active="false"/></equality>', "L001"),
        ('<actuator><position joint="elbow" kp="3" timeconst="1"/></actuator>', "L045"),
        ('<actuator><position joint="elbow" kp="3" ctrlrange="-1 1"/></actuator>', "L001"),
        ('<actuator><velocity joint="elbow" kv="3"/></actuator>', "L045"),
    ],
)
def test_what_is_lost_is_told(more: str, lost: str) -> None:
    assert lost in {d.code for d in written(mjcf(more), "sdf").diagnostics}


def test_gazebo_gets_none_of_it() -> None:
    text = mjcf(spatial('stiffness="9"') + '<equality><connect site1="tip" site2="hook"/></equality>')
    result = written(text, "sdf", dialect="gazebo")
    assert result.text is not None
    assert "_constraint" not in result.text and "spring_damper" not in result.text
    assert {"L001", "L046"} <= {d.code for d in result.diagnostics}


def test_there_and_back() -> None:
    """What Drake's URDF says is what comes back of the MJCF that it becomes."""
    from tests.drake import test_forces as given
    from tests.drake.both_engines import arm, lowered

    ties = given.between("ball_constraint") + given.distance(0.7) + given.distance(0.7, 300, 5)
    ties += given.spring(120, 7) + given.bushing("70 70 70")
    ties += given.tendon(-0.6, 0.4, offset=0.1) + given.tendon(-1, 2, 500) + given.tendon(0.25, 0.25)
    first = convert(arm(ties), to="sdf").text
    there = lowered(arm(ties)).text
    assert first is not None and there is not None
    back = written(there, "sdf").text
    assert back is not None
    assert _ties(back) == _ties(first)


def _ties(text: str) -> list[tuple[str, tuple[float, ...]]]:
    """The constraints and springs of an SDFormat file, with their numbers; a distance that yields is a
    spring."""
    from xml.etree import ElementTree

    found = []
    for one in ElementTree.fromstring(text).iterfind("model/*"):
        kind = one.tag.rpartition("}")[2]
        parts = {child.tag.rpartition("}")[2].removeprefix(f"{kind}_"): child.text or "" for child in one}
        rigid = float(parts.get("stiffness", "inf")) > 1e16
        ends = "p_AP p_BQ"
        if kind == "distance_constraint" and not rigid:
            kind, ends = "linear_spring_damper", "p_AP p_BQ distance stiffness damping"
        elif kind == "distance_constraint":
            ends = "p_AP p_BQ distance"
        elif kind == "linear_spring_damper":
            ends = "p_AP p_BQ free_length stiffness damping"
        elif kind == "linear_bushing_rpy":
            ends = "bushing_force_stiffness"
        elif kind == "tendon_constraint":
            offset = float(parts["offset"])
            parts |= {side: str(float(parts[side]) - offset) for side in ("lower_limit", "upper_limit")}
            ends = "lower_limit upper_limit" if rigid else "lower_limit upper_limit stiffness"
        elif kind != "ball_constraint":
            continue
        numbers = tuple(round(float(word), 9) for end in ends.split() for word in parts[end].split())
        found.append((kind, numbers))
    return sorted(found)
