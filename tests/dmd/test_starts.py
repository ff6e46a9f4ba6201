"""Where joints and free bodies begin, between directives and MJCF."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.dmd.helpers import codes, converted
from tests.dmd.test_write import written
from transpile import convert

ARM = "- add_model: { name: arm, file: arm.sdf, default_joint_positions: { elbow: [%s] } }\n"
SCENE = """<mujoco model="scene">
  <compiler angle="radian"/>
  <worldbody>
    <body name="arm">
      <joint name="turn" axis="0 0 1"/>
      <geom type="box" size=".1 .1 .1" mass="1"/>
      <body name="hand" pos="0 0 1">
        <joint name="slide" type="slide" axis="1 0 0" ref="0.2"/>
        <geom type="box" size=".1 .1 .1" mass="1"/>
        <body name="eye"><joint name="look" type="ball"/><geom type="sphere" size=".1" mass="1"/></body>
      </body>
    </body>
    <body name="cube" pos="0 0 3"><freejoint/><geom type="box" size=".1 .1 .1" mass="1"/></body>
  </worldbody>
  KEYFRAME
</mujoco>
"""
KEY = '<keyframe><key name="home" qpos="0.5 -0.1 2 2 0 0 1 2 3 0.9 0 0 0.9"/></keyframe>'


def test_a_keyframe_holds_where_joints_begin(tmp_path: Path) -> None:
    mujoco = pytest.importorskip("mujoco")
    model = mujoco.MjModel.from_xml_string(converted(tmp_path, ARM % "0.5", "mjcf").text)
    assert [*model.key("home").qpos[7:]] == [0.5]
    assert [*model.qpos0[7:]] == [0.0]


def test_what_begins_at_zero_needs_no_keyframe(tmp_path: Path) -> None:
    result = converted(tmp_path, ARM % "0", "mjcf")
    assert result.text is not None and "keyframe" not in result.text
    assert "A055" not in codes(result)


@pytest.mark.parametrize("to", ["sdf", "urdf"])
def test_formats_without_words_for_it_lose_it(tmp_path: Path, to: str) -> None:
    result = converted(tmp_path, ARM % "0.5", to)
    assert [loss.code for loss in result.losses if loss.code[:2] == "L0"].count("L071") == 1


def test_a_joint_begins_at_as_many_numbers_as_it_has_coordinates(tmp_path: Path) -> None:
    assert "S060" in codes(converted(tmp_path, ARM % "0.5, 0.5"))


def test_the_first_keyframe_is_where_a_scene_begins(tmp_path: Path) -> None:
    keys = KEY + KEY.replace("home", "other").replace("0.5", "9")
    result = written(tmp_path, SCENE.replace("KEYFRAME", keys))
    text = result.text or ""
    assert "      turn: [0.5]\n      slide: [-0.1]\n      look: [1.5707963267948966, 0, 0]\n" in text
    assert "        translation: [1, 2, 3]\n        rotation: !Rpy { deg: [0, 0, 90] }\n" in text
    assert [d.data for d in result.diagnostics if d.code == "A068"] == [{"begins": "home"}]


def test_without_a_keyframe_a_joint_begins_at_its_reference(tmp_path: Path) -> None:
    text = written(tmp_path, SCENE.replace("KEYFRAME", "")).text or ""
    assert "    default_joint_positions:\n      slide: [0.2]\n" in text
    assert "turn:" not in text and "translation: [0, 0, 3]" in text


def test_a_keyframe_of_another_length_is_left_alone(tmp_path: Path) -> None:
    key = '<keyframe><key name="home" qpos="1 2"/></keyframe>'
    result = written(tmp_path, SCENE.replace("KEYFRAME", key))
    assert "slide: [0.2]" in (result.text or "")
    assert "L001" in [loss.code for loss in result.losses]


def test_drake_begins_where_mujoco_has_the_keyframe(tmp_path: Path) -> None:
    mujoco, parsing = pytest.importorskip("mujoco"), pytest.importorskip("pydrake.multibody.parsing")
    from pydrake.multibody.plant import MultibodyPlant

    text = SCENE.replace("KEYFRAME", KEY)
    written(tmp_path, text)
    plant = MultibodyPlant(0.0)
    parsing.Parser(plant).AddModels(str(tmp_path / "out.dmd.yaml"))
    plant.Finalize()
    context = plant.CreateDefaultContext()
    model = mujoco.MjModel.from_xml_string(text)
    data = mujoco.MjData(model)
    mujoco.mj_resetDataKeyframe(model, data, 0)
    mujoco.mj_kinematics(model, data)
    for name in ("arm", "hand", "eye", "cube"):
        pose = plant.GetBodyByName(name).EvalPoseInWorld(context)
        assert data.body(name).xpos == pytest.approx(pose.translation(), abs=1e-9), name
        assert data.body(name).xmat.reshape(3, 3) == pytest.approx(pose.rotation().matrix(), abs=1e-9), name


def test_what_a_part_of_mjcf_has_no_names_for_is_told(tmp_path: Path) -> None:
    joint = "<joint name='elbow' type='universal'><parent>base</parent><child>hand</child>"
    axes = "<axis><xyz>1 0 0</xyz></axis><axis2><xyz>0 1 0</xyz></axis2></joint>"
    (tmp_path / "cross.sdf").write_text(
        f"<sdf version='1.9'><model name='m'><link name='base'/><link name='hand'/>{joint}{axes}"
        "<frame name='tip' attached_to='hand'/></model></sdf>"
    )
    source = tmp_path / "scene.dmd.yaml"
    source.write_text(
        "directives:\n- add_model:\n    name: m\n    file: cross.sdf\n"
        "    default_joint_positions: { elbow: [0.1, 0.2] }\n"
        "    default_free_body_pose: { tip: { translation: [0, 0, 1] } }\n"
    )
    output = str(tmp_path / "out.dmd.yaml")
    result = convert(source, to="dmd", output=output, through_ir=True, part_format="mjcf")
    assert {"L071", "L073"} <= {loss.code for loss in result.losses}
    assert "elbow" not in (result.text or "") and "tip" not in (result.text or "")
    kept = convert(source, to="dmd", output=output, through_ir=True)
    assert "elbow: [0.1, 0.2]" in (kept.text or "") and "tip:" in (kept.text or "")
    assert not {"L071", "L073"} & {loss.code for loss in kept.losses}
