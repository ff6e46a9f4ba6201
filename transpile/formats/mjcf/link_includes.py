"""Brings in what ``<include>`` names: the children of the file's root take its place.

What MuJoCo does: a path is relative to the main file's folder, or else to that of the file that says it;
every file is brought in at most once; the root's name and its attributes mean nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.ast.node import Node, children_of
from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf import generated_reader as reader
from transpile.formats.mjcf.read import NEWEST, FragmentReader, check_tree, read_root
from transpile.passes.from_mjcf.expand_mjcf_order import Order
from transpile.source import ORDINAL_BITS, Source
from transpile.syntax.hoist_namespaces import hoist_namespaces
from transpile.syntax.reader import drive

Open = Callable[[str, int], "Source | None"]
"""Opens the file that a path names at a place; reports it when it can't."""

_READERS: dict[type[Node], Any] = {
    ast.Mujoco: reader.read_mujoco,
    ast.Visual: reader.read_visual,
    ast.Default: reader.read_default,
    ast.Extension: reader.read_extension,
    ast.Asset: reader.read_asset,
    ast.Worldbody: reader.read_worldbody,
    ast.Body: reader.read_body,
    ast.Frame: reader.read_frame,
    ast.Replicate: reader.read_replicate,
    ast.Deformable: reader.read_deformable,
    ast.Contact: reader.read_contact,
    ast.Tendon: reader.read_tendon,
    ast.Spatial: reader.read_spatial,
    ast.Fixed: reader.read_fixed,
    ast.Equality: reader.read_equality,
    ast.Actuator: reader.read_actuator,
    ast.Sensor: reader.read_sensor,
    ast.Custom: reader.read_custom,
    ast.Tuple: reader.read_tuple,
    ast.Keyframe: reader.read_keyframe,
}
"""How the root of a file is read that is included in an element."""

_DEEP = frozenset((ast.Mujoco, ast.Default, ast.Worldbody, ast.Body, ast.Frame, ast.Replicate))


def link_includes(root: ast.Mujoco, open_file: Open, diagnostics: Diagnostics) -> Order:
    """Replace every include in the tree; the result knows where each file was brought in."""
    order = Order()
    seen: dict[str, int] = {}
    stack: list[Node] = [root]
    while stack:
        node = stack.pop()
        for include in _take_includes(node):
            inner = _load(node, include, open_file, seen, diagnostics)
            if inner is not None:
                order.anchors[inner.at >> ORDINAL_BITS] = include.at
                _splice(node, inner)
                _queue_includes(node, inner, stack)
        stack.extend(children_of(node))
    return order


def _take_includes(node: Node) -> list[ast.Include]:
    found: list[ast.Include] = getattr(node, "include", None) or []
    if found:
        node.include = []  # type: ignore[attr-defined]
    return found


def _queue_includes(node: Node, inner: Node, stack: list[Node]) -> None:
    """Includes that stood right in the included root are looked at with the element that they now stand
    in."""
    if inner.include:  # type: ignore[attr-defined]
        node.include = [*node.include, *inner.include]  # type: ignore[attr-defined]
        stack.append(node)


def _load(
    node: Node, include: ast.Include, open_file: Open, seen: dict[str, int], diagnostics: Diagnostics
) -> Node | None:
    """The root of the included file, read as what it stands in."""
    include.todo = 0
    if include.file is None:
        return None
    source = open_file(include.file, include.at)
    if source is None:
        return None
    key = source.path or source.name
    if key in seen:
        diagnostics.report(
            "P065",
            f"{include.file!r} is included again: MuJoCo brings in each file once",
            include.at,
            "@file",
            related=(("first included here", seen[key]),),
        )
        return None
    seen[key] = include.at
    root = read_root(source, diagnostics, any_name=True)
    if root is None:
        return None
    hoist_namespaces(root, source.data)
    strict = FragmentReader(source, diagnostics, NEWEST)
    read = _READERS[type(node)]
    inner: Node = drive(read, root, strict) if type(node) in _DEEP else read(root, strict)
    check_tree(inner, diagnostics)
    return inner


def _splice(node: Node, inner: Node) -> None:
    """Add the children of the included root; its attributes are not looked at."""
    for name in node.CHILDREN:
        if name == "include":
            continue
        mine, its = getattr(node, name), getattr(inner, name)
        if mine.__class__ is list:
            mine.extend(its)
        elif its is not None and mine is None:
            setattr(node, name, its)
    if inner.extra is not None:
        for extra in inner.extra:
            extra.before = None
        node.extra = [*(node.extra or ()), *inner.extra]
