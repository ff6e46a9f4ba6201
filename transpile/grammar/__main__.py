"""``python -m transpile.grammar write`` writes the generated files, ``check`` fails when one is stale."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from transpile.grammar.parse_grammar import GrammarError, load_format
from transpile.grammar.write_ast import write_ast
from transpile.grammar.write_drake_reads import write_drake_reads
from transpile.grammar.write_printer import write_printer
from transpile.grammar.write_reader import write_reader
from transpile.grammar.write_tables import write_tables
from transpile.grammar.write_xsd import write_xsd

FORMATS = ("urdf", "sdf", "mjcf")
PACKAGE = Path(__file__).parent.parent
DOCS = PACKAGE.parent / "docs"


def outputs() -> Iterator[tuple[Path, str]]:
    """Every generated file and what it must hold."""
    formats = [load_format(name) for name in FORMATS]
    yield PACKAGE / "passes" / "checks" / "generated_drake_reads.py", write_drake_reads(formats)
    for format in formats:
        name = format.name
        yield PACKAGE / "ast" / f"generated_{name}.py", write_ast(format)
        yield PACKAGE / "formats" / name / "generated_reader.py", write_reader(format)
        yield PACKAGE / "formats" / name / "generated_printer.py", write_printer(format)
        yield DOCS / "reference" / f"{name}.md", write_tables(format)
        for file, text in write_xsd(format).items():
            yield DOCS / "xsd" / file, text


def main(arguments: list[str]) -> int:
    """Exit status: 0 done or current, 1 stale or wrong grammar, 2 wrong arguments."""
    if arguments not in (["write"], ["check"]):
        print("usage: python -m transpile.grammar write|check", file=sys.stderr)
        return 2
    stale = 0
    try:
        for path, text in outputs():
            current = path.read_text(encoding="utf-8") if path.exists() else None
            if current == text:
                continue
            stale += 1
            if arguments == ["write"]:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            print(f"{path.name}: {'written' if arguments == ['write'] else 'stale'}", file=sys.stderr)
    except GrammarError as error:
        print(error, file=sys.stderr)
        return 1
    return 1 if stale and arguments == ["check"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
