"""The SDF grammar agrees with SDFormat's own descriptions, where they are installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile.grammar.compare_sdf import compare
from transpile.grammar.draw_sdf import INSTALLED, draw, find_descriptions, list_lines
from transpile.grammar.list_sdf_trees import list_children
from transpile.grammar.parse_grammar import load_format, parse_grammar
from transpile.passes.checks.generated_sdf_trees import CHILDREN

OLD = """\
<element name="sdf" required="1">
  <attribute name="version" type="string" default="1.4" required="1"/>
  <include filename="model.sdf" required="*"/>
</element>
"""
NEW = OLD.replace('required="*"', 'required="0"')
MODEL = """\
<element name="model" required="*">
  <attribute name="name" type="string" default="__default__" required="1"/>
  <element name="mass" type="double" default="1.0" required="0"><description>How heavy
    it is.</description></element>
  {more}
  <element name="model" ref="model" required="*"/>
  <include filename="missing.sdf" required="*"/>
</element>
"""
GRAMMAR = """
format sdf root sdf versions 1.4 .. 1.5
element sdf {{
  @version : string required
  model : element model *
}}
element model {{
  @name : string required
  {mass}
  {size}
  model : element model *
}}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Descriptions of two versions; the second has a size, too."""
    for version, root, more in (("1.4", OLD, ""), ("1.5", NEW, '<element name="size" type="vector3"/>')):
        (tmp_path / version).mkdir()
        (tmp_path / version / "root.sdf").write_text(root)
        (tmp_path / version / "model.sdf").write_text(MODEL.format(more=more))
    (tmp_path / "notes").mkdir()
    return tmp_path


def differences(folder: Path, mass: str, size: str) -> list[str]:
    """What is found of a grammar with these two fields."""
    folders = find_descriptions(folder)
    format = parse_grammar(GRAMMAR.format(mass=mass, size=size))
    return list(compare(format, draw(folders), list(folders)))


def test_the_installed_descriptions_agree() -> None:
    folders = {v: path for v, path in find_descriptions(Path(INSTALLED)).items() if v >= (1, 4)}
    if not folders:
        pytest.skip("libsdformat's descriptions are not installed here")
    assert list(compare(load_format("sdf"), draw(folders), list(folders))) == []


def test_the_table_of_trees_has_what_is_installed() -> None:
    """Every element, type and cardinality of the installed descriptions; the table knows newer ones too."""
    folders = {v: path for v, path in find_descriptions(Path(INSTALLED)).items() if v >= (1, 4)}
    if not folders:
        pytest.skip("libsdformat's descriptions are not installed here")
    missing = []
    for path, entries in list_children(draw(folders), list(folders)).items():
        known = {entry.partition(":")[0] for entry in CHILDREN.get(path, "").split()}
        missing += [f"{path}: {entry}" for entry in entries if entry.partition(":")[0] not in known]
    assert missing == []


def test_descriptions_are_listed_by_path(folder: Path) -> None:
    folders = find_descriptions(folder)
    drawn = draw(folders)
    assert list(folders) == [(1, 4), (1, 5)]
    assert drawn["sdf/model/mass"].latest.text == "How heavy it is."
    assert "sdf/model/model" in drawn and "sdf/model/model/mass" not in drawn
    assert "sdf/model/size\tvector3\t-\t0\t1.5\t-" in list(list_lines(drawn, list(folders)))


@pytest.mark.parametrize(
    ("mass", "size", "found"),
    [
        ('mass : real ? default "1"', "size : vec3 ? since 1.5", []),
        ("", "size : vec3 ? since 1.5", ["sdf/model/mass: not in the grammar"]),
        ('opaque mass "Kept."', "size : vec3 ? since 1.5", []),
        ("mass : tree ?", "size : vec3 ? since 1.5", []),
        ("mass : real *", "size : vec3 ? since 1.5", ["sdf/model/mass: cardinality *, described as 0"]),
        ("mass : string ?", "size : vec3 ? since 1.5", ["sdf/model/mass: type string, described as double"]),
        (
            'mass : real ? default "2"',
            "size : vec3 ? since 1.5",
            ["sdf/model/mass: default '2', described as '1.0'"],
        ),
        ("mass : real ?", "size : vec3 ?", ["sdf/model/size: 1.4 to 1.5, described from 1.5 to 1.5"]),
        (
            "mass : real ? until 1.4",
            "size : vec3 ? since 1.5",
            ["sdf/model/mass: 1.4 to 1.4, described from 1.4 to 1.5"],
        ),
        (
            "mass : real ?",
            "size : vec3 ? since 1.5\n  sise : vec3 ?",
            ["sdf/model/sise: in the grammar alone"],
        ),
        ("mass : real ?", "size : element model ? since 1.5", ["sdf/model/size: an element without text"]),
    ],
)
def test_differences_are_found(folder: Path, mass: str, size: str, found: list[str]) -> None:
    lines = differences(folder, mass, size)
    assert len(lines) == len(found)
    assert all(line.startswith(text) for line, text in zip(lines, found, strict=True))
