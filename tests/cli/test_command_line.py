"""The command line itself: wrong ones, help, version, explain, signals."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from transpile.cli.option_table import BY_NAME, GROUPS
from transpile.cli.parse_arguments import UsageError, parse_arguments
from transpile.cli.print_help import help_text

MANUAL = Path(__file__).parents[2] / "docs" / "command.md"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "no input"),
        (["a.urdf"], "which format? Give --to sdf, urdf, mjcf or dmd"),
        (["a.urdf", "-o", "out.txt"], "which format?"),
        (["a.urdf", "--to"], "--to needs a value: --to FORMAT"),
        (["a.urdf", "--to", "obj"], "--to can be sdf, urdf, mjcf, dmd; not 'obj'"),
        (["a.urdf", "--too", "sdf"], "there is no option --too; did you mean --to?"),
        (["a.urdf", "-x"], "there is no option -x"),
        (["a.urdf", "--strict=yes", "--to", "sdf"], "--strict takes no value"),
        (["a.urdf", "--to", "sdf", "--sdf-version", "2"], "--sdf-version can be 1.4, "),
        (["a.urdf", "--to", "sdf", "-o", "b.sdf", "--output-dir", "c"], "exclude each other"),
        (["a.urdf", "--to", "sdf", "--check"], "--check needs the files to compare with"),
        (["a.urdf", "--to", "sdf", "--depfile", "d"], "--depfile needs an output file"),
        (["a.urdf", "--to", "sdf", "-j", "0"], "--jobs needs a number"),
        (["a.urdf", "--to", "sdf", "-j", "many"], "--jobs needs a number"),
        (["a.urdf", "--to", "sdf", "--package", "x"], "--package needs NAME=DIR; not 'x'"),
        (["a.urdf", "--to", "sdf", "-W", "Q001"], "-W Q001: 'Q001' is no diagnostic's code"),
        (["a.urdf", "--to", "sdf", "-W", "P001=loud"], "the level can be error, ignore or default"),
        (["a.urdf", "--to", "sdf", "--in-place"], "--in-place would write sdf into a.urdf"),
        (["-", "-", "--to", "sdf"], "standard input can be read once only"),
        (["-", "--to", "sdf", "--in-place"], "standard input has no name"),
        (["empty", "--to", "sdf", "--output-dir", "out"], "there is no model in the folder empty"),
    ],
)
def test_wrong_command_lines_exit_with_2(run: Run, robot: Path, arguments: list[str], said: str) -> None:
    Path("empty").mkdir()
    done = run(*arguments)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("transpile: ")
    assert said in done.err
    assert "--help" in done.err


def test_options_may_be_written_in_all_usual_ways() -> None:
    given = ["a", "-ofile", "--to=sdf", "-W", "P001", "-Wno-L", "-j=4", "--strict", "--", "-x"]
    parsed = parse_arguments(given)
    assert parsed.inputs == ["a", "-x"]
    assert parsed.values == {
        "output": "file",
        "to": "sdf",
        "warn": ["P001", "no-L"],
        "jobs": "4",
        "strict": True,
    }


def test_a_lone_dash_is_an_input_and_a_value() -> None:
    parsed = parse_arguments(["-", "-o", "-"])
    assert (parsed.inputs, parsed.text("output")) == (["-"], "-")


def test_an_empty_value_counts_as_one() -> None:
    assert parse_arguments(["--report="]).text("report") == ""
    with pytest.raises(UsageError):
        parse_arguments(["--to="])


def test_help_shows_every_option_and_examples(run: Run) -> None:
    done = run("--help")
    assert (done.status, done.err, done.out) == (0, "", help_text())
    assert "Examples:\n  transpile robot.urdf --to sdf -o robot.sdf" in done.out
    for name in BY_NAME:
        assert name in done.out
    assert max(map(len, done.out.splitlines())) <= 100


def test_the_manual_describes_every_option() -> None:
    manual = MANUAL.read_text(encoding="utf-8")
    missing = [o.names[-1] for _, options in GROUPS for o in options if f"`{o.names[-1]}" not in manual]
    assert not missing


def test_version(run: Run) -> None:
    import transpile

    assert run("--version") == (0, f"transpile {transpile.__version__}\n", "")


def test_explain_prints_pages(run: Run) -> None:
    done = run("explain", "p060")
    assert done.status == 0
    assert done.out.startswith("# P060: The file can't be read\n")
    done = run("explain", "P06")
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("transpile: there is no diagnostic P06; close to it: P06")
    listed = run("explain")
    assert "P060  error       The file can't be read\n" in listed.out


def test_an_interrupt_is_one_line(run: Run, robot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("transpile.cli.run_job.run_job", interrupt)
    assert run("a.urdf", "--to", "sdf") == (130, "", "transpile: interrupted\n")
