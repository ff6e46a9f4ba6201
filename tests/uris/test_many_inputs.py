"""Several inputs in one run: nothing is written before all of them were read."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from transpile.cli import main

MESH = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
CUP = """<robot name="cup"><link name="body"><visual><geometry><mesh filename="cup.obj"/></geometry>
</visual></link></robot>"""
POST = '<sdf version="1.9"><model name="post"><link name="old"/></model></sdf>'
GATE = '<sdf version="1.9"><world name="w"><include><uri>out/post.sdf</uri></include></world></sdf>'
NEW = '<robot name="post"><link name="new"/></robot>'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """post.urdf would be written over what gate.sdf includes."""
    monkeypatch.chdir(tmp_path)
    Path("out").mkdir()
    Path("post.urdf").write_text(NEW)
    Path("out/post.sdf").write_text(POST)
    Path("gate.sdf").write_text(GATE)
    return tmp_path


@pytest.mark.parametrize("flatten", [["--flatten"], []])
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("inputs", [["post.urdf", "gate.sdf"], ["gate.sdf", "post.urdf"]])
def test_what_another_input_includes_is_not_overwritten(
    folder: Path, inputs: list[str], jobs: str, flatten: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    """Whether it was read or is only named in the output too."""
    status = main([*inputs, "--to", "sdf", *flatten, "--output-dir", "out", "-j", jobs, "-q"])
    assert status == 1
    assert Path("out/post.sdf").read_text() == POST
    assert ('<link name="old">' if flatten else "<uri>post.sdf</uri>") in Path("out/gate.sdf").read_text()
    said = capfd.readouterr().err
    assert f"error[P067]: {Path('out/post.sdf')} belongs to gate.sdf and would be overwritten" in said
    assert "post.urdf: not converted: 1 error" in said
    assert sorted(os.listdir("out")) == ["gate.sdf", "post.sdf"]


def test_the_report_tells_it(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    inputs = ["gate.sdf", "post.urdf", "--to", "sdf", "--flatten", "--output-dir", "out"]
    assert main([*inputs, "--report", "report", "--diagnostics-format", "json", "--depfile", "deps"]) == 1
    gate, post = json.loads(Path("report").read_text())["conversions"]
    assert (gate["ok"], post["ok"], post["output"]) == (True, False, None)
    assert [error["code"] for error in post["errors"]] == ["P067"]
    assert "P067" in {found["code"] for found in json.loads(capfd.readouterr().err)["diagnostics"]}
    assert "post.urdf" not in Path("deps").read_text()


@pytest.mark.parametrize("through_ir", [["--through-ir"], []])
@pytest.mark.parametrize("uri", ["post.sdf", "model://post_model"])
def test_what_the_input_names_is_not_overwritten(
    folder: Path, uri: str, through_ir: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    """An include that stays one is not read."""
    Path("post_model").mkdir()
    Path("post_model/model.config").write_text('<model><sdf version="1.9">post.sdf</sdf></model>')
    for path in (Path("post.sdf"), Path("post_model/post.sdf")):
        path.write_text(POST)
    Path("gate.sdf").write_text(GATE.replace("out/post.sdf", uri))
    output = "post.sdf" if uri == "post.sdf" else "post_model/post.sdf"
    assert main(["gate.sdf", "--to", "sdf", "-o", output, *through_ir]) == 1
    assert f"error[P067]: {output} is named in the input and would be overwritten" in capfd.readouterr().err
    assert Path(output).read_text() == POST


def test_in_place_each_reads_what_was_there_before(folder: Path) -> None:
    Path("a.sdf").write_text(POST)
    Path("b.sdf").write_text(GATE.replace("out/post.sdf", "a.sdf"))
    assert main(["a.sdf", "b.sdf", "--in-place", "-q"]) == 0
    assert Path("a.sdf").read_text() != POST


@pytest.mark.parametrize("is_same", [True, False])
def test_a_file_that_two_inputs_write(folder: Path, is_same: bool, capfd: pytest.CaptureFixture[str]) -> None:
    for name, mesh in (("a", MESH), ("b", MESH if is_same else MESH + "\n")):
        (folder / "cups" / name).mkdir(parents=True)
        (folder / "cups" / name / "cup.urdf").write_text(CUP)
        (folder / "cups" / name / "cup.obj").write_text(mesh)
    command = ["cups", "--to", "sdf", "--output-dir", "new", "--meshes", "copy", "--mesh-dir", "shared", "-q"]
    assert main(command) == (0 if is_same else 1)
    assert Path("shared/cup/cup.obj").read_text() == MESH
    assert Path("new/b/cup.sdf").exists() == is_same
    said = capfd.readouterr().err
    assert ("[P083]" in said) == (not is_same)
    if not is_same:
        assert f"is written for {Path('cups/a/cup.urdf')} too, and with another content" in said


def test_an_output_that_cannot_be_written(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    Path("a.urdf").write_text(NEW)
    (folder / "out" / "a.sdf").mkdir()
    assert main(["a.urdf", "gate.sdf", "--to", "sdf", "--output-dir", "out", "-v"]) == 1
    said = capfd.readouterr().err
    assert "error[P066]: cannot write" in said
    assert f"{Path('out/gate.sdf')}: written" in said


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_leaves_nothing_behind(folder: Path, jobs: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        assert len(os.listdir("new")) == 2, "both are written, under other names"
        raise KeyboardInterrupt

    monkeypatch.setattr("transpile.cli.write_together.write_together", interrupt)
    assert main(["gate.sdf", "post.urdf", "--to", "sdf", "--output-dir", "new", "-j", jobs]) == 130
    assert os.listdir("new") == []
