"""YAML text of scalars: as plain as it can be read back."""

from __future__ import annotations

_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-+$ ")
_WORDS = frozenset(("true", "false", "yes", "no", "on", "off", "null", "y", "n", "~", ""))
"""What YAML 1.1 takes for something else than a text, in any case."""


def write_scalar(text: str) -> str:
    """A text as a plain scalar, or in double quotes where it would be read as something else."""
    inner = text.replace("::", "").replace("://", "")
    if (
        inner
        and all(character in _PLAIN or character > "\xa0" for character in inner)
        and text.strip() == text
        and text[0] not in "-+.:"
        and text[-1] != ":"
        and not text[0].isdigit()
        and text.lower() not in _WORDS
    ):
        return text
    return '"' + "".join([_escaped(character) for character in text]) + '"'


def _escaped(character: str) -> str:
    if character in '"\\':
        return "\\" + character
    if character < " " or character in "\x7f\x85\u2028\u2029\ufeff":
        return f"\\u{ord(character):04x}"
    return character
