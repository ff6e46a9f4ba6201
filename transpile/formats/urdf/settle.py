"""What a URDF says that means nothing there: it need not be said in another format, and is no loss."""

from __future__ import annotations

from transpile.ast import generated_urdf as ast
from transpile.ast.node import Node
from transpile.diagnostics import Diagnostics
from transpile.ir.model import FIXED, Joint, Link, Scene
from transpile.ir.node import Kept

_OF_AXES = ("axis", "limit", "dynamics", "mimic")


def settle(scene: Scene, used: set[str | None], diagnostics: Diagnostics) -> None:
    """Warn of it (the target is another format) and take it off the account; ``used`` names the materials
    that visuals have."""
    for model in scene.models:
        for material in model.materials:
            if material.name not in used:
                look = f"colour {material.diffuse}, texture {material.texture}"
                diagnostics.warn(
                    "C052",
                    f"no visual has the material {material.name!r} ({look}): it is left out",
                    material.at,
                )
        for joint in model.joints:
            if joint.kept is not None and joint.type == FIXED:
                _settle_fixed(joint, diagnostics)
        for link in model.links:
            if link.kept is not None:
                _settle_shapeless(link, diagnostics)


def _settle_fixed(joint: Joint, diagnostics: Diagnostics) -> None:
    """A fixed joint has no axis: no reader looks at its axis, limits, damping or mimic."""
    for kept in joint.kept or ():
        if kept.path[0][0] in _OF_AXES and len(kept.path) == 1 and isinstance(kept.value, Node):
            kept.done = True
            diagnostics.warn(
                "C050", f"a fixed joint has no axis: {_written(kept)} of {joint.name!r} says nothing", kept.at
            )


def _settle_shapeless(link: Link, diagnostics: Diagnostics) -> None:
    """A visual or a collision without a shape: urdfdom leaves it out, others refuse the file."""
    for kept in link.kept or ():
        if isinstance(kept.value, (ast.Visual, ast.Collision)):
            kept.done = True
            diagnostics.report(
                "L031", f"a <{kept.value.TAG}> of link {link.name!r} has no shape: it is left out", kept.at
            )


def _written(kept: Kept) -> str:
    node = kept.value
    said = [f"{name}={getattr(node, name)!r}" for name in node.FIELDS if getattr(node, name) is not None]
    return f"<{node.TAG}> ({', '.join(said)})" if said else f"<{node.TAG}>"
