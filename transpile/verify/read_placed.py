"""The frames of SDFormat files, as Drake has them: those that are named, and those of models and joints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from transpile.verify.facts import JOINT, OWN, Array
from transpile.verify.plain_xml import Element

Scoped = Callable[[Any, str], str]
"""The name of something in a model instance."""


def frames_in(parts: list[tuple[str, Element]]) -> set[str]:
    """The names of all frames in SDFormat files (the formats and the roots): of worlds and of models."""
    roots = [root for format_, root in parts if format_ == "sdf"]
    return {e.get("name") or "" for root in roots for e in root.walk() if e.tag == "frame"}


def placed_frames(plant: Any, context: Any, scoped: Scoped) -> dict[str, Array]:
    """X_W of the frames of models and joints."""
    from pydrake.multibody.tree import FrameIndex

    found = {}
    for i in range(1, plant.num_frames()):
        frame = plant.get_frame(FrameIndex(i))
        if frame.name() == OWN:
            found[scoped(frame.model_instance(), OWN)] = frame
    for index in plant.GetJointIndices():
        joint = plant.get_joint(index)
        found[scoped(joint.model_instance(), joint.name()) + JOINT] = joint.frame_on_child()
    return {n: np.asarray(f.CalcPoseInWorld(context).GetAsMatrix4()) for n, f in found.items()}
