"""What check-drake-extensions says of values and places, tag by tag."""

from __future__ import annotations

from importlib import import_module

import pytest

from transpile.diagnostics import Diagnostic, Diagnostics
from transpile.ir.model import Scene
from transpile.ir.node import Extension
from transpile.passes.checks import check_drake_extensions
from transpile.passes.checks.check_drake_extensions import GROUPED, LARGEST, Checker
from transpile.passes.checks.drake_tags import (
    ATTRIBUTES,
    BOOLEAN,
    CHOICE,
    EXTENDED,
    FREE,
    NAME,
    NOTHING,
    NUMBER,
    TAGS,
    VECTOR,
    holds,
    parents,
)
from transpile.passes.manager import Context
from transpile.passes.scope import resolve_names
from transpile.source import Source

VALUES = (-2.0, -1.0, 0.0, 0.25, 0.5)
WELL = {NUMBER: "0.25", EXTENDED: "inf", VECTOR: "0.25 0 1", BOOLEAN: "true", NAME: "a", CHOICE: "linear"}
BADLY = {NUMBER: "much", EXTENDED: "nan", VECTOR: "1 2", BOOLEAN: "yes", NAME: " ", CHOICE: "stone"}
VALUED = [tag for tag, row in TAGS.items() if row.kind != NOTHING]
LINK = '<link name="a"/>'


def said(
    tag: str, value: str | None, format: str, attributes: dict[str, str] | None = None
) -> list[Diagnostic]:
    """What is said of one tag where it belongs, but for the parts that it lacks."""
    context = Context(Diagnostics(), "sdf")
    extension = Extension(tag, value, attributes)
    Checker(context, Scene(format)).trees(sorted(parents(tag))[0], [extension])
    return [finding for finding in context.diagnostics if finding.code != "X023"]


@pytest.mark.parametrize("format", ["sdf", "urdf"])
@pytest.mark.parametrize("tag", VALUED)
def test_good_values_pass(tag: str, format: str) -> None:
    assert not said(tag, WELL[TAGS[tag].kind].replace("inf", LARGEST if format == "urdf" else "inf"), format)


@pytest.mark.parametrize("tag", [tag for tag, row in TAGS.items() if row.kind == EXTENDED])
def test_a_urdf_says_infinity_by_the_largest_number(tag: str) -> None:
    (finding,) = said(tag, "inf", "urdf")
    assert (finding.code, finding.severity) == ("X025", "error")


@pytest.mark.parametrize("tag", VALUED)
def test_bad_values_are_told(tag: str) -> None:
    (finding,) = said(tag, BADLY[TAGS[tag].kind], "urdf")
    assert finding.code == ("X027" if tag == "accepting_renderer" else "X025")
    assert finding.severity == ("warning" if tag == "is_periodic" else "error")


@pytest.mark.parametrize("tag", ["accepting_renderer", *GROUPED])
def test_an_empty_name_that_drake_loads_in_a_urdf_is_told(tag: str) -> None:
    for format, severity in (("urdf", "warning"), ("sdf", "error")):
        (finding,) = said(tag, "", format)
        code = "X027" if tag == "accepting_renderer" else "X025"
        assert (finding.code, finding.severity) == (code, severity)


@pytest.mark.parametrize(
    ("format", "value", "severity"),
    [("sdf", "0.3 x", "warning"), ("urdf", "0.3 x", "warning"),
     ("sdf", "1 2", "warning"), ("urdf", "1 2", "error"),
     ("sdf", "nan", "error"), ("urdf", "nan", "error"), ("sdf", "TRUE", "warning"), ("urdf", "TRUE", "error"),
     ("sdf", "1e400", "error"), ("urdf", "1e400", "error"), ("sdf", "", "error"), ("urdf", "", "error")],
)  # fmt: skip
def test_what_drake_takes_for_a_number(format: str, value: str, severity: str) -> None:
    (finding,) = said("point_contact_stiffness", value, format)
    assert (finding.code, finding.severity) == ("X025", severity)


@pytest.mark.parametrize(
    ("tag", "severity"),
    [("hydroelastic_margin", "error"), ("mass_damping", "warning"), ("mu_static", "warning")],
)
def test_infinity_is_told(tag: str, severity: str) -> None:
    (finding,) = said(tag, "inf", "sdf")
    assert (finding.code, finding.severity) == ("X024", severity)


@pytest.mark.parametrize("tag", [tag for tag in VALUED if TAGS[tag].rule != FREE or TAGS[tag].stop != FREE])
def test_rules_are_held(tag: str) -> None:
    row = TAGS[tag]
    broken = 0
    for value in VALUES:
        text = f"{value} {value} {value}" if row.kind == VECTOR else str(value)
        findings = [(finding.code, finding.severity) for finding in said(tag, text, "sdf")]
        if not holds(row.stop, value):
            assert findings == [("X024", "error")]
            broken += 1
        elif not holds(row.rule, value):
            assert findings == [("X024", "warning")]
            broken += 1
        else:
            assert not findings
    assert broken


@pytest.mark.parametrize(("tag", "name"), ATTRIBUTES)
def test_attributes_are_checked(tag: str, name: str) -> None:
    kind, _, stop = ATTRIBUTES[tag, name]
    good = {"controller_gains": {"p": "1", "d": "1"}}.get(tag, {"name": "a"})
    assert not said(tag, None, "urdf", {**good, name: WELL[kind]})
    (finding,) = said(tag, None, "urdf", {**good, name: BADLY[kind]})
    assert (finding.code, finding.severity) == ("X025", "warning" if name == "ignore" else "error")
    if stop != FREE:
        (finding,) = said(tag, None, "urdf", {**good, name: "-1"})
        assert (finding.code, finding.severity) == ("X024", "error")


@pytest.mark.parametrize("tag", [tag for tag, row in TAGS.items() if row.parts])
def test_parts_are_needed(tag: str) -> None:
    context = Context(Diagnostics(), "sdf")
    Checker(context, Scene("sdf")).trees(sorted(parents(tag))[0], [Extension(tag)])
    missing = [finding for finding in context.diagnostics if finding.code == "X023"]
    assert len(missing) == len(TAGS[tag].parts)


@pytest.mark.parametrize("tag", TAGS)
def test_tags_have_their_places(tag: str) -> None:
    for format, severity in (("sdf", "error"), ("urdf", "warning")):
        context = Context(Diagnostics(), "sdf", dialect="drake")
        Checker(context, Scene(format)).trees("nowhere", [Extension(tag)])
        assert [(f.code, f.severity) for f in context.diagnostics] == [("X016", severity)]


def check(text: str, format: str, dialect: str = "default") -> list[str]:
    """The codes of errors, and of warnings with a "w", of the check of a file."""
    diagnostics = Diagnostics()
    context = Context(diagnostics, "sdf", dialect=dialect)
    front = f"transpile.formats.{format}"
    document = import_module(f"{front}.read").read(
        diagnostics.sources.add(Source("input", text.encode())), diagnostics
    )
    scene = import_module(f"{front}.lower").lower(document, diagnostics, context)
    resolve_names.run(scene, context)
    before = len(diagnostics.all)
    check_drake_extensions.run(scene, context)
    own = [d for d in diagnostics.all[:before] if d.code.startswith("X")] + diagnostics.all[before:]
    return [d.code + ("w" if d.severity == "warning" else "") for d in own]


def sdf(inner: str) -> str:
    return (
        f'<sdf version="1.9" xmlns:drake="http://drake.mit.edu"><model name="m"><link name="a"/>{inner}'
        "</model></sdf>"
    )


GROUP = "drake:collision_filter_group"
NESTED = f'<model name="n"><link name="x"/><{GROUP} name="g"><drake:member>x</drake:member></{GROUP}></model>'
PLANAR = (
    '<link name="b"/><drake:joint name="j" type="planar"><drake:parent>{}</drake:parent>'
    "<drake:child>b</drake:child>{}</drake:joint>"
)
DAMPING = "<drake:damping>1 1 1</drake:damping>"
SOFT = (
    '<link name="s"><collision name="c"><geometry><sphere><radius>1</radius></sphere></geometry>'
    "<drake:proximity_properties><drake:mesh_resolution_hint>0.1</drake:mesh_resolution_hint>"
    "</drake:proximity_properties></collision><drake:deformable_properties>{}</drake:deformable_properties>"
    "{}</link>{}"
)
WALL = (
    "<drake:wall_boundary_condition><drake:point_on_plane>0 0 0</drake:point_on_plane>"
    "<drake:outward_normal>0 0 1</drake:outward_normal></drake:wall_boundary_condition>"
)
VISUAL = '<link name="v"><drake:visual name="w"><drake:geometry>{}</drake:geometry>{}</drake:visual></link>'
OFF = '<drake:illustration_properties enabled="false"/><drake:perception_properties enabled="false"/>'


@pytest.mark.parametrize(
    ("inner", "expected"),
    [
        (NESTED + f'<{GROUP} name="h"><drake:member>n::x</drake:member>'
         f"<drake:ignored_collision_filter_group>n::g</drake:ignored_collision_filter_group></{GROUP}>", []),
        (NESTED + f'<{GROUP} name="h"><drake:member>n::y</drake:member></{GROUP}>', ["X031"]),
        (f'<{GROUP} name="h" ignore="true"><drake:member>n::y</drake:member></{GROUP}>', []),
        (PLANAR.format("a", DAMPING), []),
        (PLANAR.format("a", ""), ["X023"]),
        (PLANAR.format("world", DAMPING), ["X034"]),
        (PLANAR.format("a", DAMPING + "<pose>0 0 0 0 0 0</pose>"), ["X022"]),
        (SOFT.format("<drake:poissons_ratio>0.4</drake:poissons_ratio>", WALL + WALL, ""), []),
        (SOFT.format("<drake:poissons_ratio>0.5</drake:poissons_ratio>", "", ""), ["X024"]),
        (SOFT.format("<drake:material_model>stone</drake:material_model>", "", ""), ["X025"]),
        (SOFT.format("", "", '<frame name="f" attached_to="s"/>'), ["X039"]),
        (SOFT.format("", '<inertial><mass>1</mass></inertial>', ""), ["X039w"]),
        (f'<link name="r">{WALL}</link>', ["X016w"]),
        (VISUAL.format("<drake:sphere><drake:radius>1</drake:radius></drake:sphere>", OFF), []),
        (VISUAL.format("<sphere/>", ""), ["X022"]),
        (VISUAL.format("<drake:sphere/>", "<drake:layer/>"), ["X042w"]),
        ('<link name="v"><drake:visual name="w"/></link>', ["X023"]),
        (VISUAL.format("<drake:sphere/>", "").replace('"w"', '""'), ["X023"]),
        (VISUAL.format("", "<drake:accepting_renderer>r</drake:accepting_renderer>"), ["X042w"]),
        (VISUAL.format("", "<drake:material><drake:diffuse_map>a.png</drake:diffuse_map></drake:material>"),
         ["X042w"]),
    ],
)  # fmt: skip
def test_rules_of_sdformat(inner: str, expected: list[str]) -> None:
    assert check(sdf(inner), "sdf") == expected


@pytest.mark.parametrize("declared", ["", ' xmlns:drake="http://drake.mit.edu"'])
def test_undeclared_prefixes_are_checked_too(declared: str) -> None:
    text = f'<robot name="m"{declared}>{LINK}<{GROUP} name="g"/></robot>'
    assert check(text, "urdf") == ["X033"]


def test_for_gazebo_everything_is_a_warning() -> None:
    text = f'<robot name="m" xmlns:drake="http://drake.mit.edu">{LINK}<{GROUP} name="g"/></robot>'
    assert check(text, "urdf", "gazebo") == ["X033w"]


def test_nothing_is_imported_where_there_is_nothing_of_drakes() -> None:
    import subprocess
    import sys

    program = (
        "import sys\n"
        "from transpile.diagnostics import Diagnostics\n"
        "from transpile.ir.model import Scene\n"
        "from transpile.passes.manager import Context\n"
        "from transpile.passes.pipelines import check_extensions\n"
        "check_extensions(Scene('urdf'), Context(Diagnostics(), 'sdf'))\n"
        "print([name for name in sys.modules if 'drake' in name])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
