"""Converts one model file on each route and asks real engines whether the result means the same."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import transpile
from tests.conformance.find_models import Model
from tests.conformance.results import (
    AGREE,
    CRASHED,
    LIMITED,
    REFUSED,
    SILENT,
    SKIPPED,
    TOLD,
    UNJUDGED,
    Row,
)
from tests.conformance.routes import FAMILIES
from tests.conformance.routes.route import Family, Route
from transpile.verify.facts import EngineFailure, Facts
from transpile.verify.verify_pair import Report, Verifier, format_of

Made = tuple[Path, list[dict[str, Any]]]
"""A file that was written, and the reports of the conversions that led to it."""


class OutOfTime(Exception):
    """A conversion took too long."""


class Judge:
    """Judges files one by one; keeps the engines' processes. ``wanted`` says which routes to take."""

    def __init__(
        self, folder: Path, seconds: int = 60, wanted: Callable[[str], bool] = lambda name: True
    ) -> None:
        self.verifier = Verifier()
        self.folder = folder
        self.seconds = seconds
        self.wanted = wanted

    def judge(self, model: Model) -> list[Row]:
        """The results of all routes of a file; one row says so when no engine loads it."""
        try:
            found = format_of(model.path)
        except EngineFailure as failure:
            return [Row(model.label, "", SKIPPED, detail=str(failure))]
        family = next(family for family in FAMILIES if family.format == found)
        if not any(self.wanted(route.name) for route in family.routes):
            return []
        facts = self.verifier.loaded(model.path, family.engines)
        if facts is None or not facts.links:
            why = "no engine loads it" if facts is None else "without a link"
            return [Row(model.label, "", SKIPPED, detail=why)]
        return list(self._rows(family, model, facts))

    def _rows(self, family: Family, model: Model, facts: Facts) -> Iterator[Row]:
        made: dict[str, Made] = {"": (model.path, [])}
        for route in family.routes:
            if not self.wanted(route.name) or route.after not in made:
                continue
            reason = route.why_not(model.path, facts)
            if reason:
                yield Row(model.label, route.name, SKIPPED, detail=reason)
                continue
            start, told = made[route.after]
            output = self.folder / route.made
            result = self._convert(model, start, route, output)
            if isinstance(result, Row):
                yield result
                continue
            made[route.name] = output, [*told, result]
            verdict = self.verifier.verify(model.path, output, *told, result, engines=route.engines)
            if route.otherwise and not verdict.judged and not verdict.differences:
                verdict = self.verifier.verify(model.path, output, *told, result, engines=route.otherwise)
            yield _row(model, route, verdict, [*told, result])

    def _convert(self, model: Model, path: Path, route: Route, output: Path) -> dict[str, Any] | Row:
        """Convert a file: the report of the conversion, or the row when that failed."""
        try:
            result = limited(
                self.seconds,
                lambda: transpile.convert(path, to=route.to, output=str(output), **route.options),
            )
        except Exception as error:  # noqa: BLE001  (any exception is a fault to be listed)
            return Row(model.label, route.name, CRASHED, detail=f"{type(error).__name__}: {error}")
        report: dict[str, Any] = result.report()
        if result.text is None:
            errors = report["errors"]
            codes = ",".join(sorted({e["code"] for e in errors}))
            detail = "; ".join(e["message"] for e in errors[:3])
            return Row(model.label, route.name, REFUSED, codes=codes, detail=detail)
        output.write_text(result.text, encoding="utf-8")
        for name, content in result.meshes.items():
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).write_bytes(content)
        return report

    def close(self) -> None:
        """End the engines' processes."""
        self.verifier.close()


def _row(model: Model, route: Route, verdict: Report, reports: list[dict[str, Any]]) -> Row:
    groups = ("losses", "warnings", "assumptions")
    told = sorted({entry["code"] for r in reports for group in groups for entry in r[group]})
    kinds = ",".join(sorted({difference.kind for difference in verdict.differences}))
    judges = ",".join(verdict.judges)
    if not verdict.differences and not verdict.judged:
        return Row(model.label, route.name, UNJUDGED, judges, codes=",".join(told), detail=verdict.text())
    if not verdict.differences:
        return Row(model.label, route.name, AGREE, judges, codes=",".join(told))
    outcome = TOLD if any(not code.startswith("A") for code in told) else SILENT
    if all(route.loss_of(difference) in told for difference in verdict.differences):
        outcome = LIMITED
    detail = "; ".join(str(difference) for difference in verdict.differences[:5])
    return Row(model.label, route.name, outcome, judges, kinds, ",".join(told), detail)


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
