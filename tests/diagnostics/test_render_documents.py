"""Findings as JSON and SARIF documents, and the report."""

from __future__ import annotations

import json

import pytest

from transpile.diagnostics import Diagnostics
from transpile.diagnostics.describe import describe, describe_report
from transpile.diagnostics.render_json import render_json
from transpile.diagnostics.render_sarif import render_sarif
from transpile.source import Source, Span


@pytest.fixture
def diagnostics() -> Diagnostics:
    """One finding of each severity, and a renaming."""
    found = Diagnostics()
    source = found.sources.add(Source("dir with blank/robot.urdf", "<robot>\n  <ä/>\n</robot>".encode()))
    source.locate = lambda ordinal, field: Span(0, 7) if ordinal == 1 else Span(10, 15)
    found.report("P060", "an error", 2, fix="mend it", related=(("seen here", 1), ("somewhere", -1)))
    found.warn("P003", "a warning", 0)
    found.report("L001", "a loss", 2, data={"tag": "x"})
    found.report("A001", "an assumption")
    found.rename("A060", "link", "a b", "a_b", 2, "blanks are not allowed")
    return found


def test_json_has_every_finding_with_its_place(diagnostics: Diagnostics) -> None:
    document = json.loads(render_json(describe(diagnostics.all, diagnostics.sources)))
    assert document["version"] == 1
    first = document["diagnostics"][0]
    place = {"file": "dir with blank/robot.urdf", "line": 2, "column": 3, "end_line": 2, "end_column": 7}
    assert first == {
        "code": "P060",
        "severity": "error",
        "message": "an error",
        **place,
        "related": [
            {"message": "seen here", **place, "line": 1, "column": 1, "end_line": 1, "end_column": 8},
            {"message": "somewhere"},
        ],
        "fix": "mend it",
    }
    assert [d["severity"] for d in document["diagnostics"][1:]] == [
        "warning",
        "loss",
        "assumption",
        "assumption",
    ]
    assert document["diagnostics"][1]["file"] == "dir with blank/robot.urdf"
    assert "line" not in document["diagnostics"][1]
    assert "file" not in document["diagnostics"][3]


def test_nothing_is_folded_in_json() -> None:
    found = Diagnostics()
    for _ in range(100):
        found.report("L001", "lost")
    assert len(json.loads(render_json(describe(found.all, found.sources)))["diagnostics"]) == 100


def test_the_report_sorts_findings_by_what_they_are(diagnostics: Diagnostics) -> None:
    report = describe_report(diagnostics)
    assert {kind: [record["code"] for record in records] for kind, records in report.items()} == {
        "losses": ["L001"],
        "assumptions": ["A001"],
        "renamings": ["A060"],
        "warnings": ["P003"],
        "errors": ["P060"],
    }
    assert report["renamings"][0]["data"] == {"renaming": "link", "old": "a b", "new": "a_b"}


def test_sarif_has_the_required_properties(diagnostics: Diagnostics) -> None:
    log = json.loads(render_sarif(describe(diagnostics.all, diagnostics.sources), "1.2.3"))
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    driver = run["tool"]["driver"]
    assert (driver["name"], driver["version"]) == ("transpile", "1.2.3")
    assert run["columnKind"] == "unicodeCodePoints"
    for result in run["results"]:
        assert driver["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["level"] in ("error", "warning", "note")
        assert result["message"]["text"]
    assert [result["level"] for result in run["results"]] == ["error", "warning", "warning", "note", "note"]


def test_sarif_places_are_regions_in_artifacts(diagnostics: Diagnostics) -> None:
    log = json.loads(render_sarif(describe(diagnostics.all, diagnostics.sources), "1.2.3"))
    first, second, *_, nowhere, _ = log["runs"][0]["results"]
    location = first["locations"][0]["physicalLocation"]
    assert location["artifactLocation"]["uri"] == "dir%20with%20blank/robot.urdf"
    assert location["region"] == {"startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 7}
    assert first["relatedLocations"][0]["message"]["text"] == "seen here"
    assert len(first["relatedLocations"]) == 1
    assert "Fix: mend it" in first["message"]["text"]
    assert "region" not in second["locations"][0]["physicalLocation"]
    assert "locations" not in nowhere


def test_sarif_rules_come_from_the_catalogue(diagnostics: Diagnostics) -> None:
    log = json.loads(render_sarif(describe(diagnostics.all, diagnostics.sources), "1.2.3"))
    rules = {rule["id"]: rule for rule in log["runs"][0]["tool"]["driver"]["rules"]}
    assert rules["P060"]["shortDescription"]["text"] == "The file can't be read"
    assert rules["P060"]["defaultConfiguration"] == {"level": "error"}
