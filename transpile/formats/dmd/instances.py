"""The model instances of a scene of directives, and what names in it mean.

As in Drake (``scoped_names.h`` and its parser of directives): a name ``a::b::c`` is the frame ``c`` of the
instance ``a::b``; a name space goes before every name but ``world``; a name without an instance is looked
for everywhere, and must then be found once.
"""

from __future__ import annotations

from transpile.diagnostics import Diagnostics
from transpile.ir.model import WORLD, Frame, Link, Model
from transpile.ir.node import Node, Ref

SEPARATOR = "::"


def join(*parts: str) -> str:
    """``a::b`` of what is not empty."""
    return SEPARATOR.join([part for part in parts if part])


class Instances:
    """Knows every model below ``top`` by its scoped name, and every frame by its own."""

    def __init__(self, top: Model, diagnostics: Diagnostics) -> None:
        self.top = top
        self.diagnostics = diagnostics
        self.models: dict[str, Model] = {"": top}
        self.paths: dict[Model, str] = {top: ""}
        self.units: dict[Model, Model] = {}
        """The model that one directive added, for it and all in it."""
        self.frames: dict[Model, dict[str, Node]] = {top: {}}
        self.owners: dict[Node, Model] = {}
        self.everywhere: dict[str, list[Node]] = {}

    def outer(self, path: str) -> tuple[Model, str]:
        """The model around an instance, made where it is missing, and the instance's name in it."""
        *around, name = path.split(SEPARATOR)
        model, trail = self.top, ""
        for part in around:
            trail = join(trail, part)
            if trail not in self.models:
                inner = Model(part)
                model.models.append(inner)
                self.add(inner, trail)
            model = self.models[trail]
        return model, name

    def add(self, unit: Model, path: str) -> None:
        """Make a model and all in it known, under a scoped name."""
        stack = [(unit, path)]
        while stack:
            model, own = stack.pop()
            self.models[own] = model
            self.paths[model] = own
            self.units[model] = unit
            self.frames[model] = {}
            for link in model.links:
                self.add_frame(model, link)
            for frame in model.frames:
                self.add_frame(model, frame)
            stack.extend((inner, join(own, inner.name)) for inner in model.models)

    def add_frame(self, model: Model, node: Link | Frame) -> None:
        """Make a frame known; the first of a name stays."""
        self.frames[model].setdefault(node.name, node)
        self.owners[node] = model
        self.everywhere.setdefault(node.name, []).append(node)

    def add_lifted(self, model: Model, name: str, frame: Frame) -> None:
        """Make a frame known under its name in a model, though it stands in the scene under another."""
        self.frames[model][name] = frame
        self.owners[frame] = self.top
        self.everywhere.setdefault(name, []).append(frame)

    def is_free(self, path: str, at: int) -> bool:
        """Whether no instance has that name yet; reports it (S041)."""
        first = self.models.get(path)
        if first is None:
            return True
        self.diagnostics.report(
            "S041",
            f"there is already a model instance {path!r}",
            at,
            "name",
            related=(("the first one", first.at),),
            fix="give one of them another name",
        )
        return False

    def find_model(self, path: str, at: int, field: str, code: str = "S040") -> Model | None:
        """The instance of a scoped name; None after a report."""
        model = self.models.get(path)
        if model is None:
            known = [name for name in self.models if name]
            self.report_missing(code, f"there is no model instance {path!r}", path, known, at, field)
        return model

    def find(self, name: str, namespace: str, at: int, field: str) -> Node | None:
        """The frame that a name means in a name space; None after a report (S040, S042)."""
        if name == WORLD.name:
            return WORLD
        path, _, own = join(namespace, name).rpartition(SEPARATOR)
        if not path:
            return self.find_anywhere(own, at, field)
        model = self.find_model(path, at, field)
        if model is None:
            return None
        if own == "__model__":
            return model
        found = self.frames[model].get(own)
        if found is None:
            known = [join(path, known) for known in self.frames[model]]
            message = f"the model instance {path!r} has no frame {own!r}"
            self.report_missing("S040", message, join(path, own), known, at, field)
        return found

    def find_anywhere(self, name: str, at: int, field: str) -> Node | None:
        """The frame of a name without an instance."""
        found = self.everywhere.get(name, [])
        if len(found) == 1:
            return found[0]
        if not found:
            self.report_missing("S040", f"there is no frame {name!r}", name, list(self.everywhere), at, field)
            return None
        places = ", ".join(repr(join(self.paths[self.owners[node]], name)) for node in found[:4])
        self.diagnostics.report(
            "S042",
            f"{name!r} may be any of {places}",
            at,
            field,
            fix="write the model instance before it",
        )
        return None

    def report_missing(
        self, code: str, message: str, name: str, known: list[str], at: int, field: str | None
    ) -> None:
        import difflib

        close = difflib.get_close_matches(name, known, n=1)
        fix = f"did you mean {close[0]!r}?" if close else None
        self.diagnostics.report(code, message, at, field, fix=fix)

    def scoped(self, node: Node) -> str:
        """The scoped name of a frame, a link or a model."""
        if isinstance(node, Model):
            return self.paths[node]
        return join(self.paths[self.owners[node]], node.name)  # type: ignore[attr-defined]

    def reaches(self, model: Model, node: Node) -> bool:
        """Whether names in a model lead to a frame."""
        if node is WORLD:
            return model is self.top
        inside, name = self.paths[model], self.scoped(node)
        return not inside or name == inside or name.startswith(inside + SEPARATOR)

    def ref(self, model: Model, node: Node) -> Ref:
        """A reference to a frame, by the name it has in a model (if it has one there)."""
        if node is WORLD:
            return Ref(WORLD.name, WORLD)
        if node is model:
            return Ref("__model__", model)
        inside, name = self.paths[model], self.scoped(node)
        if inside and name.startswith(inside + SEPARATOR):
            name = name[len(inside) + len(SEPARATOR) :]
        return Ref(name, node)
