"""What Drake's contact properties of a collision must say together.

Source: Drake's parsing reference (rigid and compliant, static and dynamic friction), and Drake 1.58, whose
scene graph cannot make the meshes of a shape that lacks a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.geometry import Capsule, Cylinder, Ellipsoid, Plane, Sphere
from transpile.ir.model import Collision
from transpile.ir.node import Extension
from transpile.passes.checks.refuse import DRAKE, refuse

if TYPE_CHECKING:
    from transpile.passes.checks.check_drake_extensions import Checker

ROUND = (Capsule, Cylinder, Ellipsoid, Sphere)
"""Shapes whose meshes are as fine as the resolution hint says."""


def check_friction(parts: dict[str, Extension], checker: Checker) -> None:
    """The properties that exclude each other or are in an order."""
    if "rigid_hydroelastic" in parts and "compliant_hydroelastic" in parts:
        message = "a shape is rigid or compliant, not both"
        checker.error("X029", message, parts["compliant_hydroelastic"].at)
    still, sliding = checker.number(parts.get("mu_static")), checker.number(parts.get("mu_dynamic"))
    if still is not None and sliding is not None and sliding > still:
        message = f"the dynamic friction {sliding:g} is above the static one, {still:g}"
        refuse(DRAKE, checker.context, "X006", message, parts["mu_dynamic"].at)


def check_hydroelastic(collision: Collision, checker: Checker) -> None:
    """What a shape with a hydroelastic mesh needs (X043)."""
    for extension in collision.extensions or ():
        parts = {child.tag: child for child in reversed(extension.children)}
        soft = parts.get("compliant_hydroelastic")
        marked = soft or parts.get("rigid_hydroelastic")
        if marked is None or (soft is not None and "rigid_hydroelastic" in parts):
            continue
        kind = "compliant" if soft else "rigid"
        if soft is not None and isinstance(collision.shape, Plane):
            message = "a half space cannot be compliant: neither format can say how thick its layer is"
            refuse(DRAKE, checker.context, "X043", message, soft.at)
            continue
        needed = ["hydroelastic_modulus"] if soft is not None else []
        needed += ["mesh_resolution_hint"] if isinstance(collision.shape, ROUND) else []
        for tag in needed:
            number = checker.number(parts.get(tag))
            if number is None or number <= 0.0:
                shape = type(collision.shape).__name__.lower()
                found = "there is none" if number is None else f"it is {number:g}"
                message = f"a {kind} {shape} needs a <drake:{tag}> that is more than 0, and {found}"
                refuse(DRAKE, checker.context, "X043", message, (parts.get(tag) or marked).at)
