"""``--meshes``: files that are copied to stand beside the output, or converted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.mjcf_writing.helpers import INERTIAL, codes, link, robot
from tests.mjcf_writing.test_assets import TETRAHEDRON, visual, write
from transpile import convert
from transpile.cli import main
from transpile.driver.result import Result

OFF = "OFF\n4 4 0\n0 0 0\n1 0 0\n0 2 0\n0 0 3\n3 0 2 1\n3 0 1 3\n3 0 3 2\n3 1 2 3\n"


def made(folder: Path, *inner: str, to: str = "mjcf", **options: Any) -> Result:
    source = write(folder, "robot.urdf", robot(link("a", INERTIAL + "".join(inner))))
    result = convert(source, to=to, output=str(folder / "out" / "arm.xml"), **options)
    assert result.text is not None, result.render()
    return result


def files(result: Result, folder: Path) -> dict[str, str]:
    """The files beside the output, by their paths from its folder."""
    out = folder / "out"
    return {Path(path).relative_to(out).as_posix(): data.decode() for path, data in result.meshes.items()}


def test_copies_stand_beside_the_output(tmp_path: Path) -> None:
    write(tmp_path, "part.obj", TETRAHEDRON)
    result = made(tmp_path, visual("part.obj"), visual("part.obj", "2 2 2"), meshes="copy")
    assert files(result, tmp_path) == {"meshes/arm/part.obj": TETRAHEDRON}
    assert (result.text or "").count('file="meshes/arm/part.obj"') == 2
    assert result.files == [str(tmp_path / "robot.urdf"), str(tmp_path / "part.obj")]


def test_what_a_mesh_names_comes_along(tmp_path: Path) -> None:
    write(tmp_path, "part.obj", "mtllib looks/part.mtl\n" + TETRAHEDRON)
    write(tmp_path, "looks/part.mtl", "newmtl a\nmap_Kd wood.png\n")
    write(tmp_path, "looks/wood.png", "")
    result = made(tmp_path, visual("part.obj"), to="sdf", meshes="copy")
    assert [*files(result, tmp_path)] == [
        "meshes/arm/part/part.obj",
        "meshes/arm/part/looks/part.mtl",
        "meshes/arm/part/looks/wood.png",
    ]
    assert "<uri>meshes/arm/part/part.obj</uri>" in (result.text or "")


def test_files_of_one_name_do_not_overwrite_each_other(tmp_path: Path) -> None:
    write(tmp_path, "one/part.obj", TETRAHEDRON)
    write(tmp_path, "two/part.obj", TETRAHEDRON + "# another\n")
    result = made(tmp_path, visual("one/part.obj"), visual("two/part.obj"), meshes="copy")
    assert [*files(result, tmp_path)] == ["meshes/arm/part.obj", "meshes/arm/part_1.obj"]


def test_what_mujoco_does_not_read_is_converted(tmp_path: Path) -> None:
    pytest.importorskip("trimesh")
    write(tmp_path, "part.off", OFF)
    result = made(tmp_path, visual("part.off"), meshes="convert")
    (text,) = files(result, tmp_path).values()
    assert sorted(line for line in text.splitlines() if line.startswith("v ")) == [
        "v 0 0 0",
        "v 0 0 3",
        "v 0 2 0",
        "v 1 0 0",
    ]
    assert text.count("f ") == 4
    assert "L051" not in codes(result)


def test_what_is_read_is_only_copied(tmp_path: Path) -> None:
    write(tmp_path, "part.obj", TETRAHEDRON)
    result = made(tmp_path, visual("part.obj"), meshes="convert")
    assert files(result, tmp_path) == {"meshes/arm/part.obj": TETRAHEDRON}


def two_colours(folder: Path) -> None:
    """A glTF file of two parts, red and half transparent blue; y is up in it."""
    trimesh = pytest.importorskip("trimesh")
    scene = trimesh.Scene()
    for name, colour in (("red", [255, 0, 0, 255]), ("blue", [0, 0, 255, 128])):
        mesh = trimesh.Trimesh(
            [[0, 0, 0], [1, 0, 0], [0, 2, 0], [0, 0, 3]], [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]]
        )
        material = trimesh.visual.material.PBRMaterial(baseColorFactor=colour)
        mesh.visual = trimesh.visual.TextureVisuals(material=material)
        scene.add_geometry(mesh, geom_name=name)
    (folder / "part.glb").write_bytes(scene.export(file_type="glb"))


def test_each_colour_is_a_geom(tmp_path: Path) -> None:
    mujoco = pytest.importorskip("mujoco")
    two_colours(tmp_path)
    made(tmp_path, visual("part.glb"))
    status = main(
        [str(tmp_path / "robot.urdf"), "--to", "mjcf", "-o", str(tmp_path / "arm.xml"), "--meshes", "convert"]
    )
    assert status == 0
    model = mujoco.MjModel.from_xml_path(str(tmp_path / "arm.xml"))
    colours = sorted(tuple(round(float(x), 3) for x in rgba) for rgba in model.geom_rgba)
    assert colours == [(0, 0, 1, 0.502), (1, 0, 0, 1)]


def test_gltf_is_turned_up(tmp_path: Path) -> None:
    two_colours(tmp_path)
    result = made(tmp_path, visual("part.glb"), meshes="convert")
    for text in files(result, tmp_path).values():
        assert {"v 0 0 2", "v 0 -3 0", "v 1 0 0"} < set(text.splitlines())


def test_a_collision_stays_one_shape(tmp_path: Path) -> None:
    two_colours(tmp_path)
    result = made(tmp_path, visual("part.glb").replace("visual", "collision"), meshes="convert")
    (text,) = files(result, tmp_path).values()
    assert text.count("v ") == 8
    assert "f 5 7 6" in text


def test_a_colour_of_the_visuals_own_goes_over_those_of_the_mesh(tmp_path: Path) -> None:
    two_colours(tmp_path)
    green = '<material name="green"><color rgba="0 1 0 1"/></material>'
    result = made(tmp_path, visual("part.glb", material=green), meshes="convert")
    assert len(result.meshes) == 1
    assert 'rgba="0 1 0 1"' in (result.text or "")


def test_the_unit_of_collada_counts(tmp_path: Path) -> None:
    pytest.importorskip("collada")
    write(tmp_path, "part.dae", COLLADA)
    result = made(tmp_path, visual("part.dae"), meshes="convert")
    (text,) = files(result, tmp_path).values()
    assert {"v 0.05 0 0", "v 0.06 0 0", "v 0.05 0.02 0", "v 0.05 0 0.03"} <= set(text.splitlines())


def test_drake_wants_obj(tmp_path: Path) -> None:
    pytest.importorskip("trimesh")
    write(tmp_path, "part.off", OFF)
    result = made(tmp_path, visual("part.off"), to="sdf", meshes="convert", dialect="drake")
    assert "<uri>meshes/arm/part.obj</uri>" in (result.text or "")


def test_meshes_need_an_output_file(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    source = write(tmp_path, "robot.urdf", robot(link("a")))
    assert main([str(source), "--to", "mjcf", "--meshes", "copy"]) == 2
    assert "--meshes needs an output file" in capfd.readouterr().err


def test_the_command_writes_them_all(tmp_path: Path) -> None:
    write(tmp_path, "part.obj", TETRAHEDRON)
    source = write(tmp_path, "robot.urdf", robot(link("a", visual("part.obj"))))
    folder = tmp_path / "assets"
    arguments = [str(source), "--to", "mjcf", "-o", str(tmp_path / "arm.xml"), "--meshes", "copy"]
    assert main([*arguments, "--mesh-dir", str(folder)]) == 0
    assert (folder / "arm" / "part.obj").read_text(encoding="utf-8") == TETRAHEDRON
    assert main([*arguments, "--mesh-dir", str(folder), "--check"]) == 0
    (folder / "arm" / "part.obj").unlink()
    assert main([*arguments, "--mesh-dir", str(folder), "--check"]) == 1


COLLADA = """<?xml version="1.0"?>
<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
  <asset><unit meter="0.01" name="centimetre"/><up_axis>Y_UP</up_axis></asset>
  <library_geometries><geometry id="g"><mesh>
    <source id="p">
      <float_array id="a" count="12">0 0 0 1 0 0 0 2 0 0 0 3</float_array>
      <technique_common><accessor source="#a" count="4" stride="3">
        <param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/>
      </accessor></technique_common>
    </source>
    <vertices id="v"><input semantic="POSITION" source="#p"/></vertices>
    <triangles count="4">
      <input semantic="VERTEX" source="#v" offset="0"/><p>0 2 1 0 1 3 0 3 2 1 2 3</p>
    </triangles>
  </mesh></geometry></library_geometries>
  <library_visual_scenes><visual_scene id="s"><node id="n">
    <matrix>1 0 0 5 0 1 0 0 0 0 1 0 0 0 0 1</matrix><instance_geometry url="#g"/>
  </node></visual_scene></library_visual_scenes>
  <scene><instance_visual_scene url="#s"/></scene>
</COLLADA>
"""


STL = """solid part
facet normal 0 0 -1
outer loop
vertex 0 0 0
vertex 0 2 0
vertex 1 0 0
endloop
endfacet
endsolid part
"""


@pytest.mark.parametrize("meshes", ["keep", "copy", "convert"])
def test_stl_as_text_is_told_or_converted(tmp_path: Path, meshes: str) -> None:
    """MuJoCo reads only binary ones."""
    pytest.importorskip("trimesh")
    write(tmp_path, "part.stl", STL)
    result = made(tmp_path, visual("part.stl"), visual("part.stl"), meshes=meshes)
    assert codes(result).count("L051") == (0 if meshes == "convert" else 1)
    if meshes == "convert":
        assert [*files(result, tmp_path)] == ["meshes/arm/part.obj"]


@pytest.mark.parametrize(("count", "more", "refused"), [(4, 0, False), (4, 1, True), (0, 0, True)])
def test_binary_stl_has_to_fit_its_count(tmp_path: Path, count: int, more: int, refused: bool) -> None:
    (tmp_path / "part.STL").write_bytes(bytes(80) + count.to_bytes(4, "little") + bytes(50 * count + more))
    result = made(tmp_path, visual("part.STL"))
    assert ("L051" in codes(result)) == refused
    assert "L051" not in codes(made(tmp_path, visual("part.STL"), to="sdf"))
