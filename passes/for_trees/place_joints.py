"""place-joints: the shape of a URDF, in which a joint is placed in its parent link and the child link's
frame is the joint's.

Where the child's frame stands elsewhere, a massless link is put at the joint and the child is fixed to it
under its own name (A011), so that every link keeps its frame, mass and inertia. A named frame becomes a
massless link fixed to the body that it moves with, for most readers of URDF know no other frames; with
``--dialect drake``, or when it came from a URDF, it stays a frame.
"""

from __future__ import annotations

from transpile.ir.model import FIXED, WORLD, Frame, Joint, Link, Model, Scene
from transpile.ir.node import Node, Ref
from transpile.ir.pose import Pose
from transpile.passes.for_sdf.place_in_model import direction_in_joint
from transpile.passes.for_trees.filter_contacts import filter_pair
from transpile.passes.for_trees.find_body import find_body
from transpile.passes.frame_graph import FrameGraph, kind_of
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name


def run(scene: Scene, context: Context) -> None:
    """Place every joint in its parent link, splitting links where their frame is not the joint's."""
    graph = FrameGraph(scene)
    for model in scene.models:
        placer = _Placer(model, graph, context)
        placer.frames_stay = scene.format == "urdf" or context.dialect == "drake"
        if scene.format != "urdf":  # check-tree tells of a URDF's own roots
            _tell_roots(model, graph, context)
        placer.run()


def _tell_roots(model: Model, graph: FrameGraph, context: Context) -> None:
    """Report links that nothing joins to the others (F006)."""
    children = {graph.body_of(joint.child.target) for joint in model.joints if joint.child.target is not None}
    roots: list[Node] = [link for link in model.links if link not in children]
    if any(joint.parent.target is WORLD for joint in model.joints):
        roots.insert(0, WORLD)
    if len(roots) > 1:
        names = ", ".join(kind_of(root) for root in roots[:5])
        context.diagnostics.warn(
            "F006",
            f"robot {model.name!r} is written with {len(roots)} roots ({names}): only Drake reads that",
            roots[1].at,
            fix="give each of them a file of its own, or choose a format that holds several",
        )


class _Placer:
    """Places the joints of one model; all poses are measured first, and changed only then."""

    def __init__(self, model: Model, graph: FrameGraph, context: Context) -> None:
        self.model = model
        self.graph = graph
        self.context = context
        self.taken = {link.name for link in model.links} | {joint.name for joint in model.joints}
        self.taken.add("world")
        self.changes: list[tuple[Joint, Link, Node, Pose, Pose]] = []
        self.frames: list[tuple[Frame, Node, Pose]] = []
        self.roots: list[tuple[Link, Pose, int]] = []
        self.frames_stay = False

    def run(self) -> None:
        for joint in self.model.joints:
            self.measure(joint)
        for frame in self.model.frames:
            if not frame.name.startswith(
                "_merged__"
            ):  # the frame of a model that was merged in: nobody's own
                self.measure_frame(frame)
        self.place_shapes()
        self.place_root()
        for change in self.changes:
            self.place(*change)
        for root in self.roots:
            self.hold_root(*root)
        if not self.frames_stay:
            self.model.frames = []
        for placed in self.frames:
            self.place_frame(*placed)

    def from_body(self, body: Node, frame: Node) -> Pose:
        """X_BF; for the world, where the model stands in it counts."""
        return self.graph.down(None, frame) if body is WORLD else self.graph.between(body, frame)

    def measure_frame(self, frame: Frame) -> None:
        body = find_body(frame, self.graph, self.context)
        if body is not None:
            self.frames.append((frame, body, self.from_body(body, frame)))

    def place_frame(self, frame: Frame, body: Node, X_BF: Pose) -> None:
        on = Ref("world", WORLD) if body is WORLD else Ref(body.name, body)  # type: ignore[attr-defined]
        frame.attached_to = on
        frame.relative_to = None
        frame.pose = _or_none(X_BF)
        if not self.frames_stay:
            link, fixed = self.add_link(frame.name, on, X_BF, frame.at)
            link.kept, link.comments = frame.kept, frame.comments
            self.context.diagnostics.report(
                "A012",
                f"frame {frame.name!r} is written as a massless link fixed to {on.name!r}",
                frame.at,
                data={"added_link": link.name, "added_joint": fixed.name},
            )

    def add_link(self, name: str, parent: Ref, X_PL: Pose, at: int) -> tuple[Link, Joint]:
        """A massless link fixed to ``parent`` at X_PL, and the joint that holds it."""
        link = Link(name)
        joint = Joint(free_name(f"{name}_joint", self.taken), FIXED, parent, Ref(name, link))
        self.taken.update((name, joint.name))
        link.at = joint.at = at
        link.relative_to = Ref(joint.name, joint)
        joint.relative_to = Ref("__model__", self.model) if parent.target is WORLD else parent
        joint.pose = _or_none(X_PL)
        self.model.links.append(link)
        self.model.joints.append(joint)
        return link, joint

    def measure(self, joint: Joint) -> None:
        graph = self.graph
        child, parent = joint.child.target, joint.parent.target
        child_link = graph.body_of(child) if child is not None else None
        parent_link = graph.body_of(parent) if parent is not None else None
        if not isinstance(child_link, Link) or parent_link is None:
            self.context.diagnostics.report(
                "F008", f"joint {joint.name!r} has no link on one of its sides", joint.at, "child"
            )
            return
        X_PJ = self.from_body(parent_link, joint)
        X_JC = graph.between(joint, child_link)
        for axis in joint.axes:
            if axis.expressed_in is not None:
                axis.xyz = direction_in_joint(graph, joint, axis.xyz, axis.expressed_in)
                axis.expressed_in = None
        self.changes.append((joint, child_link, parent_link, X_PJ, X_JC))

    def place(self, joint: Joint, child: Link, parent: Node, X_PJ: Pose, X_JC: Pose) -> None:
        world = parent is WORLD
        joint.parent = Ref("world", WORLD) if world else Ref(parent.name, parent)  # type: ignore[attr-defined]
        joint.relative_to = Ref("__model__", self.model) if world else joint.parent
        joint.child = Ref(child.name, child)
        child.pose = None
        if joint.type == FIXED:
            if not X_JC.is_identity():
                self.tell_moved(joint, child, X_JC.inverse())
            joint.pose = _or_none(X_PJ.compose(X_JC))
            child.relative_to = Ref(joint.name, joint)
        elif X_JC.is_identity():
            joint.pose = _or_none(X_PJ)
            child.relative_to = Ref(joint.name, joint)
        else:
            joint.pose = _or_none(X_PJ)
            self.split(joint, child, X_JC)

    def tell_moved(self, joint: Joint, child: Link, X_CJ: Pose) -> None:
        """A fixed joint's own frame has no say in any motion, but it was written."""
        self.context.diagnostics.report(
            "A015",
            f"the fixed joint {joint.name!r} is placed at the frame of {child.name!r}: that it stood at "
            f"{_shown(X_CJ)} in there is left out",
            joint.at,
            "pose",
        )

    def split(self, joint: Joint, child: Link, X_JC: Pose) -> None:
        """Put a massless link at the joint and fix the child to it."""
        helper = Link(free_name(f"{joint.name}_{child.name}", self.taken))
        self.taken.add(helper.name)
        fixed = Joint(
            free_name(f"{joint.name}_to_{child.name}", self.taken),
            FIXED,
            Ref(helper.name, helper),
            Ref(child.name, child),
        )
        self.taken.add(fixed.name)
        helper.at = fixed.at = joint.at
        helper.relative_to = Ref(joint.name, joint)
        joint.child = Ref(helper.name, helper)
        fixed.relative_to = Ref(helper.name, helper)
        fixed.pose = X_JC
        child.relative_to = Ref(fixed.name, fixed)
        self.model.links.append(helper)
        self.model.joints.append(fixed)
        if joint.parent.target is not None:
            filter_pair(self.model, f"{joint.name}_filter", joint.parent.target, child, joint.at)
        self.context.diagnostics.report(
            "A011",
            f"link {child.name!r} does not stand at its joint {joint.name!r}: the massless link "
            f"{helper.name!r} is put there and "
            f"{child.name!r} is fixed to it",
            joint.at,
            data={"added_link": helper.name, "added_joint": fixed.name},
        )

    def place_shapes(self) -> None:
        for link in self.model.links:
            for shape in (*link.visuals, *link.collisions):
                target = shape.relative_to.target if shape.relative_to is not None else None
                if target is not None and target is not link:
                    X_LR = self.graph.between(link, target)
                    shape.pose = X_LR if shape.pose is None else X_LR.compose(shape.pose)
                shape.relative_to = None

    def place_root(self) -> None:
        """A floating base has no pose in URDF: a massless link at the origin floats instead, with the base
        fixed to it where it stands, so that all poses agree."""
        children = {child for _, child, _, _, _ in self.changes}
        for link in self.model.links:
            if link in children:
                continue
            X_WL = self.graph.down(None, link)
            if not X_WL.is_identity():
                self.roots.append((link, X_WL, link.at if link.pose is not None else self.model.at))
            link.pose = None
            link.relative_to = None

    def hold_root(self, root: Link, X_WL: Pose, at: int) -> None:
        """Put a massless link at the origin and fix the base to it."""
        helper = Link(free_name(f"{self.model.name}_frame", self.taken))
        joint = Joint(
            free_name(f"{helper.name}_to_{root.name}", self.taken),
            FIXED,
            Ref(helper.name, helper),
            Ref(root.name, root),
        )
        self.taken.update((helper.name, joint.name))
        helper.at = joint.at = at
        joint.relative_to = joint.parent
        joint.pose = X_WL
        root.relative_to = Ref(joint.name, joint)
        self.model.links.append(helper)
        self.model.joints.append(joint)
        self.context.diagnostics.report(
            "A014",
            f"the floating {kind_of(root)} does not start at the origin: the massless link "
            f"{helper.name!r} floats there, and {root.name!r} is fixed to it",
            at,
            "pose",
            data={"added_link": helper.name, "added_joint": joint.name},
        )


def _shown(pose: Pose) -> str:
    return ", ".join(" ".join(f"{x:.6g}" for x in part) for part in (pose.p, pose.rpy()))


def _or_none(pose: Pose) -> Pose | None:
    return None if pose.is_identity() else pose


def joints_are_placed(scene: Scene) -> list[str]:
    """Verifier of the fact ``joints-placed``."""
    wrong = []
    for model in scene.models:
        for joint in model.joints:
            base = model if joint.parent.target is WORLD else joint.parent.target
            if joint.relative_to is None or joint.relative_to.target is not base:
                wrong.append(f"joint {joint.name} is not placed in its parent")
            child = joint.child.target
            if child.pose is not None or child.relative_to is None or child.relative_to.target is not joint:
                wrong.append(f"link {child.name} does not stand at its joint {joint.name}")
    return wrong
