"""The design ledger of a model: its joints and its shapes, in numbers and words to check by hand."""

from __future__ import annotations

from math import sqrt
from typing import Any

from transpile.ir.geometry import Mesh
from transpile.ir.model import CONTINUOUS, PRISMATIC, REVOLUTE, WORLD, Axis, Joint, Model, Scene
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
    joints: list[Row] = []
    geometry: list[Row] = []
    scopes: dict[Model, str] = {}
    for model, around in walk_models(scene):
        scopes[model] = f"{scopes[around]}{model.name}::" if around is not None else f"{model.name}::"
        joints += [_joint(joint, scopes[model], graph) for joint in model.joints]
        for link in model.links:
            for kind, shapes in (("visual", link.visuals), ("collision", link.collisions)):
                geometry += [_shape(kind, shape, scopes[model] + link.name) for shape in shapes]
    return {"joints": joints, "geometry": geometry}


def _joint(joint: Joint, scope: str, graph: FrameGraph) -> Row:
    measured = graph.up.get(joint)
    where = kind_of(measured) if measured is not None else "the world"
    return {
        "joint": scope + joint.name,
        "type": joint.type,
        "parent": joint.parent.name,
        "child": joint.child.name,
        "frame": f"{_numbers(graph.pose(joint))} in {where}",
        "axes": [_axis(joint, axis, graph) for axis in joint.axes],
    }


def _axis(joint: Joint, axis: Axis, graph: FrameGraph) -> Row:
    length = sqrt(sum(part * part for part in axis.xyz)) or 1.0
    unit: Vec3 = tuple(part / length for part in axis.xyz)  # type: ignore[assignment]
    written = axis.expressed_in.target if axis.expressed_in is not None else None
    in_joint = rotate(graph.between(joint, written).matrix(), unit) if written is not None else unit
    in_world = rotate(graph.down(None, joint).matrix(), in_joint)
    parent = joint.parent.target
    in_parent = in_world
    if parent is not None and parent is not WORLD:
        in_parent = rotate(graph.between(parent, joint).matrix(), in_joint)
    unit_of = "m" if joint.type == PRISMATIC else "rad"
    return {
        "in joint": _vector(in_joint),
        "in parent": _vector(in_parent),
        "in world": _vector(in_world),
        "limits": f"{_limit(axis.lower, '-inf')} to {_limit(axis.upper, 'inf')} {unit_of}",
        "positive motion": _motion(joint, in_parent),
    }


def _motion(joint: Joint, axis: Vec3) -> str:
    """Which way positive motion goes, seen from the parent."""
    where = f"{_named(axis)} of {joint.parent.name}"
    if joint.type == PRISMATIC:
        return f"positive {joint.name} moves {joint.child.name} along {where}"
    how = "counter-clockwise" if joint.type in (REVOLUTE, CONTINUOUS) else "right-handed"
    return f"positive {joint.name} turns {joint.child.name} {how} seen from {where}"


def _named(axis: Vec3) -> str:
    for name, value, others in (
        ("X", axis[0], (axis[1], axis[2])),
        ("Y", axis[1], (axis[0], axis[2])),
        ("Z", axis[2], (axis[0], axis[1])),
    ):
        if all(abs(other) < ALIGNED for other in others):
            return f"{'+' if value > 0 else '-'}{name}"
    return f"the direction {_vector(axis)}"


def _shape(kind: str, shape: Any, owner: str) -> Row:
    solid = shape.shape
    fields = {name: getattr(solid, name) for name in solid.FIELDS if name != "uri"}
    size = ", ".join(f"{name} {value}" for name, value in fields.items() if value not in (None, False))
    measured = shape.relative_to.name if shape.relative_to is not None else owner
    return {
        "owner": owner,
        "kind": kind,
        "name": shape.name,
        "shape": type(solid).__name__.lower(),
        "size": size,
        "file": solid.uri if isinstance(solid, Mesh) else "",
        "pose": f"{_numbers(shape.pose or IDENTITY)} in {measured}",
    }


def _limit(value: float | None, none: str) -> str:
    return none if value is None else f"{value:g}"


def _vector(axis: Vec3) -> str:
    return " ".join(f"{part + 0.0:.6g}" if abs(part) > 1e-12 else "0" for part in axis)


def _numbers(pose: Pose) -> str:
    return " ".join(f"{value + 0.0:.6g}" for value in (*pose.p, *pose.rpy()))
