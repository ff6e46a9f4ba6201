"""The AST of Drake Model Directives.

Written by hand: the grammar language describes elements with attributes and text, and directives are YAML,
with maps from free names and values that choose their form by a tag. What each directive holds, and what is
required, stands in one table a class in ``transpile.formats.dmd.read`` (Drake's ``model_directives.h``,
``transform.h`` and ``rotation.h`` are where it is defined).
"""

from __future__ import annotations

from math import cos, radians, sin

from transpile.ast.node import Node
from transpile.ir.add_up import add_up

Numbers = tuple[float, ...]


class Quantity(Node):
    """A number or a vector; ``tag`` is "" where it is simply written, else the distribution it is drawn from,
    whose ``parameters`` are then by name."""

    __slots__ = ("tag", "parameters")
    FIELDS = ("tag", "parameters")

    def __init__(self, tag: str = "", parameters: dict[str, list[Numbers]] | None = None) -> None:
        super().__init__()
        self.tag = tag
        self.parameters = parameters or {}

    def is_random(self) -> bool:
        """Whether there is more than one value that it can have."""
        return self.tag not in ("", "Deterministic", "DeterministicVector")

    def mean(self) -> Numbers:
        """The value, or the mean of the distribution."""
        known = self.parameters
        if "value" in known:
            return known["value"][0]
        if "mean" in known:
            return known["mean"][0]
        if "min" in known:
            return _middle([known["min"][0], known["max"][0]])
        return _middle(known["values"])


def _middle(values: list[Numbers]) -> Numbers:
    return tuple(add_up(column) / len(values) for column in zip(*values, strict=True))


class Rotation(Node):
    """A rotation: ``tag`` Identity, Rpy (``deg``), AngleAxis (``angle_deg``, ``axis``) or Uniform (any)."""

    __slots__ = ("tag", "deg", "angle_deg", "axis")
    FIELDS = __slots__
    CHILDREN = ("deg", "angle_deg", "axis")

    def __init__(self, tag: str = "Identity") -> None:
        super().__init__()
        self.tag = tag
        self.deg: Quantity | None = None
        self.angle_deg: Quantity | None = None
        self.axis: Quantity | None = None

    def is_random(self) -> bool:
        """Whether there is more than one value that it can have."""
        parts = (self.deg, self.angle_deg, self.axis)
        return self.tag == "Uniform" or any(part is not None and part.is_random() for part in parts)

    def quaternion(self) -> Numbers | None:
        """x, y, z, w of the mean of an AngleAxis; the axis need not have length 1. None where it is 0."""
        x, y, z = self.axis.mean() if self.axis is not None else (0.0, 0.0, 1.0)
        norm = (x * x + y * y + z * z) ** 0.5
        if norm == 0.0:
            return None
        half = radians(self.angle_deg.mean()[0] if self.angle_deg is not None else 0.0) / 2.0
        s = sin(half) / norm
        return x * s, y * s, z * s, cos(half)


class Transform(Node):
    """A pose in ``base_frame``: metres and a rotation."""

    __slots__ = ("base_frame", "translation", "rotation")
    FIELDS = __slots__
    CHILDREN = ("translation", "rotation")

    def __init__(self) -> None:
        super().__init__()
        self.base_frame: str | None = None
        self.translation: Quantity | None = None
        self.rotation: Rotation | None = None


class JointPosition(Node):
    """The position that a joint begins at: radians or metres, one number a degree of freedom."""

    __slots__ = ("name", "values")
    FIELDS = __slots__

    def __init__(self, name: str, values: Numbers) -> None:
        super().__init__()
        self.name = name
        self.values = values


class FreeBodyPose(Node):
    """Where a body begins that nothing holds; an empty name stands for the model's one such body."""

    __slots__ = ("name", "pose")
    FIELDS = __slots__
    CHILDREN = ("pose",)

    def __init__(self, name: str, pose: Transform) -> None:
        super().__init__()
        self.name = name
        self.pose = pose


class AddModel(Node):
    """Adds the model of a file under a name."""

    __slots__ = ("file", "name", "default_joint_positions", "default_free_body_pose")
    TAG = "add_model"
    FIELDS = __slots__
    CHILDREN = ("default_joint_positions", "default_free_body_pose")
    URIS = ("file",)

    def __init__(self) -> None:
        super().__init__()
        self.file = ""
        self.name = ""
        self.default_joint_positions: list[JointPosition] = []
        self.default_free_body_pose: list[FreeBodyPose] = []


class AddModelInstance(Node):
    """Makes an empty model instance: a name space."""

    __slots__ = ("name",)
    TAG = "add_model_instance"
    FIELDS = __slots__

    def __init__(self) -> None:
        super().__init__()
        self.name = ""


class AddFrame(Node):
    """Adds a frame."""

    __slots__ = ("name", "X_PF")
    TAG = "add_frame"
    FIELDS = __slots__
    CHILDREN = ("X_PF",)

    def __init__(self) -> None:
        super().__init__()
        self.name = ""
        self.X_PF = Transform()


class AddWeld(Node):
    """Welds two frames together."""

    __slots__ = ("parent", "child", "X_PC")
    TAG = "add_weld"
    FIELDS = __slots__
    CHILDREN = ("X_PC",)

    def __init__(self) -> None:
        super().__init__()
        self.parent = ""
        self.child = ""
        self.X_PC: Transform | None = None


class AddCollisionFilterGroup(Node):
    """Names bodies that pass through those of other groups, or of this one."""

    __slots__ = ("name", "members", "member_groups", "ignored_collision_filter_groups", "model_namespace")
    TAG = "add_collision_filter_group"
    FIELDS = __slots__

    def __init__(self) -> None:
        super().__init__()
        self.name = ""
        self.members: list[str] = []
        self.member_groups: list[str] = []
        self.ignored_collision_filter_groups: list[str] = []
        self.model_namespace: str | None = None


class AddDirectives(Node):
    """Does what another file of directives says, its names in a name space."""

    __slots__ = ("file", "model_namespace")
    TAG = "add_directives"
    FIELDS = __slots__
    URIS = ("file",)

    def __init__(self) -> None:
        super().__init__()
        self.file = ""
        self.model_namespace: str | None = None


Directive = AddModel | AddModelInstance | AddFrame | AddWeld | AddCollisionFilterGroup | AddDirectives


class Directives(Node):
    """A whole file."""

    __slots__ = ("directives",)
    TAG = "directives"
    FIELDS = __slots__
    CHILDREN = ("directives",)

    def __init__(self) -> None:
        super().__init__()
        self.directives: list[Directive] = []
