"""What the generated readers call when something is not plain: the slow paths of parsing.

A ``Reader`` counts the elements, so that every node knows its place, and reports what a grammar does not
allow. Nothing is thrown away here: what has no type is kept in the node's ``extra``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lxml import etree

from transpile.ast.node import Comment, Extra, Node, Opaque, OpaqueAttribute, OpaqueText, Tree
from transpile.diagnostics import Diagnostics
from transpile.source import ORDINAL_BITS, Source
from transpile.syntax.read_xml import qualified_attribute, qualified_name
from transpile.syntax.write_xml import opaque_text

ANY = float("nan")
"""A version that comes neither before nor after any."""

Known = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The names that the grammar allows in an element: attributes, children, opaque children."""


class Reader:
    """The state of one reading: ``at`` is the place of the element read last, ``version`` the format's as a
    number (109 for 1.9; 0 where there is none)."""

    __slots__ = ("at", "version", "source", "diagnostics")

    def __init__(self, source: Source, diagnostics: Diagnostics, version: int = 0) -> None:
        self.at = source.index << ORDINAL_BITS
        self.version: float = version
        self.source = source
        self.diagnostics = diagnostics

    # names with prefixes

    def tag(self, x: Any) -> str:
        """The element's name as written: ``drake:joint`` whatever its prefix is bound to."""
        return qualified_name(x)

    def key(self, e: Any, key: str) -> str:
        """An attribute's name as written."""
        return qualified_attribute(e, key)

    # what the grammar does not know

    def attribute(self, n: Node, e: Any, key: str, value: str, known: Known) -> None:
        """An attribute without a type: kept, and reported unless its name belongs to somebody (a prefix)."""
        key = qualified_attribute(e, key)
        _extra(n, OpaqueAttribute(key, value, n.at))
        if ":" not in key:
            self.diagnostics.warn(
                "X042" if self.version is ANY else "P021",
                f"<{qualified_name(e)}> has no attribute {key!r} in this format",
                n.at,
                f"@{key}",
                fix=_nearest(key, known[0]),
            )

    def other(self, n: Node, x: Any, known: Known) -> None:
        """A comment, or an element without a type: kept as it is."""
        at = self.at + 1
        if x.tag is etree.Comment:
            self.at = at
            _extra(n, Comment(x.text, at, (x, at)))
            return
        if not isinstance(x.tag, str):
            self.at = at
            _extra(n, Opaque("?", opaque_text(x), at, (x, at)))
            return
        name = qualified_name(x)
        self.skip(x)
        _extra(n, Opaque(name, opaque_text(x), at, (x, self.at)))
        if name not in known[2] and ":" not in name:
            self.diagnostics.warn(
                "X042" if self.version is ANY else "P020",
                f"<{qualified_name(x.getparent())}> has no element <{name}> in this format",
                at,
                fix=_nearest(name, known[1] + known[2]),
            )

    def again(self, n: Node, x: Any) -> None:
        """An element that may stand once stands again: the first one counts (urdfdom, libsdformat and Drake).

        It is kept at the end, so that it can't come before the first one when it is written."""
        at = self.at + 1
        self.skip(x)
        name = qualified_name(x)
        _extra(n, Opaque(name, opaque_text(x), at))
        self.diagnostics.warn("P024", f"<{name}> stands here again; the first one counts", at)

    def skip(self, x: Any) -> None:
        """Count an element and all that is in it."""
        self.at += sum(1 for _ in x.iter())

    def stray(self, n: Node, e: Any, text: str) -> None:
        """Text where only elements may stand."""
        if not text.isspace():
            _extra(n, OpaqueText(text.strip(), n.at, (e, self.at)))
            message = f"text where only elements may stand: {text.strip()[:40]!r}"
            self.diagnostics.warn("P026", message, n.at, "#text")

    def tree(self, x: Any) -> Tree:
        """An element as a generic tree."""
        top = Tree(qualified_name(x))
        mixed = b"<![CDATA[" in self.source.data and "<![CDATA[" in opaque_text(x)
        stack: list[tuple[Any, Tree]] = [(x, top)]
        while stack:
            e, node = stack.pop()
            node.at = self.at = self.at + 1
            node.todo = 1
            for k, v in e.items():
                node.attributes[self.key(e, k) if k[0] == "{" else k] = v
            node.text = _text_of(e)
            children: list[tuple[Any, Tree]] = []
            for y in e:
                if isinstance(y.tag, str):
                    child = Tree(qualified_name(y))
                    node.children.append(child)
                    children.append((y, child))
                elif y.tag is etree.Comment:
                    children.append((y, node))
            mixed = mixed or (node.text is not None and bool(node.children))
            stack.extend(reversed(children))
            while stack and stack[-1][0].tag is etree.Comment:
                comment, owner = stack.pop()
                self.at += 1
                _extra(owner, Comment(comment.text, self.at, _tree_anchor(comment, owner)))
        if mixed:
            top.xml = opaque_text(x)
        return top

    def prefixed(self, read: Callable[[Any, Reader], Any], x: Any, known: tuple[str, ...]) -> Any:
        """An element in which every tag has a prefix, read as the one without; ``known`` keep theirs.

        It belongs to the owner of the prefix, so that it has no versions."""
        prefix = qualified_name(x).partition(":")[0] + ":"
        for i, y in enumerate(x.iterdescendants(), 2):
            if not isinstance(y.tag, str):
                continue
            name = qualified_name(y)
            if not name.startswith(prefix):
                message = f"<{name}> stands in a <{prefix}{read.__name__[5:]}>: it needs the prefix too"
                self.diagnostics.report("X022", message, self.at + i, severity="error")
            elif name not in known:
                y.tag = name.removeprefix(prefix)
        version, self.version = self.version, ANY
        node = read(x, self)
        self.version = version
        return node

    # values

    def text(self, e: Any) -> str:
        """The element's text, comments in it left out."""
        return _text_of(e) or ""

    def plain(self, n: Node, x: Any, name: str) -> str:
        """The text of a child that ought to be nothing but a value."""
        for key in x.attrib:
            if key[0] != "{":
                code = "X042" if self.version is ANY else "P021"
                self.diagnostics.warn(code, f"<{name}> takes no attribute {key!r}", self.at, f"@{key}")
        for y in x.iterdescendants():
            self.at += 1
            if isinstance(y.tag, str):
                self.diagnostics.warn("P020", f"<{name}> holds a value and no element", self.at)
        return _text_of(x) or ""

    def mend(self, n: Node, field: str, text: str, kind: str) -> Any:
        """A value that is not plain: mended with a warning, or reported as an error (None then)."""
        from transpile.syntax.mend_values import defect_span, mend

        mended = mend(kind, text)
        for defect in mended.defects:
            self.diagnostics.report(
                defect.code,
                f"{field.lstrip('@')}: {defect.message}",
                n.at,
                field,
                severity=defect.severity,
                span=defect_span(self.source, n.at, field, text, defect.column),
                fix=defect.fix,
            )
        return mended.value

    def word(self, n: Node, field: str, text: str, words: tuple[str, ...]) -> str | None:
        """A word of a fixed list, which ``text`` is not as it stands; case and white space are forgiven."""
        folded = text.strip().lower()
        if folded in words:
            self.diagnostics.warn("P041", f"{field.lstrip('@')} {text!r} is written {folded!r}", n.at, field)
            return folded
        self.diagnostics.report(
            "P042",
            f"{field.lstrip('@')} {text!r} is none of {', '.join(words)}",
            n.at,
            field,
            fix=_nearest(folded, words),
        )
        return None

    def out_of_range(self, n: Node, field: str, text: str, range: str) -> None:
        """A number outside its range."""
        self.diagnostics.warn(
            "P043", f"{field.lstrip('@')} ought to be {range}, and is {text.strip()}", n.at, field
        )

    # structure

    def missing(self, n: Node, field: str) -> None:
        """Something required is not there."""
        tag = n.TAG
        if field[0] == "@":
            self.diagnostics.report("P022", f"<{tag}> needs the attribute {field[1:]!r}", n.at)
        else:
            self.diagnostics.report("P023", f"<{tag}> needs a <{field}>", n.at)

    def rule(self, n: Node, rule: str, names: tuple[str, ...]) -> None:
        """A rule about which of several fields may stand is broken."""
        what = {
            "exclusive": "only one of",
            "oneof": "exactly one of",
            "together": "all or none of",
        }[rule]
        self.diagnostics.warn("P027", f"<{n.TAG}> takes {what} {', '.join(names)}", n.at)

    def too_new(self, n: Node, field: str, since: str) -> None:
        """Written in a version that did not have it yet; read all the same, as the engines do."""
        self.diagnostics.warn("P025", f"{field.lstrip('@')} came only with version {since}", n.at, field)

    def too_old(self, n: Node, field: str, until: str) -> None:
        """Written in a version that no longer has it."""
        self.diagnostics.warn("P029", f"{field.lstrip('@')} went after version {until}", n.at, field)

    def anchor(self, n: Node) -> None:
        """Tie each comment and opaque element to what it stood before, so that a printer puts it there
        again."""
        by_place = _children_by_place(n)
        for extra in reversed(n.extra or ()):
            if not isinstance(extra.before, tuple):
                continue
            x, last = extra.before
            if isinstance(extra, OpaqueText):
                extra.before = by_place.get(last + 1)
                continue
            extra.before = by_place.get(last + 1)
            by_place[extra.at] = extra.before
            following = x.getnext()
            if extra.before is None and following is not None and isinstance(following.tag, str):
                name = qualified_name(following).replace(":", "_")
                extra.before = by_place[extra.at] = name if name in n.FIELDS else None


def _text_of(e: Any) -> str | None:
    text = e.text or ""
    for x in e:
        text += x.tail or ""
    return text.strip() or None


def _extra(n: Node, extra: Extra) -> None:
    if n.extra is None:
        n.extra = []
    n.extra.append(extra)


def _tree_anchor(comment: Any, owner: Tree) -> Tree | None:
    index = 0
    for sibling in comment.getparent():
        if sibling is comment:
            break
        index += isinstance(sibling.tag, str)
    return owner.children[index] if index < len(owner.children) else None


def _children_by_place(n: Node) -> dict[int, Any]:
    found: dict[int, Any] = {}
    for name in n.FIELDS:
        value = getattr(n, name)
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, Node):
                found[child.at] = child
    return found


def _nearest(name: str, known: tuple[str, ...]) -> str | None:
    import difflib

    close = difflib.get_close_matches(name, known, n=1)
    return f"did you mean {close[0]!r}?" if close else None


def drive(read: Callable[[Any, Reader], Any], e: Any, reader: Reader) -> Any:
    """Run a reader of recursive elements without recursion: it yields (reader, element) and is sent the
    node."""
    stack = [read(e, reader)]
    value: Any = None
    while stack:
        try:
            inner, element = stack[-1].send(value)
        except StopIteration as stop:
            stack.pop()
            value = stop.value
        else:
            stack.append(inner(element, reader))
            value = None
    return value
