"""What a run writes at its end: the diagnostics as one document, the report, the dependency file."""

from __future__ import annotations

import sys

from transpile.cli.parse_arguments import Arguments, UsageError
from transpile.cli.run_job import Outcome
from transpile.diagnostics.render_json import VERSION, render_json, to_json


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
