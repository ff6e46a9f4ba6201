"""The comparison notices what it must notice, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("pydrake", reason="Drake is the judge of these tests")

from transpile.verify.facts import EngineFailure
from transpile.verify.verify_pair import Report, Verifier, main
from transpile.verify.worker import Worker

from .models import SDF, URDF

Judge = Callable[..., Report]


def test_the_same_model_as_urdf_and_as_sdf(judge: Judge) -> None:
    report = judge(URDF, SDF)
    assert report.text().endswith("the files agree\n"), report.text()
    assert report.agree


def test_the_other_way_round(judge: Judge) -> None:
    # The frame `tool` of the SDF is the massless link `tool` of the URDF, on a fixed joint.
    report = judge(SDF, URDF)
    assert report.agree, report.text()


CHANGES = [
    ("a turned shape", '0 0 0.05" rpy="0.3 0 0"', '0 0 0.05" rpy="0.3001 0 0"', "shape pose"),
    ("a moved shape", '"0.1 0 0" rpy="0 1.5 0"', '"0.1001 0 0" rpy="0 1.5 0"', "shape pose"),
    ("a resized shape", '<sphere radius="0.02"/>', '<sphere radius="0.0200001"/>', "shape size"),
    ("another kind of shape", '<sphere radius="0.02"/>', '<box size="0.02 0.02 0.02"/>', "shape kind"),
    (
        "a lost shape",
        '<collision name="tip"><geometry><sphere radius="0.02"/></geometry></collision>',
        "",
        "collision shape",
    ),
    ("a lost colour", '<material name="red"/></visual>', "</visual>", "colour"),
    ("another colour", "0.9 0.1 0.2 1", "0.9 0.1 0.2 0.5", "colour"),
    ("another mesh", "bar.stl", "rod.stl", "mesh"),
    ("another scale", 'scale="0.001 0.001 0.001"', 'scale="0.001 0.001 -0.001"', "shape size"),
    ("a turned inertia", '"0.1 0 0" rpy="0 0 0.5"', '"0.1 0 0" rpy="0 0 0.50001"', "inertia"),
    ("a small inertia off by a thousandth", 'izz="1e-7"', 'izz="1.001e-7"', "inertia"),
    ("another mass", '<mass value="0.1"/>', '<mass value="0.10000001"/>', "mass"),
    (
        "a moved centre of mass",
        '<origin xyz="0 0 0.05"/><mass',
        '<origin xyz="0 0 0.0500001"/><mass',
        "centre of mass",
    ),
    ("another friction", 'friction="0.4"', 'friction="0.5"', "friction"),
    ("a lost friction", 'damping="0.3" friction="0.4"', 'damping="0.3"', "friction"),
    ("another damping", 'damping="0.3"', 'damping="0.31"', "damping"),
    ("another effort", 'effort="20"', 'effort="21"', "effort"),
    ("another velocity limit", 'velocity="2"', 'velocity="2.5"', "velocity"),
    ("a changed limit", 'upper="1.5"', 'upper="1.5001"', "limit"),
    ("a wrong mimic", 'multiplier="0.02"', 'multiplier="-0.02"', "mimic"),
    ("a wrong mimic offset", 'offset="0.01"', 'offset="0.02"', "mimic"),
    ("a lost mimic", '<mimic joint="shoulder" multiplier="0.02" offset="0.01"/>', "", "mimic"),
    (
        "a moved frame",
        '<origin xyz="0 0 0.3" rpy="0 0.1 0"/>',
        '<origin xyz="0 0 0.3001" rpy="0 0.1 0"/>',
        "pose",
    ),
    ("a turned axis", '<axis xyz="1 0 0"/>', '<axis xyz="1 0.001 0"/>', "axis"),
    ("a reversed axis", '<axis xyz="0 0 1"/>', '<axis xyz="0 0 -1"/>', "axis"),
    ("a lost weld", 'name="mount" type="fixed"', 'name="mount" type="floating"', "joint"),
    (
        "a joint of another type",
        'name="shoulder" type="revolute"',
        'name="shoulder" type="prismatic"',
        "joint type",
    ),
    (
        "another parent",
        '<parent link="upper"/><child link="finger"/>',
        '<parent link="tiny"/><child link="finger"/>',
        "joint ends",
    ),
    ("a lost filter group", '<drake:member link="finger"/>', "", "filtered pair"),
]


@pytest.mark.parametrize(("old", "new", "kind"), [c[1:] for c in CHANGES], ids=[c[0] for c in CHANGES])
@pytest.mark.parametrize("other", [URDF, SDF], ids=["urdf", "sdf"])
def test_what_it_notices(judge: Judge, other: str, old: str, new: str, kind: str) -> None:
    assert URDF.count(old) >= 1
    report = judge(URDF.replace(old, new, 1), other)
    assert not report.agree
    assert kind in {difference.kind for difference in report.differences}, report.text()


SDF_CHANGES = [
    (
        "contact friction",
        "</geometry></collision>",
        "</geometry><surface><friction><ode><mu>0.3</mu><mu2>0.3</mu2></ode></friction></surface></collision>",
        "contact friction",
    ),
    (
        "a base that stands elsewhere",
        '<model name="arm">',
        '<model name="arm"><pose>1 0 0 0 0 0.1</pose>',
        "default pose of base",
    ),
    ("a fixed base", '<model name="arm">', '<model name="arm"><static>true</static>', "loads"),
    ("ambient light", "<ambient>0.9", "<ambient>0.8", "property phong/ambient"),
    ("an effort limit that is gone", "<effort>20</effort>", "", "actuator effort"),
    (
        "a frame that is gone",
        '<frame name="tool" attached_to="upper"><pose>0 0 0.3 0 0.1 0</pose></frame>',
        "",
        "frame",
    ),
]


@pytest.mark.parametrize(
    ("old", "new", "kind"), [c[1:] for c in SDF_CHANGES], ids=[c[0] for c in SDF_CHANGES]
)
def test_what_it_notices_between_sdf_files(judge: Judge, old: str, new: str, kind: str) -> None:
    assert SDF.count(old) >= 1
    report = judge(SDF, SDF.replace(old, new, 1))
    assert kind in {difference.kind for difference in report.differences}, report.text()


def test_order_and_spelling_do_not_matter(judge: Judge) -> None:
    other = SDF.replace("0.001 0.001 0.001", "1e-3 1E-3 .001").replace(
        "<mass>0.1</mass>", "<mass>0.10</mass>"
    )
    tiny = other[other.index('<link name="tiny">') : other.index('<link name="finger">')]
    other = other.replace(tiny, "").replace("<frame name=", tiny + "<frame name=")
    assert judge(SDF, other).agree


def test_an_inertia_that_drake_replaces_is_compared_as_written(judge: Judge) -> None:
    flat = URDF.replace('ixx="0.02"', 'ixx="9"')
    assert judge(flat, flat).agree
    report = judge(flat, URDF.replace('ixx="0.02"', 'ixx="9.5"'))
    assert "inertia" in {d.kind for d in report.differences}


def test_renamings_of_the_report_are_followed(judge: Judge) -> None:
    renamed = SDF.replace('"upper"', '"upper_link"').replace(">upper<", ">upper_link<")
    assert not judge(URDF, renamed).agree
    told = {
        "renamings": [{"code": "A060", "data": {"renaming": "link", "old": "upper", "new": "upper_link"}}]
    }
    report = judge(URDF, renamed, told)
    assert report.agree, report.text()


SPLIT_FROM = """<sdf version="1.9"><model name="m">
  <link name="a"><inertial><mass>2</mass></inertial></link>
  <link name="b"><pose>0.5 0 0 0 0 0</pose><inertial><mass>1</mass></inertial></link>
  <joint name="j" type="revolute"><pose>-0.2 0 0 0 0 0</pose><parent>a</parent><child>b</child>
    <axis><xyz>0 0 1</xyz><limit><lower>-1</lower><upper>1</upper><effort>3</effort></limit></axis></joint>
</model></sdf>"""
SPLIT_TO = """<robot name="m">
  <link name="a"><inertial><mass value="2"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <link name="at_j"/>
  <link name="b"><inertial><mass value="1"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="j" type="revolute"><parent link="a"/><child link="at_j"/><origin xyz="0.3 0 0"/>
    <axis xyz="0 0 1"/><limit lower="-1" upper="1" effort="3" velocity="1e17"/></joint>
  <joint name="b_at_j" type="fixed"><parent link="at_j"/><child link="b"/><origin xyz="0.2 0 0"/></joint>
</robot>"""


def test_a_link_split_at_its_joint_is_the_same_when_reported(judge: Judge) -> None:
    assert {"link", "joint"} <= {d.kind for d in judge(SPLIT_FROM, SPLIT_TO).differences}
    told = {
        "assumptions": [
            {"code": "A011", "data": {"added_link": "at_j"}},
            {"code": "A011", "data": {"added_joint": "b_at_j"}},
        ]
    }
    report = judge(SPLIT_FROM, SPLIT_TO, told)
    assert report.agree, report.text()
    wrong = judge(SPLIT_FROM, SPLIT_TO.replace('origin xyz="0.2', 'origin xyz="0.21'), told)
    assert "pose" in {d.kind for d in wrong.differences}


def test_a_base_that_a_massless_link_carries_is_the_same_when_reported(judge: Judge) -> None:
    away = SPLIT_FROM.replace('<model name="m">', '<model name="m"><pose>1 0 0 0 0 0.5</pose>')
    # The base frame that floats, and the two links at their joint.
    carried = SPLIT_TO.replace(
        '<link name="a">',
        """<link name="at_m"/><joint name="a_at_m" type="fixed"><parent link="at_m"/><child link="a"/>
           <origin xyz="1 0 0" rpy="0 0 0.5"/></joint><link name="a">""",
    )
    pairs = [("at_j", "b_at_j"), ("at_m", "a_at_m")]
    told = {"assumptions": [{"data": {"added_link": link, "added_joint": joint}} for link, joint in pairs]}
    report = judge(away, carried, told)
    assert report.agree, report.text()
    wrong = judge(away, carried.replace('rpy="0 0 0.5"', 'rpy="0 0 0.6"'), told)
    assert {"default pose of base", "pose"} <= {d.kind for d in wrong.differences}
    assert "floating base" in {d.kind for d in judge(away, carried).differences}


def test_an_engine_that_refuses_only_the_second_file_is_a_difference(judge: Judge) -> None:
    report = judge(URDF, URDF.replace('<parent link="base"/>', '<parent link="bass"/>'))
    assert "loads" in {d.kind for d in report.differences}


def test_an_engine_that_ends_its_process_is_asked_once_more(judge: Judge, verifier: Verifier) -> None:
    assert judge(SDF, SDF).judges[0] == "drake"
    verifier.workers.all["drake"].process.kill()
    verifier.workers.all["drake"].process.join()
    report = judge(URDF, URDF)
    assert report.agree and report.judges[0] == "drake"


def test_a_process_that_ends_is_a_failure(tmp_path: Path) -> None:
    path = tmp_path / "m.sdf"
    path.write_text(SDF, encoding="utf-8")
    with Worker("text") as worker:
        assert worker.load(path, {}).links
        worker.process.kill()
        worker.process.join()
        with pytest.raises(EngineFailure, match="ended its process"):
            worker.load(path, {})
        assert worker.load(path, {}).links


def test_what_drake_refuses_is_judged_by_others(judge: Judge) -> None:
    crossed = URDF.replace('lower="-1"', 'lower="9"')
    report = judge(crossed, crossed)
    assert [engine for engine, _, _ in report.refused] == ["drake"]
    assert report.agree
    assert report.judges == ["pin", "text"]


def test_what_engines_read_differently_is_told_apart(judge: Judge) -> None:
    # Without lower and upper, Drake has no limits and urdfdom takes both as 0.
    open_ended = URDF.replace('lower="-1" upper="1.5" ', "")
    unlimited = SDF.replace("<lower>-1</lower><upper>1.5</upper>", "")
    report = judge(open_ended, unlimited)
    assert report.agree, report.text()
    if report.absent:
        pytest.skip(report.absent[0])
    assert {d.name for d in report.disputed} == {"shoulder lower", "shoulder upper"}
    # Drake keeps the limits of a continuous joint, urdfdom and libsdformat do not.
    endless = URDF.replace('name="shoulder" type="revolute"', 'name="shoulder" type="continuous"')
    report = judge(endless, unlimited)
    assert report.agree, report.text()
    assert [d.engine for d in report.disputed] == ["drake", "drake"]
    assert "limit" in {d.kind for d in judge(open_ended, SDF).differences}


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {"a.urdf": URDF, "b.sdf": SDF, "c.sdf": SDF.replace("1.5", "1.6"), "d.txt": "<html/>"}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    path = {name: str(tmp_path / name) for name in files}
    assert main([path["a.urdf"], path["b.sdf"], "--engine", "drake"]) == 0
    assert "the files agree" in capsys.readouterr().out
    assert main([path["a.urdf"], path["c.sdf"], "--engine", "drake"]) == 1
    assert "limit shoulder upper" in capsys.readouterr().out
    assert main([path["a.urdf"], path["d.txt"]]) == 2
    assert "no robot description" in capsys.readouterr().err
