"""drake:visual: which geometry Drake has for which role, before and after a conversion; and its places."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile import convert

GEOMETRY = "<drake:geometry><drake:{0}>{1}</drake:{0}></drake:geometry>"
BALL = GEOMETRY.format("sphere", "<drake:radius>0.5</drake:radius>")
EYES = '<drake:perception_properties enabled="false"/>'
CAMERAS = '<drake:illustration_properties enabled="false"/>'
VISUALS = {
    "the recipe": f'<visual name="a"><geometry><box><size>1 2 3</size></box></geometry>{EYES}</visual>'
    f'<drake:visual name="b"><drake:pose degrees="true">1 0 0 0 90 0</drake:pose>{BALL}{CAMERAS}'
    "</drake:visual>",
    "both roles": f'<drake:visual name="a">{BALL}</drake:visual>',
    "no role": f'<drake:visual name="a">{BALL}{EYES}{CAMERAS}</drake:visual>',
    "radii": '<drake:visual name="a">'
    + GEOMETRY.format("ellipsoid", "<drake:radii>1 2 3</drake:radii>")
    + "</drake:visual>",
    "colours": f'<drake:visual name="a">{BALL}<drake:material><drake:diffuse>1 0 0 1</drake:diffuse>'
    "</drake:material></drake:visual>",
}


def text_of(visuals: str, version: str = "1.9") -> str:
    return (
        f'<sdf version="{version}" xmlns:drake="http://drake.mit.edu"><model name="m"><link name="l">'
        f"<inertial><mass>1</mass></inertial>{visuals}</link></model></sdf>"
    )


def seen(path: Path) -> list[tuple[str, ...]]:
    """What Drake shows in each role: names, shapes, places and colours."""
    pytest.importorskip("pydrake")
    from pydrake.geometry import Role
    from pydrake.multibody.parsing import Parser
    from pydrake.multibody.plant import AddMultibodyPlantSceneGraph
    from pydrake.systems.framework import DiagramBuilder

    plant, graph = AddMultibodyPlantSceneGraph(DiagramBuilder(), 0.001)
    Parser(plant).AddModels(str(path))
    inspector = graph.model_inspector()
    found = []
    for role in (Role.kIllustration, Role.kPerception):
        for geometry in inspector.GetAllGeometryIds(role):
            properties = inspector.GetProperties(geometry, role)
            place = inspector.GetPoseInFrame(geometry).GetAsMatrix34().round(9) + 0.0
            found.append((
                role.name, inspector.GetName(geometry), str(inspector.GetShape(geometry)), str(place),
                str(properties.GetPropertyOrDefault("phong", "diffuse", "none")),
            ))  # fmt: skip
    return sorted(found)


@pytest.mark.parametrize("version", ["1.7", "1.9"])
@pytest.mark.parametrize("case", VISUALS)
def test_drake_shows_the_same(case: str, version: str, tmp_path: Path) -> None:
    source = tmp_path / "source.sdf"
    source.write_text(text_of(VISUALS[case], version), encoding="utf-8")
    before = seen(source)
    assert len(before) == {"no role": 0}.get(case, 2)
    for to, options in (("sdf", {}), ("urdf", {"dialect": "drake"})):
        result = convert(source, to=to, through_ir=True, **options)
        assert result.text is not None
        path = tmp_path / f"out.{to}"
        path.write_text(result.text, encoding="utf-8")
        assert seen(path) == before


@pytest.mark.parametrize(
    ("to", "dialect", "code"),
    [("urdf", "default", "L083"), ("mjcf", "default", "L083"), ("sdf", "gazebo", "L080")],
)
def test_others_are_told(to: str, dialect: str, code: str) -> None:
    result = convert(text_of(VISUALS["both roles"]), to=to, dialect=dialect, through_ir=True)
    assert code in [finding.code for finding in result.diagnostics]
    assert "0.5" not in result.text


def test_every_tag_is_written_with_the_prefix() -> None:
    inner = f'<drake:visual name="a"><!-- <geometry> -->{BALL}<drake:layer>1</drake:layer></drake:visual>'
    written = convert(text_of(inner), to="sdf").text
    lines = [line.strip() for line in written.splitlines()]
    assert lines[lines.index('<drake:visual name="a">') : lines.index("</drake:visual>")] == [
        '<drake:visual name="a">',
        "<!-- <geometry> -->",
        "<drake:geometry>",
        "<drake:sphere>",
        "<drake:radius>0.5</drake:radius>",
        "</drake:sphere>",
        "</drake:geometry>",
        "<drake:layer>1</drake:layer>",
    ]


def test_a_value_has_its_place() -> None:
    text = text_of('<drake:visual name="a"><!-- one -->\n' + BALL.replace("0.5", "big") + "</drake:visual>")
    (line,) = [line for line in convert(text, to="urdf").render().splitlines() if "error[" in line]
    assert f":2:{text.splitlines()[1].index('big') + 1}: error[P044]" in line
