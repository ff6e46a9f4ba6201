"""check-sdf-elements: rules about elements of an SDFormat file that the IR has no words for.

All of them are libsdformat's own (12.3; Drake stands on it), found by trying.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from transpile.ast import generated_sdf as ast
from transpile.ast.node import Document, Node, Opaque, OpaqueAttribute, Tree
from transpile.passes.checks.check_sdf_trees import check_empty, check_trees, must_say
from transpile.passes.checks.refuse import DRAKE, GAZEBO, refuse
from transpile.passes.manager import Context

SENSORS = frozenset(
    [
        "air_pressure",
        "altimeter",
        "boundingbox",
        "boundingbox_camera",
        "camera",
        "contact",
        "custom",
        "depth",
        "depth_camera",
        "force_torque",
        "gps",
        "gpu_lidar",
        "gpu_ray",
        "imu",
        "lidar",
        "logical_camera",
        "magnetometer",
        "multicamera",
        "navsat",
        "ray",
        "rfid",
        "rfidtag",
        "rgbd",
        "rgbd_camera",
        "segmentation",
        "segmentation_camera",
        "sonar",
        "thermal",
        "thermal_camera",
        "wide_angle_camera",
        "wideanglecamera",
        "wireless_receiver",
        "wireless_transmitter",
    ]
)
"""The sensors that libsdformat 12 knows; later releases know ``air_speed`` too."""

NEWEST = 12
"""The last version that Drake reads: 1.12."""

SMALLEST = 2.2250738585072014e-308
"""The smallest number that is stored whole."""

UNSAID = (None, "", "__default__")

ATMOSPHERE = "adiabatic"
PLANETS = frozenset(("EARTH_WGS84", "MOON_SCS", "CUSTOM_SURFACE"))

LIGHTS = frozenset(("point", "directional", "spot"))


def check_sdf_elements(document: Document, context: Context) -> None:
    """Report what is wrong in a document by itself."""
    root = document.root
    assert isinstance(root, ast.Sdf)
    _check_root(root, context)
    minor = _minor(document.version)
    if minor > NEWEST or not (document.version or "1.9").startswith("1."):
        message = f"Drake does not know version {document.version!r} of SDFormat"
        refuse(DRAKE, context, "X020", message, root.at, "@version")
    musts = must_say()
    empty = {(found.at, found.field or "") for found in context.diagnostics if found.code == "P045"}
    stack: list[Node] = [root]
    while stack:
        node = stack.pop()
        check_empty(node, musts, empty, context)
        check = _CHECKS.get(type(node))
        if check is not None:
            check(node, context)
        if node.extra is not None:
            _check_extra(node, context)
        check_trees(node, minor, context)
        _check_denormals(node, context)
        for name in node.CHILDREN:
            if name == "drake_visual":
                continue  # libsdformat never reads it by its rules
            child = getattr(node, name)
            if child.__class__ is list:
                stack.extend(child)
            elif child is not None:
                stack.append(child)


def _minor(version: str | None) -> int:
    """9 for SDFormat 1.9, and for what says no version that can be read."""
    text = (version or "").strip().partition(".")[2]
    return int(text) if text.isdecimal() else 9


def _check_root(root: ast.Sdf, context: Context) -> None:
    """One model, actor or light, or worlds of different names."""
    report = context.diagnostics.report
    if not root.world:
        things: list[Node] = [*root.model, *root.actor, *root.light, *root.include]
        for other in things[1:]:
            message = "a file holds worlds, or one model, actor or light: this is one too many"
            report("F011", message, other.at, related=(("the first one", things[0].at),))
    count = len(root.world) + len(root.model) + len(root.include)
    if count != 1:
        message = f"Drake wants one model or one world in a file, not {count or 'none'}"
        refuse(DRAKE, context, "X011", message, root.at)
    for actor in (*root.actor, *[actor for world in root.world for actor in world.actor]):
        if any(child.tag == "link" for child in actor.children):
            refuse(
                DRAKE, context, "X012", "Drake refuses a file that has an actor with links in it", actor.at
            )
    _check_unique("world", root.world, context)


def _check_unique(kind: str, nodes: Iterable[Node], context: Context) -> None:
    """Siblings of one kind need names of their own."""
    seen: dict[str, Node] = {}
    for node in nodes:
        name = _name(node)
        if not name:
            continue
        first = seen.setdefault(name, node)
        if first is not node:
            context.diagnostics.report(
                "S012",
                f"there is another {kind} {name!r} beside this one",
                node.at,
                "@name",
                related=(("this one", first.at),),
                fix="give one of them another name",
            )


def _name(node: Node) -> str | None:
    return node.attributes.get("name") if isinstance(node, Tree) else getattr(node, "name", None)


def _check_link(link: ast.Link, context: Context) -> None:
    for kind in ("visual", "collision", "sensor", "light"):
        _check_unique(kind, getattr(link, kind), context)
    for sensor in link.sensor:
        _check_sensor(sensor, context)
    for light in link.light:
        _check_light(light, context)


def _check_world(world: ast.World, context: Context) -> None:
    _check_unique("light", world.light, context)
    _check_unique("physics", world.physics, context)
    _check_words(world, context)
    _check_world_names(world, context)
    for light in world.light:
        _check_light(light, context)


def _check_words(world: ast.World, context: Context) -> None:
    """Words that libsdformat knows few of."""
    air, place = world.atmosphere, world.spherical_coordinates
    planets = [child for child in place.children if child.tag == "surface_model"] if place is not None else []
    if air is not None and air.attributes.get("type", ATMOSPHERE) != ATMOSPHERE:
        message = f"an atmosphere is {ATMOSPHERE}, not {air.attributes['type']!r}"
        context.diagnostics.report("C021", message, air.at, "@type")
    for planet in planets:
        if planet.text and planet.text not in PLANETS:
            message = f"<surface_model> is {', '.join(sorted(PLANETS))}, not {planet.text!r}"
            context.diagnostics.report("C021", message, planet.at, "#text")


def _check_world_names(world: ast.World, context: Context) -> None:
    """To Drake all that has a name in a world shares one name space; libsdformat renames."""
    seen: dict[str, Node] = {}
    renamed = {""}
    for node in (*world.model, *world.frame, *world.joint, *world.light, *world.actor, *world.physics):
        name = _name(node)
        first = seen.setdefault(name or "", node)
        if first is not node and name not in renamed:
            message = f"the name {name!r} is another thing's in this world, which Drake refuses"
            refuse(DRAKE, context, "X013", message, node.at, "@name", related=(("this one's", first.at),))


def _check_joint(joint: ast.Joint, context: Context) -> None:
    if joint.type == "universal" and (joint.axis is None or joint.axis2 is None):
        message = f"joint {joint.name!r} is universal, and Drake wants both <axis> and <axis2> of such"
        refuse(DRAKE, context, "X018", message, joint.at)
    for sensor in joint.sensor:
        _check_sensor(sensor, context)


def _check_sensor(sensor: Tree, context: Context) -> None:
    kind = sensor.attributes.get("type", "")
    if kind not in SENSORS:
        known_later = kind == "air_speed"
        message = f"sensor {sensor.attributes.get('name')!r} has the type {kind!r}"
        if known_later:
            refuse(
                GAZEBO, context, "C015", message + ", which libsdformat 12 does not know", sensor.at, "@type"
            )
        else:
            context.diagnostics.report("C015", message + ", which is none", sensor.at, "@type")


def _check_light(light: Tree, context: Context) -> None:
    kind = light.attributes.get("type", "")
    if kind not in LIGHTS:
        message = f"light {light.attributes.get('name')!r} has the type {kind!r}, which is none"
        context.diagnostics.report(
            "C016", message, light.at, "@type", fix=f"the types are {', '.join(sorted(LIGHTS))}"
        )


def _check_material(material: ast.Material, context: Context) -> None:
    for field in ("ambient", "diffuse", "specular", "emissive"):
        if not all(0.0 <= part <= 1.0 for part in getattr(material, field) or ()):
            message = f"the parts of a colour are 0 to 1: {field} is not"
            context.diagnostics.report("C019", message, material.at, field)
    script, shader = material.script, material.shader
    if script is not None and (script.name in UNSAID or (script.uri[0] if script.uri else None) in UNSAID):
        context.diagnostics.report(
            "C017",
            "a material script needs a <uri> and a <name>",
            script.at,
            fix="name the file that the script is in, or leave <script> out",
        )
    if shader is not None and (shader.type or "").startswith("normal_map") and not shader.normal_map:
        context.diagnostics.report(
            "C018", f"a shader of the type {shader.type} needs a <normal_map>", shader.at
        )


def _check_extra(node: Node, context: Context) -> None:
    """An attribute with a prefix must say something; an element that others know is unknown to Drake."""
    for extra in node.extra or ():
        if isinstance(extra, Opaque) and extra.tag.startswith("drake:"):
            if extra.tag.replace(":", "_") in node.FIELDS:
                continue  # it stands there again, which is told
            message = f"Drake refuses <{extra.tag}> in <{node.TAG}>: it has no such extension there"
            refuse(DRAKE, context, "X016", message, extra.at)
        elif isinstance(extra, Opaque) and ":" not in extra.tag and extra.tag not in node.FIELDS:
            message = f"<{node.TAG}> has no element <{extra.tag}> in SDFormat, which Drake refuses"
            refuse(DRAKE, context, "X010", message, extra.at)
        if isinstance(extra, OpaqueAttribute) and ":" in extra.name and not extra.value:
            context.diagnostics.report(
                "P028", f"the attribute {extra.name!r} is empty", node.at, f"@{extra.name}"
            )


def _check_friction(ode: ast.FrictionOde, context: Context) -> None:
    for field in ("mu", "mu2"):
        value = getattr(ode, field)
        if value is not None and value < 0.0:
            context.diagnostics.report("C020", f"friction {field} is negative: {value:g}", ode.at, field)


def _check_pose(pose: ast.Pose, context: Context) -> None:
    numbers = pose.text or ()
    if len(numbers) == 7 and not any(numbers[3:]):
        refuse(DRAKE, context, "X019", "the quaternion is 0 0 0 0, which Drake refuses", pose.at, "#text")


def _check_denormals(node: Node, context: Context) -> None:
    """The engines' number reader takes a number below 2.2e-308 for an error."""
    for field in node.FIELDS:
        value = getattr(node, field) if field not in node.CHILDREN else None
        for number in value if value.__class__ is tuple else (value,):
            if number.__class__ is float and 0.0 < abs(number) < SMALLEST:
                message = f"{number!r} is too small a number for libsdformat and Drake"
                context.diagnostics.report("C049", message, node.at, field if field != "text" else "#text")


def _check_mesh(mesh: ast.Mesh, context: Context) -> None:
    if mesh.uri == "":
        context.diagnostics.report("P058", "the <uri> of a mesh is empty", mesh.at, "uri")


def _check_drake_shape(shape: ast.DrakeCapsule | ast.DrakeEllipsoid, context: Context) -> None:
    """Drake's own shapes have the prefix, and their sizes have none."""
    for field in shape.FIELDS:
        if field.startswith("drake_") and getattr(shape, field) is not None:
            plain = field.removeprefix("drake_")
            message = f"Drake reads <{plain}> in a <{shape.TAG}>, and refuses <drake:{plain}>"
            refuse(DRAKE, context, "X047", message, shape.at, f"drake:{plain}", fix=f"write <{plain}>")


_CHECKS: dict[type[Any], Callable[[Any, Context], None]] = {
    ast.DrakeCapsule: _check_drake_shape,
    ast.DrakeEllipsoid: _check_drake_shape,
    ast.Mesh: _check_mesh,
    ast.FrictionOde: _check_friction,
    ast.Pose: _check_pose,
    ast.Link: _check_link,
    ast.Joint: _check_joint,
    ast.World: _check_world,
    ast.Material: _check_material,
}
