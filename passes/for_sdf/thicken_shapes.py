"""thicken-shapes: gives a size to what has none.

A URDF may have a sphere of radius 0, which is a point to Drake. In SDFormat a size has to be positive:
libsdformat reads any other as its default (1 m), with a warning. MuJoCo refuses it. From SDFormat to URDF the
size stays what the file says, and that is told.
"""

from __future__ import annotations

from transpile.ir.geometry import Box, Capsule, Cylinder, Shape, Sphere
from transpile.ir.model import Scene
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

THIN = 1e-12
"""In metres: too small to see, large enough to be read."""


def run(scene: Scene, context: Context) -> None:
    """Replace each length of 0 (A022), or tell of it (C057); not from SDFormat to SDFormat, where it means
    the default."""
    if scene.format == context.target == "sdf":
        return
    if context.target == "urdf":
        if scene.format == "sdf":
            _tell(scene, context)
        return
    refusing = {"sdf": "SDFormat", "mjcf": "MuJoCo"}.get(context.target, context.target)
    for model, _ in walk_models(scene):
        for link in model.links:
            shapes = [visual.shape for visual in link.visuals]
            shapes += [collision.shape for collision in link.collisions]
            for shape in shapes:
                if _thicken(shape):
                    context.diagnostics.report(
                        "A022",
                        f"a {type(shape).__name__.lower()} of link {link.name!r} has a size of 0, which "
                        f"{refusing} cannot say; {THIN:g} m is written",
                        shape.at,
                    )


def _tell(scene: Scene, context: Context) -> None:
    for model, _ in walk_models(scene):
        for link in model.links:
            shapes = [visual.shape for visual in link.visuals]
            shapes += [collision.shape for collision in link.collisions]
            for shape in shapes:
                if isinstance(shape, (Sphere, Cylinder, Capsule)) and shape.radius == 0.0:
                    context.diagnostics.warn(
                        "C057",
                        f"a {type(shape).__name__.lower()} of link {link.name!r} has the radius 0, which "
                        "libsdformat reads as its default, and URDF's readers as a point",
                        shape.at,
                        fix="write a radius",
                    )


def _thicken(shape: Shape) -> bool:
    """Whether a length of the shape was 0."""
    cls = shape.__class__
    if cls is Box:
        assert isinstance(shape, Box)
        if 0.0 not in shape.size:
            return False
        x, y, z = shape.size
        shape.size = (x or THIN, y or THIN, z or THIN)
        return True
    if cls is Sphere:
        assert isinstance(shape, Sphere)
        if shape.radius:
            return False
        shape.radius = THIN
        return True
    if cls is Cylinder or cls is Capsule:
        assert isinstance(shape, (Cylinder, Capsule))
        if shape.radius and shape.length:
            return False
        shape.radius = shape.radius or THIN
        shape.length = shape.length or THIN
        return True
    return False
