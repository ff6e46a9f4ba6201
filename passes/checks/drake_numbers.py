"""Numbers as Drake 1.58 reads them from the text of its own elements. Found by trying.

| | SDFormat | URDF |
| --- | --- | --- |
| more words than numbers are wanted | the first ones | refused |
| what begins with as many numbers as are wanted, and goes on otherwise | those numbers | those numbers |
| any other text, and what is too large | 0 | refused |
| `true` and `false` | 1 and 0 | refused |
| `inf` | infinity | refused |
"""

from __future__ import annotations

from math import inf, isinf, isnan


def read_numbers(text: str, count: int) -> list[float] | None:
    """So many numbers, which may be infinite; None for anything else."""
    words = text.split()
    try:
        numbers = [float(word) for word in words]
    except ValueError:
        return None
    both = zip(numbers, words, strict=True)
    large = any(isinf(number) and "n" not in word.lower() for number, word in both)
    return None if large or len(numbers) != count or any(map(isnan, numbers)) else numbers


def taken_numbers(text: str, count: int, sdf: bool) -> list[float] | None:
    """What Drake takes where ``read_numbers`` finds fault; None where it refuses the text."""
    words = text.split()
    if sdf:
        if count == 1 and text.strip().lower() in ("true", "false"):
            return [1.0 if text.strip().lower() == "true" else 0.0]
        return read_numbers(" ".join(words[:count]), count) or [0.0] * count
    begin: list[float] = []
    for word in words:
        number = read_numbers(word, 1)
        if number is None or number[0] in (inf, -inf):
            break
        begin += number
    return begin if len(begin) == count else None
