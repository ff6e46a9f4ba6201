"""Changing a model one detail at a time: the output or the report must change too.

Being read is not being carried. Each attribute and each text is changed, each attribute and element taken
away; whatever leaves both the output and the report as they were is a silent loss.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from lxml import etree

from transpile import convert
from transpile.source import ORDINAL_MASK


class Change:
    """One change: a description, the changed bytes, and the ordinals (self first, then ancestors) that it
    touches."""

    def __init__(self, what: str, data: bytes, ordinals: list[int], field: str | None) -> None:
        self.what = what
        self.data = data
        self.ordinals = ordinals
        self.field = field


def changes(data: bytes) -> Iterator[Change]:
    """Every change of one detail of an XML file."""
    root = etree.fromstring(data)
    for ordinal, element in enumerate(root.iter(), 1):
        if not isinstance(element.tag, str):
            continue
        places = _places(root, element)
        for key, value in element.attrib.items():
            yield Change(
                f"{_path(element)}/@{key} changed",
                _with(root, ordinal, _set(key, _other(value))),
                places,
                f"@{key}",
            )
            if not _is_default(value):
                yield Change(
                    f"{_path(element)}/@{key} deleted", _with(root, ordinal, _unset(key)), places, f"@{key}"
                )
        if element.text and element.text.strip():
            yield Change(
                f"{_path(element)}/text changed",
                _with(root, ordinal, _text(_other(element.text))),
                places,
                None,
            )
        if element is not root and not _says_nothing(element):
            yield Change(f"{_path(element)} deleted", _with(root, ordinal, _remove), places, None)


def silent(data: bytes, to: str, **options: Any) -> list[str]:
    """The changes that neither the output nor the report shows."""
    base = convert(data, to=to, **options)
    assert base.ok, [str(d) for d in base.diagnostics]
    before = _shown(base)
    told = {
        (d.at & ORDINAL_MASK, d.field)
        for d in base.diagnostics
        if d.at >= 0 and d.severity in ("loss", "warning")
    }
    found = []
    for change in changes(data):
        if _is_told(change, told):
            continue
        after = convert(change.data, to=to, **options)
        if after.ok and _shown(after) == before:
            found.append(change.what)
    return found


def _is_told(change: Change, told: set[tuple[int, str | None]]) -> bool:
    here, *above = change.ordinals
    if (here, change.field) in told or (here, None) in told:
        return True
    return any((ordinal, None) in told for ordinal in above)


def _shown(result: Any) -> tuple[str, list[tuple[str, str]]]:
    return result.text, sorted((d.code, d.message) for d in result.diagnostics)


def _places(root: Any, element: Any) -> list[int]:
    ordinals = {e: i for i, e in enumerate(root.iter(), 1)}
    return [ordinals[e] for e in (element, *element.iterancestors())]


def _path(element: Any) -> str:
    names = [e.get("name") or e.tag for e in (*reversed(list(element.iterancestors())), element)]
    return "/".join(names)


def _with(root: Any, ordinal: int, change: Any) -> bytes:
    copy = deepcopy(root)
    for i, element in enumerate(copy.iter(), 1):
        if i == ordinal:
            change(element)
            break
    return bytes(etree.tostring(copy))


def _set(key: str, value: str) -> Any:
    return lambda e: e.set(key, value)


def _unset(key: str) -> Any:
    return lambda e: e.attrib.pop(key)


def _text(value: str) -> Any:
    def change(e: Any) -> None:
        e.text = value

    return change


def _remove(e: Any) -> None:
    e.getparent().remove(e)


def _other(text: str) -> str:
    """Another value of the same kind."""
    words = text.split()
    try:
        numbers = [float(word) for word in words]
    except ValueError:
        swap = {"true": "false", "false": "true"}
        return swap.get(text.strip(), f"{text.strip()}_x")
    numbers[-1] = numbers[-1] + 0.125 if abs(numbers[-1]) < 1e6 else numbers[-1] / 2
    return " ".join(repr(n) for n in numbers)


def _is_default(text: str) -> bool:
    return (
        text.strip() in ("0", "1", "true", "false", "")
        or set(text.split()) <= {"0", "0.0", "-0"}
        or text == "1 1 1"
    )


def _says_nothing(element: Any) -> bool:
    if len(element):
        return all(isinstance(c.tag, str) and _says_nothing(c) for c in element)
    return all(_is_default(v) for v in element.attrib.values()) and _is_default(element.text or "")
