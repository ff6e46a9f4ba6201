"""Snippets of MJCF on their way to the IR, and what MuJoCo makes of them."""

from __future__ import annotations

from math import cos, sin, sqrt
from typing import Any

import numpy as np

from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf.emit import emit
from transpile.formats.mjcf.lower import lower
from transpile.formats.mjcf.read import read
from transpile.ir.geometry import Box, Capsule, Cylinder, Ellipsoid, Shape, Sphere
from transpile.ir.model import WORLD, Inertial, Joint, Link, Model, Scene
from transpile.ir.pose import Pose
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.scope import resolve_names
from transpile.source import Source


def mjcf(body: str, before: str = "", after: str = "") -> str:
    """A model with these elements in the world, before and after it."""
    return f'<mujoco model="m">{before}<worldbody>{body}</worldbody>{after}</mujoco>'


def lowered(text: str, target: str = "sdf") -> tuple[Scene | None, Diagnostics]:
    """The scene of a text, its names resolved, and what was said."""
    diagnostics = Diagnostics()
    context = Context(diagnostics, target)
    document = read(diagnostics.sources.add(Source("in.xml", text.encode())), diagnostics)
    scene = lower(document, diagnostics, context) if document is not None and not diagnostics.errors else None
    if scene is not None and not diagnostics.errors:
        resolve_names.run(scene, context)
    return scene, diagnostics


def model_of(text: str) -> Model:
    """The model of a text that must be free of errors."""
    scene, diagnostics = lowered(text)
    assert not diagnostics.errors, list(diagnostics)
    assert scene is not None
    return scene.models[0]


def codes_of(text: str, target: str = "sdf") -> list[str]:
    """The codes of what is said about a text."""
    return [diagnostic.code for diagnostic in lowered(text, target)[1]]


def rewritten(text: str) -> tuple[str, list[str]]:
    """A text as it is written again, and what was said."""
    diagnostics = Diagnostics()
    document = read(diagnostics.sources.add(Source("in.xml", text.encode())), diagnostics)
    assert document is not None
    return emit(document), [diagnostic.code for diagnostic in diagnostics]


def matrix(pose: Pose | None) -> Any:
    """A pose as a 4x4 matrix."""
    pose = pose or Pose()
    result = np.eye(4)
    result[:3, :3] = np.array(pose.matrix()).reshape(3, 3)
    result[:3, 3] = pose.p
    return result


def moments(inertial: Inertial) -> Any:
    """The inertia matrix about the centre of mass, in the axes of the link."""
    i = inertial
    M = np.array([[i.ixx, i.ixy, i.ixz], [i.ixy, i.iyy, i.iyz], [i.ixz, i.iyz, i.izz]])
    R = matrix(i.pose)[:3, :3]
    return R @ M @ R.T


def motion(joint: Joint, q: float) -> Any:
    """What a hinge or a slide does at a position."""
    result = np.eye(4)
    axis = np.array(joint.axes[0].xyz) / sqrt(sum(x * x for x in joint.axes[0].xyz))
    if joint.type == "prismatic":
        result[:3, 3] = q * axis
        return result
    x, y, z = axis
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    result[:3, :3] = np.eye(3) + sin(q) * K + (1 - cos(q)) * (K @ K)
    return result


def world_poses(text: str, positions: dict[str, float]) -> dict[str, Any]:
    """X_WL of every link with its joints at these positions (0 unless given)."""
    scene, _ = lowered(text)
    assert scene is not None
    graph = FrameGraph(scene)
    model = scene.models[0]
    held = {joint.child.target: joint for joint in model.joints}
    found: dict[str, Any] = {}

    def pose(link: Link) -> Any:
        joint = held.get(link)
        if joint is None:
            return matrix(graph.between(model, link))
        parent = joint.parent.target
        X_WP = np.eye(4) if parent is WORLD else pose(parent)
        base = model if parent is WORLD else parent
        moved = motion(joint, positions.get(joint.name, 0.0)) if joint.axes else np.eye(4)
        return X_WP @ matrix(graph.between(base, joint)) @ moved @ matrix(graph.between(joint, link))

    for link in model.links:
        found[link.name] = pose(link)
    return found


def size_of(shape: Shape) -> list[float]:
    """The sizes of a primitive, as MuJoCo has them."""
    if isinstance(shape, Sphere):
        return [shape.radius]
    if isinstance(shape, (Capsule, Cylinder)):
        return [shape.radius, shape.length / 2]
    if isinstance(shape, Ellipsoid):
        return list(shape.radii)
    assert isinstance(shape, Box)
    return [x / 2 for x in shape.size]
