"""Whether ``transpile check`` accepts what the engines accept, of many SDFormat files.

    python -m tests.conformance.run_verdicts TABLE.tsv [-v] [--package NAME=DIR] [--docs]

The table has the columns ``path`` (relative to it) and ``format``, and for each engine (``sdf12``:
libsdformat 12.3, ``drake``) what it made of the file: ``ok`` or ``fail``. ``--docs`` writes the figures into
docs/conformance.md.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.conformance.write_figures import DOCS
from transpile.driver.check_model import check_path
from transpile.options import Options

ENGINES = {"gazebo": "sdf12", "drake": "drake"}
"""The column of each dialect's engine."""
SAID = {"ok": True, "fail": False}
BEGIN, END = "<!-- verdicts: begin -->", "<!-- verdicts: end -->"


class Verdict(NamedTuple):
    """What an engine and the check say of a file: whether they accept it."""

    dialect: str
    path: str
    engine: bool
    check: bool
    codes: str


def judge(table: Path, packages: dict[str, str]) -> Iterator[Verdict]:
    """The verdicts of all the SDFormat files in a table that an engine was asked about."""
    with table.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if row["format"] not in ("sdf", "world"):
                continue
            for dialect, column in ENGINES.items():
                engine = SAID.get(row[column])
                if engine is None:
                    continue
                options = Options(dialect=dialect, packages=packages)
                found = check_path(str(table.parent / row["path"]), options)
                errors = sorted({finding.code for finding in found.having("error")})
                yield Verdict(dialect, row["path"], engine, not errors, ",".join(errors))


def figures(verdicts: list[Verdict]) -> list[str]:
    """A line for each dialect."""
    lines = [
        "| dialect | files | refused by the engine | the same verdict "
        "| refused here alone | accepted here alone |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for dialect in ENGINES:
        told = [(v.engine, v.check) for v in verdicts if v.dialect == dialect]
        refused = sum(not engine for engine, _ in told)
        same = sum(engine == check for engine, check in told)
        stricter, laxer = told.count((True, False)), told.count((False, True))
        share = f"{100 * same / len(told):.1f} %" if told else ""
        lines.append(f"| {dialect} | {len(told)} | {refused} | {share} | {stricter} | {laxer} |")
    return lines


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("table", type=Path)
    parser.add_argument("--package", action="append", default=[], metavar="NAME=DIR")
    parser.add_argument("-v", "--verbose", action="store_true", help="print the files of another verdict")
    parser.add_argument("--docs", action="store_true")
    options = parser.parse_args(argv)
    verdicts = list(judge(options.table, dict(pair.split("=", 1) for pair in options.package)))
    if options.verbose:
        print(*(v for v in verdicts if v.engine != v.check), sep="\n")
    lines = figures(verdicts)
    print("\n".join(lines))
    if options.docs:
        text = DOCS.read_text(encoding="utf-8")
        before, _, rest = text.partition(BEGIN)
        _, _, after = rest.partition(END)
        DOCS.write_text("\n".join([before + BEGIN, "", *lines, "", END]) + after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
