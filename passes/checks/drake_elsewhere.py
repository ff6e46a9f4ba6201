"""What becomes of Drake's tags where Drake's own elements cannot stand: for docs/drake-extensions.md."""

from __future__ import annotations

LOST_TO_GAZEBO = "lost, told (L080)"
_MASK = "collide_bitmask (A049), or " + LOST_TO_GAZEBO
_LATER = ", from SDFormat 1.11"
GAZEBO: dict[str, str] = {
    "capsule": "capsule", "child": "child", "collision_filter_group": _MASK,
    "damping": "the damping of its joints", "declare_convex": "mesh/@optimization" + _LATER,
    "diffuse_map": "albedo_map", "ellipsoid": "ellipsoid",
    "hydroelastic_modulus": "contact/elastic_modulus", "ignored_collision_filter_group": _MASK,
    "joint": "a row of joints (A013); the motion of a curvilinear one is lost (L080)", "member": _MASK,
    "member_group": _MASK, "mimic": "mimic" + _LATER, "mu_dynamic": "friction/ode: mu and mu2",
    "mu_static": "the same where no other is said, else " + LOST_TO_GAZEBO, "parent": "parent",
    "point_contact_stiffness": "contact/ode/kp", "proximity_properties": "surface; the rest is lost (L080)",
    "relaxation_time": "contact/ode/kd, times the stiffness", "screw_thread_pitch": "screw_thread_pitch",
}  # fmt: skip
"""What becomes of a tag in SDFormat with ``--dialect gazebo``, where it is not lost."""

_SOFT = "lost, told (L001)"
IN_URDF: dict[str, str] = {
    "angle": "the attribute `angle` of `drake:circular_arc`",
    "child": "`child`",
    "damping": "`dynamics/@damping`",
    "deformable_properties": _SOFT,
    "diffuse_map": "`material/texture`",
    "length": "the attribute `length` of `drake:line_segment`",
    "mass_damping": _SOFT,
    "mass_density": _SOFT,
    "material_model": _SOFT,
    "mimic": "`mimic`",
    "outward_normal": _SOFT,
    "parent": "`parent`",
    "point_on_plane": _SOFT,
    "poissons_ratio": _SOFT,
    "radius": "the attribute `radius` of `drake:circular_arc`",
    "stiffness_damping": _SOFT,
    "visual": "a `<visual>` with `--dialect drake`, else lost, told (L083)",
    "wall_boundary_condition": _SOFT,
    "youngs_modulus": _SOFT,
}
"""What a URDF makes of the tags that have no path there."""
