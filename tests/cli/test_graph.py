"""transpile graph: DOT text of joints and frames."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile.cli.run_command import run_command

LOOP = """<sdf version="1.9"><model name="m"><link name="a"/><link name="b"/><link name="c"/>
<frame name="f" attached_to="g"/><frame name="g" attached_to="f"/>
<joint name="ab" type="revolute"><parent>a</parent><child>b</child><axis><xyz>0 0 1</xyz></axis></joint>
<joint name="bc" type="revolute"><parent>b</parent><child>c</child><axis><xyz>0 0 1</xyz></axis></joint>
<joint name="ac" type="revolute"><parent>a</parent><child>c</child><axis><xyz>0 0 1</xyz></axis></joint>
</model></sdf>"""


@pytest.fixture
def model(tmp_path: Path) -> str:
    path = tmp_path / "loop.sdf"
    path.write_text(LOOP, encoding="utf-8")
    return str(path)


def test_joints(model: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["graph", model]) == 0
    out = capsys.readouterr().out
    assert '"link \'a\'" -> "link \'b\'" [label="ab (revolute)"];' in out
    assert out.count("style=dashed") == 1


def test_a_cycle_of_frames_is_red(model: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["graph", model, "attached_to"]) == 0
    out = capsys.readouterr().out
    assert "\"frame 'f'\" -> \"frame 'g'\" [color=red];" in out
    assert out.count("color=red") == 2


def test_faults(model: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["graph"]) == 2
    assert run_command(["graph", model, "limits"]) == 2
    assert run_command(["graph", str(tmp_path / "absent.sdf")]) == 1
    assert "P060" in capsys.readouterr().err
