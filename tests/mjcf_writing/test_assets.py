"""Meshes, materials and textures."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mjcf_writing.helpers import INERTIAL, codes, link, robot
from transpile import convert
from transpile.driver.result import Result

TETRAHEDRON = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
FLAT = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 1 1 0\nf 1 2 3\nf 2 4 3\n"


def visual(uri: str, scale: str = "", material: str = "") -> str:
    size = f' scale="{scale}"' if scale else ""
    return f'<visual><geometry><mesh filename="{uri}"{size}/></geometry>{material}</visual>'


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def made(folder: Path, *visuals: str, output: str = "out/robot.xml", **options: object) -> Result:
    source = write(folder, "pkg/urdf/robot.urdf", robot(link("a", INERTIAL + "".join(visuals))))
    result = convert(source, to="mjcf", output=str(folder / output), **options)
    assert result.text is not None
    write(folder, output, result.text)
    return result


def test_a_package_becomes_a_path_from_the_outputs_folder(tmp_path: Path) -> None:
    mujoco = pytest.importorskip("mujoco")
    write(tmp_path, "pkg/meshes/part.obj", TETRAHEDRON)
    result = made(tmp_path, visual("package://pkg/meshes/part.obj"))
    assert 'file="../pkg/meshes/part.obj"' in (result.text or "")
    assert mujoco.MjModel.from_xml_path(str(tmp_path / "out/robot.xml")).nmesh == 1


def test_a_relative_path_is_written_for_the_outputs_folder(tmp_path: Path) -> None:
    write(tmp_path, "pkg/meshes/part.obj", TETRAHEDRON)
    result = made(tmp_path, visual("../meshes/part.obj"))
    assert 'file="../pkg/meshes/part.obj"' in (result.text or "")


def test_without_an_output_paths_are_from_the_inputs_folder(tmp_path: Path) -> None:
    write(tmp_path, "pkg/meshes/part.obj", TETRAHEDRON)
    source = write(tmp_path, "pkg/urdf/robot.urdf", robot(link("a", visual("package://pkg/meshes/part.obj"))))
    assert 'file="../meshes/part.obj"' in (convert(source, to="mjcf").text or "")


def test_a_mesh_that_is_not_there_is_told(tmp_path: Path) -> None:
    result = made(tmp_path, visual("package://nowhere/part.obj"))
    assert "P068" in codes(result)
    assert 'file="nowhere/part.obj"' in (result.text or "")


def test_each_scale_is_an_asset_of_its_own(tmp_path: Path) -> None:
    mujoco = pytest.importorskip("mujoco")
    write(tmp_path, "pkg/part.obj", TETRAHEDRON)
    uri = "package://pkg/part.obj"
    made(tmp_path, visual(uri), visual(uri, "2 2 2"), visual(uri, "1 -1 1"), visual(uri, "1 1 1"))
    model = mujoco.MjModel.from_xml_path(str(tmp_path / "out/robot.xml"))
    assert model.mesh_scale.tolist() == [[1, 1, 1], [2, 2, 2], [1, -1, 1]]
    assert [model.mesh(i).name for i in range(3)] == ["part", "part_1", "part_2"]


def test_files_of_one_name_in_two_folders_are_two_assets(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        write(tmp_path, f"pkg/{folder}/part.obj", TETRAHEDRON)
    result = made(tmp_path, visual("package://pkg/one/part.obj"), visual("package://pkg/two/part.obj"))
    assert (result.text or "").count("<mesh name=") == 2


def test_a_flat_mesh_may_be_seen(tmp_path: Path) -> None:
    mujoco = pytest.importorskip("mujoco")
    write(tmp_path, "pkg/flat.obj", FLAT)
    made(tmp_path, visual("package://pkg/flat.obj"))
    assert mujoco.MjModel.from_xml_path(str(tmp_path / "out/robot.xml")).ngeom == 1


def test_what_mujoco_does_not_read_is_told(tmp_path: Path) -> None:
    write(tmp_path, "pkg/part.dae", "<COLLADA/>")
    result = made(tmp_path, visual("package://pkg/part.dae"))
    assert "L051" in codes(result)
    assert 'file="../pkg/part.dae"' in (result.text or "")


def test_a_named_colour_is_a_material(tmp_path: Path) -> None:
    mujoco = pytest.importorskip("mujoco")
    red = '<material name="red"><color rgba="1 0 0 1"/></material>'
    box = f'<visual><geometry><box size="1 1 1"/></geometry>{red}</visual>'
    made(tmp_path, box)
    model = mujoco.MjModel.from_xml_path(str(tmp_path / "out/robot.xml"))
    assert model.material("red").rgba.tolist() == [1, 0, 0, 1]
    assert model.geom_rgba[0].tolist() == [1, 0, 0, 1]


def test_a_texture_is_an_asset(tmp_path: Path) -> None:
    write(tmp_path, "pkg/wood.png", "")
    wood = '<material name="wood"><texture filename="package://pkg/wood.png"/></material>'
    text = made(tmp_path, f'<visual><geometry><box size="1 1 1"/></geometry>{wood}</visual>').text or ""
    assert '<texture name="wood" type="2d" file="../pkg/wood.png"/>' in text
    assert '<material name="wood" texture="wood"/>' in text


def test_shapes_of_one_name_get_their_links_name(tmp_path: Path) -> None:
    named = '<visual name="v"><geometry><sphere radius="1"/></geometry></visual>'
    result = convert(robot(link("a", named), link("b", named)), to="mjcf")
    assert "A040" in codes(result)
    assert 'name="a_v"' in (result.text or "") and 'name="b_v"' in (result.text or "")


def test_a_path_is_rewritten_once(tmp_path: Path) -> None:
    """From out/ the mesh is ../meshes/part.obj, and another file stands there as seen from the source."""
    write(tmp_path, "pkg/meshes/part.obj", TETRAHEDRON)
    write(tmp_path, "pkg/urdf/meshes/part.obj", TETRAHEDRON)
    result = made(tmp_path, visual("meshes/part.obj"), output="pkg/urdf/out/robot.xml")
    assert 'file="../meshes/part.obj"' in (result.text or "")
