"""Writes the outputs of several inputs: only when all were converted, so that none is read when it is already
another's output, and none is lost under another one."""

from __future__ import annotations

import os

from transpile.cli.plan_jobs import Job
from transpile.cli.run_job import INPUT_ERROR, Outcome, Request
from transpile.diagnostics import Diagnostics
from transpile.source import NOWHERE
from transpile.write_files import Staged, commit_files, has_content


def write_together(jobs: list[Job], outcomes: list[Outcome], request: Request) -> None:
    """Commit what was staged. A job that would overwrite what another one read (P067) or writes (P083) writes
    nothing."""
    readers: dict[str, Job] = {}
    for job, outcome in zip(jobs, outcomes, strict=True):
        for file in (*outcome.files, *outcome.named):
            readers.setdefault(os.path.realpath(file), job)
    writers: dict[str, tuple[Job, str]] = {}
    for job, outcome in zip(jobs, outcomes, strict=True):
        staged = outcome.staged
        if staged is None:
            continue
        fault = _over_input(job, staged, readers, request) or _over_output(staged, writers)
        if fault is not None:
            _refuse(job, outcome, *fault, request)
            continue
        writers.update({os.path.realpath(path): (job, content) for path, content in staged.contents.items()})
    for job, outcome in zip(jobs, outcomes, strict=True):
        if outcome.staged is not None and outcome.output is not None:
            _commit(job, outcome, outcome.staged, outcome.output, request)


def _over_input(
    job: Job, staged: Staged, readers: dict[str, Job], request: Request
) -> tuple[str, str] | None:
    for path in staged.contents:
        reader = readers.get(os.path.realpath(path))
        if reader is not None and not (request.in_place and path == job.output):
            return "P067", f"{path} belongs to {reader.input} and would be overwritten"
    return None


def _over_output(staged: Staged, writers: dict[str, tuple[Job, str]]) -> tuple[str, str] | None:
    for path, content in staged.contents.items():
        other, written = writers.get(os.path.realpath(path), (None, ""))
        if other is not None and not _are_alike(content, written):
            return "P083", f"{path} is written for {other.input} too, and with another content"
    return None


def _are_alike(a: str, b: str) -> bool:
    with open(b, "rb") as file:
        return has_content(a, file.read())


def _commit(job: Job, outcome: Outcome, staged: Staged, output: str, request: Request) -> None:
    try:
        commit_files(staged)
    except OSError as error:
        message = f"cannot write {output}: {error.strerror or error}"
        _refuse(job, outcome, "P066", message, request)
        return
    if request.verbose:
        outcome.stderr += f"{output}: {'written' if output in staged.changed else 'unchanged'}\n"


def _refuse(job: Job, outcome: Outcome, code: str, message: str, request: Request) -> None:
    """Tell why a job's output is not written."""
    from transpile.diagnostics.describe import describe

    diagnostics = Diagnostics()
    diagnostics.report(code, message, NOWHERE)
    outcome.status, outcome.output = INPUT_ERROR, None
    records = describe(diagnostics.all, diagnostics.sources)
    outcome.records += records if request.style != "text" else []
    if outcome.report is not None:
        outcome.report.update(ok=False, output=None)
        outcome.report["errors"] += records
    if request.style == "text":
        from transpile.diagnostics.render_text import render_text

        text = render_text(diagnostics.all, diagnostics.sources, color=request.color)
        outcome.stderr += f"{text}{job.input}: not converted: 1 error\n"
