"""The generated AST, reader and printer of a small grammar that uses everything the language has."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest
from lxml import etree

from transpile.diagnostics import Diagnostics
from transpile.grammar.parse_grammar import parse_grammar
from transpile.grammar.write_ast import write_ast
from transpile.grammar.write_printer import write_printer
from transpile.grammar.write_reader import write_reader
from transpile.source import Source
from transpile.syntax import printer as shared_printer
from transpile.syntax import reader as shared_reader

GRAMMAR = """
format toy root toy versions 1.0 .. 2.0
prefix ext "http://example.org/ext"
enum colour { red green }

element toy ordered {
  "A toy made of parts and toys."
  @name : id<toy> required
  title : string ?
  part  : element part *
  spare : element part *
  toy   : element toy *
  ext:note : tree *
  opaque secret "Kept as it is."
}

element part {
  @size : real default "1" positive
  @from : string until 1.0
  weight : real ?
  weights : real *
  colour : enum<colour> ? since 2.0
  tip    : element tip !
  left   : real ?
  right  : real ?
  exclusive left right
}

element tip {
  #text : vec3
  @count : integer
}
"""


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A module with the generated classes and functions of the toy format."""
    format = parse_grammar(GRAMMAR)
    ast = ModuleType("transpile.ast.generated_toy")
    exec(compile(write_ast(format), "toy_ast", "exec"), ast.__dict__)
    monkeypatch.setitem(sys.modules, ast.__name__, ast)
    made = ModuleType("toy")
    for text in (write_reader(format), write_printer(format)):
        exec(compile(text, "toy_code", "exec"), made.__dict__)
    yield made


class Read:
    """A toy as it was read, with what was reported."""

    def __init__(self, toy: ModuleType, xml: str | etree._Element, version: int = 200) -> None:
        self.toy = toy
        element = etree.fromstring(xml) if isinstance(xml, str) else xml
        self.diagnostics = Diagnostics()
        source = self.diagnostics.sources.add(Source("toy", b""))
        reader = shared_reader.Reader(source, self.diagnostics, version)
        self.node: Any = shared_reader.drive(toy.read_toy, element, reader)

    @property
    def codes(self) -> list[str]:
        """The codes of what was reported."""
        return [d.code for d in self.diagnostics]

    def printed(self) -> str:
        """The toy as it is printed."""
        out: list[str] = []
        shared_printer.drive(self.toy.print_toy, self.node, out, "", "toy")
        return "".join(out)


WHOLE = """\
<toy name="a &amp; b">
  <!-- about the title -->
  <title>x &lt; y</title>
  <part size="2.5">
    <weight>1</weight>
    <weights>1</weights>
    <weights>2</weights>
    <colour>red</colour>
    <!-- about the tip -->
    <tip count="3">0.1 0 -1</tip>
    <!-- at the end -->
  </part>
  <!-- about the inner toy -->
  <toy name="inner"/>
  <secret a="b">
    <c>text</c>
  </secret>
  <part>
    <tip>1 2 3</tip>
  </part>
  <spare>
    <tip>4 5 6</tip>
  </spare>
  <!-- the last word -->
</toy>
"""


def test_a_file_is_read_and_printed_as_it_was(toy: ModuleType) -> None:
    read = Read(toy, WHOLE)
    assert read.codes == []
    assert read.printed() == WHOLE


def test_values_have_their_types(toy: ModuleType) -> None:
    node = Read(toy, WHOLE).node
    part = node.part[0]
    assert (node.name, node.title) == ("a & b", "x < y")
    assert (part.size, part.weight, part.weights, part.colour) == (2.5, 1.0, [1.0, 2.0], "red")
    assert (part.tip.text, part.tip.count) == ((0.1, 0.0, -1.0), 3)
    assert node.part[1].size is None
    assert type(node.spare[0]) is type(part)


def test_the_author_s_order_is_kept_and_new_nodes_follow_the_grammar(toy: ModuleType) -> None:
    node = Read(toy, "<toy name='a'><toy name='b'/><part><tip>1 2 3</tip></part></toy>")
    assert node.printed().index('name="b"') < node.printed().index("<part")


def test_written_fields_are_marked(toy: ModuleType) -> None:
    part = Read(toy, WHOLE).node.part[0]
    assert part.written() == ["size", "weight", "weights", "colour", "tip"]
    part.todo &= ~part.bits("size", "weight", "weights", "colour")
    assert part.written() == ["tip"]


def test_places_count_elements_and_comments(toy: ModuleType) -> None:
    node = Read(toy, WHOLE).node
    assert node.at == 1
    assert node.part[0].at == 4  # after the comment and the title
    assert node.toy[0].at == 13


def test_prefixed_elements_are_trees(toy: ModuleType) -> None:
    read = Read(toy, '<toy name="a" xmlns:ext="http://example.org/ext"><ext:note k="v">t</ext:note></toy>')
    tree = read.node.ext_note[0]
    assert (tree.tag, tree.attributes, tree.text) == ("ext:note", {"k": "v"}, "t")
    assert '<ext:note k="v">t</ext:note>' in read.printed()
    assert read.codes == []


@pytest.mark.parametrize(
    ("xml", "version", "codes"),
    [
        ("<toy><part><tip>1 2 3</tip></part></toy>", 200, ["P022"]),
        ("<toy name='a'><part/></toy>", 200, ["P023"]),
        ("<toy name='a'><prat/></toy>", 200, ["P020"]),
        ("<toy name='a' nmae='b'/>", 200, ["P021"]),
        ("<toy name='a'>stray</toy>", 200, ["P026"]),
        ("<toy name='a'><part><tip>1 2 3</tip><tip>4 5 6</tip></part></toy>", 200, ["P024"]),
        ("<toy name='a'><part><colour>red</colour><tip>1 2 3</tip></part></toy>", 100, ["P025"]),
        ("<toy name='a'><part from='b'><tip>1 2 3</tip></part></toy>", 200, ["P029"]),
        ("<toy name='a'><part from='b'><tip>1 2 3</tip></part></toy>", 100, []),
        ("<toy name='a'><part><colour>blue</colour><tip>1 2 3</tip></part></toy>", 200, ["P042"]),
        ("<toy name='a'><part><colour>RED</colour><tip>1 2 3</tip></part></toy>", 200, ["P041"]),
        ("<toy name='a'><part size='0'><tip>1 2 3</tip></part></toy>", 200, ["P043"]),
        ("<toy name='a'><part><tip>1 2 3</tip><left>1</left><right>1</right></part></toy>", 200, ["P027"]),
    ],
)
def test_faults_are_reported(toy: ModuleType, xml: str, version: int, codes: list[str]) -> None:
    assert Read(toy, xml, version).codes == codes


def test_the_first_of_two_counts_and_the_second_is_kept(toy: ModuleType) -> None:
    read = Read(toy, "<toy name='a'><part><tip>1 2 3</tip><tip>4 5 6</tip></part></toy>")
    assert read.node.part[0].tip.text == (1.0, 2.0, 3.0)
    assert "<tip>4 5 6</tip>" in read.printed()


def test_what_is_unknown_is_kept(toy: ModuleType) -> None:
    read = Read(
        toy, "<toy name='a' nmae='b'>\n  <prat>\n    <x y='z'/>\n  </prat>\n  <title>t</title>\n</toy>"
    )
    text = read.printed()
    assert 'nmae="b"' in text
    assert text.index("<prat>") < text.index('<x y="z"/>') < text.index("<title>")
    assert [d.fix for d in read.diagnostics] == ["did you mean 'name'?", "did you mean 'part'?"]


def test_deep_nests_do_not_exhaust_the_stack(toy: ModuleType) -> None:
    assert inspect.isgeneratorfunction(toy.read_toy) and not inspect.isgeneratorfunction(toy.read_part)
    top = inner = etree.Element("toy", name="t")
    for _ in range(5 * sys.getrecursionlimit()):
        inner = etree.SubElement(inner, "toy", name="t")
    assert Read(toy, top).printed().count("<toy ") == 5 * sys.getrecursionlimit() + 1
