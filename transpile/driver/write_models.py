"""A file for each model of a scene, where the target holds one model and the scene has several."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from transpile.ir.pose import IDENTITY, Pose
from transpile.passes.pick_names import free_name
from transpile.passes.scope.split_world import split_world

if TYPE_CHECKING:
    from transpile.ir.model import Scene
    from transpile.passes.manager import Context

ENDING = ".urdf"


def write_models(
    scene: Scene, context: Context, prefix: str, shape: Callable[[Scene], bool]
) -> list[tuple[str, Any]]:
    """The path and the document of each model of a scene that has several; none after errors.

    The files are called ``prefix``, the model's name, and ``.urdf``. ``shape`` runs the passes of the target.
    """
    paths: list[str] = []
    parts = split_world(scene, context)
    for part in parts:
        model = part.models[0]
        name = free_name(f"{prefix}{_file_name(model.name)}", [path.removesuffix(ENDING) for path in paths])
        paths.append(name + ENDING)
        pose = model.pose or IDENTITY
        context.diagnostics.report(
            "A018",
            f"model {model.name!r}, which stands at {_shown(pose)} in the world, is written to {paths[-1]}",
            model.at,
            data={"model": model.name, "file": paths[-1], "xyz": list(pose.p), "rpy": list(pose.rpy())},
        )
    if not all([shape(part) for part in parts]):
        return []
    raise_ = import_module("transpile.formats.urdf.raise_").raise_
    return [(path, raise_(part, context)) for path, part in zip(paths, parts, strict=True)]


def _shown(pose: Pose) -> str:
    return ", ".join(" ".join(f"{x:.6g}" for x in part) for part in (pose.p, pose.rpy()))


def _file_name(name: str) -> str:
    return "".join([character if character.isalnum() or character in "._-" else "_" for character in name])
