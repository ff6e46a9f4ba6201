"""Sizes below zero: a part of check-physics, imported only where there is one."""

from __future__ import annotations

from transpile.ir.geometry import Box, Capsule, Cone, Cylinder, Ellipsoid, Shape, Sphere
from transpile.ir.model import Link
from transpile.passes.manager import Context


def check_size(link: Link, shape: Shape, source: str, context: Context) -> None:
    """Refuse the shape (C073), or say what libsdformat makes of it (C074).

    URDF's engines that look at sizes, Drake and MuJoCo, refuse the file. libsdformat reads the whole shape
    with its default sizes instead, and Drake through it.
    """
    kind = "an ellipsoid" if isinstance(shape, Ellipsoid) else f"a {type(shape).__name__.lower()}"
    if source != "sdf":
        context.diagnostics.report(
            "C073",
            f"{kind} of link {link.name!r} has a negative size",
            shape.at,
            fix="sizes are lengths: write them without the sign",
        )
        return
    context.diagnostics.warn(
        "C074",
        f"{kind} of link {link.name!r} has a negative size: libsdformat reads its default for that number",
        shape.at,
        fix="sizes are lengths: write them without the sign",
    )
    if context.target not in ("sdf", "dmd"):
        _take_default(shape)


def _take_default(shape: Shape) -> None:
    """libsdformat's sizes for what is below zero."""
    if isinstance(shape, Box):
        shape.size = (1.0, 1.0, 1.0)
    elif isinstance(shape, Ellipsoid):
        shape.radii = (1.0, 1.0, 1.0)
    elif isinstance(shape, Sphere):
        shape.radius = 1.0
    elif isinstance(shape, (Cylinder, Capsule, Cone)):
        shape.radius = shape.radius if shape.radius >= 0.0 else 0.5
        shape.length = shape.length if shape.length >= 0.0 else 1.0
