"""What worlds and flattened models become in the IR."""

from __future__ import annotations

import pytest

from tests.sdf.helpers import codes, document_of, model_of, scene_of
from transpile.formats.sdf.lower import lower
from transpile.ir.pose import Pose
from transpile.passes.manager import Context


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


def test_models_in_frames_of_the_world_are_placed_where_the_target_has_none() -> None:
    document, diagnostics = document_of(WORLD_OF_FRAMES.format("g"))
    scene = lower(document, diagnostics, Context(diagnostics, "urdf"))
    assert scene is not None
    model = scene.models[0]
    assert model.relative_to is None and model.pose is not None
    assert model.pose.p == pytest.approx((1.0, 3.0, 0.0), abs=1e-15)
    assert [kept.path[-1][0] for kept in scene.ledger] == ["name", "frame", "frame"]


def test_models_in_frames_of_the_world_stay_there_in_sdf() -> None:
    document, diagnostics = document_of(WORLD_OF_FRAMES.format("g"))
    scene = lower(document, diagnostics, Context(diagnostics, "sdf"))
    assert scene is not None and scene.models[0].relative_to is not None


def test_a_place_inside_another_model_is_told() -> None:
    document, diagnostics = document_of(WORLD_OF_FRAMES.format("n::x"))
    lower(document, diagnostics, Context(diagnostics, "urdf"))
    assert "L023" in codes(diagnostics)


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
