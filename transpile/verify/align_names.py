"""Names of two files that no report connects: a model may be scoped in the one and stand alone in the other.

Drake Model Directives put the instance before every name, a scene of MJCF has one name space, and a file
with one model says nothing of its name.
"""

from __future__ import annotations

from collections.abc import Collection

from transpile.verify.facts import Facts
from transpile.verify.renamed import Renamed

SCOPE = "::"


def align(a: Facts, b: Facts, is_strict: bool = False) -> Renamed:
    """Names of A that B has with more or with fewer scopes before them, where only one can be meant.

    ``is_strict``: where B names its one model, and A none, that name has to be the scope. (To MJCF the
    name of a model is no more than a title.)
    """
    if is_strict and b.top and not a.top:
        links, joints, frames = (
            {f"{b.top}{SCOPE}{name}": name for name in names} for names in (b.links, b.joints, b.frames)
        )
        return Renamed(links, joints, frames)
    return Renamed(
        _align(a.links.keys(), b.links.keys()),
        _align(a.joints.keys(), b.joints.keys()),
        _align(a.frames.keys(), b.frames.keys()),
    )


def _align(a: Collection[str], b: Collection[str]) -> dict[str, str]:
    left, right = (_by_last(x, y) for x, y in ((a, b), (b, a)))
    found: dict[str, str] = {}
    for last, names in left.items():
        for name in names:
            others = [other for other in right.get(last, ()) if _is_same(name, other)]
            if len(others) == 1 and [n for n in names if _is_same(n, others[0])] == [name]:
                found[name] = others[0]
    return found


def _by_last(names: Collection[str], known: Collection[str]) -> dict[str, list[str]]:
    """The names that the other side doesn't know, by their last part."""
    found: dict[str, list[str]] = {}
    for name in names:
        if name not in known:
            found.setdefault(name.rpartition(SCOPE)[2], []).append(name)
    return found


def _is_same(a: str, b: str) -> bool:
    return a.endswith(SCOPE + b) or b.endswith(SCOPE + a)
