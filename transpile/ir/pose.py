"""Poses: kept as they were written until arithmetic is needed.

X_AB is the pose of frame B measured in frame A: a point p_B has the coordinates
``p_A = R_AB p_B + p_AB``. Lengths are metres.
"""

from __future__ import annotations

from math import atan2, cos, radians, sin, sqrt

Vec3 = tuple[float, float, float]
Vec4 = tuple[float, float, float, float]
Mat3 = tuple[float, float, float, float, float, float, float, float, float]

RPY = "rpy"
"""Fixed-axis roll, pitch, yaw in radians: R = Rz(yaw) Ry(pitch) Rx(roll) (URDF and SDFormat)."""
RPY_DEGREES = "rpy_degrees"
"""The same in degrees (SDFormat ``degrees="true"``)."""
QUATERNION = "quaternion"
"""x, y, z, w, not yet normalised."""
MATRIX = "matrix"
"""Nine numbers, row by row: what arithmetic gives."""

ZERO: Vec3 = (0.0, 0.0, 0.0)
EYE: Mat3 = (1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0)


class Pose:
    """A rigid transform X_AB: position ``p`` and rotation ``r`` in the form ``form``."""

    __slots__ = ("p", "r", "form")

    def __init__(self, p: Vec3 = ZERO, r: tuple[float, ...] = ZERO, form: str = RPY) -> None:
        self.p = p
        self.r = r
        self.form = form

    def __repr__(self) -> str:
        return f"Pose({self.p}, {self.r}, {self.form!r})"

    def __eq__(self, other: object) -> bool:
        """Equal as written (not: equal as a transform)."""
        if not isinstance(other, Pose):
            return NotImplemented
        return self.p == other.p and self.r == other.r and self.form == other.form

    __hash__ = None  # type: ignore[assignment]

    def turns(self) -> bool:
        """Whether the rotation is anything but exactly the identity."""
        if self.form == QUATERNION:
            return self.r[:3] != ZERO
        return self.r != (EYE if self.form == MATRIX else ZERO)

    def is_identity(self) -> bool:
        """Whether this is exactly the identity."""
        return self.p == ZERO and not self.turns()

    def matrix(self) -> Mat3:
        """R_AB, row by row."""
        if self.form == MATRIX:
            return self.r  # type: ignore[return-value]
        if self.form == QUATERNION:
            return matrix_of_quaternion(self.r)
        if self.form == RPY_DEGREES:
            return matrix_of_rpy(radians(self.r[0]), radians(self.r[1]), radians(self.r[2]))
        return matrix_of_rpy(*self.r)

    def rpy(self) -> Vec3:
        """Roll, pitch, yaw in radians; as written where they were written."""
        if self.form == RPY:
            return self.r  # type: ignore[return-value]
        if self.form == RPY_DEGREES:
            return radians(self.r[0]), radians(self.r[1]), radians(self.r[2])
        return rpy_of_matrix(self.matrix())

    def compose(self, X_BC: Pose) -> Pose:
        """X_AC = X_AB X_BC. A factor that is the identity leaves the other as it was written."""
        if self.is_identity():
            return X_BC
        if X_BC.is_identity():
            return self
        p = self.p
        if not self.turns():
            q = X_BC.p
            return Pose((p[0] + q[0], p[1] + q[1], p[2] + q[2]), X_BC.r, X_BC.form)
        q = rotate(self.matrix(), X_BC.p)
        p_AC = (p[0] + q[0], p[1] + q[1], p[2] + q[2])
        if not X_BC.turns():
            return Pose(p_AC, self.r, self.form)
        return Pose(p_AC, multiply(self.matrix(), X_BC.matrix()), MATRIX)

    def inverse(self) -> Pose:
        """X_BA."""
        if self.is_identity():
            return self
        p = self.p
        if not self.turns():
            return Pose((0.0 - p[0], 0.0 - p[1], 0.0 - p[2]))
        R_BA = transpose(self.matrix())
        q = rotate(R_BA, p)
        return Pose((0.0 - q[0], 0.0 - q[1], 0.0 - q[2]), R_BA, MATRIX)


IDENTITY = Pose()


def rotate(R: Mat3, v: Vec3) -> Vec3:
    """R v."""
    x, y, z = v
    return (
        R[0] * x + R[1] * y + R[2] * z,
        R[3] * x + R[4] * y + R[5] * z,
        R[6] * x + R[7] * y + R[8] * z,
    )


def transpose(R: Mat3) -> Mat3:
    """The inverse of a rotation."""
    return R[0], R[3], R[6], R[1], R[4], R[7], R[2], R[5], R[8]


def multiply(A: Mat3, B: Mat3) -> Mat3:
    """A B."""
    a, b, c, d, e, f, g, h, i = A
    r, s, t, u, v, w, x, y, z = B
    return (
        a * r + b * u + c * x, a * s + b * v + c * y, a * t + b * w + c * z,
        d * r + e * u + f * x, d * s + e * v + f * y, d * t + e * w + f * z,
        g * r + h * u + i * x, g * s + h * v + i * y, g * t + h * w + i * z,
    )  # fmt: skip


def matrix_of_rpy(roll: float, pitch: float, yaw: float) -> Mat3:
    """Rz(yaw) Ry(pitch) Rx(roll); angles in radians."""
    cr, sr = cos(roll), sin(roll)
    cp, sp = cos(pitch), sin(pitch)
    cy, sy = cos(yaw), sin(yaw)
    return (
        cy * cp, cy * sp * sr - sy * cr, cy * sp * cr + sy * sr,
        sy * cp, sy * sp * sr + cy * cr, sy * sp * cr - cy * sr,
        0.0 - sp, cp * sr, cp * cr,
    )  # fmt: skip


def matrix_of_quaternion(q: tuple[float, ...]) -> Mat3:
    """The rotation of x, y, z, w, normalised first (all zero: the identity, as libsdformat does)."""
    x, y, z, w = q
    n = x * x + y * y + z * z + w * w
    if n == 0.0:
        return EYE
    s = 2.0 / n
    return (
        1.0 - s * (y * y + z * z), s * (x * y - z * w), s * (x * z + y * w),
        s * (x * y + z * w), 1.0 - s * (x * x + z * z), s * (y * z - x * w),
        s * (x * z - y * w), s * (y * z + x * w), 1.0 - s * (x * x + y * y),
    )  # fmt: skip


def rpy_of_matrix(R: Mat3) -> Vec3:
    """Roll, pitch, yaw in radians.

    The roll is taken from what is left once yaw and pitch are undone, so that the three
    give the matrix back to round-off near pitch = ±π/2 as well, where roll and yaw alone are ill-determined.
    """
    pitch = atan2(0.0 - R[6], sqrt(R[0] * R[0] + R[3] * R[3]))
    yaw = atan2(R[3], R[0])
    s, c = sin(yaw), cos(yaw)
    roll = atan2(s * R[2] - c * R[5], c * R[4] - s * R[1])
    return roll, pitch, yaw


def quaternion_of_matrix(R: Mat3) -> Vec4:
    """x, y, z, w with w >= 0 where the largest component allows it (Shepperd's choice)."""
    trace = R[0] + R[4] + R[8]
    largest = max(trace, R[0], R[4], R[8])
    if largest == trace:
        w = sqrt(1.0 + trace) / 2.0
        f = 0.25 / w
        return (R[7] - R[5]) * f, (R[2] - R[6]) * f, (R[3] - R[1]) * f, w
    if largest == R[0]:
        x = sqrt(1.0 + R[0] - R[4] - R[8]) / 2.0
        f = 0.25 / x
        return x, (R[1] + R[3]) * f, (R[2] + R[6]) * f, (R[7] - R[5]) * f
    if largest == R[4]:
        y = sqrt(1.0 - R[0] + R[4] - R[8]) / 2.0
        f = 0.25 / y
        return (R[1] + R[3]) * f, y, (R[5] + R[7]) * f, (R[2] - R[6]) * f
    z = sqrt(1.0 - R[0] - R[4] + R[8]) / 2.0
    f = 0.25 / z
    return (R[2] + R[6]) * f, (R[5] + R[7]) * f, z, (R[3] - R[1]) * f
