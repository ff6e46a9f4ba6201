"""What hangs on joints that are taken out of a model, because its format knows only trees."""

from __future__ import annotations

import pytest

from transpile import convert

LOOP = (
    '<sdf version="1.11"><model name="m"><link name="a"/><link name="b"/>'
    '<link name="c"><pose>5 0 0 0 0 0</pose></link><link name="d"/>'
    '<joint name="j1" type="revolute"><parent>a</parent><child>b</child><axis><xyz>0 0 1</xyz></axis></joint>'
    '<joint name="j2" type="revolute"><parent>a</parent><child>c</child><axis><xyz>0 0 1</xyz></axis></joint>'
    '<joint name="j3" type="{}"><pose>0.5 0 0 0 0 0</pose><parent>b</parent><child>c</child>'
    "<axis><xyz>0 0 1</xyz></axis></joint>"
    '<joint name="follow" type="revolute"><parent>a</parent><child>d</child><axis><xyz>0 0 1</xyz>'
    '<mimic joint="j3" axis="axis"><multiplier>2</multiplier></mimic></axis></joint>'
    '<frame name="mark" attached_to="j3"><pose>0 0 1 0 0 0</pose></frame></model></sdf>'
)


@pytest.mark.parametrize(("type", "to"), [("revolute", "urdf"), ("revolute", "mjcf"), ("prismatic", "mjcf")])
def test_what_stands_at_a_cut_joint_stays_there(type: str, to: str) -> None:
    result = convert(LOOP.format(type), to=to, verify_each=True)
    text = result.text or ""
    place = text[text.index('<site name="mark"' if to == "mjcf" else '<joint name="mark_joint"') :]
    assert "0.5 0 1" in place[:120]


def test_what_follows_a_cut_joint_is_told() -> None:
    result = convert(LOOP.format("revolute"), to="urdf")
    assert "L029" in [loss.code for loss in result.losses]
    assert "<mimic" not in (result.text or "")
    assert "L053" in [loss.code for loss in convert(LOOP.format("revolute"), to="mjcf").losses]


@pytest.mark.parametrize("to", ["urdf", "mjcf", "sdf"])
def test_a_second_axis_that_is_not_there_is_told(to: str) -> None:
    text = LOOP.format("revolute").replace('joint="j3" axis="axis"', 'joint="j1" axis="axis2"')
    result = convert(text, to=to, through_ir=True, sdf_version="1.12")
    assert "S027" in [d.code for d in result.diagnostics]
    assert "<mimic" not in (result.text or "") and "polycoef" not in (result.text or "")
    both = text.replace('name="j1" type="revolute"', 'name="j1" type="universal"')
    assert "S027" not in [d.code for d in convert(both, to=to, through_ir=True).diagnostics]
