"""Default classes, includes, attached models and assets, as MuJoCo understands them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.mjcf.helpers import codes_of, matrix, mjcf, model_of
from transpile import convert
from transpile.ir.geometry import Mesh
from transpile.ir.parse_ir import parse_ir
from transpile.verify.read_text import quaternion_matrix

mujoco = pytest.importorskip("mujoco")

NESTED = (
    '<default><default class="a"><geom rgba="1 0 0 1"/><default class="b"><geom mass="2"/></default>'
    '</default><geom mass="3" rgba="0 1 0 1"/></default>'
)
LATER = '<default><default class="a"/></default><default><geom rgba="0 0 1 1"/></default>'
CLASSES = {
    "main": mjcf('<body name="x"><geom name="g" size=".1"/></body>', NESTED),
    "own": mjcf('<body name="x"><geom name="g" size=".1" class="a"/></body>', NESTED),
    "inner": mjcf('<body name="x"><geom name="g" size=".1" class="b"/></body>', NESTED),
    "around": mjcf('<body name="x" childclass="b"><geom name="g" size=".1"/></body>', NESTED),
    "of a frame": mjcf(
        '<body name="x"><frame childclass="a"><geom name="g" size=".1"/></frame></body>', NESTED
    ),
    "nearest": mjcf(
        '<body childclass="b"><body name="x" childclass="a"><geom name="g" size=".1"/></body></body>', NESTED
    ),
    "own first": mjcf('<body name="x" childclass="b"><geom name="g" size=".1" class="main"/></body>', NESTED),
    "opened before": mjcf('<body name="x"><geom name="g" size=".1" class="a"/></body>', LATER),
    "written": mjcf('<body name="x"><geom name="g" size=".1" class="b" rgba="1 1 0 1"/></body>', NESTED),
    "turned": mjcf(
        '<body name="x"><geom name="g" type="box" size=".1 .2 .3" euler="0 0 30"/></body>',
        '<default><geom quat="0 1 0 0"/></default>',
    ),
}


@pytest.mark.parametrize("case", CLASSES)
def test_default_classes(case: str) -> None:
    model = mujoco.MjModel.from_xml_string(CLASSES[case])
    link = next(link for link in model_of(CLASSES[case]).links if link.name == "x")
    visual = link.visuals[0]
    diffuse = visual.material.diffuse if visual.material is not None else (0.5, 0.5, 0.5, 1.0)
    assert np.allclose(diffuse or (), model.geom("g").rgba, atol=1e-7)
    assert link.inertial is not None
    assert link.inertial.mass == pytest.approx(model.body("x").mass[0], rel=1e-12)
    assert np.allclose(matrix(visual.pose)[:3, :3], quaternion_matrix(model.geom("g").quat), atol=1e-14)


def test_a_free_joint_takes_no_defaults() -> None:
    text = mjcf(
        '<body name="x"><freejoint/><geom size=".1"/></body>', '<default><joint range="1 2"/></default>'
    )
    assert codes_of(text) == ["C032"]


@pytest.mark.parametrize(
    ("classes", "code"),
    [
        ('<default class="other"/>', "S030"),
        ("<default><default/></default>", "S031"),
        ('<default><default class="a"/><default class="a"/></default>', "S032"),
    ],
)
def test_wrong_classes(classes: str, code: str) -> None:
    assert codes_of(mjcf("", classes)) == [code]


def test_what_no_element_carries_over_is_told_once_at_the_class() -> None:
    bodies = "".join(f'<body name="{name}"><geom size=".1"/></body>' for name in "abc")
    result = convert(mjcf(bodies, '<default><geom solref="0.1 1"/></default>'), to="sdf")
    assert [loss.message for loss in result.losses] == ["solref = (0.1, 1.0) is lost: sdf has no counterpart"]


# files


def converted(folder: Path, files: dict[str, str]) -> Any:
    """The result for ``main.xml`` of these files, and what MuJoCo makes of it."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return convert(folder / "main.xml", to="sdf")


PART = '<mujocoinclude><body name="{0}"><geom size="1"/>{1}</body></mujocoinclude>'


@pytest.mark.parametrize("path", ["deep/b.xml", "sub/deep/b.xml"])
def test_includes_are_found_beside_the_main_file_and_beside_their_own(tmp_path: Path, path: str) -> None:
    result = converted(
        tmp_path,
        {
            "main.xml": mjcf('<include file="sub/a.xml"/>'),
            "sub/a.xml": PART.format("a", f'<include file="{path}"/>'),
            "sub/deep/b.xml": PART.format("b", ""),
        },
    )
    assert result.ok, result.render()
    assert '<link name="b">' in result.text
    assert mujoco.MjModel.from_xml_path(str(tmp_path / "main.xml")).nbody == 3
    assert len(result.files) == 3


@pytest.mark.parametrize(
    ("main", "code"),
    [
        (mjcf('<include file="a.xml"/><include file="a.xml"/>'), "P065"),
        (mjcf('<include file="main.xml"/>'), "P065"),
        (mjcf('<include file="missing.xml"/>'), "P064"),
    ],
)
def test_wrong_includes(tmp_path: Path, main: str, code: str) -> None:
    result = converted(tmp_path, {"main.xml": main, "a.xml": PART.format("a", "")})
    assert [d.code for d in result.diagnostics.having("error")] == [code]


def test_settings_of_an_included_file_hold_everywhere(tmp_path: Path) -> None:
    main = mjcf('<body name="a" euler="0 0 1"><geom size="1"/></body>', '<include file="b.xml"/>')
    result = converted(tmp_path, {"main.xml": main, "b.xml": '<mujoco><compiler angle="radian"/></mujoco>'})
    assert "0 0 0 0 0 1</pose>" in result.text


def test_an_attached_model_keeps_its_own_settings(tmp_path: Path) -> None:
    child = (
        '<mujoco model="c"><compiler angle="radian"/><default><joint range="-1 1"/></default><worldbody>'
        '<body name="arm"><joint name="j"/><geom size=".1"/></body></worldbody>'
        '<actuator><motor name="m" joint="j" ctrlrange="-2 2"/></actuator></mujoco>'
    )
    main = mjcf(
        '<frame pos="1 0 0"><attach model="c" body="arm" prefix="x_"/></frame>'
        '<body><attach model="c" prefix="y_"/><joint range="-90 90"/><geom size="1"/></body>',
        '<asset><model name="c" file="c.xml"/></asset>',
    )
    result = converted(tmp_path, {"main.xml": main, "c.xml": child})
    assert result.ok, result.render()
    assert result.text.count("<lower>-1</lower>") == 2
    assert result.text.count("<effort>2</effort>") == 2
    assert "<lower>-1.5707963267948966</lower>" in result.text
    assert '<joint name="y_j" type="revolute">' in result.text
    assert mujoco.MjModel.from_xml_path(str(tmp_path / "main.xml")).nu == 2


# meshes

CORNERS = ((0, 0, 0), (1, 0, 0), (0, 2, 0), (0, 0, 3))
OBJ = "".join(f"v {x} {y} {z}\n" for x, y, z in CORNERS) + "f 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
MESHES = [
    "",
    'scale="2 2 2"',
    'scale="1 2 -3"',
    'refpos=".1 .2 .3" scale="1 2 3"',
    'refquat=".6 .8 0 0" refpos=".1 .2 .3" scale="2 2 2"',
    'inertia="exact"',
    'inertia="shell"',
    'inertia="convex"',
]


@pytest.mark.parametrize("written", MESHES)
def test_meshes_stand_and_weigh_as_in_mujoco(tmp_path: Path, written: str) -> None:
    (tmp_path / "m.obj").write_text(OBJ, encoding="utf-8")
    (tmp_path / "main.xml").write_text(
        mjcf(
            '<body name="a"><geom name="g" type="mesh" mesh="m" pos="1 2 3" euler="10 20 30"/></body>',
            f'<asset><mesh file="m.obj" {written}/></asset>',
        ),
        encoding="utf-8",
    )
    compiled = mujoco.MjModel.from_xml_path(str(tmp_path / "main.xml"))
    result = convert(tmp_path / "main.xml", to="sdf", print_after=("check-names",))
    assert result.ok, result.render()
    link = next(one for one in parse_ir(result.trace[0]).models[0].links if one.name == "a")
    assert link.inertial.mass == pytest.approx(compiled.body_mass[1], rel=1e-7)
    shape = link.visuals[0].shape
    assert isinstance(shape, Mesh)
    ours = np.array(CORNERS) * np.array(shape.scale or (1, 1, 1))
    X = matrix(link.visuals[0].pose)
    ours = ours @ X[:3, :3].T + X[:3, 3]
    theirs = compiled.mesh_vert @ quaternion_matrix(compiled.geom_quat[0]).T + compiled.geom_pos[0]
    assert np.allclose(sorted(map(tuple, ours)), sorted(map(tuple, theirs)), atol=1e-6)
