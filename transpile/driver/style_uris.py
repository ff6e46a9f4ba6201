"""URIs as ``--uri-style`` wants them: by package, by model, as relative or as whole paths."""

from __future__ import annotations

import os
from collections.abc import Callable

from transpile.diagnostics import Diagnostics
from transpile.driver.find_packages import model_above, package_above
from transpile.options import Options
from transpile.source import ORDINAL_BITS

SAYABLE = {"mjcf": ("relative", "absolute"), "dmd": ("package", "absolute")}
"""The styles that a format knows, where these are not all: MuJoCo opens paths, Drake's reader of directives
wants package:// or file:// (``ResolveModelDirectiveUri``)."""

_WITH_SCHEME = ("ros", "gazebo")
"""The dialects whose readers want whole paths as file://. Drake reads both, MuJoCo plain paths only."""


_NAMES = {
    "package": "a package",
    "model": "a model",
    "relative": "a relative path",
    "absolute": "its whole path",
}


class UriStyler:
    """Writes the URIs of one output. ``find`` gives the existing file that a URI at a place names."""

    __slots__ = ("options", "format", "there", "find", "diagnostics", "known")

    def __init__(
        self,
        options: Options,
        written: str,
        there: str,
        find: Callable[[str, int], str | None],
        diagnostics: Diagnostics,
    ) -> None:
        self.options = options
        self.format = written
        self.there = there
        """The folder of the output."""
        self.find = find
        self.diagnostics = diagnostics
        self.known: dict[tuple[str, int], str | None] = {}

    def write(self, uri: str, at: int) -> str | None:
        """The URI in the style that is asked for; None where it can't be said so (A054)."""
        key = uri, at >> ORDINAL_BITS
        if key not in self.known:
            self.known[key] = self._write(uri, at)
        return self.known[key]

    def _write(self, uri: str, at: int) -> str | None:
        style = self.options.uri_style
        if not uri or uri.startswith(f"{style}://"):
            return uri
        if style == "relative" and "://" not in uri and not os.path.isabs(uri):
            return None  # as it is, but for the output's folder
        path = self.find(uri, at)
        if path is not None:
            return self.name(path, at, uri)
        if self.format != "mjcf":  # there it may be told from a folder that <compiler> names
            self._tell(uri, "there is no such file", at)
        return None

    def name(self, path: str, at: int, uri: str | None = None) -> str | None:
        """The URI of a file that is there or will be; None where the style has none (A054). ``uri`` is what
        names it so far."""
        found = self.say(path)
        if found is None:
            self._tell(uri or path, self.why_not(), at)
        return found

    def _tell(self, uri: str, why: str, at: int) -> None:
        message = f"{uri!r} can't be named by {_NAMES[self.options.uri_style]}: {why}"
        self.diagnostics.report("A054", message, at)

    def say(self, path: str) -> str | None:
        """A file's URI; None where the style has none for it, or the format doesn't know the style."""
        style, whole = self.options.uri_style, os.path.abspath(path)
        if style not in SAYABLE.get(self.format, (style,)):
            return None
        if style == "relative":
            return os.path.relpath(whole, self.there).replace(os.sep, "/")
        if style == "absolute":
            plain = whole.replace(os.sep, "/")
            needs_scheme = self.format == "dmd" or self.options.dialect in _WITH_SCHEME
            return f"file://{plain}" if needs_scheme and self.format != "mjcf" else plain
        found = (package_above(whole) or self._given(whole)) if style == "package" else model_above(whole)
        if found is None:
            return None
        name, folder = found
        inside = os.path.relpath(whole, folder).replace(os.sep, "/")
        return f"{style}://{name}" + ("" if inside == "." else f"/{inside}")

    def _given(self, whole: str) -> tuple[str, str] | None:
        """The package that the command line names, where a file is in one."""
        for name, folder in self.options.packages.items():
            if whole.startswith(os.path.join(os.path.abspath(folder), "")):
                return name, folder
        return None

    def why_not(self) -> str:
        """Why an existing file can't be said."""
        style = self.options.uri_style
        if style not in SAYABLE.get(self.format, (style,)):
            return {"mjcf": "MuJoCo knows paths only", "dmd": "directives know package:// and file:// only"}[
                self.format
            ]
        return f"no {'package.xml' if style == 'package' else 'model.config'} stands above the file"
