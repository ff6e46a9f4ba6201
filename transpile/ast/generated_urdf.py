"""The AST of urdf. Written from grammars/urdf.grammar by ``python -m transpile.grammar write``; do not edit."""
# ruff: noqa

from __future__ import annotations

from transpile.ast.node import Node, Tree


class Robot(Node):
    """A robot: a tree of links and joints."""

    __slots__ = ("name", "version", "material", "link", "joint", "drake_joint", "loop_joint", "frame", "transmission", "gazebo", "drake_collision_filter_group", "drake_ball_constraint", "drake_tendon_constraint", "drake_linear_spring_damper", "drake_linear_bushing_rpy", "drake_distance_constraint",)
    TAG = "robot"
    FIELDS = __slots__
    CHILDREN = ("material", "link", "joint", "drake_joint", "loop_joint", "frame", "transmission", "gazebo", "drake_collision_filter_group", "drake_ball_constraint", "drake_tendon_constraint", "drake_linear_spring_damper", "drake_linear_bushing_rpy", "drake_distance_constraint",)
    VALUES = 6

    name: str | None
    version: str | None
    material: list[Material]
    link: list[Link]
    joint: list[Joint]
    drake_joint: list[Joint]
    loop_joint: list[LoopJoint]
    frame: list[Frame]
    transmission: list[Transmission]
    gazebo: list[Tree]
    drake_collision_filter_group: list[Tree]
    drake_ball_constraint: list[Tree]
    drake_tendon_constraint: list[Tree]
    drake_linear_spring_damper: list[Tree]
    drake_linear_bushing_rpy: list[Tree]
    drake_distance_constraint: list[Tree]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.version = None
        self.material = []
        self.link = []
        self.joint = []
        self.drake_joint = []
        self.loop_joint = []
        self.frame = []
        self.transmission = []
        self.gazebo = []
        self.drake_collision_filter_group = []
        self.drake_ball_constraint = []
        self.drake_tendon_constraint = []
        self.drake_linear_spring_damper = []
        self.drake_linear_bushing_rpy = []
        self.drake_distance_constraint = []


class Link(Node):
    """A rigid body."""

    __slots__ = ("name", "type", "concave", "origin", "inertial", "visual", "collision", "drake_surface_velocity_axis",)
    TAG = "link"
    FIELDS = __slots__
    CHILDREN = ("origin", "inertial", "visual", "collision", "drake_surface_velocity_axis",)
    VALUES = 14

    name: str | None
    type: str | None
    concave: str | None
    origin: Origin | None
    inertial: Inertial | None
    visual: list[Visual]
    collision: list[Collision]
    drake_surface_velocity_axis: Tree | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.type = None
        self.concave = None
        self.origin = None
        self.inertial = None
        self.visual = []
        self.collision = []
        self.drake_surface_velocity_axis = None


class Inertial(Node):
    """Mass and inertia of a link. Without it a link has no mass."""

    __slots__ = ("origin", "mass", "inertia",)
    TAG = "inertial"
    FIELDS = __slots__
    CHILDREN = ("origin", "mass", "inertia",)

    origin: Origin | None
    mass: Mass | None
    inertia: Inertia | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.origin = None
        self.mass = None
        self.inertia = None


class Mass(Node):
    """``<mass>``."""

    __slots__ = ("value",)
    TAG = "mass"
    FIELDS = __slots__
    VALUES = 2
    DEFAULTS = {"value": 0.0}

    value: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.value = None


class Inertia(Node):
    """Moments about the centre of mass, in the axes of the inertial frame."""

    __slots__ = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz",)
    TAG = "inertia"
    FIELDS = __slots__
    VALUES = 126
    DEFAULTS = {"ixx": 0.0, "ixy": 0.0, "ixz": 0.0, "iyy": 0.0, "iyz": 0.0, "izz": 0.0}

    ixx: float | None
    ixy: float | None
    ixz: float | None
    iyy: float | None
    iyz: float | None
    izz: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.ixx = None
        self.ixy = None
        self.ixz = None
        self.iyy = None
        self.iyz = None
        self.izz = None


class Origin(Node):
    """A pose: the position and the fixed-axis roll, pitch, yaw, or a quaternion."""

    __slots__ = ("xyz", "rpy", "quat_xyzw",)
    TAG = "origin"
    FIELDS = __slots__
    VALUES = 14
    DEFAULTS = {"xyz": (0.0, 0.0, 0.0), "rpy": (0.0, 0.0, 0.0)}

    xyz: tuple[float, float, float] | None
    rpy: tuple[float, float, float] | None
    quat_xyzw: tuple[float, float, float, float] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.xyz = None
        self.rpy = None
        self.quat_xyzw = None


class Visual(Node):
    """A shape to look at."""

    __slots__ = ("name", "origin", "geometry", "material", "drake_illustration_properties", "drake_perception_properties", "drake_accepting_renderer",)
    TAG = "visual"
    FIELDS = __slots__
    CHILDREN = ("origin", "geometry", "material", "drake_illustration_properties", "drake_perception_properties", "drake_accepting_renderer",)
    VALUES = 2

    name: str | None
    origin: Origin | None
    geometry: Geometry | None
    material: Material | None
    drake_illustration_properties: Tree | None
    drake_perception_properties: Tree | None
    drake_accepting_renderer: list[Tree]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.origin = None
        self.geometry = None
        self.material = None
        self.drake_illustration_properties = None
        self.drake_perception_properties = None
        self.drake_accepting_renderer = []


class Collision(Node):
    """A shape to touch."""

    __slots__ = ("name", "concave", "group", "origin", "geometry", "drake_proximity_properties", "verbose",)
    TAG = "collision"
    FIELDS = __slots__
    CHILDREN = ("origin", "geometry", "drake_proximity_properties", "verbose",)
    VALUES = 14

    name: str | None
    concave: str | None
    group: str | None
    origin: Origin | None
    geometry: Geometry | None
    drake_proximity_properties: Tree | None
    verbose: Tree | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.concave = None
        self.group = None
        self.origin = None
        self.geometry = None
        self.drake_proximity_properties = None
        self.verbose = None


class Geometry(Node):
    """Exactly one shape."""

    __slots__ = ("name", "box", "cylinder", "sphere", "capsule", "mesh", "plane", "drake_capsule", "drake_ellipsoid",)
    TAG = "geometry"
    FIELDS = __slots__
    CHILDREN = ("box", "cylinder", "sphere", "capsule", "mesh", "plane", "drake_capsule", "drake_ellipsoid",)
    VALUES = 2

    name: str | None
    box: Box | None
    cylinder: Cylinder | None
    sphere: Sphere | None
    capsule: Capsule | None
    mesh: Mesh | None
    plane: Plane | None
    drake_capsule: DrakeCapsule | None
    drake_ellipsoid: Ellipsoid | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.box = None
        self.cylinder = None
        self.sphere = None
        self.capsule = None
        self.mesh = None
        self.plane = None
        self.drake_capsule = None
        self.drake_ellipsoid = None


class Box(Node):
    """``<box>``."""

    __slots__ = ("size",)
    TAG = "box"
    FIELDS = __slots__
    VALUES = 2

    size: tuple[float, float, float] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.size = None


class Cylinder(Node):
    """A cylinder along z, centred."""

    __slots__ = ("radius", "length",)
    TAG = "cylinder"
    FIELDS = __slots__
    VALUES = 6

    radius: float | None
    length: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.radius = None
        self.length = None


class Sphere(Node):
    """``<sphere>``."""

    __slots__ = ("radius",)
    TAG = "sphere"
    FIELDS = __slots__
    VALUES = 2

    radius: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.radius = None


class Capsule(Node):
    """A capsule along z, centred: a cylinder of @length between two half balls (Drake, MuJoCo, Bullet, newer urdfdom)."""

    __slots__ = ("radius", "length",)
    TAG = "capsule"
    FIELDS = __slots__
    VALUES = 6

    radius: float | None
    length: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.radius = None
        self.length = None


class DrakeCapsule(Node):
    """The same for Drake alone."""

    __slots__ = ("radius", "length",)
    TAG = "drake:capsule"
    FIELDS = __slots__
    VALUES = 6

    radius: float | None
    length: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.radius = None
        self.length = None


class Ellipsoid(Node):
    """Drake: an ellipsoid of the half axes a, b, c."""

    __slots__ = ("a", "b", "c",)
    TAG = "drake:ellipsoid"
    FIELDS = __slots__
    VALUES = 14

    a: float | None
    b: float | None
    c: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.a = None
        self.b = None
        self.c = None


class Plane(Node):
    """Bullet, and newer urdfdom: an unbounded plane."""

    __slots__ = ("normal",)
    TAG = "plane"
    FIELDS = __slots__
    VALUES = 2
    DEFAULTS = {"normal": (0.0, 0.0, 1.0)}

    normal: tuple[float, float, float] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.normal = None


class Mesh(Node):
    """``<mesh>``."""

    __slots__ = ("filename", "scale", "drake_declare_convex",)
    TAG = "mesh"
    FIELDS = __slots__
    CHILDREN = ("drake_declare_convex",)
    VALUES = 6
    URIS = ("filename",)
    DEFAULTS = {"scale": (1.0, 1.0, 1.0)}

    filename: str | None
    scale: tuple[float, float, float] | None
    drake_declare_convex: Tree | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.filename = None
        self.scale = None
        self.drake_declare_convex = None


class Material(Node):
    """A colour or a texture. At the top it is named and defined; in a visual it is named, defined, or both."""

    __slots__ = ("name", "color", "texture",)
    TAG = "material"
    FIELDS = __slots__
    CHILDREN = ("color", "texture",)
    VALUES = 2

    name: str | None
    color: Color | None
    texture: Texture | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.color = None
        self.texture = None


class Color(Node):
    """``<color>``."""

    __slots__ = ("rgba",)
    TAG = "color"
    FIELDS = __slots__
    VALUES = 2

    rgba: tuple[float, float, float, float] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.rgba = None


class Texture(Node):
    """``<texture>``."""

    __slots__ = ("filename",)
    TAG = "texture"
    FIELDS = __slots__
    VALUES = 2
    URIS = ("filename",)

    filename: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.filename = None


class Joint(Node):
    """Joins the child link to the parent link. Its frame is the child link's."""

    __slots__ = ("name", "type", "dont_collapse", "origin", "parent", "child", "axis", "limit", "dynamics", "mimic", "calibration", "safety_controller", "joint_properties", "actuator", "drake_screw_thread_pitch", "drake_plane_normal", "drake_initial_tangent", "drake_curves", "drake_is_periodic", "drake_gear_ratio", "drake_rotor_inertia", "drake_controller_gains",)
    TAG = "joint"
    FIELDS = __slots__
    CHILDREN = ("origin", "parent", "child", "axis", "limit", "dynamics", "mimic", "calibration", "safety_controller", "joint_properties", "actuator", "drake_screw_thread_pitch", "drake_plane_normal", "drake_initial_tangent", "drake_curves", "drake_is_periodic", "drake_gear_ratio", "drake_rotor_inertia", "drake_controller_gains",)
    VALUES = 14

    name: str | None
    type: str | None
    dont_collapse: str | None
    origin: Origin | None
    parent: Parent | None
    child: Child | None
    axis: Axis | None
    limit: Limit | None
    dynamics: Dynamics | None
    mimic: Mimic | None
    calibration: Tree | None
    safety_controller: Tree | None
    joint_properties: Tree | None
    actuator: list[Tree]
    drake_screw_thread_pitch: Tree | None
    drake_plane_normal: Tree | None
    drake_initial_tangent: Tree | None
    drake_curves: Tree | None
    drake_is_periodic: Tree | None
    drake_gear_ratio: Tree | None
    drake_rotor_inertia: Tree | None
    drake_controller_gains: Tree | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.type = None
        self.dont_collapse = None
        self.origin = None
        self.parent = None
        self.child = None
        self.axis = None
        self.limit = None
        self.dynamics = None
        self.mimic = None
        self.calibration = None
        self.safety_controller = None
        self.joint_properties = None
        self.actuator = []
        self.drake_screw_thread_pitch = None
        self.drake_plane_normal = None
        self.drake_initial_tangent = None
        self.drake_curves = None
        self.drake_is_periodic = None
        self.drake_gear_ratio = None
        self.drake_rotor_inertia = None
        self.drake_controller_gains = None


class Parent(Node):
    """``<parent>``."""

    __slots__ = ("link",)
    TAG = "parent"
    FIELDS = __slots__
    VALUES = 2

    link: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.link = None


class Child(Node):
    """``<child>``."""

    __slots__ = ("link",)
    TAG = "child"
    FIELDS = __slots__
    VALUES = 2

    link: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.link = None


class Axis(Node):
    """The direction of a joint in its own frame. Drake and urdfdom normalise it."""

    __slots__ = ("xyz", "rpy",)
    TAG = "axis"
    FIELDS = __slots__
    VALUES = 6
    DEFAULTS = {"xyz": (1.0, 0.0, 0.0)}

    xyz: tuple[float, float, float] | None
    rpy: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.xyz = None
        self.rpy = None


class Limit(Node):
    """Limits of a joint: positions, effort and velocity. For continuous joints only effort and velocity."""

    __slots__ = ("lower", "upper", "effort", "velocity", "drake_acceleration", "k_velocity", "command_effort", "current", "gear_velocity",)
    TAG = "limit"
    FIELDS = __slots__
    VALUES = 1022

    lower: float | None
    upper: float | None
    effort: float | None
    velocity: float | None
    drake_acceleration: float | None
    k_velocity: str | None
    command_effort: str | None
    current: str | None
    gear_velocity: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.lower = None
        self.upper = None
        self.effort = None
        self.velocity = None
        self.drake_acceleration = None
        self.k_velocity = None
        self.command_effort = None
        self.current = None
        self.gear_velocity = None


class Dynamics(Node):
    """Viscous damping and static friction."""

    __slots__ = ("damping", "friction", "spring_reference", "spring_stiffness", "D", "K", "mu_coulomb", "mu_viscous",)
    TAG = "dynamics"
    FIELDS = __slots__
    VALUES = 510

    damping: tuple[float, ...] | None
    friction: float | None
    spring_reference: str | None
    spring_stiffness: str | None
    D: str | None
    K: str | None
    mu_coulomb: str | None
    mu_viscous: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.damping = None
        self.friction = None
        self.spring_reference = None
        self.spring_stiffness = None
        self.D = None
        self.K = None
        self.mu_coulomb = None
        self.mu_viscous = None


class Mimic(Node):
    """position = multiplier * position of @joint + offset."""

    __slots__ = ("joint", "multiplier", "offset",)
    TAG = "mimic"
    FIELDS = __slots__
    VALUES = 14
    DEFAULTS = {"multiplier": 1.0, "offset": 0.0}

    joint: str | None
    multiplier: float | None
    offset: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.joint = None
        self.multiplier = None
        self.offset = None


class LoopJoint(Node):
    """Files that close a kinematic loop with a joint of a second parent; read by no engine here."""

    __slots__ = ("name", "type", "link1", "link2", "axis", "parent", "child", "origin",)
    TAG = "loop_joint"
    FIELDS = __slots__
    CHILDREN = ("link1", "link2", "axis", "parent", "child", "origin",)
    VALUES = 6

    name: str | None
    type: str | None
    link1: Tree | None
    link2: Tree | None
    axis: Tree | None
    parent: Tree | None
    child: Tree | None
    origin: Tree | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.type = None
        self.link1 = None
        self.link2 = None
        self.axis = None
        self.parent = None
        self.child = None
        self.origin = None


class Frame(Node):
    """Drake: a named frame fixed to a link."""

    __slots__ = ("name", "link", "xyz", "rpy",)
    TAG = "frame"
    FIELDS = __slots__
    VALUES = 30
    DEFAULTS = {"xyz": (0.0, 0.0, 0.0), "rpy": (0.0, 0.0, 0.0)}

    name: str | None
    link: str | None
    xyz: tuple[float, float, float] | None
    rpy: tuple[float, float, float] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.link = None
        self.xyz = None
        self.rpy = None


class Transmission(Node):
    """A mechanical transmission. To Drake it makes an actuator for its joint; ros_control reads the rest."""

    __slots__ = ("name", "attribute_type", "type", "joint", "actuator", "mechanicalReduction", "motorTorqueConstant", "compensator", "leftActuator", "rightActuator", "flexJoint", "rollJoint", "gap_joint", "passive_joint", "use_simulated_gripper_joint",)
    TAG = "transmission"
    FIELDS = __slots__
    CHILDREN = ("joint", "actuator", "compensator", "leftActuator", "rightActuator", "flexJoint", "rollJoint", "gap_joint", "passive_joint", "use_simulated_gripper_joint",)
    VALUES = 206

    name: str | None
    attribute_type: str | None
    type: str | None
    joint: list[TransmissionJoint]
    actuator: list[Actuator]
    mechanicalReduction: str | None
    motorTorqueConstant: str | None
    compensator: list[Tree]
    leftActuator: list[Tree]
    rightActuator: list[Tree]
    flexJoint: list[Tree]
    rollJoint: list[Tree]
    gap_joint: list[Tree]
    passive_joint: list[Tree]
    use_simulated_gripper_joint: list[Tree]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.attribute_type = None
        self.type = None
        self.joint = []
        self.actuator = []
        self.mechanicalReduction = None
        self.motorTorqueConstant = None
        self.compensator = []
        self.leftActuator = []
        self.rightActuator = []
        self.flexJoint = []
        self.rollJoint = []
        self.gap_joint = []
        self.passive_joint = []
        self.use_simulated_gripper_joint = []


class TransmissionJoint(Node):
    """``<joint>``."""

    __slots__ = ("name", "hardwareInterface",)
    TAG = "joint"
    FIELDS = __slots__
    VALUES = 6

    name: str | None
    hardwareInterface: list[str]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.hardwareInterface = []


class Actuator(Node):
    """``<actuator>``."""

    __slots__ = ("name", "hardwareInterface", "mechanicalReduction", "motorTorqueConstant", "drake_gear_ratio", "drake_rotor_inertia", "drake_controller_gains",)
    TAG = "actuator"
    FIELDS = __slots__
    CHILDREN = ("drake_gear_ratio", "drake_rotor_inertia", "drake_controller_gains",)
    VALUES = 30

    name: str | None
    hardwareInterface: list[str]
    mechanicalReduction: str | None
    motorTorqueConstant: str | None
    drake_gear_ratio: Tree | None
    drake_rotor_inertia: Tree | None
    drake_controller_gains: Tree | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.hardwareInterface = []
        self.mechanicalReduction = None
        self.motorTorqueConstant = None
        self.drake_gear_ratio = None
        self.drake_rotor_inertia = None
        self.drake_controller_gains = None
