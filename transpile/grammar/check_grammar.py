"""Checks that a grammar makes sense as a whole: what its names refer to, and what cannot be generated."""

from __future__ import annotations

from collections.abc import Iterator

from transpile.grammar.model import VALUE_TYPES, Element, Field, Format, version_number

Problem = tuple[int, int, str]
"""A line, a column and what is wrong there."""

NAMED = {"id", "ref", "enum"}
"""The types that take a name in ``<…>``."""

DRAKE = {"silent", "warns", "special"}
"""What may be said of how Drake takes a field that it does not use."""

COUNTS = {
    "real": (1, 1),
    "extended": (1, 1),
    "vec2": (2, 2),
    "vec3": (3, 3),
    "vec4": (4, 4),
    "scale": (1, 3),
    "color": (3, 4),
    "reals": (1, 999),
    "pose": (6, 7),
}
"""How many numbers the text of a value of each type has: at least, at most."""


def check_grammar(format: Format) -> Iterator[Problem]:
    """Everything that is wrong with a grammar, in the order of its elements."""
    if format.root not in format.elements:
        yield 1, 1, f"the root element {format.root} is not described"
    classes: dict[str, str] = {}
    for element in format.elements.values():
        other = classes.setdefault(element.class_name, element.name)
        if other != element.name:
            yield element.line, element.column, f"elements {other} and {element.name} would be one class"
        yield from _check_element(format, element)
    for shape in format.shapes.values():
        yield from _check_element(format, shape)


def _check_element(format: Format, element: Element) -> Iterator[Problem]:
    slots: set[str] = set()
    for f in element.fields:
        if f.slot in slots or f.name in element.opaque and f.kind != "attribute":
            yield f.line, f.column, f"{element.name} has two fields {f.slot}"
        slots.add(f.slot)
        for message in (*_check_type(format, f), *_check_flags(format, f)):
            yield f.line, f.column, message
    if element.of_kind("text") and element.of_kind("value", "element", "tree"):
        yield element.line, element.column, f"{element.name} has both text and children"
    known = {f.name for f in element.fields}
    for rule, tags in element.rules:
        for tag in tags:
            if tag not in known:
                yield element.line, element.column, f"{rule}: {element.name} has no field {tag}"


def _check_type(format: Format, f: Field) -> Iterator[str]:
    if f.kind == "element":
        if f.type not in format.elements:
            yield f"element {f.type} is not described"
    elif f.kind == "tree":
        if f.argument and f.argument not in format.shapes:
            yield f"shape {f.argument} is not described"
    elif f.type not in VALUE_TYPES:
        yield f"there is no value type {f.type}"
    elif f.type == "enum" and f.argument not in format.enums:
        yield f"enumeration {f.argument} is not described"
    elif (f.type in NAMED) != (f.argument is not None):
        yield (
            f"{f.type} takes a name: {f.type}<…>" if f.type in NAMED else f"{f.type} takes no <{f.argument}>"
        )
    prefix = f.name.partition(":")[0]
    if ":" in f.name and prefix not in format.prefixes:
        yield f"prefix {prefix} is not declared"


def _check_flags(format: Format, f: Field) -> Iterator[str]:
    if f.drake and f.drake not in DRAKE:
        yield f"drake {f.drake}: it is one of {', '.join(sorted(DRAKE))}"
    if f.range and f.type not in ("real", "extended", "integer", "natural"):
        yield f"{f.range} is said of numbers, not of {f.type}"
    if f.default is not None and not _fits(format, f, f.default):
        yield f"default {f.default!r} is no {f.type}"
    for version in (f.since, f.until):
        if version and not _within(format, version):
            yield f"{version} is not among the versions of {format.name}"
    if f.since and f.until and version_number(f.since) > version_number(f.until):
        yield f"since {f.since} comes after until {f.until}"


def _within(format: Format, version: str) -> bool:
    if format.versions is None:
        return False
    low, high = format.versions
    return version_number(low) <= version_number(version) <= version_number(high)


def _fits(format: Format, f: Field, text: str) -> bool:
    """Whether a default is a value of the field's type."""
    if f.kind in ("element", "tree"):
        return False
    if f.type == "enum":
        return text in format.enums.get(f.argument or "", ())
    if f.type == "boolean":
        return text in ("true", "false")
    try:
        if f.type in COUNTS:
            low, high = COUNTS[f.type]
            return low <= len([float(word) for word in text.split()]) <= high
        if f.type in ("integer", "natural"):
            return f.type == "integer" or int(text) >= 0
    except ValueError:
        return False
    return True
