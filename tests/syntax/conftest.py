"""What the tests of the syntax share: reading text as a source, and showing what was said about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from lxml import etree

from transpile.diagnostics.diagnostic import Diagnostic, Diagnostics
from transpile.source import Source
from transpile.syntax.read_xml import read_xml


class Reading(NamedTuple):
    """A source that was read: its root (or None) and the findings."""

    source: Source
    root: etree._Element | None
    diagnostics: Diagnostics

    def codes(self) -> list[str]:
        """The codes of the findings, in order."""
        return [d.code for d in self.diagnostics]

    def marked(self, finding: Diagnostic) -> tuple[int, int, str]:
        """Line, column and text of the place that a finding marks."""
        assert finding.span is not None
        line, column = self.source.position(finding.span.start)
        text = self.source.data[finding.span.start : finding.span.end].decode("utf-8", "replace")
        return line, column, text


@pytest.fixture
def read() -> Callable[[bytes | str], Reading]:
    """Read XML from bytes or text."""

    def reading(data: bytes | str) -> Reading:
        diagnostics = Diagnostics()
        raw = data.encode() if isinstance(data, str) else data
        # A first source makes sure that places carry the index of theirs.
        diagnostics.sources.add(Source("other", b""))
        source = diagnostics.sources.add(Source("test.urdf", raw))
        return Reading(source, read_xml(source, diagnostics), diagnostics)

    return reading
