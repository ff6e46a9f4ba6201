"""A compiler for robot descriptions: reads and writes URDF and SDFormat so that real engines agree.

>>> import transpile
>>> robot = '<robot name="crate"><link name="box"/></robot>'
>>> result = transpile.convert(robot, to="sdf")
>>> result.ok, len(result.losses)
(True, 0)
>>> '<link name="box">' in result.text
True

Importing this package imports nothing heavy; the formats are imported when a model is converted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import os

    from transpile.driver.result import Result

__version__ = "0.1.0"
__all__ = ["Options", "Result", "convert"]


def convert(
    path_or_text: str | bytes | os.PathLike[str], to: str | None = None, **options: Any
) -> Result:
    """Convert a robot description to another format.

    ``path_or_text`` is a path, or the text of a model (bytes, or a str that starts with ``<`` or has more
    than one line); its format is found from its content. ``to`` is ``"sdf"`` or ``"urdf"`` (None: the same
    format, normalised). The other options are those of ``transpile.options.Options``, by name:
    ``sdf_version``, ``dialect``, ``strict``, ``inertia``, ``base``, ``packages`` …

    Faults of the input are not raised: the result's ``text`` is None then, and ``diagnostics`` tells
    them all. ``ValueError`` and ``TypeError`` are raised for options that do not exist.
    """
    from transpile.driver.convert_model import convert as run

    return run(path_or_text, to, **options)


def __getattr__(name: str) -> Any:
    if name == "Result":
        from transpile.driver.result import Result

        return Result
    if name == "Options":
        from transpile.options import Options

        return Options
    raise AttributeError(f"module 'transpile' has no attribute {name!r}")
