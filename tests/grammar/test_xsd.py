"""The XML schemas accept real models and refuse typing errors."""

from __future__ import annotations

import sysconfig
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from lxml import etree

ROOT = Path(__file__).parent.parent.parent

URDF = """\
<robot name="r" xmlns:drake="http://drake.mit.edu">
  <link name="a">
    <inertial>
      <origin xyz="0 0 1" rpy="0 0 0"/>
      <mass value="1"/>
      <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>
    </inertial>
    <collision>
      <geometry><box size="1 2 3e-1"/></geometry>
      <drake:proximity_properties><drake:mu_static value="0.5"/></drake:proximity_properties>
    </collision>
  </link>
  <link name="b"/>
  <joint name="j" type="revolute">
    <parent link="a"/>
    <child link="b"/>
    <axis xyz="0 0 1"/>
    <limit lower="-1" upper="1" effort="5" velocity="2" drake:acceleration="3"/>
  </joint>
  <drake:joint name="k" type="planar"><parent link="a"/><child link="b"/></drake:joint>
</robot>
"""

SDF = """\
<sdf version="1.9" xmlns:drake="http://drake.mit.edu">
  <model name="m">
    <pose degrees="true">0 0 1 0 0 90</pose>
    <link name="a">
      <inertial><mass>1</mass><inertia><ixx>1</ixx><iyy>1</iyy><izz>1</izz></inertia></inertial>
      <collision name="c">
        <geometry><capsule><radius>1</radius><length>2</length></capsule></geometry>
        <surface><contact><collide_bitmask>0xff</collide_bitmask></contact></surface>
        <drake:proximity_properties><drake:mu_static>0.5</drake:mu_static></drake:proximity_properties>
      </collision>
    </link>
    <link name="b"><pose/></link>
    <joint name="j" type="universal">
      <parent>a</parent>
      <child>b</child>
      <axis>
        <xyz expressed_in="a">0 0 1</xyz>
        <limit><lower>-inf</lower><upper>1e16</upper></limit>
      </axis>
      <axis2><xyz>1 0 0</xyz></axis2>
      <drake:gear_ratio>2</drake:gear_ratio>
    </joint>
    <model name="inner"><link name="a"/></model>
  </model>
</sdf>
"""

TYPOS = [
    ("urdf", "<origin ", "<orgin "),
    ("urdf", 'xyz="0 0 1"', 'xzy="0 0 1"'),
    ("urdf", 'size="1 2 3e-1"', 'size="1 2"'),
    ("urdf", 'size="1 2 3e-1"', 'size="1 2 3e-"'),
    ("urdf", 'size="1 2 3e-1"', ""),
    ("urdf", 'type="revolute"', 'type="revolut"'),
    ("urdf", '<joint name="j" ', "<joint "),
    ("urdf", 'drake:acceleration="3"', 'drake:acceleration="fast"'),
    ("urdf", 'value="1"', 'value="1kg"'),
    ("urdf", "</geometry>", '<sphere radius="1"/></geometry>'),
    ("urdf", '<link name="b"/>', '<Link name="b"/>'),
    ("urdf", "drake:joint", "drake:jiont"),
    ("urdf", "drake:mu_static", "drake:mu_statik"),
    ("urdf", '<drake:mu_static value="0.5"/>', "<drake:mu_static>0.5</drake:mu_static>"),
    ("sdf", "<pose degrees", "<pose degree"),
    ("sdf", "0 0 1 0 0 90", "0 0 1 0 90"),
    ("sdf", "<mass>1</mass>", "<mass>1</mass><mas>1</mas>"),
    ("sdf", "<radius>1</radius>", "<radius>one</radius>"),
    ("sdf", "<length>2</length>", "<length>2</length><length>2</length>"),
    ("sdf", "0xff", "0xfg"),
    ("sdf", 'type="universal"', 'type="planar"'),
    ("sdf", "<xyz>1 0 0</xyz>", "<xyz>1 0</xyz>"),
    ("sdf", '<link name="b"><pose/></link>', '<lnik name="b"><pose/></lnik>'),
    ("sdf", 'version="1.9"', ""),
    ("sdf", "drake:mu_static", "drake:mu_statik"),
    ("sdf", "<drake:mu_static>0.5<", "<drake:mu_static>half<"),
    ("sdf", "<drake:gear_ratio>2<", "<drake:gear_ratio>2:1<"),
]

ODD = {
    "d435.urdf": "text between elements",
    "zed2i.urdf": "text between elements",
    "table8080.urdf": "text between elements",
    "mounting_plate_ur5e.urdf": "text between elements",
    "mounting_plate_ur3e.urdf": "text between elements",
    "ur3.urdf": "a robot without a name",
    "anymal.urdf": "an element of another tool",
    "tiago_pro.urdf": "a surface in a link",
}
"""Installed models that are well-formed and do not keep to the format, and in what."""


@cache
def schema(format: str) -> etree.XMLSchema:
    """The compiled schema of a format."""
    return etree.XMLSchema(file=str(ROOT / "docs" / "xsd" / f"{format}.xsd"))


def test_what_is_right_is_valid() -> None:
    for format, text in (("urdf", URDF), ("sdf", SDF)):
        schema(format).assertValid(etree.fromstring(text))


@pytest.mark.parametrize(("format", "right", "wrong"), TYPOS)
def test_a_typing_error_is_not(format: str, right: str, wrong: str) -> None:
    text = {"urdf": URDF, "sdf": SDF}[format]
    assert right in text
    assert not schema(format).validate(etree.fromstring(text.replace(right, wrong)))


def models(folder: str) -> Iterator[Path]:
    """The well-formed models in a folder of the installed packages."""
    top = Path(sysconfig.get_path("purelib")) / folder
    if not top.is_dir():
        pytest.skip(f"{folder} is not installed")
    for path in (*sorted(top.rglob("*.urdf")), *sorted(top.rglob("*.sdf"))):
        try:
            etree.parse(path)
        except etree.XMLSyntaxError:
            continue
        yield path


@pytest.mark.parametrize(
    ("folder", "at_least"),
    [("airo_models", 8), ("dexmate_urdf", 20), ("cmeel.prefix/share/example-robot-data", 60)],
)
def test_real_models_are_valid(folder: str, at_least: int) -> None:
    valid = 0
    for path in models(folder):
        if path.name in ODD:
            continue
        found = schema(path.suffix[1:])
        assert found.validate(etree.parse(path)), (path.name, found.error_log.last_error)
        valid += 1
    assert valid >= at_least


@pytest.mark.parametrize("pattern", ["*.urdf", "*.sdf"])
def test_the_examples_are_valid(pattern: str) -> None:
    paths = sorted((ROOT / "examples").rglob(pattern))
    assert paths
    for path in paths:
        schema(path.suffix[1:]).assertValid(etree.parse(path))
