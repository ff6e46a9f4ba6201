"""The principal axes of moments of inertia, to the same digits as MuJoCo has them."""

from __future__ import annotations

from math import sqrt

from transpile.ir.pose import Mat3, Vec3, matrix_of_quaternion, multiply, transpose

Quaternion = tuple[float, float, float, float]
"""w, x, y, z."""

EXACT = 1e-16
ROUGH = 1e-7
"""MuJoCo turns the vertices of a mesh along its principal axes, but stops looking for them where no product
is more than a ten-millionth of the largest moment: what it keeps differs from the moments by as much. So does
what is written here, or the two would not be the same."""

_STEPS = 500
_PAIRS = ((0, 1, 2), (0, 2, 1), (1, 2, 0))
"""A row, a column, and the axis that turns one into the other."""


def principal_axes(moments: Mat3, small: float = EXACT) -> tuple[Vec3, Mat3]:
    """The principal moments, largest first, and the rotation R whose columns are their axes: M = R diag
    R⁻¹."""
    size = max(abs(x) for x in moments) or 1.0
    M: Mat3 = tuple(x / size for x in moments)  # type: ignore[assignment]
    q: Quaternion = (1.0, 0.0, 0.0, 0.0)
    D = M
    for _ in range(_STEPS):
        R = _matrix(q)
        D = multiply(multiply(transpose(R), M), R)
        turn = _next_turn(D, small)
        if turn is None:
            break
        q = _normalised(_product(q, turn))
    values = [D[0], D[4], D[8]]
    for first in (0, 1, 0):
        if values[first] + min(small, 1e-12) < values[first + 1]:
            values[first], values[first + 1] = values[first + 1], values[first]
            swap = [sqrt(0.5), 0.0, 0.0, 0.0]
            swap[(first + 2) % 3 + 1] = sqrt(0.5)
            q = _normalised(_product(q, (swap[0], swap[1], swap[2], swap[3])))
    return (values[0] * size, values[1] * size, values[2] * size), _matrix(q)


def settled(moments: Mat3) -> Mat3:
    """The moments of a mesh that are left once MuJoCo has taken them along their principal axes and back."""
    if moments[1] == moments[2] == moments[5] == 0.0:
        return moments
    (a, b, c), R = principal_axes(moments, ROUGH)
    return multiply(multiply(R, (a, 0.0, 0.0, 0.0, b, 0.0, 0.0, 0.0, c)), transpose(R))


def _next_turn(D: Mat3, small: float) -> Quaternion | None:
    """The turn that makes the largest product vanish; None where it is too small to matter."""
    xy, xz, yz = abs(D[1]), abs(D[2]), abs(D[5])
    row, column, axis = _PAIRS[0 if xy > xz and xy > yz else 1 if xz > yz else 2]
    product = D[3 * row + column]
    if abs(product) < small:
        return None
    tau = (D[4 * column] - D[4 * row]) / (2.0 * product)
    t = 1.0 / (tau + sqrt(1.0 + tau * tau)) if tau >= 0.0 else -1.0 / (sqrt(1.0 + tau * tau) - tau)
    c = 1.0 / sqrt(1.0 + t * t)
    s = sqrt(0.5 - 0.5 * c) if small >= ROUGH else abs(t) * c / sqrt(2.0 * (1.0 + c))
    part = (0.0 - s if tau >= 0.0 else s) * (-1.0 if axis == 1 else 1.0)
    turn = [sqrt(1.0 - part * part), 0.0, 0.0, 0.0]
    turn[axis + 1] = part
    return turn[0], turn[1], turn[2], turn[3]


def _matrix(q: Quaternion) -> Mat3:
    return matrix_of_quaternion((q[1], q[2], q[3], q[0]))


def _product(a: Quaternion, b: Quaternion) -> Quaternion:
    w, x, y, z = a
    p, q, r, s = b
    return (
        w * p - x * q - y * r - z * s,
        w * q + x * p + y * s - z * r,
        w * r - x * s + y * p + z * q,
        w * s + x * r - y * q + z * p,
    )


def _normalised(q: Quaternion) -> Quaternion:
    n = sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3])
    return q[0] / n, q[1] / n, q[2] / n, q[3] / n
