"""Links, shapes, materials and transmissions of a URDF in the IR."""

from __future__ import annotations

import pytest

from tests.urdf.helpers import codes, model_of, scene_of, with_joint, with_visual, written
from transpile.ir.geometry import Box, Capsule, Cylinder, Ellipsoid, Mesh, Plane, Shape, Sphere
from transpile.ir.model import Model
from transpile.ir.pose import Pose

BALL = '<geometry><sphere radius="0.1"/></geometry>'
RED = '<material name="m"><color rgba="1 0 0 1"/></material>'
BLUE = '<material name="m"><color rgba="0 0 1 1"/></material>'
NAMED = '<material name="m"/>'


def shape_of(geometry: str) -> Shape:
    return model_of(with_visual(f"<geometry>{geometry}</geometry>")).links[0].visuals[0].shape


def looks(model: Model) -> list[tuple[float, ...] | None]:
    found: list[tuple[float, ...] | None] = []
    for visual in model.links[0].visuals:
        assert visual.material is not None
        found.append(visual.material.diffuse)
    return found


def test_inertial() -> None:
    text = (
        '<inertial><origin xyz="1 2 3" rpy="4 5 6"/><mass value="7"/>'
        '<inertia ixx="1" ixy="2" ixz="3" iyy="4" iyz="5" izz="6"/></inertial>'
    )
    inertial = model_of(f'<robot name="r"><link name="a">{text}</link></robot>').links[0].inertial
    assert inertial is not None
    assert inertial.pose == Pose((1.0, 2.0, 3.0), (4.0, 5.0, 6.0))
    assert (inertial.mass, inertial.ixx, inertial.ixy, inertial.ixz) == (7.0, 1.0, 2.0, 3.0)
    assert (inertial.iyy, inertial.iyz, inertial.izz) == (4.0, 5.0, 6.0)


def test_a_link_without_inertial_has_no_mass() -> None:
    assert model_of('<robot name="r"><link name="a"/></robot>').links[0].inertial is None


@pytest.mark.parametrize(
    ("inner", "lacks"),
    [
        ("", "mass, inertia"),
        ("<mass value='1'/>", "inertia"),
        ("<mass value='1'/><inertia ixx='1' iyy='1' izz='1'/>", "ixy, ixz, iyz"),
        ("<mass/><inertia ixx='1' ixy='0' ixz='0' iyy='1' iyz='0' izz='1'/>", "mass"),
    ],
)
def test_what_an_inertial_lacks_is_zero(inner: str, lacks: str) -> None:
    scene, diagnostics = scene_of(
        f'<robot name="r"><link name="a"><inertial>{inner}</inertial></link></robot>'
    )
    inertial = scene.models[0].links[0].inertial
    assert inertial is not None
    assert (inertial.ixy, inertial.pose) == (0.0, None)
    assert codes(diagnostics) == ["A024"]
    assert f"has no {lacks}: taken as 0" in diagnostics.all[0].message


def test_shapes() -> None:
    box, cylinder = shape_of('<box size="1 2 3"/>'), shape_of('<cylinder radius="1" length="2"/>')
    assert isinstance(box, Box)
    assert box.size == (1.0, 2.0, 3.0)
    assert isinstance(cylinder, Cylinder)
    assert (cylinder.radius, cylinder.length) == (1.0, 2.0)
    for tag in ("capsule", "drake:capsule"):
        capsule = shape_of(f'<{tag} radius="1" length="2"/>')
        assert isinstance(capsule, Capsule)
        assert (capsule.radius, capsule.length) == (1.0, 2.0)
    ellipsoid, plane = shape_of('<drake:ellipsoid a="1" b="2" c="3"/>'), shape_of('<plane normal="0 1 0"/>')
    assert isinstance(ellipsoid, Ellipsoid)
    assert ellipsoid.radii == (1.0, 2.0, 3.0)
    assert isinstance(plane, Plane)
    assert plane.normal == (0.0, 1.0, 0.0)


def test_what_else_stands_in_a_capsule_follows_it() -> None:
    scene, _ = scene_of(with_visual('<geometry><drake:capsule radius="1" length="2" t:x="3"/></geometry>'))
    assert '<capsule radius="1" length="2" t:x="3"/>' in written(scene)


def test_meshes() -> None:
    mesh = shape_of('<mesh filename="a.obj" scale="1 2 -3"><drake:declare_convex/></mesh>')
    assert isinstance(mesh, Mesh)
    assert (mesh.uri, mesh.scale, mesh.convex) == ("a.obj", (1.0, 2.0, -3.0), True)
    plain = shape_of('<mesh filename="a.obj"/>')
    assert isinstance(plain, Mesh)
    assert (plain.scale, plain.convex) == (None, False)


def test_of_several_shapes_the_first_counts() -> None:
    scene, diagnostics = scene_of(
        with_visual('<geometry><sphere radius="1"/><box size="1 1 1"/></geometry>'), "sdf"
    )
    assert isinstance(scene.models[0].links[0].visuals[0].shape, Sphere)
    assert codes(diagnostics) == ["P027"]
    assert [type(kept.value).__name__ for kept in scene.ledger] == ["Box"]


def test_a_geometry_without_a_shape_says_nothing() -> None:
    text = with_visual("<geometry/>", more="<collision><geometry><disc/></geometry></collision>")
    scene, diagnostics = scene_of(text, "sdf")
    link = scene.models[0].links[0]
    assert (link.visuals, link.collisions) == ([], [])
    assert codes(diagnostics)[-2:] == ["L031", "L031"]
    assert all(kept.done for kept in scene.ledger)
    again, _ = scene_of(text)
    assert "<disc/>" in written(again)


@pytest.mark.parametrize(
    ("visuals", "top", "expected", "said"),
    [
        (NAMED, RED, [(1.0, 0.0, 0.0, 1.0)], []),
        (RED, "", [(1.0, 0.0, 0.0, 1.0)], []),
        (RED, RED, [(1.0, 0.0, 0.0, 1.0)], []),
        (BLUE, RED, [(1.0, 0.0, 0.0, 1.0)], ["S022"]),
        (NAMED, "", [None], ["S021"]),
        (NAMED, RED + BLUE, [(1.0, 0.0, 0.0, 1.0)], ["S020"]),
        (NAMED, RED + RED, [(1.0, 0.0, 0.0, 1.0)], ["S020"]),
        ('<material name=""/>', "", [None], []),
        ('<material><color rgba="1 0 0 1"/></material>', "", [(1.0, 0.0, 0.0, 1.0)], []),
    ],
)
def test_materials(visuals: str, top: str, expected: list[object], said: list[str]) -> None:
    scene, diagnostics = scene_of(with_visual(BALL + visuals, top))
    assert looks(scene.models[0]) == expected
    assert codes(diagnostics) == said


def test_materials_that_visuals_define() -> None:
    red = (1.0, 0.0, 0.0, 1.0)
    after, said = scene_of(with_visual(BALL + RED, more=f"<visual>{BALL}{NAMED}</visual>"))
    assert looks(after.models[0]) == [red, red]
    before, said_before = scene_of(with_visual(BALL + NAMED, more=f"<visual>{BALL}{RED}</visual>"))
    assert looks(before.models[0]) == [red, red]
    other, said_other = scene_of(with_visual(BALL + RED, more=f"<visual>{BALL}{BLUE}</visual>"))
    assert looks(other.models[0]) == [red, red]
    assert (codes(said), codes(said_before), codes(said_other)) == ([], [], ["S022"])


def test_a_material_that_no_visual_has_is_told_of() -> None:
    text = with_visual(BALL, RED)
    assert codes(scene_of(text, "sdf")[1]) == ["C052"]
    assert codes(scene_of(text, "urdf")[1]) == []
    assert codes(scene_of(with_visual(BALL + NAMED, RED), "sdf")[1]) == []


def test_textures() -> None:
    model = model_of(with_visual(BALL + '<material name="t"><texture filename="t.png"/></material>'))
    material = model.links[0].visuals[0].material
    assert material is not None
    assert (material.texture, material.diffuse) == ("t.png", None)


def test_a_colour_without_numbers() -> None:
    for color, said in (("<color/>", ["C055"]), ('<color rgba="1 0"/>', ["P059"])):
        text = with_visual(BALL + f'<material name="t">{color}</material>')
        scene, diagnostics = scene_of(text)
        assert looks(scene.models[0]) == [None]
        assert codes(diagnostics) == said


def test_a_texture_without_a_file() -> None:
    scene, diagnostics = scene_of(with_visual(BALL + '<material name="t"><texture/></material>'))
    material = scene.models[0].links[0].visuals[0].material
    assert material is not None
    assert material.texture is None
    assert codes(diagnostics) == ["C053"]


def test_a_reduction_that_is_no_number() -> None:
    transmission = "<transmission name='t'><type>x</type><actuator name='m'>{}</actuator></transmission>"
    for text, said in (("-12.5", []), ("RATIO", ["C054"])):
        reduction = transmission.format(f"<mechanicalReduction>{text}</mechanicalReduction>")
        assert codes(scene_of(with_joint("", "fixed", more=reduction))[1]) == said


def test_what_a_transmission_says_of_its_motor_goes_to_the_joint() -> None:
    transmission = (
        "<transmission name='t'><type>transmission_interface/SimpleTransmission</type><joint name='j'/>"
        "<actuator name='m'><drake:gear_ratio value='9'/><drake:controller_gains p='1' d='2'/></actuator>"
        "</transmission>"
    )
    scene, _ = scene_of(with_joint("", "continuous", more=transmission))
    joint = scene.models[0].joints[0]
    found = [(e.tag, e.value, e.attributes) for e in joint.extensions or ()]
    assert found == [("gear_ratio", "9", {}), ("controller_gains", None, {"p": "1", "d": "2"})]
    joint.name = "renamed"
    text = written(scene)
    assert text.count('<joint name="renamed"') == 2
    assert text.count("gear_ratio") == 1


@pytest.mark.parametrize("type", ["transmission_interface/DifferentialTransmission", ""])
def test_other_transmissions_are_only_kept(type: str) -> None:
    transmission = (
        f"<transmission name='t'><type>{type}</type><joint name='j'/><actuator name='m'/></transmission>"
    )
    scene, _ = scene_of(with_joint("", "continuous", more=transmission))
    assert scene.models[0].transmissions == []
    assert len(scene.ledger) == 1


def test_comments() -> None:
    scene, _ = scene_of(
        '<!-- top --><robot name="r"><!-- one --><!-- two --><link name="a"/>'
        '<!-- three --><joint name="j" type="fixed">'
        '<parent link="a"/><child link="b"/></joint><link name="b"/><!-- last --></robot>'
    )
    model = scene.models[0]
    assert scene.header == [" top "]
    assert [link.comments for link in model.links] == [[" one ", " two "], None]
    assert model.joints[0].comments == [" three "]


def test_frames() -> None:
    model = model_of(
        '<robot name="r"><link name="a"/><frame name="f" link="a" xyz="1 2 3" rpy="0 0 1"/></robot>'
    )
    frame = model.frames[0]
    assert frame.attached_to is not None
    assert frame.attached_to.target is model.links[0]
    assert frame.pose == Pose((1.0, 2.0, 3.0), (0.0, 0.0, 1.0))
