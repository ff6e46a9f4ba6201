"""Short ways from an SDF's text to its AST and IR, and back."""

from __future__ import annotations

from transpile.ast.node import Document
from transpile.diagnostics import Diagnostics
from transpile.formats.sdf.emit import emit
from transpile.formats.sdf.lower import lower
from transpile.formats.sdf.raise_ import raise_
from transpile.formats.sdf.read import read
from transpile.ir.model import Joint, Link, Model, Scene
from transpile.passes.manager import Context
from transpile.passes.scope import resolve_names
from transpile.source import Source


def document_of(text: str) -> tuple[Document, Diagnostics]:
    """The AST of an SDF."""
    diagnostics = Diagnostics()
    source = diagnostics.sources.add(Source("case.sdf", text.encode()))
    document = read(source, diagnostics)
    assert document is not None
    return document, diagnostics


def rewritten(text: str) -> tuple[str, list[str]]:
    """The text after reading and writing, and the codes of what was said."""
    document, diagnostics = document_of(text)
    return emit(document), codes(diagnostics)


def scene_of(text: str) -> tuple[Scene, Diagnostics]:
    """The IR of an SDF, names resolved."""
    document, diagnostics = document_of(text)
    scene = lower(document, diagnostics)
    assert scene is not None
    resolve_names.run(scene, Context(diagnostics, "sdf"))
    return scene, diagnostics


def codes(diagnostics: Diagnostics) -> list[str]:
    return [diagnostic.code for diagnostic in diagnostics]


def written(scene: Scene, version: str = "1.9") -> tuple[str, list[str]]:
    """The text of a scene raised to SDF without any pass, and the codes of what was said."""
    diagnostics = Diagnostics()
    return emit(raise_(scene, Context(diagnostics, "sdf", version))), codes(diagnostics)


def with_model(inner: str, version: str = "1.9") -> str:
    """A file with one model."""
    return (
        f'<sdf version="{version}" xmlns:drake="http://drake.mit.edu"><model name="m">{inner}</model></sdf>'
    )


def model_of(inner: str, version: str = "1.9") -> Model:
    """The model of such a file."""
    return scene_of(with_model(inner, version))[0].models[0]


def link_of(inner: str, version: str = "1.9") -> Link:
    """The link of a model of one link."""
    return model_of(f'<link name="a">{inner}</link>', version).links[0]


def with_joint(inner: str, type: str = "revolute", version: str = "1.9") -> str:
    """A file whose model has two links and a joint between them."""
    return with_model(
        f'<link name="a"/><link name="b"/><joint name="j" type="{type}">'
        f"<parent>a</parent><child>b</child>{inner}</joint>",
        version,
    )


def joint_of(inner: str, type: str = "revolute", version: str = "1.9") -> Joint:
    """The joint of such a file."""
    return scene_of(with_joint(inner, type, version))[0].models[0].joints[0]
