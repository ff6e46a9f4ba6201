"""Everything that the grammars of the real formats describe is read and printed."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from transpile.ast.node import Document
from transpile.diagnostics import Diagnostics
from transpile.grammar.model import Element, Field, Format, version_number
from transpile.grammar.parse_grammar import load_format
from transpile.source import Source

VALUES = {
    "real": "0.5",
    "extended": "-inf",
    "integer": "-3",
    "natural": "7",
    "boolean": "true",
    "string": "a &amp; b",
    "uri": "package://robot/mesh.obj",
    "id": "name",
    "ref": "other",
    "vec2": "1 -2",
    "vec3": "1 0.1 -2",
    "vec4": "0 0 0 1",
    "scale": "1 2 3",
    "color": "0.1 0.2 0.3 1",
    "reals": "1 2 3 4 5",
    "pose": "1 2 3 0.1 0.2 0.3",
}


class Builder:
    """Writes a file in which every field of a format stands that its version has, as it is printed."""

    def __init__(self, format: Format, version: str | None) -> None:
        self.format = format
        self.version = version
        self.lines: list[str] = []
        self.fields: set[tuple[str, str]] = set()
        self.prefixed = False

    def file(self) -> str:
        root = self.format.elements[self.format.root]
        spaces = "".join(f' xmlns:{prefix}="{uri}"' for prefix, uri in self.format.prefixes.items())
        self.element(root, root.tag, "", (), spaces)
        return '<?xml version="1.0"?>\n' + "".join(line + "\n" for line in self.lines)

    def element(
        self, element: Element, tag: str, indent: str, above: tuple[str, ...], spaces: str = ""
    ) -> None:
        fields = [f for f in element.fields if self.stands(element, f) and f.type not in above]
        self.fields.update((element.name, f.name) for f in fields)
        given = "".join(f' {f.name}="{self.value(f)}"' for f in fields if f.kind == "attribute")
        start = f"{indent}<{tag}{given}{spaces}" if tag == "sdf" else f"{indent}<{tag}{spaces}{given}"
        inner = [f for f in fields if f.kind != "attribute"]
        if not inner:
            self.lines.append(f"{start}/>")
        elif inner[0].kind == "text":
            self.lines.append(f"{start}>{self.value(inner[0])}</{tag}>")
        else:
            self.lines.append(f"{start}>")
            for f in sorted(inner, key=lambda f: f.is_node) if element.ordered else inner:
                self.child(f, indent + "  ", (*above, element.name))
            self.lines.append(f"{indent}</{tag}>")

    def child(self, f: Field, indent: str, above: tuple[str, ...]) -> None:
        if f.prefixed:
            plain = len(self.lines)
            self.prefixed = True
            self.element(self.format.elements[f.type], f.name, indent, above)
            self.prefixed = False
            bare = re.compile(rf"<(/?)(?!/|{f.name.partition(':')[0]}:)")
            prefix = rf"<\1{f.name.partition(':')[0]}:"
            self.lines[plain:] = [bare.sub(prefix, line) for line in self.lines[plain:]]
        elif f.kind == "element":
            self.element(self.format.elements[f.type], f.name, indent, above)
        elif f.kind == "tree":
            self.lines.append(f'{indent}<{f.name} a="1">b</{f.name}>')
        else:
            self.lines.append(f"{indent}<{f.name}>{self.value(f)}</{f.name}>")

    def value(self, f: Field) -> str:
        if f.name == "version":
            return self.version or "1.0"
        return self.format.enums[f.argument or ""][0] if f.type == "enum" else VALUES[f.type]

    def stands(self, element: Element, f: Field) -> bool:
        """Whether a version has a field, and none that excludes it stands before it."""
        if any(f.name in names[1:] for rule, names in element.rules if rule != "together"):
            return False
        if self.version is None:
            return True
        if self.prefixed and f.name.partition(":")[2] in [other.name for other in element.fields]:
            return False
        number = version_number(self.version)
        after = f.since is None or number >= version_number(f.since)
        return after and (f.until is None or number <= version_number(f.until))


def read(format: str, text: str) -> tuple[Document, Diagnostics]:
    """A file as it is read, and what was reported."""
    diagnostics = Diagnostics()
    source = diagnostics.sources.add(Source("file", text.encode()))
    return import_module(f"transpile.formats.{format}.read").read(source, diagnostics), diagnostics


def emit(format: str, document: Document) -> str:
    """A document as text."""
    text = import_module(f"transpile.formats.{format}.emit").emit(document)
    assert isinstance(text, str)
    return text


CASES = [
    ("urdf", None),
    *[("sdf", version) for version in ("1.4", "1.5", "1.6", "1.7", "1.8", "1.9", "1.10", "1.12")],
]


@pytest.mark.parametrize(("name", "version"), CASES)
def test_every_field_is_read_and_printed(name: str, version: str | None) -> None:
    text = Builder(load_format(name), version).file()
    document, diagnostics = read(name, text)
    assert [repr(d) for d in diagnostics] == []
    assert emit(name, document) == text


@pytest.mark.parametrize("name", ["urdf", "sdf"])
def test_no_field_is_forgotten(name: str) -> None:
    format = load_format(name)
    tried: set[tuple[str, str]] = set()
    for version in (None,) if format.versions is None else ("1.4", "1.5", "1.8", "1.12"):
        builder = Builder(format, version)
        builder.file()
        tried |= builder.fields
    chosen = {tag for e in format.elements.values() for _, tags in e.rules for tag in tags}
    below_chosen = {f.type for e in format.elements.values() for f in e.fields if f.name in chosen}
    left = {
        (e.name, f.name)
        for e in format.elements.values()
        for f in e.fields
        if f.name not in chosen and e.name not in below_chosen and f.type != e.name
    }
    assert left <= tried


def test_names_in_a_default_name_space_are_plain_names() -> None:
    text = (
        '<?xml version="1.0"?>\n<robot xmlns="http://drake.mit.edu" name="r">\n  <link name="a">\n'
        '    <inertial>\n      <origin xyz="0 0 1"/>\n      <mass value="2"/>\n    </inertial>\n'
        "  </link>\n</robot>\n"
    )
    document, diagnostics = read("urdf", text)
    assert list(diagnostics) == []
    assert document.root.link[0].inertial.mass.value == 2.0  # type: ignore[attr-defined]
    assert emit("urdf", document) == text
