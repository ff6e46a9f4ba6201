"""``transpile check``: one model taken through every check, and written nowhere.

The judges are libsdformat (``--dialect gazebo``) and Drake (``--dialect drake``): what the one that is asked
for reads past is a warning, what it refuses is an error. Without a dialect a model must be sound for both:
what is wrong by the format is an error, what only one of the two refuses a warning.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from transpile.diagnostics import ERROR, WARNING, Diagnostics
from transpile.driver.apply_levels import apply_levels
from transpile.driver.convert_model import Conversion
from transpile.options import Options
from transpile.source import ORDINAL_BITS, Source

if TYPE_CHECKING:
    from transpile.ast.node import Document, Tree
    from transpile.ir.model import Scene


def check_path(path: str, options: Options) -> Diagnostics:
    """Everything there is to say about a file; ``errors`` is 0 when it is accepted."""
    from transpile.driver.read_input import read_model
    from transpile.passes.checks.check_for_dialect import severities

    diagnostics = Diagnostics()
    diagnostics.severities = severities(options.dialect)
    source = read_model(path, options, diagnostics)
    if source is not None:
        Check(source, options, diagnostics).check()
    apply_levels(diagnostics, options.warnings)
    diagnostics.all = [found for found in diagnostics.all if found.severity in (ERROR, WARNING)]
    return diagnostics


class Check(Conversion):
    """A conversion to nothing: all the stages up to the checks, and the checks of the dialect."""

    __slots__ = ("documents", "_loader")

    def __init__(self, source: Source, options: Options, diagnostics: Diagnostics) -> None:
        options.to = "sdf"
        options.flatten = True  # what is included is looked at too
        options.looks_above = options.dialect != "drake"  # it knows packages by what the program registers
        super().__init__(source, options, diagnostics)
        self.documents: list[Document] = []
        self._loader: Callable[..., Scene | None] | None = None

    def check(self) -> None:
        """Report whatever is wrong."""
        from transpile.passes.checks.check_for_dialect import passes_of_check, severities
        from transpile.passes.manager import run_passes

        source_format = self.detect()
        self.diagnostics.severities = severities(self.options.dialect, source_format)
        self._check_file(source_format)
        scene = self.lower(self.source) if source_format is not None else None
        if scene is None:
            return
        context = self.context()
        self._loader, context.load = context.load, self._load
        if source_format == "sdf" and scene.is_world:
            from transpile.formats.sdf.lower import world_model

            world_model(scene)
        run_passes(scene, passes_of_check(scene.format), context)

    def _check_file(self, source_format: str | None) -> None:
        """What the engines say of a file before they read it."""
        from transpile.passes.checks.refuse import DRAKE, refuse

        at = self.source.index << ORDINAL_BITS
        path = self.source.path
        if source_format == "sdf" and path is not None and not path.endswith(".sdf"):
            refuse(DRAKE, self.context(), "X014", "Drake knows SDFormat by the ending .sdf alone", at)
        if source_format == "sdf" and b"<sdf" not in self.source.data:
            message = "the root <gazebo> is read by no engine any longer"
            self.diagnostics.report("P037", message, at, fix="call it <sdf>")

    def read(self, source: Source, source_format: str) -> Document | None:
        """The AST of a source, which has rules of its own that the IR no longer shows."""
        document = super().read(source, source_format)
        if document is None:
            return None
        self.documents.append(document)
        if source_format == "sdf":
            from transpile.passes.checks.check_sdf_elements import check_sdf_elements

            check_sdf_elements(document, self.context())
        if self.options.dialect == "drake":
            from transpile.passes.checks.check_what_drake_reads import check_what_drake_reads

            check_what_drake_reads(document, self.context())
        return document

    def _load(self, uri: str, at: int, params: list[Tree] | None = None) -> Scene | None:
        """An included file; None, and no complaint, for one that holds a light or an actor."""
        self._check_include(uri, at)
        count = len(self.documents)
        assert self._loader is not None
        scene = self._loader(uri, at, params)
        if scene is not None and not scene.models and len(self.documents) > count:
            root: Any = self.documents[-1].root
            if getattr(root, "light", None) or getattr(root, "actor", None):
                return None
        return scene

    def _check_include(self, uri: str, at: int) -> None:
        """What the engines ask of an include that is found here."""
        from transpile.passes.checks.refuse import DRAKE, refuse

        context = self.context()
        folder = context.find(uri, at) if context.find is not None else None
        if folder is not None and os.path.isdir(folder) and not _has_manifest(folder):
            message = f"the folder of {uri!r} has no model.config, so no engine takes it for a model"
            context.diagnostics.report("P039", message, at, "uri")
        path = uri.removeprefix("file://")
        if not (os.path.isabs(path) or "://" in path or os.path.exists(path)):
            message = f"Drake looks for {uri!r} in the current folder only, and not beside this file"
            refuse(DRAKE, context, "X015", message, at, "uri")


def _has_manifest(folder: str) -> bool:
    return any(os.path.exists(os.path.join(folder, name)) for name in ("model.config", "manifest.xml"))
