"""unflatten-sdf: nested models of an SDFormat 1.7 that were written as one.

Up to 1.7 libsdformat wrote what an include brought in as links, joints and frames called ``inner::link``,
and the frame of the inner model as ``inner::__model__``. From 1.8 on no name holds ``::``; libsdformat makes
nested models of them when it reads such a file, and so does this.
"""

from __future__ import annotations

from transpile.ast import generated_sdf as ast
from transpile.ast.node import Extra, Node, Tree, children_of

SCOPE = "::"

Named = ast.Link | ast.Joint | ast.Frame | ast.Model


def unflatten_sdf(top: ast.Model) -> None:
    """Change a model and all that is nested in it, in place."""
    stack = [top]
    while stack:
        model = stack.pop()
        groups: list[list[Named]] = [model.link, model.joint, model.frame, model.model]  # type: ignore[list-item]
        if any(SCOPE in (node.name or "") for group in groups for node in group):
            _unflatten(model)
        stack.extend(model.model)


def _unflatten(model: ast.Model) -> None:
    inner: dict[str, ast.Model] = {}
    moved: dict[int, ast.Model] = {}
    for name in ("link", "joint", "frame", "model"):
        stay: list[Named] = []
        for node in getattr(model, name):
            scope, found, rest = (node.name or "").partition(SCOPE)
            if not found or not scope:
                stay.append(node)
                continue
            target = inner.get(scope)
            if target is None:
                target = inner[scope] = ast.Model()
                target.name = scope
                target.at = node.at
            moved[id(node)] = target
            node.name = rest
            _move(node, name, target, scope + SCOPE)
        setattr(model, name, stay)
    model.gripper = [tree for tree in model.gripper if not _move_gripper(tree, inner)]
    model.model.extend(inner.values())
    if model.extra is not None:
        _move_extras(model, model.extra, moved)


def _move(node: Named, name: str, target: ast.Model, prefix: str) -> None:
    _strip_below(node, prefix)
    if isinstance(node, ast.Frame) and node.name == "__model__":
        target.pose = node.pose
        if node.attached_to:
            target.canonical_link = node.attached_to
        return
    getattr(target, name).append(node)


def _strip_below(top: Node, prefix: str) -> None:
    """Take ``prefix`` off the references in an element."""
    stack = [top]
    while stack:
        node = stack.pop()
        for name in _REFERENCES.get(type(node), ()):
            value = getattr(node, name)
            if value is not None and value.startswith(prefix):
                setattr(node, name, value[len(prefix) :])
        stack.extend(children_of(node))


_REFERENCES: dict[type[Node], tuple[str, ...]] = {
    ast.Pose: ("relative_to", "frame"),
    ast.Frame: ("attached_to",),
    ast.Joint: ("parent", "child", "gearbox_reference_body"),
    ast.AxisXyz: ("expressed_in",),
}


def _move_gripper(tree: Tree, inner: dict[str, ast.Model]) -> bool:
    """Move a gripper of an inner model there; False for one that stays."""
    scope, found, rest = tree.attributes.get("name", "").partition(SCOPE)
    target = inner.get(scope)
    if not found or target is None:
        return False
    tree.attributes["name"] = rest
    for child in tree.children:
        if child.text is not None:
            child.text = child.text.removeprefix(scope + SCOPE)
    tree.xml = None
    target.gripper.append(tree)
    return True


def _move_extras(model: ast.Model, extras: list[Extra], moved: dict[int, ast.Model]) -> None:
    """Comments go with what they stood before."""
    model.extra = [extra for extra in extras if id(extra.before) not in moved] or None
    for extra in extras:
        target = moved.get(id(extra.before))
        if target is not None:
            target.extra = [*(target.extra or ()), extra]
