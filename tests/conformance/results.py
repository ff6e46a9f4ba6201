"""What a run of the conversions comes to: a row for each file and route."""

from __future__ import annotations

from typing import NamedTuple

AGREE = "agree"
LIMITED = "agree as far as the format can say"
TOLD = "differs, told"
SILENT = "differs, silent"
REFUSED = "refused"
CRASHED = "crashed"
UNJUDGED = "not judged"
SKIPPED = "skipped"


class Row(NamedTuple):
    """A result: ``kinds`` of differences and ``codes`` of what the conversion told, each joined by commas."""

    label: str
    route: str
    outcome: str
    judges: str = ""
    kinds: str = ""
    codes: str = ""
    detail: str = ""
