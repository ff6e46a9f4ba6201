"""What the elements of SDFormat become in the IR."""

from __future__ import annotations

from math import pi

import pytest

from tests.sdf.helpers import (
    codes,
    joint_of,
    link_of,
    model_of,
    scene_of,
    with_joint,
    with_model,
    written,
)
from transpile import convert
from transpile.ir.geometry import (
    Box,
    Capsule,
    Cone,
    Cylinder,
    Ellipsoid,
    Mesh,
    OtherShape,
    Plane,
    Shape,
    Sphere,
)
from transpile.ir.model import WORLD
from transpile.ir.pose import QUATERNION, RPY_DEGREES, Pose


def test_pose_forms_are_kept() -> None:
    links = model_of(
        '<link name="a"><pose>1 2 3 0.1 0.2 0.3</pose></link>'
        '<link name="b"><pose degrees="true" relative_to="a">1 2 3 10 20 30</pose></link>'
        '<link name="c"><pose rotation_format="quat_xyzw">1 2 3 0 0 0.6 0.8</pose></link>'
        '<link name="d"><pose rotation_format="quat_xyzw"/></link><link name="e"/>'
    ).links
    assert links[0].pose == Pose((1.0, 2.0, 3.0), (0.1, 0.2, 0.3))
    assert links[1].pose == Pose((1.0, 2.0, 3.0), (10.0, 20.0, 30.0), RPY_DEGREES)
    assert links[1].relative_to is not None and links[1].relative_to.target is links[0]
    assert links[2].pose == Pose((1.0, 2.0, 3.0), (0.0, 0.0, 0.6, 0.8), QUATERNION)
    assert links[3].pose is None and links[4].pose is None


@pytest.mark.parametrize(
    ("pose", "code"),
    [
        ("<pose>1 2 3 0 0 0 1</pose>", "P036"),
        ('<pose rotation_format="quat_xyzw">1 2 3 0 0 1</pose>', "P036"),
        ('<pose rotation_format="quat_xyzw" degrees="true">1 2 3 0 0 0 1</pose>', "P035"),
    ],
)
def test_poses_that_libsdformat_refuses(pose: str, code: str) -> None:
    said = codes(scene_of(with_model(f'<link name="a">{pose}<inertial><mass>1</mass></inertial></link>'))[1])
    assert said == [code]


def test_a_missing_inertial_is_one_kilogram_and_told() -> None:
    scene, diagnostics = scene_of(with_model('<link name="a"/>'))
    inertial = scene.models[0].links[0].inertial
    assert inertial is not None
    assert (inertial.mass, inertial.ixx, inertial.iyy, inertial.izz, inertial.ixy) == (
        1.0,
        1.0,
        1.0,
        1.0,
        0.0,
    )
    assert codes(diagnostics) == ["A001"]


def test_missing_parts_of_an_inertial_have_their_defaults() -> None:
    inertial = link_of("<inertial><inertia><ixx>0.5</ixx></inertia></inertial>").inertial
    assert inertial is not None
    assert (inertial.mass, inertial.ixx, inertial.iyy) == (1.0, 0.5, 1.0)


def test_relative_to_in_an_inertial_is_not_read() -> None:
    text = '<link name="a"><inertial><pose relative_to="b">0 0 1 0 0 0</pose><mass>1</mass></inertial></link>'
    scene, diagnostics = scene_of(with_model(text))
    assert codes(diagnostics) == ["P034"]
    assert scene.ledger == []


@pytest.mark.parametrize(
    ("geometry", "shape"),
    [
        ("<box><size>1 2 3</size></box>", Box((1.0, 2.0, 3.0))),
        ("<box/>", Box((1.0, 1.0, 1.0))),
        ("<sphere><radius>2</radius></sphere>", Sphere(2.0)),
        ("<cylinder><radius>2</radius><length>3</length></cylinder>", Cylinder(2.0, 3.0)),
        ("<capsule/>", Capsule(0.5, 1.0)),
        ("<ellipsoid><radii>1 2 3</radii></ellipsoid>", Ellipsoid((1.0, 2.0, 3.0))),
        ("<plane><size>1 2</size></plane>", Plane((0.0, 0.0, 1.0), (1.0, 2.0))),
        ("<mesh><uri>a.obj</uri><scale>1 1 2</scale></mesh>", Mesh("a.obj", (1.0, 1.0, 2.0))),
        ("<drake:capsule><radius>1</radius><length>2</length></drake:capsule>", Capsule(1.0, 2.0)),
        ("<drake:ellipsoid><a>1</a><b>2</b><c>3</c></drake:ellipsoid>", Ellipsoid((1.0, 2.0, 3.0))),
        ("<polyline><point>0 0</point></polyline>", OtherShape("polyline")),
        ("<empty/>", OtherShape("empty")),
        ("", OtherShape("empty")),
    ],
)
def test_shapes(geometry: str, shape: Shape) -> None:
    found = link_of(f'<collision name="c"><geometry>{geometry}</geometry></collision>').collisions[0].shape
    assert repr(found) == repr(shape)


def test_a_cone() -> None:
    text = '<visual name="v"><geometry><cone><radius>1</radius><length>2</length></cone></geometry></visual>'
    assert repr(link_of(text, "1.11").visuals[0].shape) == repr(Cone(1.0, 2.0))


def test_parts_of_a_mesh() -> None:
    shape = (
        link_of(
            '<visual name="v"><geometry><mesh><uri>a.obj</uri><submesh><name>n</name><center>true</center>'
            "</submesh><drake:declare_convex/></mesh></geometry></visual>"
        )
        .visuals[0]
        .shape
    )
    assert isinstance(shape, Mesh)
    assert (shape.submesh, shape.center, shape.convex) == ("n", True, True)


def test_colours_and_textures() -> None:
    material = (
        link_of(
            '<visual name="v"><geometry><box/></geometry><material><diffuse>0.1 0.2 0.3 0.4</diffuse>'
            "<drake:diffuse_map>a.png</drake:diffuse_map></material></visual>"
        )
        .visuals[0]
        .material
    )
    assert material is not None
    assert (material.diffuse, material.ambient, material.texture) == ((0.1, 0.2, 0.3, 0.4), None, "a.png")


def test_gazebos_texture_is_kept_and_not_taken_for_drakes() -> None:
    scene, _ = scene_of(
        with_model(
            '<link name="a"><visual name="v"><geometry><box/></geometry><material><pbr><metal>'
            "<albedo_map>a.png</albedo_map></metal></pbr></material></visual></link>"
        )
    )
    material = scene.models[0].links[0].visuals[0].material
    assert material is not None and material.texture is None
    assert len(scene.ledger) == 1


def test_friction_is_carried_and_the_rest_of_the_surface_kept() -> None:
    scene, _ = scene_of(
        with_model(
            '<link name="a"><collision name="c"><geometry><box/></geometry><surface><friction><ode>'
            "<mu>0.5</mu><mu2>0.6</mu2><slip1>0.1</slip1></ode></friction></surface></collision></link>"
        )
    )
    surface = scene.models[0].links[0].collisions[0].surface
    assert surface is not None and (surface.mu, surface.mu2) == (0.5, 0.6)
    assert [kept.path[-1][0] for kept in scene.ledger] == ["slip1"]


def test_limits() -> None:
    limit = "<limit><lower>-1</lower><upper>1e16</upper><effort>-1</effort><velocity>2</velocity></limit>"
    axis = joint_of(f"<axis><xyz>1 0 0</xyz>{limit}</axis>").axes[0]
    assert (axis.lower, axis.upper, axis.effort, axis.velocity) == (-1.0, None, None, 2.0)


def test_an_effort_of_zero_stays() -> None:
    assert joint_of("<axis><limit><effort>0</effort></limit></axis>").axes[0].effort == 0.0


def test_dynamics_and_drakes_values() -> None:
    joint = joint_of(
        "<axis><xyz>1 0 0</xyz><dynamics><damping>1</damping><friction>2</friction><spring_stiffness>3"
        "</spring_stiffness></dynamics><limit><drake:acceleration>4</drake:acceleration></limit></axis>"
        "<drake:rotor_inertia>0.5</drake:rotor_inertia>"
    )
    axis = joint.axes[0]
    assert (axis.damping, axis.friction, axis.spring_stiffness, axis.acceleration) == (1.0, 2.0, 3.0, 4.0)
    assert joint.extensions is not None and joint.extensions[0].tag == "rotor_inertia"


def test_a_missing_axis_is_z_and_told() -> None:
    scene, diagnostics = scene_of(with_joint(""))
    assert scene.models[0].joints[0].axes[0].xyz == (0.0, 0.0, 1.0)
    assert codes(diagnostics).count("A007") == 1


def test_the_axis_of_a_fixed_joint_is_kept() -> None:
    scene, _ = scene_of(with_joint("<axis><xyz>1 0 0</xyz></axis>", "fixed"))
    assert scene.models[0].joints[0].axes == []
    assert [kept.path[0][0] for kept in scene.ledger] == ["axis"]


@pytest.mark.parametrize(
    ("version", "axis", "expressed_in"),
    [
        ("1.4", "<axis><xyz>1 0 0</xyz></axis>", "__model__"),
        ("1.4", "<axis/>", "__model__"),
        ("1.5", "<axis><xyz>1 0 0</xyz></axis>", None),
        (
            "1.6",
            "<axis><xyz>1 0 0</xyz><use_parent_model_frame>1</use_parent_model_frame></axis>",
            "__model__",
        ),
        ("1.6", "<axis><xyz>1 0 0</xyz><use_parent_model_frame>0</use_parent_model_frame></axis>", None),
        ("1.9", '<axis><xyz expressed_in="a">1 0 0</xyz></axis>', "a"),
    ],
)
def test_the_frame_of_an_axis(version: str, axis: str, expressed_in: str | None) -> None:
    found = joint_of(axis, version=version).axes[0].expressed_in
    assert (found.name if found else None) == expressed_in


@pytest.mark.parametrize(
    ("inner", "pitch"),
    [
        ("<thread_pitch>-4</thread_pitch>", pi / 2.0),
        ("<thread_pitch>-4</thread_pitch><screw_thread_pitch>0.5</screw_thread_pitch>", 0.5),
        ("", 1.0),
    ],
)
def test_pitches(inner: str, pitch: float) -> None:
    assert joint_of(f"{inner}<axis><xyz>1 0 0</xyz></axis>", "screw", "1.10").thread_pitch == pitch


def test_the_pitch_of_another_joint_is_kept() -> None:
    scene, _ = scene_of(with_joint("<thread_pitch>1</thread_pitch><axis><xyz>1 0 0</xyz></axis>"))
    assert [kept.path[0][0] for kept in scene.ledger] == ["thread_pitch"]


def test_sdformats_mimic_takes_its_reference_into_the_offset() -> None:
    mimic = '<mimic joint="j"><multiplier>2</multiplier><offset>1</offset><reference>0.25</reference></mimic>'
    found = joint_of(f"<axis><xyz>1 0 0</xyz>{mimic}</axis>", version="1.11").axes[0].mimic
    assert found is not None and (found.multiplier, found.offset, found.axis) == (2.0, 0.5, 0)


def test_drakes_mimic_counts_more() -> None:
    found = (
        joint_of(
            '<axis><xyz>1 0 0</xyz><mimic joint="k"/></axis><drake:mimic joint="j" multiplier="-1"/>',
            version="1.11",
        )
        .axes[0]
        .mimic
    )
    assert found is not None and (found.joint.name, found.multiplier, found.offset) == ("j", -1.0, 0.0)


def test_a_planar_joint_stands_at_its_parent() -> None:
    joint = model_of(
        '<link name="a"/><link name="b"/><drake:joint name="j" type="planar"><drake:parent>a</drake:parent>'
        "<drake:child>b</drake:child><drake:damping>1 2 3</drake:damping></drake:joint>"
    ).joints[0]
    assert (joint.type, joint.planar_damping) == ("planar", (1.0, 2.0, 3.0))
    assert joint.relative_to is not None and joint.relative_to.target is joint.parent.target


def test_an_unknown_drake_joint_is_kept() -> None:
    scene, diagnostics = scene_of(
        with_model(
            '<link name="a"/><drake:joint name="j" type="odd"><drake:parent>a</drake:parent></drake:joint>'
        )
    )
    assert scene.models[0].joints == []
    assert len(scene.ledger) == 1
    assert "X001" in codes(diagnostics)


def test_the_world_is_a_parent() -> None:
    joint = model_of(
        '<link name="a"/><joint name="j" type="fixed"><parent>world</parent><child>a</child></joint>'
    ).joints[0]
    assert joint.parent.target is WORLD


def test_frames_of_1_6_become_relative_to() -> None:
    frames = model_of(
        '<link name="a"/><frame name="f"><pose frame="a">0 0 1 0 0 0</pose></frame>'
        '<frame name="g"><pose frame="">0 0 1 0 0 0</pose></frame>',
        "1.6",
    ).frames
    assert frames[0].relative_to is not None and frames[0].relative_to.name == "a"
    assert frames[1].relative_to is None


def test_names_that_only_urdf_has() -> None:
    scene, _ = scene_of(
        '<sdf version="1.9" xmlns:urdf="urn:robot-transpile:urdf"><model name="m"><link name="a">'
        '<visual name="v"><geometry><box/></geometry><material urdf:name="blue"/></visual></link>'
        '<link name="b"/><joint name="j" type="revolute" urdf:transmission="t" urdf:actuator="n">'
        "<parent>a</parent><child>b</child><axis><xyz>1 0 0</xyz></axis></joint></model></sdf>"
    )
    model = scene.models[0]
    material = model.links[0].visuals[0].material
    assert material is not None and material.name == "blue"
    assert [(t.name, t.actuator, t.joint.target) for t in model.transmissions] == [
        ("t", "n", model.joints[0])
    ]
    assert scene.ledger == []


def test_deep_nests_of_models() -> None:
    depth = 400
    text = "".join(f'<model name="m{i}"><link name="a"/>' for i in range(depth)) + "</model>" * depth
    scene, _ = scene_of(f'<sdf version="1.9">{text}</sdf>')
    count, model = 1, scene.models[0]
    while model.models:
        model = model.models[0]
        count += 1
    assert count == depth


def test_position_limits_of_a_continuous_joint_are_only_kept() -> None:
    axis = "<axis><xyz>1 0 0</xyz><limit><lower>{}</lower><upper>{}</upper><effort>1</effort></limit></axis>"
    scene, _ = scene_of(with_joint(axis.format("-1", "2"), "continuous"))
    found = scene.models[0].joints[0].axes[0]
    assert (found.lower, found.upper, found.effort) == (None, None, 1.0)
    assert [kept.path[-1][0] for kept in scene.ledger] == ["lower", "upper"]
    assert "<upper>2</upper>" in written(scene)[0]
    assert scene_of(with_joint(axis.format("-1e16", "1e16"), "continuous"))[0].ledger == []


def test_of_several_shapes_the_first_in_libsdformats_order_counts() -> None:
    scene, _ = scene_of(
        with_model(
            '<link name="a"><visual name="v"><geometry><mesh><uri>a.obj</uri></mesh><sphere/><capsule/>'
            "</geometry></visual></link>"
        )
    )
    assert isinstance(scene.models[0].links[0].visuals[0].shape, Capsule)
    assert len(scene.ledger) == 2


def test_the_world_is_no_frame_of_a_model() -> None:
    text = '<link name="a"><pose relative_to="world">1 0 0 0 0 0</pose></link>'
    assert codes(scene_of(with_model(text))[1]) == ["A001", "S002"]


def test_what_went_after_1_6_says_nothing_in_newer_files() -> None:
    text = with_joint("<axis><xyz>1 0 0</xyz><use_parent_model_frame>1</use_parent_model_frame></axis>")
    text = text.replace('<link name="b"/>', '<link name="b"><pose frame="a">1 0 0 0 0 1</pose></link>')
    result = convert(text, to="sdf", sdf_version="1.6")
    assert result.text is not None and "use_parent" not in result.text and "frame=" not in result.text
    assert "<xyz>1 0 0</xyz>" in result.text and "<pose>1 0 0 0 0 1</pose>" in result.text
    assert [d.code for d in result.diagnostics if d.code != "A001"] == ["P029", "P029"]
