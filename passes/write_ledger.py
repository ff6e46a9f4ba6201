"""The design ledger of a model: its joints and its shapes, in numbers and words to check by hand."""

from __future__ import annotations

from math import sqrt
from typing import Any

from transpile.ir.add_up import add_up
from transpile.ir.geometry import Mesh, OtherShape
from transpile.ir.model import (
    BALL,
    CURVILINEAR,
    FIXED,
    FLOATING,
    PLANAR,
    PRISMATIC,
    SCREW,
    WORLD,
    Axis,
    Joint,
    Link,
    Model,
    Scene,
)
from transpile.ir.pose import IDENTITY, Pose, Vec3, rotate
from transpile.passes.frame_graph import FrameGraph, kind_of
from transpile.passes.walk_models import walk_models

Row = dict[str, Any]

ALIGNED = 1e-6
"""How far an axis may be off one of the coordinate axes to be called by its name."""


def ledger_of(scene: Scene) -> dict[str, list[Row]]:
    """``joints`` and ``geometry`` of a scene whose names are resolved and whose frames are in no cycle.

    Lengths in metres, angles in radians; poses are x y z roll pitch yaw.
    """
    graph = FrameGraph(scene)
    joints: list[Row] = [_joint(joint, "", graph) for joint in scene.joints]
    geometry: list[Row] = []
    scopes: dict[Model, str] = {}
    for model, around in walk_models(scene):
        scopes[model] = f"{scopes[around]}{model.name}::" if around is not None else f"{model.name}::"
        joints += [_joint(joint, scopes[model], graph) for joint in model.joints]
        for link in model.links:
            for kind, shapes in (("visual", link.visuals), ("collision", link.collisions)):
                geometry += [_shape(kind, shape, link, scopes[model] + link.name, graph) for shape in shapes]
    return {"joints": joints, "geometry": geometry}


def _joint(joint: Joint, scope: str, graph: FrameGraph) -> Row:
    measured = graph.up.get(joint)
    where = kind_of(measured) if measured is not None else "the world"
    row: Row = {
        "joint": scope + joint.name,
        "type": joint.type,
        "parent": joint.parent.name,
        "child": joint.child.name,
        "frame": f"{_numbers(graph.pose(joint))} in {where}",
    }
    told = _whole_motion(joint)
    if told:
        row["positive motion"] = told
    row["axes"] = []
    if joint.type not in (BALL, CURVILINEAR, FIXED, FLOATING):
        row["axes"] = [_axis(joint, number, graph) for number in range(len(joint.axes))]
    return row


def _axis(joint: Joint, number: int, graph: FrameGraph) -> Row:
    axis = joint.axes[number]
    length = sqrt(add_up(part * part for part in axis.xyz)) or 1.0
    unit: Vec3 = tuple(part / length for part in axis.xyz)  # type: ignore[assignment]
    written = axis.expressed_in.target if axis.expressed_in is not None else None
    in_joint = rotate(graph.between(joint, written).matrix(), unit) if written is not None else unit
    in_world = rotate(graph.down(None, joint).matrix(), in_joint)
    parent = joint.parent.target
    in_parent = in_world
    if parent is not None and parent is not WORLD:
        in_parent = rotate(graph.between(parent, joint).matrix(), in_joint)
    row = {"in joint": _vector(in_joint), "in parent": _vector(in_parent), "in world": _vector(in_world)}
    return row | _limits(joint, axis) | {"positive motion": _motion(joint, number, in_parent)}


def _limits(joint: Joint, axis: Axis) -> Row:
    """Limits, with their units; effort and velocity where there are such limits."""
    unit, effort = ("m", "N") if joint.type == PRISMATIC else ("rad", "N m")
    row = {"limits": f"{_limit(axis.lower, '-inf')} to {_limit(axis.upper, 'inf')} {unit}"}
    if axis.effort is not None:
        row["effort"] = f"{axis.effort:g} {effort}"
    if axis.velocity is not None:
        row["velocity"] = f"{axis.velocity:g} {unit}/s"
    if axis.mimic is not None:
        leader = axis.mimic.joint.name
        row["mimic"] = f"{axis.mimic.multiplier:g} * {leader} + {axis.mimic.offset:g} {unit}"
    return row


def _motion(joint: Joint, number: int, axis: Vec3) -> str:
    """Which way positive motion about or along one axis goes, seen from the parent."""
    where = f"{_named(axis)} of {joint.parent.name}"
    name = joint.name if len(joint.axes) == 1 else f"axis {number + 1} of {joint.name}"
    if joint.type == PRISMATIC:
        return f"positive {name} moves {joint.child.name} along {where}"
    if joint.type == PLANAR:
        ways = f"moves {joint.child.name} across {where} and turns it counter-clockwise seen from there"
        return f"positive {name} {ways}"
    turn = f"positive {name} turns {joint.child.name} counter-clockwise seen from {where}"
    if joint.type == SCREW and joint.thread_pitch:
        way = "along" if joint.thread_pitch > 0.0 else "against"
        turn += f" and moves it {abs(joint.thread_pitch):g} m a turn {way} that"
    return turn


def _whole_motion(joint: Joint) -> str:
    """What there is to say of joints that have no axis for each of their freedoms."""
    child, parent = joint.child.name, joint.parent.name
    return {
        BALL: f"{child} turns about any axis through the joint",
        CURVILINEAR: f"positive {joint.name} moves {child} onwards along its curves",
        FLOATING: f"{child} moves freely",
        FIXED: f"{child} does not move in {parent}",
    }.get(joint.type, "")


def _named(axis: Vec3) -> str:
    for name, value, others in (
        ("X", axis[0], (axis[1], axis[2])),
        ("Y", axis[1], (axis[0], axis[2])),
        ("Z", axis[2], (axis[0], axis[1])),
    ):
        if all(abs(other) < ALIGNED for other in others):
            return f"{'+' if value > 0 else '-'}{name}"
    return f"the direction {_vector(axis)}"


def _shape(kind: str, shape: Any, link: Link, owner: str, graph: FrameGraph) -> Row:
    solid = shape.shape
    fields = {name: getattr(solid, name) for name in solid.FIELDS if name not in ELSEWHERE}
    size = ", ".join(f"{name} {_size(value)}" for name, value in fields.items() if value not in (None, False))
    frame = shape.relative_to.target if shape.relative_to is not None else None
    pose = shape.pose or IDENTITY
    row = {
        "owner": owner,
        "kind": kind,
        "name": shape.name,
        "shape": solid.kind if isinstance(solid, OtherShape) else type(solid).__name__.lower(),
        "size": size,
        "pose": _numbers(pose),
        "pose is in": shape.relative_to.name if shape.relative_to is not None else owner,
    }
    if isinstance(solid, Mesh):
        X_LS = pose if frame is None else graph.between(link, frame).compose(pose)
        row["mesh"] = solid.uri
        row["mesh offset"] = _numbers(X_LS)
        row["mesh scale"] = " ".join(f"{part:g}" for part in solid.scale or (1.0, 1.0, 1.0))
    return row


ELSEWHERE = ("uri", "scale", "asset", "kind")
"""What of a shape has columns of its own, or is no size."""


def _size(value: Any) -> str:
    """A length or lengths in metres; other words as they are."""
    if isinstance(value, float):
        return f"{value:g} m"
    if isinstance(value, tuple):
        return " x ".join(f"{part:g}" for part in value) + " m"
    return str(value)


def _limit(value: float | None, none: str) -> str:
    return none if value is None else f"{value:g}"


def _vector(axis: Vec3) -> str:
    return " ".join(f"{part + 0.0:.6g}" if abs(part) > 1e-12 else "0" for part in axis)


def _numbers(pose: Pose) -> str:
    return " ".join(f"{value + 0.0:.6g}" for value in (*pose.p, *pose.rpy()))
