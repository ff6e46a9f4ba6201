"""Runs jobs in worker processes; their outcomes come in the order of the jobs."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import Pipe, Process
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any

from transpile.cli.plan_jobs import Job
from transpile.cli.run_job import INPUT_ERROR, Outcome, Request, run_job

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def run_parallel(jobs: list[Job], request: Request, workers: int) -> Iterator[Outcome]:
    """The outcome of each job, as soon as it and those before it are there.

    A worker that is killed (by the kernel, for want of memory) costs the job that it had, no other. The pools
    of the standard library can't do that: one waits for ever then, the other ends all its workers.
    """
    crew = [_Worker(request) for _ in range(workers)]
    done: dict[int, Outcome] = {}
    given = told = 0
    try:
        while told < len(jobs):
            for worker in crew:
                if worker.job is None and given < len(jobs):
                    worker.give(given, jobs[given])
                    given += 1
            wait([worker.pipe for worker in crew if worker.job is not None])
            for worker in crew:
                if worker.job is not None and worker.pipe.poll():
                    done[worker.job] = worker.take() or _killed(jobs[worker.job])
                    worker.job = None
            while told in done:
                yield done.pop(told)
                told += 1
    finally:
        late = [worker.take() for worker in crew if worker.job is not None and worker.pipe.poll()]
        for worker in crew:
            worker.end()
        for outcome in (*done.values(), *late):
            if outcome is not None:
                outcome.discard()


class _Worker:
    """A process and the job that it has: an index, None for none."""

    __slots__ = ("request", "job", "pipe", "process")

    def __init__(self, request: Request) -> None:
        self.request = request
        self.job: int | None = None
        self._start()

    def _start(self) -> None:
        self.pipe, theirs = Pipe()
        self.process = Process(target=_work, args=(theirs, self.pipe, self.request), daemon=True)
        self.process.start()
        theirs.close()  # so that the end of the process is the end of the pipe

    def give(self, index: int, job: Job) -> None:
        """Let the process begin with a job."""
        self.job = index
        try:
            self.pipe.send(job)
        except OSError:
            pass  # the process is gone, as `take` will find

    def take(self) -> Outcome | None:
        """What the job gave; None when the process ended over it (a new one takes its place)."""
        try:
            outcome: Outcome = self.pipe.recv()
        except (EOFError, OSError):
            self.end()
            self._start()
            return None
        return outcome

    def end(self) -> None:
        """End the process, whatever it does."""
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def _killed(job: Job) -> Outcome:
    outcome = Outcome()
    outcome.status = INPUT_ERROR
    outcome.stderr = f"{job.input}: not converted: its process was killed (out of memory?)\n"
    return outcome


def _work(pipe: Connection[Any, Any], parents: Connection[Any, Any], request: Request) -> None:
    """Do jobs until there are no more. Ctrl-C is answered by the parent: a traceback from every worker would
    say nothing more. SIGTERM unwinds, so that no temporary file stays behind."""
    import signal
    import sys

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(INPUT_ERROR))
    parents.close()
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        pipe.send(run_job(job, request))
