"""From ordinals back to places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from transpile.syntax.locate_xml import XmlPlaces
from transpile.syntax.map_offsets import apply_edits, original_offset

Read = Callable[[bytes | str], Any]

DOCUMENT = """<?xml version="1.0"?>
<!-- not counted --><?nor this?>
<robot name='r' version = "1.0"
       note="a > b">text
  <link name="a"><!-- counted --><mass>  2.5 </mass><mass>3</mass></link>
  <?counted too?><joint a=""><pose/><inner><mass>4</mass></inner> after <![CDATA[raw]]></joint>
</robot><!-- after -->
"""

PARTS = [
    (1, None, (3, '<robot name=\'r\' version = "1.0"\n       note="a > b">')),
    (1, "@name", (3, "r")),
    (1, "@version", (3, "1.0")),
    (1, "@note", (4, "a > b")),
    (1, "#text", (4, "text")),
    (1, "link", (5, '<link name="a">')),
    (2, None, (5, '<link name="a">')),
    (2, "mass", (5, "2.5")),
    (3, None, (5, "<!-- counted -->")),
    (4, "#text", (5, "2.5")),
    (5, "#text", (5, "3")),
    (6, None, (6, "<?counted too?>")),
    (7, "@a", (6, "")),
    (7, "pose", (6, "<pose/>")),
    (7, "#text", (6, "after")),
    (7, "inner", (6, "<inner>")),
    (10, "#text", (6, "4")),
]


@pytest.mark.parametrize(("ordinal", "field", "place"), PARTS)
def test_parts_are_found(read: Read, ordinal: int, field: str | None, place: tuple[int, str]) -> None:
    source = read(DOCUMENT).source
    span = source.span(ordinal, field)
    assert span is not None
    assert (source.position(span.start).line, source.data[span.start : span.end].decode()) == place


@pytest.mark.parametrize(
    ("ordinal", "field"),
    [(0, None), (11, None), (1, "@absent"), (1, "absent"), (7, "mass"), (3, "@a"), (8, "#text")],
)
def test_what_is_not_there_is_not_found(read: Read, ordinal: int, field: str | None) -> None:
    assert read(DOCUMENT).source.span(ordinal, field) is None


def test_ordinals_count_as_the_tree_does(read: Read) -> None:
    reading = read(DOCUMENT)
    for ordinal, node in enumerate(reading.root.iter(), 1):
        span = reading.source.span(ordinal)
        text = reading.source.data[span.start : span.end].decode()
        assert text.startswith(f"<{node.tag}" if isinstance(node.tag, str) else ("<!--", "<?"))
    assert reading.source.span(ordinal + 1) is None


def test_places_in_a_broken_file_are_found_too() -> None:
    places = XmlPlaces(b"<a><b c='1'><d", [])
    assert places.locate(2, "@c") == (9, 10)
    assert places.locate(1, "x") is None
    assert places.locate(2, "#text") is None


def test_asking_for_every_place_of_a_long_file_is_quick(read: Read) -> None:
    reading = read("<r>" + "<a b='1'/>\n" * 20_000 + "</r>")
    spans = [reading.source.span(n, "@b") for n in range(2, 20_002)]
    assert [span.start for span in spans[:3]] == [9, 20, 31]
    assert len({span.start for span in spans}) == 20_000


def test_offsets_map_back_over_edits() -> None:
    edits = [(2, 2, b"++"), (4, 6, b""), (5, 7, b"overlaps"), (8, 9, b"xyz")]
    data, kept = apply_edits(b"0123456789", edits)
    assert data == b"01++2367xyz9"
    assert kept == [edits[0], edits[1], edits[3]]
    assert [original_offset(kept, n) for n in range(13)] == [0, 1, 2, 2, 2, 3, 6, 7, 8, 8, 8, 9, 10]
