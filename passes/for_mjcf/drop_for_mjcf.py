"""drop-for-mjcf: what MuJoCo has no words for beyond single fields, told (L019, L052).

Drake's extensions, but for those that are put into other words (rotors, contact friction, filter groups); a
plane on a body that moves; friction that is not the same in both directions.
"""

from __future__ import annotations

from transpile.ir.geometry import Mesh, Plane
from transpile.ir.model import CURVILINEAR, FIXED, WORLD, Collision, Joint, Link, Model, Scene, Visual
from transpile.ir.node import Extension, Node
from transpile.passes.for_mjcf.drive_joints import gains_of, is_drivable, rotor_of
from transpile.passes.manager import Context

_PATH = frozenset({"plane_normal", "initial_tangent", "is_periodic", "curves"})
_FRICTION = frozenset({"mu_dynamic", "mu_static"})


def run(scene: Scene, context: Context) -> None:
    """Drop what is left of Drake's extensions, and planes that move."""
    for model in scene.models:
        _drop_extensions(scene, model, context)
        if scene.format != "mjcf":
            _tell_fixed(model, context)
        still = _still_links(model)
        for link in model.links:
            if link not in still:
                _drop_planes(link, context)
            _tell_uneven_friction(link, context)


def _drop_extensions(scene: Scene, model: Model, context: Context) -> None:
    for extension in model.extensions or ():
        _tell(extension, "the model", context)
    for link in model.links:
        for extension in link.extensions or ():
            _tell(extension, f"link {link.name!r}", context)
        items: list[Visual | Collision] = [*link.visuals, *link.collisions]
        for item in items:
            if isinstance(item.shape, Mesh) and item.shape.convex:
                _tell_hull(item, link, context)
            for extension in _of_shape(item):
                _tell(extension, f"{item.name!r} of link {link.name!r}", context)
    for joint in model.joints:
        _drop_of_joint(joint, _said(joint, scene, model), context)


def _drop_of_joint(joint: Joint, said: set[str], context: Context) -> None:
    for extension in joint.extensions or ():
        if extension.tag in said:
            continue
        if extension.tag == "gear_ratio" and not _turns(joint):
            _tell_gears(extension, joint, context)
        else:
            _tell(extension, f"joint {joint.name!r}", context)


def _turns(joint: Joint) -> bool:
    """Whether a joint has a rotor that weighs something."""
    values = [one.value for one in joint.extensions or () if one.tag == "rotor_inertia"]
    return any(value and value.strip("+-0. ") for value in values)


def _tell_gears(extension: Extension, joint: Joint, context: Context) -> None:
    """A035: gears reflect a rotor's inertia, and multiply no torque (Drake)."""
    context.diagnostics.report(
        "A035",
        f"<drake:gear_ratio> {extension.value} of joint {joint.name!r} says nothing: there is no rotor whose "
        "inertia it would reflect",
        extension.at,
        data={"extension": "gear_ratio", "joint": joint.name},
    )


def _said(joint: Joint, scene: Scene, model: Model) -> set[str]:
    """What of a joint's actuator is said in other words."""
    said = {"rotor_inertia", "gear_ratio"} if rotor_of(joint) is not None else set()
    if joint.type == CURVILINEAR:
        said |= _PATH  # told with the joint (L050)
    if gains_of(joint) is not None and is_drivable(joint):
        driven = any(transmission.joint.target is joint for transmission in model.transmissions)
        if driven or (scene.format == "sdf" and joint.axes[0].mimic is None):
            said.add("controller_gains")
    return said


def _of_shape(item: Visual | Collision) -> list[Extension]:
    """Drake's extensions of a shape that MuJoCo has no word for."""
    found: list[Extension] = []
    for extension in item.extensions or ():
        if extension.tag == "proximity_properties":
            found += [child for child in extension.children if child.tag not in _FRICTION]
        else:
            found.append(extension)
    return found


def _tell_hull(item: Visual | Collision, link: Link, context: Context) -> None:
    """A035: what needs no words."""
    context.diagnostics.report(
        "A035",
        f"<drake:declare_convex> of {item.name!r} of link {link.name!r} is not written: MuJoCo takes every "
        "mesh that is touched for its convex hull",
        item.shape.at,
        data={"extension": "declare_convex", "shape": item.name},
    )


def _tell(extension: Extension, what: str, context: Context) -> None:
    tag = extension.tag.removeprefix(":") if extension.tag.startswith(":") else f"drake:{extension.tag}"
    context.diagnostics.report("L052", f"<{tag}> of {what} is lost: MuJoCo has no counterpart", extension.at)


def _still_links(model: Model) -> set[Node]:
    """The links that are welded to the world."""
    children: dict[Node, list[Link]] = {}
    for joint in model.joints:
        if joint.type == FIXED:
            children.setdefault(joint.parent.target, []).append(joint.child.target)
    still: set[Node] = set()
    stack: list[Node] = [WORLD]
    while stack:
        for child in children.get(stack.pop(), ()):
            still.add(child)
            stack.append(child)
    return still


def _drop_planes(link: Link, context: Context) -> None:
    for kind, items in (("visual", link.visuals), ("collision", link.collisions)):
        for item in items:
            if isinstance(item.shape, Plane):
                context.diagnostics.report(
                    "L019",
                    f"the {kind} {item.name!r} of link {link.name!r} is lost: MuJoCo has planes only on "
                    "bodies that do not move",
                    item.at,
                )
    link.visuals = [item for item in link.visuals if not isinstance(item.shape, Plane)]
    link.collisions = [item for item in link.collisions if not isinstance(item.shape, Plane)]


def _tell_fixed(model: Model, context: Context) -> None:
    """Fixed joints have no element of their own: their names, and places, are in the report only."""
    fixed = [joint for joint in model.joints if joint.type == FIXED]
    if not fixed:
        return
    names = ", ".join(repr(joint.name) for joint in fixed[:4]) + (" …" if len(fixed) > 4 else "")
    context.diagnostics.report(
        "A048",
        f"fixed joints have no names in MJCF, where the body stands in the one that it is fixed to: {names}",
        fixed[0].at,
        data={"fixed_joints": {joint.name: repr(joint.pose) for joint in fixed}},
    )


def _tell_uneven_friction(link: Link, context: Context) -> None:
    for collision in link.collisions:
        _tell_static_friction(collision, link, context)
        surface = collision.surface
        if surface is None or surface.mu2 is None or surface.mu2 == surface.mu:
            continue
        if surface.mu is None:
            surface.mu = 1.0
        context.diagnostics.report(
            "L055",
            f"collision {collision.name!r} of link {link.name!r}: mu2 = {surface.mu2:g} is lost, MuJoCo has "
            f"one sliding friction, {surface.mu:g} here",
            surface.at,
            "mu2",
        )


def _tell_static_friction(collision: Collision, link: Link, context: Context) -> None:
    """Drake's friction before something slides, where that of what slides is another one."""
    for extension in collision.extensions or ():
        values = {child.tag: child for child in extension.children}
        still, sliding = values.get("mu_static"), values.get("mu_dynamic")
        if still is None or (sliding is None and collision.surface is None):
            continue
        if sliding is None or still.value != sliding.value:
            context.diagnostics.report(
                "L055",
                f"collision {collision.name!r} of link {link.name!r}: mu_static = {still.value} is lost, "
                "MuJoCo has one sliding friction",
                still.at,
            )
