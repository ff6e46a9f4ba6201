"""Welds what stands on nothing to the world."""

from __future__ import annotations

from collections.abc import Iterator

from transpile.ir.model import FIXED, WORLD, Joint, Link, Model, Scene
from transpile.ir.node import Node, Ref
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.pick_names import free_name


def weld_roots(model: Model, scene: Scene, graph: FrameGraph) -> Iterator[Link]:
    """Fix every link of a model that is no joint's child where it stands; each that was welded."""
    joints = (*model.joints, *scene.joints)
    children: set[Node | None] = {graph.body_of(j.child.target) for j in joints if j.child.target is not None}
    taken = {joint.name for joint in model.joints} | {link.name for link in model.links}
    for link in model.links:
        if link in children:
            continue
        name = free_name(f"world_to_{link.name}", taken)
        joint = Joint(name, FIXED, Ref("world", WORLD), Ref(link.name, link))
        joint.at = link.at
        taken.add(name)
        model.joints.append(joint)
        yield link
