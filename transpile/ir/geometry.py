"""Shapes, materials and contact surfaces. Lengths in metres, colours 0 to 1."""

from __future__ import annotations

from transpile.ir.node import Node
from transpile.ir.pose import Vec3, Vec4


class Shape(Node):
    """Base of the shapes; each stands at the origin of its own frame."""

    __slots__ = ()


class Box(Shape):
    """A box of the full edge lengths ``size``."""

    __slots__ = ("size",)
    FIELDS = ("size",)

    def __init__(self, size: Vec3) -> None:
        super().__init__()
        self.size = size


class Sphere(Shape):
    """A ball."""

    __slots__ = ("radius",)
    FIELDS = ("radius",)

    def __init__(self, radius: float) -> None:
        super().__init__()
        self.radius = radius


class Cylinder(Shape):
    """A cylinder along z, centred."""

    __slots__ = ("radius", "length")
    FIELDS = ("radius", "length")

    def __init__(self, radius: float, length: float) -> None:
        super().__init__()
        self.radius = radius
        self.length = length


class Capsule(Shape):
    """A capsule along z, centred; ``length`` is that of the cylinder between the two half balls."""

    __slots__ = ("radius", "length")
    FIELDS = ("radius", "length")

    def __init__(self, radius: float, length: float) -> None:
        super().__init__()
        self.radius = radius
        self.length = length


class Cone(Shape):
    """A cone along z, its middle at the origin (SDFormat 1.11 and newer)."""

    __slots__ = ("radius", "length")
    FIELDS = ("radius", "length")

    def __init__(self, radius: float, length: float) -> None:
        super().__init__()
        self.radius = radius
        self.length = length


class Ellipsoid(Shape):
    """An ellipsoid with the half axes ``radii``."""

    __slots__ = ("radii",)
    FIELDS = ("radii",)

    def __init__(self, radii: Vec3) -> None:
        super().__init__()
        self.radii = radii


class Plane(Shape):
    """A plane through the origin; ``size`` (x, y) is how much of it is drawn, None where not written, and
    ``spacing`` how far the lines are apart that MuJoCo draws on it."""

    __slots__ = ("normal", "size", "spacing")
    FIELDS = ("normal", "size", "spacing")

    def __init__(self, normal: Vec3 = (0.0, 0.0, 1.0), size: tuple[float, float] | None = None) -> None:
        super().__init__()
        self.normal = normal
        self.size = size
        self.spacing: float | None = None


class Mesh(Shape):
    """A mesh file. ``uri`` as written; ``scale`` None means 1 1 1; ``submesh`` and ``center`` as in
    SDFormat; ``convex``: Drake is to use the convex hull; ``asset``: what a MJCF that is written again calls
    it."""

    __slots__ = ("uri", "scale", "submesh", "center", "convex", "asset")
    FIELDS = ("uri", "scale", "submesh", "center", "convex", "asset")

    def __init__(self, uri: str, scale: Vec3 | None = None) -> None:
        super().__init__()
        self.uri = uri
        self.scale = scale
        self.submesh: str | None = None
        self.center: bool | None = None
        self.convex = False
        self.asset: str | None = None


class Tetrahedra(Mesh):
    """A mesh whose file was read: ``points``, three numbers each in the file's own unit, and ``cells``, four
    numbers of points each."""

    __slots__ = ("points", "cells")
    FIELDS = (*Mesh.FIELDS, "points", "cells")  # type: ignore[assignment]

    def __init__(self, uri: str, scale: Vec3 | None = None) -> None:
        super().__init__(uri, scale)
        self.points: tuple[float, ...] = ()
        self.cells: tuple[float, ...] = ()


class OtherShape(Shape):
    """A shape that only its own format knows (heightmap, polyline, image …): in ``kept``. ``kind`` names it;
    "empty" is a geometry that is no shape."""

    __slots__ = ("kind",)
    FIELDS = ("kind",)

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind


class Material(Node):
    """How a surface looks. ``name`` is a URDF material's; ``diffuse`` is the colour that every engine reads;
    ``texture`` the URI of a diffuse map."""

    __slots__ = ("name", "ambient", "diffuse", "specular", "emissive", "texture")
    FIELDS = ("name", "ambient", "diffuse", "specular", "emissive", "texture")

    def __init__(self) -> None:
        super().__init__()
        self.name: str | None = None
        self.ambient: Vec4 | None = None
        self.diffuse: Vec4 | None = None
        self.specular: Vec4 | None = None
        self.emissive: Vec4 | None = None
        self.texture: str | None = None


class Surface(Node):
    """Contact: ``mu`` and ``mu2`` are SDFormat's ``//friction/ode`` (None: not written). What Drake alone
    reads is in ``proximity`` of the collision."""

    __slots__ = ("mu", "mu2")
    FIELDS = ("mu", "mu2")

    def __init__(self) -> None:
        super().__init__()
        self.mu: float | None = None
        self.mu2: float | None = None
