"""Drake Model Directives from a scene: a file for each model, and the directives that add them."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module

from transpile.ast.node import Document
from transpile.driver.find_packages import package_above
from transpile.driver.follow_bodies import follow_names, scoped_bodies, stand_at_origin
from transpile.driver.style_uris import UriStyler
from transpile.formats.dmd.arrange_parts import Arrangement
from transpile.formats.dmd.raise_ import Raiser
from transpile.ir.model import Model, Scene
from transpile.ir.node import Kept, Node
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name

ENDINGS = (".dmd.yaml", ".dmd.yml", ".yaml", ".yml")
PART_ENDINGS = {"sdf": ".sdf", "urdf": ".urdf", "mjcf": ".xml"}

Shape = Callable[[Scene], object]
"""Runs the passes that a format needs over a scene of one model."""


def write_parts(
    scene: Scene,
    context: Context,
    output: str,
    files: dict[str, bytes],
    shape: Shape | None = None,
    styler: UriStyler | None = None,
) -> Document:
    """The directives; ``files`` gets what is to be written beside ``output``, by its path.

    The parts are in ``context.target``, and go through ``shape`` where that isn't SDFormat. Drake's parser of
    directives knows ``package://`` and ``file://`` alone, no relative paths: a part is named by the package
    around it, else by its whole path, unless ``styler`` wants another of the two.
    """
    _name_apart(scene, context)
    arrangement = Arrangement(scene, context.diagnostics, context.target)
    raiser = Raiser(scene, arrangement, context.diagnostics)
    arrangement.settle()
    if context.target == "urdf":
        placed = arrangement.poses
        stand_at_origin([part for _, part in arrangement.parts if part not in placed], scene)
    before = scoped_bodies(scene) if shape is not None else {}
    parts = [(part, _alone(part, scene)) for _, part in arrangement.parts]
    for _, alone in parts:
        if shape is not None:
            shape(alone)
    stem = next((output.removesuffix(end) for end in ENDINGS if output.endswith(end)), output)
    paths = _paths(stem, [path for path, _ in arrangement.parts], PART_ENDINGS[context.target])
    package = f"transpile.formats.{context.target}"
    raise_, emit = import_module(package + ".raise_").raise_, import_module(package + ".emit").emit
    uris: dict[Model, str] = {}
    for (part, alone), path in zip(parts, paths, strict=True):
        uris[part] = (styler.name(path, part.at) if styler is not None else None) or part_uri(path)
        alone.ledger = _kept_in(part)
        files[path] = emit(raise_(alone, context)).encode("utf-8", "surrogateescape")
    document = raiser.finish(uris)
    if before:
        follow_names(document, before, scene)
    return document


def _name_apart(scene: Scene, context: Context) -> None:
    taken: set[str] = set()
    for model in scene.models:
        name = free_name(model.name, taken)
        if name != model.name:
            context.diagnostics.rename(
                "A060", "model", model.name, name, model.at, "another model instance has that name"
            )
            model.name = name
        taken.add(name)


def _paths(stem: str, names: list[str], ending: str) -> list[str]:
    """The files of the parts, each with a name of its own."""
    found: list[str] = []
    taken: set[str] = set()
    for name in names:
        own = free_name(_file_name(name), taken)
        taken.add(own)
        found.append(f"{stem}.{own}{ending}")
    return found


def _file_name(name: str) -> str:
    return "".join([character if character.isalnum() or character in "._-" else "_" for character in name])


def _alone(model: Model, scene: Scene) -> Scene:
    """A scene of one model."""
    part = Scene(scene.format, scene.version)
    part.at = scene.at
    part.namespaces = scene.namespaces
    part.models = [model]
    return part


def _kept_in(model: Model) -> list[Kept]:
    found: list[Kept] = []
    stack: list[object] = [model]
    while stack:
        node = stack.pop()
        if isinstance(node, list):
            stack.extend(node)
        elif isinstance(node, Node):
            found += node.kept or ()
            stack.extend(getattr(node, name) for name in node.FIELDS)
    return found


def part_uri(path: str) -> str:
    """``package://NAME/…`` where a package.xml stands above a file, else ``file://`` and its whole path."""
    whole = os.path.abspath(path)
    package = package_above(whole)
    if package is None:
        return "file://" + whole.replace(os.sep, "/")
    name, folder = package
    return f"package://{name}/{os.path.relpath(whole, folder).replace(os.sep, '/')}"
