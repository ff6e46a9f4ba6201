"""Writes the printer of a format: straight-line code from the AST to lines of XML."""

from __future__ import annotations

from transpile.grammar.model import Element, Field, Format
from transpile.grammar.write_ast import HEADER

WRITERS = {
    "real": "write_real({v})",
    "extended": "write_real({v})",
    "integer": "str({v})",
    "natural": "str({v})",
    "boolean": '("true" if {v} else "false")',
}
TEXTS = ("string", "uri", "id", "ref", "enum")
WIDEST = 200
"""The most blanks at the beginning of a line: nests would make a file grow with the square of their depth."""


def write_printer(format: Format) -> str:
    """The module ``transpile/formats/NAME/generated_printer.py``."""
    out = [HEADER.format(what=f"The printer of {format.name}.", name=format.name)]
    classes = sorted(e.class_name for e in format.elements.values())
    out.append(
        "from __future__ import annotations\n\n"
        "from collections.abc import Generator\nfrom typing import Any\n\n"
        f"from transpile.ast.generated_{format.name} import {', '.join(classes)}\n"
        "from transpile.syntax.printer import (\n"
        "    group_extras, print_attributes, print_before, print_prefixed, print_tree,\n)\n"
        "from transpile.syntax.values import write_real, write_reals\n"
        "from transpile.syntax.write_xml import escape_attribute, escape_text\n"
    )
    deep = format.deep()
    for element in format.elements.values():
        out.append(_Writer(element, format, deep).function())
    return "\n".join(out) + "\n"


def _written(f: Field, value: str, escape: str) -> str:
    if f.type in TEXTS:
        return f"{escape}({value})"
    return WRITERS.get(f.type, "write_reals({v})").format(v=value)


class _Writer:
    """Writes one printing function, line by line."""

    def __init__(self, element: Element, format: Format, deep: set[str]) -> None:
        self.element = element
        self.format = format
        self.deep = deep
        self.lines: list[str] = []

    def add(self, indent: int, line: str) -> None:
        self.lines.append("    " * indent + line)

    def function(self) -> str:
        e = self.element
        result = "Generator[Any, Any, None]" if e.name in self.deep else "None"
        self.add(0, f"\ndef print_{e.name}(n: {e.class_name}, o: list[str], i: str, t: str) -> {result}:")
        self.add(1, 'a = ""')
        for f in e.of_kind("attribute"):
            self.add(1, f"if n.{f.slot} is not None:")
            value = _written(f, f"n.{f.slot}", "escape_attribute")
            self.add(2, f"a += f' {f.name}=\"{{{value}}}\"'")
        self.add(1, "x = None")
        self.add(1, "if n.extra is not None:")
        self.add(2, "a += print_attributes(n.extra)")
        self.add(2, "x = group_extras(n.extra)")
        texts = e.of_kind("text")
        if texts:
            self.text(texts[0])
        elif e.of_kind("value", "element", "tree"):
            self.children()
        else:
            self.add(1, "if x is None:")
            self.add(2, "o.append(f'{i}<{t}{a}/>\\n')")
            self.add(2, "return")
            self.add(1, "mark = len(o)")
            self.add(1, 'o.append("")')
            self.close()
        return "\n".join(self.lines)

    def text(self, f: Field) -> None:
        self.add(1, f"v = {_written(f, f'n.{f.slot}', 'escape_text')} if n.{f.slot} is not None else ''")
        self.add(1, "if x is not None:")
        self.add(2, "print_before(x, None, o, i)")
        self.add(1, "o.append(f'{i}<{t}{a}>{v}</{t}>\\n' if v else f'{i}<{t}{a}/>\\n')")

    def children(self) -> None:
        self.add(1, "mark = len(o)")
        self.add(1, 'o.append("")')
        deep = f" if len(i) < {WIDEST} else i" if self.element.name in self.deep else ""
        self.add(1, f'j = i + "  "{deep}')
        children = self.element.of_kind("value", "element", "tree")
        if any(f.many for f in children):
            self.add(1, "y: Any")
        if self.element.ordered:
            self.ordered(children)
        else:
            for f in children:
                self.child(f)
        self.close()

    def close(self) -> None:
        self.add(1, "if x is not None:")
        self.add(2, 'print_before(x, None, o, i + "  ")')
        self.add(1, "if len(o) == mark + 1:")
        self.add(2, "o[mark] = f'{i}<{t}{a}/>\\n'")
        self.add(1, "else:")
        self.add(2, "o[mark] = f'{i}<{t}{a}>\\n'")
        self.add(2, "o.append(f'{i}</{t}>\\n')")

    def child(self, f: Field) -> None:
        source = f"n.{f.slot}"
        if f.many:
            self.add(1, f"for y in {source}:")
            self.one(2, f, "y")
        else:
            self.add(1, f"if {source} is not None:")
            self.one(2, f, source)

    def one(self, indent: int, f: Field, value: str) -> None:
        self.add(indent, "if x is not None:")
        anchor = value if f.is_node else f'"{f.slot}"'
        self.add(indent + 1, f"print_before(x, {anchor}, o, j)")
        if f.kind == "value":
            text = _written(f, value, "escape_text")
            self.add(indent, f"o.append(f'{{j}}<{f.name}>{{{text}}}</{f.name}>\\n')")
        elif f.kind == "tree":
            self.add(indent, f"print_tree({value}, o, j, {value}.tag)")
        elif f.prefixed:
            self.add(indent, f'print_prefixed(print_{f.type}, {value}, o, j, "{f.name}")')
        elif f.type in self.deep:
            self.add(indent, f'yield print_{f.type}, {value}, j, "{f.name}"')
        else:
            self.add(indent, f'print_{f.type}({value}, o, j, "{f.name}")')

    def ordered(self, children: list[Field]) -> None:
        """Children in the order of their places: the author's order; what has none keeps the grammar's."""
        for f in children:
            if not f.is_node:
                self.child(f)
        self.add(1, "items: list[tuple[int, int, Any, Any, str]] = []")
        for f in children:
            if not f.is_node:
                continue
            printer = "print_tree" if f.kind == "tree" else f"print_{f.type}"
            if f.many:
                self.add(1, f"for y in n.{f.slot}:")
                self.add(2, f"items.append((y.at, len(items), {printer}, y, '{f.name}'))")
            else:
                self.add(1, f"if n.{f.slot} is not None:")
                self.add(2, f"items.append((n.{f.slot}.at, len(items), {printer}, n.{f.slot}, '{f.name}'))")
        self.add(1, "items.sort()")
        self.add(1, "for _, _, f, z, tag in items:")
        self.add(2, "if x is not None:")
        self.add(3, "print_before(x, z, o, j)")
        deep = sorted(f"print_{f.type}" for f in children if f.is_node and f.type in self.deep)
        if deep:
            self.add(2, f"if f is {' or f is '.join(sorted(set(deep)))}:")
            self.add(3, "yield f, z, j, tag")
            self.add(2, "else:")
            self.add(3, "f(z, o, j, tag)")
        else:
            self.add(2, "f(z, o, j, tag)")
