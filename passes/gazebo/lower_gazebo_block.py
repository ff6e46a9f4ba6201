"""The ``<gazebo>`` blocks of a URDF one by one: what they refer to, and what each element in them becomes."""

from __future__ import annotations

from transpile.ast.node import Tree
from transpile.ir.model import Joint, Link, Model, Scene
from transpile.ir.node import Kept
from transpile.passes.gazebo.assign_gazebo_values import Assigner
from transpile.passes.gazebo.check_gazebo_names import check_names
from transpile.passes.gazebo.lower_gazebo_joint import is_for_joint, lower_joint_tag
from transpile.passes.gazebo.lower_gazebo_link import lower_link_tag, tell_missing_shapes
from transpile.passes.gazebo.lower_gazebo_model import lower_model_tag
from transpile.passes.gazebo.set_friction_apart import set_friction_apart
from transpile.passes.manager import Context


def lower_blocks(scene: Scene, model: Model, blocks: list[Kept], context: Context) -> None:
    """Lower the blocks of one model. They are settled afterwards: carried over, or told part by part."""
    assigner = Assigner(scene, context)
    links, joints = _named(model, context)
    for kept in blocks:
        block = kept.value
        reference = block.attributes.get("reference")
        if reference is not None and reference not in links and reference not in joints:
            _tell_dangling(block, reference, context)
            continue
        kept.done = True
        _tell_rest(block, assigner)
        if reference is not None:
            _lower_block(block, links.get(reference), joints.get(reference), assigner)
            continue
        for tag in block.children:
            lower_model_tag(tag, model, assigner)
    assigner.flush()
    if not assigner.for_gazebo:
        set_friction_apart(model)
    check_names(assigner.trees, context)


def _lower_block(block: Tree, link: Link | None, joint: Joint | None, assigner: Assigner) -> None:
    if link is not None:
        tell_missing_shapes(block, link, assigner)
    # What is SDFormat already comes first, so that the reader's own names change it.
    for tag in sorted(block.children, key=_comes_later):
        if joint is not None and (link is None or is_for_joint(tag)):
            lower_joint_tag(tag, joint, assigner)
        elif link is not None:
            lower_link_tag(tag, link, assigner)


def _comes_later(tag: Tree) -> bool:
    return tag.tag not in ("collision", "visual")


def _named(model: Model, context: Context) -> tuple[dict[str, Link], dict[str, Joint]]:
    """The links and the joints by the names that the source has for them."""
    old: dict[tuple[object, object], str] = {}
    for diagnostic in context.diagnostics:
        data = diagnostic.data
        if data is not None and "renaming" in data:
            old[data["renaming"], data["new"]] = str(data["old"])
    links = {old.get(("link", link.name), link.name): link for link in model.links}
    joints = {old.get(("joint", joint.name), joint.name): joint for joint in model.joints}
    return links, joints


def _tell_dangling(block: Tree, reference: str, context: Context) -> None:
    """The block stays on the account: it is lost in SDFormat."""
    context.diagnostics.warn(
        "S010",
        f"reference {reference!r} of a <gazebo> block names no link and no joint that is written: "
        "Gazebo passes over the block",
        block.at,
    )


def _tell_rest(block: Tree, assigner: Assigner) -> None:
    for name in block.attributes:
        if name != "reference":
            assigner.lose(block, f"attribute {name!r} of <gazebo>", "no reader knows it", f"@{name}")
    if block.text:
        assigner.lose(block, "the text in <gazebo>", "no reader looks at it", "#text")
