"""DMD → DMD: golden/identity/dmd/NAME.dmd.yaml writes itself; NAME.in.dmd.yaml is written as the file
without ``.in``."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile import convert

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "identity" / "dmd"


@pytest.mark.parametrize("path", sorted(GOLDEN.iterdir()), ids=lambda path: path.name)
def test_identity(path: Path) -> None:
    result = convert(path)
    assert result.render() == ""
    assert result.text == path.with_name(path.name.replace(".in.", ".")).read_text()


@pytest.mark.parametrize(
    "name",
    ["a b", "a: b", "- a", "#a", "true", "No", "1", "1e3", "", "a\tb", 'a"b\\', "ä::ö", "a::b", "::", "x:"],
)
def test_any_name_reads_back(name: str) -> None:
    from transpile.syntax.write_yaml import write_scalar

    text = f"directives:\n- add_weld:\n    parent: world\n    child: {write_scalar(name or 'x')}\n"
    result = convert(text)
    assert result.text == text
