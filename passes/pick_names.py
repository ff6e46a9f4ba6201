"""Finding names that are free."""

from __future__ import annotations

from collections.abc import Container


def free_name(wanted: str, taken: Container[str], start: int = 1) -> str:
    """``wanted``, or ``wanted_1``, ``wanted_2`` … whichever is first not taken."""
    name = wanted
    number = start
    while name in taken:
        name = f"{wanted}_{number}"
        number += 1
    return name
