"""Every tag of Drake's stands in an input of golden/convert, in each syntax that has a path for it.

Engines judge those cases (tests/golden/test_engines.py): Drake sees the same thing in the input, in each
output, and after URDF → SDFormat → URDF.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from lxml import etree

from transpile.passes.checks.drake_tags import TAGS

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "convert"
PREFIX = "{http://drake.mit.edu}"


@cache
def paths(syntax: str) -> frozenset[str]:
    """The last two steps of every path of the golden inputs of a syntax; attributes have an @."""
    found = set()
    for file in GOLDEN.glob(f"*/input.{syntax}"):
        try:
            root = etree.parse(file).getroot()
        except etree.XMLSyntaxError:
            continue  # a case of what is not quite XML
        for element in root.iter(etree.Element):
            steps = _name(element)
            found |= {f"{steps}/@{_plain(str(name))}" for name in element.attrib}
            above = element.getparent()
            found.add(steps if above is None else f"{_name(above)}/{steps}")
    return frozenset(found)


def _name(element: etree._Element) -> str:
    return _plain(str(element.tag))


def _plain(name: str) -> str:
    return name.replace(PREFIX, "drake:")


@pytest.mark.parametrize(
    ("tag", "syntax", "path"),
    [
        (tag, s, path)
        for tag, row in TAGS.items()
        for s, path in (("sdf", row.sdf), ("urdf", row.urdf))
        if path
    ],
)
def test_each_tag_has_a_golden_case(tag: str, syntax: str, path: str) -> None:
    assert "/".join(path.split("/")[-2:]) in paths(syntax)
