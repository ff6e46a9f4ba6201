"""The routes from Drake Model Directives: to themselves, SDF, MJCF and URDF."""

from __future__ import annotations

from tests.conformance.routes.route import Family, Route

FAMILY = Family(
    "From Drake Model Directives",
    "dmd",
    ("drake",),
    (
        Route("DMD → IR → DMD", "dmd", "same.dmd.yaml", {"through_ir": True}, engines=("drake",)),
        Route("DMD → SDF", "sdf", "made.sdf", engines=("drake",)),
        Route("DMD → MJCF", "mjcf", "made.xml", engines=("mixed",)),
        Route("DMD → URDF", "urdf", "made.urdf", engines=("drake",)),
    ),
    {},
)
