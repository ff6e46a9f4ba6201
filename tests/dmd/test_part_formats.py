"""--part-format: the files that directives add models from."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile import convert
from transpile.cli import main
from transpile.driver.result import Result

INERTIA = (
    "<inertial><pose>0.1 0 0 0 0 0</pose><mass>{}</mass>"
    "<inertia><ixx>0.2</ixx><iyy>0.3</iyy><izz>0.4</izz></inertia></inertial>"
)
WORLD = f"""<sdf version="1.9"><world name="w">
<model name="arm"><pose>0 0 1 0.3 0 0.5</pose>
  <link name="base">{INERTIA.format(2)}</link>
  <link name="hand"><pose relative_to="elbow"/>{INERTIA.format(1)}</link>
  <joint name="elbow" type="revolute"><pose relative_to="base">0.5 0 0 0 0.2 0</pose>
    <parent>base</parent><child>hand</child>
    <axis><xyz>0 1 0</xyz><limit><lower>-1</lower><upper>2</upper><effort>5</effort></limit></axis></joint>
  <frame name="tip" attached_to="hand"><pose>0.3 0 0 0 0 1</pose></frame>
</model>
<model name="tool"><pose relative_to="arm::tip">0.1 0 0 0 0 0</pose>
  <link name="handle">{INERTIA.format(0.5)}</link>
  <model name="blade"><pose>0 0 0.2 0 0 0</pose><link name="handle">{INERTIA.format(0.25)}</link></model>
  <joint name="pin" type="fixed"><parent>handle</parent><child>blade::handle</child></joint>
</model>
<model name="table"><static>true</static><pose>0 2 0 0 0 0</pose>
  <link name="top">{INERTIA.format(9)}</link></model>
<joint name="grip" type="fixed"><parent>arm::tip</parent><child>tool::blade::handle</child></joint>
</world></sdf>"""
ENDINGS = {"sdf": "sdf", "urdf": "urdf", "mjcf": "xml"}


def written(folder: Path, part_format: str, **options: str) -> Result:
    (folder / "world.sdf").write_text(WORLD)
    output = folder / "out.dmd.yaml"
    result = convert(folder / "world.sdf", to="dmd", output=str(output), part_format=part_format, **options)
    assert result.text is not None, result.render()
    output.write_text(result.text)
    for path, data in result.meshes.items():
        Path(path).write_bytes(data)
    return result


@pytest.mark.parametrize("part_format", ENDINGS)
def test_the_files(tmp_path: Path, part_format: str) -> None:
    result = written(tmp_path, part_format)
    ending = ENDINGS[part_format]
    assert [Path(path).name for path in result.meshes] == [
        f"out.{n}.{ending}" for n in ("arm", "tool", "table")
    ]
    assert f"file: file://{tmp_path}/out.tool.{ending}\n" in (result.text or "")
    held = {"sdf": "tool::blade::handle", "urdf": "tool::blade__handle", "mjcf": "tool::blade__handle"}
    assert held[part_format] in (result.text or "")


@pytest.mark.parametrize("part_format", ENDINGS)
def test_drake_sees_the_same_scene(tmp_path: Path, part_format: str) -> None:
    parsing = pytest.importorskip("pydrake.multibody.parsing", reason="Drake reads directives")
    from pydrake.multibody.plant import MultibodyPlant

    written(tmp_path, part_format)
    seen = []
    for name in ("world.sdf", "out.dmd.yaml"):
        plant = MultibodyPlant(0.0)
        parsing.Parser(plant).AddModels(str(tmp_path / name))
        plant.Finalize()
        context = plant.CreateDefaultContext()
        plant.GetJointByName("elbow").set_angle(context, 0.7)
        arm, tool = plant.GetModelInstanceByName("arm"), plant.GetModelInstanceByName("tool")
        nested = plant.HasModelInstanceNamed("tool::blade")
        blade = plant.GetModelInstanceByName("tool::blade") if nested else tool
        bodies = [
            plant.GetBodyByName("base", arm),
            plant.GetBodyByName("hand", arm),
            plant.GetBodyByName("handle", tool),
            plant.GetBodyByName("handle" if nested else "blade__handle", blade),
            plant.GetBodyByName("top"),
        ]
        facts = [plant.num_positions(), plant.num_actuators()]
        for body in bodies:
            inertia = body.CalcSpatialInertiaInBodyFrame(context).CopyToFullMatrix6()
            facts += [*body.EvalPoseInWorld(context).GetAsMatrix4().flat, *inertia.flat]
        joint = plant.GetJointByName("elbow")
        seen.append([*facts, *joint.position_lower_limits(), *joint.position_upper_limits()])
    assert seen[0] == pytest.approx(seen[1], abs=1e-9)


@pytest.mark.parametrize("part_format", ENDINGS)
def test_reading_it_again(tmp_path: Path, part_format: str) -> None:
    written(tmp_path, part_format)
    again = convert(tmp_path / "out.dmd.yaml", to="sdf")
    assert again.text is not None, again.render()
    assert again.text.count("<link ") == 5


def test_names_of_the_parts(tmp_path: Path) -> None:
    """A package, the whole path, and what directives can't say."""
    (tmp_path / "package.xml").write_text("<package><name>shop</name></package>")
    for style in ("keep", "package"):
        text = written(tmp_path, "urdf", uri_style=style).text or ""
        assert "file: package://shop/out.arm.urdf\n" in text
    text = written(tmp_path, "urdf", uri_style="absolute").text or ""
    assert f"file: file://{tmp_path}/out.arm.urdf\n" in text
    result = written(tmp_path, "urdf", uri_style="relative")
    assert "file: package://shop/out.arm.urdf\n" in (result.text or "")
    assert {d.code for d in result.assumptions} >= {"A054"}


def test_a_floating_body_of_a_urdf_begins_where_the_directives_say(tmp_path: Path) -> None:
    """It stands at the origin of its file, without a link of no mass to hold it elsewhere."""
    (tmp_path / "a.xml").write_text(
        '<mujoco model="crate"><compiler angle="radian"/><worldbody>'
        '<body name="box" pos="1 2 3" euler="0.1 -0.2 0.3"><freejoint/><geom size="0.1" mass="1"/></body>'
        "</worldbody></mujoco>"
    )
    output = tmp_path / "out.dmd.yaml"
    result = convert(tmp_path / "a.xml", to="dmd", output=str(output), part_format="urdf")
    assert "translation: [1, 2, 3]" in (result.text or "")
    (part,) = result.meshes.values()
    assert part.count(b"<link ") == 1 and b"<joint " not in part


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("world.sdf").write_text(WORLD)
    assert main(["world.sdf", "-o", "a.dmd.yaml", "--part-format", "mjcf", "-q"]) == 0
    assert Path("a.arm.xml").read_text().startswith('<?xml version="1.0"?>\n<mujoco')
