"""Sums up the results of a run, for the terminal and for docs/conformance.md."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.conformance.results import AGREE, CRASHED, LIMITED, REFUSED, SILENT, SKIPPED, TOLD, UNJUDGED, Row
from tests.conformance.routes import FAMILIES
from tests.conformance.routes.route import Family, Route

DOCS = Path(__file__).parents[2] / "docs" / "conformance.md"


def figures(rows: list[Row], routes: tuple[Route, ...]) -> list[str]:
    """The table of outcomes, a line for each route."""
    lines = [
        "| route | files judged | agree | agree as far as the format can say | together "
        "| differ, told | differ, silent | refused | crashed | not judged |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for route in routes:
        count = Counter(row.outcome for row in rows if row.route == route.name and row.outcome != SKIPPED)
        judged = sum(count.values()) - count[UNJUDGED]
        together = count[AGREE] + count[LIMITED]
        shares = (count[AGREE], count[LIMITED], f"{100 * together / judged:.1f} %" if judged else "")
        others = (TOLD, SILENT, REFUSED, CRASHED, UNJUDGED)
        cells = (*shares, *(count[outcome] for outcome in others))
        lines.append(f"| {route.name} | {judged} | {' | '.join(map(str, cells))} |")
    return lines


def kinds(rows: list[Row], family: Family) -> list[str]:
    """The table of kinds of differences, with their number on each route and the reason if known."""
    names = [route.name for route in family.routes]
    count: Counter[tuple[str, str]] = Counter()
    for row in rows:
        reasons = row.kinds.split(",") if row.kinds else []
        if row.outcome == REFUSED:
            reasons = [f"refused: {code}" for code in row.codes.split(",")]
        count.update((kind, row.route) for kind in reasons if row.route in names)
    found = sorted({kind for kind, _ in count}, key=lambda k: (-sum(count[k, n] for n in names), k))
    lines = [f"| kind | {' | '.join(names)} | why |", f"| --- |{' ---: |' * len(names)} --- |"]
    for kind in found:
        cells = " | ".join(str(count[kind, name] or "") for name in names)
        lines.append(f"| {kind} | {cells} | {family.reasons.get(kind, '')} |")
    return lines


def taken(rows: list[Row]) -> list[Family]:
    """The families of which some file was tried."""
    tried = {row.route for row in rows}
    return [family for family in FAMILIES if any(route.name in tried for route in family.routes)]


def summary(rows: list[Row]) -> str:
    """The figures for people at a terminal."""
    lines = []
    for family in taken(rows):
        lines += [*figures(rows, family.routes), "", *kinds(rows, family), ""]
    left_out = Counter(row.detail.partition(":")[0] for row in rows if row.outcome == SKIPPED)
    return "\n".join([*lines, *(f"left out: {number} ({why})" for why, number in left_out.most_common())])


def markers(family: Family) -> tuple[str, str]:
    """What stands before and after the figures of a family in docs/conformance.md."""
    return f"<!-- figures of {family.format}: begin -->", f"<!-- figures of {family.format}: end -->"


def write_docs(rows: list[Row], path: Path = DOCS) -> None:
    """Write the figures between their markers in docs/conformance.md; what was not tried stays."""
    text = path.read_text(encoding="utf-8")
    for family in taken(rows):
        begin, end = markers(family)
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        if not before or not rest:
            raise SystemExit(f"{path} lacks the markers {begin} and {end}")
        body = [begin, "", *figures(rows, family.routes), "", *kinds(rows, family), "", end]
        text = before + "\n".join(body) + after
    path.write_text(text, encoding="utf-8")
