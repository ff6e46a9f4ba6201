"""Runs jobs in worker processes; their outcomes come in the order of the jobs."""

from __future__ import annotations

from collections.abc import Iterator

from transpile.cli.plan_jobs import Job
from transpile.cli.run_job import Outcome, Request, run_job


def run_parallel(jobs: list[Job], request: Request, workers: int) -> Iterator[Outcome]:
    """The outcome of each job, as soon as it and those before it are there."""
    from multiprocessing import Pool

    with Pool(workers, _ignore_interrupts) as pool:
        yield from pool.imap(_run, [(job, request) for job in jobs])


def _run(work: tuple[Job, Request]) -> Outcome:
    return run_job(*work)


def _ignore_interrupts() -> None:
    """The parent answers Ctrl-C; a traceback from every worker would say nothing more."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
