"""Converting with the command: where outputs go, what is told, the exit status."""

from __future__ import annotations

import gc
import io
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run

CONVERTED = "<sdf>\nlink one\nlink two\n"


@pytest.fixture(autouse=True)
def collecting() -> Iterator[None]:
    """The command turns the collector off, for its own short life."""
    yield
    gc.enable()


def write(name: str, text: str) -> None:
    Path(name).parent.mkdir(parents=True, exist_ok=True)
    Path(name).write_text(text)


def test_one_input_goes_to_standard_output(run: Run, robot: Path) -> None:
    assert run("a.urdf", "--to", "sdf") == (0, CONVERTED, "")
    assert run("a.urdf", "--to", "sdf", "-o", "-") == (0, CONVERTED, "")


def test_one_input_goes_to_a_file(run: Run, robot: Path) -> None:
    assert run("a.urdf", "--to", "sdf", "-o", "b.sdf") == (0, "", "")
    assert Path("b.sdf").read_text() == CONVERTED
    assert sorted(os.listdir()) == ["a.urdf", "b.sdf"], "no temporary file is left"


def test_the_ending_of_the_output_names_the_format(run: Run, robot: Path) -> None:
    assert run("a.urdf", "-o", "b.sdf").status == 0
    assert Path("b.sdf").read_text() == CONVERTED


def test_standard_input_is_read(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(b"<robot>\nlink x\nbad it\n"))
    monkeypatch.setattr(sys, "stdin", stdin)
    done = run("-", "--to", "sdf")
    assert (done.status, done.out) == (1, "")
    assert done.err.startswith("<stdin>:3:1: error[P020]: it is bad\n")


def test_errors_write_nothing_and_exit_with_1(run: Run) -> None:
    write("a.urdf", "<robot>\nbad x\nlink one\nbad y\n")
    write("b.sdf", "old")
    done = run("a.urdf", "--to", "sdf", "-o", "b.sdf")
    assert done.status == 1
    assert "a.urdf:2:1: error[P020]: x is bad" in done.err
    assert "       = fix: leave it out" in done.err
    assert "a.urdf:4:1: error[P020]: y is bad" in done.err
    assert done.err.endswith("a.urdf: not converted: 2 errors\n")
    assert Path("b.sdf").read_text() == "old"


def test_losses_are_told_and_strict_makes_them_a_failure(run: Run) -> None:
    write("a.urdf", "<robot>\nlose it\n")
    done = run("a.urdf", "--to", "sdf")
    assert (done.status, done.out) == (0, "<sdf>\n")
    assert "a.urdf:2:1: loss[L001]: <it> is lost" in done.err
    done = run("a.urdf", "--to", "sdf", "--strict", "-o", "b.sdf")
    assert done.status == 3
    assert done.err.endswith("a.urdf: not converted (--strict): 1 loss\n")
    assert not Path("b.sdf").exists()


def test_a_loss_that_was_accepted_is_not_told_nor_strict_but_reported(run: Run) -> None:
    write("a.urdf", "<robot>\nlose it\n")
    done = run("a.urdf", "--to", "sdf", "--strict", "-W", "no-L001", "--report", "r.json")
    assert done == (0, "<sdf>\n", "")
    assert len(json.loads(Path("r.json").read_text())["conversions"][0]["losses"]) == 1


@pytest.mark.parametrize(
    ("rules", "status"),
    [
        (["error"], 1),
        (["P004"], 1),
        (["P004=error"], 1),
        (["P"], 1),
        (["error", "no-P004"], 0),
        (["error", "P004=default"], 0),
        (["no-P", "P004=error"], 1),
        (["L001=error"], 0),
        ([], 0),
    ],
)
def test_warning_rules(run: Run, rules: list[str], status: int) -> None:
    write("a.urdf", "<robot>\nwarn it\n")
    done = run("a.urdf", "--to", "sdf", *(f"-W{rule}" for rule in rules))
    assert done.status == status
    assert ("error[P004]" in done.err) == (status == 1)
    assert (done.out == "<sdf>\n") == (status == 0)


def test_quiet_shows_errors_only(run: Run) -> None:
    write("a.urdf", "<robot>\nwarn it\nlose it\nguess it\n")
    assert run("a.urdf", "--to", "sdf", "-q") == (0, "<sdf>\n", "")
    assert "loss[L001]" in run("a.urdf", "--to", "sdf", "-q", "--strict").err
    write("a.urdf", "<robot>\nwarn it\nbad x\n")
    err = run("a.urdf", "--to", "sdf", "--quiet").err
    assert "error[P020]" in err and "P004" not in err


def test_verbose_unfolds_and_names_what_was_written(run: Run) -> None:
    write("a.urdf", "<robot>\n" + "guess it\n" * 9)
    assert "4 more like this" in run("a.urdf", "-o", "b.sdf").err
    done = run("a.urdf", "-o", "b.sdf", "-v")
    assert done.err.count("it is assumed") == 9
    assert done.err.endswith("b.sdf: unchanged\n")


def test_same_format_is_normalised_in_place(run: Run, robot: Path) -> None:
    assert run("a.urdf", "--in-place").status == 0
    assert robot.read_text() == "<robot>\nlink one\nlink two\n"
    write("a.urdf", "<robot>\nlink one")
    assert run("a.urdf", "--in-place", "--through-ir").status == 0
    assert robot.read_text() == "<robot>\nlink one\n"


@pytest.mark.parametrize("output", ["a.urdf", "./x/../a.urdf", "link.urdf"])
def test_an_input_is_not_overwritten(run: Run, robot: Path, output: str) -> None:
    Path("x").mkdir()
    os.symlink("a.urdf", "link.urdf")
    done = run("a.urdf", "--to", "urdf", "-o", output)
    assert done.status == 2
    assert "is an input and would be overwritten" in done.err


def test_an_included_file_is_not_overwritten(run: Run) -> None:
    write("b.sdf", "<sdf>\nlink two\n")
    write("a.urdf", "<robot>\ninclude b.sdf\n")
    done = run("a.urdf", "-o", "b.sdf")
    assert done.status == 1
    assert "error[P067]: b.sdf was read and would be overwritten" in done.err
    assert Path("b.sdf").read_text() == "<sdf>\nlink two\n"


def test_many_inputs_need_a_folder(run: Run, robot: Path) -> None:
    write("b.urdf", "<robot>\n")
    assert run("a.urdf", "b.urdf", "--to", "sdf").status == 2
    assert run("a.urdf", "b.urdf", "--to", "sdf", "-o", "c.sdf").status == 2
    assert run("a.urdf", "b.urdf", "--to", "sdf", "--output-dir", "out/deep") == (0, "", "")
    assert Path("out/deep/a.sdf").read_text() == CONVERTED
    assert Path("out/deep/b.sdf").read_text() == "<sdf>\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_one_bad_input_stops_none_of_the_others(run: Run, jobs: str) -> None:
    write("a.urdf", "<robot>\nbad x\n")
    write("b.urdf", "<robot>\nlink b\n")
    write("c.urdf", "<robot>\ncrash now\n")
    write("d.urdf", "<robot>\nlose d\n")
    inputs = ["a.urdf", "missing.urdf", "b.urdf", "c.urdf", "d.urdf"]
    done = run(*inputs, "--to", "sdf", "--output-dir", "out", "-j", jobs, "--strict")
    assert done.status == 1
    assert os.listdir("out") == ["b.sdf"]
    assert "missing.urdf: error[P060]: cannot read this file: No such file or directory" in done.err
    assert "c.urdf: internal error" in done.err and "RuntimeError: now" in done.err
    assert "Traceback" not in done.err
    assert done.err.index("a.urdf") < done.err.index("missing.urdf") < done.err.index("c.urdf")


def test_a_killed_worker_stops_none_of_the_others(run: Run) -> None:
    write("a.urdf", "<robot>\nlink a\n")
    write("b.urdf", "<robot>\nkill it\n")
    write("c.urdf", "<robot>\nlink c\n")
    done = run("a.urdf", "b.urdf", "c.urdf", "--to", "sdf", "--output-dir", "out", "-j", "2")
    assert (done.status, sorted(os.listdir("out"))) == (1, ["a.sdf", "c.sdf"])
    assert done.err == "b.urdf: not converted: its process was killed (out of memory?)\n"


@pytest.mark.parametrize("option", ["--report", "--depfile"])
@pytest.mark.parametrize("path", ["a.urdf", "./b.sdf", "part.urdf"])
def test_a_report_overwrites_no_other_file(run: Run, option: str, path: str) -> None:
    write("part.urdf", "<robot>\nlink part\n")
    write("a.urdf", "<robot>\ninclude part.urdf\n")
    done = run("a.urdf", "-o", "b.sdf", option, path)
    assert done.status == 2
    assert f"{path} would be overwritten" in done.err
    assert "link part" in Path("part.urdf").read_text()
    assert "include" in Path("a.urdf").read_text()


def test_two_reports_need_two_files(run: Run, robot: Path) -> None:
    assert run("a.urdf", "-o", "b.sdf", "--report", "c", "--depfile", "./c").status == 2
    assert not Path("c").exists()


def test_folders_keep_their_structure(run: Run) -> None:
    write("in/x/a.urdf", "<robot>\nlink a\n")
    write("in/b.xml", "<robot>\nlink b\n")
    write("in/package.xml", "<package/>")
    write("in/.hidden/c.urdf", "<robot>\n")
    assert run("in", "--to", "sdf", "--output-dir", "out") == (0, "", "")
    found = sorted(path.as_posix() for path in Path("out").rglob("*.*"))
    assert found == ["out/b.sdf", "out/x/a.sdf"]


def test_two_inputs_with_one_output_are_refused(run: Run) -> None:
    write("x/a.urdf", "<robot>\n")
    write("y/a.urdf", "<robot>\n")
    done = run("x/a.urdf", "y/a.urdf", "--to", "sdf", "--output-dir", "out")
    assert done.status == 2
    assert "x/a.urdf and y/a.urdf would both be written to out/a.sdf" in done.err


def test_an_output_that_does_not_change_keeps_its_time(run: Run, robot: Path) -> None:
    run("a.urdf", "-o", "b.sdf")
    os.utime("b.sdf", (1000, 1000))
    run("a.urdf", "-o", "b.sdf")
    assert os.stat("b.sdf").st_mtime == 1000
    robot.write_text("<robot>\nlink other\n")
    run("a.urdf", "-o", "b.sdf")
    assert os.stat("b.sdf").st_mtime != 1000


def test_check_compares_and_writes_nothing(run: Run, robot: Path) -> None:
    done = run("a.urdf", "-o", "b.sdf", "--check")
    assert (done.status, done.err) == (1, "b.sdf: not current: No such file or directory\n")
    assert not Path("b.sdf").exists()
    run("a.urdf", "-o", "b.sdf")
    assert run("a.urdf", "-o", "b.sdf", "--check") == (0, "", "")
    write("b.sdf", "<sdf>\nlink one\nlink 2\n")
    done = run("a.urdf", "-o", "b.sdf", "--check")
    assert done.status == 1
    assert done.err == "b.sdf:3: not current; the first line that differs:\n  - link 2\n  + link two\n"
    assert Path("b.sdf").read_text() == "<sdf>\nlink one\nlink 2\n"


def test_an_output_that_cannot_be_written(run: Run, robot: Path) -> None:
    Path("folder").mkdir()
    for output in ("missing/b.sdf", "folder"):
        done = run("a.urdf", "--to", "sdf", "-o", output)
        assert done.status == 1
        assert f"error[P066]: cannot write {output}: " in done.err
    assert os.listdir("folder") == []


def test_the_report_has_losses_assumptions_and_renamings_with_places(run: Run) -> None:
    write("a.urdf", "<robot>\nlose it\nguess it\nrename arm\n")
    run("a.urdf", "-o", "b.sdf", "--report", "r.json")
    document = json.loads(Path("r.json").read_text())
    (conversion,) = document["conversions"]
    assert document["version"] == 1
    wanted = {"input": "a.urdf", "output": "b.sdf", "from": "urdf", "to": "sdf", "ok": True}
    assert {key: conversion[key] for key in wanted} == wanted
    places = {kind: (conversion[kind][0]["line"]) for kind in ("losses", "assumptions", "renamings")}
    assert places == {"losses": 2, "assumptions": 3, "renamings": 4}
    assert conversion["renamings"][0]["data"] == {"renaming": "link", "old": "arm", "new": "arm_"}


def test_json_and_sarif_are_one_document_for_all_inputs(run: Run) -> None:
    write("a.urdf", "<robot>\nbad a\n")
    write("b.urdf", "<robot>\nlose b\n")
    options = ["a.urdf", "b.urdf", "--to", "sdf", "--output-dir", "out", "--diagnostics-format"]
    found = json.loads(run(*options, "json").err)["diagnostics"]
    assert [(d["file"], d["code"]) for d in found] == [("a.urdf", "P020"), ("b.urdf", "L001")]
    log = json.loads(run(*options, "sarif").err)
    assert [result["ruleId"] for result in log["runs"][0]["results"]] == ["P020", "L001"]


def test_includes_are_read_and_named_in_the_dependency_file(run: Run) -> None:
    write("my models/b.sdf", "<sdf>\nlink two\n")
    write("a.urdf", "<robot>\nlink one\ninclude my models/b.sdf\n")
    assert run("a.urdf", "-o", "o.sdf", "--depfile", "o.d").status == 0
    assert Path("o.sdf").read_text() == CONVERTED
    assert Path("o.d").read_text() == "o.sdf: \\\n  a.urdf \\\n  my\\ models/b.sdf\n"


def test_an_include_is_found_in_a_package(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    write("here/lib/b.sdf", "<sdf>\nlink two\n")
    write("a.urdf", "<robot>\nlink one\ninclude package://lib/b.sdf\n")
    assert "error[P064]" in run("a.urdf", "--to", "sdf").err
    assert run("a.urdf", "--to", "sdf", "--package", "lib=here/lib").out == CONVERTED
    assert run("a.urdf", "--to", "sdf", "--package-path", "here").out == CONVERTED
    monkeypatch.setenv("GZ_SIM_RESOURCE_PATH", "/nowhere" + os.pathsep + "here")
    assert run("a.urdf", "--to", "sdf").out == CONVERTED


def test_a_cycle_of_includes_shows_the_whole_chain(run: Run) -> None:
    write("a.urdf", "<robot>\ninclude b.sdf\n")
    write("b.sdf", "<sdf>\n\ninclude a.urdf\n")
    done = run("a.urdf", "--to", "sdf")
    assert done.status == 1
    assert "b.sdf:3:1: error[P065]: a.urdf includes itself through other files\n" in done.err
    assert "a.urdf:2:1: a.urdf includes it from here\n" in done.err


def test_directives_need_an_output(run: Run, robot: Path) -> None:
    done = run("a.urdf", "--to", "dmd")
    assert done.status == 1
    assert "a.urdf: error[P061]" in done.err
    assert "-o FILE.dmd.yaml" in done.err


def test_inputs_in_no_known_format_are_errors(run: Run) -> None:
    write("c.txt", "nothing at all")
    assert "error[P063]" in run("c.txt", "--to", "sdf").err


def test_time_passes_and_print_after_go_to_standard_error(run: Run, robot: Path) -> None:
    done = run("a.urdf", "--to", "sdf", "--time-passes", "--verify-each")
    assert done.out == CONVERTED
    stages = [line.split("ms")[1].strip() for line in done.err.splitlines()]
    assert stages == ["read", "lower", "raise", "emit"]


def test_a_single_conversion_turns_the_collector_off(run: Run, robot: Path) -> None:
    assert gc.isenabled()
    run("a.urdf", "--to", "sdf")
    assert not gc.isenabled()


def test_a_fault_of_ours_is_told_with_all_that_was_found(run: Run) -> None:
    write("a.urdf", "<robot>\nwarn it\ncrash here\n")
    done = run("a.urdf", "--to", "sdf", "-W", "error")
    assert done.status == 1
    assert "warning[P004]" in done.err
    assert done.err.endswith("a bug of transpile, not of the input): RuntimeError: here\n")
    assert "Traceback" in run("a.urdf", "--to", "sdf", "-v").err


def test_a_pass_that_does_not_exist_is_told(run: Run, robot: Path) -> None:
    done = run("a.urdf", "--to", "sdf", "--print-after", "nothing")
    assert "there is no pass nothing on this way" in done.err
