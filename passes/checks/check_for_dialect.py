"""Which checks ``transpile check`` makes, and what each engine takes for an error.

Off the way of a conversion: nothing here is imported by one.
"""

from __future__ import annotations

from transpile.passes.checks import (
    advise_on_frames,
    check_for_drake,
    check_for_gazebo,
    check_frames,
    check_names,
    check_physics,
    check_sdf_frames,
    check_tree,
    check_uris,
)
from transpile.passes.manager import Pass
from transpile.passes.pipelines import FRAMES, NAMES, check_extensions
from transpile.passes.scope import load_includes, resolve_names


def severities(dialect: str, source: str | None = None) -> dict[str, str]:
    """By code: how severe an engine takes a finding, where that is not what a conversion makes of it.

    ``source`` is the format of the input, if it is known."""
    drake = check_for_drake.URDF_SEVERITIES if source == "urdf" else check_for_drake.SEVERITIES
    return {"gazebo": check_for_gazebo.SEVERITIES, "drake": drake}.get(dialect, {})


def passes_of_check(source: str) -> list[Pass]:
    """The passes of a check, for an input of a format."""
    passes = [
        Pass("load-includes", load_includes.run),
        Pass("check-names", check_names.run, check=True),
        Pass("resolve-names", resolve_names.run, gives=(NAMES,), check=True),
        Pass("check-tree", check_tree.run, needs=(NAMES,), check=True),
        Pass("check-frames", check_frames.run, needs=(NAMES,), gives=(FRAMES,), check=True),
        Pass("check-physics", check_physics.run, needs=(NAMES,), check=True),
        Pass("check-drake-extensions", check_extensions, check=True),
        Pass("check-uris", check_uris.run, check=True),
    ]
    if source == "sdf":
        passes += [
            Pass("check-sdf-frames", check_sdf_frames.run, needs=(NAMES, FRAMES), check=True),
            Pass("advise-on-frames", advise_on_frames.run, needs=(NAMES, FRAMES), check=True),
            Pass("check-for-gazebo", check_for_gazebo.run, needs=(NAMES, FRAMES), check=True),
            Pass("check-for-drake", check_for_drake.run, needs=(NAMES, FRAMES), check=True),
        ]
    return passes
