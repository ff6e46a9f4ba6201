"""check-for-drake: what Drake 1.58 refuses in a model that libsdformat reads.

Every rule was found by trying pydrake, with a plant that is registered with a scene graph.
"""

from __future__ import annotations

from transpile.diagnostics import ERROR, WARNING
from transpile.ir.geometry import Mesh
from transpile.ir.model import FIXED, GEARBOX, REVOLUTE2, WORLD, Collision, Joint, Link, Scene, Visual
from transpile.ir.node import Node
from transpile.passes.checks.refuse import DRAKE, GAZEBO, refuse
from transpile.passes.frame_graph import FrameGraph, kind_of
from transpile.passes.join_links import join
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

SEVERITIES: dict[str, str] = {
    "A007": ERROR,
    "C001": WARNING,
    "C011": ERROR,
    "C013": ERROR,
    "P020": ERROR,
    "P021": ERROR,
    "P029": ERROR,
    "P059": ERROR,
    "P034": ERROR,
    "S003": ERROR,
    "S005": ERROR,
    "S008": ERROR,
    "X001": ERROR,
    "X017": ERROR,
}
"""What Drake takes otherwise than a conversion does."""

URDF_SEVERITIES: dict[str, str] = {
    **{code: severity for code, severity in SEVERITIES.items() if code not in ("P020", "P021")},
    "P057": ERROR,
}
"""The same in a URDF, where Drake reads past what it does not know, and wants no number too many."""

MESHES = (".obj", ".vtk", ".gltf")
"""The meshes that Drake reads for a collision."""

SCHEMES = ("file", "model", "package")


def run(scene: Scene, context: Context) -> None:
    """Report what Drake refuses."""
    graph = FrameGraph(scene)
    joins: dict[frozenset[Node], Joint] = {}
    group: dict[Node, Node] = {}
    for model, around in walk_models(scene):
        in_world = scene.is_world and around is None
        for joint in model.joints:
            fault = type_fault(joint, "a static model" if model.static else "a world" if in_world else "")
            if fault is not None:
                refuse(DRAKE, context, *fault, joint.at, "@type")
            _check_sides(joint, graph, joins, group, context)
        for link in model.links:
            _check_shapes(link, context)


def type_fault(joint: Joint, where: str) -> tuple[str, str] | None:
    """Code and message of a joint of a type that Drake does not have, or has not ``where`` it stands (in "a
    static model" or "a world"; elsewhere "")."""
    if joint.type in (GEARBOX, REVOLUTE2):
        return "X002", f"joint {joint.name!r}: Drake has no joints of type {joint.type}"
    if where and joint.type != FIXED:
        return "X003", f"joint {joint.name!r} is {joint.type}: in {where} Drake allows fixed joints only"
    return None


def _check_sides(
    joint: Joint,
    graph: FrameGraph,
    joins: dict[frozenset[Node], Joint],
    group: dict[Node, Node],
    context: Context,
) -> None:
    """No second joint between two bodies, and no loop."""
    sides = [_body(ref.target, graph) for ref in (joint.parent, joint.child)]
    parent, child = sides
    if parent is None or child is None or parent is child:
        return
    first = joins.setdefault(frozenset((parent, child)), joint)
    if first is not joint:
        message = f"joint {joint.name!r} joins what joint {first.name!r} joins already, which Drake refuses"
        refuse(DRAKE, context, "X004", message, joint.at, related=(("the first one", first.at),))
    elif not join(group, parent, child):
        refuse(DRAKE, context, "X005", loop_fault(joint, child), joint.at)


def loop_fault(joint: Joint, child: Node) -> str:
    """What is wrong with a joint that closes a loop (X005)."""
    return f"joint {joint.name!r} closes a loop of links at {kind_of(child)}, which Drake refuses"


def _body(side: Node | None, graph: FrameGraph) -> Node | None:
    return side if side is None or side is WORLD else graph.body_of(side)


def _check_shapes(link: Link, context: Context) -> None:
    owners: list[Collision | Visual] = [*link.collisions, *link.visuals]
    for owner in owners:
        if isinstance(owner.shape, Mesh):
            _check_mesh(link, owner, owner.shape, context)
    for visual in link.visuals:
        _check_picture(link, visual, context)
    for collision in link.collisions:
        surface = collision.surface
        mu, mu2 = (surface.mu, surface.mu2) if surface is not None else (None, None)
        if surface is None or (mu is None and mu2 is None):
            continue
        mu, mu2 = 1.0 if mu is None else mu, 1.0 if mu2 is None else mu2
        if mu2 > mu:
            refuse(
                DRAKE,
                context,
                "X006",
                f"link {link.name!r}: <mu2> {mu2:g} is above <mu>, and Drake takes them for dynamic and "
                "static friction, of which the dynamic one must not be the larger",
                surface.at if surface.at >= 0 else collision.at,
            )


def _check_picture(link: Link, visual: Visual, context: Context) -> None:
    """The file of a drake:diffuse_map, which Drake looks for at once."""
    material = visual.material
    if material is None or not material.texture or context.find is None:
        return
    if not material.texture.startswith("package://") and context.find(material.texture, material.at) is None:
        message = f"link {link.name!r}: the picture {material.texture!r} is not found: Drake refuses the file"
        refuse(DRAKE, context, "X045", message, material.at, "drake:diffuse_map")


def _warn_of_package(what: str, mesh: Mesh, context: Context) -> None:
    """Which packages there are the program says that loads the file."""
    if context.dialect != GAZEBO:
        fix = "give its folder with --package NAME=DIR"
        message = f"{what} is in a package that is not known here, and Drake may not know it either"
        context.diagnostics.warn("X008", message, mesh.at, fix=fix)


def _check_mesh(link: Link, owner: Collision | Visual, mesh: Mesh, context: Context) -> None:
    scheme, separator, _ = mesh.uri.partition("://")
    what = f"link {link.name!r}: the mesh {mesh.uri!r}"
    if separator and scheme not in SCHEMES:
        refuse(DRAKE, context, "X007", f"{what} has a scheme that Drake does not know", mesh.at)
    elif isinstance(owner, Collision) and not mesh.uri.lower().endswith(MESHES):
        message = f"{what} is of a collision, and Drake reads only {', '.join(MESHES)} there"
        refuse(DRAKE, context, "X009", message, mesh.at, fix="convert it to .obj")
    elif context.find is not None and context.find(mesh.uri, mesh.at) is None:
        if (
            separator
            and scheme != "file"
            and context.find("/".join(mesh.uri.split("/")[:3]), mesh.at) is None
        ):
            _warn_of_package(what, mesh, context)
        else:
            refuse(DRAKE, context, "X008", f"{what} is not found, and Drake refuses the file then", mesh.at)
