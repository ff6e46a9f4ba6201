"""The tables of docs/support.md have their golden cases: each joint to each target.

A case that stands here is judged by engines in ``test_engines``, and its directives here.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.golden.convert_case import GOLDEN, TARGETS, input_of
from transpile import convert
from transpile.ir.model import DOFS, FLOATING, SCREW
from transpile.passes.capabilities import APPROXIMATED, DROPPED, TABLE, Capability

LOOP = "kinematic loop"

OF_JOINTS = {
    **{kind: (f"sdf-joint-{kind}",) for kind in DOFS},
    SCREW: ("sdf-joint-screw", "sdf-joint-screw-of-older"),
    FLOATING: ("floating-joint", "floating-between-links"),
    "gearbox": ("gearbox",),
    LOOP: ("loop-of-sdf",),
}
"""The cases of each joint; a screw has a pitch of today and one of before SDFormat 1.10."""

DRAKE_REFUSES = {
    "gearbox": "Drake has no such joint",
    "revolute2": "Drake has no such joint",
    LOOP: "Drake reads no loops of joints",
}
"""Joints that Drake does not read in SDFormat, and so neither in directives, whose parts are SDFormat."""

JUDGED = 4
"""Of a floating body its mass and centre: Drake leaves the joint of a URDF out together with its origin, which
urdfdom does not, nor do we."""

CELLS = [(kind, to, case) for kind, cases in OF_JOINTS.items() for case in cases for to in TARGETS]


def capability(kind: str, to: str) -> Capability:
    """The cell of the table of joints."""
    for feature, row in TABLE.items():
        if feature == kind or kind in feature.removeprefix("joint ").split(", "):
            return row[to]
    raise AssertionError(f"the table has no row for {kind}")


def findings(case: Path, to: str) -> str:
    """What is said of the conversion to one target."""
    said = "\n" + (case / "losses.txt").read_text(encoding="utf-8")
    return said.partition(f"\nto {to}")[2].partition("\nto ")[0]


@pytest.mark.parametrize(("kind", "to", "name"), CELLS)
def test_each_joint_to_each_target(kind: str, to: str, name: str) -> None:
    """The case has such a joint and an output; what the cell says is told, is told of it, and no more."""
    case = GOLDEN / name
    assert kind == LOOP or f'type="{kind}"' in input_of(case).read_text(encoding="utf-8")
    assert (case / f"to.{to}").exists()
    cell, said = capability(kind, to), findings(case, to)
    if cell.state in (APPROXIMATED, DROPPED):
        assert f"loss[{cell.code}]" in said
    else:
        losses = [line for line in said.splitlines() if " loss[" in line]
        assert [line for line in losses if f"[{cell.code}]" not in line] == []


@pytest.mark.parametrize("name", [name for kind in OF_JOINTS for name in OF_JOINTS[kind]])
def test_each_joint_in_directives(name: str, tmp_path: Path) -> None:
    """Drake reads the directives as it reads the input: bodies, and where they are in some postures."""
    pytest.importorskip("pydrake", reason="Drake reads directives")
    source = input_of(GOLDEN / name)
    out = tmp_path / "to.dmd.yaml"
    result = convert(source, to="dmd", output=str(out))
    assert result.text is not None, result.render()
    out.write_text(result.text, encoding="utf-8")
    for path, data in result.meshes.items():
        Path(path).write_bytes(data)
    if any(name in OF_JOINTS[kind] for kind in DRAKE_REFUSES):
        with pytest.raises(RuntimeError):
            drake_sees(source)
        return
    before, after = drake_sees(source), drake_sees(out)
    assert before.keys() == after.keys()
    for body, numbers in before.items():
        judged = slice(JUDGED if name in OF_JOINTS[FLOATING] else None)
        assert after[body][judged] == pytest.approx(numbers[judged], abs=1e-9)


def drake_sees(path: Path) -> dict[str, list[float]]:
    """Of each body the mass, the centre, and the poses in three postures; the joints' bounds."""
    from pydrake.multibody.parsing import Parser
    from pydrake.multibody.plant import MultibodyPlant
    from pydrake.multibody.tree import BodyIndex

    plant = MultibodyPlant(0.0)
    Parser(plant).AddModels(str(path))
    plant.Finalize()
    context = plant.CreateDefaultContext()
    bodies = [plant.get_body(BodyIndex(i)) for i in range(1, plant.num_bodies())]
    seen = {
        body.name(): [body.get_mass(context), *body.CalcCenterOfMassInBodyFrame(context)] for body in bodies
    }
    joints = [plant.get_joint(index) for index in plant.GetJointIndices()]
    for posture in (0.0, 0.2, -0.3):
        q = plant.GetPositions(context)
        for joint in joints:
            if joint.num_positions() < 7:
                q[joint.position_start() : joint.position_start() + joint.num_positions()] = posture
        plant.SetPositions(context, q)
        for body in bodies:
            seen[body.name()] += [*body.EvalPoseInWorld(context).GetAsMatrix34().ravel()]
    for joint in joints:
        if joint.num_positions() < 7:
            seen[joint.name()] = [*joint.position_lower_limits(), *joint.position_upper_limits()]
    return seen


def test_no_case_is_left_over() -> None:
    """Every case of a joint stands in the table."""
    named = {name for cases in OF_JOINTS.values() for name in cases}
    assert {name for name in os.listdir(GOLDEN) if name.startswith("sdf-joint-")} <= named
