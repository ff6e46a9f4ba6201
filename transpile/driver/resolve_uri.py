"""Finds the file that a URI of a model names.

package://NAME/PATH and model://NAME/PATH are looked up, in this order, in the packages that were
given by name, in the folders that were given or stand in the environment (ROS_PACKAGE_PATH,
AMENT_PREFIX_PATH with its ``share``, GZ_SIM_RESOURCE_PATH), in the folders above the file that says
it and their ``models`` (which engines do not search: they must be told), and at last among all the packages
below the folders that were given, by the names in their ``package.xml`` (as Drake's PackageMap does it).
file:// and plain paths are relative to the file's own folder.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from transpile.driver.find_packages import package_name, packages_below
from transpile.options import Options

_SCHEMES = ("package", "model")


class UriResolver:
    """Resolves URIs with the packages of one conversion."""

    __slots__ = ("packages", "folders", "looks_above", "_below")

    def __init__(self, options: Options) -> None:
        self.packages = options.packages
        self.looks_above = options.looks_above
        self.folders = [*options.package_paths, *environment_folders()]
        self._below: dict[str, str] | None = None

    def resolve(self, uri: str, base: str | None) -> str | None:
        """The existing file or folder that ``uri`` names in the file ``base`` (None: no file).

        None if there is none, or its scheme is of another kind (http …).
        """
        scheme, separator, rest = uri.partition("://")
        if not separator:
            return self._plain(uri, base)
        if scheme == "file":
            return self._plain(unquote(rest), base)
        if scheme not in _SCHEMES:
            return None
        name, _, path = unquote(rest).partition("/")
        for folder in self._package_folders(name, base):
            found = os.path.join(folder, path) if path else folder
            if os.path.exists(found):
                return found
        return None

    def _plain(self, path: str, base: str | None) -> str | None:
        found = os.path.normpath(os.path.join(os.path.dirname(base or ""), path))
        if os.path.exists(found):
            return found
        candidates = (os.path.join(folder, path) for folder in self.folders)
        return next((candidate for candidate in candidates if os.path.exists(candidate)), None)

    def _package_folders(self, name: str, base: str | None) -> Iterator[str]:
        if name in self.packages:
            yield self.packages[name]
        for folder in self.folders:
            yield os.path.join(folder, name)
            if os.path.basename(os.path.normpath(folder)) == name:
                yield folder
        above = os.path.dirname(os.path.abspath(base)) if base else os.getcwd()
        while True:
            if os.path.basename(above) == name or (self.looks_above and package_name(above) == name):
                yield above
            if self.looks_above:
                yield os.path.join(above, name)
                yield os.path.join(above, "models", name)
            parent = os.path.dirname(above)
            if parent == above:
                break
            above = parent
        if name in self.below():
            yield self.below()[name]

    def below(self) -> dict[str, str]:
        """All the packages below the folders that were given or stand in the environment."""
        if self._below is None:
            found = [packages_below(folder) for folder in self.folders]
            self._below = {name: path for packages in reversed(found) for name, path in packages.items()}
        return self._below


def environment_folders() -> list[str]:
    """The folders that the environment names, in the order they are searched."""
    folders = _paths("ROS_PACKAGE_PATH")
    folders += [os.path.join(prefix, "share") for prefix in _paths("AMENT_PREFIX_PATH")]
    return folders + _paths("GZ_SIM_RESOURCE_PATH")


def _paths(variable: str) -> list[str]:
    return [path for path in os.environ.get(variable, "").split(os.pathsep) if path]


def unquote(text: str) -> str:
    """Percent escapes undone (urllib is imported only where there are any)."""
    if "%" not in text:
        return text
    from urllib.parse import unquote as undo

    return undo(text)
