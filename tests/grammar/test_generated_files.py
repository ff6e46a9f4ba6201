"""The generated files are current, and the reference tables name everything and link to what is there."""

from __future__ import annotations

import re

import pytest

from transpile.grammar.__main__ import FORMATS, main, outputs
from transpile.grammar.parse_grammar import load_format
from transpile.grammar.write_tables import write_tables


def test_the_generated_files_are_current() -> None:
    assert main(["check"]) == 0


def test_wrong_arguments_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["erase"]) == 2
    assert "usage" in capsys.readouterr().err


def test_a_stale_file_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    path, text = next(outputs())
    monkeypatch.setattr("transpile.grammar.__main__.outputs", lambda: [(path, text + "# more\n")])
    assert main(["check"]) == 1
    assert path.name in capsys.readouterr().err


@pytest.mark.parametrize("name", FORMATS)
def test_the_tables_name_every_field(name: str) -> None:
    format = load_format(name)
    text = write_tables(format)
    sections = dict(zip(*[iter(re.split(r"^## (.*)$", text, flags=re.M)[1:])] * 2, strict=True))
    for element in (*format.elements.values(), *format.shapes.values()):
        title = element.tag if element.tag == element.name else f"{element.tag} ({element.name})"
        for f in element.fields:
            shown = {"text": "text", "attribute": f"`@{f.name}`"}.get(f.kind, f"`{f.name}`")
            assert f"| {shown} |" in sections[title], (title, shown)
        for opaque in element.opaque:
            assert f"`{opaque}`" in sections[title]


@pytest.mark.parametrize("name", FORMATS)
def test_the_links_of_the_tables_lead_somewhere(name: str) -> None:
    text = write_tables(load_format(name))
    kept = [
        re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        for title in re.findall(r"^## (.*)$", text, re.M)
    ]
    assert len(set(kept)) == len(kept)
    assert set(re.findall(r"\(#([^)]*)\)", text)) <= set(kept)


@pytest.mark.parametrize("name", FORMATS)
def test_the_tables_have_as_many_cells_in_every_row(name: str) -> None:
    rows = [line for line in write_tables(load_format(name)).splitlines() if line.startswith("|")]
    assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {8}
