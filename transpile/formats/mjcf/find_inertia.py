"""What a joint of a MJCF moves in the posture of the file, as MuJoCo counts it for a damping ratio: the
inverse of a diagonal element of the inverse mass matrix (``dof_invweight0``)."""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.formats.mjcf.lower_springs import inverse_weights
from transpile.formats.mjcf.lower_tree import TreeLowerer
from transpile.ir.model import Joint


class Inertias:
    """The inertia (kg m² or kg) at each hinge and slide, worked out when first asked."""

    __slots__ = ("tree", "found")

    def __init__(self, tree: TreeLowerer) -> None:
        self.tree = tree
        self.found: dict[ast.Joint, list[float]] | None = None

    def of(self, joint: Joint) -> float:
        """At one joint; 0 where nothing moves."""
        if self.found is None:
            self.found = inverse_weights(self.tree, set(self.tree.nodes.values()))
        inverse = self.found.get(self.tree.nodes[joint], [])
        return 1.0 / inverse[0] if inverse and inverse[0] else 0.0
