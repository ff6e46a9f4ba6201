"""What a conversion gives back."""

from __future__ import annotations

from typing import Any

from transpile.diagnostics import ASSUMPTION, LOSS, Diagnostic, Diagnostics


class Result:
    """A conversion's outcome.

    ``text`` is the converted model, or None when there were errors (or, with ``strict``, losses);
    ``source_format`` and ``to`` name the formats (None: not recognised); ``diagnostics`` holds every
    finding and the sources that they speak of; ``trace`` what was asked to be shown on the way
    (``print_after``, ``time_passes``). ``output`` is the file for the text where the conversion chose it: of
    several models that go to files of their own (``model_prefix``) the first, the others are among
    ``meshes``. ``meshes`` are the files to be written beside the output (path and
    content), ``meshes_read`` those that they came from: see ``--meshes``. ``named`` are the models that the
    input names without their being read, for the output names them too.
    """

    __slots__ = (
        *("text", "source_format", "to", "diagnostics", "trace"),
        *("output", "meshes", "meshes_read", "named"),
    )

    def __init__(self, diagnostics: Diagnostics) -> None:
        self.text: str | None = None
        self.source_format: str | None = None
        self.to: str | None = None
        self.diagnostics = diagnostics
        self.trace: list[str] = []
        self.output: str | None = None
        self.meshes: dict[str, bytes] = {}
        self.meshes_read: list[str] = []
        self.named: list[str] = []

    @property
    def ok(self) -> bool:
        """Whether there is an output."""
        return self.text is not None

    @property
    def losses(self) -> list[Diagnostic]:
        """What the target can't say, each with its place."""
        return self.diagnostics.having(LOSS)

    @property
    def assumptions(self) -> list[Diagnostic]:
        """The choices that the source left open and the conversion made."""
        return [d for d in self.diagnostics.having(ASSUMPTION) if not is_renaming(d)]

    @property
    def renamings(self) -> list[Diagnostic]:
        """Names that had to change: ``data`` has what was renamed, the ``old`` and the ``new`` name."""
        return [d for d in self.diagnostics.having(ASSUMPTION) if is_renaming(d)]

    @property
    def files(self) -> list[str]:
        """Every file that was read, in order, without repetition."""
        paths = [s.path for s in self.diagnostics.sources.all if s.path is not None]
        return list(dict.fromkeys([*paths, *self.meshes_read]))

    def render(self) -> str:
        """The diagnostics as text, as the command prints them."""
        from transpile.diagnostics.render_text import render_text

        return render_text(self.diagnostics.all, self.diagnostics.sources)

    def report(self) -> dict[str, Any]:
        """What ``--report`` writes of one conversion, as a JSON-ready dictionary."""
        from transpile.diagnostics.describe import describe_report

        sources = self.diagnostics.sources.all
        return {
            "input": sources[0].name if sources else None,
            "from": self.source_format,
            "to": self.to,
            "ok": self.ok,
            **describe_report(self.diagnostics),
        }


def is_renaming(diagnostic: Diagnostic) -> bool:
    """Whether a finding records a renaming (``Diagnostics.rename``)."""
    return diagnostic.data is not None and "renaming" in diagnostic.data
