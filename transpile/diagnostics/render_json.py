"""Diagnostics as JSON (docs/command.md tells the form)."""

from __future__ import annotations

from collections.abc import Iterable

from transpile.diagnostics.describe import Record

VERSION = 1
"""Counted up when a field changes its meaning or goes away."""


def render_json(records: Iterable[Record]) -> str:
    """One document, ``{"version": 1, "diagnostics": [...]}``, ending in a newline."""
    return to_json({"version": VERSION, "diagnostics": list(records)})


def to_json(document: Record) -> str:
    """A document as indented JSON, ending in a newline."""
    import json

    return json.dumps(document, indent=2, ensure_ascii=False, default=str) + "\n"
