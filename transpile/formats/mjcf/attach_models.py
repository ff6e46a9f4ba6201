"""``<attach>``: brings a body, a frame or all of another model into the tree.

MuJoCo's rules: every name of the other model, and every reference in it, gets the prefix; its assets, and
what it says of the attached bodies outside its tree (actuators, equalities, contacts, tendons, sensors), come
along; its settings hold for its own content.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.ast.node import Node
from transpile.diagnostics import Diagnostics
from transpile.passes.from_mjcf.expand_mjcf_replicate import MOST, clone, names_in, references, size_of

Load = Callable[[ast.Model], "ast.Mujoco | None"]
"""Gives the other model, expanded and understood by the settings of this one; reports it when it can't."""

_REFERRING = ("tendon", "contact", "equality", "actuator", "sensor")
_ASSETS = ("mesh", "material", "texture", "hfield", "skin")
_ASSET_FIELDS = {"mesh": "mesh", "material": "material", "hfield": "hfield", "texture": "texture"}
_TREE = ("body", "frame", "replicate")


def attach_models(root: ast.Mujoco, load: Load, diagnostics: Diagnostics) -> bool:
    """Replace every attach below the root by what it names; whether there were any."""
    return _Attacher(root, load, diagnostics).run()


class _Attacher:
    def __init__(self, root: ast.Mujoco, load: Load, diagnostics: Diagnostics) -> None:
        self.root = root
        self.load = load
        self.diagnostics = diagnostics
        self.models = {model.name or "": model for asset in root.asset for model in asset.model}
        self.loaded: dict[str, ast.Mujoco] = {}
        self.left = MOST

    def run(self) -> bool:
        found = False
        stack: list[Any] = [*self.root.worldbody]
        while stack:
            node = stack.pop()
            attaches, node.attach = node.attach, []
            found = found or bool(attaches)
            for attach in attaches:
                frame = self.attached(attach)
                if frame is not None:
                    node.frame.append(frame)
            for kind in _TREE:
                stack.extend(getattr(node, kind))
        return found

    def other(self, attach: ast.Attach) -> ast.Mujoco | None:
        """The model that is attached: this one unless another is named; one without a name in this file has
        that of its own."""
        name = attach.model
        if name is None:
            return self.root
        if name in self.loaded:
            return self.loaded[name]
        wanted = (
            [self.models[name]] if name in self.models else [m for m in self.models.values() if not m.name]
        )
        for model in wanted:
            root = self.load(model)
            if root is None:
                return None
            if model.name or root.model == name:
                model.todo = 0
                self.loaded[name] = root
                return root
        self.diagnostics.report("S035", f"there is no model {name!r}", attach.at, "@model")
        return None

    def attached(self, attach: ast.Attach) -> ast.Frame | None:
        """A frame with what is attached, its names prefixed."""
        attach.todo = 0
        other = self.other(attach)
        if other is None:
            return None
        content = self.content(other, attach)
        if content is None or self.is_too_much(content, attach):
            return None
        prefix = attach.prefix or ""
        frame = ast.Frame()
        frame.at = attach.at
        if isinstance(content, (ast.Body, ast.Frame)):
            copy = clone(content)
            getattr(frame, "body" if isinstance(content, ast.Body) else "frame").append(copy)
        else:
            holder: ast.Frame | ast.Body = frame
            if attach.body == "world":
                holder = ast.Body()
                holder.at, holder.todo, holder.name = attach.at, 1, "world"
                frame.body.append(holder)
            for world in other.worldbody:
                copy = clone(world)
                for field in copy.CHILDREN:
                    getattr(holder, field).extend(getattr(copy, field))
        names = names_in(frame)
        self.bring_sections(other, names, prefix, attach)
        _prefix_tree(frame, prefix)
        self.bring_assets(other, prefix, attach)
        self.tell_keyframes(other, attach)
        return frame

    def is_too_much(self, content: Node, attach: ast.Attach) -> bool:
        """Whether all that is attached has too many elements (P096, told once)."""
        if self.left >= 0:
            self.left -= size_of(content)
            if self.left < 0:
                message = f"what is attached has more than {MOST} elements: it is left out"
                self.diagnostics.report("P096", message, attach.at)
        return self.left < 0

    def tell_keyframes(self, other: ast.Mujoco, attach: ast.Attach) -> None:
        """MuJoCo brings them along, and fills them up with what begins elsewhere; they are lost here."""
        keys = [key.name or "" for section in other.keyframe for key in section.key]
        names = ", ".join(map(repr, keys))
        if keys:
            self.diagnostics.report(
                "L090",
                f"the keyframes of the attached model {attach.model or ''!r} are lost: {names}",
                attach.at,
                data={"keyframes": keys},
            )

    def content(self, other: ast.Mujoco, attach: ast.Attach) -> Node | None:
        """The body, the frame or (the root itself) the whole that is attached."""
        wanted, kind = (attach.body, "body") if attach.body is not None else (attach.frame, "frame")
        if wanted is None or (kind == "body" and wanted == "world"):
            return other
        stack: list[Any] = [*other.worldbody]
        while stack:
            node = stack.pop()
            for inner in getattr(node, kind):
                if inner.name == wanted:
                    return inner  # type: ignore[no-any-return]
            stack.extend((*node.body, *node.frame))
        self.diagnostics.report("S039", f"there is no {kind} {wanted!r} in that model", attach.at, f"@{kind}")
        return None

    def bring_sections(
        self, other: ast.Mujoco, names: dict[str, set[str]], prefix: str, attach: ast.Attach
    ) -> None:
        """What refers to nothing but what is attached comes along."""
        for field in _REFERRING:
            for section in [*getattr(other, field)]:
                copy = type(section)()
                copy.at, copy.todo = attach.at, 1
                for kind in section.CHILDREN:
                    for element in getattr(section, kind):
                        used = references(element)
                        if used and all(getattr(n, f) in names.get(space, ()) for n, f, space in used):
                            if field == "tendon":
                                names.setdefault("tendon", set()).add(element.name or "")
                            one = clone(element)
                            _prefix_element(one, prefix)
                            getattr(copy, kind).append(one)
                if any(getattr(copy, kind) for kind in copy.CHILDREN):
                    getattr(self.root, field).append(copy)

    def bring_assets(self, other: ast.Mujoco, prefix: str, attach: ast.Attach) -> None:
        asset = ast.Asset()
        asset.at, asset.todo = attach.at, 1
        for section in [*other.asset]:
            for kind in _ASSETS:
                for element in getattr(section, kind):
                    copy = clone(element)
                    copy.name = prefix + (copy.name or _stem(getattr(copy, "file", None)))
                    for field in ("texture", "material"):
                        if isinstance(getattr(copy, field, None), str):
                            setattr(copy, field, prefix + getattr(copy, field))
                    getattr(asset, kind).append(copy)
        self.root.asset.append(asset)


def _stem(file: str | None) -> str:
    name = (file or "").replace("\\", "/").rpartition("/")[2]
    return name.rpartition(".")[0] or name


def _prefix_tree(top: ast.Frame, prefix: str) -> None:
    stack: list[Any] = [top]
    while stack:
        node = stack.pop()
        for field in node.CHILDREN:
            value = getattr(node, field)
            for child in value if value.__class__ is list else [value] if value is not None else []:
                if getattr(child, "name", None):
                    child.name = prefix + child.name
                for reference in (*_ASSET_FIELDS, "target"):
                    if isinstance(getattr(child, reference, None), str):
                        setattr(child, reference, prefix + getattr(child, reference))
                if field in _TREE:
                    stack.append(child)


def _prefix_element(element: Any, prefix: str) -> None:
    if getattr(element, "name", None):
        element.name = prefix + element.name
    for node, field, _ in references(element):
        setattr(node, field, prefix + getattr(node, field))
