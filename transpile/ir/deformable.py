"""Bodies that deform, for targets that have them apart from links. SI units."""

from __future__ import annotations

from transpile.ir.node import Node
from transpile.ir.pose import Pose


class Deformable(Node):
    """A body of tetrahedra, where ``pose`` has it in the world: ``points`` in its frame, three numbers each;
    ``cells``, four numbers of points each; ``pins`` are the points that do not move.

    ``mass`` (kg), ``young`` (Pa), ``poisson``, ``damping`` (s, as much as the stiffness times it),
    ``friction``."""

    __slots__ = ("name", "pose", "points", "cells", "pins", "mass", "young", "poisson", "damping", "friction")
    FIELDS = __slots__

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.pose: Pose | None = None
        self.points: tuple[float, ...] = ()
        self.cells: tuple[float, ...] = ()
        self.pins: tuple[float, ...] = ()
        self.mass = 0.0
        self.young = 0.0
        self.poisson = 0.0
        self.damping = 0.0
        self.friction: float | None = None
