"""The command from its arguments to its exit status."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from transpile.cli.parse_arguments import Arguments, UsageError, parse_arguments

if TYPE_CHECKING:
    from transpile.cli.plan_jobs import Job
    from transpile.cli.run_job import Outcome, Request

INTERRUPTED = 130
BROKEN_PIPE = 141
"""What a shell reports for a process that SIGINT or SIGPIPE ended."""


def run_command(given: list[str]) -> int:
    """Run the command; the exit status: 0 done, 1 an input has errors, 2 the command line is wrong,
    3 ``--strict`` and something was lost."""
    _replace_closed_streams()
    try:
        status = _dispatch(given)
        sys.stdout.flush()
        return status
    except UsageError as error:
        return _fail(2, f"{error}\ntranspile --help shows the options")
    except BrokenPipeError:
        _drop(1)
        return BROKEN_PIPE
    except OSError as error:  # every other file's faults are told where they happen
        _drop(1)
        return _fail(1, f"cannot write to standard output: {error.strerror or 'it is closed'}")
    except KeyboardInterrupt:
        return _fail(INTERRUPTED, "interrupted")


def _replace_closed_streams() -> None:
    """Python has None for a stream that was closed before it started. What is told to a closed standard error
    is lost; a closed standard output can't be written, and says so."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull)  # noqa: SIM115


def _fail(status: int, message: str) -> int:
    try:
        print(f"transpile: {message}", file=sys.stderr, flush=True)
    except OSError:
        _drop(2)
    return status


def _drop(descriptor: int) -> None:
    """Let what is left in a stream's buffer go nowhere: Python would complain once more at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)


def _dispatch(given: list[str]) -> int:
    if given and given[0] == "explain":
        from transpile.cli.run_explain import run_explain

        return run_explain(given[1:])
    if given and given[0] == "graph":
        from transpile.cli.run_graph import run_graph

        return run_graph(given[1:])
    if given and given[0] == "check":
        from transpile.cli.run_check import run_check

        return run_check(given[1:])
    if given and given[0] == "ledger":
        from transpile.cli.run_ledger import run_ledger

        return run_ledger(given[1:])
    if given and given[0] == "verify":
        from transpile.cli.run_verify import run_verify

        return run_verify(given[1:])
    arguments = parse_arguments(given)
    if arguments.flag("help"):
        from transpile.cli.print_help import help_text

        return _print(help_text())
    if arguments.flag("version"):
        from transpile import __version__

        return _print(f"transpile {__version__}\n")
    return _convert(arguments)


def _print(text: str) -> int:
    _write_stdout(text.encode("utf-8", "surrogateescape"))
    return 0


def _convert(arguments: Arguments) -> int:
    from transpile.cli.plan_jobs import plan_jobs

    jobs = plan_jobs(arguments)
    request = _request(arguments)
    request.defers = len(jobs) > 1
    finishes = request.style != "text" or request.report or arguments.text("depfile") is not None
    if finishes:
        from transpile.cli.finish_run import check_reports, finish_run

        check_reports(arguments, jobs)
    done: list[Outcome] = []
    try:
        for outcome in _run_jobs(jobs, request, _worker_count(arguments)):
            done.append(outcome)
            _show(outcome)
        if request.defers:
            from transpile.cli.write_together import write_together

            write_together(jobs, done, request)
            for outcome in done:
                _show(outcome)
    finally:
        for outcome in done:
            outcome.discard()
    if finishes:
        finish_run(arguments, done)
    statuses = {outcome.status for outcome in done}
    return 1 if 1 in statuses else max(statuses)


def _show(outcome: Outcome) -> None:
    """Print what there is to say of an outcome so far."""
    if outcome.stdout is not None:
        _write_stdout(outcome.stdout.encode("utf-8", "surrogateescape"))
    sys.stderr.write(outcome.stderr)
    outcome.stdout, outcome.stderr = None, ""


def _run_jobs(jobs: list[Job], request: Request, workers: int) -> Iterator[Outcome]:
    """The outcomes in the order of the jobs."""
    if min(workers, len(jobs)) > 1:
        from transpile.cli.run_parallel import run_parallel

        yield from run_parallel(jobs, request, min(workers, len(jobs)))
        return
    from transpile.cli.run_job import run_job

    if len(jobs) == 1:
        import gc

        gc.disable()  # a short-lived process: collecting costs more than it frees
    for job in jobs:
        yield run_job(job, request)


def _request(arguments: Arguments) -> Request:
    from transpile.cli.run_job import Request

    request = Request()
    request.style = arguments.text("diagnostics_format") or "text"
    request.quiet = arguments.flag("quiet")
    request.verbose = arguments.flag("verbose")
    request.check = arguments.flag("check")
    request.in_place = arguments.flag("in_place")
    request.report = arguments.text("report") is not None
    request.makes_folders = arguments.text("output_dir") is not None
    request.color = sys.stderr.isatty() and not os.environ.get("NO_COLOR")
    return request


def _worker_count(arguments: Arguments) -> int:
    text = arguments.text("jobs") or "1"
    if not text.isdecimal() or int(text) < 1:
        raise UsageError(f"--jobs needs a number of processes, 1 or more; not {text!r}")
    return int(text)


def _write_stdout(data: bytes) -> None:
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()
