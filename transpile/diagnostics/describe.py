"""Diagnostics as plain dictionaries: what the JSON and SARIF forms and the report are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from transpile.diagnostics.diagnostic import ASSUMPTION, ERROR, LOSS, WARNING, Diagnostic, Diagnostics
from transpile.diagnostics.find_place import Place, PlaceFinder
from transpile.source import Sources

Record = dict[str, Any]
"""One finding: ``code``, ``severity``, ``message``, its place (``file``, ``line``, ``column``, ``end_line``,
``end_column``; what is not known is left out), ``related``, ``fix``, ``data``."""


def describe(found: Iterable[Diagnostic], sources: Sources) -> list[Record]:
    """A record for every finding, in the order they were made."""
    finder = PlaceFinder(sources)
    return [_record(diagnostic, finder) for diagnostic in found]


def describe_report(diagnostics: Diagnostics) -> Record:
    """What a conversion has to account for: its losses, assumptions, renamings, warnings and errors."""
    report: Record = {"losses": [], "assumptions": [], "renamings": [], "warnings": [], "errors": []}
    kinds = {LOSS: "losses", ASSUMPTION: "assumptions", WARNING: "warnings", ERROR: "errors"}
    for record in describe(diagnostics.all, diagnostics.sources):
        renamed = "renaming" in record.get("data", {})
        report["renamings" if renamed else kinds[record["severity"]]].append(record)
    return report


def _record(diagnostic: Diagnostic, finder: PlaceFinder) -> Record:
    record: Record = {
        "code": diagnostic.code,
        "severity": diagnostic.severity,
        "message": diagnostic.message,
    }
    record |= _place(finder.primary(diagnostic))
    if diagnostic.related:
        record["related"] = [{"message": text} | _place(finder.at(at)) for text, at in diagnostic.related]
    if diagnostic.fix:
        record["fix"] = diagnostic.fix
    if diagnostic.data:
        record["data"] = diagnostic.data
    return record


def _place(place: Place | None) -> Record:
    if place is None:
        return {}
    if not place.line:
        return {"file": place.source.name}
    return {
        "file": place.source.name,
        "line": place.line,
        "column": place.column,
        "end_line": place.end_line,
        "end_column": place.end_column,
    }
