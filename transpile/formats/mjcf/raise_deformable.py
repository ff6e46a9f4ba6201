"""MJCF flexible bodies of tetrahedra."""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.formats.mjcf.raise_pose import raise_pose
from transpile.ir.deformable import Deformable
from transpile.ir.model import Model

RADIUS = 1e-4
"""How thick (m) the skin is that touches: MuJoCo needs one."""


def raise_deformables(model: Model, world: ast.Worldbody) -> None:
    """Write the bodies of a model that deform: each stands in the world."""
    for body in model.deformables:
        world.flexcomp.append(_flexible(body))


def _flexible(body: Deformable) -> ast.Flexcomp:
    node = ast.Flexcomp()
    node.ir = body
    node.name = body.name
    node.type, node.dim = "direct", 3
    raise_pose(body.pose, node)
    node.mass = body.mass
    node.radius = RADIUS
    node.point, node.element = body.points, body.cells
    node.elasticity = ast.Elasticity()
    node.elasticity.young, node.elasticity.poisson = body.young, body.poisson
    node.elasticity.damping = body.damping or None
    node.contact = ast.FlexcompContact()
    node.contact.selfcollide = "none"
    node.contact.friction = (body.friction,) if body.friction is not None else None
    if body.pins:
        pin = ast.Pin()
        pin.id = body.pins
        node.pin.append(pin)
    return node
