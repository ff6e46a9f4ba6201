"""A number that needs no arithmetic comes out as the same value, in its shortest form."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from lxml import etree

from tests.conversion.generated_models import NAMES, sdf_models, urdf_models
from transpile import convert
from transpile.syntax.values import write_real

Values = dict[tuple[str, ...], str]
DEFAULTS = {"xyz": "0 0 0", "rpy": "0 0 0"}
"""What an origin says that is not written."""


def shortest(text: str) -> str:
    """Numbers in their shortest form; other text as it is."""
    try:
        return " ".join(write_real(float(word)) for word in text.split())
    except ValueError:
        return text.strip()


def values(text: str) -> Values:
    """Every attribute and text of a file under the path that leads there, numbers in their shortest form."""
    found: Values = {}
    root = etree.fromstring(text.encode())
    for element in root.iter(etree.Element):
        path = path_of(element)
        for key, value in element.attrib.items():
            found[(*path, f"@{key}")] = shortest(value)
        if element.text and element.text.strip():
            found[path] = shortest(element.text)
    return found


def path_of(element: Any) -> tuple[str, ...]:
    """The tags and names from the root to an element."""
    chain = [element, *element.iterancestors()]
    return tuple(f"{e.tag} {e.get('name') or ''}".strip() for e in reversed(chain))


def as_written(text: str) -> Values:
    """The same, with numbers as they stand in the file: what our own output holds is shortest already."""
    root = etree.fromstring(text.encode())
    found: Values = {}
    for element in root.iter(etree.Element):
        for key, value in element.attrib.items():
            found[(*path_of(element), f"@{key}")] = value
        if element.text and element.text.strip():
            found[path_of(element)] = element.text
    return found


def converted(text: str, to: str, **options: Any) -> str:
    """The output of a conversion that loses nothing."""
    result = convert(text, to=to, **options)
    assert result.text is not None, result.render()
    assert not result.losses, result.render()
    return result.text


@given(urdf_models())
@settings(max_examples=60, deadline=None)
def test_numbers_of_a_urdf_survive_the_way_there_and_back(robot: str) -> None:
    back = as_written(converted(converted(robot, "sdf"), "urdf"))
    for path, value in values(robot).items():
        if path[-2].startswith("origin") and path not in back:
            assert value == DEFAULTS[path[-1][1:]]
            continue
        assert back[path] == value


@given(urdf_models())
@settings(max_examples=40, deadline=None)
def test_numbers_of_a_urdf_stand_in_the_sdf(robot: str) -> None:
    """Positions and angles are not so much as added to nought: each stands in the SDFormat as it was."""
    written = set(as_written(converted(robot, "sdf")).values())
    poses = {value for value in written if len(value.split()) == 6}
    root = etree.fromstring(robot.encode())
    for origin in root.iter("origin"):
        pose = f"{shortest(origin.get('xyz', '0 0 0'))} {shortest(origin.get('rpy', '0 0 0'))}"
        assert pose in poses or pose == "0 0 0 0 0 0"
    for axis in root.iter("axis"):
        assert shortest(axis.get("xyz")) in written


@given(sdf_models())
@settings(max_examples=60, deadline=None)
def test_numbers_of_an_sdf_survive_the_ir(model: str) -> None:
    out = as_written(converted(model, "sdf", through_ir=True))
    for path, value in values(model).items():
        assert out.get(path, "0 0 0 0 0 0" if path[-1] == "pose" else None) == value


@pytest.mark.parametrize("through_ir", [False, True])
@given(robot=urdf_models(NAMES))
@settings(max_examples=40, deadline=None)
def test_urdf_to_urdf_is_idempotent(through_ir: bool, robot: str) -> None:
    once = converted(robot, "urdf", through_ir=through_ir)
    assert converted(once, "urdf", through_ir=through_ir) == once
    assert converted(once, "urdf") == once


@pytest.mark.parametrize("through_ir", [False, True])
@given(model=sdf_models())
@settings(max_examples=40, deadline=None)
def test_sdf_to_sdf_is_idempotent(through_ir: bool, model: str) -> None:
    once = converted(model, "sdf", through_ir=through_ir)
    assert converted(once, "sdf", through_ir=through_ir) == once
    assert converted(once, "sdf") == once


@pytest.mark.parametrize("written", ["0.10", "1e-1", ".1", "+0.1", "1E-01", "0.1000000000000000055"])
@pytest.mark.parametrize("to", ["urdf", "sdf"])
def test_a_tenth_stays_a_tenth(written: str, to: str) -> None:
    origin = f'<origin xyz="{written} 0 0" rpy="0 0 {written}"/>'
    robot = f'<robot name="r"><link name="a"><inertial>{origin}</inertial></link></robot>'
    text = converted(robot, to)
    assert "0.1 0 0 0 0 0.1" in text or 'xyz="0.1 0 0" rpy="0 0 0.1"' in text


def test_rpy_stays_rpy_where_nothing_is_composed() -> None:
    """Also near the singularity, where going through a matrix would change two angles for others."""
    rpy = "0.3 1.5707963267948966 -2.9"
    robot = f"""<robot name="r"><link name="a"/><link name="b"/><joint name="j" type="fixed">
      <origin xyz="1 2 3" rpy="{rpy}"/><parent link="a"/><child link="b"/></joint></robot>"""
    sdf = converted(robot, "sdf")
    assert f">1 2 3 {rpy}</pose>" in sdf
    assert f'<origin xyz="1 2 3" rpy="{rpy}"/>' in converted(sdf, "urdf")
