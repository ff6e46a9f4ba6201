"""The routes from Drake Model Directives: to themselves, SDF, MJCF and URDF."""

from __future__ import annotations

from pathlib import Path

from tests.conformance.routes.route import Family, Route
from transpile.verify.facts import Facts

_STARTS = {"default": "L071"}
_URDF = {
    **_STARTS,
    "property phong/specular": "L018",
    "property phong/emissive": "L018",
    "visual shape": "L019",
    "collision shape": "L019",
}

_REASONS = {
    "default": (
        "neither SDFormat nor URDF says where a joint begins (L071); in MJCF it is a keyframe, which is "
        "compared"
    ),
    "property phong/specular": "a URDF material has one colour (L018)",
    "property phong/emissive": "a URDF material has one colour (L018)",
    "link": "a deformable body is none of rigid links (L001)",
    "floating base": "as for links",
    "degrees of freedom": "as for links",
    "axis": "Drake joins the frames of a `drake:joint` at zero, whatever the poses in the file",
}


def unfit(path: Path, facts: Facts) -> str:
    """Why a file is not judged: Drake refuses it as soon as shapes are loaded."""
    refused = any(said.startswith("loaded without shapes") for said in facts.warnings)
    return "Drake loads it without shapes only" if refused else ""


def _is_forest(path: Path, facts: Facts) -> str:
    """Why there is no URDF of a file: it has more roots than one, the world aside."""
    floating = facts.floating or set()
    held = any(joint.parent == "world" for joint in facts.joints.values())
    return unfit(path, facts) or ("not one tree" if len(floating) + held > 1 else "")


FAMILY = Family(
    "From Drake Model Directives",
    "dmd",
    ("drake",),
    (
        Route(
            "DMD → IR → DMD", "dmd", "same.dmd.yaml", {"through_ir": True}, engines=("drake",), why_not=unfit
        ),
        Route("DMD → SDF", "sdf", "made.sdf", engines=("drake",), unsayable=_STARTS, why_not=unfit),
        Route("DMD → MJCF", "mjcf", "made.xml", engines=("mixed",), why_not=unfit),
        Route("DMD → URDF", "urdf", "made.urdf", engines=("drake",), unsayable=_URDF, why_not=_is_forest),
    ),
    _REASONS,
)
