"""The mass and the moments of solid shapes, and of bodies that are made of them.

The formulas are those of uniform density (MuJoCo's for its primitives, of which planes and height fields
weigh nothing).
"""

from __future__ import annotations

from math import pi

from transpile.ir.add_up import add_up
from transpile.ir.geometry import Box, Capsule, Cylinder, Ellipsoid, Shape, Sphere
from transpile.ir.model import Inertial
from transpile.ir.pose import EYE, Mat3, Pose, Vec3, multiply, rotate, transpose


class Solid:
    """A shape of density 1: its volume (m³), its centre in the shape's frame, and its moments about the
    centre (m⁵, a symmetric matrix row by row)."""

    __slots__ = ("volume", "center", "moments")

    def __init__(self, volume: float, moments: Mat3, center: Vec3 = (0.0, 0.0, 0.0)) -> None:
        self.volume = volume
        self.moments = moments
        self.center = center


def _diagonal(volume: float, x: float, y: float, z: float) -> Solid:
    return Solid(volume, (x * volume, 0.0, 0.0, 0.0, y * volume, 0.0, 0.0, 0.0, z * volume))


def solid_of(shape: Shape) -> Solid | None:
    """The solid that a primitive fills; None for what fills none."""
    if isinstance(shape, Sphere):
        r = shape.radius
        k = 2.0 / 5.0 * r * r
        return _diagonal(4.0 / 3.0 * pi * r * r * r, k, k, k)
    if isinstance(shape, Box):
        x, y, z = shape.size
        return _diagonal(x * y * z, (y * y + z * z) / 12.0, (x * x + z * z) / 12.0, (x * x + y * y) / 12.0)
    if isinstance(shape, Cylinder):
        r, h = shape.radius, shape.length
        side = (3.0 * r * r + h * h) / 12.0
        return _diagonal(pi * r * r * h, side, side, r * r / 2.0)
    if isinstance(shape, Ellipsoid):
        a, b, c = shape.radii
        volume = 4.0 / 3.0 * pi * a * b * c
        return _diagonal(volume, (b * b + c * c) / 5.0, (a * a + c * c) / 5.0, (a * a + b * b) / 5.0)
    if isinstance(shape, Capsule):
        return _capsule(shape.radius, shape.length)
    return None


def _capsule(r: float, h: float) -> Solid:
    """A cylinder between two half balls, whose centres of mass are 3/8 r from its ends."""
    tube, ball = pi * r * r * h, 4.0 / 3.0 * pi * r * r * r
    side = tube * (3.0 * r * r + h * h) / 12.0 + ball * (2.0 / 5.0 * r * r + h * h / 4.0 + 3.0 / 8.0 * h * r)
    along = tube * r * r / 2.0 + ball * 2.0 / 5.0 * r * r
    return Solid(tube + ball, (side, 0.0, 0.0, 0.0, side, 0.0, 0.0, 0.0, along))


def surface_of(shape: Shape) -> Solid | None:
    """The surface of a primitive (``shellinertia``), with its area as the volume; None where there is
    none."""
    if isinstance(shape, Sphere):
        r = shape.radius
        k = 2.0 / 3.0 * r * r
        return _diagonal(4.0 * pi * r * r, k, k, k)
    if isinstance(shape, Box):
        return _box_surface(*shape.size)
    if isinstance(shape, Cylinder):
        r, h = shape.radius, shape.length
        tube, lid = 2.0 * pi * r * h, 2.0 * pi * r * r
        side = tube * (r * r / 2.0 + h * h / 12.0) + lid * (r * r + h * h) / 4.0
        along = tube * r * r + lid * r * r / 2.0
        return Solid(tube + lid, (side, 0.0, 0.0, 0.0, side, 0.0, 0.0, 0.0, along))
    if isinstance(shape, Capsule):
        r, h = shape.radius, shape.length
        tube, ball = 2.0 * pi * r * h, 4.0 * pi * r * r
        side = tube * (r * r / 2.0 + h * h / 12.0) + ball * (5.0 / 12.0 * r * r + (h + r) * (h + r) / 4.0)
        along = tube * r * r + ball * 2.0 / 3.0 * r * r
        return Solid(tube + ball, (side, 0.0, 0.0, 0.0, side, 0.0, 0.0, 0.0, along))
    if isinstance(shape, Ellipsoid):
        return _ellipsoid_surface(*shape.radii)
    return None


def _box_surface(x: float, y: float, z: float) -> Solid:
    """Three pairs of rectangles."""

    def about(a: float, b: float, c: float) -> float:
        """The moment about the axis along c."""
        ends = a * b * (a * a + b * b) / 12.0
        return 2.0 * (ends + b * c * (b * b / 12.0 + a * a / 4.0) + a * c * (a * a / 12.0 + b * b / 4.0))

    area = 2.0 * (x * y + y * z + z * x)
    return Solid(area, (about(y, z, x), 0.0, 0.0, 0.0, about(x, z, y), 0.0, 0.0, 0.0, about(x, y, z)))


def _ellipsoid_surface(a: float, b: float, c: float) -> Solid:
    """Thomsen's area, and the moments of a layer of a micrometre: what MuJoCo takes."""
    p, e = 1.6075, 1e-6
    mean = ((a * b) ** p + (b * c) ** p + (c * a) ** p) / 3.0
    inside, outside = a * b * c, (a + e) * (b + e) * (c + e)

    def about(u: float, v: float) -> float:
        outer, inner = outside * ((u + e) ** 2 + (v + e) ** 2), inside * (u * u + v * v)
        return (outer - inner) / (outside - inside) / 5.0

    return _diagonal(4.0 * pi * mean ** (1.0 / p), about(b, c), about(a, c), about(a, b))


class Scale:
    """Adds up what weighs in a body."""

    __slots__ = ("mass", "parts", "unknown")

    def __init__(self) -> None:
        self.mass = 0.0
        self.unknown = False
        """Whether something weighs in it of which it is not known how much."""
        self.parts: list[tuple[float, Pose, Solid]] = []

    def add(self, solid: Solid, X_BG: Pose, mass: float) -> None:
        """Add a solid of that mass, whose frame G stands at X_BG."""
        if mass <= 0.0 or solid.volume <= 0.0:
            return
        self.mass += mass
        self.parts.append((mass, X_BG, solid))

    def inertial(self) -> Inertial | None:
        """The body's inertial; None where nothing weighs."""
        if self.mass <= 0.0:
            return None
        if len(self.parts) == 1:
            return _inertial_of(*self.parts[0])
        parts = [
            (mass, _center(X, solid), _turned(X, solid, mass / solid.volume)) for mass, X, solid in self.parts
        ]
        com = tuple(add_up(mass * p[i] for mass, p, _ in parts) / self.mass for i in range(3))
        total = [0.0] * 9
        for mass, p, moments in parts:
            x, y, z = p[0] - com[0], p[1] - com[1], p[2] - com[2]
            shift = (
                y * y + z * z, -x * y, -x * z,
                -x * y, x * x + z * z, -y * z,
                -x * z, -y * z, x * x + y * y,
            )  # fmt: skip
            for i in range(9):
                total[i] += moments[i] + mass * shift[i]
        result = Inertial()
        result.mass = self.mass
        result.pose = Pose(com) if any(com) else None  # type: ignore[arg-type]
        result.ixx, result.ixy, result.ixz = total[0], total[1], total[2]
        result.iyy, result.iyz, result.izz = total[4], total[5], total[8]
        return result


def _inertial_of(mass: float, X_BG: Pose, solid: Solid) -> Inertial:
    """The inertial of a body that is one solid: its frame is the solid's, so that nothing is turned."""
    result = Inertial()
    result.mass = mass
    X_BC = X_BG if solid.center == (0.0, 0.0, 0.0) else X_BG.compose(Pose(solid.center))
    result.pose = None if X_BC.is_identity() else X_BC
    density = mass / solid.volume
    result.ixx, result.ixy, result.ixz = (density * x for x in solid.moments[:3])
    result.iyy, result.iyz, result.izz = (density * solid.moments[i] for i in (4, 5, 8))
    return result


def _center(X_BG: Pose, solid: Solid) -> Vec3:
    if solid.center == (0.0, 0.0, 0.0):
        return X_BG.p
    q = rotate(X_BG.matrix(), solid.center)
    return X_BG.p[0] + q[0], X_BG.p[1] + q[1], X_BG.p[2] + q[2]


def _turned(X_BG: Pose, solid: Solid, density: float) -> list[float]:
    """The moments about the solid's centre in the axes of the body."""
    moments = solid.moments
    R = X_BG.matrix() if X_BG.turns() else EYE
    if R != EYE:
        moments = multiply(multiply(R, moments), transpose(R))
    return [density * x for x in moments]
