"""Relations between links and joints beyond the tree, for targets that have such elements: points that stay
together, and tendons. SI units, angles in radians."""

from __future__ import annotations

from transpile.ir.node import Node, Ref


class PointPair(Node):
    """The origins of two frames, ``a`` and ``b``, stay together."""

    __slots__ = ("name", "a", "b")
    FIELDS = __slots__

    def __init__(self, name: str, a: Ref, b: Ref) -> None:
        super().__init__()
        self.name = name
        self.a = a
        self.b = b


class Term(Node):
    """A joint of a tendon: its coordinate times ``factor`` counts."""

    __slots__ = ("joint", "factor")
    FIELDS = __slots__

    def __init__(self, joint: Ref, factor: float) -> None:
        super().__init__()
        self.joint = joint
        self.factor = factor


class Tendon(Node):
    """A length, from frame ``a`` to frame ``b`` or the sum of ``terms``, and what acts on it.

    ``lower`` and ``upper`` limit it; ``held`` is what it is kept at, measured from its length in the posture
    of the file. A spring of ``stiffness`` pulls where it is shorter than ``rest_lower`` or longer than
    ``rest_upper``; ``damping`` acts always. ``limit_stiffness`` and ``limit_damping`` are what the limits
    yield by, of a row with the inverse inertia of 1 (None: as the engine likes).
    """

    __slots__ = ("name", "a", "b", "lower", "upper", "held", "stiffness", "damping", "rest_lower",
                 "rest_upper",
                 "limit_stiffness", "limit_damping", "terms")  # fmt: skip
    FIELDS = __slots__

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.a: Ref | None = None
        self.b: Ref | None = None
        self.lower: float | None = None
        self.upper: float | None = None
        self.held: float | None = None
        self.stiffness: float | None = None
        self.damping: float | None = None
        self.rest_lower: float | None = None
        self.rest_upper: float | None = None
        self.limit_stiffness: float | None = None
        self.limit_damping: float | None = None
        self.terms: list[Term] = []
