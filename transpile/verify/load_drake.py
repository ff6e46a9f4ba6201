"""What Drake makes of a file (URDF, SDF, MJCF, Drake Model Directives).

Runs Drake in this process, and Drake may end the process when an assertion fails: go through
``transpile.verify.worker``. Meshes are stand-ins; Drake tells no joint friction and no mimic's numbers.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import numpy as np

from transpile.verify.facts import (
    FREE,
    WORLD,
    Actuator,
    Array,
    EngineFailure,
    Facts,
    Frame,
    Joint,
    Link,
    Posture,
    Postures,
    Shape,
    State,
    effort_limit,
    limit,
)
from transpile.verify.find_files import SOURCE
from transpile.verify.kinematics import wanted_postures
from transpile.verify.read_bases import is_free, put_base, velocities
from transpile.verify.read_placed import frames_in, placed_frames
from transpile.verify.read_relations import relations
from transpile.verify.read_text import TextFacts, read_parts, read_text
from transpile.verify.stand_in import Copier, Copy, StandIns

_KINDS = {
    "weld": "fixed",
    "revolute": "revolute",
    "prismatic": "prismatic",
    "screw": "screw",
    "planar": "planar",
    "ball_rpy": "ball",
    "universal": "universal",
    "quaternion_floating": "free",
    "rpy_floating": "free",
}
_AXES = {"revolute": "revolute_axis", "prismatic": "translation_axis"}


class _Warnings(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(record.getMessage())


class _Model:
    """A loaded plant with its context."""

    def __init__(self, copy: Copy, packages: dict[str, str], with_shapes: bool) -> None:
        from pydrake.multibody.parsing import Parser
        from pydrake.multibody.plant import (
            AddMultibodyPlantSceneGraph,
            DiscreteContactApproximation,
            MultibodyPlant,
        )
        from pydrake.systems.framework import DiagramBuilder

        builder = DiagramBuilder()
        # Only a discrete plant with the SAP solver takes the constraints that mimic makes.
        if with_shapes:
            self.plant, self.scene = AddMultibodyPlantSceneGraph(builder, 0.001)
        else:
            self.plant, self.scene = builder.AddSystem(MultibodyPlant(0.001)), None
        self.plant.set_discrete_contact_approximation(DiscreteContactApproximation.kSap)
        parser = Parser(self.plant)
        for name, folder in packages.items():
            if name == SOURCE:
                continue
            parser.package_map().Add(name, Path(folder))
        instances = parser.AddModels(copy.path)
        self.plant.Finalize()
        self.diagram = builder.Build()
        self.context = self.plant.GetMyContextFromRoot(self.diagram.CreateDefaultContext())
        names = {self.plant.GetModelInstanceName(i) for i in instances}
        tops = [n for n in names if not any(n.startswith(o + "::") for o in names)]
        self.top = tops[0] if len(tops) == 1 and copy.format != "dmd" else ""
        self.prefix = f"{self.top}::" if self.top else ""

    def scoped(self, instance: Any, name: str) -> str:
        """A name below the only top-level model."""
        full = f"{self.plant.GetModelInstanceName(instance)}::{name}"
        return full.removeprefix(self.prefix) if self.prefix else full

    def body(self, body: Any) -> str:
        """A body's name."""
        return WORLD if body.index() == 0 else self.scoped(body.model_instance(), body.name())

    def bodies(self) -> list[Any]:
        """All bodies but the world."""
        from pydrake.multibody.tree import BodyIndex

        return [self.plant.get_body(BodyIndex(i)) for i in range(1, self.plant.num_bodies())]

    def joints(self) -> list[Any]:
        """All joints, the engine's own ones for floating bases included."""
        return [self.plant.get_joint(i) for i in self.plant.GetJointIndices()]


def load(path: Path, packages: dict[str, str], stand_ins: StandIns, postures: Postures = None) -> Facts:
    """Load a file and tell its facts in the default posture and in ``postures``.

    Raises ``EngineFailure`` with Drake's words when it refuses the file.
    """
    try:
        import pydrake.multibody.parsing  # noqa: F401
    except ImportError as error:
        raise EngineFailure("drake", f"not installed ({error}); pip install drake", absent=True) from None
    heard = _Warnings()
    logger = logging.getLogger("drake")
    logger.handlers, logger.propagate = [heard], False
    copy = Copier(stand_ins, packages).copy(path)
    try:
        model = _load(copy, packages, heard)
        text = (
            read_parts(copy.parts, copy.frames) if copy.format == "dmd" else read_text(copy.root, copy.format)
        )
        text.frames |= frames_in(copy.parts)
        facts = _facts(model, copy, text)
        for posture in wanted_postures(facts, postures):
            facts.states.append(_state(model, posture))
    except (RuntimeError, ValueError, SystemExit) as error:
        reason = "; ".join([str(error), *heard.texts])
        raise EngineFailure("drake", reason.replace(str(copy.path), str(path))) from None
    finally:
        copy.remove()
    if text.auto:
        _forget_inertia(facts, text.auto, copy.format == "dmd")
    facts.warnings = [said.replace(str(copy.path), str(path)) for said in heard.texts]
    return facts


def _forget_inertia(facts: Facts, links: set[str], are_scoped: bool) -> None:
    """What follows from the shape of a stand-in says nothing; ``are_scoped``: of every instance."""
    known = {name for name in facts.links if are_scoped and name.endswith(tuple(f"::{n}" for n in links))}
    facts.links |= {name: Link(name) for name in (links & facts.links.keys()) | known}
    for state in facts.states:
        state.mass_matrix = state.gravity = None


def _load(copy: Copy, packages: dict[str, str], heard: _Warnings) -> _Model:
    """Load with shapes, or else without: Drake refuses some materials and shapes, not what they are on."""
    try:
        return _Model(copy, packages, with_shapes=True)
    except (RuntimeError, ValueError, SystemExit) as error:
        words = heard.texts[:]
        heard.texts.clear()
        try:
            model = _Model(copy, packages, with_shapes=False)
        except (RuntimeError, ValueError, SystemExit):
            heard.texts[:] = words
            raise error from None
        heard.texts.append(f"loaded without shapes: {error}")
        return model


def _facts(model: _Model, copy: Copy, text: TextFacts) -> Facts:
    facts = Facts("drake", top=model.top)
    plant = model.plant
    for body in model.bodies():
        facts.links[model.body(body)] = _link(model, body)
    joints = [j for j in model.joints() if not (j.is_ephemeral() or is_free(j))]
    begins = plant.GetPositions(model.context)
    _stand_at_zero(model, joints)
    for joint in joints:
        found = _joint(model, joint)
        found.written = found.name in text.joints or not text.complete
        if found.kind == "fixed" and "_welds_to_" in found.name and found.name not in text.joints:
            found.written = False  # Drake's own name for the joint of a weld
        facts.joints[found.name] = found
    plant.SetPositions(model.context, begins)
    floating = [joint.child_body() for joint in model.joints() if is_free(joint)]
    facts.floating = set(map(model.body, floating))
    facts.frames = _frames(model, text)
    if copy.format == "sdf":
        facts.placed = placed_frames(plant, model.context, model.scoped)
    facts.actuators = _actuators(model)
    for name, joint in facts.joints.items():
        actuator = facts.actuators.get(name)
        if len(joint.damping or ()) == 1:
            joint.armature = (actuator.gear_ratio**2 * actuator.rotor_inertia if actuator else 0.0,)
    facts.constraints = plant.num_constraints()
    facts.written_mimics = text.mimics if text.complete else None
    facts.gravity = tuple(float(x) for x in plant.gravity_field().gravity_vector())
    facts.relations = relations(plant, model.context, model.body)
    if model.scene is not None:
        facts.shapes, facts.filtered = _shapes(model, copy.assets)
    bases = {model.body(b): _pose(model, b) for b in floating}
    defaults = {name: joint.default or () for name, joint in facts.joints.items()}
    facts.states = [_state(model, Posture(defaults, bases))]
    return facts


def _stand_at_zero(model: _Model, joints: list[Any]) -> None:
    """Put joints at 0, wherever they begin: there axes and anchors are compared."""
    positions = model.plant.GetPositions(model.context)
    for joint in joints:
        positions[joint.position_start() : joint.position_start() + joint.num_positions()] = 0.0
    model.plant.SetPositions(model.context, positions)


def _pose(model: _Model, body: Any) -> Array:
    return np.asarray(model.plant.EvalBodyPoseInWorld(model.context, body).GetAsMatrix4())


def _link(model: _Model, body: Any) -> Link:
    mass = float(body.default_mass())
    com = np.asarray(body.default_com(), float).reshape(3)
    about_origin = np.asarray(body.default_rotational_inertia().CopyToFullMatrix3())
    shift = mass * (com @ com * np.eye(3) - np.outer(com, com))
    return Link(model.body(body), mass, com, about_origin - shift)


def _joint(model: _Model, joint: Any) -> Joint:
    kind = _KINDS.get(joint.type_name(), "other")
    base = joint.frame_on_parent().CalcPoseInWorld(model.context)
    child = joint.frame_on_child().CalcPoseInWorld(model.context)
    axis = getattr(joint, _AXES[kind])() if kind in _AXES else None
    return Joint(
        name=model.scoped(joint.model_instance(), joint.name()),
        kind=kind,
        parent=model.body(joint.parent_body()),
        child=model.body(joint.child_body()),
        axis_W=None if axis is None else np.asarray(base.rotation().matrix() @ axis),
        anchor_W=np.asarray(child.translation()) if kind in ("revolute", "ball") else None,
        lower=tuple(limit(x) for x in joint.position_lower_limits()),
        upper=tuple(limit(x) for x in joint.position_upper_limits()),
        velocity=tuple(limit(x) for x in joint.velocity_upper_limits()),
        acceleration=tuple(limit(x) for x in joint.acceleration_upper_limits()),
        damping=tuple(float(x) for x in joint.default_damping_vector()),
        default=tuple(float(x) for x in joint.default_positions()),
        pitch=float(joint.screw_pitch()) if kind == "screw" else None,
    )


def _frames(model: _Model, text: TextFacts) -> dict[str, Frame]:
    """The frames that the file names; Drake has more (of joints and models)."""
    from pydrake.multibody.tree import FrameIndex

    frames = {}
    for i in range(1, model.plant.num_frames()):
        frame = model.plant.get_frame(FrameIndex(i))
        if frame.name() in text.frames:
            name = model.scoped(frame.model_instance(), frame.name())
            pose = np.asarray(frame.GetFixedPoseInBodyFrame().GetAsMatrix4())
            frames[name] = Frame(name, model.body(frame.body()), pose)
    return frames


def _actuators(model: _Model) -> dict[str, Actuator]:
    found = {}
    for index in model.plant.GetJointActuatorIndices():
        actuator = model.plant.get_joint_actuator(index)
        joint = model.scoped(actuator.joint().model_instance(), actuator.joint().name())
        found[joint] = Actuator(
            joint,
            effort_limit(actuator.effort_limit()),
            float(actuator.default_gear_ratio()),
            float(actuator.default_rotor_inertia()),
            _gains(actuator),
        )
    return found


def _gains(actuator: Any) -> tuple[float, ...] | None:
    if not actuator.has_controller():
        return None
    gains = actuator.get_controller_gains()
    return float(gains.p), float(gains.d)


def _state(model: _Model, posture: Posture) -> State:
    plant, context = model.plant, model.context
    positions = plant.GetPositions(context)
    labels: list[tuple[str, int]] = [("", 0)] * plant.num_velocities()
    for joint in model.joints():
        name = model.scoped(joint.model_instance(), joint.name())
        wanted = posture.joints.get(name)
        if not is_free(joint) and wanted is not None and len(wanted) == joint.num_positions():
            positions[joint.position_start() : joint.position_start() + len(wanted)] = wanted
        label = model.body(joint.child_body()) + FREE if is_free(joint) else name
        for i in range(joint.num_velocities()):
            labels[joint.velocity_start() + i] = (label, i)
    plant.SetPositions(context, positions)
    for joint in filter(is_free, model.joints()):
        pose = posture.bases.get(model.body(joint.child_body()))
        if pose is not None:
            put_base(joint, context, pose)
    poses = {model.body(b): _pose(model, b) for b in model.bodies()}
    T = velocities(model.joints(), plant.num_velocities(), context)
    if T is None:
        return State(posture, poses, labels)
    mass_matrix = np.array(plant.CalcMassMatrix(context))
    for index in plant.GetJointActuatorIndices():
        actuator = plant.get_joint_actuator(index)
        at = actuator.joint().velocity_start()
        mass_matrix[at, at] -= actuator.calc_reflected_inertia(context)
    matrix = T.T @ mass_matrix @ T
    gravity = T.T @ np.asarray(plant.CalcGravityGeneralizedForces(context))
    return State(posture, poses, labels, matrix, gravity)


def _shapes(model: _Model, assets: dict[str, str]) -> tuple[list[Shape], set[frozenset[str]]]:
    from pydrake.geometry import Role

    inspector = model.scene.model_inspector()
    shapes: list[Shape] = []
    touching: dict[str, Any] = {}
    plant = model.plant
    for body in [plant.world_body(), *model.bodies()]:
        frame = plant.GetBodyFrameIdIfExists(body.index())
        if frame is None:
            continue
        for role, name in ((Role.kIllustration, "visual"), (Role.kProximity, "collision")):
            for geometry in inspector.GetGeometries(frame, role):
                shapes.append(_shape(model.body(body), name, inspector, geometry, role, assets))
                if name == "collision":
                    touching.setdefault(model.body(body), geometry)
    names = sorted(touching)
    filtered = {
        frozenset((a, b))
        for i, a in enumerate(names)
        for b in names[i + 1 :]
        if inspector.CollisionFiltered(touching[a], touching[b])
    }
    return shapes, filtered


def _shape(
    link: str, role_name: str, inspector: Any, geometry: Any, role: Any, assets: dict[str, str]
) -> Shape:
    kind, size, mesh = _size(inspector.GetShape(geometry), assets)
    shape = Shape(
        link,
        role_name,
        kind,
        size,
        np.asarray(inspector.GetPoseInFrame(geometry).GetAsMatrix4()),
        inspector.GetName(geometry).rpartition("::")[2],
        mesh,
    )
    properties = inspector.GetProperties(geometry, role)
    told = {}
    for group in properties.GetGroupNames():
        for name in properties.GetPropertiesInGroup(group):
            try:
                value = properties.GetProperty(group, name)
            except RuntimeError:  # no binding for the type of some hydroelastic properties
                value = _hydroelastic(inspector, geometry)
            if (group, name) == ("phong", "diffuse"):
                shape.colour = (value.r(), value.g(), value.b(), value.a())
            elif (group, name) == ("phong", "diffuse_map"):
                shape.texture = assets.get(Path(str(value)).name, str(value))
            elif (group, name) == ("material", "coulomb_friction"):
                shape.friction = (value.static_friction(), value.dynamic_friction())
            elif not (group == "label" or str(value).startswith("<")):
                told[f"{group}/{name}"] = re.sub(r"<.*? object at .*?>", "?", str(value))
    if shape.texture and shape.colour == (0.0, 0.0, 0.0, 0.0):
        shape.colour = None  # what Drake's URDF parser notes for a texture without a colour
    shape.properties = told
    return shape


def _hydroelastic(inspector: Any, geometry: Any) -> str:
    return type(inspector.maybe_get_hydroelastic_mesh(geometry)).__name__


def _size(shape: Any, assets: dict[str, str]) -> tuple[str, tuple[float, ...], str | None]:
    kind = type(shape).__name__.lower()
    if kind == "box":
        return kind, tuple(shape.size()), None
    if kind == "sphere":
        return kind, (shape.radius(),), None
    if kind in ("cylinder", "capsule"):
        return kind, (shape.radius(), shape.length()), None
    if kind == "ellipsoid":
        return kind, (shape.a(), shape.b(), shape.c()), None
    if kind in ("mesh", "convex"):
        file = Path(str(shape.source().path())).name
        return kind, tuple(shape.scale3()), assets.get(file, file)
    return kind, (), None
