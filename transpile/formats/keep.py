"""The account behind "nothing is dropped in silence", shared by all formats.

Lowering clears the bits of what it carries over (``Node.todo``) and notes what each element became
(``Node.ir``). ``keep_rest`` then finds everything left and hands it to the nearest IR node as ``Kept``;
``restore_kept`` puts it back when the same format is written; ``report_kept`` says what was lost.
"""

from __future__ import annotations

from typing import Any

from transpile.ast.node import SELF, Comment, Extra, Node, Opaque, OpaqueAttribute, Tree
from transpile.diagnostics import Diagnostics
from transpile.ir.model import Scene
from transpile.ir.node import Kept
from transpile.ir.node import Node as IrNode

Entry = tuple[Node, str, Any]
"""A node on the way down: itself, the field of its parent that holds it, the parent's entry."""


def keep_rest(root: Node, scene: Scene) -> None:
    """Hand whatever lowering left over to the IR. ``root.ir`` must be set."""
    stack: list[Entry] = [(root, "", None)]
    while stack:
        entry = stack.pop()
        node = entry[0]
        left = node.todo
        if left & SELF:
            _keep(scene, entry, None, node)
            continue
        if left & node.VALUES or node.extra is not None:
            _keep_own(scene, entry)
        for name in reversed(node.CHILDREN):
            child = getattr(node, name)
            if not child:
                continue
            if child.__class__ is list:
                for one in reversed(child):
                    stack.append((one, name, entry))
            elif child.todo or child.CHILDREN or child.extra is not None:
                stack.append((child, name, entry))


def _keep_own(scene: Scene, entry: Entry) -> None:
    """What is left of an element itself: values, and what has no type."""
    node = entry[0]
    for name in node.written():
        if name not in node.CHILDREN:
            _keep(scene, entry, name, getattr(node, name))
    for extra in node.extra or ():
        if extra.todo and not isinstance(extra, Comment):
            _keep(scene, entry, "", extra)


def _keep(scene: Scene, entry: Entry, field: str | None, value: Any) -> None:
    path: list[tuple[str, Any]] = []
    node, slot, parent = entry
    if field is None:
        path.append((slot, type(node)))
        node, slot, parent = parent
    else:
        path.append((field, None))
    while node.ir is None:
        path.append((slot, type(node)))
        node, slot, parent = parent
    at = value.at if isinstance(value, (Node, Extra)) else entry[0].at
    locator = _locator(entry[0], field, value)
    kept = Kept(scene.format, tuple(reversed(path)), value, at, locator, type(entry[0]))
    owner: IrNode = node.ir
    if owner.kept is None:
        owner.kept = []
    owner.kept.append(kept)
    scene.ledger.append(kept)


def _locator(node: Node, field: str | None, value: Any) -> str | None:
    if isinstance(value, OpaqueAttribute):
        return f"@{value.name}"
    return f"@{field}" if field else None


def restore_kept(root: Node, format: str, scene: Scene | None = None) -> None:
    """Put back, into a newly raised AST, what its IR nodes keep for this format.

    With ``scene`` nothing is looked through when its ledger holds nothing of the kind.
    """
    if scene is not None and not any(kept.format == format and not kept.done for kept in scene.ledger):
        return
    stack = [root]
    while stack:
        node = stack.pop()
        if node.ir is not None and node.ir.kept is not None:
            for kept in node.ir.kept:
                if kept.format == format and not kept.done:
                    _restore(node, kept)
        for name in node.CHILDREN:
            child = getattr(node, name)
            if not child:
                continue
            if child.__class__ is list:
                stack.extend(child)
            elif child.CHILDREN or child.ir is not None:
                stack.append(child)


def _restore(node: Node, kept: Kept) -> None:
    for name, cls in kept.path[:-1]:
        child = getattr(node, name)
        if isinstance(child, list):
            # Whatever stands in a list of several has an IR node of its own; what has one is another's.
            if any(one.ir is not None for one in child) or (not child and _is_nameless(kept, cls)):
                return
            if not child:
                child.append(cls())
            child = child[0]
        if child is None:
            child = cls()
            child.at = kept.at
            setattr(node, name, child)
        node = child
    name = kept.path[-1][0]
    if isinstance(kept.value, OpaqueAttribute) and kept.value.name in node.FIELDS:
        return  # the element that had it is written as another, in which it has a meaning
    kept.done = True
    if not name:
        node.extra = [*(node.extra or ()), kept.value]
        kept.value.before = None
        return
    current = getattr(node, name)
    if isinstance(current, list):
        current.extend(kept.value if isinstance(kept.value, list) else [kept.value])
    elif current is None:
        setattr(node, name, kept.value)
    else:
        kept.done = False


def _is_nameless(kept: Kept, cls: Any) -> bool:
    """Whether an element of a class would be written for what is kept, and would lack its name."""
    return "name" in cls.FIELDS and kept.path[-1][0] != "name"


def report_kept(scene: Scene, target: str, diagnostics: Diagnostics) -> None:
    """Report everything on the account that was neither written nor put into other words."""
    for kept in scene.ledger:
        if kept.done or _says_nothing(kept):
            continue
        lost = f"{_describe(kept)} is lost: {target} has no counterpart"
        diagnostics.report("L001", lost, kept.at, kept.field)


def _says_nothing(kept: Kept) -> bool:
    """Whether what is kept is only what the format means anyway: a default that was written."""
    if not isinstance(kept.value, Node):
        name = kept.path[-1][0]
        return bool(name) and name in kept.owner.DEFAULTS and kept.owner.DEFAULTS[name] == kept.value
    stack = [kept.value]
    while stack:
        node = stack.pop()
        if isinstance(node, Tree) or node.extra is not None:
            return False
        for name in node.FIELDS:
            value = getattr(node, name)
            if name in node.CHILDREN:
                stack.extend(value if isinstance(value, list) else [value] if value is not None else [])
            elif value is not None and value != [] and value != node.DEFAULTS.get(name):
                return False
    return True


def _describe(kept: Kept) -> str:
    value = kept.value
    if isinstance(value, Opaque) and value.tag == "?":
        return f"the instruction {value.xml}"
    if isinstance(value, (Tree, Opaque)):
        return f"<{value.tag}>"
    if isinstance(value, Node):
        # One class may stand under several names.
        name = kept.path[-1][0].rstrip("_")
        tag = f"<{value.TAG if value.TAG.replace(':', '_') == name else name}>"
        return f"the rest of {tag}" if value.ir is not None else tag
    if isinstance(value, OpaqueAttribute):
        return f"attribute {value.name!r}"
    if isinstance(value, Extra):
        return "text"
    return f"{kept.path[-1][0]} = {value!r}"
