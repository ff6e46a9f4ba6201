"""URDF: from the bytes of a source to the AST."""

from __future__ import annotations

from typing import Any

from transpile.ast.node import Document
from transpile.diagnostics import Diagnostics
from transpile.formats.urdf.generated_reader import read_robot
from transpile.source import ORDINAL_BITS, Source
from transpile.syntax.hoist_namespaces import hoist_namespaces
from transpile.syntax.read_xml import comments_beside, qualified_name, read_xml
from transpile.syntax.reader import Reader


def read(source: Source, diagnostics: Diagnostics) -> Document | None:
    """The AST of a URDF file; None (after errors) when there is no ``<robot>`` to be read.

    A file that was not taken through xacro (its elements are still there) is read with a warning, P030.
    """
    root = read_xml(source, diagnostics)
    if root is None:
        return None
    at = source.index << ORDINAL_BITS | 1
    if qualified_name(root) != "robot":
        diagnostics.report("P037", f"the root element is <{qualified_name(root)}>, not <robot>", at)
        return None
    prefixes = hoist_namespaces(root, source.data)
    if "" in prefixes:
        _drop_default_namespace(root)
    robot = read_robot(root, Reader(source, diagnostics))
    if b"<xacro:" in source.data and any(element.prefix == "xacro" for element in root.iter("*")):
        fix = "give the file the ending .xacro, and it is expanded"
        diagnostics.warn("P030", "xacro's elements are kept, and not expanded", at, fix=fix)
    document = Document("urdf", robot, robot.version)
    document.namespaces = prefixes
    document.header = comments_beside(root.itersiblings(preceding=True), at, diagnostics)[::-1]
    document.footer = comments_beside(root.itersiblings(), at, diagnostics)
    return document


def _drop_default_namespace(root: Any) -> None:
    """Names without a prefix are what they are: no reader of URDF knows of name spaces."""
    for element in root.iter("*"):
        if element.tag[0] == "{" and element.prefix is None:
            element.tag = element.tag[element.tag.index("}") + 1 :]
