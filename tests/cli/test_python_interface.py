"""``transpile.convert``."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import transpile
from tests.cli.fake_formats import install


@pytest.fixture
def fakes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    install(monkeypatch)
    return tmp_path


def test_the_example_in_the_documentation_runs() -> None:
    assert doctest.testmod(transpile) == (0, 5)


def test_text_bytes_and_paths_are_taken(fakes: Path) -> None:
    text = "<robot>\nlink a\n"
    (fakes / "a.urdf").write_text(text)
    for given in (text, text.encode(), fakes / "a.urdf", str(fakes / "a.urdf")):
        assert transpile.convert(given, "sdf").text == "<sdf>\nlink a\n"


def test_a_result_tells_everything(fakes: Path) -> None:
    result = transpile.convert("<robot>\nlose x\nguess y\nrename z\nwarn w\n", to="sdf")
    assert result.ok
    assert (result.source_format, result.to) == ("urdf", "sdf")
    assert [d.code for d in result.losses] == ["L001"]
    assert [d.code for d in result.assumptions] == ["A001"]
    assert [d.code for d in result.renamings] == ["A060"]
    assert "<text>:2:1: loss[L001]" in result.render()
    report = result.report()
    assert report["input"] == "<text>"
    assert [len(report[kind]) for kind in ("losses", "assumptions", "renamings", "warnings", "errors")] == [
        1, 1, 1, 1, 0,
    ]  # fmt: skip


def test_faults_of_the_input_are_not_raised(fakes: Path) -> None:
    result = transpile.convert("<robot>\nbad x\n", to="sdf")
    assert (result.ok, result.text, result.diagnostics.errors) == (False, None, 1)
    result = transpile.convert(fakes / "missing.urdf", to="sdf")
    assert [d.code for d in result.diagnostics] == ["P060"]
    assert result.files == [str(fakes / "missing.urdf")]


@pytest.mark.parametrize("path", ["", ".", "nul\0", "\ud800", "x" * 5000])
def test_what_is_no_path_is_a_finding(fakes: Path, path: str) -> None:
    result = transpile.convert(path, to="sdf")
    assert [d.code for d in result.diagnostics] == ["P060"]
    assert "cannot read this file" in result.render()


def test_strict_gives_no_text(fakes: Path) -> None:
    result = transpile.convert("<robot>\nlose x\n", to="sdf", strict=True)
    assert (result.ok, result.diagnostics.errors, len(result.losses)) == (False, 0, 1)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"to": "obj"}, ValueError),
        ({"to": "sdf", "dialect": "none"}, ValueError),
        ({"to": "sdf", "warnings": {"P001": "loud"}}, ValueError),
        ({"to": "sdf", "colour": "red"}, TypeError),
    ],
)
def test_options_that_do_not_exist_are_raised(options: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        transpile.convert("<robot/>", **options)  # type: ignore[arg-type]


def test_names_are_there_without_being_imported() -> None:
    assert transpile.Options().dialect == "default"
    assert transpile.Result.__name__ == "Result"
    with pytest.raises(AttributeError):
        transpile.Nothing  # noqa: B018
