"""Reads input files; a file that can't be read is a diagnostic, not an exception."""

from __future__ import annotations

import os
import sys

from transpile.diagnostics import Diagnostics
from transpile.options import Options
from transpile.source import ORDINAL_BITS, Source

STDIN = "<stdin>"
TEXT = "<text>"
XACRO = ".xacro"


def read_file(path: str, diagnostics: Diagnostics) -> Source | None:
    """Read a file, or standard input for ``-``; adds it to the sources of ``diagnostics``.

    None after a P060 when it can't be read.
    """
    try:
        if path == "-":
            return diagnostics.sources.add(Source(STDIN, _read_stdin()))
        with open(path, "rb") as file:
            data = file.read()
    except (OSError, ValueError) as error:  # a path with a NUL is a ValueError
        report_unreadable(path, error, diagnostics)
        return None
    return diagnostics.sources.add(Source(path, data, path))


def read_model(path: str, options: Options, diagnostics: Diagnostics) -> Source | None:
    """Read a model's file; one that ends in ``.xacro`` is expanded (see ``expand_xacro``).

    None after errors.
    """
    source = read_file(path, diagnostics)
    if source is None or not is_xacro(path):
        return source
    from transpile.driver.expand_xacro import expand_xacro

    return expand_xacro(source, options, diagnostics)


def is_xacro(path: str) -> bool:
    """Whether a file is to be expanded: its ending says so."""
    return path.endswith(XACRO)


def _read_stdin() -> bytes:
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return sys.stdin.buffer.read()


def report_unreadable(path: str, error: OSError | ValueError, diagnostics: Diagnostics) -> None:
    """P060 for a file that could not be read."""
    source = diagnostics.sources.add(Source(path, b"", path))
    reason = getattr(error, "strerror", None) or str(error)
    diagnostics.report("P060", f"cannot read this file: {reason}", source.index << ORDINAL_BITS)


def read_path_or_text(
    path_or_text: str | bytes | os.PathLike[str], options: Options, diagnostics: Diagnostics
) -> Source | None:
    """A source from a path, or from text: bytes, or a str that ``is_text``."""
    if isinstance(path_or_text, bytes):
        return diagnostics.sources.add(Source(TEXT, path_or_text))
    if isinstance(path_or_text, str) and is_text(path_or_text):
        return diagnostics.sources.add(Source(TEXT, path_or_text.encode("utf-8", "surrogatepass")))
    return read_model(os.fspath(path_or_text), options, diagnostics)


def is_text(path_or_text: str) -> bool:
    """Whether a string is a model's text rather than a path: it starts with ``<`` or has several lines."""
    return "\n" in path_or_text or path_or_text.lstrip("\ufeff \t\r").startswith("<")
