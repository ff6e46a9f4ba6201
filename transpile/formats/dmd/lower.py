"""Drake Model Directives to the IR: one model, ``scene``, that holds all the models that are added.

Each file is read by its own front end, and stays a nested model under its instance's name; a name space is a
model without links. Welds are fixed joints of the scene; what they join is placed by ``place_models``.
"""

from __future__ import annotations

from transpile.ast import dmd as ast
from transpile.ast.node import Comment, Document
from transpile.diagnostics import Diagnostics
from transpile.formats.dmd.instances import SEPARATOR, Instances, join
from transpile.formats.dmd.lower_transform import lower_transform
from transpile.formats.dmd.place_models import FreeBody, Weld, place_models
from transpile.formats.dmd.prepare_model import prepare_model
from transpile.formats.dmd.read import read
from transpile.ir.model import DOFS, FIXED, WORLD, Frame, Joint, Model, Scene, Start
from transpile.ir.node import Extension, Node
from transpile.ir.pose import Pose
from transpile.passes.for_sdf.name_filter_groups import GROUP
from transpile.passes.frame_defaults import moves_with
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name

SCENE = "scene"
IGNORED = "ignored_collision_filter_group"
MOST_FILES = 1000
"""So many files of directives may be added: files that each add the next one ten times would never end."""


def lower(document: Document, diagnostics: Diagnostics, context: Context | None = None) -> Scene | None:
    """The IR of a document; None after an error. Without a context no file can be loaded."""
    root = document.root
    assert isinstance(root, ast.Directives)
    scene = Scene("dmd")
    scene.at = root.at
    scene.header = [text for text in document.header if "--" not in text]
    lowerer = _Lowerer(scene, diagnostics, context or Context(diagnostics, "dmd"))
    lowerer.run(root, "")
    lowerer.check_groups()
    if diagnostics.errors:
        return None
    place_models(lowerer.instances, lowerer.welds, lowerer.free_bodies, scene, lowerer.context)
    return None if diagnostics.errors else scene


class _Lowerer:
    """Does what the directives say, in their order."""

    def __init__(self, scene: Scene, diagnostics: Diagnostics, context: Context) -> None:
        self.scene = scene
        self.diagnostics = diagnostics
        self.context = context
        self.top = Model(SCENE)
        self.top.at = scene.at
        scene.models = [self.top]
        self.instances = Instances(self.top, diagnostics)
        self.welds: list[Weld] = []
        self.free_bodies: list[FreeBody] = []
        self.taken: set[str] = set()
        self.opened = 0
        self.named_groups: list[tuple[str, int, str]] = []

    def run(self, root: ast.Directives, namespace: str) -> None:
        """A file of directives and those that it adds, without recursion: what is added is done in its
        place."""
        stack = [(iter(root.directives), namespace, _comments(root))]
        while stack:
            directives, space, comments = stack[-1]
            directive = next(directives, None)
            if directive is None:
                stack.pop()
            elif isinstance(directive, ast.AddDirectives):
                inner = self.directives(directive, space)
                if inner is not None:
                    added = join(space, directive.model_namespace or "")
                    stack.append((iter(inner.directives), added, _comments(inner)))
            else:
                self.directive(directive, space, comments.get(id(directive)))

    def directive(self, directive: ast.Directive, namespace: str, comments: list[str] | None) -> None:
        if isinstance(directive, ast.AddModel):
            self.model(directive, namespace, comments)
        elif isinstance(directive, ast.AddModelInstance):
            path = join(namespace, directive.name)
            if self.instances.is_free(path, directive.at):
                self.nest(Model(path), path, directive.at)
        elif isinstance(directive, ast.AddFrame):
            self.frame(directive, namespace, comments)
        elif isinstance(directive, ast.AddWeld):
            self.weld(directive, namespace, comments)
        elif isinstance(directive, ast.AddCollisionFilterGroup):
            self.group(directive, namespace)

    def nest(self, model: Model, path: str, at: int) -> None:
        """Put a model where its scoped name belongs."""
        outer, model.name = self.instances.outer(path)
        if at >= 0:
            model.at = at
        outer.models.append(model)
        self.instances.add(model, path)

    def directives(self, directive: ast.AddDirectives, namespace: str) -> ast.Directives | None:
        """The directives of another file; None after an error."""
        space = join(namespace, directive.model_namespace or "")
        if space and self.instances.find_model(space, directive.at, "model_namespace", "S044") is None:
            return None
        self.opened += 1
        if self.opened > MOST_FILES:
            if self.opened == MOST_FILES + 1:
                message = f"more than {MOST_FILES} files of directives are added"
                self.diagnostics.report("S062", message, directive.at, "file")
            return None
        if self.context.open is None:
            return None
        source = self.context.open(directive.file, directive.at, directive.at)
        document = read(source, self.diagnostics) if source is not None else None
        return document.root if document is not None else None  # type: ignore[return-value]

    def model(self, directive: ast.AddModel, namespace: str, comments: list[str] | None) -> None:
        path = join(namespace, directive.name)
        if not self.instances.is_free(path, directive.at) or self.context.load is None:
            return
        loaded = self.context.load(directive.file, directive.at)
        if loaded is None:
            return
        if len(loaded.models) != 1:
            message = f"{directive.file!r} holds {len(loaded.models)} models, not one"
            self.diagnostics.report("P069", message, directive.at, "file")
            return
        prepare_model(loaded, self.context)
        self.scene.ledger.extend(loaded.ledger)
        loaded.ledger = []
        self.scene.namespaces.update(loaded.namespaces)
        model = loaded.models[0]
        model.comments = comments
        self.nest(model, path, -1)
        self.joint_positions(directive, model)
        for free in directive.default_free_body_pose:
            self.free_body(free, model, namespace)

    def joint_positions(self, directive: ast.AddModel, model: Model) -> None:
        """Where joints begin. Drake knows those of the model itself alone, not of models nested in it (S043),
        and wants one number a degree of freedom (S060)."""
        joints = {joint.name: joint for joint in model.joints}
        for position in directive.default_joint_positions:
            joint = joints.get(position.name)
            if joint is None:
                message = f"{directive.name!r} has no joint {position.name!r}"
                self.instances.report_missing("S043", message, position.name, list(joints), position.at, None)
                continue
            count = DOFS[joint.type]
            if len(position.values) != count:
                positions = f"{count} position{'s' * (count != 1)}"
                message = f"joint {joint.name!r} has {positions}, not {len(position.values)}"
                self.diagnostics.report("S060", message, position.at, related=(("the joint", joint.at),))
            elif any(position.values):
                joint.start = Start(position.values)
                joint.start.at = position.at

    def free_body(self, free: ast.FreeBodyPose, model: Model, namespace: str) -> None:
        body: Node | None
        if free.name:
            frames = self.instances.frames[model]
            body = frames.get(free.name)
            if body is None:
                message = f"{model.name!r} has no body or frame {free.name!r}"
                self.instances.report_missing("S043", message, free.name, list(frames), free.at, None)
        else:
            children = {joint.child.target for joint in model.joints}
            body = next((link for link in model.links if link not in children), None)
        base = WORLD.name if free.pose.base_frame is None else free.pose.base_frame
        on = self.instances.find(base, namespace, free.pose.at, "base_frame")
        if body is not None and on is not None:
            pose = self.pose(free.pose)
            if self.can_float(body, on, model, free):
                self.free_bodies.append(FreeBody(body, on, pose, free.at))

    def can_float(self, body: Node, on: Node, model: Model, free: ast.FreeBodyPose) -> bool:
        """Whether Drake uses the pose of what is not the root of its tree.

        A body's pose in the world is passed over then (A052). In another frame, or that of a frame on the
        body, it makes the body float and carry the rest, which other formats have no words for (L073).
        """
        link = body_of(body, self.instances)
        holders = [joint for joint in model.joints if body_of(joint.child.target, self.instances) is link]
        if not holders:
            return True
        related = (("the joint that holds it", holders[0].at),)
        if on is WORLD and body is link:
            message = f"{free.name!r} of {model.name!r} is no root: its default_free_body_pose is passed over"
            self.diagnostics.report("A052", message, free.at, related=related)
            return False
        if not self.context.in_parts:
            message = f"{free.name!r} of {model.name!r} floats in Drake and carries what holds it; here the "
            self.diagnostics.report("L073", message + "root of its tree floats", free.at, related=related)
        return True

    def frame(self, directive: ast.AddFrame, namespace: str, comments: list[str] | None) -> None:
        X_PF = directive.X_PF
        base = self.instances.find(X_PF.base_frame or "", namespace, X_PF.at, "base_frame")
        path, _, name = directive.name.rpartition(SEPARATOR)
        if base is None:
            return
        if path:
            owner = self.instances.find_model(join(namespace, path), directive.at, "name")
            if owner is None:
                return
        else:
            owner = base if isinstance(base, Model) else self.instances.owners.get(base, self.top)
        if name in self.instances.frames[owner]:
            first = self.instances.frames[owner][name]
            message = f"there is already a frame {self.instances.scoped(first)!r}"
            related = (("the first one", first.at),)
            self.diagnostics.report("S046", message, directive.at, "name", related=related)
            return
        frame = Frame(name)
        frame.at = directive.at
        frame.comments = comments
        frame.pose = self.pose(X_PF)
        self.attach(frame, owner, base)
        if base is not WORLD and not self.context.in_parts and not self.instances.reaches(owner, base):
            self.lift(frame, owner, base)
            self.top.frames.append(frame)
            self.instances.add_lifted(owner, name, frame)
            return
        owner.frames.append(frame)
        self.instances.add_frame(owner, frame)

    def attach(self, frame: Frame, owner: Model, base: Node) -> None:
        """Let a frame move with the body of its base. Drake places an SDFormat frame wrongly that is attached
        to one which comes later in the file, and frames of directives come first there."""
        body = body_of(base, self.instances)
        frame.attached_to = self.instances.ref(owner, base if body is None else body)
        if body is not base:
            frame.relative_to = self.instances.ref(owner, base)

    def lift(self, frame: Frame, owner: Model, base: Node) -> None:
        """A frame in one model on the body of another stands in the scene, for it can reach both."""
        old = join(self.instances.paths[owner], frame.name)
        frame.name = old.replace(SEPARATOR, "__")
        self.attach(frame, self.top, base)
        why = "it hangs on another model than it is named in"
        self.diagnostics.rename("A051", "frame", old, frame.name, frame.at, why)

    def weld(self, directive: ast.AddWeld, namespace: str, comments: list[str] | None) -> None:
        parent = self.instances.find(directive.parent, namespace, directive.at, "parent")
        child = self.instances.find(directive.child, namespace, directive.at, "child")
        if parent is None or child is None:
            return
        names = [join(namespace, name) for name in (directive.parent, directive.child)]
        name = free_name("_welds_to_".join(names).replace(SEPARATOR, "__"), self.taken)
        self.taken.add(name)
        top, ref = self.top, self.instances.ref
        joint = Joint(name, FIXED, ref(top, parent), ref(top, child))
        joint.at = directive.at
        joint.comments = comments
        top.joints.append(joint)
        pose = self.pose(directive.X_PC) if directive.X_PC is not None else None
        self.welds.append(Weld(joint, parent, child, pose))

    def group(self, directive: ast.AddCollisionFilterGroup, namespace: str) -> None:
        space = join(namespace, directive.model_namespace or "")
        owner = self.instances.find_model(space, directive.at, "model_namespace", "S044")
        if owner is None:
            return
        group = Extension(GROUP, attributes={"name": directive.name}, at=directive.at)
        for member in directive.members:
            if self.instances.find(member, space, directive.at, "members") is not None:
                group.children.append(Extension("member", member, at=directive.at))
        for field, tag in (("member_groups", "member_group"), (IGNORED + "s", IGNORED)):
            for name in getattr(directive, field):
                group.children.append(Extension(tag, name, at=directive.at))
                self.named_groups.append((join(space, name), directive.at, field))
        owner.extensions = [*(owner.extensions or ()), group]

    def check_groups(self) -> None:
        """Groups may be named before they are added, but must be (S047), and only once (S061)."""
        known: dict[str, int] = {}
        for path, model in self.instances.models.items():
            for group in model.extensions or ():
                if group.tag == GROUP:
                    self.check_group(join(path, group.attributes.get("name", "")), group.at, known)
        for name, at, field in self.named_groups:
            if name not in known:
                message = f"there is no collision filter group {name!r}"
                self.instances.report_missing("S047", message, name, list(known), at, field)

    def check_group(self, name: str, at: int, known: dict[str, int]) -> None:
        """Note a group by its scoped name."""
        if name in known:
            message = f"there is already a collision filter group {name!r}"
            related = (("the first one", known[name]),)
            fix = "give one of them another name, or put the members together"
            self.diagnostics.report("S061", message, at, "name", related=related, fix=fix)
        known.setdefault(name, at)

    def pose(self, transform: ast.Transform) -> Pose | None:
        return lower_transform(transform, self.diagnostics)


def body_of(frame: Node | None, instances: Instances) -> Node | None:
    """The link, or the world, that a frame moves with."""
    seen: set[Node] = set()
    while isinstance(frame, (Frame, Model)) and frame not in seen:
        seen.add(frame)
        frame = moves_with(frame, instances.owners.get(frame))
    return frame


def _comments(root: ast.Directives) -> dict[int, list[str]]:
    """The comments before each directive."""
    found: dict[int, list[str]] = {}
    for extra in root.extra or ():
        if isinstance(extra, Comment) and "--" not in extra.text:
            found.setdefault(id(extra.before), []).append(extra.text)
    return found
