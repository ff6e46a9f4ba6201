"""Two small formats, to test the command and the driver apart from the real ones.

A model is one line a statement: ``link NAME``, ``include URI``, ``lose WORD``, ``guess WORD``, ``warn WORD``,
``bad WORD``, ``crash``, ``kill``. The formats are called urdf and sdf, and are told apart by their first
element.
"""

from __future__ import annotations

import os
import signal
import sys
from types import ModuleType
from typing import Any

import pytest

from transpile.ast.node import Node, Opaque
from transpile.diagnostics import Diagnostics
from transpile.ir.model import Model, Scene
from transpile.ir.node import Kept
from transpile.source import ORDINAL_BITS, Source, Span

ROOTS = {"urdf": "robot", "sdf": "sdf"}


class FakeRoot(Node):
    """The statements of a file: a document and its own root."""

    def __init__(self, format: str, statements: list[tuple[int, str]]) -> None:
        super().__init__()
        self.root = self
        self.format = {"robot": "urdf"}.get(format, format)
        self.version = "1.9"
        self.statements = statements


def read(source: Source, diagnostics: Diagnostics) -> FakeRoot | None:
    """Each statement's place is its line as an ordinal."""
    lines = source.data.decode().splitlines()
    starts = [sum(len(line) + 1 for line in lines[:i]) for i in range(len(lines) + 1)]
    source.locate = lambda ordinal, field: Span(starts[ordinal - 1], starts[ordinal] - 1)
    base = source.index << ORDINAL_BITS
    root = FakeRoot(lines[0].strip("<>"), [(base + i, line) for i, line in enumerate(lines, 1) if i > 1])
    for at, line in root.statements:
        word, _, rest = line.partition(" ")
        if word == "bad":
            diagnostics.report("P020", f"{rest} is bad", at, fix="leave it out")
        elif word == "warn":
            diagnostics.warn("P004", f"{rest} is odd", at)
        elif word == "crash":
            raise RuntimeError(rest)
        elif word == "kill":
            os.kill(os.getpid(), signal.SIGKILL)
    return root


def lower(root: FakeRoot, diagnostics: Diagnostics, context: Any) -> Scene | None:
    """Losses go to the account, includes are loaded and become links."""
    scene = Scene(root.format)
    model = Model("fake")
    scene.models.append(model)
    for at, line in root.statements:
        word, _, rest = line.partition(" ")
        if word == "lose":
            scene.ledger.append(Kept(root.format, (("", None),), Opaque(rest, f"<{rest}/>", at), at))
        elif word == "guess":
            diagnostics.report("A001", f"{rest} is assumed", at)
        elif word == "rename":
            diagnostics.rename("A060", "link", rest, rest + "_", at, "it is taken")
        elif word == "include":
            included = context.load(rest, at)
            if included is not None:
                model.frames.extend(included.models[0].frames)
        elif word == "link":
            model.frames.append(rest)  # type: ignore[arg-type]
    return scene


def raise_(scene: Scene, context: Any) -> FakeRoot:
    """Links only."""
    return FakeRoot(ROOTS[context.target], [(0, f"link {name}") for name in scene.models[0].frames])


def emit(root: FakeRoot) -> str:
    """The statements again."""
    return f"<{ROOTS[root.format]}>\n" + "".join(f"{line}\n" for _, line in root.statements)


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the fakes in place of the real formats, and an empty pipeline in place of the real one."""
    parts = {"read": read, "lower": lower, "raise_": raise_, "emit": emit}
    for name, function in parts.items():
        module = ModuleType(f"fakes.{name}")
        setattr(module, name, function)
        monkeypatch.setitem(sys.modules, f"fakes.{name}", module)
    monkeypatch.setitem(sys.modules, "fakes", ModuleType("fakes"))
    packages = {"urdf": "fakes", "sdf": "fakes"}
    monkeypatch.setattr("transpile.driver.convert_model.PACKAGES", packages)
    pipelines = ModuleType("transpile.passes.pipelines")
    pipelines.passes_for = lambda source, target, options: []  # type: ignore[attr-defined]
    pipelines.verifiers = dict  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "transpile.passes.pipelines", pipelines)
    monkeypatch.setattr("transpile.passes.pipelines", pipelines, raising=False)
