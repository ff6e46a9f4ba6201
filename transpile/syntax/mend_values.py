"""What to make of a value that is not plain: the slow path behind ``transpile.syntax.values``.

Each odd form has one outcome, which follows the engines (docs/not-quite-xml.md has the table, with what each
engine does). Where one that reads the format would go on, so does this, with a warning; where all of them
stop, or take what cannot be meant (NaN), it is an error with the column that is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from transpile.diagnostics.diagnostic import ERROR, WARNING
from transpile.source import ORDINAL_MASK, Source, Span
from transpile.syntax import values

_NUMBER = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_WHOLE = re.compile(r"[+-]?[0-9]+")
_HEX = re.compile(r"[+-]?0[xX][0-9a-fA-F]+(?:\.[0-9a-fA-F]*)?(?:[pP][+-]?[0-9]+)?")
_WORD = re.compile(r"\S+")
_LOOSE_COMMA = re.compile(r",(?=\s|$)")
_UNEXPANDED = re.compile(r"\$[{(]")
_COUNTS = {"vec2": 2, "vec3": 3, "vec4": 4, "color": 4, "scale": 3, "pose": 6}
_NO_ROTATION = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


class Defect(NamedTuple):
    """What is wrong with a value: ``column`` (from 0) is where in the text, ``fix`` how to mend it."""

    code: str
    message: str
    column: int
    severity: str
    fix: str | None = None


class Mended(NamedTuple):
    """The value (None: there is none to be had) and what was wrong with the text."""

    value: object
    defects: tuple[Defect, ...]


def mend(kind: str, text: str) -> Mended:
    """Read a value that the fast reader ``values.<kind>`` refused.

    A value of None with warnings only means "as if it were not written"; with an error, that no engine
    could mean anything by it.
    """
    try:
        return Mended(values.READERS[kind](text), ())
    except ValueError:
        pass
    if kind in ("scoped_name", "uri", "euler_sequence"):
        return _bad_word(kind, text)
    if not text.strip():
        return _empty(kind)
    found = _UNEXPANDED.search(text)
    if found:
        fix = "expand the file with xacro (or whatever it is a template for) first"
        return _refuse("P056", "an expression that was not expanded", found.start(), fix)
    return _MENDERS[kind](kind, text)


def defect_span(source: Source, at: int, field: str, text: str, column: int) -> Span | None:
    """The bytes that a defect speaks of: from its column to the end of the word.

    ``at`` and ``field`` are the value's place, ``text`` is what was read there. None when it is not found as
    it was read (a reference such as ``&#49;`` stands in it, say).
    """
    span = source.span(at & ORDINAL_MASK, field)
    bare = text.strip()
    if span is None or not bare:
        return None
    start = source.data.find(bare.encode(), span.start, span.end)
    if start < 0:
        return None
    inner = max(column - (len(text) - len(text.lstrip())), 0)
    start += len(bare[:inner].encode())
    match = _WORD.match(bare, inner)
    return Span(start, start + len(match.group().encode()) if match else start)


def _warning(code: str, message: str, column: int = 0, fix: str | None = None) -> Defect:
    return Defect(code, message, column, WARNING, fix)


def _error(code: str, message: str, column: int = 0, fix: str | None = None) -> Defect:
    return Defect(code, message, column, ERROR, fix)


def _refuse(code: str, message: str, column: int = 0, fix: str | None = None) -> Mended:
    return Mended(None, (_error(code, message, column, fix),))


def _empty(kind: str) -> Mended:
    """An empty ``<pose/>`` is no rotation and no translation; any other empty value counts as not written."""
    if kind == "pose":
        return Mended(_NO_ROTATION, ())
    return Mended(None, (_warning("P045", "empty; read as if it were not written"),))


def _bad_word(kind: str, text: str) -> Mended:
    """A name, URI or sequence that is malformed: the grammar says where."""
    from transpile.syntax.locate_value_error import locate_value_error

    fault = locate_value_error(kind, text)
    column, expected = (fault.column, str(fault)) if fault else (0, "something else")
    what = {"scoped_name": "name", "uri": "URI", "euler_sequence": "sequence of axes"}[kind]
    message = f"the {what} {text!r} is malformed: {expected} is expected{_after(text, column)}"
    return _refuse("P058", message, column)


def _after(text: str, column: int) -> str:
    """What stands before the place where reading stopped, for a message."""
    return f" after {text[:column]!r}" if text[:column].strip() else ""


def _real(kind: str, text: str) -> Mended:
    """A single number; of several, the first (as libsdformat)."""
    match = _WORD.search(text)
    word, start = (match.group(), match.start()) if match else (text, 0)
    value, defects = _number(word, start, extended=True)
    if kind == "extended":
        defects = [d for d in defects if d.code != "P046"]
    rest = text[start + len(word) :].strip()
    if rest and value is not None:
        defects.append(
            _warning("P057", f"one number is expected; {rest!r} is left out", text.index(rest, start))
        )
    return Mended(value, tuple(defects))


def _number(word: str, start: int, extended: bool = False) -> tuple[float | None, list[Defect]]:
    """A word as a number: the longest number that it begins with (as Drake and libsdformat read it)."""
    bare = word.lstrip("+-").lower()
    if bare.startswith("nan"):
        return None, [_error("P047", "'nan' is not a number that means anything", start)]
    if bare in ("inf", "infinity") and len(word) - len(bare) <= 1:
        if extended:
            value = float("-inf") if word[0] == "-" else float("inf")
            return value, [_warning("P046", "an infinity, which Drake refuses here in URDF", start)]
        return None, [_error("P044", f"{word!r} is not a finite number", start)]
    match = _HEX.match(word)
    if match:
        return _hexadecimal(word, match, start)
    match = _NUMBER.match(word)
    if match is None:
        return None, [_not_a_number(word, start)]
    value = float(match.group())
    if value - value:
        return None, [_error("P054", f"{match.group()} is too large for a number", start)]
    if match.end() == len(word):
        return value, []
    return value, [_junk(word, match.end(), start)]


def _hexadecimal(word: str, match: re.Match[str], start: int) -> tuple[float | None, list[Defect]]:
    try:
        value = float.fromhex(match.group())
    except OverflowError:
        return None, [_error("P054", f"{match.group()} is too large for a number", start)]
    shown = values.write_real(value)
    defects = [
        _warning("P051", f"{match.group()!r} is hexadecimal; read as {shown}", start, f"write {shown}")
    ]
    if match.end() < len(word):
        defects.append(_junk(word, match.end(), start))
    return value, defects


def _junk(word: str, end: int, start: int) -> Defect:
    text = f"{word[end:]!r} after the number {word[:end]} is left out, as Drake and libsdformat do"
    return _warning("P049", text, start + end, f"write {word[:end]}")


def _not_a_number(word: str, start: int) -> Defect:
    """A word that is no number; the grammar says where it goes wrong."""
    plain = word.replace("\u2212", "-").replace("\u2013", "-").replace("\uff0b", "+")
    fix = f"write {plain}" if plain != word and _NUMBER.fullmatch(plain) else None
    return _not_of_kind("real", "a number", word, start, fix)


def _not_of_kind(kind: str, what: str, word: str, start: int, fix: str | None = None) -> Defect:
    from transpile.syntax.locate_value_error import locate_value_error

    fault = locate_value_error(kind, word)
    column, expected = (fault.column, str(fault)) if fault else (0, what)
    reason = f": {expected} is expected{_after(word, column)}" if expected != what or column else ""
    return _error("P044", f"{word!r} is not {what}{reason}", start + column, fix)


def _vector(kind: str, text: str) -> Mended:
    """Several numbers. Commas between them are read as blanks; what follows the last wanted is left out."""
    defects: list[Defect] = []
    plain = _without_commas(text, defects)
    wanted = _COUNTS.get(kind)
    words = list(_WORD.finditer(plain))
    if kind == "scale" and len(words) == 1:
        return _uniform_scale(words[0].group(), words[0].start(), defects)
    if wanted and len(words) > wanted and kind in ("vec2", "vec3", "scale"):
        rest = plain[words[wanted].start() :].strip()
        message = f"{wanted} numbers are expected; {rest!r} is left out, as libsdformat does"
        defects.append(_warning("P057", message, words[wanted].start()))
        words = words[:wanted]
    numbers: list[float] = []
    for word in words:
        value, found = _number(word.group(), word.start())
        if kind != "pose" and word is not words[-1] and any(d.code == "P049" for d in found):
            # Only libsdformat's poses are read word by word; everything else stops at the first bad word.
            found = [_not_a_number(word.group(), word.start())]
        defects.extend(found)
        if value is not None:
            numbers.append(value)
    if any(d.severity == ERROR for d in defects):
        return Mended(None, tuple(defects))
    if wanted and not _fits(kind, len(numbers), wanted):
        defects.append(_wrong_count(kind, plain, len(numbers)))
        return Mended(None, tuple(defects))
    return Mended(tuple(numbers), tuple(defects))


def _fits(kind: str, count: int, wanted: int) -> bool:
    return count == wanted or (kind == "pose" and count == 7)


def _uniform_scale(word: str, start: int, defects: list[Defect]) -> Mended:
    """One number for a scale: Drake takes it for all three, MuJoCo refuses it."""
    value, found = _number(word, start)
    defects.extend(found)
    if value is None:
        return Mended(None, tuple(defects))
    shown = values.write_reals([value] * 3)
    message = "a scale of one number is read as three, as Drake does; other engines refuse it"
    defects.append(_warning("P040", message, start, f"write {shown}"))
    return Mended((value, value, value), tuple(defects))


def _without_commas(text: str, defects: list[Defect]) -> str:
    """The text with blanks for its commas, where those can only be separators.

    That is where each is followed by a blank or the end (``1, 2, 3``), or where there are no blanks
    (``1,2,3``). A comma inside one word of several may be a decimal comma, and stays.
    """
    if "," not in text:
        return text
    plain = _LOOSE_COMMA.sub(" ", text)
    if "," in plain and len(plain.split()) == 1:
        plain = plain.replace(",", " ")
    if plain != text:
        column = next(i for i, (a, b) in enumerate(zip(text, plain, strict=True)) if a != b)
        defects.append(_warning("P050", "commas between numbers are read as blanks", column, "write blanks"))
    return plain


def _wrong_count(kind: str, text: str, count: int) -> Defect:
    from transpile.syntax.locate_value_error import locate_value_error

    fault = locate_value_error(kind, text)
    wanted = {"pose": "6 numbers (or 7 with a quaternion)", "scale": "1 or 3 numbers"}.get(kind)
    message = f"{wanted or f'{_COUNTS[kind]} numbers'} expected, {count} found"
    return _error("P048", message, min(fault.column if fault else len(text), len(text.rstrip())))


def _color(kind: str, text: str) -> Mended:
    """A colour never stops a reading: without opacity it is opaque, malformed it counts as not written."""
    mended = _vector("reals", text)
    numbers = mended.value
    if isinstance(numbers, tuple) and len(numbers) == 4:
        return mended
    if isinstance(numbers, tuple) and len(numbers) == 3:
        text = "a colour of three numbers; it is taken to be opaque, as libsdformat does"
        return Mended((*numbers, 1.0), (*mended.defects, _warning("P031", text)))
    column = mended.defects[-1].column if mended.defects else 0
    message = "not a colour of four numbers; it is left out, as urdfdom does"
    return Mended(
        None, (_warning("P059", message, column, "write red, green, blue and opacity, each 0 to 1"),)
    )


def _integer(kind: str, text: str) -> Mended:
    """A whole number; a fraction, an exponent and what else follows is left out, as libsdformat does."""
    match = _WORD.search(text)
    word, start = (match.group(), match.start()) if match else (text, 0)
    match = _HEX.fullmatch(word)
    if match and "." not in word and "p" not in word.lower():
        value = int(word, 16)
        defects = [_warning("P051", f"{word!r} is hexadecimal; read as {value}", start, f"write {value}")]
    else:
        match = _WHOLE.match(word)
        if match is None:
            return Mended(None, (_not_of_kind(kind, "a whole number", word, start),))
        if match.end() > 400:
            return _refuse("P054", "too large for a number", start)
        value = int(match.group())
        defects = [_junk(word, match.end(), start)] if match.end() < len(word) else []
        rest = text[start + len(word) :].strip()
        if rest:
            message = f"one number is expected; {rest!r} is left out"
            defects.append(_warning("P057", message, text.index(rest, start + len(word))))
    if kind == "natural" and value < 0:
        return _refuse("P055", f"{value} is negative; a count cannot be", start)
    return Mended(value, tuple(defects))


def _boolean(kind: str, text: str) -> Mended:
    """``true`` or ``false`` in any case, as libsdformat reads it."""
    word = text.strip()
    folded = word.lower()
    column = text.index(word)
    if folded in ("true", "false"):
        message = f"{word!r} is read as {folded!r}"
        return Mended(folded == "true", (_warning("P053", message, column, f"write {folded}"),))
    fix = {"yes": "write true", "on": "write true", "no": "write false", "off": "write false"}.get(folded)
    return _refuse("P052", f"true, false, 1 or 0 is expected, not {word!r}", column, fix)


_MENDERS: dict[str, Callable[[str, str], Mended]] = {
    "real": _real,
    "extended": _real,
    "integer": _integer,
    "natural": _integer,
    "boolean": _boolean,
    "reals": _vector,
    "vec2": _vector,
    "vec3": _vector,
    "vec4": _vector,
    "scale": _vector,
    "pose": _vector,
    "color": _color,
}
