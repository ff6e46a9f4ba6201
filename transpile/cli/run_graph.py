"""``transpile graph FILE [joints|relative_to|attached_to]``."""

from __future__ import annotations

import sys

from transpile.cli.plan_jobs import read_command
from transpile.diagnostics import Diagnostics
from transpile.diagnostics.render_text import render_text
from transpile.driver.convert_model import Conversion
from transpile.driver.read_input import read_model


def run_graph(given: list[str]) -> int:
    """Print a graph of a model as DOT text; 1 when the file has errors that keep it from being drawn."""
    from transpile.passes.draw_graph import RELATIONS, draw_graph

    path, relation, options = read_command(given, "graph", RELATIONS)
    diagnostics = Diagnostics()
    source = read_model(path, options, diagnostics)
    text = None
    if source is not None:
        conversion = Conversion(source, options, diagnostics)
        scene = conversion.lower(source)
        if scene is not None and not diagnostics.errors:
            from transpile.passes.scope import resolve_names

            resolve_names.run(scene, conversion.context())
            text = draw_graph(scene, relation)
    sys.stderr.write(render_text(diagnostics.having("error"), diagnostics.sources))
    if diagnostics.errors or text is None:
        return 1
    sys.stdout.write(text)
    return 0
