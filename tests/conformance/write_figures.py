"""Sums up the results of a run, for the terminal and for docs/conformance.md."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.conformance.judge_file import (
    AGREE,
    CRASHED,
    LIMITED,
    REFUSED,
    ROUTES,
    SILENT,
    SKIPPED,
    TOLD,
    UNJUDGED,
    Row,
)
from tests.conformance.reasons import REASONS

DOCS = Path(__file__).parents[2] / "docs" / "conformance.md"
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"


def figures(rows: list[Row]) -> list[str]:
    """The table of outcomes, a line for each route."""
    lines = [
        "| route | files judged | agree | agree as far as the format can say | together "
        "| differ, told | differ, silent | refused | crashed | not judged |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for route in ROUTES:
        count = Counter(row.outcome for row in rows if row.route == route and row.outcome != SKIPPED)
        judged = sum(count.values()) - count[UNJUDGED]
        together = count[AGREE] + count[LIMITED]
        shares = (count[AGREE], count[LIMITED], f"{100 * together / judged:.1f} %" if judged else "")
        others = (TOLD, SILENT, REFUSED, CRASHED, UNJUDGED)
        cells = (*shares, *(count[outcome] for outcome in others))
        lines.append(f"| {route} | {judged} | {' | '.join(map(str, cells))} |")
    return lines


def kinds(rows: list[Row]) -> list[str]:
    """The table of kinds of differences, with their number on each route and the reason if known."""
    count: Counter[tuple[str, str]] = Counter()
    for row in rows:
        reasons = row.kinds.split(",") if row.kinds else []
        if row.outcome == REFUSED:
            reasons = [f"refused: {code}" for code in row.codes.split(",")]
        for kind in reasons:
            count[kind, row.route] += 1
    names = sorted({kind for kind, _ in count}, key=lambda k: (-sum(count[k, r] for r in ROUTES), k))
    lines = [f"| kind | {' | '.join(ROUTES)} | why |", f"| --- |{' ---: |' * len(ROUTES)} --- |"]
    for kind in names:
        cells = " | ".join(str(count[kind, route] or "") for route in ROUTES)
        lines.append(f"| {kind} | {cells} | {REASONS.get(kind, '')} |")
    return lines


def summary(rows: list[Row]) -> str:
    """The figures for people at a terminal."""
    left_out = Counter(row.detail.partition(":")[0] for row in rows if row.outcome == SKIPPED)
    skipped = [f"left out: {number} ({why})" for why, number in left_out.most_common()]
    return "\n".join([*figures(rows), "", *kinds(rows), "", *skipped])


def write_docs(rows: list[Row], path: Path = DOCS) -> None:
    """Write the figures between their markers in docs/conformance.md."""
    text = path.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    if not before or not rest:
        raise SystemExit(f"{path} lacks the markers {BEGIN} and {END}")
    body = "\n".join([BEGIN, "", *figures(rows), "", *kinds(rows), "", END])
    path.write_text(before + body + after, encoding="utf-8")
