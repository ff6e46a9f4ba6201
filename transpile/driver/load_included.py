"""Loads included files for lowering and passes: ``Context.load``."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from transpile.diagnostics import Diagnostics
from transpile.driver.read_input import read_file, read_model
from transpile.driver.resolve_uri import UriResolver
from transpile.options import Options
from transpile.source import ORDINAL_BITS, Source

if TYPE_CHECKING:
    from transpile.ast.node import Tree
    from transpile.ir.model import Scene

MOST = 2000
"""So many files may be named by files that are included: ten that each name the next ten times never end."""

Lower = Callable[[Source], "Scene | None"]
"""Takes a source through its own format's stages to the IR."""

_MODEL_FILE = rb"<sdf(?:\s+version\s*=\s*[\"']([\d.]+)[\"'])?[^>]*>\s*([^<]+?)\s*</sdf>"


class IncludeLoader:
    """Loads a URI that a source names; knows which source each one was included from."""

    __slots__ = ("options", "diagnostics", "resolver", "lower", "included_at", "inner")

    def __init__(self, options: Options, diagnostics: Diagnostics, lower: Lower) -> None:
        self.options = options
        self.diagnostics = diagnostics
        self.resolver = UriResolver(options)
        self.lower = lower
        self.included_at: dict[int, int] = {}
        self.inner = 0
        """How many files were named by files that are included themselves."""

    def load(self, uri: str, at: int, params: list[Tree] | None = None) -> Scene | None:
        """The IR of the file that ``uri`` names at place ``at``, as ``params`` alter it; None after a P060,
        P064 or P065."""
        base = self.diagnostics.sources.all[at >> ORDINAL_BITS]
        path = self._find(uri, base.path)
        if path is None:
            self.diagnostics.report(
                "P064",
                f"the included file {uri!r} is not found",
                at,
                "uri",
                fix="give its folder with --package-path DIR, or its package with --package NAME=DIR",
            )
            return None
        if self._reports_cycle(path, at) or self._reports_flood(at):
            return None
        source = read_model(path, self.options, self.diagnostics)
        if source is None:
            return None
        if params:
            source = self._altered(source, params)
        self.included_at[source.index] = at
        return self.lower(source)

    def _reports_flood(self, at: int) -> bool:
        """Whether includes in includes are too many by now (P098, told once)."""
        self.inner += (at >> ORDINAL_BITS) in self.included_at
        if self.inner == MOST + 1:
            message = f"more than {MOST} files are included by files that are included themselves"
            self.diagnostics.report("P098", message, at, "uri")
        return self.inner > MOST

    def _altered(self, source: Source, params: list[Tree]) -> Source:
        """The source as it is to be included; a file of another format can't be altered (L028)."""
        from transpile.syntax.detect_format import detect_format

        if detect_format(source) == "sdf":
            from transpile.formats.sdf.alter_model import alter_model

            return alter_model(source, params, self.diagnostics)
        for tree in params:
            message = f"<{tree.tag}> is lost: {source.name} is no SDFormat, which alone can be altered"
            self.diagnostics.report("L028", message, tree.at)
        return source

    def open(self, path: str, at: int, main: int) -> Source | None:
        """The source of a file that the one at ``at`` names, and that is read by the rules of the one around.

        It is looked for beside the main file (that of place ``main``), then beside the one that names it,
        as MuJoCo does. None after a P060, P064 or P065.
        """
        sources = self.diagnostics.sources.all
        found = None
        for place in (main, at):
            found = found or self.resolver.resolve(path, sources[place >> ORDINAL_BITS].path)
        if found is None or not os.path.isfile(found):
            self.diagnostics.report("P064", f"the included file {path!r} is not found", at, "@file")
            return None
        if self._reports_cycle(found, at):
            return None
        source = read_file(found, self.diagnostics)
        if source is not None:
            self.included_at[source.index] = at
        return source

    def _find(self, uri: str, base: str | None) -> str | None:
        path = self.resolver.resolve(uri, base)
        if path is not None and os.path.isdir(path):
            return model_file(path)
        return path if path is not None and os.path.isfile(path) else None  # no device, which may never end

    def _reports_cycle(self, path: str, at: int) -> bool:
        """Whether ``path`` is among the files that led to ``at``; reports it as P065 with the whole chain."""
        wanted = os.path.realpath(path)
        chain = []
        place: int | None = at
        while place is not None:
            source = self.diagnostics.sources.all[place >> ORDINAL_BITS]
            chain.append((f"{source.name} includes it from here", place))
            if source.path is not None and os.path.realpath(source.path) == wanted:
                message = f"{path} includes itself" + (" through other files" if len(chain) > 1 else "")
                self.diagnostics.report("P065", message, at, "uri", related=tuple(chain[1:]))
                return True
            place = self.included_at.get(source.index)
        return False


def model_file(folder: str) -> str | None:
    """The model file of a Gazebo model folder: the newest SDFormat that its model.config names."""
    try:
        with open(os.path.join(folder, "model.config"), "rb") as file:
            text = file.read()
    except OSError:
        text = b""
    named = [(_version(version), name) for version, name in re.findall(_MODEL_FILE, text)]
    name = max(named)[1].decode("utf-8", "replace") if named else "model.sdf"
    path = os.path.join(folder, name)
    return path if os.path.isfile(path) else None


def _version(text: bytes) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(b".") if part)
