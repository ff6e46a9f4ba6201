"""Includes in versions that cannot say them as the file does."""

from __future__ import annotations

from pathlib import Path

import pytest

import transpile

HAND = """<sdf version="1.9"><model name="hand"><link name="palm"><pose>0 0 1 0 0 0</pose></link>
<frame name="tip" attached_to="palm"><pose>0.2 0 0 0 0 0</pose></frame></model></sdf>"""


def written(folder: Path, inside: str, version: str, attributes: str = "") -> str:
    (folder / "hand.sdf").write_text(HAND, encoding="utf-8")
    text = f'<sdf version="1.9"><model name="m"{attributes}><link name="a"/>{inside}</model></sdf>'
    path = folder / "m.sdf"
    path.write_text(text, encoding="utf-8")
    result = transpile.convert(path, to="sdf", sdf_version=version, through_ir=True)
    assert result.text is not None, result.render()
    return result.text


@pytest.mark.parametrize(
    ("version", "include"),
    [
        ("1.8", ' merge="true"'),
        ("1.7", "><placement_frame>tip</placement_frame"),
        ("1.6", '><pose relative_to="a">1 0 0 0 0 0</pose'),
    ],
)
def test_a_file_is_brought_in_where_it_must_be(tmp_path: Path, version: str, include: str) -> None:
    text = f"<include{include}><uri>hand.sdf</uri></include>"
    assert '<link name="palm">' in written(tmp_path, text, version)
    newer = f"1.{int(version[2:]) + 1}"
    assert "<include" in written(tmp_path, text, newer)


@pytest.mark.parametrize("name", ["<name>h</name>", ""])
def test_what_is_named_must_be_known_before_1_7(tmp_path: Path, name: str) -> None:
    inside = (
        f"<include><uri>hand.sdf</uri>{name}</include>"
        f'<frame name="f" attached_to="{"h" if name else "hand"}::tip"/>'
    )
    old = written(tmp_path, inside, "1.6")
    assert "<include" not in old and "<pose>0.2 0 1 0 0 0</pose>" in old
    assert "<include" in written(tmp_path, inside, "1.7")


def test_a_placement_frame_in_a_file_must_be_known_before_1_8(tmp_path: Path) -> None:
    inside = '<include><uri>hand.sdf</uri></include><frame name="f" attached_to="hand::tip"/>'
    assert "<pose>-0.2 0 -1 0 0 0</pose>" in written(tmp_path, inside, "1.7", ' placement_frame="f"')
    assert "<include" in written(tmp_path, inside, "1.8", ' placement_frame="f"')


def test_an_include_without_a_name_is_named_as_its_file(tmp_path: Path) -> None:
    inside = (
        "<include><uri>hand.sdf</uri></include>"
        '<joint name="j" type="fixed"><parent>a</parent><child>hand</child></joint>'
    )
    assert "<child>hand</child>" in written(tmp_path, inside, "1.9")
