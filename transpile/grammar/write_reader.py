"""Writes the reader of a format: straight-line code from lxml elements to the AST."""

from __future__ import annotations

from transpile.grammar.model import Element, Field, Format, version_number
from transpile.grammar.write_ast import HEADER

PLAIN = ("string", "uri")
NAMES = ("id", "ref", "enum")


def write_reader(format: Format) -> str:
    """The module ``transpile/formats/NAME/generated_reader.py``."""
    out = [HEADER.format(what=f"The reader of {format.name}.", name=format.name)]
    out.append(_imports(format))
    used = {f.argument for e in format.elements.values() for f in e.fields if f.type == "enum"}
    for name, words in format.enums.items():
        if name in used:
            out.append(f"{name.upper()} = {tuple(words)!r}")
    for element in format.elements.values():
        out.append(f"_{element.name.upper()} = {_known(element)!r}")
    deep = format.deep()
    for element in format.elements.values():
        out.append(_Writer(element, format, deep).function())
    return "\n".join(out) + "\n"


def _imports(format: Format) -> str:
    fields = [f for e in format.elements.values() for f in e.of_kind("attribute", "text", "value")]
    types = {f.type for f in fields}
    readers = sorted(t for t in types if t not in PLAIN and t not in NAMES)
    classes = sorted(e.class_name for e in format.elements.values())
    return (
        "from __future__ import annotations\n\n"
        "from collections.abc import Generator\nfrom typing import Any\n\n"
        f"from transpile.ast.generated_{format.name} import {', '.join(classes)}\n"
        "from transpile.syntax.reader import Reader\n"
        f"from transpile.syntax.values import {', '.join(readers)}\n"
    )


def _known(element: Element) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    attributes = tuple(f.name for f in element.of_kind("attribute"))
    children = tuple(f.name for f in element.of_kind("value", "element", "tree"))
    return attributes, children, tuple(element.opaque)


class _Writer:
    """Writes one reading function, line by line."""

    def __init__(self, element: Element, format: Format, deep: set[str]) -> None:
        self.element = element
        self.format = format
        self.deep = deep
        self.lines: list[str] = []
        self.known = f"_{element.name.upper()}"

    def add(self, indent: int, line: str) -> None:
        self.lines.append("    " * indent + line)

    def bit(self, f: Field) -> int:
        return 2 << self.element.fields.index(f)

    def function(self) -> str:
        e = self.element
        result = e.class_name
        if e.name in self.deep:
            result = f"Generator[Any, Any, {e.class_name}]"
        self.add(0, f"\ndef read_{e.name}(e: Any, c: Reader) -> {result}:")
        self.add(1, f"n = {e.class_name}()")
        self.add(1, "n.at = c.at = c.at + 1")
        self.add(1, "todo = 1")
        self.attributes()
        self.text()
        self.children()
        self.checks()
        self.add(1, "n.todo = todo")
        self.add(1, "if n.extra is not None:")
        self.add(2, "c.anchor(n)")
        self.add(1, "return n")
        return "\n".join(self.lines)

    def attributes(self) -> None:
        self.add(1, "for k, v in e.items():")
        attributes = self.element.of_kind("attribute")
        if any(":" in f.name for f in attributes):
            self.add(2, 'if k[0] == "{":')
            self.add(3, "k = c.key(e, k)")
        word = "if"
        for f in attributes:
            self.add(2, f'{word} k == "{f.name}":')
            self.value(3, f)
            word = "elif"
        if word == "if":
            self.add(2, f"c.attribute(n, e, k, v, {self.known})")
        else:
            self.add(2, "else:")
            self.add(3, f"c.attribute(n, e, k, v, {self.known})")

    def value(self, indent: int, f: Field) -> None:
        """Convert ``v`` and store it."""
        self.add(indent, f"todo |= {self.bit(f)}")
        self.version(indent, f)
        target = f"n.{f.slot}"
        if f.many:
            target = "item"
        if f.type in PLAIN:
            text = "v" if f.kind == "attribute" else "v.strip()"
            self.add(indent, f"{target} = {text}")
        elif f.type in NAMES:
            self.name(indent, f, target)
        else:
            self.add(indent, "try:")
            self.add(indent + 1, f"{target} = {f.type}(v)")
            self.add(indent, "except ValueError:")
            self.add(indent + 1, f'{target} = c.mend(n, "{f.locator}", v, "{f.type}")')
            if f.required and not f.many:
                self.add(indent + 1, f"if {target} is None and not v.strip():")
                self.add(indent + 2, f"todo &= ~{self.bit(f)}  # an empty value is none")
            if f.range:
                test = {"nonnegative": "< 0", "positive": "<= 0", "nonzero": "== 0"}[f.range]
                self.add(indent, f"if {target} is not None and {target} {test}:")
                self.add(indent + 1, f'c.out_of_range(n, "{f.locator}", v, "{f.range}")')
        if f.many:
            self.add(indent, f"n.{f.slot}.append(item)")

    def name(self, indent: int, f: Field, target: str) -> None:
        text = "v" if f.kind == "attribute" else "v.strip()"
        self.add(indent, f"{target} = {text}")
        if f.type == "enum":
            assert f.argument
            words = f.argument.upper()
            self.add(indent, f"if {target} not in {words}:")
            self.add(indent + 1, f'{target} = c.word(n, "{f.locator}", v, {words})')

    def version(self, indent: int, f: Field) -> None:
        if f.since:
            self.add(indent, f"if c.version < {version_number(f.since)}:")
            self.add(indent + 1, f'c.too_new(n, "{f.locator}", "{f.since}")')
        if f.until:
            self.add(indent, f"if c.version > {version_number(f.until)}:")
            self.add(indent + 1, f'c.too_old(n, "{f.locator}", "{f.until}")')

    def text(self) -> None:
        texts = self.element.of_kind("text")
        if texts:
            self.add(1, "v = c.text(e)")
            self.value(1, texts[0])
        else:
            self.add(1, "if e.text:")
            self.add(2, "c.stray(n, e, e.text)")

    def children(self) -> None:
        children = self.element.of_kind("value", "element", "tree")
        self.add(1, "for x in e:")
        self.add(2, "t = x.tag")
        if any(":" in f.name for f in children):
            self.add(2, 'if t.__class__ is str and t[0] == "{":')
            self.add(3, "t = c.tag(x)")
        word = "if"
        for f in children:
            self.add(2, f'{word} t == "{f.name}":')
            self.child(f)
            word = "elif"
        if word == "if":
            self.add(2, f"c.other(n, x, {self.known})")
        else:
            self.add(2, "else:")
            self.add(3, f"c.other(n, x, {self.known})")
        if not self.element.of_kind("text"):
            self.add(2, "if x.tail:")
            self.add(3, "c.stray(n, x, x.tail)")

    def child(self, f: Field) -> None:
        indent = 3
        bit = self.bit(f)
        if not f.many:
            self.add(3, f"if todo & {bit}:")
            self.add(4, "c.again(n, x)")
            self.add(3, "else:")
            indent = 4
        if f.kind == "value":
            self.add(indent, "c.at += 1")
            self.add(indent, 'v = x.text or ""')
            self.add(indent, "if len(x) or x.attrib:")
            self.add(indent + 1, f'v = c.plain(n, x, "{f.name}")')
            self.value(indent, f)
            return
        self.add(indent, f"todo |= {bit}")
        self.version(indent, f)
        call = "c.tree(x)" if f.kind == "tree" else f"read_{f.type}(x, c)"
        if f.prefixed:
            call = f"c.prefixed(read_{f.type}, x, {self.format.prefixed_names(f)!r})"
        if f.type in self.deep:
            call = f"yield read_{f.type}, x"
        if f.many:
            self.add(indent, f"n.{f.slot}.append({f'({call})' if 'yield' in call else call})")
        else:
            self.add(indent, f"n.{f.slot} = {call}")

    def checks(self) -> None:
        for f in self.element.fields:
            if f.required and f.kind != "text":
                self.add(1, f"if not todo & {self.bit(f)}:")
                self.add(2, f'c.missing(n, "{f.locator}")')
        by_name = {f.name: f for f in self.element.fields}
        for rule, names in self.element.rules:
            mask = sum(self.bit(by_name[name]) for name in names)
            self.add(1, f"found = todo & {mask}")
            test = {"exclusive": "found & (found - 1)", "oneof": "not found or found & (found - 1)",
                    "together": f"found and found != {mask}"}[rule]  # fmt: skip
            self.add(1, f"if {test}:")
            self.add(2, f'c.rule(n, "{rule}", {tuple(names)!r})')
