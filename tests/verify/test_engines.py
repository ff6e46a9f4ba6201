"""The engines beside Drake: each notices what it is asked for, and says so when it is not there."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from transpile.verify.facts import EngineFailure
from transpile.verify.verify_pair import Report, Verifier

from .models import SDF, URDF


@pytest.fixture(scope="module")
def alone() -> Iterator[dict[str, Verifier]]:
    verifiers = {road: Verifier((road,)) for road in ("drake", "mujoco", "native", "urdfdom", "text")}
    yield verifiers
    for verifier in verifiers.values():
        verifier.close()


def ask(verifier: Verifier, folder: Path, a: str, b: str) -> Report:
    paths = []
    for name, text in (("a", a), ("b", b)):
        paths.append(folder / f"{name}{'.urdf' if '<robot' in text else '.sdf'}")
        paths[-1].write_text(text, encoding="utf-8")
    return verifier.verify(paths[0], paths[1])


URDF_CHANGES = [
    ('izz="1e-7"', 'izz="1.001e-7"', "inertia", ("mujoco", "text")),
    ('ixx="0.02"', 'ixx="0.02002"', "inertia", ("native", "text")),
    ('friction="0.4"', 'friction="0.41"', "friction", ("mujoco", "native", "text")),
    ('effort="20"', 'effort="21"', "effort", ("mujoco", "native", "text")),
    ('upper="1.5"', 'upper="1.51"', "limit", ("mujoco", "native")),
    ('multiplier="0.02"', 'multiplier="0.03"', "mimic", ("mujoco", "text")),
    ('<axis xyz="0 0 1"/>', '<axis xyz="0 0.1 1"/>', "axis", ("mujoco", "native")),
    ('rpy="0 1.5 0"', 'rpy="0 1.6 0"', "shape pose", ("mujoco", "native")),
    ('<link name="tool"/>', '<link name="tools"/>', "loads", ("mujoco", "native", "urdfdom")),
]


@pytest.mark.parametrize(("old", "new", "kind", "roads"), URDF_CHANGES, ids=[c[2] for c in URDF_CHANGES])
def test_each_engine_notices(
    alone: dict[str, Verifier], tmp_path: Path, old: str, new: str, kind: str, roads: tuple[str, ...]
) -> None:
    pytest.importorskip("mujoco")
    pytest.importorskip("pinocchio")
    if "urdfdom" in roads and shutil.which("check_urdf") is None:
        pytest.skip("check_urdf is not installed")
    for road in roads:
        assert ask(alone[road], tmp_path, URDF, URDF).differences == [], road
        report = ask(alone[road], tmp_path, URDF, URDF.replace(old, new, 1))
        assert kind in {d.kind for d in report.differences}, f"{road}\n{report.text()}"


def test_libsdformat_alone(alone: dict[str, Verifier], tmp_path: Path) -> None:
    report = ask(alone["native"], tmp_path, SDF, SDF)
    if report.absent:
        pytest.skip(report.absent[0])
    assert report.agree
    changed = SDF.replace("<friction>0.4</friction>", "").replace("<ambient>0.9", "<ambient>0.8")
    kinds = {d.kind for d in ask(alone["native"], tmp_path, SDF, changed).differences}
    assert kinds == {"friction", "property ambient"}
    refused = ask(alone["native"], tmp_path, SDF, SDF.replace("<parent>base</parent>", "<parent>no</parent>"))
    assert [d.kind for d in refused.differences] == ["loads"]


def test_a_static_model_is_welded(alone: dict[str, Verifier], tmp_path: Path) -> None:
    box = '<sdf version="1.9"><model name="m">{}<link name="l"/>{}</model></sdf>'
    welded = box.format("", '<joint name="w" type="fixed"><parent>world</parent><child>l</child></joint>')
    report = ask(alone["native"], tmp_path, box.format("<static>true</static>", ""), welded)
    if report.absent:
        pytest.skip(report.absent[0])
    assert report.agree, report.text()
    loose = ask(alone["native"], tmp_path, box.format("<static>true</static>", ""), box.format("", ""))
    assert {d.kind for d in loose.differences} == {"joint", "floating base"}


def test_an_engine_that_is_not_there_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from transpile.verify import load_sdformat, load_urdfdom
    from transpile.verify.stand_in import StandIns

    monkeypatch.setenv("PATH", str(tmp_path))
    path = tmp_path / "m.sdf"
    path.write_text(SDF)
    monkeypatch.setattr(load_sdformat, "_server", None)
    for load in (load_sdformat.load, load_urdfdom.load):
        with pytest.raises(EngineFailure) as caught:
            load(path, {}, StandIns(tmp_path), None)
        assert caught.value.absent


WORLD_OF_TWO = """<sdf version="1.9"><world name="w"><frame name="F"><pose>1 2 3 0 0 0</pose></frame>
<model name="a"><pose relative_to="F">1 0 0 0 0 1</pose><link name="l"/>
<model name="in"><pose>0 0 1 0 0 0</pose><self_collide>true</self_collide><link name="x"/></model>
<frame name="G" attached_to="in::x"><pose>1 0 0 0 0 0</pose></frame>
<joint name="j" type="fixed"><pose>0 0 1 0 0 0</pose><parent>l</parent><child>in::x</child></joint></model>
<model name="b"><link name="l"/></model></world></sdf>"""


MOVED = "/></model></world>", "><pose>0 0 -1 0 0 0</pose></link><pose>0 0 1 0 0 0</pose></model></world>"


@pytest.mark.parametrize(
    ("road", "old", "new", "kind", "name"),
    [
        ("native", "3 0 0 0</pose></frame>", "4 0 0 0</pose></frame>", "frame pose", "world::F"),
        ("drake", "3 0 0 0</pose></frame>", "4 0 0 0</pose></frame>", "frame pose", "WorldModelInstance::F"),
        ("native", "<pose>1 0 0 0 0 0</pose>", "", "frame pose", "a::G"),
        ("drake", "<pose>1 0 0 0 0 0</pose>", "", "frame pose", "a::in::G"),
        ("native", "<pose>0 0 1 0 0 0</pose><parent>", "<parent>", "frame pose", "a::j (joint)"),
        ("drake", "<pose>0 0 1 0 0 0</pose><parent>", "<parent>", "frame pose", "a::in::j (joint)"),
        ("native", *MOVED, "frame pose", "b::__model__"),
        ("drake", *MOVED, "frame pose", "b::__model__"),
        ("native", "<self_collide>true</self_collide>", "", "flag", "a::in::__model__ self_collide"),
    ],
)
def test_frames_in_worlds(
    alone: dict[str, Verifier], tmp_path: Path, road: str, old: str, new: str, kind: str, name: str
) -> None:
    report = ask(alone[road], tmp_path, WORLD_OF_TWO, WORLD_OF_TWO)
    if report.absent:
        pytest.skip(report.absent[0])
    assert report.agree
    report = ask(alone[road], tmp_path, WORLD_OF_TWO, WORLD_OF_TWO.replace(old, new, 1))
    assert (kind, name) in {(d.kind, d.name) for d in report.differences}, report.text()
