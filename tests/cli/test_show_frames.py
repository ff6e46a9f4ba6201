"""``--emit frames``."""

from __future__ import annotations

from math import pi

from transpile.cli.show_frames import show_frames
from transpile.diagnostics import Diagnostics
from transpile.ir.model import Frame, Joint, Link, Model, Scene
from transpile.ir.node import Ref
from transpile.ir.pose import Pose
from transpile.options import Options
from transpile.passes.manager import Context


def chain(length: int) -> Scene:
    """Links, each 1 m along x from the one before and turned by 90 degrees, joined by joints."""
    scene = Scene("sdf", "1.9")
    model = Model("chain")
    scene.models.append(model)
    for i in range(length):
        link = Link(f"l{i}")
        link.pose = Pose((1.0, 0.0, 0.0), (0.0, 0.0, pi / 2))
        if i:
            link.relative_to = Ref(f"l{i - 1}")
            model.joints.append(Joint(f"j{i}", "fixed", Ref(f"l{i - 1}"), Ref(f"l{i}")))
        model.links.append(link)
    return scene


def show(scene: Scene) -> str | None:
    return show_frames(scene, Context(Diagnostics(), "urdf"), Options("urdf"))


def test_every_frame_is_shown_with_its_poses() -> None:
    text = show(chain(3))
    assert text is not None
    assert text.splitlines() == [
        "frame          measured in    moves with  pose there         pose in the world",
        "model 'chain'  the world      link 'l0'   0 0 0  0 0 0       0 0 0  0 0 0",
        "link 'l0'      model 'chain'  itself      1 0 0  0 0 1.5708  1 0 0  0 0 1.5708",
        "link 'l1'      link 'l0'      itself      1 0 0  0 0 1.5708  1 1 0  0 0 3.14159",
        "link 'l2'      link 'l1'      itself      1 0 0  0 0 1.5708  0 1 0  0 0 -1.5708",
        "joint 'j1'     link 'l1'      link 'l1'   0 0 0  0 0 0       1 1 0  0 0 3.14159",
        "joint 'j2'     link 'l2'      link 'l2'   0 0 0  0 0 0       0 1 0  0 0 -1.5708",
    ]


def test_a_cycle_shows_nothing_and_is_an_error() -> None:
    scene = chain(1)
    for name, other in (("a", "b"), ("b", "a")):
        frame = Frame(name)
        frame.relative_to = Ref(other)
        frame.pose = Pose()
        scene.models[0].frames.append(frame)
    diagnostics = Diagnostics()
    assert show_frames(scene, Context(diagnostics, "urdf"), Options("urdf")) is None
    assert [d.code for d in diagnostics] == ["F001"]


def test_a_long_chain_is_no_trouble() -> None:
    text = show(chain(5000))
    assert text is not None
    assert text.count("\n") == 1 + 1 + 5000 + 4999
