"""Diagnostics as SARIF 2.1.0, which code hosts and editors read
(OASIS, Static Analysis Results Interchange Format Version 2.1.0)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from transpile.diagnostics.catalogue import find_entry
from transpile.diagnostics.describe import Record
from transpile.diagnostics.diagnostic import ASSUMPTION, ERROR, LOSS, WARNING
from transpile.diagnostics.render_json import to_json

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

_LEVELS = {ERROR: "error", WARNING: "warning", LOSS: "warning", ASSUMPTION: "note"}


def render_sarif(records: Iterable[Record], version: str) -> str:
    """One SARIF log with one run; ``version`` is the tool's."""
    records = list(records)
    codes = sorted({record["code"] for record in records})
    index = {code: i for i, code in enumerate(codes)}
    driver = {"name": "transpile", "version": version, "rules": [_rule(code) for code in codes]}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(record, index[record["code"]]) for record in records],
    }
    return to_json({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]})


def _rule(code: str) -> Record:
    entry = find_entry(code)
    if entry is None:
        return {"id": code}
    return {
        "id": code,
        "shortDescription": {"text": entry.title},
        "fullDescription": {"text": entry.text},
        "defaultConfiguration": {"level": _LEVELS[entry.severity]},
    }


def _result(record: Record, rule: int) -> Record:
    message = record["message"]
    if "fix" in record:
        message += f"\nFix: {record['fix']}"
    result: Record = {
        "ruleId": record["code"],
        "ruleIndex": rule,
        "level": _LEVELS[record["severity"]],
        "message": {"text": message},
        "properties": {"severity": record["severity"]} | record.get("data", {}),
    }
    if "file" in record:
        result["locations"] = [{"physicalLocation": _location(record)}]
    related = [other for other in record.get("related", ()) if "file" in other]
    if related:
        result["relatedLocations"] = [
            {"id": i, "physicalLocation": _location(other), "message": {"text": other["message"]}}
            for i, other in enumerate(related)
        ]
    return result


def _location(record: Record) -> Record:
    from urllib.parse import quote

    location: dict[str, Any] = {"artifactLocation": {"uri": quote(record["file"].replace("\\", "/"))}}
    if "line" in record:
        location["region"] = {
            "startLine": record["line"],
            "startColumn": record["column"],
            "endLine": record["end_line"],
            "endColumn": record["end_column"],
        }
    return location
