"""The tables of docs/support.md have their golden cases: each joint to each target, each default frame.

A case that stands here is judged by engines in ``test_engines``, and the directives of the joints here.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.golden.convert_case import GOLDEN, TARGETS, input_of
from transpile import convert
from transpile.ir.model import CURVILINEAR, DOFS, FLOATING, PLANAR, SCREW
from transpile.passes import frame_defaults
from transpile.passes.capabilities import APPROXIMATED, DROPPED, TABLE, Capability

LOOP = "kinematic loop"

OF_JOINTS = {
    **{kind: (f"sdf-joint-{kind}",) for kind in DOFS},
    PLANAR: ("sdf-joint-planar", "sdf-joint-planar-apart"),
    CURVILINEAR: ("sdf-joint-curvilinear", "sdf-joint-curvilinear-apart"),
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
"""Of a floating body its mass and centre: Drake leaves the joint of a URDF out together with its origin,
which urdfdom does not, nor do we."""

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


IN_MODEL, IN_ARM, IN_BASE = ' relative_to="__model__"', ' relative_to="arm"', ' relative_to="base"'

OF_FRAMES: dict[str, list[tuple[str, str, str | None, str]]] = {
    "model (top)": [
        ("model", "<pose>1 2", None, "<pose>2 2"),
        ("placement", ' placement_frame="grip"', None, ""),
        ("placement-at-zero", ' placement_frame="grip"', None, ""),
    ],
    "model (in a world)": [
        ("model-in-world", "<pose>1 2", '<pose relative_to="world">1 2', '<pose relative_to="dock">1 2'),
    ],
    "model (nested)": [
        ("nested-model", "<pose>0.5", f"<pose{IN_MODEL}>0.5", f"<pose{IN_BASE}>0.5"),
    ],
    "include": [
        ("include", "<pose>0.1", f"<pose{IN_MODEL}>0.1", f"<pose{IN_BASE}>0.1"),
        ("include-placement", "<placement_frame>grip", None, "<placement_frame>arm"),
        ("merge", "<pose>0.1", f"<pose{IN_MODEL}>0.1", f"<pose{IN_BASE}>0.1"),
    ],
    "link": [("link", "<pose>0.5", f"<pose{IN_MODEL}>0.5", f"<pose{IN_BASE}>0.5")],
    "joint": [("joint", "<pose>0.1", f"<pose{IN_ARM}>0.1", f"<pose{IN_BASE}>0.1")],
    "frame": [
        ("frame", "<pose>0.1", f"<pose{IN_MODEL}>0.1", f"<pose{IN_ARM}>0.1"),
        ("frame-attached", "<pose>0.1", f"<pose{IN_ARM}>0.1", f"<pose{IN_MODEL}>0.1"),
        ("canonical-link", '"tool"', '"tool" attached_to="__model__"', '"tool" attached_to="base"'),
    ],
    "frame (in a world)": [
        ("frame-in-world", "<pose>7 0", '<pose relative_to="world">7 0', '<pose relative_to="other">7 0'),
    ],
    "visual": [("visual", "<pose>0.1", f"<pose{IN_ARM}>0.1", f"<pose{IN_BASE}>0.1")],
    "collision": [("collision", "<pose>0.1", f"<pose{IN_ARM}>0.1", f"<pose{IN_BASE}>0.1")],
    "inertial": [("inertial", "<pose>0.1", None, "<pose>0.2")],
    "light (in a link)": [("light", "<pose>0.1", f"<pose{IN_ARM}>0.1", f"<pose{IN_BASE}>0.1")],
    "sensor (in a link)": [
        ("sensor", "<pose>0.1", f"<pose{IN_ARM}>0.1", f"<pose{IN_BASE}>0.1"),
        ("kept-1.6", IN_BASE, None, ""),
    ],
    "sensor (in a joint)": [
        ("sensor-of-joint", "<pose>0.3", '<pose relative_to="joint">0.3', f"<pose{IN_ARM}>0.3"),
    ],
    "camera": [("camera", "<pose>0.01", None, f"<pose{IN_ARM}>0.01")],
    "projector, particle_emitter": [
        ("emitter", "<pose>0.1", f"<pose{IN_ARM}>0.1", f"<pose{IN_BASE}>0.1"),
        ("projector", "<pose>0.1", f"<pose{IN_ARM}>0.1", f"<pose{IN_BASE}>0.1"),
    ],
    "axis, axis2": [
        ("axis", "<xyz>", '<xyz expressed_in="joint">', '<xyz expressed_in="__model__">'),
        ("axis-expressed-in", "__model__", None, "joint"),
        ("axis2", "<xyz>0", '<xyz expressed_in="joint">0', '<xyz expressed_in="__model__">0'),
        ("axis-of-1.4", 'version="1.4"', None, 'version="1.5"'),
    ],
}
"""For each row the golden cases, and in each a text, the same with the default written out (None where there
are no words for it), and with another frame."""

WORLD_LIGHTS = "sdf-frame-world-lights-1.6"
WORLD_THINGS = "sdf-frame-world-things"
CARRIED = {
    "light (in a world)": '<light name="sun" type="directional">\n      <pose>0 0 10 0 0 0</pose>',
    "actor, population": '<actor name="walker">\n      <pose>0 0 1 0 0 0</pose>',
}
"""Rows of what only SDFormat has, and what stays as it is in sdf-frame-world-things."""

FRAME_CELLS = [(row, *case) for row, cases in OF_FRAMES.items() for case in cases]


def rows_of_frames() -> list[str]:
    """The first cells of the table of default frames."""
    table = (frame_defaults.__doc__ or "").split("\n\n")[2].splitlines()
    return [row[: table[0].index(" ")].strip() for row in table[3:-1]]


def test_each_default_frame_has_a_case() -> None:
    assert sorted(rows_of_frames()) == sorted(OF_FRAMES.keys() | CARRIED.keys())


@pytest.mark.parametrize(("row", "name", "text", "default", "other"), FRAME_CELLS)
def test_each_default_frame_counts(
    row: str, name: str, text: str, default: str | None, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The URDF of the case is what it is with the default written out, and not what another frame gives."""
    case = GOLDEN / f"sdf-frame-{name}"
    monkeypatch.chdir(case)
    written = input_of(case).read_text(encoding="utf-8")
    golden = numbers_of((case / "to.urdf").read_text(encoding="utf-8"))
    assert text in written
    if default is not None:
        assert in_urdf(written.replace(text, default)) == pytest.approx(golden, abs=1e-9)
    assert in_urdf(written.replace(text, other)) != pytest.approx(golden, abs=1e-9)


@pytest.mark.parametrize("row", CARRIED)
def test_what_only_sdformat_has_stays_where_it_is(row: str) -> None:
    case = GOLDEN / WORLD_THINGS
    for name in (input_of(case), case / "to.sdf"):
        assert CARRIED[row] in name.read_text(encoding="utf-8")


def test_lights_of_a_world_stand_where_they_stood() -> None:
    """SDFormat 1.6 has no frames to measure them in: they are measured in the world."""
    text = (GOLDEN / WORLD_LIGHTS / "to.sdf").read_text(encoding="utf-8")
    poses = re.findall(r"<light [^>]*>\n *<pose>([^<]*)</pose>", text)
    assert [numbers_of(pose)[:3] for pose in poses] == [pytest.approx([1, 3, 3]), pytest.approx([1, 4, 3])]


def in_urdf(text: str) -> list[float]:
    """All the numbers of a model's URDF, in a row."""
    result = convert(text, to="urdf")
    assert result.text is not None, result.render()
    return numbers_of(result.text)


def numbers_of(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"(?<![\w.-])-?\d+(?:\.\d+)?(?:e-?\d+)?(?![\w.])", text)]


def test_no_case_is_left_over() -> None:
    """Every case of a joint or a frame stands in its table."""
    named = {name for cases in OF_JOINTS.values() for name in cases}
    named |= {WORLD_THINGS, WORLD_LIGHTS} | {f"sdf-frame-{name}" for _, name, *_ in FRAME_CELLS}
    assert {name for name in os.listdir(GOLDEN) if name.startswith(("sdf-joint-", "sdf-frame-"))} <= named
