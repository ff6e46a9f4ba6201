"""split-joints: joints of several axes, for formats whose joints have one.

Runs after ``place-joints``: the joint is placed in its parent and the child's frame is the joint's.
Universal and revolute2 joints become two hinges in a row, ball joints three (x, y, z), with massless links
between; a screw becomes a hinge and a slide that mimics it. Each is told (A013, or L014 where it is only
near the original).
"""

from __future__ import annotations

from math import pi

from transpile.ir.model import (
    BALL,
    CONTINUOUS,
    PRISMATIC,
    REVOLUTE,
    REVOLUTE2,
    SCREW,
    UNIVERSAL,
    Axis,
    Joint,
    Link,
    Mimic,
    Model,
    Scene,
)
from transpile.ir.node import Ref
from transpile.passes.for_trees.filter_contacts import filter_pair
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name

_X, _Y, _Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)


def run(scene: Scene, context: Context) -> None:
    """Split the joints that the target has no type for. ``--dialect drake`` keeps those that Drake's URDF
    has: a universal one turns about x and y there."""
    native = {SCREW, UNIVERSAL, BALL} if context.dialect == "drake" else set()
    for model in scene.models:
        splitter = _Splitter(model, context)
        for joint in [*model.joints]:
            if joint.type in native and (joint.type != UNIVERSAL or _is_drakes(joint)):
                continue
            if joint.type in (UNIVERSAL, REVOLUTE2):
                axes = [*joint.axes, Axis(_Z), Axis(_Z)][:2]
                parts = splitter.split(joint, [(REVOLUTE, axis) for axis in axes])
                splitter.second[joint] = parts[1]
            elif joint.type == BALL:
                _split_ball(splitter, joint, context)
            elif joint.type == SCREW:
                _split_screw(splitter, joint, context)
        splitter.finish()


def _is_drakes(joint: Joint) -> bool:
    """Whether a universal joint has the axes that Drake's has in a URDF."""
    if len(joint.axes) != 2:
        return not joint.axes
    first, second = (axis.xyz for axis in joint.axes)
    return first[0] > 0.0 == first[1] == first[2] and second[1] > 0.0 == second[0] == second[2]


class _Splitter:
    """Splits the joints of one model."""

    def __init__(self, model: Model, context: Context) -> None:
        self.model = model
        self.context = context
        self.joints = {joint.name for joint in model.joints}
        self.links = {link.name for link in model.links}
        self.parts: dict[Joint, list[Joint]] = {}
        self.second: dict[Joint, Joint] = {}
        """The hinge that a joint's second axis became."""

    def split(self, joint: Joint, hinges: list[tuple[str, Axis]]) -> list[Joint]:
        """One hinge for each axis in a row: the first keeps the joint's place, the last holds its child."""
        names = [free_name(f"{joint.name}_axis{i + 1}", self.joints) for i in range(len(hinges))]
        self.joints.update(names)
        before, last, was = joint.parent, joint.child, joint.type
        filter_pair(self.model, f"{joint.name}_filter", before.target, last.target, joint.at)
        parts: list[Joint] = []
        for i, (kind, axis) in enumerate(hinges):
            part = joint if i == 0 else Joint("", kind, before, last)
            part.name, part.type, part.parent, part.axes = names[i], kind, before, [axis]
            part.at = joint.at
            if i > 0:
                part.relative_to = before
            part.child = last if i == len(hinges) - 1 else self.between(part)
            before = part.child
            parts.append(part)
        self.parts[joint] = parts
        last.target.relative_to = Ref(parts[-1].name, parts[-1])
        self.context.diagnostics.report(
            "A013",
            f"the {was} joint is written as {len(parts)} joints in a row: {', '.join(names)}",
            joint.at,
            "@type",
            data={"split": names},
        )
        return parts

    def between(self, joint: Joint) -> Ref:
        """A massless link that ``joint`` holds."""
        link = Link(free_name(f"{joint.name}_link", self.links))
        self.links.add(link.name)
        link.at = joint.at
        link.relative_to = Ref(joint.name, joint)
        self.model.links.append(link)
        return Ref(link.name, link)

    def finish(self) -> None:
        """Put the parts in the places of the joints; what mimics a second axis mimics the hinge it became."""
        if self.parts:
            joints = self.model.joints
            joints[:] = [part for joint in joints for part in self.parts.get(joint, [joint])]
        if not self.second:
            return
        for joint in self.model.joints:
            for axis in joint.axes:
                mimic = axis.mimic
                if mimic is not None and mimic.axis == 1 and mimic.joint.target in self.second:
                    second = self.second[mimic.joint.target]
                    mimic.joint = Ref(second.name, second)
                    mimic.axis = 0


def _split_ball(splitter: _Splitter, joint: Joint, context: Context) -> None:
    """Three hinges, each with the ball joint's damping: the same near zero, where their axes are square."""
    damping = joint.axes[0].damping if joint.axes else None
    hinges: list[tuple[str, Axis]] = []
    for xyz in (_X, _Y, _Z):
        axis = Axis(xyz)
        axis.damping = damping
        hinges.append((CONTINUOUS, axis))
    context.diagnostics.report(
        "L014",
        f"ball joint {joint.name!r} is written as three hinges about x, y, z: "
        "it has their singular posture and other coordinates",
        joint.at,
        "@type",
    )
    splitter.split(joint, hinges)


def _split_screw(splitter: _Splitter, joint: Joint, context: Context) -> None:
    pitch = joint.thread_pitch if joint.thread_pitch is not None else 1.0
    turn = joint.axes[0] if joint.axes else Axis(_Z)
    slide = Axis(turn.xyz)
    slide.at = turn.at
    limited = turn.lower is not None or turn.upper is not None
    name = joint.name
    splitter.split(joint, [(REVOLUTE if limited else CONTINUOUS, turn), (PRISMATIC, slide)])
    slide.mimic = Mimic(Ref(joint.name, joint), pitch / (2.0 * pi))
    context.diagnostics.report(
        "L016",
        f"the screw {name!r} is written as a hinge and a slide that mimics it: engines that ignore "
        "mimic let it slip",
        joint.at,
        "@type",
    )
    joint.thread_pitch = None
