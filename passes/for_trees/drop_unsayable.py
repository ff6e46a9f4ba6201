"""drop-unsayable: takes away what the target has no words for, and tells each (L018, L019).

Which fields those are is in ``transpile.passes.capabilities``. A value that means nothing (gravity on, an
ambient colour like the diffuse one) is no loss.
"""

from __future__ import annotations

from transpile.ir.geometry import Box, Capsule, Cylinder, Ellipsoid, Material, Mesh, Plane, Shape, Sphere
from transpile.ir.model import Axis, Collision, Link, Scene, Visual
from transpile.ir.node import Node
from transpile.passes.capabilities import dropped
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

_SHAPES: dict[str, tuple[type[Shape], ...]] = {
    "urdf": (Box, Sphere, Cylinder, Capsule, Ellipsoid, Mesh),
    "mjcf": (Box, Sphere, Cylinder, Capsule, Ellipsoid, Mesh, Plane),
}
_NEUTRAL: dict[str, object] = {
    "gravity": True,
    "self_collide": False,
    "allow_auto_disable": True,
    "enable_wind": False,
    "center": False,
    "spring_reference": 0.0,
    "spring_stiffness": 0.0,
    "specular": (0.0, 0.0, 0.0, 1.0),
    "emissive": (0.0, 0.0, 0.0, 1.0),
}


def run(scene: Scene, context: Context) -> None:
    """Drop fields and shapes that the target cannot say."""
    dropper = _Dropper(context)
    same = scene.format == context.target
    for model, _ in walk_models(scene):
        dropper.fields(model, "Model", f"model {model.name!r}")
        for link in model.links:
            dropper.fields(link, "Link", f"link {link.name!r}")
            dropper.drop_drake_only(link)
            if not same:
                link.visuals[:] = [v for v in link.visuals if dropper.can_say(link, v, "visual")]
                link.collisions[:] = [c for c in link.collisions if dropper.can_say(link, c, "collision")]
            items: list[Visual | Collision] = [*link.visuals, *link.collisions]
            for item in items:
                if isinstance(item.shape, Mesh):
                    dropper.fields(item.shape, "Mesh", f"the mesh of {item.name!r}")
            for visual in link.visuals:
                if visual.material is not None:
                    dropper.material(visual.material, visual)
        for joint in model.joints:
            for axis in joint.axes:
                dropper.fields(axis, "Axis", f"joint {joint.name!r}")


class _Dropper:
    """Drops for one target."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.target = context.target
        self.by_class = {
            cls: dropped(self.target, cls) for cls in ("Model", "Link", "Axis", "Material", "Mesh")
        }

    def drop_drake_only(self, link: Link) -> None:
        """Visuals for Drake alone, where others would see them too, or Drake itself does not (L083)."""
        for visual in [visual for visual in link.visuals if visual.drake_only]:
            off = [one for one in visual.extensions or () if one.attributes.get("enabled") in ("false", "0")]
            if self.context.target == "urdf" and self.context.dialect == "drake" and len(off) < 2:
                continue
            link.visuals.remove(visual)
            message = f"the visual {visual.name!r} of link {link.name!r} is lost: it is for Drake alone"
            fix = "--dialect drake writes it" if self.context.target == "urdf" and len(off) < 2 else None
            self.context.diagnostics.report("L083", message, visual.at, fix=fix)

    def fields(self, node: Node, cls: str, what: str) -> None:
        for field in self.by_class[cls]:
            value = getattr(node, field)
            if value is None:
                continue
            if value != _NEUTRAL.get(field):
                lost = f"{field} = {value} of {what} is lost: {self.target} has no place for it"
                self.context.diagnostics.report("L018", lost, _place(node, field), field)
            setattr(node, field, None)

    def material(self, material: Material, visual: Visual) -> None:
        if material.ambient == material.diffuse:
            material.ambient = None
        self.fields(material, "Material", f"the material of {visual.name!r}")

    def can_say(self, link: Link, item: Visual | Collision, kind: str) -> bool:
        shape = item.shape
        if isinstance(shape, _SHAPES[self.target]):
            return True
        name = getattr(shape, "kind", type(shape).__name__.lower())
        name = "empty shape" if name == "empty" else name
        lost = f"the {kind} {item.name!r} of link {link.name!r} is lost: {self.target} has no {name}"
        self.context.diagnostics.report("L019", lost, item.at)
        for kept in shape.kept or ():
            kept.done = True
        return False


def _place(node: Node, field: str) -> int:
    """Where a value stands: of a joint's axis, its limits may stand apart."""
    if field in ("velocity", "acceleration") and isinstance(node, Axis) and node.limits_at >= 0:
        return node.limits_at
    return node.at
