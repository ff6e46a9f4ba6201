"""Converts one model file on each route and asks real engines whether the result means the same."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import transpile
from tests.conformance.find_models import Model
from transpile.verify.facts import WORLD, EngineFailure, Facts
from transpile.verify.kinematics import base_of_each_link
from transpile.verify.stand_in import read_root
from transpile.verify.verify_pair import Report, Verifier, format_of

TO_SDF, BACK = "URDF → SDF", "URDF → SDF → URDF"
SDF_SDF, TO_URDF = "SDF → IR → SDF", "SDF → URDF"
ROUTES = (TO_SDF, BACK, SDF_SDF, TO_URDF)

AGREE = "agree"
LIMITED = "agree as far as the format can say"
TOLD = "differs, told"
SILENT = "differs, silent"
REFUSED = "refused"
CRASHED = "crashed"
UNJUDGED = "not judged"
SKIPPED = "skipped"


UNSAYABLE = {
    TO_URDF: {
        "property phong/specular": "L018",
        "property phong/emissive": "L018",
        "visual shape": "L019",
        "collision shape": "L019",
    },
}
"""What a format has no words for, and the loss that has to be reported then: no fault of a conversion."""


class Row(NamedTuple):
    """A result: ``kinds`` of differences and ``codes`` of what the conversion told, each joined by commas."""

    label: str
    route: str
    outcome: str
    judges: str = ""
    kinds: str = ""
    codes: str = ""
    detail: str = ""


class OutOfTime(Exception):
    """A conversion took too long."""


class Judge:
    """Judges files one by one; keeps the engines' processes."""

    def __init__(self, folder: Path, seconds: int = 60) -> None:
        self.verifier = Verifier()
        self.folder = folder
        self.seconds = seconds

    def judge(self, model: Model) -> list[Row]:
        """The results of all routes of a file; one row says so when no engine loads it."""
        try:
            found = format_of(model.path)
        except EngineFailure as failure:
            return [Row(model.label, "", SKIPPED, detail=str(failure))]
        facts = self.verifier.loaded(model.path) if found in ("urdf", "sdf") else None
        if facts is None or not facts.links:
            why = "no engine loads it" if facts is None else "without a link"
            return [Row(model.label, "", SKIPPED, detail=why)]
        if found == "urdf":
            return list(self._urdf(model))
        reason = why_not(model.path, facts)
        return [Row(model.label, "", SKIPPED, detail=reason)] if reason else list(self._sdf(model, facts))

    def _urdf(self, model: Model) -> Iterator[Row]:
        made, report, row = self._convert(model, model.path, TO_SDF, "made.sdf", to="sdf")
        yield row or self._row(model, TO_SDF, self.verifier.verify(model.path, made, report), report)
        if row is None:
            back, second, row = self._convert(model, made, BACK, "back.urdf", to="urdf")
            judged = row or self.verifier.verify(model.path, back, report, second)
            yield judged if isinstance(judged, Row) else self._row(model, BACK, judged, report, second)

    def _sdf(self, model: Model, facts: Facts) -> Iterator[Row]:
        routes: tuple[tuple[str, str, dict[str, Any]], ...] = (
            (SDF_SDF, "same.sdf", {"to": "sdf", "through_ir": True}),
            (TO_URDF, "made.urdf", {"to": "urdf"}),
        )
        forest = len(set(base_of_each_link(facts).values()) - {WORLD}) > 1
        for route, name, options in routes:
            if forest and route == TO_URDF:
                yield Row(model.label, route, SKIPPED, detail="not a tree: more than one root")
                continue
            made, report, row = self._convert(model, model.path, route, name, **options)
            yield row or self._row(model, route, self.verifier.verify(model.path, made, report), report)

    def _convert(
        self, model: Model, path: Path, route: str, name: str, **options: Any
    ) -> tuple[Path, dict[str, Any], Row | None]:
        """Convert a file; the row is there when that failed."""
        made = self.folder / name
        try:
            result = limited(self.seconds, lambda: transpile.convert(path, output=str(made), **options))
        except Exception as error:  # noqa: BLE001  (any exception is a fault to be listed)
            return made, {}, Row(model.label, route, CRASHED, detail=f"{type(error).__name__}: {error}")
        report = result.report()
        if result.text is None:
            errors = report["errors"]
            codes = ",".join(sorted({e["code"] for e in errors}))
            detail = "; ".join(e["message"] for e in errors[:3])
            return made, report, Row(model.label, route, REFUSED, codes=codes, detail=detail)
        made.write_text(result.text, encoding="utf-8")
        return made, report, None

    def _row(self, model: Model, route: str, verdict: Report, *reports: dict[str, Any]) -> Row:
        groups = ("losses", "warnings", "assumptions")
        told = sorted({entry["code"] for r in reports for group in groups for entry in r[group]})
        kinds = ",".join(sorted({difference.kind for difference in verdict.differences}))
        judges = ",".join(verdict.judges)
        if not verdict.differences and not verdict.judged:
            return Row(model.label, route, UNJUDGED, judges, codes=",".join(told), detail=verdict.text())
        if not verdict.differences:
            return Row(model.label, route, AGREE, judges, codes=",".join(told))
        outcome = TOLD if any(not code.startswith("A") for code in told) else SILENT
        words = UNSAYABLE.get(route, {})
        if all(words.get(difference.kind) in told for difference in verdict.differences):
            outcome = LIMITED
        detail = "; ".join(str(difference) for difference in verdict.differences[:5])
        return Row(model.label, route, outcome, judges, kinds, ",".join(told), detail)

    def close(self) -> None:
        """End the engines' processes."""
        self.verifier.close()


def why_not(path: Path, facts: Facts) -> str:
    """Why an SDF file is not for these routes: it is not one model, or not a tree. Empty when it is."""
    root = read_root(path)[1]
    if len(root.all("model")) != 1 or root.find("world") is not None:
        return "not one model"
    children = [joint.child for joint in facts.joints.values()]
    if len(children) != len(set(children)):
        return "not a tree: a link is the child of two joints"
    up = {joint.child: joint.parent for joint in facts.joints.values()}
    done: set[str] = {WORLD}
    for link in up:
        path_up: set[str] = set()
        while link in up and link not in done:
            if link in path_up:
                return "not a tree: its joints form a loop"
            path_up.add(link)
            link = up[link]
        done |= path_up
    return ""


def limited(seconds: int, work: Callable[[], Any]) -> Any:
    """Do some work within a time, or raise ``OutOfTime`` (in a process's main thread only)."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise OutOfTime(f"not done within {seconds} s")

    usual = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        return work()
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, usual)
