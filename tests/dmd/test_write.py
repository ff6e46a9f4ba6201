"""Directives from other formats: the parts, their names, and what Drake makes of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile import convert
from transpile.cli import main
from transpile.driver.result import Result
from transpile.driver.write_parts import part_uri

BODY = (
    "<inertial><mass>{mass}</mass><inertia><ixx>1</ixx><iyy>1</iyy><izz>1</izz></inertia></inertial>"
    "<sensor name='eye' type='camera'/>"
)
WORLD = f"""<sdf version="1.9">
  <world name="w">
    <frame name="shelf"><pose>0 0 3 0 0 1</pose></frame>
    <!-- it stands
     still -->
    <model name="table">
      <static>true</static>
      <pose relative_to="shelf">1 0 0 0 0 0</pose>
      <link name="top"><pose>0 0 0.7 0 0 0</pose>{BODY.format(mass=3)}</link>
    </model>
    <model name="cup!">
      <pose relative_to="table">0 0 1 0 0 0</pose>
      <link name="cup">{BODY.format(mass=2)}</link>
    </model>
  </world>
</sdf>
"""


def written(folder: Path, text: str) -> Result:
    """The conversion's result, with its files in ``folder``."""
    output = folder / "out.dmd.yaml"
    result = convert(text, to="dmd", output=str(output))
    assert result.text is not None, result.render()
    output.write_text(result.text)
    for path, data in result.meshes.items():
        Path(path).write_bytes(data)
    return result


def test_each_model_has_a_file(tmp_path: Path) -> None:
    result = written(tmp_path, WORLD)
    parts = [Path(path).name for path in result.meshes]
    assert parts == ["out.table.sdf", "out.cup_.sdf"]
    assert result.text == (
        "directives:\n# it stands\n#     still\n- add_model:\n"
        f"    file: file://{tmp_path}/out.table.sdf\n    name: table\n"
        f'- add_model:\n    file: file://{tmp_path}/out.cup_.sdf\n    name: "cup!"\n'
        "    default_free_body_pose:\n      cup:\n"
        "        translation: [0.5403023058681398, 0.8414709848078965, 4]\n"
        "        rotation: !Rpy { deg: [0, 0, 57.29577951308232] }\n"
        "- add_frame:\n    name: shelf\n    X_PF:\n      base_frame: world\n      translation: [0, 0, 3]\n"
        "      rotation: !Rpy { deg: [0, 0, 57.29577951308232] }\n"
    )


def test_what_is_kept_of_a_model_is_in_its_file_and_nowhere_else(tmp_path: Path) -> None:
    for data in written(tmp_path, WORLD).meshes.values():
        assert data.count(b"<sensor ") == 1


def test_models_of_one_name_get_names_of_their_own(tmp_path: Path) -> None:
    model = f'<model name="table"><link name="top">{BODY.format(mass=3)}</link></model>'
    result = written(tmp_path, f'<sdf version="1.7">{model}{model}</sdf>')
    assert result.text is not None and "name: table_1\n" in result.text
    assert [d.data and d.data["new"] for d in result.renamings] == ["table_1"]


def test_a_part_is_named_by_the_package_around_it(tmp_path: Path) -> None:
    (tmp_path / "package.xml").write_text("<package><name> cell </name></package>")
    (tmp_path / "deep").mkdir()
    assert part_uri(str(tmp_path / "deep" / "a.sdf")) == "package://cell/deep/a.sdf"


def test_directives_read_again_give_the_same_models(tmp_path: Path) -> None:
    written(tmp_path, WORLD)
    again = convert(tmp_path / "out.dmd.yaml", to="sdf")
    assert again.text is not None and again.text.count("<sensor ") == 2


def test_drake_finds_everything_in_its_place(tmp_path: Path) -> None:
    parsing = pytest.importorskip("pydrake.multibody.parsing")
    from pydrake.multibody.plant import MultibodyPlant

    written(tmp_path, WORLD)
    plant = MultibodyPlant(0.0)
    parsing.Parser(plant).AddModels(str(tmp_path / "out.dmd.yaml"))
    plant.Finalize()
    context = plant.CreateDefaultContext()
    assert plant.num_positions() == 7
    for name, place in (("top", 3.7), ("cup", 4.0)):
        body = plant.GetBodyByName(name)
        found = body.EvalPoseInWorld(context).translation()
        assert found == pytest.approx([0.5403023058681398, 0.8414709848078965, place])


def test_the_command_writes_and_checks_the_parts_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("world.sdf").write_text(WORLD)
    command = ["world.sdf", "--to", "dmd", "-o", "out.dmd.yaml"]
    assert main(command) == 0
    assert f"file://{tmp_path}/out.table.sdf" in Path("out.dmd.yaml").read_text()
    assert main([*command, "--check"]) == 0
    Path("out.table.sdf").write_text("")
    assert main([*command, "--check"]) == 1


def test_the_command_overwrites_nothing_that_was_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("out.table.sdf").write_text(WORLD)
    assert main(["out.table.sdf", "--to", "dmd", "-o", "out.dmd.yaml"]) == 1
    assert "error[P067]" in capfd.readouterr().err
    assert Path("out.table.sdf").read_text() == WORLD


def test_drake_finds_the_joints_and_frames_of_a_world(tmp_path: Path) -> None:
    parsing = pytest.importorskip("pydrake.multibody.parsing")
    from pydrake.multibody.plant import MultibodyPlant

    welds = (
        '<joint name="stand" type="fixed"><parent>shelf</parent><child>rack::post</child></joint>'
        '<joint name="hook" type="fixed"><pose relative_to="shelf">0 1 0 0 0 0</pose>'
        "<parent>rack::post</parent><child>rack::side</child></joint>"
        '<frame name="mark" attached_to="rack::side"><pose>0 0 0 1 0 0</pose></frame>'
        '<model name="rack"><pose relative_to="shelf">1 0 0 0.5 0 0</pose>'
        f'<link name="post">{BODY.format(mass=1)}</link>'
        f'<link name="side"><pose>0 2 0 0 0 1</pose>{BODY.format(mass=1)}</link></model></world>'
    )
    text = WORLD.replace("</world>", welds)
    places = []
    written(tmp_path, text)
    (tmp_path / "world.sdf").write_text(text)
    for name in ("world.sdf", "out.dmd.yaml"):
        plant = MultibodyPlant(0.0)
        parsing.Parser(plant).AddModels(str(tmp_path / name))
        plant.Finalize()
        context = plant.CreateDefaultContext()
        frames = [plant.GetFrameByName(frame) for frame in ("shelf", "mark", "post", "side", "top", "cup")]
        places.append([list(frame.CalcPoseInWorld(context).GetAsMatrix4().flat) for frame in frames])
        assert plant.num_positions() == 7
    assert [pytest.approx(place, abs=1e-12) for place in places[0]] == places[1]


def test_a_joint_between_models_that_moves_is_told(tmp_path: Path) -> None:
    hinge = (
        '<joint name="hinge" type="revolute"><parent>table</parent><child>cup!</child>'
        "<axis><xyz>0 0 1</xyz></axis></joint></world>"
    )
    result = written(tmp_path, WORLD.replace("</world>", hinge))
    assert "L027" in [loss.code for loss in result.losses]
