"""Where URIs lead."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import transpile
from transpile.diagnostics import Diagnostics
from transpile.driver.load_included import model_file
from transpile.driver.place_uris import UriPlacer
from transpile.driver.resolve_uri import UriResolver
from transpile.options import Options
from transpile.source import ORDINAL_BITS, Source


@pytest.fixture
def resolver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> UriResolver:
    """A workspace with packages of each kind; the current folder is elsewhere."""
    files = (
        "named/a.stl",
        "given/lib/b.stl",
        "given/plain.sdf",
        "ros/robot/c.stl",
        "ament/share/robot2/d.stl",
        "gz/table/model.sdf",
        "ws/pkg/urdf/x.urdf",
        "ws/pkg/meshes/a b.stl",
        "ws/other/e.stl",
    )
    for name in files:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    monkeypatch.setenv("ROS_PACKAGE_PATH", str(tmp_path / "ros"))
    monkeypatch.setenv("AMENT_PREFIX_PATH", f"{tmp_path / 'none'}{os.pathsep}{tmp_path / 'ament'}")
    monkeypatch.setenv("GZ_SIM_RESOURCE_PATH", str(tmp_path / "gz"))
    (tmp_path / "cwd").mkdir()
    monkeypatch.chdir(tmp_path / "cwd")
    options = Options(packages={"mine": str(tmp_path / "named")}, package_paths=[str(tmp_path / "given")])
    return UriResolver(options)


@pytest.mark.parametrize(
    ("uri", "found"),
    [
        ("package://mine/a.stl", "named/a.stl"),
        ("model://mine/a.stl", "named/a.stl"),
        ("package://lib/b.stl", "given/lib/b.stl"),
        ("package://robot/c.stl", "ros/robot/c.stl"),
        ("package://robot2/d.stl", "ament/share/robot2/d.stl"),
        ("model://table/model.sdf", "gz/table/model.sdf"),
        ("model://table", "gz/table"),
        ("package://pkg/meshes/a%20b.stl", "ws/pkg/meshes/a b.stl"),
        ("package://other/e.stl", "ws/other/e.stl"),
        ("../meshes/a b.stl", "ws/pkg/meshes/a b.stl"),
        ("plain.sdf", "given/plain.sdf"),
        ("package://mine/none.stl", None),
        ("package://none/a.stl", None),
        ("none.stl", None),
        ("https://example.org/a.stl", None),
    ],
)
def test_resolve(resolver: UriResolver, tmp_path: Path, uri: str, found: str | None) -> None:
    path = resolver.resolve(uri, str(tmp_path / "ws" / "pkg" / "urdf" / "x.urdf"))
    assert path is None if found is None else path is not None and os.path.samefile(path, tmp_path / found)


def test_file_uris_are_absolute(resolver: UriResolver, tmp_path: Path) -> None:
    assert resolver.resolve(f"file://{tmp_path}/ws/other/e.stl", None) == f"{tmp_path}/ws/other/e.stl"


def test_a_model_folder_names_its_newest_model(tmp_path: Path) -> None:
    for name in ("old.sdf", "new.sdf", "model.sdf"):
        (tmp_path / name).write_text("")
    assert model_file(str(tmp_path)) == str(tmp_path / "model.sdf")
    (tmp_path / "model.config").write_text(
        "<model><sdf version='1.4'>old.sdf</sdf>\n<sdf version=\"1.10\"> new.sdf </sdf></model>"
    )
    assert model_file(str(tmp_path)) == str(tmp_path / "new.sdf")
    (tmp_path / "new.sdf").unlink()
    assert model_file(str(tmp_path)) is None


@pytest.mark.parametrize(
    ("output", "written"),
    [
        (None, "meshes/a b.stl"),
        ("ws/pkg/out.sdf", "meshes/a b.stl"),
        ("ws/pkg/sdf/out.sdf", "../meshes/a b.stl"),
        ("out.sdf", "ws/pkg/meshes/a b.stl"),
    ],
)
def test_relative_paths_are_rebased_to_the_output(
    resolver: UriResolver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, output: str | None, written: str
) -> None:
    monkeypatch.chdir(tmp_path)
    diagnostics = Diagnostics()
    diagnostics.sources.add(Source("ws/pkg/x.urdf", b"", "ws/pkg/x.urdf"))
    placer = UriPlacer(diagnostics, Options(output=output))
    assert placer.rebase("meshes/a b.stl", 1) == written
    assert placer.find("meshes/a b.stl", 1) == os.path.join("ws", "pkg", "meshes", "a b.stl")
    for kept in ("package://pkg/meshes/a.stl", "/meshes/a.stl", "not/there.stl"):
        assert placer.rebase(kept, 1) == kept


def test_paths_of_an_included_file_are_rebased_to_the_input(tmp_path: Path) -> None:
    (tmp_path / "hand").mkdir()
    (tmp_path / "hand" / "palm.stl").write_text("")
    diagnostics = Diagnostics()
    for name in ("arm.sdf", "hand/hand.sdf"):
        diagnostics.sources.add(Source(name, b"", str(tmp_path / name)))
    placer = UriPlacer(diagnostics, Options())
    assert placer.rebase("palm.stl", 1 << ORDINAL_BITS) == "hand/palm.stl"


def test_text_has_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.stl").write_text("")
    diagnostics = Diagnostics()
    diagnostics.sources.add(Source("<text>", b""))
    placer = UriPlacer(diagnostics, Options(output="out/b.sdf"))
    assert placer.rebase("a.stl", 1) == "a.stl"
    assert placer.find("a.stl", 1) == "a.stl"


def test_a_normalised_file_keeps_its_meshes_where_they_are(tmp_path: Path) -> None:
    for folder in ("in/meshes", "out"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "in/meshes/a.obj").touch()
    urdf = tmp_path / "in/r.urdf"
    urdf.write_text(
        '<robot name="r"><link name="a"><visual><geometry><mesh filename="meshes/a.obj"/></geometry></visual>'
        '<collision><geometry><mesh filename="absent.obj"/></geometry></collision></link></robot>'
    )
    text = transpile.convert(urdf, to="urdf", output=str(tmp_path / "out/r.urdf")).text
    assert text is not None
    assert 'filename="../in/meshes/a.obj"' in text
    assert 'filename="absent.obj"' in text
