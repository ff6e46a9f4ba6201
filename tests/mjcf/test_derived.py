"""What MuJoCo works out of a model, and what it leaves out of it, is what the IR has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.mjcf.helpers import mjcf, model_of, moments, size_of
from tests.mjcf.test_against_mujoco import BALL, compiled
from transpile import convert
from transpile.diagnostics import Diagnostics
from transpile.ir.model import BALL as BALL_JOINT
from transpile.ir.model import Axis, Model

WEDGE = (
    '<asset><mesh name="m" vertex="0 0 0  .4 0 0  0 .3 0  0 0 .2" face="0 2 1  0 1 3  0 3 2  1 2 3"/></asset>'
)
ARM = (
    '<body name="a" pos="0 0 1"><freejoint/><geom type="box" size=".1 .2 .3"/>'
    '<body name="b" pos=".3 0 0" euler="10 20 30"><joint name="j" axis="1 2 3" pos=".1 0 0" {}/>'
    '<geom type="capsule" size=".05 .2" pos="0 .3 0"/>'
    '<frame euler="0 40 0"><body name="c" pos="0 0 .5"><joint name="k" {}/>'
    '<geom size=".1" pos=".2 0 0"/></body></frame></body></body>'
)
SPRINGS = {
    "hinges": mjcf(ARM.format('springdamper=".1 1"', 'springdamper=".3 .5" springref="20"')),
    "ref": mjcf(ARM.format('springdamper=".1 1" ref="30"', 'ref="-10"')),
    "slide": mjcf(ARM.format('type="slide" springdamper=".1 2"', 'armature=".3"')),
    "armature": mjcf(ARM.format('springdamper=".1 1" armature=".2"', 'springdamper=".2 1" armature=".1"')),
    "ball": mjcf(ARM.replace('axis="1 2 3"', "").format('type="ball" springdamper=".1 1"', "")),
    "fixed": mjcf(ARM.replace("<freejoint/>", "").format('springdamper=".1 1"', 'springdamper=".1 1"')),
}


@pytest.mark.parametrize("case", SPRINGS)
def test_spring_and_damper_of_a_time_constant(case: str) -> None:
    theirs, ours = compiled(SPRINGS[case]), {joint.name: joint for joint in model_of(SPRINGS[case]).joints}
    for number in range(theirs.njnt):
        joint = ours.get(theirs.joint(number).name)
        if joint is None:
            continue
        axis = joint.axes[0] if joint.axes else Axis((0.0, 0.0, 1.0))
        damping = np.ravel(theirs.dof_damping[theirs.jnt_dofadr[number]])[0]
        assert (axis.damping or 0.0) == pytest.approx(damping, rel=1e-12)
        if joint.type != BALL_JOINT:
            assert (axis.spring_stiffness or 0.0) == pytest.approx(theirs.jnt_stiffness[number], rel=1e-12)


def inertial_of(model: Model, name: str) -> Any:
    """The inertial of a link."""
    return next(link.inertial for link in model.links if link.name == name)


WEIGHTS = {
    "height field": mjcf(
        '<body name="a"><joint/><geom type="hfield" hfield="h"/></body>',
        '<asset><hfield name="h" nrow="2" ncol="3" size="1 2 .5 .3" elevation="0 1 0 1 0 1"/></asset>',
    ),
    "least mass": mjcf(
        f'<body name="o"><joint/>{BALL}<frame pos="9 0 0"><body name="a" pos="1 2 3" euler="0 0 90"/></frame>'
        "</body>",
        '<compiler boundmass="2" boundinertia=".5"/>',
    ),
    "seen only": mjcf(
        '<body name="a"><geom size=".1"/><geom size=".3" contype="0" conaffinity="0" pos="1 0 0"/></body>',
        '<compiler discardvisual="true"/>',
    ),
}


@pytest.mark.parametrize("case", WEIGHTS)
def test_weights(case: str) -> None:
    theirs, inertial = compiled(WEIGHTS[case]), inertial_of(model_of(WEIGHTS[case]), "a")
    number = theirs.body("a").id
    assert inertial.mass == pytest.approx(theirs.body_mass[number], rel=1e-14)
    assert (inertial.pose.p if inertial.pose else (0, 0, 0)) == pytest.approx(
        theirs.body_ipos[number], abs=1e-14
    )
    ours = np.linalg.eigvalsh(moments(inertial))
    assert np.allclose(ours, sorted(theirs.body_inertia[number]), rtol=1e-13)


@pytest.mark.parametrize("kind", ["sphere", "capsule", "cylinder", "ellipsoid", "box"])
@pytest.mark.parametrize("fitaabb", ["true", "false"])
def test_shapes_that_are_fitted_to_a_mesh(kind: str, fitaabb: str) -> None:
    text = mjcf(
        f'<body name="a"><geom type="{kind}" mesh="m" fitscale="1.5"/></body>',
        f'<compiler fitaabb="{fitaabb}"/>{WEDGE}',
    )
    theirs, (link,) = compiled(text), model_of(text).links
    shape, pose = link.collisions[0].shape, link.collisions[0].pose
    count = len(size_of(shape))
    assert size_of(shape) == pytest.approx(tuple(theirs.geom_size[0][:count]), rel=1e-10)
    assert pose is not None
    assert pose.p == pytest.approx(tuple(theirs.geom_pos[0]), abs=1e-12)


@pytest.mark.parametrize("count", [1, 9, 10, 11, 100])
def test_names_of_replicates(count: int) -> None:
    text = mjcf(f'<replicate count="{count}" sep="-"><body name="a"><geom size=".1"/></body></replicate>')
    theirs = compiled(text)
    names = [theirs.body(number).name for number in range(1, theirs.nbody)]
    assert [link.name for link in model_of(text).links] == names


def test_a_mesh_of_the_file_itself_is_written(tmp_path: Path) -> None:
    source = tmp_path / "model.xml"
    source.write_text(mjcf('<body name="a"><geom type="mesh" mesh="m"/></body>', WEDGE), encoding="utf-8")
    result = convert(source, to="sdf", output=str(tmp_path / "model.sdf"))
    (path, content), *more = result.meshes.items()
    assert not more
    assert Path(path) == tmp_path / "meshes" / "model" / "m.obj"
    assert content.decode().splitlines()[1] == "v 0.4 0 0"
    assert content.count(b"\nf ") == 4
    assert result.text is not None
    assert "<uri>meshes/model/m.obj</uri>" in result.text


def test_a_mesh_without_faces_is_its_hull() -> None:
    from transpile.ast import generated_mjcf as ast
    from transpile.formats.mjcf.write_mesh import obj_of

    mesh = ast.Mesh()
    mesh.vertex = (0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0.1, 0.1, 0.1)
    text = obj_of(mesh)
    assert text is not None
    assert text.count("f ") == 4
    assert "f 5" not in text
    mesh.vertex = (0, 0, 0, 1, 0, 0, 2, 0, 0)
    assert obj_of(mesh) is None


def findings(text: str, **options: Any) -> Diagnostics:
    """What is said of a conversion to SDFormat."""
    return convert(text.encode(), to="sdf", **options).diagnostics


def test_bodies_that_a_joint_connects_touch_where_they_do_in_mujoco() -> None:
    welded = (
        f'<body name="a">{BALL}<body name="b" pos="0 0 1"><joint name="j"/><geom size=".1"/></body></body>'
    )
    moving = welded.replace('<body name="a">', '<body name="a"><freejoint/>')
    unfiltered = '<option><flag filterparent="disable"/></option>'
    excluded = '<contact><exclude body1="a" body2="b"/></contact>'

    def parted(text: str, **options: Any) -> bool:
        return any(found.code == "A056" for found in findings(text, **options))

    assert parted(mjcf(welded))
    assert not parted(mjcf(welded), dialect="gazebo")
    assert not parted(mjcf(welded, after=excluded))
    assert not parted(mjcf(welded.replace("<geom size", '<geom contype="0" conaffinity="0" size')))
    assert not parted(mjcf(moving))
    assert parted(mjcf(moving, unfiltered))
    assert not parted(mjcf(welded.replace('<body name="a">', '<body name="a" mocap="true">')))


def test_gravity_is_told_where_it_is_not_the_usual_one() -> None:
    def told(option: str) -> bool:
        return any(found.code == "L063" for found in findings(mjcf(f'<body name="a">{BALL}</body>', option)))

    assert not told('<option gravity="0 0 -9.81"/>')
    assert not told("")
    assert told('<option gravity="0 0 -1"/>')
    assert told('<option><flag gravity="disable"/></option>')
    assert not told('<option gravity="0 0 -1"/><option gravity="0 0 -9.81"/>')
