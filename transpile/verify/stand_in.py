"""Copies of a model file that engines can read without its meshes.

Which meshes an engine reads (Drake no .stl and no .dae, for one) and whether they are there says
nothing about the description. So every mesh and texture is replaced by a small stand-in of its own, and
what it stood for is kept, so that names and scales are still compared.
"""

from __future__ import annotations

import base64
import itertools
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from transpile.verify.facts import EngineFailure
from transpile.verify.find_files import find_file, model_file
from transpile.verify.plain_xml import Element, decode, patch, root_of
from transpile.verify.read_directives import are_directives, quoted, read_directives
from transpile.verify.stand_in_mjcf import ROOTS, mjcf_edits

_TETRAHEDRON = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
_PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
_TEXTURES = ("drake:diffuse_map", "albedo_map")
FORMATS = {"robot": "urdf", "sdf": "sdf", "gazebo": "sdf", "mujoco": "xml"}
_ENDINGS = {**FORMATS, "mujocoinclude": "xml"}


@dataclass
class StandIns:
    """The folder of stand-ins of a process; each file is made once and used again."""

    folder: Path = field(default_factory=lambda: Path(tempfile.mkdtemp(prefix="transpile-verify-")))
    made: set[str] = field(default_factory=set)
    count: itertools.count[int] = field(default_factory=itertools.count)

    def asset(self, number: int, suffix: str) -> Path:
        """The path of a stand-in mesh (.obj) or texture (.png)."""
        path = self.folder / f"asset{number}{suffix}"
        if path.name not in self.made:
            path.write_bytes(_PIXEL if suffix == ".png" else _TETRAHEDRON.encode())
            self.made.add(path.name)
        return path


@dataclass
class Copy:
    """A copy of a model file for an engine; ``assets`` maps a stand-in's file name to the URI written."""

    path: Path
    format: str
    root: Element
    text: str
    assets: dict[str, str]
    files: list[Path]
    parts: list[tuple[str, Element]] = field(default_factory=list)
    """Of directives: the formats and the roots of the files that they add."""
    frames: set[str] = field(default_factory=set)
    """Of directives: the frames that they add, by their own names."""

    def remove(self) -> None:
        """Delete the copy (stand-ins stay for the next one)."""
        for file in self.files:
            file.unlink(missing_ok=True)


def read_root(path: Path, engine: str = "file") -> tuple[str, Element]:
    """A file's text and root element; ``EngineFailure`` when there is none."""
    try:
        text = decode(path.read_bytes())
    except (OSError, UnicodeDecodeError) as error:
        raise EngineFailure(engine, f"cannot read {path}: {error}") from None
    root = root_of(text)
    if root is None:
        raise EngineFailure(engine, f"{path} has no root element")
    return text, root


class Copier:
    """Copies a model file and the files it includes, with stand-ins for what they refer to."""

    def __init__(self, stand_ins: StandIns, packages: dict[str, str], suffix: str = ".obj") -> None:
        self.stand_ins = stand_ins
        self.packages = packages
        self.suffix = suffix
        self.assets: dict[str, str] = {}
        self.numbers: dict[str, int] = {}
        self.copies: dict[Path, Path] = {}
        self.waiting: list[Path] = []
        self.top = Path()
        """The folder of the file that is copied."""

    def copy(self, path: Path) -> Copy:
        """Copy a file; ``EngineFailure`` when it cannot be read at all."""
        path = path.resolve()
        format_ = _format_of(path)
        self.top = path.parent
        copy = Copy(self._reserve(path), format_, Element("", (0, 0)), "", self.assets, [])
        while self.waiting:
            source = self.waiting.pop()
            if are_directives(source):
                text, edits = self._directives(source, copy)
            else:
                text, root = read_root(source)
                edits = self._edits(source.parent, root)
                copy.parts.append((FORMATS.get(root.tag, ""), root))
            self.copies[source].write_text(patch(text, edits), encoding="utf-8")
            if source == path:
                copy.text = text
        if copy.format != "dmd":
            copy.root = copy.parts[0][1]
        copy.files = list(self.copies.values())
        return copy

    def _reserve(self, path: Path) -> Path:
        if path not in self.copies:
            ending = "dmd.yaml" if are_directives(path) else _ENDINGS.get(read_root(path)[1].tag, "sdf")
            self.copies[path] = self.stand_ins.folder / f"model{next(self.stand_ins.count)}.{ending}"
            self.waiting.append(path)
        return self.copies[path]

    def _directives(self, path: Path, copy: Copy) -> tuple[str, list[tuple[int, int, str]]]:
        text = path.read_bytes().decode("utf-8-sig", "replace")
        found = read_directives(text, path)
        copy.frames |= found.frames
        edits = []
        for start, end, uri in found.files:
            file = find_file(uri, path.parent, self.packages)
            if file is None or not file.is_file():
                raise EngineFailure("file", f"{path} adds {uri}, which is not found")
            edits.append((start, end, quoted(f"file://{self._reserve(file.resolve())}")))
        return text, edits

    def _asset(self, uri: str, suffix: str) -> str:
        number = self.numbers.setdefault(uri, len(self.numbers))
        path = self.stand_ins.asset(number, suffix)
        self.assets[path.name] = uri
        return str(path)

    def _edits(self, beside: Path, root: Element) -> list[tuple[int, int, str]]:
        edits: list[tuple[int, int, str]] = []
        if root.tag in ROOTS:
            return [*mjcf_edits(root, (self.top, beside), self._asset, self._reserve)]
        if root.tag == "robot" and "name" not in root.attributes:
            at = root.start_tag[0] + 1 + len(root.tag)
            edits.append((at, at, ' name="unnamed"'))
        for element in root.walk():
            edit = self._urdf(element) if root.tag == "robot" else self._sdf(element, beside)
            if edit is not None:
                edits.append(edit)
        return [edit for edit in edits if edit[0] <= edit[1]]

    def _urdf(self, element: Element) -> tuple[int, int, str] | None:
        if element.tag in ("mesh", "texture", "drake:diffuse_map") and "filename" in element.attributes:
            suffix = self.suffix if element.tag == "mesh" else ".png"
            return (*element.spans["filename"], self._asset(element.attributes["filename"], suffix))
        return None

    def _sdf(self, element: Element, beside: Path) -> tuple[int, int, str] | None:
        if element.tag in _TEXTURES and element.text.strip():
            return (*element.text_span, self._asset(element.text.strip(), ".png"))
        if element.tag not in ("mesh", "include"):
            return None
        uri = element.find("uri")
        if uri is None or not uri.text.strip():
            return None
        if element.tag == "mesh":
            return (*uri.text_span, "file://" + self._asset(uri.text.strip(), self.suffix))
        found = find_file(uri.text.strip(), beside, self.packages)
        file = model_file(found) if found else None
        if file is None:
            return None
        return (*uri.text_span, f"file://{self._reserve(file)}")


def _format_of(path: Path) -> str:
    """The format of a file; ``EngineFailure`` when it holds no robot description."""
    if are_directives(path):
        return "dmd"
    root = read_root(path)[1]
    if root.tag not in FORMATS:
        raise EngineFailure("file", f"{path} is no robot description: its root is <{root.tag}>")
    return FORMATS[root.tag]
