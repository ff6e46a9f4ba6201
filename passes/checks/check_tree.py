"""check-tree: what joints connect.

URDF is a tree: a link with two parents or a loop is an error (urdfdom, Drake). Several roots load in Drake
alone, and are a warning. In SDFormat a joint may close a loop; that is data, and the target decides.
"""

from __future__ import annotations

from transpile.ir.model import WORLD, Include, Joint, Model, Scene
from transpile.ir.node import Node
from transpile.passes.frame_graph import kind_of
from transpile.passes.manager import Context


def run(scene: Scene, context: Context) -> None:
    """Check joints that join a body to itself, and the tree of a URDF."""
    _check_joints(scene.joints, context)
    for model in scene.models:
        _check_joints(model.joints, context)
        if scene.format == "urdf":
            _check_urdf(model, context)
        elif scene.format == "sdf" and context.dialect == "default" and scene.world is None:
            _check_empty(model, context)


def _check_joints(joints: list[Joint], context: Context) -> None:
    for joint in joints:
        child = joint.child.target
        if child is not None and child is joint.parent.target and not isinstance(child, Include):
            context.diagnostics.report(
                "F003", f"joint {joint.name!r} joins {joint.child.name!r} to itself", joint.at, "child"
            )


def _check_empty(model: Model, context: Context) -> None:
    """libsdformat, and all that read through it, refuse a model that is not static and holds nothing."""
    if not (model.links or model.models or model.includes or model.static):
        message = f"model {model.name!r} has no links: libsdformat refuses it unless it is static"
        context.diagnostics.warn("F007", message, model.at)


def _check_urdf(model: Model, context: Context) -> None:
    report = context.diagnostics.report
    parent_joint: dict[Node, Joint] = {}
    for joint in model.joints:
        child = joint.child.target
        if child is None:
            continue
        first = parent_joint.setdefault(child, joint)
        if first is not joint:
            report(
                "F004",
                f"link {joint.child.name!r} is the child of two joints, {first.name!r} and {joint.name!r}",
                joint.at,
                "child",
                related=(("the first one", first.at),),
                fix="a URDF is a tree: remove one of the joints",
            )
    for loop in find_loops(parent_joint):
        chain = " → ".join(kind_of(link) for link in (*loop, loop[0]))
        report(
            "F005",
            f"the links form a loop and hang on nothing: {chain}",
            parent_joint[loop[0]].at,
            related=tuple(
                (f"joint {parent_joint[link].name!r} is on the way", parent_joint[link].at)
                for link in loop[1:]
            ),
            fix="turn one of the joints round, or remove it",
        )
    _check_roots(model, parent_joint, context)


def _check_roots(model: Model, parent_joint: dict[Node, Joint], context: Context) -> None:
    roots: list[Node] = [link for link in model.links if link not in parent_joint]
    if any(joint.parent.target is WORLD for joint in model.joints):
        roots.insert(0, WORLD)
    if not model.links and not model.joints:
        context.diagnostics.warn("F007", f"robot {model.name!r} has no links", model.at)
    elif len(roots) > 1:
        names = ", ".join(kind_of(root) for root in roots[:5])
        context.diagnostics.warn(
            "F006",
            f"robot {model.name!r} has {len(roots)} roots ({names}): only Drake reads that",
            roots[1].at,
            related=tuple(("another root", root.at) for root in roots[2:5]),
            fix="join all links into one tree",
        )


def find_loops(parent_joint: dict[Node, Joint]) -> list[list[Node]]:
    """The loops of links, going from child to parent; each link is visited once."""
    loops: list[list[Node]] = []
    done: set[Node] = set()
    for start in parent_joint:
        trail: list[Node] = []
        on_trail: set[Node] = set()
        link: Node | None = start
        while link is not None and link not in done and link not in on_trail:
            trail.append(link)
            on_trail.add(link)
            joint = parent_joint.get(link)
            link = joint.parent.target if joint is not None else None
        if link is not None and link in on_trail:
            loops.append(trail[trail.index(link) :])
        done.update(trail)
    return loops
