"""What the compiler says about a file: one class for a finding, one that gathers them."""

from __future__ import annotations

from collections.abc import Iterator

from transpile.source import NOWHERE, Sources, Span

ERROR = "error"
WARNING = "warning"
LOSS = "loss"
ASSUMPTION = "assumption"


class Diagnostic:
    """One finding.

    ``code`` names its kind (the letter is the stage: P parse, S scope, F frame, X extension,
    C check, L loss, A assumption), ``at``/``field`` its place (see ``transpile.source``), ``span``
    a place known as bytes of source ``at >> 32``, ``related`` further places with a text each,
    ``fix`` how to mend it, ``data`` facts for the JSON form (for a renaming: ``old``, ``new``).
    ``ignored`` says that the user asked not to be told (``-W no-CODE``); the report has it all the same.
    """

    __slots__ = ("code", "severity", "message", "at", "field", "span", "related", "fix", "data", "ignored")

    def __init__(
        self,
        code: str,
        severity: str,
        message: str,
        at: int = NOWHERE,
        field: str | None = None,
        span: Span | None = None,
        related: tuple[tuple[str, int], ...] = (),
        fix: str | None = None,
        data: dict[str, object] | None = None,
    ) -> None:
        self.code = code
        self.severity = severity
        self.message = message
        self.at = at
        self.field = field
        self.span = span
        self.related = related
        self.fix = fix
        self.data = data
        self.ignored = False

    def __repr__(self) -> str:
        return f"{self.severity}[{self.code}] {self.message}"


_SEVERITY = {"L": LOSS, "A": ASSUMPTION}


class Diagnostics:
    """Gathers the findings of one conversion, and knows its sources.

    The severity follows from the code's letter (L loss, A assumption); of the other stages a
    finding is an error unless ``warn`` is called.
    """

    __slots__ = ("all", "sources", "errors", "severities")

    def __init__(self, sources: Sources | None = None) -> None:
        self.all: list[Diagnostic] = []
        self.severities: dict[str, str] = {}
        """How severe one engine takes a code, or a code about one field (``"S002 expressed_in"``)."""
        self.sources = sources if sources is not None else Sources()
        self.errors = 0

    def report(
        self,
        code: str,
        message: str,
        at: int = NOWHERE,
        field: str | None = None,
        *,
        severity: str | None = None,
        span: Span | None = None,
        related: tuple[tuple[str, int], ...] = (),
        fix: str | None = None,
        data: dict[str, object] | None = None,
    ) -> Diagnostic:
        """Add a finding: an error, a loss (L…) or an assumption (A…)."""
        if self.severities:
            severity = self.severities.get(f"{code} {field}") or self.severities.get(code, severity)
        found = severity or _SEVERITY.get(code[0], ERROR)
        diagnostic = Diagnostic(code, found, message, at, field, span, related, fix, data)
        self.all.append(diagnostic)
        if found == ERROR:
            self.errors += 1
        return diagnostic

    def warn(
        self,
        code: str,
        message: str,
        at: int = NOWHERE,
        field: str | None = None,
        *,
        span: Span | None = None,
        related: tuple[tuple[str, int], ...] = (),
        fix: str | None = None,
        data: dict[str, object] | None = None,
    ) -> Diagnostic:
        """Add a finding that does not stop the conversion."""
        return self.report(
            code, message, at, field, severity=WARNING, span=span, related=related, fix=fix, data=data
        )

    def rename(self, code: str, kind: str, old: str, new: str, at: int, why: str) -> None:
        """Record that a name had to change (an assumption with ``data`` kind, old, new)."""
        self.report(
            code,
            f"{kind} {old!r} is written as {new!r}: {why}",
            at,
            data={"renaming": kind, "old": old, "new": new},
        )

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(self.all)

    def having(self, severity: str) -> list[Diagnostic]:
        """The findings of one severity, in the order they were made."""
        return [d for d in self.all if d.severity == severity]
