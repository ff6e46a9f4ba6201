"""golden/convert has a case of everything that a MJCF may say of these kinds, listed from the grammar.

What a case holds is judged by engines in tests/golden/test_engines.py.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from lxml import etree

from transpile.grammar.model import Field
from transpile.grammar.parse_grammar import load_format

GOLDEN = Path(__file__).parent.parent.parent / "golden"
FORMAT = load_format("mjcf")

REFUSED = {("coordinate", "global"), ("autolimits", "false")}
"""What only makes files wrong, or nothing can be made of any more: golden/diagnostics has it, and what older
versions had."""

RULES = {
    "a class in a class": "//default/default/default[@class]",
    "two classes side by side": "//default/default[@class][2]",
    "the outermost class": "/mujoco/default[not(@class)]/geom",
    "several outermost elements": "/mujoco[default[2]]",
    "a body's childclass": "//body[@childclass]/geom[not(@class)]",
    "an inner childclass": "//body[@childclass]//body[@childclass]/geom",
    "a frame's childclass": "//frame[@childclass]/geom",
    "a class that stands for the childclass": "//body[@childclass]/*[@class]",
    "a free joint of any kind takes what joints take": "//joint[@type='free']",
    "a freejoint takes nothing": "//freejoint",
    "a default orientation that another one replaces": "//default/geom[@euler]/../../..//geom[@quat]",
    "a default that no element takes": "//default[@class='unused']",
    "actuators share one set": "//default[general and not(motor)]/../..//actuator/motor",
    "a class of an actuator": "//actuator/*[@class]",
    "a class of a tendon": "//tendon/*[@class]",
    "a class of an equality": "//equality/*[@class]",
    "a class of a mesh": "//asset/mesh[@class]",
}
"""The rules of default classes, each with what a model has that shows it."""


@cache
def inputs(folder: str) -> list[etree._Element]:
    """The roots of the MJCF inputs of golden cases, comments left out."""
    parser = etree.XMLParser(remove_comments=True, recover=True)
    paths = sorted((GOLDEN / folder).glob("*/input.xml"))
    return [etree.parse(path, parser).getroot() for path in paths]


def shown(xpath: str, folder: str = "convert") -> bool:
    """Whether an input holds this."""
    return any(root.xpath(xpath) for root in inputs(folder))


def children(element: str) -> list[str]:
    """The tags of what may stand in an element, includes apart."""
    fields = FORMAT.elements[element].of_kind("element")
    return [field.name for field in fields if field.name != "include"]


def values(field: Field) -> list[str]:
    """The values of a setting that a case each has: all of a list of words, of others any."""
    if field.type == "enum":
        return FORMAT.enums[field.argument or ""]
    return ["true", "false"] if field.type == "boolean" else [""]


OLDER = {field.name for field in FORMAT.elements["compiler"].fields if field.until}

SETTINGS = [
    (field.name, value)
    for field in FORMAT.elements["compiler"].of_kind("attribute")
    for value in values(field)
    if value != field.default
]


@pytest.mark.parametrize(("name", "value"), SETTINGS, ids=lambda part: part or "any")
def test_each_setting_has_a_case(name: str, value: str) -> None:
    wanted = f"[@{name}='{value}']" if value else f"[@{name}]"
    gone = name in OLDER or (name, value) in REFUSED
    assert shown(f"//compiler{wanted}", "diagnostics" if gone else "convert")


@pytest.mark.parametrize("rule", RULES)
def test_each_rule_of_default_classes_has_a_case(rule: str) -> None:
    assert shown(RULES[rule])


@pytest.mark.parametrize("tag", [tag for tag in children("default") if tag != "default"])
def test_each_kind_of_default_has_a_case(tag: str) -> None:
    assert shown(f"//default/{tag}[@*]")


@pytest.mark.parametrize("kind", [*FORMAT.enums["joint_type"], "freejoint"])
def test_each_kind_of_joint_has_a_case(kind: str) -> None:
    plain = " or not(@type)" if kind == "hinge" else ""
    assert shown("//body/freejoint" if kind == "freejoint" else f"//body/joint[@type='{kind}'{plain}]")


@pytest.mark.parametrize("kind", FORMAT.enums["geom_type"])
def test_each_kind_of_geom_has_a_case(kind: str) -> None:
    plain = " or not(@type)" if kind == "sphere" else ""
    assert shown(f"//body/geom[@type='{kind}'{plain}] | //worldbody/geom[@type='{kind}']")


@pytest.mark.parametrize("tag", children("equality"))
def test_each_kind_of_equality_has_a_case(tag: str) -> None:
    assert shown(f"/mujoco/equality/{tag}")


@pytest.mark.parametrize("tag", children("actuator"))
def test_each_kind_of_actuator_has_a_case(tag: str) -> None:
    assert shown(f"/mujoco/actuator/{tag}")
