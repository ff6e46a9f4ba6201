"""Sums that are the same in every version of Python."""

from __future__ import annotations

from collections.abc import Iterable


def add_up(numbers: Iterable[float]) -> float:
    """The sum, added one after the other: from 3.12 on ``sum`` makes up for what rounding costs, and so gives
    other last digits than before."""
    total = 0.0
    for number in numbers:
        total += number
    return total
