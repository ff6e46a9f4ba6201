"""The principal axes of moments of inertia, by Jacobi's method."""

from __future__ import annotations

from math import sqrt

from transpile.ir.pose import EYE, Mat3, Vec3

_SWEEPS = 50


def principal_axes(moments: Mat3) -> tuple[Vec3, Mat3]:
    """The principal moments, largest first, and the rotation R whose columns are their axes: M = R diag
    R⁻¹."""
    m = [list(moments[0:3]), list(moments[3:6]), list(moments[6:9])]
    v = [list(EYE[0:3]), list(EYE[3:6]), list(EYE[6:9])]
    size = max(abs(x) for x in moments) or 1.0
    for _ in range(_SWEEPS):
        p, q = max(((0, 1), (0, 2), (1, 2)), key=lambda pair: abs(m[pair[0]][pair[1]]))
        if abs(m[p][q]) <= 1e-17 * size:
            break
        _rotate(m, v, p, q)
    order = sorted(range(3), key=lambda i: -m[i][i])
    a, b = ([v[row][order[k]] for row in range(3)] for k in (0, 1))
    c = (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
    values = (m[order[0]][order[0]], m[order[1]][order[1]], m[order[2]][order[2]])
    return values, (a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2])


def _rotate(m: list[list[float]], v: list[list[float]], p: int, q: int) -> None:
    """Turn the axes p and q so that their product vanishes."""
    theta = (m[q][q] - m[p][p]) / (2.0 * m[p][q])
    t = (1.0 if theta >= 0.0 else -1.0) / (abs(theta) + sqrt(theta * theta + 1.0))
    c = 1.0 / sqrt(t * t + 1.0)
    s = t * c
    for k in range(3):
        m[k][p], m[k][q] = c * m[k][p] - s * m[k][q], s * m[k][p] + c * m[k][q]
    for k in range(3):
        m[p][k], m[q][k] = c * m[p][k] - s * m[q][k], s * m[p][k] + c * m[q][k]
    for k in range(3):
        v[k][p], v[k][q] = c * v[k][p] - s * v[k][q], s * v[k][p] + c * v[k][q]
