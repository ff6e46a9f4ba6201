"""Golden files: ``pytest --update-golden`` writes them again (refused under CI); review what changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Path, str | None], None]:
    """``golden(path, text)``: the file must hold the text; None: there must be no such file."""
    update = request.config.getoption("--update-golden")

    def check(path: Path, text: str | None) -> None:
        if update and text is None:
            path.unlink(missing_ok=True)
        elif update and (not path.exists() or path.read_text(encoding="utf-8") != text):
            path.write_text(text or "", encoding="utf-8")
        if text is None:
            assert not path.exists(), f"{path} is not written any more"
            return
        assert path.exists(), f"{path} is missing: run pytest --update-golden and review it"
        assert text == path.read_text(encoding="utf-8")

    return check
