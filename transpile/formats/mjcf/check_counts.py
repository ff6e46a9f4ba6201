"""How many numbers an attribute of MJCF takes, where it is not one fixed count.

MuJoCo refuses more and, for the attributes that have a least count, fewer numbers.
"""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.ast.node import Node
from transpile.diagnostics import Diagnostics

Counts = tuple[tuple[str, int, int], ...]

_POLYNOMIAL: Counts = (("stiffness", 1, 3), ("damping", 1, 3))
_SHAPE: Counts = (("size", 1, 3), ("fromto", 6, 6), ("xyaxes", 6, 6))
_GEOM: Counts = (*_SHAPE, ("friction", 1, 3), ("solref", 1, 2), ("solimp", 1, 5))
_LIMIT: Counts = (("solreflimit", 1, 2), ("solimplimit", 1, 5))
_LIMITS: Counts = (*_LIMIT, ("solreffriction", 1, 2), ("solimpfriction", 1, 5))
_TENDON: Counts = (*_POLYNOMIAL, *_LIMITS, ("springlength", 1, 2))
_GEAR: Counts = (("gear", 1, 6), ("damping", 1, 3))
_AXES: Counts = (("xyaxes", 6, 6),)
_POLYCOEF: Counts = (("polycoef", 1, 5),)

_COUNTS: dict[type[Node], Counts] = {
    ast.Body: _AXES,
    ast.Frame: _AXES,
    ast.Camera: _AXES,
    ast.Inertial: (("fullinertia", 6, 6), *_AXES),
    ast.Joint: (*_POLYNOMIAL, *_LIMITS),
    ast.Geom: (*_GEOM, ("surfacevel", 1, 6), ("fluidcoef", 1, 5)),
    ast.Site: _SHAPE,
    ast.Pair: (("friction", 1, 5), ("solref", 1, 2), ("solimp", 1, 5)),
    ast.Spatial: _TENDON,
    ast.Fixed: _TENDON,
    ast.DefaultTendon: _TENDON,
    ast.EqualityJoint: _POLYCOEF,
    ast.EqualityTendon: _POLYCOEF,
    ast.Weld: (("relpose", 7, 7),),
    ast.General: _GEAR,
    ast.Motor: _GEAR,
    ast.Position: _GEAR,
    ast.Velocity: _GEAR,
    ast.Intvelocity: _GEAR,
}


def check_counts(node: Node, diagnostics: Diagnostics) -> None:
    """Report attributes of a wrong count of numbers (P048)."""
    for name, low, high in _COUNTS.get(node.__class__, ()):
        value = getattr(node, name)
        if value is not None and not low <= len(value) <= high:
            wanted = f"{low}" if low == high else f"{low} to {high}"
            message = f"{name} takes {wanted} numbers, and has {len(value)}"
            diagnostics.report("P048", message, node.at, f"@{name}")
