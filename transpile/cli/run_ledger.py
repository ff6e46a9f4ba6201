"""``transpile ledger FILE [text|markdown|json]``."""

from __future__ import annotations

import sys
from typing import Any

from transpile.cli.plan_jobs import read_command
from transpile.diagnostics import Diagnostics
from transpile.diagnostics.find_place import PlaceFinder
from transpile.diagnostics.render_text import render_text
from transpile.driver.convert_model import Conversion
from transpile.driver.read_input import read_model

FORMS = ("text", "markdown", "json")


def run_ledger(given: list[str]) -> int:
    """Print the design ledger of a model; 1 when the file has errors."""
    path, form, options = read_command(given, "ledger", FORMS)
    options.flatten = True
    diagnostics = Diagnostics()
    source = read_model(path, options, diagnostics)
    ledger = _ledger(Conversion(source, options, diagnostics)) if source is not None else None
    sys.stderr.write(render_text(diagnostics.having("error"), diagnostics.sources))
    if ledger is None or diagnostics.errors:
        return 1
    finder = PlaceFinder(diagnostics.sources)
    ledger["assumptions"] = [
        {"code": found.code, "place": str(finder.primary(found) or ""), "assumption": found.message}
        for found in diagnostics.having("assumption")
    ]
    sys.stdout.write(_written(ledger, form))
    return 0


def _ledger(conversion: Conversion) -> dict[str, list[dict[str, Any]]] | None:
    from transpile.passes.checks import check_frames
    from transpile.passes.manager import Pass, run_passes
    from transpile.passes.scope import load_includes, resolve_names
    from transpile.passes.write_ledger import ledger_of

    scene = conversion.lower(conversion.source)
    if scene is None or conversion.diagnostics.errors:
        return None
    passes = [
        Pass("load-includes", load_includes.run),
        Pass("resolve-names", resolve_names.run),
        Pass("check-frames", check_frames.run),
    ]
    return ledger_of(scene) if run_passes(scene, passes, conversion.context()) else None


def _written(ledger: dict[str, list[dict[str, Any]]], form: str) -> str:
    if form == "json":
        from transpile.diagnostics.render_json import to_json

        return to_json(ledger)
    return _markdown(ledger) if form == "markdown" else _text(ledger)


def _text(ledger: dict[str, list[dict[str, Any]]]) -> str:
    """A block for each entry, a line for each of its fields."""
    lines = []
    for title, rows in ledger.items():
        lines.append(f"{title} ({len(rows)})")
        for row in rows:
            lines.append("")
            lines += [f"  {name}: {value}" for name, value in _flat(row).items() if value != ""]
        lines.append("")
    return "\n".join(lines)


def _markdown(ledger: dict[str, list[dict[str, Any]]]) -> str:
    lines = []
    for title, rows in ledger.items():
        flat = [_flat(row) for row in rows]
        heads = list(dict.fromkeys(name for row in flat for name in row))
        lines.append(f"## {title}\n")
        if heads:
            lines.append("| " + " | ".join(heads) + " |\n| " + " | ".join("---" for _ in heads) + " |")
        for row in flat:
            lines.append(
                "| " + " | ".join(str(row.get(name, "")).replace("|", "\\|") for name in heads) + " |"
            )
        lines.append("")
    return "\n".join(lines)


def _flat(row: dict[str, Any]) -> dict[str, Any]:
    """Axes as fields of their joint; a second one's have a 2 behind them."""
    flat = {name: value for name, value in row.items() if name != "axes"}
    for number, axis in enumerate(row.get("axes", ()), 1):
        mark = "" if number == 1 else f" {number}"
        flat.update({f"axis{mark} {name}" if name.startswith("in ") else f"{name}{mark}": value
                     for name, value in axis.items()})  # fmt: skip
    return flat
