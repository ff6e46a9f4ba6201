"""Where the values of ``<gazebo>`` blocks go, and which one counts when several blocks say one thing.

libsdformat writes the values that it has names of its own for (``mu1``, ``kp`` …) over what stands there, and
appends what is SDFormat already; of several elements its readers take the first. So a name of its own beats
SDFormat's element, the last of several such names counts, and the first of several such elements.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from transpile.ast import generated_sdf as ast
from transpile.ast.node import Node as AstNode
from transpile.ast.node import Tree
from transpile.ir.geometry import Material, Surface
from transpile.ir.model import Collision, Joint, Link, Model, Scene, Visual
from transpile.ir.node import Kept, Node
from transpile.passes.for_sdf.upgrade_sdf import upgrade_sensor
from transpile.passes.gazebo.read_gazebo_values import NotAValue, described, read_annotated, text_of
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name

Path = tuple[tuple[str, Any], ...]
"""As ``Kept.path``: the fields of SDFormat's AST, each with the class of its value."""
Target = str | Path
"""A field of the IR (``surface.mu``), or what the IR has no field for."""

_CLASSES: dict[type[Node], type[AstNode]] = {
    Model: ast.Model,
    Link: ast.Link,
    Joint: ast.Joint,
    Visual: ast.Visual,
    Collision: ast.Collision,
}


class _Slot:
    """What a target is given so far: by a ``named`` value or not, and by which element."""

    __slots__ = ("value", "named", "tag")

    def __init__(self, value: Any, named: bool, tag: Tree) -> None:
        self.value = value
        self.named = named
        self.tag = tag


class Assigner:
    """Gathers values for IR nodes; ``flush`` puts them there. ``trees`` are those that were carried over."""

    def __init__(self, scene: Scene, context: Context) -> None:
        self.scene = scene
        self.context = context
        self.for_gazebo = context.dialect == "gazebo"
        self.trees: list[tuple[Node, Tree]] = []
        self._slots: dict[tuple[Node, Target], _Slot] = {}
        self._told: set[tuple[str, int, str | None]] = set()

    def put(self, node: Node, target: Target, value: Any, tag: Tree, *, named: bool = False) -> None:
        """Give ``node`` a value; where it has another already, say which one says nothing (C051)."""
        slot = self._slots.get((node, target))
        if slot is None:
            self._slots[node, target] = _Slot(value, named, tag)
            return
        if isinstance(value, list) and not named and not slot.named:
            slot.value = [*slot.value, *value]
            return
        loser = tag if slot.named and not named or slot.named == named and not named else slot.tag
        if slot.value != value:
            self.mute(loser, "another element says otherwise, and counts")
        if loser is not tag:
            self._slots[node, target] = _Slot(value, named, tag)

    def clear(self, node: Node, field: str) -> None:
        """Forget what ``node`` was given in an element that is now said as a whole."""
        for key in [key for key in self._slots if key[0] is node and _is_within(key[1], field)]:
            self.mute(self._slots.pop(key).tag, f"a later <{field}> counts instead")

    def keep_tree(self, node: Node, field: str, tree: Tree) -> None:
        """Carry an element over as it is; a sensor in today's form, under a name that no other has."""
        if field == "sensor":
            upgrade_sensor(tree)
            self._name_apart(node, tree)
        self.trees.append((node, tree))
        self._keep(node, ((field, Tree),), tree, tree)

    def _name_apart(self, node: Node, sensor: Tree) -> None:
        taken = {tree.attributes.get("name", "") for other, tree in self.trees if other is node}
        name = sensor.attributes.get("name", "")
        if name in taken:
            new = sensor.attributes["name"] = free_name(name, taken)
            sensor.xml = None
            why = "another sensor there has that name"
            self.context.diagnostics.rename("A066", "sensor", name, new, sensor.at, why)

    def put_element(self, node: Node, tag: Tree) -> None:
        """Give ``node`` all values of an element of SDFormat that has a type."""
        for path, value, inner in self._leaves(tag, _CLASSES[type(node)]):
            self.put(node, _FIELDS.get(tuple([name for name, _ in path]), path), value, inner)

    def lose(self, tag: Tree, what: str, why: str, field: str | None = None) -> None:
        """Tell that something cannot be carried over (L060)."""
        if self._is_news("L060", tag, field):
            self.context.diagnostics.report("L060", f"{what} is lost: {why}", tag.at, field)

    def withhold(self, tag: Tree, why: str) -> None:
        """Tell that something is not written because Drake would see it (L061)."""
        if self._is_news("L061", tag):
            message = f"<{tag.tag}> of a <gazebo> block is lost: {why}"
            self.context.diagnostics.report("L061", message, tag.at, fix="--dialect gazebo writes it")

    def mute(self, tag: Tree, why: str) -> None:
        """Tell that an element says nothing in the source either (C051)."""
        if self._is_news("C051", tag):
            message = f"{described(tag)} of a <gazebo> block says nothing: {why}"
            self.context.diagnostics.warn("C051", message, tag.at)

    def _is_news(self, code: str, tag: Tree, field: str | None = None) -> bool:
        """Whether an element is told of for the first time: it may be about several shapes."""
        if (code, tag.at, field) in self._told:
            return False
        self._told.add((code, tag.at, field))
        return True

    def flush(self) -> None:
        """Put everything where it belongs."""
        for (node, target), slot in self._slots.items():
            if isinstance(target, str):
                _set(node, target, slot)
            else:
                self._keep(node, target, slot.value, slot.tag)

    def _keep(self, node: Node, path: Path, value: Any, tag: Tree) -> None:
        owner = path[-2][1] if len(path) > 1 else _CLASSES[type(node)]
        kept = Kept("sdf", path, value, tag.at, None, owner)
        node.kept = [*(node.kept or ()), kept]
        self.scene.ledger.append(kept)

    def _leaves(self, tag: Tree, cls: type[AstNode]) -> Iterator[tuple[Path, Any, Tree]]:
        """The values in an element, each with its path; what SDFormat does not know there is told."""
        stack: list[tuple[Tree, type[AstNode], Path]] = [(tag, cls, ())]
        while stack:
            tree, owner, path = stack.pop()
            annotation = owner.__annotations__.get(tree.tag, "")
            inner = getattr(ast, annotation.removesuffix(" | None"), None)
            if inner is None or inner is Tree:
                yield from self._leaf(tree, (*path, (tree.tag, None)), text_of(tree), annotation)
                continue
            path = (*path, (tree.tag, inner))
            said = {**tree.attributes, **({"text": tree.text} if tree.text else {})}
            for name, text in said.items():
                yield from self._leaf(tree, (*path, (name, None)), text, inner.__annotations__.get(name, ""))
            stack.extend((child, inner, path) for child in reversed(tree.children))

    def _leaf(self, tree: Tree, path: Path, text: str, annotation: str) -> Iterator[tuple[Path, Any, Tree]]:
        try:
            yield path, read_annotated(text, annotation), tree
        except NotAValue as fault:
            what = f"<{tree.tag}>" if tree.tag == path[-1][0] else f"{path[-1][0]} of <{tree.tag}>"
            self.lose(tree, f"{what} of a <gazebo> block", str(fault), path[-1][0])


_FIELDS: dict[tuple[str, ...], str] = {
    ("surface", "friction", "ode", "mu"): "surface.mu",
    ("surface", "friction", "ode", "mu2"): "surface.mu2",
    ("material", "ambient"): "material.ambient",
    ("material", "diffuse"): "material.diffuse",
    ("material", "specular"): "material.specular",
    ("material", "emissive"): "material.emissive",
    ("gravity",): "gravity",
    ("self_collide",): "self_collide",
    ("allow_auto_disable",): "allow_auto_disable",
}
"""What the IR has a field for."""


def _is_within(target: Target, field: str) -> bool:
    return target.startswith(f"{field}.") if isinstance(target, str) else target[0][0] == field


def _set(node: Any, target: str, slot: _Slot) -> None:
    owner, _, field = target.rpartition(".")
    if owner == "axis":
        node = node.axes[0]
    elif owner:
        if getattr(node, owner) is None:
            made = Surface() if owner == "surface" else Material()
            made.at = slot.tag.at
            setattr(node, owner, made)
        node = getattr(node, owner)
    setattr(node, field, slot.value)
