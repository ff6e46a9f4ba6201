"""Short ways from a URDF's text to its IR and back."""

from __future__ import annotations

from transpile.diagnostics import Diagnostics
from transpile.formats.urdf.emit import emit
from transpile.formats.urdf.lower import lower
from transpile.formats.urdf.raise_ import raise_
from transpile.formats.urdf.read import read
from transpile.ir.model import Joint, Model, Scene
from transpile.passes.manager import Context
from transpile.passes.scope import resolve_names
from transpile.source import Source


def scene_of(text: str, target: str = "urdf") -> tuple[Scene, Diagnostics]:
    """The IR of a URDF, names resolved, on its way to ``target``."""
    diagnostics = Diagnostics()
    source = diagnostics.sources.add(Source("case.urdf", text.encode()))
    document = read(source, diagnostics)
    assert document is not None
    context = Context(diagnostics, target)
    scene = lower(document, diagnostics, context)
    assert scene is not None
    resolve_names.run(scene, context)
    return scene, diagnostics


def model_of(text: str) -> Model:
    """The model of a URDF."""
    return scene_of(text)[0].models[0]


def codes(diagnostics: Diagnostics) -> list[str]:
    return [diagnostic.code for diagnostic in diagnostics]


def written(scene: Scene) -> str:
    """The text of a scene raised to URDF without any pass."""
    return emit(raise_(scene, Context(Diagnostics(), "urdf")))


def with_joint(inner: str, type: str = "revolute", tag: str = "joint", more: str = "") -> str:
    """A robot of two links and one joint."""
    return (
        '<robot name="r" xmlns:drake="http://drake.mit.edu"><link name="a"/><link name="b"/>'
        f'<{tag} name="j" type="{type}"><parent link="a"/><child link="b"/>{inner}</{tag}>{more}</robot>'
    )


def joint_of(inner: str, type: str = "revolute", tag: str = "joint", more: str = "") -> Joint:
    """The joint of such a robot."""
    return model_of(with_joint(inner, type, tag, more)).joints[0]


def with_visual(inner: str, top: str = "", more: str = "") -> str:
    """A robot of one link with one visual."""
    return (
        f'<robot name="r" xmlns:drake="http://drake.mit.edu">{top}<link name="a"><visual>{inner}</visual>'
        f"{more}</link></robot>"
    )
