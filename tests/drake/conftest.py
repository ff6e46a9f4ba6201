"""What all tests of this folder share."""

from __future__ import annotations

from tests.quiet_mujoco import quiet as quiet
