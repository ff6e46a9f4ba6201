"""Every kind of thing that MJCF is written for has a golden conversion that shows it, which engines judge.

Joints are in ``tests/golden/test_tables``. A kind that comes to a table here needs a case, and what the case
shows must stand in its MJCF.
"""

from __future__ import annotations

import re

import pytest

from tests.golden.convert_case import GOLDEN
from transpile.formats.mjcf.raise_equality import ARM
from transpile.formats.mjcf.raise_geom import SHAPES
from transpile.ir import geometry
from transpile.ir.geometry import Shape

OF_SHAPES: dict[type[Shape], tuple[str, str]] = {
    geometry.Box: ("shapes-of-urdf", r'type="box"'),
    geometry.Sphere: ("shapes-of-urdf", r'type="sphere"'),
    geometry.Cylinder: ("shapes-of-urdf", r'type="cylinder"'),
    geometry.Capsule: ("shapes-of-sdf", r'type="capsule"'),
    geometry.Ellipsoid: ("shapes-of-sdf", r'type="ellipsoid"'),
    geometry.Mesh: ("assets-for-mjcf", r'type="mesh" pos="1 0 0" mesh="side_1"'),
    geometry.Plane: ("planes-for-mjcf", r'type="plane"'),
}
DEFORMABLE = {geometry.Tetrahedra: ("deformable-for-mjcf", r"<flexcomp ")}
LOST_SHAPES: dict[type[Shape], tuple[str, str]] = {
    geometry.Cone: ("shapes-of-sdf", "L019"),
    geometry.OtherShape: ("shapes-of-sdf", "L019"),
}

OF_CONSTRAINTS = {
    "mimic": ("mimics-for-mjcf", r'<joint joint1="turned" joint2="lead" polycoef="0.25 -2 0 0 0"/>'),
    "mimic of a slide": ("mimics-for-mjcf", r'joint1="slid" joint2="lead"'),
    "screw": ("sdf-joint-screw", r"<joint joint1=.*polycoef="),
    "gearbox": ("gearbox", r"<joint joint1=.*polycoef="),
    "fixed loop": ("loops-for-mjcf", r'<weld name="fixed_loop" body1="two" body2="one" anchor='),
    "ball loop": ("loops-for-mjcf", r'<connect name="ball_loop"'),
    "hinge loop": ("loops-for-mjcf", r'<connect name="hinge_loop".*\n.*<connect name="hinge_loop_axis"'),
    "other loop": ("loops-for-mjcf", r'<connect name="universal_loop"'),
    "ball constraint": ("constraints-for-mjcf", r"<connect "),
    "distance, spring": ("constraints-for-mjcf", r"<spatial "),
}
OF_ACTUATORS = {
    "transmission": ("transmissions", r"<(motor|position) "),
    "joint of SDFormat": ("effort-of-sdf", r"<motor "),
    "no limit": ("limits-for-mjcf", r'<motor name="strong" joint="strong"/>'),
    "limit": ("limits-for-mjcf", r'<motor name="both" joint="both" ctrlrange="-5 5"/>'),
    "controller gains": ("actuators-for-mjcf", r"<position "),
    "rotor and gears": ("transmissions", r"armature="),
}
OF_LIMITS = {
    "both ends": ("limits-for-mjcf", r'name="both" axis="0 0 1" range="-1 2"'),
    "equal ends": ("limits-for-mjcf", r'name="equal" .*range="0.5 0.500000000001"'),
    "a lower one": ("limits-for-mjcf", r'name="below" .*range="-1 1.7976931348623157e\+308"'),
    "an upper one": ("limits-for-mjcf", r'name="above" .*range="-1.7976931348623157e\+308 2"'),
    "none": ("limits-for-mjcf", r'name="none" axis="0 0 1" actuatorfrcrange'),
    "effort": ("limits-for-mjcf", r'name="both" .*actuatorfrcrange="-5 5"'),
    "no effort": ("limits-for-mjcf", r'name="idle" axis="0 0 1" range="-1 1"/>'),
    "damping and friction": ("spring-and-friction", r"damping=.*frictionloss="),
    "spring": ("spring-and-friction", r"stiffness=.*"),
}
OF_INERTIAS = {
    "turned axes": ("inertias-for-mjcf", r'euler="0.1 0.2 0.3" mass="2" diaginertia="0.3 0.2 0.4"'),
    "products": ("inertias-for-mjcf", r"fullinertia="),
    "none, between joints": ("inertias-for-mjcf", r'name="to_between".*\n.*name="to_behind"'),
    "none, at the end": ("inertias-for-mjcf", r'mass="1e-12" diaginertia="1e-12 1e-12 1e-12"'),
    "none, fixed": ("inertias-for-mjcf", r'<body name="tool" .*/>'),
    "a point": ("inertias-for-mjcf", r'mass="0.5" diaginertia="1e-12 1e-12 1e-12"'),
    "a rod": ("inertias-for-mjcf", r'diaginertia="0.1 0.1 1.0000000000000001e-11"'),
    "of no body": ("impossible-inertia", r"diaginertia="),
}
OF_FILTERS = {
    "a welded base and what it carries": ("bases-for-mjcf", r'<exclude body1="base" body2="upper"/>'),
    "groups": ("contact-filters", r"<exclude "),
    "MuJoCo's own rule says too much": ("contact-filters", r'filterparent="disable"'),
    "seen only": ("planes-for-mjcf", r'<geom contype="0" conaffinity="0" group="2"/>'),
}
OF_BASES = {
    "floats": ("bases-for-mjcf", r'<body name="drone::body" .*\n.*\n *<freejoint/>'),
    "stands on the world": ("bases-for-mjcf", r'<body name="base" pos="1 0 0">\n.*\n *<geom'),
    "static": ("bases-for-mjcf", r'<body name="wall::body" pos="0 3 0">\n.*\n *<geom'),
    "floats by a joint": ("floating-joint", r"<freejoint name="),
    "without gravity": ("gazebo-of-sdf", r'gravcomp="1"'),
}
OF_ASSETS = {
    "one mesh of two names": ("assets-for-mjcf", r'name="side_3" file="files/b/side.obj"'),
    "a scale": ("assets-for-mjcf", r'name="side_1" file="files/a/side.obj" scale="1 1 2"'),
    "a mirror": ("assets-for-mjcf", r'scale="-1 1 1"'),
    "a texture": ("assets-for-mjcf", r'<material name="board" texture="board"/>'),
    "a colour": ("assets-for-mjcf", r'<material name="oak" rgba="0.6 0.4 0.2 1"/>'),
    "a frame": ("frames-of-sdf", r"<site name="),
}
SHOWN = {
    f"{group}: {kind}": shown
    for group, table in (
        ("constraint", OF_CONSTRAINTS),
        ("actuator", OF_ACTUATORS),
        ("limit", OF_LIMITS),
        ("inertia", OF_INERTIAS),
        ("filter", OF_FILTERS),
        ("base", OF_BASES),
        ("asset", OF_ASSETS),
        ("shape", {cls.__name__: shown for cls, shown in {**OF_SHAPES, **DEFORMABLE}.items()}),
    )
    for kind, shown in table.items()
}


@pytest.mark.parametrize("kind", SHOWN)
def test_the_case_shows_it(kind: str) -> None:
    case, shown = SHOWN[kind]
    assert re.search(shown, (GOLDEN / case / "to.mjcf").read_text(encoding="utf-8"))


def test_every_shape_has_a_case() -> None:
    shapes = {cls for cls in vars(geometry).values() if isinstance(cls, type) and issubclass(cls, Shape)}
    assert shapes - {Shape} == {*OF_SHAPES, *DEFORMABLE, *LOST_SHAPES}
    assert SHAPES.keys() == OF_SHAPES.keys()


@pytest.mark.parametrize("shape", LOST_SHAPES, ids=lambda shape: shape.__name__)
def test_what_mujoco_has_no_shape_for_is_told(shape: type[Shape]) -> None:
    case, code = LOST_SHAPES[shape]
    said = (GOLDEN / case / "losses.txt").read_text(encoding="utf-8").partition("\nto mjcf")[2]
    assert f"loss[{code}]" in said


def test_a_hinge_that_closes_a_loop_is_held_at_two_points() -> None:
    text = (GOLDEN / "loops-for-mjcf" / "to.mjcf").read_text(encoding="utf-8")
    one, other = re.findall(r'name="hinge_loop(?:_axis)?".*anchor="([^"]*)"', text)
    apart = [float(a) - float(b) for a, b in zip(one.split(), other.split(), strict=True)]
    assert sum(x * x for x in apart) ** 0.5 == pytest.approx(ARM)
