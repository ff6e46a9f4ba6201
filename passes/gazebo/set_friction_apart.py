"""Friction that a URDF gives to Gazebo alone, kept from Drake.

Drake reads ``//friction/ode`` of SDFormat, but no ``<mu1>`` of a URDF: there a collision without proximity
properties of its own has the coefficients 1 and 1 (pydrake 1.58). Proximity properties that say so make
Drake pass over ``<ode>``.
"""

from __future__ import annotations

from transpile.ir.model import Collision, Model
from transpile.ir.node import Extension

DRAKE = 1.0
"""The static and the dynamic friction that Drake gives a collision of a URDF; and ``mu`` where it is not
written in SDFormat."""


def set_friction_apart(model: Model) -> None:
    """Say Drake's own friction wherever Gazebo's differs from it."""
    for link in model.links:
        for collision in link.collisions:
            surface = collision.surface
            if surface is not None and (surface.mu, surface.mu2) not in _SAME:
                _say_friction(collision, surface.at)


_SAME = ((None, None), (DRAKE, None), (None, DRAKE), (DRAKE, DRAKE))


def _say_friction(collision: Collision, at: int) -> None:
    extensions = collision.extensions or []
    properties = next((e for e in extensions if e.tag == "proximity_properties"), None)
    if properties is None:
        properties = Extension("proximity_properties", at=at)
        extensions.append(properties)
    if not any(child.tag in ("mu_static", "mu_dynamic") for child in properties.children):
        properties.children.append(Extension("mu_static", "1", at=at))
        properties.children.append(Extension("mu_dynamic", "1", at=at))
    collision.extensions = extensions
