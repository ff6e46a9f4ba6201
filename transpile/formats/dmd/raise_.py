"""Directives that add the models of a scene, each from a file of its own."""

from __future__ import annotations

from transpile.ast import dmd as ast
from transpile.ast.node import Comment, Document, Extra
from transpile.diagnostics import Diagnostics
from transpile.formats.dmd.raise_world import raise_world
from transpile.ir.model import Model, Scene


def raise_(scene: Scene, files: list[tuple[Model, str]], diagnostics: Diagnostics) -> Document:
    """The document that adds each model from the URI of its file, and what stands beside them.

    The poses of the models, what in them holds them to the world and what is static stand in their files,
    where Drake reads them.
    """
    root = ast.Directives()
    root.at = scene.at
    root.ir = scene
    document = Document("dmd", root)
    document.header = list(scene.header)
    extras: list[Extra] = []
    for model, uri in files:
        directive = ast.AddModel()
        directive.at = model.at
        directive.ir = model
        directive.name = model.name
        directive.file = uri
        root.directives.append(directive)
        extras += [Comment(text, model.at, directive) for text in model.comments or ()]
    raise_world(scene, root, extras, diagnostics)
    root.extra = extras or None
    return document
