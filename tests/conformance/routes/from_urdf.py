"""The routes from URDF: to SDF and back again, to MJCF and to directives."""

from __future__ import annotations

from tests.conformance.routes.route import Family, Route

TO_SDF, BACK, TO_MJCF = "URDF → SDF", "URDF → SDF → URDF", "URDF → MJCF"

_UNSAYABLE = {"default pose of base": "L010", "degrees of freedom": "L050", "joint": "L050", "pose": "L050"}

_REASONS = {
    "link": "a robot without a name: in directives its instance needs one (A021), and Drake takes another",
    "floating base": "as for the link",
    "degrees of freedom": "as for the link; a joint along a curve is fixed (L050, L082)",
    "joint": "a joint along a curve is fixed in MJCF (L050)",
    "shape kind": "only Drake reads an ellipsoid in a URDF: for all readers a sphere is written (L082)",
    "joint type": "only Drake reads a joint along a curve in a URDF: for all readers it is fixed (L082)",
    "damping": "only Drake reads a planar joint's damping for each direction in a URDF (L082)",
    "visual shape": (
        "URDF has no plane and no height map (L019), and urdfdom stops reading a link at a number, a "
        "shape or a material that it cannot read, where Drake reads on (P020, P057)"
    ),
    "collision shape": "as for visual shapes (L019, P020, P057)",
    "default pose of base": (
        "SDF has no `floating` joint: what such a URDF joint carries becomes a free link (L010), which "
        "starts where the joint stands; Drake, reading the URDF, does not use that joint's origin"
    ),
    "loads": (
        "a link that a `floating` joint carried is a root of its own in the SDF and in the second URDF "
        "(L010), and so is what an SDF gearbox held (L015): Drake loads a URDF with two roots, urdfdom "
        "does not"
    ),
    "pose": (
        "follows from the base: written back to URDF, the free link starts where the SDF says (A014), "
        "not where Drake had put it"
    ),
    "refused: P023": ("a visual has no geometry; urdfdom drops it with an error on its console, and goes on"),
    "refused: P022": (
        "an attribute is missing without which an element says nothing; urdfdom drops the link's shape "
        "with an error on its console, and goes on"
    ),
    "colour": "a colour of five numbers (P059): urdfdom shows black, Drake refuses the file",
}

FAMILY = Family(
    "From URDF",
    "urdf",
    ("drake", "native"),
    (
        Route(TO_SDF, "sdf", "made.sdf"),
        Route(BACK, "urdf", "back.urdf", after=TO_SDF, unsayable={"shape kind ellipsoid": "L082"}),
        Route(TO_MJCF, "mjcf", "made.xml", engines=("mixed", "pin"), unsayable=_UNSAYABLE),
        Route("URDF → DMD", "dmd", "made.dmd.yaml", engines=("drake",)),
    ),
    _REASONS,
)
