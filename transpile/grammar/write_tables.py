"""Writes the reference tables of a format in Markdown: one section for each element."""

from __future__ import annotations

from transpile.grammar.model import Element, Field, Format

HOW_OFTEN = {"?": "at most once", "!": "exactly once", "*": "any number", "+": "at least once"}
TYPES = {
    "real": "number",
    "extended": "number, or `inf` or `-inf`",
    "integer": "whole number",
    "natural": "whole number, 0 or more",
    "boolean": "`true` or `false`",
    "string": "text",
    "uri": "URI",
    "vec2": "2 numbers",
    "vec3": "3 numbers",
    "vec4": "4 numbers",
    "scale": "3 numbers, or 1 for all",
    "color": "red, green, blue, opacity",
    "reals": "numbers",
    "pose": "6 or 7 numbers",
    "tree": "kept with all that is in it",
}
RANGES = {"nonnegative": "0 or more", "positive": "more than 0", "nonzero": "not 0"}
DRAKE = {
    "warns": "Drake warns and goes on.",
    "silent": "Drake ignores it without a word.",
    "special": "",
}
RULES = {
    "exclusive": "At most one of {} may be written.",
    "oneof": "Exactly one of {} must be written.",
    "together": "{} are written together or not at all.",
}
TITLES = {"urdf": "URDF", "sdf": "SDFormat", "mjcf": "MJCF", "dmd": "Drake Model Directives"}


def write_tables(format: Format) -> str:
    """The page ``docs/reference/NAME.md``."""
    title = TITLES.get(format.name, format.name)
    versions = f", versions {format.versions[0]} to {format.versions[1]}" if format.versions else ""
    out = [
        f"# {title}{versions}: elements and attributes",
        "",
        f"<!-- Written from grammars/{format.name}.grammar by python -m transpile.grammar write;",
        "do not edit. -->",
        "",
        f"The root element is [`{format.root}`](#{_anchor(format.elements[format.root])}).",
        "`@name` is an attribute, `text` what stands between the tags.",
        "What is not listed is kept as it is written, with a warning.",
        "",
    ]
    out.extend(f"The prefix `{prefix}:` stands for `{uri}`." for prefix, uri in format.prefixes.items())
    parents = _parents(format)
    for element in format.elements.values():
        out.extend(("", *_section(format, element, parents.get(element.name, []))))
    for shape in format.shapes.values():
        out.extend(("", *_section(format, shape, parents.get(shape.name, []))))
    if format.enums:
        out.extend(("", "## Words", ""))
        out.extend(f"- **{name}**: {_codes(words)}" for name, words in format.enums.items())
    return "\n".join(out) + "\n"


def _parents(format: Format) -> dict[str, list[str]]:
    """Where each element stands: links to its parents, with the tag where it is not the element's own."""
    found: dict[str, list[str]] = {}
    for parent in (*format.elements.values(), *format.shapes.values()):
        for f in parent.of_kind("element", "tree"):
            child = _described(format, f)
            if child is not None:
                renamed = f" as `{f.name}`" if f.name != child.tag else ""
                found.setdefault(child.name, []).append(f"[`{_title(parent)}`](#{_anchor(parent)}){renamed}")
    return found


def _described(format: Format, f: Field) -> Element | None:
    """The element or the shape that describes what a field holds."""
    if f.kind == "element":
        return format.elements[f.type]
    return format.shapes[f.argument] if f.kind == "tree" and f.argument else None


def _title(element: Element) -> str:
    """The tag, with the element's own name where another element has the same tag."""
    return element.tag if element.tag == element.name else f"{element.tag} ({element.name})"


def _anchor(element: Element) -> str:
    kept = "".join(c for c in _title(element).lower() if c.isalnum() or c in "-_ ")
    return kept.replace(" ", "-")


def _section(format: Format, element: Element, parents: list[str]) -> list[str]:
    out = [f"## {_title(element)}", ""]
    if element.doc:
        out.extend((element.doc, ""))
    if parents:
        out.extend((f"In {', '.join(parents)}.", ""))
    if element.fields:
        out.append("| Name | Type | How often | Default | Unit | Versions | Meaning |")
        out.append("| --- | --- | --- | --- | --- | --- | --- |")
        out.extend(_row(format, f) for f in element.fields)
        out.append("")
    for rule, names in element.rules:
        out.extend((RULES[rule].format(_codes(names)), ""))
    for doc in dict.fromkeys(element.opaque.values()):
        names = [name for name, text in element.opaque.items() if text == doc]
        out.extend((f"Known, and kept as written: {_codes(names)}. {doc}".rstrip(), ""))
    return out[:-1]


def _row(format: Format, f: Field) -> str:
    name = {"attribute": f"`@{f.name}`", "text": "text"}.get(f.kind, f"`{f.name}`")
    often = {"!": "required", "?": "optional"}[f.card] if f.kind == "attribute" else HOW_OFTEN[f.card]
    cells = (
        name,
        _type(format, f),
        "" if f.kind == "text" else often,
        f"`{f.default}`" if f.default else "",
        f.unit or "",
        _versions(f),
        " ".join(part for part in (f.doc, DRAKE[f.drake] if f.drake else "") if part),
    )
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _type(format: Format, f: Field) -> str:
    element = _described(format, f)
    if element is not None:
        link = f"[{_title(element)}](#{_anchor(element)})"
        return f"{link}, all with the prefix" if f.prefixed else link
    if f.type == "enum":
        assert f.argument
        return _codes(format.enums[f.argument])
    if f.type in ("id", "ref"):
        return f"name of a {f.argument}" if f.type == "ref" else f"new name of a {f.argument}"
    limit = f", {RANGES[f.range]}" if f.range else ""
    return TYPES[f.type] + limit


def _versions(f: Field) -> str:
    if f.since and f.until:
        return f"{f.since} to {f.until}"
    return f"since {f.since}" if f.since else f"until {f.until}" if f.until else ""


def _codes(words: list[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)
