"""What the families of Drake's constraints share: the links and joints that they name, and the frames, points
and tendons that come of them."""

from __future__ import annotations

from math import inf

from transpile.ir.model import UNLIMITED, Frame, Joint, Link, Model, Scene
from transpile.ir.node import Extension, Ref
from transpile.ir.pose import Pose, Vec3
from transpile.ir.relation import PointPair, Tendon
from transpile.passes.frame_graph import FrameGraph
from transpile.passes.manager import Context
from transpile.passes.pick_names import free_name


class Relations:
    """Collects what the extensions of one model become."""

    __slots__ = ("model", "context", "graph", "links", "frames", "joints", "taken", "names")

    def __init__(self, model: Model, scene: Scene, context: Context) -> None:
        self.model = model
        self.context = context
        self.graph = FrameGraph(scene)
        self.links = {link.name: link for link in model.links}
        self.frames = {frame.name: frame for frame in model.frames}
        self.joints: dict[str, Joint] = {joint.name: joint for joint in (*model.joints, *model.loops)}
        self.taken = set(self.frames)
        self.names: set[str] = set()

    def name(self, extension: Extension, kind: str) -> str:
        """A free name for what becomes of an extension."""
        found = free_name(extension.attributes.get("name") or kind, self.names)
        self.names.add(found)
        return found

    def frame(self, name: str, link: Link, p: Vec3, at: int) -> Ref:
        """A new frame at the point p_LP of a link."""
        frame = Frame(free_name(name, self.taken))
        frame.at = at
        frame.attached_to = Ref(link.name, link)
        frame.pose = Pose(p)
        self.taken.add(frame.name)
        self.model.frames.append(frame)
        return Ref(frame.name, frame)

    def ends(self, extension: Extension, name: str) -> tuple[Ref, Ref] | None:
        """Frames at the two points of an extension that holds a point P of body A and a point Q of body B."""
        places = self.places(extension)
        if places is None:
            return None
        (a, p_AP), (b, p_BQ) = places
        return (
            self.frame(f"{name}_P", a, p_AP, extension.at),
            self.frame(f"{name}_Q", b, p_BQ, extension.at),
        )

    def places(self, extension: Extension) -> tuple[tuple[Link, Vec3], tuple[Link, Vec3]] | None:
        """The two bodies and the points in them; None where a name leads nowhere."""
        found = values(extension)
        a = self.links.get(found.get("body_A", ""))
        b = self.links.get(found.get("body_B", ""))
        p_AP, p_BQ = vector(found.get("p_AP")), vector(found.get("p_BQ"))
        if a is None or b is None or p_AP is None or p_BQ is None:
            return None
        return (a, p_AP), (b, p_BQ)

    def distance(self, places: tuple[tuple[Link, Vec3], tuple[Link, Vec3]]) -> float:
        """How far apart the two points are in the posture of the file, in metres."""
        (a, p_AP), (b, p_BQ) = places
        x, y, z = self.graph.between(a, b).compose(Pose(p_BQ)).p
        return float(((x - p_AP[0]) ** 2 + (y - p_AP[1]) ** 2 + (z - p_AP[2]) ** 2) ** 0.5)

    def add_points(self, pair: PointPair, extension: Extension) -> None:
        """Keep two points together."""
        pair.at = extension.at
        self.model.points.append(pair)
        self.tell(extension, pair.name, "two sites that an equality holds together")

    def add_tendon(self, tendon: Tendon, extension: Extension, how: str) -> None:
        """Add a tendon."""
        tendon.at = extension.at
        self.model.tendons.append(tendon)
        self.tell(extension, tendon.name, how)

    def tell(self, extension: Extension, name: str, how: str) -> None:
        """A035: what an extension became."""
        self.context.diagnostics.report(
            "A035",
            f"<drake:{extension.tag}> is written as {how}, {name!r}",
            extension.at,
            data={"extension": extension.tag, "written": name},
        )


def values(extension: Extension) -> dict[str, str]:
    """The values of an extension's children by the ends of their tags, which begin with its own; of those
    that are repeated, the first (Drake)."""
    prefix = f"{extension.tag}_"
    found: dict[str, str] = {}
    for child in extension.children:
        found.setdefault(child.tag.removeprefix(prefix), (child.value or "").strip())
    return found


def number(text: str | None) -> float | None:
    """One number; None where there is none."""
    try:
        return float(text) if text is not None else None
    except ValueError:
        return None


def extended(text: str | None) -> float | None:
    """One number that may be infinite: URDF says so by the largest one."""
    found = number(text)
    if found is None or abs(found) < UNLIMITED:
        return found
    return inf if found > 0.0 else 0.0 - inf


def vector(text: str | None) -> Vec3 | None:
    """Three numbers; None where there are not three."""
    found = [number(word) for word in (text or "").split()]
    if len(found) != 3 or found[0] is None or found[1] is None or found[2] is None:
        return None
    return found[0], found[1], found[2]
