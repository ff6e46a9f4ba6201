"""Every tag of Drake's parsing reference has a place in the grammars and a row in the table of the check."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile.grammar.model import Element, Format
from transpile.grammar.parse_grammar import load_format
from transpile.passes.checks.drake_elsewhere import IN_URDF
from transpile.passes.checks.drake_tags import ATTRIBUTES, FREE, NOTHING, TAGS, holds, parents
from transpile.passes.write_drake_page import PAGE, drake_page

LIST = Path(__file__).parent / "tags.txt"
GRAMMARS = {name: load_format(name) for name in ("sdf", "urdf")}


def listed() -> list[tuple[str, bool, bool]]:
    """Tag, whether SDFormat has it, whether URDF has it."""
    rows = []
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if line and line[0] != "#":
            tag, *formats = line.split()
            rows.append((tag, "sdf" in formats, "urdf" in formats))
    return rows


def stands(format: Format, path: str) -> bool:
    """Whether a grammar has a field at the end of a path below the root."""
    names = path.split("/")
    here: Element | None = format.elements[names[0]]
    for name in names[1:]:
        kind = "attribute" if name[0] == "@" else None
        fields = [f for f in here.fields if f.name == name.lstrip("@")] if here is not None else []
        fields = [f for f in fields if kind is None or f.kind == kind]
        if not fields:
            return False
        found = fields[0]
        if found.kind == "element":
            here = format.elements[found.type]
        else:
            here = format.shapes.get(found.argument or "") if found.kind == "tree" else None
    return True


def test_the_list_is_whole() -> None:
    assert len(listed()) == len({tag for tag, _, _ in listed()}) == 78


@pytest.mark.parametrize(("tag", "sdf", "urdf"), listed(), ids=lambda value: str(value))
def test_every_tag_is_known(tag: str, sdf: bool, urdf: bool) -> None:
    row = TAGS[tag]
    assert (bool(row.sdf), bool(row.urdf)) == (sdf, urdf)
    assert row.mjcf, "what becomes of it"
    for format, path in (("sdf", row.sdf), ("urdf", row.urdf)):
        assert not path or stands(GRAMMARS[format], path), f"the grammar of {format} has no {path}"


@pytest.mark.parametrize("tag", TAGS)
def test_rows_fit_together(tag: str) -> None:
    row = TAGS[tag]
    assert parents(tag)
    for format, path in (("sdf", row.sdf), ("urdf", row.urdf)):
        assert not path or stands(GRAMMARS[format], path)
    for part in row.parts:
        known = part[0] == "@" or tag in parents(part)
        assert known, f"{part} cannot stand in {tag}"
    assert row.kind != NOTHING or row.rule == row.stop == FREE


def test_no_extension_of_the_grammars_is_left_out() -> None:
    found = {
        field.name.removeprefix("drake:")
        for format in GRAMMARS.values()
        for element in (*format.elements.values(), *format.shapes.values())
        for field in element.fields
        if field.name.startswith("drake:")
    }
    own_of_capsule = {"a", "b", "c"}
    assert found - TAGS.keys() - own_of_capsule == {"soft_hydroelastic"}


def test_a_tag_that_no_grammar_has_is_noticed() -> None:
    assert not stands(GRAMMARS["sdf"], "model/drake:ball_constraint/drake:nonsense")
    assert not stands(GRAMMARS["urdf"], "robot/joint/limit/@drake:nonsense")


def test_attributes_belong_to_tags() -> None:
    assert {tag for tag, _ in ATTRIBUTES} <= TAGS.keys()


@pytest.mark.parametrize(
    ("rule", "good", "bad"),
    [("0 or more", 0.0, -1.0), ("more than 0", 0.1, 0.0), ("not 0", -1.0, 0.0),
     ("between -1 and 0.5", 0.49, 0.5), ("between -1 and 0.5", -0.99, -1.0)],
)  # fmt: skip
def test_rules(rule: str, good: float, bad: float) -> None:
    assert holds(rule, good)
    assert not holds(rule, bad)


def test_each_tag_has_a_word_in_a_urdf() -> None:
    assert {tag for tag, row in TAGS.items() if not row.urdf} == set(IN_URDF)
    assert all(row.sdf for row in TAGS.values())


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == drake_page()
