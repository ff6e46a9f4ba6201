"""soften-tendons: what the limits of tendons yield by, in the words of MuJoCo (A036).

MuJoCo tells the spring and the damper of a limit in terms of acceleration: they are divided by the inverse
inertia of the tendon in the posture of the file, J M⁻¹ Jᵀ (``tendon_invweight0``). Here stiffness and damping
are multiplied by it. The force is then k x + c x' but for one part in 10,000, the least impedance that MuJoCo
takes.

Runs after ``weigh-for-mjcf``.
"""

from __future__ import annotations

from transpile.ir.model import Joint, Scene
from transpile.ir.relation import Tendon
from transpile.passes.for_mjcf.invert_inertia import Tree
from transpile.passes.manager import Context


def run(scene: Scene, context: Context) -> None:
    """Give every limit that yields the numbers that MuJoCo takes."""
    for model in scene.models:
        soft = [tendon for tendon in model.tendons if tendon.limit_stiffness is not None]
        if not soft:
            continue
        tree = Tree(model)
        for tendon in soft:
            _soften(tendon, tree, context)


def _soften(tendon: Tendon, tree: Tree, context: Context) -> None:
    factors: dict[Joint, float] = {}
    for term in tendon.terms:
        factors[term.joint.target] = factors.get(term.joint.target, 0.0) + term.factor
    inverse = tree.inverse_inertia(factors)
    stiffness, damping = tendon.limit_stiffness or 0.0, tendon.limit_damping or 0.0
    tendon.limit_stiffness, tendon.limit_damping = stiffness * inverse, damping * inverse
    context.diagnostics.report(
        "A036",
        f"the limits of tendon {tendon.name!r} yield with the stiffness {stiffness:g} and the damping "
        f"{damping:g} to one part in 10,000, worked out from its inverse inertia in the posture of the file, "
        f"{inverse:g}",
        tendon.at,
        data={"tendon": tendon.name, "stiffness": stiffness, "damping": damping},
    )
