"""upgrade-sdf: brings the AST of an older SDFormat to today's meaning.

What libsdformat's own conversions say for 1.4 to 1.8:

* 1.4: a joint's axes are in the axes of the model (``use_parent_model_frame`` came with 1.5).
* 1.5: an IMU's noise is split by axis; gravity and the magnetic field stand in ``<physics>``.
* 1.6: ``pose/@frame`` is called ``relative_to``, ``use_parent_model_frame`` becomes ``expressed_in``,
  ``ode/provide_feedback`` stands in the joint's ``<physics>``.
* 1.7: nested models that were flattened become models again (see ``unflatten_sdf``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from transpile.ast import generated_sdf as ast
from transpile.ast.node import Node, Tree, children_of
from transpile.passes.for_sdf.unflatten_sdf import unflatten_sdf

_FRAME = ast.Pose.bits("frame") & ~1
_RELATIVE_TO = ast.Pose.bits("relative_to") & ~1
_USE_PARENT = ast.Axis.bits("use_parent_model_frame") & ~1
_XYZ = ast.AxisXyz.bits("expressed_in")
_ODE_FEEDBACK = ast.JointOde.bits("provide_feedback") & ~1
_FEEDBACK = ast.JointPhysics.bits("provide_feedback")


def upgrade_sdf(root: ast.Sdf, version: int) -> None:
    """Change the AST in place; ``version`` is 104 for 1.4."""
    if version > 108:
        return
    if version < 108:
        for model in [*root.model, *[model for world in root.world for model in world.model]]:
            unflatten_sdf(model)
    stack: list[Node] = [root]
    while stack:
        node = stack.pop()
        upgrade = _UPGRADES.get(type(node))
        if upgrade is not None:
            upgrade(node, version)
        stack.extend(children_of(node))


def _upgrade_pose(pose: ast.Pose, version: int) -> None:
    if pose.frame is None or version > 106:
        return
    if pose.relative_to is None and pose.frame:
        pose.relative_to = pose.frame
        pose.todo |= _RELATIVE_TO
    pose.frame = None
    pose.todo &= ~_FRAME


def _upgrade_tree(top: Tree, version: int) -> None:
    """The poses of what has no type here: ``frame`` is called ``relative_to``."""
    stack = [top] if version <= 106 and top.tag != "plugin" else []
    while stack:
        tree = stack.pop()
        frame = tree.attributes.pop("frame", None) if tree.tag == "pose" else None
        if frame is not None:
            tree.attributes.setdefault("relative_to", frame)
            top.xml = None
        stack.extend(child for child in tree.children if child.tag != "plugin")


def _upgrade_axis(axis: ast.Axis, version: int) -> None:
    if version > 106:
        return
    in_model = axis.use_parent_model_frame or version == 104
    axis.use_parent_model_frame = None
    axis.todo &= ~_USE_PARENT
    if not in_model:
        return
    if axis.xyz is None:
        axis.xyz = ast.AxisXyz()
        axis.xyz.at = axis.at
    if axis.xyz.expressed_in is None:
        axis.xyz.expressed_in = "__model__"
        axis.xyz.todo |= _XYZ


def _upgrade_joint_physics(physics: ast.JointPhysics, version: int) -> None:
    ode = physics.ode
    if ode is None or ode.provide_feedback is None:
        return
    if physics.provide_feedback is None:
        physics.provide_feedback = ode.provide_feedback
        physics.todo |= _FEEDBACK
    ode.provide_feedback = None
    ode.todo &= ~_ODE_FEEDBACK


def _upgrade_world(world: ast.World, version: int) -> None:
    """The first ``<physics>`` says what the whole world has since 1.6; a state's names lose their scopes."""
    if version < 108:
        for state in world.state:
            _local_names(state)
    if version > 105:
        return
    for physics in world.physics[:1]:
        for name in ("gravity", "magnetic_field"):
            for child in [child for child in physics.children if child.tag == name]:
                physics.children.remove(child)
                physics.xml = None
                value = _vec3(child.text)
                if getattr(world, name) is None and value is not None:
                    setattr(world, name, value)
                    world.todo |= ast.World.bits(name)


def _local_names(state: Tree) -> None:
    """``model::link`` is ``link`` in its model since 1.8 allows no ``::`` in names."""
    stack = [state]
    while stack:
        tree = stack.pop()
        name = tree.attributes.get("name", "")
        if "::" in name:
            tree.attributes["name"] = name.rpartition("::")[2]
            state.xml = None
        stack.extend(tree.children)


def _vec3(text: str | None) -> tuple[float, ...] | None:
    try:
        value = tuple([float(word) for word in (text or "").split()])
    except ValueError:
        return None
    return value if len(value) == 3 else None


def _upgrade_link(link: ast.Link, version: int) -> None:
    if version < 106:
        for sensor in link.sensor:
            upgrade_sensor(sensor)


def upgrade_sensor(sensor: Tree) -> None:
    """Bring a sensor as it was written before 1.6 to today's form."""
    for imu in sensor.children:
        if imu.tag == "imu" and any(child.tag == "noise" for child in imu.children):
            _split_noise(imu)
            sensor.xml = None


def _split_noise(imu: Tree) -> None:
    """One noise for all rates and one for all accelerations, as one for each axis (1.6)."""
    noises = [child for child in imu.children if child.tag == "noise"]
    for noise in noises:
        imu.children.remove(noise)
        parts = {child.tag: child for child in noise.children}
        for old, new in (("rate", "angular_velocity"), ("accel", "linear_acceleration")):
            group = _child(imu, new, imu.at)
            for axis in ("x", "y", "z"):
                single = _child(_child(group, axis, imu.at), "noise", imu.at)
                if "type" in parts:
                    single.attributes.setdefault("type", parts["type"].text or "none")
                for value in parts[old].children if old in parts else ():
                    _child(single, value.tag, value.at).text = value.text


def _child(tree: Tree, tag: str, at: int) -> Tree:
    for child in tree.children:
        if child.tag == tag:
            return child
    child = Tree(tag)
    child.at = at
    child.todo = 1
    tree.children.append(child)
    return child


_UPGRADES: dict[type[Node], Callable[[Any, int], None]] = {
    ast.World: _upgrade_world,
    ast.Link: _upgrade_link,
    ast.Pose: _upgrade_pose,
    ast.Axis: _upgrade_axis,
    ast.JointPhysics: _upgrade_joint_physics,
    Tree: _upgrade_tree,
}
