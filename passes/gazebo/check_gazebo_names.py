"""Names in sensors and plugins that the passes have changed: told, and never rewritten by guess.

What a text in a plugin means only the plugin knows. A contact sensor is SDFormat's own: it names a collision
of its link.
"""

from __future__ import annotations

from collections.abc import Iterator

from transpile.ast.node import Tree
from transpile.ir.model import Link
from transpile.ir.node import Node
from transpile.passes.manager import Context

_KINDS = ("link", "joint", "frame", "model", "collision")


def check_names(trees: list[tuple[Node, Tree]], context: Context) -> None:
    """Warn of each old name in what was carried over as it is (S011)."""
    renamed: dict[str, tuple[str, str]] = {}
    for diagnostic in context.diagnostics if trees else ():
        data = diagnostic.data
        if data is not None and data.get("renaming") in _KINDS:
            renamed[str(data["old"])] = (str(data["renaming"]), str(data["new"]))
    for node, tree in trees:
        if renamed:
            _check_renamed(tree, renamed, context)
        if isinstance(node, Link) and tree.tag == "sensor":
            _check_contact(tree, node, context)


def _check_renamed(tree: Tree, renamed: dict[str, tuple[str, str]], context: Context) -> None:
    for part in _all(tree):
        for text in (part.text, *part.attributes.values()):
            found = renamed.get(text or "")
            if found is not None:
                context.diagnostics.warn(
                    "S011",
                    f"{found[0]} {text!r} is now called {found[1]!r}, and <{part.tag}> of a <{tree.tag}> may "
                    "mean it",
                    part.at,
                    fix=f"write {found[1]!r} there if it does",
                )


def _check_contact(sensor: Tree, link: Link, context: Context) -> None:
    names = {collision.name for collision in link.collisions}
    for contact in sensor.children:
        for part in contact.children if contact.tag == "contact" else ():
            if part.tag == "collision" and part.text and part.text.split("::")[-1] not in names:
                context.diagnostics.warn(
                    "S011",
                    f"a contact sensor names the collision {part.text!r}, but link {link.name!r} has none of "
                    "that name",
                    part.at,
                    fix=f"its collisions are called {', '.join(sorted(names))}" if names else None,
                )


def _all(tree: Tree) -> Iterator[Tree]:
    stack = [tree]
    while stack:
        part = stack.pop()
        yield part
        stack.extend(reversed(part.children))
