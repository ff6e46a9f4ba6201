"""MJCF tendons, what equalities hold of them, and points that stay together."""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.formats.mjcf.raise_joint import JointRaiser
from transpile.ir.model import Model
from transpile.ir.relation import Tendon
from transpile.passes.manager import Context

SOFT = (0.0001, 0.0001, 1.0, 0.5, 1.0)
"""The least impedance of MuJoCo (mjMINIMP), at any violation: the force of a limit is then that of its spring
and its damper but for this share."""


def raise_tendons(model: Model, joints: JointRaiser, context: Context, root: ast.Mujoco) -> None:
    """Write the tendons and the pairs of points of a model."""
    if not model.tendons and not model.points:
        return
    section = ast.Tendon()
    equality = root.equality[0] if root.equality else ast.Equality()
    for pair in model.points:
        node = ast.Connect()
        node.ir, node.name = pair, pair.name
        node.site1, node.site2 = pair.a.written(), pair.b.written()
        equality.connect.append(node)
    for tendon in model.tendons:
        written = _fixed(tendon, joints, context) if tendon.terms else _spatial(tendon)
        if written is None:
            continue
        if isinstance(written, ast.Fixed):
            section.fixed.append(written)
        else:
            section.spatial.append(written)
        if tendon.held is not None:
            equality.tendon.append(_hold(tendon))
    if section.fixed or section.spatial:
        root.tendon.append(section)
    if not root.equality and (equality.connect or equality.tendon):
        root.equality.append(equality)


def _spatial(tendon: Tendon) -> ast.Spatial:
    """A straight line between two sites."""
    node = ast.Spatial()
    for frame in (tendon.a, tendon.b):
        assert frame is not None
        site = ast.SpatialSite()
        site.site = frame.written()
        node.site.append(site)
    _act(tendon, node)
    return node


def _fixed(tendon: Tendon, joints: JointRaiser, context: Context) -> ast.Fixed | None:
    """A sum of coordinates. A joint that is not written is held at 0, and adds nothing."""
    node = ast.Fixed()
    for term in tendon.terms:
        parts = joints.parts.get(term.joint.target)
        if not parts or parts[0].type == "ball":
            context.diagnostics.report(
                "L059",
                f"the tendon {tendon.name!r} is written without joint {term.joint.name!r}, which MuJoCo has "
                "no hinge and no slide for",
                term.at,
                "@name",
            )
            continue
        part = ast.FixedJoint()
        part.ir = term
        part.joint = parts[0].name
        part.coef = term.factor
        node.joint.append(part)
    if not node.joint:
        return None
    _act(tendon, node)
    return node


def _act(tendon: Tendon, node: ast.Spatial | ast.Fixed) -> None:
    """Its name, its limits, its spring and its damper."""
    node.ir = tendon
    node.name = tendon.name
    if tendon.lower is not None and tendon.upper is not None:
        node.range = (tendon.lower, tendon.upper)
    if tendon.stiffness is not None and tendon.rest_lower is not None and tendon.rest_upper is not None:
        node.stiffness = (tendon.stiffness,)
        low, high = tendon.rest_lower, tendon.rest_upper
        node.springlength = (low,) if low == high else (low, high)
    node.damping = (tendon.damping,) if tendon.damping else None
    if tendon.limit_stiffness is not None and tendon.limit_damping is not None:
        node.solreflimit = (0.0 - tendon.limit_stiffness, 0.0 - tendon.limit_damping)
        node.solimplimit = SOFT


def _hold(tendon: Tendon) -> ast.EqualityTendon:
    """Its length, measured from that in the posture of the file."""
    node = ast.EqualityTendon()
    node.tendon1 = tendon.name
    node.polycoef = (tendon.held or 0.0, 0.0, 0.0, 0.0, 0.0)
    return node
