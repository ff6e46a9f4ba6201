"""The page has the errors that are measured."""

from __future__ import annotations

import pytest

from transpile.passes.write_drake_page import PAGE

pytest.importorskip("pydrake")
pytest.importorskip("mujoco")


def test_the_errors_of_forces_are_on_the_page() -> None:
    from tests.drake.measure_errors import forces

    page = PAGE.read_text(encoding="utf-8")
    for row in forces():
        assert f"| {' | '.join(row)} |\n" in page
