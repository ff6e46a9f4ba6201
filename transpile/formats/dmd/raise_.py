"""Directives that add the models of a scene, each from a file of its own, and say what spans them."""

from __future__ import annotations

from transpile.ast import dmd as ast
from transpile.ast.node import Comment, Document, Extra
from transpile.diagnostics import Diagnostics
from transpile.formats.dmd.arrange_parts import Arrangement
from transpile.formats.dmd.raise_world import Namer, raise_transform, raise_world
from transpile.ir.model import PLANAR, REVOLUTE2, SCREW, UNIVERSAL, Frame, Link, Model, Placed, Scene
from transpile.ir.node import Extension, Node
from transpile.passes.for_sdf.name_filter_groups import GROUP

_SPLIT = (UNIVERSAL, REVOLUTE2, PLANAR, SCREW)
"""Joints that are several in a MJCF, with names of their own."""
IGNORED = "ignored_collision_filter_group"


class Raiser:
    """Builds the document. ``arrangement`` says what stands in the files of the parts."""

    def __init__(self, scene: Scene, arrangement: Arrangement, diagnostics: Diagnostics) -> None:
        self.scene = scene
        self.arrangement = arrangement
        self.diagnostics = diagnostics
        self.names = Namer(arrangement)
        self.root = ast.Directives()
        self.root.at = scene.at
        self.root.ir = scene
        self.document = Document("dmd", self.root)
        self.document.header = list(scene.header)
        self.extras: list[Extra] = []
        self.poses: list[tuple[ast.AddModel, Link | Frame, ast.Transform]] = []
        """Where bodies begin, which may get other names yet."""
        for path, space in arrangement.spaces:
            instance = ast.AddModelInstance()
            instance.name = path
            self.add(instance, space)
        self.models: dict[Model, ast.AddModel] = {}
        for path, part in arrangement.parts:
            self.models[part] = self.model(path, part)
        for directive, node in raise_world(arrangement, self.names, diagnostics):
            self.add(directive, node)
        spaces = [(path, space.extensions or []) for path, space in arrangement.spaces]
        for path, groups in [("", arrangement.groups), *spaces]:
            for group in groups:
                if group.tag == GROUP:
                    self.add(_group(group, path), scene)

    def add(self, directive: ast.Directive, node: Node) -> None:
        """Add a directive for a node, after the node's comments."""
        directive.at, directive.ir = node.at, node
        self.root.directives.append(directive)
        comments = (node.comments if isinstance(node, Placed) else None) or ()
        self.extras += [Comment(text, node.at, directive) for text in comments]

    def model(self, path: str, part: Model) -> ast.AddModel:
        """A part, where it begins and how its joints do. Its comments stand here, not in its file."""
        directive = ast.AddModel()
        directive.name = path
        self.add(directive, part)
        part.comments = None
        for link, (on, pose) in self.arrangement.free.get(part, {}).items():
            transform = raise_transform(pose)
            if on is not None:
                base, X_BO = self.names.side(on)
                transform = raise_transform(X_BO.compose(pose))
                transform.base_frame = self.names.name(base)
            if transform.base_frame is not None or not pose.is_identity():
                self.poses.append((directive, link, transform))
        return directive

    def starts(self, part: Model, directive: ast.AddModel) -> None:
        """Where joints begin. None of a nested model does: nothing that is read has words for it."""
        for joint in part.joints:
            if joint.start is None:
                continue
            if self.arrangement.target == "mjcf" and joint.type in _SPLIT:
                message = f"where the {joint.type} joint {joint.name!r} begins is lost: it is several in MJCF"
                fix = "write this part as SDFormat: --part-format sdf"
                self.diagnostics.report("L071", message, joint.start.at, fix=fix)
            else:
                directive.default_joint_positions.append(ast.JointPosition(joint.name, joint.start.values))

    def finish(self, uris: dict[Model, str]) -> Document:
        """The document, with the URI of each part's file; names of bodies and joints are those that they have
        by now."""
        for directive, link, transform in self.poses:
            directive.default_free_body_pose.append(ast.FreeBodyPose(link.name, transform))
        for part, directive in self.models.items():
            directive.file = uris[part]
            self.starts(part, directive)
        self.root.extra = self.extras or None
        return self.document


def _group(group: Extension, space: str) -> ast.AddCollisionFilterGroup:
    directive = ast.AddCollisionFilterGroup()
    directive.name = group.attributes.get("name", "")
    directive.model_namespace = space or None
    lists = {
        "member": directive.members,
        "member_group": directive.member_groups,
        IGNORED: directive.ignored_collision_filter_groups,
    }
    for child in group.children:
        lists[child.tag].append(child.value or child.attributes.get("name", ""))
    return directive
