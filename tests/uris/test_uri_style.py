"""--uri-style: how files are named in the output."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import transpile

MESH = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
URDF = """<robot name="cup"><link name="body"><visual><geometry><mesh filename="{}"/></geometry>
<material name="m"><texture filename="{}"/></material></visual></link></robot>"""
SDF = """<sdf version="1.9"><world name="w"><include><uri>{}</uri></include><model name="m">
<link name="body"><visual name="v"><geometry><mesh><uri>{}</uri></mesh></geometry>
<material><drake:diffuse_map>{}</drake:diffuse_map>
<pbr><metal><albedo_map>{}</albedo_map></metal></pbr></material></visual></link></model></world></sdf>"""
MJCF = """<mujoco><compiler meshdir="meshes"/><asset><mesh name="a" file="cup.obj"/></asset>
<worldbody><body><geom type="mesh" mesh="a" mass="1"/></body></worldbody></mujoco>"""


@pytest.fixture
def top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with a mesh and a texture, a model, and a mesh of no package."""
    for variable in ("ROS_PACKAGE_PATH", "AMENT_PREFIX_PATH", "GZ_SIM_RESOURCE_PATH"):
        monkeypatch.delenv(variable, raising=False)
    files = {
        "pkg/package.xml": "<package><name>crockery</name></package>",
        "pkg/meshes/cup.obj": MESH,
        "pkg/meshes/cup.png": "",
        "models/saucer/model.config": '<model><sdf version="1.9">saucer.sdf</sdf></model>',
        "models/saucer/saucer.sdf": '<sdf version="1.9"><model name="s"><link name="l"/></model></sdf>',
        "models/saucer/saucer.obj": MESH,
        "loose/spoon.obj": MESH,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def uris(text: str | None) -> list[str]:
    """What stands in the elements and attributes that name files."""
    pattern = r'(?:filename|file|meshdir)="([^"]*)"|<(?:uri|drake:diffuse_map|albedo_map)>([^<]*)<'
    return ["".join(found) for found in re.findall(pattern, text or "")]


def told(result: transpile.Result) -> list[str]:
    return [found.message for found in result.diagnostics if found.code == "A054"]


@pytest.mark.parametrize(
    ("style", "mesh", "texture"),
    [
        ("keep", "../meshes/cup.obj", "package://crockery/meshes/cup.png"),
        ("package", "package://crockery/meshes/cup.obj", "package://crockery/meshes/cup.png"),
        ("relative", "../meshes/cup.obj", "../meshes/cup.png"),
        ("absolute", "{top}/pkg/meshes/cup.obj", "{top}/pkg/meshes/cup.png"),
    ],
)
@pytest.mark.parametrize("to", ["urdf", "sdf"])
def test_a_robot(top: Path, style: str, mesh: str, texture: str, to: str) -> None:
    (top / "pkg" / "cup.urdf").write_text(URDF.format("meshes/cup.obj", "package://crockery/meshes/cup.png"))
    result = transpile.convert("pkg/cup.urdf", to=to, uri_style=style, output="pkg/out/cup." + to)
    found = set(uris(result.text))
    assert found == {mesh.format(top=top), texture.format(top=top)}
    assert not told(result)


def test_readers_that_want_a_scheme(top: Path) -> None:
    (top / "pkg" / "cup.urdf").write_text(URDF.format("meshes/cup.obj", "meshes/cup.png"))
    result = transpile.convert("pkg/cup.urdf", to="urdf", uri_style="absolute", dialect="ros")
    assert uris(result.text) == [f"file://{top}/pkg/meshes/cup.obj", f"file://{top}/pkg/meshes/cup.png"]


@pytest.mark.parametrize("through_ir", [False, True])
def test_a_world(top: Path, through_ir: bool) -> None:
    """Includes are folders; what is kept for SDFormat alone is rewritten too."""
    text = SDF.format("models/saucer", "models/saucer/saucer.obj", "pkg/meshes/cup.png", "loose/spoon.obj")
    (top / "world.sdf").write_text(text)
    result = transpile.convert("world.sdf", to="sdf", uri_style="model", through_ir=through_ir)
    assert sorted(uris(result.text)) == [
        "loose/spoon.obj", "model://saucer", "model://saucer/saucer.obj", "pkg/meshes/cup.png",
    ]  # fmt: skip
    assert [re.sub(r".*: ", "", text) for text in sorted(told(result))] == [
        "no model.config stands above the file"
    ] * 2
    result = transpile.convert("world.sdf", to="sdf", uri_style="package", through_ir=through_ir,
                               packages={"mine": "models", "cutlery": str(top / "loose")})  # fmt: skip
    assert sorted(uris(result.text)) == [
        "package://crockery/meshes/cup.png", "package://cutlery/spoon.obj",
        "package://mine/saucer", "package://mine/saucer/saucer.obj",
    ]  # fmt: skip


def test_what_is_not_found_stays(top: Path) -> None:
    (top / "pkg" / "cup.urdf").write_text(URDF.format("package://other/a.obj", "gone.png"))
    result = transpile.convert("pkg/cup.urdf", to="sdf", uri_style="absolute", output="a.sdf")
    assert set(uris(result.text)) == {"package://other/a.obj", "gone.png"}
    assert told(result) == [
        "'package://other/a.obj' can't be named by its whole path: there is no such file",
        "'gone.png' can't be named by its whole path: there is no such file",
    ]


def test_mujoco_knows_paths_only(top: Path) -> None:
    (top / "pkg" / "cup.urdf").write_text(URDF.format("package://crockery/meshes/cup.obj", "meshes/cup.png"))
    for style, mesh in (("relative", "pkg/meshes/cup.obj"), ("absolute", f"{top}/pkg/meshes/cup.obj")):
        result = transpile.convert("pkg/cup.urdf", to="mjcf", uri_style=style, output="a.xml")
        assert mesh in uris(result.text)
        assert not told(result)
    result = transpile.convert("pkg/cup.urdf", to="mjcf", uri_style="model", output="a.xml")
    assert "pkg/meshes/cup.obj" in uris(result.text)
    assert told(result)[0].endswith("MuJoCo knows paths only")


def test_the_folder_of_meshes(top: Path) -> None:
    (top / "pkg" / "cup.xml").write_text(MJCF)
    result = transpile.convert("pkg/cup.xml", to="mjcf", uri_style="absolute")
    assert uris(result.text) == [f"{top}/pkg/meshes", "cup.obj"]
    assert not told(result)


def test_directives(top: Path) -> None:
    directives = "directives:\n- add_model:\n    file: package://mine/saucer/saucer.sdf\n    name: s\n"
    (top / "a.dmd.yaml").write_text(directives)
    packages = {"mine": "models"}
    result = transpile.convert("a.dmd.yaml", to="dmd", uri_style="absolute", packages=packages)
    assert f"file: file://{top}/models/saucer/saucer.sdf" in (result.text or "")
    result = transpile.convert("a.dmd.yaml", to="dmd", uri_style="relative", packages=packages)
    assert result.text == directives
    assert told(result)[0].endswith("directives know package:// and file:// only")


def test_copies(top: Path) -> None:
    """Files that will stand beside the output are named in the style as well."""
    (top / "pkg" / "cup.urdf").write_text(URDF.format("meshes/cup.obj", "meshes/cup.png"))
    result = transpile.convert(
        "pkg/cup.urdf", to="sdf", uri_style="package", meshes="copy", output="pkg/sdf/cup.sdf"
    )
    assert set(uris(result.text)) == {
        "package://crockery/sdf/meshes/cup/cup.obj", "package://crockery/sdf/meshes/cup/cup.png",
    }  # fmt: skip


def test_no_other_style() -> None:
    with pytest.raises(ValueError, match="uri_style is 'short'"):
        transpile.convert(URDF, to="sdf", uri_style="short")


@pytest.mark.parametrize("style", ["keep", "relative", "absolute", "package"])
def test_drake_finds_them(top: Path, style: str) -> None:
    parsing = pytest.importorskip("pydrake.multibody.parsing", reason="Drake has to open the mesh")
    from pydrake.multibody.plant import AddMultibodyPlantSceneGraph
    from pydrake.systems.framework import DiagramBuilder

    robot = URDF.format("meshes/cup.obj", "meshes/cup.png").replace("visual", "collision")
    robot = re.sub("<material.*</material>", "", robot)
    (top / "pkg" / "cup.urdf").write_text(robot)
    os.makedirs("pkg/out")
    for to in ("urdf", "sdf"):
        output = top / "pkg" / "out" / f"cup.{to}"
        result = transpile.convert("pkg/cup.urdf", to=to, uri_style=style, output=str(output))
        output.write_text(result.text or "")
        plant, _ = AddMultibodyPlantSceneGraph(DiagramBuilder(), 0.0)
        parser = parsing.Parser(plant)
        parser.package_map().PopulateFromFolder(str(top / "pkg"))
        assert parser.AddModels(str(output))
