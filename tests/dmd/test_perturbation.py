"""Changing directives one scalar at a time: the output or the report must change too (see
``tests/golden/perturb.py`` for the formats of XML)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import yaml

from tests.golden.convert_case import described
from transpile import convert

CASES = Path(__file__).parent.parent.parent / "golden" / "convert"
FILES = ["dmd-scene/input.dmd.yaml", "dmd-scene/files/cell.dmd.yaml", "dmd-turned/input.dmd.yaml"]


def scalars(text: str) -> list[tuple[int, int]]:
    """Where the scalars stand, keys included; merge keys are none."""
    tokens = [token for token in yaml.scan(text) if isinstance(token, yaml.ScalarToken)]
    spans = [(token.start_mark.index, token.end_mark.index) for token in tokens]
    return [(start, end) for start, end in spans if text[start:end] != "<<"]


def changed(scalar: str) -> str:
    try:
        return str(float(scalar) + 0.125)
    except ValueError:
        return f'{scalar[:-1]}x"' if scalar.endswith('"') else f"{scalar}x"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("to", ["sdf", "dmd"])
def test_no_change_goes_unnoticed(
    file: str, to: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case, _, name = file.partition("/")
    shutil.copytree(CASES / case, tmp_path / case)
    monkeypatch.chdir(tmp_path / case)
    path = Path(name) if to == "dmd" else Path("input.dmd.yaml")
    text = Path(name).read_text()

    def outcome() -> tuple[str | None, str]:
        result = convert(path, to=to)
        return result.text, described(result)

    before = outcome()
    silent = []
    for start, end in scalars(text):
        Path(name).write_text(text[:start] + changed(text[start:end]) + text[end:])
        if outcome() == before:
            silent.append(f"{text.count(chr(10), 0, start) + 1}: {text[start:end]}")
    assert silent == []
