"""Tetrahedra of a VTK file: the legacy text form (ASCII, UNSTRUCTURED_GRID) that Drake reads for bodies that
deform."""

from __future__ import annotations

Tetrahedra = tuple[list[tuple[float, float, float]], list[tuple[int, int, int, int]]]
_TETRAHEDRON = 10
"""The number of the type of a cell (VTK)."""


def read_tetrahedra(path: str) -> Tetrahedra | None:
    """The points (in the file's own unit) and the cells, four numbers of points each; None where the file
    holds anything else."""
    try:
        with open(path, encoding="utf-8") as file:
            words = file.read().split()
        places = {word: i for i, word in enumerate(words) if word in _SECTIONS}
        if "ASCII" not in places or words[places["DATASET"] + 1] != "UNSTRUCTURED_GRID":
            return None
        points = _points(words, places["POINTS"])
        cells = _cells(words, places)
    except (OSError, ValueError, KeyError, IndexError):
        return None
    whole = all(0 <= i < len(points) for cell in cells for i in cell)
    return (points, cells) if cells and whole else None


_SECTIONS = frozenset(("ASCII", "DATASET", "POINTS", "CELLS", "CELL_TYPES", "OFFSETS", "CONNECTIVITY"))


def _points(words: list[str], at: int) -> list[tuple[float, float, float]]:
    count = int(words[at + 1])
    numbers = [float(word) for word in words[at + 3 : at + 3 + 3 * count]]
    return [(numbers[i], numbers[i + 1], numbers[i + 2]) for i in range(0, 3 * count, 3)]


def _cells(words: list[str], places: dict[str, int]) -> list[tuple[int, int, int, int]]:
    """Of version 5 with offsets, of older ones with the count of points before each cell."""
    at = places["CELLS"]
    if "OFFSETS" in places:
        count = int(words[at + 1]) - 1
        start = places["CONNECTIVITY"] + 2
        numbers = [int(word) for word in words[start : start + int(words[at + 2])]]
        offsets = [int(word) for word in words[places["OFFSETS"] + 2 : places["OFFSETS"] + 3 + count]]
        found = [numbers[a:b] for a, b in zip(offsets, offsets[1:], strict=False)]
    else:
        count = int(words[at + 1])
        numbers = [int(word) for word in words[at + 3 : at + 3 + int(words[at + 2])]]
        found = [numbers[i + 1 : i + 5] for i in range(0, len(numbers), 5)]
    types = [int(word) for word in words[places["CELL_TYPES"] + 2 : places["CELL_TYPES"] + 2 + count]]
    if len(found) != count or any(kind != _TETRAHEDRON for kind in types):
        raise ValueError("other cells than tetrahedra")
    return [(cell[0], cell[1], cell[2], cell[3]) for cell in found]
