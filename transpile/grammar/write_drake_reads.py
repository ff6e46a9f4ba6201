"""Writes what Drake does not use of a format, as its grammar says, for ``check --dialect drake``."""

from __future__ import annotations

from collections.abc import Iterable

from transpile.grammar.model import Format

HEAD = '''"""What Drake does not use. Written by ``python -m transpile.grammar write``; do not edit."""
# ruff: noqa: E501
# fmt: off

NOT_USED: dict[str, dict[str, dict[str, tuple[str, str]]]] = {
'''
TAIL = '''}
"""By format, class of the AST and field: its name (``@name``: an attribute); how Drake takes it."""
'''


def write_drake_reads(formats: Iterable[Format]) -> str:
    """The text of the table, of all formats."""
    lines = []
    for format in formats:
        lines.append(f'    "{format.name}": {{')
        for element in format.elements.values():
            fields = [
                f'"{field.slot}": ("{"@" * (field.kind == "attribute")}{field.name}", "{field.drake}")'
                for field in element.fields
                if field.drake
            ]
            if fields:
                lines.append(f'        "{element.class_name}": {{{", ".join(fields)}}},')
        lines.append("    },")
    return HEAD + "\n".join(lines) + "\n" + TAIL
