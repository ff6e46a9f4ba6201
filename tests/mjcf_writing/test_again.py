"""A MJCF that goes through the IR compiles to the same model in MuJoCo: what the IR has no words for is kept,
and settings, classes, frames and replicates are written out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from transpile import convert
from transpile.verify.verify_pair import Verifier

pytest.importorskip("mujoco", reason="MuJoCo compiles MJCF")

BODY = '<inertial pos="0 0 0" mass="1" diaginertia="0.1 0.1 0.1"/>'
MODELS = {
    "world": '<worldbody><geom type="plane" size="2 3 0.05" rgba="1 0 0 1"/><site name="s"/><light'
    ' pos="0 0 3"/>'
    f'<body name="b"><freejoint/>{BODY}<geom size="0.1"/></body></worldbody>',
    "unnamed": f"<worldbody><body><joint/>{BODY}<body pos='0 0 1'><joint/>{BODY}</body></body></worldbody>",
    "several joints": f'<worldbody><body name="b"><joint name="x" type="slide" axis="1 0 0"/>'
    f'<joint name="y" type="slide" axis="0 1 0" pos="0.1 0 0"/><joint name="turn"/>{BODY}</body></worldbody>',
    "free": '<worldbody><body name="b" pos="0 0 1" euler="10 20 30"><joint name="f" type="free"'
    ' damping="0.1" '
    f'armature="0.2"/>{BODY}</body></worldbody>',
    "reference": f'<worldbody><body name="b"><joint name="j" ref="30" springref="10"'
    f' stiffness="5"/>{BODY}</body>'
    f'<body name="c"><joint name="k" type="ball" range="0 40"/>{BODY}</body></worldbody>',
    "polynomials": f'<worldbody><body name="b"><joint name="j" damping="1 2 3" stiffness="4 5 6"'
    f' springref="20"/>'
    f'{BODY}</body><body name="c"><joint springdamper="0.1 1" springref="15"/>{BODY}</body></worldbody>',
    "mocap": '<worldbody><body name="b" mocap="true"><geom size="0.1"/></body></worldbody>'
    '<keyframe><key mpos="1 2 3"/></keyframe>',
    "classes": '<default><geom friction="0.7 0.1 0.2" group="1"/><default class="c"><geom friction="0.3" '
    f'rgba="1 0 0 1"/><joint damping="2"/></default></default><worldbody><body name="b" childclass="c">{BODY}'
    '<joint/><geom name="g" size="0.1" friction="0.5"/><geom name="h" class="main" size="0.2"/>'
    "</body></worldbody>",
    "weights": '<compiler boundmass="0.01" boundinertia="0.001" settotalmass="5" inertiagrouprange="0 1"/>'
    '<worldbody><body name="b"><joint/><geom size="0.1"/><geom size="0.2" group="2"/></body>'
    '<body name="c"><joint/><geom type="box" size="0.1 0.2 0.3" mass="2"/></body></worldbody>',
    "free frames": '<compiler alignfree="true"/><worldbody><body name="b" pos="0 0 1"><freejoint/>'
    '<geom pos="0.1 0 0" size="0.1"/><geom pos="0 0.3 0" size="0.05"/></body></worldbody>',
    "frames": '<worldbody><frame pos="1 0 0" euler="0 0 90"><camera pos="0 0 1" xyaxes="1 0 0 0 0 1"/>'
    f'<site pos="0 1 0" euler="0 90 0"/><light pos="0 0 2" dir="1 0 0"/><body name="b" pos="0 1'
    f' 0">{BODY}<joint/>'
    '<site name="t" type="capsule" fromto="0 0 0 1 0 0" size="0.01"/></body></frame></worldbody>',
    "replicates": '<worldbody><site name="o"/><replicate count="3" offset="0 1 0" sep="-"><body name="b">'
    f'<joint name="j"/>{BODY}<site name="s"/><site name="t" pos="0 0 1"/></body></replicate></worldbody>'
    '<tendon><spatial name="l"><site site="s"/><site site="o"/></spatial>'
    '<spatial name="m"><site site="t"/><site site="o"/></spatial></tendon>'
    '<actuator><motor name="a" joint="j"/><position name="p" tendon="l"/></actuator>',
    "filters": f'<worldbody><body name="a">{BODY}<joint/><geom size="0.1"/><body name="b">{BODY}<joint/>'
    f'<geom size="0.1"/><body name="c">{BODY}<joint/><geom size="0.1"/></body></body></body></worldbody>'
    '<contact><exclude body1="a" body2="c"/></contact>',
    "meshes": '<asset><mesh name="m" vertex="0 0 0 1 0 0 0 1 0 0 0 1" scale="0.1 0.2 0.3" refpos="0.1 0 0"/>'
    '<mesh name="idle" builtin="sphere" params="1"/></asset><worldbody><body name="b"><joint/>'
    '<geom type="mesh" mesh="m"/><geom type="box" mesh="m"/></body></worldbody>',
    "height field": '<asset><hfield name="h" nrow="2" ncol="2" size="1 1 1 0.1" elevation="0 1 2 3"/></asset>'
    '<worldbody><geom type="hfield" hfield="h" euler="0 0 30"/></worldbody>',
    "materials": '<asset><texture name="t" type="2d" builtin="checker" width="8" height="8"/>'
    '<material name="m" '
    'texture="t" specular="0.3" rgba="1 0 0 1"/></asset><worldbody><geom name="g" size="1" material="m"/>'
    '<geom name="h" size="1" material="m" rgba="0 1 0 1"/><geom name="i" size="1"/></worldbody>',
    "order": f'<worldbody><body name="b"><joint/>{BODY}</body></worldbody><sensor><jointpos joint="j"/>'
    '<framepos objtype="body" objname="c"/><jointvel joint="j"/></sensor>'.replace(
        "<joint/>", '<joint name="j"/>'
    ).replace("</worldbody>", f'<body name="c">{BODY}<joint/></body></worldbody>'),
    "several options": '<option timestep="0.001"/><option timestep="0.003" iterations="7"/><worldbody/>',
    "a flexible body": '<option solver="CG"/><worldbody><frame pos="0 0 1"><flexcomp name="f" type="grid" '
    f'count="3 3 1" spacing="0.1 0.1 0.1" dim="2" mass="1"/></frame><body>{BODY}<joint/></body></worldbody>',
}


@pytest.fixture(scope="module")
def verifier() -> Iterator[Verifier]:
    made = Verifier(("mujoco",))
    yield made
    made.close()


@pytest.mark.parametrize("name", MODELS)
def test_it_compiles_to_the_same(name: str, verifier: Verifier, tmp_path: Path) -> None:
    source, made = tmp_path / "source.xml", tmp_path / "made.xml"
    source.write_text(f'<mujoco model="m">{MODELS[name]}</mujoco>', encoding="utf-8")
    result = convert(source, to="mjcf", through_ir=True, output=str(made))
    assert result.text is not None, result.render()
    assert not result.diagnostics.having("loss")
    made.write_text(result.text, encoding="utf-8")
    report = verifier.verify(source, made, result.report())
    assert report.judged, report.text()
    assert report.differences == [], report.text()


def test_included_files_keep_their_order(verifier: Verifier, tmp_path: Path) -> None:
    (tmp_path / "part.xml").write_text(
        '<mujoco><option timestep="0.005"/><actuator><motor name="one" joint="j"/></actuator></mujoco>',
        encoding="utf-8",
    )
    source, made = tmp_path / "source.xml", tmp_path / "made.xml"
    source.write_text(
        f'<mujoco model="m"><include file="part.xml"/><option timestep="0.004"/><worldbody><body'
        f' name="b">{BODY}'
        '<joint name="j"/></body></worldbody><actuator><motor name="two" joint="j"/></actuator></mujoco>',
        encoding="utf-8",
    )
    result = convert(source, to="mjcf", through_ir=True, output=str(made))
    assert result.text is not None
    made.write_text(result.text, encoding="utf-8")
    assert verifier.verify(source, made, result.report()).differences == []
    assert result.text.index('"one"') < result.text.index('"two"')


def test_meshes_are_found_from_where_the_output_stands(tmp_path: Path) -> None:
    (tmp_path / "meshes").mkdir()
    (tmp_path / "meshes" / "cup.obj").write_text("v 0 0 0\n", encoding="utf-8")
    source = tmp_path / "source.xml"
    source.write_text(
        '<mujoco model="m"><compiler meshdir="meshes"/><asset><mesh file="cup.obj"/></asset>'
        '<worldbody><geom type="mesh" mesh="cup"/></worldbody></mujoco>',
        encoding="utf-8",
    )
    result = convert(source, to="mjcf", through_ir=True, output=str(tmp_path / "elsewhere" / "made.xml"))
    assert result.text is not None
    assert '<mesh name="cup" file="../meshes/cup.obj"/>' in result.text


def test_a_file_with_includes_brings_them_in_where_it_goes_elsewhere(tmp_path: Path) -> None:
    """What is included names its meshes from the folder of the main file."""
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "cup.obj").write_text("v 0 0 0\n", encoding="utf-8")
    (tmp_path / "part.xml").write_text('<mujoco><compiler meshdir="parts"/></mujoco>', encoding="utf-8")
    source = tmp_path / "source.xml"
    source.write_text(
        '<mujoco model="m"><include file="part.xml"/><asset><mesh file="cup.obj"/></asset>'
        '<worldbody><geom type="mesh" mesh="cup"/></worldbody></mujoco>',
        encoding="utf-8",
    )
    beside = convert(source, to="mjcf", output=str(tmp_path / "made.xml"))
    assert beside.text is not None and '<include file="part.xml"/>' in beside.text
    elsewhere = convert(source, to="mjcf", output=str(tmp_path / "out" / "made.xml"))
    assert elsewhere.text is not None and 'file="../parts/cup.obj"' in elsewhere.text


def test_all_files_are_copied(tmp_path: Path) -> None:
    (tmp_path / "cup.obj").write_text("v 0 0 0\n", encoding="utf-8")
    (tmp_path / "wood.png").write_bytes(b"PNG")
    source = tmp_path / "source.xml"
    source.write_text(
        '<mujoco model="m"><asset><mesh file="cup.obj" maxhullvert="9"/><texture name="w" type="2d" '
        'file="wood.png"/><material name="w" texture="w"/></asset><worldbody><geom type="mesh" mesh="cup" '
        'material="w"/></worldbody></mujoco>',
        encoding="utf-8",
    )
    for meshes, folder in (("copy", "meshes/made"), ("keep", "..")):
        made = convert(
            source, to="mjcf", through_ir=True, meshes=meshes, output=str(tmp_path / "out" / "made.xml")
        )
        assert made.text is not None
        assert f'<mesh name="cup" file="{folder}/cup.obj" maxhullvert="9"/>' in made.text
        assert f'file="{folder}/wood.png"' in made.text
        assert len(made.meshes) == (2 if meshes == "copy" else 0)


def test_what_mujoco_weighs_is_not_told_to_weigh_nothing(tmp_path: Path) -> None:
    text = (
        '<mujoco model="m"><asset><mesh name="c" vertex="0 0 0 1 0 0 0 1 0 0 0 1"/></asset><worldbody>'
        '<body name="b"><joint/><geom type="mesh" mesh="c"/></body></worldbody></mujoco>'
    )
    assert not convert(text, to="mjcf", through_ir=True).diagnostics.having("warning")
