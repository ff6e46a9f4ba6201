"""Formats are told by content first, then by the file's ending."""

from __future__ import annotations

import codecs

import pytest

from transpile.source import Source
from transpile.syntax.detect_format import detect_format


@pytest.mark.parametrize(
    ("data", "name", "expected"),
    [
        (b"<robot/>", "a", "urdf"),
        (b'<robot name="a">', "a.sdf", "urdf"),
        (b"<sdf version='1.9'/>", "a.xml", "sdf"),
        (b"<gazebo version='1.2'/>", "a", "sdf"),
        (b"<mujoco>", "a.urdf", "mjcf"),
        (b"<mujocoinclude/>", "a", "mjcf"),
        (b"<!-- <sdf> --><?xml version='1.0'?>\n<!DOCTYPE x [ <!ENTITY a '<sdf>'> ]>\n<robot>", "a", "urdf"),
        (b"<!DOCTYPE robot>< robot\n>", "a", "urdf"),
        (codecs.BOM_UTF8 + b"<robot/>", "a", "urdf"),
        ("<sdf/>".encode("utf-16"), "a", "sdf"),
        ("<sdf/>".encode("utf-16-be"), "a", "sdf"),
        ("<robot/>".encode("utf-16-le"), "a", "urdf"),
        ("<robot/>".encode("utf-32"), "a", "urdf"),
        (b"directives:\n- add_model:\n    file: <x>\n", "a", "dmd"),
        (b"# comment\n---\ndirectives:\n", "a.yaml", "dmd"),
        (b"# <robot> in a comment\ndirectives:\n", "a.yaml", "dmd"),
        (b"", "a.urdf", "urdf"),
        (b"<model>", "A.SDF", "sdf"),
        (b"<!-- never closed", "a.world", "sdf"),
        (b"broken", "a.dmd.yaml", "dmd"),
        (b"broken", "a.mjcf", "mjcf"),
        (b"<other/>", "a.xml", None),
        (b"", "-", None),
        (b"<", "-", None),
        (b"\0" * 9, "-", None),
        (b"no directives: here", "a.txt", None),
    ],
)
def test_formats(data: bytes, name: str, expected: str | None) -> None:
    assert detect_format(Source(name, data)) == expected


def test_the_path_counts_where_the_name_says_nothing() -> None:
    assert detect_format(Source("<text>", b"", path="/tmp/x.urdf")) == "urdf"
