"""Where a bad value stops making sense, and what was expected there.

The only module of this package that imports Lark; it runs when an error is to be explained.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from lark import Lark
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken

KINDS = (
    "real",
    "extended",
    "integer",
    "natural",
    "boolean",
    "reals",
    "vec2",
    "vec3",
    "vec4",
    "color",
    "scale",
    "pose",
    "scoped_name",
    "uri",
    "euler_sequence",
)
"""The languages of ``grammars/values.lark``."""

_SHOWN = {
    "NUMBER": "a number",
    "INFINITY": "'inf'",
    "INTEGER": "a whole number",
    "NATURAL": "a whole number that is not negative",
    "BOOLEAN": "true or false",
    "NAME": "a name",
    "SCOPE": "'::'",
    "PACKAGE": "'package://'",
    "MODEL": "'model://'",
    "FILE": "'file://'",
    "SCHEME": "a scheme",
    "PLACE": "a name",
    "PATH": "'/' and a path",
    "PLAIN_PATH": "a path",
    "AXIS": "one of the letters x, y, z, X, Y, Z",
    "_B": "a blank",
    "$END": "the end of the value",
}


class ValueFault(NamedTuple):
    """The column (counted from 0) where reading stopped, and what could have stood there, in words."""

    column: int
    expected: tuple[str, ...]

    def __str__(self) -> str:
        return " or ".join(self.expected)


@cache
def _parser(kind: str) -> Lark:
    import transpile.grammars

    folder = transpile.grammars.__path__[0]
    with open(f"{folder}/values.lark", encoding="utf-8") as file:
        return Lark(file.read(), start=kind, parser="lalr", lexer="contextual", maybe_placeholders=False)


def parse_value(kind: str, text: str) -> list[str] | None:
    """The parts of a value (numbers, names …) as the grammar sees them; None when it is not of its kind."""
    try:
        tree = _parser(kind).parse(text)
    except UnexpectedInput:
        return None
    return [str(part) for part in tree.children]


def locate_value_error(kind: str, text: str) -> ValueFault | None:
    """Where ``text`` stops being a value of ``kind``; None when it is one."""
    try:
        _parser(kind).parse(text)
    except UnexpectedToken as error:
        column = len(text) if error.token.type == "$END" else error.token.start_pos or 0
        return ValueFault(column, _words(error.accepts or error.expected))
    except UnexpectedCharacters as error:
        return ValueFault(error.pos_in_stream or 0, _words(error.allowed or ()))
    except UnexpectedEOF as error:
        return ValueFault(len(text), _words(error.expected))
    return None


def _words(names: object) -> tuple[str, ...]:
    found = {str(name) for name in names} if isinstance(names, (set, frozenset, list, tuple)) else set()
    if found - {"_B"}:
        found.discard("_B")
    elif found:
        found.add("$END")
    return tuple(_SHOWN[name] for name in _SHOWN if name in found)
