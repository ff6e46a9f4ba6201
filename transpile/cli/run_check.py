"""``transpile check FILE... [--dialect default|gazebo|drake]``."""

from __future__ import annotations

import os
import sys

from transpile.cli.parse_arguments import Arguments, UsageError, check_options, parse_arguments
from transpile.cli.plan_jobs import expand_inputs, given_arguments, make_options
from transpile.cli.run_job import INPUT_ERROR, OK, Outcome
from transpile.diagnostics import Diagnostics
from transpile.driver.check_model import check_path
from transpile.options import Options

OPTIONS = ("dialect", "package", "package_path", "warn", "diagnostics_format", "quiet", "verbose")
"""The options of the command that mean something here."""

DIALECTS = ("default", "gazebo", "drake")


def run_check(given: list[str]) -> int:
    """Print what is wrong with each file; 1 when one of them has errors."""
    arguments = parse_arguments(given)
    _check_arguments(arguments)
    behind = given_arguments(arguments)
    inputs = expand_inputs(arguments.inputs)
    outcomes = [_check(path, make_options(arguments, None, None, behind.get(path)), arguments)
                for path, _ in inputs]  # fmt: skip
    if (arguments.text("diagnostics_format") or "text") != "text":
        from transpile.cli.finish_run import finish_run

        finish_run(arguments, outcomes)
    return max(outcome.status for outcome in outcomes)


def _check_arguments(arguments: Arguments) -> None:
    check_options(arguments, "check", OPTIONS)
    if not arguments.inputs:
        raise UsageError("usage: transpile check FILE... [--dialect default|gazebo|drake]")
    dialect = arguments.text("dialect")
    if dialect is not None and dialect not in DIALECTS:
        raise UsageError(f"--dialect of transpile check can be {', '.join(DIALECTS)}; not {dialect!r}")


def _check(path: str, options: Options, arguments: Arguments) -> Outcome:
    outcome = Outcome()
    diagnostics = check_path(path, options)
    outcome.status = INPUT_ERROR if diagnostics.errors else OK
    told = [
        d for d in diagnostics if not d.ignored and (d.severity == "error" or not arguments.flag("quiet"))
    ]
    if (arguments.text("diagnostics_format") or "text") != "text":
        from transpile.diagnostics.describe import describe

        outcome.records = describe(told, diagnostics.sources)
        return outcome
    from transpile.diagnostics.render_text import FOLD, render_text

    color = sys.stderr.isatty() and not os.environ.get("NO_COLOR")
    fold = None if arguments.flag("verbose") else FOLD
    sys.stderr.write(render_text(told, diagnostics.sources, fold=fold, color=color))
    if told or arguments.flag("verbose"):
        sys.stderr.write(f"{path}: {_verdict(diagnostics)}\n")
    return outcome


def _verdict(diagnostics: Diagnostics) -> str:
    errors, warnings = diagnostics.errors, len(diagnostics.having("warning"))
    counts = [
        f"{count} {what}{'s' if count > 1 else ''}"
        for count, what in ((errors, "error"), (warnings, "warning"))
        if count
    ]
    return f"{'refused' if errors else 'accepted'}{': ' if counts else ''}{', '.join(counts)}"
