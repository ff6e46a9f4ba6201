"""The outcome of every odd value: the table in docs/not-quite-xml.md, and what a table cannot say."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from transpile.diagnostics.diagnostic import ERROR, WARNING
from transpile.syntax import values
from transpile.syntax.mend_values import defect_span, mend

PAGE = Path(__file__).parents[2] / "docs" / "not-quite-xml.md"
ROW = re.compile(r"\| (\w+) \| `([^`]*)` \|.*\| ([^|]*) \| (P\d+)? ?\|")


def rows() -> list[tuple[str, str, str, str]]:
    """Kind, text, outcome and code of each row of the table of values."""
    section = PAGE.read_text(encoding="utf-8").split("## Values")[1]
    return [match.groups(default="") for match in map(ROW.fullmatch, section.splitlines()) if match]  # type: ignore[misc]


def test_the_table_speaks_of_every_kind() -> None:
    kinds = {kind for kind, *_ in rows()}
    assert kinds == set(values.READERS) - {"string", "reals", "vec2"}


@pytest.mark.parametrize(("kind", "text", "outcome", "code"), rows())
def test_values_come_out_as_the_page_says(kind: str, text: str, outcome: str, code: str) -> None:
    mended = mend(kind, text)
    severity = ERROR if outcome == "error" else WARNING
    codes = [d.code for d in mended.defects if d.severity == severity]
    assert codes[-1:] == ([code] if code else [])
    if outcome == "error":
        assert mended.value is None
        return
    assert len(codes) == len(mended.defects)
    if outcome == "as if not written":
        assert mended.value is None
    elif isinstance(mended.value, tuple):
        assert values.write_reals(mended.value) == outcome
    elif isinstance(mended.value, bool):
        assert str(mended.value).lower() == outcome
    else:
        assert values.write_real(mended.value) == outcome  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kind", "text", "columns"),
    [
        ("real", " 1.5x", [4]),
        ("real", "abc", [0]),
        ("vec3", "x 2 y", [0, 4]),
        ("vec3", "1 2", [3]),
        ("vec3", "1 2 3 4 5", [6]),
        ("pose", "1 2 3 0 0 0 1 0", [14]),
        ("pose", "1 2 3. 0.1.2 0 q", [10, 15]),
        ("vec3", "1, 2, 3", [1]),
        ("vec3", "1  2,5 3", [4]),
        ("scoped_name", "a::b::", [6]),
        ("natural", " -3", [1]),
        ("boolean", " yes", [1]),
        ("real", "5 ${x}", [2]),
    ],
)
def test_columns_are_exact_and_all_faults_are_told(kind: str, text: str, columns: list[int]) -> None:
    assert [d.column for d in mend(kind, text).defects] == columns


def test_messages_say_what_was_expected() -> None:
    assert mend("real", "abc").defects[0].message == "'abc' is not a number"
    assert "is expected after '3.0'" in mend("vec3", "3.0.0 1 2").defects[0].message
    assert "3 numbers expected, 2 found" in mend("vec3", "1 2").defects[0].message
    assert "a name is expected after 'package://'" in mend("uri", "package:///a").defects[0].message


@pytest.mark.parametrize(
    ("xml", "field", "text", "column", "marked"),
    [
        ('<r>é<a b=" 1 2x 3"/></r>', "@b", " 1 2x 3", 3, "2x"),
        ('<r><a b="1 é 3"/></r>', "@b", "1 é 3", 4, "3"),
        ('<r><a b="1 2"/></r>', "@b", "1 2", 3, ""),
        ("<r><a><m> 1.5kg </m></a></r>", "m", " 1.5kg ", 4, "kg"),
        ("<r><a><m> 1.5kg </m></a></r>", "m", "1.5kg", 3, "kg"),
        ("<r><a>\n x </a></r>", "#text", "x", 0, "x"),
    ],
)
def test_a_defect_is_found_in_the_bytes(
    read: Callable[[str], Any], xml: str, field: str, text: str, column: int, marked: str
) -> None:
    source = read(xml).source
    span = defect_span(source, 1 << 32 | 2, field, text, column)
    assert span is not None
    assert source.data[span.start : span.end].decode() == marked


def test_a_value_that_is_written_otherwise_is_not_looked_into(read: Callable[[str], Any]) -> None:
    source = read('<r><a b="&#49;x" c=""/></r>').source
    assert defect_span(source, 2, "@b", "1x", 1) is None
    assert defect_span(source, 2, "@c", "", 0) is None
    assert defect_span(source, 2, "@d", "1x", 1) is None


def test_fixes_are_right() -> None:
    assert mend("real", "\u22121").defects[0].fix == "write -1"
    assert mend("real", "0x1F").defects[0].fix == "write 31"
    assert mend("boolean", "No").defects[0].fix == "write false"
    assert mend("scale", "0.001").defects[0].fix == "write 0.001 0.001 0.001"
    assert mend("color", "1 0").defects[0].fix is not None


def test_a_list_of_any_length_takes_commas_too() -> None:
    assert mend("reals", "1, 2").value == (1.0, 2.0)
    assert mend("vec2", "1, 2").value == (1.0, 2.0)
    assert mend("vec2", "1 2 3").value == (1.0, 2.0)


def test_a_plain_value_has_no_defects() -> None:
    assert mend("real", "1.5") == (1.5, ())


def test_numbers_of_thousands_of_digits_are_refused_not_counted() -> None:
    assert mend("integer", "9" * 10_000).defects[0].code == "P054"
    assert mend("real", "9" * 10_000).defects[0].code == "P054"
    assert mend("real", "0x" + "f" * 10_000).defects[0].code == "P054"


TEXTS = st.one_of(
    st.text(max_size=20),
    st.lists(st.sampled_from([*"0123456789+-.eExX_ ,;()$", "inf", "nan", "0x", "true"]), max_size=20).map(
        "".join
    ),
)


@given(st.sampled_from(sorted(values.READERS)), TEXTS)
def test_any_text_has_an_outcome(kind: str, text: str) -> None:
    mended = mend(kind, text)
    assert mended.value is not None or mended.defects
    errors = [d for d in mended.defects if d.severity == ERROR]
    assert not (errors and mended.value is not None)
    for defect in mended.defects:
        assert 0 <= defect.column <= len(text)
        assert re.fullmatch(r"P0[45]\d", defect.code)
