"""``--emit``: shows the input as a stage sees it, instead of converting it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from transpile.diagnostics.find_place import PlaceFinder
from transpile.driver.convert_model import Conversion
from transpile.driver.result import Result
from transpile.source import Span

_LONGEST = 80


def show_stage(conversion: Conversion, stage: str) -> Result:
    """The result's text is the stage's textual form; None after errors."""
    show = {"tokens": _tokens, "ast": _ast, "ir": _ir, "frames": _frames}[stage]
    result = conversion.result
    result.source_format = conversion.detect()
    if result.source_format is not None:
        text = show(conversion, result.source_format)
        if not conversion.diagnostics.errors:
            result.text = text
    return result


def _tokens(conversion: Conversion, source_format: str) -> str:
    """One line for each token: where it is, its kind, the start of its text."""
    from transpile.syntax.decode_bytes import decode_bytes
    from transpile.syntax.scan_xml import scan_xml

    source = conversion.source
    decode_bytes(source, conversion.diagnostics)
    finder = PlaceFinder(conversion.diagnostics.sources)
    lines = []
    for token in scan_xml(source.data):
        text = source.data[token.start : token.end].decode("utf-8", "replace")
        if text.isspace():
            continue
        place = finder.place(source, Span(token.start, token.end))
        shown = text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
        lines.append(f"{place.line}:{place.column}\t{token.kind}\t{shown!r}\n")
    return "".join(lines)


def _ast(conversion: Conversion, source_format: str) -> str | None:
    """One line for each element, indented: its class, its place, its values."""
    document = conversion.read(conversion.source, source_format)
    if document is None:
        return None
    finder = PlaceFinder(conversion.diagnostics.sources)
    lines = []
    stack: list[tuple[int, str, Any]] = [(0, "", document.root)]
    while stack:
        depth, field, node = stack.pop()
        place = finder.at(node.at)
        where = f"  @{place.line}:{place.column}" if place else ""
        values = "".join(f" {name}={value!r}" for name, value in _values(node))
        lines.append(f"{'  ' * depth}{field}{type(node).__name__}{values}{where}\n")
        stack.extend(reversed([(depth + 1, name, child) for name, child in _children(node)]))
    return "".join(lines)


def _values(node: Any) -> Iterator[tuple[str, Any]]:
    """The fields of a node that hold values and were written; all of an untyped one."""
    if not hasattr(node, "FIELDS") or not node.FIELDS:
        slots = [slot for slot in type(node).__slots__ if slot != "children"]
    else:
        slots = [name for name in node.FIELDS if name not in node.CHILDREN]
    for name in slots:
        value = getattr(node, name)
        if value not in (None, [], {}):
            yield name, value


def _children(node: Any) -> Iterator[tuple[str, Any]]:
    """The nodes in a node, each with the name of its field, and then what has no type."""
    for name in getattr(node, "CHILDREN", ()):
        child = getattr(node, name)
        for one in child if isinstance(child, list) else () if child is None else (child,):
            yield f"{name}: ", one
    for one in getattr(node, "children", None) or ():
        yield "", one
    for one in getattr(node, "extra", None) or ():
        yield "", one


def _ir(conversion: Conversion, source_format: str) -> str | None:
    """The IR as lowering leaves it, in its textual form."""
    from transpile.ir.print_ir import print_ir

    scene = conversion.lower(conversion.source)
    return None if scene is None else print_ir(scene)


def _frames(conversion: Conversion, source_format: str) -> str | None:
    """Every frame, what it is attached to, and its pose."""
    from transpile.cli.show_frames import show_frames

    scene = conversion.lower(conversion.source)
    return None if scene is None else show_frames(scene, conversion.context(), conversion.options)
