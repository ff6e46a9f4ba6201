"""What a model *is*, told without any format or engine: the facts two files are compared by.

Units are SI and radians. A fact that an engine does not tell is ``None``; only what both sides
tell is compared. Names are scoped below the (only) top-level model: ``link``, or ``inner::link``
in a nested model. Poses are 4x4 homogeneous matrices ``X_AB`` (numpy), rotations their 3x3 part.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[np.float64]

WORLD = "world"

FREE = " (free)"
"""Ends the label of a link that floats: a joint may have the same name."""
JOINT = " (joint)"
"""Ends the label of a joint's frame."""
OWN = "__model__"
"""What SDFormat calls a model's own frame."""
INF = float("inf")
UNLIMITED = 1e16
"""libsdformat takes a limit of this size or more as none; so does the comparison."""


def limit(value: float) -> float:
    """A limit with "as good as infinite" made infinite."""
    return float(np.copysign(INF, value)) if abs(value) >= UNLIMITED else float(value)


def effort_limit(value: float) -> float:
    """An effort limit; negative means unlimited (libsdformat's and Drake's reading of -1)."""
    return INF if value < 0 else limit(value)


@dataclass
class Link:
    """A rigid body. ``com`` p_LC (m), ``inertia`` about C in the axes of L (3x3, kg m^2)."""

    name: str
    mass: float | None = None
    com: Array | None = None
    inertia: Array | None = None


@dataclass
class Joint:
    """A joint. ``kind`` is one of fixed, revolute, prismatic, screw, planar, ball, universal, free, other.

    The limits, ``damping``, ``friction`` and ``default`` have a number for each degree of freedom;
    ``axis_W`` and ``anchor_W`` hold in the default posture.
    """

    name: str
    kind: str
    parent: str
    child: str
    axis_W: Array | None = None
    anchor_W: Array | None = None
    lower: tuple[float, ...] | None = None
    upper: tuple[float, ...] | None = None
    velocity: tuple[float, ...] | None = None
    acceleration: tuple[float, ...] | None = None
    damping: tuple[float, ...] | None = None
    friction: tuple[float, ...] | None = None
    effort: tuple[float, ...] | None = None
    default: tuple[float, ...] | None = None
    pitch: float | None = None
    written: bool = True
    """False for a joint that the engine made by itself."""
    armature: tuple[float, ...] | None = None
    """What the joint's own drive adds to the mass matrix (which is told without it)."""


@dataclass
class Frame:
    """A named frame: fixed to ``link`` at ``X_LF``."""

    name: str
    link: str
    X_LF: Array


@dataclass
class Shape:
    """A geometry. ``role`` is visual or collision; ``size`` as the engine's own type has it (full lengths,
    radius then length); a mesh has its scale in ``size`` and its file's name in ``mesh``."""

    link: str
    role: str
    kind: str
    size: tuple[float, ...]
    X_LG: Array
    name: str = ""
    mesh: str | None = None
    colour: tuple[float, ...] | None = None
    texture: str | None = None
    friction: tuple[float, ...] | None = None
    properties: dict[str, str] | None = None


@dataclass
class Mimic:
    """position(joint) = multiplier * position(of) + offset."""

    joint: str
    of: str
    multiplier: float
    offset: float


@dataclass
class Actuator:
    """An actuator of a joint, with what it can do."""

    joint: str
    effort: float
    gear_ratio: float = 1.0
    rotor_inertia: float = 0.0
    gains: tuple[float, ...] | None = None
    """Proportional and derivative gain of its controller, where it has one."""


@dataclass
class Relation:
    """A force element or constraint: its ends (a link, and a point of it in the world in the default
    posture) and its constants."""

    kind: str
    ends: tuple[tuple[str, Array], ...]
    numbers: tuple[float, ...]


@dataclass
class Posture:
    """The positions a model is put in: of each joint by name, and of each floating link (X_WL)."""

    joints: dict[str, tuple[float, ...]] = field(default_factory=dict)
    bases: dict[str, Array] = field(default_factory=dict)


Postures: TypeAlias = "list[Posture] | int | None"
"""Postures to tell a model's states in: given ones, or so many random ones."""


@dataclass
class State:
    """What holds in one posture: X_WL of every link, mass matrix and gravity forces over ``velocities``
    (labels: a joint, or a floating link and ``FREE``; and the number of the velocity)."""

    posture: Posture
    poses: dict[str, Array]
    velocities: list[tuple[str, int]] | None = None
    mass_matrix: Array | None = None
    gravity: Array | None = None


@dataclass
class Facts:
    """All that an engine tells about a file. The first state is the default posture."""

    engine: str
    links: dict[str, Link] = field(default_factory=dict)
    joints: dict[str, Joint] = field(default_factory=dict)
    frames: dict[str, Frame] = field(default_factory=dict)
    states: list[State] = field(default_factory=list)
    shapes: list[Shape] | None = None
    mimics: list[Mimic] | None = None
    written_mimics: list[Mimic] | None = None
    """Those that the text says, where the engine does not tell them."""
    actuators: dict[str, Actuator] | None = None
    filtered: set[frozenset[str]] | None = None
    """Pairs of links (both with collision shapes) that never touch."""
    floating: set[str] | None = None
    relations: list[Relation] | None = None
    soft: int = 0
    """How many bodies that bend there are, which no description of rigid bodies can say."""
    gravity: tuple[float, ...] | None = None
    """What pulls (m/s², in the world's axes). Torques are those of 9.81 m/s² downwards all the same: what a
    model is does not depend on where it stands."""
    constraints: int | None = None
    """How many constraints the engine made (Drake: couplers of mimic joints and the like)."""
    placed: dict[str, Array] | None = None
    """X_W, in the default posture, of the frames that SDFormat's models and joints have themselves."""
    flags: set[str] | None = None
    """What is said of models as a whole: which collide with themselves."""
    warnings: list[str] = field(default_factory=list)
    keyframes: dict[str, Posture] = field(default_factory=dict)
    top: str = ""
    """The only top-level model, which the names do not say, where there is one and the format names it."""


class EngineFailure(Exception):
    """An engine could not load a file, or is not installed; the text says which and why."""

    def __init__(self, engine: str, reason: str, absent: bool = False) -> None:
        super().__init__(engine, reason, absent)
        self.engine = engine
        self.reason = reason
        self.absent = absent

    def __str__(self) -> str:
        return f"{self.engine}: {self.reason}"
