"""A model that a directive adds, made ready to stand among others: what depends on its own format is done
before it becomes a part of the scene."""

from __future__ import annotations

from transpile.ir.model import Scene
from transpile.passes.checks import check_names, check_tree
from transpile.passes.manager import Context
from transpile.passes.scope import load_includes, resolve_names


def prepare_model(scene: Scene, context: Context) -> None:
    """Bring in its includes, and find what its names mean by its own format's rules."""
    load_includes.run(scene, context)
    check_names.run(scene, context)
    resolve_names.run(scene, context)
    check_tree.run(scene, context)
    if scene.format == "urdf":
        from transpile.passes.for_sdf import limit_continuous_joints
        from transpile.passes.gazebo import lower_gazebo_blocks

        limit_continuous_joints.run(scene, context)
        if context.target in ("sdf", "dmd") and not context.diagnostics.errors:
            lower_gazebo_blocks.run(scene, context)
    from transpile.passes.for_sdf import label_actuators

    if context.target != "mjcf":
        label_actuators.run(scene, context)
    elif scene.format == "sdf":
        label_actuators.drive_joints(scene)
