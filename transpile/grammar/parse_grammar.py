"""Reads a grammar file by ``grammars/meta.lark`` and checks that it makes sense."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput

from transpile.grammar.check_grammar import check_grammar
from transpile.grammar.model import Element, Field, Format

GRAMMARS = Path(__file__).parent.parent / "grammars"


class GrammarError(Exception):
    """A grammar file is wrong; the text begins with file:line:column."""


def load_format(name: str) -> Format:
    """The grammar ``grammars/NAME.grammar``."""
    path = GRAMMARS / f"{name}.grammar"
    return parse_grammar(path.read_text(encoding="utf-8"), path.name)


def parse_grammar(text: str, file: str = "<grammar>") -> Format:
    """The format that a grammar's text describes. Raises GrammarError."""
    meta = (GRAMMARS / "meta.lark").read_text(encoding="utf-8")
    try:
        tree = Lark(meta, parser="lalr", propagate_positions=True).parse(text)
    except UnexpectedInput as error:
        found = getattr(error, "token", None) or getattr(error, "char", "")
        where = f"{file}:{error.line}:{error.column}"
        raise GrammarError(f"{where}: unexpected {str(found)!r}\n{error.get_context(text)}") from error
    return _Builder(file).format(tree)


def _words(tree: Any, name: str) -> list[str]:
    return [str(t) for t in tree.scan_values(lambda t: isinstance(t, Token) and t.type == name)]


def _unquote(token: Any) -> str:
    return str(token)[1:-1]


class _Builder:
    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, tree: Tree[Any], message: str) -> GrammarError:
        return GrammarError(f"{self.file}:{tree.meta.line}:{tree.meta.column}: {message}")

    def format(self, tree: Tree[Any]) -> Format:
        header, *items = tree.children
        assert isinstance(header, Tree)
        names = [str(c) for c in header.children if isinstance(c, Token)]
        result = Format(name=names[0], root=names[1])
        for part in header.find_data("version_range"):
            low, high = _words(part, "VERSION")
            result.versions = (low, high)
        for item in items:
            assert isinstance(item, Tree)
            getattr(self, f"add_{item.data}")(result, item)
        problems = [f"{self.file}:{line}:{column}: {text}" for line, column, text in check_grammar(result)]
        if problems:
            raise GrammarError("\n".join(problems))
        return result

    def add_prefix(self, result: Format, tree: Tree[Any]) -> None:
        name, uri = tree.children
        result.prefixes[str(name)] = _unquote(uri)

    def add_enum(self, result: Format, tree: Tree[Any]) -> None:
        name, *words = tree.children
        if str(name) in result.enums:
            raise self.fail(tree, f"enumeration {name} is described twice")
        result.enums[str(name)] = [str(w.children[0]).strip('"') for w in words]

    def add_element(self, result: Format, tree: Tree[Any]) -> None:
        element = self.element(result, tree)
        result.elements[element.name] = element

    def add_shape(self, result: Format, tree: Tree[Any]) -> None:
        shape = self.element(result, tree)
        result.shapes[shape.name] = shape

    def element(self, result: Format, tree: Tree[Any]) -> Element:
        name = str(tree.children[0])
        if name in result.elements or name in result.shapes:
            raise self.fail(tree, f"{name} is described twice")
        element = Element(name=name, tag=name, line=tree.meta.line, column=tree.meta.column)
        for part in tree.children[1:]:
            self.add_member(element, part)
        children = {f.name for f in element.fields if f.kind != "attribute"}
        for f in element.of_kind("attribute"):
            if f.name in children:
                f.alias = f"attribute_{f.slot}"
        return element

    def add_member(self, element: Element, tree: Any) -> None:
        kind = str(tree.data)
        if kind == "tag":
            element.tag = str(tree.children[0])
        elif kind == "ordered":
            element.ordered = True
        elif kind == "doc":
            element.doc = _unquote(tree.children[0])
        elif kind == "opaque":
            docs = [_unquote(d.children[0]) for d in tree.find_data("doc")]
            for tag in (c for c in tree.children if isinstance(c, Token)):
                element.opaque[str(tag)] = docs[0] if docs else ""
        elif kind == "rule":
            rule, *tags = (str(c) for c in tree.children)
            element.rules.append((rule, tags))
        else:
            element.fields.append(self.field(kind, tree))

    def field(self, kind: str, tree: Any) -> Field:
        name = "#text" if kind == "text" else str(tree.children[0])
        result = Field(
            name=name,
            kind="value" if kind == "child" else kind,
            line=tree.meta.line,
            column=tree.meta.column,
        )
        for part in tree.children:
            if isinstance(part, Tree):
                self.add_flag(result, part)
        return result

    def add_flag(self, result: Field, part: Tree[Any]) -> None:
        kind = str(part.data)
        first = part.children[0] if part.children else None
        if kind == "type":
            result.type = str(first)
            result.argument = str(part.children[1]) if len(part.children) > 1 else None
        elif kind == "nested":
            result.kind, result.type = "element", str(first or result.name)
        elif kind == "tree":
            result.kind, result.type = "tree", "tree"
            result.argument = str(first) if first else None
        elif kind == "card":
            result.card = str(first)
        elif kind == "required":
            result.card = "!"
        elif kind == "prefixed":
            result.prefixed = True
        elif kind == "drake":
            result.drake = str(part.children[1])
        elif kind == "default":
            result.default = _unquote(part.children[1])
        elif kind in ("unit", "doc"):
            setattr(result, kind, _unquote(first))
        else:
            setattr(result, kind, str(first))
