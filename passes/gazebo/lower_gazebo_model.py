"""Elements of a ``<gazebo>`` block without a reference: they are about the whole model."""

from __future__ import annotations

from transpile.ast.node import Tree
from transpile.ir.model import Model
from transpile.passes.gazebo.assign_gazebo_values import Assigner
from transpile.passes.gazebo.read_gazebo_values import (
    JOINT_TAGS,
    LINK_TAGS,
    MODEL_TAGS,
    SATISFIED,
    text_of,
    truth,
)

_TREES = ("plugin", "gripper")
_ELEMENTS = ("self_collide", "allow_auto_disable", "enable_wind")
_PARTS = ("link", "joint", "frame", "model", "include", "pose")


def lower_model_tag(tag: Tree, model: Model, assigner: Assigner) -> None:
    """Carry one element over, or tell why not."""
    name = tag.tag
    what = f"<{name}> of a <gazebo> block"
    if name in _TREES:
        assigner.keep_tree(model, name, tag)
    elif name in _ELEMENTS:
        assigner.put_element(model, tag)
    elif name == "static":
        _lower_static(tag, model, assigner)
    elif name in _PARTS:
        assigner.lose(tag, what, "it would change the model that every other reader of the URDF sees")
    elif name in LINK_TAGS or name in JOINT_TAGS or name in SATISFIED or name in MODEL_TAGS:
        assigner.mute(tag, "Gazebo reads nothing of the kind of a model")
    else:
        assigner.lose(tag, what, "SDFormat's model has no such element")


def _lower_static(tag: Tree, model: Model, assigner: Assigner) -> None:
    """A static model of SDFormat is welded to the world for Drake too, which sees none in the URDF."""
    static = truth(text_of(tag))
    if static and not assigner.for_gazebo:
        assigner.withhold(tag, "Drake would weld the model to the world, which it does not do with the URDF")
    else:
        assigner.put(model, "static", static, tag, named=True)
