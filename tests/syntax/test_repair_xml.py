"""Each defect of files that are not quite XML: what is read, what is said, and at which place."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from lxml import etree

from transpile.diagnostics.diagnostic import ERROR, WARNING
from transpile.syntax.read_xml import qualified_attribute, qualified_name

PAGE = Path(__file__).parents[2] / "docs" / "not-quite-xml.md"
ROW = re.compile(r"\| `(.+)`: [^|]* \|[^|]*\|[^|]*\| ([^|]*) \| (P\d+) \|")

Read = Callable[[bytes | str], Any]


def rows() -> list[tuple[str, str, str]]:
    """Snippet, outcome and code of each row of the table of XML."""
    section = PAGE.read_text(encoding="utf-8").split("## XML")[1].split("## Bytes")[0]
    return [match.groups() for match in map(ROW.fullmatch, section.splitlines()) if match]  # type: ignore[misc]


def test_the_page_has_its_rows() -> None:
    assert len(rows()) == 31


@pytest.mark.parametrize(("snippet", "outcome", "code"), rows())
def test_defects_come_out_as_the_page_says(read: Read, snippet: str, outcome: str, code: str) -> None:
    reading = read(snippet)
    assert set(reading.codes()) == {code}
    for finding in reading.diagnostics:
        assert finding.severity == (ERROR if outcome == "error" else WARNING)
        assert finding.at == 1 << 32
    assert (reading.root is None) == (outcome == "error")
    if reading.root is not None:
        assert reading.root.tag == "robot"


HEAD = '<?xml version="1.0"?>\n<robot name="r">\n  <link name="a"/>\n'

PLACES = [
    ('<drake:x a="1"/></robot>', "P003", (4, 2, "drake:x")),
    ('<link drake:b="1"/></robot>', "P003", (4, 7, "drake:b")),
    ("<!-- a -- b --></robot>", "P004", (4, 8, "--")),
    ("<?xml version='1.0'?></robot>", "P005", (4, 1, "<?xml version='1.0'?>")),
    ('<a b="1" c="2" b="3"/></robot>', "P006", (4, 16, "b")),
    ("</robot>\n\n  tail", "P007", (6, 3, "tail")),
    ("</robot>\n<robot/>", "P007", (5, 1, "<robot/>")),
    ('<a b="1"c="2"/></robot>', "P008", (4, 9, "")),
    ("<a b=12/></robot>", "P008", (4, 6, "12")),
    ('<a></a b="2"></robot>', "P008", (4, 4, '</a b="2">')),
    ("<x::y/></robot>", "P009", (4, 2, "x::y")),
    ("<a b='1&2'/></robot>", "P010", (4, 8, "&2")),
    ("a &b; c</robot>", "P010", (4, 3, "&b;")),
    ("<a b='1<2'/></robot>", "P010", (4, 8, "<")),
    ("<a>\x01</a></robot>", "P012", (4, 4, "\x01")),
    ("<!ELEMENT a></robot>", "P013", (4, 1, "<!ELEMENT a>")),
    ('<a xmlns:b=""/></robot>', "P017", (4, 4, 'xmlns:b=""')),
    ("<a b/></robot>", "P001", (4, 4, "b")),
    ("<a 'x'/></robot>", "P001", (4, 4, "'x'")),
    ("<a 1x='2'/></robot>", "P001", (4, 4, "1x")),
    ("1 < 2</robot>", "P001", (4, 3, "<")),
    ("<!-- open </robot>", "P001", (4, 1, "<!--")),
    ("<![CDATA[ x </robot>", "P001", (4, 1, "<![CDATA[")),
    ("<a b='1></robot>", "P001", (4, 1, "<a")),
    ("<a></b></a></robot>", "P002", (4, 4, "</b>")),
    ("<a><b></a></robot>", "P002", (4, 7, "</a>")),
    ("<a>", "P002", (4, 4, "")),
    ("<a>\0</a></robot>", "P018", (4, 4, "\0")),
    ("<a>&#0;</a></robot>", "P001", None),
]


@pytest.mark.parametrize(("tail", "code", "place"), PLACES)
def test_each_defect_is_told_once_at_its_place(
    read: Read, tail: str, code: str, place: tuple[int, int, str] | None
) -> None:
    reading = read(HEAD + tail)
    assert reading.codes() == [code]
    (finding,) = reading.diagnostics
    line, column, text = reading.marked(finding)
    assert line == 4 if place is None else (line, column, text) == place
    assert (reading.root is None) == (finding.severity == ERROR)


def test_places_are_those_of_the_original_after_earlier_repairs(read: Read) -> None:
    reading = read('<r a="1"b="2"><!-- -- -- --><d:x/>\n&<y z="&"/></r>')
    assert reading.codes() == ["P008", "P004", "P010", "P010", "P003"]
    places = [reading.marked(d) for d in reading.diagnostics]
    assert places == [(1, 9, ""), (1, 20, "--"), (2, 1, "&"), (2, 8, "&"), (1, 30, "d:x")]
    # r, comment, d:x, y
    assert reading.source.position(reading.source.span(3).start) == (1, 29)
    span = reading.source.span(4, "@z")
    assert reading.source.data[span.start : span.end] == b"&"


def test_an_undeclared_prefix_is_told_once_however_often_it_stands(read: Read) -> None:
    reading = read('<robot><drake:a drake:b="1"><drake:c/></drake:a><gz:d/></robot>')
    assert reading.codes() == ["P003", "P003"]
    first, second = reading.diagnostics
    assert "3 times" in first.message
    assert "'gz'" in second.message
    assert [qualified_name(e) for e in reading.root.iter()] == ["robot", "drake:a", "drake:c", "gz:d"]
    assert [qualified_attribute(reading.root[0], k) for k in reading.root[0].attrib] == ["drake:b"]
    assert reading.root.nsmap["drake"] == "http://drake.mit.edu"


def test_a_prefix_declared_inside_is_undeclared_outside(read: Read) -> None:
    reading = read('<robot><a xmlns:p="u"><p:b/></a><p:c/></robot>')
    assert [reading.marked(d) for d in reading.diagnostics] == [(1, 34, "p:c")]


def test_names_with_odd_colons_stay_as_written(read: Read) -> None:
    reading = read('<robot><gz::a b::c="1"><:d/></gz::a><e:/><f:1g/></robot>')
    assert reading.codes() == ["P009"] * 5
    assert [qualified_name(e) for e in reading.root.iter()] == ["robot", "gz::a", ":d", "e:", "f:1g"]
    assert qualified_attribute(reading.root[0], reading.root[0].attrib.keys()[0]) == "b::c"


def test_all_errors_of_a_file_are_told_in_one_run(read: Read) -> None:
    reading = read('<robot>\n<a b="1" b="2"/>\n<c d/>\n<e></f></e>\n<g></robot>')
    assert reading.codes() == ["P006", "P001", "P002", "P002"]
    assert [reading.marked(d)[0] for d in reading.diagnostics] == [2, 3, 4, 5]


def test_a_wrong_end_tag_shows_what_was_opened(read: Read) -> None:
    reading = read("<robot>\n <link>\n</robot>")
    (finding,) = reading.diagnostics
    ((text, at),) = finding.related
    source, span = reading.diagnostics.sources.resolve(at)
    assert text == "opened here"
    assert source.position(span.start) == (2, 2)
    assert finding.fix == "write </link>"


def test_a_file_that_breaks_off_names_what_is_open(read: Read) -> None:
    reading = read("<robot>\n <link>\n  <visual>\n")
    (finding,) = reading.diagnostics
    assert finding.code == "P002"
    assert "<visual> in <link> in <robot>" in finding.message


def test_comments_around_the_root_stay_reachable(read: Read) -> None:
    reading = read('<!-- before --><?xml version="1.0"?><robot/><!-- after --> tail')
    assert reading.codes() == ["P005", "P007"]
    assert reading.root.getprevious().text == " before "
    assert reading.root.getnext().text == " after "


def test_what_is_mended_reads_as_what_was_meant(read: Read) -> None:
    odd = (
        '<?xml version="0.1"?><!DOCTYPE r>x<r  a="1"b=\'a&b<c\' ><!-- a--b --->&nbsp;]]&gt;'
        '< s ></s c="1"></r>y'
    )
    plain = '<r a="1" b="a&amp;b&lt;c"><!-- a- -b - -->&amp;nbsp;]]&gt;<s></s></r>'
    reading = read(odd)
    assert etree.tostring(reading.root) == etree.tostring(etree.fromstring(plain))


def test_text_in_comments_and_cdata_needs_no_repair(read: Read) -> None:
    reading = read("<r><!-- & < ]]> <!DOCTYPE --><![CDATA[ & < <a b> -- ]]><?p & < ?></r>")
    assert reading.codes() == []
    assert reading.root.xpath("string()") == " & < <a b> -- "


def test_entities_are_never_expanded(read: Read) -> None:
    reading = read('<!DOCTYPE r [ <!ENTITY a "b"> <!-- ]> --> ]><r>&a;</r>')
    assert reading.codes() == ["P013", "P010"]
    assert reading.root.text == "&a;"


def test_a_second_model_is_left_out_whole(read: Read) -> None:
    reading = read('<robot name="a"/>\n<robot name="b"><link name="c"/></robot>\n<robot/>')
    assert reading.codes() == ["P007"]
    assert "<robot>" in reading.diagnostics.all[0].message
    assert reading.root.getnext() is None


@pytest.mark.parametrize(
    "declaration",
    [
        '<?xml version="1.0"?>',
        "<?xml version = '1.1' ?>",
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    ],
)
def test_a_good_declaration_stays_where_something_else_is_mended(read: Read, declaration: str) -> None:
    assert read(f"{declaration}<a:b/>").codes() == ["P003"]
