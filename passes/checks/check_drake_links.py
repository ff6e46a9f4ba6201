"""What of Drake's the IR keeps for SDFormat alone: deformable links; and tags nobody knows.

Source: Drake's parsing reference, its section on deformable links, and Drake 1.58, which takes spheres with a
resolution hint too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ast.node import Opaque, Tree
from transpile.ir.geometry import Mesh, OtherShape, Shape, Sphere
from transpile.ir.model import Collision, Link, Model, Scene
from transpile.ir.node import Extension
from transpile.passes.checks.drake_tags import TAGS, parents

if TYPE_CHECKING:
    from transpile.passes.checks.check_drake_extensions import Checker

PREFIX = "drake:"
IDLE = ("controller_gains", "gear_ratio", "rotor_inertia")
"""What a URDF's joint may have, and Drake reads in a transmission only."""
SOFT = frozenset(("mu_dynamic", "hunt_crossley_dissipation", "relaxation_time", "mesh_resolution_hint"))
"""The proximity properties of deformable bodies."""


def check_kept(scene: Scene, checker: Checker) -> None:
    """Tags with the prefix that the grammar does not know where they stand."""
    told = {finding.at for finding in checker.context.diagnostics if finding.code == "X016"}
    for kept in scene.ledger:
        value, around = kept.value, getattr(kept.owner, "TAG", "")
        tag = getattr(value, "tag", "") if isinstance(value, (Opaque, Tree)) else ""
        if not tag.startswith(PREFIX) or value.at in told:
            continue
        name = tag[len(PREFIX) :]
        if isinstance(value, Tree):
            if name in IDLE and not checker.sdf:
                message = f"Drake reads <{tag}> in the actuator of a transmission, and past it here"
                checker.warn("X040", message, value.at)
        elif name not in TAGS:
            checker.misplaced("X021", f"Drake has no <{tag}>", around, value.at)
        elif around.removeprefix(PREFIX) not in parents(name):  # else it stands there again, which is told
            where = " or ".join(f"<{parent}>" for parent in sorted(parents(name)))
            message = f"<{tag}> belongs into {where}, not into <{around}>"
            checker.misplaced("X016", message, around, value.at)


def check_link(link: Link, model: Model, checker: Checker) -> None:
    """Deformable properties and walls of a link, which are kept as they were written."""
    trees = [kept.value for kept in link.kept or () if isinstance(kept.value, Tree)]
    own = [_extension(tree) for tree in trees if tree.tag.startswith(PREFIX)]
    soft = [extension for extension in own if extension.tag == "deformable_properties"]
    for extension in own:
        if extension.tag == "wall_boundary_condition" and not soft:
            message = f"link {link.name!r} has a wall, and is not deformable"
            checker.misplaced("X016", message, "link", extension.at)
        elif extension.tag in TAGS:
            checker.trees("link", [extension])
    if soft:
        _check_deformable(link, model, soft[0].at, checker)


def _extension(tree: Tree) -> Extension:
    top = Extension(_plain(tree.tag), tree.text, dict(tree.attributes), None, tree.at)
    stack = [(tree, top)]
    while stack:
        node, extension = stack.pop()
        for child in node.children:
            inner = Extension(_plain(child.tag), child.text, dict(child.attributes), None, child.at)
            extension.children.append(inner)
            stack.append((child, inner))
    return top


def _plain(tag: str) -> str:
    return tag[len(PREFIX) :] if tag.startswith(PREFIX) else f":{tag}"


def _check_deformable(link: Link, model: Model, at: int, checker: Checker) -> None:
    if len(link.collisions) != 1:
        _refuse(link, f"it needs exactly one collision, not {len(link.collisions)}", at, checker)
    if len(link.visuals) > 1:
        _refuse(link, "it has one visual at most", link.visuals[1].at, checker)
    for collision in link.collisions[:1]:
        _check_skin(link, collision, checker)
    for visual in link.visuals[:1]:
        if not isinstance(visual.shape, OtherShape) and not _is_mesh(visual.shape, ".obj"):
            checker.warn("X039", f"link {link.name!r} is deformable: its visual is a mesh (.obj)", visual.at)
    if link.inertial is not None and link.inertial.at != link.at:
        message = f"link {link.name!r} is deformable: Drake does not read its <inertial>"
        checker.warn("X039", message, link.inertial.at)
    _check_attached(link, model, checker)


def _check_attached(link: Link, model: Model, checker: Checker) -> None:
    for joint in model.joints:
        if link in (joint.parent.target, joint.child.target):
            _refuse(link, f"joint {joint.name!r} cannot hold it", joint.at, checker)
    for frame in model.frames:
        if frame.attached_to is not None and frame.attached_to.target is link:
            _refuse(link, f"the frame {frame.name!r} cannot be attached to it", frame.at, checker)


def _refuse(link: Link, message: str, at: int, checker: Checker) -> None:
    checker.error("X039", f"link {link.name!r} is deformable: {message}", at)


def _check_skin(link: Link, collision: Collision, checker: Checker) -> None:
    """The one collision of a deformable link, which is its body too."""
    properties = {c.tag: c for e in collision.extensions or () for c in e.children}
    for tag, extension in properties.items():
        if tag in TAGS and tag not in SOFT:
            _refuse(link, f"<drake:{tag}> says nothing of it", extension.at, checker)
    if isinstance(collision.shape, Sphere):
        if "mesh_resolution_hint" not in properties:
            _refuse(link, "a sphere needs a <drake:mesh_resolution_hint>", collision.at, checker)
    elif not _is_mesh(collision.shape, ".vtk"):
        _refuse(link, "its collision is a mesh of tetrahedra (.vtk) or a sphere", collision.at, checker)


def _is_mesh(shape: Shape, ending: str) -> bool:
    return isinstance(shape, Mesh) and shape.uri.lower().endswith(ending)
