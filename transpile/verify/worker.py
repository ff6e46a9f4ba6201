"""Engines in a process of their own.

An engine may end its process (Drake does when an assertion fails, others when they run out of stack), or
never come back. The worker is kept from file to file, since importing an engine takes far longer than loading
a model, and started again when it is lost.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import shutil
import tempfile
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import Any

from transpile.verify.facts import EngineFailure, Facts, Postures
from transpile.verify.stand_in import StandIns

Loader = Callable[[Path, dict[str, str], StandIns, Postures], Facts]
ENGINES = ("drake", "mujoco", "pin", "libsdformat", "urdfdom", "text")
_MODULES = {
    "drake": "load_drake",
    "mujoco": "load_mujoco",
    "pin": "load_pinocchio",
    "libsdformat": "load_sdformat",
    "urdfdom": "load_urdfdom",
    "text": "load_text",
}


def loader(engine: str) -> Loader:
    """The ``load`` function of an engine's module."""
    import importlib

    module = importlib.import_module(f"transpile.verify.{_MODULES[engine]}")
    found: Loader = module.load
    return found


def _serve(pipe: Connection, engine: str, folder: str) -> None:
    """The worker's loop: a request is ``(path, packages, postures)``, the answer facts or a failure."""
    log = os.open(str(Path(folder) / "stderr"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(log, 2)
    os.dup2(log, 1)
    os.chdir(folder)  # MuJoCo leaves its log where it stands
    stand_ins = StandIns(Path(folder))
    while True:
        try:
            path, packages, postures = pipe.recv()
        except EOFError:
            return
        os.ftruncate(2, 0)
        os.lseek(2, 0, os.SEEK_SET)
        try:
            pipe.send(loader(engine)(path, packages, stand_ins, postures))
        except EngineFailure as failure:
            pipe.send(failure)
        except Exception as error:  # noqa: BLE001  (an engine's binding may raise anything)
            pipe.send(EngineFailure(engine, f"{type(error).__name__}: {error}"))


ENDED = "the engine ended its process"


class Worker:
    """One engine's process; use as a context, or ``close`` it."""

    def __init__(self, engine: str, timeout: float = 60.0) -> None:
        self.engine = engine
        self.timeout = timeout
        self.process: Any = None
        self.pipe: Any = None
        self.folder = tempfile.mkdtemp(prefix="transpile-verify-")

    def load(self, path: Path, packages: dict[str, str], postures: Postures = None) -> Facts:
        """Load a file; raises ``EngineFailure`` also when the engine crashed or ran out of time."""
        if self.process is None:
            self._start()
        # The worker stands in a folder of its own.
        found = {name: os.path.abspath(folder) for name, folder in packages.items()}
        try:
            self.pipe.send_bytes(pickle.dumps((Path(path).absolute(), found, postures)))
            # The first answer includes the import of the engine.
            if not self.pipe.poll(self.timeout):
                self._stop()
                raise EngineFailure(self.engine, f"no answer within {self.timeout:g} s")
            answer = self.pipe.recv()
        except (EOFError, BrokenPipeError, ConnectionResetError):
            said = self._last_words()
            self._stop()
            raise EngineFailure(self.engine, f"{ENDED}: {said}") from None
        if isinstance(answer, EngineFailure):
            raise answer
        result: Facts = answer
        return result

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, self.engine, self.folder), daemon=True)
        self.process.start()
        theirs.close()

    def _stop(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()
        self.process = None

    def _last_words(self) -> str:
        log = Path(self.folder) / "stderr"
        text = log.read_text(errors="replace").strip() if log.exists() else ""
        return text.splitlines()[-1] if text else "without a word"

    def close(self) -> None:
        """End the process and delete its files."""
        if self.process is not None:
            self._stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Workers:
    """A worker for each engine, started when first asked."""

    def __init__(self, timeout: float = 60.0) -> None:
        self.timeout = timeout
        self.all: dict[str, Worker] = {}

    def load(self, engine: str, path: Path, packages: dict[str, str], postures: Postures = None) -> Facts:
        """As ``Worker.load``, but an engine that ends its process is asked once more: faults of memory come
        and go."""
        if engine not in self.all:
            self.all[engine] = Worker(engine, self.timeout)
        try:
            return self.all[engine].load(path, packages, postures)
        except EngineFailure as failure:
            if not failure.reason.startswith(ENDED):
                raise
            return self.all[engine].load(path, packages, postures)

    def close(self) -> None:
        """End all workers."""
        for worker in self.all.values():
            worker.close()
        self.all.clear()

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
