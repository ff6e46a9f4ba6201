"""Edits of a text, and the way back from an offset in the edited text to one in the original."""

from __future__ import annotations

Edit = tuple[int, int, bytes]
"""``(start, end, text)``: ``text`` stands in the place of the original's bytes ``[start, end)``."""


def apply_edits(data: bytes, edits: list[Edit]) -> tuple[bytes, list[Edit]]:
    """The edited text, and the edits that were applied: of two that overlap, the first.

    ``edits`` must be sorted by their start.
    """
    pieces: list[bytes] = []
    kept: list[Edit] = []
    at = 0
    for edit in edits:
        start, end, text = edit
        if start < at:
            continue
        pieces.append(data[at:start])
        pieces.append(text)
        kept.append(edit)
        at = end
    pieces.append(data[at:])
    return b"".join(pieces), kept


def original_offset(edits: list[Edit], offset: int) -> int:
    """Where an offset of the edited text stood in the original (the start of an edit, inside one)."""
    shift = 0
    for start, end, text in edits:
        new = start + shift
        if offset < new:
            break
        if offset < new + len(text):
            return start
        shift += len(text) - (end - start)
    return offset - shift
