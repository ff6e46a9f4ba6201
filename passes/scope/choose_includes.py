"""Which files have to be brought in, since the version of SDFormat that is written cannot include them as is.

``merge`` came with 1.9 and an include's ``placement_frame`` with 1.8; 1.4 knows nothing but the file's URI.
Before 1.7 no pose is measured in anything but the element around it, so what poses and joints refer to, or
what is placed in something else, must be known to be worked out; and before 1.8 where a model's placement
frame stands.
"""

from __future__ import annotations

from transpile.ir.model import Include, Model, Scene
from transpile.ir.node import Ref
from transpile.passes.manager import Context
from transpile.passes.scope.follow_renames import references
from transpile.passes.walk_models import walk_models


class Choice:
    """The choice for a scene. Names are gathered model by model, outer ones first."""

    __slots__ = ("version", "named", "known", "places")

    def __init__(self, scene: Scene, context: Context) -> None:
        older = context.target == "sdf" and not context.flatten
        self.version = tuple(int(part) for part in context.sdf_version.split(".")) if older else (0, 0)
        self.named: set[str] = set()
        self.known: set[str] = {"world", "__model__"}
        self.places = older and any(model.placement_frame is not None for model, _ in walk_models(scene))
        """Whether a model is placed by one of its frames, which 1.7 has to work out."""
        around = Model("")
        around.joints, around.frames = scene.joints, scene.frames
        around.models, around.includes = scene.models, scene.includes
        self.look_at(around)

    def look_at(self, model: Model) -> None:
        """Take down what is called what in a model, and what its references name on the way."""
        if (1, 4) < self.version < (1, 8):
            for group in (model.links, model.joints, model.frames, model.models, model.includes):
                self.known.update(node.name for node in group)
            self.named.update(part for ref in references(model) for part in _parts(ref))

    def takes(self, include: Include, model: Model | None = None) -> bool:
        """Whether a file has to be brought in; ``model`` is the one around it (None: the world)."""
        version = self.version
        if version < (1, 5):
            return True
        if include.merge and version < (1, 9) or include.placement_frame is not None and version < (1, 8):
            return True
        if version >= (1, 7):
            return self.places and version < (1, 8) and self._is_named(include)
        has_canonical = model is not None and not model.links  # the model's own frame may move with it
        return has_canonical or include.relative_to is not None or self._is_named(include)

    def _is_named(self, include: Include) -> bool:
        """One without a name has its file's: any name that nothing else has may be it."""
        return include.name in self.named if include.name else not self.named <= self.known


def _parts(ref: Ref) -> list[str]:
    return ref.name.split("::")
