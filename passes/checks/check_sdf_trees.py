"""check-sdf-trees: sensors, lights, physics and the like, held against SDFormat's descriptions of them.

Those are carried as they are, so reading them finds nothing wrong. Both engines refuse a missing attribute
and a word where a number must be; Drake also refuses what its version of the format has not, of which
libsdformat warns.
What a plugin says is its own affair.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from transpile.ast.node import Node, Tree
from transpile.passes.checks.generated_sdf_trees import CHILDREN
from transpile.passes.checks.refuse import DRAKE, GAZEBO, refuse
from transpile.passes.manager import Context

Entry = tuple[str, bool, int]
"""A name, whether it must be there, and how many numbers it has (0: it is no number)."""

RANGES = {"sensor/camera/horizontal_fov": (0.1, 6.283186)}
"""What libsdformat 12 refuses outside of these bounds."""

_NUMBER = "+-.0123456789ni"


def check_trees(node: Node, minor: int, context: Context) -> None:
    """Report what is wrong in the trees that stand in ``node``; ``minor`` is 9 for SDFormat 1.9."""
    for top in _trees_in(node):
        if top.tag in CHILDREN:
            _check(top, minor, context)
        elif top.tag == "plugin":
            _check_plugin(top, context)
        elif top.tag == "actor":
            _check_required(top, [("@name", True, 0)], context)


def _trees_in(node: Node) -> Iterator[Tree]:
    for field in node.CHILDREN:
        child = getattr(node, field)
        for one in child if isinstance(child, list) else (child,):
            if isinstance(one, Tree):
                yield one


def _check(top: Tree, minor: int, context: Context) -> None:
    stack = [(top, top.tag)]
    while stack:
        tree, path = stack.pop()
        known = {entry[0]: entry for entry in _entries(path, minor)}
        _check_required(tree, known.values(), context)
        for name in tree.attributes:
            if "@" + name not in known and ":" not in name:
                message = f"<{tree.tag}> has no attribute {name!r} in SDFormat, which Drake refuses"
                refuse(DRAKE, context, "X010", message, tree.at, f"@{name}")
        for child in tree.children:
            inside = f"{path}/{child.tag}"
            if child.tag not in known and ":" not in child.tag:
                message = f"<{tree.tag}> has no element <{child.tag}> in SDFormat, which Drake refuses"
                refuse(DRAKE, context, "X010", message, child.at)
            elif child.tag in known:
                _check_value(child, known[child.tag][2], inside, context)
            if child.tag == "plugin":
                _check_plugin(child, context)
            elif inside in CHILDREN:
                stack.append((child, inside))


def _entries(path: str, minor: int) -> Iterator[Entry]:
    """The children and attributes of an element that are still there in a version."""
    for entry in CHILDREN[path].split():
        rest, _, until = entry.partition(":")
        if not until or minor <= int(until):
            name, _, count = rest.partition("=")
            yield name.rstrip("!"), "!" in name, int(count or 0)


def _check_required(tree: Tree, entries: Iterable[Entry], context: Context) -> None:
    for name, must, _ in entries:
        if must and name[1:] not in tree.attributes:
            context.diagnostics.report("P022", f"<{tree.tag}> needs the attribute {name[1:]!r}", tree.at)


def _check_plugin(plugin: Tree, context: Context) -> None:
    """Drake's libsdformat no longer needs the name."""
    _check_required(plugin, [("@filename", True, 0)], context)
    if "name" not in plugin.attributes:
        refuse(GAZEBO, context, "C063", "libsdformat 12 needs the name of a <plugin>", plugin.at)


def _check_value(tree: Tree, count: int, path: str, context: Context) -> None:
    words = (tree.text or "").split()
    if count and words and (len(words) < count or any(word[0] not in _NUMBER for word in words[:count])):
        what = f"{count} numbers" if count > 1 else "a number"
        context.diagnostics.report("P044", f"<{tree.tag}> is {what}, not {tree.text!r}", tree.at, "#text")
    elif path in RANGES and words:
        low, high = RANGES[path]
        if not low <= float(words[0]) <= high:
            message = f"<{tree.tag}> is {words[0]}, and libsdformat 12 wants {low:g} to {high:g}"
            refuse(GAZEBO, context, "C062", message, tree.at, "#text")
