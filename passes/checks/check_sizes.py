"""Sizes and colours beyond their range: a part of check-physics, imported only where there is one."""

from __future__ import annotations

from math import inf

from transpile.diagnostics import ERROR
from transpile.ir.geometry import Box, Capsule, Cone, Cylinder, Ellipsoid, Material, Shape, Sphere
from transpile.ir.model import Link
from transpile.passes.manager import Context


def check_size(link: Link, shape: Shape, source: str, context: Context) -> None:
    """Refuse the shape (C073), or say what libsdformat makes of it (C074).

    URDF's engines that look at sizes, Drake and MuJoCo, refuse the file. libsdformat reads the whole shape
    with its default sizes instead, and Drake through it.
    """
    if inf in _sizes(shape):
        message = f"a {type(shape).__name__.lower()} of link {link.name!r} has an infinite size"
        context.diagnostics.report("P046", message, shape.at, severity=ERROR)
        return
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


def _sizes(shape: Shape) -> tuple[float, ...]:
    if isinstance(shape, Sphere):
        return (shape.radius,)
    return (shape.radius, shape.length) if isinstance(shape, (Cylinder, Capsule, Cone)) else ()


def clamp_colours(material: Material, context: Context) -> None:
    """Bring the parts of colours between 0 and 1 (C019): urdfdom leaves others out, libsdformat and Drake
    refuse the file, MuJoCo shows the nearest colour there is."""
    message = f"the parts of a colour are 0 to 1, and those of material {material.name or ''!r} are not: "
    context.diagnostics.warn("C019", message + "the nearest colour is written", material.at)
    for field in ("ambient", "diffuse", "specular", "emissive"):
        colour = getattr(material, field)
        if colour is not None:
            setattr(material, field, tuple(min(max(part, 0.0), 1.0) for part in colour))


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
