"""Drake's ``drake:`` elements in the form that URDF and SDFormat share.

Source: Drake's parsing reference, and Drake 1.58 where the reference is silent or wrong. SDFormat writes a
value as an element's text, URDF as an attribute, which the tables name; what is an attribute in both stays
one. The shared form is SDFormat's.
"""

from __future__ import annotations

from transpile.ast.node import Tree
from transpile.ir.node import Extension

PREFIX = "drake:"

FOREIGN = ":"
"""Begins the tag of an element inside that is not Drake's; it is written as it was read."""

VALUE_ATTRIBUTES = {
    "accepting_renderer": "name",
    "ball_constraint_body_A": "name",
    "ball_constraint_body_B": "name",
    "bushing_frameA": "name",
    "bushing_frameC": "name",
    "distance_constraint_body_A": "name",
    "distance_constraint_body_B": "name",
    "ignored_collision_filter_group": "name",
    "initial_tangent": "xyz",
    "linear_spring_damper_body_A": "name",
    "linear_spring_damper_body_B": "name",
    "member": "link",
    "member_group": "name",
    "plane_normal": "xyz",
    "surface_velocity_axis": "axis",
}
"""The URDF attribute that holds what is text in SDFormat; ``value`` unless listed."""

FIELD_ATTRIBUTES = {
    "circular_arc": ("radius", "angle"),
    "line_segment": ("length",),
}
"""URDF attributes that are ``drake:`` children in SDFormat."""

LARGEST = "1.7976931348623157e308"
"""No limit, or an infinite stiffness, in URDF."""

VALUE_CHILDREN = ("initial_tangent", "plane_normal")
"""Elements whose value stands in an ``<xyz>`` of its own in SDFormat: Drake 1.58 reads it so, whatever its
reference says (text alone is an error there)."""

SHARED_ATTRIBUTES = {
    "collision_filter_group": ("name", "ignore"),
    "controller_gains": ("p", "d"),
    "illustration_properties": ("enabled",),
    "perception_properties": ("enabled",),
    "tendon_constraint_joint": ("name", "a"),
}
"""Elements that have no value but attributes in both syntaxes."""


def extension_of(tree: Tree, syntax: str) -> Extension:
    """The shared form of a tree read from ``syntax`` ("urdf" or "sdf"), and mark the tree as carried over."""
    convert = _from_urdf if syntax == "urdf" else _from_sdf
    top = convert(tree)
    stack = [(tree, top)]
    while stack:
        node, extension = stack.pop()
        node.todo = 0
        for child in node.children:
            if child.tag == "xyz" and extension.tag in VALUE_CHILDREN:
                extension.value = child.text
                child.todo = 0
                continue
            inner = convert(child)
            extension.children.append(inner)
            stack.append((child, inner))
    return top


def tree_of(extension: Extension, syntax: str) -> Tree:
    """The tree to write in ``syntax``."""
    convert = _to_urdf if syntax == "urdf" else _to_sdf
    top = Tree("")
    stack = [(extension, top)]
    while stack:
        source, tree = stack.pop()
        for child in convert(source, tree):
            inner = Tree("")
            tree.children.append(inner)
            stack.append((child, inner))
    return top


def _from_sdf(tree: Tree) -> Extension:
    return Extension(_plain_tag(tree.tag), tree.text, dict(tree.attributes), None, tree.at)


def _from_urdf(tree: Tree) -> Extension:
    tag = _plain_tag(tree.tag)
    if tag[0] == FOREIGN:
        return Extension(tag, tree.text, dict(tree.attributes), None, tree.at)
    # Drake reads no text in a URDF: a value that is written so is not there.
    extension = Extension(tag, None, dict(tree.attributes), None, tree.at)
    if tag in SHARED_ATTRIBUTES:
        return extension
    attributes = extension.attributes
    for name in FIELD_ATTRIBUTES.get(tag, ()):
        if name in attributes:
            extension.children.append(Extension(name, attributes.pop(name), None, None, tree.at))
    key = VALUE_ATTRIBUTES.get(tag, "value")
    if key in attributes:
        extension.value = attributes.pop(key)
    return extension


def _to_sdf(extension: Extension, tree: Tree) -> list[Extension]:
    """Fill ``tree``; the children that are still to be written."""
    tree.tag = _full_tag(extension.tag)
    tree.at = extension.at
    tree.attributes.update(extension.attributes)
    if extension.tag in VALUE_CHILDREN:
        return [Extension(FOREIGN + "xyz", extension.value, None, None, extension.at), *extension.children]
    tree.text = extension.value
    return extension.children


def _to_urdf(extension: Extension, tree: Tree) -> list[Extension]:
    """Fill ``tree``; the children that are still to be written."""
    tag = extension.tag
    tree.tag = _full_tag(tag)
    tree.at = extension.at
    if tag[0] == FOREIGN or tag in SHARED_ATTRIBUTES:
        tree.text = extension.value
    elif extension.value is not None:
        key = VALUE_ATTRIBUTES.get(tag, "value")
        tree.attributes[key] = _finite(extension.value) if key == "value" else extension.value
    tree.attributes.update(extension.attributes)
    fields = FIELD_ATTRIBUTES.get(tag)
    if fields is None:
        return extension.children
    for child in extension.children:
        if child.tag in fields:
            tree.attributes[child.tag] = child.value or ""
    return [child for child in extension.children if child.tag not in fields]


def _finite(value: str) -> str:
    """The largest number for infinity, which Drake reads in SDFormat but not in URDF."""
    word = value.strip().lower()
    if word.lstrip("+-") not in ("inf", "infinity"):
        return value
    return f"-{LARGEST}" if word[0] == "-" else LARGEST


def _plain_tag(tag: str) -> str:
    return tag[len(PREFIX) :] if tag.startswith(PREFIX) else FOREIGN + tag


def _full_tag(tag: str) -> str:
    return tag[1:] if tag[0] == FOREIGN else PREFIX + tag
