"""``--check``: says where a file differs from what would be written."""

from __future__ import annotations

from itertools import zip_longest

_SHOWN = 100


def check_output(path: str, wanted: bytes) -> str:
    """A hint at the first difference, ending in a newline; empty when there is none."""
    try:
        with open(path, "rb") as file:
            present = file.read()
    except OSError as error:
        return f"{path}: not current: {error.strerror}\n"
    if present == wanted:
        return ""
    pairs = zip_longest(present.splitlines(keepends=True), wanted.splitlines(keepends=True))
    number, (old, new) = next((i, pair) for i, pair in enumerate(pairs, 1) if pair[0] != pair[1])
    return f"{path}:{number}: not current; the first line that differs:\n{_line('-', old)}{_line('+', new)}"


def _line(sign: str, line: bytes | None) -> str:
    if line is None:
        return ""
    text = line.decode("utf-8", "replace")
    ending = "" if text.endswith("\n") else " (no newline at the end)"
    return f"  {sign} {text.rstrip()[:_SHOWN]}{ending}\n"
