"""Finding names that are free."""

from __future__ import annotations

from collections.abc import Container


def free_name(wanted: str, taken: Container[str], tried: dict[str, int] | None = None) -> str:
    """``wanted``, or ``wanted_1``, ``wanted_2`` … whichever is first not taken.

    ``tried`` remembers how far each name was tried, so that thousands of one name cost no more than others;
    it belongs to one set of ``taken`` names, to which all that is found is added.
    """
    name = wanted
    number = tried.get(wanted, 1) if tried is not None else 1
    while name in taken:
        name = f"{wanted}_{number}"
        number += 1
    if tried is not None:
        tried[wanted] = number
    return name
