"""The verifier's own reading of files: forgiving XML, stand-ins, files of packages, numbers as written."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile.verify.facts import EngineFailure
from transpile.verify.find_files import find_file, model_file
from transpile.verify.plain_xml import decode, parse, patch, root_of
from transpile.verify.read_text import read_text
from transpile.verify.stand_in import Copier, StandIns

from .models import SDF, URDF


def test_not_quite_xml_is_read() -> None:
    text = (
        "<!-- a -- b --><?xml version='1.0'?>"
        "<robot x:y='1 &lt; 2' name=\"a>b\"><link name='l'/>t<![CDATA[<x>]]></robot>"
    )
    root = root_of(text)
    assert root is not None and root.tag == "robot"
    assert root.attributes == {"x:y": "1 < 2", "name": "a>b"}
    assert [child.tag for child in root.children] == ["link"]
    assert root.text == "t<x>"
    start, end = root.spans["name"]
    assert text[start:end] == "a>b"


def test_elements_that_are_not_closed_end_with_their_parent() -> None:
    top = parse("<a><b><c></b><d/></a></z>")
    assert [e.tag for e in top.walk()] == ["", "a", "b", "c", "d"]


def test_a_long_chain_is_read_without_recursion() -> None:
    root = root_of("<sdf>" + "<a>" * 20_000 + "</a>" * 20_000 + "</sdf>")
    assert root is not None
    assert sum(1 for _ in root.walk()) == 20_001


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1"])
def test_encodings(encoding: str) -> None:
    assert decode("<é/>".encode(encoding)) == "<é/>"


def test_patches_are_made_in_any_order() -> None:
    assert patch("abcdef", [(4, 5, "E"), (0, 1, "AA"), (2, 2, "-")]) == "AAb-cdEf"


def test_meshes_and_textures_get_stand_ins(tmp_path: Path) -> None:
    path = tmp_path / "m.urdf"
    path.write_text(
        "<robot><link name='a'><visual><geometry><mesh filename='package://p/a.stl'/></geometry>"
        "<material name='m'><texture filename='b.jpg'/></material></visual></link></robot>"
    )
    stand_ins = StandIns(tmp_path)
    copy = Copier(stand_ins, {}).copy(path)
    root = root_of(copy.path.read_text())
    assert root is not None and root.get("name") == "unnamed"
    named = {e.tag: Path(e.attributes["filename"]) for e in root.walk() if "filename" in e.attributes}
    assert named["mesh"].suffix == ".obj" and named["texture"].suffix == ".png"
    assert all(file.exists() for file in named.values())
    assert {copy.assets[file.name] for file in named.values()} == {"package://p/a.stl", "b.jpg"}
    copy.remove()
    assert not copy.path.exists() and named["mesh"].exists()


def test_included_files_are_copied_too(tmp_path: Path) -> None:
    inner = tmp_path / "models" / "inner"
    inner.mkdir(parents=True)
    (inner / "model.config").write_text(
        "<model><sdf version='1.6'>old.sdf</sdf><sdf version='1.9'>new.sdf</sdf></model>"
    )
    mesh = "<visual><geometry><mesh><uri>x.dae</uri></mesh></geometry></visual>"
    (inner / "new.sdf").write_text(f"<sdf><model name='i'><link name='l'>{mesh}</link></model></sdf>")
    top = tmp_path / "models" / "top.sdf"
    top.write_text("<sdf><model name='t'><include><uri>model://inner</uri></include></model></sdf>")
    copy = Copier(StandIns(tmp_path), {}).copy(top)
    root = root_of(copy.path.read_text())
    assert root is not None
    copied = Path(root.value("model/include/uri").removeprefix("file://"))
    assert copied in copy.files and "asset0.obj" in copied.read_text()
    assert copy.assets == {"asset0.obj": "x.dae"}


def test_packages_are_found_above_the_file_by_name_and_by_manifest(tmp_path: Path) -> None:
    package = tmp_path / "src" / "robot_description"
    (package / "urdf").mkdir(parents=True)
    (package / "package.xml").write_text("<package><name>my_robot</name></package>")
    (package / "mesh.stl").write_text("")
    beside = package / "urdf"
    for name in ("robot_description", "my_robot"):
        assert find_file(f"package://{name}/mesh.stl", beside, {}) == package / "mesh.stl"
    assert find_file("package://other/mesh.stl", beside, {}) is None
    assert find_file("package://other/mesh.stl", beside, {"other": str(package)}) == package / "mesh.stl"
    assert find_file("../mesh.stl", beside, {}) == beside / "../mesh.stl"
    assert find_file(f"file://{package}/mesh.stl", beside, {}) == package / "mesh.stl"
    assert model_file(package) is None


def test_what_is_no_model_is_a_failure_with_a_reason(tmp_path: Path) -> None:
    for text, reason in (("", "no root"), ("<html/>", "<html>")):
        path = tmp_path / "x.urdf"
        path.write_text(text)
        with pytest.raises(EngineFailure) as caught:
            Copier(StandIns(tmp_path), {}).copy(path)
        assert reason in str(caught.value)


def test_numbers_as_written_agree_between_the_formats() -> None:
    urdf, sdf = root_of(URDF), root_of(SDF)
    assert urdf is not None and sdf is not None
    one, two = read_text(urdf, "urdf"), read_text(sdf, "sdf")
    assert one.links.keys() - two.links.keys() == {"tool"}
    for name, link in two.links.items():
        other = one.links[name]
        assert other.mass == link.mass
        assert other.inertia is not None and link.inertia is not None
        assert abs(other.inertia - link.inertia).max() < 1e-18
    assert one.mimics == two.mimics
    assert one.efforts == two.efforts == {"shoulder": 20.0, "slide": 5.0}
    assert one.frictions == two.frictions == {"shoulder": 0.4}


def test_sdf_inertials_have_their_defaults_and_forms() -> None:
    moments = "<inertia><ixx>1</ixx><iyy>2</iyy></inertia>"
    inertials = {
        "none": "",
        "degrees": f"<inertial><pose degrees='true'>0 0 0 0 0 90</pose>{moments}</inertial>",
        "quaternion": "<inertial><pose rotation_format='quat_xyzw'>0 0 0  0 0 1 1</pose>"
        f"{moments}</inertial>",
        "auto": "<inertial auto='true'/>",
    }
    links = "".join(f"<link name='{name}'>{inner}</link>" for name, inner in inertials.items())
    root = root_of(f"<sdf><model name='m'>{links}</model></sdf>")
    assert root is not None
    facts = read_text(root, "sdf").links
    assert facts["none"].mass == 1.0
    assert facts["auto"].mass is None
    for name in ("degrees", "quaternion"):
        inertia = facts[name].inertia
        assert inertia is not None
        assert abs(inertia.diagonal() - [2, 1, 1]).max() < 1e-15, name
