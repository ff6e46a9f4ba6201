"""What a run writes at its end: the diagnostics as one document, the report, the dependency file."""

from __future__ import annotations

import os
import sys

from transpile.cli.parse_arguments import Arguments, UsageError
from transpile.cli.plan_jobs import Job
from transpile.cli.run_job import Outcome
from transpile.diagnostics.render_json import VERSION, render_json, to_json
from transpile.write_files import is_special


def check_reports(arguments: Arguments, jobs: list[Job]) -> None:
    """Raise ``UsageError`` when the report or the dependency file would overwrite an input or an output."""
    taken = {os.path.realpath(job.input) for job in jobs}
    taken.update(os.path.realpath(job.output) for job in jobs if job.output is not None)
    for path in _reports(arguments):
        _check_free(path, taken)
        taken.add(os.path.realpath(path))


def _reports(arguments: Arguments) -> list[str]:
    return [path for name in ("report", "depfile") if (path := arguments.text(name))]


def _check_free(path: str, taken: set[str]) -> None:
    if os.path.realpath(path) in taken and not is_special(path):
        raise UsageError(f"{path} would be overwritten by a report or a dependency file")


def finish_run(arguments: Arguments, outcomes: list[Outcome]) -> None:
    """Write them as the command line asks. Raises ``UsageError`` when a file can't be written."""
    records = [record for outcome in outcomes for record in outcome.records]
    style = arguments.text("diagnostics_format")
    if style == "json":
        sys.stderr.write(render_json(records))
    elif style == "sarif":
        from transpile import __version__
        from transpile.diagnostics.render_sarif import render_sarif

        sys.stderr.write(render_sarif(records, __version__))
    read = {os.path.realpath(file) for outcome in outcomes for file in outcome.files}
    for path in _reports(arguments):
        _check_free(path, read)
    files = []
    if report := arguments.text("report"):
        conversions = [outcome.report for outcome in outcomes if outcome.report is not None]
        files.append((report, to_json({"version": VERSION, "conversions": conversions})))
    if depfile := arguments.text("depfile"):
        files.append((depfile, _depfile(outcomes)))
    _write(files)


def _depfile(outcomes: list[Outcome]) -> str:
    from transpile.cli.write_depfile import depfile_text

    try:
        return depfile_text((outcome.output, outcome.files) for outcome in outcomes if outcome.output)
    except ValueError as error:
        raise UsageError(str(error)) from None


def _write(files: list[tuple[str, str]]) -> None:
    from transpile.write_files import write_files

    try:
        write_files([(path, text.encode("utf-8", "surrogateescape")) for path, text in files])
    except OSError as error:
        names = " and ".join(path for path, _ in files)
        raise UsageError(f"cannot write {names}: {error.strerror or error}") from None
