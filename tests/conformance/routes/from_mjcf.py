"""The routes from MJCF: to itself at once and through the IR, to SDF, URDF and directives."""

from __future__ import annotations

from pathlib import Path

from tests.conformance.routes.route import Family, Route
from transpile.verify.facts import Facts

_UNSAYABLE = {
    "default": "A030",
    "gravity": "L063",
    "collision shape hfield": "L064",
    "visual shape hfield": "L064",
}
_AGAIN = {"compiled keyframe": "L090"}
_TO_SDF = {**_UNSAYABLE, "shape kind halfspace": "L065"}
_TO_URDF = {
    **_UNSAYABLE,
    "collision shape halfspace": "L019",
    "visual shape halfspace": "L019",
    "shape kind ellipsoid": "L082",
}

_REASONS = {
    "compiled geom": "the world's height field is lost through the IR (L064); written at once it is not",
    "compiled actuator ctrllimited": "the range of an actuator of an orientation is told to be in use",
    "compiled option disableflags": "options of attached models that `conflict` merges are not merged",
    "compiled option iterations": "as for the flags",
    "compiled option timestep": "as for the flags",
    "frame": "a site of the world is lost where there is no body",
    "compiled keyframe": "the keyframes of attached models are left out (L090)",
    "collision shape": (
        "URDF has no plane (L019), height fields are MuJoCo's own (L064), and so are the meshes that it "
        "makes up (`builtin`, L041)"
    ),
    "visual shape": "as for collision shapes",
    "shape kind": "Drake crashes at planes among many collisions: a box whose upper face is the plane (L065)",
    "gravity": "gravity is the world's, and no part of a model (L063)",
    "default": "where a joint begins (`ref`) has no words in SDFormat and URDF (A030)",
    "damping": (
        "a `springdamper` where a tendon's armature counts in, or where what meshes weigh, of which only "
        "stand-ins are there"
    ),
    "mass": "of a mesh that MuJoCo makes up (`builtin`): it is in no file (L041, L047)",
    "centre of mass": "as for the mass",
    "inertia": "as for the mass",
    "gravity torques": "follows from the mass",
    "mass matrix": "follows from the mass",
    "loads": "Drake needs more than a minute for thousands of bodies",
}


def bends(path: Path, facts: Facts) -> str:
    """Why a file is no model of rigid bodies with shapes of their own; empty when it is."""
    if facts.soft:
        return "not rigid bodies: it has a flex"
    made = any(shape.kind == "sdf" for shape in facts.shapes or ())
    return "a plugin of MuJoCo makes the shapes (signed distance fields)" if made else ""


FAMILY = Family(
    "From MJCF",
    "xml",
    ("native",),
    (
        Route("MJCF → MJCF", "mjcf", "again.xml", engines=("mujoco",)),
        Route(
            "MJCF → IR → MJCF",
            "mjcf",
            "same.xml",
            {"through_ir": True},
            engines=("mujoco",),
            unsayable=_AGAIN,
        ),
        Route("MJCF → SDF", "sdf", "made.sdf", engines=("mixed",), unsayable=_TO_SDF, why_not=bends),
        Route("MJCF → URDF", "urdf", "made.urdf", engines=("mixed",), unsayable=_TO_URDF, why_not=bends),
        Route("MJCF → DMD", "dmd", "made.dmd.yaml", engines=("mixed",), unsayable=_TO_SDF, why_not=bends),
    ),
    _REASONS,
)
