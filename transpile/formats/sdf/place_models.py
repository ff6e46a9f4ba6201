"""Models in a world, placed in the world itself.

SDFormat measures a model's pose in a frame of the world or in another model (1.7 and newer). The frames of
a world stay kept for SDFormat; for a target that has none the poses are worked out.
"""

from __future__ import annotations

from transpile.ast import generated_sdf as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.sdf.lower_pose import pose_of
from transpile.ir.model import Model, Scene
from transpile.ir.pose import IDENTITY, Pose

Step = tuple[Pose, str | None]
"""A pose, and the name of what it is measured in (None: the world)."""


def place_models(scene: Scene, world: ast.World, diagnostics: Diagnostics) -> None:
    """Measure every model in the world.

    What cannot be followed here (names inside of models, circles) is told, and the pose is then taken to be
    in the world (L023).
    """
    steps: dict[str, Step] = {frame.name or "": _frame(frame) for frame in world.frame}
    for model in scene.models:
        measured = model.relative_to
        steps[model.name] = (model.pose or IDENTITY, measured.name if measured is not None else None)
    for model in scene.models:
        if model.relative_to is not None:
            _place(model, steps, diagnostics)


def _frame(frame: ast.Frame) -> Step:
    """A frame of the world; its account is not touched, for it stays kept."""
    todo = frame.pose.todo if frame.pose is not None else 0
    pose = pose_of(frame.pose, Diagnostics()) if frame.pose is not None else None
    measured = frame.attached_to
    if frame.pose is not None:
        frame.pose.todo = todo
        measured = frame.pose.relative_to or measured
    return pose or IDENTITY, measured or None


def _place(model: Model, steps: dict[str, Step], diagnostics: Diagnostics) -> None:
    pose, measured = steps[model.name]
    left = len(steps)
    while measured is not None and measured != "world":
        left -= 1
        if measured not in steps or left < 0:
            diagnostics.report(
                "L023",
                f"model {model.name!r} is placed in {measured!r}, which cannot be followed here: it is taken "
                "to be placed in the world",
                model.at,
                "pose",
            )
            break
        outer, measured = steps[measured]
        pose = outer.compose(pose)
    model.pose = pose
    model.relative_to = None
