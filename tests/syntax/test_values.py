"""The fast readers and writers of values, held equal to the grammar of values."""

from __future__ import annotations

import math
import re
from timeit import timeit

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from transpile.syntax import values
from transpile.syntax.locate_value_error import KINDS, locate_value_error, parse_value

NUMBERS = (
    "0",
    "-0.0",
    "3",
    "3.",
    ".5",
    "+3",
    "1e5",
    "-1.5E-3",
    "1.7976931348623157e308",
    " 2 ",
    "\t2\r\n",
    "007",
)
NOT_NUMBERS = (
    "",
    " ",
    ".",
    "+",
    "e5",
    "1e",
    "1.2.3",
    "1_0",
    "0x10",
    "nan",
    "inf",
    "-Infinity",
    "1e400",
    "3 4",
    "3,",
    "\u0663",
    "\u22121",
    "1\u00a0",
    "--3",
    "1 e3",
)


@pytest.mark.parametrize("text", NUMBERS)
def test_numbers_are_read(text: str) -> None:
    assert values.real(text) == float(text)
    assert values.extended(text) == float(text)
    assert values.vec3(f"{text} 1 {text}") == (float(text), 1.0, float(text))
    assert values.pose(f"1 2 3 4 5 {text}")[5] == float(text)
    assert values.reals(f"{text} {text}") == (float(text), float(text))


@pytest.mark.parametrize("text", NOT_NUMBERS)
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        values.real(text)
    for reader, rest in (
        (values.vec2, "1"),
        (values.vec3, "1 2"),
        (values.vec4, "1 2 3"),
        (values.pose, "1 2 3 4 5"),
    ):
        if text.strip() not in ("3 4", ""):
            with pytest.raises(ValueError):
                reader(f"{rest} {text}")


def test_the_largest_number_is_no_infinity_though_sums_of_it_are() -> None:
    big = "1.7976931348623157e308"
    assert values.vec3(f"{big} {big} 0") == (float(big), float(big), 0.0)
    assert values.vec4(f"{big} {big} 0 1")[0] == float(big)
    assert values.reals(f"{big} {big}") == (float(big), float(big))
    assert values.pose(f"{big} {big} 0 0 0 0")[1] == float(big)


@pytest.mark.parametrize(
    ("reader", "count"), [("vec2", 2), ("vec3", 3), ("vec4", 4), ("scale", 3), ("color", 4)]
)
def test_vectors_count_their_numbers(reader: str, count: int) -> None:
    for n in range(7):
        text = " ".join(["1"] * n)
        if n == count:
            assert values.READERS[reader](text) == (1.0,) * n
        else:
            with pytest.raises(ValueError):
                values.READERS[reader](text)


def test_poses_have_six_or_seven_numbers() -> None:
    assert values.pose("0 0 0 0 0 0") == (0.0,) * 6
    assert values.pose(" 1 2 3  0 0 0 1 ") == (1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0)
    for text in ("", "1 2 3", "1 2 3 4 5", "1 2 3 4 5 6 7 8"):
        with pytest.raises(ValueError):
            values.pose(text)


def test_infinities_are_read_where_a_format_has_them() -> None:
    assert values.extended("inf") == math.inf
    assert values.extended(" -INF ") == -math.inf
    for text in ("nan", "1e400", "-1e999", "in", "1_0"):
        with pytest.raises(ValueError):
            values.extended(text)


def test_whole_numbers() -> None:
    assert values.integer(" -12 ") == -12
    assert values.natural("+12") == 12
    for text in ("1.0", "1e3", "", "0x1", "1_0", "\u0663"):
        with pytest.raises(ValueError):
            values.integer(text)
        with pytest.raises(ValueError):
            values.natural(text)
    with pytest.raises(ValueError):
        values.natural("-1")


def test_booleans() -> None:
    assert [values.boolean(t) for t in ("true", "1", " true ", "false", "0", "\nfalse")] == [True] * 3 + [
        False
    ] * 3
    for text in ("True", "yes", "", "2", "truex"):
        with pytest.raises(ValueError):
            values.boolean(text)


def test_scoped_names_uris_and_sequences() -> None:
    assert values.scoped_name("A::B::c") == ("A", "B", "c")
    assert values.scoped_name("left:arm") == ("left:arm",)
    assert values.uri("package://arm/meshes/a.stl") == ("package", "arm", "/meshes/a.stl")
    assert values.uri("model://arm") == ("model", "arm", "")
    assert values.uri("file:///tmp/a.stl") == ("file", "", "/tmp/a.stl")
    assert values.uri("meshes/a b.stl") == ("", "", "meshes/a b.stl")
    assert values.euler_sequence("xYz") == "xYz"
    assert values.string("  a b\n") == "a b"


PIECES = st.sampled_from(
    [*"0123456789+-.eE_ \t\n,:/xyzXYZ", "inf", "nan", "true", "false", "::", "://", "package", "1 "]
)
TEXTS = st.one_of(
    st.lists(PIECES, max_size=16).map("".join),
    st.lists(st.floats().map(repr), max_size=8).map(" ".join),
    st.text(max_size=12),
)


@pytest.mark.parametrize("kind", KINDS)
def test_fast_reading_and_the_grammar_agree(kind: str) -> None:
    reader = values.READERS[kind]

    @given(TEXTS)
    @example("")
    @example(" ")
    @example("1 2 3 4 5 6 7")
    @example("a:::b")
    @example("-00")
    @example("model:// a")
    @example("a1+b://c")
    @example("file://")
    @example("://")
    @example("1://")
    def agree(text: str) -> None:
        try:
            value = reader(text)
        except ValueError:
            value = None
        parts = parse_value(kind, text)
        assert (parts is None) == (locate_value_error(kind, text) is not None)
        if parts is None:
            assert value is None, f"only the fast reader takes {text!r}"
        elif value is None:
            # What the grammar cannot see: numbers that are too large for a double.
            assert any(math.isinf(float(part)) for part in parts), f"only the grammar takes {text!r}"
        else:
            assert _as_grammar_reads(kind, parts) == value

    agree()


def _as_grammar_reads(kind: str, parts: list[str]) -> object:
    """The value that the parts stand for."""
    if kind in ("real", "extended"):
        return float(parts[0])
    if kind in ("integer", "natural"):
        return int(parts[0])
    if kind == "boolean":
        return parts[0] in ("true", "1")
    if kind == "scoped_name":
        return tuple(part for part in parts if part != "::")
    if kind == "euler_sequence":
        return "".join(parts)
    if kind == "uri":
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9+.-]*://", parts[0]):
            return "", "", parts[0]
        name = parts[1] if len(parts) > 1 and not parts[1].startswith("/") else ""
        return parts[0][:-3], name, "".join(parts[1:])[len(name) :]
    return tuple(float(part) for part in parts)


@given(st.floats(allow_nan=False))
@example(-0.0)
@example(1e-05)
@example(1e22)
@example(0.1)
def test_what_is_written_reads_back_as_the_same_value(x: float) -> None:
    text = values.write_real(x)
    assert float(text) == x
    assert not text.endswith((".", ".0"))
    assert len(text) <= len(repr(x))
    assert values.write_real(float(text)) == text


@given(st.lists(st.floats(allow_nan=False, allow_infinity=False), max_size=9))
def test_lists_are_written_as_their_numbers_are(numbers: list[float]) -> None:
    text = values.write_reals(numbers)
    assert text == " ".join(values.write_real(x) for x in numbers)
    assert values.reals(text) == tuple(numbers)


def test_known_forms() -> None:
    assert values.write_reals([0.10, 1.0, -0.0, 1e-05, 100.0, 1e300]) == "0.1 1 0 1e-05 100 1e+300"
    assert values.write_real(math.inf) == "inf"
    assert values.write_real(-math.inf) == "-inf"


def test_reading_costs_little_more_than_the_conversion_itself() -> None:
    text = "0.123456 -1.5 0.75"
    plain = min(timeit(lambda: [float(w) for w in text.split()], number=20000) for _ in range(5))
    ours = min(timeit(lambda: values.vec3(text), number=20000) for _ in range(5))
    assert ours < 4 * plain
