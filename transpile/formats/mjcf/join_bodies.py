"""What joins the bodies of a MJCF: the joints that stand in a body, a weld, or nothing at all.

Part of ``lower_tree``, which has the tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from transpile.ast import generated_mjcf as ast
from transpile.formats.mjcf.keep_raw import keep_angles
from transpile.formats.mjcf.lower_joint import lower_joint, settle_free
from transpile.ir.model import FIXED, FLOATING, REVOLUTE, WORLD, Joint, Link
from transpile.ir.node import Ref
from transpile.ir.pose import Pose

if TYPE_CHECKING:
    from transpile.formats.mjcf.lower_tree import Part, TreeLowerer

_MOCAP = ast.Body.bits("mocap") & ~1
_FREE = ast.Freejoint.bits("align")
_FREE_NAME = ast.Freejoint.bits("name")
_FREE_KIND = ast.Joint.bits("name", "type", "pos", "axis")


def join_body(
    tree: TreeLowerer, body: ast.Body, link: Link, parent: Link | None, X_PB: Pose, parts: list[Part]
) -> None:
    """What joins a body to its parent: the joints that stand in it, or a weld where there are none."""
    on = Ref("world", WORLD) if parent is None else Ref(parent.name, parent)
    if body.mocap and (parts or parent is not None):
        message = f"body {link.name!r} is mocap, and not fixed in the world"
        tree.diagnostics.report("P091", message, body.at, "@mocap", fix="MuJoCo refuses it")
    if not parts:
        weld = Joint(tree.pick_name(f"{link.name}_fixed"), FIXED, on, Ref(link.name, link))
        weld.at = body.at
        _place(weld, on, X_PB)
        link.relative_to = Ref(weld.name, weld)
        tree.model.joints.append(weld)
        if body.mocap:
            tree.mocaps.add(link)
        if body.mocap and not tree.same_format:
            body.todo &= ~_MOCAP
            tree.diagnostics.report(
                "L043",
                f"body {link.name!r} is moved by the user (mocap); it is welded to the world",
                body.at,
                "@mocap",
            )
        return
    if any(is_free(part.node) for part in parts):
        _free_body(tree, link, parent, X_PB, parts)
        return
    if len(parts) > 1:
        _check_row(tree, link, parts)
    _chain(tree, link, on, X_PB, parts)


def _check_row(tree: TreeLowerer, link: Link, parts: list[Part]) -> None:
    """MuJoCo lets no hinge or ball stand after a ball, and a body have six degrees of freedom at most."""
    ball, dofs = False, 0
    for part in parts:
        node: ast.Joint = part.node
        kind = node.type or "hinge"
        if ball and kind != "slide":
            message = f"a {kind} stands after a ball in body {link.name!r}: the ball turns it already"
            tree.diagnostics.report("P090", message, node.at, fix="MuJoCo refuses it")
        ball = ball or kind == "ball"
        before, dofs = dofs, dofs + (3 if kind == "ball" else 1)
        if before <= 6 < dofs:
            message = f"body {link.name!r} has more than 6 degrees of freedom"
            tree.diagnostics.report("P090", message, node.at, fix="MuJoCo refuses it")


def _place(joint: Joint, on: Ref, X_PJ: Pose) -> None:
    joint.relative_to = Ref("__model__") if on.target is WORLD else on
    joint.pose = None if X_PJ.is_identity() else X_PJ


def _free_body(tree: TreeLowerer, link: Link, parent: Link | None, X_PB: Pose, parts: list[Part]) -> None:
    for part in parts:
        node = part.node
        if tree.same_format:
            _keep_free(tree, node, link, X_PB)
        elif isinstance(node, ast.Freejoint):
            node.todo &= ~_FREE
        else:
            settle_free(node, tree.diagnostics)
        tree.count += 1
        tree.free_joints.add(node.name or "")
        if parent is not None or len(parts) > 1:
            tree.diagnostics.report(
                "C041",
                "a free joint stands alone, in a body that is in the world",
                node.at,
                fix="MuJoCo refuses it",
            )
    if not tree.same_format:
        link.pose = None if X_PB.is_identity() else X_PB


def _keep_free(tree: TreeLowerer, node: ast.Joint | ast.Freejoint, link: Link, X_PB: Pose) -> None:
    """A joint of its own, for all that it is kept for."""
    name = node.name or tree.pick_name(f"{link.name}_free")
    joint = Joint(name, FLOATING, Ref("world", WORLD), Ref(link.name, link))
    joint.at = node.at
    joint.unnamed = not node.name
    node.ir = joint
    node.todo &= ~(_FREE_NAME if isinstance(node, ast.Freejoint) else _FREE_KIND)
    if isinstance(node, ast.Freejoint) and node.align in (None, "auto") and tree.settings.alignfree:
        node.align = "true"
        node.todo |= ast.Freejoint.bits("align") & ~1
    _place(joint, joint.parent, X_PB)
    link.relative_to = Ref(joint.name, joint)
    tree.model.joints.append(joint)


def _chain(tree: TreeLowerer, link: Link, on: Ref, X_PB: Pose, parts: list[Part]) -> None:
    """The joints in a row; X_LJ of each but the first is measured in the massless link before it."""
    before = X_PB
    for index, part in enumerate(parts):
        node: ast.Joint = part.node
        last = index == len(parts) - 1
        joint = Joint(_name_joint(tree, node, link, index, len(parts)), REVOLUTE, on, Ref(link.name, link))
        joint.at = node.at
        joint.unnamed = not node.name
        node.ir = joint
        X_BJ = lower_joint(node, joint, part.X_BF, tree.settings, tree.diagnostics, tree.same_format)
        if tree.same_format:
            keep_angles(node, tree.settings)
        _place(joint, on, before.compose(X_BJ))
        tree.joints[joint.name] = joint
        tree.nodes[joint] = node
        tree.model.joints.append(joint)
        back = (
            Pose(node.pos or (0.0, 0.0, 0.0))
            if part.X_BF.is_identity()
            else Pose(part.X_BF.compose(Pose(node.pos or (0.0, 0.0, 0.0))).p)
        )
        X_JB = back.inverse()
        if last:
            link.relative_to = Ref(joint.name, joint)
            link.pose = None if X_JB.is_identity() else X_JB
            return
        helper = _helper(tree, joint, link)
        joint.child = Ref(helper.name, helper)
        on, before = joint.child, X_JB


def _helper(tree: TreeLowerer, joint: Joint, link: Link) -> Link:
    """A massless link between two joints of one body; it stands at the first."""
    helper = Link(tree.pick_name(f"{joint.name}_link"))
    helper.at = joint.at
    helper.between = True
    tree.helpers.add(helper)
    helper.relative_to = Ref(joint.name, joint)
    tree.model.links.append(helper)
    if not tree.same_format:
        tree.diagnostics.report(
            "A032",
            f"body {link.name!r} has several joints: the massless link {helper.name!r} stands behind "
            f"{joint.name!r}",
            joint.at,
            data={"added_link": helper.name},
        )
    return helper


def _name_joint(tree: TreeLowerer, node: ast.Joint, link: Link, index: int, count: int) -> str:
    number = tree.count
    tree.count += 1
    if node.name:
        if node.name in tree.joints:
            tree.diagnostics.report("S037", f"there is a joint {node.name!r} already", node.at, "@name")
        return node.name
    made = tree.pick_name(f"{link.name}_joint" if count == 1 else f"{link.name}_joint{index + 1}")
    if not tree.same_format:
        tree.diagnostics.report(
            "A033",
            f"a joint without a name is called {made!r}",
            node.at,
            data={"renaming": "joint", "old": f"#{number}", "new": made},
        )
    return made


def is_free(node: Any) -> bool:
    """Whether a joint lets its body float."""
    return isinstance(node, ast.Freejoint) or node.type == "free"
