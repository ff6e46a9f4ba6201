"""avoid-drake: a URDF that all readers of URDF load, where only Drake's own elements would be exact.

MuJoCo stops at a ``drake:ellipsoid``, urdfdom leaves its shape out; to both a ``drake:joint`` is no joint, so
that its child is one more root. ``--dialect drake`` writes these elements.

| what | becomes | |
| --- | --- | --- |
| an ellipsoid | a sphere of the same volume | approximated (L082) |
| a curvilinear joint | a fixed one, at its zero | lost, told (L082) |
| the three dampings of a planar joint | none | lost, told (L082) |
"""

from __future__ import annotations

from transpile.ir.geometry import Ellipsoid, Shape, Sphere
from transpile.ir.model import CURVILINEAR, FIXED, Joint, Scene
from transpile.passes.manager import Context


def run(scene: Scene, context: Context) -> None:
    """Replace what only Drake reads."""
    for model in scene.models:
        for link in model.links:
            seen = [visual for visual in link.visuals if not visual.drake_only]
            for kind, items in (("visual", seen), ("collision", link.collisions)):
                for item in items:
                    if isinstance(item.shape, Ellipsoid):
                        what = f"the ellipsoid of the {kind} {item.name!r} of link {link.name!r}"
                        item.shape = _sphere(item.shape, what, context)
        for joint in model.joints:
            _settle(joint, context)


def _sphere(shape: Ellipsoid, what: str, context: Context) -> Shape:
    a, b, c = shape.radii
    sphere = Sphere((a * b * c) ** (1.0 / 3.0))
    sphere.at, sphere.kept = shape.at, shape.kept
    text = " ".join(f"{radius:g}" for radius in shape.radii)
    context.diagnostics.report(
        "L082",
        f"{what}, {text}, is written as a sphere of the same volume, {sphere.radius:g}",
        shape.at,
        fix="--dialect drake writes drake:ellipsoid",
    )
    return sphere


def _settle(joint: Joint, context: Context) -> None:
    damping = joint.planar_damping
    field = None
    if joint.type == CURVILINEAR:
        joint.type, joint.axes, joint.extensions = FIXED, [], None
        lost = f"the curvilinear joint {joint.name!r} is written as a fixed one"
    elif damping is not None and any(damping):
        joint.planar_damping, field = None, "@type"
        text = " ".join(f"{one:g}" for one in damping)
        lost = f"the damping {text} of the planar joint {joint.name!r} is lost: only Drake reads it"
    else:
        return
    fix = "--dialect drake writes it as a drake:joint"
    context.diagnostics.report("L082", lost, joint.at, field, fix=fix)
