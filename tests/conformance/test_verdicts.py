"""transpile check says of small files, each with one thing out of order, what the engines say of them.

``verdicts.tsv`` has what libsdformat 12.3 and Drake 1.58 say; where an engine is there it is asked again.
"""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

from tests.conformance.run_verdicts import figures, judge
from transpile.driver.check_model import check_path
from transpile.options import Options

TABLE = Path(__file__).with_name("verdicts.tsv")

STRICTER = {
    ("gazebo", "hmap_nouri"): "a height map without a file shows nothing",
    ("gazebo", "mesh_nouri"): "a mesh without a file shows nothing",
    ("gazebo", "nested_up"): "libsdformat 12 does not look at what joints of nested models name",
    ("gazebo", "vis_rel"): "libsdformat looks for the frame of a visual when somebody asks for its pose",
    ("gazebo", "w_joint_bad"): "libsdformat 12 does not look at what joints of a world name",
    ("gazebo", "w_joint_self"): "libsdformat 12 does not look at what joints of a world join",
    ("drake", "hmap_nouri"): "a height map without a file shows nothing",
    ("gazebo", "axis_1e200"): "libsdformat makes the axis 0 0 0 of it",
    ("gazebo", "quat_large"): "libsdformat makes infinities of it",
    ("gazebo", "quat_small"): "libsdformat makes no turn of it, and Drake nan",
    ("drake", "quat_small"): "Drake makes nan of it",
    ("gazebo", "in_inf"): "no body weighs that much",
    ("drake", "in_inf"): "no body weighs that much",
    ("drake", "in_nan"): "Drake takes a mass of nan for 1 kg",
}
"""What is refused here though the engine reads it, and why."""

LAXER = {
    ("gazebo", "vfoo"): "libsdformat throws at a version that is no number",
}
"""What is read here though the engine refuses it, and why."""


@cache
def table() -> list[tuple[str, dict[str, bool], str]]:
    """Each case: its name, whether each engine reads it, the file."""
    rows = [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()[1:]]
    return [(row[0], {"gazebo": row[1] == "read", "drake": row[2] == "read"}, row[3]) for row in rows]


@pytest.mark.parametrize("dialect", ["gazebo", "drake"])
def test_check_agrees(dialect: str, tmp_path: Path) -> None:
    wrong = []
    path = tmp_path / "case.sdf"
    for name, verdicts, text in table():
        path.write_text(text, encoding="utf-8")
        read = check_path(str(path), Options(dialect=dialect)).errors == 0
        expected = verdicts[dialect]
        if (dialect, name) in STRICTER or (dialect, name) in LAXER:
            assert expected == ((dialect, name) in STRICTER), name
            expected = not expected
        if read != expected:
            wrong.append(name)
    assert not wrong, f"{dialect} says otherwise of these"


def test_libsdformat_says_so(tmp_path: Path) -> None:
    if shutil.which("pkg-config") is None or shutil.which("g++") is None:
        pytest.skip("libsdformat's judge is compiled with g++ and pkg-config")
    load_sdformat = pytest.importorskip("transpile.verify.load_sdformat", reason="the judges need NumPy")
    from transpile.verify.facts import EngineFailure

    path = tmp_path / "case.sdf"
    wrong = []
    for name, verdicts, text in table():
        if name == "vfoo":
            continue  # the reader itself dies of a version that is no number
        path.write_text(text, encoding="utf-8")
        try:
            told = load_sdformat._ask(path)
        except EngineFailure as failure:
            pytest.skip(str(failure))
        if (not told["errors"]) != verdicts["gazebo"]:
            wrong.append(name)
    assert not wrong


def test_drake_says_so(tmp_path: Path) -> None:
    pytest.importorskip("pydrake", reason="Drake is asked")
    from pydrake.multibody.parsing import Parser
    from pydrake.multibody.plant import AddMultibodyPlantSceneGraph
    from pydrake.systems.framework import DiagramBuilder

    wrong = []
    path = tmp_path / "case.sdf"
    for name, verdicts, text in table():
        path.write_text(text, encoding="utf-8")
        plant, scene_graph = AddMultibodyPlantSceneGraph(DiagramBuilder(), 0.0)
        try:
            Parser(plant, scene_graph).AddModels(str(path))
            plant.Finalize()
        except Exception:  # whatever Drake throws is a refusal
            read = False
        else:
            read = True
        if read != verdicts["drake"]:
            wrong.append(name)
    assert not wrong


def test_verdicts_of_a_table(tmp_path: Path) -> None:
    model = '<sdf version="1.9"><model name="m"><link name="a"/>{}</model></sdf>'
    (tmp_path / "sound.sdf").write_text(model.format(""))
    (tmp_path / "twice.sdf").write_text(model.format('<link name="a"/>'))
    table = tmp_path / "table.tsv"
    table.write_text(
        "path\tformat\tdrake\tsdf12\nsound.sdf\tsdf\tok\tfail\n"
        "twice.sdf\tsdf\tfail\tok\nother.urdf\turdf\tok\t\n"
    )
    verdicts = list(judge(table, {}))
    assert [(v.dialect, v.engine, v.check) for v in verdicts] == [
        ("gazebo", False, True), ("drake", True, True), ("gazebo", True, False), ("drake", False, False),
    ]  # fmt: skip
    assert figures(verdicts)[2:] == [
        "| gazebo | 2 | 1 | 0.0 % | 1 | 1 |",
        "| drake | 2 | 1 | 100.0 % | 0 | 0 |",
    ]
