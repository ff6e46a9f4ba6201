"""All that a MJCF file says in short, written out: includes, settings, default classes, attached models,
replicates."""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf.attach_models import attach_models
from transpile.formats.mjcf.bake_settings import bake_settings
from transpile.formats.mjcf.link_includes import link_includes
from transpile.formats.mjcf.lower_pose import rotation_of_euler
from transpile.formats.mjcf.read import read
from transpile.ir.pose import ZERO, Pose, Vec3, quaternion_of_matrix
from transpile.passes.from_mjcf.expand_mjcf_defaults import Defaults
from transpile.passes.from_mjcf.expand_mjcf_order import Order
from transpile.passes.from_mjcf.expand_mjcf_replicate import Quaternion, expand_replicates
from transpile.passes.from_mjcf.expand_mjcf_settings import Settings, merge_settings
from transpile.passes.manager import Context
from transpile.source import ORDINAL_BITS, Source


class Home:
    """The settings that hold in a source, and a place in the main file of its model."""

    __slots__ = ("settings", "main")

    def __init__(self, settings: Settings, main: int) -> None:
        self.settings = settings
        self.main = main


def _turn(angles: Vec3, number: int, settings: Settings) -> Quaternion:
    """The rotation from a copy of a replicate to the next: each is turned by its number times the angles."""
    here, there = (
        Pose(ZERO, *rotation_of_euler(tuple(count * angle for angle in angles), settings))  # type: ignore[arg-type]
        for count in (number, number + 1)
    )
    x, y, z, w = quaternion_of_matrix(here.inverse().compose(there).matrix())
    return w, x, y, z


class Expansion:
    """Expands a file and the models that are attached to it."""

    __slots__ = ("context", "diagnostics", "order", "homes", "defaults")

    def __init__(self, context: Context | None, diagnostics: Diagnostics) -> None:
        self.context = context
        self.diagnostics = diagnostics
        self.order = Order()
        self.homes: dict[int, Home] = {}
        """By the number of a source."""
        self.defaults: list[Defaults] = []

    def expand(self, root: ast.Mujoco) -> Settings | None:
        """Write out a file; the result is its settings. None after errors about its includes, or
        where it would have too many elements."""
        order = self._link(root)
        self.order.anchors.update(order.anchors)
        if self.diagnostics.errors:
            return None
        settings = merge_settings(root, self.order, self.diagnostics)
        home = Home(settings, root.at)
        for number in (root.at >> ORDINAL_BITS, *order.anchors):
            self.homes[number] = home
        defaults = Defaults(self.order, self.diagnostics)
        defaults.collect(root)
        defaults.apply(root)
        self.defaults.append(defaults)

        def load(model: ast.Model) -> ast.Mujoco | None:
            return self._load(model, settings)

        if attach_models(root, load, self.diagnostics):
            self.order.mixed = True

        def turn(angles: Vec3, number: int) -> Quaternion:
            return _turn(angles, number, settings)

        return settings if expand_replicates(root, self.order, turn, self.diagnostics) else None

    def _link(self, root: ast.Mujoco) -> Order:
        """Bring in the included files."""

        def open_file(path: str, at: int) -> Source | None:
            return self._open(path, at, root.at)

        return link_includes(root, open_file, self.diagnostics)

    def _open(self, path: str, at: int, main: int) -> Source | None:
        if self.context is not None and self.context.open is not None:
            return self.context.open(path, at, main)
        self.diagnostics.report("P064", f"the included file {path!r} is not found", at, "@file")
        return None

    def _load(self, model: ast.Model, settings: Settings) -> ast.Mujoco | None:
        """Another model, to be understood by these settings."""
        home = self.homes.get(model.at >> ORDINAL_BITS)
        source = self._open(model.file or "", model.at, home.main if home is not None else model.at)
        if source is None:
            return None
        document = read(source, self.diagnostics)
        if document is None:
            return None
        root = document.root
        assert isinstance(root, ast.Mujoco)
        own = self.expand(root)
        if own is None:
            return None
        bake_settings(root, own, settings, self.diagnostics)
        return root
