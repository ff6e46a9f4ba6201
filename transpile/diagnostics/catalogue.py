"""Every diagnostic code: its usual severity, its title, and what there is to know about it.

The texts stand in ``catalogue.toml`` beside this module; nothing here is imported on the success path.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

STAGES = {
    "P": "reading",
    "S": "names",
    "F": "frames",
    "X": "Drake extensions",
    "C": "checks",
    "L": "losses",
    "A": "assumptions",
}
"""What the letter of a code stands for."""


class Entry:
    """What the catalogue says of one code. ``text`` is Markdown."""

    __slots__ = ("code", "severity", "title", "text")

    def __init__(self, code: str, severity: str, title: str, text: str) -> None:
        self.code = code
        self.severity = severity
        self.title = title
        self.text = text


_catalogue: dict[str, Entry] = {}


def catalogue() -> dict[str, Entry]:
    """All entries by their code, in the order of the stages."""
    if not _catalogue:
        data = tomllib.loads(Path(__file__).with_name("catalogue.toml").read_text(encoding="utf-8"))
        for code in sorted(data, key=lambda code: ("".join(STAGES).index(code[0]), code)):
            entry = data[code]
            _catalogue[code] = Entry(code, entry["severity"], entry["title"], entry["text"].strip())
    return _catalogue


def find_entry(code: str) -> Entry | None:
    """The entry of a code, written in upper or lower case; None when there is none."""
    return catalogue().get(code.strip().upper())
