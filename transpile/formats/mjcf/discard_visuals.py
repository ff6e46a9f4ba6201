"""``discardvisual``: MuJoCo leaves out materials, and geoms that touch nothing and that nothing refers to."""

from __future__ import annotations

from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.diagnostics import Diagnostics

_REFERRING = ("geom", "geom1", "geom2", "sidesite", "objname", "refname")
_SECTIONS = ("contact", "tendon", "sensor", "deformable", "custom")


class Discard:
    """What is to be left out of one file: ``named`` are the geoms that something refers to."""

    __slots__ = ("named", "gone", "at")

    def __init__(self, root: ast.Mujoco) -> None:
        self.named: set[str] = set()
        self.gone: list[str] = []
        self.at = next((one.at for one in root.compiler if one.discardvisual is not None), root.at)
        stack: list[Any] = [part for section in _SECTIONS for part in getattr(root, section)]
        while stack:
            node = stack.pop()
            names = (getattr(node, field, None) for field in _REFERRING)
            self.named.update(name for name in names if isinstance(name, str))
            for field in getattr(node, "CHILDREN", ()):
                child = getattr(node, field)
                stack += child if isinstance(child, list) else [child] if child is not None else []

    def takes(self, geom: ast.Geom) -> bool:
        """Whether this geom goes; takes it off the account then."""
        if geom.contype != 0 or geom.conaffinity != 0 or geom.name in self.named:
            return False
        self.gone.append(repr(geom.name or ""))
        geom.todo = 0
        return True

    def report(self, diagnostics: Diagnostics) -> None:
        """Tell what was left out."""
        if self.gone:
            diagnostics.report(
                "A058",
                f"discardvisual leaves out what is only seen: materials, and geoms {', '.join(self.gone)}",
                self.at,
                "@discardvisual",
            )
