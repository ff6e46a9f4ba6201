"""What a route is: a conversion that is tried on every file of a format, and how it is judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from transpile.verify.compare import Difference
from transpile.verify.facts import Facts
from transpile.verify.verify_pair import DEFAULT


def every(path: Path, facts: Facts) -> str:
    """No file is left out."""
    return ""


class Route(NamedTuple):
    """A conversion to ``to``, written as ``made`` (a file's name) with further ``options``.

    ``after`` is the route whose output is converted, where that is not the file itself. ``engines`` are the
    roads on which the file and the result are compared, ``otherwise`` those that are taken where none of them
    is open. ``unsayable`` has the kinds of differences that the
    target has no words for, each with the loss that has to be reported then; a kind may be followed by what
    the source has ("collision shape halfspace"). ``why_not`` says why a file is not for this route (empty
    when it is).
    """

    name: str
    to: str
    made: str
    options: Mapping[str, Any] = {}
    after: str = ""
    engines: tuple[str, ...] = DEFAULT
    otherwise: tuple[str, ...] = ()
    unsayable: Mapping[str, str] = {}
    why_not: Callable[[Path, Facts], str] = every

    def loss_of(self, difference: Difference) -> str | None:
        """The code that must have told of a difference, for one that the target has no words for."""
        closer = f"{difference.kind} {difference.a.partition(' ')[0]}"
        return self.unsayable.get(closer, self.unsayable.get(difference.kind))


class Family(NamedTuple):
    """The routes of a source format, which ``verify`` calls ``format``.

    A file is judged when one of ``engines`` loads it. ``reasons`` says why some files cannot agree: for each
    kind of difference the rule of a format or an engine behind it.
    """

    title: str
    format: str
    engines: tuple[str, ...]
    routes: tuple[Route, ...]
    reasons: Mapping[str, str]
