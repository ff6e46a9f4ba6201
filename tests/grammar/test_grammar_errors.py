"""A wrong grammar is refused with the line and the column of each fault."""

from __future__ import annotations

import re

import pytest

from transpile.grammar.parse_grammar import GrammarError, parse_grammar

HEAD = "format toy root toy versions 1.0 .. 2.0\n"

FAULTS = {
    "element that is not there": (
        "element toy {\n  part : element part *\n}",
        3,
        3,
        "element part is not described",
    ),
    "element described twice": ("element toy {\n}\nelement toy {\n}", 4, 1, "toy is described twice"),
    "enumeration described twice": (
        "enum a { b }\nenum a { c }\nelement toy {\n}",
        3,
        1,
        "a is described twice",
    ),
    "capital in a name": ("element toY {\n}", 2, 11, "unexpected 'Y'"),
    "two elements of one class": ("element toy {\n}\nelement a_b {\n}\nelement a__b {\n}", 6, 1, "one class"),
    "field twice": ("element toy {\n  a : real ?\n  a : real ?\n}", 4, 3, "two fields a"),
    "field and opaque": ("element toy {\n  a : real ?\n  opaque a\n}", 3, 3, "two fields a"),
    "type that is not there": ("element toy {\n  @a : vec9\n}", 3, 3, "no value type vec9"),
    "enumeration that is not there": (
        "element toy {\n  @a : enum<b>\n}",
        3,
        3,
        "enumeration b is not described",
    ),
    "enumeration without a name": ("element toy {\n  @a : enum\n}", 3, 3, "enumeration None"),
    "name space for a number": ("element toy {\n  @a : real<b>\n}", 3, 3, "takes no <b>"),
    "reference to nothing": ("element toy {\n  @a : ref\n}", 3, 3, "takes a name"),
    "unknown flag": ("element toy {\n  @a : real compulsory\n}", 4, 1, "unexpected '}'"),
    "unknown word for Drake": ("element toy {\n  @a : real drake shouts\n}", 3, 3, "drake shouts"),
    "range of a text": ("element toy {\n  @a : string positive\n}", 3, 3, "said of numbers"),
    "default of another type": ('element toy {\n  @a : vec3 default "1 2"\n}', 3, 3, "is no vec3"),
    "default that is no number": ('element toy {\n  @a : real default "one"\n}', 3, 3, "is no real"),
    "default that is no word of it": (
        'enum b { c }\nelement toy {\n  @a : enum<b> default "d"\n}',
        4,
        3,
        "is no enum",
    ),
    "version out of range": (
        "element toy {\n  @a : real since 3.0\n}",
        3,
        3,
        "3.0 is not among the versions",
    ),
    "versions the wrong way round": (
        "element toy {\n  @a : real since 2.0 until 1.0\n}",
        3,
        3,
        "comes after",
    ),
    "prefix that is not there": ("element toy {\n  b:a : tree ?\n}", 3, 3, "prefix b is not declared"),
    "text beside children": (
        "element toy {\n  #text : real\n  a : real ?\n}",
        2,
        1,
        "both text and children",
    ),
    "rule about nothing": ("element toy {\n  @a : real\n  exclusive a b\n}", 2, 1, "no field b"),
    "shape that is not there": ("element toy {\n  a : tree<b> ?\n}", 3, 3, "shape b is not described"),
    "shape and element of one name": ("element toy {\n}\nshape toy {\n}", 4, 1, "toy is described twice"),
    "fault in a shape": ("element toy {\n}\nshape b {\n  @a : vec9\n}", 5, 3, "no value type vec9"),
    "no root": ("element other {\n}", 1, 1, "the root element toy is not described"),
    "unfinished element": ("element toy {\n  @a : real", 3, 8, "unexpected ''"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_has_a_place(name: str) -> None:
    text, line, column, message = FAULTS[name]
    with pytest.raises(GrammarError) as raised:
        parse_grammar(HEAD + text, "toy.grammar")
    first = str(raised.value).partition("\n")[0]
    assert first.startswith(f"toy.grammar:{line}:{column}: "), first
    assert message in str(raised.value)


def test_all_faults_are_reported_at_once() -> None:
    with pytest.raises(GrammarError) as raised:
        parse_grammar(HEAD + "element toy {\n  a : element b ?\n  @c : vec9\n}", "toy.grammar")
    assert re.findall(r"^toy\.grammar:(\d+):", str(raised.value), re.M) == ["3", "4"]


def test_comments_and_text_fields_are_told_apart() -> None:
    format = parse_grammar(HEAD + "# the toy: a comment\nelement toy {\n  #text : real # and more\n}")
    assert [f.kind for f in format.elements["toy"].fields] == ["text"]


def test_a_list_of_names_ends_where_a_field_begins() -> None:
    body = (
        "element toy {\n  opaque a b\n  opaque c\n  exclusive d e\n  d : real ?\n  e : real ?\n  opaque f\n}"
    )
    toy = parse_grammar(HEAD + body).elements["toy"]
    assert list(toy.opaque) == ["a", "b", "c", "f"]
    assert toy.rules == [("exclusive", ["d", "e"])]
    assert [f.name for f in toy.fields] == ["d", "e"]
