"""What the IR becomes in SDFormat, at each version."""

from __future__ import annotations

from math import pi

import pytest

from tests.sdf.helpers import document_of, scene_of, with_joint, with_model, written
from transpile import convert
from transpile.ast import generated_sdf as ast
from transpile.diagnostics.find_place import PlaceFinder
from transpile.formats.sdf.fit_version import SINCE, UNTIL
from transpile.formats.sdf.raise_joint import thread_pitch
from transpile.grammar.parse_grammar import load_format
from transpile.ir.geometry import Box, Material
from transpile.ir.model import Axis, Joint, Link, Model, Scene, Transmission, Visual
from transpile.ir.node import Ref
from transpile.ir.pose import MATRIX, QUATERNION, RPY_DEGREES, Pose, matrix_of_rpy

URDF = (
    '<robot name="r">{}<link name="a"/><link name="b"/><joint name="j" type="{}"><parent link="a"/>'
    '<child link="b"/><origin xyz="1 2 3" rpy="0.1 0.2 0.3"/>{}</joint></robot>'
)


def a_link(**values: object) -> Scene:
    scene = Scene("urdf")
    scene.models.append(Model("m"))
    link = Link("a")
    for name, value in values.items():
        setattr(link, name, value)
    scene.models[0].links.append(link)
    return scene


def lines(text: str, start: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip().startswith(start)]


def test_a_link_without_mass_says_so() -> None:
    text, _ = written(a_link())
    assert lines(text, "<mass>") == ["<mass>0</mass>"]
    assert lines(text, "<i") == ["<inertial>", "<inertia>"] + [
        f"<{name}>0</{name}>" for name in ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
    ]


@pytest.mark.parametrize(
    ("pose", "version", "line"),
    [
        (Pose((1.0, 2.0, 3.0), (0.1, 0.2, 0.3)), "1.9", "<pose>1 2 3 0.1 0.2 0.3</pose>"),
        (Pose(r=(0.0, 0.0, 180.0), form=RPY_DEGREES), "1.9", f"<pose>0 0 0 0 0 {pi!r}</pose>"),
        (
            Pose(r=(0.0, 0.0, 0.6, 0.8), form=QUATERNION),
            "1.9",
            '<pose rotation_format="quat_xyzw">0 0 0 0 0 0.6 0.8</pose>',
        ),
        (Pose(r=(0.0, 0.0, 0.0, 2.0), form=QUATERNION), "1.8", "<pose>0 0 0 0 0 0</pose>"),
        (Pose(r=matrix_of_rpy(0.0, 0.0, 0.5), form=MATRIX), "1.9", "<pose>0 0 0 0 0 0.5</pose>"),
    ],
)
def test_poses(pose: Pose, version: str, line: str) -> None:
    assert lines(written(a_link(pose=pose), version)[0], "<pose") == [line]


def test_a_pose_that_is_only_relative_is_written_in_full() -> None:
    scene = a_link(relative_to=Ref("j"))
    assert lines(written(scene)[0], "<pose") == ['<pose relative_to="j">0 0 0 0 0 0</pose>']


def test_references_follow_renamed_targets() -> None:
    scene = a_link(name="new")
    target = scene.models[0].links[0]
    scene.models[0].canonical_link = Ref("old", target)
    assert 'canonical_link="new"' in written(scene)[0]


def test_the_colour_of_a_urdf_is_seen_in_any_light() -> None:
    material = Material()
    material.name = "blue"
    material.diffuse = (0.0, 0.0, 1.0, 1.0)
    material.texture = "a.png"
    visual = Visual("v", Box((1.0, 1.0, 1.0)))
    visual.material = material
    text, _ = written(a_link(visuals=[visual]))
    assert 'xmlns:urdf="urn:robot-transpile:urdf"' in text
    assert '<material urdf:name="blue">' in text
    assert "<ambient>0 0 1 1</ambient>" in text
    assert "<albedo_map>a.png</albedo_map>" in text
    assert "<drake:diffuse_map>a.png</drake:diffuse_map>" in text


def test_for_drake_there_is_one_texture_only() -> None:
    urdf = (
        '<robot name="r"><link name="a"><visual><geometry><box size="1 1 1"/></geometry><material name="w">'
        '<texture filename="a.png"/></material></visual></link></robot>'
    )
    for dialect, times in (("default", 2), ("drake", 1)):
        text = convert(urdf, to="sdf", dialect=dialect).text
        assert text is not None and text.count("a.png") == times


def test_a_transmission_is_named_at_its_joint() -> None:
    scene = a_link()
    model = scene.models[0]
    model.links.append(Link("b"))
    joint = Joint("j", "revolute", Ref("a", model.links[0]), Ref("b", model.links[1]))
    joint.axes.append(Axis((0.0, 0.0, 1.0)))
    model.joints.append(joint)
    transmission = Transmission("t", Ref("j", joint))
    transmission.actuator = "n"
    model.transmissions.append(transmission)
    text, _ = written(scene)
    assert '<joint name="j" type="revolute" urdf:transmission="t" urdf:actuator="n">' in text
    again = scene_of(text)[0].models[0].transmissions
    assert [(t.name, t.actuator) for t in again] == [("t", "n")]


@pytest.mark.parametrize("version", ["1.9", "1.10", "1.11"])
def test_mimic_and_pitch_by_version(version: str) -> None:
    scene, _ = scene_of(
        with_model(
            '<link name="a"/><link name="b"/><link name="c"/>'
            '<joint name="j" type="screw"><parent>a</parent><child>b</child>'
            "<screw_thread_pitch>0.5</screw_thread_pitch><axis><xyz>0 0 1</xyz></axis></joint>"
            '<joint name="k" type="revolute"><parent>b</parent><child>c</child><axis><xyz>0 0 1</xyz></axis>'
            '<drake:mimic joint="j" multiplier="2" offset="0.5"/></joint>',
            "1.11",
        )
    )
    text, said = written(scene, version)
    assert said == []
    assert ("<screw_thread_pitch>0.5" in text) == (version != "1.9")
    assert ("<thread_pitch>" in text) == (version == "1.9")
    assert ('<mimic joint="j" axis="axis">' in text) == (version == "1.11")
    assert '<drake:mimic joint="j" multiplier="2" offset="0.5"/>' in text


@pytest.mark.parametrize("lead", [0.001, 0.005, 0.3, 1.0, -0.02, 7.3, 1e-5])
def test_a_thread_pitch_reads_back_as_the_same_lead(lead: float) -> None:
    assert -2.0 * pi / thread_pitch(lead) == lead


def test_what_a_version_lacks_is_told() -> None:
    scene, _ = scene_of(
        '<sdf version="1.12"><model name="m" namespace="n"><link name="a"><visual name="v"><geometry>'
        "<cone><radius>1</radius></cone></geometry></visual><collision name='c'><geometry><capsule/>"
        "</geometry></collision></link></model></sdf>"
    )
    text, said = written(scene, "1.7")
    assert sorted(said) == ["L020", "L020", "L021"]
    assert "<drake:capsule>" in text and "cone" not in text and "namespace" not in text
    document, diagnostics = document_of(text)
    assert list(diagnostics) == []
    root = document.root
    assert isinstance(root, ast.Sdf) and root.version == "1.7"


def test_the_tables_of_versions_are_the_grammars() -> None:
    """Since 1.4 everything below 1.5 is there, so only later versions count."""
    since: dict[str, set[tuple[str, int]]] = {}
    until: dict[str, set[tuple[str, int]]] = {}
    for element in load_format("sdf").elements.values():
        for field in element.fields:
            for table, version in ((since, field.since), (until, field.until)):
                if version is not None:
                    number = 100 + int(version.partition(".")[2])
                    table.setdefault(element.class_name, set()).add((field.slot, number))
    assert {cls.__name__: set(fields) for cls, fields in SINCE.items()} == since
    assert {cls.__name__: set(fields) for cls, fields in UNTIL.items()} == until


def test_comments_stay_before_links_and_joints() -> None:
    scene, _ = scene_of(
        '<!-- head --><sdf version="1.9"><!-- m --><model name="m"><!-- a --><link name="a"/>'
        '<!-- b1 --><!-- b2 --><link name="b"/>'
        '<!-- j --><joint name="j" type="fixed"><parent>a</parent><child>b</child></joint>'
        '<!-- f --><frame name="f"/><!-- n --><model name="n"><!-- x --><link name="x"/></model>'
        "</model></sdf>"
    )
    text, _ = written(scene)
    expected = ["head", "m", "a", "b1", "b2", "j", "f", "n", "x"]
    assert [line.strip("<!-> ") for line in lines(text, "<!--")] == expected


def test_the_order_of_the_source_stays() -> None:
    inner = (
        '<frame name="f"/><link name="a"/><plugin filename="p" name="p"/><link name="b"/><model name="n"/>'
    )
    text, _ = written(scene_of(with_model(inner))[0])
    found = [line.split()[0] for line in text.splitlines() if line.startswith("    <") and "</" not in line]
    assert found == ["<frame", "<link", "<plugin", "<link", "<model"]


def test_a_planar_joint_has_frames_of_its_own() -> None:
    result = convert(URDF.format("", "planar", '<axis xyz="0 0 1"/>'), to="sdf")
    assert result.text is not None
    assert '<frame name="j_frame" attached_to="a">' in result.text
    assert lines(result.text, "<drake:parent")[0] == "<drake:parent>j_frame</drake:parent>"
    assert lines(result.text, "<drake:child")[0] == "<drake:child>b</drake:child>"
    assert '<pose relative_to="j_frame">0 0 0 0 0 0</pose>' in result.text
    assert '<pose relative_to="a">1 2 3 0.1 0.2 0.3</pose>' in result.text


def test_a_planar_joint_to_the_world_hangs_on_a_link() -> None:
    urdf = URDF.replace('name="a"', 'name="world"').replace('"a"', '"world"')
    result = convert(urdf.format("", "planar", '<axis xyz="0 0 1"/>'), to="sdf")
    assert result.text is not None
    assert '<link name="j_base">' in result.text
    assert lines(result.text, "<drake:parent")[0] == "<drake:parent>j_base</drake:parent>"
    assert [d.code for d in result.diagnostics if d.code == "A008"] == ["A008"]


def test_a_planar_joint_of_sdf_stays_as_it_is() -> None:
    text = with_model(
        '<link name="a"/><link name="b"/><drake:joint name="j" type="planar"><drake:parent>a</drake:parent>'
        "<drake:child>b</drake:child><drake:damping>1 2 3</drake:damping></drake:joint>"
    )
    again = convert(text, to="sdf", through_ir=True).text
    assert again is not None
    assert "<frame" not in again
    assert lines(again, "<drake:")[1:] == [
        "<drake:parent>a</drake:parent>",
        "<drake:child>b</drake:child>",
        "<drake:damping>1 2 3</drake:damping>",
    ]


def test_an_automatic_inertia_is_not_overwritten() -> None:
    shape = '<collision name="c"><geometry><box/></geometry></collision>'
    inner = f'<link name="a"><inertial auto="true"/>{shape}</link>'
    text, said = written(scene_of(with_model(inner, "1.11"))[0], "1.11")
    assert said == []
    assert '<inertial auto="true"/>' in text


@pytest.mark.parametrize("version", ["1.4", "1.5", "1.6", "1.7", "1.8", "1.9", "1.10", "1.11", "1.12"])
def test_every_version_reads_back_without_a_word(version: str) -> None:
    result = convert(URDF.format("", "revolute", '<axis xyz="0 0.6 0.8"/>'), to="sdf", sdf_version=version)
    assert result.text is not None
    assert list(document_of(result.text)[1]) == []
    assert convert(result.text, to="sdf").text == result.text


def test_the_axes_of_1_4_are_in_the_model() -> None:
    text = with_joint("<axis><xyz>1 0 0</xyz></axis>").replace(
        '<link name="b"/>', '<link name="b"><pose>0 0 0 0 0 1.5707963267948966</pose></link>'
    )
    old = convert(text, to="sdf", sdf_version="1.4").text
    assert old is not None
    axis = scene_of(old)[0].models[0].joints[0].axes[0]
    assert axis.xyz == pytest.approx((0.0, 1.0, 0.0), abs=1e-15)


def test_names_inside_a_merged_include_stay() -> None:
    text = with_model(
        '<link name="a"/><include merge="true"><uri>model://hand</uri></include>'
        '<joint name="j" type="fixed"><parent>a</parent><child>palm</child></joint>'
    )
    assert "<child>palm</child>" in written(scene_of(text)[0])[0]


def test_before_1_7_a_joint_joins_links() -> None:
    text = with_model(
        '<link name="a"/><link name="b"><pose>0 0 1 0 0 0</pose></link>'
        '<frame name="f" attached_to="a"><pose>0 1 0 0 0 0</pose></frame>'
        '<frame name="g" attached_to="b"><pose>0.5 0 0 0 0 0</pose></frame>'
        '<joint name="j" type="revolute"><parent>f</parent><child>g</child>'
        "<axis><xyz>0 0 1</xyz></axis></joint>"
    )
    old = convert(text, to="sdf", sdf_version="1.6", through_ir=True).text
    assert old is not None
    joint = old[old.index('<joint name="j"') :]
    assert (lines(joint, "<parent>"), lines(joint, "<child>")) == (
        ["<parent>a</parent>"],
        ["<child>b</child>"],
    )
    assert lines(joint, "<pose") == ["<pose>0.5 0 0 0 0 0</pose>"]
    assert '<frame name="f">' in old and '<link name="g">' in old


def test_before_1_7_an_axis_that_says_nothing_is_in_the_model() -> None:
    text = with_joint('<axis><xyz expressed_in="__model__">1 0 0</xyz></axis>').replace("revolute", "fixed")
    old = convert(text, to="sdf", sdf_version="1.6").text
    assert old is not None and "<use_parent_model_frame>true" in old
    assert "expressed_in" not in old


def test_each_thing_that_a_version_lacks_is_told_at_its_place() -> None:
    text = """<sdf version="1.9"><world name="w">
<frame name="F"/>
<frame name="G"/>
<model name="m"><link name="l"/></model></world></sdf>"""
    result = convert(text, to="sdf", sdf_version="1.6")
    finder = PlaceFinder(result.diagnostics.sources)
    lost = [d for d in result.diagnostics if d.code == "L020"]
    places = [finder.primary(d) for d in lost]
    assert [place.line for place in places if place is not None] == [2, 3]
    assert lost[0].message == "<frame> 'F' of <world> is lost: SDFormat 1.6 does not have it"


def test_what_is_zero_anyway_goes_without_a_word() -> None:
    dynamics = (
        "<dynamics><spring_reference>0</spring_reference><spring_stiffness>0</spring_stiffness></dynamics>"
    )
    scene, _ = scene_of(with_joint(f"<axis><xyz>1 0 0</xyz>{dynamics}</axis>"))
    text, said = written(scene, "1.4")
    assert said == [] and "spring" not in text


@pytest.mark.parametrize("version", ["1.6", "1.7"])
def test_before_1_8_a_model_is_placed_by_its_own_frame(version: str) -> None:
    inner = '<pose>0 0 1 0 0 0</pose><link name="a"><pose>0 2 0 0 0 0</pose></link>'
    nested = f'<model name="n" placement_frame="a">{inner}</model><link name="b"/>'
    text = with_model(inner + nested).replace('<model name="m"', '<model name="m" placement_frame="a"')
    result = convert(text, to="sdf", sdf_version=version, through_ir=True)
    assert result.text is not None and not result.losses
    assert lines(result.text, "<pose")[0] == "<pose>0 -2 1 0 0 0</pose>"
    assert lines(result.text, "<pose").count("<pose>0 -2 1 0 0 0</pose>") == 2


@pytest.mark.parametrize("version", ["1.10", "1.11", "1.12"])
def test_sdformats_own_mimic_stays_its_own(version: str) -> None:
    axis = '<axis><mimic joint="k"><multiplier>2</multiplier></mimic></axis>'
    text = with_joint(axis).replace('version="1.9"', 'version="1.11"')
    leader = '<joint name="k" type="revolute"><parent>b</parent><child>c</child><axis/></joint>'
    text = text.replace("</model>", f'<link name="c"/>{leader}</model>')
    result = convert(text, to="sdf", sdf_version=version, through_ir=True)
    assert result.text is not None
    older = version == "1.10"
    assert ("<drake:mimic" in result.text) == older and ("<mimic" in result.text) != older
    assert ("A009" in [d.code for d in result.diagnostics]) == older


def test_before_1_7_no_joint_joins_a_model() -> None:
    nested = '<pose>0 0 1 0 0 0</pose><link name="b"><pose>1 0 0 0 0 0</pose></link>'
    text = with_model(
        f'<link name="a"/><model name="n">{nested}</model>'
        '<joint name="j" type="fixed"><parent>a</parent><child>n</child></joint>'
    )
    old = convert(text, to="sdf", sdf_version="1.6").text
    assert old is not None
    assert (lines(old, "<child>"), lines(old, "<pose")[-1]) == (
        ["<child>n::b</child>"],
        "<pose>-1 0 0 0 0 0</pose>",
    )


def test_frames_that_became_links_are_told_as_engines_name_them() -> None:
    model = '<model name="{}"><link name="a"/><link name="b"/><frame name="f" attached_to="b"/></model>'
    text = '<sdf version="1.9"><world name="w">' + model.format("m") + model.format("n") + "</world></sdf>"
    result = convert(text, to="sdf", sdf_version="1.6")
    added = [d.data["added_link"] for d in result.diagnostics if d.code == "A012" and d.data]
    assert added == ["m::f", "n::f"]
