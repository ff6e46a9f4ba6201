"""transpile verify on directives, worlds and scenes, which name the same things differently."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile.cli import main
from transpile.verify.align_names import align
from transpile.verify.facts import Facts, Joint, Link

pytest.importorskip("pydrake", reason="Drake reads directives")
pytest.importorskip("mujoco", reason="MuJoCo reads MJCF")

INERTIA = "<inertial><mass>2</mass><inertia><ixx>0.2</ixx><iyy>0.3</iyy><izz>0.4</izz></inertia></inertial>"
ARM = f"""<sdf version="1.9"><model name="arm"><pose>0 0 1 0 0 0</pose><link name="base">{INERTIA}</link>
<link name="hand"><pose relative_to="elbow"/>{INERTIA}</link><joint name="weld" type="fixed">
<parent>world</parent><child>base</child></joint><joint name="elbow" type="revolute">
<pose relative_to="base">0.5 0 0 0 0 0</pose><parent>base</parent><child>hand</child>
<axis><xyz>0 1 0</xyz><limit><lower>-1</lower><upper>2</upper></limit></axis></joint></model></sdf>"""
DIRECTIVES = """directives:
- add_model: {name: arm, file: "package://shop/parts/arm.sdf"}
"""
CUP = f'<model name="cup"><pose>3 0 0 0 0 0</pose><link name="body">{INERTIA}</link></model>'
WORLD = ARM.replace("<model name", '<world name="w"><model name').replace("</sdf>", CUP + "</world></sdf>")
BODY = '<inertial pos="0 0 0" mass="2" diaginertia="0.2 0.3 0.4"/>'
SCENE = f"""<mujoco model="scene"><worldbody>
<body name="base" pos="0 0 1">{BODY}<body name="hand" pos="0.5 0 0">{BODY}
<joint name="elbow" axis="0 1 0" range="-57.29577951308232 114.59155902616465"/></body></body>
<body name="body" pos="3 0 0"><freejoint/>{BODY}</body></worldbody></mujoco>"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package beside the directives that name it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "src" / "parts").mkdir(parents=True)
    (tmp_path / "src" / "package.xml").write_text("<package><name>shop</name></package>")
    (tmp_path / "src" / "parts" / "arm.sdf").write_text(ARM)
    for name, text in (
        ("arm.sdf", ARM),
        ("arm.dmd.yaml", DIRECTIVES),
        ("world.sdf", WORLD),
        ("scene.xml", SCENE),
        ("heavy.sdf", ARM.replace("<mass>2<", "<mass>3<")),
        ("arm.xml", SCENE.replace('<body name="body"', '<body name="body"').partition('<body name="body"')[0]
         + "</worldbody></mujoco>"),
    ):  # fmt: skip
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    "option", [["--package", "shop=src"], ["--package-path", "."], ["--package-path=src"]]
)
@pytest.mark.parametrize("files", [["arm.sdf", "arm.dmd.yaml"], ["arm.dmd.yaml", "arm.sdf"]])
def test_directives_on_either_side(
    folder: Path, files: list[str], option: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    status = main(["verify", *files, *option])
    assert (status, capfd.readouterr().out) == (0, "compared with: drake\nthe files agree\n")


@pytest.mark.parametrize(
    "files", [["arm.xml", "arm.dmd.yaml"], ["arm.dmd.yaml", "arm.xml"], ["scene.xml", "world.sdf"],
              ["world.sdf", "scene.xml"]]
)  # fmt: skip
def test_mujoco_reads_mjcf(folder: Path, files: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    status = main(["verify", *files, "--package", "shop=src"])
    said = capfd.readouterr().out
    assert status == 0, said
    assert "drake/mujoco" in said or "mujoco/drake" in said


def test_a_difference(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "heavy.sdf", "arm.dmd.yaml", "--package", "shop=src"]) == 1
    assert "mass arm::hand: 3 became 2 [drake]" in capfd.readouterr().out
    assert main(["verify", "arm.dmd.yaml", "heavy.sdf", "--package", "shop=src"]) == 1
    assert "mass arm::hand: 2 became 3 [drake]" in capfd.readouterr().out


def test_a_package_path_needs_a_folder(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "a.sdf", "b.sdf", "--package-path"]) == 2
    assert "--package-path needs a value" in capfd.readouterr().err


def facts(*names: str) -> Facts:
    joints = {f"{name}_j": Joint(f"{name}_j", "fixed", "", name) for name in names}
    return Facts("x", links={name: Link(name) for name in names}, joints=joints)


def test_a_model_of_another_name_is_another(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    Path("other.dmd.yaml").write_text(DIRECTIVES.replace("name: arm", "name: leg"))
    for files in (["arm.sdf", "other.dmd.yaml"], ["other.dmd.yaml", "arm.sdf"]):
        assert main(["verify", *files, "--package", "shop=src"]) == 1
        assert "leg::hand" in capfd.readouterr().out


def test_only_names_that_can_be_meant_once_are_the_same() -> None:
    found = align(facts("a::x", "b::x", "a::y", "same"), facts("x", "y", "same"))
    assert found.links == {"a::y": "y"}
    assert found.joints == {"a::y_j": "y_j"}
    assert align(facts("x", "y"), facts("a::x", "b::x", "a::b::y")).links == {"y": "a::b::y"}
