"""``<gazebo>`` blocks of a URDF that an SDFormat file includes."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile import convert
from transpile.driver.result import Result

URDF = """<robot name="r">
  <link name="a"><collision><geometry><box size="1 1 1"/></geometry></collision></link>
  <link name="b"/>
  <joint name="j" type="continuous"><parent link="a"/><child link="b"/><limit lower="-1" upper="1" effort="1"
    velocity="1"/></joint>
  <gazebo reference="a"><mu1>0.7</mu1><sensor name="s" type="imu"/></gazebo>
  <gazebo><plugin name="p" filename="libp.so"/></gazebo>
</robot>
"""
SDF = """<sdf version="1.9">
  <model name="m">
    <include{}><uri>r.urdf</uri><name>q</name></include>
  </model>
</sdf>
"""


def converted(folder: Path, to: str, merge: str = "") -> Result:
    (folder / "r.urdf").write_text(URDF)
    (folder / "in.sdf").write_text(SDF.format(merge))
    result = convert(folder / "in.sdf", to=to, flatten=True, verify_each=True)
    assert result.text is not None, result.render()
    return result


@pytest.mark.parametrize("merge", ["", ' merge="true"'])
def test_they_are_elements_of_sdformat(tmp_path: Path, merge: str) -> None:
    result = converted(tmp_path, "sdf", merge)
    for part in ("<mu>0.7</mu>", '<sensor name="s" type="imu"', '<plugin name="p" filename="libp.so"/>'):
        assert part in (result.text or "")
    assert "L001" not in [loss.code for loss in result.losses]


def test_they_are_blocks_again_in_a_urdf(tmp_path: Path) -> None:
    text = converted(tmp_path, "urdf").text or ""
    assert '<gazebo reference="q__a">' in text and "<mu1>0.7</mu1>" in text and 'name="s" type="imu"' in text


def test_limits_of_continuous_joints_are_told(tmp_path: Path) -> None:
    result = converted(tmp_path, "sdf")
    assert "L011" in [loss.code for loss in result.losses]
    assert "<lower>" not in (result.text or "")
