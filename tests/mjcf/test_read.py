"""Reading MJCF: what MuJoCo's schema does not have is an error, with the nearest name."""

from __future__ import annotations

import pytest

from tests.mjcf.helpers import lowered, mjcf
from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf.emit import emit
from transpile.formats.mjcf.read import read
from transpile.source import Source


def said(text: str) -> list[tuple[str, str, str | None]]:
    """The severity, the code and the fix of what reading says about a text."""
    diagnostics = Diagnostics()
    read(diagnostics.sources.add(Source("in.xml", text.encode())), diagnostics)
    return [(d.severity, d.code, d.fix) for d in diagnostics]


def test_a_good_file_is_read_in_silence() -> None:
    assert said(mjcf('<body name="a"><joint/><geom size="1"/></body>')) == []


@pytest.mark.parametrize(
    ("text", "code", "fix"),
    [
        (mjcf('<body nmae="a"/>'), "P021", "did you mean 'name'?"),
        (mjcf('<boddy name="a"/>'), "P020", "did you mean 'body'?"),
        (mjcf("<joint/>"), "P020", None),
        (mjcf("<body><inertial pos='0 0 0' mass='1'/><inertial pos='0 0 0' mass='1'/></body>"), "P024", None),
        (mjcf('<body><inertial mass="1"/></body>'), "P022", None),
        (mjcf('<body><geom type="ball"/></body>'), "P042", None),
        (mjcf('<body><geom size="1 2 3 4"/></body>'), "P048", None),
        (mjcf("", '<default><geom name="a"/></default>'), "P021", None),
        (mjcf("", '<default><mesh file="a.stl"/></default>'), "P021", None),
        ("<robot/>", "P037", None),
    ],
)
def test_faults(text: str, code: str, fix: str | None) -> None:
    found = said(text)
    assert [entry[:2] for entry in found] == [("error", code)]
    assert fix is None or found[0][2] == fix


def test_old_names_are_read_with_a_warning() -> None:
    assert [entry[:2] for entry in said('<mujoco><option apirate="100"/></mujoco>')] == [("warning", "P029")]


def test_attributes_of_frames_are_not_looked_at() -> None:
    """MuJoCo 4.0 does not check them."""
    assert [entry[:2] for entry in said(mjcf('<frame colour="red"/>'))] == [("warning", "P021")]


def test_a_deep_nest_is_no_matter() -> None:
    depth = 2000
    body = '<body name="b{}"><geom size="1"/>'
    text = mjcf("".join(body.format(i) for i in range(depth)) + "</body>" * depth)
    diagnostics = Diagnostics()
    document = read(diagnostics.sources.add(Source("in.xml", text.encode())), diagnostics)
    assert document is not None
    assert emit(document).count("<body ") == depth
    scene, _ = lowered(text)
    assert scene is not None
    assert len(scene.models[0].links) == depth
