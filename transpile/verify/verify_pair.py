"""``transpile verify A B``: do two model files mean the same to real engines?"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from transpile.verify.align_names import align
from transpile.verify.compare import Difference, compare
from transpile.verify.facts import EngineFailure, Facts, Postures
from transpile.verify.find_files import SOURCE
from transpile.verify.kinematics import begin_at
from transpile.verify.name_in_full import facts_in_full, renamed_in_full
from transpile.verify.read_directives import only_model
from transpile.verify.renamed import Renamed, follow
from transpile.verify.settle_disputes import Road, settle
from transpile.verify.stand_in import FORMATS, read_root
from transpile.verify.worker import Workers

ROADS: dict[str, dict[str, str]] = {
    "drake": {"urdf": "drake", "sdf": "drake", "xml": "drake", "dmd": "drake"},
    "native": {"urdf": "pin", "sdf": "libsdformat", "xml": "mujoco"},
    "mujoco": {"urdf": "mujoco", "xml": "mujoco"},
    "mixed": {"urdf": "drake", "sdf": "drake", "xml": "mujoco", "dmd": "drake"},
    "pin": {"urdf": "pin", "xml": "mujoco"},
    "urdfdom": {"urdf": "urdfdom"},
    "text": {"urdf": "text", "sdf": "text"},
}
"""Which engine reads each format, by what the user asks for. ``native`` takes each format's own
reader (Pinocchio stands on urdfdom); ``mixed`` has Drake for all but MJCF, ``pin`` Pinocchio for URDF and
MuJoCo for MJCF; ``text`` is the numbers as written."""
DEFAULT = ("drake", "native", "text")


@dataclass
class Report:
    """The outcome: what differs, which engines compared both files, and which could not and why.

    ``refused`` has the engines that are there but do not load a file: (engine, side, reason). ``disputed``
    are differences in what two engines already read differently in A: B keeps the reading of one of them.
    """

    differences: list[Difference] = field(default_factory=list)
    judges: list[str] = field(default_factory=list)
    refused: list[tuple[str, str, str]] = field(default_factory=list)
    absent: list[str] = field(default_factory=list)
    disputed: list[Difference] = field(default_factory=list)

    @property
    def judged(self) -> bool:
        """Whether a real engine compared the two (the text alone is no judge)."""
        return any(judge != "text" for judge in self.judges)

    @property
    def agree(self) -> bool:
        """Whether the files were compared and nothing differs."""
        return self.judged and not self.differences

    def text(self) -> str:
        """The report for people."""
        lines = [f"compared with: {', '.join(self.judges) or 'no engine'}"]
        lines += [f"not available: {reason}" for reason in self.absent]
        lines += [f"{engine} does not load {side}: {reason}" for engine, side, reason in self.refused]
        lines += [f"read differently by engines: {difference}" for difference in self.disputed]
        lines += [str(difference) for difference in self.differences]
        if self.judged:
            count = len(self.differences)
            lines.append(f"{count} difference{'s' * (count != 1)}" if count else "the files agree")
        return "\n".join(lines) + "\n"


def format_of(path: Path) -> str:
    """urdf, sdf, xml (MJCF) or dmd; raises ``EngineFailure`` when it is none."""
    if path.suffix in (".yaml", ".yml"):
        return "dmd"
    root = read_root(path)[1]
    if root.tag not in FORMATS:
        raise EngineFailure("file", f"{path} is no robot description: its root is <{root.tag}>")
    return FORMATS[root.tag]


def roads_between(a: Path, b: Path) -> tuple[str, ...]:
    """The roads to take between two files: Drake reads MJCF only in part, so where one of them is MJCF,
    MuJoCo reads that. Raises ``EngineFailure`` when a file is no robot description."""
    return ("mixed", "native") if (format_of(a) == "xml") != (format_of(b) == "xml") else DEFAULT


class Verifier:
    """Compares pairs of files; keeps its engines' processes and what it learnt of a file."""

    def __init__(
        self,
        engines: tuple[str, ...] = DEFAULT,
        packages: dict[str, str] | None = None,
        strict_actuators: bool = False,
        workers: Workers | None = None,
    ) -> None:
        self.engines = engines
        self.packages = packages or {}
        self.strict_actuators = strict_actuators
        self.workers = workers or Workers()
        self.known: dict[tuple[str, Path, int], Facts | EngineFailure] = {}

    def loaded(self, path: Path, engines: tuple[str, ...] | None = None) -> Facts | None:
        """What the first of the engines (not the text alone) that loads a file tells of it."""
        for road in engines or self.engines:
            engine = ROADS[road].get(format_of(path))
            facts = self._facts(engine, path, 3) if engine and engine != "text" else None
            if isinstance(facts, Facts):
                return facts
        return None

    def verify(
        self, a: Path, b: Path, *reports: dict[str, Any] | None, engines: tuple[str, ...] | None = None
    ) -> Report:
        """Compare two files. ``reports`` are those of the conversions from A to B, as read from JSON;
        ``engines`` stand in for the verifier's own."""
        result = Report()
        renamed = follow(reports)
        renamed.is_told = any(report is not None for report in reports)
        formats = format_of(a), format_of(b)
        roads: list[Road] = []
        for road in engines or self.engines:
            first, second = (ROADS[road].get(f) for f in formats)
            if first is None or second is None:
                continue
            compared = self._compare(first, second, a, b, renamed, result)
            roads += [compared] if compared else []
        result.judges = [road.judge for road in roads]
        found, result.disputed = settle(roads)
        result.differences += found
        return result

    def _compare(
        self, first: str, second: str, a: Path, b: Path, renamed: Renamed, result: Report
    ) -> Road | None:
        """Compare with an engine for each side; None when one does not load its side."""
        left = self._facts(first, a, 3)
        if isinstance(left, EngineFailure):
            self._refuse(left, "A", result)
            return None
        if renamed.begins in left.keyframes:
            left = begin_at(left, left.keyframes[renamed.begins])
        formats = format_of(a), format_of(b)
        if not renamed.is_told and formats[0] != formats[1] and ("xml" in formats or formats[0] == "dmd"):
            plain = self._facts(second, b, [], a.resolve().parent)
            is_strict = "xml" not in formats
            renamed = align(left, plain, is_strict) if isinstance(plain, Facts) else renamed
        elif format_of(b) == "dmd" != format_of(a) and not renamed.parted:
            top = left.top or (only_model(b) if format_of(a) == "xml" else "")
            if top:
                left, renamed = facts_in_full(left, top), renamed_in_full(renamed, top)
        renamed.both = left.links.keys() & left.frames.keys()
        right = self._facts(
            second, b, [renamed.posture(s.posture, left) for s in left.states[1:]], a.resolve().parent
        )
        if isinstance(right, EngineFailure):
            self._refuse(right, "B", result)
            # What an engine loads, it must load after the conversion too.
            if not right.absent and second != "text":
                result.differences.append(
                    Difference("loads", "model", f"loaded by {first}", str(right), second)
                )
            return None
        strict = self.strict_actuators or format_of(a) == format_of(b)
        judge = first if first == second else f"{first}/{second}"
        found = compare(left, right, renamed, strict)
        if first == second == "mujoco":
            found += _compare_compiled(left, right, renamed)
        return Road(judge, left, found)

    def _refuse(self, failure: EngineFailure, side: str, result: Report) -> None:
        if failure.absent:
            result.absent.append(str(failure))
        elif failure.engine != "text":
            result.refused.append((failure.engine, side, failure.reason))

    def _facts(
        self, engine: str, path: Path, postures: Postures, source: Path | None = None
    ) -> Facts | EngineFailure:
        # The source of several comparisons is loaded once; a translation, in given postures, is not kept.
        key = (engine, path, path.stat().st_mtime_ns)
        if isinstance(postures, int) and key in self.known:
            return self.known[key]
        found: Facts | EngineFailure
        try:
            packages = self.packages if source is None else {SOURCE: str(source), **self.packages}
            found = self.workers.load(engine, path, packages, postures)
        except EngineFailure as failure:
            found = failure
        if isinstance(postures, int):
            self.known = {k: v for k, v in self.known.items() if k[1] == path}
            self.known[key] = found
        return found

    def close(self) -> None:
        """End the engines' processes."""
        self.workers.close()


def _compare_compiled(a: Facts, b: Facts, renamed: Renamed) -> list[Difference]:
    """What else differs in two MJCF files, down to the last number that MuJoCo compiled."""
    from transpile.verify.compare_compiled import compare_compiled
    from transpile.verify.read_compiled import CompiledFacts

    if isinstance(a, CompiledFacts) and isinstance(b, CompiledFacts):
        return compare_compiled(a, b, renamed)
    return []


def verify(
    a: str | Path,
    b: str | Path,
    engines: tuple[str, ...] | None = None,
    report: dict[str, Any] | None = None,
    packages: dict[str, str] | None = None,
) -> Report:
    """Compare two model files with real engines.

    ``engines`` are keys of ``ROADS`` (None: those that read both formats best); ``packages`` maps package
    names to folders. Raises ``EngineFailure`` when a file is no robot description.
    """
    verifier = Verifier(engines or roads_between(Path(a), Path(b)), packages)
    try:
        return verifier.verify(Path(a), Path(b), report)
    finally:
        verifier.close()


def _conversion(report: dict[str, Any]) -> dict[str, Any]:
    """The one conversion of a report as ``--report`` writes it; raises ValueError when it holds several."""
    conversions: list[dict[str, Any]] = report.get("conversions", [report])
    if len(conversions) != 1:
        raise ValueError(f"the report is of {len(conversions)} conversions, not one")
    return conversions[0]


def main(argv: list[str] | None = None) -> int:
    """``transpile verify``: 0 the files agree, 1 something differs, 2 they could not be compared."""
    import argparse
    import sys

    parser = argparse.ArgumentParser(
        prog="transpile verify",
        description="Load two model files in real engines and say what differs.",
        epilog="example: transpile verify robot.urdf robot.sdf --report report.json",
    )
    parser.add_argument("a", metavar="A", type=Path)
    parser.add_argument("b", metavar="B", type=Path)
    parser.add_argument(
        "--engine", action="append", choices=sorted(ROADS), help="default: those that read both formats"
    )
    parser.add_argument(
        "--report", type=Path, metavar="FILE", help="the report of the conversion from A to B"
    )
    parser.add_argument("--package", action="append", default=[], metavar="NAME=DIR")
    options = parser.parse_args(argv)
    try:
        told = _conversion(json.loads(options.report.read_text(encoding="utf-8"))) if options.report else None
        packages = dict(pair.split("=", 1) for pair in options.package)
        report = verify(options.a, options.b, tuple(options.engine or ()) or None, told, packages)
    except (OSError, ValueError, EngineFailure) as error:
        print(f"transpile verify: {error}", file=sys.stderr)
        return 2
    print(report.text(), end="")
    if not report.judged:
        return 1 if report.differences else 2
    return 1 if report.differences else 0


if __name__ == "__main__":
    raise SystemExit(main())
