"""The inverse inertia of a sum of joint coordinates, in the posture of the file: J M⁻¹ Jᵀ.

Featherstone's articulated bodies, at rest and about the origin of the world, where nothing has to be moved
from one frame to another. Joints count as they are written in MJCF: a screw as a hinge and a slide.
"""

from __future__ import annotations

from transpile.ir.add_up import add_up
from transpile.ir.model import (
    BALL,
    CURVILINEAR,
    FIXED,
    FLOATING,
    PLANAR,
    PRISMATIC,
    SCREW,
    WORLD,
    Inertial,
    Joint,
    Link,
    Model,
)
from transpile.ir.node import Node
from transpile.ir.pose import EYE, IDENTITY, Mat3, Pose, Vec3, multiply, rotate, transpose
from transpile.passes.for_mjcf.drive_joints import rotor_of

Spatial = list[float]
"""Three components about the axes, three along them."""
_X, _Y, _Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
_SIX = range(6)


class Freedom:
    """One degree of freedom: S its motion, and what the way in finds for the way out."""

    __slots__ = ("joint", "S", "armature", "U", "D", "u")

    def __init__(self, joint: Joint | None, S: Spatial) -> None:
        self.joint = joint
        self.S = S
        self.armature = 0.0
        self.U: Spatial = []
        self.D = 0.0
        self.u = 0.0


class Tree:
    """A model whose links stand in one another, and its articulated inertias."""

    __slots__ = ("order", "parent", "freedoms")

    def __init__(self, model: Model) -> None:
        joints: dict[Node, list[Joint]] = {}
        for joint in model.joints:
            joints.setdefault(joint.child.target, []).append(joint)
        self.parent: dict[Link, Node] = {
            link: joints[link][0].parent.target if link in joints else WORLD for link in model.links
        }
        self.order = _in_order(self.parent)
        self.freedoms: dict[Link, list[Freedom]] = {}
        X_W: dict[Node, Pose] = {WORLD: IDENTITY}
        for link in self.order:
            X_W[link] = X_W[self.parent[link]].compose(link.pose or IDENTITY)
            self.freedoms[link] = _freedoms(joints.get(link), X_W[link])
        self.factorize({link: spatial_inertia(link.inertial, X_W[link]) for link in self.order})

    def factorize(self, inertias: dict[Link, list[Spatial]]) -> None:
        """The way in: the inertia that is felt at each degree of freedom."""
        for link in reversed(self.order):
            I = inertias[link]  # noqa: E741
            for freedom in reversed(self.freedoms[link]):
                freedom.U = U = [add_up(I[i][j] * freedom.S[j] for j in _SIX) for i in _SIX]
                freedom.D = D = dot(freedom.S, U) + freedom.armature
                if D > 0.0:
                    I = [[I[i][j] - U[i] * U[j] / D for j in _SIX] for i in _SIX]  # noqa: E741
            parent = self.parent[link]
            if isinstance(parent, Link):
                outer = inertias[parent]
                inertias[parent] = [[outer[i][j] + I[i][j] for j in _SIX] for i in _SIX]

    def inverse_inertia(self, factors: dict[Joint, float]) -> float:
        """J M⁻¹ Jᵀ, where J has the factor of each joint at its first degree of freedom."""
        forces: dict[Node, Spatial] = {link: [0.0] * 6 for link in self.order}
        for link in reversed(self.order):
            p = forces[link]
            for freedom in reversed(self.freedoms[link]):
                freedom.u = self.factor(freedom, link, factors) - dot(freedom.S, p)
                if freedom.D > 0.0:
                    p = [p[i] + freedom.U[i] * freedom.u / freedom.D for i in _SIX]
            outer = forces.get(self.parent[link])
            if outer is not None:
                forces[self.parent[link]] = [outer[i] + p[i] for i in _SIX]
        total = 0.0
        motion: dict[Node, Spatial] = {WORLD: [0.0] * 6}
        for link in self.order:
            a = motion[self.parent[link]]
            for freedom in self.freedoms[link]:
                if freedom.D > 0.0:
                    acceleration = (freedom.u - dot(freedom.U, a)) / freedom.D
                    a = [a[i] + freedom.S[i] * acceleration for i in _SIX]
                    total += self.factor(freedom, link, factors) * acceleration
            motion[link] = a
        return total

    def factor(self, freedom: Freedom, link: Link, factors: dict[Joint, float]) -> float:
        """What a degree of freedom counts: only the first of its joint does."""
        if freedom.joint is None or freedom.joint not in factors:
            return 0.0
        first = next(one for one in self.freedoms[link] if one.joint is freedom.joint)
        return factors[freedom.joint] if first is freedom else 0.0


def _in_order(parent: dict[Link, Node]) -> list[Link]:
    """The links, each after the one that it hangs on."""
    children: dict[Node, list[Link]] = {}
    for link, outer in parent.items():
        children.setdefault(outer, []).append(link)
    order: list[Link] = []
    stack = list(children.get(WORLD, ()))
    while stack:
        link = stack.pop()
        order.append(link)
        stack.extend(children.get(link, ()))
    return order


def _freedoms(joints: list[Joint] | None, X_WL: Pose) -> list[Freedom]:
    """The degrees of freedom of a link in its parent, the first next to the parent."""
    if joints is None or joints[0].type == FLOATING:
        return [Freedom(None, [1.0 if i == j else 0.0 for j in _SIX]) for i in _SIX]
    found = []
    for joint in joints:
        X_WJ = X_WL.compose(joint.pose or IDENTITY)
        own = [Freedom(joint, motion_of(turns, axis, X_WJ)) for turns, axis in _motions(joint)]
        if own:
            own[0].armature = rotor_of(joint) or 0.0
        found += own
    return found


def _motions(joint: Joint) -> list[tuple[bool, Vec3]]:
    """Whether it turns, and about or along what, of each hinge and slide of a joint."""
    xyz = joint.axes[0].xyz if joint.axes else _Z
    if joint.type in (FIXED, CURVILINEAR):
        return []
    if joint.type == BALL:
        return [(True, _X), (True, _Y), (True, _Z)]
    if joint.type == PLANAR:
        return [(False, _X), (False, _Y), (True, _Z)]
    if joint.type == SCREW:
        return [(True, xyz), (False, xyz)]
    if joint.type == PRISMATIC:
        return [(False, xyz)]
    return [(True, axis.xyz) for axis in joint.axes]


def motion_of(turns: bool, xyz: Vec3, X_WJ: Pose) -> Spatial:
    """The motion of a hinge or a slide, about the origin of the world."""
    length = (xyz[0] * xyz[0] + xyz[1] * xyz[1] + xyz[2] * xyz[2]) ** 0.5 or 1.0
    x, y, z = rotate(X_WJ.matrix(), (xyz[0] / length, xyz[1] / length, xyz[2] / length))
    if not turns:
        return [0.0, 0.0, 0.0, x, y, z]
    a, b, c = X_WJ.p
    return [x, y, z, b * z - c * y, c * x - a * z, a * y - b * x]


def spatial_inertia(inertial: Inertial | None, X_WL: Pose) -> list[Spatial]:
    """The spatial inertia of a body about the origin of the world."""
    if inertial is None:
        return [[0.0] * 6 for _ in _SIX]
    i, m = inertial, inertial.mass
    X_WC = X_WL.compose(inertial.pose or IDENTITY)
    R = X_WC.matrix() if X_WC.turns() else EYE
    about_com: Mat3 = (i.ixx, i.ixy, i.ixz, i.ixy, i.iyy, i.iyz, i.ixz, i.iyz, i.izz)
    J = multiply(multiply(R, about_com), transpose(R))
    x, y, z = X_WC.p
    return [
        [J[0] + m * (y * y + z * z), J[1] - m * x * y, J[2] - m * x * z, 0.0, 0.0 - m * z, m * y],
        [J[3] - m * x * y, J[4] + m * (x * x + z * z), J[5] - m * y * z, m * z, 0.0, 0.0 - m * x],
        [J[6] - m * x * z, J[7] - m * y * z, J[8] + m * (x * x + y * y), 0.0 - m * y, m * x, 0.0],
        [0.0, m * z, 0.0 - m * y, m, 0.0, 0.0],
        [0.0 - m * z, 0.0, m * x, 0.0, m, 0.0],
        [m * y, 0.0 - m * x, 0.0, 0.0, 0.0, m],
    ]


def dot(a: Spatial, b: Spatial) -> float:
    """The sum of the products."""
    return add_up(a[i] * b[i] for i in _SIX)
