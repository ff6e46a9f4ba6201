"""What worlds and flattened models become in the IR."""

from __future__ import annotations

from math import cos, sin
from pathlib import Path

import pytest

from tests.sdf.helpers import codes, model_of, scene_of
from transpile import convert
from transpile.ir.model import WORLD
from transpile.ir.pose import Pose
from transpile.passes.draw_graph import draw_graph
from transpile.passes.frame_graph import FrameGraph


def test_a_world_keeps_what_is_its_own() -> None:
    scene, _ = scene_of(
        '<sdf version="1.9"><world name="w"><gravity>0 0 -1</gravity><physics type="ode"/><light name="l"/>'
        '<model name="m"><link name="a"/></model></world></sdf>'
    )
    assert (scene.is_world, scene.name, [model.name for model in scene.models]) == (True, "w", ["m"])
    assert sorted(kept.path[-1][0] for kept in scene.ledger) == ["gravity", "light", "physics"]


def test_gravity_in_physics_is_the_worlds() -> None:
    scene, _ = scene_of(
        '<sdf version="1.5"><world name="w"><physics type="ode"><gravity>0 0 -1</gravity></physics></world>'
        "</sdf>"
    )
    assert scene.world is not None and scene.world.kept is not None
    assert {kept.path[0][0]: kept.value for kept in scene.world.kept}["gravity"] == (0.0, 0.0, -1.0)


WORLD_OF_FRAMES = (
    '<sdf version="1.9"><world name="w"><frame name="f"><pose>1 0 0 0 0 1.5707963267948966</pose></frame>'
    '<frame name="g" attached_to="f"><pose>1 0 0 0 0 0</pose></frame>'
    '<model name="m"><pose relative_to="{}">2 0 0 0 0 0</pose><link name="a"/></model></world></sdf>'
)


def test_what_stands_in_a_world_is_in_the_scene() -> None:
    scene, diagnostics = scene_of(WORLD_OF_FRAMES.format("g"))
    assert codes(diagnostics) == ["A001"]
    assert [frame.name for frame in scene.frames] == ["f", "g"]
    model = scene.models[0]
    assert model.relative_to is not None and model.relative_to.target is scene.frames[1]
    assert FrameGraph(scene).down(None, model).p == pytest.approx((1.0, 3.0, 0.0), abs=1e-15)
    assert FrameGraph(scene).body_of(scene.frames[1]) is WORLD
    assert scene.ledger == []


@pytest.mark.parametrize(
    ("parent", "child", "field"),
    [("world", "n::a", "child"), ("m::b", "m::a", "parent"), ("g", "world", "child")],
)
def test_joints_of_the_world_name_what_is_there(parent: str, child: str, field: str) -> None:
    joint = f'<joint name="j" type="fixed"><parent>{parent}</parent><child>{child}</child></joint></world>'
    _, diagnostics = scene_of(WORLD_OF_FRAMES.format("world").replace("</world>", joint))
    (found,) = diagnostics.having("error")
    assert (found.code, found.message.split()[0]) == ("S002", field)


def test_a_place_that_is_not_there_is_told() -> None:
    assert "S002" in codes(scene_of(WORLD_OF_FRAMES.format("n::x"))[1])
    assert "S002" not in codes(scene_of(WORLD_OF_FRAMES.format("world"))[1])


WORLD_OF_JOINTS = (
    '<sdf version="1.9"><world name="w"><!-- where it stands --><frame name="f"><pose>1 2 3 0 0 0.5</pose>'
    '</frame><model name="a"><pose relative_to="f">1 0 0 0 0 0</pose><link name="l">{mass}</link></model>'
    '<model name="b"><pose relative_to="a">1 0 0 0 0 0</pose><link name="k"><pose>0 1 0 0.1 0 0</pose>{mass}'
    '</link></model><joint name="hold" type="fixed"><parent>f</parent><child>a::l</child></joint>'
    '<joint name="swing" type="revolute"><pose relative_to="f">0 0 1 0 0 0</pose><parent>a</parent>'
    '<child>b::k</child><axis><xyz expressed_in="f">1 0 0</xyz></axis></joint></world></sdf>'
).replace("{mass}", "<inertial><mass>1</mass></inertial>")


def test_a_world_is_written_as_it_was() -> None:
    result = convert(WORLD_OF_JOINTS, to="sdf", through_ir=True)
    again = convert(result.text or "", to="sdf", through_ir=True)
    assert again.text == result.text and result.losses == []
    for part in (
        "<!-- where it stands -->",
        '<pose relative_to="f">',
        "<parent>f</parent>",
        "b::k",
        'in="f"',
    ):
        assert part in (result.text or "")


@pytest.mark.parametrize("version", ["1.6", "1.9"])
def test_models_that_the_world_joins_are_one_tree_in_mujoco(version: str) -> None:
    mujoco = pytest.importorskip("mujoco")
    older = convert(WORLD_OF_JOINTS, to="sdf", sdf_version=version, through_ir=True)
    result = convert(older.text or "", to="mjcf", verify_each=True)
    assert result.text is not None, result.render()
    model = mujoco.MjModel.from_xml_string(result.text)
    data = mujoco.MjData(model)
    mujoco.mj_kinematics(model, data)
    assert (model.nbody, model.njnt) == (3, 1)
    x, y = cos(0.5), sin(0.5)
    assert data.body(1).xpos == pytest.approx((1 + x, 2 + y, 3), abs=1e-12)
    assert data.body(2).xpos == pytest.approx((1 + 2 * x - y, 2 + 2 * y + x, 3), abs=1e-12)
    assert data.joint("swing").xanchor == pytest.approx((1, 2, 4), abs=1e-12)
    assert data.joint("swing").xaxis == pytest.approx((x, y, 0), abs=1e-12)


def test_the_only_model_of_a_world_hangs_on_it_in_urdf() -> None:
    text = WORLD_OF_JOINTS
    text = text[: text.index('<model name="b">')] + text[text.index('<joint name="hold"') :]
    text = text[: text.index('<joint name="swing"')] + "</world></sdf>"
    result = convert(text, to="urdf", verify_each=True)
    assert result.text is not None, result.render()
    assert '<joint name="hold" type="fixed">' in result.text and '<link name="world"/>' in result.text
    free = text.replace("<parent>f</parent><child>a::l</child>", "<parent>a</parent><child>a::l</child>")
    free = free[: free.index("<joint")] + "</world></sdf>"
    assert "L026" in [loss.code for loss in convert(free, to="urdf").losses]


def test_flattened_models_of_1_7_are_models_again() -> None:
    model = model_of(
        '<link name="base"/><!-- before --><link name="arm::upper">'
        '<pose relative_to="arm::__model__">1 0 0 0 0 0</pose></link>'
        '<frame name="arm::__model__" attached_to="arm::upper">'
        '<pose relative_to="__model__">0 0 2 0 0 0</pose>'
        '</frame><link name="arm::hand::palm"/><joint name="arm::j" type="revolute">'
        "<parent>arm::upper</parent><child>arm::hand::palm</child>"
        '<axis><xyz expressed_in="arm::__model__">0 0 1</xyz></axis></joint>'
        '<joint name="k" type="fixed"><parent>base</parent><child>arm::upper</child>'
        "</joint>",
        "1.7",
    )
    assert ([link.name for link in model.links], [inner.name for inner in model.models]) == (
        ["base"],
        ["arm"],
    )
    arm = model.models[0]
    hand = arm.models[0]
    upper = arm.links[0]
    assert arm.pose == Pose((0.0, 0.0, 2.0))
    assert (upper.name, upper.comments) == ("upper", [" before "])
    assert upper.relative_to is not None and upper.relative_to.target is arm
    assert arm.canonical_link is not None and arm.canonical_link.target is upper
    joint = arm.joints[0]
    assert (joint.parent.target, joint.child.target) == (upper, hand.links[0])
    assert joint.axes[0].expressed_in is not None and joint.axes[0].expressed_in.target is arm
    assert model.joints[0].child.target is upper


def test_the_noise_of_an_imu_is_split_by_axis() -> None:
    model = model_of(
        '<link name="a"><sensor name="s" type="imu"><imu><noise><type>gaussian</type>'
        "<rate><mean>0.1</mean></rate><accel><stddev>0.2</stddev></accel></noise></imu></sensor></link>",
        "1.5",
    )
    kept = model.links[0].kept
    assert kept is not None
    (imu,) = [child for child in kept[0].value.children if child.tag == "imu"]
    groups = {group.tag: {axis.tag: axis.children[0] for axis in group.children} for group in imu.children}
    assert sorted(groups) == ["angular_velocity", "linear_acceleration"]
    for axis in ("x", "y", "z"):
        rate, accel = groups["angular_velocity"][axis], groups["linear_acceleration"][axis]
        assert rate.attributes == accel.attributes == {"type": "gaussian"}
        assert [(value.tag, value.text) for value in rate.children] == [("mean", "0.1")]
        assert [(value.tag, value.text) for value in accel.children] == [("stddev", "0.2")]


def test_joints_of_the_world_hold_a_base() -> None:
    fixed = convert(WORLD_OF_JOINTS, to="mjcf", base="fixed")
    assert "A003" not in [d.code for d in fixed.diagnostics]
    free = convert(WORLD_OF_JOINTS, to="mjcf", base="floating")
    assert "A004" in [d.code for d in free.diagnostics] and (free.text or "").count("<freejoint/>") == 1


def test_a_static_model_that_the_world_holds_is_held_once() -> None:
    text = WORLD_OF_JOINTS.replace('<model name="a">', '<model name="a"><static>true</static>')
    result = convert(text, to="mjcf")
    assert result.text is not None and "A047" not in [d.code for d in result.diagnostics]


def test_axes_of_joints_of_the_world_are_checked() -> None:
    bad = WORLD_OF_JOINTS.replace('expressed_in="f">1 0 0', 'expressed_in="f">0 0 0')
    assert convert(bad, to="mjcf").text is None


def test_joints_of_the_world_are_drawn() -> None:
    drawn = draw_graph(scene_of(WORLD_OF_JOINTS)[0], "joints")
    assert """"the world" -> "link 'l'" [label="hold (fixed)"]""" in drawn
    assert "swing (revolute)" in drawn


def test_a_file_that_is_merged_into_the_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    mass = "<inertial><mass>1</mass></inertial>"
    (tmp_path / "pair.sdf").write_text(
        '<sdf version="1.9"><model name="pair"><pose>1 0 0 0 0 0.5</pose>'
        f'<model name="m1"><link name="l">{mass}</link></model>'
        f'<model name="m2"><pose>0 1 0 0 0 0</pose><link name="k">{mass}</link></model>'
        '<frame name="f1"><pose>0 0 1 0 0 0</pose></frame><frame name="f2" attached_to="m2"/>'
        '<joint name="j1" type="fixed"><parent>f1</parent><child>f2</child></joint></model></sdf>'
    )
    path = tmp_path / "w.sdf"
    path.write_text(
        '<sdf version="1.9"><world name="w"><include merge="true"><uri>pair.sdf</uri>'
        "<pose>0 0 2 0 0 0.1</pose></include></world></sdf>"
    )
    flat = convert(path, to="sdf", flatten=True)
    assert flat.text is not None, flat.render()
    assert '<model name="pair">' not in flat.text and "<child>f2</child>" in flat.text
    parsing = pytest.importorskip("pydrake.multibody.parsing")
    from pydrake.multibody.plant import MultibodyPlant

    (tmp_path / "flat.sdf").write_text(flat.text)
    places = []
    for file in ("w.sdf", "flat.sdf"):
        plant = MultibodyPlant(0.0)
        parsing.Parser(plant).AddModels(file)
        plant.Finalize()
        context = plant.CreateDefaultContext()
        frames = [plant.GetFrameByName(name) for name in ("l", "k", "f1", "f2", "_merged__pair__model__")]
        places.append([x for frame in frames for x in frame.CalcPoseInWorld(context).GetAsMatrix4().flat])
    assert places[1] == pytest.approx(places[0], abs=1e-12)
