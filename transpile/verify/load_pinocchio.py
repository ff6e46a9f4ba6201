"""What Pinocchio makes of a URDF file: exact inertias, limits, friction, effort, shapes.

It reads through urdfdom. Its model has no free base: poses are those of a root that stands at
the world's origin.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from transpile.verify.facts import (
    WORLD,
    Array,
    EngineFailure,
    Facts,
    Joint,
    Link,
    Posture,
    Postures,
    Shape,
    State,
    effort_limit,
    limit,
)
from transpile.verify.stand_in import Copier, Copy, StandIns


def load(path: Path, packages: dict[str, str], stand_ins: StandIns, postures: Postures = None) -> Facts:
    """Load a URDF file; postures are not used (axes and anchors tell how joints move).

    Raises ``EngineFailure`` with Pinocchio's words when it refuses the file.
    """
    try:
        import pinocchio
    except ImportError as error:
        raise EngineFailure("pin", f"not installed ({error}); pip install pin", absent=True) from None
    copy = Copier(stand_ins, packages).copy(path)
    try:
        if copy.format != "urdf":
            raise EngineFailure("pin", "reads URDF only here")
        model = pinocchio.buildModelFromUrdf(str(copy.path))
        return _facts(pinocchio, model, copy)
    except (RuntimeError, ValueError) as error:
        raise EngineFailure("pin", str(error)) from None
    finally:
        copy.remove()


def _facts(pin: Any, model: Any, copy: Copy) -> Facts:
    facts = Facts("pin")
    data = model.createData()
    neutral = pin.neutral(model)
    pin.framesForwardKinematics(model, data, neutral)
    poses: dict[str, Array] = {}
    for number, frame in enumerate(model.frames):
        if frame.type == pin.FrameType.BODY:
            facts.links[frame.name] = _link(pin, model, frame)
            poses[frame.name] = np.array(data.oMf[number].homogeneous)
    children = {f.parentFrame: f.name for f in model.frames if f.type == pin.FrameType.BODY}
    for number, frame in enumerate(model.frames):
        if frame.type == pin.FrameType.FIXED_JOINT and number and number in children:
            parent = model.frames[frame.parentFrame].name
            facts.joints[frame.name] = Joint(frame.name, "fixed", _body(parent), children[number])
        elif frame.type == pin.FrameType.JOINT:
            parent = model.frames[frame.parentFrame].name
            facts.joints[frame.name] = _joint(model, data, neutral, frame, _body(parent), children[number])
    facts.links.pop(WORLD, None)
    facts.states = [State(Posture(), poses)]
    facts.shapes = _shapes(pin, model, copy)
    return facts


def _body(name: str) -> str:
    return WORLD if name == "universe" else name


def _link(pin: Any, model: Any, frame: Any) -> Link:
    """A link's own inertia.

    Pinocchio keeps it in the frame of a root, or of the fixed joint before the link; a moving link's is
    lumped with what is welded to it, and told only where that weighs nothing.
    """
    carrier = model.frames[frame.parentFrame]
    inertia = frame.inertia
    if carrier.type == pin.FrameType.FIXED_JOINT and frame.parentFrame:
        inertia = carrier.inertia
    elif carrier.type == pin.FrameType.JOINT:
        inertia = model.inertias[frame.parentJoint]
        if any(f.inertia.mass for f in model.frames if f.parentJoint == frame.parentJoint):
            return Link(frame.name)
    return Link(frame.name, float(inertia.mass), np.array(inertia.lever), np.array(inertia.inertia))


def _joint(model: Any, data: Any, neutral: Array, frame: Any, parent: str, child: str) -> Joint:
    index = frame.parentJoint
    v, q, nq = model.idx_vs[index], model.idx_qs[index], model.nqs[index]
    joint = model.joints[index]
    kind, axis = _kind(joint, neutral)
    found = Joint(frame.name, kind, parent, child)
    pose = data.oMi[index]
    if axis is None:
        return found
    found.axis_W = np.array(pose.rotation @ axis)
    found.anchor_W = np.array(pose.translation) if kind == "revolute" else None
    # Two positions for one velocity are the sine and cosine of an unlimited angle.
    lower, upper = model.lowerPositionLimit[q], model.upperPositionLimit[q]
    found.lower = (limit(lower) if nq == 1 else -np.inf,)
    found.upper = (limit(upper) if nq == 1 else np.inf,)
    found.velocity = (limit(model.upperVelocityLimit[v]),)
    found.effort = (effort_limit(model.upperEffortLimit[v]),)
    found.friction = (float(model.upperDryFrictionLimit[v]),)
    found.damping = (float(model.damping[v]),)
    return found


def _kind(joint: Any, q: Array) -> tuple[str, Array | None]:
    """The kind, and for one degree of freedom the axis, as the joint's motion subspace has it."""
    if joint.nv != 1:
        name = joint.shortname().removeprefix("JointModel")
        return {"FreeFlyer": "free", "Planar": "planar", "Spherical": "ball"}.get(name, "other"), None
    data = joint.createData()
    joint.calc(data, q)
    motion = np.array(data.S).reshape(6)
    turning = bool(np.any(motion[3:]))
    return ("revolute", motion[3:]) if turning else ("prismatic", motion[:3])


def _shapes(pin: Any, model: Any, copy: Copy) -> list[Shape] | None:
    """None when Pinocchio cannot make a shape of one of them."""
    shapes = []
    kinds = (("visual", pin.GeometryType.VISUAL), ("collision", pin.GeometryType.COLLISION))
    try:
        for role, kind in kinds:
            geometry = pin.buildGeomFromUrdf(model, str(copy.path), kind)
            shapes += [_shape(model, role, g, copy.assets) for g in geometry.geometryObjects]
    except (RuntimeError, ValueError):
        return None
    return shapes


def _shape(model: Any, role: str, geometry: Any, assets: dict[str, str]) -> Shape:
    frame = model.frames[geometry.parentFrame]
    pose = np.linalg.inv(frame.placement.homogeneous) @ geometry.placement.homogeneous
    solid = geometry.geometry
    kind = type(solid).__name__.lower()
    sizes: dict[str, Any] = {
        "box": lambda: tuple(2 * solid.halfSide),
        "sphere": lambda: (solid.radius,),
        "cylinder": lambda: (solid.radius, 2 * solid.halfLength),
        "capsule": lambda: (solid.radius, 2 * solid.halfLength),
    }
    mesh: str | None = None
    if kind not in sizes:
        file = Path(geometry.meshPath).name
        kind, mesh = "mesh", assets.get(file, file)
    size = sizes[kind]() if kind in sizes else tuple(geometry.meshScale)
    coloured = geometry.overrideMaterial and not geometry.meshTexturePath  # black stands for a texture
    colour = tuple(geometry.meshColor) if coloured and role == "visual" else None
    return Shape(frame.name, role, kind, size, pose, geometry.name, mesh, colour)
