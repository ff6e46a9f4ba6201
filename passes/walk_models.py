"""Walking over nested models without recursion."""

from __future__ import annotations

from collections.abc import Iterator

from transpile.ir.model import Model, Scene


def walk_models(scene: Scene) -> Iterator[tuple[Model, Model | None]]:
    """Every model with the one around it (None at the top), outer ones first, in the source's order."""
    stack: list[tuple[Model, Model | None]] = [(m, None) for m in reversed(scene.models)]
    while stack:
        model, parent = stack.pop()
        yield model, parent
        stack.extend((inner, model) for inner in reversed(model.models))
