"""Reading MJCF: a source to a document."""

from __future__ import annotations

from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.ast.node import Document, Node
from transpile.diagnostics import ERROR, WARNING, Diagnostics
from transpile.formats.mjcf.check_counts import check_counts
from transpile.formats.mjcf.generated_reader import read_mujoco
from transpile.source import ORDINAL_BITS, ORDINAL_MASK, Source
from transpile.syntax.hoist_namespaces import hoist_namespaces
from transpile.syntax.read_xml import comments_beside, qualified_name, read_xml
from transpile.syntax.reader import Known, Reader, drive

ROOTS = ("mujoco", "mujocoinclude")
NEWEST = 400
"""MJCF carries no version: it is read as MuJoCo 4.0 does."""

_NOT_IN_DEFAULTS = frozenset(
    (
        *("name", "class_", "file", "vertex", "normal", "texcoord", "face", "refpos", "refquat"),
        *("builtin", "params", "content_type", "target", "joint", "jointinparent", "tendon", "slidersite"),
        *(
            "smoothnormal",
            "cranksite",
            "site",
            "refsite",
            "body",
            "lengthrange",
            "geom1",
            "geom2",
            "tausmooth",
        ),
    )
)
"""What tells one element from another: refused in a default class."""
_DEFAULTS = {ast.Default, ast.DefaultEquality, ast.DefaultTendon}


class StrictReader(Reader):
    """Reads by MuJoCo's rule: what the schema does not have is an error, not a warning."""

    __slots__ = ()

    def attribute(self, n: Node, e: Any, key: str, value: str, known: Known) -> None:
        count = len(self.diagnostics.all)
        super().attribute(n, e, key, value, known)
        if not isinstance(n, (ast.Frame, ast.Replicate)):  # their attributes are not looked at
            self.harden(count)

    def other(self, n: Node, x: Any, known: Known) -> None:
        count = len(self.diagnostics.all)
        super().other(n, x, known)
        self.harden(count)

    def again(self, n: Node, x: Any) -> None:
        count = len(self.diagnostics.all)
        super().again(n, x)
        self.harden(count)

    def harden(self, since: int) -> None:
        """Make errors of the warnings that were given since then."""
        for diagnostic in self.diagnostics.all[since:]:
            if diagnostic.severity == WARNING:
                diagnostic.severity = ERROR
                self.diagnostics.errors += 1


class FragmentReader(StrictReader):
    """Reads an included file: its root is only a wrapper, whose attributes mean nothing."""

    __slots__ = ()

    def attribute(self, n: Node, e: Any, key: str, value: str, known: Known) -> None:
        if n.at & ORDINAL_MASK != 1:
            super().attribute(n, e, key, value, known)

    def missing(self, n: Node, field: str) -> None:
        if n.at & ORDINAL_MASK != 1:
            super().missing(n, field)


def read(source: Source, diagnostics: Diagnostics) -> Document | None:
    """The document of a source; None when it is no MJCF, after an error. Includes stay as they are."""
    root = read_root(source, diagnostics)
    if root is None:
        return None
    at = source.index << ORDINAL_BITS | 1
    prefixes = hoist_namespaces(root, source.data)
    mujoco = drive(read_mujoco, root, StrictReader(source, diagnostics, NEWEST))
    check_tree(mujoco, diagnostics)
    document = Document("mjcf", mujoco)
    document.namespaces = prefixes
    document.header = comments_beside(root.itersiblings(preceding=True), at, diagnostics)[::-1]
    document.footer = comments_beside(root.itersiblings(), at, diagnostics)
    return document


def read_root(source: Source, diagnostics: Diagnostics, any_name: bool = False) -> Any:
    """The root element of a source; None after an error when it is none of MJCF's (``any_name``: no
    matter)."""
    root = read_xml(source, diagnostics)
    if root is None or any_name:
        return root
    if qualified_name(root) not in ROOTS:
        at = source.index << ORDINAL_BITS | 1
        diagnostics.report("P037", f"the root element is <{qualified_name(root)}>, not <mujoco>", at)
        return None
    return root


def check_tree(top: Node, diagnostics: Diagnostics) -> None:
    """What the schema says of values in lists and of default classes."""
    stack: list[tuple[Node, bool]] = [(top, False)]
    while stack:
        node, in_default = stack.pop()
        if in_default and node.__class__ not in _DEFAULTS:
            _check_default(node, diagnostics)
        check_counts(node, diagnostics)
        in_default = node.__class__ is ast.Default
        for name in node.CHILDREN:
            child = getattr(node, name)
            if not child:
                continue
            if child.__class__ is list:
                stack.extend((one, in_default) for one in child)
            else:
                stack.append((child, in_default))


def _check_default(node: Node, diagnostics: Diagnostics) -> None:
    for name in node.written():
        if name in _NOT_IN_DEFAULTS and not (isinstance(node, ast.Material) and name == "texture"):
            attribute = name.rstrip("_")
            message = f"<{node.TAG}> takes no attribute {attribute!r} in a default class"
            diagnostics.report("P021", message, node.at, f"@{attribute}")
