"""relate-gearboxes: a gearbox becomes a mimic relation of the two hinges that it couples.

SDFormat's gearbox is no edge of the tree. It says theta_2 = -ratio * theta_1, theta_1 being the angle from
the reference body to the parent about the first axis, theta_2 that to the child about the second. The hinges
that make those angles stand in the model; each counts its own way, by its axis and by which of its sides the
reference body is, so the sign of the relation is worked out from both. Bodies that are welded together
count as one.
"""

from __future__ import annotations

from transpile.ir.add_up import add_up
from transpile.ir.model import CONTINUOUS, FIXED, GEARBOX, REVOLUTE, SCREW, Joint, Mimic, Model, Scene
from transpile.ir.node import Node, Ref
from transpile.ir.pose import Vec3, rotate
from transpile.passes.for_sdf.place_in_model import direction_in_joint
from transpile.passes.for_trees.leave_frames import leave_frames
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.join_links import join, representative
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

HINGES = (REVOLUTE, CONTINUOUS, SCREW)
_SAID = (
    "lower",
    "upper",
    "effort",
    "velocity",
    "acceleration",
    "damping",
    "friction",
    "spring_stiffness",
    "mimic",
)

Hinge = tuple[Joint, float]
"""A hinge, and 1.0 where the reference body is its parent, -1.0 where it is its child."""


def run(scene: Scene, context: Context) -> None:
    """Relate the hinges of every gearbox (A017); where that can't be done it is left out (L015)."""
    models = [model for model, _ in walk_models(scene)]
    found = [(joint, model) for model in models for joint in model.joints if joint.type == GEARBOX]
    if not found:
        return
    relater = _Relater(models, FrameGraph(scene), context)
    for gearbox, model in found:
        model.joints.remove(gearbox)
        relater.relate(gearbox)
    leave_frames(dict(found), models)


class _Relater:
    """Knows every hinge of a scene by the bodies that it joins."""

    def __init__(self, models: list[Model], graph: FrameGraph, context: Context) -> None:
        self.graph = graph
        self.context = context
        self.group: dict[Node, Node] = {}
        self.hinges: dict[tuple[Node, Node], Hinge] = {}
        self.related: dict[Node, Node] = {}
        """Groups of joints that follow each other."""
        self.owner = {joint: model for model in models for joint in model.joints}
        for joint in self.owner:
            a, b = self.body(joint.parent), self.body(joint.child)
            if joint.type == FIXED and a is not None and b is not None and a is not b:
                self.group[b] = a
        for joint in self.owner:
            a, b = self.body(joint.parent), self.body(joint.child)
            self.note_relations(joint)
            if joint.type in HINGES and joint.axes and a is not None and b is not None:
                self.hinges.setdefault((a, b), (joint, 1.0))
                self.hinges.setdefault((b, a), (joint, -1.0))

    def note_relations(self, joint: Joint) -> None:
        """Join a joint with those that it follows."""
        for axis in joint.axes:
            if axis.mimic is not None and axis.mimic.joint.target is not None:
                join(self.related, joint, axis.mimic.joint.target)

    def body(self, ref: Ref) -> Node | None:
        """What a side of a joint moves with, for all that is welded to it."""
        body = self.graph.body_of(ref.target) if ref.target is not None else None
        return representative(self.group, body) if body is not None else None

    def relate(self, gearbox: Joint) -> None:
        """Let the child's hinge follow the parent's, or the other way round where only that can follow."""
        first = self.hinge(gearbox, gearbox.parent)
        second = self.hinge(gearbox, gearbox.child) if first is not None else None
        if first is None or second is None:
            return
        ratio = gearbox.gearbox_ratio if gearbox.gearbox_ratio is not None else 1.0
        sign = self.sign(gearbox, 0, first) * self.sign(gearbox, 1, second)
        follower, leader, multiplier = second[0], first[0], 0.0 - ratio * sign
        if follower.axes[0].mimic is not None and multiplier:
            follower, leader, multiplier = leader, follower, 1.0 / multiplier
        a, b = representative(self.related, follower), representative(self.related, leader)
        if follower.axes[0].mimic is not None or a is b:
            why = "follow each other" if a is b else "follow other joints"
            self.leave_out(gearbox, f"{follower.name!r} and {leader.name!r} {why} already")
            return
        self.related[a] = b
        mimic = follower.axes[0].mimic = Mimic(Ref(leader.name, leader), multiplier)
        mimic.at = gearbox.at
        self.context.diagnostics.report(
            "A017",
            f"the gearbox {gearbox.name!r} is written as a mimic relation: {follower.name!r} turns "
            f"{multiplier:g} times as far as {leader.name!r}{_unsaid(gearbox, second[0])}",
            gearbox.at,
            data={"gearbox": gearbox.name, "follower": follower.name, "leader": leader.name},
        )
        self.tell_rest(gearbox)

    def hinge(self, gearbox: Joint, side: Ref) -> Hinge | None:
        """The hinge between one side of a gearbox and its reference body; None after a L015."""
        reference = gearbox.gearbox_reference_body
        base = self.body(reference) if reference is not None else None
        body = self.body(side)
        if reference is None or base is None:
            self.leave_out(gearbox, "it names no reference body that its angles are measured from")
            return None
        found = self.hinges.get((base, body)) if body is not None else None
        if found is None:
            self.leave_out(gearbox, f"no hinge joins {side.name!r} to its reference body {reference.name!r}")
        elif self.owner[found[0]] is not self.owner[gearbox]:
            self.leave_out(gearbox, f"the hinge {found[0].name!r} stands in another model")
            return None
        return found

    def leave_out(self, gearbox: Joint, why: str) -> None:
        self.context.diagnostics.report(
            "L015",
            f"the gearbox {gearbox.name!r} between {gearbox.parent.name!r} and {gearbox.child.name!r} is "
            f"left out: {why}",
            gearbox.at,
        )
        for kept in gearbox.kept or ():
            kept.done = True

    def sign(self, gearbox: Joint, index: int, hinge: Hinge) -> float:
        """1.0 where the hinge counts the angle of the gearbox, -1.0 where it counts the other way."""
        joint, sign = hinge
        if index >= len(gearbox.axes):
            return sign  # no second axis is written: the hinge has it
        axis = gearbox.axes[index]
        a = self.direction(gearbox, index)
        b = self.direction(joint, 0)
        X_GJ = self.graph.between(gearbox, joint)
        b = rotate(X_GJ.matrix(), b) if X_GJ.turns() else b
        along = add_up(x * y for x, y in zip(a, b, strict=True))
        if along * along < (1.0 - 1e-12) * _square(a) * _square(b):
            xyz = " ".join(f"{x:g}" for x in axis.xyz)
            self.context.diagnostics.report(
                "L025",
                f"the axis {xyz} of the gearbox {gearbox.name!r} is not that of joint {joint.name!r}, whose "
                "turns are counted instead",
                axis.at,
            )
        return sign if along >= 0.0 else 0.0 - sign

    def direction(self, joint: Joint, index: int) -> Vec3:
        """An axis of a joint in the joint's frame."""
        axis = joint.axes[index]
        if axis.expressed_in is None:
            return axis.xyz
        return direction_in_joint(self.graph, joint, axis.xyz, axis.expressed_in)

    def tell_rest(self, gearbox: Joint) -> None:
        """What the gearbox says of its own axes has no place in a relation."""
        for axis in gearbox.axes:
            said = [field for field in _SAID if getattr(axis, field)]
            if said:
                self.context.diagnostics.report(
                    "L025",
                    f"the {', '.join(said)} said of the gearbox {gearbox.name!r} has no place in a relation",
                    axis.at,
                )


def _unsaid(gearbox: Joint, hinge: Joint) -> str:
    """What is taken for granted where a gearbox says no second axis."""
    return f" (it says no second axis, so {hinge.name!r} counts as it does)" if len(gearbox.axes) < 2 else ""


def _square(v: Vec3) -> float:
    return v[0] * v[0] + v[1] * v[1] + v[2] * v[2]
