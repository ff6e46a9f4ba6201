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
    try:
        return _dispatch(given)
    except UsageError as error:
        print(f"transpile: {error}\ntranspile --help shows the options", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Python would complain once more when it flushes standard output at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return BROKEN_PIPE
    except KeyboardInterrupt:
        print("transpile: interrupted", file=sys.stderr)
        return INTERRUPTED


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
    if given and given[0] == "verify":
        from transpile.verify.verify_pair import main

        return int(main(given[1:]))
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
    done = []
    for outcome in _run_jobs(jobs, request, _worker_count(arguments)):
        if outcome.stdout is not None:
            _write_stdout(outcome.stdout.encode("utf-8", "surrogateescape"))
        sys.stderr.write(outcome.stderr)
        outcome.stdout, outcome.stderr = None, ""
        done.append(outcome)
    if request.style != "text" or request.report or arguments.text("depfile"):
        from transpile.cli.finish_run import finish_run

        finish_run(arguments, done)
    statuses = {outcome.status for outcome in done}
    return 1 if 1 in statuses else max(statuses)


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
