"""MJCF → MJCF: golden/identity/mjcf/NAME.xml writes itself; NAME.in.xml is written as NAME.xml."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.mjcf.helpers import rewritten

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "identity" / "mjcf"
CASES = sorted(path for path in GOLDEN.glob("*.xml") if not path.name.endswith(".in.xml"))
UNTIDY = sorted(GOLDEN.glob("*.in.xml"))


def test_there_are_cases() -> None:
    assert CASES
    assert UNTIDY


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_case_writes_itself(case: Path) -> None:
    text = case.read_text(encoding="utf-8")
    assert rewritten(text) == (text, [])


@pytest.mark.parametrize("case", UNTIDY, ids=lambda path: path.name)
def test_untidy_case(case: Path, golden: Callable[[Path, str], None]) -> None:
    text = rewritten(case.read_text(encoding="utf-8"))[0]
    golden(case.with_name(case.name.replace(".in.xml", ".xml")), text)
    assert rewritten(text)[0] == text
