"""MJCF geoms: what is seen and what is touched.

A geom whose bits let it touch something is a collision; it is also a visual unless its group is one that
MuJoCo hides (3 and above). One that can touch nothing is a visual. Both share one shape, so that a back end
can tell that they are one geom.
"""

from __future__ import annotations

from collections.abc import Callable

from transpile.ast import generated_mjcf as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf.discard_visuals import Discard
from transpile.formats.mjcf.keep_raw import write_pose
from transpile.formats.mjcf.lower_asset import Assets
from transpile.formats.mjcf.lower_pose import ends_of, lower_pose
from transpile.formats.mjcf.weigh_geoms import Scale, Solid, solid_of, surface_of
from transpile.ir.geometry import (
    Box,
    Capsule,
    Cylinder,
    Ellipsoid,
    Material,
    Mesh,
    OtherShape,
    Plane,
    Shape,
    Sphere,
    Surface,
)
from transpile.ir.model import Collision, Link, Visual
from transpile.ir.pose import IDENTITY, Pose
from transpile.passes.from_mjcf.expand_mjcf_settings import Settings

HIDDEN_FROM = 3
"""The first group of geoms that MuJoCo's viewer does not show."""

_GEOM = ast.Geom.bits("name", "type", "contype", "conaffinity", "group")
_NAMED = ast.Geom.bits("name", "type")
_SIZE = ast.Geom.bits("size", "fromto") & ~1
_MESH = ast.Geom.bits("mesh") & ~1
_FITTED = ast.Geom.bits("mesh", "fitscale", "size") & ~1
_LOOK = ast.Geom.bits("material", "rgba") & ~1
_FRICTION = ast.Geom.bits("friction") & ~1
_WEIGHT = ast.Geom.bits("mass", "density") & ~1
_SHELL = ast.Geom.bits("shellinertia") & ~1
_PLACE = ast.Geom.bits("fromto", "class_") & ~1
_GREY = (0.5, 0.5, 0.5, 1.0)
_DENSITY = 1000.0
_SIZES = {"sphere": 1, "capsule": 2, "cylinder": 2, "ellipsoid": 3, "box": 3, "plane": 0}
_FIELDS = ("hfield", "sdf")
_FROM_TO = ("capsule", "cylinder", "ellipsoid", "box")


class GeomLowerer:
    """Lowers the geoms of one file."""

    __slots__ = ("settings", "assets", "diagnostics", "bits", "same_format", "discard", "names")

    def __init__(
        self, settings: Settings, assets: Assets, diagnostics: Diagnostics, same_format: bool
    ) -> None:
        self.names: set[str] = set()
        self.same_format = same_format
        self.settings = settings
        self.assets = assets
        self.diagnostics = diagnostics
        self.discard: Discard | None = None
        """What ``discardvisual`` leaves out."""
        self.bits: dict[Link, set[tuple[int, int]]] = {}
        """The contype and conaffinity of the collisions of each link."""

    def lower(self, geom: ast.Geom, X_BF: Pose, link: Link, scale: Scale | None) -> None:
        """Add a geom, which stands in the frame F of a body, to its link and (unless None) to what weighs
        there."""
        if geom.name and geom.name in self.names:
            message = f"there is a geom {geom.name!r} already"
            self.diagnostics.report("S070", message, geom.at, "@name")
        self.names.add(geom.name or "")
        todo = geom.todo
        geom.todo &= ~(_NAMED if self.same_format else _GEOM)
        pose = lower_pose(geom, self.settings, self.diagnostics)
        shape, own = self._shape(geom)
        if own is not None:
            pose = own if pose is None or geom.fromto is not None else pose.compose(own)
        X_BG = X_BF.compose(pose or IDENTITY)
        if scale is not None:
            self._weigh(geom, shape, X_BG, scale)
        if self.same_format and isinstance(shape, OtherShape):
            _keep_whole(geom, todo, X_BG)
        elif self.discard is not None and self.discard.takes(geom):
            self._material(geom)
            self.assets.referred.add(geom.mesh or "")
        elif isinstance(shape, OtherShape):
            self._drop(geom, todo)
        else:
            self._put(geom, shape, None if X_BG.is_identity() else X_BG, link)

    def _drop(self, geom: ast.Geom, todo: int) -> None:
        """Leave out a geom without a shape; what is said of it is on the account, or told (L064)."""
        geom.todo = todo
        kind = geom.type or "sphere"
        if kind in _FIELDS:
            geom.todo = 0
            self.assets.referred.add(geom.hfield or geom.mesh or "")
            self.diagnostics.report(
                "L064",
                f"geom {geom.name or ''!r} is lost: only MuJoCo has the shape {kind!r}",
                geom.at,
                "@type",
            )

    def _put(self, geom: ast.Geom, shape: Shape, pose: Pose | None, link: Link) -> None:
        contype = 1 if geom.contype is None else geom.contype
        conaffinity = 1 if geom.conaffinity is None else geom.conaffinity
        touches = contype != 0 or conaffinity != 0
        material = self._material(geom) if not self.same_format else None
        if not touches or (geom.group or 0) < HIDDEN_FROM:
            visual = Visual(geom.name or "", shape)
            visual.at = geom.at
            visual.pose = pose
            visual.material = material
            geom.ir = visual
            link.visuals.append(visual)
        if touches:
            collision = Collision(geom.name or "", shape)
            collision.at = geom.at
            collision.pose = pose
            geom.ir = collision
            link.collisions.append(collision)
            self.bits.setdefault(link, set()).add((contype, conaffinity))
            if geom.friction is not None and not self.same_format:
                collision.surface = Surface()
                collision.surface.at = geom.at
                collision.surface.mu = collision.surface.mu2 = geom.friction[0]
                if len(geom.friction) == 1:
                    geom.todo &= ~_FRICTION

    # shapes

    def _shape(self, geom: ast.Geom) -> tuple[Shape, Pose | None]:
        """The shape, and where it stands by itself (fromto, the reference of a mesh)."""
        kind = geom.type or "sphere"
        shape: Shape
        if kind == "mesh":
            return self._mesh(geom)
        if geom.mesh is not None and self.same_format:
            shape = OtherShape(kind)
            shape.at = geom.at
            return shape, None
        if geom.mesh is not None:
            return self._fitted(geom, kind)
        if kind not in _SIZES:
            shape = OtherShape(kind)
            shape.at = geom.at
            return shape, None
        size, pose = self._size(geom, kind)
        if len(size) < _SIZES[kind] or any(x <= 0.0 for x in size[: _SIZES[kind]]):
            self.diagnostics.report(
                "C035",
                f"a {kind} takes {_SIZES[kind]} sizes above 0: {' '.join(f'{x:g}' for x in size)}",
                geom.at,
                "@size",
            )
            shape = OtherShape(kind)
        else:
            geom.todo &= ~_SIZE
            shape = _MAKERS[kind](size)
            if isinstance(shape, Plane) and len(size) > 2:
                shape.spacing = size[2]
            if kind == "plane" and len(size) > 2 and not self.same_format:
                lost = f"the spacing {size[2]:g} of the lines on a plane is lost"
                self.diagnostics.report("L001", lost, geom.at, "@size")
        shape.at = geom.at
        return shape, pose

    def _size(self, geom: ast.Geom, kind: str) -> tuple[tuple[float, ...], Pose | None]:
        size = geom.size or ()
        if geom.fromto is None:
            return size, None
        if kind not in _FROM_TO:
            self.diagnostics.report("C036", f"a {kind} does not stand between two points", geom.at, "@fromto")
            return size, None
        ends = ends_of(geom, geom.fromto, self.diagnostics)
        if ends is None:
            return size, None
        pose, length = ends
        radius = size[:1]
        return (*radius, length / 2.0) if kind in ("capsule", "cylinder") else (
            *radius,
            *radius,
            length / 2.0,
        ), pose

    def _mesh(self, geom: ast.Geom) -> tuple[Shape, Pose | None]:
        shape: Shape = OtherShape("mesh")
        shape.at = geom.at
        if geom.mesh is None:
            self.diagnostics.report("C037", "a geom of type mesh needs to name one", geom.at)
            return shape, None
        mesh, pose, asset = self.assets.mesh(geom.mesh, geom)
        if mesh is None:
            if asset is not None and not self.same_format:
                self.diagnostics.report(
                    "L041",
                    f"mesh {geom.mesh!r} is written in the MJCF itself, and is in no file",
                    geom.at,
                    "@mesh",
                )
            return shape, None
        geom.todo &= ~_MESH
        if self.same_format:
            mesh.asset = geom.mesh
            return mesh, None
        return mesh, pose

    def _fitted(self, geom: ast.Geom, kind: str) -> tuple[Shape, Pose | None]:
        """A primitive that is fitted to a mesh."""
        from transpile.formats.mjcf.fit_mesh import FITTED, fit_shape, fit_to_bounds

        assert geom.mesh is not None
        shape: Shape = OtherShape(kind)
        pose: Pose | None = None
        if geom.mesh not in self.assets.meshes:
            self.assets.missing("mesh", geom.mesh, self.assets.meshes, geom)
        elif kind in FITTED:
            solid = self.assets.solid(geom.mesh, geom)
            if solid is not None:
                factor = 1.0 if geom.fitscale is None else geom.fitscale
                if self.settings.fitaabb:
                    shape, pose = fit_to_bounds(kind, solid, self.assets.points(geom.mesh), factor)
                else:
                    shape, pose = fit_shape(kind, solid, factor)
                reference = self.assets.reference(geom.mesh)
                pose = pose if reference is None else reference.compose(pose)
                geom.todo &= ~_FITTED
        shape.at = geom.at
        return shape, pose

    # looks and weight

    def _material(self, geom: ast.Geom) -> Material | None:
        """The material; a colour of the geom's own goes over it, unless it is the one that MuJoCo takes for
        none."""
        geom.todo &= ~_LOOK
        named = None
        if geom.material and self.discard is None:
            named = self.assets.material(geom.material, geom)
        elif geom.material and geom.material not in self.assets.materials:
            self.assets.missing("material", geom.material, self.assets.materials, geom)
        if geom.rgba is None or (geom.rgba == _GREY and named is not None):
            return named
        own = Material()
        own.at = geom.at
        own.diffuse = geom.rgba
        if named is not None:
            own.texture = named.texture
        return own

    def _weigh(self, geom: ast.Geom, shape: Shape, X_BG: Pose, scale: Scale) -> None:
        low, high = self.settings.groups
        if not low <= (geom.group or 0) <= high:
            return
        weight = _WEIGHT
        if geom.shellinertia:
            weight |= _SHELL
            solid = surface_of(shape)
        else:
            solid = solid_of(shape)
        if solid is None and geom.mesh is not None and (geom.type or "sphere") == "mesh" and geom.mass != 0.0:
            solid = None if self.same_format else self.assets.solid(geom.mesh, geom)
            if solid is None and geom.mass is not None and not self.same_format:
                solid = Solid(1.0, (0.0,) * 9)  # the mass is written, if not how it is spread
        if geom.hfield is not None and geom.type == "hfield":
            solid = self.assets.field_solid(geom.hfield)
        if solid is None:
            scale.unknown = scale.unknown or isinstance(shape, (Mesh, OtherShape))
            return
        if not self.same_format:  # where it has no weight, the body has none of its own either
            geom.todo &= ~weight
        mass = geom.mass
        if mass is None:
            mass = solid.volume * (_DENSITY if geom.density is None else geom.density)
        if mass < 0.0:
            field = "density" if geom.mass is None else "mass"
            message = f"geom {geom.name or ''!r} has a negative {field}: MuJoCo refuses it"
            self.diagnostics.report("C001", message, geom.at, f"@{field}")
        scale.add(solid, X_BG, mass)


def _keep_whole(geom: ast.Geom, todo: int, X_BG: Pose) -> None:
    """Leave a geom of which the IR knows no shape to the account, placed in its body in a form that needs no
    settings."""
    geom.todo = todo & ~_PLACE | 1
    write_pose(geom, X_BG)
    geom.fromto = geom.class_ = None


def _plane(size: tuple[float, ...]) -> Shape:
    """A size of 0 is infinite."""
    shown = len(size) > 1 and size[0] > 0.0 and size[1] > 0.0
    return Plane((0.0, 0.0, 1.0), (2.0 * size[0], 2.0 * size[1]) if shown else None)


_MAKERS: dict[str, Callable[[tuple[float, ...]], Shape]] = {
    "sphere": lambda size: Sphere(size[0]),
    "capsule": lambda size: Capsule(size[0], 2.0 * size[1]),
    "cylinder": lambda size: Cylinder(size[0], 2.0 * size[1]),
    "ellipsoid": lambda size: Ellipsoid((size[0], size[1], size[2])),
    "box": lambda size: Box((2.0 * size[0], 2.0 * size[1], 2.0 * size[2])),
    "plane": _plane,
}
