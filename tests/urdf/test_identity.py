"""URDF → URDF: golden/identity/urdf/NAME.urdf writes itself; NAME.in.urdf is written as NAME.urdf."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile import convert
from transpile.diagnostics import Diagnostics
from transpile.formats.urdf.emit import emit
from transpile.formats.urdf.read import read
from transpile.source import Source

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "identity" / "urdf"
CASES = sorted(path for path in GOLDEN.glob("*.urdf") if not path.name.endswith(".in.urdf"))
UNTIDY = sorted(GOLDEN.glob("*.in.urdf"))


def rewritten(text: str) -> tuple[str, list[str]]:
    """The text after reading and writing, and the codes of what was said."""
    diagnostics = Diagnostics()
    source = diagnostics.sources.add(Source("case.urdf", text.encode()))
    document = read(source, diagnostics)
    assert document is not None
    return emit(document), [d.code for d in diagnostics]


def test_there_are_cases() -> None:
    assert len(CASES) > 8
    assert UNTIDY


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_case_writes_itself(case: Path) -> None:
    text = case.read_text(encoding="utf-8")
    assert rewritten(text) == (text, [])


@pytest.mark.parametrize("case", UNTIDY, ids=lambda path: path.name)
def test_untidy_case(case: Path, pytestconfig: pytest.Config) -> None:
    expected = case.with_name(case.name.replace(".in.urdf", ".urdf"))
    text, _ = rewritten(case.read_text(encoding="utf-8"))
    if pytestconfig.getoption("--update-golden"):
        expected.write_text(text, encoding="utf-8")
    assert text == expected.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name", ["empty", "foreign", "joints", "materials", "names", "shapes", "transmissions", "world"]
)
def test_through_the_ir(name: str) -> None:
    """What is not a comment survives the whole way as well."""
    text = (GOLDEN / f"{name}.urdf").read_text(encoding="utf-8")
    result = convert(text, to="urdf", through_ir=True)
    assert result.text == text
    assert not result.losses


def test_comments_before_links_and_joints_go_through_the_ir() -> None:
    text = (GOLDEN / "comments.urdf").read_text(encoding="utf-8")
    result = convert(text, to="urdf", through_ir=True)
    assert result.text is not None
    kept = [line.strip() for line in result.text.splitlines() if "<!--" in line]
    assert kept == [
        "<!-- The first line of the file. -->",
        "<!--",
        "<!-- two comments -->",
        "<!-- before one link -->",
        "<!-- a joint -->",
        # inside what is kept whole
        "<!-- of this type -->",
        "<!-- of this joint -->",
        "<!-- by effort -->",
        "<!-- by this motor -->",
        "<!-- friction -->",
        "<!-- the end of it -->",
    ]


def test_a_list_of_values_keeps_one_copy_of_what_stands_in_it() -> None:
    text = (GOLDEN / "transmissions.urdf").read_text(encoding="utf-8")
    again, _ = rewritten(text.replace("<hardwareInterface>", "<role>r</role><hardwareInterface>", 1))
    assert again.count("<role>r</role>") == 1
    assert rewritten(again)[0] == again


def test_prefixes_declared_further_in_are_declared_at_the_root() -> None:
    text, codes = rewritten('<robot name="r"><link name="a"><t:x xmlns:t="urn:t"><t:y/></t:x></link></robot>')
    assert text.splitlines()[1] == '<robot xmlns:t="urn:t" name="r">'
    assert rewritten(text)[0] == text
    assert codes == []


def test_a_default_name_space_changes_nothing() -> None:
    text, codes = rewritten(
        '<robot xmlns="urn:x" name="r"><link name="a"><inertial><mass value="1"/></inertial></link></robot>'
    )
    assert codes == []
    assert '<mass value="1"/>' in text
    assert rewritten(text)[0] == text


def test_drake_is_declared_where_it_is_used() -> None:
    text, codes = rewritten(
        '<robot name="r"><drake:joint name="j" type="ball"><parent link="a"/><child link="b"/></drake:joint>'
        "</robot>"
    )
    assert 'xmlns:drake="http://drake.mit.edu"' in text
    assert codes == ["P003"]


def test_the_root_must_be_a_robot() -> None:
    diagnostics = Diagnostics()
    source = diagnostics.sources.add(Source("x.urdf", b"<sdf/>"))
    assert read(source, diagnostics) is None
    assert [d.code for d in diagnostics] == ["P037"]


def test_xacro_is_told() -> None:
    text = (
        '<robot name="r" xmlns:xacro="http://www.ros.org/wiki/xacro"><!-- <xacro:x/> -->{}'
        '<link name="a"/></robot>'
    )
    assert rewritten(text.format(""))[1] == []
    assert rewritten(text.format('<xacro:include filename="a.xacro"/>'))[1] == ["P030"]


def test_an_empty_value_that_is_needed_is_missing() -> None:
    diagnostics = Diagnostics()
    shape = b'<visual><geometry><box size=""/></geometry></visual>'
    text = b'<robot name="r"><link name="a">' + shape + b"</link></robot>"
    source = diagnostics.sources.add(Source("x.urdf", text))
    assert read(source, diagnostics) is not None
    assert [(d.code, d.severity) for d in diagnostics] == [("P045", "warning"), ("P022", "error")]
