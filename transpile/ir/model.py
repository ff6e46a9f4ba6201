"""Models: links, joints, frames and what hangs on them. SI units, angles in radians.

``None`` always means "not written"; where a format has a default, lowering fills it in only where the
other formats' defaults differ (and says so with an assumption where the source left a choice open).
"""

from __future__ import annotations

from transpile.ir.deformable import Deformable
from transpile.ir.geometry import Material, Shape, Surface
from transpile.ir.node import Extension, Kept, Node, Ref
from transpile.ir.pose import Pose, Vec3
from transpile.ir.relation import PointPair, Tendon
from transpile.source import NOWHERE

REVOLUTE = "revolute"
CONTINUOUS = "continuous"
PRISMATIC = "prismatic"
FIXED = "fixed"
BALL = "ball"
SCREW = "screw"
UNIVERSAL = "universal"
REVOLUTE2 = "revolute2"
GEARBOX = "gearbox"
PLANAR = "planar"
FLOATING = "floating"
CURVILINEAR = "curvilinear"

DOFS = {
    REVOLUTE: 1, CONTINUOUS: 1, PRISMATIC: 1, FIXED: 0, BALL: 3, SCREW: 1, UNIVERSAL: 2,
    REVOLUTE2: 2, GEARBOX: 1, PLANAR: 3, FLOATING: 6, CURVILINEAR: 1,
}  # fmt: skip
"""Degrees of freedom of each joint type."""

UNLIMITED = 1e16
"""A limit this large or larger is none (libsdformat)."""


class World(Node):
    """The world as a frame: what ``Ref("world")`` resolves to."""

    __slots__ = ("name",)
    FIELDS = ("name",)

    def __init__(self) -> None:
        super().__init__()
        self.name = "world"


WORLD = World()


class Placed(Node):
    """Something with a name and a pose.

    ``pose`` None means the identity, not written. ``relative_to`` None means the default of the element
    (see ``transpile.passes.frame_defaults``). ``unnamed``: the name is made up, and a MJCF that is written
    again has none.
    """

    __slots__ = ("name", "pose", "relative_to", "comments", "unnamed")

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.pose: Pose | None = None
        self.relative_to: Ref | None = None
        self.comments: list[str] | None = None
        """Comments that stood before it."""
        self.unnamed = False


class Inertial(Node):
    """Mass (kg), X_LC (centre of mass frame C in the link frame L), and the moments of inertia about
    C's origin in C's axes (kg m²). ``auto`` is SDFormat's "compute it from the collisions"."""

    __slots__ = ("mass", "pose", "ixx", "ixy", "ixz", "iyy", "iyz", "izz", "auto", "relative_to")
    FIELDS = ("mass", "pose", "ixx", "ixy", "ixz", "iyy", "iyz", "izz", "auto", "relative_to")

    def __init__(self) -> None:
        super().__init__()
        self.mass: float = 0.0
        self.pose: Pose | None = None
        self.ixx: float = 0.0
        self.ixy: float = 0.0
        self.ixz: float = 0.0
        self.iyy: float = 0.0
        self.iyz: float = 0.0
        self.izz: float = 0.0
        self.auto = False
        self.relative_to: Ref | None = None


class Visual(Placed):
    """A shape to look at. ``name`` may be empty (URDF). ``extensions`` are Drake's (accepting_renderer …).
    ``drake_only`` is True for one that no other reader is to see (``drake:visual``)."""

    __slots__ = ("shape", "material", "drake_only", "extensions")
    FIELDS = ("name", "pose", "relative_to", "shape", "material", "drake_only", "extensions")

    def __init__(self, name: str, shape: Shape) -> None:
        super().__init__(name)
        self.shape = shape
        self.material: Material | None = None
        self.drake_only: bool | None = None
        self.extensions: list[Extension] | None = None


class Collision(Placed):
    """A shape to touch. ``extensions`` are Drake's (proximity_properties)."""

    __slots__ = ("shape", "surface", "extensions")
    FIELDS = ("name", "pose", "relative_to", "shape", "surface", "extensions")

    def __init__(self, name: str, shape: Shape) -> None:
        super().__init__(name)
        self.shape = shape
        self.surface: Surface | None = None
        self.extensions: list[Extension] | None = None


class Link(Placed):
    """A rigid body. ``inertial`` None: no mass at all (never a default mass: lowering fills those in).
    ``between`` is True for one that a MJCF does not have, which stands between two joints of one body."""

    __slots__ = ("inertial", "visuals", "collisions", "gravity", "self_collide", "between", "extensions")
    FIELDS = ("name", "pose", "relative_to", "inertial", "visuals", "collisions", "gravity", "self_collide",
              "between", "extensions")  # fmt: skip

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.inertial: Inertial | None = None
        self.visuals: list[Visual] = []
        self.collisions: list[Collision] = []
        self.gravity: bool | None = None
        self.self_collide: bool | None = None
        self.between: bool | None = None
        self.extensions: list[Extension] | None = None


class Axis(Node):
    """One axis of a joint: direction ``xyz`` in the joint frame or in ``expressed_in``; limits (rad or m;
    None or |x| >= UNLIMITED: none), ``effort`` and ``velocity`` limits (None or negative: none), viscous
    ``damping``, static ``friction``, a linear spring, Drake's ``acceleration`` limit."""

    __slots__ = ("xyz", "expressed_in", "lower", "upper", "effort", "velocity", "acceleration",
                 "damping", "friction",
                 "spring_reference", "spring_stiffness", "mimic", "limits_at")  # fmt: skip
    FIELDS = __slots__[:-1]

    def __init__(self, xyz: Vec3) -> None:
        super().__init__()
        self.xyz = xyz
        self.expressed_in: Ref | None = None
        self.lower: float | None = None
        self.upper: float | None = None
        self.effort: float | None = None
        self.velocity: float | None = None
        self.acceleration: float | None = None
        self.damping: float | None = None
        self.friction: float | None = None
        self.spring_reference: float | None = None
        self.spring_stiffness: float | None = None
        self.mimic: Mimic | None = None
        self.limits_at = NOWHERE
        """The place of the limits, where they stand apart from the axis."""


class Mimic(Node):
    """q = multiplier · q_of(joint) + offset. ``axis`` counts from 0 (the leader's axis). ``native``:
    SDFormat's own element says it, which Drake does not read."""

    __slots__ = ("joint", "axis", "multiplier", "offset", "native")
    FIELDS = ("joint", "axis", "multiplier", "offset", "native")

    def __init__(self, joint: Ref, multiplier: float = 1.0, offset: float = 0.0) -> None:
        super().__init__()
        self.joint = joint
        self.axis = 0
        self.multiplier = multiplier
        self.offset = offset
        self.native: bool | None = None


class Start(Node):
    """The position that a joint begins at: radians or metres, one number a degree of freedom (of a ball:
    roll, pitch and yaw)."""

    __slots__ = ("values",)
    FIELDS = ("values",)

    def __init__(self, values: tuple[float, ...]) -> None:
        super().__init__()
        self.values = values


class Joint(Placed):
    """A joint. Its frame J is placed by ``pose`` in ``relative_to`` (None: the child). ``parent`` and
    ``child`` name links or frames (``parent`` also the world). At zero, J is where both sides meet.

    ``thread_pitch``: metres a turn, right-handed positive (screw). ``gearbox_ratio``,
    ``gearbox_reference_body``: gearbox. ``extensions``: Drake's (rotor_inertia, gear_ratio,
    controller_gains; curves of a curvilinear joint)."""

    __slots__ = ("type", "parent", "child", "axes", "thread_pitch", "gearbox_ratio", "gearbox_reference_body",
                 "planar_damping", "start", "extensions")  # fmt: skip
    FIELDS = ("name", "type", "parent", "child", "pose", "relative_to", "axes", "thread_pitch",
              "gearbox_ratio",
              "gearbox_reference_body", "planar_damping", "start", "extensions")  # fmt: skip

    def __init__(self, name: str, type: str, parent: Ref, child: Ref) -> None:
        super().__init__(name)
        self.type = type
        self.parent = parent
        self.child = child
        self.axes: list[Axis] = []
        self.thread_pitch: float | None = None
        self.gearbox_ratio: float | None = None
        self.gearbox_reference_body: Ref | None = None
        self.planar_damping: Vec3 | None = None
        self.start: Start | None = None
        """None: at zero."""
        self.extensions: list[Extension] | None = None


class Frame(Placed):
    """A named frame that moves with ``attached_to`` (None: the model's own frame)."""

    __slots__ = ("attached_to",)
    FIELDS = ("name", "attached_to", "pose", "relative_to")

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.attached_to: Ref | None = None


class FilteredPair(Node):
    """Two links that pass through each other: what the source's own rule, or a filter in it, says. What holds
    within a group of links that are welded together is not listed: no two of them ever touch."""

    __slots__ = ("a", "b")
    FIELDS = ("a", "b")

    def __init__(self, a: Ref, b: Ref) -> None:
        super().__init__()
        self.a = a
        self.b = b


class Transmission(Node):
    """A URDF transmission that drives ``joint``: in Drake it makes an actuator. The rest of it is in
    ``kept``."""

    __slots__ = ("name", "joint", "actuator", "extensions")
    FIELDS = ("name", "joint", "actuator", "extensions")

    def __init__(self, name: str, joint: Ref) -> None:
        super().__init__()
        self.name = name
        self.joint = joint
        self.actuator: str | None = None
        self.extensions: list[Extension] | None = None


class Include(Placed):
    """Another file brought in as a nested model (or merged into this one)."""

    __slots__ = ("uri", "merge", "static", "placement_frame")
    FIELDS = ("name", "uri", "merge", "static", "placement_frame", "pose", "relative_to")

    def __init__(self, name: str, uri: str) -> None:
        super().__init__(name)
        self.uri = uri
        self.merge = False
        self.static: bool | None = None
        self.placement_frame: Ref | None = None


class Model(Placed):
    """A model. ``materials`` are the URDF's global ones. ``floating``: what the source's own rule says of its
    base where nothing else does (True everywhere but in MuJoCo's URDF import). ``loops`` are joints that
    ``span-tree`` took out of the tree, ``filtered`` the pairs that ``filter-contacts`` found, ``points`` and
    ``tendons`` what Drake's constraints and springs are in other words, ``deformables`` its links that
    deform: all for targets that say them apart from the tree."""

    __slots__ = ("links", "joints", "loops", "frames", "models", "includes", "materials", "transmissions",
                 "filtered", "points", "tendons", "deformables", "static",
                 "self_collide", "allow_auto_disable", "enable_wind", "canonical_link", "placement_frame",
                 "ground", "extensions")  # fmt: skip
    FIELDS = ("name", "static", "canonical_link", "placement_frame", "ground", "pose", "relative_to",
              "self_collide", "allow_auto_disable", "enable_wind", "materials", "links", "joints", "loops",
              "frames", "models", "includes", "transmissions", "filtered", "points", "tendons",
              "deformables", "extensions")  # fmt: skip

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.links: list[Link] = []
        self.joints: list[Joint] = []
        self.loops: list[Joint] = []
        self.frames: list[Frame] = []
        self.models: list[Model] = []
        self.includes: list[Include] = []
        self.materials: list[Material] = []
        self.transmissions: list[Transmission] = []
        self.filtered: list[FilteredPair] = []
        self.points: list[PointPair] = []
        self.tendons: list[Tendon] = []
        self.deformables: list[Deformable] = []
        self.static: bool | None = None
        self.self_collide: bool | None = None
        self.allow_auto_disable: bool | None = None
        self.enable_wind: bool | None = None
        self.canonical_link: Ref | None = None
        self.placement_frame: Ref | None = None
        self.ground: Ref | None = None
        """The link that has what a MJCF puts into the world itself."""
        self.extensions: list[Extension] | None = None
        """Drake's at the level of the model: collision_filter_group, linear_bushing_rpy, ball_constraint …"""


class Scene(Node):
    """A whole file: its ``models``, and ``is_world`` where they stand in a world named ``name``.

    ``frames`` and ``joints`` stand in the world itself, beside the models: names in them are scoped
    (``arm::hand``), and a frame that is attached to nothing stands on the world. ``includes`` are the files
    that bring in more models, until they are loaded.

    ``format`` and ``version`` are the source's; ``world`` holds what is kept of the world's own; ``header``
    are the comments before its root; ``namespaces`` the prefixes that its root declares; ``ledger``
    everything that is kept anywhere in it, the account that is settled when the target has been written."""

    __slots__ = (
        "format", "version", "name", "is_world", "world", "models", "includes", "frames", "joints", "header",
        "namespaces", "ledger",
    )  # fmt: skip
    FIELDS = ("format", "version", "name", "is_world", "models", "includes", "frames", "joints")

    def __init__(self, format: str, version: str | None = None) -> None:
        super().__init__()
        self.format = format
        self.version = version
        self.name: str | None = None
        self.is_world = False
        self.world: World | None = None
        self.models: list[Model] = []
        self.includes: list[Include] = []
        self.frames: list[Frame] = []
        self.joints: list[Joint] = []
        self.header: list[str] = []
        self.namespaces: dict[str, str] = {}
        self.ledger: list[Kept] = []
