"""relate-for-mjcf: Drake's constraints and springs, in the words that MuJoCo has for them (A035).

| Drake | MuJoCo | |
| --- | --- | --- |
| ball_constraint | equality/connect between two sites | exact |
| distance_constraint, rigid | equality/tendon of a spatial tendon | exact |
| distance_constraint, with a stiffness | a spatial tendon's spring and damping | exact |
| linear_spring_damper | a spatial tendon's spring and damping | exact |
| linear_bushing_rpy | a spatial tendon of length 0 | exact for one force stiffness alone |
| tendon_constraint, rigid | a fixed tendon with a range, or in an equality | exact |
| tendon_constraint, with a stiffness alone | a fixed tendon's spring with a slack range | exact |
| tendon_constraint, with damping | the compliance of a fixed tendon's range | approximated (A036) |

What becomes of each stands in the module of its family. Runs while every name is still what the source calls
it; what cannot be said stays, and ``drop-for-mjcf`` tells it.
"""

from __future__ import annotations

from collections.abc import Callable

from transpile.ir.model import Scene
from transpile.ir.node import Extension
from transpile.passes.for_mjcf import hold_points, limit_tendons, stretch_springs
from transpile.passes.for_mjcf.relations import Relations
from transpile.passes.manager import Context

Family = Callable[[Extension, Relations], bool]

FAMILIES: dict[str, Family] = {
    "ball_constraint": hold_points.lower_ball,
    "distance_constraint": hold_points.lower_distance,
    "linear_spring_damper": stretch_springs.lower_spring,
    "linear_bushing_rpy": stretch_springs.lower_bushing,
    "tendon_constraint": limit_tendons.lower_tendon,
}


def run(scene: Scene, context: Context) -> None:
    """Turn the extensions of each model that MuJoCo can say into points and tendons."""
    for model in scene.models:
        if not any(extension.tag in FAMILIES for extension in model.extensions or ()):
            continue
        relations = Relations(model, scene, context)
        model.extensions = [
            extension
            for extension in model.extensions or ()
            if extension.tag not in FAMILIES or not FAMILIES[extension.tag](extension, relations)
        ]
