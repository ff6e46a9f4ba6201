"""golden/convert: whole conversions as files. ``convert_case`` says what each file of a case is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.golden.convert_case import CASES, FILES, TARGETS, convert_case, described, input_of
from transpile import convert

Golden = Callable[[Path, str | None], None]
BOTH = [(case, to) for case in CASES for to in TARGETS]


def _name(value: Path | str) -> str:
    return value.name if isinstance(value, Path) else value


@pytest.fixture(autouse=True)
def no_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing outside a case's own folder counts."""
    for variable in ("ROS_PACKAGE_PATH", "AMENT_PREFIX_PATH", "GZ_SIM_RESOURCE_PATH"):
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.parametrize(("case", "to"), BOTH, ids=_name)
def test_output(case: Path, to: str, golden: Golden, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(case)
    result = convert_case(case, to, verify_each=True)
    golden(case / f"to.{to}", result.text)


@pytest.mark.parametrize("case", CASES, ids=_name)
def test_findings(case: Path, golden: Golden, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(case)
    golden(case / "losses.txt", "".join(f"to {to}\n{described(convert_case(case, to))}" for to in TARGETS))


@pytest.mark.parametrize(("case", "to"), BOTH, ids=_name)
def test_output_reads_clean_and_is_written_the_same(
    case: Path, to: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is written is read without a word by our own reader, and written again byte by byte."""
    monkeypatch.chdir(case)
    text = convert_case(case, to).text
    if text is None:
        assert "error[" in (case / "losses.txt").read_text(encoding="utf-8")
        return
    again = convert(text, to=to)
    assert described(again) == ""
    assert again.text == text


@pytest.mark.parametrize("case", CASES, ids=_name)
def test_the_same_format_loses_nothing(case: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Normalised on its own tree, and twice: the second time changes no byte."""
    monkeypatch.chdir(case)
    source = input_of(case)
    once = convert(Path(source.name))
    assert not once.losses
    if once.text is not None:
        assert convert(once.text).text == once.text


@pytest.mark.parametrize("case", CASES, ids=_name)
def test_no_orphans(case: Path) -> None:
    source = input_of(case).name
    assert source in ("input.urdf", "input.sdf", "input.xml", "input.dmd.yaml")
    assert {path.name for path in case.iterdir()} - {source} <= FILES


def test_only_cases_stand_there() -> None:
    assert [path for path in CASES[0].parent.iterdir() if path not in CASES] == []
