"""stand-in-frames: frames for the two sides of a ``drake:joint``.

At zero Drake lays the child's frame on the parent's, and a planar joint moves in their xy plane (the pass
turn-planar-joints has seen to that). Such a joint is no frame and takes no pose, and its parent can't be
the world. So a frame is made where the joint is, and what is measured in the joint is measured in it.
"""

from __future__ import annotations

from transpile.diagnostics import Diagnostics
from transpile.ir import model as ir
from transpile.ir.node import Ref
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name
from transpile.passes.walk_models import walk_models

TYPES = (ir.PLANAR, ir.CURVILINEAR)


def run(scene: ir.Scene, context: Context) -> None:
    """Give each ``drake:joint`` frames or links of its own, where it needs them."""
    for model, _ in walk_models(scene):
        joints = [joint for joint in model.joints if joint.type in TYPES]
        if joints:
            _stand_in_for(joints, model, context.diagnostics)


def _stand_in_for(joints: list[ir.Joint], model: ir.Model, diagnostics: Diagnostics) -> None:
    groups = (model.links, model.joints, model.frames, model.models, model.includes)
    taken = {node.name for group in groups for node in group}
    for joint in joints:
        parent = joint.parent.target
        if _is_plain(joint) and isinstance(parent, ir.Placed):
            _measure_in(parent, joint, model)
        else:
            _stand_in(joint, model, taken, diagnostics)


def _is_plain(joint: ir.Joint) -> bool:
    """Whether the joint is at its parent, so that Drake needs to know no more."""
    at_parent = joint.relative_to is not None and joint.relative_to.target is joint.parent.target
    return (
        at_parent and joint.parent.target is not ir.WORLD and (joint.pose is None or joint.pose.is_identity())
    )


def _stand_in(joint: ir.Joint, model: ir.Model, taken: set[str], diagnostics: Diagnostics) -> None:
    base: ir.Placed
    if joint.parent.target is ir.WORLD:
        base = _anchor(joint, model, taken, diagnostics)
    else:
        base = _frame(joint, model, taken, "frame", joint.parent)
    base.pose = joint.pose
    base.relative_to = joint.relative_to
    _measure_in(base, joint, model)
    child = joint.child.target
    if not isinstance(child, ir.Link) or child.relative_to is None or child.relative_to.target is not base:
        on_child = _frame(joint, model, taken, "child_frame", joint.child)
        on_child.relative_to = Ref(base.name, base)
        joint.child = Ref(on_child.name, on_child)
    elif child.pose is not None and not child.pose.is_identity():
        on_child = _frame(joint, model, taken, "child_frame", joint.child)
        on_child.pose = child.pose.inverse()
        joint.child = Ref(on_child.name, on_child)
    joint.parent = Ref(base.name, base)


def _measure_in(base: ir.Placed, joint: ir.Joint, model: ir.Model) -> None:
    """Let what is measured in the joint be measured in ``base``, which lies where the joint does."""
    placed: list[ir.Placed] = [*model.links, *model.joints, *model.frames, *model.models]
    for node in placed:
        if node.relative_to is not None and node.relative_to.target is joint:
            node.relative_to = Ref(base.name, base)


def _frame(joint: ir.Joint, model: ir.Model, taken: set[str], ending: str, attached_to: Ref) -> ir.Frame:
    frame = ir.Frame(_new_name(f"{joint.name}_{ending}", taken))
    frame.at = joint.at
    frame.attached_to = attached_to
    model.frames.append(frame)
    return frame


def _anchor(joint: ir.Joint, model: ir.Model, taken: set[str], diagnostics: Diagnostics) -> ir.Link:
    """A link without mass that is welded to the world (A008)."""
    link = ir.Link(_new_name(f"{joint.name}_base", taken))
    weld = ir.Joint(_new_name(f"{joint.name}_weld", taken), ir.FIXED, joint.parent, Ref(link.name, link))
    link.at = weld.at = joint.at
    model.links.append(link)
    model.joints.append(weld)
    diagnostics.report(
        "A008",
        f"the {joint.type} joint {joint.name!r} hangs on a link {link.name!r} without mass, welded to the "
        "world: in SDFormat Drake takes no world for its parent",
        joint.at,
        data={"added_link": link.name, "added_joint": weld.name},
    )
    return link


def _new_name(wanted: str, taken: set[str]) -> str:
    name = free_name(wanted, taken)
    taken.add(name)
    return name
