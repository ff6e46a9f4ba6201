"""mend-inertia: what ``--inertia`` makes of moments that no body has.

``keep`` keeps the numbers, even if an engine will refuse them; ``error`` refuses them here; ``repair`` adds
the least equal amount to all three moments that makes the body possible, which leaves the principal axes
alone.
"""

from __future__ import annotations

from transpile.ir.model import Inertial, Link, Scene
from transpile.passes.checks.check_physics import is_physical, principal_moments
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models


def run(scene: Scene, context: Context) -> None:
    """Repair (A005) or refuse (C004) impossible inertias."""
    if context.inertia == "keep":
        return
    for model, _ in walk_models(scene):
        for link in model.links:
            if link.inertial is None or link.inertial.auto or is_physical(link.inertial):
                continue
            if context.inertia == "error":
                context.diagnostics.report(
                    "C004", f"link {link.name!r} has an impossible inertia", link.inertial.at, "inertia"
                )
            else:
                _repair(link, link.inertial, context)


def _repair(link: Link, i: Inertial, context: Context) -> None:
    if i.mass <= 0.0:
        i.ixx = i.iyy = i.izz = i.ixy = i.ixz = i.iyz = 0.0
        context.diagnostics.report(
            "A005", f"link {link.name!r}: the inertia of no mass is set to zero", i.at, "inertia"
        )
        return
    low, middle, high = sorted(principal_moments(i))
    more = max(high - low - middle, -low, 0.0) * (1.0 + 1e-12)
    i.ixx += more
    i.iyy += more
    i.izz += more
    context.diagnostics.report(
        "A005",
        f"link {link.name!r}: {more:g} kg m² is added to each moment of inertia, to make the body possible",
        i.at,
        "inertia",
    )
