"""Each code has an entry in the catalogue, a page, a failing example, and a place that emits it."""

from __future__ import annotations

import re

import pytest

from transpile.diagnostics.catalogue import catalogue
from transpile.diagnostics.write_docs import CASES, ROOT, main, stale_pages

CODE = re.compile(r"[\"']([PSFXCLA]\d{3})[\"']")
FOLDERS = ("transpile", "passes", "grammars")
NOT_IN_A_FILE = {
    "P078": ("tests/macros/test_xacro.py", "a package that is not installed: no file can show that"),
    "P083": ("tests/uris/test_many_inputs.py", "it takes two inputs, and the first of them is written"),
}
"""Codes that no file triggers by itself, the test that shows each, and why."""

SEVERITIES = {"P": {"error", "warning"}, "L": {"loss"}, "A": {"assumption"}}


def emitted_codes() -> dict[str, set[str]]:
    """Every code that stands as a literal in the source, and the files it stands in."""
    found: dict[str, set[str]] = {}
    links = (ROOT / "transpile" / "passes", ROOT / "transpile" / "grammars")
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if any(link in path.parents for link in links):
                continue
            for code in CODE.findall(path.read_text(encoding="utf-8")):
                found.setdefault(code, set()).add(path.relative_to(ROOT).as_posix())
    return found


def test_every_code_in_the_source_is_in_the_catalogue() -> None:
    unknown = {code: files for code, files in emitted_codes().items() if code not in catalogue()}
    assert not unknown


def test_every_code_in_the_catalogue_is_emitted() -> None:
    assert not sorted(catalogue().keys() - emitted_codes().keys())


def test_every_code_has_a_failing_example() -> None:
    shown = {path.name.partition("-")[0] for path in CASES.iterdir()}
    assert sorted(catalogue().keys() - shown) == sorted(NOT_IN_A_FILE)


@pytest.mark.parametrize("code", NOT_IN_A_FILE)
def test_what_no_file_shows_is_shown_by_a_test(code: str) -> None:
    path, reason = NOT_IN_A_FILE[code]
    assert reason
    assert f"[{code}]" in (ROOT / path).read_text(encoding="utf-8")


def test_every_page_is_current() -> None:
    assert main(["--check"]) == 0, stale_pages()


@pytest.mark.parametrize("code", catalogue())
def test_entries_are_whole(code: str) -> None:
    entry = catalogue()[code]
    assert re.fullmatch(r"[PSFXCLA]\d{3}", code)
    assert entry.severity in SEVERITIES.get(code[0], {"error", "warning"})
    assert entry.title and not entry.title.endswith(".")
    assert entry.text.endswith((".", "`", "|"))
    assert len(entry.text) > 80, "what it means, why it matters, how to mend it"
