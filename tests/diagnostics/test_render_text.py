"""Findings as text: heads, excerpts, carets, folding."""

from __future__ import annotations

from transpile.diagnostics import Diagnostics
from transpile.diagnostics.render_text import EXCERPT_WIDTH, FOLD, render_text
from transpile.source import ORDINAL_BITS, Source, Span


def render(text: str | bytes, start: int, end: int, **options: object) -> list[str]:
    """The lines of one error about the bytes ``[start, end)``."""
    data = text if isinstance(text, bytes) else text.encode()
    diagnostics = Diagnostics()
    diagnostics.sources.add(Source("robot.urdf", data))
    diagnostics.report("P001", "it is wrong", 0, span=Span(start, end), **options)  # type: ignore[arg-type]
    return render_text(diagnostics.all, diagnostics.sources).splitlines()


def test_the_head_is_one_line_that_editors_can_jump_to() -> None:
    assert render("<robot>\n  <lnk/>\n</robot>", 10, 16) == [
        "robot.urdf:2:3: error[P001]: it is wrong",
        "    2 |   <lnk/>",
        "      |   ^~~~~~",
    ]


def test_columns_count_characters_and_carets_count_terminal_columns() -> None:
    text = "<a n='腕\u0301é' m='x'/>"
    start = len(text[: text.index("x")].encode())
    head, excerpt, carets = render(text, start, start + 1)
    assert head.startswith(f"robot.urdf:1:{text.index('x') + 1}: ")
    assert excerpt == f"    1 | {text}"
    # The wide character takes two columns, the combining accent none.
    assert carets.index("^") == 8 + text.index("x")


def test_tabs_and_control_characters_keep_the_caret_in_place() -> None:
    head, excerpt, carets = render("\t\x1b<a\t/>", 2, 7)
    assert head.startswith("robot.urdf:1:3: ")
    assert excerpt == "    1 |     \ufffd<a    />"
    assert carets == "      |      ^~~~~~~~"


def test_a_mark_over_several_lines_ends_with_its_first_line() -> None:
    text = "<link\r\n  name='a'>"
    assert render(text, 0, len(text))[1:] == ["    1 | <link", "      | ^~~~~"]


def test_a_place_at_the_end_of_the_file_has_a_caret() -> None:
    assert render("<robot>", 7, 7)[1:] == ["    1 | <robot>", "      |        ^"]


def test_an_empty_file_has_a_place() -> None:
    assert render("", 0, 0) == ["robot.urdf:1:1: error[P001]: it is wrong", "    1 |", "      | ^"]


def test_a_byte_order_mark_takes_no_column() -> None:
    assert render("\ufeff<robot>", 3, 10) == [
        "robot.urdf:1:1: error[P001]: it is wrong",
        "    1 | <robot>",
        "      | ^~~~~~~",
    ]


def test_long_lines_are_clipped_around_the_mark() -> None:
    text = "a" * 500 + "X" * 3 + "b" * 500
    head, excerpt, carets = render(text, 500, 503)
    assert head.startswith("robot.urdf:1:501: ")
    assert excerpt.startswith("    1 | …aaa") and excerpt.endswith("bbb…")
    assert len(excerpt) == 8 + EXCERPT_WIDTH + 2
    assert excerpt[carets.index("^") :].startswith("XXXb")
    assert carets.count("~") == 2


def test_a_mark_longer_than_the_excerpt_is_cut_with_it() -> None:
    _, excerpt, carets = render("x" * 1000, 0, 1000)
    assert excerpt.endswith("x…")
    assert len(carets) == 8 + EXCERPT_WIDTH


def test_bytes_that_are_no_text_are_shown_as_replacements() -> None:
    assert render(b"<a \xff/>", 3, 4)[1:] == ["    1 | <a \ufffd/>", "      |    ^"]


def test_fixes_and_related_places_follow() -> None:
    text = "<a/>\n<b/>"
    diagnostics = Diagnostics()
    source = diagnostics.sources.add(Source("robot.urdf", text.encode()))
    source.locate = lambda ordinal, field: Span(0, 4) if ordinal == 1 else Span(5, 9)
    diagnostics.report("S001", "two of them", 2, related=(("the first is here", 1),), fix="rename one")
    assert render_text(diagnostics.all, diagnostics.sources).splitlines() == [
        "robot.urdf:2:1: error[S001]: two of them",
        "    2 | <b/>",
        "      | ^~~~",
        "       = fix: rename one",
        "  robot.urdf:1:1: the first is here",
        "    1 | <a/>",
        "      | ^~~~",
    ]


def test_long_chains_of_related_places_are_cut() -> None:
    diagnostics = Diagnostics()
    diagnostics.report("F001", "a cycle", related=tuple((f"step {i}", -1) for i in range(1000)))
    lines = render_text(diagnostics.all, diagnostics.sources).splitlines()
    assert lines[-2:] == ["  step 11", "  and 988 more places"]


def test_assumptions_are_notes_and_what_has_no_place_has_no_head() -> None:
    diagnostics = Diagnostics()
    diagnostics.report("A001", "a choice was made")
    assert render_text(diagnostics.all, diagnostics.sources) == "note[A001]: a choice was made\n"


def test_a_file_without_a_line_is_named() -> None:
    diagnostics = Diagnostics()
    source = diagnostics.sources.add(Source("missing.urdf", b""))
    diagnostics.report("P060", "cannot read it", source.index << ORDINAL_BITS)
    assert render_text(diagnostics.all, diagnostics.sources) == "missing.urdf: error[P060]: cannot read it\n"


def test_many_of_one_code_are_folded_by_file() -> None:
    diagnostics = Diagnostics()
    for name in ("a.urdf", "b.urdf"):
        source = diagnostics.sources.add(Source(name, b"<a/>"))
        for _ in range(FOLD + 3):
            diagnostics.report("L001", "lost", source.index << ORDINAL_BITS, span=Span(0, 4))
    diagnostics.warn("P003", "odd", 0, span=Span(0, 4))
    text = render_text(diagnostics.all, diagnostics.sources)
    assert text.count("a.urdf:1:1: loss[L001]: lost") == FOLD
    assert text.count("b.urdf:1:1: loss[L001]: lost") == FOLD
    assert "a.urdf: loss[L001]: 3 more like this (--verbose shows them all)\n" in text
    assert "warning[P003]" in text
    assert render_text(diagnostics.all, diagnostics.sources, fold=None).count("lost") == 2 * (FOLD + 3)


def test_the_first_loss_of_each_kind_is_shown() -> None:
    diagnostics = Diagnostics()
    diagnostics.sources.add(Source("a.xml", b"<a/>"))
    for kind in ["<site>"] * (FOLD + 3) + ["<key>", "<site>", "<key>"]:
        diagnostics.report("L001", f"{kind} is lost", 0, span=Span(0, 4))
    text = render_text(diagnostics.all, diagnostics.sources)
    assert text.count("<site> is lost") == FOLD
    assert text.count("<key> is lost") == 1
    assert text.count("5 more like this") == 1


def test_findings_come_in_the_order_of_their_places() -> None:
    diagnostics = Diagnostics()
    source = diagnostics.sources.add(Source("a.urdf", b"<a>\n<b/>\n<c/>\n</a>"))
    spans = {1: Span(0, 3), 2: Span(4, 8), 3: Span(9, 13)}
    source.locate = lambda ordinal, field: spans[ordinal]
    for at in (3, 1, 2):
        diagnostics.report("P020", "wrong", at)
    lines = render_text(diagnostics.all, diagnostics.sources).splitlines()
    assert [line.split(":")[1] for line in lines if "error" in line] == ["1", "2", "3"]


def test_nothing_in_a_message_reaches_the_terminal_as_a_command() -> None:
    diagnostics = Diagnostics()
    diagnostics.report("P020", "bad \x1b[31m name\nsecond line")
    text = render_text(diagnostics.all, diagnostics.sources)
    assert text == "error[P020]: bad \ufffd[31m name\n       second line\n"


def test_colour_is_only_in_the_label() -> None:
    diagnostics = Diagnostics()
    diagnostics.report("P020", "wrong")
    text = render_text(diagnostics.all, diagnostics.sources, color=True)
    assert text == "\x1b[1;31merror[P020]\x1b[0m: wrong\n"


def test_a_field_is_found_as_attribute_or_child() -> None:
    diagnostics = Diagnostics()
    source = diagnostics.sources.add(Source("a.sdf", b"<m><mass>x</mass></m>"))
    source.locate = lambda ordinal, field: {"mass": Span(9, 10), None: Span(0, 3)}.get(field)
    diagnostics.report("P040", "no number", 1, "@mass")
    diagnostics.report("P040", "nowhere in it", 1, "@other")
    text = render_text(diagnostics.all, diagnostics.sources)
    assert "a.sdf:1:10: error[P040]: no number" in text
    assert "a.sdf:1:1: error[P040]: nowhere in it" in text
