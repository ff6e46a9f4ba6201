"""Every ``drake:`` tag: where it may stand, what it holds, and what each target makes of it.

Source: Drake's parsing reference. Where Drake 1.58 takes more or less than that, ``stop`` says what it
refuses; found by trying. ``check-drake-extensions`` reads this table,
        and docs/drake-extensions.md is written from it.
"""

from __future__ import annotations

from typing import NamedTuple

NUMBER, EXTENDED, VECTOR, BOOLEAN, NAME, NOTHING, CHOICE = (
    "number", "number or inf", "three numbers", "true or false", "name", "", "one of",
)  # fmt: skip
FREE, NONNEGATIVE, POSITIVE, NONZERO, RATIO = "", "0 or more", "more than 0", "not 0", "between -1 and 0.5"

LOST = "lost, told (L052)"
MATERIALS = ("linear", "linear_corotated", "neohookean", "corotated")
"""The words of drake:material_model that Drake 1.58 knows."""


class Tag(NamedTuple):
    """A tag, without its prefix.

    ``sdf`` and ``urdf`` are paths below the root (``""``: no such path); ``kind`` and ``rule`` say what its
    value is by the document, ``stop`` which rule Drake holds to; ``parts`` are the children that it needs
    (``@name``: an attribute), ``soft`` those whose absence Drake puts up with; ``many``: it may be repeated.
    """

    sdf: str
    urdf: str
    kind: str = NOTHING
    rule: str = FREE
    stop: str = FREE
    parts: tuple[str, ...] = ()
    soft: tuple[str, ...] = ()
    many: bool = False
    mjcf: str = LOST
    note: str = ""


def _below(parent: str, tag: str, **rest: object) -> Tag:
    """A tag with the same path in both syntaxes, in an element of the model."""
    path = f"drake:{parent}/drake:{tag}"
    return Tag(f"model/{path}", f"robot/{path}", **rest)  # type: ignore[arg-type]


def _element(tag: str, *parts: str, **rest: object) -> Tag:
    """An element of the model that may be repeated."""
    return Tag(f"model/drake:{tag}", f"robot/drake:{tag}", parts=parts, many=True, **rest)  # type: ignore[arg-type]


def _proximity(tag: str, kind: str = NUMBER, rule: str = FREE, stop: str = FREE, mjcf: str = LOST) -> Tag:
    path = f"link/collision/drake:proximity_properties/drake:{tag}"
    return Tag(f"model/{path}", f"robot/{path}", kind, rule, stop, mjcf=mjcf)


def _deformable(tag: str, rule: str, mjcf: str) -> Tag:
    path = f"model/link/drake:deformable_properties/drake:{tag}"
    return Tag(path, "", NUMBER, rule, rule, mjcf=mjcf)


def _actuator(tag: str, kind: str, rule: str, mjcf: str, note: str = "") -> Tag:
    return Tag(
        f"model/joint/drake:{tag}",
        f"robot/transmission/actuator/drake:{tag}",
        kind,
        rule,
        mjcf=mjcf,
        note=note,
    )


_GEARS = "armature: rotor_inertia times gear_ratio squared"
_PATH = "model/drake:joint"
_ROLE = "link/visual/drake:"
_SHAPE = "geometry/drake:"
_NEED = "Needed: without it Drake refuses the file."
_IN_TRANSMISSION = "In a URDF's joint/actuator Drake reads past it."

TAGS: dict[str, Tag] = {
    "acceleration": Tag(
        "model/joint/axis/limit/drake:acceleration", "robot/joint/limit/@drake:acceleration", NUMBER,
        NONNEGATIVE,
        NONNEGATIVE, mjcf="lost, told (L018)", note="Of revolute, continuous and prismatic joints.",
    ),
    "accepting_renderer": Tag(
        "model/" + _ROLE + "accepting_renderer", "robot/" + _ROLE + "accepting_renderer", NAME, many=True,
    ),
    "angle": Tag(_PATH + "/drake:curves/drake:circular_arc/drake:angle", "", NUMBER, FREE, NONZERO,
        mjcf="lost, told (L050)"),
    "ball_constraint": _element(
        "ball_constraint", "ball_constraint_body_A", "ball_constraint_body_B", "ball_constraint_p_AP",
        "ball_constraint_p_BQ",
        mjcf="equality/connect between two sites (A035)",
    ),
    "ball_constraint_body_A": _below("ball_constraint", "ball_constraint_body_A", kind=NAME,
        mjcf="the body of a site"),
    "ball_constraint_body_B": _below("ball_constraint", "ball_constraint_body_B", kind=NAME,
        mjcf="the body of a site"),
    "ball_constraint_p_AP": _below("ball_constraint", "ball_constraint_p_AP", kind=VECTOR,
        mjcf="the place of a site"),
    "ball_constraint_p_BQ": _below("ball_constraint", "ball_constraint_p_BQ", kind=VECTOR,
        mjcf="the place of a site"),
    "bushing_force_damping": _below(
        "linear_bushing_rpy", "bushing_force_damping", kind=VECTOR, stop=NONNEGATIVE,
        mjcf="damping along the line between the origins (L058)"),
    "bushing_force_stiffness": _below(
        "linear_bushing_rpy", "bushing_force_stiffness", kind=VECTOR, stop=NONNEGATIVE,
        mjcf="stiffness: exact where it is the same each way, else the mean (L058)"),
    "bushing_frameA": _below("linear_bushing_rpy", "bushing_frameA", kind=NAME,
        mjcf="a site"),
    "bushing_frameC": _below("linear_bushing_rpy", "bushing_frameC", kind=NAME,
        mjcf="a site"),
    "bushing_torque_damping": _below(
        "linear_bushing_rpy", "bushing_torque_damping", kind=VECTOR, stop=NONNEGATIVE,
        mjcf="lost, told (L058)"),
    "bushing_torque_stiffness": _below(
        "linear_bushing_rpy", "bushing_torque_stiffness", kind=VECTOR, stop=NONNEGATIVE,
        mjcf="lost, told (L058)"),
    "capsule": Tag(
        "model/link/visual/" + _SHAPE + "capsule", "robot/link/visual/" + _SHAPE + "capsule",
        mjcf="a geom of type capsule",
        note="Radius and length: children in SDFormat, attributes in URDF. Drake refuses a 0 too.",
    ),
    "child": Tag(_PATH + "/drake:child", "", NAME, mjcf="the body", note=_NEED),
    "circular_arc": Tag(
        _PATH + "/drake:curves/drake:circular_arc", "robot/drake:joint/drake:curves/drake:circular_arc",
        parts=("radius", "angle"), many=True, mjcf="lost, told (L050)",
    ),
    "collision_filter_group": Tag(
        "model/drake:collision_filter_group", "robot/drake:collision_filter_group", parts=("@name",),
        many=True,
        mjcf="excludes, or contype and conaffinity where shorter (A049)",
    ),
    "compliant_hydroelastic": _proximity("compliant_hydroelastic", NOTHING),
    "controller_gains": Tag(
        "model/joint/drake:controller_gains", "robot/transmission/actuator/drake:controller_gains",
        parts=("@p", "@d"), note=_IN_TRANSMISSION + " p is more than 0 (Drake takes 0 too), d 0 or more.",
        mjcf="a position actuator: kp, kv, forcerange (A037)",
    ),
    "curves": Tag(_PATH + "/drake:curves", "robot/drake:joint/drake:curves", mjcf="lost, told (L050)"),
    "damping": Tag(
        _PATH + "/drake:damping", "", VECTOR, NONNEGATIVE, NONNEGATIVE, mjcf="the damping of its joints",
        note="One number for a curvilinear joint.",
    ),
    "declare_convex": Tag(
        "model/link/collision/geometry/mesh/drake:declare_convex",
        "robot/link/collision/geometry/mesh/drake:declare_convex",
        mjcf="nothing: there every mesh is convex (A035)",
    ),
    "deformable_properties": Tag("model/link/drake:deformable_properties", "",
        mjcf="a flexcomp, of a .vtk (A036); else lost, told (L081)"),
    "diffuse_map": Tag(
        "model/link/visual/material/drake:diffuse_map", "", NAME, mjcf="a texture",
    ),
    "distance_constraint": _element(
        "distance_constraint", "distance_constraint_body_A", "distance_constraint_body_B",
        "distance_constraint_p_AP", "distance_constraint_p_BQ", "distance_constraint_distance",
        "distance_constraint_stiffness", "distance_constraint_damping",
        mjcf="a spatial tendon: kept by an equality, or a spring (A035)",
    ),
    "distance_constraint_body_A": _below("distance_constraint", "distance_constraint_body_A", kind=NAME,
        mjcf="the body of a site"),
    "distance_constraint_body_B": _below("distance_constraint", "distance_constraint_body_B", kind=NAME,
        mjcf="the body of a site"),
    "distance_constraint_p_AP": _below("distance_constraint", "distance_constraint_p_AP", kind=VECTOR,
        mjcf="the place of a site"),
    "distance_constraint_p_BQ": _below("distance_constraint", "distance_constraint_p_BQ", kind=VECTOR,
        mjcf="the place of a site"),
    "distance_constraint_distance": _below(
        "distance_constraint", "distance_constraint_distance", kind=NUMBER, rule=POSITIVE, stop=POSITIVE,
        mjcf="polycoef[0], less the length in the posture of the file; springlength"),
    "distance_constraint_stiffness": _below(
        "distance_constraint", "distance_constraint_stiffness", kind=EXTENDED, rule=POSITIVE, stop=POSITIVE,
        mjcf="the stiffness of the tendon; an equality where it is infinite"),
    "distance_constraint_damping": _below(
        "distance_constraint", "distance_constraint_damping", kind=NUMBER, rule=NONNEGATIVE,
        stop=NONNEGATIVE,
        mjcf="the damping of the tendon; nothing beside infinite stiffness (A036)"),
    "ellipsoid": Tag(
        "model/link/visual/" + _SHAPE + "ellipsoid", "robot/link/visual/" + _SHAPE + "ellipsoid",
        mjcf="a geom of type ellipsoid",
        note="Half axes a, b, c, each more than 0: children in SDFormat, attributes in URDF.",
    ),
    "gear_ratio": _actuator("gear_ratio", NUMBER, NONNEGATIVE, _GEARS, _IN_TRANSMISSION),
    "hunt_crossley_dissipation": _proximity("hunt_crossley_dissipation", NUMBER, NONNEGATIVE, NONNEGATIVE),
    "hydroelastic_margin": _proximity("hydroelastic_margin", NUMBER, NONNEGATIVE, NONNEGATIVE),
    "hydroelastic_modulus": _proximity("hydroelastic_modulus", NUMBER, POSITIVE),
    "ignored_collision_filter_group": _below(
        "collision_filter_group", "ignored_collision_filter_group", kind=NAME, many=True,
        mjcf="excludes, or contype and conaffinity where shorter (A049)"),
    "illustration_properties": Tag(
        "model/" + _ROLE + "illustration_properties", "robot/" + _ROLE + "illustration_properties",
        soft=("@enabled",),
    ),
    "initial_tangent": Tag(
        _PATH + "/drake:initial_tangent", "robot/drake:joint/drake:initial_tangent", VECTOR, FREE, NONZERO,
        mjcf="lost, told (L050)", note="SDFormat has its numbers in an `<xyz>`, without a prefix.",
    ),
    "is_periodic": Tag(
        _PATH + "/drake:is_periodic", "robot/drake:joint/drake:is_periodic", BOOLEAN,
        mjcf="lost, told (L050)"),
    "joint": Tag(
        _PATH, "robot/drake:joint", many=True,
        mjcf="slides and hinges (A013); a curvilinear one is lost (L050)",
        note="SDFormat: planar, curvilinear. URDF: those, ball, screw, universal.",
    ),
    "length": Tag(
        _PATH + "/drake:curves/drake:line_segment/drake:length", "", NUMBER, NONNEGATIVE, POSITIVE,
        mjcf="lost, told (L050)",
    ),
    "line_segment": Tag(
        _PATH + "/drake:curves/drake:line_segment", "robot/drake:joint/drake:curves/drake:line_segment",
        parts=("length",), many=True, mjcf="lost, told (L050)",
    ),
    "linear_bushing_rpy": _element(
        "linear_bushing_rpy", "bushing_frameA", "bushing_frameC", "bushing_torque_stiffness",
        "bushing_torque_damping", "bushing_force_stiffness", "bushing_force_damping",
        mjcf="the force as a spatial tendon of length 0 (A035); the rest told (L058)",
    ),
    "linear_spring_damper": _element(
        "linear_spring_damper", "linear_spring_damper_body_A", "linear_spring_damper_body_B",
        "linear_spring_damper_p_AP", "linear_spring_damper_p_BQ", "linear_spring_damper_free_length",
        "linear_spring_damper_stiffness", "linear_spring_damper_damping",
        mjcf="a spatial tendon (A035)",
    ),
    "linear_spring_damper_body_A": _below("linear_spring_damper", "linear_spring_damper_body_A", kind=NAME,
        mjcf="the body of a site"),
    "linear_spring_damper_body_B": _below("linear_spring_damper", "linear_spring_damper_body_B", kind=NAME,
        mjcf="the body of a site"),
    "linear_spring_damper_p_AP": _below("linear_spring_damper", "linear_spring_damper_p_AP", kind=VECTOR,
        mjcf="the place of a site"),
    "linear_spring_damper_p_BQ": _below("linear_spring_damper", "linear_spring_damper_p_BQ", kind=VECTOR,
        mjcf="the place of a site"),
    "linear_spring_damper_free_length": _below(
        "linear_spring_damper", "linear_spring_damper_free_length", kind=NUMBER, rule=POSITIVE,
        stop=POSITIVE,
        mjcf="springlength"),
    "linear_spring_damper_stiffness": _below(
        "linear_spring_damper", "linear_spring_damper_stiffness", kind=NUMBER, rule=NONNEGATIVE,
        stop=NONNEGATIVE,
        mjcf="stiffness"),
    "linear_spring_damper_damping": _below(
        "linear_spring_damper", "linear_spring_damper_damping", kind=NUMBER, rule=NONNEGATIVE,
        stop=NONNEGATIVE,
        mjcf="damping"),
    "mass_damping": _deformable("mass_damping", NONNEGATIVE, "lost, told (L081)"),
    "mass_density": _deformable("mass_density", POSITIVE, "the mass of a flexcomp (A036)"),
    "material_model": Tag(
        "model/link/drake:deformable_properties/drake:material_model", "", CHOICE,
        mjcf="lost, told (L081)", note=", ".join(MATERIALS) + ".",
    ),
    "member": _below("collision_filter_group", "member", kind=NAME, many=True,
        mjcf="excludes, or contype and conaffinity"),
    "member_group": _below(
        "collision_filter_group", "member_group", kind=NAME, many=True,
        mjcf="excludes, or contype and conaffinity"),
    "mesh_resolution_hint": _proximity("mesh_resolution_hint", NUMBER, POSITIVE),
    "mimic": Tag(
        "model/joint/drake:mimic", "", parts=("@joint", "@multiplier", "@offset"), mjcf="an equality",
    ),
    "mu_dynamic": _proximity("mu_dynamic", NUMBER, NONNEGATIVE, NONNEGATIVE, "the sliding friction"),
    "mu_static": _proximity(
        "mu_static", NUMBER, NONNEGATIVE, NONNEGATIVE,
        "the sliding friction where no other is said, else lost (L055)"),
    "outward_normal": Tag(
        "model/link/drake:wall_boundary_condition/drake:outward_normal", "", VECTOR, FREE, NONZERO,
        mjcf="pin"),
    "parent": Tag(_PATH + "/drake:parent", "", NAME, mjcf="the body around it", note=_NEED),
    "perception_properties": Tag(
        "model/" + _ROLE + "perception_properties", "robot/" + _ROLE + "perception_properties",
        soft=("@enabled",),
    ),
    "plane_normal": Tag(
        _PATH + "/drake:plane_normal", "robot/drake:joint/drake:plane_normal", VECTOR, FREE, NONZERO,
        mjcf="lost, told (L050)", note="SDFormat has its numbers in an `<xyz>`, without a prefix.",
    ),
    "point_contact_stiffness": _proximity("point_contact_stiffness", NUMBER, POSITIVE, POSITIVE),
    "point_on_plane": Tag(
        "model/link/drake:wall_boundary_condition/drake:point_on_plane", "", VECTOR,
        mjcf="pin"),
    "poissons_ratio": _deformable("poissons_ratio", RATIO, "elasticity: poisson (A036)"),
    "proximity_properties": Tag(
        "model/link/collision/drake:proximity_properties", "robot/link/collision/drake:proximity_properties",
        mjcf="its friction; the rest is " + LOST,
    ),
    "radius": Tag(
        _PATH + "/drake:curves/drake:circular_arc/drake:radius", "", NUMBER, NONNEGATIVE, POSITIVE,
        mjcf="lost, told (L050)",
    ),
    "relaxation_time": _proximity("relaxation_time", NUMBER, NONNEGATIVE, NONNEGATIVE),
    "rigid_hydroelastic": _proximity("rigid_hydroelastic", NOTHING),
    "rotor_inertia": _actuator("rotor_inertia", NUMBER, NONNEGATIVE, _GEARS, _IN_TRANSMISSION),
    "screw_thread_pitch": Tag(
        "model/joint/screw_thread_pitch", "robot/drake:joint/drake:screw_thread_pitch", NUMBER, NONZERO,
        mjcf="a hinge, a slide and an equality (A013)", note="SDFormat has it without a prefix.",
    ),
    "stiffness_damping": _deformable("stiffness_damping", NONNEGATIVE, "elasticity: damping (A036)"),
    "surface_velocity_axis": Tag(
        "model/link/drake:surface_velocity_axis", "robot/link/drake:surface_velocity_axis", VECTOR, FREE,
        NONZERO),
    "tendon_constraint": _element(
        "tendon_constraint", "tendon_constraint_joint", "tendon_constraint_offset",
        "tendon_constraint_lower_limit", "tendon_constraint_upper_limit", "tendon_constraint_stiffness",
        "tendon_constraint_damping",
        mjcf="a fixed tendon (A035)",
    ),
    "tendon_constraint_joint": _below(
        "tendon_constraint", "tendon_constraint_joint", parts=("@name", "@a"), many=True,
        mjcf="joint and coef; one that MuJoCo has no hinge for is left out (L059)"),
    "tendon_constraint_offset": _below("tendon_constraint", "tendon_constraint_offset", kind=NUMBER,
        mjcf="taken off the limits"),
    "tendon_constraint_lower_limit": _below(
        "tendon_constraint", "tendon_constraint_lower_limit", kind=EXTENDED,
        mjcf="range or springlength"),
    "tendon_constraint_upper_limit": _below(
        "tendon_constraint", "tendon_constraint_upper_limit", kind=EXTENDED,
        mjcf="range or springlength"),
    "tendon_constraint_stiffness": _below(
        "tendon_constraint", "tendon_constraint_stiffness", kind=EXTENDED, stop=POSITIVE,
        mjcf="a spring that is slack between the limits; with damping, solreflimit"),
    "tendon_constraint_damping": _below(
        "tendon_constraint", "tendon_constraint_damping", kind=NUMBER, stop=NONNEGATIVE,
        mjcf="solreflimit: to one part in some thousands (A036)"),
    "visual": Tag(
        "model/link/drake:visual", "", parts=("@name",), many=True, mjcf="lost, told (L083)",
        note="As `<visual>`; every tag in it has the prefix. In a URDF a `<visual>` (`--dialect drake`), "
        "or lost, told (L083).",
    ),
    "wall_boundary_condition": Tag(
        "model/link/drake:wall_boundary_condition", "", parts=("point_on_plane", "outward_normal"), many=True,
        mjcf="pin: the points that are held", note="Of deformable links alone.",
    ),
    "youngs_modulus": _deformable("youngs_modulus", POSITIVE, "elasticity: young (A036)"),
}  # fmt: skip

ATTRIBUTES: dict[tuple[str, str], tuple[str, str, str]] = {
    ("collision_filter_group", "ignore"): (BOOLEAN, FREE, FREE),
    ("controller_gains", "d"): (NUMBER, NONNEGATIVE, NONNEGATIVE),
    ("controller_gains", "p"): (NUMBER, POSITIVE, NONNEGATIVE),
    ("illustration_properties", "enabled"): (BOOLEAN, FREE, FREE),
    ("perception_properties", "enabled"): (BOOLEAN, FREE, FREE),
    ("tendon_constraint_joint", "a"): (NUMBER, FREE, FREE),
}
"""Kind, rule and what Drake holds to, of what is an attribute in both syntaxes."""


def parents(tag: str) -> frozenset[str]:
    """What a tag may stand in, in either syntax (without the prefix)."""
    entry = TAGS[tag]
    paths = [path.split("/") for path in (entry.sdf, entry.urdf) if path]
    return frozenset(path[-2].removeprefix("drake:") for path in paths if len(path) > 1)


def holds(rule: str, number: float) -> bool:
    """Whether a number keeps to a rule."""
    if rule == NONNEGATIVE:
        return number >= 0.0
    if rule == POSITIVE:
        return number > 0.0
    if rule == NONZERO:
        return number != 0.0
    return rule != RATIO or -1.0 < number < 0.5
