"""MJCF: from the AST to the IR."""

from __future__ import annotations

import os

from transpile.ast import generated_mjcf as ast
from transpile.ast.node import Document, Node
from transpile.diagnostics import Diagnostics
from transpile.formats.keep import keep_rest
from transpile.formats.mjcf.discard_visuals import Discard
from transpile.formats.mjcf.expand import Expansion
from transpile.formats.mjcf.keep_raw import folder_of, keep_files, keep_settings, settle_kept
from transpile.formats.mjcf.lower_asset import Assets
from transpile.formats.mjcf.lower_contacts import ContactLowerer
from transpile.formats.mjcf.lower_option import lower_option, report_unfused
from transpile.formats.mjcf.lower_relations import RelationLowerer
from transpile.formats.mjcf.lower_springs import settle_springs
from transpile.formats.mjcf.lower_start import lower_start
from transpile.formats.mjcf.lower_tree import TreeLowerer
from transpile.ir.model import Model, Scene
from transpile.passes.manager import Context

_MUJOCO = ast.Mujoco.bits("model")
_SECTIONS = (
    "extension",
    "deformable",
    "contact",
    "tendon",
    "equality",
    "actuator",
    "sensor",
    "custom",
    "keyframe",
)
UNNAMED = "mujoco_model"


def lower(document: Document, diagnostics: Diagnostics, context: Context | None = None) -> Scene | None:
    """The IR of a MJCF document; what the IR has no words for is on the scene's ledger. None after errors."""
    root = document.root
    assert isinstance(root, ast.Mujoco)
    expansion = Expansion(context, diagnostics)
    settings = expansion.expand(root)
    if settings is None:
        return None
    scene = Scene("mjcf")
    scene.at = root.at
    scene.header = document.header
    model = _lower_model(root, diagnostics)
    scene.models.append(model)
    same_format = context is not None and context.target == "mjcf"
    find = context.find if context is not None else None
    assets = Assets(root, expansion.homes, diagnostics, find, same_format)
    assets.add_file = context.add_file if context is not None else None
    tree = TreeLowerer(model, settings, assets, expansion.order, diagnostics, same_format)
    tree.geoms.discard = Discard(root) if settings.discardvisual and not same_format else None
    tree.lower(root)
    if same_format:
        keep_settings(root, settings)
        keep_files(
            root, lambda file, node: _from_output(context, assets.uri(file, folder_of(node), node.at), node)
        )
    else:
        _relate(tree, root, diagnostics, context)
        assets.settle_idle()
        _report_settings(tree, root, diagnostics)
        # MJCF has the defaults written out, at every element that takes them.
        for defaults in expansion.defaults:
            defaults.settle()
    _open_sections(root)
    model.materials = list(assets.made.values())
    keep_rest(root, scene)
    if same_format:
        settle_kept(scene.ledger, expansion.order, model.links)
    return scene


def _report_settings(tree: TreeLowerer, root: ast.Mujoco, diagnostics: Diagnostics) -> None:
    """What came of the settings that leave something out."""
    if tree.geoms.discard is not None:
        tree.geoms.discard.report(diagnostics)
    if tree.settings.fusestatic:
        report_unfused(root, tree.model, diagnostics)


def _from_output(context: Context | None, uri: str, node: Node) -> str:
    """A file's path as it is to be written where the output stands: that of a copy, where such are made (of
    meshes a pass makes them)."""
    if context is None or context.rebase is None:
        return uri
    path = context.find(uri, node.at) if context.find is not None else None
    copied = context.meshes != "keep" and not isinstance(node, ast.Mesh)
    if not copied or context.add_file is None or path is None or not os.path.isfile(path):
        return context.rebase(uri, node.at)
    with open(path, "rb") as file:
        return context.add_file(os.path.basename(path), file.read(), path)


def _relate(tree: TreeLowerer, root: ast.Mujoco, diagnostics: Diagnostics, context: Context | None) -> None:
    """What is said of links and joints outside the tree."""
    settle_springs(tree)
    said = _lower_ties(tree, root, diagnostics, context)
    RelationLowerer(tree, diagnostics, context.target if context is not None else "", said).lower(root)
    ContactLowerer(tree, diagnostics, context).lower(root)
    lower_option(root, diagnostics)
    lower_start(tree, root, diagnostics, context)


def _lower_ties(
    tree: TreeLowerer, root: ast.Mujoco, diagnostics: Diagnostics, context: Context | None
) -> set[int]:
    """What Drake has constraints and springs for; the places of the tendons of which something is said.
    Gazebo knows neither."""
    if not (root.tendon or root.equality) or (context is not None and context.dialect == "gazebo"):
        return set()
    from transpile.formats.mjcf.lower_ties import TieLowerer

    ties = TieLowerer(tree, root, diagnostics)
    ties.lower(root)
    return ties.done


def _open_sections(root: ast.Mujoco) -> None:
    """What is left of a section is told item by item."""
    for field in _SECTIONS:
        for section in getattr(root, field):
            section.todo &= ~1


def _lower_model(root: ast.Mujoco, diagnostics: Diagnostics) -> Model:
    root.todo &= ~_MUJOCO
    model = Model(root.model or UNNAMED)
    root.ir = model
    model.at = root.at
    if not root.model:
        diagnostics.report("A021", f"the model has no name; it is called {UNNAMED!r}", root.at)
    return model
