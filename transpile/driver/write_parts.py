"""Drake Model Directives from a scene: a file of SDFormat for each model, and the directives that add
them."""

from __future__ import annotations

import os

from transpile.ast.node import Document
from transpile.driver.find_packages import package_above
from transpile.formats.dmd.raise_ import raise_ as raise_directives
from transpile.formats.sdf.emit import emit
from transpile.formats.sdf.raise_ import raise_ as raise_model
from transpile.ir.model import Model, Scene
from transpile.ir.node import Kept, Node
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name
from transpile.passes.scope.place_in_world import place_in_world

ENDINGS = (".dmd.yaml", ".dmd.yml", ".yaml", ".yml")


def write_parts(scene: Scene, context: Context, output: str, files: dict[str, bytes]) -> Document:
    """The directives; ``files`` gets what is to be written beside ``output``, by its path.

    Drake's parser of directives knows ``package://`` and ``file://`` alone, no relative paths: a part is
    named by the package around it, else by its whole path.
    """
    stem = next((output.removesuffix(end) for end in ENDINGS if output.endswith(end)), output)
    taken: set[str] = set()
    added = []
    place_in_world(scene)
    for model in scene.models:
        name = free_name(model.name, taken)
        if name != model.name:
            context.diagnostics.rename(
                "A060", "model", model.name, name, model.at, "another model instance has that name"
            )
            model.name = name
        taken.add(name)
        path = f"{stem}.{_file_name(name)}.sdf"
        files[path] = emit(raise_model(_alone(model, scene), context)).encode("utf-8", "surrogateescape")
        added.append((model, part_uri(path)))
    return raise_directives(scene, added, context.diagnostics)


def _file_name(name: str) -> str:
    return "".join([character if character.isalnum() or character in "._-" else "_" for character in name])


def _alone(model: Model, scene: Scene) -> Scene:
    """A scene of one model, with what is kept in it."""
    part = Scene(scene.format, scene.version)
    part.at = scene.at
    part.namespaces = scene.namespaces
    part.models = [model]
    part.ledger = _kept_in(model)
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
