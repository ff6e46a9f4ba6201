"""Where a pose is measured, and what a frame moves with, when the file does not say: one table.

From SDFormat's frame semantics (1.7 and newer; versions before 1.7 have the same defaults, for there was
nothing else to choose). URDF is lowered to explicit frames and needs no defaults.

===========================  ==================================  ====================================
element                      pose is measured in                 moves with
===========================  ==================================  ====================================
model (top)                  the world                           its canonical link
model (in a world)           the world                           its canonical link
model (nested)               the model around it                 its canonical link
include                      as the model that it brings in      as the model that it brings in
link                         its model                           itself
joint                        its child                           its child
frame                        its attached_to, else its model     its attached_to, else its model
frame (in a world)           its attached_to, else the world     its attached_to, else the world
visual                       its link                            its link
collision                    its link                            its link
inertial                     its link                            its link
light (in a link)            its link                            its link
light (in a world)           the world                           the world
sensor (in a link)           its link                            its link
sensor (in a joint)          its joint                           its joint
camera                       its sensor                          its sensor
projector, particle_emitter  its link                            its link
actor, population            the world                           the world
axis, axis2                  its joint; before 1.5 its model     its joint
===========================  ==================================  ====================================

The pose of a model or an include is that of its ``placement_frame``, where it has one, and of its own frame
otherwise. A file that is merged in keeps the frame of its model, which is what ``__model__`` is there.

The canonical link is the model's ``canonical_link``, else its first link, else that of its first nested
model.
"""

from __future__ import annotations

from transpile.ir.model import WORLD, Frame, Joint, Link, Model, Placed
from transpile.ir.node import Node, Ref


def measured_in(node: Placed, model: Model | None) -> Node | None:
    """The frame that a pose is written in; ``model`` is the one around the node (None: the world).

    None where a reference did not resolve, and for the world.
    """
    if node.relative_to is not None:
        target: Node | None = node.relative_to.target
        return target
    if isinstance(node, Joint):
        child: Node | None = node.child.target
        return child
    if isinstance(node, Frame) and node.attached_to is not None:
        attached: Node | None = node.attached_to.target
        return attached
    return model


def moves_with(node: Placed, model: Model | None) -> Node | None:
    """The next frame on the way to the body that a frame moves with; None at the end (links, the world)."""
    if isinstance(node, Link):
        return None
    if isinstance(node, Joint):
        child: Node | None = node.child.target
        return child
    if isinstance(node, Frame):
        return node.attached_to.target if node.attached_to is not None else model or WORLD
    if isinstance(node, Model):
        return canonical_link(node)
    return None


def canonical_link(model: Model) -> Link | None:
    """The link that a model's frame moves with."""
    while True:
        if isinstance(model.canonical_link, Ref) and isinstance(model.canonical_link.target, Link):
            return model.canonical_link.target
        if model.links:
            return model.links[0]
        if not model.models:
            return None
        model = model.models[0]
