"""``check --dialect drake`` tells what Drake does not use: the grammars say it, and Drake is asked."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tests.drake.probe_mjcf import Heard, not_read
from transpile.driver.check_model import check_path
from transpile.grammar.parse_grammar import load_format
from transpile.options import Options
from transpile.passes.checks.check_what_drake_reads import SPECIAL
from transpile.passes.checks.generated_drake_reads import NOT_USED

URDF = """<robot name="r" version="1.0">
  <gazebo/>
  <link name="a" type="odd">
    <collision><verbose value="1"/><geometry><sphere radius="1"/></geometry></collision>
  </link>
  <link name="b"/>
  <joint name="j" type="revolute">
    <parent link="a"/><child link="b"/><limit lower="-1" upper="1" effort="1" velocity="1"/>
    <calibration rising="0"/><safety_controller k_velocity="1"/>
  </joint>
  <transmission name="t">
    <type>transmission_interface/SimpleTransmission</type>
    <joint name="j"><hardwareInterface>x</hardwareInterface></joint>
    <actuator name="m">
      <hardwareInterface>x</hardwareInterface><mechanicalReduction>{}</mechanicalReduction>
    </actuator>
    {}
  </transmission>
</robot>
"""
PARTS = (
    "flexJoint", "gap_joint", "leftActuator", "passive_joint", "rightActuator", "rollJoint",
    "use_simulated_gripper_joint",
)  # fmt: skip
"""What Drake's reference lists of a transmission."""


def told(path: Path) -> list[tuple[str, str]]:
    """The code of each finding about what Drake does not use, and what it is about."""
    findings = check_path(str(path), Options(dialect="drake"))
    return [
        (finding.code, finding.message.partition("use ")[2]) for finding in findings
        if finding.code in ("X051", "X052")
    ]  # fmt: skip


def test_drake_warns_of_what_the_grammar_says(tmp_path: Path) -> None:
    pytest.importorskip("pydrake", reason="Drake is asked about every element of MJCF")
    names = {e.class_name: e.name for e in load_format("mjcf").elements.values()}
    said = {
        (names[element], field)
        for element, fields in NOT_USED["mjcf"].items()
        for field, (_, how) in fields.items()
        if how == "warns"
    }
    assert said == not_read(tmp_path)


def test_the_lists_of_the_reference(tmp_path: Path) -> None:
    path = tmp_path / "r.urdf"
    path.write_text(URDF.format(3, "".join(f"<{part}/>" for part in PARTS)))
    found = told(path)
    warned = {what for code, what in found if code == "X051"}
    assert warned == {
        "the attribute 'version' of <robot>", "the attribute 'type' of <link>", "<verbose> of <collision>",
        "<calibration> of <joint>", "<safety_controller> of <joint>",
        "the attribute 'name' of <transmission>", "<mechanicalReduction> of <actuator>: Drake takes 1",
        *(f"<{part}> of <transmission>" for part in PARTS),
    }  # fmt: skip
    silent = {what for code, what in found if code == "X052"}
    assert silent == {"<gazebo> of <robot>", "<hardwareInterface> of <joint> (here and in 1 more)"}


def test_drake_warns_of_the_same_in_a_urdf(tmp_path: Path) -> None:
    pytest.importorskip("pydrake", reason="Drake reads the file")
    from pydrake.multibody.parsing import Parser
    from pydrake.multibody.plant import AddMultibodyPlantSceneGraph
    from pydrake.systems.framework import DiagramBuilder

    path = tmp_path / "r.urdf"
    path.write_text(URDF.format(3, "".join(f"<{part}/>" for part in PARTS)))
    logger, heard = logging.getLogger("drake"), Heard()
    logger.handlers, logger.propagate = [heard], False
    plant, _ = AddMultibodyPlantSceneGraph(DiagramBuilder(), 0.0)
    try:
        Parser(plant).AddModels(str(path))
    finally:
        logger.handlers = []
    words = "\n".join(heard.texts)
    warned = ("version", "type", "verbose", "calibration", "safety_controller", "mechanicalReduction")
    for name in (*warned, *PARTS):
        assert name in words
    assert "hardwareInterface" not in words and "gazebo" not in words


def test_a_reduction_of_1_is_no_loss(tmp_path: Path) -> None:
    path = tmp_path / "r.urdf"
    path.write_text(URDF.format("1", ""))
    assert not [what for _, what in told(path) if "mechanicalReduction" in what]


@pytest.mark.parametrize("key", SPECIAL)
def test_the_special_ones_are_in_the_grammars(key: tuple[str, str]) -> None:
    element, field = key
    tables = [table for table in NOT_USED.values() if element in table]
    assert any(table[element].get(field, ("", ""))[1] == "special" for table in tables)


def test_nothing_is_said_in_other_dialects(tmp_path: Path) -> None:
    path = tmp_path / "r.urdf"
    path.write_text(URDF.format("3", ""))
    for dialect in ("default", "gazebo"):
        codes = {finding.code for finding in check_path(str(path), Options(dialect=dialect))}
        assert not codes & {"X051", "X052"}


@pytest.mark.parametrize("form", ["urdf", "sdf"])
@pytest.mark.parametrize(("sliding", "expected"), [(0.7, 0), (0.5, 1)])
def test_static_friction_is_told(tmp_path: Path, form: str, sliding: float, expected: int) -> None:
    value = '<drake:{0} value="{1}"/>' if form == "urdf" else "<drake:{0}>{1}</drake:{0}>"
    inner = value.format("mu_static", 0.7) + value.format("mu_dynamic", sliding)
    ball = '<sphere radius="1"/>' if form == "urdf" else "<sphere><radius>1</radius></sphere>"
    link = (
        f'<link name="l"><collision name="c"><geometry>{ball}</geometry><drake:proximity_properties>{inner}'
        "</drake:proximity_properties></collision></link>"
    )
    head = 'xmlns:drake="http://drake.mit.edu"'
    text = {
        "urdf": f'<robot name="m" {head}>{link}</robot>',
        "sdf": f'<sdf version="1.9" {head}><model name="m">{link}</model></sdf>',
    }[form]
    path = tmp_path / f"m.{form}"
    path.write_text(text)
    assert len([what for code, what in told(path) if code == "X052" and "mu_static" in what]) == expected
