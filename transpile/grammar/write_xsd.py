"""Writes the XML schema of a format (XSD 1.0, what editors and lxml read).

A schema document speaks for one namespace only, so the elements of each prefix have a document of
their own (``sdf-drake.xsd``) that the main one imports. What XSD 1.0 cannot say is left open: the order of
children is free, so cardinalities are checked only where no child may stand more than once;
versions and the rules between attributes stand in the documentation alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from lxml import etree

from transpile.grammar.model import Element, Field, Format
from transpile.grammar.parse_grammar import GrammarError

XS = "http://www.w3.org/2001/XMLSchema"
NOTE = " Written from grammars/{name}.grammar by python -m transpile.grammar write; do not edit. "
NUMBER = r"[+\-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+\-]?[0-9]+)?"
PATTERNS = {
    "real": NUMBER,
    "extended": rf"{NUMBER}|[+\-]?([iI]nf|INF|[iI]nfinity)",
    "integer": r"[+\-]?[0-9]+",
    "natural": r"\+?[0-9]+|0[xX][0-9a-fA-F]+",
    "boolean": "true|false|True|False|TRUE|FALSE|1|0",
}
LENGTHS = {
    "vec2": (2, 2),
    "vec3": (3, 3),
    "vec4": (4, 4),
    "scale": (1, 3),
    "pose": (6, 7),
    "color": (3, 4),
    "reals": (1, None),
}
FOREIGN = ("http://gazebosim.org/schema", "http://www.ros.org/wiki/xacro", "http://wiki.ros.org/xacro")
"""Namespaces that may stand where those of a prefix are checked: there, XSD 1.0 has no "any other"."""


def write_xsd(format: Format) -> dict[str, str]:
    """The schema documents of a format: file name → text. The main one is ``NAME.xsd``."""
    documents = {f"{format.name}.xsd": _write(_Schema(format).main())}
    for prefix in format.prefixes:
        documents[_file(format, prefix)] = _write(_Schema(format).foreign(prefix))
    return documents


def _file(format: Format, prefix: str) -> str:
    return f"{format.name}-{prefix}.xsd"


def _write(root: etree._Element) -> str:
    etree.indent(root, "  ")
    return etree.tostring(root, encoding="unicode") + "\n"


def _add(parent: etree._Element, tag: str, **attributes: str | None) -> etree._Element:
    """Add ``<xs:tag …>``; attributes that are None are left out."""
    found = {name: value for name, value in attributes.items() if value is not None}
    return etree.SubElement(parent, f"{{{XS}}}{tag}", found)


def _document(node: etree._Element, text: str) -> None:
    if text:
        _add(_add(node, "annotation"), "documentation").text = text


def describe(f: Field) -> str:
    """What is to be known of a field, in one line: its meaning, unit and versions."""
    parts = [f.doc] if f.doc else []
    if f.unit:
        parts.append(f"Unit: {f.unit}.")
    if f.since or f.until:
        ends = (f"since {f.since}" if f.since else "", f"until {f.until}" if f.until else "")
        parts.append(" ".join(end for end in ends if end).capitalize() + ".")
    return " ".join(parts)


class _Schema:
    """Writes one schema document."""

    def __init__(self, format: Format) -> None:
        self.format = format
        self.root = etree.Element(f"{{{XS}}}schema", nsmap={"xs": XS, **format.prefixes})
        self.root.append(etree.Comment(NOTE.format(name=format.name)))

    def main(self) -> etree._Element:
        """The document of the format itself: its root element and all types."""
        for prefix, uri in self.format.prefixes.items():
            _add(self.root, "import", namespace=uri, schemaLocation=_file(self.format, prefix))
        root = self.format.elements[self.format.root]
        _add(self.root, "element", name=root.tag, type=root.name)
        self.values()
        self.tree()
        for element in (*self.format.elements.values(), *self.format.shapes.values()):
            self.element_type(element)
        return self.root

    def foreign(self, prefix: str) -> etree._Element:
        """The document of a prefix: its elements and attributes, with the main document's types."""
        self.root.set("targetNamespace", self.format.prefixes[prefix])
        _add(self.root, "import", schemaLocation=f"{self.format.name}.xsd")
        declared: dict[tuple[str, str], str] = {}
        for f in self._fields_of(prefix):
            tag = "attribute" if f.kind == "attribute" else "element"
            first = declared.setdefault((tag, f.name.partition(":")[2]), self.type_name(f))
            if first != self.type_name(f):
                raise GrammarError(f"{f.name} has two types: {first} and {self.type_name(f)}")
        for (tag, name), type_name in declared.items():
            _add(self.root, tag, name=name, type=type_name)
        return self.root

    def _fields_of(self, prefix: str) -> Iterator[Field]:
        for element in (*self.format.elements.values(), *self.format.shapes.values()):
            for f in element.fields:
                if f.name.startswith(f"{prefix}:"):
                    yield f
            for name in element.opaque:
                if name.startswith(f"{prefix}:"):
                    yield Field(name=name, kind="tree", type="tree")

    def type_name(self, f: Field) -> str:
        """The schema's name for the type of a field."""
        if f.prefixed:
            return "tree"
        if f.kind in ("element", "tree"):
            return f.argument or f.type
        if f.type in PATTERNS or f.type in LENGTHS:
            return f"{f.type}-value"
        return f"{f.argument}-word" if f.type == "enum" else "string-value"

    def values(self) -> None:
        """The simple types: numbers, vectors, words."""
        for name, pattern in {"string": None, **PATTERNS}.items():
            base = "xs:string" if pattern is None else "xs:token"
            restriction = _add(_add(self.root, "simpleType", name=f"{name}-value"), "restriction", base=base)
            if pattern:
                _add(restriction, "pattern", value=pattern)
        for name, (low, high) in LENGTHS.items():
            restriction = _add(_add(self.root, "simpleType", name=f"{name}-value"), "restriction")
            _add(_add(restriction, "simpleType"), "list", itemType="real-value")
            _add(restriction, "minLength", value=str(low))
            if high:
                _add(restriction, "maxLength", value=str(high))
        for name, words in self.format.enums.items():
            made = _add(self.root, "simpleType", name=f"{name}-word")
            restriction = _add(made, "restriction", base="xs:token")
            for word in words:
                _add(restriction, "enumeration", value=word)

    def tree(self) -> None:
        """The type of what is not checked further."""
        node = _add(self.root, "complexType", name="tree", mixed="true")
        content = _add(node, "sequence")
        _add(content, "any", minOccurs="0", maxOccurs="unbounded", processContents="skip")
        _add(node, "anyAttribute", namespace="##any", processContents="skip")

    def element_type(self, element: Element) -> None:
        """The complex type of an element."""
        node = _add(self.root, "complexType", name=element.name)
        _document(node, element.doc)
        texts = element.of_kind("text")
        if texts:
            node = _add(_add(node, "simpleContent"), "extension", base=self.type_name(texts[0]))
        else:
            self.content(node, element)
        for f in element.of_kind("attribute"):
            self.attribute(node, f)
        _add(node, "anyAttribute", namespace="##other", processContents="lax")

    def attribute(self, node: etree._Element, f: Field) -> None:
        use = "required" if f.required else None
        default = None if f.required else f.default
        if ":" in f.name:
            made = _add(node, "attribute", ref=f.name, use=use, default=default)
        else:
            made = _add(node, "attribute", name=f.name, type=self.type_name(f), use=use, default=default)
        _document(made, describe(f))

    def content(self, node: etree._Element, element: Element) -> None:
        """The children: each at most once where all are so, exactly one of those of a ``oneof``, else any."""
        children = element.of_kind("value", "element", "tree")
        chosen = {tag for rule, tags in element.rules if rule == "oneof" for tag in tags}
        if children and all(f.name in chosen for f in children):
            sequence = _add(node, "sequence")
            self.opaque(sequence, element)
            choice = _add(sequence, "choice")
            for f in children:
                self.child(choice, f)
            self.opaque(sequence, element)
        elif children and not element.opaque and not any(f.many for f in children):
            every = _add(node, "all")
            for f in children:
                self.child(every, f, "1" if f.required else "0")
        else:
            choice = _add(node, "choice", minOccurs="0", maxOccurs="unbounded")
            for f in children:
                self.child(choice, f)
            self.opaque(choice, element)
            self.others(choice, element)

    def child(self, node: etree._Element, f: Field, at_least: str | None = None) -> None:
        if ":" in f.name:
            made = _add(node, "element", ref=f.name, minOccurs=at_least)
        else:
            default = f.default if f.kind == "value" else self.text_default(f)
            made = _add(node, "element", name=f.name, type=self.type_name(f), minOccurs=at_least)
            if default is not None:
                made.set("default", default)
        _document(made, describe(f))

    def text_default(self, f: Field) -> str | None:
        """What an empty element with text stands for."""
        texts = self.format.elements[f.type].of_kind("text") if f.kind == "element" else []
        return texts[0].default if texts else None

    def opaque(self, node: etree._Element, element: Element) -> None:
        """What is known by name alone; in a sequence, any number of it."""
        if not element.opaque:
            return
        if node.tag != f"{{{XS}}}choice":
            node = _add(node, "choice", minOccurs="0", maxOccurs="unbounded")
        for name, text in element.opaque.items():
            names = {"ref": name} if ":" in name else {"name": name, "type": "tree"}
            _document(_add(node, "element", **names), text)

    def others(self, node: etree._Element, element: Element) -> None:
        """Elements of other namespaces: any, or the known ones where a prefix's own are checked."""
        names = (*element.opaque, *(f.name for f in element.of_kind("value", "element", "tree")))
        known = [uri for uri in FOREIGN if uri not in self.format.prefixes.values()]
        where = " ".join(known) if any(":" in name for name in names) else "##other"
        _add(node, "any", namespace=where, processContents="skip")
