"""What the generated printers share: comments, opaque content, trees, and printing without recursion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from transpile.ast.node import Comment, Extra, Opaque, OpaqueAttribute, OpaqueText, Tree
from transpile.syntax.write_xml import escape_attribute, escape_text, indent_opaque


def print_attributes(extras: list[Extra]) -> str:
    """The attributes that have no type, each with a leading blank."""
    text = ""
    for extra in extras:
        if isinstance(extra, OpaqueAttribute):
            text += f' {extra.name}="{escape_attribute(extra.value)}"'
    return text


Grouped = dict[object, list[Extra]]


def group_extras(extras: list[Extra]) -> Grouped:
    """Extras by what they stand before: the id of a node, the name of a value field, or None (the end)."""
    grouped: Grouped = {}
    for extra in extras:
        anchor = extra.before
        key = anchor if anchor is None or isinstance(anchor, str) else id(anchor)
        grouped.setdefault(key, []).append(extra)
    return grouped


def print_before(grouped: Grouped, anchor: Any, out: list[str], indent: str) -> None:
    """What stood before ``anchor`` (a child node, the name of a value field, None for the end)."""
    key = anchor if anchor is None or isinstance(anchor, str) else id(anchor)
    for extra in grouped.pop(key, ()):
        if isinstance(extra, Comment):
            out.append(f"{indent}<!--{extra.text}-->\n")
        elif isinstance(extra, Opaque):
            out.append(f"{indent_opaque(extra.xml, indent)}\n")
        elif isinstance(extra, OpaqueText):
            out.append(f"{indent}{escape_text(extra.text)}\n")


def print_tree(n: Tree, out: list[str], indent: str, tag: str) -> None:
    """A generic tree; empty elements close themselves, text stays on one line with its tags."""
    stack: list[tuple[Tree | str, str]] = [(n, indent)]
    while stack:
        node, i = stack.pop()
        if isinstance(node, str):
            out.append(node)
            continue
        _open_tree(node, out, i, stack)


def _open_tree(node: Tree, out: list[str], i: str, stack: list[tuple[Tree | str, str]]) -> None:
    if node.xml is not None:
        out.append(f"{indent_opaque(node.xml, i)}\n")
        return
    start = f"{i}<{node.tag}"
    for name, value in node.attributes.items():
        start += f' {name}="{escape_attribute(value)}"'
    text = escape_text(node.text) if node.text else ""
    if not node.children and node.extra is None:
        out.append(f"{start}>{text}</{node.tag}>\n" if text else f"{start}/>\n")
        return
    out.append(f"{start}>{text}\n")
    inner = i + "  "
    parts: list[tuple[Tree | str, str]] = []
    grouped = group_extras(node.extra) if node.extra is not None else None
    for child in [*node.children, None]:
        if grouped is not None:
            lines: list[str] = []
            print_before(grouped, child, lines, inner)
            parts.extend((line, "") for line in lines)
        if child is not None:
            parts.append((child, inner))
    parts.append((f"{i}</{node.tag}>\n", ""))
    stack.extend(reversed(parts))


def print_prefixed(printer: Callable[..., None], n: Any, out: list[str], indent: str, tag: str) -> None:
    """An element in which every tag has the prefix of ``tag``; ``printer`` prints it without."""
    import re

    prefix, _, plain = tag.partition(":")
    lines: list[str] = []
    printer(n, lines, indent, plain)
    bare = re.compile(rf"<(/?)(?![!?/]|{prefix}:)")
    for line in lines:
        comment = line.lstrip().startswith("<!--")
        out.append(line if comment else bare.sub(rf"<\1{prefix}:", line))


def drive(printer: Callable[..., Any], node: Any, out: list[str], indent: str, tag: str) -> None:
    """Run a printer of recursive elements without recursion: it yields (printer, node, indent, tag)."""
    stack = [printer(node, out, indent, tag)]
    while stack:
        try:
            inner, child, i, t = next(stack[-1])
        except StopIteration:
            stack.pop()
        else:
            stack.append(inner(child, out, i, t))
