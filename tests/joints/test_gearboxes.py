"""Gearboxes in each target, held to SDFormat's words: theta_2 = -ratio * theta_1, the angles measured from
the reference body to the parent about the first axis, and to the child about the second.

MuJoCo and Drake place the bodies in a posture that the written relation allows; the angles are then read off
the bodies, whichever way the hinges were written.
"""

from __future__ import annotations

from itertools import product
from math import atan2
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from transpile import convert

RATIO = -2.5
TURNS = (0.3, -0.4)
SETUPS = list(product((False, True), (False, True), ("0 0 1", "0 0 -1"), ("0 1 0", "0 -1 0")))
"""Whether the first hinge hangs its reference body on the gear, whether the second does; the hinges' axes."""
MASS = "<inertial><mass>1</mass><inertia><ixx>1</ixx><iyy>1</iyy><izz>1</izz></inertia></inertial>"


def hinge(name: str, gear: str, turned: bool, axis: str) -> str:
    sides = (gear, "case") if turned else ("case", gear)
    return (
        f'<joint name="{name}" type="continuous"><parent>{sides[0]}</parent><child>{sides[1]}</child>'
        f'<axis><xyz expressed_in="case">{axis}</xyz></axis></joint>'
    )


def gears(first: bool, second: bool, axis: str, axis2: str, more: str = "") -> str:
    """A gear about z and one about y of the case, askew in the world."""
    return (
        '<sdf version="1.9"><model name="gears">'
        f'<link name="case"><pose>0 0 0 0.1 0.2 0.3</pose>{MASS}</link>'
        f'<link name="small"><pose relative_to="case">1 0 0 0 0 0.7</pose>{MASS}</link>'
        f'<link name="large"><pose relative_to="case">0 2 0 0 0.4 0</pose>{MASS}</link>'
        f"{hinge('small_axle', 'small', first, axis)}{hinge('large_axle', 'large', second, axis2)}"
        '<joint name="mesh" type="gearbox"><parent>small</parent><child>large</child>'
        f"<gearbox_ratio>{RATIO}</gearbox_ratio><gearbox_reference_body>case</gearbox_reference_body>"
        '<axis><xyz expressed_in="case">0 0 1</xyz></axis><axis2><xyz expressed_in="case">0 1 0</xyz></axis2>'
        f"</joint>{more}</model></sdf>"
    )


def holds(rotations: dict[str, Any], rest: dict[str, Any]) -> bool:
    """Whether the gears, turned from ``rest``, stand as the gearbox wants them (rotations in the world)."""
    angles = []
    for name, (i, j) in (("small", (0, 1)), ("large", (2, 0))):
        R_CG = rotations["case"].T @ rotations[name]
        turn = R_CG @ (rest["case"].T @ rest[name]).T
        angles.append(atan2(turn[j, i], turn[i, i]))
    assert abs(angles[0]) > 0.05  # it did turn
    return abs(angles[1] + RATIO * angles[0]) < 1e-9


@pytest.mark.parametrize("setup", SETUPS)
def test_mujoco_turns_them_as_the_gearbox_does(setup: tuple[bool, bool, str, str]) -> None:
    mujoco = pytest.importorskip("mujoco")
    result = convert(gears(*setup), to="mjcf", verify_each=True)
    assert result.text is not None, result.render()
    model = mujoco.MjModel.from_xml_string(result.text)
    data = mujoco.MjData(model)

    def rotations() -> dict[str, Any]:
        mujoco.mj_kinematics(model, data)
        return {name: data.body(name).xmat.reshape(3, 3).copy() for name in ("case", "small", "large")}

    rest = rotations()
    (follower,), (leader,) = model.eq_obj1id, model.eq_obj2id
    for turn in TURNS:
        data.qpos[model.jnt_qposadr[leader]] = turn / 2.5
        data.qpos[model.jnt_qposadr[follower]] = turn / 2.5 * model.eq_data[0][1] + model.eq_data[0][0]
        assert holds(rotations(), rest)


@pytest.mark.parametrize("to", ["urdf", "sdf"])
@pytest.mark.parametrize("setup", SETUPS)
def test_drake_turns_them_as_the_gearbox_does(setup: tuple[bool, bool, str, str], to: str) -> None:
    pytest.importorskip("pydrake")
    from pydrake.multibody.parsing import Parser
    from pydrake.multibody.plant import DiscreteContactApproximation, MultibodyPlant

    result = convert(gears(*setup), to=to, dialect="drake", through_ir=True, verify_each=True)
    assert result.text is not None, result.render()
    plant = MultibodyPlant(0.01)
    plant.set_discrete_contact_approximation(DiscreteContactApproximation.kSap)
    Parser(plant).AddModelsFromString(result.text, to)
    plant.Finalize()
    context = plant.CreateDefaultContext()

    def rotations() -> dict[str, Any]:
        names = ("case", "small", "large")
        bodies = {name: plant.GetBodyByName(name) for name in names}
        return {name: plant.EvalBodyPoseInWorld(context, b).rotation().matrix() for name, b in bodies.items()}

    rest = rotations()
    assert plant.num_constraints() == 1
    root = fromstring(result.text)
    mimic, (joint,) = root.find(".//{*}mimic"), root.findall(".//{*}mimic/..")
    assert mimic is not None
    leader, follower = plant.GetJointByName(mimic.get("joint")), plant.GetJointByName(joint.get("name"))
    for turn in TURNS:
        leader.set_angle(context, turn / 2.5)
        multiplier, offset = float(mimic.get("multiplier", "1")), float(mimic.get("offset", "0"))
        follower.set_angle(context, multiplier * turn / 2.5 + offset)
        assert holds(rotations(), rest)


def losses(text: str, to: str = "urdf") -> list[str]:
    return [d.message for d in convert(text, to=to).losses]


@pytest.mark.parametrize("to", ["urdf", "mjcf"])
def test_the_missing_hinge_is_named(to: str) -> None:
    text = gears(*SETUPS[0]).replace('"large_axle" type="continuous"', '"large_axle" type="prismatic"')
    assert any(
        "'mesh'" in loss and "no hinge joins 'large' to its reference body 'case'" in loss
        for loss in losses(text, to)
    )
    text = gears(*SETUPS[0]).replace("<gearbox_reference_body>case</gearbox_reference_body>", "")
    assert any("names no reference body" in loss for loss in losses(text, to))


def test_welded_bodies_count_as_one() -> None:
    weld = (
        f'<link name="shaft">{MASS}</link>'
        '<joint name="weld" type="fixed"><parent>large</parent><child>shaft</child></joint>'
    )
    text = gears(*SETUPS[0], more=weld).replace(
        "<child>large</child><gearbox", "<child>shaft</child><gearbox"
    )
    assert losses(text) == []
    assert '<mimic joint="small_axle"' in (convert(text, to="urdf").text or "")


def test_the_other_hinge_follows_where_one_follows_already() -> None:
    third = (
        f'<link name="third">{MASS}</link>{hinge("third_axle", "third", False, "0 1 0")}'
        '<joint name="mesh2" type="gearbox"><parent>third</parent><child>large</child>'
        "<gearbox_ratio>4</gearbox_ratio><gearbox_reference_body>case</gearbox_reference_body>"
        '<axis><xyz expressed_in="case">0 1 0</xyz></axis><axis2><xyz expressed_in="case">0 1 0</xyz></axis2>'
        "</joint>"
    )
    result = convert(gears(*SETUPS[0], more=third), to="urdf")
    assert '<mimic joint="large_axle" multiplier="-0.25"' in (result.text or "")
    round_again = third.replace("mesh2", "mesh3").replace(
        "<child>large</child><gearbox", "<child>small</child><gearbox"
    )
    round_again = round_again[round_again.index('<joint name="mesh3"') :]
    assert any(
        "'mesh3'" in loss and "already" in loss
        for loss in losses(gears(*SETUPS[0], more=third + round_again))
    )


def test_what_stands_at_a_gearbox_stays_there() -> None:
    frame = '<frame name="mark" attached_to="mesh"><pose>0.1 0 0 0 0 0</pose></frame>'
    result = convert(gears(*SETUPS[0], more=frame), to="urdf")
    assert result.text is not None
    assert '<link name="mesh"' in result.text
    assert '<link name="mark"' in result.text


def test_what_a_gearbox_says_of_its_axes_is_told() -> None:
    text = gears(*SETUPS[0]).replace(
        '<axis><xyz expressed_in="case">0 0 1</xyz></axis><axis2>',
        '<axis><xyz expressed_in="case">0 1 1</xyz><dynamics><damping>2</damping></dynamics></axis><axis2>',
    )
    told = losses(text)
    assert any("damping" in loss for loss in told)
    assert any("0 1 1" in loss for loss in told)


def test_directives_add_a_model_that_drake_reads(tmp_path: Path) -> None:
    result = convert(gears(*SETUPS[0]), to="dmd", output=str(tmp_path / "out.dmd.yaml"))
    assert result.text is not None, result.render()
    (part,) = [content.decode() for path, content in result.meshes.items() if path.endswith(".sdf")]
    assert 'type="gearbox"' not in part
    assert '<drake:mimic joint="small_axle" multiplier="2.5"' in part


def test_a_second_axis_that_is_not_said_is_told() -> None:
    text = gears(*SETUPS[0]).replace('<axis2><xyz expressed_in="case">0 1 0</xyz></axis2>', "")
    (told,) = [d.message for d in convert(text, to="urdf").assumptions if d.code == "A017"]
    assert told.endswith("(it says no second axis, so 'large_axle' counts as it does)")
    (plain,) = [d.message for d in convert(gears(*SETUPS[0]), to="urdf").assumptions if d.code == "A017"]
    assert "second axis" not in plain
