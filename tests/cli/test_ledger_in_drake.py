"""What the ledger says of a joint's positive motion, held against the motion that Drake works out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from transpile.cli.run_command import run_command

CASES = Path(__file__).parent.parent.parent / "golden" / "convert"
STEP = 0.1

TURNED = """<robot name="r"><link name="base"/><link name="arm"/><joint name="joint" type="{type}">
<origin xyz="1 2 3" rpy="{rpy}"/><parent link="base"/><child link="arm"/><axis xyz="{axis}"/>
<limit lower="-1" upper="1" effort="1" velocity="1"/></joint></robot>"""


def motion(path: Path, number: int) -> tuple[Any, Any]:
    """How the arm turns (a vector along the axis, in radians) and moves in the base when one coordinate of
    the joint grows by a step."""
    from pydrake.multibody.parsing import Parser
    from pydrake.multibody.plant import MultibodyPlant

    plant = MultibodyPlant(0.0)
    Parser(plant).AddModels(str(path))
    plant.Finalize()
    context = plant.CreateDefaultContext()
    joint = plant.GetJointByName("joint")
    poses = []
    for value in (0.0, STEP):
        q = plant.GetPositions(context)
        q[joint.position_start() + number] = value
        plant.SetPositions(context, q)
        poses.append(
            plant.CalcRelativeTransform(context, plant.GetFrameByName("base"), plant.GetFrameByName("arm"))
        )
    turn = (poses[1].rotation() @ poses[0].rotation().inverse()).ToAngleAxis()
    return turn.axis() * turn.angle(), poses[1].translation() - poses[0].translation()


def ledger(path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, str]:
    """The fields of the one joint, as text."""
    assert run_command(["ledger", str(path)]) == 0
    lines = capsys.readouterr().out.split("\n\n")[1].splitlines()
    return dict(line.strip().split(": ", 1) for line in lines)


def direction(words: str) -> list[float]:
    """The direction that a sentence names."""
    found = re.search(r"([+-])([XYZ]) of base", words)
    if found:
        return [float(f"{found[1]}1") * (found[2] == letter) for letter in "XYZ"]
    found = re.search(r"the direction (\S+ \S+ \S+) of base", words)
    assert found
    return [float(number) for number in found[1].split()]


def judge(path: Path, capsys: pytest.CaptureFixture[str], number: int = 0) -> None:
    pytest.importorskip("pydrake", reason="Drake moves the joint")
    turn, move = motion(path, number)
    words = ledger(path, capsys)["positive motion" + (" 2" if number else "")]
    axis = [part * STEP for part in direction(words)]
    if "moves arm along" in words:
        assert list(move) == pytest.approx(axis, abs=1e-6)
    else:
        assert "turns arm counter-clockwise seen from" in words
        assert list(turn) == pytest.approx(axis, abs=1e-6)


@pytest.mark.parametrize("name", ["revolute", "continuous", "prismatic", "screw", "screw-of-older"])
def test_joints_of_one_axis(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    judge(CASES / f"sdf-joint-{name}" / "input.sdf", capsys)


@pytest.mark.parametrize("rpy", ["0 0 0", "1.5707963267948966 0 0", "0 0 -1.5707963267948966", "0.1 0.2 0.3"])
@pytest.mark.parametrize("axis", ["1 0 0", "0 -1 0", "0 0 1"])
@pytest.mark.parametrize("type", ["revolute", "prismatic"])
def test_turned_joints(
    type: str, axis: str, rpy: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "arm.urdf"
    path.write_text(TURNED.format(type=type, axis=axis, rpy=rpy), encoding="utf-8")
    judge(path, capsys)


@pytest.mark.parametrize("number", [0, 1])
def test_a_universal_joint(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    judge(CASES / "sdf-joint-universal" / "input.sdf", capsys, number)


def test_the_way_of_a_screw(capsys: pytest.CaptureFixture[str]) -> None:
    """It moves along the axis as far as the sentence says."""
    pytest.importorskip("pydrake", reason="Drake moves the joint")
    for name, pitch in (("screw", 0.02), ("screw-of-older", 0.05)):
        path = CASES / f"sdf-joint-{name}" / "input.sdf"
        words = ledger(path, capsys)["positive motion"]
        assert f"and moves it {pitch:g} m a turn along that" in words
        axis = direction(words)
        _, move = motion(path, 0)
        turns = STEP / 6.283185307179586
        along = sum(float(part) * other for part, other in zip(move, axis, strict=True))
        assert along == pytest.approx(pitch * turns, abs=1e-6)
