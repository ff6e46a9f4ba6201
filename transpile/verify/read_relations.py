"""What Drake tells of the force elements and constraints between bodies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from transpile.verify.facts import Array, Relation


def relations(plant: Any, context: Any, name: Callable[[Any], str]) -> list[Relation]:
    """The springs, bushings and distance constraints of a plant, in the posture of ``context``.

    ``name`` names a body. Drake (1.58) tells only the number of its other constraints.
    """
    from pydrake.multibody.tree import ForceElementIndex, LinearBushingRollPitchYaw, LinearSpringDamper

    found: list[Relation] = []
    for index in range(plant.num_force_elements()):
        element = plant.get_force_element(ForceElementIndex(index))
        if isinstance(element, LinearSpringDamper):
            ends = tuple(_points(plant, context, name, element))
            numbers = (element.free_length(), element.stiffness(), element.damping())
            found.append(Relation("spring", ends, numbers))
        elif isinstance(element, LinearBushingRollPitchYaw):
            found.append(_bushing(element, context, name))
    for told in plant.GetDefaultDistanceConstraintParams().values():
        ends = tuple(_distance_points(plant, context, name, told))
        numbers = (told.distance(), told.stiffness(), told.damping())
        found.append(Relation("distance constraint", ends, numbers))
    return found


def _points(
    plant: Any, context: Any, name: Callable[[Any], str], element: Any
) -> Iterator[tuple[str, Array]]:
    for body, p in ((element.bodyA(), element.p_AP()), (element.bodyB(), element.p_BQ())):
        yield name(body), _in_world(plant, context, body, p)


def _distance_points(
    plant: Any, context: Any, name: Callable[[Any], str], told: Any
) -> Iterator[tuple[str, Array]]:
    for index, p in ((told.bodyA(), told.p_AP()), (told.bodyB(), told.p_BQ())):
        body = plant.get_body(index)
        yield name(body), _in_world(plant, context, body, p)


def _in_world(plant: Any, context: Any, body: Any, p: Any) -> Array:
    return np.asarray(plant.EvalBodyPoseInWorld(context, body).multiply(np.asarray(p, float).reshape(3)))


def _bushing(element: Any, context: Any, name: Callable[[Any], str]) -> Relation:
    frames = (element.frameA(), element.frameC())
    ends = [(name(f.body()), np.asarray(f.CalcPoseInWorld(context).translation())) for f in frames]
    constants = (
        element.torque_stiffness_constants(),
        element.torque_damping_constants(),
        element.force_stiffness_constants(),
        element.force_damping_constants(),
    )
    return Relation("bushing", tuple(ends), tuple(float(x) for row in constants for x in row))
