"""``drake:joint`` in the IR: joints of types that SDFormat lacks.

Drake takes the two named frames as they stand: at zero the child's coincides with the parent's, wherever
the poses in the file would put it. So the joint's frame in the IR is measured in the parent.
"""

from __future__ import annotations

from transpile.ast.node import Tree
from transpile.diagnostics import Diagnostics
from transpile.formats.drake_extensions import extension_of
from transpile.formats.sdf.lower_pose import parent_ref
from transpile.formats.sdf.read_tree import read_value
from transpile.ir import model as ir
from transpile.ir.node import Ref

_TYPES = (ir.PLANAR, ir.CURVILINEAR)


def lower_drake_joint(tree: Tree, diagnostics: Diagnostics) -> ir.Joint | None:
    """A planar or curvilinear joint; None (the tree stays kept) for what Drake does not know."""
    parts = {child.tag: child for child in tree.children}
    type_ = tree.attributes.get("type", "")
    parent, child = parts.get("drake:parent"), parts.get("drake:child")
    if type_ not in _TYPES or parent is None or child is None:
        message = f"drake:joint of type {type_!r} is left as it is; Drake takes {' and '.join(_TYPES)}"
        diagnostics.warn("X001", message, tree.at)
        return None
    joint = ir.Joint(
        tree.attributes.get("name", ""), type_, parent_ref(parent.text or ""), Ref(child.text or "")
    )
    joint.at = tree.at
    joint.relative_to = parent_ref(parent.text or "")
    tree.todo = 0
    rest = [part for part in tree.children if part.tag not in ("drake:parent", "drake:child")]
    read_own = _planar if type_ == ir.PLANAR else _curvilinear
    rest = read_own(joint, rest, diagnostics)
    joint.extensions = [extension_of(part, "sdf") for part in rest] or None
    return joint


def _planar(joint: ir.Joint, parts: list[Tree], diagnostics: Diagnostics) -> list[Tree]:
    """A planar joint moves in the xy plane of the parent's frame; what of ``parts`` is left."""
    axis = ir.Axis((0.0, 0.0, 1.0))
    axis.at = joint.at
    joint.axes.append(axis)
    for part in parts:
        if part.tag == "drake:damping":
            joint.planar_damping = read_value("vec3", part.text or "", part.at, "#text", diagnostics)
            parts = [other for other in parts if other is not part]
            break
    return parts


def _curvilinear(joint: ir.Joint, parts: list[Tree], diagnostics: Diagnostics) -> list[Tree]:
    """The one damping of a curvilinear joint (of several Drake takes the first); the rest of ``parts``."""
    for part in parts:
        if part.tag == "drake:damping":
            axis = ir.Axis((1.0, 0.0, 0.0))
            axis.at = part.at
            numbers = read_value("reals", part.text or "", part.at, "#text", diagnostics)
            axis.damping = numbers[0] if numbers else None
            joint.axes.append(axis)
            return [other for other in parts if other is not part]
    return parts
