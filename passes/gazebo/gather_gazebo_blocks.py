"""gather-gazebo-blocks: what SDFormat says to Gazebo alone, as the ``<gazebo>`` blocks of a URDF.

The other way round of lower-gazebo-blocks: libsdformat's URDF reader makes the same SDFormat of these blocks
again. A URDF says contact and looks once for all shapes of a link; what the shapes differ in stays lost. In
the dialect ``gazebo`` fixed joints are to stay, as they do in SDFormat; of a URDF Gazebo takes them apart.
"""

from __future__ import annotations

from transpile.ast.node import Tree
from transpile.ir.model import FIXED, Joint, Link, Model, Scene
from transpile.ir.node import Kept, Node
from transpile.passes.gazebo.check_gazebo_names import check_names
from transpile.passes.gazebo.gather_gazebo_shapes import gather_shapes
from transpile.passes.gazebo.split_kept import Leaf, leaves, nested, tree_of
from transpile.passes.manager import Context

_LINK_TREES = ("sensor", "light", "projector", "battery", "audio_sink", "audio_source", "particle_emitter")
_LINK_LEAVES = frozenset(
    (
        *(("kinematic",), ("enable_wind",), ("must_be_base_link",)),
        *(("velocity_decay", "linear"), ("velocity_decay", "angular")),
    )
)
_JOINT_LEAVES = {
    ("physics", "provide_feedback"): "provideFeedback",
    ("physics", "ode", "limit", "cfm"): "stopCfm",
    ("physics", "ode", "limit", "erp"): "stopErp",
    ("physics", "ode", "fudge_factor"): "fudgeFactor",
    ("physics", "ode", "implicit_spring_damper"): "implicitSpringDamper",
    ("physics", "ode", "cfm_damping"): "implicitSpringDamper",
}
_MODEL_TREES = ("plugin", "gripper")
_MODEL_FIELDS = (("self_collide", False), ("allow_auto_disable", True), ("enable_wind", False))
"""Fields of the IR, with what holds where nothing is written."""


def run(scene: Scene, context: Context) -> None:
    """Add the blocks to what each model keeps for a URDF. A URDF's own blocks stay as they are."""
    if scene.format == "urdf":
        return
    for model in scene.models:
        blocks: list[tuple[Node, Tree]] = []
        for link in model.links:
            _add(blocks, link, link.name, [*gather_shapes(link, scene, context), *_of_link(link, scene)])
        for joint in model.joints:
            _add(blocks, joint, joint.name, _of_joint(joint, scene, context))
        _add(blocks, model, None, _of_model(model))
        for _, block in blocks:
            kept = Kept("urdf", (("gazebo", Tree),), block, block.at)
            model.kept = [*(model.kept or ()), kept]
            scene.ledger.append(kept)
        check_names(blocks, context)


def _add(blocks: list[tuple[Node, Tree]], node: Node, name: str | None, children: list[Tree]) -> None:
    if not children:
        return
    block = Tree("gazebo")
    # Right behind the link or the joint; what is about the model stands where its last part stood.
    block.at = node.at if name is not None else max(child.at for child in children)
    if name is not None:
        block.attributes["reference"] = name
    block.children = children
    blocks.append((node, block))


def _of_link(link: Link, scene: Scene) -> list[Tree]:
    tags: list[Tree] = []
    if link.gravity is False:
        tags.append(tree_of("turnGravityOff", True, link.at))
    if link.self_collide:
        tags.append(tree_of("selfCollide", True, link.at))
    link.gravity = link.self_collide = None
    tags += nested(_take(leaves(link, scene, _LINK_LEAVES.__contains__)))
    return tags + _trees(link, _LINK_TREES)


def _of_joint(joint: Joint, scene: Scene, context: Context) -> list[Tree]:
    tags: dict[str, Tree] = {}
    for leaf in sorted(leaves(joint, scene, _JOINT_LEAVES.__contains__), key=_comes_later):
        name = _JOINT_LEAVES[leaf.path]
        value, at = leaf.kept.value, leaf.kept.at
        made = tree_of(name, value, at)
        leaf.kept.done = True
        if tags.setdefault(name, made).text != made.text:
            lost = f"cfm_damping = {value} of joint {joint.name!r} is lost: a URDF has one word for it and "
            context.diagnostics.report("L001", lost + "implicit_spring_damper", at, "cfm_damping")
    if joint.type == FIXED and context.dialect == "gazebo":
        tags["preserveFixedJoint"] = tree_of("preserveFixedJoint", True, joint.at)
    return [*tags.values(), *_trees(joint, ("sensor",))]


def _comes_later(leaf: Leaf) -> bool:
    return leaf.path[-1] == "cfm_damping"


def _of_model(model: Model) -> list[Tree]:
    tags = []
    for field, default in _MODEL_FIELDS:
        value = getattr(model, field)
        if value is not None and value != default:
            tags.append(tree_of(field, value, model.at))
        setattr(model, field, None)
    return tags + _trees(model, _MODEL_TREES)


def _trees(node: Node, names: tuple[str, ...]) -> list[Tree]:
    """The elements of these names that a node keeps, as they are."""
    found = []
    for kept in node.kept or ():
        if (
            isinstance(kept.value, Tree)
            and len(kept.path) == 1
            and kept.path[0][0] in names
            and not kept.done
        ):
            kept.done = True
            found.append(kept.value)
    found.sort(key=_place)
    return found


def _place(tree: Tree) -> int:
    return tree.at


def _take(found: list[Leaf]) -> list[Leaf]:
    for leaf in found:
        leaf.kept.done = True
    return found
