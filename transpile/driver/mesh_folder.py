"""The files that a conversion writes beside its output: meshes and textures, as ``--meshes`` wants them."""

from __future__ import annotations

import os

from transpile.options import Options
from transpile.passes.pick_names import free_name


class MeshFolder:
    """The folder of one output: ``MESH_DIR/NAME``, NAME being the output's without its ending (by default
    ``meshes/NAME`` beside the output). ``files`` are the paths and contents to write, ``read`` the files
    that they came from."""

    __slots__ = ("base", "folder", "files", "read")

    def __init__(self, options: Options, input: str | None) -> None:
        output = options.output or input
        self.base = os.path.dirname(os.path.abspath(output)) if output is not None else os.getcwd()
        stem = os.path.basename(output or "model").split(".")[0]
        above = options.mesh_dir or os.path.join(self.base, "meshes")
        self.folder = os.path.join(above, stem)
        self.files: dict[str, bytes] = {}
        self.read: list[str] = []

    def add(self, name: str, data: bytes, source: str) -> str:
        """Have a file written under this name, or another one if that is taken; its path from the output's
        folder. ``source`` is the file that it came from (empty: it is new)."""
        if source and source not in self.read:
            self.read.append(source)
        root, ending = os.path.splitext(name)
        path = os.path.join(self.folder, name)
        if path in self.files and self.files[path] != data:
            taken = {os.path.splitext(other)[0] for other in self.files}
            path = free_name(os.path.join(self.folder, root), taken) + ending
        self.files[path] = data
        return os.path.relpath(os.path.abspath(path), self.base).replace(os.sep, "/")
