"""MuJoCo's warnings stay out of the working folder."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True, scope="package")
def quiet() -> None:
    """MuJoCo writes a log file wherever it is run unless somebody listens."""
    try:
        import mujoco
    except ImportError:
        return
    mujoco.set_mju_user_warning(lambda text: None)
