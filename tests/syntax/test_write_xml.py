"""Escaping, and opaque content that comes out as it went in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from transpile.syntax.write_xml import escape_attribute, escape_text, indent_opaque, opaque_text

Read = Callable[[bytes | str], Any]

XML_TEXT = st.text(
    st.characters(
        exclude_categories=("Cs", "Cc"), exclude_characters="\ufffe\uffff", include_characters="\t\n\r"
    )
)


@given(XML_TEXT)
def test_escaped_text_reads_back(text: str) -> None:
    root = etree.fromstring(f'<a b="{escape_attribute(text)}">{escape_text(text)}</a>')
    assert root.get("b") == text
    assert (root.text or "") == text


def test_plain_text_is_left_alone() -> None:
    for text in ("left_arm", "1 0 0", "model://a/b.dae", "größe", ""):
        assert escape_text(text) == text
        assert escape_attribute(text) == text
    assert escape_text("a]]>b\r") == "a]]&gt;b&#13;"
    assert escape_attribute('"\n\t<&') == "&quot;&#10;&#9;&lt;&amp;"


NESTED = """<robot xmlns:drake="http://drake.mit.edu">
        <gazebo reference="a">
            <plugin   name='p' filename="x&amp;y&#10;z">
                  <!-- a
                       comment -->


                <drake:k v="1"/><b/>
                <text>  kept
      as it is </text>
                <blank> \n </blank>
                <mixed>some <i>text</i>
                   and <j/>
                </mixed>
                <![CDATA[ <raw>
  & ]]>
            </plugin>
            <p>
            <?go on?>
            </p>
\t</gazebo>
</robot>"""

FREED = """<gazebo reference="a">
  <plugin name="p" filename="x&amp;y&#10;z">
                  <!-- a
                       comment -->


                <drake:k v="1"/><b/>
                <text>  kept
      as it is </text>
                <blank> \n </blank>
                <mixed>some <i>text</i>
                   and <j/>
                </mixed>
                <![CDATA[ <raw>
  & ]]>
            </plugin>
  <p>
    <?go on?>
  </p>
</gazebo>"""


def test_content_is_freed_from_where_it_stood(read: Read) -> None:
    # The plugin holds CDATA beside its elements, so that nothing in it may be moved.
    assert opaque_text(read(NESTED).root[0]) == FREED


def test_lines_between_tags_are_indented_and_no_others() -> None:
    xml = "<a>\n  <b>\n    <c>one\n two</c>\n    <!-- x\ny -->\n  </b>\n  <d>\n</d>\n</a>"
    moved = indent_opaque(xml, "\t")
    assert (
        moved
        == "\t" + "<a>\n\t  <b>\n\t    <c>one\n two</c>\n\t    <!-- x\ny -->\n\t  </b>\n\t  <d>\n</d>\n\t</a>"
    )
    assert indent_opaque("<a/>", "    ") == "    <a/>"


def test_space_that_is_to_be_preserved_is() -> None:
    root = etree.fromstring('<r>\n   <a xml:space="preserve">\n      <b/>\n</a></r>')
    assert opaque_text(root[0]) == '<a xml:space="preserve">\n      <b/>\n</a>'


def test_prefixes_of_the_root_are_not_declared_again(read: Read) -> None:
    root = read(
        '<sdf xmlns:a="u&amp;v" xmlns="w"><a:x xmlns:b="t" a:y="1"><b:z xmlns:a="u2"/></a:x></sdf>'
    ).root
    assert opaque_text(root[0]) == '<a:x xmlns:b="t" a:y="1"><b:z xmlns:a="u2"/></a:x>'


def test_undeclared_prefixes_and_odd_names_come_out_as_written(read: Read) -> None:
    root = read("<sdf><gz::a><gz:b c::d='1'/></gz::a></sdf>").root
    assert opaque_text(root[0]) == '<gz::a><gz:b c::d="1"/></gz::a>'


def test_comments_and_instructions_are_content_too(read: Read) -> None:
    root = read("<r><!-- a --> tail <?b c?> tail</r>").root
    assert [opaque_text(node) for node in root] == ["<!-- a -->", "<?b c?>"]


NODES = st.recursive(
    st.sampled_from(
        ["<e/>", "<v> 1 </v>", "<!-- c\n d -->", "<?p q?>", "text", "\n", "\n    ", " ", "<![CDATA[\n]]>"]
    ),
    lambda inner: st.lists(inner, max_size=5).map(lambda parts: f"<n a='1&#10;2'>{''.join(parts)}</n>"),
    max_leaves=20,
)


def _content(element: etree._Element) -> list[object]:
    """What an element says: names, attributes, and texts without the blanks between tags."""
    said: list[object] = []
    for node in element.iter():
        mixed = any(t and t.strip() for t in (node.text, *(child.tail for child in node)))
        texts = [t or "" for t in (node.text, *(child.tail for child in node))]
        kept = texts if mixed or not len(node) else [t.strip() for t in texts]
        said.append((node.tag, dict(node.attrib), kept))
    return said


@given(
    st.lists(NODES, max_size=4).map(lambda parts: f"<x>{''.join(parts)}</x>"),
    st.sampled_from(["", "  ", "      "]),
)
def test_round_trips_are_stable_and_change_no_content(xml: str, prefix: str) -> None:
    parser = etree.XMLParser(strip_cdata=False)
    first = opaque_text(etree.fromstring(xml, parser))
    printed = indent_opaque(first, prefix)
    again = etree.fromstring(f"<root>\n{printed}\n</root>", parser)[0]
    second = opaque_text(again)
    assert second == first
    assert indent_opaque(second, prefix) == printed
    assert _content(again) == _content(etree.fromstring(xml, parser))


@pytest.mark.parametrize("depth", [2000])
def test_deep_content_needs_no_recursion(read: Read, depth: int) -> None:
    root = read("<r>" + "<a>\n" * depth + "</a>" * depth + "</r>").root
    assert opaque_text(root[0]).count("<a>") + opaque_text(root[0]).count("<a/>") == depth
