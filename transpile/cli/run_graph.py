"""``transpile graph FILE [joints|relative_to|attached_to]``."""

from __future__ import annotations

import sys

from transpile.cli.parse_arguments import UsageError
from transpile.diagnostics import Diagnostics
from transpile.diagnostics.render_text import render_text
from transpile.driver.convert_model import Conversion
from transpile.driver.read_input import read_file
from transpile.options import Options


def run_graph(given: list[str]) -> int:
    """Print a graph of a model as DOT text; 1 when the file has errors that keep it from being drawn."""
    from transpile.passes.draw_graph import RELATIONS, draw_graph

    if len(given) not in (1, 2) or (len(given) == 2 and given[1] not in RELATIONS):
        raise UsageError(f"usage: transpile graph FILE [{'|'.join(RELATIONS)}]")
    diagnostics = Diagnostics()
    source = read_file(given[0], diagnostics)
    text = None
    if source is not None:
        conversion = Conversion(source, Options(), diagnostics)
        scene = conversion.lower(source)
        if scene is not None and not diagnostics.errors:
            from transpile.passes.scope import resolve_names

            resolve_names.run(scene, conversion.context())
            text = draw_graph(scene, given[1] if len(given) == 2 else RELATIONS[0])
    sys.stderr.write(render_text(diagnostics.having("error"), diagnostics.sources))
    if diagnostics.errors or text is None:
        return 1
    sys.stdout.write(text)
    return 0
