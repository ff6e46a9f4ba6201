"""Scenes as Drake loads them: the directives themselves against what they are converted to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from transpile import convert

parsing = pytest.importorskip("pydrake.multibody.parsing")

CASES = Path(__file__).parent.parent.parent / "golden" / "convert"
SCENES = [CASES / "dmd-scene", CASES / "dmd-turned"]
CLOSE = 1e-9
RANDOM = "!UniformVector { min: [0, 0, 2], max: [0, 2, 4] }"
"""Drake reads no distribution in directives; the mean is what it is given instead."""


class Plant:
    """A scene in Drake, its joints bent, all by the same rule."""

    def __init__(self, path: Path, top: str = "") -> None:
        from pydrake.multibody.plant import MultibodyPlant

        self.plant = MultibodyPlant(0.0)
        self.top = top
        parsing.Parser(self.plant).AddModels(str(path))
        self.plant.Finalize()
        self.context = self.plant.CreateDefaultContext()
        for index in self.plant.GetJointIndices():
            joint = self.plant.get_joint(index)
            if joint.num_positions() == 1:
                joint.set_angle(self.context, 0.3)

    def name(self, instance: Any, name: str) -> str:
        full = f"{self.plant.GetModelInstanceName(instance)}::{name}"
        return full.removeprefix(self.top).replace("__", "::")

    def bodies(self) -> dict[str, Any]:
        """Pose and mass of each body, by its name below the scene."""
        from pydrake.multibody.tree import BodyIndex

        bodies = [self.plant.get_body(BodyIndex(i)) for i in range(1, self.plant.num_bodies())]
        return {
            self.name(body.model_instance(), body.name()): (
                body.EvalPoseInWorld(self.context),
                body.get_mass(self.context),
            )
            for body in bodies
        }

    def frame(self, name: str) -> Any:
        path, _, own = f"{self.top}{name}".rpartition("::")
        frame = self.plant.GetFrameByName(own, self.plant.GetModelInstanceByName(path))
        return frame.CalcPoseInWorld(self.context)


@pytest.fixture
def absolute(tmp_path: Path) -> Any:
    """A scene whose files are named by their whole path, as Drake wants where there is no package."""

    def copy(case: Path) -> Path:
        for path in [case / "input.dmd.yaml", *case.glob("files/*.dmd.yaml")]:
            text = path.read_text().replace("file: files/", f"file: file://{tmp_path}/")
            for part in case.glob("files/*"):
                text = text.replace(f"file: {part.name}", f"file: file://{tmp_path}/{part.name}")
            (tmp_path / path.name).write_text(text.replace(RANDOM, "[0, 1, 3]"))
        for part in case.glob("files/*"):
            if not part.name.endswith(".yaml"):
                (tmp_path / part.name).write_bytes(part.read_bytes())
        return tmp_path / "input.dmd.yaml"

    return copy


@pytest.mark.parametrize("case", SCENES, ids=lambda case: case.name)
@pytest.mark.parametrize("to", ["sdf", "urdf"])
def test_bodies_stand_where_drake_puts_them(case: Path, to: str, absolute: Any, tmp_path: Path) -> None:
    source = absolute(case)
    result = convert(source, to=to)
    assert result.text is not None, result.render()
    out = tmp_path / f"out.{to}"
    out.write_text(result.text)
    a, b = Plant(source).bodies(), Plant(out, "scene::").bodies()
    for name, (pose, mass) in a.items():
        assert name in b
        assert pose.IsNearlyEqualTo(b[name][0], CLOSE), name
        assert mass == pytest.approx(b[name][1])
    if to == "sdf":
        assert len(a) == len(b)


@pytest.mark.parametrize("case", SCENES, ids=lambda case: case.name)
def test_frames_stand_where_drake_puts_them(case: Path, absolute: Any, tmp_path: Path) -> None:
    source = absolute(case)
    out = tmp_path / "out.sdf"
    out.write_text(convert(source, to="sdf").text or "")
    a, b = Plant(source), Plant(out, "scene::")
    names = {"dmd-scene": ["left::arm::flange_side", "right::tool::grip"], "dmd-turned": ["arm::wrist"]}
    for name in names.get(case.name, []):
        assert a.frame(name).IsNearlyEqualTo(b.frame(name), CLOSE), name
    assert case.name in names


def test_a_tree_that_is_turned_round_moves_as_before_in_mujoco(absolute: Any) -> None:
    mujoco = pytest.importorskip("mujoco")
    source = absolute(CASES / "dmd-turned")
    model = mujoco.MjModel.from_xml_string(convert(source, to="mjcf").text)
    data = mujoco.MjData(model)
    data.qpos[:] = 0.3
    mujoco.mj_kinematics(model, data)
    for name, (pose, _) in Plant(source).bodies().items():
        (body,) = [b for b in map(data.body, range(model.nbody)) if b.name.endswith(name.split("::")[-1])]
        assert body.xpos == pytest.approx(pose.translation(), abs=CLOSE), name


PAIR = """<sdf version="1.9">
  <model name="pair">
    <pose>5 5 5 0 0 0</pose>
    <link name="a"><pose>0 0 1 0 0.3 0</pose></link>
    <link name="arm"><pose relative_to="a">0.5 0 0 0 0 0</pose></link>
    <joint name="hinge" type="revolute">
      <parent>a</parent><child>arm</child><axis><xyz>0 1 0</xyz></axis>
    </joint>
    <link name="b"><pose>1 0 2 0 0 1</pose></link>
    <frame name="grip" attached_to="b"><pose>0 0.2 0 0.5 0 0</pose></frame>
  </model>
</sdf>
"""


@pytest.mark.parametrize(
    "directives",
    [
        "- add_weld: { parent: world, child: 'p::grip', X_PC: { translation: [1, 2, 3] } }\n"
        "- add_weld: { parent: 'p::b', child: 'p::arm', X_PC: { rotation: !Rpy { deg: [10, 20, 30] } } }\n",
        "- add_weld: { parent: 'p::arm', child: 'p::b', X_PC: { translation: [0, 0, 4] } }\n",
        "- add_model_instance: { name: q }\n- add_model: { name: 'q::p', file: PAIR }\n"
        "- add_weld: { parent: 'p::arm', child: 'q::p::b', X_PC: { translation: [0, 0, 4] } }\n"
        "- add_weld: { parent: 'p::b', child: 'q::p::arm', X_PC: { translation: [0, 3, 4] } }\n"
        "- add_weld: { parent: world, child: 'p::b', X_PC: { translation: [0, 0, 9] } }\n",
    ],
)
def test_parts_of_a_model_are_placed_apart(directives: str, tmp_path: Path) -> None:
    (tmp_path / "pair.sdf").write_text(PAIR)
    source = tmp_path / "scene.dmd.yaml"
    text = "directives:\n- add_model: { name: p, file: PAIR }\n" + directives
    source.write_text(text.replace("PAIR", f"'file://{tmp_path}/pair.sdf'"))
    result = convert(source, to="sdf")
    assert result.text is not None, result.render()
    out = tmp_path / "out.sdf"
    out.write_text(result.text)
    a, b = Plant(source).bodies(), Plant(out, "scene::").bodies()
    assert a.keys() == b.keys()
    for name, (pose, _) in a.items():
        assert pose.IsNearlyEqualTo(b[name][0], CLOSE), (name, pose, b[name][0])
