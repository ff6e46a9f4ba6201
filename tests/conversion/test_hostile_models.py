"""Models that are meant to break a conversion: an outcome each, in linear time, never an exception."""

from __future__ import annotations

from collections.abc import Callable
from os import mkfifo
from pathlib import Path
from time import process_time

import pytest
from lxml import etree

from transpile import convert
from transpile.driver.result import Result

MASS = '<inertial><mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial>'
NAMES = [
    "a b",
    "a'b",
    'a"b',
    "größe",
    "関節",
    "🤖",
    "<a>",
    "a&b",
    "a&amp;b",
    "a/b",
    "a.b",
    "-",
    "0",
    "]]>",
    "%s{}",
    "\\n",
]


def urdf(inner: str) -> str:
    """A robot with this in it."""
    return f'<robot name="r">{inner}</robot>'


def sdf(inner: str, version: str = "1.9") -> str:
    """A model with this in it."""
    return f'<sdf version="{version}"><model name="m">{inner}</model></sdf>'


def told(text: str, to: str, **options: str) -> Result:
    """Convert, and render all that was said, as the command does."""
    result = convert(text.encode("utf-8", "surrogatepass"), to=to, **options)
    result.render()
    return result


@pytest.mark.parametrize("name", NAMES)
def test_names_survive_there_and_back(name: str) -> None:
    links = [etree.Element("link", name=name), etree.Element("link", name=f"{name}2")]
    joint = etree.Element("joint", name=f"{name}_j", type="continuous")
    etree.SubElement(joint, "parent", link=name)
    etree.SubElement(joint, "child", link=f"{name}2")
    robot = etree.Element("robot", name=name)
    robot.extend([*links, joint])
    there = convert(etree.tostring(robot), to="sdf")
    assert there.text is not None
    assert not there.renamings
    back = convert(there.text, to="urdf")
    assert back.text is not None
    out = etree.fromstring(back.text.encode())
    assert out.get("name") == name
    assert [link.get("name") for link in out.iter("link")] == [name, f"{name}2"]
    assert out.find("joint/parent").get("link") == name


EMPTY = [
    "", " ", "\0\1", "{}", "<", "<robot", "<robot/>", urdf(""), "<sdf/>", '<sdf version="1.9"/>', sdf(""),
    '<sdf version="9.9"><model name="m"><link name="a"/></model></sdf>',
    '<sdf version="1.9"><world name="w"/></sdf>',
    urdf("<joint/><link/><link/><transmission/><gazebo/><material/><frame/><loop_joint/>"),
    urdf('<link name="a"><inertial/><visual/><collision><geometry/></collision></link>'),
    sdf("<joint/><frame/><link/><model/><include/>"),
    sdf('<link name="a"><inertial/><visual name="v"/><collision name="c"><geometry/></collision></link>'),
    sdf('<link name="a"/><joint name="j" type="revolute"><parent>a</parent><child>world</child></joint>'),
    sdf('<model name="n"><model name="o"><link name="a"/></model></model><joint name="j" type="fixed"/>'),
]  # fmt: skip


@pytest.mark.parametrize("to", ["urdf", "sdf"])
@pytest.mark.parametrize("text", EMPTY)
def test_hardly_anything_is_told_about_or_converted(text: str, to: str) -> None:
    result = told(text, to, through_ir=True)  # type: ignore[arg-type]
    assert (result.text is None) == bool(result.diagnostics.errors)


def chain_of_links(n: int) -> str:
    sides = '<parent link="l{1}"/><child link="l{0}"/><axis xyz="0 0 1"/>'
    joint = '<joint name="j{0}" type="continuous">' + sides + "</joint>"
    return urdf(
        "".join(f'<link name="l{i}">{MASS}</link>{joint.format(i, i - 1) if i else ""}' for i in range(n))
    )


def chain_of_poses(n: int) -> str:
    link = '<link name="l{0}"><pose relative_to="l{1}">0 0 0.1 0.1 0 0</pose></link>'
    axis = '<axis><xyz expressed_in="__model__">0 0 1</xyz></axis>'
    joint = '<joint name="j{0}" type="revolute"><parent>l{1}</parent><child>l{0}</child>' + axis + "</joint>"
    inner = "".join(link.format(i, i - 1) + joint.format(i, i - 1) for i in range(1, n))
    return sdf(f'<link name="l0"/>{inner}')


def chain_of_frames(n: int) -> str:
    frame = '<frame name="f{0}" attached_to="f{1}"><pose>0 0 0.1 0.1 0 0</pose></frame>'
    return sdf('<link name="f0"/>' + "".join(frame.format(i, i - 1) for i in range(1, n)))


def circle_of_frames(n: int) -> str:
    frames = (f'<frame name="f{i}"><pose relative_to="f{(i + 1) % n}"/></frame>' for i in range(n))
    return sdf('<link name="l"/>' + "".join(frames))


def circle_of_links(n: int) -> str:
    joint = '<joint name="j{0}" type="fixed"><parent link="l{0}"/><child link="l{1}"/></joint>'
    return urdf("".join(f'<link name="l{i}"/>' + joint.format(i, (i + 1) % n) for i in range(n)))


def shapes_of_one_name(n: int) -> str:
    shape = '<visual name="v"><geometry><sphere radius="1"/></geometry></visual>'
    return urdf(f'<link name="a">{shape * n}</link>')


def links_of_one_name(n: int) -> str:
    return urdf('<link name="a"/>' * n)


def joints_called_like_links(n: int) -> str:
    joint = '<joint name="l{0}" type="fixed"><parent link="b"/><child link="l{0}"/></joint>'
    return urdf('<link name="b"/>' + "".join(f'<link name="l{i}"/>{joint.format(i)}' for i in range(n)))


def roots(n: int) -> str:
    return urdf("".join(f'<link name="l{i}"/>' for i in range(n)))


def dangling_joints(n: int) -> str:
    return urdf(
        "".join(
            f'<joint name="j{i}" type="fixed"><parent link="x"/><child link="y"/></joint>' for i in range(n)
        )
    )


def materials_of_one_name(n: int) -> str:
    return urdf("".join(f'<material name="m"><color rgba="{i / n} 0 0 1"/></material>' for i in range(n)))


def joints_of_two_axes(n: int) -> str:
    joint = '<joint name="j{0}" type="universal"><parent>a</parent><child>l{0}</child><axis/><axis2/></joint>'
    return sdf('<link name="a"/>' + "".join(f'<link name="l{i}"/>{joint.format(i)}' for i in range(n)))


def models_side_by_side(n: int) -> str:
    return sdf("".join(f'<model name="m{i}"><link name="a"/></model>' for i in range(n)))


def unknown_attributes(n: int) -> str:
    return urdf("".join(f'<link name="l{i}" a{i}="x"/>' for i in range(n)))


MANY = [
    (chain_of_links, "sdf"),
    (chain_of_poses, "urdf"),
    (chain_of_poses, "sdf 1.6"),
    (chain_of_frames, "urdf"),
    (circle_of_frames, "urdf"),
    (circle_of_links, "sdf"),
    (shapes_of_one_name, "sdf"),
    (links_of_one_name, "sdf"),
    (joints_called_like_links, "sdf"),
    (roots, "sdf"),
    (dangling_joints, "sdf"),
    (materials_of_one_name, "sdf"),
    (joints_of_two_axes, "urdf"),
    (models_side_by_side, "urdf"),
    (unknown_attributes, "sdf"),
]


def seconds(text: str, to: str, version: str) -> float:
    """The processor's time for a conversion, the better of two."""

    def once() -> float:
        start = process_time()
        told(text, to, sdf_version=version)
        return process_time() - start

    return min(once(), once())


@pytest.mark.parametrize(("make", "to"), MANY, ids=lambda value: getattr(value, "__name__", value))
def test_the_cost_of_many_is_linear(make: Callable[[int], str], to: str) -> None:
    """Eight times as many take some eight times as long; a quadratic step would take sixty-four times."""
    target, _, version = to.partition(" ")
    few, many = make(400), make(3200)
    told(few, target)
    before = seconds(few, target, version)
    assert seconds(many, target, version) < max(24 * before, 0.25)


@pytest.mark.parametrize("to", ["urdf", "sdf"])
def test_models_in_models(to: str) -> None:
    inner = '<model name="m"><link name="a"/>' * 400 + "</model>" * 400
    result = told(f'<sdf version="1.9">{inner}</sdf>', to, through_ir=True)  # type: ignore[arg-type]
    assert result.text is not None
    assert result.text.count("<link ") >= 400


def test_ten_thousand_poses_in_a_chain() -> None:
    result = told(chain_of_poses(10_000), "urdf")
    assert result.text is not None
    assert result.text.count("<link ") == 10_000


@pytest.mark.parametrize(
    "size", ["1e400", "9" * 100_000, "1_0", "٣", "0x10", "nan", "inf", "1e-400", "--1", ""]
)
def test_odd_numbers_have_an_outcome(size: str) -> None:
    shape = f'<visual><geometry><sphere radius="{size}"/></geometry></visual>'
    result = told(urdf(f'<link name="a">{shape}</link>'), "sdf")
    assert result.text is not None or result.diagnostics.errors


def test_a_name_of_megabytes() -> None:
    name = "x" * 3_000_000
    result = told(f'<robot name="{name}"><link name="{name}"/></robot>', "sdf")
    assert result.text is not None
    assert result.text.count(name) == 2


def screw(inner: str) -> str:
    """Two links with a screw joint between them."""
    sides = "<parent>a</parent><child>b</child><axis><xyz>0 0 1</xyz></axis>"
    return sdf(f'<link name="a"/><link name="b"/><joint name="j" type="screw">{sides}{inner}</joint>', "1.10")


def test_a_screw_without_a_pitch_is_told_where_it_has_no_words() -> None:
    text = screw("<screw_thread_pitch>0</screw_thread_pitch>")
    older, newer = told(text, "sdf", sdf_version="1.9"), told(text, "sdf", sdf_version="1.10")
    assert older.text is not None and '<joint name="j" type="revolute">' in older.text
    assert [loss.code for loss in older.losses] == ["L020"]
    assert newer.text is not None and "<screw_thread_pitch>0</screw_thread_pitch>" in newer.text


def test_names_and_versions_that_look_like_numbers_stay() -> None:
    names = ("1e-310", "2e-310")
    links = "".join(f'<link name="{name}"/>' for name in names)
    sides = f"<parent>{names[0]}</parent><child>{names[1]}</child>"
    joint = f'<joint name="j" type="fixed"><pose>3e-310 0 0 0 0 0</pose>{sides}</joint>'
    result = told(sdf(links + joint, "1e-310"), "sdf")
    assert result.text is not None and sides.replace("><", ">\n      <") in result.text
    assert '<sdf version="1e-310">' in result.text and "<pose>0 0 0 0 0 0</pose>" in result.text


def mjcf(inner: str, rest: str = "") -> str:
    """A MJCF model of one moving body with this in it."""
    body = f'<body name="b"><joint name="j"/><geom name="g" size="1"/>{inner}</body>'
    return f'<mujoco model="m"><worldbody>{body}</worldbody>{rest}</mujoco>'


@pytest.mark.parametrize("to", ["urdf", "sdf"])
def test_an_actuator_of_orientations_on_a_hinge(to: str) -> None:
    result = told(mjcf("", '<actuator><orientation joint="j" kp="2"/></actuator>'), to)
    assert result.text is not None
    assert any("orientation" in loss.message for loss in result.losses)


def replicates(*counts: int) -> str:
    inner = "".join(f'<replicate count="{count}">' for count in counts)
    return inner + '<geom size="1"/>' + "</replicate>" * len(counts)


def errors(result: Result) -> list[str]:
    return [fault.code for fault in result.diagnostics.all if fault.severity == "error"]


@pytest.mark.parametrize("counts", [(10**9,), (1000, 1000, 1000), (2,) * 60])
def test_replicates_that_never_end(counts: tuple[int, ...]) -> None:
    text = mjcf(replicates(*counts))
    start = process_time()
    assert errors(told(text, "sdf")) == ["P096"]
    assert told(text, "mjcf").text is not None
    assert process_time() - start < 3.0


def test_what_refers_to_copies_counts_too() -> None:
    excludes = '<exclude body1="b" body2="r"/>' * 200
    copies = '<replicate count="1000"><body name="r"/></replicate></worldbody>'
    text = mjcf("", f"<contact>{excludes}</contact>").replace("</worldbody>", copies)
    assert errors(told(text, "sdf")) == ["P096"]


@pytest.mark.parametrize("face", ["0 1 99", "0 1 -1", "0 1 2.5e300"])
def test_faces_without_a_corner(face: str) -> None:
    mesh = f'<asset><mesh name="x" vertex="0 0 0 1 0 0 0 1 0 0 0 1" face="{face}"/></asset>'
    result = told(mjcf('<geom type="mesh" mesh="x"/>', mesh), "sdf")
    assert result.text is None
    assert all(fault.at >= 0 for fault in result.diagnostics.all)


@pytest.mark.parametrize("file", ["/dev/zero", "/dev/zero.stl", "a.stl", "b.obj", "c.msh", "fifo.stl", "."])
def test_meshes_that_are_none(file: str, tmp_path: Path) -> None:
    """A device, a pipe, a folder, and files that break off."""
    (tmp_path / "a.stl").write_bytes(b"\xff" * 100)
    (tmp_path / "b.obj").write_bytes(b"v 0 0 0\nf 1 2 99\n\xff\0")
    (tmp_path / "c.msh").write_bytes(b"\xff\xff\xff\x7f" * 9)
    mkfifo(tmp_path / "fifo.stl")
    text = mjcf('<geom type="mesh" mesh="x"/>', f'<asset><mesh name="x" file="{file}"/></asset>')
    (tmp_path / "model.xml").write_text(text)
    start = process_time()
    result = convert(tmp_path / "model.xml", to="sdf")
    assert "L047" in [loss.code for loss in result.losses]
    assert process_time() - start < 2.0


def test_attached_models_that_multiply(tmp_path: Path) -> None:
    """Nine files that each attach the next one ten times."""
    places = "".join(f'<frame><attach model="x" body="b" prefix="n{i}"/></frame>' for i in range(10))
    for i in range(9):
        asset = f'<asset><model name="x" file="{i + 1}.xml"/></asset>'
        (tmp_path / f"{i}.xml").write_text(mjcf(places, asset))
    (tmp_path / "9.xml").write_text(mjcf(""))
    assert set(errors(convert(tmp_path / "0.xml", to="sdf"))) == {"P096"}


def test_many_includes_in_one_file_are_no_flood(tmp_path: Path) -> None:
    (tmp_path / "a.sdf").write_text(sdf('<link name="a"/>'))
    includes = "".join(f"<include><uri>a.sdf</uri><name>n{i}</name></include>" for i in range(2100))
    (tmp_path / "world.sdf").write_text(f'<sdf version="1.9"><world name="w">{includes}</world></sdf>')
    result = convert(tmp_path / "world.sdf", to="mjcf")
    assert result.text is not None and result.text.count("<freejoint") == 2100


def test_what_is_kept_makes_no_second_name(tmp_path: Path) -> None:
    """A name where only an include's element has one, and what stands in a link that is not written."""
    (tmp_path / "a.sdf").write_text(sdf('<link name="a"/>'))
    include = '<include name="odd"><uri>a.sdf</uri><name>n</name></include>'
    (tmp_path / "m.sdf").write_text(sdf(f'<link name="b"/>{include}'))
    flat = convert(tmp_path / "m.sdf", to="sdf", flatten=True)
    assert (
        flat.text is not None and etree.fromstring(flat.text.encode()).find(".//model[@name='n']") is not None
    )
    assert "L001" in [loss.code for loss in flat.losses]
    world = convert(urdf('<link name="world"><odd/></link><link name="b"/>'), to="urdf", through_ir=True)
    assert world.text is not None and "<odd/>" not in world.text
    assert "L001" in [loss.code for loss in world.losses]


@pytest.mark.parametrize("to", ["urdf", "sdf"])
def test_no_body_is_called_like_the_world(to: str) -> None:
    text = mjcf("").replace('<body name="b">', '<body name="world">')
    assert errors(told(text, to)) == ["S036"]
