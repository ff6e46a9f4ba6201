"""Compares what MuJoCo compiled two MJCF files to, row by row."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from transpile.verify.compare import TOLERANCE, Difference, short
from transpile.verify.read_compiled import CompiledFacts, Row, Tables, Value
from transpile.verify.renamed import Renamed

FLOOR = 1e-3
"""The size that a number has to have for its tolerance to shrink with it (SI units)."""
_OWN_SIZE = ("mass", "inertia")
"""Compared by their own size, however small they are."""


def compare_compiled(a: CompiledFacts, b: CompiledFacts, renamed: Renamed) -> list[Difference]:
    """All differences of the tables of two files, in a fixed order."""
    return [*_Comparison(a.tables, b.tables, renamed).differences()]


class _Comparison:
    def __init__(self, a: Tables, b: Tables, renamed: Renamed) -> None:
        self.a, self.b = a, b
        self.names = {"body": renamed.links, "joint": renamed.joints, "site": renamed.frames}

    def differences(self) -> Iterator[Difference]:
        """What differs, kind by kind."""
        for kind, rows in self.a.items():
            others = self.b.get(kind, [])
            pairs, missing, extra = self.match(kind, rows, others)
            for row in missing:
                yield Difference(
                    f"compiled {kind}", row.name or f"of {row.owner}", "there", "nothing", "mujoco"
                )
            for row in extra:
                yield Difference(
                    f"compiled {kind}", row.name or f"of {row.owner}", "nothing", "there", "mujoco"
                )
            for row, other in pairs:
                yield from self.compare_rows(kind, row, other)

    def match(
        self, kind: str, rows: list[Row], others: list[Row]
    ) -> tuple[list[tuple[Row, Row]], list[Row], list[Row]]:
        """Pairs of rows that stand for one thing: those of one name, the others in the order in which they
        come in one body."""
        by_name = {row.name: row for row in others if row.name}
        taken: set[int] = set()
        pairs: list[tuple[Row, Row]] = []
        unnamed: list[Row] = []
        for i, row in enumerate(rows):
            renamed = self.names.get(kind, {})
            other = by_name.get(renamed.get(row.name or f"#{i}", row.name) or "")
            if other is None:
                unnamed.append(row)
                continue
            pairs.append((row, other))
            taken.add(id(other))
        rest: dict[str, list[Row]] = {}
        for row in others:
            if id(row) not in taken:
                rest.setdefault(row.owner, []).append(row)
        missing = []
        for row in unnamed:
            like = rest.get(self.called("body", row.owner), [])
            if like:
                pairs.append((row, like.pop(self.nearest(row, like))))
            else:
                missing.append(row)
        return pairs, missing, [row for like in rest.values() for row in like]

    def nearest(self, row: Row, like: list[Row]) -> int:
        """Which of some rows without names stands for a row: the first that is the same, else the first."""
        for place, other in enumerate(like):
            if all(self.same(name, value, other.values.get(name, ())) for name, value in row.values.items()):
                return place
        return 0

    def called(self, kind: str, name: str) -> str:
        """What something of A is called in B."""
        return self.names[kind].get(name, name)

    def compare_rows(self, kind: str, row: Row, other: Row) -> Iterator[Difference]:
        """The values of a pair."""
        for name, value in row.values.items():
            theirs = other.values.get(name)
            if theirs is not None and not self.same(name, value, theirs):
                yield Difference(
                    f"compiled {kind} {name}",
                    row.name or f"of {row.owner}",
                    short(value),
                    short(theirs),
                    "mujoco",
                )

    def same(self, name: str, value: Value, other: Value) -> bool:
        """Whether two values agree."""
        if isinstance(value, str) or isinstance(other, str):
            return self.in_words_of_b(str(value)) == str(other)
        if len(value) != len(other):
            return False
        left, right = np.asarray(value), np.asarray(other)
        if not left.size or np.array_equal(left, right):
            return True
        size = max(np.abs(left).max(), np.abs(right).max(), 0.0 if name in _OWN_SIZE else FLOOR)
        return bool(np.abs(left - right).max() <= TOLERANCE * size)

    def in_words_of_b(self, text: str) -> str:
        """A value that names things, with what is renamed in it renamed."""
        words = text.split(" ")
        table = {**self.names["site"], **self.names["joint"], **self.names["body"]}
        return " ".join(table.get(word, word) for word in words)
