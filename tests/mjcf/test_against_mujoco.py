"""What the IR says of a model is what MuJoCo makes of it: masses, poses, shapes, joints."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.mjcf.helpers import matrix, mjcf, model_of, moments, size_of, world_poses

mujoco = pytest.importorskip("mujoco")

BALL = '<geom name="g" size=".1"/>'


def box(more: str) -> str:
    """A box with these attributes as well."""
    return f'<geom name="g" type="box" size=".1 .2 .3" {more}/>'


def weighed(more: str, inside: str = "") -> str:
    """A body with an inertial that has these attributes as well."""
    return f'<body name="a"><inertial pos=".1 .2 .3" mass="2" {more}/>{inside}</body>'


def compiled(text: str) -> Any:
    """The text as MuJoCo compiles it."""
    if int(mujoco.__version__.split(".")[0]) < 4:
        pytest.skip(f"these are the rules of MuJoCo 4, and {mujoco.__version__} is installed")
    return mujoco.MjModel.from_xml_string(text)


def turned(quaternion: Any) -> Any:
    """The rotation matrix of a quaternion of MuJoCo's."""
    R = np.zeros(9)
    mujoco.mju_quat2Mat(R, np.asarray(quaternion, float))
    return R.reshape(3, 3)


WEIGHTS = {
    "sphere": mjcf(f"<body name='a'>{BALL}</body>"),
    "density": mjcf('<body name="a"><geom type="box" size=".1 .2 .3" density="7"/></body>'),
    "mass": mjcf('<body name="a"><geom type="cylinder" size=".1 .3" mass="3" pos="1 0 0"/></body>'),
    "capsule": mjcf('<body name="a"><geom type="capsule" size=".1" fromto="0 0 0 1 2 3"/></body>'),
    "ellipsoid": mjcf('<body name="a"><geom type="ellipsoid" size=".1 .2 .3" euler="10 20 30"/></body>'),
    "two": mjcf(
        f'<body name="a">{BALL}<geom type="box" size=".1 .2 .3" pos="1 0 .5" euler="40 0 9"/></body>'
    ),
    "groups": mjcf(
        f'<body name="a">{BALL}<geom size="1" group="4"/></body>', '<compiler inertiagrouprange="0 3"/>'
    ),
    "given": mjcf(weighed('diaginertia="1 2 2.5" quat="1 .2 .3 .4"', BALL)),
    "full": mjcf(weighed('fullinertia="1 2 2.5 .1 .2 .3"')),
    "from geoms": mjcf(weighed('diaginertia="1 2 2.5"', BALL), '<compiler inertiafromgeom="true"/>'),
    "least": mjcf(
        weighed('fullinertia="1 2 2.5 .1 .2 .3"', '<body name="b"/>'),
        '<compiler boundmass="3" boundinertia="1.5"/>',
    ),
    "balanced": mjcf(weighed('diaginertia="1 1 4"'), '<compiler balanceinertia="true"/>'),
    "total": mjcf(
        f"<body name='a'>{BALL}<body name='b'><geom size='.2'/></body></body>", '<compiler settotalmass="5"/>'
    ),
    "free frame": mjcf(
        '<body name="a" pos="1 2 3"><freejoint align="true"/>'
        + box('pos=".5 0 0" euler="0 0 30"')
        + "</body>"
    ),
}
for kind in ("sphere", "box", "cylinder", "capsule", "ellipsoid"):
    shell = f'<geom type="{kind}" size=".1 .2 .3" shellinertia="true"/>'
    WEIGHTS[f"shell of a {kind}"] = mjcf(f'<body name="a">{shell}</body>')


@pytest.mark.parametrize("case", WEIGHTS)
def test_weights(case: str) -> None:
    compared = compiled(WEIGHTS[case])
    for link in model_of(WEIGHTS[case]).links:
        body = compared.body(link.name)
        assert link.inertial is not None
        assert link.inertial.mass == pytest.approx(body.mass[0], rel=1e-12)
        R = turned(body.iquat)
        theirs = R @ np.diag(body.inertia) @ R.T
        assert np.allclose(moments(link.inertial), theirs, rtol=0, atol=1e-10 * np.abs(theirs).max())
        assert np.allclose(matrix(link.inertial.pose)[:3, 3], body.ipos, rtol=0, atol=1e-12)


TURNS = [
    'euler="10 20 30"',
    'axisangle="1 2 3 40"',
    'axisangle="0 -2 0 40"',
    'quat="1 2 3 4"',
    'quat="2 0 0 0"',
    'zaxis="1 2 3"',
    'zaxis="0 0 -1"',
    'xyaxes="1 1 0 0 1 1"',
]
SEQUENCES = ["xyz", "XYZ", "zyx", "zyz", "xYz", "ZXy"]


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("settings", ["", '<compiler angle="radian"/>'])
def test_orientations(turn: str, settings: str) -> None:
    same_shape(mjcf(f'<body name="a">{box(turn)}</body>', settings))


@pytest.mark.parametrize("sequence", SEQUENCES)
@pytest.mark.parametrize("angles", ["10 20 30", "0 0 30", "0 -7 0"])
def test_euler_sequences(sequence: str, angles: str) -> None:
    geom = box(f'euler="{angles}"')
    same_shape(mjcf(f'<body name="a">{geom}</body>', f'<compiler eulerseq="{sequence}"/>'))


SHAPES = [
    'size=".1"',
    'type="capsule" size=".1 .3"',
    'type="capsule" size=".1" fromto="1 2 3 4 5 6"',
    'type="cylinder" size=".1 9" fromto="0 0 0 0 0 1"',
    'type="box" size=".1 .2 .3" fromto="0 0 1 0 0 0"',
    'type="ellipsoid" size=".1" fromto="0 0 1 1 0 0"',
    'type="ellipsoid" size=".1 .2 .3"',
]


@pytest.mark.parametrize("shape", SHAPES)
def test_shapes(shape: str) -> None:
    same_shape(mjcf(f'<body name="a"><geom name="g" {shape}/></body>'))


def same_shape(text: str) -> None:
    """The one geom has the same size and stands at the same place."""
    theirs = compiled(text).geom("g")
    ours = model_of(text).links[0].collisions[0]
    size = size_of(ours.shape)
    assert size == pytest.approx(list(theirs.size[: len(size)]), rel=1e-14)
    assert np.allclose(matrix(ours.pose)[:3, 3], theirs.pos, rtol=0, atol=1e-14)
    assert np.allclose(matrix(ours.pose)[:3, :3], turned(theirs.quat), rtol=0, atol=1e-14)


CHAINS = {
    "hinge": mjcf(f'<body name="a" pos="1 2 3" euler="9 8 7"><joint name="j" axis="0 1 1"/>{BALL}</body>'),
    "beside": mjcf(f'<body name="a" pos="1 2 3"><joint name="j" pos=".1 .2 .3"/>{BALL}</body>'),
    "slide": mjcf(f'<body name="a" euler="30 0 0"><joint name="j" type="slide" axis="0 2 0"/>{BALL}</body>'),
    "several": mjcf(
        '<body name="a" pos="1 0 0"><joint name="j" type="slide" axis="1 0 0"/><joint name="k" pos=".1 0 0"/>'
        f'<joint name="l" axis="0 1 0" pos="0 .2 .1" ref="7"/>{BALL}</body>'
    ),
    "ref": mjcf(f'<body name="a" pos="1 0 0"><joint name="j" ref="20" pos=".1 0 0"/>{BALL}</body>'),
    "slide ref": mjcf(f'<body name="a"><joint name="j" type="slide" ref=".3" axis="1 1 0"/>{BALL}</body>'),
    "frames": mjcf(
        '<frame pos="1 0 0" euler="0 0 90"><body name="a" pos="0 1 0"><frame pos="0 0 1" euler="90 0 0">'
        '<joint name="j" pos=".1 .2 .3" axis="0 0 1"/><geom size=".1"/>'
        '<body name="b" pos="1 1 1"><geom size=".1"/></body></frame></body></frame>'
    ),
    "welds": mjcf(
        f'<body name="a" pos="1 0 0"><body name="b" euler="1 2 3"><joint name="j"/>{BALL}</body></body>'
    ),
    "replicate": mjcf(
        '<body name="o"><replicate count="11" offset=".1 0 0" euler="0 0 20" sep="-">'
        f'<body name="a" pos="1 0 0"><joint name="j"/>{BALL}</body></replicate></body>'
    ),
    "replicates": mjcf(
        '<replicate count="2" offset="0 1 0"><replicate count="3" offset="1 0 0" euler="0 5 0">'
        f'<body name="a"><joint name="j" axis="1 0 0"/>{BALL}</body></replicate></replicate>'
    ),
    "replicate about three axes": mjcf(
        '<replicate count="5" offset=".1 .2 .3" euler="10 20 30">'
        f'<body name="a" pos="1 0 0"><joint name="j"/>{BALL}</body></replicate>',
        '<compiler eulerseq="XYz"/>',
    ),
    "free": mjcf(f'<body name="a" pos="1 2 3" euler="10 0 0"><freejoint/>{BALL}</body>'),
}


@pytest.mark.parametrize("case", CHAINS)
def test_kinematics(case: str) -> None:
    theirs = compiled(CHAINS[case])
    data = mujoco.MjData(theirs)
    positions = {}
    for number in range(theirs.njnt):
        if theirs.jnt_type[number] >= 2:
            q = 0.3 + 0.2 * number
            positions[theirs.joint(number).name] = q
            data.qpos[theirs.jnt_qposadr[number]] = q
    mujoco.mj_forward(theirs, data)
    ours = world_poses(CHAINS[case], positions)
    for number in range(1, theirs.nbody):
        pose = ours[theirs.body(number).name]
        assert np.allclose(pose[:3, 3], data.xpos[number], rtol=0, atol=1e-14)
        assert np.allclose(pose[:3, :3], data.xmat[number].reshape(3, 3), rtol=0, atol=1e-14)


JOINTS = [
    "",
    'range="-10 20"',
    'range="20 -10"',
    'range="0 0"',
    'range="-10 20" limited="false"',
    'range="-10 20" limited="true"',
    'type="slide" range="-1 2"',
    'damping="3" frictionloss="4"',
    'damping="3 1 2"',
    'actuatorfrcrange="-5 5"',
    'actuatorfrcrange="-5 5" actuatorfrclimited="false"',
    'actuatorfrcrange="5 -5"',
    'stiffness="3" springref="10"',
]


@pytest.mark.parametrize("written", JOINTS)
@pytest.mark.parametrize("settings", ["", '<compiler angle="radian"/>'])
def test_joints(written: str, settings: str) -> None:
    text = mjcf(f'<body name="a"><joint name="j" {written}/>{BALL}</body>', settings)
    model = compiled(text)
    axis = model_of(text).joints[0].axes[0]
    if model.jnt_limited[0]:
        assert (axis.lower, axis.upper) == pytest.approx(tuple(model.jnt_range[0]), rel=1e-15)
    else:
        assert axis.lower is None
        assert axis.upper is None
    assert (axis.damping or 0.0) == model.dof_damping[0]
    assert (axis.friction or 0.0) == model.dof_frictionloss[0]
    assert axis.effort == (model.jnt_actfrcrange[0][1] if model.jnt_actfrclimited[0] else None)
    assert (axis.spring_stiffness or 0.0) == model.jnt_stiffness[0]
    if model.jnt_stiffness[0]:
        assert axis.spring_reference == pytest.approx(model.qpos_spring[0], rel=1e-15)
