"""The main job on many real models, judged by real engines.

    python -m tests.conformance.run_corpus --installed
    python -m tests.conformance.run_corpus FOLDER TABLE.tsv -j 2 --sample 100 --tsv results.tsv --docs

Every file that an engine loads is converted on the routes of its format (``routes/``), and engines compare it
with what came of it. Results are written as a table and summed up; ``--docs`` writes the figures into
docs/conformance.md.

    python -m tests.conformance.run_corpus FOLDER --route "SDF → MJCF" -v
"""

from __future__ import annotations

import argparse
import csv
import multiprocessing
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from tests.conformance.find_models import Model, in_folder, in_packages, in_table
from tests.conformance.judge_file import Judge
from tests.conformance.results import AGREE, CRASHED, SKIPPED, Row
from tests.conformance.write_figures import summary, write_docs

SECONDS = 300
"""After so long without a result a file is given up."""


def _serve(pipe: Connection, routes: tuple[str, ...]) -> None:
    """A worker: a request is a model, the answer its rows. ``routes``: parts of names of routes to take."""
    with tempfile.TemporaryDirectory(prefix="conformance-") as folder:
        judge = Judge(Path(folder), wanted=lambda name: not routes or any(part in name for part in routes))
        while True:
            try:
                model = pipe.recv()
            except EOFError:
                break
            try:
                pipe.send(judge.judge(model))
            except Exception as error:  # noqa: BLE001  (one file must not end the run)
                pipe.send([Row(model.label, "", CRASHED, detail=f"{type(error).__name__}: {error}")])
        judge.close()


class Hand:
    """A worker process with the file it is at."""

    def __init__(self, routes: tuple[str, ...] = ()) -> None:
        self.routes = routes
        self.start()

    def start(self) -> None:
        """Start the process, afresh after it was lost."""
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, self.routes))
        self.process.start()
        theirs.close()
        self.model: Model | None = None
        self.since = 0.0

    def give(self, model: Model) -> None:
        """Hand over a file."""
        self.model, self.since = model, time.monotonic()
        self.pipe.send(model)

    def take(self) -> list[Row]:
        """The rows of the file it was given; a row that says so when the process was lost."""
        assert self.model is not None
        model, self.model = self.model, None
        try:
            rows: list[Row] = self.pipe.recv()
            return rows
        except (EOFError, ConnectionResetError):
            return self.lost(model, "the process ended")

    def lost(self, model: Model, why: str) -> list[Row]:
        """Start again after a loss."""
        self.process.kill()
        self.process.join()
        self.start()
        return [Row(model.label, "", CRASHED, detail=why)]

    def close(self) -> None:
        """Let the process end by itself."""
        self.pipe.close()
        self.process.join(30)


def judge_all(models: Iterable[Model], jobs: int = 1, routes: tuple[str, ...] = ()) -> Iterator[Row]:
    """The rows of all models, as they come; on the routes whose names hold one of ``routes``, if any."""
    waiting = iter(models)
    hands = [Hand(routes) for _ in range(jobs)]
    for hand in hands:
        _next(hand, waiting)
    while any(hand.model for hand in hands):
        busy = {hand.pipe: hand for hand in hands if hand.model}
        ready: list[Any] = wait(list(busy), timeout=5)
        for pipe in ready:
            hand = busy[pipe]
            yield from hand.take()
            _next(hand, waiting)
        for hand in hands:
            if hand.model and time.monotonic() - hand.since > SECONDS:
                yield from hand.lost(hand.model, f"no result within {SECONDS} s")
                _next(hand, waiting)
    for hand in hands:
        hand.close()


def _next(hand: Hand, waiting: Iterator[Model]) -> None:
    model = next(waiting, None)
    if model is not None:
        hand.give(model)


def choose(models: list[Model], sample: int | None, seed: int) -> list[Model]:
    """All models without repetition, or a random sample of them."""
    unique = list({model.path.resolve(): model for model in models}.values())
    if sample is not None and sample < len(unique):
        return sorted(random.Random(seed).sample(unique, sample))
    return unique


def gather(places: list[Path], installed: bool) -> list[Model]:
    """The models of folders, tables, single files and installed packages."""
    models: list[Model] = list(in_packages()) if installed else []
    for place in places:
        if place.is_dir():
            models += in_folder(place)
        elif place.suffix == ".tsv":
            models += in_table(place)
        else:
            models.append(Model(place.name, place))
    return models


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("places", nargs="*", type=Path, help="folders, tables (.tsv) or files")
    parser.add_argument("--installed", action="store_true", help="the models of installed packages")
    parser.add_argument("--sample", type=int, help="only so many files")
    parser.add_argument("--route", action="append", default=[], help="only routes whose names hold this")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-j", type=int, default=1, dest="jobs", help="files at a time")
    parser.add_argument("--tsv", type=Path, help="write the results to this table")
    parser.add_argument("-v", "--verbose", action="store_true", help="print what does not agree at once")
    parser.add_argument("--docs", action="store_true", help="write the figures into docs/conformance.md")
    parser.add_argument(
        "--package",
        action="append",
        default=[],
        type=Path,
        help="a folder with a package.xml, whose files others name by package://",
    )
    parser.add_argument("--results", type=Path, help="sum up this table of an earlier run instead")
    options = parser.parse_args(argv)
    paths = [str(path.resolve()) for path in options.package] + [os.environ.get("ROS_PACKAGE_PATH", "")]
    os.environ["ROS_PACKAGE_PATH"] = os.pathsep.join(filter(None, paths))
    rows = read_table(options.results) if options.results else run(options)
    print(summary(rows))
    if options.docs:
        write_docs(rows)
    return 0


def run(options: argparse.Namespace) -> list[Row]:
    """Judge all the files asked for."""
    models = choose(gather(options.places, options.installed), options.sample, options.seed)
    start = time.monotonic()
    rows = []
    for row in judge_all(models, options.jobs, tuple(options.route)):
        rows.append(row)
        if options.verbose and row.outcome not in (AGREE, SKIPPED):
            print(*row, sep=" | ", flush=True)
    rows.sort()
    if options.tsv:
        write_table(rows, options.tsv)
    print(f"{len(models)} files in {time.monotonic() - start:.0f} s\n")
    return rows


def read_table(path: Path) -> list[Row]:
    """The results that a table of an earlier run holds."""
    with path.open(encoding="utf-8", newline="") as file:
        return [Row(**row) for row in csv.DictReader(file, delimiter="\t")]


def write_table(rows: list[Row], path: Path) -> None:
    """Write the results as a tab-separated table."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, delimiter="\t")
        writer.writerow(Row._fields)
        writer.writerows([[cell.replace("\t", " ").replace("\n", " ") for cell in row] for row in rows])


if __name__ == "__main__":
    sys.exit(main())
