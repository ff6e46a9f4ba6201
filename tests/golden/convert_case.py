"""One case of golden/convert: an input, and what becomes of it on the way to each format.

CASE/input.urdf, input.sdf …     the input
CASE/options.txt               options of the conversion, ``name=value`` a line, where it takes any
CASE/files/                    what the input includes
CASE/to.sdf, to.urdf, to.mjcf  the outputs (none after errors); the whole way through the IR in the
                               input's own format too
CASE/losses.txt                every finding of the conversions
CASE/engines.txt               where engines do not judge, or differ, and why (see ``test_engines``)
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from transpile import convert
from transpile.diagnostics.diagnostic import Diagnostic
from transpile.diagnostics.find_place import PlaceFinder
from transpile.driver.result import Result

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "convert"
CASES = sorted(path for path in GOLDEN.iterdir() if path.is_dir())
XML_CASES = [case for case in CASES if not list(case.glob("input.dmd.yaml"))]
"""Those whose input is XML. Directives are held true with Drake in tests/dmd."""
TARGETS = ("sdf", "urdf", "mjcf")
FILES = frozenset({"options.txt", "files", "to.sdf", "to.urdf", "to.mjcf", "losses.txt", "engines.txt"})
"""What a case may hold beside its input."""


def input_of(case: Path) -> Path:
    """The case's one input."""
    (found,) = case.glob("input.*")
    return found


def options_of(case: Path) -> dict[str, Any]:
    """The options that the case is converted with."""
    path = case / "options.txt"
    lines = path.read_text(encoding="utf-8").split() if path.exists() else []
    return dict(line.split("=", 1) for line in lines)


def convert_case(case: Path, to: str, **more: Any) -> Result:
    """Convert the case's input. Its folder must be the working folder: places and URIs are relative to it."""
    source = input_of(case).name
    return convert(Path(source), to=to, through_ir=source.endswith(to), **options_of(case), **more)


def described(result: Result) -> str:
    """The findings without excerpts, a line each, in the order of their places."""
    finder = PlaceFinder(result.diagnostics.sources)
    found = sorted(result.diagnostics, key=lambda d: (d.at, d.span.start if d.span else 0))
    return "".join(_line(finder, diagnostic) for diagnostic in found)


def _line(finder: PlaceFinder, diagnostic: Diagnostic) -> str:
    place = finder.primary(diagnostic)
    where = f"{place}: " if place else ""
    return f"{where}{diagnostic.severity}[{diagnostic.code}]: {diagnostic.message}\n"
