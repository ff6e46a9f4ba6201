"""Springs and dampers that MJCF says by how they swing (``springdamper``: a time constant and a ratio).

MuJoCo works the stiffness and the damping out from what the joint moves in the posture of the file: with the
inertia w at the joint (the inverse of a diagonal element of the inverse mass matrix) and t and d as written,
the damping is 2 w / t and the stiffness w / (t d)². The elements are found from the articulated inertias of
the bodies (Featherstone), in one walk down and one up the tree; vectors are spatial, at the world's origin.
"""

from __future__ import annotations

from collections.abc import Container
from math import radians
from typing import TYPE_CHECKING

from transpile.ast import generated_mjcf as ast
from transpile.ir.add_up import add_up
from transpile.ir.model import BALL, Axis, Inertial, Link
from transpile.ir.pose import MATRIX, Mat3, Pose, Vec3, multiply, rotate, transpose

if TYPE_CHECKING:
    from transpile.formats.mjcf.lower_tree import Place, TreeLowerer

Vec6 = list[float]
"""Angular before linear."""
Mat6 = list[list[float]]

_SPRINGDAMPER = ast.Joint.bits("springdamper") & ~1
_Z: Vec3 = (0.0, 0.0, 1.0)
_AXES: tuple[Vec3, ...] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), _Z)


class Part:
    """A body, or what stands between two joints of one: what it weighs, with all that it carries, how it
    moves (None: not at all) in which other part, and what the drive of its joint adds."""

    __slots__ = ("parent", "inertia", "motion", "armature", "node", "push", "weight", "reply")

    def __init__(self, parent: Part | None, motion: Vec6 | None, node: ast.Joint | None) -> None:
        self.parent = parent
        self.motion = motion
        self.node = node
        self.armature = (node.armature or 0.0) if node is not None else 0.0
        self.inertia: Mat6 = [[0.0] * 6 for _ in range(6)]
        self.push: Vec6 = [0.0] * 6
        self.weight = 0.0
        self.reply: Mat6 = self.inertia


def settle_springs(tree: TreeLowerer) -> None:
    """Give the joints that have a ``springdamper`` their stiffness and damping."""
    wanted = {node: joint for joint, node in tree.nodes.items() if _swings(node)}
    if not wanted:
        return
    inverse = inverse_weights(tree, wanted)
    for node, joint in wanted.items():
        found = inverse.get(node, ())
        assert node.springdamper is not None
        time, ratio = node.springdamper
        inertia = len(found) / add_up(found) if add_up(found) else 0.0  # what moves nothing needs no force
        node.todo &= ~_SPRINGDAMPER
        if joint.type == BALL and not joint.axes:
            joint.axes = [Axis(_Z)]
            joint.axes[0].at = node.at
        axis = joint.axes[0]
        axis.damping = 2.0 * inertia / time
        if joint.type != BALL:
            rest = node.springref or 0.0
            turned = tree.settings.degrees and (node.type or "hinge") == "hinge"
            axis.spring_stiffness = inertia / (time * ratio) ** 2
            axis.spring_reference = radians(rest) if turned else rest


def inverse_weights(tree: TreeLowerer, wanted: Container[ast.Joint]) -> dict[ast.Joint, list[float]]:
    """The diagonal elements of the inverse mass matrix in the posture of the file, by joints."""
    parts = _parts_of(tree.places)
    for part in reversed(parts):
        _gather(part)
    inverse: dict[ast.Joint, list[float]] = {}
    for part in parts:
        _answer(part)
        if part.node is not None and part.node in wanted and part.weight > 0.0:
            inverse.setdefault(part.node, []).append(_inverse_weight(part))
    return inverse


def _swings(node: ast.Joint) -> bool:
    said = node.springdamper
    return said is not None and len(said) == 2 and said[0] > 0.0 and said[1] > 0.0


def _parts_of(places: list[Place]) -> list[Part]:
    """The bodies and their joints one by one, parents first."""
    parts: list[Part] = []
    last: dict[Link, Part] = {}
    poses: dict[Link, Pose] = {}
    for place in places:
        above = last.get(place.parent) if place.parent is not None else None
        around = poses.get(place.parent) if place.parent is not None else None
        X_WB = place.X_PB if around is None else around.compose(place.X_PB)
        poses[place.link] = X_WB
        for node, X_BF in place.joints:
            for motion in _motions(node, X_WB, X_BF):
                above = Part(above, motion, node if isinstance(node, ast.Joint) else None)
                parts.append(above)
        if not place.joints:
            above = Part(above, None, None)
            parts.append(above)
        assert above is not None
        last[place.link] = above
        if place.link.inertial is not None:
            above.inertia = _spatial(place.link.inertial, X_WB)
    return parts


def _motions(node: ast.Joint | ast.Freejoint, X_WB: Pose, X_BF: Pose) -> list[Vec6]:
    """What a joint lets move: a free one the six of a body, a ball three turns."""
    kind = node.type or "hinge" if isinstance(node, ast.Joint) else "free"
    if kind == "free":
        return [[*a, 0.0, 0.0, 0.0] for a in _AXES] + [[0.0, 0.0, 0.0, *a] for a in _AXES]
    assert isinstance(node, ast.Joint)
    R = multiply(X_WB.matrix(), X_BF.matrix())
    p = X_WB.compose(X_BF).compose(Pose(node.pos or (0.0, 0.0, 0.0))).p
    axes = _AXES if kind == "ball" else (node.axis or _Z,)
    turned = [_unit(rotate(R, axis)) for axis in axes]
    if kind == "slide":
        return [[0.0, 0.0, 0.0, *a] for a in turned]
    return [[*a, *_cross(p, a)] for a in turned]


def _unit(v: Vec3) -> Vec3:
    length = (v[0] * v[0] + v[1] * v[1] + v[2] * v[2]) ** 0.5
    return (v[0] / length, v[1] / length, v[2] / length) if length else v


def _cross(a: Vec3, b: Vec3) -> Vec3:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def _spatial(inertial: Inertial, X_WB: Pose) -> Mat6:
    """The spatial inertia of a body about the world's origin."""
    i, m = inertial, inertial.mass
    X_WC = X_WB if i.pose is None else X_WB.compose(i.pose)
    own: Mat3 = (i.ixx, i.ixy, i.ixz, i.ixy, i.iyy, i.iyz, i.ixz, i.iyz, i.izz)
    R = X_WC.matrix() if X_WC.turns() else Pose(form=MATRIX, r=(1.0, 0, 0, 0, 1.0, 0, 0, 0, 1.0)).matrix()
    moments = multiply(multiply(R, own), transpose(R))
    x, y, z = X_WC.p
    shift = (y * y + z * z, -x * y, -x * z, -x * y, x * x + z * z, -y * z, -x * z, -y * z, x * x + y * y)
    across = (0.0, -z, y, z, 0.0, -x, -y, x, 0.0)
    result: Mat6 = [[0.0] * 6 for _ in range(6)]
    for row in range(3):
        for column in range(3):
            at = 3 * row + column
            result[row][column] = moments[at] + m * shift[at]
            result[row][column + 3] = m * across[at]
            result[row + 3][column] = -m * across[at]
        result[row + 3][row + 3] = m
    return result


def _gather(part: Part) -> None:
    """Hand what a part weighs on to the one that it moves in, without what its joint gives way to."""
    passed = part.inertia
    S = part.motion
    if S is not None:
        part.push = [add_up(row[k] * S[k] for k in range(6)) for row in part.inertia]
        part.weight = add_up(S[k] * part.push[k] for k in range(6)) + part.armature
        if part.weight > 0.0:
            U, D = part.push, part.weight
            passed = [[row[k] - U[j] * U[k] / D for k in range(6)] for j, row in enumerate(part.inertia)]
    if part.parent is not None:
        sums = part.parent.inertia
        part.parent.inertia = [
            [a + b for a, b in zip(*rows, strict=True)] for rows in zip(sums, passed, strict=True)
        ]


def _answer(part: Part) -> None:
    """How a part gives way to a force on it: by what it moves in, and by its own joint."""
    below = part.parent.reply if part.parent is not None else [[0.0] * 6 for _ in range(6)]
    S, U, D = part.motion, part.push, part.weight
    if S is None or D <= 0.0:
        part.reply = below
        return
    A = [[(1.0 if j == k else 0.0) - S[j] * U[k] / D for k in range(6)] for j in range(6)]
    half = [[add_up(A[j][n] * below[n][k] for n in range(6)) for k in range(6)] for j in range(6)]
    part.reply = [
        [add_up(half[j][n] * A[k][n] for n in range(6)) + S[j] * S[k] / D for k in range(6)] for j in range(6)
    ]


def _inverse_weight(part: Part) -> float:
    """The element of the inverse mass matrix for a joint and itself."""
    U, D = part.push, part.weight
    if part.parent is None:
        return 1.0 / D
    reply = part.parent.reply
    given = add_up(U[j] * reply[j][k] * U[k] for j in range(6) for k in range(6))
    return 1.0 / D + given / (D * D)
