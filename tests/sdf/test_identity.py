"""SDFormat → SDFormat: golden/identity/sdf/NAME.sdf writes itself; NAME.in.sdf is written as NAME.sdf."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.sdf.helpers import rewritten, scene_of, written
from transpile.diagnostics import Diagnostics
from transpile.formats.sdf.read import read
from transpile.source import Source

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "identity" / "sdf"
CASES = sorted(path for path in GOLDEN.glob("*.sdf") if not path.name.endswith(".in.sdf"))
UNTIDY = sorted(GOLDEN.glob("*.in.sdf"))
SAID = {"opaque-1.9": ["P021", "P020", "P024"]}
"""What is said about the cases that hold what SDFormat does not know."""


def test_there_are_cases() -> None:
    assert len(CASES) > 9
    assert UNTIDY


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_case_writes_itself(case: Path) -> None:
    text = case.read_text(encoding="utf-8")
    assert rewritten(text) == (text, SAID.get(case.stem, []))


@pytest.mark.parametrize("case", UNTIDY, ids=lambda path: path.name)
def test_untidy_case(case: Path, golden: Callable[[Path, str], None]) -> None:
    golden(
        case.with_name(case.name.replace(".in.sdf", ".sdf")), rewritten(case.read_text(encoding="utf-8"))[0]
    )


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_through_the_ir_nothing_is_lost(case: Path) -> None:
    """What is written reads the same again, and nothing is left on the account."""
    version = case.stem.rpartition("-")[2]
    newest = "1.8" if version in ("1.4", "1.5", "1.6") else version
    scene, _ = scene_of(case.read_text(encoding="utf-8"))
    text, said = written(scene, newest)
    assert said == []
    assert [kept for kept in scene.ledger if not kept.done] == []
    assert rewritten(text)[0] == text
    assert sorted(rewritten(text)[1]) == sorted(SAID.get(case.stem, []))
    again, said = written(scene_of(text)[0], newest)
    assert (again, said) == (text, [])


@pytest.mark.parametrize("name", ["frames-1.9", "shapes-1.9", "drake-1.9"])
def test_through_the_ir_the_elements_stay(name: str) -> None:
    """Every element that was written is written again; defaults may come in addition."""
    text = (GOLDEN / f"{name}.sdf").read_text(encoding="utf-8")
    again = written(scene_of(text)[0], name.rpartition("-")[2])[0].splitlines()
    for line in text.splitlines():
        if "<!--" not in line and "/>" not in line and "<sdf" not in line:
            assert any(line.strip() == other.strip() for other in again), line


def test_prefixes_declared_further_in_are_declared_at_the_root() -> None:
    text, codes = rewritten(
        '<sdf version="1.9"><model name="m"><link name="a"><t:x xmlns:t="urn:t"/></link></model></sdf>'
    )
    assert text.splitlines()[1] == '<sdf version="1.9" xmlns:t="urn:t">'
    assert rewritten(text)[0] == text
    assert codes == []


def test_drake_is_declared_where_it_is_used() -> None:
    text, codes = rewritten(
        '<sdf version="1.9"><model name="m"><link name="a"><visual name="v"><geometry><drake:capsule>'
        "<radius>1</radius></drake:capsule></geometry></visual></link></model></sdf>"
    )
    assert 'xmlns:drake="http://drake.mit.edu"' in text
    assert codes == ["P003"]


@pytest.mark.parametrize(
    ("version", "said"), [("1.9", []), ("1.2", ["P038"]), ("1.99", ["P038"]), ("x", ["P038"])]
)
def test_unknown_versions_are_told(version: str, said: list[str]) -> None:
    assert rewritten(f'<sdf version="{version}"><model name="m"/></sdf>')[1] == said


def test_the_root_must_be_sdf() -> None:
    diagnostics = Diagnostics()
    source = diagnostics.sources.add(Source("x.sdf", b"<robot name='r'/>"))
    assert read(source, diagnostics) is None
    assert [d.code for d in diagnostics] == ["P037"]


def test_an_instruction_outside_the_root_is_told() -> None:
    assert rewritten('<?xml version="1.0"?><?editor x?><sdf version="1.9"/>')[1] == ["L002"]
