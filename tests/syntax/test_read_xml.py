"""Reading XML: the fast way, encodings, names with prefixes."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Callable
from typing import Any

import pytest

from transpile.source import Source
from transpile.syntax.read_xml import MAX_DEPTH, namespaces, qualified_attribute, qualified_name

Read = Callable[[bytes | str], Any]

TEXT = '<?xml version="1.0"?>\n<robot name="Zoë">\n  <link name="größe"/>\n</robot>\n'


def test_plain_xml_is_read_without_a_word(read: Read) -> None:
    reading = read(TEXT)
    assert reading.codes() == []
    assert reading.root.get("name") == "Zoë"


def test_plain_xml_needs_no_repair_code(read: Read) -> None:
    for name in ("repair_xml", "decode_bytes", "scan_xml", "locate_xml", "mend_tags"):
        sys.modules.pop(f"transpile.syntax.{name}", None)
    read(TEXT)
    assert "transpile.syntax.repair_xml" not in sys.modules
    assert "transpile.syntax.scan_xml" not in sys.modules
    assert "transpile.syntax.decode_bytes" not in sys.modules


@pytest.mark.parametrize(
    ("data", "codes_"),
    [
        (codecs.BOM_UTF8 + TEXT.encode(), []),
        (TEXT.replace("\n", "\r\n").encode(), []),
        (TEXT.encode("utf-16"), ["P014"]),
        (TEXT.encode("utf-16-le"), ["P014"]),
        (TEXT.encode("utf-16-be"), ["P014"]),
        (TEXT.encode("utf-32"), ["P014"]),
        (TEXT.replace('"?>', '" encoding="UTF-16"?>').encode("utf-16"), ["P014"]),
        (TEXT.replace('"?>', '" encoding="utf-8"?>').encode(), []),
        (TEXT.replace('"?>', '" encoding="UTF8"?>').encode(), []),
        (TEXT.replace('"?>', '" encoding="ISO-8859-1"?>').encode("latin-1"), ["P014"]),
        (TEXT.replace('"?>', '" encoding="windows-1252"?>').encode("cp1252"), ["P014"]),
        (TEXT.replace('"?>', '" encoding="UTF-16"?>').encode(), ["P005"]),
        (TEXT.replace('"?>', '" encoding="rot13"?>').encode(), ["P005"]),
        (TEXT.replace('"?>', '" encoding="utf-7"?>').encode(), ["P005"]),
        (TEXT.encode("latin-1"), ["P011"]),
    ],
)
def test_encodings(read: Read, data: bytes, codes_: list[str]) -> None:
    reading = read(data)
    assert reading.codes() == codes_
    assert reading.root.get("name") == "Zoë"
    assert reading.root[0].get("name") == "größe"
    # Places are right whatever the file was written in.
    span = reading.source.span(2, "@name")
    assert reading.source.position(span.start) == (3, 15)
    assert reading.source.line_text(3) == '  <link name="größe"/>'


def test_an_eight_bit_encoding_without_such_bytes_is_plain(read: Read) -> None:
    assert read('<?xml version="1.0" encoding="ISO-8859-1"?><robot/>').codes() == []


def test_bytes_that_are_not_utf8_are_told_once_at_the_first(read: Read) -> None:
    reading = read("<r>\n<!-- ü -->\n<a b='€'/></r>".encode("cp1252"))
    assert reading.codes() == ["P011"]
    assert reading.marked(reading.diagnostics.all[0]) == (2, 6, "\ufffd")
    assert "2 bytes" in reading.diagnostics.all[0].message
    assert reading.root[1].get("b") == "€"


def test_half_of_a_character_is_mended_alone(read: Read) -> None:
    reading = read(b"<r a='\xc3\xa9\xc3'>\xe2\x82\xac</r>")
    assert reading.root.get("a") == "éÃ"
    assert reading.root.text == "€"


def test_names_keep_their_literal_prefix(read: Read) -> None:
    reading = read(
        '<sdf xmlns:drake="http://somewhere.else" xmlns:other="http://drake.mit.edu" xmlns="http://default">'
        '<drake:joint/><other:joint drake:a="1" xml:lang="x" b="2"/><plain/></sdf>'
    )
    assert [qualified_name(e) for e in reading.root.iter()] == ["sdf", "drake:joint", "other:joint", "plain"]
    second = reading.root[1]
    assert [qualified_attribute(second, key) for key in second.attrib] == ["drake:a", "xml:lang", "b"]
    assert namespaces(reading.root) == {
        "drake": "http://somewhere.else",
        "other": "http://drake.mit.edu",
        "": "http://default",
    }


@pytest.mark.parametrize(
    "data", [b"", b" \n ", b"\0\0", b"just text", b"<!-- a -->", b'<?xml version="1.0"?>']
)
def test_a_file_without_an_element_is_one_error(read: Read, data: bytes) -> None:
    reading = read(data)
    assert reading.root is None
    assert reading.diagnostics.errors == 1


def test_nesting_has_a_limit_that_is_told(read: Read) -> None:
    assert read("<a>" * MAX_DEPTH + "</a>" * MAX_DEPTH).root is not None
    reading = read("<a>" * 100_000 + "</a>" * 100_000)
    assert reading.codes() == ["P015"]
    assert reading.root is None
    assert reading.marked(reading.diagnostics.all[0])[:2] == (1, 3 * MAX_DEPTH + 1)


def test_nothing_outside_is_read(read: Read, tmp_path: Any) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("secret")
    (tmp_path / "secret.dtd").write_text('<!ENTITY x "secret"><!ATTLIST r y CDATA "secret">')
    for text in (
        f'<!DOCTYPE r [<!ENTITY x SYSTEM "{secret.as_uri()}">]><r>&x;</r>',
        f'<!DOCTYPE r SYSTEM "{(tmp_path / "secret.dtd").as_uri()}"><r>&x;</r>',
        '<r xmlns:xi="http://www.w3.org/2001/XInclude">'
        f'<xi:include href="{secret.as_uri()}" parse="text"/></r>',
        '<!DOCTYPE r [<!ATTLIST r y CDATA "secret">]><r/>',
    ):
        reading = read(text)
        assert "secret" not in "".join(reading.root.itertext())
        assert reading.root.get("y") is None


def test_a_source_is_not_asked_for_places_before_it_is_read() -> None:
    assert Source("a", b"<a/>").span(1) is None
