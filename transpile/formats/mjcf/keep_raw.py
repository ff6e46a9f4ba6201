"""What a MJCF keeps as it was written when it is written again through the IR, made to mean the same by the
settings of the new file: radians, no folders for assets, no ``<frame>`` around it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from math import radians
from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.ast.node import Node, children_of
from transpile.diagnostics import Diagnostics
from transpile.formats.mjcf.lower_pose import FORMS, lower_rotation
from transpile.ir.model import Link
from transpile.ir.node import Kept
from transpile.ir.pose import ZERO, Pose, quaternion_of_matrix, rotate
from transpile.passes.from_mjcf.expand_mjcf_order import Order
from transpile.passes.from_mjcf.expand_mjcf_settings import Settings
from transpile.source import ORDINAL_BITS

LEFT = ("camera", "light", "flexcomp")
"""What stands in a body and has no class in the IR."""
_FOLDERS: dict[type[Node], str] = {ast.Texture: "texturedir"}
_RULES = (
    *("inertiafromgeom", "fitaabb", "boundmass", "boundinertia", "balanceinertia", "settotalmass"),
    *("discardvisual", "fusestatic"),
)

Uri = Callable[[str, Node], str]
"""The path of a file by its name and the element that names it."""


def keep_files(root: ast.Mujoco, uri: Uri) -> None:
    """Write the names of all files as paths from where the output stands."""
    stack: list[Node] = [*root.asset, *root.deformable, *root.worldbody]
    while stack:
        node = stack.pop()
        for name in node.URIS:
            file = getattr(node, name)
            if isinstance(file, str):
                setattr(node, name, uri(file, node))
        stack.extend(children_of(node))


def folder_of(node: Node) -> str:
    """The setting that names the folder of an element's file."""
    return _FOLDERS.get(type(node), "meshdir")


def keep_settings(root: ast.Mujoco, settings: Settings) -> None:
    """Keep the rules by which MuJoCo weighs bodies, fits shapes to meshes, and leaves out or fuses what it
    has compiled: the file is written as it was before that."""
    for asset in root.asset:
        asset.model = []  # attached ones stand in the file by now
    usual = Settings()
    changed = {name: getattr(settings, name) for name in _RULES}
    changed = {name: value for name, value in changed.items() if value != getattr(usual, name)}
    if settings.inertiafromgeom != "false":  # a body that is weighed here has its inertial now
        changed.pop("inertiafromgeom", None)
    for place, compiler in enumerate(root.compiler):
        compiler.inertiagrouprange = (
            settings.groups if place == 0 and settings.groups != usual.groups else None
        )
        compiler.todo |= ast.Compiler.bits("inertiagrouprange") & ~1
        for name in _RULES:
            setattr(compiler, name, changed.get(name) if place == 0 else None)
            compiler.todo |= ast.Compiler.bits(name) & ~1


def keep_angles(joint: ast.Joint, settings: Settings) -> None:
    """Bring what a joint keeps of its angles into radians: its reference, and the cone of a ball joint."""
    kind = joint.type or "hinge"
    if not settings.degrees or kind in ("slide", "free"):
        return
    if joint.ref is not None and kind == "hinge":
        joint.ref = radians(joint.ref)
    if joint.range is not None and kind == "ball":
        joint.range = (radians(joint.range[0]), radians(joint.range[1]))


def keep_left(
    parts: list[tuple[Any, Pose]], bodies: Sequence[Any], settings: Settings, diagnostics: Diagnostics
) -> None:
    """Leave to the account what the IR has no class for, placed in its body, the first of ``bodies`` (a world
    may be written in several). ``parts`` has what stands in it, with the pose X_BF of the frame around it."""
    for body in bodies:
        _take_out(body)
    for node, X_BF in parts:
        if node.TAG in LEFT or (isinstance(node, ast.Site) and not node.name):
            _keep_placed(node, X_BF, settings, diagnostics)
            getattr(bodies[0], node.TAG).append(node)


def _keep_placed(node: Any, X_BF: Pose, settings: Settings, diagnostics: Diagnostics) -> None:
    """Give an element that stood in a frame F a pose in the body that needs no settings."""
    turned = any(getattr(node, form, None) is not None for form in FORMS)
    if X_BF.is_identity() and not turned:
        return
    if isinstance(node, ast.Light):
        node.pos = X_BF.compose(Pose(node.pos or ZERO)).p
        node.dir = rotate(X_BF.matrix(), node.dir or (0.0, 0.0, -1.0))
        node.todo |= ast.Light.bits("pos", "dir") & ~1
        return
    turn = lower_rotation(node, settings, diagnostics)
    own = Pose(node.pos or ZERO) if turn is None else Pose(node.pos or ZERO, *turn)
    write_pose(node, X_BF.compose(own))


def write_pose(node: Any, pose: Pose) -> None:
    """Write a pose as a position and a quaternion, in place of all other forms."""
    x, y, z, w = quaternion_of_matrix(pose.matrix())
    fields = type(node)
    for form in FORMS:
        if form in node.FIELDS:
            setattr(node, form, None)
            node.todo &= ~(fields.bits(form) & ~1)
    node.pos, node.quat = pose.p, (w, x, y, z)
    node.todo |= fields.bits("pos", "quat") & ~1


def keep_length(site: ast.Site, length: float) -> None:
    """Write the size of a site that stood between two points."""
    radius = (site.size or (0.005,))[0]
    half = length / 2.0
    round_ = site.type in ("capsule", "cylinder")
    site.size = (radius, half) if round_ else (radius, radius, half)
    site.todo |= ast.Site.bits("size") & ~1


def _take_out(body: Any) -> None:
    """Take what the IR has no class for out of a body and the frames in it."""
    stack = [body]
    while stack:
        node = stack.pop()
        stack += node.frame
        for field in LEFT:
            setattr(node, field, [])
        node.site = [site for site in node.site if site.name]


def settle_kept(ledger: list[Kept], order: Order, links: list[Link]) -> None:
    """What is kept has no class any more, which it has been given what it says. Where files are included or
    something is replicated it gets places in the order in which it is read, for the printer to keep: each
    after so many of the links as stand before it (see ``rank_of_link``)."""
    kept = [entry.value for entry in ledger if isinstance(entry.value, Node)]
    for node in kept:
        if "class_" in node.FIELDS:
            node.class_ = None  # type: ignore[attr-defined]
    if not (order.anchors or order.copies):
        return
    keys: list[Any] = []
    for link in links:
        if not link.between:
            keys.append(max(keys[-1], order.key(link)) if keys else order.key(link))
    kept.sort(key=order.key)
    ranks = [bisect_left(keys, order.key(node)) for node in kept]
    for number, (node, rank) in enumerate(zip(kept, ranks, strict=True)):
        node.at = rank_of_link(rank) + number - len(kept)


def rank_of_link(number: int) -> int:
    """The place that a body gets, by the number of its link, where places in files do not tell the order."""
    return (number + 1) << ORDINAL_BITS
