"""The fast reading and writing of values: what generated straight-line code calls.

A reader takes the text of an attribute or an element and returns the value, or raises
ValueError on anything that is not plain and right. The caller then asks
``transpile.syntax.mend_values`` what is wrong with it and whether an engine would still make
sense of it. These functions run once for every number in a file, so they are written for speed:

* ``x - x`` is 0.0 for a finite number and NaN (which is true) for an infinity and for NaN;
* ``(x + y + z) * 0.0`` asks that of several numbers at once; sums of finite numbers can overflow,
  so a positive answer is looked at again, number by number;
* ``float`` takes ``1_000`` and digits of other scripts, which no engine does: ``'_' in text`` and
  ``isascii`` refuse them.

The writers give the shortest text that reads back as the same value: ``0.10`` becomes ``0.1``,
``1.0`` becomes ``1``, ``-0.0`` becomes ``0`` (an equal value); exponents stay as ``repr`` gives them
(``1e-05``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

_ZERO3 = (0.0, 0.0, 0.0)
_ZERO6 = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

_BOOLEANS = {"true": True, "false": False, "1": True, "0": False}


def real(text: str) -> float:
    """A finite number."""
    x = float(text)
    if x - x or "_" in text or not text.isascii():
        raise ValueError(text)
    return x


def integer(text: str) -> int:
    """A whole number, without a fraction or an exponent."""
    n = int(text)
    if "_" in text or not text.isascii():
        raise ValueError(text)
    return n


def natural(text: str) -> int:
    """A whole number that is not negative."""
    n = int(text)
    if n < 0 or "_" in text or not text.isascii():
        raise ValueError(text)
    return n


def boolean(text: str) -> bool:
    """``true``, ``false``, ``1`` or ``0``."""
    value = _BOOLEANS.get(text)
    if value is None:
        value = _BOOLEANS.get(text.strip())
        if value is None:
            raise ValueError(text)
    return value


def string(text: str) -> str:
    """Text without the blanks around it."""
    return text.strip()


def reals(text: str) -> tuple[float, ...]:
    """Any count of finite numbers, separated by blanks."""
    values = tuple([float(word) for word in text.split()])
    if sum(values) * 0.0 or "_" in text or not text.isascii():
        return _each(text, values)
    return values


def vec2(text: str) -> tuple[float, float]:
    """Two finite numbers."""
    a, b = text.split()
    x = float(a)
    y = float(b)
    if x - x or y - y or "_" in text or not text.isascii():
        raise ValueError(text)
    return x, y


def vec3(text: str) -> tuple[float, float, float]:
    """Three finite numbers."""
    if text == "0 0 0":
        return _ZERO3
    a, b, c = text.split()
    x = float(a)
    y = float(b)
    z = float(c)
    if (x + y + z) * 0.0 or "_" in text or not text.isascii():
        _each(text, (x, y, z))
    return x, y, z


scale = vec3
"""A mesh's scale: three numbers (one alone is mended: Drake takes it for all three)."""


def vec4(text: str) -> tuple[float, float, float, float]:
    """Four finite numbers."""
    a, b, c, d = text.split()
    x = float(a)
    y = float(b)
    z = float(c)
    w = float(d)
    if (x + y + z + w) * 0.0 or "_" in text or not text.isascii():
        _each(text, (x, y, z, w))
    return x, y, z, w


def pose(text: str) -> tuple[float, ...]:
    """The finite numbers of a pose: a position, then roll, pitch, yaw (6 in all) or a quaternion (7)."""
    if text == "0 0 0 0 0 0":
        return _ZERO6
    words = text.split()
    if len(words) == 6:
        a, b, c, d, e, f = words
        x = float(a)
        y = float(b)
        z = float(c)
        u = float(d)
        v = float(e)
        w = float(f)
        if (x + y + z + u + v + w) * 0.0 or "_" in text or not text.isascii():
            _each(text, (x, y, z, u, v, w))
        return x, y, z, u, v, w
    if len(words) == 7:
        return reals(text)
    raise ValueError(text)


def color(text: str) -> tuple[float, float, float, float]:
    """Red, green, blue and opacity. What is wrong with a colour never stops a reading: see ``mend``."""
    return vec4(text)


def extended(text: str) -> float:
    """A number that may be infinite (``inf``, ``-inf``), as SDFormat's limits may."""
    x = float(text)
    if x - x and (x != x or "n" not in text.lower()) or "_" in text or not text.isascii():
        raise ValueError(text)
    return x


def scoped_name(text: str) -> tuple[str, ...]:
    """The parts of ``A::B::c``, none of them empty."""
    parts = text.split("::")
    # A colon before '::' belongs to no name ("a:::b" is "a" and ":b"), so an empty part shows every fault.
    if "" in parts:
        raise ValueError(text)
    return tuple(parts)


def uri(text: str) -> tuple[str, str, str]:
    """A URI's scheme, the name after it, the path with its leading slash; a plain path is only a path."""
    scheme, mark, rest = text.partition("://")
    if not mark or not scheme.isascii() or not _is_scheme(scheme):
        if not text:
            raise ValueError(text)
        return "", "", text
    name, slash, path = rest.partition("/")
    if not rest or name[:1].isspace() or (not name and scheme in ("package", "model")):
        raise ValueError(text)
    return scheme, name, slash + path


def _is_scheme(text: str) -> bool:
    return text[:1].isalpha() and text.replace("+", "").replace(".", "").replace("-", "").isalnum()


def euler_sequence(text: str) -> str:
    """Three of the letters x, y, z, X, Y, Z."""
    if len(text) != 3 or text.strip("xyzXYZ"):
        raise ValueError(text)
    return text


def _each(text: str, values: tuple[float, ...]) -> tuple[float, ...]:
    """Look at each number when a sum was not finite; ValueError when one of them isn't."""
    if "_" in text or not text.isascii():
        raise ValueError(text)
    for x in values:
        if x - x:
            raise ValueError(text)
    return values


READERS: dict[str, Callable[[str], object]] = {
    "real": real,
    "integer": integer,
    "natural": natural,
    "boolean": boolean,
    "string": string,
    "reals": reals,
    "vec2": vec2,
    "vec3": vec3,
    "scale": scale,
    "vec4": vec4,
    "pose": pose,
    "color": color,
    "extended": extended,
    "scoped_name": scoped_name,
    "uri": uri,
    "euler_sequence": euler_sequence,
}
"""The fast readers by the names that ``mend`` knows them by."""


def write_real(x: float) -> str:
    """The shortest text that reads back as the same number; ``inf``, ``-inf`` or ``nan`` for those."""
    text = repr(x + 0.0)
    return text[:-2] if text[-2:] == ".0" else text


def write_reals(values: Iterable[float]) -> str:
    """Numbers, each as ``write_real`` does, with a blank between them."""
    return (" ".join([repr(x + 0.0) for x in values]) + " ").replace(".0 ", " ")[:-1]
