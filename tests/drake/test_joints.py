"""Joints and actuators that Drake alone has: MuJoCo moves and weighs what Drake does, to 1e-9."""

from __future__ import annotations

from typing import Any

import pytest

from tests.drake.both_engines import JOINTS, LINKS, Both, arm, joint, link, lowered

np: Any = pytest.importorskip("numpy")

WELD = '<joint name="hold" type="fixed"><parent link="world"/><child link="base"/></joint>'


def driven(inner: str) -> str:
    """A transmission that drives the shoulder."""
    return (
        '<transmission name="t"><type>transmission_interface/SimpleTransmission</type>'
        f'<joint name="shoulder"/><actuator name="motor">{inner}</actuator></transmission>'
    )


def drake_mass(both: Both) -> Any:
    """Drake's mass matrix."""
    return both.plant.CalcMassMatrix(both.context)[np.ix_(both.drake_v, both.drake_v)]


def mujoco_mass(both: Both) -> Any:
    """MuJoCo's mass matrix."""
    full = np.zeros((both.model.nv, both.model.nv))
    for column in range(both.model.nv):
        unit = np.zeros(both.model.nv)
        unit[column] = 1.0
        both.mujoco.mj_mulM(both.model, both.data, full[column], unit)
    return full[np.ix_(both.mujoco_v, both.mujoco_v)]


def test_the_rotor_counts_as_its_gears_reflect_it() -> None:
    rotor = '<drake:rotor_inertia value="0.004"/><drake:gear_ratio value="-25"/>'
    both = Both(arm(driven(rotor)))
    bare = Both(arm(driven("")))
    for q in np.random.default_rng(1).uniform(-1, 1, (5, 3)):
        both.set(q, np.zeros(3))
        bare.set(q, np.zeros(3))
        assert mujoco_mass(both) == pytest.approx(drake_mass(both), rel=1e-9, abs=1e-9)
        assert (mujoco_mass(both) - mujoco_mass(bare))[0, 0] == pytest.approx(0.004 * 625)


@pytest.mark.parametrize("rest", ["", '<drake:gear_ratio value="3"/>'])
def test_gears_alone_weigh_nothing(rest: str) -> None:
    both = Both(arm(driven(rest)))
    both.set(np.zeros(3), np.zeros(3))
    assert mujoco_mass(both) == pytest.approx(drake_mass(both), rel=1e-9, abs=1e-9)


def test_a_rotor_of_a_joint_that_nothing_drives_is_told() -> None:
    idle = JOINTS.replace(
        '<axis xyz="0 1 0.5"/>', '<axis xyz="0 1 0.5"/><limit lower="-1" upper="1" effort="0"/>'
    )
    idle = idle.replace('<limit lower="-20" upper="20" effort="50" velocity="9"/>', "", 1)
    text = arm(driven('<drake:rotor_inertia value="0.004"/>'), joints=idle)
    both = Both(text)
    both.set(np.zeros(3), np.zeros(3))
    assert mujoco_mass(both) == pytest.approx(drake_mass(both), rel=1e-9, abs=1e-9)
    assert "L052" in {d.code for d in lowered(text).diagnostics}


def test_gains_hold_as_drakes_controller_does() -> None:
    """The torque is p (wanted - q) - d q', and no more than the effort limit (JointActuator)."""
    text = arm(driven('<drake:controller_gains p="40" d="3"/>'))
    both = Both(text)
    actuator = both.plant.GetJointActuatorByName("motor")
    gains = actuator.get_controller_gains()
    assert (gains.p, gains.d, actuator.effort_limit()) == (40, 3, 50)
    for wanted, q, v in np.random.default_rng(2).uniform(-2, 2, (20, 3)):
        both.data.ctrl[0] = wanted
        both.set([q, 0, 0], [v, 0, 0])
        expected = np.clip(40 * (wanted - q) - 3 * v, -50, 50)
        assert both.data.qfrc_actuator[both.mujoco_v[0]] == pytest.approx(expected, rel=1e-9)
    assert "A037" in {d.code for d in lowered(text).diagnostics}


def test_gains_of_an_sdf_joint() -> None:
    from transpile import convert

    text = arm(driven('<drake:controller_gains p="40" d="3"/>'))
    sdf = convert(text, to="sdf").text
    assert sdf is not None
    model = pytest.importorskip("mujoco").MjModel.from_xml_string(lowered(sdf).text)
    place = int(model.actuator("motor").id)
    assert model.actuator_gainprm[place][0] == 40
    assert model.actuator_biasprm[place][:3].tolist() == [0, -40, -3]


# kinematics


def special(type: str, inner: str = "") -> str:
    """A robot whose hand hangs on a joint that only Drake has."""
    own = joint("free", type, "base", "hand", 'xyz="0.1 0.2 0.3" rpy="0.3 -0.2 0.5"', "0.3 1 -0.5", inner)
    own = own.replace("<joint ", "<drake:joint ").replace("</joint>", "</drake:joint>")
    return arm(links=link("base", "0 0 0.1", 3) + link("hand", "0 0.05 0.1", 0.5), joints=WELD + own)


def poses(both: Both, body: str) -> tuple[Any, Any]:
    """Where a body is, in Drake and in MuJoCo: rotation and position."""
    X_WB = both.plant.EvalBodyPoseInWorld(both.context, both.plant.GetBodyByName(body))
    drake = np.hstack([X_WB.rotation().matrix(), X_WB.translation()[:, None]])
    data = both.data.body(body)
    return drake, np.hstack([data.xmat.reshape(3, 3), data.xpos[:, None]])


def test_a_planar_joint_moves_as_drakes() -> None:
    text = special("planar")
    both = Both(text, ())
    for q in np.random.default_rng(3).uniform(-2, 2, (20, 3)):
        both.plant.SetPositions(both.context, q)
        for name, value in zip(("free_x", "free_y", "free_turn"), q, strict=True):
            both.data.joint(name).qpos[0] = value
        both.mujoco.mj_forward(both.model, both.data)
        drake, mujoco = poses(both, "hand")
        assert mujoco == pytest.approx(drake, abs=1e-9)


@pytest.mark.parametrize("pitch", [0.3, -1.7])
def test_a_screw_moves_as_drakes(pitch: float) -> None:
    text = special("screw", f'<drake:screw_thread_pitch value="{pitch}"/>')
    both = Both(text, ())
    for turn in np.random.default_rng(4).uniform(-9, 9, 20):
        both.plant.SetPositions(both.context, [turn])
        both.data.joint("free").qpos[0] = turn
        offset, ratio = both.model.eq_data[0][:2]
        both.data.joint("free_slide").qpos[0] = offset + ratio * turn
        both.mujoco.mj_forward(both.model, both.data)
        assert both.data.efc_pos[0] == pytest.approx(0, abs=1e-12)
        drake, mujoco = poses(both, "hand")
        assert mujoco == pytest.approx(drake, abs=1e-9)


def test_a_universal_joint_moves_as_drakes() -> None:
    text = special("universal")
    both = Both(text, ())
    for q in np.random.default_rng(5).uniform(-2, 2, (20, 2)):
        both.plant.SetPositions(both.context, q)
        for name, value in zip(("free_axis1", "free_axis2"), q, strict=True):
            both.data.joint(name).qpos[0] = value
        both.mujoco.mj_forward(both.model, both.data)
        drake, mujoco = poses(both, "hand")
        assert mujoco == pytest.approx(drake, abs=1e-9)


def test_a_gearbox_turns_its_wheels_as_it_says() -> None:
    """The child turns by -ratio times the parent about the same axis (SDFormat); Drake has no gearboxes."""
    joints = WELD + joint("small", "continuous", "base", "upper", 'xyz="0 0 1"', "0 1 0")
    joints += joint(
        "large",
        "continuous",
        "base",
        "lower",
        'xyz="0 0 2"',
        "0 1 0",
        '<mimic joint="small" multiplier="-3"/>',
    )
    both = Both(
        arm(links=LINKS.replace(link("hand", "0 0.05 0.1", 0.5), ""), joints=joints), ("small", "large")
    )
    for turn in (-1.5, 0.4, 2.0):
        both.set([turn, -3 * turn], [0, 0])
        assert both.data.nefc == 1
        assert both.data.efc_pos[0] == pytest.approx(0, abs=1e-12)
        for body in ("upper", "lower"):
            drake, mujoco = poses(both, body)
            assert mujoco == pytest.approx(drake, abs=1e-9)
