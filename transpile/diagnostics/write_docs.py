"""Writes docs/codes/ from the catalogue and the examples in golden/diagnostics/.

    python -m transpile.diagnostics.write_docs [--check]

``--check`` writes nothing and exits with 1 when a page is stale. Works in a checkout only.
"""

from __future__ import annotations

import sys
from pathlib import Path

from transpile.diagnostics.catalogue import STAGES, Entry, catalogue
from transpile.diagnostics.explain import page

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "codes"
CASES = ROOT / "golden" / "diagnostics"

_LANGUAGES = {".urdf": "xml", ".sdf": "xml", ".xml": "xml", ".yaml": "yaml"}


def wanted_pages() -> dict[str, str]:
    """Every page's file name and text."""
    pages = {f"{entry.code}.md": _page_with_example(entry) for entry in catalogue().values()}
    pages["README.md"] = _index()
    return pages


def stale_pages() -> list[str]:
    """Names of pages that are missing, differ from what would be written, or have no code."""
    wanted = wanted_pages()
    present = {path.name: path.read_text(encoding="utf-8") for path in PAGES.glob("*.md")}
    return sorted(name for name in wanted.keys() | present.keys() if wanted.get(name) != present.get(name))


def main(arguments: list[str]) -> int:
    """Write the pages, or with ``--check`` only compare them."""
    stale = stale_pages()
    if "--check" in arguments:
        for name in stale:
            print(f"docs/codes/{name} is stale: python -m transpile.diagnostics.write_docs", file=sys.stderr)
        return 1 if stale else 0
    wanted = wanted_pages()
    PAGES.mkdir(parents=True, exist_ok=True)
    for name in stale:
        if name in wanted:
            (PAGES / name).write_text(wanted[name], encoding="utf-8")
        else:
            (PAGES / name).unlink()
    return 0


def _page_with_example(entry: Entry) -> str:
    text = page(entry)
    for case in sorted(CASES.glob(f"{entry.code}-*")):
        inputs = sorted(case.glob("input.*"))
        expected = case / "expected.txt"
        if inputs and expected.exists():
            text += _example(inputs[0], expected)
    return text


def _example(source: Path, expected: Path) -> str:
    shown = source.read_bytes().decode("utf-8", "replace").rstrip("\n")
    said = expected.read_text(encoding="utf-8").rstrip("\n")
    given = f"`{source.name}`:\n\n```{_LANGUAGES.get(source.suffix, '')}\n{shown}\n```"
    return f"\n## Example\n\n{given}\n\nis told:\n\n```text\n{said}\n```\n"


def _index() -> str:
    lines = ["# Diagnostic codes", "", "Written by `python -m transpile.diagnostics.write_docs`."]
    letter = ""
    for entry in catalogue().values():
        if entry.code[0] != letter:
            letter = entry.code[0]
            lines += ["", f"## {letter}: {STAGES[letter]}", ""]
            lines += ["| code | severity | title |", "| --- | --- | --- |"]
        lines.append(f"| [{entry.code}]({entry.code}.md) | {entry.severity} | {entry.title} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
