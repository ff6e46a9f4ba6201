"""MJCF: from the AST to the IR."""

from __future__ import annotations

from transpile.ast import mjcf as ast
from transpile.ast.node import Document
from transpile.diagnostics import Diagnostics
from transpile.formats.keep import keep_rest
from transpile.formats.mjcf.link_includes import link_includes
from transpile.formats.mjcf.lower_asset import Assets
from transpile.formats.mjcf.lower_contacts import ContactLowerer
from transpile.formats.mjcf.lower_relations import RelationLowerer
from transpile.formats.mjcf.lower_tree import TreeLowerer
from transpile.ir.model import Model, Scene
from transpile.passes.expand_mjcf_defaults import Defaults
from transpile.passes.expand_mjcf_order import Order
from transpile.passes.expand_mjcf_replicate import expand_replicates
from transpile.passes.expand_mjcf_settings import merge_settings
from transpile.passes.manager import Context
from transpile.source import Source

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
    order = _link(root, diagnostics, context)
    if diagnostics.errors:
        return None
    settings = merge_settings(root, order, diagnostics)
    defaults = Defaults(order, diagnostics)
    defaults.collect(root)
    defaults.apply(root)
    expand_replicates(root)
    scene = Scene("mjcf")
    scene.at = root.at
    scene.header = document.header
    model = _lower_model(root, diagnostics)
    scene.models.append(model)
    assets = Assets(root, settings, diagnostics, context.find if context is not None else None)
    same_format = context is not None and context.target == "mjcf"
    tree = TreeLowerer(model, settings, assets, order, diagnostics, same_format)
    tree.lower(root)
    if not same_format:
        RelationLowerer(tree, diagnostics).lower(root)
        ContactLowerer(tree, diagnostics).lower(root)
    _open_sections(root)
    model.materials = list(assets.made.values())
    defaults.settle()
    keep_rest(root, scene)
    return scene


def _open_sections(root: ast.Mujoco) -> None:
    """What is left of a section is told item by item."""
    for field in _SECTIONS:
        for section in getattr(root, field):
            section.todo &= ~1


def _link(root: ast.Mujoco, diagnostics: Diagnostics, context: Context | None) -> Order:
    """Bring in the included files."""

    def open_file(path: str, at: int) -> Source | None:
        if context is not None and context.open is not None:
            return context.open(path, at, root.at)
        diagnostics.report("P064", f"the included file {path!r} is not found", at, "@file")
        return None

    return link_includes(root, open_file, diagnostics)


def _lower_model(root: ast.Mujoco, diagnostics: Diagnostics) -> Model:
    root.todo &= ~_MUJOCO
    model = Model(root.model or UNNAMED)
    root.ir = model
    model.at = root.at
    if not root.model:
        diagnostics.report("A021", f"the model has no name; it is called {UNNAMED!r}", root.at)
    return model
