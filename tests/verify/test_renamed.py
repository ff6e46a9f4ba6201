"""What a conversion's report says of names is followed: changed, added, split."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

pytest.importorskip("pydrake", reason="Drake is the judge of these tests")

from transpile.verify.facts import Facts, Joint, Posture
from transpile.verify.read_text import rpy_matrix
from transpile.verify.renamed import Renamed, follow, outer_names, renamed_from
from transpile.verify.verify_pair import Report

Judge = Callable[..., Report]
REPORT = {
    "renamings": [
        {"code": "A060", "data": {"renaming": "link", "old": "a", "new": "b"}},
        {"code": "A060", "data": {"renaming": "joint", "old": "a", "new": "c"}},
    ],
    "assumptions": [
        {"code": "A011", "data": {"added_link": "x", "added_joint": "y"}},
        {"code": "A013", "data": {"split": ["j_axis1", "j_axis2"]}},
        {"code": "A001"},
    ],
    "input": "model.sdf",
}


def test_a_report_is_read() -> None:
    renamed = renamed_from(REPORT)
    assert (renamed.link("a"), renamed.joint("a"), renamed.frame("q")) == ("b", "c", "q")
    assert renamed.added == {"x", "y"}
    assert renamed.splits == {"j": ("j_axis1", "j_axis2")}
    assert renamed_from(None) == Renamed()


def test_reports_are_followed_one_after_the_other() -> None:
    back = {"renamings": [{"data": {"renaming": "joint", "old": "c", "new": "a"}}]}
    renamed = follow([REPORT, None, back])
    assert renamed.joint("a") == "a"
    assert renamed.link("a") == "b"


def test_scopes() -> None:
    assert [*outer_names("a::b::c")] == ["a::b::c", "a::c", "c"]
    assert [*outer_names("c")] == ["c"]


def test_the_parts_of_a_ball_joint_turn_the_same_way() -> None:
    rpy = (0.3, -0.7, 1.1)
    facts = Facts("x", joints={"j": Joint("j", "ball", "a", "b")})
    posture = Renamed(splits={"j": ("x", "y", "z")}).posture(Posture({"j": rpy}), facts)
    (x,), (y,), (z,) = (posture.joints[name] for name in "xyz")
    turned = rpy_matrix([x, 0, 0]) @ rpy_matrix([0, y, 0]) @ rpy_matrix([0, 0, z])
    assert np.allclose(turned, rpy_matrix([*rpy]), atol=1e-15)


BALL = """<sdf version="1.9"><model name="m">
  <link name="a"><inertial><mass>2</mass></inertial></link>
  <link name="b"><pose>0.5 0 0 0 0 0</pose><inertial><mass>1</mass></inertial></link>
  <joint name="j" type="ball"><parent>a</parent><child>b</child></joint>
</model></sdf>"""
HINGES = """<robot name="m">
  <link name="a"><inertial><mass value="2"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <link name="l1"/><link name="l2"/>
  <link name="b"><inertial><mass value="1"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="j_axis1" type="continuous"><origin xyz="0.5 0 0"/>
    <parent link="a"/><child link="l1"/><axis xyz="1 0 0"/></joint>
  <joint name="j_axis2" type="continuous"><parent link="l1"/><child link="l2"/><axis xyz="0 1 0"/></joint>
  <joint name="j_axis3" type="continuous"><parent link="l2"/><child link="b"/><axis xyz="0 0 1"/></joint>
</robot>"""
TOLD = {"assumptions": [{"code": "A013", "data": {"split": ["j_axis1", "j_axis2", "j_axis3"]}}]}


def test_a_joint_that_was_split_is_compared_in_the_same_postures(judge: Judge) -> None:
    assert not judge(BALL, HINGES).agree
    report = judge(BALL, HINGES, TOLD)
    assert report.agree, report.text()
    wrong = judge(BALL, HINGES.replace('"0 0 1"', '"0 0 -1"'), TOLD)
    assert {d.kind for d in wrong.differences} == {"pose"}
    short = judge(BALL, HINGES.replace('"j_axis2"', '"other"'), TOLD)
    assert "joint" in {d.kind for d in short.differences}


NESTED = """<sdf version="1.9"><model name="m"><link name="a"/>
  <model name="n"><link name="b"/></model>
  <joint name="j" type="revolute"><parent>a</parent><child>n::b</child><axis><xyz>0 0 1</xyz></axis></joint>
  <frame name="f" attached_to="n::b"/>
</model></sdf>"""
FLAT = """<sdf version="1.9"><model name="m"><link name="a"/><link name="n__b"/>
  <joint name="j" type="revolute"><parent>a</parent><child>n__b</child><axis><xyz>0 0 1</xyz></axis></joint>
  <frame name="f" attached_to="n__b"/>
</model></sdf>"""


def test_a_joint_and_a_frame_of_a_nested_link_are_known_by_their_own_names(judge: Judge) -> None:
    told = {"renamings": [{"data": {"renaming": "link", "old": "n::b", "new": "n__b"}}]}
    report = judge(NESTED, FLAT, told)
    assert report.agree, report.text()
