"""The AST of sdf. Written from grammars/sdf.grammar by ``python -m transpile.grammar write``; do not edit."""
# ruff: noqa

from __future__ import annotations

from transpile.ast.node import Node, Tree


class Sdf(Node):
    """A file: worlds, or one model, actor or light."""

    __slots__ = ("version", "world", "model", "actor", "light", "include",)
    TAG = "sdf"
    FIELDS = __slots__
    CHILDREN = ("world", "model", "actor", "light", "include",)
    VALUES = 2

    version: str | None
    world: list[World]
    model: list[Model]
    actor: list[Tree]
    light: list[Tree]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.version = None
        self.world = []
        self.model = []
        self.actor = []
        self.light = []
        self.include = []


class World(Node):
    """Models, what joins them, and what they live in."""

    __slots__ = ("name", "audio", "wind", "include", "gravity", "magnetic_field", "atmosphere", "gui", "physics", "scene", "light", "frame", "model", "actor", "plugin", "joint", "road", "spherical_coordinates", "state", "population",)
    TAG = "world"
    FIELDS = __slots__
    CHILDREN = ("audio", "wind", "include", "atmosphere", "gui", "physics", "scene", "light", "frame", "model", "actor", "plugin", "joint", "road", "spherical_coordinates", "state", "population",)
    VALUES = 98
    DEFAULTS = {"gravity": (0.0, 0.0, -9.8), "magnetic_field": (5.5645e-06, 2.28758e-05, -4.23884e-05)}

    name: str | None
    audio: Tree | None
    wind: Tree | None
    include: list[Include]
    gravity: tuple[float, float, float] | None
    magnetic_field: tuple[float, float, float] | None
    atmosphere: Tree | None
    gui: Tree | None
    physics: list[Tree]
    scene: Tree | None
    light: list[Tree]
    frame: list[Frame]
    model: list[Model]
    actor: list[Tree]
    plugin: list[Tree]
    joint: list[Joint]
    road: list[Tree]
    spherical_coordinates: Tree | None
    state: list[Tree]
    population: list[Tree]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.audio = None
        self.wind = None
        self.include = []
        self.gravity = None
        self.magnetic_field = None
        self.atmosphere = None
        self.gui = None
        self.physics = []
        self.scene = None
        self.light = []
        self.frame = []
        self.model = []
        self.actor = []
        self.plugin = []
        self.joint = []
        self.road = []
        self.spherical_coordinates = None
        self.state = []
        self.population = []


class Model(Node):
    """Links and what joins them. The names of its links, joints, frames and models are one name space."""

    __slots__ = ("name", "namespace", "canonical_link", "placement_frame", "static", "self_collide", "allow_auto_disable", "enable_wind", "frame", "pose", "link", "joint", "plugin", "gripper", "include", "model", "model_state", "drake_joint", "drake_collision_filter_group", "drake_ball_constraint", "drake_tendon_constraint", "drake_linear_bushing_rpy", "drake_linear_spring_damper", "drake_distance_constraint",)
    TAG = "model"
    FIELDS = __slots__
    CHILDREN = ("frame", "pose", "link", "joint", "plugin", "gripper", "include", "model", "model_state", "drake_joint", "drake_collision_filter_group", "drake_ball_constraint", "drake_tendon_constraint", "drake_linear_bushing_rpy", "drake_linear_spring_damper", "drake_distance_constraint",)
    VALUES = 510
    DEFAULTS = {"static": False, "self_collide": False, "allow_auto_disable": True, "enable_wind": False}

    name: str | None
    namespace: str | None
    canonical_link: str | None
    placement_frame: str | None
    static: bool | None
    self_collide: bool | None
    allow_auto_disable: bool | None
    enable_wind: bool | None
    frame: list[Frame]
    pose: Pose | None
    link: list[Link]
    joint: list[Joint]
    plugin: list[Tree]
    gripper: list[Tree]
    include: list[Include]
    model: list[Model]
    model_state: Tree | None
    drake_joint: list[Tree]
    drake_collision_filter_group: list[Tree]
    drake_ball_constraint: list[Tree]
    drake_tendon_constraint: list[Tree]
    drake_linear_bushing_rpy: list[Tree]
    drake_linear_spring_damper: list[Tree]
    drake_distance_constraint: list[Tree]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.namespace = None
        self.canonical_link = None
        self.placement_frame = None
        self.static = None
        self.self_collide = None
        self.allow_auto_disable = None
        self.enable_wind = None
        self.frame = []
        self.pose = None
        self.link = []
        self.joint = []
        self.plugin = []
        self.gripper = []
        self.include = []
        self.model = []
        self.model_state = None
        self.drake_joint = []
        self.drake_collision_filter_group = []
        self.drake_ball_constraint = []
        self.drake_tendon_constraint = []
        self.drake_linear_bushing_rpy = []
        self.drake_linear_spring_damper = []
        self.drake_distance_constraint = []


class Include(Node):
    """Brings in a model from another file."""

    __slots__ = ("merge", "uri", "name", "pose", "namespace", "placement_frame", "static", "plugin", "model_state", "experimental_params",)
    TAG = "include"
    FIELDS = __slots__
    CHILDREN = ("pose", "plugin", "model_state", "experimental_params",)
    VALUES = 238
    URIS = ("uri",)
    DEFAULTS = {"merge": False}

    merge: bool | None
    uri: str | None
    name: str | None
    pose: Pose | None
    namespace: str | None
    placement_frame: str | None
    static: bool | None
    plugin: list[Tree]
    model_state: Tree | None
    experimental_params: list[Tree]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.merge = None
        self.uri = None
        self.name = None
        self.pose = None
        self.namespace = None
        self.placement_frame = None
        self.static = None
        self.plugin = []
        self.model_state = None
        self.experimental_params = []


class Frame(Node):
    """A named frame."""

    __slots__ = ("name", "attached_to", "pose",)
    TAG = "frame"
    FIELDS = __slots__
    CHILDREN = ("pose",)
    VALUES = 6

    name: str | None
    attached_to: str | None
    pose: Pose | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.attached_to = None
        self.pose = None


class Pose(Node):
    """x y z and roll pitch yaw (about fixed axes), or x y z and a quaternion x y z w."""

    __slots__ = ("text", "frame", "relative_to", "rotation_format", "degrees",)
    TAG = "pose"
    FIELDS = __slots__
    VALUES = 62
    DEFAULTS = {"text": (0.0, 0.0, 0.0, 0.0, 0.0, 0.0), "rotation_format": 'euler_rpy', "degrees": False}

    text: tuple[float, ...] | None
    frame: str | None
    relative_to: str | None
    rotation_format: str | None
    degrees: bool | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.text = None
        self.frame = None
        self.relative_to = None
        self.rotation_format = None
        self.degrees = None


class Link(Node):
    """A rigid body."""

    __slots__ = ("name", "pose", "inertial", "visual", "collision", "gravity", "enable_wind", "self_collide", "kinematic", "must_be_base_link", "velocity_decay", "frame", "drake_visual", "sensor", "projector", "audio_sink", "audio_source", "battery", "light", "particle_emitter", "drake_deformable_properties", "drake_wall_boundary_condition", "drake_surface_velocity_axis",)
    TAG = "link"
    FIELDS = __slots__
    CHILDREN = ("pose", "inertial", "visual", "collision", "velocity_decay", "frame", "drake_visual", "sensor", "projector", "audio_sink", "audio_source", "battery", "light", "particle_emitter", "drake_deformable_properties", "drake_wall_boundary_condition", "drake_surface_velocity_axis",)
    VALUES = 1986
    DEFAULTS = {"gravity": True, "enable_wind": False, "self_collide": False, "kinematic": False, "must_be_base_link": False}

    name: str | None
    pose: Pose | None
    inertial: Inertial | None
    visual: list[Visual]
    collision: list[Collision]
    gravity: bool | None
    enable_wind: bool | None
    self_collide: bool | None
    kinematic: bool | None
    must_be_base_link: bool | None
    velocity_decay: VelocityDecay | None
    frame: list[Frame]
    drake_visual: list[Visual]
    sensor: list[Tree]
    projector: list[Tree]
    audio_sink: list[Tree]
    audio_source: list[Tree]
    battery: list[Tree]
    light: list[Tree]
    particle_emitter: list[Tree]
    drake_deformable_properties: Tree | None
    drake_wall_boundary_condition: list[Tree]
    drake_surface_velocity_axis: Tree | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.pose = None
        self.inertial = None
        self.visual = []
        self.collision = []
        self.gravity = None
        self.enable_wind = None
        self.self_collide = None
        self.kinematic = None
        self.must_be_base_link = None
        self.velocity_decay = None
        self.frame = []
        self.drake_visual = []
        self.sensor = []
        self.projector = []
        self.audio_sink = []
        self.audio_source = []
        self.battery = []
        self.light = []
        self.particle_emitter = []
        self.drake_deformable_properties = None
        self.drake_wall_boundary_condition = []
        self.drake_surface_velocity_axis = None


class VelocityDecay(Node):
    """``<velocity_decay>``."""

    __slots__ = ("linear", "angular",)
    TAG = "velocity_decay"
    FIELDS = __slots__
    VALUES = 6
    DEFAULTS = {"linear": 0.0, "angular": 0.0}

    linear: float | None
    angular: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.linear = None
        self.angular = None


class Inertial(Node):
    """Mass and inertia. Without it a link has 1 kg and moments of 1 kg m^2."""

    __slots__ = ("auto", "pose", "mass", "inertia", "density", "auto_inertia_params", "frame", "fluid_added_mass",)
    TAG = "inertial"
    FIELDS = __slots__
    CHILDREN = ("pose", "inertia", "auto_inertia_params", "frame", "fluid_added_mass",)
    VALUES = 42
    DEFAULTS = {"auto": False, "mass": 1.0, "density": 1000.0}

    auto: bool | None
    pose: Pose | None
    mass: float | None
    inertia: Inertia | None
    density: float | None
    auto_inertia_params: Tree | None
    frame: list[Frame]
    fluid_added_mass: FluidAddedMass | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.auto = None
        self.pose = None
        self.mass = None
        self.inertia = None
        self.density = None
        self.auto_inertia_params = None
        self.frame = []
        self.fluid_added_mass = None


class Inertia(Node):
    """Moments about the centre of mass, in the axes of the inertial frame."""

    __slots__ = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz",)
    TAG = "inertia"
    FIELDS = __slots__
    VALUES = 126
    DEFAULTS = {"ixx": 1.0, "ixy": 0.0, "ixz": 0.0, "iyy": 1.0, "iyz": 0.0, "izz": 1.0}

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


class FluidAddedMass(Node):
    """The upper half of the symmetric matrix of added mass; x y z are forces, p q r moments."""

    __slots__ = ("xx", "xy", "xz", "xp", "xq", "xr", "yy", "yz", "yp", "yq", "yr", "zz", "zp", "zq", "zr", "pp", "pq", "pr", "qq", "qr", "rr",)
    TAG = "fluid_added_mass"
    FIELDS = __slots__
    VALUES = 4194302
    DEFAULTS = {"xx": 0.0, "xy": 0.0, "xz": 0.0, "xp": 0.0, "xq": 0.0, "xr": 0.0, "yy": 0.0, "yz": 0.0, "yp": 0.0, "yq": 0.0, "yr": 0.0, "zz": 0.0, "zp": 0.0, "zq": 0.0, "zr": 0.0, "pp": 0.0, "pq": 0.0, "pr": 0.0, "qq": 0.0, "qr": 0.0, "rr": 0.0}

    xx: float | None
    xy: float | None
    xz: float | None
    xp: float | None
    xq: float | None
    xr: float | None
    yy: float | None
    yz: float | None
    yp: float | None
    yq: float | None
    yr: float | None
    zz: float | None
    zp: float | None
    zq: float | None
    zr: float | None
    pp: float | None
    pq: float | None
    pr: float | None
    qq: float | None
    qr: float | None
    rr: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.xx = None
        self.xy = None
        self.xz = None
        self.xp = None
        self.xq = None
        self.xr = None
        self.yy = None
        self.yz = None
        self.yp = None
        self.yq = None
        self.yr = None
        self.zz = None
        self.zp = None
        self.zq = None
        self.zr = None
        self.pp = None
        self.pq = None
        self.pr = None
        self.qq = None
        self.qr = None
        self.rr = None


class Visual(Node):
    """A shape to look at."""

    __slots__ = ("name", "pose", "geometry", "material", "cast_shadows", "laser_retro", "transparency", "visibility_flags", "meta", "frame", "plugin", "drake_illustration_properties", "drake_perception_properties", "drake_accepting_renderer",)
    TAG = "visual"
    FIELDS = __slots__
    CHILDREN = ("pose", "geometry", "material", "meta", "frame", "plugin", "drake_illustration_properties", "drake_perception_properties", "drake_accepting_renderer",)
    VALUES = 482
    DEFAULTS = {"cast_shadows": True, "laser_retro": 0.0, "transparency": 0.0, "visibility_flags": 4294967295}

    name: str | None
    pose: Pose | None
    geometry: Geometry | None
    material: Material | None
    cast_shadows: bool | None
    laser_retro: float | None
    transparency: float | None
    visibility_flags: int | None
    meta: VisualMeta | None
    frame: list[Frame]
    plugin: list[Tree]
    drake_illustration_properties: Tree | None
    drake_perception_properties: Tree | None
    drake_accepting_renderer: list[Tree]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.pose = None
        self.geometry = None
        self.material = None
        self.cast_shadows = None
        self.laser_retro = None
        self.transparency = None
        self.visibility_flags = None
        self.meta = None
        self.frame = []
        self.plugin = []
        self.drake_illustration_properties = None
        self.drake_perception_properties = None
        self.drake_accepting_renderer = []


class VisualMeta(Node):
    """``<meta>``."""

    __slots__ = ("layer",)
    TAG = "meta"
    FIELDS = __slots__
    VALUES = 2
    DEFAULTS = {"layer": 0}

    layer: int | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.layer = None


class Collision(Node):
    """A shape to touch."""

    __slots__ = ("name", "pose", "geometry", "surface", "laser_retro", "max_contacts", "density", "auto_inertia_params", "frame", "drake_proximity_properties",)
    TAG = "collision"
    FIELDS = __slots__
    CHILDREN = ("pose", "geometry", "surface", "auto_inertia_params", "frame", "drake_proximity_properties",)
    VALUES = 226
    DEFAULTS = {"laser_retro": 0.0, "max_contacts": 10, "density": 1000.0}

    name: str | None
    pose: Pose | None
    geometry: Geometry | None
    surface: Surface | None
    laser_retro: float | None
    max_contacts: int | None
    density: float | None
    auto_inertia_params: Tree | None
    frame: list[Frame]
    drake_proximity_properties: Tree | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.pose = None
        self.geometry = None
        self.surface = None
        self.laser_retro = None
        self.max_contacts = None
        self.density = None
        self.auto_inertia_params = None
        self.frame = []
        self.drake_proximity_properties = None


class Geometry(Node):
    """One shape; with none it is empty."""

    __slots__ = ("empty", "box", "capsule", "cone", "cylinder", "ellipsoid", "heightmap", "image", "mesh", "plane", "polyline", "sphere", "drake_capsule", "drake_ellipsoid",)
    TAG = "geometry"
    FIELDS = __slots__
    CHILDREN = ("empty", "box", "capsule", "cone", "cylinder", "ellipsoid", "heightmap", "image", "mesh", "plane", "polyline", "sphere", "drake_capsule", "drake_ellipsoid",)

    empty: Empty | None
    box: Box | None
    capsule: Capsule | None
    cone: Cone | None
    cylinder: Cylinder | None
    ellipsoid: Ellipsoid | None
    heightmap: Heightmap | None
    image: Image | None
    mesh: Mesh | None
    plane: Plane | None
    polyline: list[Polyline]
    sphere: Sphere | None
    drake_capsule: DrakeCapsule | None
    drake_ellipsoid: DrakeEllipsoid | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.empty = None
        self.box = None
        self.capsule = None
        self.cone = None
        self.cylinder = None
        self.ellipsoid = None
        self.heightmap = None
        self.image = None
        self.mesh = None
        self.plane = None
        self.polyline = []
        self.sphere = None
        self.drake_capsule = None
        self.drake_ellipsoid = None


class Empty(Node):
    """No shape."""

    __slots__ = ()
    TAG = "empty"
    FIELDS = __slots__


class Box(Node):
    """``<box>``."""

    __slots__ = ("size",)
    TAG = "box"
    FIELDS = __slots__
    VALUES = 2
    DEFAULTS = {"size": (1.0, 1.0, 1.0)}

    size: tuple[float, float, float] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.size = None


class Sphere(Node):
    """``<sphere>``."""

    __slots__ = ("radius",)
    TAG = "sphere"
    FIELDS = __slots__
    VALUES = 2
    DEFAULTS = {"radius": 1.0}

    radius: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.radius = None


class Cylinder(Node):
    """A cylinder along z, centred."""

    __slots__ = ("radius", "length",)
    TAG = "cylinder"
    FIELDS = __slots__
    VALUES = 6
    DEFAULTS = {"radius": 1.0, "length": 1.0}

    radius: float | None
    length: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.radius = None
        self.length = None


class Capsule(Node):
    """A capsule along z, centred: a cylinder of length between two half balls."""

    __slots__ = ("radius", "length",)
    TAG = "capsule"
    FIELDS = __slots__
    VALUES = 6
    DEFAULTS = {"radius": 0.5, "length": 1.0}

    radius: float | None
    length: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.radius = None
        self.length = None


class Cone(Node):
    """A cone along z, its tip up; the middle of its height is at the origin."""

    __slots__ = ("radius", "length",)
    TAG = "cone"
    FIELDS = __slots__
    VALUES = 6
    DEFAULTS = {"radius": 1.0, "length": 1.0}

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
    """An ellipsoid of three half axes."""

    __slots__ = ("radii",)
    TAG = "ellipsoid"
    FIELDS = __slots__
    VALUES = 2
    DEFAULTS = {"radii": (1.0, 1.0, 1.0)}

    radii: tuple[float, float, float] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.radii = None


class DrakeCapsule(Node):
    """Drake's capsule, for versions before 1.8."""

    __slots__ = ("radius", "length", "drake_radius", "drake_length",)
    TAG = "drake:capsule"
    FIELDS = __slots__
    VALUES = 30

    radius: float | None
    length: float | None
    drake_radius: float | None
    drake_length: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.radius = None
        self.length = None
        self.drake_radius = None
        self.drake_length = None


class DrakeEllipsoid(Node):
    """Drake's ellipsoid of the half axes a, b, c, for versions before 1.8."""

    __slots__ = ("a", "b", "c", "drake_a", "drake_b", "drake_c",)
    TAG = "drake:ellipsoid"
    FIELDS = __slots__
    VALUES = 126

    a: float | None
    b: float | None
    c: float | None
    drake_a: float | None
    drake_b: float | None
    drake_c: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.a = None
        self.b = None
        self.c = None
        self.drake_a = None
        self.drake_b = None
        self.drake_c = None


class Plane(Node):
    """A plane; to touch it is unbounded, to look at it has a size."""

    __slots__ = ("normal", "size",)
    TAG = "plane"
    FIELDS = __slots__
    VALUES = 6
    DEFAULTS = {"normal": (0.0, 0.0, 1.0), "size": (1.0, 1.0)}

    normal: tuple[float, float, float] | None
    size: tuple[float, float] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.normal = None
        self.size = None


class Mesh(Node):
    """``<mesh>``."""

    __slots__ = ("optimization", "convex_decomposition", "uri", "submesh", "scale", "drake_declare_convex",)
    TAG = "mesh"
    FIELDS = __slots__
    CHILDREN = ("convex_decomposition", "submesh", "drake_declare_convex",)
    VALUES = 42
    URIS = ("uri",)
    DEFAULTS = {"optimization": '', "scale": (1.0, 1.0, 1.0)}

    optimization: str | None
    convex_decomposition: ConvexDecomposition | None
    uri: str | None
    submesh: Submesh | None
    scale: tuple[float, float, float] | None
    drake_declare_convex: Tree | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.optimization = None
        self.convex_decomposition = None
        self.uri = None
        self.submesh = None
        self.scale = None
        self.drake_declare_convex = None


class ConvexDecomposition(Node):
    """``<convex_decomposition>``."""

    __slots__ = ("max_convex_hulls", "voxel_resolution",)
    TAG = "convex_decomposition"
    FIELDS = __slots__
    VALUES = 6
    DEFAULTS = {"max_convex_hulls": 16, "voxel_resolution": 200000}

    max_convex_hulls: int | None
    voxel_resolution: int | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.max_convex_hulls = None
        self.voxel_resolution = None


class Submesh(Node):
    """One part of the mesh's file."""

    __slots__ = ("name", "center",)
    TAG = "submesh"
    FIELDS = __slots__
    VALUES = 6
    DEFAULTS = {"center": False}

    name: str | None
    center: bool | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.center = None


class Heightmap(Node):
    """Heights from an image."""

    __slots__ = ("uri", "size", "pos", "texture", "blend", "use_terrain_paging", "sampling",)
    TAG = "heightmap"
    FIELDS = __slots__
    CHILDREN = ("texture", "blend",)
    VALUES = 206
    URIS = ("uri",)
    DEFAULTS = {"size": (1.0, 1.0, 1.0), "pos": (0.0, 0.0, 0.0), "use_terrain_paging": False, "sampling": 1}

    uri: str | None
    size: tuple[float, float, float] | None
    pos: tuple[float, float, float] | None
    texture: list[HeightmapTexture]
    blend: list[HeightmapBlend]
    use_terrain_paging: bool | None
    sampling: int | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.uri = None
        self.size = None
        self.pos = None
        self.texture = []
        self.blend = []
        self.use_terrain_paging = None
        self.sampling = None


class HeightmapTexture(Node):
    """``<texture>``."""

    __slots__ = ("size", "diffuse", "normal",)
    TAG = "texture"
    FIELDS = __slots__
    VALUES = 14
    URIS = ("diffuse", "normal",)
    DEFAULTS = {"size": 10.0}

    size: float | None
    diffuse: str | None
    normal: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.size = None
        self.diffuse = None
        self.normal = None


class HeightmapBlend(Node):
    """``<blend>``."""

    __slots__ = ("min_height", "fade_dist",)
    TAG = "blend"
    FIELDS = __slots__
    VALUES = 6
    DEFAULTS = {"min_height": 0.0, "fade_dist": 0.0}

    min_height: float | None
    fade_dist: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.min_height = None
        self.fade_dist = None


class Image(Node):
    """Boxes raised from an image's grey values."""

    __slots__ = ("uri", "scale", "threshold", "height", "granularity",)
    TAG = "image"
    FIELDS = __slots__
    VALUES = 62
    URIS = ("uri",)
    DEFAULTS = {"scale": 1.0, "threshold": 200, "height": 1.0, "granularity": 1}

    uri: str | None
    scale: float | None
    threshold: int | None
    height: float | None
    granularity: int | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.uri = None
        self.scale = None
        self.threshold = None
        self.height = None
        self.granularity = None


class Polyline(Node):
    """A closed outline in the xy plane, drawn out along z."""

    __slots__ = ("point", "height",)
    TAG = "polyline"
    FIELDS = __slots__
    VALUES = 6
    DEFAULTS = {"height": 1.0}

    point: list[tuple[float, float]]
    height: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.point = []
        self.height = None


class Material(Node):
    """``<material>``."""

    __slots__ = ("script", "shader", "render_order", "lighting", "ambient", "diffuse", "specular", "shininess", "emissive", "double_sided", "pbr", "drake_diffuse_map",)
    TAG = "material"
    FIELDS = __slots__
    CHILDREN = ("script", "shader", "pbr",)
    VALUES = 6136
    URIS = ("drake_diffuse_map",)
    DEFAULTS = {"render_order": 0.0, "lighting": True, "ambient": (0.0, 0.0, 0.0, 1.0), "diffuse": (0.0, 0.0, 0.0, 1.0), "specular": (0.0, 0.0, 0.0, 1.0), "shininess": 0.0, "emissive": (0.0, 0.0, 0.0, 1.0), "double_sided": False}

    script: MaterialScript | None
    shader: Shader | None
    render_order: float | None
    lighting: bool | None
    ambient: tuple[float, float, float, float] | None
    diffuse: tuple[float, float, float, float] | None
    specular: tuple[float, float, float, float] | None
    shininess: float | None
    emissive: tuple[float, float, float, float] | None
    double_sided: bool | None
    pbr: Pbr | None
    drake_diffuse_map: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.script = None
        self.shader = None
        self.render_order = None
        self.lighting = None
        self.ambient = None
        self.diffuse = None
        self.specular = None
        self.shininess = None
        self.emissive = None
        self.double_sided = None
        self.pbr = None
        self.drake_diffuse_map = None


class MaterialScript(Node):
    """A material of the renderer's, by name."""

    __slots__ = ("uri", "name",)
    TAG = "script"
    FIELDS = __slots__
    VALUES = 6
    URIS = ("uri",)

    uri: list[str]
    name: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.uri = []
        self.name = None


class Shader(Node):
    """``<shader>``."""

    __slots__ = ("type", "normal_map",)
    TAG = "shader"
    FIELDS = __slots__
    VALUES = 6
    URIS = ("normal_map",)

    type: str | None
    normal_map: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.type = None
        self.normal_map = None


class Pbr(Node):
    """Physically based rendering, in one or both of two workflows."""

    __slots__ = ("metal", "specular",)
    TAG = "pbr"
    FIELDS = __slots__
    CHILDREN = ("metal", "specular",)

    metal: PbrMetal | None
    specular: PbrSpecular | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.metal = None
        self.specular = None


class PbrMetal(Node):
    """``<metal>``."""

    __slots__ = ("albedo_map", "roughness_map", "roughness", "metalness_map", "metalness", "environment_map", "ambient_occlusion_map", "normal_map", "emissive_map", "light_map",)
    TAG = "metal"
    FIELDS = __slots__
    CHILDREN = ("normal_map", "light_map",)
    VALUES = 766
    URIS = ("albedo_map", "roughness_map", "metalness_map", "environment_map", "ambient_occlusion_map", "emissive_map",)
    DEFAULTS = {"roughness": '0.5', "metalness": '0.5'}

    albedo_map: str | None
    roughness_map: str | None
    roughness: str | None
    metalness_map: str | None
    metalness: str | None
    environment_map: str | None
    ambient_occlusion_map: str | None
    normal_map: NormalMap | None
    emissive_map: str | None
    light_map: LightMap | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.albedo_map = None
        self.roughness_map = None
        self.roughness = None
        self.metalness_map = None
        self.metalness = None
        self.environment_map = None
        self.ambient_occlusion_map = None
        self.normal_map = None
        self.emissive_map = None
        self.light_map = None


class PbrSpecular(Node):
    """``<specular>``."""

    __slots__ = ("albedo_map", "specular_map", "glossiness_map", "glossiness", "environment_map", "ambient_occlusion_map", "normal_map", "emissive_map", "light_map",)
    TAG = "specular"
    FIELDS = __slots__
    CHILDREN = ("normal_map", "light_map",)
    VALUES = 382
    URIS = ("albedo_map", "specular_map", "glossiness_map", "environment_map", "ambient_occlusion_map", "emissive_map",)
    DEFAULTS = {"glossiness": '0'}

    albedo_map: str | None
    specular_map: str | None
    glossiness_map: str | None
    glossiness: str | None
    environment_map: str | None
    ambient_occlusion_map: str | None
    normal_map: NormalMap | None
    emissive_map: str | None
    light_map: LightMap | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.albedo_map = None
        self.specular_map = None
        self.glossiness_map = None
        self.glossiness = None
        self.environment_map = None
        self.ambient_occlusion_map = None
        self.normal_map = None
        self.emissive_map = None
        self.light_map = None


class NormalMap(Node):
    """``<normal_map>``."""

    __slots__ = ("text", "type",)
    TAG = "normal_map"
    FIELDS = __slots__
    VALUES = 6
    URIS = ("text",)
    DEFAULTS = {"type": 'tangent'}

    text: str | None
    type: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.text = None
        self.type = None


class LightMap(Node):
    """``<light_map>``."""

    __slots__ = ("text", "uv_set",)
    TAG = "light_map"
    FIELDS = __slots__
    VALUES = 6
    URIS = ("text",)
    DEFAULTS = {"uv_set": 0}

    text: str | None
    uv_set: int | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.text = None
        self.uv_set = None


class Surface(Node):
    """How it is to touch."""

    __slots__ = ("bounce", "friction", "contact", "soft_contact",)
    TAG = "surface"
    FIELDS = __slots__
    CHILDREN = ("bounce", "friction", "contact", "soft_contact",)

    bounce: Bounce | None
    friction: Friction | None
    contact: Contact | None
    soft_contact: SoftContact | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.bounce = None
        self.friction = None
        self.contact = None
        self.soft_contact = None


class Bounce(Node):
    """``<bounce>``."""

    __slots__ = ("restitution_coefficient", "threshold",)
    TAG = "bounce"
    FIELDS = __slots__
    VALUES = 6
    DEFAULTS = {"restitution_coefficient": 0.0, "threshold": 100000.0}

    restitution_coefficient: float | None
    threshold: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.restitution_coefficient = None
        self.threshold = None


class Friction(Node):
    """``<friction>``."""

    __slots__ = ("torsional", "ode", "bullet",)
    TAG = "friction"
    FIELDS = __slots__
    CHILDREN = ("torsional", "ode", "bullet",)

    torsional: Torsional | None
    ode: FrictionOde | None
    bullet: FrictionBullet | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.torsional = None
        self.ode = None
        self.bullet = None


class Torsional(Node):
    """``<torsional>``."""

    __slots__ = ("coefficient", "use_patch_radius", "patch_radius", "surface_radius", "ode",)
    TAG = "torsional"
    FIELDS = __slots__
    CHILDREN = ("ode",)
    VALUES = 30
    DEFAULTS = {"coefficient": 1.0, "use_patch_radius": True, "patch_radius": 0.0, "surface_radius": 0.0}

    coefficient: float | None
    use_patch_radius: bool | None
    patch_radius: float | None
    surface_radius: float | None
    ode: TorsionalOde | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.coefficient = None
        self.use_patch_radius = None
        self.patch_radius = None
        self.surface_radius = None
        self.ode = None


class TorsionalOde(Node):
    """``<ode>``."""

    __slots__ = ("slip",)
    TAG = "ode"
    FIELDS = __slots__
    VALUES = 2
    DEFAULTS = {"slip": 0.0}

    slip: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.slip = None


class FrictionOde(Node):
    """``<ode>``."""

    __slots__ = ("mu", "mu2", "fdir1", "slip1", "slip2",)
    TAG = "ode"
    FIELDS = __slots__
    CHILDREN = ("fdir1",)
    VALUES = 54
    DEFAULTS = {"mu": 1.0, "mu2": 1.0, "slip1": 0.0, "slip2": 0.0}

    mu: float | None
    mu2: float | None
    fdir1: FrictionDirection | None
    slip1: float | None
    slip2: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.mu = None
        self.mu2 = None
        self.fdir1 = None
        self.slip1 = None
        self.slip2 = None


class FrictionDirection(Node):
    """The direction of mu."""

    __slots__ = ("text",)
    TAG = "fdir1"
    FIELDS = __slots__
    VALUES = 2
    DEFAULTS = {"text": (0.0, 0.0, 0.0)}

    text: tuple[float, float, float] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.text = None


class FrictionBullet(Node):
    """``<bullet>``."""

    __slots__ = ("friction", "friction2", "fdir1", "rolling_friction",)
    TAG = "bullet"
    FIELDS = __slots__
    VALUES = 30
    DEFAULTS = {"friction": 1.0, "friction2": 1.0, "fdir1": (0.0, 0.0, 0.0), "rolling_friction": 1.0}

    friction: float | None
    friction2: float | None
    fdir1: tuple[float, float, float] | None
    rolling_friction: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.friction = None
        self.friction2 = None
        self.fdir1 = None
        self.rolling_friction = None


class Contact(Node):
    """``<contact>``."""

    __slots__ = ("collide_without_contact", "collide_without_contact_bitmask", "collide_bitmask", "category_bitmask", "poissons_ratio", "elastic_modulus", "ode", "bullet",)
    TAG = "contact"
    FIELDS = __slots__
    CHILDREN = ("ode", "bullet",)
    VALUES = 126
    DEFAULTS = {"collide_without_contact": False, "collide_without_contact_bitmask": 1, "collide_bitmask": 65535, "category_bitmask": 65535, "poissons_ratio": 0.3, "elastic_modulus": -1.0}

    collide_without_contact: bool | None
    collide_without_contact_bitmask: int | None
    collide_bitmask: int | None
    category_bitmask: int | None
    poissons_ratio: float | None
    elastic_modulus: float | None
    ode: ContactOde | None
    bullet: ContactBullet | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.collide_without_contact = None
        self.collide_without_contact_bitmask = None
        self.collide_bitmask = None
        self.category_bitmask = None
        self.poissons_ratio = None
        self.elastic_modulus = None
        self.ode = None
        self.bullet = None


class ContactOde(Node):
    """``<ode>``."""

    __slots__ = ("soft_cfm", "soft_erp", "kp", "kd", "max_vel", "min_depth",)
    TAG = "ode"
    FIELDS = __slots__
    VALUES = 126
    DEFAULTS = {"soft_cfm": 0.0, "soft_erp": 0.2, "kp": 1000000000000.0, "kd": 1.0, "max_vel": 0.01, "min_depth": 0.0}

    soft_cfm: float | None
    soft_erp: float | None
    kp: float | None
    kd: float | None
    max_vel: float | None
    min_depth: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.soft_cfm = None
        self.soft_erp = None
        self.kp = None
        self.kd = None
        self.max_vel = None
        self.min_depth = None


class ContactBullet(Node):
    """``<bullet>``."""

    __slots__ = ("soft_cfm", "soft_erp", "kp", "kd", "split_impulse", "split_impulse_penetration_threshold",)
    TAG = "bullet"
    FIELDS = __slots__
    VALUES = 126
    DEFAULTS = {"soft_cfm": 0.0, "soft_erp": 0.2, "kp": 1000000000000.0, "kd": 1.0, "split_impulse": True, "split_impulse_penetration_threshold": -0.01}

    soft_cfm: float | None
    soft_erp: float | None
    kp: float | None
    kd: float | None
    split_impulse: bool | None
    split_impulse_penetration_threshold: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.soft_cfm = None
        self.soft_erp = None
        self.kp = None
        self.kd = None
        self.split_impulse = None
        self.split_impulse_penetration_threshold = None


class SoftContact(Node):
    """``<soft_contact>``."""

    __slots__ = ("dart",)
    TAG = "soft_contact"
    FIELDS = __slots__
    CHILDREN = ("dart",)

    dart: SoftContactDart | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.dart = None


class SoftContactDart(Node):
    """``<dart>``."""

    __slots__ = ("bone_attachment", "stiffness", "damping", "flesh_mass_fraction",)
    TAG = "dart"
    FIELDS = __slots__
    VALUES = 30
    DEFAULTS = {"bone_attachment": 100.0, "stiffness": 100.0, "damping": 10.0, "flesh_mass_fraction": 0.05}

    bone_attachment: float | None
    stiffness: float | None
    damping: float | None
    flesh_mass_fraction: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.bone_attachment = None
        self.stiffness = None
        self.damping = None
        self.flesh_mass_fraction = None


class Joint(Node):
    """Joins the child to the parent. Its frame is at its pose in the child."""

    __slots__ = ("name", "type", "pose", "parent", "child", "axis", "axis2", "frame", "gearbox_ratio", "gearbox_reference_body", "thread_pitch", "screw_thread_pitch", "physics", "sensor", "drake_gear_ratio", "drake_rotor_inertia", "drake_controller_gains", "drake_mimic",)
    TAG = "joint"
    FIELDS = __slots__
    CHILDREN = ("pose", "axis", "axis2", "frame", "physics", "sensor", "drake_gear_ratio", "drake_rotor_inertia", "drake_controller_gains", "drake_mimic",)
    VALUES = 7734
    DEFAULTS = {"gearbox_ratio": 1.0, "thread_pitch": 1.0, "screw_thread_pitch": 1.0}

    name: str | None
    type: str | None
    pose: Pose | None
    parent: str | None
    child: str | None
    axis: Axis | None
    axis2: Axis | None
    frame: list[Frame]
    gearbox_ratio: float | None
    gearbox_reference_body: str | None
    thread_pitch: float | None
    screw_thread_pitch: float | None
    physics: JointPhysics | None
    sensor: list[Tree]
    drake_gear_ratio: Tree | None
    drake_rotor_inertia: Tree | None
    drake_controller_gains: Tree | None
    drake_mimic: Tree | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.type = None
        self.pose = None
        self.parent = None
        self.child = None
        self.axis = None
        self.axis2 = None
        self.frame = []
        self.gearbox_ratio = None
        self.gearbox_reference_body = None
        self.thread_pitch = None
        self.screw_thread_pitch = None
        self.physics = None
        self.sensor = []
        self.drake_gear_ratio = None
        self.drake_rotor_inertia = None
        self.drake_controller_gains = None
        self.drake_mimic = None


class Axis(Node):
    """An axis of turning or of sliding, its limits and its dynamics."""

    __slots__ = ("xyz", "limit", "dynamics", "mimic", "use_parent_model_frame", "initial_position",)
    TAG = "axis"
    FIELDS = __slots__
    CHILDREN = ("xyz", "limit", "dynamics", "mimic",)
    VALUES = 96
    DEFAULTS = {"use_parent_model_frame": False, "initial_position": 0.0}

    xyz: AxisXyz | None
    limit: AxisLimit | None
    dynamics: AxisDynamics | None
    mimic: Mimic | None
    use_parent_model_frame: bool | None
    initial_position: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.xyz = None
        self.limit = None
        self.dynamics = None
        self.mimic = None
        self.use_parent_model_frame = None
        self.initial_position = None


class AxisXyz(Node):
    """The direction, in the joint's frame unless it says another. It is normalised."""

    __slots__ = ("text", "expressed_in",)
    TAG = "xyz"
    FIELDS = __slots__
    VALUES = 6
    DEFAULTS = {"text": (0.0, 0.0, 1.0)}

    text: tuple[float, float, float] | None
    expressed_in: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.text = None
        self.expressed_in = None


class AxisDynamics(Node):
    """``<dynamics>``."""

    __slots__ = ("damping", "friction", "spring_reference", "spring_stiffness",)
    TAG = "dynamics"
    FIELDS = __slots__
    VALUES = 30
    DEFAULTS = {"damping": 0.0, "friction": 0.0, "spring_reference": 0.0, "spring_stiffness": 0.0}

    damping: float | None
    friction: float | None
    spring_reference: float | None
    spring_stiffness: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.damping = None
        self.friction = None
        self.spring_reference = None
        self.spring_stiffness = None


class AxisLimit(Node):
    """A magnitude of 1e16 and more is no limit; nor is a negative effort or velocity."""

    __slots__ = ("lower", "upper", "effort", "velocity", "stiffness", "dissipation", "drake_acceleration",)
    TAG = "limit"
    FIELDS = __slots__
    CHILDREN = ("drake_acceleration",)
    VALUES = 126
    DEFAULTS = {"lower": float("-inf"), "upper": float("inf"), "effort": float("inf"), "velocity": float("inf"), "stiffness": 100000000.0, "dissipation": 1.0}

    lower: float | None
    upper: float | None
    effort: float | None
    velocity: float | None
    stiffness: float | None
    dissipation: float | None
    drake_acceleration: Tree | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.lower = None
        self.upper = None
        self.effort = None
        self.velocity = None
        self.stiffness = None
        self.dissipation = None
        self.drake_acceleration = None


class Mimic(Node):
    """position = multiplier * (position of the leader - reference) + offset."""

    __slots__ = ("joint", "axis", "multiplier", "offset", "reference",)
    TAG = "mimic"
    FIELDS = __slots__
    VALUES = 62
    DEFAULTS = {"axis": 'axis', "multiplier": 1.0, "offset": 0.0, "reference": 0.0}

    joint: str | None
    axis: str | None
    multiplier: float | None
    offset: float | None
    reference: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.joint = None
        self.axis = None
        self.multiplier = None
        self.offset = None
        self.reference = None


class JointPhysics(Node):
    """Parameters of single physics engines."""

    __slots__ = ("simbody", "ode", "provide_feedback",)
    TAG = "physics"
    FIELDS = __slots__
    CHILDREN = ("simbody", "ode",)
    VALUES = 8
    DEFAULTS = {"provide_feedback": False}

    simbody: JointSimbody | None
    ode: JointOde | None
    provide_feedback: bool | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.simbody = None
        self.ode = None
        self.provide_feedback = None


class JointSimbody(Node):
    """``<simbody>``."""

    __slots__ = ("must_be_loop_joint",)
    TAG = "simbody"
    FIELDS = __slots__
    VALUES = 2
    DEFAULTS = {"must_be_loop_joint": False}

    must_be_loop_joint: bool | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.must_be_loop_joint = None


class JointOde(Node):
    """``<ode>``."""

    __slots__ = ("provide_feedback", "cfm_damping", "implicit_spring_damper", "fudge_factor", "cfm", "erp", "bounce", "max_force", "velocity", "limit", "suspension",)
    TAG = "ode"
    FIELDS = __slots__
    CHILDREN = ("limit", "suspension",)
    VALUES = 1022
    DEFAULTS = {"provide_feedback": False, "cfm_damping": False, "implicit_spring_damper": False, "fudge_factor": 0.0, "cfm": 0.0, "erp": 0.2, "bounce": 0.0, "max_force": 0.0, "velocity": 0.0}

    provide_feedback: bool | None
    cfm_damping: bool | None
    implicit_spring_damper: bool | None
    fudge_factor: float | None
    cfm: float | None
    erp: float | None
    bounce: float | None
    max_force: float | None
    velocity: float | None
    limit: JointOdeLimit | None
    suspension: JointOdeSuspension | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.provide_feedback = None
        self.cfm_damping = None
        self.implicit_spring_damper = None
        self.fudge_factor = None
        self.cfm = None
        self.erp = None
        self.bounce = None
        self.max_force = None
        self.velocity = None
        self.limit = None
        self.suspension = None


class JointOdeLimit(Node):
    """``<limit>``."""

    __slots__ = ("cfm", "erp",)
    TAG = "limit"
    FIELDS = __slots__
    VALUES = 6
    DEFAULTS = {"cfm": 0.0, "erp": 0.2}

    cfm: float | None
    erp: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.cfm = None
        self.erp = None


class JointOdeSuspension(Node):
    """``<suspension>``."""

    __slots__ = ("cfm", "erp",)
    TAG = "suspension"
    FIELDS = __slots__
    VALUES = 6
    DEFAULTS = {"cfm": 0.0, "erp": 0.2}

    cfm: float | None
    erp: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.cfm = None
        self.erp = None
