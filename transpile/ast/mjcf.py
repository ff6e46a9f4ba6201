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

    file: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.file = None


class Compiler(Node):
    """How the file is to be understood. Settings hold for the whole file and for all that it includes."""

    __slots__ = ("alignfree", "angle", "assetdir", "autolimits", "balanceinertia", "boundinertia", "boundmass", "conflict", "coordinate", "discardvisual", "eulerseq", "fitaabb", "fusestatic", "inertiafromgeom", "inertiagrouprange", "meshdir", "passthrough", "savecanonical", "savecompiled", "saveinertial", "settotalmass", "strippath", "texturedir", "usethread", "convexhull", "exactmeshinertia", "lengthrange",)
    TAG = "compiler"
    FIELDS = __slots__
    CHILDREN = ("lengthrange",)
    VALUES = 134217726
    DEFAULTS = {"alignfree": False, "angle": 'degree', "autolimits": True, "balanceinertia": False, "boundinertia": 0.0, "boundmass": 0.0, "coordinate": 'local', "discardvisual": False, "eulerseq": 'xyz', "fitaabb": False, "fusestatic": False, "inertiafromgeom": 'auto', "inertiagrouprange": (0.0, 5.0), "saveinertial": False, "settotalmass": -1.0, "strippath": False, "usethread": True}

    alignfree: bool | None
    angle: str | None
    assetdir: str | None
    autolimits: bool | None
    balanceinertia: bool | None
    boundinertia: float | None
    boundmass: float | None
    conflict: str | None
    coordinate: str | None
    discardvisual: bool | None
    eulerseq: str | None
    fitaabb: bool | None
    fusestatic: bool | None
    inertiafromgeom: str | None
    inertiagrouprange: tuple[float, float] | None
    meshdir: str | None
    passthrough: str | None
    savecanonical: bool | None
    savecompiled: bool | None
    saveinertial: bool | None
    settotalmass: float | None
    strippath: bool | None
    texturedir: str | None
    usethread: bool | None
    convexhull: bool | None
    exactmeshinertia: bool | None
    lengthrange: Lengthrange | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.alignfree = None
        self.angle = None
        self.assetdir = None
        self.autolimits = None
        self.balanceinertia = None
        self.boundinertia = None
        self.boundmass = None
        self.conflict = None
        self.coordinate = None
        self.discardvisual = None
        self.eulerseq = None
        self.fitaabb = None
        self.fusestatic = None
        self.inertiafromgeom = None
        self.inertiagrouprange = None
        self.meshdir = None
        self.passthrough = None
        self.savecanonical = None
        self.savecompiled = None
        self.saveinertial = None
        self.settotalmass = None
        self.strippath = None
        self.texturedir = None
        self.usethread = None
        self.convexhull = None
        self.exactmeshinertia = None
        self.lengthrange = None


class Lengthrange(Node):
    """How the lengths of muscles are worked out."""

    __slots__ = ("mode", "accel", "interval", "inttotal", "maxforce", "timeconst", "timestep", "tolrange", "useexisting", "uselimit",)
    TAG = "lengthrange"
    FIELDS = __slots__
    VALUES = 2046
    DEFAULTS = {"mode": 'muscle', "accel": 20.0, "interval": 2.0, "inttotal": 10.0, "maxforce": 0.0, "timeconst": 1.0, "timestep": 0.01, "tolrange": 0.05, "useexisting": True, "uselimit": False}

    mode: str | None
    accel: float | None
    interval: float | None
    inttotal: float | None
    maxforce: float | None
    timeconst: float | None
    timestep: float | None
    tolrange: float | None
    useexisting: bool | None
    uselimit: bool | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.mode = None
        self.accel = None
        self.interval = None
        self.inttotal = None
        self.maxforce = None
        self.timeconst = None
        self.timestep = None
        self.tolrange = None
        self.useexisting = None
        self.uselimit = None


class Option(Node):
    """The simulation."""

    __slots__ = ("actuatorgroupdisable", "ccd_iterations", "ccd_tolerance", "cone", "density", "gravity", "impratio", "integrator", "iterations", "jacobian", "ls_iterations", "ls_tolerance", "magnetic", "noslip_iterations", "noslip_tolerance", "o_friction", "o_margin", "o_solimp", "o_solref", "sdf_initpoints", "sdf_iterations", "sleep_tolerance", "solver", "timestep", "tolerance", "viscosity", "wind", "apirate", "collision", "mpr_iterations", "mpr_tolerance", "flag",)
    TAG = "option"
    FIELDS = __slots__
    CHILDREN = ("flag",)
    VALUES = 4294967294
    DEFAULTS = {"ccd_iterations": 35, "ccd_tolerance": 1e-06, "cone": 'pyramidal', "density": 0.0, "gravity": (0.0, 0.0, -9.81), "impratio": 1.0, "integrator": 'Euler', "iterations": 100, "jacobian": 'auto', "ls_iterations": 50, "ls_tolerance": 0.01, "magnetic": (0.0, -0.5, 0.0), "noslip_iterations": 0, "noslip_tolerance": 1e-06, "o_friction": (1.0, 1.0, 0.005, 0.0001, 0.0001), "o_margin": 0.0, "o_solimp": (0.9, 0.95, 0.001, 0.5, 2.0), "o_solref": (0.02, 1.0), "sdf_initpoints": 40, "sdf_iterations": 10, "sleep_tolerance": 0.001, "solver": 'Newton', "timestep": 0.002, "tolerance": 1e-08, "viscosity": 0.0, "wind": (0.0, 0.0, 0.0)}

    actuatorgroupdisable: tuple[float, ...] | None
    ccd_iterations: int | None
    ccd_tolerance: float | None
    cone: str | None
    density: float | None
    gravity: tuple[float, float, float] | None
    impratio: float | None
    integrator: str | None
    iterations: int | None
    jacobian: str | None
    ls_iterations: int | None
    ls_tolerance: float | None
    magnetic: tuple[float, float, float] | None
    noslip_iterations: int | None
    noslip_tolerance: float | None
    o_friction: tuple[float, ...] | None
    o_margin: float | None
    o_solimp: tuple[float, ...] | None
    o_solref: tuple[float, ...] | None
    sdf_initpoints: int | None
    sdf_iterations: int | None
    sleep_tolerance: float | None
    solver: str | None
    timestep: float | None
    tolerance: float | None
    viscosity: float | None
    wind: tuple[float, float, float] | None
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
        self.actuatorgroupdisable = None
        self.ccd_iterations = None
        self.ccd_tolerance = None
        self.cone = None
        self.density = None
        self.gravity = None
        self.impratio = None
        self.integrator = None
        self.iterations = None
        self.jacobian = None
        self.ls_iterations = None
        self.ls_tolerance = None
        self.magnetic = None
        self.noslip_iterations = None
        self.noslip_tolerance = None
        self.o_friction = None
        self.o_margin = None
        self.o_solimp = None
        self.o_solref = None
        self.sdf_initpoints = None
        self.sdf_iterations = None
        self.sleep_tolerance = None
        self.solver = None
        self.timestep = None
        self.tolerance = None
        self.viscosity = None
        self.wind = None
        self.apirate = None
        self.collision = None
        self.mpr_iterations = None
        self.mpr_tolerance = None
        self.flag = None


class Flag(Node):
    """Parts of the simulation, on and off."""

    __slots__ = ("actuation", "autoreset", "clampctrl", "constraint", "contact", "damper", "diagexact", "energy", "equality", "eulerdamp", "filterparent", "frictionloss", "fwdinv", "gravity", "invdiscrete", "ipc", "island", "limit", "midphase", "multiccd", "nativeccd", "override", "refsafe", "sensor", "sleep", "speculative", "spring", "warmstart", "passive",)
    TAG = "flag"
    FIELDS = __slots__
    VALUES = 1073741822

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
    frictionloss: str | None
    fwdinv: str | None
    gravity: str | None
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
        self.frictionloss = None
        self.fwdinv = None
        self.gravity = None
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

    __slots__ = ("center", "extent", "meaninertia", "meanmass", "meansize",)
    TAG = "statistic"
    FIELDS = __slots__
    VALUES = 62

    center: tuple[float, float, float] | None
    extent: float | None
    meaninertia: float | None
    meanmass: float | None
    meansize: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.center = None
        self.extent = None
        self.meaninertia = None
        self.meanmass = None
        self.meansize = None


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

    __slots__ = ("azimuth", "bvactive", "cameraid", "elevation", "ellipsoidinertia", "fovy", "glow", "ipd", "linewidth", "offheight", "offwidth", "orthographic", "realtime",)
    TAG = "global"
    FIELDS = __slots__
    VALUES = 16382

    azimuth: float | None
    bvactive: bool | None
    cameraid: int | None
    elevation: tuple[float, ...] | None
    ellipsoidinertia: bool | None
    fovy: float | None
    glow: float | None
    ipd: float | None
    linewidth: float | None
    offheight: int | None
    offwidth: int | None
    orthographic: bool | None
    realtime: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.azimuth = None
        self.bvactive = None
        self.cameraid = None
        self.elevation = None
        self.ellipsoidinertia = None
        self.fovy = None
        self.glow = None
        self.ipd = None
        self.linewidth = None
        self.offheight = None
        self.offwidth = None
        self.orthographic = None
        self.realtime = None


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

    __slots__ = ("actuatortendon", "alpha", "fogend", "fogstart", "force", "haze", "shadowclip", "shadowscale", "stiffness", "stiffnessrot", "torque", "zfar", "znear",)
    TAG = "map"
    FIELDS = __slots__
    VALUES = 16382

    actuatortendon: float | None
    alpha: float | None
    fogend: float | None
    fogstart: float | None
    force: float | None
    haze: float | None
    shadowclip: float | None
    shadowscale: float | None
    stiffness: float | None
    stiffnessrot: float | None
    torque: float | None
    zfar: float | None
    znear: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.actuatortendon = None
        self.alpha = None
        self.fogend = None
        self.fogstart = None
        self.force = None
        self.haze = None
        self.shadowclip = None
        self.shadowscale = None
        self.stiffness = None
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

    __slots__ = ("joint", "actuator", "actuatornegative", "actuatorpositive", "bv", "bvactive", "camera", "com", "connect", "constraint", "contactforce", "contactfriction", "contactgap", "contactpoint", "contacttorque", "crankbroken", "fog", "force", "frustum", "haze", "inertia", "light", "rangefinder", "selectpoint", "slidercrank",)
    TAG = "rgba"
    FIELDS = __slots__
    VALUES = 67108862

    joint: tuple[float, float, float, float] | None
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
    inertia: tuple[float, float, float, float] | None
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
        self.inertia = None
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

    __slots__ = ("active", "solimp", "solref",)
    TAG = "equality"
    FIELDS = __slots__
    VALUES = 14

    active: bool | None
    solimp: tuple[float, ...] | None
    solref: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.active = None
        self.solimp = None
        self.solref = None


class DefaultTendon(Node):
    """``<tendon>``."""

    __slots__ = ("actuatorfrclimited", "actuatorfrcrange", "armature", "damping", "frictionloss", "group", "limited", "margin", "material", "range", "rgba", "solimpfriction", "solimplimit", "solreffriction", "solreflimit", "springlength", "springyield", "stiffness", "user", "width",)
    TAG = "tendon"
    FIELDS = __slots__
    VALUES = 2097150

    actuatorfrclimited: str | None
    actuatorfrcrange: tuple[float, float] | None
    armature: float | None
    damping: tuple[float, ...] | None
    frictionloss: float | None
    group: int | None
    limited: str | None
    margin: float | None
    material: str | None
    range: tuple[float, float] | None
    rgba: tuple[float, float, float, float] | None
    solimpfriction: tuple[float, ...] | None
    solimplimit: tuple[float, ...] | None
    solreffriction: tuple[float, ...] | None
    solreflimit: tuple[float, ...] | None
    springlength: tuple[float, ...] | None
    springyield: float | None
    stiffness: tuple[float, ...] | None
    user: tuple[float, ...] | None
    width: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.actuatorfrclimited = None
        self.actuatorfrcrange = None
        self.armature = None
        self.damping = None
        self.frictionloss = None
        self.group = None
        self.limited = None
        self.margin = None
        self.material = None
        self.range = None
        self.rgba = None
        self.solimpfriction = None
        self.solimplimit = None
        self.solreffriction = None
        self.solreflimit = None
        self.springlength = None
        self.springyield = None
        self.stiffness = None
        self.user = None
        self.width = None


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

    __slots__ = ("name", "class_", "file", "builtin", "content_type", "face", "inertia", "material", "maxhullvert", "normal", "params", "refpos", "refquat", "scale", "smoothnormal", "texcoord", "vertex", "plugin",)
    TAG = "mesh"
    FIELDS = __slots__
    CHILDREN = ("plugin",)
    VALUES = 262142
    DEFAULTS = {"inertia": 'legacy', "maxhullvert": -1, "refpos": (0.0, 0.0, 0.0), "refquat": (1.0, 0.0, 0.0, 0.0), "scale": (1.0, 1.0, 1.0), "smoothnormal": False}

    name: str | None
    class_: str | None
    file: str | None
    builtin: str | None
    content_type: str | None
    face: tuple[float, ...] | None
    inertia: str | None
    material: str | None
    maxhullvert: int | None
    normal: tuple[float, ...] | None
    params: tuple[float, ...] | None
    refpos: tuple[float, float, float] | None
    refquat: tuple[float, float, float, float] | None
    scale: tuple[float, float, float] | None
    smoothnormal: bool | None
    texcoord: tuple[float, ...] | None
    vertex: tuple[float, ...] | None
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
        self.content_type = None
        self.face = None
        self.inertia = None
        self.material = None
        self.maxhullvert = None
        self.normal = None
        self.params = None
        self.refpos = None
        self.refquat = None
        self.scale = None
        self.smoothnormal = None
        self.texcoord = None
        self.vertex = None
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

    __slots__ = ("name", "file", "size", "content_type", "elevation", "ncol", "nrow",)
    TAG = "hfield"
    FIELDS = __slots__
    VALUES = 254

    name: str | None
    file: str | None
    size: tuple[float, float, float, float] | None
    content_type: str | None
    elevation: tuple[float, ...] | None
    ncol: int | None
    nrow: int | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.file = None
        self.size = None
        self.content_type = None
        self.elevation = None
        self.ncol = None
        self.nrow = None


class Skin(Node):
    """``<skin>``."""

    __slots__ = ("name", "file", "face", "group", "inflate", "material", "rgba", "texcoord", "vertex", "bone",)
    TAG = "skin"
    FIELDS = __slots__
    CHILDREN = ("bone",)
    VALUES = 1022

    name: str | None
    file: str | None
    face: tuple[float, ...] | None
    group: int | None
    inflate: float | None
    material: str | None
    rgba: tuple[float, float, float, float] | None
    texcoord: tuple[float, ...] | None
    vertex: tuple[float, ...] | None
    bone: list[Bone]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.file = None
        self.face = None
        self.group = None
        self.inflate = None
        self.material = None
        self.rgba = None
        self.texcoord = None
        self.vertex = None
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

    __slots__ = ("name", "class_", "type", "file", "builtin", "colorspace", "content_type", "embed", "fileback", "filedown", "filefront", "fileleft", "fileright", "fileup", "gridlayout", "gridsize", "height", "hflip", "mark", "markrgb", "nchannel", "random", "rgb1", "rgb2", "vflip", "width",)
    TAG = "texture"
    FIELDS = __slots__
    VALUES = 134217726
    DEFAULTS = {"type": 'cube', "colorspace": 'auto', "gridsize": (1.0, 1.0), "hflip": False, "nchannel": 3, "random": 0.01, "rgb1": (0.8, 0.8, 0.8), "rgb2": (0.5, 0.5, 0.5), "vflip": False}

    name: str | None
    class_: str | None
    type: str | None
    file: str | None
    builtin: str | None
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
    height: int | None
    hflip: bool | None
    mark: str | None
    markrgb: tuple[float, float, float] | None
    nchannel: int | None
    random: float | None
    rgb1: tuple[float, float, float] | None
    rgb2: tuple[float, float, float] | None
    vflip: bool | None
    width: int | None

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
        self.height = None
        self.hflip = None
        self.mark = None
        self.markrgb = None
        self.nchannel = None
        self.random = None
        self.rgb1 = None
        self.rgb2 = None
        self.vflip = None
        self.width = None


class Material(Node):
    """``<material>``."""

    __slots__ = ("name", "class_", "emission", "metallic", "reflectance", "rgba", "roughness", "shininess", "specular", "texrepeat", "texture", "texuniform", "layer",)
    TAG = "material"
    FIELDS = __slots__
    CHILDREN = ("layer",)
    VALUES = 8190
    DEFAULTS = {"emission": 0.0, "metallic": -1.0, "reflectance": 0.0, "rgba": (1.0, 1.0, 1.0, 1.0), "roughness": -1.0, "shininess": 0.5, "specular": 0.5, "texrepeat": (1.0, 1.0), "texuniform": False}

    name: str | None
    class_: str | None
    emission: float | None
    metallic: float | None
    reflectance: float | None
    rgba: tuple[float, float, float, float] | None
    roughness: float | None
    shininess: float | None
    specular: float | None
    texrepeat: tuple[float, float] | None
    texture: str | None
    texuniform: bool | None
    layer: list[Layer]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.emission = None
        self.metallic = None
        self.reflectance = None
        self.rgba = None
        self.roughness = None
        self.shininess = None
        self.specular = None
        self.texrepeat = None
        self.texture = None
        self.texuniform = None
        self.layer = []


class Layer(Node):
    """``<layer>``."""

    __slots__ = ("role", "texture",)
    TAG = "layer"
    FIELDS = __slots__
    VALUES = 6

    role: str | None
    texture: str | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.role = None
        self.texture = None


class Model(Node):
    """Another model, to attach parts of."""

    __slots__ = ("name", "file", "content_type",)
    TAG = "model"
    FIELDS = __slots__
    VALUES = 14

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

    __slots__ = ("pos", "quat", "axisangle", "xyaxes", "zaxis", "euler", "diaginertia", "fullinertia", "mass",)
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
    diaginertia: tuple[float, float, float] | None
    fullinertia: tuple[float, ...] | None
    mass: float | None

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
        self.diaginertia = None
        self.fullinertia = None
        self.mass = None


class Joint(Node):
    """A degree of freedom between the body and its parent."""

    __slots__ = ("name", "class_", "type", "pos", "axis", "actuatorfrclimited", "actuatorfrcrange", "actuatorgravcomp", "armature", "damping", "frictionloss", "group", "limited", "margin", "range", "ref", "solimpfriction", "solimplimit", "solreffriction", "solreflimit", "springdamper", "springref", "springyield", "stiffness", "user",)
    TAG = "joint"
    FIELDS = __slots__
    VALUES = 67108862
    DEFAULTS = {"type": 'hinge', "pos": (0.0, 0.0, 0.0), "axis": (0.0, 0.0, 1.0), "actuatorfrclimited": 'auto', "actuatorgravcomp": False, "armature": 0.0, "damping": (0.0,), "frictionloss": 0.0, "group": 0, "limited": 'auto', "margin": 0.0, "ref": 0.0, "springref": 0.0, "stiffness": (0.0,)}

    name: str | None
    class_: str | None
    type: str | None
    pos: tuple[float, float, float] | None
    axis: tuple[float, float, float] | None
    actuatorfrclimited: str | None
    actuatorfrcrange: tuple[float, float] | None
    actuatorgravcomp: bool | None
    armature: float | None
    damping: tuple[float, ...] | None
    frictionloss: float | None
    group: int | None
    limited: str | None
    margin: float | None
    range: tuple[float, float] | None
    ref: float | None
    solimpfriction: tuple[float, ...] | None
    solimplimit: tuple[float, ...] | None
    solreffriction: tuple[float, ...] | None
    solreflimit: tuple[float, ...] | None
    springdamper: tuple[float, float] | None
    springref: float | None
    springyield: float | None
    stiffness: tuple[float, ...] | None
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
        self.axis = None
        self.actuatorfrclimited = None
        self.actuatorfrcrange = None
        self.actuatorgravcomp = None
        self.armature = None
        self.damping = None
        self.frictionloss = None
        self.group = None
        self.limited = None
        self.margin = None
        self.range = None
        self.ref = None
        self.solimpfriction = None
        self.solimplimit = None
        self.solreffriction = None
        self.solreflimit = None
        self.springdamper = None
        self.springref = None
        self.springyield = None
        self.stiffness = None
        self.user = None


class Freejoint(Node):
    """A joint of type free that takes no defaults."""

    __slots__ = ("name", "align", "group",)
    TAG = "freejoint"
    FIELDS = __slots__
    VALUES = 14
    DEFAULTS = {"align": 'auto', "group": 0}

    name: str | None
    align: str | None
    group: int | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.align = None
        self.group = None


class Geom(Node):
    """A shape: it is seen, it touches and it weighs."""

    __slots__ = ("name", "class_", "type", "pos", "quat", "axisangle", "xyaxes", "zaxis", "euler", "size", "fromto", "mesh", "hfield", "adhesion", "castshadow", "conaffinity", "condim", "contype", "density", "fitscale", "fluidcoef", "fluidshape", "friction", "gap", "group", "margin", "mass", "material", "priority", "rgba", "shellinertia", "solimp", "solmix", "solref", "surfacevel", "user", "plugin",)
    TAG = "geom"
    FIELDS = __slots__
    CHILDREN = ("plugin",)
    VALUES = 137438953470
    DEFAULTS = {"type": 'sphere', "pos": (0.0, 0.0, 0.0), "quat": (1.0, 0.0, 0.0, 0.0), "conaffinity": 1, "condim": 3, "contype": 1, "density": 1000.0, "fitscale": 1.0, "fluidshape": 'none', "friction": (1.0, 0.005, 0.0001), "gap": 0.0, "group": 0, "margin": 0.0, "priority": 0, "rgba": (0.5, 0.5, 0.5, 1.0), "shellinertia": False, "solimp": (0.9, 0.95, 0.001, 0.5, 2.0), "solmix": 1.0, "solref": (0.02, 1.0)}

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
    adhesion: float | None
    castshadow: bool | None
    conaffinity: int | None
    condim: int | None
    contype: int | None
    density: float | None
    fitscale: float | None
    fluidcoef: tuple[float, ...] | None
    fluidshape: str | None
    friction: tuple[float, ...] | None
    gap: float | None
    group: int | None
    margin: float | None
    mass: float | None
    material: str | None
    priority: int | None
    rgba: tuple[float, float, float, float] | None
    shellinertia: bool | None
    solimp: tuple[float, ...] | None
    solmix: float | None
    solref: tuple[float, ...] | None
    surfacevel: tuple[float, ...] | None
    user: tuple[float, ...] | None
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
        self.adhesion = None
        self.castshadow = None
        self.conaffinity = None
        self.condim = None
        self.contype = None
        self.density = None
        self.fitscale = None
        self.fluidcoef = None
        self.fluidshape = None
        self.friction = None
        self.gap = None
        self.group = None
        self.margin = None
        self.mass = None
        self.material = None
        self.priority = None
        self.rgba = None
        self.shellinertia = None
        self.solimp = None
        self.solmix = None
        self.solref = None
        self.surfacevel = None
        self.user = None
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

    __slots__ = ("name", "class_", "type", "pos", "quat", "axisangle", "xyaxes", "zaxis", "euler", "size", "fromto", "mesh", "group", "material", "rgba", "user",)
    TAG = "site"
    FIELDS = __slots__
    VALUES = 131070
    DEFAULTS = {"type": 'sphere', "pos": (0.0, 0.0, 0.0), "quat": (1.0, 0.0, 0.0, 0.0), "size": (0.005, 0.005, 0.005), "group": 0, "rgba": (0.5, 0.5, 0.5, 1.0)}

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
    group: int | None
    material: str | None
    rgba: tuple[float, float, float, float] | None
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
        self.group = None
        self.material = None
        self.rgba = None
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

    __slots__ = ("name", "class_", "type", "mode", "pos", "active", "ambient", "attenuation", "bulbradius", "castshadow", "cutoff", "diffuse", "dir", "directional", "exponent", "intensity", "range", "softness", "specular", "target", "texture",)
    TAG = "light"
    FIELDS = __slots__
    VALUES = 4194302
    DEFAULTS = {"type": 'spot', "mode": 'fixed', "pos": (0.0, 0.0, 0.0), "active": True, "attenuation": (1.0, 0.0, 0.0), "bulbradius": 0.02, "castshadow": True, "cutoff": 45.0, "dir": (0.0, 0.0, -1.0), "exponent": 10.0, "range": 10.0}

    name: str | None
    class_: str | None
    type: str | None
    mode: str | None
    pos: tuple[float, float, float] | None
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
    range: float | None
    softness: float | None
    specular: tuple[float, float, float] | None
    target: str | None
    texture: str | None

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
        self.range = None
        self.softness = None
        self.specular = None
        self.target = None
        self.texture = None


class Flexcomp(Node):
    """``<flexcomp>``."""

    __slots__ = ("name", "type", "file", "pos", "quat", "axisangle", "xyaxes", "zaxis", "euler", "mesh", "cellcount", "count", "dim", "dof", "element", "flatskin", "group", "inertiabox", "mass", "material", "origin", "point", "radius", "rgba", "rigid", "scale", "spacing", "texcoord", "edge", "elasticity", "contact", "pin", "plugin",)
    TAG = "flexcomp"
    FIELDS = __slots__
    CHILDREN = ("edge", "elasticity", "contact", "pin", "plugin",)
    VALUES = 536870910

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
    cellcount: tuple[float, ...] | None
    count: tuple[float, float, float] | None
    dim: int | None
    dof: str | None
    element: tuple[float, ...] | None
    flatskin: bool | None
    group: int | None
    inertiabox: float | None
    mass: float | None
    material: str | None
    origin: tuple[float, float, float] | None
    point: tuple[float, ...] | None
    radius: float | None
    rgba: tuple[float, float, float, float] | None
    rigid: bool | None
    scale: tuple[float, float, float] | None
    spacing: tuple[float, float, float] | None
    texcoord: tuple[float, ...] | None
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
        self.cellcount = None
        self.count = None
        self.dim = None
        self.dof = None
        self.element = None
        self.flatskin = None
        self.group = None
        self.inertiabox = None
        self.mass = None
        self.material = None
        self.origin = None
        self.point = None
        self.radius = None
        self.rgba = None
        self.rigid = None
        self.scale = None
        self.spacing = None
        self.texcoord = None
        self.edge = None
        self.elasticity = None
        self.contact = None
        self.pin = []
        self.plugin = []


class FlexcompEdge(Node):
    """``<edge>``."""

    __slots__ = ("damping", "equality", "solimp", "solref", "stiffness",)
    TAG = "edge"
    FIELDS = __slots__
    VALUES = 62

    damping: float | None
    equality: str | None
    solimp: tuple[float, ...] | None
    solref: tuple[float, ...] | None
    stiffness: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.damping = None
        self.equality = None
        self.solimp = None
        self.solref = None
        self.stiffness = None


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

    __slots__ = ("activelayers", "conaffinity", "condim", "contype", "friction", "gap", "margin", "passive", "priority", "selfcollide", "solimp", "solmix", "solref", "internal",)
    TAG = "contact"
    FIELDS = __slots__
    VALUES = 32766

    activelayers: int | None
    conaffinity: int | None
    condim: int | None
    contype: int | None
    friction: tuple[float, ...] | None
    gap: float | None
    margin: float | None
    passive: bool | None
    priority: int | None
    selfcollide: str | None
    solimp: tuple[float, ...] | None
    solmix: float | None
    solref: tuple[float, ...] | None
    internal: bool | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.activelayers = None
        self.conaffinity = None
        self.condim = None
        self.contype = None
        self.friction = None
        self.gap = None
        self.margin = None
        self.passive = None
        self.priority = None
        self.selfcollide = None
        self.solimp = None
        self.solmix = None
        self.solref = None
        self.internal = None


class Pin(Node):
    """``<pin>``."""

    __slots__ = ("grid", "gridrange", "id", "range",)
    TAG = "pin"
    FIELDS = __slots__
    VALUES = 30

    grid: tuple[float, ...] | None
    gridrange: tuple[float, ...] | None
    id: tuple[float, ...] | None
    range: tuple[float, float] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.grid = None
        self.gridrange = None
        self.id = None
        self.range = None


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

    __slots__ = ("name", "body", "cellcount", "dim", "dof", "element", "elemtexcoord", "flatskin", "group", "material", "node", "nodecoord", "radius", "rgba", "texcoord", "vertex", "contact", "edge", "elasticity",)
    TAG = "flex"
    FIELDS = __slots__
    CHILDREN = ("contact", "edge", "elasticity",)
    VALUES = 131070

    name: str | None
    body: str | None
    cellcount: tuple[float, ...] | None
    dim: int | None
    dof: str | None
    element: tuple[float, ...] | None
    elemtexcoord: tuple[float, ...] | None
    flatskin: bool | None
    group: int | None
    material: str | None
    node: str | None
    nodecoord: tuple[float, ...] | None
    radius: float | None
    rgba: tuple[float, float, float, float] | None
    texcoord: tuple[float, ...] | None
    vertex: tuple[float, ...] | None
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
        self.cellcount = None
        self.dim = None
        self.dof = None
        self.element = None
        self.elemtexcoord = None
        self.flatskin = None
        self.group = None
        self.material = None
        self.node = None
        self.nodecoord = None
        self.radius = None
        self.rgba = None
        self.texcoord = None
        self.vertex = None
        self.contact = None
        self.edge = None
        self.elasticity = None


class Edge(Node):
    """``<edge>``."""

    __slots__ = ("damping", "stiffness",)
    TAG = "edge"
    FIELDS = __slots__
    VALUES = 6

    damping: float | None
    stiffness: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.damping = None
        self.stiffness = None


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

    __slots__ = ("name", "class_", "geom1", "geom2", "adhesion", "condim", "friction", "gap", "margin", "solimp", "solref", "solreffriction",)
    TAG = "pair"
    FIELDS = __slots__
    VALUES = 8190

    name: str | None
    class_: str | None
    geom1: str | None
    geom2: str | None
    adhesion: float | None
    condim: int | None
    friction: tuple[float, ...] | None
    gap: float | None
    margin: float | None
    solimp: tuple[float, ...] | None
    solref: tuple[float, ...] | None
    solreffriction: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.geom1 = None
        self.geom2 = None
        self.adhesion = None
        self.condim = None
        self.friction = None
        self.gap = None
        self.margin = None
        self.solimp = None
        self.solref = None
        self.solreffriction = None


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

    __slots__ = ("name", "class_", "actuatorfrclimited", "actuatorfrcrange", "armature", "damping", "frictionloss", "group", "limited", "margin", "material", "range", "rgba", "solimpfriction", "solimplimit", "solreffriction", "solreflimit", "springlength", "springyield", "stiffness", "user", "width", "site", "geom", "pulley", "include",)
    TAG = "spatial"
    FIELDS = __slots__
    CHILDREN = ("site", "geom", "pulley", "include",)
    VALUES = 8388606

    name: str | None
    class_: str | None
    actuatorfrclimited: str | None
    actuatorfrcrange: tuple[float, float] | None
    armature: float | None
    damping: tuple[float, ...] | None
    frictionloss: float | None
    group: int | None
    limited: str | None
    margin: float | None
    material: str | None
    range: tuple[float, float] | None
    rgba: tuple[float, float, float, float] | None
    solimpfriction: tuple[float, ...] | None
    solimplimit: tuple[float, ...] | None
    solreffriction: tuple[float, ...] | None
    solreflimit: tuple[float, ...] | None
    springlength: tuple[float, ...] | None
    springyield: float | None
    stiffness: tuple[float, ...] | None
    user: tuple[float, ...] | None
    width: float | None
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
        self.actuatorfrclimited = None
        self.actuatorfrcrange = None
        self.armature = None
        self.damping = None
        self.frictionloss = None
        self.group = None
        self.limited = None
        self.margin = None
        self.material = None
        self.range = None
        self.rgba = None
        self.solimpfriction = None
        self.solimplimit = None
        self.solreffriction = None
        self.solreflimit = None
        self.springlength = None
        self.springyield = None
        self.stiffness = None
        self.user = None
        self.width = None
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

    __slots__ = ("name", "class_", "actuatorfrclimited", "actuatorfrcrange", "armature", "damping", "frictionloss", "group", "limited", "margin", "range", "solimpfriction", "solimplimit", "solreffriction", "solreflimit", "springlength", "springyield", "stiffness", "user", "joint", "include",)
    TAG = "fixed"
    FIELDS = __slots__
    CHILDREN = ("joint", "include",)
    VALUES = 1048574

    name: str | None
    class_: str | None
    actuatorfrclimited: str | None
    actuatorfrcrange: tuple[float, float] | None
    armature: float | None
    damping: tuple[float, ...] | None
    frictionloss: float | None
    group: int | None
    limited: str | None
    margin: float | None
    range: tuple[float, float] | None
    solimpfriction: tuple[float, ...] | None
    solimplimit: tuple[float, ...] | None
    solreffriction: tuple[float, ...] | None
    solreflimit: tuple[float, ...] | None
    springlength: tuple[float, ...] | None
    springyield: float | None
    stiffness: tuple[float, ...] | None
    user: tuple[float, ...] | None
    joint: list[FixedJoint]
    include: list[Include]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.actuatorfrclimited = None
        self.actuatorfrcrange = None
        self.armature = None
        self.damping = None
        self.frictionloss = None
        self.group = None
        self.limited = None
        self.margin = None
        self.range = None
        self.solimpfriction = None
        self.solimplimit = None
        self.solreffriction = None
        self.solreflimit = None
        self.springlength = None
        self.springyield = None
        self.stiffness = None
        self.user = None
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

    __slots__ = ("name", "class_", "body1", "body2", "site1", "site2", "active", "anchor", "solimp", "solref",)
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
    active: bool | None
    anchor: tuple[float, float, float] | None
    solimp: tuple[float, ...] | None
    solref: tuple[float, ...] | None

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
        self.active = None
        self.anchor = None
        self.solimp = None
        self.solref = None


class Weld(Node):
    """``<weld>``."""

    __slots__ = ("name", "class_", "body1", "body2", "site1", "site2", "active", "anchor", "relpose", "solimp", "solref", "torquescale",)
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
    active: bool | None
    anchor: tuple[float, float, float] | None
    relpose: tuple[float, ...] | None
    solimp: tuple[float, ...] | None
    solref: tuple[float, ...] | None
    torquescale: float | None

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
        self.active = None
        self.anchor = None
        self.relpose = None
        self.solimp = None
        self.solref = None
        self.torquescale = None


class EqualityJoint(Node):
    """``<joint>``."""

    __slots__ = ("name", "class_", "joint1", "joint2", "active", "polycoef", "solimp", "solref",)
    TAG = "joint"
    FIELDS = __slots__
    VALUES = 510
    DEFAULTS = {"active": True, "polycoef": (0.0, 1.0, 0.0, 0.0, 0.0)}

    name: str | None
    class_: str | None
    joint1: str | None
    joint2: str | None
    active: bool | None
    polycoef: tuple[float, ...] | None
    solimp: tuple[float, ...] | None
    solref: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint1 = None
        self.joint2 = None
        self.active = None
        self.polycoef = None
        self.solimp = None
        self.solref = None


class EqualityTendon(Node):
    """``<tendon>``."""

    __slots__ = ("name", "class_", "tendon1", "tendon2", "active", "polycoef", "solimp", "solref",)
    TAG = "tendon"
    FIELDS = __slots__
    VALUES = 510

    name: str | None
    class_: str | None
    tendon1: str | None
    tendon2: str | None
    active: bool | None
    polycoef: tuple[float, ...] | None
    solimp: tuple[float, ...] | None
    solref: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.tendon1 = None
        self.tendon2 = None
        self.active = None
        self.polycoef = None
        self.solimp = None
        self.solref = None


class EqualityFlex(Node):
    """``<flex>``."""

    __slots__ = ("name", "class_", "active", "flex", "solimp", "solref",)
    TAG = "flex"
    FIELDS = __slots__
    VALUES = 126

    name: str | None
    class_: str | None
    active: bool | None
    flex: str | None
    solimp: tuple[float, ...] | None
    solref: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.active = None
        self.flex = None
        self.solimp = None
        self.solref = None


class Flexstrain(Node):
    """``<flexstrain>``."""

    __slots__ = ("name", "class_", "active", "cell", "flex", "solimp", "solref",)
    TAG = "flexstrain"
    FIELDS = __slots__
    VALUES = 254

    name: str | None
    class_: str | None
    active: bool | None
    cell: tuple[float, float, float] | None
    flex: str | None
    solimp: tuple[float, ...] | None
    solref: tuple[float, ...] | None

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
        self.solimp = None
        self.solref = None


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

    __slots__ = ("name", "class_", "body", "joint", "tendon", "site", "actdim", "actearly", "actlimited", "actrange", "armature", "biasprm", "biastype", "cranklength", "cranksite", "ctrllimited", "ctrlrange", "damping", "delay", "dynprm", "dyntype", "ffrange", "forcelimited", "forcerange", "gainprm", "gaintype", "gear", "group", "inheritrange", "input", "interp", "jointinparent", "lengthrange", "nsample", "refsite", "slidersite", "user", "velrange",)
    TAG = "general"
    FIELDS = __slots__
    VALUES = 549755813886
    DEFAULTS = {"biasprm": (0.0,), "biastype": 'none', "dynprm": (1.0,), "dyntype": 'none', "gainprm": (1.0,), "gaintype": 'fixed', "gear": (1.0, 0.0, 0.0, 0.0, 0.0, 0.0)}

    name: str | None
    class_: str | None
    body: str | None
    joint: str | None
    tendon: str | None
    site: str | None
    actdim: int | None
    actearly: bool | None
    actlimited: str | None
    actrange: tuple[float, float] | None
    armature: float | None
    biasprm: tuple[float, ...] | None
    biastype: str | None
    cranklength: float | None
    cranksite: str | None
    ctrllimited: str | None
    ctrlrange: tuple[float, float] | None
    damping: tuple[float, ...] | None
    delay: float | None
    dynprm: tuple[float, ...] | None
    dyntype: str | None
    ffrange: tuple[float, float] | None
    forcelimited: str | None
    forcerange: tuple[float, float] | None
    gainprm: tuple[float, ...] | None
    gaintype: str | None
    gear: tuple[float, ...] | None
    group: int | None
    inheritrange: float | None
    input: str | None
    interp: str | None
    jointinparent: str | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    refsite: str | None
    slidersite: str | None
    user: tuple[float, ...] | None
    velrange: tuple[float, float] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.body = None
        self.joint = None
        self.tendon = None
        self.site = None
        self.actdim = None
        self.actearly = None
        self.actlimited = None
        self.actrange = None
        self.armature = None
        self.biasprm = None
        self.biastype = None
        self.cranklength = None
        self.cranksite = None
        self.ctrllimited = None
        self.ctrlrange = None
        self.damping = None
        self.delay = None
        self.dynprm = None
        self.dyntype = None
        self.ffrange = None
        self.forcelimited = None
        self.forcerange = None
        self.gainprm = None
        self.gaintype = None
        self.gear = None
        self.group = None
        self.inheritrange = None
        self.input = None
        self.interp = None
        self.jointinparent = None
        self.lengthrange = None
        self.nsample = None
        self.refsite = None
        self.slidersite = None
        self.user = None
        self.velrange = None


class Motor(Node):
    """``<motor>``."""

    __slots__ = ("name", "class_", "joint", "tendon", "site", "armature", "cranklength", "cranksite", "ctrllimited", "ctrlrange", "damping", "delay", "forcelimited", "forcerange", "gear", "group", "interp", "jointinparent", "lengthrange", "nsample", "refsite", "slidersite", "user",)
    TAG = "motor"
    FIELDS = __slots__
    VALUES = 16777214
    DEFAULTS = {"gear": (1.0, 0.0, 0.0, 0.0, 0.0, 0.0)}

    name: str | None
    class_: str | None
    joint: str | None
    tendon: str | None
    site: str | None
    armature: float | None
    cranklength: float | None
    cranksite: str | None
    ctrllimited: str | None
    ctrlrange: tuple[float, float] | None
    damping: tuple[float, ...] | None
    delay: float | None
    forcelimited: str | None
    forcerange: tuple[float, float] | None
    gear: tuple[float, ...] | None
    group: int | None
    interp: str | None
    jointinparent: str | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    refsite: str | None
    slidersite: str | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.tendon = None
        self.site = None
        self.armature = None
        self.cranklength = None
        self.cranksite = None
        self.ctrllimited = None
        self.ctrlrange = None
        self.damping = None
        self.delay = None
        self.forcelimited = None
        self.forcerange = None
        self.gear = None
        self.group = None
        self.interp = None
        self.jointinparent = None
        self.lengthrange = None
        self.nsample = None
        self.refsite = None
        self.slidersite = None
        self.user = None


class Position(Node):
    """``<position>``."""

    __slots__ = ("name", "class_", "joint", "tendon", "site", "armature", "cranklength", "cranksite", "ctrllimited", "ctrlrange", "damping", "dampratio", "delay", "forcelimited", "forcerange", "gear", "group", "inheritrange", "interp", "jointinparent", "kp", "kv", "lengthrange", "nsample", "refsite", "slidersite", "timeconst", "user",)
    TAG = "position"
    FIELDS = __slots__
    VALUES = 536870910

    name: str | None
    class_: str | None
    joint: str | None
    tendon: str | None
    site: str | None
    armature: float | None
    cranklength: float | None
    cranksite: str | None
    ctrllimited: str | None
    ctrlrange: tuple[float, float] | None
    damping: tuple[float, ...] | None
    dampratio: float | None
    delay: float | None
    forcelimited: str | None
    forcerange: tuple[float, float] | None
    gear: tuple[float, ...] | None
    group: int | None
    inheritrange: float | None
    interp: str | None
    jointinparent: str | None
    kp: float | None
    kv: float | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    refsite: str | None
    slidersite: str | None
    timeconst: float | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.tendon = None
        self.site = None
        self.armature = None
        self.cranklength = None
        self.cranksite = None
        self.ctrllimited = None
        self.ctrlrange = None
        self.damping = None
        self.dampratio = None
        self.delay = None
        self.forcelimited = None
        self.forcerange = None
        self.gear = None
        self.group = None
        self.inheritrange = None
        self.interp = None
        self.jointinparent = None
        self.kp = None
        self.kv = None
        self.lengthrange = None
        self.nsample = None
        self.refsite = None
        self.slidersite = None
        self.timeconst = None
        self.user = None


class Velocity(Node):
    """``<velocity>``."""

    __slots__ = ("name", "class_", "joint", "tendon", "site", "armature", "cranklength", "cranksite", "ctrllimited", "ctrlrange", "damping", "delay", "forcelimited", "forcerange", "gear", "group", "interp", "jointinparent", "kv", "lengthrange", "nsample", "refsite", "slidersite", "user",)
    TAG = "velocity"
    FIELDS = __slots__
    VALUES = 33554430

    name: str | None
    class_: str | None
    joint: str | None
    tendon: str | None
    site: str | None
    armature: float | None
    cranklength: float | None
    cranksite: str | None
    ctrllimited: str | None
    ctrlrange: tuple[float, float] | None
    damping: tuple[float, ...] | None
    delay: float | None
    forcelimited: str | None
    forcerange: tuple[float, float] | None
    gear: tuple[float, ...] | None
    group: int | None
    interp: str | None
    jointinparent: str | None
    kv: float | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    refsite: str | None
    slidersite: str | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.tendon = None
        self.site = None
        self.armature = None
        self.cranklength = None
        self.cranksite = None
        self.ctrllimited = None
        self.ctrlrange = None
        self.damping = None
        self.delay = None
        self.forcelimited = None
        self.forcerange = None
        self.gear = None
        self.group = None
        self.interp = None
        self.jointinparent = None
        self.kv = None
        self.lengthrange = None
        self.nsample = None
        self.refsite = None
        self.slidersite = None
        self.user = None


class Intvelocity(Node):
    """``<intvelocity>``."""

    __slots__ = ("name", "class_", "joint", "tendon", "site", "actlimited", "actrange", "armature", "cranklength", "cranksite", "ctrllimited", "ctrlrange", "damping", "dampratio", "delay", "forcelimited", "forcerange", "gear", "group", "inheritrange", "interp", "jointinparent", "kp", "kv", "lengthrange", "nsample", "refsite", "slidersite", "user",)
    TAG = "intvelocity"
    FIELDS = __slots__
    VALUES = 1073741822

    name: str | None
    class_: str | None
    joint: str | None
    tendon: str | None
    site: str | None
    actlimited: str | None
    actrange: tuple[float, float] | None
    armature: float | None
    cranklength: float | None
    cranksite: str | None
    ctrllimited: str | None
    ctrlrange: tuple[float, float] | None
    damping: tuple[float, ...] | None
    dampratio: float | None
    delay: float | None
    forcelimited: str | None
    forcerange: tuple[float, float] | None
    gear: tuple[float, ...] | None
    group: int | None
    inheritrange: float | None
    interp: str | None
    jointinparent: str | None
    kp: float | None
    kv: float | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    refsite: str | None
    slidersite: str | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.tendon = None
        self.site = None
        self.actlimited = None
        self.actrange = None
        self.armature = None
        self.cranklength = None
        self.cranksite = None
        self.ctrllimited = None
        self.ctrlrange = None
        self.damping = None
        self.dampratio = None
        self.delay = None
        self.forcelimited = None
        self.forcerange = None
        self.gear = None
        self.group = None
        self.inheritrange = None
        self.interp = None
        self.jointinparent = None
        self.kp = None
        self.kv = None
        self.lengthrange = None
        self.nsample = None
        self.refsite = None
        self.slidersite = None
        self.user = None


class Orientation(Node):
    """``<orientation>``."""

    __slots__ = ("name", "class_", "joint", "site", "ctrlrange", "dampratio", "delay", "forcelimited", "forcerange", "group", "input", "interp", "kp", "kv", "nsample", "refsite", "user",)
    TAG = "orientation"
    FIELDS = __slots__
    VALUES = 262142

    name: str | None
    class_: str | None
    joint: str | None
    site: str | None
    ctrlrange: tuple[float, float] | None
    dampratio: float | None
    delay: float | None
    forcelimited: str | None
    forcerange: tuple[float, float] | None
    group: int | None
    input: str | None
    interp: str | None
    kp: float | None
    kv: float | None
    nsample: int | None
    refsite: str | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.site = None
        self.ctrlrange = None
        self.dampratio = None
        self.delay = None
        self.forcelimited = None
        self.forcerange = None
        self.group = None
        self.input = None
        self.interp = None
        self.kp = None
        self.kv = None
        self.nsample = None
        self.refsite = None
        self.user = None


class Pid(Node):
    """``<pid>``."""

    __slots__ = ("name", "class_", "joint", "tendon", "site", "armature", "cranklength", "cranksite", "ctrllimited", "ctrlrange", "damping", "dampratio", "delay", "ffrange", "forcelimited", "forcerange", "gear", "group", "imax", "inheritrange", "input", "interp", "jointinparent", "ki", "kp", "kv", "lengthrange", "nsample", "posrange", "refsite", "slewmax", "slidersite", "user", "velrange",)
    TAG = "pid"
    FIELDS = __slots__
    VALUES = 34359738366

    name: str | None
    class_: str | None
    joint: str | None
    tendon: str | None
    site: str | None
    armature: float | None
    cranklength: float | None
    cranksite: str | None
    ctrllimited: str | None
    ctrlrange: tuple[float, float] | None
    damping: tuple[float, ...] | None
    dampratio: float | None
    delay: float | None
    ffrange: tuple[float, float] | None
    forcelimited: str | None
    forcerange: tuple[float, float] | None
    gear: tuple[float, ...] | None
    group: int | None
    imax: float | None
    inheritrange: float | None
    input: str | None
    interp: str | None
    jointinparent: str | None
    ki: float | None
    kp: float | None
    kv: float | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    posrange: tuple[float, float] | None
    refsite: str | None
    slewmax: float | None
    slidersite: str | None
    user: tuple[float, ...] | None
    velrange: tuple[float, float] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.tendon = None
        self.site = None
        self.armature = None
        self.cranklength = None
        self.cranksite = None
        self.ctrllimited = None
        self.ctrlrange = None
        self.damping = None
        self.dampratio = None
        self.delay = None
        self.ffrange = None
        self.forcelimited = None
        self.forcerange = None
        self.gear = None
        self.group = None
        self.imax = None
        self.inheritrange = None
        self.input = None
        self.interp = None
        self.jointinparent = None
        self.ki = None
        self.kp = None
        self.kv = None
        self.lengthrange = None
        self.nsample = None
        self.posrange = None
        self.refsite = None
        self.slewmax = None
        self.slidersite = None
        self.user = None
        self.velrange = None


class Damper(Node):
    """``<damper>``."""

    __slots__ = ("name", "class_", "joint", "tendon", "site", "armature", "cranklength", "cranksite", "ctrlrange", "damping", "delay", "forcelimited", "forcerange", "gear", "group", "interp", "jointinparent", "kv", "lengthrange", "nsample", "refsite", "slidersite", "user",)
    TAG = "damper"
    FIELDS = __slots__
    VALUES = 16777214

    name: str | None
    class_: str | None
    joint: str | None
    tendon: str | None
    site: str | None
    armature: float | None
    cranklength: float | None
    cranksite: str | None
    ctrlrange: tuple[float, float] | None
    damping: tuple[float, ...] | None
    delay: float | None
    forcelimited: str | None
    forcerange: tuple[float, float] | None
    gear: tuple[float, ...] | None
    group: int | None
    interp: str | None
    jointinparent: str | None
    kv: float | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    refsite: str | None
    slidersite: str | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.tendon = None
        self.site = None
        self.armature = None
        self.cranklength = None
        self.cranksite = None
        self.ctrlrange = None
        self.damping = None
        self.delay = None
        self.forcelimited = None
        self.forcerange = None
        self.gear = None
        self.group = None
        self.interp = None
        self.jointinparent = None
        self.kv = None
        self.lengthrange = None
        self.nsample = None
        self.refsite = None
        self.slidersite = None
        self.user = None


class Cylinder(Node):
    """``<cylinder>``."""

    __slots__ = ("name", "class_", "joint", "tendon", "site", "area", "armature", "bias", "cranklength", "cranksite", "ctrllimited", "ctrlrange", "damping", "delay", "diameter", "forcelimited", "forcerange", "gear", "group", "interp", "jointinparent", "lengthrange", "nsample", "refsite", "slidersite", "timeconst", "user",)
    TAG = "cylinder"
    FIELDS = __slots__
    VALUES = 268435454

    name: str | None
    class_: str | None
    joint: str | None
    tendon: str | None
    site: str | None
    area: float | None
    armature: float | None
    bias: tuple[float, float, float] | None
    cranklength: float | None
    cranksite: str | None
    ctrllimited: str | None
    ctrlrange: tuple[float, float] | None
    damping: tuple[float, ...] | None
    delay: float | None
    diameter: float | None
    forcelimited: str | None
    forcerange: tuple[float, float] | None
    gear: tuple[float, ...] | None
    group: int | None
    interp: str | None
    jointinparent: str | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    refsite: str | None
    slidersite: str | None
    timeconst: float | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.tendon = None
        self.site = None
        self.area = None
        self.armature = None
        self.bias = None
        self.cranklength = None
        self.cranksite = None
        self.ctrllimited = None
        self.ctrlrange = None
        self.damping = None
        self.delay = None
        self.diameter = None
        self.forcelimited = None
        self.forcerange = None
        self.gear = None
        self.group = None
        self.interp = None
        self.jointinparent = None
        self.lengthrange = None
        self.nsample = None
        self.refsite = None
        self.slidersite = None
        self.timeconst = None
        self.user = None


class Muscle(Node):
    """``<muscle>``."""

    __slots__ = ("name", "class_", "joint", "tendon", "armature", "cranklength", "cranksite", "ctrllimited", "ctrlrange", "damping", "delay", "force", "forcelimited", "forcerange", "fpmax", "fvmax", "gear", "group", "interp", "jointinparent", "lengthrange", "lmax", "lmin", "nsample", "range", "scale", "slidersite", "tausmooth", "timeconst", "user", "vmax",)
    TAG = "muscle"
    FIELDS = __slots__
    VALUES = 4294967294

    name: str | None
    class_: str | None
    joint: str | None
    tendon: str | None
    armature: float | None
    cranklength: float | None
    cranksite: str | None
    ctrllimited: str | None
    ctrlrange: tuple[float, float] | None
    damping: tuple[float, ...] | None
    delay: float | None
    force: float | None
    forcelimited: str | None
    forcerange: tuple[float, float] | None
    fpmax: float | None
    fvmax: float | None
    gear: tuple[float, ...] | None
    group: int | None
    interp: str | None
    jointinparent: str | None
    lengthrange: tuple[float, float] | None
    lmax: float | None
    lmin: float | None
    nsample: int | None
    range: tuple[float, float] | None
    scale: float | None
    slidersite: str | None
    tausmooth: float | None
    timeconst: tuple[float, float] | None
    user: tuple[float, ...] | None
    vmax: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.tendon = None
        self.armature = None
        self.cranklength = None
        self.cranksite = None
        self.ctrllimited = None
        self.ctrlrange = None
        self.damping = None
        self.delay = None
        self.force = None
        self.forcelimited = None
        self.forcerange = None
        self.fpmax = None
        self.fvmax = None
        self.gear = None
        self.group = None
        self.interp = None
        self.jointinparent = None
        self.lengthrange = None
        self.lmax = None
        self.lmin = None
        self.nsample = None
        self.range = None
        self.scale = None
        self.slidersite = None
        self.tausmooth = None
        self.timeconst = None
        self.user = None
        self.vmax = None


class Adhesion(Node):
    """``<adhesion>``."""

    __slots__ = ("name", "class_", "body", "ctrlrange", "delay", "forcelimited", "forcerange", "gain", "group", "interp", "nsample", "user",)
    TAG = "adhesion"
    FIELDS = __slots__
    VALUES = 8190

    name: str | None
    class_: str | None
    body: str | None
    ctrlrange: tuple[float, float] | None
    delay: float | None
    forcelimited: str | None
    forcerange: tuple[float, float] | None
    gain: float | None
    group: int | None
    interp: str | None
    nsample: int | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.body = None
        self.ctrlrange = None
        self.delay = None
        self.forcelimited = None
        self.forcerange = None
        self.gain = None
        self.group = None
        self.interp = None
        self.nsample = None
        self.user = None


class Dcmotor(Node):
    """``<dcmotor>``."""

    __slots__ = ("name", "class_", "joint", "tendon", "site", "armature", "cogging", "controller", "cranklength", "cranksite", "ctrllimited", "ctrlrange", "damping", "delay", "gear", "group", "inductance", "input", "interp", "jointinparent", "lengthrange", "lugre", "motorconst", "nominal", "nsample", "refsite", "resistance", "saturation", "slidersite", "thermal", "user",)
    TAG = "dcmotor"
    FIELDS = __slots__
    VALUES = 4294967294

    name: str | None
    class_: str | None
    joint: str | None
    tendon: str | None
    site: str | None
    armature: float | None
    cogging: tuple[float, ...] | None
    controller: tuple[float, ...] | None
    cranklength: float | None
    cranksite: str | None
    ctrllimited: str | None
    ctrlrange: tuple[float, float] | None
    damping: tuple[float, ...] | None
    delay: float | None
    gear: tuple[float, ...] | None
    group: int | None
    inductance: tuple[float, ...] | None
    input: str | None
    interp: str | None
    jointinparent: str | None
    lengthrange: tuple[float, float] | None
    lugre: tuple[float, ...] | None
    motorconst: tuple[float, ...] | None
    nominal: tuple[float, ...] | None
    nsample: int | None
    refsite: str | None
    resistance: float | None
    saturation: tuple[float, ...] | None
    slidersite: str | None
    thermal: tuple[float, ...] | None
    user: tuple[float, ...] | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.tendon = None
        self.site = None
        self.armature = None
        self.cogging = None
        self.controller = None
        self.cranklength = None
        self.cranksite = None
        self.ctrllimited = None
        self.ctrlrange = None
        self.damping = None
        self.delay = None
        self.gear = None
        self.group = None
        self.inductance = None
        self.input = None
        self.interp = None
        self.jointinparent = None
        self.lengthrange = None
        self.lugre = None
        self.motorconst = None
        self.nominal = None
        self.nsample = None
        self.refsite = None
        self.resistance = None
        self.saturation = None
        self.slidersite = None
        self.thermal = None
        self.user = None


class ActuatorPlugin(Node):
    """``<plugin>``."""

    __slots__ = ("name", "class_", "joint", "tendon", "site", "actdim", "actearly", "actlimited", "actrange", "armature", "cranklength", "cranksite", "ctrllimited", "ctrlrange", "damping", "delay", "dynprm", "dyntype", "forcelimited", "forcerange", "gear", "group", "instance", "interp", "jointinparent", "lengthrange", "nsample", "plugin", "slidersite", "user", "config",)
    TAG = "plugin"
    FIELDS = __slots__
    CHILDREN = ("config",)
    VALUES = 2147483646

    name: str | None
    class_: str | None
    joint: str | None
    tendon: str | None
    site: str | None
    actdim: int | None
    actearly: bool | None
    actlimited: str | None
    actrange: tuple[float, float] | None
    armature: float | None
    cranklength: float | None
    cranksite: str | None
    ctrllimited: str | None
    ctrlrange: tuple[float, float] | None
    damping: tuple[float, ...] | None
    delay: float | None
    dynprm: tuple[float, ...] | None
    dyntype: str | None
    forcelimited: str | None
    forcerange: tuple[float, float] | None
    gear: tuple[float, ...] | None
    group: int | None
    instance: str | None
    interp: str | None
    jointinparent: str | None
    lengthrange: tuple[float, float] | None
    nsample: int | None
    plugin: str | None
    slidersite: str | None
    user: tuple[float, ...] | None
    config: list[Config]

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.class_ = None
        self.joint = None
        self.tendon = None
        self.site = None
        self.actdim = None
        self.actearly = None
        self.actlimited = None
        self.actrange = None
        self.armature = None
        self.cranklength = None
        self.cranksite = None
        self.ctrllimited = None
        self.ctrlrange = None
        self.damping = None
        self.delay = None
        self.dynprm = None
        self.dyntype = None
        self.forcelimited = None
        self.forcerange = None
        self.gear = None
        self.group = None
        self.instance = None
        self.interp = None
        self.jointinparent = None
        self.lengthrange = None
        self.nsample = None
        self.plugin = None
        self.slidersite = None
        self.user = None
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

    __slots__ = ("name", "site", "camera", "cutoff", "data", "delay", "interp", "interval", "noise", "nsample", "user",)
    TAG = "rangefinder"
    FIELDS = __slots__
    VALUES = 4094

    name: str | None
    site: str | None
    camera: str | None
    cutoff: float | None
    data: str | None
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
        self.data = None
        self.delay = None
        self.interp = None
        self.interval = None
        self.noise = None
        self.nsample = None
        self.user = None


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

    __slots__ = ("name", "site", "geom1", "geom2", "body1", "body2", "cutoff", "data", "delay", "interp", "interval", "noise", "nsample", "num", "reduce", "subtree1", "subtree2", "user",)
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
    data: str | None
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
        self.data = None
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

    __slots__ = ("name", "act", "ctrl", "mpos", "mquat", "plastic", "qpos", "qvel", "time",)
    TAG = "key"
    FIELDS = __slots__
    VALUES = 1022

    name: str | None
    act: tuple[float, ...] | None
    ctrl: tuple[float, ...] | None
    mpos: tuple[float, ...] | None
    mquat: tuple[float, ...] | None
    plastic: tuple[float, ...] | None
    qpos: tuple[float, ...] | None
    qvel: tuple[float, ...] | None
    time: float | None

    def __init__(self) -> None:
        self.at = -1
        self.todo = 0
        self.extra = None
        self.ir = None
        self.name = None
        self.act = None
        self.ctrl = None
        self.mpos = None
        self.mquat = None
        self.plastic = None
        self.qpos = None
        self.qvel = None
        self.time = None
