"""Primitives that are fitted to a mesh: a geom that names a mesh and has another type.

MuJoCo takes the box that has the mesh's moments (half edges b, the longest last) and stands at its centre,
along its principal axes: a sphere has the mean of b as its radius, a capsule and a cylinder that of the first
two.
"""

from __future__ import annotations

from math import sqrt

from transpile.formats.mjcf.principal_axes import ROUGH, principal_axes
from transpile.formats.mjcf.weigh_geoms import Solid
from transpile.ir.geometry import Box, Capsule, Cylinder, Ellipsoid, Shape, Sphere
from transpile.ir.pose import EYE, MATRIX, Pose

FITTED = ("sphere", "capsule", "cylinder", "ellipsoid", "box")


def fit_shape(kind: str, solid: Solid, factor: float) -> tuple[Shape, Pose]:
    """The shape of that kind, ``factor`` times as large as it fits, and where it stands in the mesh's
    frame."""
    (i, j, k), R = principal_axes(solid.moments, ROUGH)
    v = solid.volume
    a, b, c = (0.5 * sqrt(max(6.0 * x / v, 0.0)) for x in (j + k - i, i + k - j, i + j - k))
    shape: Shape
    if kind == "sphere":
        shape = Sphere(factor * (a + b + c) / 3.0)
    elif kind == "capsule":
        radius = (a + b) / 2.0
        shape = Capsule(factor * radius, 2.0 * factor * max(0.0, c - radius / 2.0))
    elif kind == "cylinder":
        shape = Cylinder(factor * (a + b) / 2.0, 2.0 * factor * c)
    elif kind == "ellipsoid":
        shape = Ellipsoid((factor * a, factor * b, factor * c))
    else:
        shape = Box((2.0 * factor * a, 2.0 * factor * b, 2.0 * factor * c))
    return shape, Pose(solid.center) if R == EYE else Pose(solid.center, R, MATRIX)
