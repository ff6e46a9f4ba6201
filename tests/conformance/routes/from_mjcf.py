"""The routes from MJCF: to itself through the IR, to SDF and to URDF."""

from __future__ import annotations

from tests.conformance.routes.route import Family, Route

FAMILY = Family(
    "From MJCF",
    "xml",
    ("native",),
    (
        Route("MJCF → IR → MJCF", "mjcf", "same.xml", {"through_ir": True}, engines=("mujoco",)),
        Route("MJCF → SDF", "sdf", "made.sdf", engines=("mixed",)),
        Route("MJCF → URDF", "urdf", "made.urdf", engines=("mixed",)),
    ),
    {},
)
