"""Relative URIs in what is only kept, written anew for the folder of the output.

Meshes, textures and includes that the IR knows are seen to by the pass check-uris.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from transpile.ast import generated_sdf as ast
from transpile.ast.node import Node, Tree, children_of
from transpile.ir.model import Scene
from transpile.ir.node import Kept

Rebase = Callable[[str, int], str]
"""The URI to write for one that stands at a place; a path that leads to nothing stays as it is."""

_MAPS = ("albedo_map", "environment_map", "ambient_occlusion_map", "emissive_map")

URIS: dict[type[Node], tuple[str, ...]] = {
    ast.Include: ("uri",),
    ast.Mesh: ("uri",),
    ast.Heightmap: ("uri",),
    ast.HeightmapTexture: ("diffuse", "normal"),
    ast.Image: ("uri",),
    ast.MaterialScript: ("uri",),
    ast.Shader: ("normal_map",),
    ast.PbrMetal: (*_MAPS, "roughness_map", "metalness_map"),
    ast.PbrSpecular: (*_MAPS, "specular_map", "glossiness_map"),
    ast.NormalMap: ("text",),
    ast.LightMap: ("text",),
    ast.Material: ("drake_diffuse_map",),
}
"""The fields that hold URIs (the grammar's; a test holds the two together)."""

_FILES = frozenset(("uri", "filename"))
"""Elements that name files where SDFormat has no type of its own here (an actor's skin)."""


def place_kept(scene: Scene, rebase: Rebase) -> None:
    """Rewrite every relative URI that is kept for SDFormat."""
    for kept in scene.ledger:
        if kept.format == "sdf" and not kept.done:
            _place(kept, rebase)


def _place(kept: Kept, rebase: Rebase) -> None:
    value = kept.value
    if isinstance(value, Node):
        _place_below(value, kept.at, rebase)
    elif len(kept.path) > 1 and kept.path[-1][0] in URIS.get(kept.path[-2][1], ()):
        kept.value = _rebased(value, kept.at, rebase)


def _place_below(top: Node, at: int, rebase: Rebase) -> None:
    stack = [top]
    while stack:
        node = stack.pop()
        if isinstance(node, Tree):
            if node.tag in _FILES and node.text is not None and _is_printed(top):
                node.text = rebase(node.text, at)
            if node.tag != "plugin":
                stack.extend(node.children)
            continue
        for name in URIS.get(type(node), ()):
            value = getattr(node, name)
            if value:
                setattr(node, name, _rebased(value, at, rebase))
        stack.extend(children_of(node))


def _is_printed(top: Node) -> bool:
    """Whether an element is printed from its tree, and not as the text that it was."""
    return not isinstance(top, Tree) or top.xml is None


def _rebased(value: Any, at: int, rebase: Rebase) -> Any:
    if isinstance(value, list):
        return [rebase(uri, at) for uri in value]
    return rebase(value, at)
