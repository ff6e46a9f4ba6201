"""Every route, by the format that it starts from."""

from __future__ import annotations

from tests.conformance.routes import from_dmd, from_mjcf, from_sdf, from_urdf
from tests.conformance.routes.route import Family

FAMILIES: tuple[Family, ...] = (from_urdf.FAMILY, from_sdf.FAMILY, from_mjcf.FAMILY, from_dmd.FAMILY)
