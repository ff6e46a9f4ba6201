"""What Drake does with directives, where no document says so: the rules that reading and writing follow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.drake_version import needs_new_drake

parsing = pytest.importorskip("pydrake.multibody.parsing")

MODEL = """<sdf version="1.9"><model name="m">
  <link name="base"/><link name="hand"><pose>0 0 1 0 0 0</pose></link>
  <joint name="j" type="revolute">
    <parent>base</parent><child>hand</child><axis><xyz>0 1 0</xyz></axis>
  </joint>
  <frame name="tip" attached_to="hand"><pose>0 0 1 0 0 0</pose></frame>
  <model name="inner"><link name="deep"/>
    <link name="end"/>
    <joint name="k" type="revolute">
      <parent>deep</parent><child>end</child><axis><xyz>0 1 0</xyz></axis>
    </joint>
  </model>
</model></sdf>
"""


def loaded(folder: Path, rest: str, more: str = "", model: str = MODEL) -> Any:
    from pydrake.multibody.plant import MultibodyPlant

    (folder / "m.sdf").write_text(model)
    plant = MultibodyPlant(0.0)
    text = f"directives:\n- add_model: {{ name: m, file: 'file://{folder}/m.sdf'{rest} }}\n{more}"
    parsing.Parser(plant).AddModelsFromString(text, "dmd.yaml")
    plant.Finalize()
    return plant


def height(plant: Any, frame: str) -> float:
    context = plant.CreateDefaultContext()
    return float(plant.GetFrameByName(frame).CalcPoseInWorld(context).translation()[2])


@needs_new_drake
def test_a_weld_has_no_child_in_a_nested_model_but_an_added_frame_of_it(tmp_path: Path) -> None:
    weld = "- add_weld: { parent: world, child: '%s' }\n"
    with pytest.raises(RuntimeError, match="does not match any model added"):
        loaded(tmp_path, "", weld % "m::inner::deep")
    frame = "- add_frame: { name: 'm::handle', X_PF: { base_frame: 'm::inner::deep' } }\n"
    plant = loaded(tmp_path, "", frame + weld % "m::handle")
    assert plant.IsAnchored(plant.GetBodyByName("deep"))


@pytest.mark.parametrize(
    "rest",
    [", default_joint_positions: { 'inner::k': [1] }", ", default_free_body_pose: { 'inner::deep': {} }"],
)
def test_directives_reach_nothing_in_a_nested_model(tmp_path: Path, rest: str) -> None:
    with pytest.raises(RuntimeError, match="There is no"):
        loaded(tmp_path, rest)


def test_the_number_of_positions_must_be_right(tmp_path: Path) -> None:
    with pytest.raises((RuntimeError, SystemExit)):
        loaded(tmp_path, ", default_joint_positions: { j: [1, 2] }")


@pytest.mark.parametrize(
    ("key", "base", "floating"),
    [
        ("base", "", "base"),
        ("hand", "", "base"),  # passed over
        ("hand", ", base_frame: world", "base"),
        ("tip", "", "hand"),
        ("tip", ", base_frame: world", "hand"),
    ],
)
def test_which_body_a_free_pose_lets_float(tmp_path: Path, key: str, base: str, floating: str) -> None:
    rest = f", default_free_body_pose: {{ {key}: {{ translation: [0, 0, 5]{base} }} }}"
    plant = loaded(tmp_path, rest)
    free = [plant.get_joint(index) for index in plant.GetJointIndices()]
    found = {joint.child_body().name() for joint in free if joint.type_name() == "quaternion_floating"}
    assert found == {floating, "deep"}
    assert height(plant, key) == pytest.approx(5.0 if floating == key or key == "tip" else 1.0)


def test_a_frame_of_a_file_belongs_to_the_model_of_its_body(tmp_path: Path) -> None:
    inner = '<model name="inner">'
    model = MODEL.replace(inner, '<frame name="lid" attached_to="inner::deep"/>' + inner)
    plant = loaded(tmp_path, "", model=model)
    assert plant.GetFrameByName("lid").scoped_name().get_full() == "m::inner::lid"


def test_a_frame_attached_to_a_later_one_is_misplaced(tmp_path: Path) -> None:
    model = MODEL.replace('"tip" attached_to="hand"><pose>', '"tip"><pose relative_to="hand">')
    later = '<frame name="b" attached_to="tip"><pose>0 0 1 0 0 0</pose></frame>'
    early = model.replace('<link name="base"/>', later + '<link name="base"/>')
    assert height(loaded(tmp_path, "", model=early), "b") == 1.0  # not 3
    attached = later.replace('"tip"><pose>', '"base"><pose relative_to="tip">')
    early = model.replace('<link name="base"/>', attached + '<link name="base"/>')
    assert height(loaded(tmp_path, "", model=early), "b") == 3.0


def test_a_static_model_holds_no_nested_one(tmp_path: Path) -> None:
    model = MODEL.replace('name="m">', 'name="m"><static>true</static>').replace("revolute", "fixed", 1)
    plant = loaded(tmp_path, "", model=model)
    assert plant.IsAnchored(plant.GetBodyByName("base"))
    assert not plant.IsAnchored(plant.GetBodyByName("deep"))
