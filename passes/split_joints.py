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
    GEARBOX,
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
from transpile.passes.filter_contacts import filter_pair
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name

_IDLE = ("lower", "upper", "effort", "velocity", "friction", "spring_reference", "spring_stiffness", "mimic")
_X, _Y, _Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)


def run(scene: Scene, context: Context) -> None:
    """Split the joints that the target has no type for. ``--dialect drake`` keeps those that Drake's URDF
    has."""
    native = {SCREW, UNIVERSAL, BALL} if context.dialect == "drake" else set()
    for model in scene.models:
        for joint in [*model.joints]:
            if joint.type in native:
                continue
            if joint.type in (UNIVERSAL, REVOLUTE2):
                axes = [*joint.axes, Axis(_Z), Axis(_Z)][:2]
                parts = _split(model, joint, [(REVOLUTE, axis) for axis in axes], context)
                _follow_second_axis(model, joint, parts[1])
            elif joint.type == BALL:
                _split_ball(model, joint, context)
            elif joint.type == SCREW:
                _split_screw(model, joint, context)


def _follow_second_axis(model: Model, joint: Joint, second: Joint) -> None:
    """What mimics the second axis of ``joint`` mimics the hinge that it became."""
    for other in model.joints:
        for axis in other.axes:
            mimic = axis.mimic
            if mimic is not None and mimic.axis == 1 and mimic.joint.target is joint:
                mimic.joint = Ref(second.name, second)
                mimic.axis = 0


def _split_ball(model: Model, joint: Joint, context: Context) -> None:
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
    for axis in joint.axes:
        if axis.at >= 0 and any(getattr(axis, field) is not None for field in _IDLE) or axis.xyz != _Z:
            context.diagnostics.report(
                "L014",
                f"what the axis of the ball joint {joint.name!r} says but for its damping is lost: no ball "
                "joint has an axis",
                axis.at,
            )
    _split(model, joint, hinges, context)


def drop_gearboxes(scene: Scene, context: Context) -> None:
    """drop-gearboxes: a gearbox is a relation between two other joints, not an edge of the tree."""
    for model in scene.models:
        for joint in [*model.joints]:
            if joint.type == GEARBOX:
                model.joints.remove(joint)
                context.diagnostics.report(
                    "L015",
                    f"the gearbox {joint.name!r} between {joint.parent.name!r} and "
                    f"{joint.child.name!r} is left out",
                    joint.at,
                )
                for kept in joint.kept or ():
                    kept.done = True


def _split(model: Model, joint: Joint, hinges: list[tuple[str, Axis]], context: Context) -> list[Joint]:
    """Put one hinge for each axis in a row; the first keeps the joint's place, the last holds its child."""
    names = _names(model, joint, [f"axis{i + 1}" for i in range(len(hinges))])
    last = joint.child
    before, was, place = joint.parent, joint.type, model.joints.index(joint)
    filter_pair(model, f"{joint.name}_filter", before.target, last.target, joint.at)
    parts: list[Joint] = []
    for i, (kind, axis) in enumerate(hinges):
        part = joint if i == 0 else Joint("", kind, before, last)
        part.name, part.type, part.parent, part.axes = names[i], kind, before, [axis]
        part.at = joint.at
        if i > 0:
            part.relative_to = before
        part.child = last if i == len(hinges) - 1 else _between(model, part)
        before = part.child
        parts.append(part)
    model.joints[place : place + 1] = parts
    child = last.target
    child.relative_to = Ref(parts[-1].name, parts[-1])
    context.diagnostics.report(
        "A013",
        f"the {was} joint is written as {len(parts)} joints in a row: {', '.join(names)}",
        joint.at,
        "@type",
        data={"split": names},
    )
    return parts


def _between(model: Model, joint: Joint) -> Ref:
    link = Link(free_name(f"{joint.name}_link", {link.name for link in model.links}))
    link.at = joint.at
    link.relative_to = Ref(joint.name, joint)
    model.links.append(link)
    return Ref(link.name, link)


def _names(model: Model, joint: Joint, endings: list[str]) -> list[str]:
    taken = {other.name for other in model.joints}
    return [free_name(f"{joint.name}_{ending}", taken) for ending in endings]


def _split_screw(model: Model, joint: Joint, context: Context) -> None:
    pitch = joint.thread_pitch if joint.thread_pitch is not None else 1.0
    turn = joint.axes[0] if joint.axes else Axis(_Z)
    slide = Axis(turn.xyz)
    slide.at = turn.at
    limited = turn.lower is not None or turn.upper is not None
    name = joint.name
    _split(model, joint, [(REVOLUTE if limited else CONTINUOUS, turn), (PRISMATIC, slide)], context)
    slide.mimic = Mimic(Ref(joint.name, joint), pitch / (2.0 * pi))
    context.diagnostics.report(
        "L016",
        f"the screw {name!r} is written as a hinge and a slide that mimics it: engines that ignore "
        "mimic let it slip",
        joint.at,
        "@type",
    )
    joint.thread_pitch = None
