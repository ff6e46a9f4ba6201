"""check-names: names that SDFormat does not allow (its frame semantics; libsdformat refuses them)."""

from __future__ import annotations

from transpile.ir.model import Placed, Scene
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


def is_reserved(name: str) -> bool:
    """``world``, and whatever begins and ends with two underscores."""
    return name == "world" or (len(name) >= 4 and name[:2] == "__" and name[-2:] == "__")


def run(scene: Scene, context: Context) -> None:
    """Report reserved names (S003) and ``::`` in names (S004; allowed before 1.8)."""
    if scene.format != "sdf":
        return
    old, no_scopes = is_older(scene.version, (1, 7)), is_older(scene.version, (1, 8))
    for node in (*scene.frames, *scene.joints):
        _check(node, old, no_scopes, context)
    for model, _ in walk_models(scene):
        for group in ([model], model.links, model.joints, model.frames):
            for node in group:
                _check(node, old, no_scopes, context)


def _check(node: Placed, before_17: bool, before_18: bool, context: Context) -> None:
    kind = type(node).__name__.lower()
    if is_reserved(node.name):
        report = context.diagnostics.warn if before_17 else context.diagnostics.report
        report(
            "S003", f"the {kind} name {node.name!r} is reserved", node.at, "@name", fix="give it another name"
        )
    elif "::" in node.name and not before_18:
        context.diagnostics.report(
            "S004", f"the {kind} name {node.name!r} has '::' in it, which separates scopes", node.at, "@name"
        )
    elif not node.name:
        context.diagnostics.report("S007", f"a {kind} has an empty name", node.at, "@name")


def is_older(version: str | None, limit: tuple[int, int]) -> bool:
    """Whether a version comes before ``limit``; one that cannot be read counts as new."""
    try:
        major, minor = (version or "9.9").split(".")[:2]
        return (int(major), int(minor)) < limit
    except ValueError:
        return False
