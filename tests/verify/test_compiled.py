"""Two MJCF files are compared down to the last number that MuJoCo compiles of them: each change is seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from transpile.verify.verify_pair import Verifier

pytest.importorskip("mujoco", reason="MuJoCo compiles MJCF")

MODEL = """<mujoco model="m">
  <option timestep="0.002" gravity="0 0 -9.81"/>
  <worldbody>
    <geom name="floor" type="plane" size="1 1 0.1"/>
    <camera name="eye" pos="0 0 1"/>
    <body name="base">
      <inertial pos="0 0 0" mass="1" diaginertia="0.1 0.1 0.1"/>
      <joint name="a" axis="0 0 1" range="-10 10" armature="0.1" springref="5" stiffness="2"/>
      <geom name="g" size="0.1" friction="0.5 0.01 0.001" condim="4" solref="0.01 1"/>
      <site name="s" pos="0 0 0.1"/>
      <site name="t" pos="0 0.2 0.3"/>
      <body name="tip" pos="0 0 1">
        <inertial pos="0 0 0" mass="1" diaginertia="0.1 0.1 0.1"/>
        <joint type="slide" axis="0 0 1" ref="0.1"/>
        <geom size="0.1 0.1 0.1" type="box"/>
      </body>
    </body>
  </worldbody>
  <contact>
    <exclude body1="base" body2="tip"/>
    <pair geom1="floor" geom2="g" condim="3"/>
  </contact>
  <equality>
    <connect name="e" body1="tip" anchor="0 0 1"/>
  </equality>
  <tendon>
    <spatial name="l" range="0 1">
      <site site="s"/>
      <site site="t"/>
    </spatial>
  </tendon>
  <actuator>
    <position name="p" joint="a" kp="3" ctrlrange="-1 1"/>
  </actuator>
  <sensor>
    <jointpos name="q" joint="a"/>
  </sensor>
  <keyframe>
    <key name="k" qpos="0.1 0.2"/>
  </keyframe>
</mujoco>"""
CHANGES = {
    "compiled option timestep": ('timestep="0.002"', 'timestep="0.0021"'),
    "compiled camera pos": ('name="eye" pos="0 0 1"', 'name="eye" pos="0 0 1.1"'),
    "compiled body mass": ('mass="1"', 'mass="1.00000001"'),
    "compiled body pos": ('name="tip" pos="0 0 1"', 'name="tip" pos="0 0 1.1"'),
    "compiled joint range": ('range="-10 10"', 'range="-10 11"'),
    "compiled joint dof armature": ('armature="0.1"', 'armature="0.11"'),
    "compiled joint springref": ('springref="5"', 'springref="6"'),
    "compiled joint ref": ('ref="0.1"', 'ref="0.2"'),
    "compiled geom friction": ("0.5 0.01 0.001", "0.5 0.01 0.002"),
    "compiled geom condim": ('condim="4"', 'condim="6"'),
    "compiled geom solref": ('solref="0.01 1"', 'solref="0.02 1"'),
    "compiled geom size": ('size="0.1 0.1 0.1"', 'size="0.1 0.1 0.2"'),
    "compiled site pos": ('name="t" pos="0 0.2 0.3"', 'name="t" pos="0 0.2 0.4"'),
    "filtered pair": ('    <exclude body1="base" body2="tip"/>\n', ""),
    "compiled contact pair dim": ('condim="3"', 'condim="1"'),
    "compiled equality data": ('anchor="0 0 1"', 'anchor="0 0 2"'),
    "compiled tendon range": ('range="0 1"', 'range="0 2"'),
    "compiled tendon path": ('<site site="t"/>', '<joint joint="a" coef="1"/>'),
    "compiled actuator gainprm": ('kp="3"', 'kp="4"'),
    "compiled actuator ctrlrange": ('ctrlrange="-1 1"', 'ctrlrange="-1 2"'),
    "compiled sensor type": ("<jointpos ", "<jointvel "),
    "compiled keyframe qpos": ('qpos="0.1 0.2"', 'qpos="0.1 0.3"'),
    "compiled keyframe": ('    <key name="k" qpos="0.1 0.2"/>\n', ""),
}


@pytest.fixture(scope="module")
def verifier() -> Iterator[Verifier]:
    made = Verifier(("mujoco",))
    yield made
    made.close()


def kinds(verifier: Verifier, folder: Path, a: str, b: str) -> set[str]:
    paths = folder / "a.xml", folder / "b.xml"
    for path, text in zip(paths, (a, b), strict=True):
        path.write_text(text, encoding="utf-8")
    report = verifier.verify(*paths, None)
    assert report.judged, report.text()
    return {difference.kind for difference in report.differences}


@pytest.mark.parametrize("kind", CHANGES)
def test_each_change_is_seen(kind: str, verifier: Verifier, tmp_path: Path) -> None:
    old, new = CHANGES[kind]
    assert old in MODEL
    text = MODEL.replace(old, new, 1)
    if kind == "compiled tendon path":
        text = text.replace("spatial", "fixed").replace('      <site site="s"/>\n', "")
    if kind == "filtered pair":  # base stands on the joint next to the world's own group
        text = text.replace("<option ", '<option><flag filterparent="disable"/></option><option ')
    assert kind in kinds(verifier, tmp_path, MODEL, text)


def test_other_words_for_the_same_are_no_difference(verifier: Verifier, tmp_path: Path) -> None:
    """Radians for degrees, a class for attributes, another order of what has names, a quaternion's sign."""
    same = (
        MODEL.replace("<option ", '<compiler angle="radian"/><option ')
        .replace('range="-10 10"', 'range="-0.17453292519943295 0.17453292519943295"')
        .replace('springref="5"', 'springref="0.08726646259971647"')
        .replace('<body name="tip" pos="0 0 1">', '<body name="tip" pos="0 0 1" quat="-1 0 0 0">')
        .replace("<worldbody>", '<default><geom solref="0.01 1"/></default><worldbody>')
        .replace(' condim="4" solref="0.01 1"/>', ' condim="4"/>')
        .replace('size="1 1 0.1"/>', 'size="1 1 0.1" solref="0.02 1"/>')
        .replace('type="box"/>', 'type="box" solref="0.02 1"/>')
    )
    assert kinds(verifier, tmp_path, MODEL, same) == set()
