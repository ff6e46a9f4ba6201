"""friction-for-drake: SDFormat's contact friction, where only Drake's own extension can say it (URDF).

Drake reads ``//friction/ode`` of an SDFormat file as its static (mu) and dynamic (mu2) friction unless
proximity properties are given; in URDF it reads proximity properties alone. It refuses a dynamic friction
above the static one, where Gazebo has two directions: then the static one counts for both (A019), in a part
of directives too.
"""

from __future__ import annotations

from transpile.ir.model import Collision, Link, Scene
from transpile.ir.node import Extension
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


def run(scene: Scene, context: Context) -> None:
    """Give every collision with a friction of its own the proximity properties that say the same."""
    for model, _ in walk_models(scene):
        for link in model.links:
            for collision in link.collisions:
                if collision.surface is not None and (
                    collision.surface.mu is not None or collision.surface.mu2 is not None
                ):
                    _extend(link, collision, context)


def _extend(link: Link, collision: Collision, context: Context) -> None:
    surface = collision.surface
    assert surface is not None
    mu = surface.mu if surface.mu is not None else 1.0
    mu2 = surface.mu2 if surface.mu2 is not None else 1.0
    if context.target == "sdf" and mu2 <= mu:
        return  # Drake reads it there as it is
    extensions = collision.extensions or []
    properties = next((e for e in extensions if e.tag == "proximity_properties"), None)
    if properties is None:
        properties = Extension("proximity_properties", at=surface.at)
        extensions = [*extensions, properties]
    tags = {child.tag for child in properties.children}
    if "mu_static" in tags or "mu_dynamic" in tags:
        return
    if mu2 > mu:
        context.diagnostics.report(
            "A019",
            f"collision {collision.name!r} of link {link.name!r}: Drake takes mu2 for the dynamic friction, "
            f"and refuses {mu2:g}, more than the static one; {mu:g} is written for both",
            surface.at if surface.at >= 0 else collision.at,
        )
        mu2 = mu
    properties.children.append(Extension("mu_static", _text(mu), at=surface.at))
    properties.children.append(Extension("mu_dynamic", _text(mu2), at=surface.at))
    collision.extensions = extensions


def _text(number: float) -> str:
    """The shortest text that reads back as the same number."""
    return repr(number).removesuffix(".0")
