"""Why some files cannot agree: for each kind of difference the rule of a format or an engine behind it."""

REASONS: dict[str, str] = {
    "default pose of base": (
        "SDF has no `floating` joint: what such a URDF joint carries becomes a free link (L010), which "
        "starts where the joint stands; Drake, reading the URDF, does not use that joint's origin"
    ),
    "pose": (
        "follows from the base: written back to URDF, the free link starts where the SDF says (A014), not "
        "where Drake had put it"
    ),
    "mass matrix": (
        "follows from poses: of a `drake:joint`, and of a joint to a link of a merged URDF, Drake lets both "
        "frames coincide at zero, whatever the poses in the file"
    ),
    "gravity torques": "as for the mass matrix",
    "axis": "as for the mass matrix",
    "colour": "a colour of five numbers (P059): urdfdom shows black, Drake refuses the file",
    "loads": (
        "a link that a `floating` joint carried is a root of its own in the SDF and in the second URDF "
        "(L010), and so is what an SDF gearbox held (L015): Drake loads a URDF with two roots, urdfdom "
        "does not"
    ),
    "visual shape": (
        "URDF has no plane and no height map (L019), and urdfdom stops reading a link at a number, a "
        "shape or a material that it cannot read, where Drake reads on (P020, P057)"
    ),
    "collision shape": "as for visual shapes (L019, P020, P057)",
    "property phong/specular": "a URDF material has one colour (L018)",
    "property phong/emissive": "a URDF material has one colour (L018)",
    "shape size": (
        "libsdformat, and Drake through it, read a sphere of radius 0 as their default of 1 m; in the URDF "
        "it is the point that the file says"
    ),
    "refused: C001": "a link of negative mass is an error here; libsdformat reports it as well, and goes on",
    "refused: S002": (
        "an axis is expressed in a frame that does not exist; libsdformat loads the file and fails when "
        "the axis is asked for"
    ),
    "refused: P022": (
        "an attribute is missing without which an element says nothing; urdfdom drops the link's shape "
        "with an error on its console, and goes on"
    ),
    "refused: P023": "a visual has no geometry; urdfdom drops it with an error on its console, and goes on",
}
