"""check-for-gazebo: what libsdformat 12 refuses in a model beyond the rules of the format.

Every rule was found by trying libsdformat 12.3 (Gazebo Fortress), which reads SDFormat up to 1.9.
"""

from __future__ import annotations

from transpile.diagnostics import ERROR, WARNING
from transpile.ir.model import Link, Model, Scene
from transpile.passes.checks.check_physics import moments_fit
from transpile.passes.checks.refuse import GAZEBO, refuse
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

SEVERITIES: dict[str, str] = {"C014": WARNING, "P059": ERROR, "S002 expressed_in": WARNING, "S003": ERROR}
"""What libsdformat takes otherwise than a conversion does."""


def run(scene: Scene, context: Context) -> None:
    """Report what libsdformat refuses."""
    for model, around in walk_models(scene):
        for link in model.links:
            _check_inertial(link, context)
        for joint in model.joints if around is not None or not scene.is_world else ():
            for ref, field in ((joint.parent, "parent"), (joint.child, "child")):
                if isinstance(ref.target, Model) and (field == "parent" or ref.name.endswith("__model__")):
                    refuse(
                        GAZEBO,
                        context,
                        "C060",
                        f"joint {joint.name!r} has the model {ref.name!r} as its {field}, which libsdformat "
                        "12 does not read",
                        joint.at,
                        field,
                        fix="name a link of it",
                    )


def _check_inertial(link: Link, context: Context) -> None:
    """Moments that no body has; with a mass of 0 they need no more than to fit each other."""
    inertial = link.inertial
    if inertial is None or inertial.auto or moments_fit(inertial):
        return
    message = f"link {link.name!r} has moments of inertia that no body has, which libsdformat refuses"
    refuse(GAZEBO, context, "C061", message, inertial.at, "inertia")
