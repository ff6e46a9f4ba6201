"""Runs one job in this process or in a worker: convert, write or compare, and say what there is to say."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from transpile.cli.plan_jobs import Job
from transpile.diagnostics import ERROR, LOSS, Diagnostic, Diagnostics
from transpile.driver.convert_model import Conversion, has_losses
from transpile.driver.read_input import read_model
from transpile.driver.result import Result
from transpile.source import NOWHERE

if TYPE_CHECKING:
    from transpile.write_files import Staged

OK, INPUT_ERROR, WRONG_COMMAND, LOST = 0, 1, 2, 3
"""The command's exit statuses."""


class Request:
    """What every job of a run is asked besides its conversion."""

    __slots__ = (
        "style",
        "quiet",
        "verbose",
        "check",
        "in_place",
        "report",
        "color",
        "makes_folders",
        "defers",
    )

    def __init__(self) -> None:
        self.style = "text"
        self.quiet = False
        self.verbose = False
        self.check = False
        self.in_place = False
        self.report = False
        self.color = False
        self.makes_folders = False
        self.defers = False
        """Whether outputs are only staged: see ``write_together``."""


class Outcome:
    """What a job gave, in a form that passes between processes."""

    __slots__ = ("status", "stdout", "stderr", "records", "report", "files", "named", "output", "staged")

    def __init__(self) -> None:
        self.status = OK
        self.stdout: str | None = None
        self.stderr = ""
        self.records: list[dict[str, Any]] = []
        self.report: dict[str, Any] | None = None
        self.files: list[str] = []
        self.named: list[str] = []
        self.output: str | None = None
        """The file that was written or was current; None when there is none."""
        self.staged: Staged | None = None
        """What is still to be committed."""

    def discard(self) -> None:
        """Leave no temporary file behind."""
        if self.staged is not None:
            from transpile.write_files import discard_files

            discard_files(self.staged)


def run_job(job: Job, request: Request) -> Outcome:
    """Run a job; an exception (a fault of ours, not of the input) becomes a message too."""
    outcome = Outcome()
    diagnostics = Diagnostics()
    source = read_model(job.input, job.options, diagnostics)
    result = Result(diagnostics)
    if source is not None:
        conversion = Conversion(source, job.options, diagnostics)
        result = conversion.result
        try:
            _convert(conversion)
        except Exception as error:
            outcome.status = INPUT_ERROR
            outcome.stderr = _internal_error(job, error, request.verbose)
    if result.text is not None:
        _deliver(job, request, result, outcome)
    outcome.status = outcome.status or _status(job, result)
    outcome.files, outcome.named = result.files, result.named
    _tell(job, request, result, outcome)
    return outcome


def _convert(conversion: Conversion) -> None:
    stage = conversion.options.stage
    if stage is None:
        conversion.run()
    else:
        from transpile.cli.show_stage import show_stage

        show_stage(conversion, stage)


def _internal_error(job: Job, error: Exception, verbose: bool) -> str:
    what = f"{type(error).__name__}: {error}"
    text = f"{job.input}: internal error (a bug of transpile, not of the input): {what}\n"
    if verbose:
        from traceback import format_exc

        text += format_exc()
    return text


def _status(job: Job, result: Result) -> int:
    if result.diagnostics.errors:
        return INPUT_ERROR
    return LOST if job.options.strict and has_losses(result.diagnostics) else OK


def _deliver(job: Job, request: Request, result: Result, outcome: Outcome) -> None:
    """Write the text where it goes, or compare it with what is there."""
    assert result.text is not None
    output = result.output or job.output
    if output is None:
        outcome.stdout = result.text
        return
    outputs = [*result.meshes] if request.in_place else [output, *result.meshes]
    for files, what in ((result.files, "was read"), (result.named, "is named in the input")):
        taken = next((path for path in outputs if _is_read(path, files)), None)
        if taken is not None:
            result.diagnostics.report("P067", f"{taken} {what} and would be overwritten", NOWHERE)
            return
    data = result.text.encode("utf-8", "surrogateescape")
    if request.check:
        from transpile.cli.check_output import check_output

        hint = "".join(
            check_output(path, wanted) for path, wanted in [(output, data), *result.meshes.items()]
        )
        outcome.stderr += hint
        outcome.status = INPUT_ERROR if hint else OK
    else:
        _write(output, data, request, result, outcome)
    outcome.output = output if not result.diagnostics.errors else None


def _is_read(output: str, files: list[str]) -> bool:
    where = os.path.realpath(output)
    return any(os.path.realpath(file) == where for file in files)


def _write(path: str, data: bytes, request: Request, result: Result, outcome: Outcome) -> None:
    from transpile.write_files import stage_files, write_files

    files = [*result.meshes.items(), (path, data)]
    try:
        if request.makes_folders:
            os.makedirs(os.path.dirname(path), exist_ok=True)
        for mesh in result.meshes:
            os.makedirs(os.path.dirname(mesh) or ".", exist_ok=True)
        if request.defers:
            outcome.staged = stage_files(files)
            return
        changed = write_files(files)
    except OSError as error:
        result.diagnostics.report("P066", f"cannot write {path}: {error.strerror or error}", NOWHERE)
        return
    if request.verbose:
        outcome.stderr += f"{path}: {'written' if path in changed else 'unchanged'}\n"


def _tell(job: Job, request: Request, result: Result, outcome: Outcome) -> None:
    """Fill in what goes to standard error and to the report."""
    diagnostics = result.diagnostics
    told = [d for d in diagnostics.all if _is_shown(d, job, request)]
    if request.style != "text":
        from transpile.diagnostics.describe import describe

        outcome.records = describe(told, diagnostics.sources)
    elif told:
        from transpile.diagnostics.render_text import FOLD, render_text

        fold = None if request.verbose else FOLD
        text = render_text(told, diagnostics.sources, fold=fold, color=request.color)
        outcome.stderr = text + outcome.stderr + _summary(job, result)
    outcome.stderr = "".join(result.trace) + outcome.stderr
    if request.report:
        outcome.report = result.report() | {"output": outcome.output}


def _is_shown(diagnostic: Diagnostic, job: Job, request: Request) -> bool:
    if diagnostic.severity == ERROR or not request.quiet:
        return not diagnostic.ignored
    return diagnostic.severity == LOSS and job.options.strict and not diagnostic.ignored


def _summary(job: Job, result: Result) -> str:
    """One line at the end when nothing was written."""
    errors = result.diagnostics.errors
    if errors:
        return f"{job.input}: not converted: {errors} error{'s' if errors > 1 else ''}\n"
    losses = len([loss for loss in result.losses if not loss.ignored])
    if job.options.strict and losses:
        return f"{job.input}: not converted (--strict): {losses} loss{'es' if losses > 1 else ''}\n"
    return ""
