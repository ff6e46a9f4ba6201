"""Elements of a ``<gazebo>`` block about a joint, as libsdformat's URDF reader takes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from transpile.ast import generated_sdf as ast
from transpile.ast.node import Tree
from transpile.ir.model import CURVILINEAR, PLANAR, Joint
from transpile.passes.gazebo.assign_gazebo_values import Assigner, Path
from transpile.passes.gazebo.read_gazebo_values import (
    JOINT_TAGS,
    LINK_TAGS,
    MODEL_TAGS,
    SATISFIED,
    SPRING_TAGS,
    NotAValue,
    number,
    text_of,
    truth,
)

_PHYSICS: Path = (("physics", ast.JointPhysics),)
_ODE: Path = (*_PHYSICS, ("ode", ast.JointOde))
_LIMIT: Path = (*_ODE, ("limit", ast.JointOdeLimit))
_DAMPER = ((*_ODE, ("implicit_spring_damper", None)), (*_ODE, ("cfm_damping", None)))

_NAMED: dict[str, tuple[tuple[Path, ...], Callable[[str], Any]]] = {
    "stopCfm": (((*_LIMIT, ("cfm", None)),), number),
    "stopErp": (((*_LIMIT, ("erp", None)),), number),
    "fudgeFactor": (((*_ODE, ("fudge_factor", None)),), number),
    "provideFeedback": (((*_PHYSICS, ("provide_feedback", None)),), truth),
    "implicitSpringDamper": (_DAMPER, truth),
    "cfmDamping": (_DAMPER, truth),
}


def is_for_joint(tag: Tree) -> bool:
    """Of what stands in a block whose reference is a link's name and a joint's: what is the joint's."""
    if tag.tag == "sensor":
        return tag.attributes.get("type") == "force_torque"
    return tag.tag in JOINT_TAGS or tag.tag in SATISFIED


def lower_joint_tag(tag: Tree, joint: Joint, assigner: Assigner) -> None:
    """Carry one element over, or tell why not."""
    name = tag.tag
    what = f"<{name}> of the <gazebo> block of joint {joint.name!r}"
    if name in SATISFIED:
        if not truth(text_of(tag)):
            assigner.mute(tag, "in SDFormat fixed joints are never taken apart")
        return
    if joint.type in (PLANAR, CURVILINEAR):
        assigner.lose(tag, what, f"Gazebo has no {joint.type} joint")
        return
    try:
        if name in _NAMED:
            paths, read = _NAMED[name]
            value = read(text_of(tag))
            for path in paths:
                assigner.put(joint, path, value, tag, named=True)
        elif name in SPRING_TAGS:
            _lower_spring(tag, joint, assigner)
        elif name == "sensor":
            assigner.keep_tree(joint, name, tag)
        elif name in LINK_TAGS or name in MODEL_TAGS:
            assigner.mute(tag, f"Gazebo reads nothing of the kind of a joint ({joint.name!r})")
        else:
            assigner.lose(tag, what, "SDFormat's joint has no such element")
    except NotAValue as fault:
        assigner.lose(tag, what, str(fault))


def _lower_spring(tag: Tree, joint: Joint, assigner: Assigner) -> None:
    """A spring in a joint of SDFormat is one for Drake too, which sees none in the URDF."""
    value = number(text_of(tag))
    if not joint.axes:
        assigner.mute(tag, f"joint {joint.name!r} has no axis")
    elif assigner.for_gazebo or value == 0.0:
        target = "axis.spring_stiffness" if tag.tag == "springStiffness" else "axis.spring_reference"
        assigner.put(joint, target, value, tag, named=True)
    else:
        assigner.withhold(tag, "Drake would add the spring, which it does not see in the URDF")
