"""What each target can say of each IR feature: one table, from which the support matrix in docs/ is written.

States: ``native``; ``extension`` (only some readers know it); ``lowered`` (said in other words, which mean
the same); ``approximated`` (near the original, told); ``dropped`` (told as a loss).
"""

from __future__ import annotations

from typing import NamedTuple

NATIVE, EXTENSION, LOWERED, APPROXIMATED, DROPPED = (
    "native",
    "extension",
    "lowered",
    "approximated",
    "dropped",
)


class Capability(NamedTuple):
    """How a target says a feature: ``how`` in a few words; ``code`` the diagnostic that tells of it."""

    state: str
    how: str = ""
    code: str = ""


_NATIVE = Capability(NATIVE)
_GAZEBO = Capability(EXTENSION, "a <gazebo> block")
_DRAKE = Capability(EXTENSION, "Drake's own")


def _dropped(code: str) -> Capability:
    return Capability(DROPPED, "", code)


TABLE: dict[str, dict[str, Capability]] = {
    "Link.gravity": {"sdf": _NATIVE, "urdf": _GAZEBO, "mjcf": Capability(LOWERED, "gravcomp")},
    "Link.self_collide": {"sdf": _NATIVE, "urdf": _GAZEBO, "mjcf": _dropped("L018")},
    "Link.inertial.auto": {
        "sdf": Capability(NATIVE, "from 1.11"), "urdf": _dropped("L018"),
        "mjcf": Capability(LOWERED, "computed"),
    },
    "Model.self_collide": {"sdf": _NATIVE, "urdf": _GAZEBO, "mjcf": _dropped("L018")},
    "Model.allow_auto_disable": {"sdf": _NATIVE, "urdf": _GAZEBO, "mjcf": _dropped("L018")},
    "Model.enable_wind": {"sdf": _NATIVE, "urdf": _GAZEBO, "mjcf": _dropped("L018")},
    "Model.static": {
        "sdf": _NATIVE, "urdf": Capability(LOWERED, "welds to the world", "A010"),
        "mjcf": Capability(LOWERED, "welds to the world", "A010"),
    },
    "Model.models": {
        "sdf": _NATIVE, "urdf": Capability(LOWERED, "flattened, with prefixed names", "A062"),
        "mjcf": Capability(LOWERED, "flattened, with prefixed names", "A062"),
    },
    "Model.frames": {
        "sdf": _NATIVE, "urdf": Capability(LOWERED, "massless links fixed to their body", "A012"),
        "mjcf": Capability(LOWERED, "sites"),
    },
    "Model.pose of a floating base": {
        "sdf": _NATIVE, "urdf": Capability(LOWERED, "a massless link floats", "A014"),
        "mjcf": _NATIVE,
    },
    "kinematic loop": {
        "sdf": _NATIVE, "urdf": Capability(DROPPED, "the joint that closes it is cut", "L012"),
        "mjcf": Capability(LOWERED, "connect and weld", "A047"),
    },
    "joint revolute, continuous, prismatic, fixed": {"sdf": _NATIVE, "urdf": _NATIVE, "mjcf": _NATIVE},
    "joint planar": {
        "sdf": Capability(EXTENSION, "drake:joint"),
        "urdf": Capability(NATIVE, "its dampings with --dialect drake only", "L082"),
        "mjcf": Capability(LOWERED, "two slides and a hinge", "A013"),
    },
    "joint floating": {
        "sdf": Capability(LOWERED, "no joint: the child floats", "L010"), "urdf": _NATIVE,
        "mjcf": Capability(NATIVE, "in the world", "L010"),
    },
    "joint ball": {
        "sdf": _NATIVE,
        "urdf": Capability(
            APPROXIMATED, "three hinges: all the same orientations, singular at 90° of the middle one", "L014"
        ),
        "mjcf": _NATIVE,
    },
    "joint universal, revolute2": {
        "sdf": _NATIVE, "urdf": Capability(LOWERED, "two hinges in a row", "A013"),
        "mjcf": Capability(LOWERED, "two hinges", "A013"),
    },
    "joint screw": {
        "sdf": _NATIVE,
        "urdf": Capability(
            APPROXIMATED, "a hinge and a slide that mimics it: exact to readers that hold mimics", "L016"
        ),
        "mjcf": Capability(LOWERED, "a hinge, a slide and an equality", "A013"),
    },
    "joint gearbox": {
        "sdf": _NATIVE, "urdf": Capability(LOWERED, "a mimic of its hinges", "A017"),
        "mjcf": Capability(LOWERED, "an equality of its hinges", "A017"),
    },
    "joint curvilinear": {
        "sdf": Capability(EXTENSION, "drake:joint"),
        "urdf": Capability(DROPPED, "a fixed joint; drake:joint with --dialect drake", "L082"),
        "mjcf": _dropped("L050"),
    },
    "Axis.spring_stiffness": {"sdf": _NATIVE, "urdf": _dropped("L018"), "mjcf": _NATIVE},
    "Axis.spring_reference": {"sdf": _NATIVE, "urdf": _dropped("L018"), "mjcf": _NATIVE},
    "Axis.velocity": {"sdf": _NATIVE, "urdf": _NATIVE, "mjcf": _dropped("L018")},
    "Axis.mimic": {
        "sdf": Capability(NATIVE, "drake:mimic, and mimic from 1.11"), "urdf": _NATIVE,
        "mjcf": Capability(LOWERED, "an equality"),
    },
    "Axis.acceleration": {
        "sdf": Capability(EXTENSION, "drake:acceleration"),
        "urdf": Capability(EXTENSION, "drake:acceleration"),
        "mjcf": _dropped("L018"),
    },
    "Transmission": {"sdf": _dropped("L001"), "urdf": _NATIVE, "mjcf": Capability(LOWERED, "a motor")},
    "Material.diffuse": {"sdf": _NATIVE, "urdf": _NATIVE, "mjcf": _NATIVE},
    "Material.ambient": {"sdf": _NATIVE, "urdf": _dropped("L018"), "mjcf": _dropped("L018")},
    "Material.specular": {"sdf": _NATIVE, "urdf": _dropped("L018"), "mjcf": _dropped("L018")},
    "Material.emissive": {"sdf": _NATIVE, "urdf": _dropped("L018"), "mjcf": _dropped("L018")},
    "Material.texture": {
        "sdf": Capability(EXTENSION, "drake:diffuse_map, and albedo_map"), "urdf": _NATIVE,
        "mjcf": Capability(NATIVE, "PNG and KTX", "L051"),
    },
    "Surface.mu": {
        "sdf": _NATIVE, "urdf": Capability(EXTENSION, "Drake's extension, <gazebo>"),
        "mjcf": _NATIVE,
    },
    "Box, Sphere, Cylinder, Mesh": {"sdf": _NATIVE, "urdf": _NATIVE, "mjcf": _NATIVE},
    "Capsule": {
        "sdf": Capability(NATIVE, "from 1.8"),
        "urdf": Capability(EXTENSION, "capsule: Drake, MuJoCo, newer urdfdom"),
        "mjcf": _NATIVE,
    },
    "Ellipsoid": {
        "sdf": Capability(NATIVE, "from 1.8"), "urdf": Capability(
            APPROXIMATED, "a sphere of the same volume; drake:ellipsoid with --dialect drake", "L082"
        ),
        "mjcf": _NATIVE,
    },
    "Plane": {
        "sdf": _NATIVE, "urdf": _dropped("L019"),
        "mjcf": Capability(NATIVE, "on what does not move", "L019"),
    },
    "Cone": {"sdf": Capability(NATIVE, "from 1.11"), "urdf": _dropped("L019"), "mjcf": _dropped("L019")},
    "other shapes": {
        "sdf": Capability(NATIVE, "from SDFormat itself"), "urdf": _dropped("L019"),
        "mjcf": _dropped("L019"),
    },
    "drake:ball_constraint": {
        "sdf": _DRAKE, "urdf": _DRAKE, "mjcf": Capability(LOWERED, "connect between two sites", "A035"),
    },
    "drake:distance_constraint": {
        "sdf": _DRAKE, "urdf": _DRAKE,
        "mjcf": Capability(LOWERED, "a spatial tendon: held, or a spring", "A035"),
    },
    "drake:tendon_constraint": {
        "sdf": _DRAKE, "urdf": _DRAKE,
        "mjcf": Capability(LOWERED, "a fixed tendon; damping to 0.01 %", "A036"),
    },
    "drake:linear_spring_damper": {
        "sdf": _DRAKE, "urdf": _DRAKE, "mjcf": Capability(LOWERED, "a spatial tendon", "A035"),
    },
    "drake:linear_bushing_rpy": {
        "sdf": _DRAKE, "urdf": _DRAKE,
        "mjcf": Capability(APPROXIMATED, "its force as a tendon of length 0", "L058"),
    },
    "drake:controller_gains": {
        "sdf": _DRAKE, "urdf": _DRAKE, "mjcf": Capability(LOWERED, "a position actuator", "A037"),
    },
    "drake:rotor_inertia, drake:gear_ratio": {
        "sdf": _DRAKE, "urdf": _DRAKE, "mjcf": Capability(LOWERED, "armature"),
    },
    "drake:collision_filter_group": {
        "sdf": _DRAKE, "urdf": _DRAKE,
        "mjcf": Capability(LOWERED, "excludes, or contype and conaffinity", "A049"),
    },
    "drake:proximity_properties": {
        "sdf": _DRAKE, "urdf": _DRAKE,
        "mjcf": Capability(APPROXIMATED, "friction; elasticity is lost", "L052"),
    },
    "drake:deformable_properties": {
        "sdf": _DRAKE, "urdf": _dropped("L001"),
        "mjcf": Capability(APPROXIMATED, "flexcomp, where the shape is a .vtk", "L081"),
    },
    "Mesh.submesh": {"sdf": _NATIVE, "urdf": _dropped("L018"), "mjcf": _dropped("L018")},
    "Mesh.center": {"sdf": _NATIVE, "urdf": _dropped("L018"), "mjcf": _dropped("L018")},
}  # fmt: skip


def dropped(target: str, owner: str) -> list[str]:
    """The fields of an IR class that the target cannot say."""
    found = []
    for feature, targets in TABLE.items():
        cls, _, field = feature.partition(".")
        if cls == owner and field.isidentifier() and targets[target].state == DROPPED:
            found.append(field)
    return found
