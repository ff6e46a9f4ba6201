"""lower-for-gazebo: Drake's extensions in SDFormat's own words, for Gazebo (``--dialect gazebo``).

| Drake | SDFormat | |
| --- | --- | --- |
| capsule, ellipsoid | capsule, ellipsoid | exact |
| planar joint | two prismatic joints and a revolute one (A013) | exact |
| curvilinear joint | a fixed joint | lost, told (L080) |
| mimic | mimic, from SDFormat 1.11 | exact; before lost, told (L080) |
| mu_dynamic, mu_static | friction/ode: mu and mu2 | exact where they are equal, else the sliding one |
| point_contact_stiffness | contact/ode/kp | the same number, another law |
| relaxation_time | contact/ode/kd, times the stiffness | the same number, another law |
| hydroelastic_modulus | contact/elastic_modulus | the same number, another law |
| collision filter groups | contact/collide_bitmask (A049) | exact, or lost, told (L080) |
| declare_convex | mesh/@optimization, from SDFormat 1.11 | exact; before lost, told (L080) |
| all else: constraints, springs, gains, rotors, roles of visuals, deformables | – | lost, told (L080) |
"""

from __future__ import annotations

from collections.abc import Iterable

from transpile.ast import generated_sdf as ast
from transpile.ir.geometry import Mesh, Surface
from transpile.ir.model import CURVILINEAR, FIXED, Collision, Joint, Link, Model, Scene, Visual
from transpile.ir.node import Extension
from transpile.passes.for_sdf import turn_planar_joints
from transpile.passes.for_sdf.chain_planar_joints import chain_planar_joints
from transpile.passes.for_sdf.mask_collisions import has_kept, mask_collisions, put_kept
from transpile.passes.for_trees import close_drake_joints
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

Path = tuple[tuple[str, object], ...]
_CONTACT: Path = (("surface", ast.Surface), ("contact", ast.Contact))
_ODE: Path = (*_CONTACT, ("ode", ast.ContactOde))
_KP: Path = (*_ODE, ("kp", None))
_KD: Path = (*_ODE, ("kd", None))
_MODULUS: Path = (*_CONTACT, ("elastic_modulus", None))
_HULL: Path = (("mesh", ast.Mesh), ("optimization", None))
_CURVES = frozenset({"plane_normal", "initial_tangent", "is_periodic", "curves"})


def run(scene: Scene, context: Context) -> None:
    """Say what SDFormat can say, and tell the rest."""
    close_drake_joints.run(scene, context)
    turn_planar_joints.run(scene, context)
    mask_collisions(scene, context)
    lowerer = _Lowerer(scene, context)
    for model, _ in walk_models(scene):
        lowerer.lower(model)
    lowerer.drop_kept()
    scene.namespaces.pop("drake", None)


class _Lowerer:
    """Lowers the models of one scene."""

    __slots__ = ("scene", "context", "modern")

    def __init__(self, scene: Scene, context: Context) -> None:
        self.scene = scene
        self.context = context
        version = tuple(int(part) for part in context.sdf_version.split("."))
        self.modern = version >= (1, 11)

    def lower(self, model: Model) -> None:
        """One model, without those in it."""
        self.lose_all(model.extensions, f"model {model.name!r}")
        model.extensions = None
        for link in model.links:
            self.lower_link(link)
        for joint in model.joints:
            self.lower_joint(joint)
        chain_planar_joints(model, self.context)

    def lose(self, what: str, at: int, field: str | None = None) -> None:
        """L080."""
        self.context.diagnostics.report("L080", f"{what} is lost: Gazebo has no counterpart", at, field)

    def lose_all(self, extensions: Iterable[Extension] | None, of: str) -> None:
        """Tell of extensions that are not written."""
        for extension in extensions or ():
            tag, value = extension.tag, f" {extension.value}" if extension.value else ""
            name = tag[1:] if tag[0] == ":" else f"drake:{tag}"
            self.lose(f"<{name}>{value} of {of}", extension.at)

    # links

    def lower_link(self, link: Link) -> None:
        """Its own extensions, and those of its shapes."""
        self.lose_all(link.extensions, f"link {link.name!r}")
        link.extensions = None
        for visual in [visual for visual in link.visuals if visual.drake_only]:
            link.visuals.remove(visual)
            self.lose(f"<drake:visual> {visual.name!r} of link {link.name!r}", visual.at)
        for visual in link.visuals:
            self.lose_all(visual.extensions, f"visual {visual.name!r} of link {link.name!r}")
            visual.extensions = None
        for collision in link.collisions:
            self.lower_collision(collision, link)
        items: list[Visual | Collision] = [*link.visuals, *link.collisions]
        for item in items:
            if isinstance(item.shape, Mesh) and item.shape.convex:
                self.lower_hull(item.shape, item.name)

    def lower_hull(self, mesh: Mesh, name: str) -> None:
        """A mesh that is taken for its convex hull."""
        mesh.convex = False
        if not self.modern:
            self.lose(f"<drake:declare_convex> of {name!r}", mesh.at)
        elif not has_kept(mesh, _HULL):
            put_kept(mesh, _HULL, "convex_hull", mesh.at, self.scene)

    def lower_collision(self, collision: Collision, link: Link) -> None:
        """Contact properties; what the shape says itself counts."""
        of = f"collision {collision.name!r} of link {link.name!r}"
        for extension in collision.extensions or ():
            if extension.tag != "proximity_properties":
                self.lose_all([extension], of)
                continue
            values: dict[str, Extension] = {}
            for child in extension.children:
                values.setdefault(child.tag, child)
            self.lower_friction(values, collision, of)
            stiffness = self.put(values.pop("point_contact_stiffness", None), collision, _KP, of)
            relaxation = values.get("relaxation_time")
            if stiffness is not None:
                self.put(values.pop("relaxation_time", None), collision, _KD, of, stiffness)
            elif relaxation is not None and _number(relaxation) == 0.0:
                del values["relaxation_time"]
            self.put(values.pop("hydroelastic_modulus", None), collision, _MODULUS, of)
            self.lose_all(values.values(), of)
        collision.extensions = None

    def lower_friction(self, values: dict[str, Extension], collision: Collision, of: str) -> None:
        """Gazebo's friction is that of what slides; Drake reads no other where these are given."""
        still, sliding = values.pop("mu_static", None), values.pop("mu_dynamic", None)
        chosen = sliding or still
        mu = _number(chosen)
        if chosen is None or mu is None:
            return
        if collision.surface is None:
            collision.surface = Surface()
            collision.surface.at = chosen.at
        collision.surface.mu = collision.surface.mu2 = mu
        if still is not None and _number(still) != mu:
            self.lose(f"<drake:mu_static> {still.value} of {of}, beside mu_dynamic,", still.at)

    def put(
        self, extension: Extension | None, collision: Collision, path: Path, of: str, factor: float = 1.0
    ) -> float | None:
        """Write a value, if nothing else says it."""
        number = _number(extension)
        if extension is None or number is None:
            return None
        surface = collision.surface
        if has_kept(collision, path) or (surface is not None and has_kept(surface, path[1:])):
            self.lose_all([extension], f"{of}, which says otherwise in <{path[-1][0]}>,")
            return None
        put_kept(collision, path, number * factor, extension.at, self.scene)
        return number

    # joints

    def lower_joint(self, joint: Joint) -> None:
        """Its type, its mimic and its actuator."""
        name = f"joint {joint.name!r}"
        said: frozenset[str] = frozenset()
        if joint.type == CURVILINEAR:
            said = _CURVES
            joint.type, joint.axes = FIXED, []
            self.lose(f"the motion of the curvilinear {name}", joint.at, "@type")
        self.lose_all([one for one in joint.extensions or () if one.tag not in said], name)
        joint.extensions = None
        for axis in joint.axes:
            if axis.acceleration is not None:
                self.lose(f"drake:acceleration {axis.acceleration:g} of {name}", axis.at)
                axis.acceleration = None
            if axis.mimic is not None and not self.modern:
                self.context.diagnostics.report(
                    "L080",
                    f"the mimic of {name} is lost: before SDFormat 1.11 only Drake reads one",
                    axis.mimic.at,
                    fix="--sdf-version 1.11 writes it",
                )
                axis.mimic = None

    # what is only kept

    def drop_kept(self) -> None:
        """Elements of Drake's that the IR has no words for: deformables and walls."""
        for kept in self.scene.ledger:
            names = [name for name, _ in kept.path if name.startswith("drake_")]
            if names and not kept.done and kept.format == "sdf":
                kept.done = True
                self.lose(f"<drake:{names[0].removeprefix('drake_')}>", kept.at)


def _number(extension: Extension | None) -> float | None:
    try:
        return float(extension.value or "") if extension is not None else None
    except ValueError:
        return None
