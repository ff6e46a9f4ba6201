"""The AST of mjcf. Written from grammars/mjcf.grammar by ``python -m transpile.grammar write``; do not edit."""
# ruff: noqa

from __future__ import annotations

from transpile.ast.node import Node, Tree


class Mujoco(Node):
    """A model. Each section may stand several times; what comes later is added to it."""

    __slots__ = ("model", "compiler", "option", "size", "statistic", "visual", "default", "extension", "asset", "worldbody", "deformable", "contact", "tendon", "equality", "actuator", "sensor", "custom", "keyframe", "include",)
    TAG = "mujoco"
    FIELDS = __slots__
    CHILDREN = ("compiler", "option", "size", "statistic", "visual", "default", "extension", "asset", "worldbody", "deformable", "contact", "tendon", "equality", "actuator", "sensor", "custom", "keyframe", "include",)
    VALUES = 2

    model: str | None
    compiler: list[Compiler]
    option: list[Option]
    size: list[Size]
    statistic: list[Statistic]
    visual: list[Visual]
    default: list[Default]
    extension: list[Extension]
    asset: list[Asset]
    worldbody: list[Worldbody]
    deformable: list[Deformable]
    contact: list[Contact]
    tendon: list[Tendon]
    equality: list[Equality]
    actuator: list[Actuator]
    sensor: list[Sensor]
    custom: list[Custom]
    keyframe: list[Keyframe]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.model = None
        self.compiler = []
        self.option = []
        self.size = []
        self.statistic = []
        self.visual = []
        self.default = []
        self.extension = []
        self.asset = []
        self.worldbody = []
        self.deformable = []
        self.contact = []
        self.tendon = []
        self.equality = []
        self.actuator = []
        self.sensor = []
        self.custom = []
        self.keyframe = []
        self.include = []


class Include(Node):
    """Brings in another file: what is in its root stands here. A file is brought in once."""

    __slots__ = ("file",)
    TAG = "include"
    FIELDS = __slots__
    VALUES = 2
    URIS = ("file",)

    file: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.file = None


class Compiler(Node):
    """How the file is to be understood. Settings hold for the whole file and for all that it includes."""

    __slots__ = ("coordinate", "angle", "eulerseq", "autolimits", "meshdir", "texturedir", "assetdir", "strippath", "alignfree", "balanceinertia", "boundinertia", "boundmass", "conflict", "discardvisual", "fitaabb", "fusestatic", "inertiafromgeom", "inertiagrouprange", "passthrough", "savecanonical", "savecompiled", "saveinertial", "settotalmass", "usethread", "convexhull", "exactmeshinertia", "lengthrange",)
    TAG = "compiler"
    FIELDS = __slots__
    CHILDREN = ("lengthrange",)
    VALUES = 134217726
    URIS = ("meshdir", "texturedir", "assetdir",)
    DEFAULTS = {"coordinate": 'local', "angle": 'degree', "eulerseq": 'xyz', "autolimits": True, "strippath": False, "alignfree": False, "balanceinertia": False, "boundinertia": 0.0, "boundmass": 0.0, "discardvisual": False, "fitaabb": False, "fusestatic": False, "inertiafromgeom": 'auto', "inertiagrouprange": (0.0, 5.0), "saveinertial": False, "settotalmass": -1.0, "usethread": True}

    coordinate: str | None
    angle: str | None
    eulerseq: str | None
    autolimits: bool | None
    meshdir: str | None
    texturedir: str | None
    assetdir: str | None
    strippath: bool | None
    alignfree: bool | None
    balanceinertia: bool | None
    boundinertia: float | None
    boundmass: float | None
    conflict: str | None
    discardvisual: bool | None
    fitaabb: bool | None
    fusestatic: bool | None
    inertiafromgeom: str | None
    inertiagrouprange: tuple[float, float] | None
    passthrough: str | None
    savecanonical: bool | None
    savecompiled: bool | None
    saveinertial: bool | None
    settotalmass: float | None
    usethread: bool | None
    convexhull: bool | None
    exactmeshinertia: bool | None
    lengthrange: Lengthrange | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.coordinate = None
        self.angle = None
        self.eulerseq = None
        self.autolimits = None
        self.meshdir = None
        self.texturedir = None
        self.assetdir = None
        self.strippath = None
        self.alignfree = None
        self.balanceinertia = None
        self.boundinertia = None
        self.boundmass = None
        self.conflict = None
        self.discardvisual = None
        self.fitaabb = None
        self.fusestatic = None
        self.inertiafromgeom = None
        self.inertiagrouprange = None
        self.passthrough = None
        self.savecanonical = None
        self.savecompiled = None
        self.saveinertial = None
        self.settotalmass = None
        self.usethread = None
        self.convexhull = None
        self.exactmeshinertia = None
        self.lengthrange = None


class Lengthrange(Node):
    """How the lengths of muscles are worked out."""

    __slots__ = ("mode", "timestep", "accel", "interval", "inttotal", "maxforce", "timeconst", "tolrange", "useexisting", "uselimit",)
    TAG = "lengthrange"
    FIELDS = __slots__
    VALUES = 2046
    DEFAULTS = {"mode": 'muscle', "timestep": 0.01, "accel": 20.0, "interval": 2.0, "inttotal": 10.0, "maxforce": 0.0, "timeconst": 1.0, "tolrange": 0.05, "useexisting": True, "uselimit": False}

    mode: str | None
    timestep: float | None
    accel: float | None
    interval: float | None
    inttotal: float | None
    maxforce: float | None
    timeconst: float | None
    tolrange: float | None
    useexisting: bool | None
    uselimit: bool | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.mode = None
        self.timestep = None
        self.accel = None
        self.interval = None
        self.inttotal = None
        self.maxforce = None
        self.timeconst = None
        self.tolrange = None
        self.useexisting = None
        self.uselimit = None


class Option(Node):
    """The simulation."""

    __slots__ = ("density", "timestep", "gravity", "wind", "magnetic", "integrator", "cone", "solver", "iterations", "tolerance", "actuatorgroupdisable", "ccd_iterations", "ccd_tolerance", "impratio", "jacobian", "ls_iterations", "ls_tolerance", "noslip_iterations", "noslip_tolerance", "o_friction", "o_margin", "o_solimp", "o_solref", "sdf_initpoints", "sdf_iterations", "sleep_tolerance", "viscosity", "apirate", "collision", "mpr_iterations", "mpr_tolerance", "flag",)
    TAG = "option"
    FIELDS = __slots__
    CHILDREN = ("flag",)
    VALUES = 4294967294
    DEFAULTS = {"density": 0.0, "timestep": 0.002, "gravity": (0.0, 0.0, -9.81), "wind": (0.0, 0.0, 0.0), "magnetic": (0.0, -0.5, 0.0), "integrator": 'Euler', "cone": 'pyramidal', "solver": 'Newton', "iterations": 100, "tolerance": 1e-08, "ccd_iterations": 35, "ccd_tolerance": 1e-06, "impratio": 1.0, "jacobian": 'auto', "ls_iterations": 50, "ls_tolerance": 0.01, "noslip_iterations": 0, "noslip_tolerance": 1e-06, "o_friction": (1.0, 1.0, 0.005, 0.0001, 0.0001), "o_margin": 0.0, "o_solimp": (0.9, 0.95, 0.001, 0.5, 2.0), "o_solref": (0.02, 1.0), "sdf_initpoints": 40, "sdf_iterations": 10, "sleep_tolerance": 0.001, "viscosity": 0.0}

    density: float | None
    timestep: float | None
    gravity: tuple[float, float, float] | None
    wind: tuple[float, float, float] | None
    magnetic: tuple[float, float, float] | None
    integrator: str | None
    cone: str | None
    solver: str | None
    iterations: int | None
    tolerance: float | None
    actuatorgroupdisable: tuple[float, ...] | None
    ccd_iterations: int | None
    ccd_tolerance: float | None
    impratio: float | None
    jacobian: str | None
    ls_iterations: int | None
    ls_tolerance: float | None
    noslip_iterations: int | None
    noslip_tolerance: float | None
    o_friction: tuple[float, ...] | None
    o_margin: float | None
    o_solimp: tuple[float, ...] | None
    o_solref: tuple[float, ...] | None
    sdf_initpoints: int | None
    sdf_iterations: int | None
    sleep_tolerance: float | None
    viscosity: float | None
    apirate: float | None
    collision: str | None
    mpr_iterations: int | None
    mpr_tolerance: float | None
    flag: Flag | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.density = None
        self.timestep = None
        self.gravity = None
        self.wind = None
        self.magnetic = None
        self.integrator = None
        self.cone = None
        self.solver = None
        self.iterations = None
        self.tolerance = None
        self.actuatorgroupdisable = None
        self.ccd_iterations = None
        self.ccd_tolerance = None
        self.impratio = None
        self.jacobian = None
        self.ls_iterations = None
        self.ls_tolerance = None
        self.noslip_iterations = None
        self.noslip_tolerance = None
        self.o_friction = None
        self.o_margin = None
        self.o_solimp = None
        self.o_solref = None
        self.sdf_initpoints = None
        self.sdf_iterations = None
        self.sleep_tolerance = None
        self.viscosity = None
        self.apirate = None
        self.collision = None
        self.mpr_iterations = None
        self.mpr_tolerance = None
        self.flag = None


class Flag(Node):
    """Parts of the simulation, on and off."""

    __slots__ = ("gravity", "frictionloss", "actuation", "autoreset", "clampctrl", "constraint", "contact", "damper", "diagexact", "energy", "equality", "eulerdamp", "filterparent", "fwdinv", "invdiscrete", "ipc", "island", "limit", "midphase", "multiccd", "nativeccd", "override", "refsafe", "sensor", "sleep", "speculative", "spring", "warmstart", "passive",)
    TAG = "flag"
    FIELDS = __slots__
    VALUES = 1073741822

    gravity: str | None
    frictionloss: str | None
    actuation: str | None
    autoreset: str | None
    clampctrl: str | None
    constraint: str | None
    contact: str | None
    damper: str | None
    diagexact: str | None
    energy: str | None
    equality: str | None
    eulerdamp: str | None
    filterparent: str | None
    fwdinv: str | None
    invdiscrete: str | None
    ipc: str | None
    island: str | None
    limit: str | None
    midphase: str | None
    multiccd: str | None
    nativeccd: str | None
    override: str | None
    refsafe: str | None
    sensor: str | None
    sleep: str | None
    speculative: str | None
    spring: str | None
    warmstart: str | None
    passive: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.gravity = None
        self.frictionloss = None
        self.actuation = None
        self.autoreset = None
        self.clampctrl = None
        self.constraint = None
        self.contact = None
        self.damper = None
        self.diagexact = None
        self.energy = None
        self.equality = None
        self.eulerdamp = None
        self.filterparent = None
        self.fwdinv = None
        self.invdiscrete = None
        self.ipc = None
        self.island = None
        self.limit = None
        self.midphase = None
        self.multiccd = None
        self.nativeccd = None
        self.override = None
        self.refsafe = None
        self.sensor = None
        self.sleep = None
        self.speculative = None
        self.spring = None
        self.warmstart = None
        self.passive = None


class Size(Node):
    """Sizes of memory and of user data."""

    __slots__ = ("memory", "nconmax", "njmax", "nkey", "nstack", "nuser_actuator", "nuser_body", "nuser_cam", "nuser_geom", "nuser_jnt", "nuser_sensor", "nuser_site", "nuser_tendon", "nuserdata",)
    TAG = "size"
    FIELDS = __slots__
    VALUES = 32766

    memory: str | None
    nconmax: int | None
    njmax: int | None
    nkey: int | None
    nstack: int | None
    nuser_actuator: int | None
    nuser_body: int | None
    nuser_cam: int | None
    nuser_geom: int | None
    nuser_jnt: int | None
    nuser_sensor: int | None
    nuser_site: int | None
    nuser_tendon: int | None
    nuserdata: int | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.memory = None
        self.nconmax = None
        self.njmax = None
        self.nkey = None
        self.nstack = None
        self.nuser_actuator = None
        self.nuser_body = None
        self.nuser_cam = None
        self.nuser_geom = None
        self.nuser_jnt = None
        self.nuser_sensor = None
        self.nuser_site = None
        self.nuser_tendon = None
        self.nuserdata = None


class Statistic(Node):
    """Numbers that the viewer goes by."""

    __slots__ = ("meaninertia", "meanmass", "meansize", "center", "extent",)
    TAG = "statistic"
    FIELDS = __slots__
    VALUES = 62

    meaninertia: float | None
    meanmass: float | None
    meansize: float | None
    center: tuple[float, float, float] | None
    extent: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.meaninertia = None
        self.meanmass = None
        self.meansize = None
        self.center = None
        self.extent = None


class Visual(Node):
    """How it is drawn."""

    __slots__ = ("global_", "quality", "headlight", "map", "scale", "rgba", "include",)
    TAG = "visual"
    FIELDS = __slots__
    CHILDREN = ("global_", "quality", "headlight", "map", "scale", "rgba", "include",)

    global_: Global | None
    quality: Quality | None
    headlight: Headlight | None
    map: Map | None
    scale: Scale | None
    rgba: Rgba | None
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.global_ = None
        self.quality = None
        self.headlight = None
        self.map = None
        self.scale = None
        self.rgba = None
        self.include = []


class Global(Node):
    """``<global>``."""

    __slots__ = ("elevation", "azimuth", "bvactive", "cameraid", "ellipsoidinertia", "fovy", "glow", "ipd", "linewidth", "orthographic", "realtime", "offwidth", "offheight",)
    TAG = "global"
    FIELDS = __slots__
    VALUES = 16382

    elevation: tuple[float, ...] | None
    azimuth: float | None
    bvactive: bool | None
    cameraid: int | None
    ellipsoidinertia: bool | None
    fovy: float | None
    glow: float | None
    ipd: float | None
    linewidth: float | None
    orthographic: bool | None
    realtime: float | None
    offwidth: int | None
    offheight: int | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.elevation = None
        self.azimuth = None
        self.bvactive = None
        self.cameraid = None
        self.ellipsoidinertia = None
        self.fovy = None
        self.glow = None
        self.ipd = None
        self.linewidth = None
        self.orthographic = None
        self.realtime = None
        self.offwidth = None
        self.offheight = None


class Quality(Node):
    """``<quality>``."""

    __slots__ = ("numquads", "numslices", "numstacks", "offsamples", "shadowsize",)
    TAG = "quality"
    FIELDS = __slots__
    VALUES = 62

    numquads: int | None
    numslices: int | None
    numstacks: int | None
    offsamples: int | None
    shadowsize: int | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.numquads = None
        self.numslices = None
        self.numstacks = None
        self.offsamples = None
        self.shadowsize = None


class Headlight(Node):
    """``<headlight>``."""

    __slots__ = ("active", "ambient", "diffuse", "specular",)
    TAG = "headlight"
    FIELDS = __slots__
    VALUES = 30

    active: int | None
    ambient: tuple[float, float, float] | None
    diffuse: tuple[float, float, float] | None
    specular: tuple[float, float, float] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.active = None
        self.ambient = None
        self.diffuse = None
        self.specular = None


class Map(Node):
    """``<map>``."""

    __slots__ = ("stiffness", "actuatortendon", "alpha", "fogend", "fogstart", "force", "haze", "shadowclip", "shadowscale", "stiffnessrot", "torque", "zfar", "znear",)
    TAG = "map"
    FIELDS = __slots__
    VALUES = 16382

    stiffness: float | None
    actuatortendon: float | None
    alpha: float | None
    fogend: float | None
    fogstart: float | None
    force: float | None
    haze: float | None
    shadowclip: float | None
    shadowscale: float | None
    stiffnessrot: float | None
    torque: float | None
    zfar: float | None
    znear: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.stiffness = None
        self.actuatortendon = None
        self.alpha = None
        self.fogend = None
        self.fogstart = None
        self.force = None
        self.haze = None
        self.shadowclip = None
        self.shadowscale = None
        self.stiffnessrot = None
        self.torque = None
        self.zfar = None
        self.znear = None


class Scale(Node):
    """``<scale>``."""

    __slots__ = ("actuatorlength", "actuatorwidth", "camera", "com", "connect", "constraint", "contactheight", "contactwidth", "forcewidth", "framelength", "framewidth", "frustum", "jointlength", "jointwidth", "light", "selectpoint", "slidercrank",)
    TAG = "scale"
    FIELDS = __slots__
    VALUES = 262142

    actuatorlength: float | None
    actuatorwidth: float | None
    camera: float | None
    com: float | None
    connect: float | None
    constraint: float | None
    contactheight: float | None
    contactwidth: float | None
    forcewidth: float | None
    framelength: float | None
    framewidth: float | None
    frustum: float | None
    jointlength: float | None
    jointwidth: float | None
    light: float | None
    selectpoint: float | None
    slidercrank: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.actuatorlength = None
        self.actuatorwidth = None
        self.camera = None
        self.com = None
        self.connect = None
        self.constraint = None
        self.contactheight = None
        self.contactwidth = None
        self.forcewidth = None
        self.framelength = None
        self.framewidth = None
        self.frustum = None
        self.jointlength = None
        self.jointwidth = None
        self.light = None
        self.selectpoint = None
        self.slidercrank = None


class Rgba(Node):
    """``<rgba>``."""

    __slots__ = ("joint", "inertia", "actuator", "actuatornegative", "actuatorpositive", "bv", "bvactive", "camera", "com", "connect", "constraint", "contactforce", "contactfriction", "contactgap", "contactpoint", "contacttorque", "crankbroken", "fog", "force", "frustum", "haze", "light", "rangefinder", "selectpoint", "slidercrank",)
    TAG = "rgba"
    FIELDS = __slots__
    VALUES = 67108862

    joint: tuple[float, float, float, float] | None
    inertia: tuple[float, float, float, float] | None
    actuator: tuple[float, float, float, float] | None
    actuatornegative: tuple[float, float, float, float] | None
    actuatorpositive: tuple[float, float, float, float] | None
    bv: tuple[float, float, float, float] | None
    bvactive: tuple[float, float, float, float] | None
    camera: tuple[float, float, float, float] | None
    com: tuple[float, float, float, float] | None
    connect: tuple[float, float, float, float] | None
    constraint: tuple[float, float, float, float] | None
    contactforce: tuple[float, float, float, float] | None
    contactfriction: tuple[float, float, float, float] | None
    contactgap: tuple[float, float, float, float] | None
    contactpoint: tuple[float, float, float, float] | None
    contacttorque: tuple[float, float, float, float] | None
    crankbroken: tuple[float, float, float, float] | None
    fog: tuple[float, float, float, float] | None
    force: tuple[float, float, float, float] | None
    frustum: tuple[float, float, float, float] | None
    haze: tuple[float, float, float, float] | None
    light: tuple[float, float, float, float] | None
    rangefinder: tuple[float, float, float, float] | None
    selectpoint: tuple[float, float, float, float] | None
    slidercrank: tuple[float, float, float, float] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.joint = None
        self.inertia = None
        self.actuator = None
        self.actuatornegative = None
        self.actuatorpositive = None
        self.bv = None
        self.bvactive = None
        self.camera = None
        self.com = None
        self.connect = None
        self.constraint = None
        self.contactforce = None
        self.contactfriction = None
        self.contactgap = None
        self.contactpoint = None
        self.contacttorque = None
        self.crankbroken = None
        self.fog = None
        self.force = None
        self.frustum = None
        self.haze = None
        self.light = None
        self.rangefinder = None
        self.selectpoint = None
        self.slidercrank = None


class Default(Node):
    """A class of default values; inner classes begin with those of the outer ones. The outermost is called main."""

    __slots__ = ("class_", "default", "mesh", "texture", "material", "joint", "geom", "site", "camera", "light", "pair", "equality", "tendon", "general", "motor", "position", "velocity", "intvelocity", "orientation", "pid", "damper", "cylinder", "muscle", "adhesion", "dcmotor", "include",)
    TAG = "default"
    FIELDS = __slots__
    CHILDREN = ("default", "mesh", "texture", "material", "joint", "geom", "site", "camera", "light", "pair", "equality", "tendon", "general", "motor", "position", "velocity", "intvelocity", "orientation", "pid", "damper", "cylinder", "muscle", "adhesion", "dcmotor", "include",)
    VALUES = 2

    class_: str | None
    default: list[Default]
    mesh: Mesh | None
    texture: Texture | None
    material: Material | None
    joint: Joint | None
    geom: Geom | None
    site: Site | None
    camera: Camera | None
    light: Light | None
    pair: Pair | None
    equality: DefaultEquality | None
    tendon: DefaultTendon | None
    general: General | None
    motor: Motor | None
    position: Position | None
    velocity: Velocity | None
    intvelocity: Intvelocity | None
    orientation: Orientation | None
    pid: Pid | None
    damper: Damper | None
    cylinder: Cylinder | None
    muscle: Muscle | None
    adhesion: Adhesion | None
    dcmotor: Dcmotor | None
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.class_ = None
        self.default = []
        self.mesh = None
        self.texture = None
        self.material = None
        self.joint = None
        self.geom = None
        self.site = None
        self.camera = None
        self.light = None
        self.pair = None
        self.equality = None
        self.tendon = None
        self.general = None
        self.motor = None
        self.position = None
        self.velocity = None
        self.intvelocity = None
        self.orientation = None
        self.pid = None
        self.damper = None
        self.cylinder = None
        self.muscle = None
        self.adhesion = None
        self.dcmotor = None
        self.include = []


class DefaultEquality(Node):
    """``<equality>``."""

    __slots__ = ("active", "solref", "solimp",)
    TAG = "equality"
    FIELDS = __slots__
    VALUES = 14

    active: bool | None
    solref: tuple[float, ...] | None
    solimp: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.active = None
        self.solref = None
        self.solimp = None


class DefaultTendon(Node):
    """``<tendon>``."""

    __slots__ = ("width", "material", "rgba", "group", "range", "limited", "stiffness", "damping", "armature", "frictionloss", "actuatorfrclimited", "actuatorfrcrange", "solimpfriction", "solimplimit", "solreffriction", "solreflimit", "springlength", "springyield", "user", "margin",)
    TAG = "tendon"
    FIELDS = __slots__
    VALUES = 2097150

    width: float | None
    material: str | None
    rgba: tuple[float, float, float, float] | None
    group: int | None
    range: tuple[float, float] | None
    limited: str | None
    stiffness: tuple[float, ...] | None
    damping: tuple[float, ...] | None
    armature: float | None
    frictionloss: float | None
    actuatorfrclimited: str | None
    actuatorfrcrange: tuple[float, float] | None
    solimpfriction: tuple[float, ...] | None
    solimplimit: tuple[float, ...] | None
    solreffriction: tuple[float, ...] | None
    solreflimit: tuple[float, ...] | None
    springlength: tuple[float, ...] | None
    springyield: float | None
    user: tuple[float, ...] | None
    margin: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.width = None
        self.material = None
        self.rgba = None
        self.group = None
        self.range = None
        self.limited = None
        self.stiffness = None
        self.damping = None
        self.armature = None
        self.frictionloss = None
        self.actuatorfrclimited = None
        self.actuatorfrcrange = None
        self.solimpfriction = None
        self.solimplimit = None
        self.solreffriction = None
        self.solreflimit = None
        self.springlength = None
        self.springyield = None
        self.user = None
        self.margin = None


class Extension(Node):
    """``<extension>``."""

    __slots__ = ("plugin", "include",)
    TAG = "extension"
    FIELDS = __slots__
    CHILDREN = ("plugin", "include",)

    plugin: list[ExtensionPlugin]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.plugin = []
        self.include = []


class ExtensionPlugin(Node):
    """``<plugin>``."""

    __slots__ = ("plugin", "instance",)
    TAG = "plugin"
    FIELDS = __slots__
    CHILDREN = ("instance",)
    VALUES = 2

    plugin: str | None
    instance: list[Instance]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.plugin = None
        self.instance = []


class Instance(Node):
    """``<instance>``."""

    __slots__ = ("name", "config",)
    TAG = "instance"
    FIELDS = __slots__
    CHILDREN = ("config",)
    VALUES = 2

    name: str | None
    config: list[Config]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.config = []


class Config(Node):
    """``<config>``."""

    __slots__ = ("key", "value",)
    TAG = "config"
    FIELDS = __slots__
    VALUES = 6

    key: str | None
    value: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.key = None
        self.value = None


class Asset(Node):
    """Meshes, textures, materials and what else is referred to."""

    __slots__ = ("mesh", "hfield", "skin", "texture", "material", "model", "include",)
    TAG = "asset"
    FIELDS = __slots__
    CHILDREN = ("mesh", "hfield", "skin", "texture", "material", "model", "include",)

    mesh: list[Mesh]
    hfield: list[Hfield]
    skin: list[Skin]
    texture: list[Texture]
    material: list[Material]
    model: list[Model]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.mesh = []
        self.hfield = []
        self.skin = []
        self.texture = []
        self.material = []
        self.model = []
        self.include = []


class Mesh(Node):
    """A mesh; called by its file's name where it has none of its own."""

    __slots__ = ("name", "class_", "file", "builtin", "vertex", "normal", "texcoord", "face", "scale", "refpos", "refquat", "inertia", "material", "content_type", "maxhullvert", "params", "smoothnormal", "plugin",)
    TAG = "mesh"
    FIELDS = __slots__
    CHILDREN = ("plugin",)
    VALUES = 262142
    URIS = ("file",)
    DEFAULTS = {"scale": (1.0, 1.0, 1.0), "refpos": (0.0, 0.0, 0.0), "refquat": (1.0, 0.0, 0.0, 0.0), "inertia": 'legacy', "maxhullvert": -1, "smoothnormal": False}

    name: str | None
    class_: str | None
    file: str | None
    builtin: str | None
    vertex: tuple[float, ...] | None
    normal: tuple[float, ...] | None
    texcoord: tuple[float, ...] | None
    face: tuple[float, ...] | None
    scale: tuple[float, float, float] | None
    refpos: tuple[float, float, float] | None
    refquat: tuple[float, float, float, float] | None
    inertia: str | None
    material: str | None
    content_type: str | None
    maxhullvert: int | None
    params: tuple[float, ...] | None
    smoothnormal: bool | None
    plugin: list[Plugin]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.file = None
        self.builtin = None
        self.vertex = None
        self.normal = None
        self.texcoord = None
        self.face = None
        self.scale = None
        self.refpos = None
        self.refquat = None
        self.inertia = None
        self.material = None
        self.content_type = None
        self.maxhullvert = None
        self.params = None
        self.smoothnormal = None
        self.plugin = []


class Plugin(Node):
    """``<plugin>``."""

    __slots__ = ("instance", "plugin", "config",)
    TAG = "plugin"
    FIELDS = __slots__
    CHILDREN = ("config",)
    VALUES = 6

    instance: str | None
    plugin: str | None
    config: list[Config]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.instance = None
        self.plugin = None
        self.config = []


class Hfield(Node):
    """``<hfield>``."""

    __slots__ = ("name", "file", "size", "nrow", "ncol", "elevation", "content_type",)
    TAG = "hfield"
    FIELDS = __slots__
    VALUES = 254
    URIS = ("file",)

    name: str | None
    file: str | None
    size: tuple[float, float, float, float] | None
    nrow: int | None
    ncol: int | None
    elevation: tuple[float, ...] | None
    content_type: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.file = None
        self.size = None
        self.nrow = None
        self.ncol = None
        self.elevation = None
        self.content_type = None


class Skin(Node):
    """``<skin>``."""

    __slots__ = ("name", "file", "vertex", "texcoord", "face", "material", "rgba", "group", "inflate", "bone",)
    TAG = "skin"
    FIELDS = __slots__
    CHILDREN = ("bone",)
    VALUES = 1022
    URIS = ("file",)

    name: str | None
    file: str | None
    vertex: tuple[float, ...] | None
    texcoord: tuple[float, ...] | None
    face: tuple[float, ...] | None
    material: str | None
    rgba: tuple[float, float, float, float] | None
    group: int | None
    inflate: float | None
    bone: list[Bone]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.file = None
        self.vertex = None
        self.texcoord = None
        self.face = None
        self.material = None
        self.rgba = None
        self.group = None
        self.inflate = None
        self.bone = []


class Bone(Node):
    """``<bone>``."""

    __slots__ = ("body", "bindpos", "bindquat", "vertid", "vertweight",)
    TAG = "bone"
    FIELDS = __slots__
    VALUES = 62

    body: str | None
    bindpos: tuple[float, float, float] | None
    bindquat: tuple[float, float, float, float] | None
    vertid: tuple[float, ...] | None
    vertweight: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.body = None
        self.bindpos = None
        self.bindquat = None
        self.vertid = None
        self.vertweight = None


class Texture(Node):
    """``<texture>``."""

    __slots__ = ("name", "class_", "type", "file", "builtin", "mark", "width", "height", "rgb1", "rgb2", "colorspace", "content_type", "embed", "fileback", "filedown", "filefront", "fileleft", "fileright", "fileup", "gridlayout", "gridsize", "hflip", "markrgb", "nchannel", "random", "vflip",)
    TAG = "texture"
    FIELDS = __slots__
    VALUES = 134217726
    URIS = ("file", "fileback", "filedown", "filefront", "fileleft", "fileright", "fileup",)
    DEFAULTS = {"type": 'cube', "rgb1": (0.8, 0.8, 0.8), "rgb2": (0.5, 0.5, 0.5), "colorspace": 'auto', "gridsize": (1.0, 1.0), "hflip": False, "nchannel": 3, "random": 0.01, "vflip": False}

    name: str | None
    class_: str | None
    type: str | None
    file: str | None
    builtin: str | None
    mark: str | None
    width: int | None
    height: int | None
    rgb1: tuple[float, float, float] | None
    rgb2: tuple[float, float, float] | None
    colorspace: str | None
    content_type: str | None
    embed: bool | None
    fileback: str | None
    filedown: str | None
    filefront: str | None
    fileleft: str | None
    fileright: str | None
    fileup: str | None
    gridlayout: str | None
    gridsize: tuple[float, float] | None
    hflip: bool | None
    markrgb: tuple[float, float, float] | None
    nchannel: int | None
    random: float | None
    vflip: bool | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.type = None
        self.file = None
        self.builtin = None
        self.mark = None
        self.width = None
        self.height = None
        self.rgb1 = None
        self.rgb2 = None
        self.colorspace = None
        self.content_type = None
        self.embed = None
        self.fileback = None
        self.filedown = None
        self.filefront = None
        self.fileleft = None
        self.fileright = None
        self.fileup = None
        self.gridlayout = None
        self.gridsize = None
        self.hflip = None
        self.markrgb = None
        self.nchannel = None
        self.random = None
        self.vflip = None


class Material(Node):
    """``<material>``."""

    __slots__ = ("name", "class_", "texture", "texrepeat", "rgba", "emission", "metallic", "reflectance", "roughness", "shininess", "specular", "texuniform", "layer",)
    TAG = "material"
    FIELDS = __slots__
    CHILDREN = ("layer",)
    VALUES = 8190
    DEFAULTS = {"texrepeat": (1.0, 1.0), "rgba": (1.0, 1.0, 1.0, 1.0), "emission": 0.0, "metallic": -1.0, "reflectance": 0.0, "roughness": -1.0, "shininess": 0.5, "specular": 0.5, "texuniform": False}

    name: str | None
    class_: str | None
    texture: str | None
    texrepeat: tuple[float, float] | None
    rgba: tuple[float, float, float, float] | None
    emission: float | None
    metallic: float | None
    reflectance: float | None
    roughness: float | None
    shininess: float | None
    specular: float | None
    texuniform: bool | None
    layer: list[Layer]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.texture = None
        self.texrepeat = None
        self.rgba = None
        self.emission = None
        self.metallic = None
        self.reflectance = None
        self.roughness = None
        self.shininess = None
        self.specular = None
        self.texuniform = None
        self.layer = []


class Layer(Node):
    """``<layer>``."""

    __slots__ = ("texture", "role",)
    TAG = "layer"
    FIELDS = __slots__
    VALUES = 6

    texture: str | None
    role: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.texture = None
        self.role = None


class Model(Node):
    """Another model, to attach parts of."""

    __slots__ = ("name", "file", "content_type",)
    TAG = "model"
    FIELDS = __slots__
    VALUES = 14
    URIS = ("file",)

    name: str | None
    file: str | None
    content_type: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.file = None
        self.content_type = None


class Worldbody(Node):
    """The world, which does not move."""

    __slots__ = ("geom", "attach", "site", "camera", "light", "plugin", "flexcomp", "composite", "body", "frame", "replicate", "include",)
    TAG = "worldbody"
    FIELDS = __slots__
    CHILDREN = ("geom", "attach", "site", "camera", "light", "plugin", "flexcomp", "composite", "body", "frame", "replicate", "include",)

    geom: list[Geom]
    attach: list[Attach]
    site: list[Site]
    camera: list[Camera]
    light: list[Light]
    plugin: list[Plugin]
    flexcomp: list[Flexcomp]
    composite: list[Tree]
    body: list[Body]
    frame: list[Frame]
    replicate: list[Replicate]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.geom = []
        self.attach = []
        self.site = []
        self.camera = []
        self.light = []
        self.plugin = []
        self.flexcomp = []
        self.composite = []
        self.body = []
        self.frame = []
        self.replicate = []
        self.include = []


class Body(Node):
    """A body; where it has no joints it is welded to its parent."""

    __slots__ = ("name", "childclass", "mocap", "pos", "quat", "axisangle", "xyaxes", "zaxis", "euler", "fuse", "gravcomp", "simple", "sleep", "user", "inertial", "joint", "freejoint", "geom", "attach", "site", "camera", "light", "plugin", "flexcomp", "composite", "body", "frame", "replicate", "include",)
    TAG = "body"
    FIELDS = __slots__
    CHILDREN = ("inertial", "joint", "freejoint", "geom", "attach", "site", "camera", "light", "plugin", "flexcomp", "composite", "body", "frame", "replicate", "include",)
    VALUES = 32766
    DEFAULTS = {"mocap": False, "pos": (0.0, 0.0, 0.0), "quat": (1.0, 0.0, 0.0, 0.0), "gravcomp": 0.0}

    name: str | None
    childclass: str | None
    mocap: bool | None
    pos: tuple[float, float, float] | None
    quat: tuple[float, float, float, float] | None
    axisangle: tuple[float, float, float, float] | None
    xyaxes: tuple[float, ...] | None
    zaxis: tuple[float, float, float] | None
    euler: tuple[float, float, float] | None
    fuse: str | None
    gravcomp: float | None
    simple: str | None
    sleep: str | None
    user: tuple[float, ...] | None
    inertial: Inertial | None
    joint: list[Joint]
    freejoint: list[Freejoint]
    geom: list[Geom]
    attach: list[Attach]
    site: list[Site]
    camera: list[Camera]
    light: list[Light]
    plugin: list[Plugin]
    flexcomp: list[Flexcomp]
    composite: list[Tree]
    body: list[Body]
    frame: list[Frame]
    replicate: list[Replicate]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.childclass = None
        self.mocap = None
        self.pos = None
        self.quat = None
        self.axisangle = None
        self.xyaxes = None
        self.zaxis = None
        self.euler = None
        self.fuse = None
        self.gravcomp = None
        self.simple = None
        self.sleep = None
        self.user = None
        self.inertial = None
        self.joint = []
        self.freejoint = []
        self.geom = []
        self.attach = []
        self.site = []
        self.camera = []
        self.light = []
        self.plugin = []
        self.flexcomp = []
        self.composite = []
        self.body = []
        self.frame = []
        self.replicate = []
        self.include = []


class Frame(Node):
    """A pose for all that is inside; it vanishes when the file is read."""

    __slots__ = ("name", "childclass", "pos", "quat", "axisangle", "xyaxes", "zaxis", "euler", "inertial", "joint", "freejoint", "geom", "attach", "site", "camera", "light", "plugin", "flexcomp", "composite", "body", "frame", "replicate", "include",)
    TAG = "frame"
    FIELDS = __slots__
    CHILDREN = ("inertial", "joint", "freejoint", "geom", "attach", "site", "camera", "light", "plugin", "flexcomp", "composite", "body", "frame", "replicate", "include",)
    VALUES = 510
    DEFAULTS = {"pos": (0.0, 0.0, 0.0), "quat": (1.0, 0.0, 0.0, 0.0)}

    name: str | None
    childclass: str | None
    pos: tuple[float, float, float] | None
    quat: tuple[float, float, float, float] | None
    axisangle: tuple[float, float, float, float] | None
    xyaxes: tuple[float, ...] | None
    zaxis: tuple[float, float, float] | None
    euler: tuple[float, float, float] | None
    inertial: Inertial | None
    joint: list[Joint]
    freejoint: list[Freejoint]
    geom: list[Geom]
    attach: list[Attach]
    site: list[Site]
    camera: list[Camera]
    light: list[Light]
    plugin: list[Plugin]
    flexcomp: list[Flexcomp]
    composite: list[Tree]
    body: list[Body]
    frame: list[Frame]
    replicate: list[Replicate]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.childclass = None
        self.pos = None
        self.quat = None
        self.axisangle = None
        self.xyaxes = None
        self.zaxis = None
        self.euler = None
        self.inertial = None
        self.joint = []
        self.freejoint = []
        self.geom = []
        self.attach = []
        self.site = []
        self.camera = []
        self.light = []
        self.plugin = []
        self.flexcomp = []
        self.composite = []
        self.body = []
        self.frame = []
        self.replicate = []
        self.include = []


class Replicate(Node):
    """What is inside, again and again; names get sep and a number."""

    __slots__ = ("childclass", "euler", "count", "offset", "sep", "inertial", "joint", "freejoint", "geom", "attach", "site", "camera", "light", "plugin", "flexcomp", "composite", "body", "frame", "replicate", "include",)
    TAG = "replicate"
    FIELDS = __slots__
    CHILDREN = ("inertial", "joint", "freejoint", "geom", "attach", "site", "camera", "light", "plugin", "flexcomp", "composite", "body", "frame", "replicate", "include",)
    VALUES = 62
    DEFAULTS = {"euler": (0.0, 0.0, 0.0), "offset": (0.0, 0.0, 0.0)}

    childclass: str | None
    euler: tuple[float, float, float] | None
    count: int | None
    offset: tuple[float, float, float] | None
    sep: str | None
    inertial: Inertial | None
    joint: list[Joint]
    freejoint: list[Freejoint]
    geom: list[Geom]
    attach: list[Attach]
    site: list[Site]
    camera: list[Camera]
    light: list[Light]
    plugin: list[Plugin]
    flexcomp: list[Flexcomp]
    composite: list[Tree]
    body: list[Body]
    frame: list[Frame]
    replicate: list[Replicate]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.childclass = None
        self.euler = None
        self.count = None
        self.offset = None
        self.sep = None
        self.inertial = None
        self.joint = []
        self.freejoint = []
        self.geom = []
        self.attach = []
        self.site = []
        self.camera = []
        self.light = []
        self.plugin = []
        self.flexcomp = []
        self.composite = []
        self.body = []
        self.frame = []
        self.replicate = []
        self.include = []


class Inertial(Node):
    """Mass and moments about the centre of mass."""

    __slots__ = ("pos", "quat", "axisangle", "xyaxes", "zaxis", "euler", "mass", "diaginertia", "fullinertia",)
    TAG = "inertial"
    FIELDS = __slots__
    VALUES = 1022
    DEFAULTS = {"quat": (1.0, 0.0, 0.0, 0.0)}

    pos: tuple[float, float, float] | None
    quat: tuple[float, float, float, float] | None
    axisangle: tuple[float, float, float, float] | None
    xyaxes: tuple[float, ...] | None
    zaxis: tuple[float, float, float] | None
    euler: tuple[float, float, float] | None
    mass: float | None
    diaginertia: tuple[float, float, float] | None
    fullinertia: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.pos = None
        self.quat = None
        self.axisangle = None
        self.xyaxes = None
        self.zaxis = None
        self.euler = None
        self.mass = None
        self.diaginertia = None
        self.fullinertia = None


class Joint(Node):
    """A degree of freedom between the body and its parent."""

    __slots__ = ("name", "class_", "type", "pos", "axis", "group", "range", "ref", "limited", "springref", "stiffness", "damping", "armature", "frictionloss", "actuatorfrclimited", "actuatorfrcrange", "actuatorgravcomp", "solimpfriction", "solimplimit", "solreffriction", "solreflimit", "springdamper", "springyield", "user", "margin",)
    TAG = "joint"
    FIELDS = __slots__
    VALUES = 67108862
    DEFAULTS = {"type": 'hinge', "pos": (0.0, 0.0, 0.0), "axis": (0.0, 0.0, 1.0), "group": 0, "ref": 0.0, "limited": 'auto', "springref": 0.0, "stiffness": (0.0,), "damping": (0.0,), "armature": 0.0, "frictionloss": 0.0, "actuatorfrclimited": 'auto', "actuatorgravcomp": False, "margin": 0.0}

    name: str | None
    class_: str | None
    type: str | None
    pos: tuple[float, float, float] | None
    axis: tuple[float, float, float] | None
    group: int | None
    range: tuple[float, float] | None
    ref: float | None
    limited: str | None
    springref: float | None
    stiffness: tuple[float, ...] | None
    damping: tuple[float, ...] | None
    armature: float | None
    frictionloss: float | None
    actuatorfrclimited: str | None
    actuatorfrcrange: tuple[float, float] | None
    actuatorgravcomp: bool | None
    solimpfriction: tuple[float, ...] | None
    solimplimit: tuple[float, ...] | None
    solreffriction: tuple[float, ...] | None
    solreflimit: tuple[float, ...] | None
    springdamper: tuple[float, float] | None
    springyield: float | None
    user: tuple[float, ...] | None
    margin: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.type = None
        self.pos = None
        self.axis = None
        self.group = None
        self.range = None
        self.ref = None
        self.limited = None
        self.springref = None
        self.stiffness = None
        self.damping = None
        self.armature = None
        self.frictionloss = None
        self.actuatorfrclimited = None
        self.actuatorfrcrange = None
        self.actuatorgravcomp = None
        self.solimpfriction = None
        self.solimplimit = None
        self.solreffriction = None
        self.solreflimit = None
        self.springdamper = None
        self.springyield = None
        self.user = None
        self.margin = None


class Freejoint(Node):
    """A joint of type free that takes no defaults."""

    __slots__ = ("name", "group", "align",)
    TAG = "freejoint"
    FIELDS = __slots__
    VALUES = 14
    DEFAULTS = {"group": 0, "align": 'auto'}

    name: str | None
    group: int | None
    align: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.group = None
        self.align = None


class Geom(Node):
    """A shape: it is seen, it touches and it weighs."""

    __slots__ = ("name", "class_", "type", "pos", "quat", "axisangle", "xyaxes", "zaxis", "euler", "size", "fromto", "mesh", "hfield", "mass", "density", "material", "rgba", "contype", "conaffinity", "condim", "group", "priority", "friction", "adhesion", "castshadow", "fitscale", "fluidcoef", "fluidshape", "shellinertia", "solmix", "surfacevel", "user", "margin", "gap", "solref", "solimp", "plugin",)
    TAG = "geom"
    FIELDS = __slots__
    CHILDREN = ("plugin",)
    VALUES = 137438953470
    DEFAULTS = {"type": 'sphere', "pos": (0.0, 0.0, 0.0), "quat": (1.0, 0.0, 0.0, 0.0), "density": 1000.0, "rgba": (0.5, 0.5, 0.5, 1.0), "contype": 1, "conaffinity": 1, "condim": 3, "group": 0, "priority": 0, "friction": (1.0, 0.005, 0.0001), "fitscale": 1.0, "fluidshape": 'none', "shellinertia": False, "solmix": 1.0, "margin": 0.0, "gap": 0.0, "solref": (0.02, 1.0), "solimp": (0.9, 0.95, 0.001, 0.5, 2.0)}

    name: str | None
    class_: str | None
    type: str | None
    pos: tuple[float, float, float] | None
    quat: tuple[float, float, float, float] | None
    axisangle: tuple[float, float, float, float] | None
    xyaxes: tuple[float, ...] | None
    zaxis: tuple[float, float, float] | None
    euler: tuple[float, float, float] | None
    size: tuple[float, ...] | None
    fromto: tuple[float, ...] | None
    mesh: str | None
    hfield: str | None
    mass: float | None
    density: float | None
    material: str | None
    rgba: tuple[float, float, float, float] | None
    contype: int | None
    conaffinity: int | None
    condim: int | None
    group: int | None
    priority: int | None
    friction: tuple[float, ...] | None
    adhesion: float | None
    castshadow: bool | None
    fitscale: float | None
    fluidcoef: tuple[float, ...] | None
    fluidshape: str | None
    shellinertia: bool | None
    solmix: float | None
    surfacevel: tuple[float, ...] | None
    user: tuple[float, ...] | None
    margin: float | None
    gap: float | None
    solref: tuple[float, ...] | None
    solimp: tuple[float, ...] | None
    plugin: list[Plugin]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.type = None
        self.pos = None
        self.quat = None
        self.axisangle = None
        self.xyaxes = None
        self.zaxis = None
        self.euler = None
        self.size = None
        self.fromto = None
        self.mesh = None
        self.hfield = None
        self.mass = None
        self.density = None
        self.material = None
        self.rgba = None
        self.contype = None
        self.conaffinity = None
        self.condim = None
        self.group = None
        self.priority = None
        self.friction = None
        self.adhesion = None
        self.castshadow = None
        self.fitscale = None
        self.fluidcoef = None
        self.fluidshape = None
        self.shellinertia = None
        self.solmix = None
        self.surfacevel = None
        self.user = None
        self.margin = None
        self.gap = None
        self.solref = None
        self.solimp = None
        self.plugin = []


class Attach(Node):
    """A body of another model, with all that belongs to it."""

    __slots__ = ("model", "body", "frame", "prefix",)
    TAG = "attach"
    FIELDS = __slots__
    VALUES = 30

    model: str | None
    body: str | None
    frame: str | None
    prefix: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.model = None
        self.body = None
        self.frame = None
        self.prefix = None


class Site(Node):
    """A place of interest."""

    __slots__ = ("name", "class_", "type", "pos", "quat", "axisangle", "xyaxes", "zaxis", "euler", "size", "fromto", "mesh", "material", "rgba", "group", "user",)
    TAG = "site"
    FIELDS = __slots__
    VALUES = 131070
    DEFAULTS = {"type": 'sphere', "pos": (0.0, 0.0, 0.0), "quat": (1.0, 0.0, 0.0, 0.0), "size": (0.005, 0.005, 0.005), "rgba": (0.5, 0.5, 0.5, 1.0), "group": 0}

    name: str | None
    class_: str | None
    type: str | None
    pos: tuple[float, float, float] | None
    quat: tuple[float, float, float, float] | None
    axisangle: tuple[float, float, float, float] | None
    xyaxes: tuple[float, ...] | None
    zaxis: tuple[float, float, float] | None
    euler: tuple[float, float, float] | None
    size: tuple[float, ...] | None
    fromto: tuple[float, ...] | None
    mesh: str | None
    material: str | None
    rgba: tuple[float, float, float, float] | None
    group: int | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.type = None
        self.pos = None
        self.quat = None
        self.axisangle = None
        self.xyaxes = None
        self.zaxis = None
        self.euler = None
        self.size = None
        self.fromto = None
        self.mesh = None
        self.material = None
        self.rgba = None
        self.group = None
        self.user = None


class Camera(Node):
    """``<camera>``."""

    __slots__ = ("name", "class_", "mode", "pos", "quat", "axisangle", "xyaxes", "zaxis", "euler", "focal", "focalpixel", "fovy", "ipd", "output", "principal", "principalpixel", "projection", "resolution", "sensorsize", "target", "user",)
    TAG = "camera"
    FIELDS = __slots__
    VALUES = 4194302
    DEFAULTS = {"mode": 'fixed', "pos": (0.0, 0.0, 0.0), "quat": (1.0, 0.0, 0.0, 0.0), "fovy": 45.0, "ipd": 0.068, "projection": 'perspective', "resolution": (1.0, 1.0)}

    name: str | None
    class_: str | None
    mode: str | None
    pos: tuple[float, float, float] | None
    quat: tuple[float, float, float, float] | None
    axisangle: tuple[float, float, float, float] | None
    xyaxes: tuple[float, ...] | None
    zaxis: tuple[float, float, float] | None
    euler: tuple[float, float, float] | None
    focal: tuple[float, float] | None
    focalpixel: tuple[float, float] | None
    fovy: float | None
    ipd: float | None
    output: str | None
    principal: tuple[float, float] | None
    principalpixel: tuple[float, float] | None
    projection: str | None
    resolution: tuple[float, float] | None
    sensorsize: tuple[float, float] | None
    target: str | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.mode = None
        self.pos = None
        self.quat = None
        self.axisangle = None
        self.xyaxes = None
        self.zaxis = None
        self.euler = None
        self.focal = None
        self.focalpixel = None
        self.fovy = None
        self.ipd = None
        self.output = None
        self.principal = None
        self.principalpixel = None
        self.projection = None
        self.resolution = None
        self.sensorsize = None
        self.target = None
        self.user = None


class Light(Node):
    """``<light>``."""

    __slots__ = ("name", "class_", "type", "mode", "pos", "texture", "range", "active", "ambient", "attenuation", "bulbradius", "castshadow", "cutoff", "diffuse", "dir", "directional", "exponent", "intensity", "softness", "specular", "target",)
    TAG = "light"
    FIELDS = __slots__
    VALUES = 4194302
    DEFAULTS = {"type": 'spot', "mode": 'fixed', "pos": (0.0, 0.0, 0.0), "range": 10.0, "active": True, "attenuation": (1.0, 0.0, 0.0), "bulbradius": 0.02, "castshadow": True, "cutoff": 45.0, "dir": (0.0, 0.0, -1.0), "exponent": 10.0}

    name: str | None
    class_: str | None
    type: str | None
    mode: str | None
    pos: tuple[float, float, float] | None
    texture: str | None
    range: float | None
    active: bool | None
    ambient: tuple[float, float, float] | None
    attenuation: tuple[float, float, float] | None
    bulbradius: float | None
    castshadow: bool | None
    cutoff: float | None
    diffuse: tuple[float, float, float] | None
    dir: tuple[float, float, float] | None
    directional: bool | None
    exponent: float | None
    intensity: float | None
    softness: float | None
    specular: tuple[float, float, float] | None
    target: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.type = None
        self.mode = None
        self.pos = None
        self.texture = None
        self.range = None
        self.active = None
        self.ambient = None
        self.attenuation = None
        self.bulbradius = None
        self.castshadow = None
        self.cutoff = None
        self.diffuse = None
        self.dir = None
        self.directional = None
        self.exponent = None
        self.intensity = None
        self.softness = None
        self.specular = None
        self.target = None


class Flexcomp(Node):
    """``<flexcomp>``."""

    __slots__ = ("name", "type", "file", "pos", "quat", "axisangle", "xyaxes", "zaxis", "euler", "mesh", "mass", "texcoord", "scale", "material", "rgba", "group", "cellcount", "dim", "dof", "element", "flatskin", "inertiabox", "origin", "point", "radius", "rigid", "spacing", "count", "edge", "elasticity", "contact", "pin", "plugin",)
    TAG = "flexcomp"
    FIELDS = __slots__
    CHILDREN = ("edge", "elasticity", "contact", "pin", "plugin",)
    VALUES = 536870910
    URIS = ("file",)

    name: str | None
    type: str | None
    file: str | None
    pos: tuple[float, float, float] | None
    quat: tuple[float, float, float, float] | None
    axisangle: tuple[float, float, float, float] | None
    xyaxes: tuple[float, ...] | None
    zaxis: tuple[float, float, float] | None
    euler: tuple[float, float, float] | None
    mesh: str | None
    mass: float | None
    texcoord: tuple[float, ...] | None
    scale: tuple[float, float, float] | None
    material: str | None
    rgba: tuple[float, float, float, float] | None
    group: int | None
    cellcount: tuple[float, ...] | None
    dim: int | None
    dof: str | None
    element: tuple[float, ...] | None
    flatskin: bool | None
    inertiabox: float | None
    origin: tuple[float, float, float] | None
    point: tuple[float, ...] | None
    radius: float | None
    rigid: bool | None
    spacing: tuple[float, float, float] | None
    count: tuple[float, float, float] | None
    edge: FlexcompEdge | None
    elasticity: Elasticity | None
    contact: FlexcompContact | None
    pin: list[Pin]
    plugin: list[Plugin]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.type = None
        self.file = None
        self.pos = None
        self.quat = None
        self.axisangle = None
        self.xyaxes = None
        self.zaxis = None
        self.euler = None
        self.mesh = None
        self.mass = None
        self.texcoord = None
        self.scale = None
        self.material = None
        self.rgba = None
        self.group = None
        self.cellcount = None
        self.dim = None
        self.dof = None
        self.element = None
        self.flatskin = None
        self.inertiabox = None
        self.origin = None
        self.point = None
        self.radius = None
        self.rigid = None
        self.spacing = None
        self.count = None
        self.edge = None
        self.elasticity = None
        self.contact = None
        self.pin = []
        self.plugin = []


class FlexcompEdge(Node):
    """``<edge>``."""

    __slots__ = ("stiffness", "damping", "equality", "solref", "solimp",)
    TAG = "edge"
    FIELDS = __slots__
    VALUES = 62

    stiffness: float | None
    damping: float | None
    equality: str | None
    solref: tuple[float, ...] | None
    solimp: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.stiffness = None
        self.damping = None
        self.equality = None
        self.solref = None
        self.solimp = None


class Elasticity(Node):
    """``<elasticity>``."""

    __slots__ = ("damping", "elastic2d", "poisson", "section", "sectionsize", "shear", "thickness", "yield_", "young",)
    TAG = "elasticity"
    FIELDS = __slots__
    VALUES = 1022

    damping: float | None
    elastic2d: str | None
    poisson: float | None
    section: str | None
    sectionsize: tuple[float, ...] | None
    shear: float | None
    thickness: float | None
    yield_: float | None
    young: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.damping = None
        self.elastic2d = None
        self.poisson = None
        self.section = None
        self.sectionsize = None
        self.shear = None
        self.thickness = None
        self.yield_ = None
        self.young = None


class FlexcompContact(Node):
    """``<contact>``."""

    __slots__ = ("contype", "conaffinity", "condim", "priority", "friction", "activelayers", "passive", "selfcollide", "solmix", "internal", "margin", "gap", "solref", "solimp",)
    TAG = "contact"
    FIELDS = __slots__
    VALUES = 32766

    contype: int | None
    conaffinity: int | None
    condim: int | None
    priority: int | None
    friction: tuple[float, ...] | None
    activelayers: int | None
    passive: bool | None
    selfcollide: str | None
    solmix: float | None
    internal: bool | None
    margin: float | None
    gap: float | None
    solref: tuple[float, ...] | None
    solimp: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.contype = None
        self.conaffinity = None
        self.condim = None
        self.priority = None
        self.friction = None
        self.activelayers = None
        self.passive = None
        self.selfcollide = None
        self.solmix = None
        self.internal = None
        self.margin = None
        self.gap = None
        self.solref = None
        self.solimp = None


class Pin(Node):
    """``<pin>``."""

    __slots__ = ("range", "grid", "gridrange", "id",)
    TAG = "pin"
    FIELDS = __slots__
    VALUES = 30

    range: tuple[float, float] | None
    grid: tuple[float, ...] | None
    gridrange: tuple[float, ...] | None
    id: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.range = None
        self.grid = None
        self.gridrange = None
        self.id = None


class Deformable(Node):
    """``<deformable>``."""

    __slots__ = ("flex", "skin", "include",)
    TAG = "deformable"
    FIELDS = __slots__
    CHILDREN = ("flex", "skin", "include",)

    flex: list[Flex]
    skin: list[Skin]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.flex = []
        self.skin = []
        self.include = []


class Flex(Node):
    """``<flex>``."""

    __slots__ = ("name", "body", "vertex", "texcoord", "material", "rgba", "group", "cellcount", "dim", "dof", "element", "elemtexcoord", "flatskin", "node", "nodecoord", "radius", "contact", "edge", "elasticity",)
    TAG = "flex"
    FIELDS = __slots__
    CHILDREN = ("contact", "edge", "elasticity",)
    VALUES = 131070

    name: str | None
    body: str | None
    vertex: tuple[float, ...] | None
    texcoord: tuple[float, ...] | None
    material: str | None
    rgba: tuple[float, float, float, float] | None
    group: int | None
    cellcount: tuple[float, ...] | None
    dim: int | None
    dof: str | None
    element: tuple[float, ...] | None
    elemtexcoord: tuple[float, ...] | None
    flatskin: bool | None
    node: str | None
    nodecoord: tuple[float, ...] | None
    radius: float | None
    contact: FlexcompContact | None
    edge: Edge | None
    elasticity: Elasticity | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.body = None
        self.vertex = None
        self.texcoord = None
        self.material = None
        self.rgba = None
        self.group = None
        self.cellcount = None
        self.dim = None
        self.dof = None
        self.element = None
        self.elemtexcoord = None
        self.flatskin = None
        self.node = None
        self.nodecoord = None
        self.radius = None
        self.contact = None
        self.edge = None
        self.elasticity = None


class Edge(Node):
    """``<edge>``."""

    __slots__ = ("stiffness", "damping",)
    TAG = "edge"
    FIELDS = __slots__
    VALUES = 6

    stiffness: float | None
    damping: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.stiffness = None
        self.damping = None


class Contact(Node):
    """``<contact>``."""

    __slots__ = ("pair", "exclude", "include",)
    TAG = "contact"
    FIELDS = __slots__
    CHILDREN = ("pair", "exclude", "include",)

    pair: list[Pair]
    exclude: list[Exclude]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.pair = []
        self.exclude = []
        self.include = []


class Pair(Node):
    """Two geoms that touch whatever their bits say."""

    __slots__ = ("name", "class_", "geom1", "geom2", "condim", "friction", "adhesion", "solreffriction", "margin", "gap", "solref", "solimp",)
    TAG = "pair"
    FIELDS = __slots__
    VALUES = 8190

    name: str | None
    class_: str | None
    geom1: str | None
    geom2: str | None
    condim: int | None
    friction: tuple[float, ...] | None
    adhesion: float | None
    solreffriction: tuple[float, ...] | None
    margin: float | None
    gap: float | None
    solref: tuple[float, ...] | None
    solimp: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.geom1 = None
        self.geom2 = None
        self.condim = None
        self.friction = None
        self.adhesion = None
        self.solreffriction = None
        self.margin = None
        self.gap = None
        self.solref = None
        self.solimp = None


class Exclude(Node):
    """Two bodies that never touch."""

    __slots__ = ("name", "body1", "body2",)
    TAG = "exclude"
    FIELDS = __slots__
    VALUES = 14

    name: str | None
    body1: str | None
    body2: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.body1 = None
        self.body2 = None


class Tendon(Node):
    """``<tendon>``."""

    __slots__ = ("spatial", "fixed", "include",)
    TAG = "tendon"
    FIELDS = __slots__
    CHILDREN = ("spatial", "fixed", "include",)

    spatial: list[Spatial]
    fixed: list[Fixed]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.spatial = []
        self.fixed = []
        self.include = []


class Spatial(Node):
    """``<spatial>``."""

    __slots__ = ("name", "class_", "width", "material", "rgba", "group", "range", "limited", "stiffness", "damping", "armature", "frictionloss", "actuatorfrclimited", "actuatorfrcrange", "solimpfriction", "solimplimit", "solreffriction", "solreflimit", "springlength", "springyield", "user", "margin", "site", "geom", "pulley", "include",)
    TAG = "spatial"
    FIELDS = __slots__
    CHILDREN = ("site", "geom", "pulley", "include",)
    VALUES = 8388606

    name: str | None
    class_: str | None
    width: float | None
    material: str | None
    rgba: tuple[float, float, float, float] | None
    group: int | None
    range: tuple[float, float] | None
    limited: str | None
    stiffness: tuple[float, ...] | None
    damping: tuple[float, ...] | None
    armature: float | None
    frictionloss: float | None
    actuatorfrclimited: str | None
    actuatorfrcrange: tuple[float, float] | None
    solimpfriction: tuple[float, ...] | None
    solimplimit: tuple[float, ...] | None
    solreffriction: tuple[float, ...] | None
    solreflimit: tuple[float, ...] | None
    springlength: tuple[float, ...] | None
    springyield: float | None
    user: tuple[float, ...] | None
    margin: float | None
    site: list[SpatialSite]
    geom: list[SpatialGeom]
    pulley: list[Pulley]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.width = None
        self.material = None
        self.rgba = None
        self.group = None
        self.range = None
        self.limited = None
        self.stiffness = None
        self.damping = None
        self.armature = None
        self.frictionloss = None
        self.actuatorfrclimited = None
        self.actuatorfrcrange = None
        self.solimpfriction = None
        self.solimplimit = None
        self.solreffriction = None
        self.solreflimit = None
        self.springlength = None
        self.springyield = None
        self.user = None
        self.margin = None
        self.site = []
        self.geom = []
        self.pulley = []
        self.include = []


class SpatialSite(Node):
    """``<site>``."""

    __slots__ = ("site",)
    TAG = "site"
    FIELDS = __slots__
    VALUES = 2

    site: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.site = None


class SpatialGeom(Node):
    """``<geom>``."""

    __slots__ = ("geom", "sidesite",)
    TAG = "geom"
    FIELDS = __slots__
    VALUES = 6

    geom: str | None
    sidesite: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.geom = None
        self.sidesite = None


class Pulley(Node):
    """``<pulley>``."""

    __slots__ = ("divisor",)
    TAG = "pulley"
    FIELDS = __slots__
    VALUES = 2

    divisor: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.divisor = None


class Fixed(Node):
    """``<fixed>``."""

    __slots__ = ("name", "class_", "group", "range", "limited", "stiffness", "damping", "armature", "frictionloss", "actuatorfrclimited", "actuatorfrcrange", "solimpfriction", "solimplimit", "solreffriction", "solreflimit", "springlength", "springyield", "user", "margin", "joint", "include",)
    TAG = "fixed"
    FIELDS = __slots__
    CHILDREN = ("joint", "include",)
    VALUES = 1048574

    name: str | None
    class_: str | None
    group: int | None
    range: tuple[float, float] | None
    limited: str | None
    stiffness: tuple[float, ...] | None
    damping: tuple[float, ...] | None
    armature: float | None
    frictionloss: float | None
    actuatorfrclimited: str | None
    actuatorfrcrange: tuple[float, float] | None
    solimpfriction: tuple[float, ...] | None
    solimplimit: tuple[float, ...] | None
    solreffriction: tuple[float, ...] | None
    solreflimit: tuple[float, ...] | None
    springlength: tuple[float, ...] | None
    springyield: float | None
    user: tuple[float, ...] | None
    margin: float | None
    joint: list[FixedJoint]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.group = None
        self.range = None
        self.limited = None
        self.stiffness = None
        self.damping = None
        self.armature = None
        self.frictionloss = None
        self.actuatorfrclimited = None
        self.actuatorfrcrange = None
        self.solimpfriction = None
        self.solimplimit = None
        self.solreffriction = None
        self.solreflimit = None
        self.springlength = None
        self.springyield = None
        self.user = None
        self.margin = None
        self.joint = []
        self.include = []


class FixedJoint(Node):
    """``<joint>``."""

    __slots__ = ("joint", "coef",)
    TAG = "joint"
    FIELDS = __slots__
    VALUES = 6

    joint: str | None
    coef: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.joint = None
        self.coef = None


class Equality(Node):
    """``<equality>``."""

    __slots__ = ("connect", "weld", "joint", "tendon", "flex", "flexstrain", "include",)
    TAG = "equality"
    FIELDS = __slots__
    CHILDREN = ("connect", "weld", "joint", "tendon", "flex", "flexstrain", "include",)

    connect: list[Connect]
    weld: list[Weld]
    joint: list[EqualityJoint]
    tendon: list[EqualityTendon]
    flex: list[EqualityFlex]
    flexstrain: list[Flexstrain]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.connect = []
        self.weld = []
        self.joint = []
        self.tendon = []
        self.flex = []
        self.flexstrain = []
        self.include = []


class Connect(Node):
    """``<connect>``."""

    __slots__ = ("name", "class_", "body1", "body2", "site1", "site2", "anchor", "active", "solref", "solimp",)
    TAG = "connect"
    FIELDS = __slots__
    VALUES = 2046
    DEFAULTS = {"active": True}

    name: str | None
    class_: str | None
    body1: str | None
    body2: str | None
    site1: str | None
    site2: str | None
    anchor: tuple[float, float, float] | None
    active: bool | None
    solref: tuple[float, ...] | None
    solimp: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.body1 = None
        self.body2 = None
        self.site1 = None
        self.site2 = None
        self.anchor = None
        self.active = None
        self.solref = None
        self.solimp = None


class Weld(Node):
    """``<weld>``."""

    __slots__ = ("name", "class_", "body1", "body2", "site1", "site2", "anchor", "relpose", "active", "torquescale", "solref", "solimp",)
    TAG = "weld"
    FIELDS = __slots__
    VALUES = 8190
    DEFAULTS = {"active": True}

    name: str | None
    class_: str | None
    body1: str | None
    body2: str | None
    site1: str | None
    site2: str | None
    anchor: tuple[float, float, float] | None
    relpose: tuple[float, ...] | None
    active: bool | None
    torquescale: float | None
    solref: tuple[float, ...] | None
    solimp: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.body1 = None
        self.body2 = None
        self.site1 = None
        self.site2 = None
        self.anchor = None
        self.relpose = None
        self.active = None
        self.torquescale = None
        self.solref = None
        self.solimp = None


class EqualityJoint(Node):
    """``<joint>``."""

    __slots__ = ("name", "class_", "joint1", "joint2", "polycoef", "active", "solref", "solimp",)
    TAG = "joint"
    FIELDS = __slots__
    VALUES = 510
    DEFAULTS = {"polycoef": (0.0, 1.0, 0.0, 0.0, 0.0), "active": True}

    name: str | None
    class_: str | None
    joint1: str | None
    joint2: str | None
    polycoef: tuple[float, ...] | None
    active: bool | None
    solref: tuple[float, ...] | None
    solimp: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint1 = None
        self.joint2 = None
        self.polycoef = None
        self.active = None
        self.solref = None
        self.solimp = None


class EqualityTendon(Node):
    """``<tendon>``."""

    __slots__ = ("name", "class_", "tendon1", "tendon2", "polycoef", "active", "solref", "solimp",)
    TAG = "tendon"
    FIELDS = __slots__
    VALUES = 510

    name: str | None
    class_: str | None
    tendon1: str | None
    tendon2: str | None
    polycoef: tuple[float, ...] | None
    active: bool | None
    solref: tuple[float, ...] | None
    solimp: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.tendon1 = None
        self.tendon2 = None
        self.polycoef = None
        self.active = None
        self.solref = None
        self.solimp = None


class EqualityFlex(Node):
    """``<flex>``."""

    __slots__ = ("name", "class_", "active", "flex", "solref", "solimp",)
    TAG = "flex"
    FIELDS = __slots__
    VALUES = 126

    name: str | None
    class_: str | None
    active: bool | None
    flex: str | None
    solref: tuple[float, ...] | None
    solimp: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.active = None
        self.flex = None
        self.solref = None
        self.solimp = None


class Flexstrain(Node):
    """``<flexstrain>``."""

    __slots__ = ("name", "class_", "active", "cell", "flex", "solref", "solimp",)
    TAG = "flexstrain"
    FIELDS = __slots__
    VALUES = 254

    name: str | None
    class_: str | None
    active: bool | None
    cell: tuple[float, float, float] | None
    flex: str | None
    solref: tuple[float, ...] | None
    solimp: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.active = None
        self.cell = None
        self.flex = None
        self.solref = None
        self.solimp = None


class Actuator(Node):
    """``<actuator>``."""

    __slots__ = ("general", "motor", "position", "velocity", "intvelocity", "orientation", "pid", "damper", "cylinder", "muscle", "adhesion", "dcmotor", "plugin", "include",)
    TAG = "actuator"
    FIELDS = __slots__
    CHILDREN = ("general", "motor", "position", "velocity", "intvelocity", "orientation", "pid", "damper", "cylinder", "muscle", "adhesion", "dcmotor", "plugin", "include",)

    general: list[General]
    motor: list[Motor]
    position: list[Position]
    velocity: list[Velocity]
    intvelocity: list[Intvelocity]
    orientation: list[Orientation]
    pid: list[Pid]
    damper: list[Damper]
    cylinder: list[Cylinder]
    muscle: list[Muscle]
    adhesion: list[Adhesion]
    dcmotor: list[Dcmotor]
    plugin: list[ActuatorPlugin]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.general = []
        self.motor = []
        self.position = []
        self.velocity = []
        self.intvelocity = []
        self.orientation = []
        self.pid = []
        self.damper = []
        self.cylinder = []
        self.muscle = []
        self.adhesion = []
        self.dcmotor = []
        self.plugin = []
        self.include = []


class General(Node):
    """``<general>``."""

    __slots__ = ("name", "class_", "body", "joint", "jointinparent", "tendon", "site", "refsite", "group", "damping", "armature", "actdim", "actearly", "actlimited", "actrange", "cranklength", "cranksite", "delay", "ffrange", "inheritrange", "input", "interp", "lengthrange", "nsample", "slidersite", "user", "velrange", "gear", "ctrlrange", "ctrllimited", "forcerange", "forcelimited", "dyntype", "gaintype", "biastype", "dynprm", "gainprm", "biasprm",)
    TAG = "general"
    FIELDS = __slots__
    VALUES = 549755813886
    DEFAULTS = {"gear": (1.0, 0.0, 0.0, 0.0, 0.0, 0.0), "dyntype": 'none', "gaintype": 'fixed', "biastype": 'none', "dynprm": (1.0,), "gainprm": (1.0,), "biasprm": (0.0,)}

    name: str | None
    class_: str | None
    body: str | None
    joint: str | None
    jointinparent: str | None
    tendon: str | None
    site: str | None
    refsite: str | None
    group: int | None
    damping: tuple[float, ...] | None
    armature: float | None
    actdim: int | None
    actearly: bool | None
    actlimited: str | None
    actrange: tuple[float, float] | None
    cranklength: float | None
    cranksite: str | None
    delay: float | None
    ffrange: tuple[float, float] | None
    inheritrange: float | None
    input: str | None
    interp: str | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    slidersite: str | None
    user: tuple[float, ...] | None
    velrange: tuple[float, float] | None
    gear: tuple[float, ...] | None
    ctrlrange: tuple[float, float] | None
    ctrllimited: str | None
    forcerange: tuple[float, float] | None
    forcelimited: str | None
    dyntype: str | None
    gaintype: str | None
    biastype: str | None
    dynprm: tuple[float, ...] | None
    gainprm: tuple[float, ...] | None
    biasprm: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.body = None
        self.joint = None
        self.jointinparent = None
        self.tendon = None
        self.site = None
        self.refsite = None
        self.group = None
        self.damping = None
        self.armature = None
        self.actdim = None
        self.actearly = None
        self.actlimited = None
        self.actrange = None
        self.cranklength = None
        self.cranksite = None
        self.delay = None
        self.ffrange = None
        self.inheritrange = None
        self.input = None
        self.interp = None
        self.lengthrange = None
        self.nsample = None
        self.slidersite = None
        self.user = None
        self.velrange = None
        self.gear = None
        self.ctrlrange = None
        self.ctrllimited = None
        self.forcerange = None
        self.forcelimited = None
        self.dyntype = None
        self.gaintype = None
        self.biastype = None
        self.dynprm = None
        self.gainprm = None
        self.biasprm = None


class Motor(Node):
    """``<motor>``."""

    __slots__ = ("name", "class_", "joint", "jointinparent", "tendon", "site", "refsite", "group", "damping", "armature", "cranklength", "cranksite", "delay", "interp", "lengthrange", "nsample", "slidersite", "user", "gear", "ctrlrange", "ctrllimited", "forcerange", "forcelimited",)
    TAG = "motor"
    FIELDS = __slots__
    VALUES = 16777214
    DEFAULTS = {"gear": (1.0, 0.0, 0.0, 0.0, 0.0, 0.0)}

    name: str | None
    class_: str | None
    joint: str | None
    jointinparent: str | None
    tendon: str | None
    site: str | None
    refsite: str | None
    group: int | None
    damping: tuple[float, ...] | None
    armature: float | None
    cranklength: float | None
    cranksite: str | None
    delay: float | None
    interp: str | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    slidersite: str | None
    user: tuple[float, ...] | None
    gear: tuple[float, ...] | None
    ctrlrange: tuple[float, float] | None
    ctrllimited: str | None
    forcerange: tuple[float, float] | None
    forcelimited: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.jointinparent = None
        self.tendon = None
        self.site = None
        self.refsite = None
        self.group = None
        self.damping = None
        self.armature = None
        self.cranklength = None
        self.cranksite = None
        self.delay = None
        self.interp = None
        self.lengthrange = None
        self.nsample = None
        self.slidersite = None
        self.user = None
        self.gear = None
        self.ctrlrange = None
        self.ctrllimited = None
        self.forcerange = None
        self.forcelimited = None


class Position(Node):
    """``<position>``."""

    __slots__ = ("name", "class_", "joint", "jointinparent", "tendon", "site", "refsite", "group", "damping", "armature", "cranklength", "cranksite", "delay", "inheritrange", "interp", "lengthrange", "nsample", "slidersite", "timeconst", "user", "gear", "kp", "kv", "dampratio", "ctrlrange", "ctrllimited", "forcerange", "forcelimited",)
    TAG = "position"
    FIELDS = __slots__
    VALUES = 536870910

    name: str | None
    class_: str | None
    joint: str | None
    jointinparent: str | None
    tendon: str | None
    site: str | None
    refsite: str | None
    group: int | None
    damping: tuple[float, ...] | None
    armature: float | None
    cranklength: float | None
    cranksite: str | None
    delay: float | None
    inheritrange: float | None
    interp: str | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    slidersite: str | None
    timeconst: float | None
    user: tuple[float, ...] | None
    gear: tuple[float, ...] | None
    kp: float | None
    kv: float | None
    dampratio: float | None
    ctrlrange: tuple[float, float] | None
    ctrllimited: str | None
    forcerange: tuple[float, float] | None
    forcelimited: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.jointinparent = None
        self.tendon = None
        self.site = None
        self.refsite = None
        self.group = None
        self.damping = None
        self.armature = None
        self.cranklength = None
        self.cranksite = None
        self.delay = None
        self.inheritrange = None
        self.interp = None
        self.lengthrange = None
        self.nsample = None
        self.slidersite = None
        self.timeconst = None
        self.user = None
        self.gear = None
        self.kp = None
        self.kv = None
        self.dampratio = None
        self.ctrlrange = None
        self.ctrllimited = None
        self.forcerange = None
        self.forcelimited = None


class Velocity(Node):
    """``<velocity>``."""

    __slots__ = ("name", "class_", "joint", "jointinparent", "tendon", "site", "refsite", "group", "damping", "armature", "cranklength", "cranksite", "delay", "interp", "lengthrange", "nsample", "slidersite", "user", "gear", "kv", "ctrlrange", "ctrllimited", "forcerange", "forcelimited",)
    TAG = "velocity"
    FIELDS = __slots__
    VALUES = 33554430

    name: str | None
    class_: str | None
    joint: str | None
    jointinparent: str | None
    tendon: str | None
    site: str | None
    refsite: str | None
    group: int | None
    damping: tuple[float, ...] | None
    armature: float | None
    cranklength: float | None
    cranksite: str | None
    delay: float | None
    interp: str | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    slidersite: str | None
    user: tuple[float, ...] | None
    gear: tuple[float, ...] | None
    kv: float | None
    ctrlrange: tuple[float, float] | None
    ctrllimited: str | None
    forcerange: tuple[float, float] | None
    forcelimited: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.jointinparent = None
        self.tendon = None
        self.site = None
        self.refsite = None
        self.group = None
        self.damping = None
        self.armature = None
        self.cranklength = None
        self.cranksite = None
        self.delay = None
        self.interp = None
        self.lengthrange = None
        self.nsample = None
        self.slidersite = None
        self.user = None
        self.gear = None
        self.kv = None
        self.ctrlrange = None
        self.ctrllimited = None
        self.forcerange = None
        self.forcelimited = None


class Intvelocity(Node):
    """``<intvelocity>``."""

    __slots__ = ("name", "class_", "joint", "jointinparent", "tendon", "site", "refsite", "group", "damping", "armature", "actlimited", "actrange", "cranklength", "cranksite", "delay", "inheritrange", "interp", "lengthrange", "nsample", "slidersite", "user", "gear", "kp", "kv", "dampratio", "ctrlrange", "ctrllimited", "forcerange", "forcelimited",)
    TAG = "intvelocity"
    FIELDS = __slots__
    VALUES = 1073741822

    name: str | None
    class_: str | None
    joint: str | None
    jointinparent: str | None
    tendon: str | None
    site: str | None
    refsite: str | None
    group: int | None
    damping: tuple[float, ...] | None
    armature: float | None
    actlimited: str | None
    actrange: tuple[float, float] | None
    cranklength: float | None
    cranksite: str | None
    delay: float | None
    inheritrange: float | None
    interp: str | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    slidersite: str | None
    user: tuple[float, ...] | None
    gear: tuple[float, ...] | None
    kp: float | None
    kv: float | None
    dampratio: float | None
    ctrlrange: tuple[float, float] | None
    ctrllimited: str | None
    forcerange: tuple[float, float] | None
    forcelimited: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.jointinparent = None
        self.tendon = None
        self.site = None
        self.refsite = None
        self.group = None
        self.damping = None
        self.armature = None
        self.actlimited = None
        self.actrange = None
        self.cranklength = None
        self.cranksite = None
        self.delay = None
        self.inheritrange = None
        self.interp = None
        self.lengthrange = None
        self.nsample = None
        self.slidersite = None
        self.user = None
        self.gear = None
        self.kp = None
        self.kv = None
        self.dampratio = None
        self.ctrlrange = None
        self.ctrllimited = None
        self.forcerange = None
        self.forcelimited = None


class Orientation(Node):
    """``<orientation>``."""

    __slots__ = ("name", "class_", "joint", "site", "refsite", "group", "delay", "input", "interp", "nsample", "user", "kp", "kv", "dampratio", "ctrlrange", "forcerange", "forcelimited",)
    TAG = "orientation"
    FIELDS = __slots__
    VALUES = 262142

    name: str | None
    class_: str | None
    joint: str | None
    site: str | None
    refsite: str | None
    group: int | None
    delay: float | None
    input: str | None
    interp: str | None
    nsample: int | None
    user: tuple[float, ...] | None
    kp: float | None
    kv: float | None
    dampratio: float | None
    ctrlrange: tuple[float, float] | None
    forcerange: tuple[float, float] | None
    forcelimited: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.site = None
        self.refsite = None
        self.group = None
        self.delay = None
        self.input = None
        self.interp = None
        self.nsample = None
        self.user = None
        self.kp = None
        self.kv = None
        self.dampratio = None
        self.ctrlrange = None
        self.forcerange = None
        self.forcelimited = None


class Pid(Node):
    """``<pid>``."""

    __slots__ = ("name", "class_", "joint", "jointinparent", "tendon", "site", "refsite", "group", "damping", "armature", "cranklength", "cranksite", "delay", "ffrange", "imax", "inheritrange", "input", "interp", "ki", "lengthrange", "nsample", "posrange", "slewmax", "slidersite", "user", "velrange", "gear", "kp", "kv", "dampratio", "ctrlrange", "ctrllimited", "forcerange", "forcelimited",)
    TAG = "pid"
    FIELDS = __slots__
    VALUES = 34359738366

    name: str | None
    class_: str | None
    joint: str | None
    jointinparent: str | None
    tendon: str | None
    site: str | None
    refsite: str | None
    group: int | None
    damping: tuple[float, ...] | None
    armature: float | None
    cranklength: float | None
    cranksite: str | None
    delay: float | None
    ffrange: tuple[float, float] | None
    imax: float | None
    inheritrange: float | None
    input: str | None
    interp: str | None
    ki: float | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    posrange: tuple[float, float] | None
    slewmax: float | None
    slidersite: str | None
    user: tuple[float, ...] | None
    velrange: tuple[float, float] | None
    gear: tuple[float, ...] | None
    kp: float | None
    kv: float | None
    dampratio: float | None
    ctrlrange: tuple[float, float] | None
    ctrllimited: str | None
    forcerange: tuple[float, float] | None
    forcelimited: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.jointinparent = None
        self.tendon = None
        self.site = None
        self.refsite = None
        self.group = None
        self.damping = None
        self.armature = None
        self.cranklength = None
        self.cranksite = None
        self.delay = None
        self.ffrange = None
        self.imax = None
        self.inheritrange = None
        self.input = None
        self.interp = None
        self.ki = None
        self.lengthrange = None
        self.nsample = None
        self.posrange = None
        self.slewmax = None
        self.slidersite = None
        self.user = None
        self.velrange = None
        self.gear = None
        self.kp = None
        self.kv = None
        self.dampratio = None
        self.ctrlrange = None
        self.ctrllimited = None
        self.forcerange = None
        self.forcelimited = None


class Damper(Node):
    """``<damper>``."""

    __slots__ = ("name", "class_", "joint", "jointinparent", "tendon", "site", "refsite", "group", "damping", "armature", "cranklength", "cranksite", "delay", "interp", "lengthrange", "nsample", "slidersite", "user", "gear", "kv", "ctrlrange", "forcerange", "forcelimited",)
    TAG = "damper"
    FIELDS = __slots__
    VALUES = 16777214

    name: str | None
    class_: str | None
    joint: str | None
    jointinparent: str | None
    tendon: str | None
    site: str | None
    refsite: str | None
    group: int | None
    damping: tuple[float, ...] | None
    armature: float | None
    cranklength: float | None
    cranksite: str | None
    delay: float | None
    interp: str | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    slidersite: str | None
    user: tuple[float, ...] | None
    gear: tuple[float, ...] | None
    kv: float | None
    ctrlrange: tuple[float, float] | None
    forcerange: tuple[float, float] | None
    forcelimited: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.jointinparent = None
        self.tendon = None
        self.site = None
        self.refsite = None
        self.group = None
        self.damping = None
        self.armature = None
        self.cranklength = None
        self.cranksite = None
        self.delay = None
        self.interp = None
        self.lengthrange = None
        self.nsample = None
        self.slidersite = None
        self.user = None
        self.gear = None
        self.kv = None
        self.ctrlrange = None
        self.forcerange = None
        self.forcelimited = None


class Cylinder(Node):
    """``<cylinder>``."""

    __slots__ = ("name", "class_", "joint", "jointinparent", "tendon", "site", "refsite", "group", "damping", "armature", "area", "bias", "cranklength", "cranksite", "delay", "diameter", "interp", "lengthrange", "nsample", "slidersite", "timeconst", "user", "gear", "ctrlrange", "ctrllimited", "forcerange", "forcelimited",)
    TAG = "cylinder"
    FIELDS = __slots__
    VALUES = 268435454

    name: str | None
    class_: str | None
    joint: str | None
    jointinparent: str | None
    tendon: str | None
    site: str | None
    refsite: str | None
    group: int | None
    damping: tuple[float, ...] | None
    armature: float | None
    area: float | None
    bias: tuple[float, float, float] | None
    cranklength: float | None
    cranksite: str | None
    delay: float | None
    diameter: float | None
    interp: str | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    slidersite: str | None
    timeconst: float | None
    user: tuple[float, ...] | None
    gear: tuple[float, ...] | None
    ctrlrange: tuple[float, float] | None
    ctrllimited: str | None
    forcerange: tuple[float, float] | None
    forcelimited: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.jointinparent = None
        self.tendon = None
        self.site = None
        self.refsite = None
        self.group = None
        self.damping = None
        self.armature = None
        self.area = None
        self.bias = None
        self.cranklength = None
        self.cranksite = None
        self.delay = None
        self.diameter = None
        self.interp = None
        self.lengthrange = None
        self.nsample = None
        self.slidersite = None
        self.timeconst = None
        self.user = None
        self.gear = None
        self.ctrlrange = None
        self.ctrllimited = None
        self.forcerange = None
        self.forcelimited = None


class Muscle(Node):
    """``<muscle>``."""

    __slots__ = ("name", "class_", "joint", "jointinparent", "tendon", "scale", "group", "range", "damping", "armature", "cranklength", "cranksite", "delay", "force", "fpmax", "fvmax", "interp", "lengthrange", "lmax", "lmin", "nsample", "slidersite", "tausmooth", "timeconst", "user", "vmax", "gear", "ctrlrange", "ctrllimited", "forcerange", "forcelimited",)
    TAG = "muscle"
    FIELDS = __slots__
    VALUES = 4294967294

    name: str | None
    class_: str | None
    joint: str | None
    jointinparent: str | None
    tendon: str | None
    scale: float | None
    group: int | None
    range: tuple[float, float] | None
    damping: tuple[float, ...] | None
    armature: float | None
    cranklength: float | None
    cranksite: str | None
    delay: float | None
    force: float | None
    fpmax: float | None
    fvmax: float | None
    interp: str | None
    lengthrange: tuple[float, float] | None
    lmax: float | None
    lmin: float | None
    nsample: int | None
    slidersite: str | None
    tausmooth: float | None
    timeconst: tuple[float, float] | None
    user: tuple[float, ...] | None
    vmax: float | None
    gear: tuple[float, ...] | None
    ctrlrange: tuple[float, float] | None
    ctrllimited: str | None
    forcerange: tuple[float, float] | None
    forcelimited: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.jointinparent = None
        self.tendon = None
        self.scale = None
        self.group = None
        self.range = None
        self.damping = None
        self.armature = None
        self.cranklength = None
        self.cranksite = None
        self.delay = None
        self.force = None
        self.fpmax = None
        self.fvmax = None
        self.interp = None
        self.lengthrange = None
        self.lmax = None
        self.lmin = None
        self.nsample = None
        self.slidersite = None
        self.tausmooth = None
        self.timeconst = None
        self.user = None
        self.vmax = None
        self.gear = None
        self.ctrlrange = None
        self.ctrllimited = None
        self.forcerange = None
        self.forcelimited = None


class Adhesion(Node):
    """``<adhesion>``."""

    __slots__ = ("name", "class_", "body", "group", "delay", "gain", "interp", "nsample", "user", "ctrlrange", "forcerange", "forcelimited",)
    TAG = "adhesion"
    FIELDS = __slots__
    VALUES = 8190

    name: str | None
    class_: str | None
    body: str | None
    group: int | None
    delay: float | None
    gain: float | None
    interp: str | None
    nsample: int | None
    user: tuple[float, ...] | None
    ctrlrange: tuple[float, float] | None
    forcerange: tuple[float, float] | None
    forcelimited: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.body = None
        self.group = None
        self.delay = None
        self.gain = None
        self.interp = None
        self.nsample = None
        self.user = None
        self.ctrlrange = None
        self.forcerange = None
        self.forcelimited = None


class Dcmotor(Node):
    """``<dcmotor>``."""

    __slots__ = ("name", "class_", "joint", "jointinparent", "tendon", "site", "refsite", "group", "damping", "armature", "cogging", "controller", "cranklength", "cranksite", "delay", "inductance", "input", "interp", "lengthrange", "lugre", "motorconst", "nominal", "nsample", "resistance", "saturation", "slidersite", "thermal", "user", "gear", "ctrlrange", "ctrllimited",)
    TAG = "dcmotor"
    FIELDS = __slots__
    VALUES = 4294967294

    name: str | None
    class_: str | None
    joint: str | None
    jointinparent: str | None
    tendon: str | None
    site: str | None
    refsite: str | None
    group: int | None
    damping: tuple[float, ...] | None
    armature: float | None
    cogging: tuple[float, ...] | None
    controller: tuple[float, ...] | None
    cranklength: float | None
    cranksite: str | None
    delay: float | None
    inductance: tuple[float, ...] | None
    input: str | None
    interp: str | None
    lengthrange: tuple[float, float] | None
    lugre: tuple[float, ...] | None
    motorconst: tuple[float, ...] | None
    nominal: tuple[float, ...] | None
    nsample: int | None
    resistance: float | None
    saturation: tuple[float, ...] | None
    slidersite: str | None
    thermal: tuple[float, ...] | None
    user: tuple[float, ...] | None
    gear: tuple[float, ...] | None
    ctrlrange: tuple[float, float] | None
    ctrllimited: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.jointinparent = None
        self.tendon = None
        self.site = None
        self.refsite = None
        self.group = None
        self.damping = None
        self.armature = None
        self.cogging = None
        self.controller = None
        self.cranklength = None
        self.cranksite = None
        self.delay = None
        self.inductance = None
        self.input = None
        self.interp = None
        self.lengthrange = None
        self.lugre = None
        self.motorconst = None
        self.nominal = None
        self.nsample = None
        self.resistance = None
        self.saturation = None
        self.slidersite = None
        self.thermal = None
        self.user = None
        self.gear = None
        self.ctrlrange = None
        self.ctrllimited = None


class ActuatorPlugin(Node):
    """``<plugin>``."""

    __slots__ = ("name", "class_", "joint", "jointinparent", "tendon", "site", "group", "damping", "armature", "actdim", "actearly", "actlimited", "actrange", "cranklength", "cranksite", "delay", "instance", "interp", "lengthrange", "nsample", "plugin", "slidersite", "user", "gear", "ctrlrange", "ctrllimited", "forcerange", "forcelimited", "dyntype", "dynprm", "config",)
    TAG = "plugin"
    FIELDS = __slots__
    CHILDREN = ("config",)
    VALUES = 2147483646

    name: str | None
    class_: str | None
    joint: str | None
    jointinparent: str | None
    tendon: str | None
    site: str | None
    group: int | None
    damping: tuple[float, ...] | None
    armature: float | None
    actdim: int | None
    actearly: bool | None
    actlimited: str | None
    actrange: tuple[float, float] | None
    cranklength: float | None
    cranksite: str | None
    delay: float | None
    instance: str | None
    interp: str | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    plugin: str | None
    slidersite: str | None
    user: tuple[float, ...] | None
    gear: tuple[float, ...] | None
    ctrlrange: tuple[float, float] | None
    ctrllimited: str | None
    forcerange: tuple[float, float] | None
    forcelimited: str | None
    dyntype: str | None
    dynprm: tuple[float, ...] | None
    config: list[Config]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.jointinparent = None
        self.tendon = None
        self.site = None
        self.group = None
        self.damping = None
        self.armature = None
        self.actdim = None
        self.actearly = None
        self.actlimited = None
        self.actrange = None
        self.cranklength = None
        self.cranksite = None
        self.delay = None
        self.instance = None
        self.interp = None
        self.lengthrange = None
        self.nsample = None
        self.plugin = None
        self.slidersite = None
        self.user = None
        self.gear = None
        self.ctrlrange = None
        self.ctrllimited = None
        self.forcerange = None
        self.forcelimited = None
        self.dyntype = None
        self.dynprm = None
        self.config = []


class Sensor(Node):
    """``<sensor>``."""

    __slots__ = ("touch", "accelerometer", "velocimeter", "gyro", "force", "torque", "magnetometer", "camprojection", "rangefinder", "jointpos", "jointvel", "tendonpos", "tendonvel", "actuatorpos", "actuatorvel", "actuatorfrc", "jointactuatorfrc", "tendonactuatorfrc", "ballquat", "ballangvel", "jointlimitpos", "jointlimitvel", "jointlimitfrc", "tendonlimitpos", "tendonlimitvel", "tendonlimitfrc", "framepos", "framequat", "framexaxis", "frameyaxis", "framezaxis", "framelinvel", "frameangvel", "framelinacc", "frameangacc", "subtreecom", "subtreelinvel", "subtreeangmom", "insidesite", "distance", "normal", "fromto", "contact", "e_potential", "e_kinetic", "clock", "tactile", "user", "plugin", "include",)
    TAG = "sensor"
    FIELDS = __slots__
    CHILDREN = ("touch", "accelerometer", "velocimeter", "gyro", "force", "torque", "magnetometer", "camprojection", "rangefinder", "jointpos", "jointvel", "tendonpos", "tendonvel", "actuatorpos", "actuatorvel", "actuatorfrc", "jointactuatorfrc", "tendonactuatorfrc", "ballquat", "ballangvel", "jointlimitpos", "jointlimitvel", "jointlimitfrc", "tendonlimitpos", "tendonlimitvel", "tendonlimitfrc", "framepos", "framequat", "framexaxis", "frameyaxis", "framezaxis", "framelinvel", "frameangvel", "framelinacc", "frameangacc", "subtreecom", "subtreelinvel", "subtreeangmom", "insidesite", "distance", "normal", "fromto", "contact", "e_potential", "e_kinetic", "clock", "tactile", "user", "plugin", "include",)

    touch: list[SiteSensor]
    accelerometer: list[SiteSensor]
    velocimeter: list[SiteSensor]
    gyro: list[SiteSensor]
    force: list[SiteSensor]
    torque: list[SiteSensor]
    magnetometer: list[SiteSensor]
    camprojection: list[Camprojection]
    rangefinder: list[Rangefinder]
    jointpos: list[JointSensor]
    jointvel: list[JointSensor]
    tendonpos: list[TendonSensor]
    tendonvel: list[TendonSensor]
    actuatorpos: list[ActuatorSensor]
    actuatorvel: list[ActuatorSensor]
    actuatorfrc: list[ActuatorSensor]
    jointactuatorfrc: list[JointSensor]
    tendonactuatorfrc: list[TendonSensor]
    ballquat: list[JointSensor]
    ballangvel: list[JointSensor]
    jointlimitpos: list[JointSensor]
    jointlimitvel: list[JointSensor]
    jointlimitfrc: list[JointSensor]
    tendonlimitpos: list[TendonSensor]
    tendonlimitvel: list[TendonSensor]
    tendonlimitfrc: list[TendonSensor]
    framepos: list[FrameSensor]
    framequat: list[FrameSensor]
    framexaxis: list[FrameSensor]
    frameyaxis: list[FrameSensor]
    framezaxis: list[FrameSensor]
    framelinvel: list[FrameSensor]
    frameangvel: list[FrameSensor]
    framelinacc: list[AccelerationSensor]
    frameangacc: list[AccelerationSensor]
    subtreecom: list[BodySensor]
    subtreelinvel: list[BodySensor]
    subtreeangmom: list[BodySensor]
    insidesite: list[Insidesite]
    distance: list[PairSensor]
    normal: list[PairSensor]
    fromto: list[PairSensor]
    contact: list[ContactSensor]
    e_potential: list[ModelSensor]
    e_kinetic: list[ModelSensor]
    clock: list[ModelSensor]
    tactile: list[Tactile]
    user: list[UserSensor]
    plugin: list[SensorPlugin]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.touch = []
        self.accelerometer = []
        self.velocimeter = []
        self.gyro = []
        self.force = []
        self.torque = []
        self.magnetometer = []
        self.camprojection = []
        self.rangefinder = []
        self.jointpos = []
        self.jointvel = []
        self.tendonpos = []
        self.tendonvel = []
        self.actuatorpos = []
        self.actuatorvel = []
        self.actuatorfrc = []
        self.jointactuatorfrc = []
        self.tendonactuatorfrc = []
        self.ballquat = []
        self.ballangvel = []
        self.jointlimitpos = []
        self.jointlimitvel = []
        self.jointlimitfrc = []
        self.tendonlimitpos = []
        self.tendonlimitvel = []
        self.tendonlimitfrc = []
        self.framepos = []
        self.framequat = []
        self.framexaxis = []
        self.frameyaxis = []
        self.framezaxis = []
        self.framelinvel = []
        self.frameangvel = []
        self.framelinacc = []
        self.frameangacc = []
        self.subtreecom = []
        self.subtreelinvel = []
        self.subtreeangmom = []
        self.insidesite = []
        self.distance = []
        self.normal = []
        self.fromto = []
        self.contact = []
        self.e_potential = []
        self.e_kinetic = []
        self.clock = []
        self.tactile = []
        self.user = []
        self.plugin = []
        self.include = []


class SiteSensor(Node):
    """``<site_sensor>``."""

    __slots__ = ("name", "site", "cutoff", "delay", "interp", "interval", "noise", "nsample", "user",)
    TAG = "site_sensor"
    FIELDS = __slots__
    VALUES = 1022

    name: str | None
    site: str | None
    cutoff: float | None
    delay: float | None
    interp: str | None
    interval: tuple[float, ...] | None
    noise: float | None
    nsample: int | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.site = None
        self.cutoff = None
        self.delay = None
        self.interp = None
        self.interval = None
        self.noise = None
        self.nsample = None
        self.user = None


class Camprojection(Node):
    """``<camprojection>``."""

    __slots__ = ("name", "site", "camera", "cutoff", "delay", "interp", "interval", "noise", "nsample", "user",)
    TAG = "camprojection"
    FIELDS = __slots__
    VALUES = 2046

    name: str | None
    site: str | None
    camera: str | None
    cutoff: float | None
    delay: float | None
    interp: str | None
    interval: tuple[float, ...] | None
    noise: float | None
    nsample: int | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.site = None
        self.camera = None
        self.cutoff = None
        self.delay = None
        self.interp = None
        self.interval = None
        self.noise = None
        self.nsample = None
        self.user = None


class Rangefinder(Node):
    """``<rangefinder>``."""

    __slots__ = ("name", "site", "camera", "cutoff", "delay", "interp", "interval", "noise", "nsample", "user", "data",)
    TAG = "rangefinder"
    FIELDS = __slots__
    VALUES = 4094

    name: str | None
    site: str | None
    camera: str | None
    cutoff: float | None
    delay: float | None
    interp: str | None
    interval: tuple[float, ...] | None
    noise: float | None
    nsample: int | None
    user: tuple[float, ...] | None
    data: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.site = None
        self.camera = None
        self.cutoff = None
        self.delay = None
        self.interp = None
        self.interval = None
        self.noise = None
        self.nsample = None
        self.user = None
        self.data = None


class JointSensor(Node):
    """``<joint_sensor>``."""

    __slots__ = ("name", "joint", "cutoff", "delay", "interp", "interval", "noise", "nsample", "user",)
    TAG = "joint_sensor"
    FIELDS = __slots__
    VALUES = 1022

    name: str | None
    joint: str | None
    cutoff: float | None
    delay: float | None
    interp: str | None
    interval: tuple[float, ...] | None
    noise: float | None
    nsample: int | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.joint = None
        self.cutoff = None
        self.delay = None
        self.interp = None
        self.interval = None
        self.noise = None
        self.nsample = None
        self.user = None


class TendonSensor(Node):
    """``<tendon_sensor>``."""

    __slots__ = ("name", "tendon", "cutoff", "delay", "interp", "interval", "noise", "nsample", "user",)
    TAG = "tendon_sensor"
    FIELDS = __slots__
    VALUES = 1022

    name: str | None
    tendon: str | None
    cutoff: float | None
    delay: float | None
    interp: str | None
    interval: tuple[float, ...] | None
    noise: float | None
    nsample: int | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.tendon = None
        self.cutoff = None
        self.delay = None
        self.interp = None
        self.interval = None
        self.noise = None
        self.nsample = None
        self.user = None


class ActuatorSensor(Node):
    """``<actuator_sensor>``."""

    __slots__ = ("name", "actuator", "cutoff", "delay", "interp", "interval", "noise", "nsample", "user",)
    TAG = "actuator_sensor"
    FIELDS = __slots__
    VALUES = 1022

    name: str | None
    actuator: str | None
    cutoff: float | None
    delay: float | None
    interp: str | None
    interval: tuple[float, ...] | None
    noise: float | None
    nsample: int | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.actuator = None
        self.cutoff = None
        self.delay = None
        self.interp = None
        self.interval = None
        self.noise = None
        self.nsample = None
        self.user = None


class FrameSensor(Node):
    """``<frame_sensor>``."""

    __slots__ = ("name", "objtype", "objname", "reftype", "refname", "cutoff", "delay", "interp", "interval", "noise", "nsample", "user",)
    TAG = "frame_sensor"
    FIELDS = __slots__
    VALUES = 8190

    name: str | None
    objtype: str | None
    objname: str | None
    reftype: str | None
    refname: str | None
    cutoff: float | None
    delay: float | None
    interp: str | None
    interval: tuple[float, ...] | None
    noise: float | None
    nsample: int | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.objtype = None
        self.objname = None
        self.reftype = None
        self.refname = None
        self.cutoff = None
        self.delay = None
        self.interp = None
        self.interval = None
        self.noise = None
        self.nsample = None
        self.user = None


class AccelerationSensor(Node):
    """``<acceleration_sensor>``."""

    __slots__ = ("name", "objtype", "objname", "cutoff", "delay", "interp", "interval", "noise", "nsample", "user",)
    TAG = "acceleration_sensor"
    FIELDS = __slots__
    VALUES = 2046

    name: str | None
    objtype: str | None
    objname: str | None
    cutoff: float | None
    delay: float | None
    interp: str | None
    interval: tuple[float, ...] | None
    noise: float | None
    nsample: int | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.objtype = None
        self.objname = None
        self.cutoff = None
        self.delay = None
        self.interp = None
        self.interval = None
        self.noise = None
        self.nsample = None
        self.user = None


class BodySensor(Node):
    """``<body_sensor>``."""

    __slots__ = ("name", "body", "cutoff", "delay", "interp", "interval", "noise", "nsample", "user",)
    TAG = "body_sensor"
    FIELDS = __slots__
    VALUES = 1022

    name: str | None
    body: str | None
    cutoff: float | None
    delay: float | None
    interp: str | None
    interval: tuple[float, ...] | None
    noise: float | None
    nsample: int | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.body = None
        self.cutoff = None
        self.delay = None
        self.interp = None
        self.interval = None
        self.noise = None
        self.nsample = None
        self.user = None


class Insidesite(Node):
    """``<insidesite>``."""

    __slots__ = ("name", "site", "objtype", "objname", "cutoff", "delay", "enclosed", "interp", "interval", "noise", "nsample", "user",)
    TAG = "insidesite"
    FIELDS = __slots__
    VALUES = 8190

    name: str | None
    site: str | None
    objtype: str | None
    objname: str | None
    cutoff: float | None
    delay: float | None
    enclosed: bool | None
    interp: str | None
    interval: tuple[float, ...] | None
    noise: float | None
    nsample: int | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.site = None
        self.objtype = None
        self.objname = None
        self.cutoff = None
        self.delay = None
        self.enclosed = None
        self.interp = None
        self.interval = None
        self.noise = None
        self.nsample = None
        self.user = None


class PairSensor(Node):
    """``<pair_sensor>``."""

    __slots__ = ("name", "geom1", "geom2", "body1", "body2", "cutoff", "delay", "interp", "interval", "noise", "nsample", "user",)
    TAG = "pair_sensor"
    FIELDS = __slots__
    VALUES = 8190

    name: str | None
    geom1: str | None
    geom2: str | None
    body1: str | None
    body2: str | None
    cutoff: float | None
    delay: float | None
    interp: str | None
    interval: tuple[float, ...] | None
    noise: float | None
    nsample: int | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.geom1 = None
        self.geom2 = None
        self.body1 = None
        self.body2 = None
        self.cutoff = None
        self.delay = None
        self.interp = None
        self.interval = None
        self.noise = None
        self.nsample = None
        self.user = None


class ContactSensor(Node):
    """``<contact>``."""

    __slots__ = ("name", "site", "geom1", "geom2", "body1", "body2", "cutoff", "delay", "interp", "interval", "noise", "nsample", "num", "reduce", "subtree1", "subtree2", "user", "data",)
    TAG = "contact"
    FIELDS = __slots__
    VALUES = 524286

    name: str | None
    site: str | None
    geom1: str | None
    geom2: str | None
    body1: str | None
    body2: str | None
    cutoff: float | None
    delay: float | None
    interp: str | None
    interval: tuple[float, ...] | None
    noise: float | None
    nsample: int | None
    num: int | None
    reduce: str | None
    subtree1: str | None
    subtree2: str | None
    user: tuple[float, ...] | None
    data: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.site = None
        self.geom1 = None
        self.geom2 = None
        self.body1 = None
        self.body2 = None
        self.cutoff = None
        self.delay = None
        self.interp = None
        self.interval = None
        self.noise = None
        self.nsample = None
        self.num = None
        self.reduce = None
        self.subtree1 = None
        self.subtree2 = None
        self.user = None
        self.data = None


class ModelSensor(Node):
    """``<model_sensor>``."""

    __slots__ = ("name", "cutoff", "delay", "interp", "interval", "noise", "nsample", "user",)
    TAG = "model_sensor"
    FIELDS = __slots__
    VALUES = 510

    name: str | None
    cutoff: float | None
    delay: float | None
    interp: str | None
    interval: tuple[float, ...] | None
    noise: float | None
    nsample: int | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.cutoff = None
        self.delay = None
        self.interp = None
        self.interval = None
        self.noise = None
        self.nsample = None
        self.user = None


class Tactile(Node):
    """``<tactile>``."""

    __slots__ = ("name", "geom", "mesh", "cutoff", "delay", "interp", "interval", "nsample", "user",)
    TAG = "tactile"
    FIELDS = __slots__
    VALUES = 1022

    name: str | None
    geom: str | None
    mesh: str | None
    cutoff: float | None
    delay: float | None
    interp: str | None
    interval: tuple[float, ...] | None
    nsample: int | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.geom = None
        self.mesh = None
        self.cutoff = None
        self.delay = None
        self.interp = None
        self.interval = None
        self.nsample = None
        self.user = None


class UserSensor(Node):
    """``<user>``."""

    __slots__ = ("name", "objtype", "objname", "cutoff", "datatype", "dim", "needstage", "noise", "user",)
    TAG = "user"
    FIELDS = __slots__
    VALUES = 1022

    name: str | None
    objtype: str | None
    objname: str | None
    cutoff: float | None
    datatype: str | None
    dim: int | None
    needstage: str | None
    noise: float | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.objtype = None
        self.objname = None
        self.cutoff = None
        self.datatype = None
        self.dim = None
        self.needstage = None
        self.noise = None
        self.user = None


class SensorPlugin(Node):
    """``<plugin>``."""

    __slots__ = ("name", "objtype", "objname", "reftype", "refname", "cutoff", "instance", "plugin", "user", "config",)
    TAG = "plugin"
    FIELDS = __slots__
    CHILDREN = ("config",)
    VALUES = 1022

    name: str | None
    objtype: str | None
    objname: str | None
    reftype: str | None
    refname: str | None
    cutoff: float | None
    instance: str | None
    plugin: str | None
    user: tuple[float, ...] | None
    config: list[Config]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.objtype = None
        self.objname = None
        self.reftype = None
        self.refname = None
        self.cutoff = None
        self.instance = None
        self.plugin = None
        self.user = None
        self.config = []


class Custom(Node):
    """``<custom>``."""

    __slots__ = ("numeric", "text", "tuple", "include",)
    TAG = "custom"
    FIELDS = __slots__
    CHILDREN = ("numeric", "text", "tuple", "include",)

    numeric: list[Numeric]
    text: list[Text]
    tuple: list[Tuple]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.numeric = []
        self.text = []
        self.tuple = []
        self.include = []


class Numeric(Node):
    """``<numeric>``."""

    __slots__ = ("name", "size", "data",)
    TAG = "numeric"
    FIELDS = __slots__
    VALUES = 14

    name: str | None
    size: int | None
    data: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.size = None
        self.data = None


class Text(Node):
    """``<text>``."""

    __slots__ = ("name", "data",)
    TAG = "text"
    FIELDS = __slots__
    VALUES = 6

    name: str | None
    data: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.data = None


class Tuple(Node):
    """``<tuple>``."""

    __slots__ = ("name", "element", "include",)
    TAG = "tuple"
    FIELDS = __slots__
    CHILDREN = ("element", "include",)
    VALUES = 2

    name: str | None
    element: list[Element]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.element = []
        self.include = []


class Element(Node):
    """``<element>``."""

    __slots__ = ("objtype", "objname", "prm",)
    TAG = "element"
    FIELDS = __slots__
    VALUES = 14

    objtype: str | None
    objname: str | None
    prm: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.objtype = None
        self.objname = None
        self.prm = None


class Keyframe(Node):
    """``<keyframe>``."""

    __slots__ = ("key", "include",)
    TAG = "keyframe"
    FIELDS = __slots__
    CHILDREN = ("key", "include",)

    key: list[Key]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.key = []
        self.include = []


class Key(Node):
    """``<key>``."""

    __slots__ = ("name", "plastic", "time", "qpos", "qvel", "act", "ctrl", "mpos", "mquat",)
    TAG = "key"
    FIELDS = __slots__
    VALUES = 1022

    name: str | None
    plastic: tuple[float, ...] | None
    time: float | None
    qpos: tuple[float, ...] | None
    qvel: tuple[float, ...] | None
    act: tuple[float, ...] | None
    ctrl: tuple[float, ...] | None
    mpos: tuple[float, ...] | None
    mquat: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.plastic = None
        self.time = None
        self.qpos = None
        self.qvel = None
        self.act = None
        self.ctrl = None
        self.mpos = None
        self.mquat = None
