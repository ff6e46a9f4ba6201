"""Worlds of several models as URDF: a file for each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.sdf.test_lower_world import WORLD_OF_JOINTS
from transpile import convert
from transpile.cli import main

WELDED = WORLD_OF_JOINTS.replace('type="revolute"', 'type="fixed"').replace(
    '<axis><xyz expressed_in="f">1 0 0</xyz></axis>', ""
)


def test_each_model_goes_to_a_file_of_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("w.sdf").write_text(WORLD_OF_JOINTS)
    assert main(["w.sdf", "--to", "urdf", "--output-dir", "out", "--report", "r.json"]) == 0
    assert sorted(path.name for path in Path("out").iterdir()) == ["a.urdf", "b.urdf"]
    assert "loss[L027]: the revolute joint 'swing'" in capfd.readouterr().err
    (report,) = json.loads(Path("r.json").read_text())["conversions"]
    told = {d["data"]["model"]: d["data"] for d in report["assumptions"] if d["code"] == "A018"}
    assert told["b"]["file"] == str(Path("out") / "b.urdf") and told["b"]["xyz"][2] == 3.0
    assert main(["w.sdf", "--to", "urdf", "--output-dir", "out", "--check", "-q"]) == 0
    Path("out/b.urdf").write_text("")
    assert main(["w.sdf", "--to", "urdf", "--output-dir", "out", "--check", "-q"]) == 1


def test_several_worlds_keep_their_models_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("v.sdf", "w.sdf"):
        Path(name).write_text(WORLD_OF_JOINTS)
    assert main(["v.sdf", "w.sdf", "--to", "urdf", "--output-dir", "out", "-q"]) == 0
    found = sorted(path.name for path in Path("out").iterdir())
    assert found == ["v.a.urdf", "v.b.urdf", "w.a.urdf", "w.b.urdf"]


def test_without_a_folder_the_option_is_named() -> None:
    (found,) = convert(WORLD_OF_JOINTS, to="urdf").diagnostics.having("error")
    assert found.code == "F010" and "--output-dir" in (found.fix or "")


def test_strict_writes_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("w.sdf").write_text(WORLD_OF_JOINTS)
    assert main(["w.sdf", "--to", "urdf", "--output-dir", "out", "--strict", "-q"]) == 3
    assert not Path("out").exists()


def test_one_model_keeps_the_name_of_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("w.sdf").write_text('<sdf version="1.9"><model name="m"><link name="a"/></model></sdf>')
    assert main(["w.sdf", "--to", "urdf", "--output-dir", "out", "-q"]) == 0
    assert [path.name for path in Path("out").iterdir()] == ["w.urdf"]


def test_drake_finds_each_model_where_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsing = pytest.importorskip("pydrake.multibody.parsing")
    from pydrake.multibody.plant import MultibodyPlant

    monkeypatch.chdir(tmp_path)
    Path("w.sdf").write_text(WELDED)
    assert main(["w.sdf", "--to", "urdf", "--output-dir", "out", "-q"]) == 0
    places = []
    for files in (["w.sdf"], ["out/a.urdf", "out/b.urdf"]):
        plant = MultibodyPlant(0.0)
        for file in files:
            parsing.Parser(plant).AddModels(file)
        plant.Finalize()
        context = plant.CreateDefaultContext()
        bodies = [plant.GetBodyByName(name) for name in ("l", "k")]
        places.append(
            [x for body in bodies for x in plant.EvalBodyPoseInWorld(context, body).GetAsMatrix4().flat]
        )
    assert places[1] == pytest.approx(places[0], abs=1e-12)
