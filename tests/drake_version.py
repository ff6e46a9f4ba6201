"""Which Drake is installed: on Python 3.11 it is one that knows fewer tags."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

import pytest

DISTANCES = (1, 58)
"""The version that the tests were made with; 1.51 knows neither distance constraints nor moving surfaces, and
ends the process where a weld finds no frame."""


def drake_version() -> tuple[int, ...]:
    """The version of Drake as numbers; of one that is not installed, the newest."""
    try:
        return tuple(int(part) for part in version("drake").split(".")[:2])
    except PackageNotFoundError:
        return DISTANCES


needs_new_drake = pytest.mark.skipif(
    drake_version() < DISTANCES, reason="this Drake is older than the tags that are tried (1.58)"
)
