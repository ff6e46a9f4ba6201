"""close-drake-joints: joints of Drake's own types, whose two frames stand apart in the file, at their zero.

At zero Drake lays the child's frame of a ``drake:joint`` on the parent's, wherever the poses in the file have
them. URDF and MJCF have one frame for both, so the child and all that hangs on it move there (A026).
"""

from __future__ import annotations

from transpile.ir.model import CURVILINEAR, PLANAR, Axis, Joint, Link, Model, Placed, Scene
from transpile.ir.node import Node, Ref
from transpile.ir.pose import EYE, Pose, Vec3
from transpile.passes.for_sdf.place_in_model import direction_in_joint
from transpile.passes.frame_graph import ROUND_OFF, FrameGraph
from transpile.passes.manager import Context

TYPES = (PLANAR, CURVILINEAR)


def run(scene: Scene, context: Context) -> None:
    """Move what hangs on such joints; models are flat here."""
    graph: FrameGraph | None = None
    for model in scene.models:
        if any(joint.type in TYPES for joint in model.joints):
            graph = graph or FrameGraph(scene)
            _Closer(model, graph).run(context)


class _Closer:
    """Closes the joints of one model; all poses are measured first, and changed only then."""

    def __init__(self, model: Model, graph: FrameGraph) -> None:
        self.graph = graph
        self.model = model
        self.apart = [joint for joint in model.joints if joint.type in TYPES and _apart(joint, graph)]
        self.clusters: dict[Node, Link] = {}
        """For each body behind such a joint the link that all of them move with."""

    def run(self, context: Context) -> None:
        closed = [(joint, link) for joint, link in self._children() if self._gather(joint, link)]
        poses = self._poses()
        axes = self._axes()
        moved = [(joint, link, self._pose_in_child(joint, link)) for joint, link in closed]
        for axis, xyz in axes:
            axis.xyz, axis.expressed_in = xyz, None
        for node, link, pose in poses:
            node.pose, node.relative_to = pose, Ref(link.name, link)
        for joint, link, X_JL in moved:
            link.pose, link.relative_to = X_JL, Ref(joint.name, joint)
            context.diagnostics.report(
                "A026",
                f"link {link.name!r} stands where Drake has it when joint {joint.name!r} is at zero, not "
                "where the file places it: there the two frames of the joint are apart",
                joint.at,
                data={"moved_link": link.name},
            )

    def _children(self) -> list[tuple[Joint, Link]]:
        bodies = [(joint, self._body(joint.child)) for joint in self.apart]
        return [(joint, body) for joint, body in bodies if isinstance(body, Link)]

    def _body(self, ref: Ref) -> Node | None:
        return self.graph.body_of(ref.target) if ref.target is not None else None

    def _gather(self, joint: Joint, link: Link) -> bool:
        """Everything that hangs on the link without another such joint between; False for a loop."""
        if not self.clusters:
            self.hanging: dict[Node | None, list[Node]] = {}
            for other in self.model.joints:
                child = self._body(other.child)
                if child is not None and other not in self.apart:
                    self.hanging.setdefault(self._body(other.parent), []).append(child)
        if link in self.clusters:
            return False
        self.clusters[link] = link
        stack: list[Node] = [link]
        while stack:
            for child in self.hanging.get(stack.pop(), ()):
                if child not in self.clusters:
                    self.clusters[child] = link
                    stack.append(child)
        parent = self._body(joint.parent)
        return parent is None or self.clusters.get(parent) is not link

    def _poses(self) -> list[tuple[Placed, Link, Pose]]:
        """What moves with such a link and is measured in something that does not."""
        placed: list[Placed] = [*self.model.links, *self.model.joints, *self.model.frames]
        found = []
        for node in placed:
            link = self._cluster(node)
            if link is not None and link is not node and self._cluster(self.graph.up[node]) is not link:
                found.append((node, link, self.graph.between(link, node)))
        return found

    def _cluster(self, node: Node | None) -> Link | None:
        """The link that a frame moves with; such a joint itself moves with its parent."""
        if isinstance(node, Joint) and node in self.apart:
            node = node.parent.target
        if not isinstance(node, Placed):
            return None
        body = self.graph.body_of(node)
        return self.clusters.get(body) if body is not None else None

    def _axes(self) -> list[tuple[Axis, Vec3]]:
        """Axes of joints that move, in their own frames."""
        return [
            (axis, direction_in_joint(self.graph, joint, axis.xyz, axis.expressed_in))
            for joint in self.model.joints
            for axis in joint.axes
            if axis.expressed_in is not None and self._cluster(joint) is not None
        ]

    def _pose_in_child(self, joint: Joint, link: Link) -> Pose | None:
        """X_CL of the link in the joint's frame on the child."""
        X_CL = self.graph.between(joint.child.target, link)
        return None if X_CL.is_identity() else X_CL


def _apart(joint: Joint, graph: FrameGraph) -> bool:
    """Whether the two frames of a joint do not stand at one place (the joint is where the parent's is)."""
    child = joint.child.target
    if child is None or graph.up.get(child) is joint:
        return False
    X = graph.between(joint, child)
    turned = max(abs(a - b) for a, b in zip(X.matrix(), EYE, strict=True))
    return max(turned, *(abs(part) for part in X.p)) > ROUND_OFF
