"""YAML to a tree with places; the only module that knows a YAML library.

Nothing is constructed: tags stay names, numbers stay text, so that a file can do no more than be read.
Anchors are followed, merge keys (``<<``) are resolved as YAML 1.1 says: what a mapping says itself goes
before what is merged in, and earlier merges before later ones.
"""

from __future__ import annotations

from typing import Any

from transpile.diagnostics import Diagnostics
from transpile.source import ORDINAL_BITS, Source, Span
from transpile.syntax.decode_bytes import decode_bytes

MAPPING, SEQUENCE, SCALAR = "mapping", "sequence", "scalar"

_STANDARD = "tag:yaml.org,2002:"


class YamlNode:
    """A node: its ``kind``, its own ``tag`` without the ``!`` ("" where none is written), the text of a
    scalar (``quoted`` or not), the ``items`` of a sequence, the values of a mapping by their keys
    (``fields``, with the places of the keys in ``keys``). ``line`` is the line it begins in, counted from
    0."""

    __slots__ = ("at", "kind", "tag", "text", "quoted", "items", "fields", "keys", "line")

    def __init__(self, kind: str, tag: str, at: int, line: int) -> None:
        self.kind = kind
        self.tag = tag
        self.at = at
        self.line = line
        self.text = ""
        self.quoted = False
        self.items: list[YamlNode] = []
        self.fields: dict[str, YamlNode] = {}
        self.keys: dict[str, int] = {}


class YamlComment:
    """A comment: its text without the ``#``, the ``line`` it stands in, counted from 0, and whether it stands
    ``beside`` something."""

    __slots__ = ("text", "line", "beside")

    def __init__(self, text: str, line: int, beside: bool) -> None:
        self.text = text
        self.line = line
        self.beside = beside


def read_yaml(source: Source, diagnostics: Diagnostics) -> tuple[YamlNode | None, list[YamlComment]]:
    """The root of a source (None when it is empty) and its comments.

    (None, []) after a P070 when it is no YAML. A key that is given twice is reported (P076).
    """
    import yaml

    decode_bytes(source, diagnostics)
    text = source.data.decode("utf-8", "replace")
    offsets = _Offsets(text)
    try:
        composed = yaml.compose(text, Loader=yaml.SafeLoader)
        comments = _comments(text, yaml.scan(text, Loader=yaml.SafeLoader)) if "#" in text else []
    except yaml.YAMLError as error:
        _report(error, source, offsets, diagnostics)
        return None, []
    except RecursionError:
        at = source.index << ORDINAL_BITS
        diagnostics.report("P070", "this YAML is nested too deeply to be read", at)
        return None, []
    if composed is None:
        return None, comments
    return _Builder(source, offsets, diagnostics).build(composed), comments


class _Offsets:
    """Byte offsets of characters; both are the same where all is ASCII."""

    __slots__ = ("text", "plain")

    def __init__(self, text: str) -> None:
        self.text = text
        self.plain = text.isascii()

    def end_of_line(self, index: int) -> int:
        end = self.text.find("\n", index)
        return end if end >= 0 else len(self.text)

    def byte(self, index: int) -> int:
        return index if self.plain else len(self.text[:index].encode("utf-8", "replace"))


def _report(error: Any, source: Source, offsets: _Offsets, diagnostics: Diagnostics) -> None:
    mark = getattr(error, "problem_mark", None)
    index = mark.index if mark is not None else getattr(error, "position", 0)
    start = offsets.byte(min(index, len(offsets.text)))
    problem = getattr(error, "problem", None) or getattr(error, "reason", None) or "it breaks off"
    context = getattr(error, "context", None)
    told = f"{context}, {problem}" if context else str(problem)
    span = Span(start, start + 1)
    diagnostics.report("P070", f"this is no YAML: {told}", source.index << ORDINAL_BITS, span=span)


def _comments(text: str, tokens: Any) -> list[YamlComment]:
    """What stands between the tokens."""
    found: list[YamlComment] = []
    end, line = 0, 0
    for token in tokens:
        gap = text[end : token.start_mark.index]
        if "#" in gap:
            for i, part in enumerate(gap.split("\n")):
                mark = part.find("#")
                if mark >= 0:
                    found.append(YamlComment(part[mark + 1 :].strip("\r"), line + i, i == 0 and end > 0))
        if token.end_mark.index >= end:
            end, line = token.end_mark.index, token.end_mark.line
    return found


class _Builder:
    """Makes our nodes of the library's, numbers them, and lets the source find them again."""

    def __init__(self, source: Source, offsets: _Offsets, diagnostics: Diagnostics) -> None:
        self.source = source
        self.offsets = offsets
        self.diagnostics = diagnostics
        self.spans: list[tuple[int, int]] = []
        self.known: dict[int, YamlNode] = {}
        self.by_ordinal: list[YamlNode | None] = []
        self.source.locate = self.locate

    def number(self, start: int, end: int, node: YamlNode | None = None) -> int:
        self.spans.append((start, end))
        self.by_ordinal.append(node)
        return self.source.index << ORDINAL_BITS | len(self.spans)

    def locate(self, ordinal: int, field: str | None) -> Span | None:
        """A node, or the value of one of its keys."""
        node = self.by_ordinal[ordinal - 1]
        if field is not None:
            value = node.fields.get(field.lstrip("@")) if node is not None else None
            if value is None:
                return None
            ordinal = value.at & ((1 << ORDINAL_BITS) - 1)
        start, end = self.spans[ordinal - 1]
        return Span(self.offsets.byte(start), self.offsets.byte(end))

    def build(self, top: Any) -> YamlNode:
        root = self.make(top)
        stack = [top]
        while stack:
            composed = stack.pop()
            node = self.known[id(composed)]
            if node.kind == SEQUENCE:
                fresh = [child for child in composed.value if id(child) not in self.known]
                node.items = [self.make(child) for child in composed.value]
                stack.extend(reversed(fresh))
            elif node.kind == MAPPING:
                stack.extend(reversed(self.fill(node, composed)))
        return root

    def make(self, composed: Any) -> YamlNode:
        node = self.known.get(id(composed))
        if node is not None:
            return node
        tag = composed.tag if not composed.tag.startswith(_STANDARD) else ""
        start, end = composed.start_mark, composed.end_mark
        kind = composed.id
        node = YamlNode(kind, tag.lstrip("!"), 0, start.line)
        last = end.index if end.line == start.line else self.offsets.end_of_line(start.index)
        node.at = self.number(start.index, last, node)
        if kind == SCALAR:
            node.text = composed.value
            node.quoted = composed.style is not None
            self.check_characters(composed, node.at)
        self.known[id(composed)] = node
        return node

    def check_characters(self, scalar: Any, at: int) -> None:
        """Report what only an escape can write, and no XML can hold (P095)."""
        if scalar.style != '"' or scalar.value.isprintable():
            return
        odd = next((character for character in scalar.value if _is_odd(ord(character))), None)
        if odd is not None:
            message = f"the character U+{ord(odd):04X} can stand in no model"
            self.diagnostics.report("P095", message, at, fix="take it out")

    def fill(self, node: YamlNode, composed: Any) -> list[Any]:
        """Give a mapping its fields; the composed children that are new."""
        fresh: list[Any] = []
        written: set[str] = set()
        for key, value in _pairs(composed):
            name = key.value if key.id == SCALAR else "?"
            own = any(key is mine for mine, _ in composed.value)
            at = self.number(key.start_mark.index, max(key.end_mark.index, key.start_mark.index + 1))
            if own and name in written:
                self.diagnostics.report("P076", f"the key {name!r} is given twice", at)
                continue
            if own:
                written.add(name)
                if key.id == SCALAR:
                    self.check_characters(key, at)
            if name in node.fields:
                continue
            if id(value) not in self.known:
                fresh.append(value)
            node.fields[name] = self.make(value)
            node.keys[name] = at
        return fresh


def _is_odd(code: int) -> bool:
    """Whether XML has no place for a character, or it is half of one."""
    return (code < 0x20 and code not in (9, 10, 13)) or 0xD800 <= code < 0xE000 or code in (0xFFFE, 0xFFFF)


def _pairs(composed: Any) -> list[tuple[Any, Any]]:
    """The pairs of a mapping, its own first, then those that are merged in, each mapping once."""
    pairs: list[tuple[Any, Any]] = []
    seen = {id(composed)}
    queue = [composed]
    for mapping in queue:
        for key, value in mapping.value:
            if key.tag != _STANDARD + "merge":
                pairs.append((key, value))
                continue
            for merged in value.value if value.id == SEQUENCE else [value]:
                if merged.id == MAPPING and id(merged) not in seen:
                    seen.add(id(merged))
                    queue.append(merged)
    return pairs
