"""Files of ROS's macro language are expanded before they are read."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import transpile
from tests.cli.conftest import Done, Run
from transpile.cli import main

needs_xacro = pytest.mark.skipif(find_spec("xacro") is None, reason="xacro is not installed")

ROOT = '<robot name="gate" xmlns:xacro="http://www.ros.org/wiki/xacro">\n'
POST = (
    ROOT
    + """<xacro:macro name="post" params="side">
  <link name="post_${side}">
    <visual><geometry><mesh filename="$(find gates)/meshes/post.obj"/></geometry></visual>
  </link>
</xacro:macro></robot>
"""
)
GATE = (
    ROOT
    + """<xacro:arg name="side" default="left"/>
<xacro:include filename="$(find gates)/urdf/post.xacro"/>
<xacro:post side="$(arg side)"/></robot>
"""
)


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    """The command."""

    def command(*arguments: str) -> Done:
        status = main(list(arguments))
        return Done(status, *capfd.readouterr())

    return command


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package whose name is not its folder's, and a file that needs it."""
    for variable in ("ROS_PACKAGE_PATH", "AMENT_PREFIX_PATH", "GZ_SIM_RESOURCE_PATH"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.chdir(tmp_path)
    for folder in ("checkout/src/urdf", "checkout/src/meshes", "own"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "checkout/src/package.xml").write_text("<package><name>gates</name></package>")
    (tmp_path / "checkout/src/urdf/post.xacro").write_text(POST)
    (tmp_path / "checkout/src/meshes/post.obj").write_text("")
    path = tmp_path / "own" / "gate.urdf.xacro"
    path.write_text(GATE)
    return path


@needs_xacro
def test_convert(run: Run, gate: Path) -> None:
    done = run(str(gate), "side:=right", "--to", "sdf", "--package-path", "checkout", "--output-dir", "out",
               "--depfile", "deps", "--report", "report")  # fmt: skip
    assert (done.status, done.err) == (0, "")
    written = Path("out/gate.sdf").read_text()
    assert '<link name="post_right">' in written
    assert str(Path("checkout/src/meshes/post.obj")) in written
    deps = Path("deps").read_text()
    assert "gate.urdf.xacro" in deps and "post.xacro" in deps
    (report,) = json.loads(Path("report").read_text())["conversions"]
    assert (report["input"], report["from"]) == (str(gate), "urdf")


@needs_xacro
def test_arguments_belong_to_the_file_before_them(run: Run, gate: Path) -> None:
    other = gate.parent / "other.xacro"
    other.write_text(GATE)
    package = f"gates={gate.parents[1] / 'checkout' / 'src'}"
    done = run(str(gate), "side:=up", str(other), "side:=down", "--to", "urdf", "--output-dir", "out",
               "--package", package)  # fmt: skip
    assert done.status == 0
    assert "post_up" in Path("out/gate.urdf").read_text()
    assert "post_down" in Path("out/other.urdf").read_text()


@needs_xacro
def test_a_fault_of_the_model_is_shown_in_the_expanded_text(run: Run, gate: Path) -> None:
    links = '<xacro:property name="n" value="a"/><link name="a"/>\n<link name="${n}"/>'
    gate.write_text(ROOT + links + "</robot>")
    done = run(str(gate), "--to", "sdf")
    assert done.status == 1
    assert f"{gate} (expanded by xacro):4:15: error[S001]" in done.err


@needs_xacro
def test_a_fault_in_an_included_file_is_shown_there(run: Run, gate: Path) -> None:
    post = Path("checkout/src/urdf/post.xacro")
    post.write_text(POST.replace("${side}", "${side +}"))
    done = run(str(gate), "--to", "sdf", "--package-path", "checkout")
    assert done.status == 1
    assert "post.xacro:3:3: error[P079]: xacro: invalid syntax" in done.err
    assert f"{gate}:4:1: the macro is called here" in done.err


@needs_xacro
def test_text_that_is_no_xml(run: Run, gate: Path) -> None:
    Path("checkout/src/urdf/post.xacro").write_text(ROOT + "<link>\n</lnk></robot>")
    done = run(str(gate), "--to", "sdf", "--package-path", "checkout")
    assert "post.xacro:3:3: error[P079]: xacro needs XML: mismatched tag" in done.err


@needs_xacro
def test_an_argument_without_a_default(run: Run, gate: Path) -> None:
    gate.write_text(ROOT + '<link name="$(arg side)"/></robot>')
    done = run(str(gate), "--to", "sdf")
    assert done.status == 1
    assert "give it behind the file: side:=VALUE" in done.err


@needs_xacro
def test_an_include_that_is_not_there(run: Run, gate: Path) -> None:
    gate.write_text(ROOT + '<xacro:include filename="none.xacro"/><link name="a"/></robot>')
    done = run(str(gate), "--to", "sdf")
    assert f"{gate}:2:1: error[P079]: xacro: the included file" in done.err
    gate.write_text(ROOT + '<xacro:include filename="none.xacro" optional="true"/><link name="a"/></robot>')
    assert run(str(gate), "--to", "sdf").status == 0


@needs_xacro
@pytest.mark.parametrize("command", ["check", "ledger", "graph"])
def test_other_commands(run: Run, gate: Path, command: str) -> None:
    done = run(command, str(gate), "side:=right", "--package-path", "checkout")
    assert done.status == 0
    assert {"check": "", "ledger": "post_right", "graph": "digraph"}[command] in done.out


@needs_xacro
def test_directives_may_add_it(run: Run, gate: Path) -> None:
    Path("scene.dmd.yaml").write_text(
        "directives:\n- add_model:\n    name: gate\n    file: package://own/gate.urdf.xacro\n"
    )
    done = run("scene.dmd.yaml", "--to", "sdf", "--package-path", "checkout", "--package", "own=own")
    assert done.status == 0
    assert '<link name="post_left">' in done.out


@needs_xacro
def test_from_python(gate: Path) -> None:
    result = transpile.convert(gate, to="sdf", arguments={"side": "up"}, package_paths=["checkout"])
    assert result.text is not None and "post_up" in result.text


@needs_xacro
def test_verify(run: Run, gate: Path) -> None:
    pytest.importorskip("pydrake", reason="an engine has to compare")
    package = f"gates={gate.parents[1] / 'checkout' / 'src'}"
    assert run(str(gate), "side:=up", "--to", "sdf", "-o", "up.sdf", "--package", package).status == 0
    up = run("verify", str(gate), "side:=up", "up.sdf", "--package", package, "--engine", "drake")
    assert (up.status, up.err) == (0, "")
    other = run("verify", str(gate), "up.sdf", "--package", package, "--engine", "drake")
    assert other.status == 1
    assert "post_left" in other.out
    assert run("verify", str(gate), "up.sdf").status == 2


def test_xacro_is_not_installed(run: Run, gate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "xacro", None)
    done = run(str(gate), "--to", "sdf")
    assert done.status == 1
    assert f"{gate}: error[P078]" in done.err
    assert "pip install 'robot-transpile[xacro]'" in done.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["side:=left", "gate.xacro", "--to", "sdf"], "side:=left is an argument of xacro"),
        (["gate.urdf", "side:=left", "--to", "sdf"], "stands behind a .xacro file"),
        (["gate.xacro", "a:=1", "gate.xacro", "a:=2", "--to", "sdf", "--output-dir", "o"], "is given twice"),
        (["gate.xacro", "--in-place"], "over the macros of gate.xacro"),
        (["ledger", "gate.xacro", "poem"], "usage: transpile ledger FILE"),
        (["graph", "gate.urdf", "--strict"], "transpile graph takes no option --strict"),
        (["verify", "a.urdf", "b:=1", "c.xacro"], "b:=1 is an argument of xacro"),
    ],
)
def test_wrong_command_lines(run: Run, arguments: list[str], said: str) -> None:
    done = run(*arguments)
    assert done.status == 2
    assert said in done.err


def test_what_verify_needs_is_not_installed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "transpile.verify.verify_pair", None)
    done = run("verify", "a.urdf", "b.sdf")
    assert done.status == 2
    assert "is not installed: pip install 'robot-transpile[verify]'" in done.err
