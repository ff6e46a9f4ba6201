"""One set of engine processes for all tests of the comparison."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from transpile.verify.verify_pair import Report, Verifier

Judge = Callable[..., Report]


@pytest.fixture(scope="session")
def verifier() -> Iterator[Verifier]:
    verifier = Verifier()
    yield verifier
    verifier.close()


@pytest.fixture
def judge(verifier: Verifier, tmp_path: Path) -> Judge:
    """Writes two texts to files and compares them."""

    def compare(a: str, b: str, report: dict[str, Any] | None = None) -> Report:
        paths = []
        for name, text in (("a", a), ("b", b)):
            path = tmp_path / f"{name}{'.urdf' if '<robot' in text else '.sdf'}"
            path.write_text(text, encoding="utf-8")
            paths.append(path)
        return verifier.verify(paths[0], paths[1], report)

    return compare
