"""The reader of mjcf. Written from grammars/mjcf.grammar by ``python -m transpile.grammar write``; do not edit."""
# ruff: noqa

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from transpile.ast.generated_mjcf import AccelerationSensor, Actuator, ActuatorPlugin, ActuatorSensor, Adhesion, Asset, Attach, Body, BodySensor, Bone, Camera, Camprojection, Compiler, Config, Connect, Contact, ContactSensor, Custom, Cylinder, Damper, Dcmotor, Default, DefaultEquality, DefaultTendon, Deformable, Edge, Elasticity, Element, Equality, EqualityFlex, EqualityJoint, EqualityTendon, Exclude, Extension, ExtensionPlugin, Fixed, FixedJoint, Flag, Flex, Flexcomp, FlexcompContact, FlexcompEdge, Flexstrain, Frame, FrameSensor, Freejoint, General, Geom, Global, Headlight, Hfield, Include, Inertial, Insidesite, Instance, Intvelocity, Joint, JointSensor, Key, Keyframe, Layer, Lengthrange, Light, Map, Material, Mesh, Model, ModelSensor, Motor, Mujoco, Muscle, Numeric, Option, Orientation, Pair, PairSensor, Pid, Pin, Plugin, Position, Pulley, Quality, Rangefinder, Replicate, Rgba, Scale, Sensor, SensorPlugin, Site, SiteSensor, Size, Skin, Spatial, SpatialGeom, SpatialSite, Statistic, Tactile, Tendon, TendonSensor, Text, Texture, Tuple, UserSensor, Velocity, Visual, Weld, Worldbody
from transpile.syntax.reader import Reader
from transpile.syntax.values import boolean, integer, real, reals, vec2, vec3, vec4

ANGLE = ('radian', 'degree')
COORDINATE = ('local', 'global')
AUTO = ('false', 'true', 'auto')
CONFLICT = ('warning', 'merge', 'error')
LENGTHRANGE_MODE = ('none', 'muscle', 'muscleuser', 'all')
ENABLE = ('disable', 'enable')
INTEGRATOR = ('Euler', 'RK4', 'implicit', 'implicitfast')
CONE = ('pyramidal', 'elliptic')
JACOBIAN = ('dense', 'sparse', 'auto')
SOLVER = ('PGS', 'CG', 'Newton')
JOINT_TYPE = ('free', 'ball', 'slide', 'hinge')
GEOM_TYPE = ('plane', 'hfield', 'sphere', 'capsule', 'ellipsoid', 'cylinder', 'box', 'mesh', 'sdf')
PROJECTION = ('perspective', 'orthographic')
CAMLIGHT = ('fixed', 'track', 'trackcom', 'targetbody', 'targetbodycom')
LIGHT_TYPE = ('spot', 'directional', 'point', 'image')
TEXTURE_ROLE = ('rgb', 'occlusion', 'roughness', 'metallic', 'normal', 'opacity', 'emissive', 'rgba', 'orm')
TEXTURE_TYPE = ('2d', 'cube', 'skybox')
COLORSPACE = ('auto', 'linear', 'sRGB')
TEXTURE_BUILTIN = ('none', 'gradient', 'checker', 'flat')
MARK = ('none', 'edge', 'cross', 'random')
MESH_INERTIA = ('convex', 'legacy', 'exact', 'shell')
MESH_BUILTIN = ('none', 'sphere', 'hemisphere', 'cone', 'supertorus', 'supersphere', 'wedge', 'plate')
FLUIDSHAPE = ('none', 'ellipsoid')
BODYSLEEP = ('auto', 'never', 'allowed', 'init')
SIMPLE = ('false', 'auto')
DYNTYPE = ('none', 'integrator', 'filter', 'filterexact', 'muscle', 'dcmotor', 'pid', 'user')
GAINTYPE = ('fixed', 'affine', 'muscle', 'dcmotor', 'so3', 'pid', 'user')
BIASTYPE = ('none', 'affine', 'muscle', 'dcmotor', 'so3', 'user')
INTERP = ('zoh', 'linear', 'cubic')
STAGE = ('none', 'pos', 'vel', 'acc')
DATATYPE = ('real', 'positive', 'axis', 'quaternion')
REDUCE = ('none', 'mindist', 'maxforce', 'netforce')
FLEXCOMP_TYPE = ('grid', 'box', 'cylinder', 'ellipsoid', 'square', 'disc', 'circle', 'mesh', 'gmsh', 'direct')
FLEXDOF = ('full', 'radial', 'trilinear', 'quadratic', '2d')
SELFCOLLIDE = ('none', 'narrow', 'bvh', 'sap', 'auto')
ELASTIC2D = ('none', 'bend', 'stretch', 'both')
FLEX_EQUALITY = ('false', 'true', 'vert', 'strain')
_MUJOCO = (('model',), ('compiler', 'option', 'size', 'statistic', 'visual', 'default', 'extension', 'asset', 'worldbody', 'deformable', 'contact', 'tendon', 'equality', 'actuator', 'sensor', 'custom', 'keyframe', 'include'), ('body', 'frame', 'replicate'))
_INCLUDE = (('file',), (), ())
_COMPILER = (('coordinate', 'angle', 'eulerseq', 'autolimits', 'meshdir', 'texturedir', 'assetdir', 'strippath', 'alignfree', 'balanceinertia', 'boundinertia', 'boundmass', 'conflict', 'discardvisual', 'fitaabb', 'fusestatic', 'inertiafromgeom', 'inertiagrouprange', 'passthrough', 'savecanonical', 'savecompiled', 'saveinertial', 'settotalmass', 'usethread', 'convexhull', 'exactmeshinertia'), ('lengthrange',), ())
_LENGTHRANGE = (('mode', 'timestep', 'accel', 'interval', 'inttotal', 'maxforce', 'timeconst', 'tolrange', 'useexisting', 'uselimit'), (), ())
_OPTION = (('density', 'timestep', 'gravity', 'wind', 'magnetic', 'integrator', 'cone', 'solver', 'iterations', 'tolerance', 'actuatorgroupdisable', 'ccd_iterations', 'ccd_tolerance', 'impratio', 'jacobian', 'ls_iterations', 'ls_tolerance', 'noslip_iterations', 'noslip_tolerance', 'o_friction', 'o_margin', 'o_solimp', 'o_solref', 'sdf_initpoints', 'sdf_iterations', 'sleep_tolerance', 'viscosity', 'apirate', 'collision', 'mpr_iterations', 'mpr_tolerance'), ('flag',), ())
_FLAG = (('gravity', 'frictionloss', 'actuation', 'autoreset', 'clampctrl', 'constraint', 'contact', 'damper', 'diagexact', 'energy', 'equality', 'eulerdamp', 'filterparent', 'fwdinv', 'invdiscrete', 'ipc', 'island', 'limit', 'midphase', 'multiccd', 'nativeccd', 'override', 'refsafe', 'sensor', 'sleep', 'speculative', 'spring', 'warmstart', 'passive'), (), ())
_SIZE = (('memory', 'nconmax', 'njmax', 'nkey', 'nstack', 'nuser_actuator', 'nuser_body', 'nuser_cam', 'nuser_geom', 'nuser_jnt', 'nuser_sensor', 'nuser_site', 'nuser_tendon', 'nuserdata'), (), ())
_STATISTIC = (('meaninertia', 'meanmass', 'meansize', 'center', 'extent'), (), ())
_VISUAL = ((), ('global', 'quality', 'headlight', 'map', 'scale', 'rgba', 'include'), ())
_GLOBAL = (('elevation', 'azimuth', 'bvactive', 'cameraid', 'ellipsoidinertia', 'fovy', 'glow', 'ipd', 'linewidth', 'orthographic', 'realtime', 'offwidth', 'offheight'), (), ())
_QUALITY = (('numquads', 'numslices', 'numstacks', 'offsamples', 'shadowsize'), (), ())
_HEADLIGHT = (('active', 'ambient', 'diffuse', 'specular'), (), ())
_MAP = (('stiffness', 'actuatortendon', 'alpha', 'fogend', 'fogstart', 'force', 'haze', 'shadowclip', 'shadowscale', 'stiffnessrot', 'torque', 'zfar', 'znear'), (), ())
_SCALE = (('actuatorlength', 'actuatorwidth', 'camera', 'com', 'connect', 'constraint', 'contactheight', 'contactwidth', 'forcewidth', 'framelength', 'framewidth', 'frustum', 'jointlength', 'jointwidth', 'light', 'selectpoint', 'slidercrank'), (), ())
_RGBA = (('joint', 'inertia', 'actuator', 'actuatornegative', 'actuatorpositive', 'bv', 'bvactive', 'camera', 'com', 'connect', 'constraint', 'contactforce', 'contactfriction', 'contactgap', 'contactpoint', 'contacttorque', 'crankbroken', 'fog', 'force', 'frustum', 'haze', 'light', 'rangefinder', 'selectpoint', 'slidercrank'), (), ())
_DEFAULT = (('class',), ('default', 'mesh', 'texture', 'material', 'joint', 'geom', 'site', 'camera', 'light', 'pair', 'equality', 'tendon', 'general', 'motor', 'position', 'velocity', 'intvelocity', 'orientation', 'pid', 'damper', 'cylinder', 'muscle', 'adhesion', 'dcmotor', 'include'), ())
_DEFAULT_EQUALITY = (('active', 'solref', 'solimp'), (), ())
_DEFAULT_TENDON = (('width', 'material', 'rgba', 'group', 'range', 'limited', 'stiffness', 'damping', 'armature', 'frictionloss', 'actuatorfrclimited', 'actuatorfrcrange', 'solimpfriction', 'solimplimit', 'solreffriction', 'solreflimit', 'springlength', 'springyield', 'user', 'margin'), (), ())
_EXTENSION = ((), ('plugin', 'include'), ())
_EXTENSION_PLUGIN = (('plugin',), ('instance',), ())
_INSTANCE = (('name',), ('config',), ())
_CONFIG = (('key', 'value'), (), ())
_ASSET = ((), ('mesh', 'hfield', 'skin', 'texture', 'material', 'model', 'include'), ())
_MESH = (('name', 'class', 'file', 'builtin', 'vertex', 'normal', 'texcoord', 'face', 'scale', 'refpos', 'refquat', 'inertia', 'material', 'content_type', 'maxhullvert', 'params', 'smoothnormal'), ('plugin',), ())
_PLUGIN = (('instance', 'plugin'), ('config',), ())
_HFIELD = (('name', 'file', 'size', 'nrow', 'ncol', 'elevation', 'content_type'), (), ())
_SKIN = (('name', 'file', 'vertex', 'texcoord', 'face', 'material', 'rgba', 'group', 'inflate'), ('bone',), ())
_BONE = (('body', 'bindpos', 'bindquat', 'vertid', 'vertweight'), (), ())
_TEXTURE = (('name', 'class', 'type', 'file', 'builtin', 'mark', 'width', 'height', 'rgb1', 'rgb2', 'colorspace', 'content_type', 'embed', 'fileback', 'filedown', 'filefront', 'fileleft', 'fileright', 'fileup', 'gridlayout', 'gridsize', 'hflip', 'markrgb', 'nchannel', 'random', 'vflip'), (), ())
_MATERIAL = (('name', 'class', 'texture', 'texrepeat', 'rgba', 'emission', 'metallic', 'reflectance', 'roughness', 'shininess', 'specular', 'texuniform'), ('layer',), ())
_LAYER = (('texture', 'role'), (), ())
_MODEL = (('name', 'file', 'content_type'), (), ())
_WORLDBODY = ((), ('geom', 'attach', 'site', 'camera', 'light', 'plugin', 'flexcomp', 'composite', 'body', 'frame', 'replicate', 'include'), ())
_BODY = (('name', 'childclass', 'mocap', 'pos', 'quat', 'axisangle', 'xyaxes', 'zaxis', 'euler', 'fuse', 'gravcomp', 'simple', 'sleep', 'user'), ('inertial', 'joint', 'freejoint', 'geom', 'attach', 'site', 'camera', 'light', 'plugin', 'flexcomp', 'composite', 'body', 'frame', 'replicate', 'include'), ())
_FRAME = (('name', 'childclass', 'pos', 'quat', 'axisangle', 'xyaxes', 'zaxis', 'euler'), ('inertial', 'joint', 'freejoint', 'geom', 'attach', 'site', 'camera', 'light', 'plugin', 'flexcomp', 'composite', 'body', 'frame', 'replicate', 'include'), ())
_REPLICATE = (('childclass', 'euler', 'count', 'offset', 'sep'), ('inertial', 'joint', 'freejoint', 'geom', 'attach', 'site', 'camera', 'light', 'plugin', 'flexcomp', 'composite', 'body', 'frame', 'replicate', 'include'), ())
_INERTIAL = (('pos', 'quat', 'axisangle', 'xyaxes', 'zaxis', 'euler', 'mass', 'diaginertia', 'fullinertia'), (), ())
_JOINT = (('name', 'class', 'type', 'pos', 'axis', 'group', 'range', 'ref', 'limited', 'springref', 'stiffness', 'damping', 'armature', 'frictionloss', 'actuatorfrclimited', 'actuatorfrcrange', 'actuatorgravcomp', 'solimpfriction', 'solimplimit', 'solreffriction', 'solreflimit', 'springdamper', 'springyield', 'user', 'margin'), (), ())
_FREEJOINT = (('name', 'group', 'align'), (), ())
_GEOM = (('name', 'class', 'type', 'pos', 'quat', 'axisangle', 'xyaxes', 'zaxis', 'euler', 'size', 'fromto', 'mesh', 'hfield', 'mass', 'density', 'material', 'rgba', 'contype', 'conaffinity', 'condim', 'group', 'priority', 'friction', 'adhesion', 'castshadow', 'fitscale', 'fluidcoef', 'fluidshape', 'shellinertia', 'solmix', 'surfacevel', 'user', 'margin', 'gap', 'solref', 'solimp'), ('plugin',), ())
_ATTACH = (('model', 'body', 'frame', 'prefix'), (), ())
_SITE = (('name', 'class', 'type', 'pos', 'quat', 'axisangle', 'xyaxes', 'zaxis', 'euler', 'size', 'fromto', 'mesh', 'material', 'rgba', 'group', 'user'), (), ())
_CAMERA = (('name', 'class', 'mode', 'pos', 'quat', 'axisangle', 'xyaxes', 'zaxis', 'euler', 'focal', 'focalpixel', 'fovy', 'ipd', 'output', 'principal', 'principalpixel', 'projection', 'resolution', 'sensorsize', 'target', 'user'), (), ())
_LIGHT = (('name', 'class', 'type', 'mode', 'pos', 'texture', 'range', 'active', 'ambient', 'attenuation', 'bulbradius', 'castshadow', 'cutoff', 'diffuse', 'dir', 'directional', 'exponent', 'intensity', 'softness', 'specular', 'target'), (), ())
_FLEXCOMP = (('name', 'type', 'file', 'pos', 'quat', 'axisangle', 'xyaxes', 'zaxis', 'euler', 'mesh', 'mass', 'texcoord', 'scale', 'material', 'rgba', 'group', 'cellcount', 'dim', 'dof', 'element', 'flatskin', 'inertiabox', 'origin', 'point', 'radius', 'rigid', 'spacing', 'count'), ('edge', 'elasticity', 'contact', 'pin', 'plugin'), ())
_FLEXCOMP_EDGE = (('stiffness', 'damping', 'equality', 'solref', 'solimp'), (), ())
_ELASTICITY = (('damping', 'elastic2d', 'poisson', 'section', 'sectionsize', 'shear', 'thickness', 'yield', 'young'), (), ())
_FLEXCOMP_CONTACT = (('contype', 'conaffinity', 'condim', 'priority', 'friction', 'activelayers', 'passive', 'selfcollide', 'solmix', 'internal', 'margin', 'gap', 'solref', 'solimp'), (), ())
_PIN = (('range', 'grid', 'gridrange', 'id'), (), ())
_DEFORMABLE = ((), ('flex', 'skin', 'include'), ())
_FLEX = (('name', 'body', 'vertex', 'texcoord', 'material', 'rgba', 'group', 'cellcount', 'dim', 'dof', 'element', 'elemtexcoord', 'flatskin', 'node', 'nodecoord', 'radius'), ('contact', 'edge', 'elasticity'), ())
_EDGE = (('stiffness', 'damping'), (), ())
_CONTACT = ((), ('pair', 'exclude', 'include'), ())
_PAIR = (('name', 'class', 'geom1', 'geom2', 'condim', 'friction', 'adhesion', 'solreffriction', 'margin', 'gap', 'solref', 'solimp'), (), ())
_EXCLUDE = (('name', 'body1', 'body2'), (), ())
_TENDON = ((), ('spatial', 'fixed', 'include'), ())
_SPATIAL = (('name', 'class', 'width', 'material', 'rgba', 'group', 'range', 'limited', 'stiffness', 'damping', 'armature', 'frictionloss', 'actuatorfrclimited', 'actuatorfrcrange', 'solimpfriction', 'solimplimit', 'solreffriction', 'solreflimit', 'springlength', 'springyield', 'user', 'margin'), ('site', 'geom', 'pulley', 'include'), ())
_SPATIAL_SITE = (('site',), (), ())
_SPATIAL_GEOM = (('geom', 'sidesite'), (), ())
_PULLEY = (('divisor',), (), ())
_FIXED = (('name', 'class', 'group', 'range', 'limited', 'stiffness', 'damping', 'armature', 'frictionloss', 'actuatorfrclimited', 'actuatorfrcrange', 'solimpfriction', 'solimplimit', 'solreffriction', 'solreflimit', 'springlength', 'springyield', 'user', 'margin'), ('joint', 'include'), ())
_FIXED_JOINT = (('joint', 'coef'), (), ())
_EQUALITY = ((), ('connect', 'weld', 'joint', 'tendon', 'flex', 'flexstrain', 'include'), ())
_CONNECT = (('name', 'class', 'body1', 'body2', 'site1', 'site2', 'anchor', 'active', 'solref', 'solimp'), (), ())
_WELD = (('name', 'class', 'body1', 'body2', 'site1', 'site2', 'anchor', 'relpose', 'active', 'torquescale', 'solref', 'solimp'), (), ())
_EQUALITY_JOINT = (('name', 'class', 'joint1', 'joint2', 'polycoef', 'active', 'solref', 'solimp'), (), ())
_EQUALITY_TENDON = (('name', 'class', 'tendon1', 'tendon2', 'polycoef', 'active', 'solref', 'solimp'), (), ())
_EQUALITY_FLEX = (('name', 'class', 'active', 'flex', 'solref', 'solimp'), (), ())
_FLEXSTRAIN = (('name', 'class', 'active', 'cell', 'flex', 'solref', 'solimp'), (), ())
_ACTUATOR = ((), ('general', 'motor', 'position', 'velocity', 'intvelocity', 'orientation', 'pid', 'damper', 'cylinder', 'muscle', 'adhesion', 'dcmotor', 'plugin', 'include'), ())
_GENERAL = (('name', 'class', 'body', 'joint', 'jointinparent', 'tendon', 'site', 'refsite', 'group', 'damping', 'armature', 'actdim', 'actearly', 'actlimited', 'actrange', 'cranklength', 'cranksite', 'delay', 'ffrange', 'inheritrange', 'input', 'interp', 'lengthrange', 'nsample', 'slidersite', 'user', 'velrange', 'gear', 'ctrlrange', 'ctrllimited', 'forcerange', 'forcelimited', 'dyntype', 'gaintype', 'biastype', 'dynprm', 'gainprm', 'biasprm'), (), ())
_MOTOR = (('name', 'class', 'joint', 'jointinparent', 'tendon', 'site', 'refsite', 'group', 'damping', 'armature', 'cranklength', 'cranksite', 'delay', 'interp', 'lengthrange', 'nsample', 'slidersite', 'user', 'gear', 'ctrlrange', 'ctrllimited', 'forcerange', 'forcelimited'), (), ())
_POSITION = (('name', 'class', 'joint', 'jointinparent', 'tendon', 'site', 'refsite', 'group', 'damping', 'armature', 'cranklength', 'cranksite', 'delay', 'inheritrange', 'interp', 'lengthrange', 'nsample', 'slidersite', 'timeconst', 'user', 'gear', 'kp', 'kv', 'dampratio', 'ctrlrange', 'ctrllimited', 'forcerange', 'forcelimited'), (), ())
_VELOCITY = (('name', 'class', 'joint', 'jointinparent', 'tendon', 'site', 'refsite', 'group', 'damping', 'armature', 'cranklength', 'cranksite', 'delay', 'interp', 'lengthrange', 'nsample', 'slidersite', 'user', 'gear', 'kv', 'ctrlrange', 'ctrllimited', 'forcerange', 'forcelimited'), (), ())
_INTVELOCITY = (('name', 'class', 'joint', 'jointinparent', 'tendon', 'site', 'refsite', 'group', 'damping', 'armature', 'actlimited', 'actrange', 'cranklength', 'cranksite', 'delay', 'inheritrange', 'interp', 'lengthrange', 'nsample', 'slidersite', 'user', 'gear', 'kp', 'kv', 'dampratio', 'ctrlrange', 'ctrllimited', 'forcerange', 'forcelimited'), (), ())
_ORIENTATION = (('name', 'class', 'joint', 'site', 'refsite', 'group', 'delay', 'input', 'interp', 'nsample', 'user', 'kp', 'kv', 'dampratio', 'ctrlrange', 'forcerange', 'forcelimited'), (), ())
_PID = (('name', 'class', 'joint', 'jointinparent', 'tendon', 'site', 'refsite', 'group', 'damping', 'armature', 'cranklength', 'cranksite', 'delay', 'ffrange', 'imax', 'inheritrange', 'input', 'interp', 'ki', 'lengthrange', 'nsample', 'posrange', 'slewmax', 'slidersite', 'user', 'velrange', 'gear', 'kp', 'kv', 'dampratio', 'ctrlrange', 'ctrllimited', 'forcerange', 'forcelimited'), (), ())
_DAMPER = (('name', 'class', 'joint', 'jointinparent', 'tendon', 'site', 'refsite', 'group', 'damping', 'armature', 'cranklength', 'cranksite', 'delay', 'interp', 'lengthrange', 'nsample', 'slidersite', 'user', 'gear', 'kv', 'ctrlrange', 'forcerange', 'forcelimited'), (), ())
_CYLINDER = (('name', 'class', 'joint', 'jointinparent', 'tendon', 'site', 'refsite', 'group', 'damping', 'armature', 'area', 'bias', 'cranklength', 'cranksite', 'delay', 'diameter', 'interp', 'lengthrange', 'nsample', 'slidersite', 'timeconst', 'user', 'gear', 'ctrlrange', 'ctrllimited', 'forcerange', 'forcelimited'), (), ())
_MUSCLE = (('name', 'class', 'joint', 'jointinparent', 'tendon', 'scale', 'group', 'range', 'damping', 'armature', 'cranklength', 'cranksite', 'delay', 'force', 'fpmax', 'fvmax', 'interp', 'lengthrange', 'lmax', 'lmin', 'nsample', 'slidersite', 'tausmooth', 'timeconst', 'user', 'vmax', 'gear', 'ctrlrange', 'ctrllimited', 'forcerange', 'forcelimited'), (), ())
_ADHESION = (('name', 'class', 'body', 'group', 'delay', 'gain', 'interp', 'nsample', 'user', 'ctrlrange', 'forcerange', 'forcelimited'), (), ())
_DCMOTOR = (('name', 'class', 'joint', 'jointinparent', 'tendon', 'site', 'refsite', 'group', 'damping', 'armature', 'cogging', 'controller', 'cranklength', 'cranksite', 'delay', 'inductance', 'input', 'interp', 'lengthrange', 'lugre', 'motorconst', 'nominal', 'nsample', 'resistance', 'saturation', 'slidersite', 'thermal', 'user', 'gear', 'ctrlrange', 'ctrllimited'), (), ())
_ACTUATOR_PLUGIN = (('name', 'class', 'joint', 'jointinparent', 'tendon', 'site', 'group', 'damping', 'armature', 'actdim', 'actearly', 'actlimited', 'actrange', 'cranklength', 'cranksite', 'delay', 'instance', 'interp', 'lengthrange', 'nsample', 'plugin', 'slidersite', 'user', 'gear', 'ctrlrange', 'ctrllimited', 'forcerange', 'forcelimited', 'dyntype', 'dynprm'), ('config',), ())
_SENSOR = ((), ('touch', 'accelerometer', 'velocimeter', 'gyro', 'force', 'torque', 'magnetometer', 'camprojection', 'rangefinder', 'jointpos', 'jointvel', 'tendonpos', 'tendonvel', 'actuatorpos', 'actuatorvel', 'actuatorfrc', 'jointactuatorfrc', 'tendonactuatorfrc', 'ballquat', 'ballangvel', 'jointlimitpos', 'jointlimitvel', 'jointlimitfrc', 'tendonlimitpos', 'tendonlimitvel', 'tendonlimitfrc', 'framepos', 'framequat', 'framexaxis', 'frameyaxis', 'framezaxis', 'framelinvel', 'frameangvel', 'framelinacc', 'frameangacc', 'subtreecom', 'subtreelinvel', 'subtreeangmom', 'insidesite', 'distance', 'normal', 'fromto', 'contact', 'e_potential', 'e_kinetic', 'clock', 'tactile', 'user', 'plugin', 'include'), ())
_SITE_SENSOR = (('name', 'site', 'cutoff', 'delay', 'interp', 'interval', 'noise', 'nsample', 'user'), (), ())
_CAMPROJECTION = (('name', 'site', 'camera', 'cutoff', 'delay', 'interp', 'interval', 'noise', 'nsample', 'user'), (), ())
_RANGEFINDER = (('name', 'site', 'camera', 'cutoff', 'delay', 'interp', 'interval', 'noise', 'nsample', 'user', 'data'), (), ())
_JOINT_SENSOR = (('name', 'joint', 'cutoff', 'delay', 'interp', 'interval', 'noise', 'nsample', 'user'), (), ())
_TENDON_SENSOR = (('name', 'tendon', 'cutoff', 'delay', 'interp', 'interval', 'noise', 'nsample', 'user'), (), ())
_ACTUATOR_SENSOR = (('name', 'actuator', 'cutoff', 'delay', 'interp', 'interval', 'noise', 'nsample', 'user'), (), ())
_FRAME_SENSOR = (('name', 'objtype', 'objname', 'reftype', 'refname', 'cutoff', 'delay', 'interp', 'interval', 'noise', 'nsample', 'user'), (), ())
_ACCELERATION_SENSOR = (('name', 'objtype', 'objname', 'cutoff', 'delay', 'interp', 'interval', 'noise', 'nsample', 'user'), (), ())
_BODY_SENSOR = (('name', 'body', 'cutoff', 'delay', 'interp', 'interval', 'noise', 'nsample', 'user'), (), ())
_INSIDESITE = (('name', 'site', 'objtype', 'objname', 'cutoff', 'delay', 'enclosed', 'interp', 'interval', 'noise', 'nsample', 'user'), (), ())
_PAIR_SENSOR = (('name', 'geom1', 'geom2', 'body1', 'body2', 'cutoff', 'delay', 'interp', 'interval', 'noise', 'nsample', 'user'), (), ())
_CONTACT_SENSOR = (('name', 'site', 'geom1', 'geom2', 'body1', 'body2', 'cutoff', 'delay', 'interp', 'interval', 'noise', 'nsample', 'num', 'reduce', 'subtree1', 'subtree2', 'user', 'data'), (), ())
_MODEL_SENSOR = (('name', 'cutoff', 'delay', 'interp', 'interval', 'noise', 'nsample', 'user'), (), ())
_TACTILE = (('name', 'geom', 'mesh', 'cutoff', 'delay', 'interp', 'interval', 'nsample', 'user'), (), ())
_USER_SENSOR = (('name', 'objtype', 'objname', 'cutoff', 'datatype', 'dim', 'needstage', 'noise', 'user'), (), ())
_SENSOR_PLUGIN = (('name', 'objtype', 'objname', 'reftype', 'refname', 'cutoff', 'instance', 'plugin', 'user'), ('config',), ())
_CUSTOM = ((), ('numeric', 'text', 'tuple', 'include'), ())
_NUMERIC = (('name', 'size', 'data'), (), ())
_TEXT = (('name', 'data'), (), ())
_TUPLE = (('name',), ('element', 'include'), ())
_ELEMENT = (('objtype', 'objname', 'prm'), (), ())
_KEYFRAME = ((), ('key', 'include'), ())
_KEY = (('name', 'plastic', 'time', 'qpos', 'qvel', 'act', 'ctrl', 'mpos', 'mquat'), (), ())

def read_mujoco(e: Any, c: Reader) -> Generator[Any, Any, Mujoco]:
    n = Mujoco()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "model":
            todo |= 2
            n.model = v
        else:
            c.attribute(n, e, k, v, _MUJOCO)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "compiler":
            todo |= 4
            n.compiler.append(read_compiler(x, c))
        elif t == "option":
            todo |= 8
            n.option.append(read_option(x, c))
        elif t == "size":
            todo |= 16
            n.size.append(read_size(x, c))
        elif t == "statistic":
            todo |= 32
            n.statistic.append(read_statistic(x, c))
        elif t == "visual":
            todo |= 64
            n.visual.append(read_visual(x, c))
        elif t == "default":
            todo |= 128
            n.default.append((yield read_default, x))
        elif t == "extension":
            todo |= 256
            n.extension.append(read_extension(x, c))
        elif t == "asset":
            todo |= 512
            n.asset.append(read_asset(x, c))
        elif t == "worldbody":
            todo |= 1024
            n.worldbody.append((yield read_worldbody, x))
        elif t == "deformable":
            todo |= 2048
            n.deformable.append(read_deformable(x, c))
        elif t == "contact":
            todo |= 4096
            n.contact.append(read_contact(x, c))
        elif t == "tendon":
            todo |= 8192
            n.tendon.append(read_tendon(x, c))
        elif t == "equality":
            todo |= 16384
            n.equality.append(read_equality(x, c))
        elif t == "actuator":
            todo |= 32768
            n.actuator.append(read_actuator(x, c))
        elif t == "sensor":
            todo |= 65536
            n.sensor.append(read_sensor(x, c))
        elif t == "custom":
            todo |= 131072
            n.custom.append(read_custom(x, c))
        elif t == "keyframe":
            todo |= 262144
            n.keyframe.append(read_keyframe(x, c))
        elif t == "include":
            todo |= 524288
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _MUJOCO)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_include(e: Any, c: Reader) -> Include:
    n = Include()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "file":
            todo |= 2
            n.file = v
        else:
            c.attribute(n, e, k, v, _INCLUDE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _INCLUDE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@file")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_compiler(e: Any, c: Reader) -> Compiler:
    n = Compiler()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "coordinate":
            todo |= 2
            n.coordinate = v
            if n.coordinate not in COORDINATE:
                n.coordinate = c.word(n, "@coordinate", v, COORDINATE)
        elif k == "angle":
            todo |= 4
            n.angle = v
            if n.angle not in ANGLE:
                n.angle = c.word(n, "@angle", v, ANGLE)
        elif k == "eulerseq":
            todo |= 8
            n.eulerseq = v
        elif k == "autolimits":
            todo |= 16
            try:
                n.autolimits = boolean(v)
            except ValueError:
                n.autolimits = c.mend(n, "@autolimits", v, "boolean")
        elif k == "meshdir":
            todo |= 32
            n.meshdir = v
        elif k == "texturedir":
            todo |= 64
            n.texturedir = v
        elif k == "assetdir":
            todo |= 128
            n.assetdir = v
        elif k == "strippath":
            todo |= 256
            try:
                n.strippath = boolean(v)
            except ValueError:
                n.strippath = c.mend(n, "@strippath", v, "boolean")
        elif k == "alignfree":
            todo |= 512
            try:
                n.alignfree = boolean(v)
            except ValueError:
                n.alignfree = c.mend(n, "@alignfree", v, "boolean")
        elif k == "balanceinertia":
            todo |= 1024
            try:
                n.balanceinertia = boolean(v)
            except ValueError:
                n.balanceinertia = c.mend(n, "@balanceinertia", v, "boolean")
        elif k == "boundinertia":
            todo |= 2048
            try:
                n.boundinertia = real(v)
            except ValueError:
                n.boundinertia = c.mend(n, "@boundinertia", v, "real")
        elif k == "boundmass":
            todo |= 4096
            try:
                n.boundmass = real(v)
            except ValueError:
                n.boundmass = c.mend(n, "@boundmass", v, "real")
        elif k == "conflict":
            todo |= 8192
            n.conflict = v
            if n.conflict not in CONFLICT:
                n.conflict = c.word(n, "@conflict", v, CONFLICT)
        elif k == "discardvisual":
            todo |= 16384
            try:
                n.discardvisual = boolean(v)
            except ValueError:
                n.discardvisual = c.mend(n, "@discardvisual", v, "boolean")
        elif k == "fitaabb":
            todo |= 32768
            try:
                n.fitaabb = boolean(v)
            except ValueError:
                n.fitaabb = c.mend(n, "@fitaabb", v, "boolean")
        elif k == "fusestatic":
            todo |= 65536
            try:
                n.fusestatic = boolean(v)
            except ValueError:
                n.fusestatic = c.mend(n, "@fusestatic", v, "boolean")
        elif k == "inertiafromgeom":
            todo |= 131072
            n.inertiafromgeom = v
            if n.inertiafromgeom not in AUTO:
                n.inertiafromgeom = c.word(n, "@inertiafromgeom", v, AUTO)
        elif k == "inertiagrouprange":
            todo |= 262144
            try:
                n.inertiagrouprange = vec2(v)
            except ValueError:
                n.inertiagrouprange = c.mend(n, "@inertiagrouprange", v, "vec2")
        elif k == "passthrough":
            todo |= 524288
            n.passthrough = v
        elif k == "savecanonical":
            todo |= 1048576
            try:
                n.savecanonical = boolean(v)
            except ValueError:
                n.savecanonical = c.mend(n, "@savecanonical", v, "boolean")
        elif k == "savecompiled":
            todo |= 2097152
            try:
                n.savecompiled = boolean(v)
            except ValueError:
                n.savecompiled = c.mend(n, "@savecompiled", v, "boolean")
        elif k == "saveinertial":
            todo |= 4194304
            try:
                n.saveinertial = boolean(v)
            except ValueError:
                n.saveinertial = c.mend(n, "@saveinertial", v, "boolean")
        elif k == "settotalmass":
            todo |= 8388608
            try:
                n.settotalmass = real(v)
            except ValueError:
                n.settotalmass = c.mend(n, "@settotalmass", v, "real")
        elif k == "usethread":
            todo |= 16777216
            try:
                n.usethread = boolean(v)
            except ValueError:
                n.usethread = c.mend(n, "@usethread", v, "boolean")
        elif k == "convexhull":
            todo |= 33554432
            if c.version > 203:
                c.too_old(n, "@convexhull", "2.3")
            try:
                n.convexhull = boolean(v)
            except ValueError:
                n.convexhull = c.mend(n, "@convexhull", v, "boolean")
        elif k == "exactmeshinertia":
            todo |= 67108864
            if c.version > 302:
                c.too_old(n, "@exactmeshinertia", "3.2")
            try:
                n.exactmeshinertia = boolean(v)
            except ValueError:
                n.exactmeshinertia = c.mend(n, "@exactmeshinertia", v, "boolean")
        else:
            c.attribute(n, e, k, v, _COMPILER)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "lengthrange":
            if todo & 134217728:
                c.again(n, x)
            else:
                todo |= 134217728
                n.lengthrange = read_lengthrange(x, c)
        else:
            c.other(n, x, _COMPILER)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_lengthrange(e: Any, c: Reader) -> Lengthrange:
    n = Lengthrange()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "mode":
            todo |= 2
            n.mode = v
            if n.mode not in LENGTHRANGE_MODE:
                n.mode = c.word(n, "@mode", v, LENGTHRANGE_MODE)
        elif k == "timestep":
            todo |= 4
            try:
                n.timestep = real(v)
            except ValueError:
                n.timestep = c.mend(n, "@timestep", v, "real")
        elif k == "accel":
            todo |= 8
            try:
                n.accel = real(v)
            except ValueError:
                n.accel = c.mend(n, "@accel", v, "real")
        elif k == "interval":
            todo |= 16
            try:
                n.interval = real(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "real")
        elif k == "inttotal":
            todo |= 32
            try:
                n.inttotal = real(v)
            except ValueError:
                n.inttotal = c.mend(n, "@inttotal", v, "real")
        elif k == "maxforce":
            todo |= 64
            try:
                n.maxforce = real(v)
            except ValueError:
                n.maxforce = c.mend(n, "@maxforce", v, "real")
        elif k == "timeconst":
            todo |= 128
            try:
                n.timeconst = real(v)
            except ValueError:
                n.timeconst = c.mend(n, "@timeconst", v, "real")
        elif k == "tolrange":
            todo |= 256
            try:
                n.tolrange = real(v)
            except ValueError:
                n.tolrange = c.mend(n, "@tolrange", v, "real")
        elif k == "useexisting":
            todo |= 512
            try:
                n.useexisting = boolean(v)
            except ValueError:
                n.useexisting = c.mend(n, "@useexisting", v, "boolean")
        elif k == "uselimit":
            todo |= 1024
            try:
                n.uselimit = boolean(v)
            except ValueError:
                n.uselimit = c.mend(n, "@uselimit", v, "boolean")
        else:
            c.attribute(n, e, k, v, _LENGTHRANGE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _LENGTHRANGE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_option(e: Any, c: Reader) -> Option:
    n = Option()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "density":
            todo |= 2
            try:
                n.density = real(v)
            except ValueError:
                n.density = c.mend(n, "@density", v, "real")
        elif k == "timestep":
            todo |= 4
            try:
                n.timestep = real(v)
            except ValueError:
                n.timestep = c.mend(n, "@timestep", v, "real")
        elif k == "gravity":
            todo |= 8
            try:
                n.gravity = vec3(v)
            except ValueError:
                n.gravity = c.mend(n, "@gravity", v, "vec3")
        elif k == "wind":
            todo |= 16
            try:
                n.wind = vec3(v)
            except ValueError:
                n.wind = c.mend(n, "@wind", v, "vec3")
        elif k == "magnetic":
            todo |= 32
            try:
                n.magnetic = vec3(v)
            except ValueError:
                n.magnetic = c.mend(n, "@magnetic", v, "vec3")
        elif k == "integrator":
            todo |= 64
            n.integrator = v
            if n.integrator not in INTEGRATOR:
                n.integrator = c.word(n, "@integrator", v, INTEGRATOR)
        elif k == "cone":
            todo |= 128
            n.cone = v
            if n.cone not in CONE:
                n.cone = c.word(n, "@cone", v, CONE)
        elif k == "solver":
            todo |= 256
            n.solver = v
            if n.solver not in SOLVER:
                n.solver = c.word(n, "@solver", v, SOLVER)
        elif k == "iterations":
            todo |= 512
            try:
                n.iterations = integer(v)
            except ValueError:
                n.iterations = c.mend(n, "@iterations", v, "integer")
        elif k == "tolerance":
            todo |= 1024
            try:
                n.tolerance = real(v)
            except ValueError:
                n.tolerance = c.mend(n, "@tolerance", v, "real")
        elif k == "actuatorgroupdisable":
            todo |= 2048
            try:
                n.actuatorgroupdisable = reals(v)
            except ValueError:
                n.actuatorgroupdisable = c.mend(n, "@actuatorgroupdisable", v, "reals")
        elif k == "ccd_iterations":
            todo |= 4096
            try:
                n.ccd_iterations = integer(v)
            except ValueError:
                n.ccd_iterations = c.mend(n, "@ccd_iterations", v, "integer")
        elif k == "ccd_tolerance":
            todo |= 8192
            try:
                n.ccd_tolerance = real(v)
            except ValueError:
                n.ccd_tolerance = c.mend(n, "@ccd_tolerance", v, "real")
        elif k == "impratio":
            todo |= 16384
            try:
                n.impratio = real(v)
            except ValueError:
                n.impratio = c.mend(n, "@impratio", v, "real")
        elif k == "jacobian":
            todo |= 32768
            n.jacobian = v
            if n.jacobian not in JACOBIAN:
                n.jacobian = c.word(n, "@jacobian", v, JACOBIAN)
        elif k == "ls_iterations":
            todo |= 65536
            try:
                n.ls_iterations = integer(v)
            except ValueError:
                n.ls_iterations = c.mend(n, "@ls_iterations", v, "integer")
        elif k == "ls_tolerance":
            todo |= 131072
            try:
                n.ls_tolerance = real(v)
            except ValueError:
                n.ls_tolerance = c.mend(n, "@ls_tolerance", v, "real")
        elif k == "noslip_iterations":
            todo |= 262144
            try:
                n.noslip_iterations = integer(v)
            except ValueError:
                n.noslip_iterations = c.mend(n, "@noslip_iterations", v, "integer")
        elif k == "noslip_tolerance":
            todo |= 524288
            try:
                n.noslip_tolerance = real(v)
            except ValueError:
                n.noslip_tolerance = c.mend(n, "@noslip_tolerance", v, "real")
        elif k == "o_friction":
            todo |= 1048576
            try:
                n.o_friction = reals(v)
            except ValueError:
                n.o_friction = c.mend(n, "@o_friction", v, "reals")
        elif k == "o_margin":
            todo |= 2097152
            try:
                n.o_margin = real(v)
            except ValueError:
                n.o_margin = c.mend(n, "@o_margin", v, "real")
        elif k == "o_solimp":
            todo |= 4194304
            try:
                n.o_solimp = reals(v)
            except ValueError:
                n.o_solimp = c.mend(n, "@o_solimp", v, "reals")
        elif k == "o_solref":
            todo |= 8388608
            try:
                n.o_solref = reals(v)
            except ValueError:
                n.o_solref = c.mend(n, "@o_solref", v, "reals")
        elif k == "sdf_initpoints":
            todo |= 16777216
            try:
                n.sdf_initpoints = integer(v)
            except ValueError:
                n.sdf_initpoints = c.mend(n, "@sdf_initpoints", v, "integer")
        elif k == "sdf_iterations":
            todo |= 33554432
            try:
                n.sdf_iterations = integer(v)
            except ValueError:
                n.sdf_iterations = c.mend(n, "@sdf_iterations", v, "integer")
        elif k == "sleep_tolerance":
            todo |= 67108864
            try:
                n.sleep_tolerance = real(v)
            except ValueError:
                n.sleep_tolerance = c.mend(n, "@sleep_tolerance", v, "real")
        elif k == "viscosity":
            todo |= 134217728
            try:
                n.viscosity = real(v)
            except ValueError:
                n.viscosity = c.mend(n, "@viscosity", v, "real")
        elif k == "apirate":
            todo |= 268435456
            if c.version > 302:
                c.too_old(n, "@apirate", "3.2")
            try:
                n.apirate = real(v)
            except ValueError:
                n.apirate = c.mend(n, "@apirate", v, "real")
        elif k == "collision":
            todo |= 536870912
            if c.version > 203:
                c.too_old(n, "@collision", "2.3")
            n.collision = v
        elif k == "mpr_iterations":
            todo |= 1073741824
            if c.version > 302:
                c.too_old(n, "@mpr_iterations", "3.2")
            try:
                n.mpr_iterations = integer(v)
            except ValueError:
                n.mpr_iterations = c.mend(n, "@mpr_iterations", v, "integer")
        elif k == "mpr_tolerance":
            todo |= 2147483648
            if c.version > 302:
                c.too_old(n, "@mpr_tolerance", "3.2")
            try:
                n.mpr_tolerance = real(v)
            except ValueError:
                n.mpr_tolerance = c.mend(n, "@mpr_tolerance", v, "real")
        else:
            c.attribute(n, e, k, v, _OPTION)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "flag":
            if todo & 4294967296:
                c.again(n, x)
            else:
                todo |= 4294967296
                n.flag = read_flag(x, c)
        else:
            c.other(n, x, _OPTION)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_flag(e: Any, c: Reader) -> Flag:
    n = Flag()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "gravity":
            todo |= 2
            n.gravity = v
            if n.gravity not in ENABLE:
                n.gravity = c.word(n, "@gravity", v, ENABLE)
        elif k == "frictionloss":
            todo |= 4
            n.frictionloss = v
            if n.frictionloss not in ENABLE:
                n.frictionloss = c.word(n, "@frictionloss", v, ENABLE)
        elif k == "actuation":
            todo |= 8
            n.actuation = v
            if n.actuation not in ENABLE:
                n.actuation = c.word(n, "@actuation", v, ENABLE)
        elif k == "autoreset":
            todo |= 16
            n.autoreset = v
            if n.autoreset not in ENABLE:
                n.autoreset = c.word(n, "@autoreset", v, ENABLE)
        elif k == "clampctrl":
            todo |= 32
            n.clampctrl = v
            if n.clampctrl not in ENABLE:
                n.clampctrl = c.word(n, "@clampctrl", v, ENABLE)
        elif k == "constraint":
            todo |= 64
            n.constraint = v
            if n.constraint not in ENABLE:
                n.constraint = c.word(n, "@constraint", v, ENABLE)
        elif k == "contact":
            todo |= 128
            n.contact = v
            if n.contact not in ENABLE:
                n.contact = c.word(n, "@contact", v, ENABLE)
        elif k == "damper":
            todo |= 256
            n.damper = v
            if n.damper not in ENABLE:
                n.damper = c.word(n, "@damper", v, ENABLE)
        elif k == "diagexact":
            todo |= 512
            n.diagexact = v
            if n.diagexact not in ENABLE:
                n.diagexact = c.word(n, "@diagexact", v, ENABLE)
        elif k == "energy":
            todo |= 1024
            n.energy = v
            if n.energy not in ENABLE:
                n.energy = c.word(n, "@energy", v, ENABLE)
        elif k == "equality":
            todo |= 2048
            n.equality = v
            if n.equality not in ENABLE:
                n.equality = c.word(n, "@equality", v, ENABLE)
        elif k == "eulerdamp":
            todo |= 4096
            n.eulerdamp = v
            if n.eulerdamp not in ENABLE:
                n.eulerdamp = c.word(n, "@eulerdamp", v, ENABLE)
        elif k == "filterparent":
            todo |= 8192
            n.filterparent = v
            if n.filterparent not in ENABLE:
                n.filterparent = c.word(n, "@filterparent", v, ENABLE)
        elif k == "fwdinv":
            todo |= 16384
            n.fwdinv = v
            if n.fwdinv not in ENABLE:
                n.fwdinv = c.word(n, "@fwdinv", v, ENABLE)
        elif k == "invdiscrete":
            todo |= 32768
            n.invdiscrete = v
            if n.invdiscrete not in ENABLE:
                n.invdiscrete = c.word(n, "@invdiscrete", v, ENABLE)
        elif k == "ipc":
            todo |= 65536
            n.ipc = v
            if n.ipc not in ENABLE:
                n.ipc = c.word(n, "@ipc", v, ENABLE)
        elif k == "island":
            todo |= 131072
            n.island = v
            if n.island not in ENABLE:
                n.island = c.word(n, "@island", v, ENABLE)
        elif k == "limit":
            todo |= 262144
            n.limit = v
            if n.limit not in ENABLE:
                n.limit = c.word(n, "@limit", v, ENABLE)
        elif k == "midphase":
            todo |= 524288
            n.midphase = v
            if n.midphase not in ENABLE:
                n.midphase = c.word(n, "@midphase", v, ENABLE)
        elif k == "multiccd":
            todo |= 1048576
            n.multiccd = v
            if n.multiccd not in ENABLE:
                n.multiccd = c.word(n, "@multiccd", v, ENABLE)
        elif k == "nativeccd":
            todo |= 2097152
            n.nativeccd = v
            if n.nativeccd not in ENABLE:
                n.nativeccd = c.word(n, "@nativeccd", v, ENABLE)
        elif k == "override":
            todo |= 4194304
            n.override = v
            if n.override not in ENABLE:
                n.override = c.word(n, "@override", v, ENABLE)
        elif k == "refsafe":
            todo |= 8388608
            n.refsafe = v
            if n.refsafe not in ENABLE:
                n.refsafe = c.word(n, "@refsafe", v, ENABLE)
        elif k == "sensor":
            todo |= 16777216
            n.sensor = v
            if n.sensor not in ENABLE:
                n.sensor = c.word(n, "@sensor", v, ENABLE)
        elif k == "sleep":
            todo |= 33554432
            n.sleep = v
            if n.sleep not in ENABLE:
                n.sleep = c.word(n, "@sleep", v, ENABLE)
        elif k == "speculative":
            todo |= 67108864
            n.speculative = v
            if n.speculative not in ENABLE:
                n.speculative = c.word(n, "@speculative", v, ENABLE)
        elif k == "spring":
            todo |= 134217728
            n.spring = v
            if n.spring not in ENABLE:
                n.spring = c.word(n, "@spring", v, ENABLE)
        elif k == "warmstart":
            todo |= 268435456
            n.warmstart = v
            if n.warmstart not in ENABLE:
                n.warmstart = c.word(n, "@warmstart", v, ENABLE)
        elif k == "passive":
            todo |= 536870912
            if c.version > 303:
                c.too_old(n, "@passive", "3.3")
            n.passive = v
            if n.passive not in ENABLE:
                n.passive = c.word(n, "@passive", v, ENABLE)
        else:
            c.attribute(n, e, k, v, _FLAG)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _FLAG)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_size(e: Any, c: Reader) -> Size:
    n = Size()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "memory":
            todo |= 2
            n.memory = v
        elif k == "nconmax":
            todo |= 4
            try:
                n.nconmax = integer(v)
            except ValueError:
                n.nconmax = c.mend(n, "@nconmax", v, "integer")
        elif k == "njmax":
            todo |= 8
            try:
                n.njmax = integer(v)
            except ValueError:
                n.njmax = c.mend(n, "@njmax", v, "integer")
        elif k == "nkey":
            todo |= 16
            try:
                n.nkey = integer(v)
            except ValueError:
                n.nkey = c.mend(n, "@nkey", v, "integer")
        elif k == "nstack":
            todo |= 32
            try:
                n.nstack = integer(v)
            except ValueError:
                n.nstack = c.mend(n, "@nstack", v, "integer")
        elif k == "nuser_actuator":
            todo |= 64
            try:
                n.nuser_actuator = integer(v)
            except ValueError:
                n.nuser_actuator = c.mend(n, "@nuser_actuator", v, "integer")
        elif k == "nuser_body":
            todo |= 128
            try:
                n.nuser_body = integer(v)
            except ValueError:
                n.nuser_body = c.mend(n, "@nuser_body", v, "integer")
        elif k == "nuser_cam":
            todo |= 256
            try:
                n.nuser_cam = integer(v)
            except ValueError:
                n.nuser_cam = c.mend(n, "@nuser_cam", v, "integer")
        elif k == "nuser_geom":
            todo |= 512
            try:
                n.nuser_geom = integer(v)
            except ValueError:
                n.nuser_geom = c.mend(n, "@nuser_geom", v, "integer")
        elif k == "nuser_jnt":
            todo |= 1024
            try:
                n.nuser_jnt = integer(v)
            except ValueError:
                n.nuser_jnt = c.mend(n, "@nuser_jnt", v, "integer")
        elif k == "nuser_sensor":
            todo |= 2048
            try:
                n.nuser_sensor = integer(v)
            except ValueError:
                n.nuser_sensor = c.mend(n, "@nuser_sensor", v, "integer")
        elif k == "nuser_site":
            todo |= 4096
            try:
                n.nuser_site = integer(v)
            except ValueError:
                n.nuser_site = c.mend(n, "@nuser_site", v, "integer")
        elif k == "nuser_tendon":
            todo |= 8192
            try:
                n.nuser_tendon = integer(v)
            except ValueError:
                n.nuser_tendon = c.mend(n, "@nuser_tendon", v, "integer")
        elif k == "nuserdata":
            todo |= 16384
            try:
                n.nuserdata = integer(v)
            except ValueError:
                n.nuserdata = c.mend(n, "@nuserdata", v, "integer")
        else:
            c.attribute(n, e, k, v, _SIZE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _SIZE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_statistic(e: Any, c: Reader) -> Statistic:
    n = Statistic()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "meaninertia":
            todo |= 2
            try:
                n.meaninertia = real(v)
            except ValueError:
                n.meaninertia = c.mend(n, "@meaninertia", v, "real")
        elif k == "meanmass":
            todo |= 4
            try:
                n.meanmass = real(v)
            except ValueError:
                n.meanmass = c.mend(n, "@meanmass", v, "real")
        elif k == "meansize":
            todo |= 8
            try:
                n.meansize = real(v)
            except ValueError:
                n.meansize = c.mend(n, "@meansize", v, "real")
        elif k == "center":
            todo |= 16
            try:
                n.center = vec3(v)
            except ValueError:
                n.center = c.mend(n, "@center", v, "vec3")
        elif k == "extent":
            todo |= 32
            try:
                n.extent = real(v)
            except ValueError:
                n.extent = c.mend(n, "@extent", v, "real")
        else:
            c.attribute(n, e, k, v, _STATISTIC)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _STATISTIC)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_visual(e: Any, c: Reader) -> Visual:
    n = Visual()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _VISUAL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "global":
            if todo & 2:
                c.again(n, x)
            else:
                todo |= 2
                n.global_ = read_global(x, c)
        elif t == "quality":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.quality = read_quality(x, c)
        elif t == "headlight":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.headlight = read_headlight(x, c)
        elif t == "map":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                n.map = read_map(x, c)
        elif t == "scale":
            if todo & 32:
                c.again(n, x)
            else:
                todo |= 32
                n.scale = read_scale(x, c)
        elif t == "rgba":
            if todo & 64:
                c.again(n, x)
            else:
                todo |= 64
                n.rgba = read_rgba(x, c)
        elif t == "include":
            todo |= 128
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _VISUAL)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_global(e: Any, c: Reader) -> Global:
    n = Global()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "elevation":
            todo |= 2
            try:
                n.elevation = reals(v)
            except ValueError:
                n.elevation = c.mend(n, "@elevation", v, "reals")
        elif k == "azimuth":
            todo |= 4
            try:
                n.azimuth = real(v)
            except ValueError:
                n.azimuth = c.mend(n, "@azimuth", v, "real")
        elif k == "bvactive":
            todo |= 8
            try:
                n.bvactive = boolean(v)
            except ValueError:
                n.bvactive = c.mend(n, "@bvactive", v, "boolean")
        elif k == "cameraid":
            todo |= 16
            try:
                n.cameraid = integer(v)
            except ValueError:
                n.cameraid = c.mend(n, "@cameraid", v, "integer")
        elif k == "ellipsoidinertia":
            todo |= 32
            try:
                n.ellipsoidinertia = boolean(v)
            except ValueError:
                n.ellipsoidinertia = c.mend(n, "@ellipsoidinertia", v, "boolean")
        elif k == "fovy":
            todo |= 64
            try:
                n.fovy = real(v)
            except ValueError:
                n.fovy = c.mend(n, "@fovy", v, "real")
        elif k == "glow":
            todo |= 128
            try:
                n.glow = real(v)
            except ValueError:
                n.glow = c.mend(n, "@glow", v, "real")
        elif k == "ipd":
            todo |= 256
            try:
                n.ipd = real(v)
            except ValueError:
                n.ipd = c.mend(n, "@ipd", v, "real")
        elif k == "linewidth":
            todo |= 512
            try:
                n.linewidth = real(v)
            except ValueError:
                n.linewidth = c.mend(n, "@linewidth", v, "real")
        elif k == "orthographic":
            todo |= 1024
            try:
                n.orthographic = boolean(v)
            except ValueError:
                n.orthographic = c.mend(n, "@orthographic", v, "boolean")
        elif k == "realtime":
            todo |= 2048
            try:
                n.realtime = real(v)
            except ValueError:
                n.realtime = c.mend(n, "@realtime", v, "real")
        elif k == "offwidth":
            todo |= 4096
            try:
                n.offwidth = integer(v)
            except ValueError:
                n.offwidth = c.mend(n, "@offwidth", v, "integer")
        elif k == "offheight":
            todo |= 8192
            try:
                n.offheight = integer(v)
            except ValueError:
                n.offheight = c.mend(n, "@offheight", v, "integer")
        else:
            c.attribute(n, e, k, v, _GLOBAL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _GLOBAL)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_quality(e: Any, c: Reader) -> Quality:
    n = Quality()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "numquads":
            todo |= 2
            try:
                n.numquads = integer(v)
            except ValueError:
                n.numquads = c.mend(n, "@numquads", v, "integer")
        elif k == "numslices":
            todo |= 4
            try:
                n.numslices = integer(v)
            except ValueError:
                n.numslices = c.mend(n, "@numslices", v, "integer")
        elif k == "numstacks":
            todo |= 8
            try:
                n.numstacks = integer(v)
            except ValueError:
                n.numstacks = c.mend(n, "@numstacks", v, "integer")
        elif k == "offsamples":
            todo |= 16
            try:
                n.offsamples = integer(v)
            except ValueError:
                n.offsamples = c.mend(n, "@offsamples", v, "integer")
        elif k == "shadowsize":
            todo |= 32
            try:
                n.shadowsize = integer(v)
            except ValueError:
                n.shadowsize = c.mend(n, "@shadowsize", v, "integer")
        else:
            c.attribute(n, e, k, v, _QUALITY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _QUALITY)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_headlight(e: Any, c: Reader) -> Headlight:
    n = Headlight()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "active":
            todo |= 2
            try:
                n.active = integer(v)
            except ValueError:
                n.active = c.mend(n, "@active", v, "integer")
        elif k == "ambient":
            todo |= 4
            try:
                n.ambient = vec3(v)
            except ValueError:
                n.ambient = c.mend(n, "@ambient", v, "vec3")
        elif k == "diffuse":
            todo |= 8
            try:
                n.diffuse = vec3(v)
            except ValueError:
                n.diffuse = c.mend(n, "@diffuse", v, "vec3")
        elif k == "specular":
            todo |= 16
            try:
                n.specular = vec3(v)
            except ValueError:
                n.specular = c.mend(n, "@specular", v, "vec3")
        else:
            c.attribute(n, e, k, v, _HEADLIGHT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _HEADLIGHT)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_map(e: Any, c: Reader) -> Map:
    n = Map()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "stiffness":
            todo |= 2
            try:
                n.stiffness = real(v)
            except ValueError:
                n.stiffness = c.mend(n, "@stiffness", v, "real")
        elif k == "actuatortendon":
            todo |= 4
            try:
                n.actuatortendon = real(v)
            except ValueError:
                n.actuatortendon = c.mend(n, "@actuatortendon", v, "real")
        elif k == "alpha":
            todo |= 8
            try:
                n.alpha = real(v)
            except ValueError:
                n.alpha = c.mend(n, "@alpha", v, "real")
        elif k == "fogend":
            todo |= 16
            try:
                n.fogend = real(v)
            except ValueError:
                n.fogend = c.mend(n, "@fogend", v, "real")
        elif k == "fogstart":
            todo |= 32
            try:
                n.fogstart = real(v)
            except ValueError:
                n.fogstart = c.mend(n, "@fogstart", v, "real")
        elif k == "force":
            todo |= 64
            try:
                n.force = real(v)
            except ValueError:
                n.force = c.mend(n, "@force", v, "real")
        elif k == "haze":
            todo |= 128
            try:
                n.haze = real(v)
            except ValueError:
                n.haze = c.mend(n, "@haze", v, "real")
        elif k == "shadowclip":
            todo |= 256
            try:
                n.shadowclip = real(v)
            except ValueError:
                n.shadowclip = c.mend(n, "@shadowclip", v, "real")
        elif k == "shadowscale":
            todo |= 512
            try:
                n.shadowscale = real(v)
            except ValueError:
                n.shadowscale = c.mend(n, "@shadowscale", v, "real")
        elif k == "stiffnessrot":
            todo |= 1024
            try:
                n.stiffnessrot = real(v)
            except ValueError:
                n.stiffnessrot = c.mend(n, "@stiffnessrot", v, "real")
        elif k == "torque":
            todo |= 2048
            try:
                n.torque = real(v)
            except ValueError:
                n.torque = c.mend(n, "@torque", v, "real")
        elif k == "zfar":
            todo |= 4096
            try:
                n.zfar = real(v)
            except ValueError:
                n.zfar = c.mend(n, "@zfar", v, "real")
        elif k == "znear":
            todo |= 8192
            try:
                n.znear = real(v)
            except ValueError:
                n.znear = c.mend(n, "@znear", v, "real")
        else:
            c.attribute(n, e, k, v, _MAP)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _MAP)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_scale(e: Any, c: Reader) -> Scale:
    n = Scale()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "actuatorlength":
            todo |= 2
            try:
                n.actuatorlength = real(v)
            except ValueError:
                n.actuatorlength = c.mend(n, "@actuatorlength", v, "real")
        elif k == "actuatorwidth":
            todo |= 4
            try:
                n.actuatorwidth = real(v)
            except ValueError:
                n.actuatorwidth = c.mend(n, "@actuatorwidth", v, "real")
        elif k == "camera":
            todo |= 8
            try:
                n.camera = real(v)
            except ValueError:
                n.camera = c.mend(n, "@camera", v, "real")
        elif k == "com":
            todo |= 16
            try:
                n.com = real(v)
            except ValueError:
                n.com = c.mend(n, "@com", v, "real")
        elif k == "connect":
            todo |= 32
            try:
                n.connect = real(v)
            except ValueError:
                n.connect = c.mend(n, "@connect", v, "real")
        elif k == "constraint":
            todo |= 64
            try:
                n.constraint = real(v)
            except ValueError:
                n.constraint = c.mend(n, "@constraint", v, "real")
        elif k == "contactheight":
            todo |= 128
            try:
                n.contactheight = real(v)
            except ValueError:
                n.contactheight = c.mend(n, "@contactheight", v, "real")
        elif k == "contactwidth":
            todo |= 256
            try:
                n.contactwidth = real(v)
            except ValueError:
                n.contactwidth = c.mend(n, "@contactwidth", v, "real")
        elif k == "forcewidth":
            todo |= 512
            try:
                n.forcewidth = real(v)
            except ValueError:
                n.forcewidth = c.mend(n, "@forcewidth", v, "real")
        elif k == "framelength":
            todo |= 1024
            try:
                n.framelength = real(v)
            except ValueError:
                n.framelength = c.mend(n, "@framelength", v, "real")
        elif k == "framewidth":
            todo |= 2048
            try:
                n.framewidth = real(v)
            except ValueError:
                n.framewidth = c.mend(n, "@framewidth", v, "real")
        elif k == "frustum":
            todo |= 4096
            try:
                n.frustum = real(v)
            except ValueError:
                n.frustum = c.mend(n, "@frustum", v, "real")
        elif k == "jointlength":
            todo |= 8192
            try:
                n.jointlength = real(v)
            except ValueError:
                n.jointlength = c.mend(n, "@jointlength", v, "real")
        elif k == "jointwidth":
            todo |= 16384
            try:
                n.jointwidth = real(v)
            except ValueError:
                n.jointwidth = c.mend(n, "@jointwidth", v, "real")
        elif k == "light":
            todo |= 32768
            try:
                n.light = real(v)
            except ValueError:
                n.light = c.mend(n, "@light", v, "real")
        elif k == "selectpoint":
            todo |= 65536
            try:
                n.selectpoint = real(v)
            except ValueError:
                n.selectpoint = c.mend(n, "@selectpoint", v, "real")
        elif k == "slidercrank":
            todo |= 131072
            try:
                n.slidercrank = real(v)
            except ValueError:
                n.slidercrank = c.mend(n, "@slidercrank", v, "real")
        else:
            c.attribute(n, e, k, v, _SCALE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _SCALE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_rgba(e: Any, c: Reader) -> Rgba:
    n = Rgba()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "joint":
            todo |= 2
            try:
                n.joint = vec4(v)
            except ValueError:
                n.joint = c.mend(n, "@joint", v, "vec4")
        elif k == "inertia":
            todo |= 4
            try:
                n.inertia = vec4(v)
            except ValueError:
                n.inertia = c.mend(n, "@inertia", v, "vec4")
        elif k == "actuator":
            todo |= 8
            try:
                n.actuator = vec4(v)
            except ValueError:
                n.actuator = c.mend(n, "@actuator", v, "vec4")
        elif k == "actuatornegative":
            todo |= 16
            try:
                n.actuatornegative = vec4(v)
            except ValueError:
                n.actuatornegative = c.mend(n, "@actuatornegative", v, "vec4")
        elif k == "actuatorpositive":
            todo |= 32
            try:
                n.actuatorpositive = vec4(v)
            except ValueError:
                n.actuatorpositive = c.mend(n, "@actuatorpositive", v, "vec4")
        elif k == "bv":
            todo |= 64
            try:
                n.bv = vec4(v)
            except ValueError:
                n.bv = c.mend(n, "@bv", v, "vec4")
        elif k == "bvactive":
            todo |= 128
            try:
                n.bvactive = vec4(v)
            except ValueError:
                n.bvactive = c.mend(n, "@bvactive", v, "vec4")
        elif k == "camera":
            todo |= 256
            try:
                n.camera = vec4(v)
            except ValueError:
                n.camera = c.mend(n, "@camera", v, "vec4")
        elif k == "com":
            todo |= 512
            try:
                n.com = vec4(v)
            except ValueError:
                n.com = c.mend(n, "@com", v, "vec4")
        elif k == "connect":
            todo |= 1024
            try:
                n.connect = vec4(v)
            except ValueError:
                n.connect = c.mend(n, "@connect", v, "vec4")
        elif k == "constraint":
            todo |= 2048
            try:
                n.constraint = vec4(v)
            except ValueError:
                n.constraint = c.mend(n, "@constraint", v, "vec4")
        elif k == "contactforce":
            todo |= 4096
            try:
                n.contactforce = vec4(v)
            except ValueError:
                n.contactforce = c.mend(n, "@contactforce", v, "vec4")
        elif k == "contactfriction":
            todo |= 8192
            try:
                n.contactfriction = vec4(v)
            except ValueError:
                n.contactfriction = c.mend(n, "@contactfriction", v, "vec4")
        elif k == "contactgap":
            todo |= 16384
            try:
                n.contactgap = vec4(v)
            except ValueError:
                n.contactgap = c.mend(n, "@contactgap", v, "vec4")
        elif k == "contactpoint":
            todo |= 32768
            try:
                n.contactpoint = vec4(v)
            except ValueError:
                n.contactpoint = c.mend(n, "@contactpoint", v, "vec4")
        elif k == "contacttorque":
            todo |= 65536
            try:
                n.contacttorque = vec4(v)
            except ValueError:
                n.contacttorque = c.mend(n, "@contacttorque", v, "vec4")
        elif k == "crankbroken":
            todo |= 131072
            try:
                n.crankbroken = vec4(v)
            except ValueError:
                n.crankbroken = c.mend(n, "@crankbroken", v, "vec4")
        elif k == "fog":
            todo |= 262144
            try:
                n.fog = vec4(v)
            except ValueError:
                n.fog = c.mend(n, "@fog", v, "vec4")
        elif k == "force":
            todo |= 524288
            try:
                n.force = vec4(v)
            except ValueError:
                n.force = c.mend(n, "@force", v, "vec4")
        elif k == "frustum":
            todo |= 1048576
            try:
                n.frustum = vec4(v)
            except ValueError:
                n.frustum = c.mend(n, "@frustum", v, "vec4")
        elif k == "haze":
            todo |= 2097152
            try:
                n.haze = vec4(v)
            except ValueError:
                n.haze = c.mend(n, "@haze", v, "vec4")
        elif k == "light":
            todo |= 4194304
            try:
                n.light = vec4(v)
            except ValueError:
                n.light = c.mend(n, "@light", v, "vec4")
        elif k == "rangefinder":
            todo |= 8388608
            try:
                n.rangefinder = vec4(v)
            except ValueError:
                n.rangefinder = c.mend(n, "@rangefinder", v, "vec4")
        elif k == "selectpoint":
            todo |= 16777216
            try:
                n.selectpoint = vec4(v)
            except ValueError:
                n.selectpoint = c.mend(n, "@selectpoint", v, "vec4")
        elif k == "slidercrank":
            todo |= 33554432
            try:
                n.slidercrank = vec4(v)
            except ValueError:
                n.slidercrank = c.mend(n, "@slidercrank", v, "vec4")
        else:
            c.attribute(n, e, k, v, _RGBA)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _RGBA)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_default(e: Any, c: Reader) -> Generator[Any, Any, Default]:
    n = Default()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "class":
            todo |= 2
            n.class_ = v
        else:
            c.attribute(n, e, k, v, _DEFAULT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "default":
            todo |= 4
            n.default.append((yield read_default, x))
        elif t == "mesh":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.mesh = read_mesh(x, c)
        elif t == "texture":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                n.texture = read_texture(x, c)
        elif t == "material":
            if todo & 32:
                c.again(n, x)
            else:
                todo |= 32
                n.material = read_material(x, c)
        elif t == "joint":
            if todo & 64:
                c.again(n, x)
            else:
                todo |= 64
                n.joint = read_joint(x, c)
        elif t == "geom":
            if todo & 128:
                c.again(n, x)
            else:
                todo |= 128
                n.geom = read_geom(x, c)
        elif t == "site":
            if todo & 256:
                c.again(n, x)
            else:
                todo |= 256
                n.site = read_site(x, c)
        elif t == "camera":
            if todo & 512:
                c.again(n, x)
            else:
                todo |= 512
                n.camera = read_camera(x, c)
        elif t == "light":
            if todo & 1024:
                c.again(n, x)
            else:
                todo |= 1024
                n.light = read_light(x, c)
        elif t == "pair":
            if todo & 2048:
                c.again(n, x)
            else:
                todo |= 2048
                n.pair = read_pair(x, c)
        elif t == "equality":
            if todo & 4096:
                c.again(n, x)
            else:
                todo |= 4096
                n.equality = read_default_equality(x, c)
        elif t == "tendon":
            if todo & 8192:
                c.again(n, x)
            else:
                todo |= 8192
                n.tendon = read_default_tendon(x, c)
        elif t == "general":
            if todo & 16384:
                c.again(n, x)
            else:
                todo |= 16384
                n.general = read_general(x, c)
        elif t == "motor":
            if todo & 32768:
                c.again(n, x)
            else:
                todo |= 32768
                n.motor = read_motor(x, c)
        elif t == "position":
            if todo & 65536:
                c.again(n, x)
            else:
                todo |= 65536
                n.position = read_position(x, c)
        elif t == "velocity":
            if todo & 131072:
                c.again(n, x)
            else:
                todo |= 131072
                n.velocity = read_velocity(x, c)
        elif t == "intvelocity":
            if todo & 262144:
                c.again(n, x)
            else:
                todo |= 262144
                n.intvelocity = read_intvelocity(x, c)
        elif t == "orientation":
            if todo & 524288:
                c.again(n, x)
            else:
                todo |= 524288
                n.orientation = read_orientation(x, c)
        elif t == "pid":
            if todo & 1048576:
                c.again(n, x)
            else:
                todo |= 1048576
                n.pid = read_pid(x, c)
        elif t == "damper":
            if todo & 2097152:
                c.again(n, x)
            else:
                todo |= 2097152
                n.damper = read_damper(x, c)
        elif t == "cylinder":
            if todo & 4194304:
                c.again(n, x)
            else:
                todo |= 4194304
                n.cylinder = read_cylinder(x, c)
        elif t == "muscle":
            if todo & 8388608:
                c.again(n, x)
            else:
                todo |= 8388608
                n.muscle = read_muscle(x, c)
        elif t == "adhesion":
            if todo & 16777216:
                c.again(n, x)
            else:
                todo |= 16777216
                n.adhesion = read_adhesion(x, c)
        elif t == "dcmotor":
            if todo & 33554432:
                c.again(n, x)
            else:
                todo |= 33554432
                n.dcmotor = read_dcmotor(x, c)
        elif t == "include":
            todo |= 67108864
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _DEFAULT)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_default_equality(e: Any, c: Reader) -> DefaultEquality:
    n = DefaultEquality()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "active":
            todo |= 2
            try:
                n.active = boolean(v)
            except ValueError:
                n.active = c.mend(n, "@active", v, "boolean")
        elif k == "solref":
            todo |= 4
            try:
                n.solref = reals(v)
            except ValueError:
                n.solref = c.mend(n, "@solref", v, "reals")
        elif k == "solimp":
            todo |= 8
            try:
                n.solimp = reals(v)
            except ValueError:
                n.solimp = c.mend(n, "@solimp", v, "reals")
        else:
            c.attribute(n, e, k, v, _DEFAULT_EQUALITY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _DEFAULT_EQUALITY)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_default_tendon(e: Any, c: Reader) -> DefaultTendon:
    n = DefaultTendon()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "width":
            todo |= 2
            try:
                n.width = real(v)
            except ValueError:
                n.width = c.mend(n, "@width", v, "real")
        elif k == "material":
            todo |= 4
            n.material = v
        elif k == "rgba":
            todo |= 8
            try:
                n.rgba = vec4(v)
            except ValueError:
                n.rgba = c.mend(n, "@rgba", v, "vec4")
        elif k == "group":
            todo |= 16
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "range":
            todo |= 32
            try:
                n.range = vec2(v)
            except ValueError:
                n.range = c.mend(n, "@range", v, "vec2")
        elif k == "limited":
            todo |= 64
            n.limited = v
            if n.limited not in AUTO:
                n.limited = c.word(n, "@limited", v, AUTO)
        elif k == "stiffness":
            todo |= 128
            try:
                n.stiffness = reals(v)
            except ValueError:
                n.stiffness = c.mend(n, "@stiffness", v, "reals")
        elif k == "damping":
            todo |= 256
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 512
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "frictionloss":
            todo |= 1024
            try:
                n.frictionloss = real(v)
            except ValueError:
                n.frictionloss = c.mend(n, "@frictionloss", v, "real")
        elif k == "actuatorfrclimited":
            todo |= 2048
            n.actuatorfrclimited = v
            if n.actuatorfrclimited not in AUTO:
                n.actuatorfrclimited = c.word(n, "@actuatorfrclimited", v, AUTO)
        elif k == "actuatorfrcrange":
            todo |= 4096
            try:
                n.actuatorfrcrange = vec2(v)
            except ValueError:
                n.actuatorfrcrange = c.mend(n, "@actuatorfrcrange", v, "vec2")
        elif k == "solimpfriction":
            todo |= 8192
            try:
                n.solimpfriction = reals(v)
            except ValueError:
                n.solimpfriction = c.mend(n, "@solimpfriction", v, "reals")
        elif k == "solimplimit":
            todo |= 16384
            try:
                n.solimplimit = reals(v)
            except ValueError:
                n.solimplimit = c.mend(n, "@solimplimit", v, "reals")
        elif k == "solreffriction":
            todo |= 32768
            try:
                n.solreffriction = reals(v)
            except ValueError:
                n.solreffriction = c.mend(n, "@solreffriction", v, "reals")
        elif k == "solreflimit":
            todo |= 65536
            try:
                n.solreflimit = reals(v)
            except ValueError:
                n.solreflimit = c.mend(n, "@solreflimit", v, "reals")
        elif k == "springlength":
            todo |= 131072
            try:
                n.springlength = reals(v)
            except ValueError:
                n.springlength = c.mend(n, "@springlength", v, "reals")
        elif k == "springyield":
            todo |= 262144
            try:
                n.springyield = real(v)
            except ValueError:
                n.springyield = c.mend(n, "@springyield", v, "real")
        elif k == "user":
            todo |= 524288
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "margin":
            todo |= 1048576
            try:
                n.margin = real(v)
            except ValueError:
                n.margin = c.mend(n, "@margin", v, "real")
        else:
            c.attribute(n, e, k, v, _DEFAULT_TENDON)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _DEFAULT_TENDON)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_extension(e: Any, c: Reader) -> Extension:
    n = Extension()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _EXTENSION)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "plugin":
            todo |= 2
            n.plugin.append(read_extension_plugin(x, c))
        elif t == "include":
            todo |= 4
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _EXTENSION)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_extension_plugin(e: Any, c: Reader) -> ExtensionPlugin:
    n = ExtensionPlugin()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "plugin":
            todo |= 2
            n.plugin = v
        else:
            c.attribute(n, e, k, v, _EXTENSION_PLUGIN)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "instance":
            todo |= 4
            n.instance.append(read_instance(x, c))
        else:
            c.other(n, x, _EXTENSION_PLUGIN)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_instance(e: Any, c: Reader) -> Instance:
    n = Instance()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        else:
            c.attribute(n, e, k, v, _INSTANCE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "config":
            todo |= 4
            n.config.append(read_config(x, c))
        else:
            c.other(n, x, _INSTANCE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_config(e: Any, c: Reader) -> Config:
    n = Config()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "key":
            todo |= 2
            n.key = v
        elif k == "value":
            todo |= 4
            n.value = v
        else:
            c.attribute(n, e, k, v, _CONFIG)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _CONFIG)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@key")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_asset(e: Any, c: Reader) -> Asset:
    n = Asset()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _ASSET)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "mesh":
            todo |= 2
            n.mesh.append(read_mesh(x, c))
        elif t == "hfield":
            todo |= 4
            n.hfield.append(read_hfield(x, c))
        elif t == "skin":
            todo |= 8
            n.skin.append(read_skin(x, c))
        elif t == "texture":
            todo |= 16
            n.texture.append(read_texture(x, c))
        elif t == "material":
            todo |= 32
            n.material.append(read_material(x, c))
        elif t == "model":
            todo |= 64
            n.model.append(read_model(x, c))
        elif t == "include":
            todo |= 128
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _ASSET)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_mesh(e: Any, c: Reader) -> Mesh:
    n = Mesh()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "file":
            todo |= 8
            n.file = v
        elif k == "builtin":
            todo |= 16
            n.builtin = v
            if n.builtin not in MESH_BUILTIN:
                n.builtin = c.word(n, "@builtin", v, MESH_BUILTIN)
        elif k == "vertex":
            todo |= 32
            try:
                n.vertex = reals(v)
            except ValueError:
                n.vertex = c.mend(n, "@vertex", v, "reals")
        elif k == "normal":
            todo |= 64
            try:
                n.normal = reals(v)
            except ValueError:
                n.normal = c.mend(n, "@normal", v, "reals")
        elif k == "texcoord":
            todo |= 128
            try:
                n.texcoord = reals(v)
            except ValueError:
                n.texcoord = c.mend(n, "@texcoord", v, "reals")
        elif k == "face":
            todo |= 256
            try:
                n.face = reals(v)
            except ValueError:
                n.face = c.mend(n, "@face", v, "reals")
        elif k == "scale":
            todo |= 512
            try:
                n.scale = vec3(v)
            except ValueError:
                n.scale = c.mend(n, "@scale", v, "vec3")
        elif k == "refpos":
            todo |= 1024
            try:
                n.refpos = vec3(v)
            except ValueError:
                n.refpos = c.mend(n, "@refpos", v, "vec3")
        elif k == "refquat":
            todo |= 2048
            try:
                n.refquat = vec4(v)
            except ValueError:
                n.refquat = c.mend(n, "@refquat", v, "vec4")
        elif k == "inertia":
            todo |= 4096
            n.inertia = v
            if n.inertia not in MESH_INERTIA:
                n.inertia = c.word(n, "@inertia", v, MESH_INERTIA)
        elif k == "material":
            todo |= 8192
            n.material = v
        elif k == "content_type":
            todo |= 16384
            n.content_type = v
        elif k == "maxhullvert":
            todo |= 32768
            try:
                n.maxhullvert = integer(v)
            except ValueError:
                n.maxhullvert = c.mend(n, "@maxhullvert", v, "integer")
        elif k == "params":
            todo |= 65536
            try:
                n.params = reals(v)
            except ValueError:
                n.params = c.mend(n, "@params", v, "reals")
        elif k == "smoothnormal":
            todo |= 131072
            try:
                n.smoothnormal = boolean(v)
            except ValueError:
                n.smoothnormal = c.mend(n, "@smoothnormal", v, "boolean")
        else:
            c.attribute(n, e, k, v, _MESH)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "plugin":
            todo |= 262144
            n.plugin.append(read_plugin(x, c))
        else:
            c.other(n, x, _MESH)
        if x.tail:
            c.stray(n, x, x.tail)
    found = todo & 24
    if found & (found - 1):
        c.rule(n, "exclusive", ('builtin', 'file'))
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_plugin(e: Any, c: Reader) -> Plugin:
    n = Plugin()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "instance":
            todo |= 2
            n.instance = v
        elif k == "plugin":
            todo |= 4
            n.plugin = v
        else:
            c.attribute(n, e, k, v, _PLUGIN)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "config":
            todo |= 8
            n.config.append(read_config(x, c))
        else:
            c.other(n, x, _PLUGIN)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_hfield(e: Any, c: Reader) -> Hfield:
    n = Hfield()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "file":
            todo |= 4
            n.file = v
        elif k == "size":
            todo |= 8
            try:
                n.size = vec4(v)
            except ValueError:
                n.size = c.mend(n, "@size", v, "vec4")
                if n.size is None and not v.strip():
                    todo &= ~8  # an empty value is none
        elif k == "nrow":
            todo |= 16
            try:
                n.nrow = integer(v)
            except ValueError:
                n.nrow = c.mend(n, "@nrow", v, "integer")
        elif k == "ncol":
            todo |= 32
            try:
                n.ncol = integer(v)
            except ValueError:
                n.ncol = c.mend(n, "@ncol", v, "integer")
        elif k == "elevation":
            todo |= 64
            try:
                n.elevation = reals(v)
            except ValueError:
                n.elevation = c.mend(n, "@elevation", v, "reals")
        elif k == "content_type":
            todo |= 128
            n.content_type = v
        else:
            c.attribute(n, e, k, v, _HFIELD)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _HFIELD)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 8:
        c.missing(n, "@size")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_skin(e: Any, c: Reader) -> Skin:
    n = Skin()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "file":
            todo |= 4
            n.file = v
        elif k == "vertex":
            todo |= 8
            try:
                n.vertex = reals(v)
            except ValueError:
                n.vertex = c.mend(n, "@vertex", v, "reals")
        elif k == "texcoord":
            todo |= 16
            try:
                n.texcoord = reals(v)
            except ValueError:
                n.texcoord = c.mend(n, "@texcoord", v, "reals")
        elif k == "face":
            todo |= 32
            try:
                n.face = reals(v)
            except ValueError:
                n.face = c.mend(n, "@face", v, "reals")
        elif k == "material":
            todo |= 64
            n.material = v
        elif k == "rgba":
            todo |= 128
            try:
                n.rgba = vec4(v)
            except ValueError:
                n.rgba = c.mend(n, "@rgba", v, "vec4")
        elif k == "group":
            todo |= 256
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "inflate":
            todo |= 512
            try:
                n.inflate = real(v)
            except ValueError:
                n.inflate = c.mend(n, "@inflate", v, "real")
        else:
            c.attribute(n, e, k, v, _SKIN)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "bone":
            todo |= 1024
            n.bone.append(read_bone(x, c))
        else:
            c.other(n, x, _SKIN)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_bone(e: Any, c: Reader) -> Bone:
    n = Bone()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "body":
            todo |= 2
            n.body = v
        elif k == "bindpos":
            todo |= 4
            try:
                n.bindpos = vec3(v)
            except ValueError:
                n.bindpos = c.mend(n, "@bindpos", v, "vec3")
        elif k == "bindquat":
            todo |= 8
            try:
                n.bindquat = vec4(v)
            except ValueError:
                n.bindquat = c.mend(n, "@bindquat", v, "vec4")
        elif k == "vertid":
            todo |= 16
            try:
                n.vertid = reals(v)
            except ValueError:
                n.vertid = c.mend(n, "@vertid", v, "reals")
        elif k == "vertweight":
            todo |= 32
            try:
                n.vertweight = reals(v)
            except ValueError:
                n.vertweight = c.mend(n, "@vertweight", v, "reals")
        else:
            c.attribute(n, e, k, v, _BONE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _BONE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@body")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_texture(e: Any, c: Reader) -> Texture:
    n = Texture()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "type":
            todo |= 8
            n.type = v
            if n.type not in TEXTURE_TYPE:
                n.type = c.word(n, "@type", v, TEXTURE_TYPE)
        elif k == "file":
            todo |= 16
            n.file = v
        elif k == "builtin":
            todo |= 32
            n.builtin = v
            if n.builtin not in TEXTURE_BUILTIN:
                n.builtin = c.word(n, "@builtin", v, TEXTURE_BUILTIN)
        elif k == "mark":
            todo |= 64
            n.mark = v
            if n.mark not in MARK:
                n.mark = c.word(n, "@mark", v, MARK)
        elif k == "width":
            todo |= 128
            try:
                n.width = integer(v)
            except ValueError:
                n.width = c.mend(n, "@width", v, "integer")
        elif k == "height":
            todo |= 256
            try:
                n.height = integer(v)
            except ValueError:
                n.height = c.mend(n, "@height", v, "integer")
        elif k == "rgb1":
            todo |= 512
            try:
                n.rgb1 = vec3(v)
            except ValueError:
                n.rgb1 = c.mend(n, "@rgb1", v, "vec3")
        elif k == "rgb2":
            todo |= 1024
            try:
                n.rgb2 = vec3(v)
            except ValueError:
                n.rgb2 = c.mend(n, "@rgb2", v, "vec3")
        elif k == "colorspace":
            todo |= 2048
            n.colorspace = v
            if n.colorspace not in COLORSPACE:
                n.colorspace = c.word(n, "@colorspace", v, COLORSPACE)
        elif k == "content_type":
            todo |= 4096
            n.content_type = v
        elif k == "embed":
            todo |= 8192
            try:
                n.embed = boolean(v)
            except ValueError:
                n.embed = c.mend(n, "@embed", v, "boolean")
        elif k == "fileback":
            todo |= 16384
            n.fileback = v
        elif k == "filedown":
            todo |= 32768
            n.filedown = v
        elif k == "filefront":
            todo |= 65536
            n.filefront = v
        elif k == "fileleft":
            todo |= 131072
            n.fileleft = v
        elif k == "fileright":
            todo |= 262144
            n.fileright = v
        elif k == "fileup":
            todo |= 524288
            n.fileup = v
        elif k == "gridlayout":
            todo |= 1048576
            n.gridlayout = v
        elif k == "gridsize":
            todo |= 2097152
            try:
                n.gridsize = vec2(v)
            except ValueError:
                n.gridsize = c.mend(n, "@gridsize", v, "vec2")
        elif k == "hflip":
            todo |= 4194304
            try:
                n.hflip = boolean(v)
            except ValueError:
                n.hflip = c.mend(n, "@hflip", v, "boolean")
        elif k == "markrgb":
            todo |= 8388608
            try:
                n.markrgb = vec3(v)
            except ValueError:
                n.markrgb = c.mend(n, "@markrgb", v, "vec3")
        elif k == "nchannel":
            todo |= 16777216
            try:
                n.nchannel = integer(v)
            except ValueError:
                n.nchannel = c.mend(n, "@nchannel", v, "integer")
        elif k == "random":
            todo |= 33554432
            try:
                n.random = real(v)
            except ValueError:
                n.random = c.mend(n, "@random", v, "real")
        elif k == "vflip":
            todo |= 67108864
            try:
                n.vflip = boolean(v)
            except ValueError:
                n.vflip = c.mend(n, "@vflip", v, "boolean")
        else:
            c.attribute(n, e, k, v, _TEXTURE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _TEXTURE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_material(e: Any, c: Reader) -> Material:
    n = Material()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "texture":
            todo |= 8
            n.texture = v
        elif k == "texrepeat":
            todo |= 16
            try:
                n.texrepeat = vec2(v)
            except ValueError:
                n.texrepeat = c.mend(n, "@texrepeat", v, "vec2")
        elif k == "rgba":
            todo |= 32
            try:
                n.rgba = vec4(v)
            except ValueError:
                n.rgba = c.mend(n, "@rgba", v, "vec4")
        elif k == "emission":
            todo |= 64
            try:
                n.emission = real(v)
            except ValueError:
                n.emission = c.mend(n, "@emission", v, "real")
        elif k == "metallic":
            todo |= 128
            try:
                n.metallic = real(v)
            except ValueError:
                n.metallic = c.mend(n, "@metallic", v, "real")
        elif k == "reflectance":
            todo |= 256
            try:
                n.reflectance = real(v)
            except ValueError:
                n.reflectance = c.mend(n, "@reflectance", v, "real")
        elif k == "roughness":
            todo |= 512
            try:
                n.roughness = real(v)
            except ValueError:
                n.roughness = c.mend(n, "@roughness", v, "real")
        elif k == "shininess":
            todo |= 1024
            try:
                n.shininess = real(v)
            except ValueError:
                n.shininess = c.mend(n, "@shininess", v, "real")
        elif k == "specular":
            todo |= 2048
            try:
                n.specular = real(v)
            except ValueError:
                n.specular = c.mend(n, "@specular", v, "real")
        elif k == "texuniform":
            todo |= 4096
            try:
                n.texuniform = boolean(v)
            except ValueError:
                n.texuniform = c.mend(n, "@texuniform", v, "boolean")
        else:
            c.attribute(n, e, k, v, _MATERIAL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "layer":
            todo |= 8192
            n.layer.append(read_layer(x, c))
        else:
            c.other(n, x, _MATERIAL)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_layer(e: Any, c: Reader) -> Layer:
    n = Layer()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "texture":
            todo |= 2
            n.texture = v
        elif k == "role":
            todo |= 4
            n.role = v
            if n.role not in TEXTURE_ROLE:
                n.role = c.word(n, "@role", v, TEXTURE_ROLE)
        else:
            c.attribute(n, e, k, v, _LAYER)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _LAYER)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_model(e: Any, c: Reader) -> Model:
    n = Model()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "file":
            todo |= 4
            n.file = v
        elif k == "content_type":
            todo |= 8
            n.content_type = v
        else:
            c.attribute(n, e, k, v, _MODEL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _MODEL)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_worldbody(e: Any, c: Reader) -> Generator[Any, Any, Worldbody]:
    n = Worldbody()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _WORLDBODY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "geom":
            todo |= 2
            n.geom.append(read_geom(x, c))
        elif t == "attach":
            todo |= 4
            n.attach.append(read_attach(x, c))
        elif t == "site":
            todo |= 8
            n.site.append(read_site(x, c))
        elif t == "camera":
            todo |= 16
            n.camera.append(read_camera(x, c))
        elif t == "light":
            todo |= 32
            n.light.append(read_light(x, c))
        elif t == "plugin":
            todo |= 64
            n.plugin.append(read_plugin(x, c))
        elif t == "flexcomp":
            todo |= 128
            n.flexcomp.append(read_flexcomp(x, c))
        elif t == "composite":
            todo |= 256
            if c.version > 303:
                c.too_old(n, "composite", "3.3")
            n.composite.append(c.tree(x))
        elif t == "body":
            todo |= 512
            n.body.append((yield read_body, x))
        elif t == "frame":
            todo |= 1024
            n.frame.append((yield read_frame, x))
        elif t == "replicate":
            todo |= 2048
            n.replicate.append((yield read_replicate, x))
        elif t == "include":
            todo |= 4096
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _WORLDBODY)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_body(e: Any, c: Reader) -> Generator[Any, Any, Body]:
    n = Body()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "childclass":
            todo |= 4
            n.childclass = v
        elif k == "mocap":
            todo |= 8
            try:
                n.mocap = boolean(v)
            except ValueError:
                n.mocap = c.mend(n, "@mocap", v, "boolean")
        elif k == "pos":
            todo |= 16
            try:
                n.pos = vec3(v)
            except ValueError:
                n.pos = c.mend(n, "@pos", v, "vec3")
        elif k == "quat":
            todo |= 32
            try:
                n.quat = vec4(v)
            except ValueError:
                n.quat = c.mend(n, "@quat", v, "vec4")
        elif k == "axisangle":
            todo |= 64
            try:
                n.axisangle = vec4(v)
            except ValueError:
                n.axisangle = c.mend(n, "@axisangle", v, "vec4")
        elif k == "xyaxes":
            todo |= 128
            try:
                n.xyaxes = reals(v)
            except ValueError:
                n.xyaxes = c.mend(n, "@xyaxes", v, "reals")
        elif k == "zaxis":
            todo |= 256
            try:
                n.zaxis = vec3(v)
            except ValueError:
                n.zaxis = c.mend(n, "@zaxis", v, "vec3")
        elif k == "euler":
            todo |= 512
            try:
                n.euler = vec3(v)
            except ValueError:
                n.euler = c.mend(n, "@euler", v, "vec3")
        elif k == "fuse":
            todo |= 1024
            n.fuse = v
            if n.fuse not in SIMPLE:
                n.fuse = c.word(n, "@fuse", v, SIMPLE)
        elif k == "gravcomp":
            todo |= 2048
            try:
                n.gravcomp = real(v)
            except ValueError:
                n.gravcomp = c.mend(n, "@gravcomp", v, "real")
        elif k == "simple":
            todo |= 4096
            n.simple = v
            if n.simple not in SIMPLE:
                n.simple = c.word(n, "@simple", v, SIMPLE)
        elif k == "sleep":
            todo |= 8192
            n.sleep = v
            if n.sleep not in BODYSLEEP:
                n.sleep = c.word(n, "@sleep", v, BODYSLEEP)
        elif k == "user":
            todo |= 16384
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _BODY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "inertial":
            if todo & 32768:
                c.again(n, x)
            else:
                todo |= 32768
                n.inertial = read_inertial(x, c)
        elif t == "joint":
            todo |= 65536
            n.joint.append(read_joint(x, c))
        elif t == "freejoint":
            todo |= 131072
            n.freejoint.append(read_freejoint(x, c))
        elif t == "geom":
            todo |= 262144
            n.geom.append(read_geom(x, c))
        elif t == "attach":
            todo |= 524288
            n.attach.append(read_attach(x, c))
        elif t == "site":
            todo |= 1048576
            n.site.append(read_site(x, c))
        elif t == "camera":
            todo |= 2097152
            n.camera.append(read_camera(x, c))
        elif t == "light":
            todo |= 4194304
            n.light.append(read_light(x, c))
        elif t == "plugin":
            todo |= 8388608
            n.plugin.append(read_plugin(x, c))
        elif t == "flexcomp":
            todo |= 16777216
            n.flexcomp.append(read_flexcomp(x, c))
        elif t == "composite":
            todo |= 33554432
            if c.version > 303:
                c.too_old(n, "composite", "3.3")
            n.composite.append(c.tree(x))
        elif t == "body":
            todo |= 67108864
            n.body.append((yield read_body, x))
        elif t == "frame":
            todo |= 134217728
            n.frame.append((yield read_frame, x))
        elif t == "replicate":
            todo |= 268435456
            n.replicate.append((yield read_replicate, x))
        elif t == "include":
            todo |= 536870912
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _BODY)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_frame(e: Any, c: Reader) -> Generator[Any, Any, Frame]:
    n = Frame()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "childclass":
            todo |= 4
            n.childclass = v
        elif k == "pos":
            todo |= 8
            try:
                n.pos = vec3(v)
            except ValueError:
                n.pos = c.mend(n, "@pos", v, "vec3")
        elif k == "quat":
            todo |= 16
            try:
                n.quat = vec4(v)
            except ValueError:
                n.quat = c.mend(n, "@quat", v, "vec4")
        elif k == "axisangle":
            todo |= 32
            try:
                n.axisangle = vec4(v)
            except ValueError:
                n.axisangle = c.mend(n, "@axisangle", v, "vec4")
        elif k == "xyaxes":
            todo |= 64
            try:
                n.xyaxes = reals(v)
            except ValueError:
                n.xyaxes = c.mend(n, "@xyaxes", v, "reals")
        elif k == "zaxis":
            todo |= 128
            try:
                n.zaxis = vec3(v)
            except ValueError:
                n.zaxis = c.mend(n, "@zaxis", v, "vec3")
        elif k == "euler":
            todo |= 256
            try:
                n.euler = vec3(v)
            except ValueError:
                n.euler = c.mend(n, "@euler", v, "vec3")
        else:
            c.attribute(n, e, k, v, _FRAME)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "inertial":
            if todo & 512:
                c.again(n, x)
            else:
                todo |= 512
                n.inertial = read_inertial(x, c)
        elif t == "joint":
            todo |= 1024
            n.joint.append(read_joint(x, c))
        elif t == "freejoint":
            todo |= 2048
            n.freejoint.append(read_freejoint(x, c))
        elif t == "geom":
            todo |= 4096
            n.geom.append(read_geom(x, c))
        elif t == "attach":
            todo |= 8192
            n.attach.append(read_attach(x, c))
        elif t == "site":
            todo |= 16384
            n.site.append(read_site(x, c))
        elif t == "camera":
            todo |= 32768
            n.camera.append(read_camera(x, c))
        elif t == "light":
            todo |= 65536
            n.light.append(read_light(x, c))
        elif t == "plugin":
            todo |= 131072
            n.plugin.append(read_plugin(x, c))
        elif t == "flexcomp":
            todo |= 262144
            n.flexcomp.append(read_flexcomp(x, c))
        elif t == "composite":
            todo |= 524288
            if c.version > 303:
                c.too_old(n, "composite", "3.3")
            n.composite.append(c.tree(x))
        elif t == "body":
            todo |= 1048576
            n.body.append((yield read_body, x))
        elif t == "frame":
            todo |= 2097152
            n.frame.append((yield read_frame, x))
        elif t == "replicate":
            todo |= 4194304
            n.replicate.append((yield read_replicate, x))
        elif t == "include":
            todo |= 8388608
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _FRAME)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_replicate(e: Any, c: Reader) -> Generator[Any, Any, Replicate]:
    n = Replicate()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "childclass":
            todo |= 2
            n.childclass = v
        elif k == "euler":
            todo |= 4
            try:
                n.euler = vec3(v)
            except ValueError:
                n.euler = c.mend(n, "@euler", v, "vec3")
        elif k == "count":
            todo |= 8
            try:
                n.count = integer(v)
            except ValueError:
                n.count = c.mend(n, "@count", v, "integer")
                if n.count is None and not v.strip():
                    todo &= ~8  # an empty value is none
        elif k == "offset":
            todo |= 16
            try:
                n.offset = vec3(v)
            except ValueError:
                n.offset = c.mend(n, "@offset", v, "vec3")
        elif k == "sep":
            todo |= 32
            n.sep = v
        else:
            c.attribute(n, e, k, v, _REPLICATE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "inertial":
            if todo & 64:
                c.again(n, x)
            else:
                todo |= 64
                n.inertial = read_inertial(x, c)
        elif t == "joint":
            todo |= 128
            n.joint.append(read_joint(x, c))
        elif t == "freejoint":
            todo |= 256
            n.freejoint.append(read_freejoint(x, c))
        elif t == "geom":
            todo |= 512
            n.geom.append(read_geom(x, c))
        elif t == "attach":
            todo |= 1024
            n.attach.append(read_attach(x, c))
        elif t == "site":
            todo |= 2048
            n.site.append(read_site(x, c))
        elif t == "camera":
            todo |= 4096
            n.camera.append(read_camera(x, c))
        elif t == "light":
            todo |= 8192
            n.light.append(read_light(x, c))
        elif t == "plugin":
            todo |= 16384
            n.plugin.append(read_plugin(x, c))
        elif t == "flexcomp":
            todo |= 32768
            n.flexcomp.append(read_flexcomp(x, c))
        elif t == "composite":
            todo |= 65536
            if c.version > 303:
                c.too_old(n, "composite", "3.3")
            n.composite.append(c.tree(x))
        elif t == "body":
            todo |= 131072
            n.body.append((yield read_body, x))
        elif t == "frame":
            todo |= 262144
            n.frame.append((yield read_frame, x))
        elif t == "replicate":
            todo |= 524288
            n.replicate.append((yield read_replicate, x))
        elif t == "include":
            todo |= 1048576
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _REPLICATE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 8:
        c.missing(n, "@count")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_inertial(e: Any, c: Reader) -> Inertial:
    n = Inertial()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "pos":
            todo |= 2
            try:
                n.pos = vec3(v)
            except ValueError:
                n.pos = c.mend(n, "@pos", v, "vec3")
                if n.pos is None and not v.strip():
                    todo &= ~2  # an empty value is none
        elif k == "quat":
            todo |= 4
            try:
                n.quat = vec4(v)
            except ValueError:
                n.quat = c.mend(n, "@quat", v, "vec4")
        elif k == "axisangle":
            todo |= 8
            try:
                n.axisangle = vec4(v)
            except ValueError:
                n.axisangle = c.mend(n, "@axisangle", v, "vec4")
        elif k == "xyaxes":
            todo |= 16
            try:
                n.xyaxes = reals(v)
            except ValueError:
                n.xyaxes = c.mend(n, "@xyaxes", v, "reals")
        elif k == "zaxis":
            todo |= 32
            try:
                n.zaxis = vec3(v)
            except ValueError:
                n.zaxis = c.mend(n, "@zaxis", v, "vec3")
        elif k == "euler":
            todo |= 64
            try:
                n.euler = vec3(v)
            except ValueError:
                n.euler = c.mend(n, "@euler", v, "vec3")
        elif k == "mass":
            todo |= 128
            try:
                n.mass = real(v)
            except ValueError:
                n.mass = c.mend(n, "@mass", v, "real")
                if n.mass is None and not v.strip():
                    todo &= ~128  # an empty value is none
        elif k == "diaginertia":
            todo |= 256
            try:
                n.diaginertia = vec3(v)
            except ValueError:
                n.diaginertia = c.mend(n, "@diaginertia", v, "vec3")
        elif k == "fullinertia":
            todo |= 512
            try:
                n.fullinertia = reals(v)
            except ValueError:
                n.fullinertia = c.mend(n, "@fullinertia", v, "reals")
        else:
            c.attribute(n, e, k, v, _INERTIAL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _INERTIAL)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@pos")
    if not todo & 128:
        c.missing(n, "@mass")
    found = todo & 768
    if found & (found - 1):
        c.rule(n, "exclusive", ('diaginertia', 'fullinertia'))
    found = todo & 636
    if found & (found - 1):
        c.rule(n, "exclusive", ('fullinertia', 'quat', 'axisangle', 'xyaxes', 'zaxis', 'euler'))
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_joint(e: Any, c: Reader) -> Joint:
    n = Joint()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "type":
            todo |= 8
            n.type = v
            if n.type not in JOINT_TYPE:
                n.type = c.word(n, "@type", v, JOINT_TYPE)
        elif k == "pos":
            todo |= 16
            try:
                n.pos = vec3(v)
            except ValueError:
                n.pos = c.mend(n, "@pos", v, "vec3")
        elif k == "axis":
            todo |= 32
            try:
                n.axis = vec3(v)
            except ValueError:
                n.axis = c.mend(n, "@axis", v, "vec3")
        elif k == "group":
            todo |= 64
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "range":
            todo |= 128
            try:
                n.range = vec2(v)
            except ValueError:
                n.range = c.mend(n, "@range", v, "vec2")
        elif k == "ref":
            todo |= 256
            try:
                n.ref = real(v)
            except ValueError:
                n.ref = c.mend(n, "@ref", v, "real")
        elif k == "limited":
            todo |= 512
            n.limited = v
            if n.limited not in AUTO:
                n.limited = c.word(n, "@limited", v, AUTO)
        elif k == "springref":
            todo |= 1024
            try:
                n.springref = real(v)
            except ValueError:
                n.springref = c.mend(n, "@springref", v, "real")
        elif k == "stiffness":
            todo |= 2048
            try:
                n.stiffness = reals(v)
            except ValueError:
                n.stiffness = c.mend(n, "@stiffness", v, "reals")
        elif k == "damping":
            todo |= 4096
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 8192
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "frictionloss":
            todo |= 16384
            try:
                n.frictionloss = real(v)
            except ValueError:
                n.frictionloss = c.mend(n, "@frictionloss", v, "real")
        elif k == "actuatorfrclimited":
            todo |= 32768
            n.actuatorfrclimited = v
            if n.actuatorfrclimited not in AUTO:
                n.actuatorfrclimited = c.word(n, "@actuatorfrclimited", v, AUTO)
        elif k == "actuatorfrcrange":
            todo |= 65536
            try:
                n.actuatorfrcrange = vec2(v)
            except ValueError:
                n.actuatorfrcrange = c.mend(n, "@actuatorfrcrange", v, "vec2")
        elif k == "actuatorgravcomp":
            todo |= 131072
            try:
                n.actuatorgravcomp = boolean(v)
            except ValueError:
                n.actuatorgravcomp = c.mend(n, "@actuatorgravcomp", v, "boolean")
        elif k == "solimpfriction":
            todo |= 262144
            try:
                n.solimpfriction = reals(v)
            except ValueError:
                n.solimpfriction = c.mend(n, "@solimpfriction", v, "reals")
        elif k == "solimplimit":
            todo |= 524288
            try:
                n.solimplimit = reals(v)
            except ValueError:
                n.solimplimit = c.mend(n, "@solimplimit", v, "reals")
        elif k == "solreffriction":
            todo |= 1048576
            try:
                n.solreffriction = reals(v)
            except ValueError:
                n.solreffriction = c.mend(n, "@solreffriction", v, "reals")
        elif k == "solreflimit":
            todo |= 2097152
            try:
                n.solreflimit = reals(v)
            except ValueError:
                n.solreflimit = c.mend(n, "@solreflimit", v, "reals")
        elif k == "springdamper":
            todo |= 4194304
            try:
                n.springdamper = vec2(v)
            except ValueError:
                n.springdamper = c.mend(n, "@springdamper", v, "vec2")
        elif k == "springyield":
            todo |= 8388608
            try:
                n.springyield = real(v)
            except ValueError:
                n.springyield = c.mend(n, "@springyield", v, "real")
        elif k == "user":
            todo |= 16777216
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "margin":
            todo |= 33554432
            try:
                n.margin = real(v)
            except ValueError:
                n.margin = c.mend(n, "@margin", v, "real")
        else:
            c.attribute(n, e, k, v, _JOINT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _JOINT)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_freejoint(e: Any, c: Reader) -> Freejoint:
    n = Freejoint()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "group":
            todo |= 4
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "align":
            todo |= 8
            n.align = v
            if n.align not in AUTO:
                n.align = c.word(n, "@align", v, AUTO)
        else:
            c.attribute(n, e, k, v, _FREEJOINT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _FREEJOINT)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_geom(e: Any, c: Reader) -> Geom:
    n = Geom()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "type":
            todo |= 8
            n.type = v
            if n.type not in GEOM_TYPE:
                n.type = c.word(n, "@type", v, GEOM_TYPE)
        elif k == "pos":
            todo |= 16
            try:
                n.pos = vec3(v)
            except ValueError:
                n.pos = c.mend(n, "@pos", v, "vec3")
        elif k == "quat":
            todo |= 32
            try:
                n.quat = vec4(v)
            except ValueError:
                n.quat = c.mend(n, "@quat", v, "vec4")
        elif k == "axisangle":
            todo |= 64
            try:
                n.axisangle = vec4(v)
            except ValueError:
                n.axisangle = c.mend(n, "@axisangle", v, "vec4")
        elif k == "xyaxes":
            todo |= 128
            try:
                n.xyaxes = reals(v)
            except ValueError:
                n.xyaxes = c.mend(n, "@xyaxes", v, "reals")
        elif k == "zaxis":
            todo |= 256
            try:
                n.zaxis = vec3(v)
            except ValueError:
                n.zaxis = c.mend(n, "@zaxis", v, "vec3")
        elif k == "euler":
            todo |= 512
            try:
                n.euler = vec3(v)
            except ValueError:
                n.euler = c.mend(n, "@euler", v, "vec3")
        elif k == "size":
            todo |= 1024
            try:
                n.size = reals(v)
            except ValueError:
                n.size = c.mend(n, "@size", v, "reals")
        elif k == "fromto":
            todo |= 2048
            try:
                n.fromto = reals(v)
            except ValueError:
                n.fromto = c.mend(n, "@fromto", v, "reals")
        elif k == "mesh":
            todo |= 4096
            n.mesh = v
        elif k == "hfield":
            todo |= 8192
            n.hfield = v
        elif k == "mass":
            todo |= 16384
            try:
                n.mass = real(v)
            except ValueError:
                n.mass = c.mend(n, "@mass", v, "real")
        elif k == "density":
            todo |= 32768
            try:
                n.density = real(v)
            except ValueError:
                n.density = c.mend(n, "@density", v, "real")
        elif k == "material":
            todo |= 65536
            n.material = v
        elif k == "rgba":
            todo |= 131072
            try:
                n.rgba = vec4(v)
            except ValueError:
                n.rgba = c.mend(n, "@rgba", v, "vec4")
        elif k == "contype":
            todo |= 262144
            try:
                n.contype = integer(v)
            except ValueError:
                n.contype = c.mend(n, "@contype", v, "integer")
        elif k == "conaffinity":
            todo |= 524288
            try:
                n.conaffinity = integer(v)
            except ValueError:
                n.conaffinity = c.mend(n, "@conaffinity", v, "integer")
        elif k == "condim":
            todo |= 1048576
            try:
                n.condim = integer(v)
            except ValueError:
                n.condim = c.mend(n, "@condim", v, "integer")
        elif k == "group":
            todo |= 2097152
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "priority":
            todo |= 4194304
            try:
                n.priority = integer(v)
            except ValueError:
                n.priority = c.mend(n, "@priority", v, "integer")
        elif k == "friction":
            todo |= 8388608
            try:
                n.friction = reals(v)
            except ValueError:
                n.friction = c.mend(n, "@friction", v, "reals")
        elif k == "adhesion":
            todo |= 16777216
            try:
                n.adhesion = real(v)
            except ValueError:
                n.adhesion = c.mend(n, "@adhesion", v, "real")
        elif k == "castshadow":
            todo |= 33554432
            try:
                n.castshadow = boolean(v)
            except ValueError:
                n.castshadow = c.mend(n, "@castshadow", v, "boolean")
        elif k == "fitscale":
            todo |= 67108864
            try:
                n.fitscale = real(v)
            except ValueError:
                n.fitscale = c.mend(n, "@fitscale", v, "real")
        elif k == "fluidcoef":
            todo |= 134217728
            try:
                n.fluidcoef = reals(v)
            except ValueError:
                n.fluidcoef = c.mend(n, "@fluidcoef", v, "reals")
        elif k == "fluidshape":
            todo |= 268435456
            n.fluidshape = v
            if n.fluidshape not in FLUIDSHAPE:
                n.fluidshape = c.word(n, "@fluidshape", v, FLUIDSHAPE)
        elif k == "shellinertia":
            todo |= 536870912
            try:
                n.shellinertia = boolean(v)
            except ValueError:
                n.shellinertia = c.mend(n, "@shellinertia", v, "boolean")
        elif k == "solmix":
            todo |= 1073741824
            try:
                n.solmix = real(v)
            except ValueError:
                n.solmix = c.mend(n, "@solmix", v, "real")
        elif k == "surfacevel":
            todo |= 2147483648
            try:
                n.surfacevel = reals(v)
            except ValueError:
                n.surfacevel = c.mend(n, "@surfacevel", v, "reals")
        elif k == "user":
            todo |= 4294967296
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "margin":
            todo |= 8589934592
            try:
                n.margin = real(v)
            except ValueError:
                n.margin = c.mend(n, "@margin", v, "real")
        elif k == "gap":
            todo |= 17179869184
            try:
                n.gap = real(v)
            except ValueError:
                n.gap = c.mend(n, "@gap", v, "real")
        elif k == "solref":
            todo |= 34359738368
            try:
                n.solref = reals(v)
            except ValueError:
                n.solref = c.mend(n, "@solref", v, "reals")
        elif k == "solimp":
            todo |= 68719476736
            try:
                n.solimp = reals(v)
            except ValueError:
                n.solimp = c.mend(n, "@solimp", v, "reals")
        else:
            c.attribute(n, e, k, v, _GEOM)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "plugin":
            todo |= 137438953472
            n.plugin.append(read_plugin(x, c))
        else:
            c.other(n, x, _GEOM)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_attach(e: Any, c: Reader) -> Attach:
    n = Attach()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "model":
            todo |= 2
            n.model = v
        elif k == "body":
            todo |= 4
            n.body = v
        elif k == "frame":
            todo |= 8
            n.frame = v
        elif k == "prefix":
            todo |= 16
            n.prefix = v
        else:
            c.attribute(n, e, k, v, _ATTACH)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _ATTACH)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 16:
        c.missing(n, "@prefix")
    found = todo & 12
    if found & (found - 1):
        c.rule(n, "exclusive", ('body', 'frame'))
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_site(e: Any, c: Reader) -> Site:
    n = Site()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "type":
            todo |= 8
            n.type = v
            if n.type not in GEOM_TYPE:
                n.type = c.word(n, "@type", v, GEOM_TYPE)
        elif k == "pos":
            todo |= 16
            try:
                n.pos = vec3(v)
            except ValueError:
                n.pos = c.mend(n, "@pos", v, "vec3")
        elif k == "quat":
            todo |= 32
            try:
                n.quat = vec4(v)
            except ValueError:
                n.quat = c.mend(n, "@quat", v, "vec4")
        elif k == "axisangle":
            todo |= 64
            try:
                n.axisangle = vec4(v)
            except ValueError:
                n.axisangle = c.mend(n, "@axisangle", v, "vec4")
        elif k == "xyaxes":
            todo |= 128
            try:
                n.xyaxes = reals(v)
            except ValueError:
                n.xyaxes = c.mend(n, "@xyaxes", v, "reals")
        elif k == "zaxis":
            todo |= 256
            try:
                n.zaxis = vec3(v)
            except ValueError:
                n.zaxis = c.mend(n, "@zaxis", v, "vec3")
        elif k == "euler":
            todo |= 512
            try:
                n.euler = vec3(v)
            except ValueError:
                n.euler = c.mend(n, "@euler", v, "vec3")
        elif k == "size":
            todo |= 1024
            try:
                n.size = reals(v)
            except ValueError:
                n.size = c.mend(n, "@size", v, "reals")
        elif k == "fromto":
            todo |= 2048
            try:
                n.fromto = reals(v)
            except ValueError:
                n.fromto = c.mend(n, "@fromto", v, "reals")
        elif k == "mesh":
            todo |= 4096
            n.mesh = v
        elif k == "material":
            todo |= 8192
            n.material = v
        elif k == "rgba":
            todo |= 16384
            try:
                n.rgba = vec4(v)
            except ValueError:
                n.rgba = c.mend(n, "@rgba", v, "vec4")
        elif k == "group":
            todo |= 32768
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "user":
            todo |= 65536
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _SITE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _SITE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_camera(e: Any, c: Reader) -> Camera:
    n = Camera()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "mode":
            todo |= 8
            n.mode = v
            if n.mode not in CAMLIGHT:
                n.mode = c.word(n, "@mode", v, CAMLIGHT)
        elif k == "pos":
            todo |= 16
            try:
                n.pos = vec3(v)
            except ValueError:
                n.pos = c.mend(n, "@pos", v, "vec3")
        elif k == "quat":
            todo |= 32
            try:
                n.quat = vec4(v)
            except ValueError:
                n.quat = c.mend(n, "@quat", v, "vec4")
        elif k == "axisangle":
            todo |= 64
            try:
                n.axisangle = vec4(v)
            except ValueError:
                n.axisangle = c.mend(n, "@axisangle", v, "vec4")
        elif k == "xyaxes":
            todo |= 128
            try:
                n.xyaxes = reals(v)
            except ValueError:
                n.xyaxes = c.mend(n, "@xyaxes", v, "reals")
        elif k == "zaxis":
            todo |= 256
            try:
                n.zaxis = vec3(v)
            except ValueError:
                n.zaxis = c.mend(n, "@zaxis", v, "vec3")
        elif k == "euler":
            todo |= 512
            try:
                n.euler = vec3(v)
            except ValueError:
                n.euler = c.mend(n, "@euler", v, "vec3")
        elif k == "focal":
            todo |= 1024
            try:
                n.focal = vec2(v)
            except ValueError:
                n.focal = c.mend(n, "@focal", v, "vec2")
        elif k == "focalpixel":
            todo |= 2048
            try:
                n.focalpixel = vec2(v)
            except ValueError:
                n.focalpixel = c.mend(n, "@focalpixel", v, "vec2")
        elif k == "fovy":
            todo |= 4096
            try:
                n.fovy = real(v)
            except ValueError:
                n.fovy = c.mend(n, "@fovy", v, "real")
        elif k == "ipd":
            todo |= 8192
            try:
                n.ipd = real(v)
            except ValueError:
                n.ipd = c.mend(n, "@ipd", v, "real")
        elif k == "output":
            todo |= 16384
            n.output = v
        elif k == "principal":
            todo |= 32768
            try:
                n.principal = vec2(v)
            except ValueError:
                n.principal = c.mend(n, "@principal", v, "vec2")
        elif k == "principalpixel":
            todo |= 65536
            try:
                n.principalpixel = vec2(v)
            except ValueError:
                n.principalpixel = c.mend(n, "@principalpixel", v, "vec2")
        elif k == "projection":
            todo |= 131072
            n.projection = v
            if n.projection not in PROJECTION:
                n.projection = c.word(n, "@projection", v, PROJECTION)
        elif k == "resolution":
            todo |= 262144
            try:
                n.resolution = vec2(v)
            except ValueError:
                n.resolution = c.mend(n, "@resolution", v, "vec2")
        elif k == "sensorsize":
            todo |= 524288
            try:
                n.sensorsize = vec2(v)
            except ValueError:
                n.sensorsize = c.mend(n, "@sensorsize", v, "vec2")
        elif k == "target":
            todo |= 1048576
            n.target = v
        elif k == "user":
            todo |= 2097152
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _CAMERA)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _CAMERA)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_light(e: Any, c: Reader) -> Light:
    n = Light()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "type":
            todo |= 8
            n.type = v
            if n.type not in LIGHT_TYPE:
                n.type = c.word(n, "@type", v, LIGHT_TYPE)
        elif k == "mode":
            todo |= 16
            n.mode = v
            if n.mode not in CAMLIGHT:
                n.mode = c.word(n, "@mode", v, CAMLIGHT)
        elif k == "pos":
            todo |= 32
            try:
                n.pos = vec3(v)
            except ValueError:
                n.pos = c.mend(n, "@pos", v, "vec3")
        elif k == "texture":
            todo |= 64
            n.texture = v
        elif k == "range":
            todo |= 128
            try:
                n.range = real(v)
            except ValueError:
                n.range = c.mend(n, "@range", v, "real")
        elif k == "active":
            todo |= 256
            try:
                n.active = boolean(v)
            except ValueError:
                n.active = c.mend(n, "@active", v, "boolean")
        elif k == "ambient":
            todo |= 512
            try:
                n.ambient = vec3(v)
            except ValueError:
                n.ambient = c.mend(n, "@ambient", v, "vec3")
        elif k == "attenuation":
            todo |= 1024
            try:
                n.attenuation = vec3(v)
            except ValueError:
                n.attenuation = c.mend(n, "@attenuation", v, "vec3")
        elif k == "bulbradius":
            todo |= 2048
            try:
                n.bulbradius = real(v)
            except ValueError:
                n.bulbradius = c.mend(n, "@bulbradius", v, "real")
        elif k == "castshadow":
            todo |= 4096
            try:
                n.castshadow = boolean(v)
            except ValueError:
                n.castshadow = c.mend(n, "@castshadow", v, "boolean")
        elif k == "cutoff":
            todo |= 8192
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "diffuse":
            todo |= 16384
            try:
                n.diffuse = vec3(v)
            except ValueError:
                n.diffuse = c.mend(n, "@diffuse", v, "vec3")
        elif k == "dir":
            todo |= 32768
            try:
                n.dir = vec3(v)
            except ValueError:
                n.dir = c.mend(n, "@dir", v, "vec3")
        elif k == "directional":
            todo |= 65536
            try:
                n.directional = boolean(v)
            except ValueError:
                n.directional = c.mend(n, "@directional", v, "boolean")
        elif k == "exponent":
            todo |= 131072
            try:
                n.exponent = real(v)
            except ValueError:
                n.exponent = c.mend(n, "@exponent", v, "real")
        elif k == "intensity":
            todo |= 262144
            try:
                n.intensity = real(v)
            except ValueError:
                n.intensity = c.mend(n, "@intensity", v, "real")
        elif k == "softness":
            todo |= 524288
            try:
                n.softness = real(v)
            except ValueError:
                n.softness = c.mend(n, "@softness", v, "real")
        elif k == "specular":
            todo |= 1048576
            try:
                n.specular = vec3(v)
            except ValueError:
                n.specular = c.mend(n, "@specular", v, "vec3")
        elif k == "target":
            todo |= 2097152
            n.target = v
        else:
            c.attribute(n, e, k, v, _LIGHT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _LIGHT)
        if x.tail:
            c.stray(n, x, x.tail)
    found = todo & 65544
    if found & (found - 1):
        c.rule(n, "exclusive", ('directional', 'type'))
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_flexcomp(e: Any, c: Reader) -> Flexcomp:
    n = Flexcomp()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "type":
            todo |= 4
            n.type = v
            if n.type not in FLEXCOMP_TYPE:
                n.type = c.word(n, "@type", v, FLEXCOMP_TYPE)
        elif k == "file":
            todo |= 8
            n.file = v
        elif k == "pos":
            todo |= 16
            try:
                n.pos = vec3(v)
            except ValueError:
                n.pos = c.mend(n, "@pos", v, "vec3")
        elif k == "quat":
            todo |= 32
            try:
                n.quat = vec4(v)
            except ValueError:
                n.quat = c.mend(n, "@quat", v, "vec4")
        elif k == "axisangle":
            todo |= 64
            try:
                n.axisangle = vec4(v)
            except ValueError:
                n.axisangle = c.mend(n, "@axisangle", v, "vec4")
        elif k == "xyaxes":
            todo |= 128
            try:
                n.xyaxes = reals(v)
            except ValueError:
                n.xyaxes = c.mend(n, "@xyaxes", v, "reals")
        elif k == "zaxis":
            todo |= 256
            try:
                n.zaxis = vec3(v)
            except ValueError:
                n.zaxis = c.mend(n, "@zaxis", v, "vec3")
        elif k == "euler":
            todo |= 512
            try:
                n.euler = vec3(v)
            except ValueError:
                n.euler = c.mend(n, "@euler", v, "vec3")
        elif k == "mesh":
            todo |= 1024
            n.mesh = v
        elif k == "mass":
            todo |= 2048
            try:
                n.mass = real(v)
            except ValueError:
                n.mass = c.mend(n, "@mass", v, "real")
        elif k == "texcoord":
            todo |= 4096
            try:
                n.texcoord = reals(v)
            except ValueError:
                n.texcoord = c.mend(n, "@texcoord", v, "reals")
        elif k == "scale":
            todo |= 8192
            try:
                n.scale = vec3(v)
            except ValueError:
                n.scale = c.mend(n, "@scale", v, "vec3")
        elif k == "material":
            todo |= 16384
            n.material = v
        elif k == "rgba":
            todo |= 32768
            try:
                n.rgba = vec4(v)
            except ValueError:
                n.rgba = c.mend(n, "@rgba", v, "vec4")
        elif k == "group":
            todo |= 65536
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "cellcount":
            todo |= 131072
            try:
                n.cellcount = reals(v)
            except ValueError:
                n.cellcount = c.mend(n, "@cellcount", v, "reals")
        elif k == "dim":
            todo |= 262144
            try:
                n.dim = integer(v)
            except ValueError:
                n.dim = c.mend(n, "@dim", v, "integer")
        elif k == "dof":
            todo |= 524288
            n.dof = v
            if n.dof not in FLEXDOF:
                n.dof = c.word(n, "@dof", v, FLEXDOF)
        elif k == "element":
            todo |= 1048576
            try:
                n.element = reals(v)
            except ValueError:
                n.element = c.mend(n, "@element", v, "reals")
        elif k == "flatskin":
            todo |= 2097152
            try:
                n.flatskin = boolean(v)
            except ValueError:
                n.flatskin = c.mend(n, "@flatskin", v, "boolean")
        elif k == "inertiabox":
            todo |= 4194304
            try:
                n.inertiabox = real(v)
            except ValueError:
                n.inertiabox = c.mend(n, "@inertiabox", v, "real")
        elif k == "origin":
            todo |= 8388608
            try:
                n.origin = vec3(v)
            except ValueError:
                n.origin = c.mend(n, "@origin", v, "vec3")
        elif k == "point":
            todo |= 16777216
            try:
                n.point = reals(v)
            except ValueError:
                n.point = c.mend(n, "@point", v, "reals")
        elif k == "radius":
            todo |= 33554432
            try:
                n.radius = real(v)
            except ValueError:
                n.radius = c.mend(n, "@radius", v, "real")
        elif k == "rigid":
            todo |= 67108864
            try:
                n.rigid = boolean(v)
            except ValueError:
                n.rigid = c.mend(n, "@rigid", v, "boolean")
        elif k == "spacing":
            todo |= 134217728
            try:
                n.spacing = vec3(v)
            except ValueError:
                n.spacing = c.mend(n, "@spacing", v, "vec3")
        elif k == "count":
            todo |= 268435456
            try:
                n.count = vec3(v)
            except ValueError:
                n.count = c.mend(n, "@count", v, "vec3")
        else:
            c.attribute(n, e, k, v, _FLEXCOMP)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "edge":
            if todo & 536870912:
                c.again(n, x)
            else:
                todo |= 536870912
                n.edge = read_flexcomp_edge(x, c)
        elif t == "elasticity":
            if todo & 1073741824:
                c.again(n, x)
            else:
                todo |= 1073741824
                n.elasticity = read_elasticity(x, c)
        elif t == "contact":
            if todo & 2147483648:
                c.again(n, x)
            else:
                todo |= 2147483648
                n.contact = read_flexcomp_contact(x, c)
        elif t == "pin":
            todo |= 4294967296
            n.pin.append(read_pin(x, c))
        elif t == "plugin":
            todo |= 8589934592
            n.plugin.append(read_plugin(x, c))
        else:
            c.other(n, x, _FLEXCOMP)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_flexcomp_edge(e: Any, c: Reader) -> FlexcompEdge:
    n = FlexcompEdge()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "stiffness":
            todo |= 2
            try:
                n.stiffness = real(v)
            except ValueError:
                n.stiffness = c.mend(n, "@stiffness", v, "real")
        elif k == "damping":
            todo |= 4
            try:
                n.damping = real(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "real")
        elif k == "equality":
            todo |= 8
            n.equality = v
            if n.equality not in FLEX_EQUALITY:
                n.equality = c.word(n, "@equality", v, FLEX_EQUALITY)
        elif k == "solref":
            todo |= 16
            try:
                n.solref = reals(v)
            except ValueError:
                n.solref = c.mend(n, "@solref", v, "reals")
        elif k == "solimp":
            todo |= 32
            try:
                n.solimp = reals(v)
            except ValueError:
                n.solimp = c.mend(n, "@solimp", v, "reals")
        else:
            c.attribute(n, e, k, v, _FLEXCOMP_EDGE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _FLEXCOMP_EDGE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_elasticity(e: Any, c: Reader) -> Elasticity:
    n = Elasticity()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "damping":
            todo |= 2
            try:
                n.damping = real(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "real")
        elif k == "elastic2d":
            todo |= 4
            n.elastic2d = v
            if n.elastic2d not in ELASTIC2D:
                n.elastic2d = c.word(n, "@elastic2d", v, ELASTIC2D)
        elif k == "poisson":
            todo |= 8
            try:
                n.poisson = real(v)
            except ValueError:
                n.poisson = c.mend(n, "@poisson", v, "real")
        elif k == "section":
            todo |= 16
            n.section = v
        elif k == "sectionsize":
            todo |= 32
            try:
                n.sectionsize = reals(v)
            except ValueError:
                n.sectionsize = c.mend(n, "@sectionsize", v, "reals")
        elif k == "shear":
            todo |= 64
            try:
                n.shear = real(v)
            except ValueError:
                n.shear = c.mend(n, "@shear", v, "real")
        elif k == "thickness":
            todo |= 128
            try:
                n.thickness = real(v)
            except ValueError:
                n.thickness = c.mend(n, "@thickness", v, "real")
        elif k == "yield":
            todo |= 256
            try:
                n.yield_ = real(v)
            except ValueError:
                n.yield_ = c.mend(n, "@yield", v, "real")
        elif k == "young":
            todo |= 512
            try:
                n.young = real(v)
            except ValueError:
                n.young = c.mend(n, "@young", v, "real")
        else:
            c.attribute(n, e, k, v, _ELASTICITY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _ELASTICITY)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_flexcomp_contact(e: Any, c: Reader) -> FlexcompContact:
    n = FlexcompContact()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "contype":
            todo |= 2
            try:
                n.contype = integer(v)
            except ValueError:
                n.contype = c.mend(n, "@contype", v, "integer")
        elif k == "conaffinity":
            todo |= 4
            try:
                n.conaffinity = integer(v)
            except ValueError:
                n.conaffinity = c.mend(n, "@conaffinity", v, "integer")
        elif k == "condim":
            todo |= 8
            try:
                n.condim = integer(v)
            except ValueError:
                n.condim = c.mend(n, "@condim", v, "integer")
        elif k == "priority":
            todo |= 16
            try:
                n.priority = integer(v)
            except ValueError:
                n.priority = c.mend(n, "@priority", v, "integer")
        elif k == "friction":
            todo |= 32
            try:
                n.friction = reals(v)
            except ValueError:
                n.friction = c.mend(n, "@friction", v, "reals")
        elif k == "activelayers":
            todo |= 64
            try:
                n.activelayers = integer(v)
            except ValueError:
                n.activelayers = c.mend(n, "@activelayers", v, "integer")
        elif k == "passive":
            todo |= 128
            try:
                n.passive = boolean(v)
            except ValueError:
                n.passive = c.mend(n, "@passive", v, "boolean")
        elif k == "selfcollide":
            todo |= 256
            n.selfcollide = v
            if n.selfcollide not in SELFCOLLIDE:
                n.selfcollide = c.word(n, "@selfcollide", v, SELFCOLLIDE)
        elif k == "solmix":
            todo |= 512
            try:
                n.solmix = real(v)
            except ValueError:
                n.solmix = c.mend(n, "@solmix", v, "real")
        elif k == "internal":
            todo |= 1024
            if c.version > 303:
                c.too_old(n, "@internal", "3.3")
            try:
                n.internal = boolean(v)
            except ValueError:
                n.internal = c.mend(n, "@internal", v, "boolean")
        elif k == "margin":
            todo |= 2048
            try:
                n.margin = real(v)
            except ValueError:
                n.margin = c.mend(n, "@margin", v, "real")
        elif k == "gap":
            todo |= 4096
            try:
                n.gap = real(v)
            except ValueError:
                n.gap = c.mend(n, "@gap", v, "real")
        elif k == "solref":
            todo |= 8192
            try:
                n.solref = reals(v)
            except ValueError:
                n.solref = c.mend(n, "@solref", v, "reals")
        elif k == "solimp":
            todo |= 16384
            try:
                n.solimp = reals(v)
            except ValueError:
                n.solimp = c.mend(n, "@solimp", v, "reals")
        else:
            c.attribute(n, e, k, v, _FLEXCOMP_CONTACT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _FLEXCOMP_CONTACT)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_pin(e: Any, c: Reader) -> Pin:
    n = Pin()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "range":
            todo |= 2
            try:
                n.range = vec2(v)
            except ValueError:
                n.range = c.mend(n, "@range", v, "vec2")
        elif k == "grid":
            todo |= 4
            try:
                n.grid = reals(v)
            except ValueError:
                n.grid = c.mend(n, "@grid", v, "reals")
        elif k == "gridrange":
            todo |= 8
            try:
                n.gridrange = reals(v)
            except ValueError:
                n.gridrange = c.mend(n, "@gridrange", v, "reals")
        elif k == "id":
            todo |= 16
            try:
                n.id = reals(v)
            except ValueError:
                n.id = c.mend(n, "@id", v, "reals")
        else:
            c.attribute(n, e, k, v, _PIN)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _PIN)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_deformable(e: Any, c: Reader) -> Deformable:
    n = Deformable()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _DEFORMABLE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "flex":
            todo |= 2
            n.flex.append(read_flex(x, c))
        elif t == "skin":
            todo |= 4
            n.skin.append(read_skin(x, c))
        elif t == "include":
            todo |= 8
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _DEFORMABLE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_flex(e: Any, c: Reader) -> Flex:
    n = Flex()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "body":
            todo |= 4
            n.body = v
        elif k == "vertex":
            todo |= 8
            try:
                n.vertex = reals(v)
            except ValueError:
                n.vertex = c.mend(n, "@vertex", v, "reals")
        elif k == "texcoord":
            todo |= 16
            try:
                n.texcoord = reals(v)
            except ValueError:
                n.texcoord = c.mend(n, "@texcoord", v, "reals")
        elif k == "material":
            todo |= 32
            n.material = v
        elif k == "rgba":
            todo |= 64
            try:
                n.rgba = vec4(v)
            except ValueError:
                n.rgba = c.mend(n, "@rgba", v, "vec4")
        elif k == "group":
            todo |= 128
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "cellcount":
            todo |= 256
            try:
                n.cellcount = reals(v)
            except ValueError:
                n.cellcount = c.mend(n, "@cellcount", v, "reals")
        elif k == "dim":
            todo |= 512
            try:
                n.dim = integer(v)
            except ValueError:
                n.dim = c.mend(n, "@dim", v, "integer")
        elif k == "dof":
            todo |= 1024
            n.dof = v
            if n.dof not in FLEXDOF:
                n.dof = c.word(n, "@dof", v, FLEXDOF)
        elif k == "element":
            todo |= 2048
            try:
                n.element = reals(v)
            except ValueError:
                n.element = c.mend(n, "@element", v, "reals")
                if n.element is None and not v.strip():
                    todo &= ~2048  # an empty value is none
        elif k == "elemtexcoord":
            todo |= 4096
            try:
                n.elemtexcoord = reals(v)
            except ValueError:
                n.elemtexcoord = c.mend(n, "@elemtexcoord", v, "reals")
        elif k == "flatskin":
            todo |= 8192
            try:
                n.flatskin = boolean(v)
            except ValueError:
                n.flatskin = c.mend(n, "@flatskin", v, "boolean")
        elif k == "node":
            todo |= 16384
            n.node = v
        elif k == "nodecoord":
            todo |= 32768
            try:
                n.nodecoord = reals(v)
            except ValueError:
                n.nodecoord = c.mend(n, "@nodecoord", v, "reals")
        elif k == "radius":
            todo |= 65536
            try:
                n.radius = real(v)
            except ValueError:
                n.radius = c.mend(n, "@radius", v, "real")
        else:
            c.attribute(n, e, k, v, _FLEX)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "contact":
            if todo & 131072:
                c.again(n, x)
            else:
                todo |= 131072
                n.contact = read_flexcomp_contact(x, c)
        elif t == "edge":
            if todo & 262144:
                c.again(n, x)
            else:
                todo |= 262144
                n.edge = read_edge(x, c)
        elif t == "elasticity":
            if todo & 524288:
                c.again(n, x)
            else:
                todo |= 524288
                n.elasticity = read_elasticity(x, c)
        else:
            c.other(n, x, _FLEX)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 4:
        c.missing(n, "@body")
    if not todo & 2048:
        c.missing(n, "@element")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_edge(e: Any, c: Reader) -> Edge:
    n = Edge()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "stiffness":
            todo |= 2
            try:
                n.stiffness = real(v)
            except ValueError:
                n.stiffness = c.mend(n, "@stiffness", v, "real")
        elif k == "damping":
            todo |= 4
            try:
                n.damping = real(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "real")
        else:
            c.attribute(n, e, k, v, _EDGE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _EDGE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_contact(e: Any, c: Reader) -> Contact:
    n = Contact()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _CONTACT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "pair":
            todo |= 2
            n.pair.append(read_pair(x, c))
        elif t == "exclude":
            todo |= 4
            n.exclude.append(read_exclude(x, c))
        elif t == "include":
            todo |= 8
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _CONTACT)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_pair(e: Any, c: Reader) -> Pair:
    n = Pair()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "geom1":
            todo |= 8
            n.geom1 = v
        elif k == "geom2":
            todo |= 16
            n.geom2 = v
        elif k == "condim":
            todo |= 32
            try:
                n.condim = integer(v)
            except ValueError:
                n.condim = c.mend(n, "@condim", v, "integer")
        elif k == "friction":
            todo |= 64
            try:
                n.friction = reals(v)
            except ValueError:
                n.friction = c.mend(n, "@friction", v, "reals")
        elif k == "adhesion":
            todo |= 128
            try:
                n.adhesion = real(v)
            except ValueError:
                n.adhesion = c.mend(n, "@adhesion", v, "real")
        elif k == "solreffriction":
            todo |= 256
            try:
                n.solreffriction = reals(v)
            except ValueError:
                n.solreffriction = c.mend(n, "@solreffriction", v, "reals")
        elif k == "margin":
            todo |= 512
            try:
                n.margin = real(v)
            except ValueError:
                n.margin = c.mend(n, "@margin", v, "real")
        elif k == "gap":
            todo |= 1024
            try:
                n.gap = real(v)
            except ValueError:
                n.gap = c.mend(n, "@gap", v, "real")
        elif k == "solref":
            todo |= 2048
            try:
                n.solref = reals(v)
            except ValueError:
                n.solref = c.mend(n, "@solref", v, "reals")
        elif k == "solimp":
            todo |= 4096
            try:
                n.solimp = reals(v)
            except ValueError:
                n.solimp = c.mend(n, "@solimp", v, "reals")
        else:
            c.attribute(n, e, k, v, _PAIR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _PAIR)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_exclude(e: Any, c: Reader) -> Exclude:
    n = Exclude()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "body1":
            todo |= 4
            n.body1 = v
        elif k == "body2":
            todo |= 8
            n.body2 = v
        else:
            c.attribute(n, e, k, v, _EXCLUDE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _EXCLUDE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 4:
        c.missing(n, "@body1")
    if not todo & 8:
        c.missing(n, "@body2")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_tendon(e: Any, c: Reader) -> Tendon:
    n = Tendon()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _TENDON)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "spatial":
            todo |= 2
            n.spatial.append(read_spatial(x, c))
        elif t == "fixed":
            todo |= 4
            n.fixed.append(read_fixed(x, c))
        elif t == "include":
            todo |= 8
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _TENDON)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_spatial(e: Any, c: Reader) -> Spatial:
    n = Spatial()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "width":
            todo |= 8
            try:
                n.width = real(v)
            except ValueError:
                n.width = c.mend(n, "@width", v, "real")
        elif k == "material":
            todo |= 16
            n.material = v
        elif k == "rgba":
            todo |= 32
            try:
                n.rgba = vec4(v)
            except ValueError:
                n.rgba = c.mend(n, "@rgba", v, "vec4")
        elif k == "group":
            todo |= 64
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "range":
            todo |= 128
            try:
                n.range = vec2(v)
            except ValueError:
                n.range = c.mend(n, "@range", v, "vec2")
        elif k == "limited":
            todo |= 256
            n.limited = v
            if n.limited not in AUTO:
                n.limited = c.word(n, "@limited", v, AUTO)
        elif k == "stiffness":
            todo |= 512
            try:
                n.stiffness = reals(v)
            except ValueError:
                n.stiffness = c.mend(n, "@stiffness", v, "reals")
        elif k == "damping":
            todo |= 1024
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 2048
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "frictionloss":
            todo |= 4096
            try:
                n.frictionloss = real(v)
            except ValueError:
                n.frictionloss = c.mend(n, "@frictionloss", v, "real")
        elif k == "actuatorfrclimited":
            todo |= 8192
            n.actuatorfrclimited = v
            if n.actuatorfrclimited not in AUTO:
                n.actuatorfrclimited = c.word(n, "@actuatorfrclimited", v, AUTO)
        elif k == "actuatorfrcrange":
            todo |= 16384
            try:
                n.actuatorfrcrange = vec2(v)
            except ValueError:
                n.actuatorfrcrange = c.mend(n, "@actuatorfrcrange", v, "vec2")
        elif k == "solimpfriction":
            todo |= 32768
            try:
                n.solimpfriction = reals(v)
            except ValueError:
                n.solimpfriction = c.mend(n, "@solimpfriction", v, "reals")
        elif k == "solimplimit":
            todo |= 65536
            try:
                n.solimplimit = reals(v)
            except ValueError:
                n.solimplimit = c.mend(n, "@solimplimit", v, "reals")
        elif k == "solreffriction":
            todo |= 131072
            try:
                n.solreffriction = reals(v)
            except ValueError:
                n.solreffriction = c.mend(n, "@solreffriction", v, "reals")
        elif k == "solreflimit":
            todo |= 262144
            try:
                n.solreflimit = reals(v)
            except ValueError:
                n.solreflimit = c.mend(n, "@solreflimit", v, "reals")
        elif k == "springlength":
            todo |= 524288
            try:
                n.springlength = reals(v)
            except ValueError:
                n.springlength = c.mend(n, "@springlength", v, "reals")
        elif k == "springyield":
            todo |= 1048576
            try:
                n.springyield = real(v)
            except ValueError:
                n.springyield = c.mend(n, "@springyield", v, "real")
        elif k == "user":
            todo |= 2097152
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "margin":
            todo |= 4194304
            try:
                n.margin = real(v)
            except ValueError:
                n.margin = c.mend(n, "@margin", v, "real")
        else:
            c.attribute(n, e, k, v, _SPATIAL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "site":
            todo |= 8388608
            n.site.append(read_spatial_site(x, c))
        elif t == "geom":
            todo |= 16777216
            n.geom.append(read_spatial_geom(x, c))
        elif t == "pulley":
            todo |= 33554432
            n.pulley.append(read_pulley(x, c))
        elif t == "include":
            todo |= 67108864
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _SPATIAL)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_spatial_site(e: Any, c: Reader) -> SpatialSite:
    n = SpatialSite()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "site":
            todo |= 2
            n.site = v
        else:
            c.attribute(n, e, k, v, _SPATIAL_SITE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _SPATIAL_SITE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@site")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_spatial_geom(e: Any, c: Reader) -> SpatialGeom:
    n = SpatialGeom()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "geom":
            todo |= 2
            n.geom = v
        elif k == "sidesite":
            todo |= 4
            n.sidesite = v
        else:
            c.attribute(n, e, k, v, _SPATIAL_GEOM)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _SPATIAL_GEOM)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@geom")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_pulley(e: Any, c: Reader) -> Pulley:
    n = Pulley()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "divisor":
            todo |= 2
            try:
                n.divisor = real(v)
            except ValueError:
                n.divisor = c.mend(n, "@divisor", v, "real")
        else:
            c.attribute(n, e, k, v, _PULLEY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _PULLEY)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_fixed(e: Any, c: Reader) -> Fixed:
    n = Fixed()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "group":
            todo |= 8
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "range":
            todo |= 16
            try:
                n.range = vec2(v)
            except ValueError:
                n.range = c.mend(n, "@range", v, "vec2")
        elif k == "limited":
            todo |= 32
            n.limited = v
            if n.limited not in AUTO:
                n.limited = c.word(n, "@limited", v, AUTO)
        elif k == "stiffness":
            todo |= 64
            try:
                n.stiffness = reals(v)
            except ValueError:
                n.stiffness = c.mend(n, "@stiffness", v, "reals")
        elif k == "damping":
            todo |= 128
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 256
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "frictionloss":
            todo |= 512
            try:
                n.frictionloss = real(v)
            except ValueError:
                n.frictionloss = c.mend(n, "@frictionloss", v, "real")
        elif k == "actuatorfrclimited":
            todo |= 1024
            n.actuatorfrclimited = v
            if n.actuatorfrclimited not in AUTO:
                n.actuatorfrclimited = c.word(n, "@actuatorfrclimited", v, AUTO)
        elif k == "actuatorfrcrange":
            todo |= 2048
            try:
                n.actuatorfrcrange = vec2(v)
            except ValueError:
                n.actuatorfrcrange = c.mend(n, "@actuatorfrcrange", v, "vec2")
        elif k == "solimpfriction":
            todo |= 4096
            try:
                n.solimpfriction = reals(v)
            except ValueError:
                n.solimpfriction = c.mend(n, "@solimpfriction", v, "reals")
        elif k == "solimplimit":
            todo |= 8192
            try:
                n.solimplimit = reals(v)
            except ValueError:
                n.solimplimit = c.mend(n, "@solimplimit", v, "reals")
        elif k == "solreffriction":
            todo |= 16384
            try:
                n.solreffriction = reals(v)
            except ValueError:
                n.solreffriction = c.mend(n, "@solreffriction", v, "reals")
        elif k == "solreflimit":
            todo |= 32768
            try:
                n.solreflimit = reals(v)
            except ValueError:
                n.solreflimit = c.mend(n, "@solreflimit", v, "reals")
        elif k == "springlength":
            todo |= 65536
            try:
                n.springlength = reals(v)
            except ValueError:
                n.springlength = c.mend(n, "@springlength", v, "reals")
        elif k == "springyield":
            todo |= 131072
            try:
                n.springyield = real(v)
            except ValueError:
                n.springyield = c.mend(n, "@springyield", v, "real")
        elif k == "user":
            todo |= 262144
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "margin":
            todo |= 524288
            try:
                n.margin = real(v)
            except ValueError:
                n.margin = c.mend(n, "@margin", v, "real")
        else:
            c.attribute(n, e, k, v, _FIXED)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "joint":
            todo |= 1048576
            n.joint.append(read_fixed_joint(x, c))
        elif t == "include":
            todo |= 2097152
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _FIXED)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_fixed_joint(e: Any, c: Reader) -> FixedJoint:
    n = FixedJoint()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "joint":
            todo |= 2
            n.joint = v
        elif k == "coef":
            todo |= 4
            try:
                n.coef = real(v)
            except ValueError:
                n.coef = c.mend(n, "@coef", v, "real")
        else:
            c.attribute(n, e, k, v, _FIXED_JOINT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _FIXED_JOINT)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@joint")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_equality(e: Any, c: Reader) -> Equality:
    n = Equality()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _EQUALITY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "connect":
            todo |= 2
            n.connect.append(read_connect(x, c))
        elif t == "weld":
            todo |= 4
            n.weld.append(read_weld(x, c))
        elif t == "joint":
            todo |= 8
            n.joint.append(read_equality_joint(x, c))
        elif t == "tendon":
            todo |= 16
            n.tendon.append(read_equality_tendon(x, c))
        elif t == "flex":
            todo |= 32
            n.flex.append(read_equality_flex(x, c))
        elif t == "flexstrain":
            todo |= 64
            n.flexstrain.append(read_flexstrain(x, c))
        elif t == "include":
            todo |= 128
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _EQUALITY)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_connect(e: Any, c: Reader) -> Connect:
    n = Connect()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "body1":
            todo |= 8
            n.body1 = v
        elif k == "body2":
            todo |= 16
            n.body2 = v
        elif k == "site1":
            todo |= 32
            n.site1 = v
        elif k == "site2":
            todo |= 64
            n.site2 = v
        elif k == "anchor":
            todo |= 128
            try:
                n.anchor = vec3(v)
            except ValueError:
                n.anchor = c.mend(n, "@anchor", v, "vec3")
        elif k == "active":
            todo |= 256
            try:
                n.active = boolean(v)
            except ValueError:
                n.active = c.mend(n, "@active", v, "boolean")
        elif k == "solref":
            todo |= 512
            try:
                n.solref = reals(v)
            except ValueError:
                n.solref = c.mend(n, "@solref", v, "reals")
        elif k == "solimp":
            todo |= 1024
            try:
                n.solimp = reals(v)
            except ValueError:
                n.solimp = c.mend(n, "@solimp", v, "reals")
        else:
            c.attribute(n, e, k, v, _CONNECT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _CONNECT)
        if x.tail:
            c.stray(n, x, x.tail)
    found = todo & 96
    if found and found != 96:
        c.rule(n, "together", ('site1', 'site2'))
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_weld(e: Any, c: Reader) -> Weld:
    n = Weld()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "body1":
            todo |= 8
            n.body1 = v
        elif k == "body2":
            todo |= 16
            n.body2 = v
        elif k == "site1":
            todo |= 32
            n.site1 = v
        elif k == "site2":
            todo |= 64
            n.site2 = v
        elif k == "anchor":
            todo |= 128
            try:
                n.anchor = vec3(v)
            except ValueError:
                n.anchor = c.mend(n, "@anchor", v, "vec3")
        elif k == "relpose":
            todo |= 256
            try:
                n.relpose = reals(v)
            except ValueError:
                n.relpose = c.mend(n, "@relpose", v, "reals")
        elif k == "active":
            todo |= 512
            try:
                n.active = boolean(v)
            except ValueError:
                n.active = c.mend(n, "@active", v, "boolean")
        elif k == "torquescale":
            todo |= 1024
            try:
                n.torquescale = real(v)
            except ValueError:
                n.torquescale = c.mend(n, "@torquescale", v, "real")
        elif k == "solref":
            todo |= 2048
            try:
                n.solref = reals(v)
            except ValueError:
                n.solref = c.mend(n, "@solref", v, "reals")
        elif k == "solimp":
            todo |= 4096
            try:
                n.solimp = reals(v)
            except ValueError:
                n.solimp = c.mend(n, "@solimp", v, "reals")
        else:
            c.attribute(n, e, k, v, _WELD)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _WELD)
        if x.tail:
            c.stray(n, x, x.tail)
    found = todo & 96
    if found and found != 96:
        c.rule(n, "together", ('site1', 'site2'))
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_equality_joint(e: Any, c: Reader) -> EqualityJoint:
    n = EqualityJoint()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "joint1":
            todo |= 8
            n.joint1 = v
        elif k == "joint2":
            todo |= 16
            n.joint2 = v
        elif k == "polycoef":
            todo |= 32
            try:
                n.polycoef = reals(v)
            except ValueError:
                n.polycoef = c.mend(n, "@polycoef", v, "reals")
        elif k == "active":
            todo |= 64
            try:
                n.active = boolean(v)
            except ValueError:
                n.active = c.mend(n, "@active", v, "boolean")
        elif k == "solref":
            todo |= 128
            try:
                n.solref = reals(v)
            except ValueError:
                n.solref = c.mend(n, "@solref", v, "reals")
        elif k == "solimp":
            todo |= 256
            try:
                n.solimp = reals(v)
            except ValueError:
                n.solimp = c.mend(n, "@solimp", v, "reals")
        else:
            c.attribute(n, e, k, v, _EQUALITY_JOINT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _EQUALITY_JOINT)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 8:
        c.missing(n, "@joint1")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_equality_tendon(e: Any, c: Reader) -> EqualityTendon:
    n = EqualityTendon()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "tendon1":
            todo |= 8
            n.tendon1 = v
        elif k == "tendon2":
            todo |= 16
            n.tendon2 = v
        elif k == "polycoef":
            todo |= 32
            try:
                n.polycoef = reals(v)
            except ValueError:
                n.polycoef = c.mend(n, "@polycoef", v, "reals")
        elif k == "active":
            todo |= 64
            try:
                n.active = boolean(v)
            except ValueError:
                n.active = c.mend(n, "@active", v, "boolean")
        elif k == "solref":
            todo |= 128
            try:
                n.solref = reals(v)
            except ValueError:
                n.solref = c.mend(n, "@solref", v, "reals")
        elif k == "solimp":
            todo |= 256
            try:
                n.solimp = reals(v)
            except ValueError:
                n.solimp = c.mend(n, "@solimp", v, "reals")
        else:
            c.attribute(n, e, k, v, _EQUALITY_TENDON)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _EQUALITY_TENDON)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 8:
        c.missing(n, "@tendon1")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_equality_flex(e: Any, c: Reader) -> EqualityFlex:
    n = EqualityFlex()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "active":
            todo |= 8
            try:
                n.active = boolean(v)
            except ValueError:
                n.active = c.mend(n, "@active", v, "boolean")
        elif k == "flex":
            todo |= 16
            n.flex = v
        elif k == "solref":
            todo |= 32
            try:
                n.solref = reals(v)
            except ValueError:
                n.solref = c.mend(n, "@solref", v, "reals")
        elif k == "solimp":
            todo |= 64
            try:
                n.solimp = reals(v)
            except ValueError:
                n.solimp = c.mend(n, "@solimp", v, "reals")
        else:
            c.attribute(n, e, k, v, _EQUALITY_FLEX)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _EQUALITY_FLEX)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 16:
        c.missing(n, "@flex")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_flexstrain(e: Any, c: Reader) -> Flexstrain:
    n = Flexstrain()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "active":
            todo |= 8
            try:
                n.active = boolean(v)
            except ValueError:
                n.active = c.mend(n, "@active", v, "boolean")
        elif k == "cell":
            todo |= 16
            try:
                n.cell = vec3(v)
            except ValueError:
                n.cell = c.mend(n, "@cell", v, "vec3")
        elif k == "flex":
            todo |= 32
            n.flex = v
        elif k == "solref":
            todo |= 64
            try:
                n.solref = reals(v)
            except ValueError:
                n.solref = c.mend(n, "@solref", v, "reals")
        elif k == "solimp":
            todo |= 128
            try:
                n.solimp = reals(v)
            except ValueError:
                n.solimp = c.mend(n, "@solimp", v, "reals")
        else:
            c.attribute(n, e, k, v, _FLEXSTRAIN)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _FLEXSTRAIN)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 32:
        c.missing(n, "@flex")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_actuator(e: Any, c: Reader) -> Actuator:
    n = Actuator()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _ACTUATOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "general":
            todo |= 2
            n.general.append(read_general(x, c))
        elif t == "motor":
            todo |= 4
            n.motor.append(read_motor(x, c))
        elif t == "position":
            todo |= 8
            n.position.append(read_position(x, c))
        elif t == "velocity":
            todo |= 16
            n.velocity.append(read_velocity(x, c))
        elif t == "intvelocity":
            todo |= 32
            n.intvelocity.append(read_intvelocity(x, c))
        elif t == "orientation":
            todo |= 64
            n.orientation.append(read_orientation(x, c))
        elif t == "pid":
            todo |= 128
            n.pid.append(read_pid(x, c))
        elif t == "damper":
            todo |= 256
            n.damper.append(read_damper(x, c))
        elif t == "cylinder":
            todo |= 512
            n.cylinder.append(read_cylinder(x, c))
        elif t == "muscle":
            todo |= 1024
            n.muscle.append(read_muscle(x, c))
        elif t == "adhesion":
            todo |= 2048
            n.adhesion.append(read_adhesion(x, c))
        elif t == "dcmotor":
            todo |= 4096
            n.dcmotor.append(read_dcmotor(x, c))
        elif t == "plugin":
            todo |= 8192
            n.plugin.append(read_actuator_plugin(x, c))
        elif t == "include":
            todo |= 16384
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _ACTUATOR)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_general(e: Any, c: Reader) -> General:
    n = General()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "body":
            todo |= 8
            n.body = v
        elif k == "joint":
            todo |= 16
            n.joint = v
        elif k == "jointinparent":
            todo |= 32
            n.jointinparent = v
        elif k == "tendon":
            todo |= 64
            n.tendon = v
        elif k == "site":
            todo |= 128
            n.site = v
        elif k == "refsite":
            todo |= 256
            n.refsite = v
        elif k == "group":
            todo |= 512
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "damping":
            todo |= 1024
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 2048
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "actdim":
            todo |= 4096
            try:
                n.actdim = integer(v)
            except ValueError:
                n.actdim = c.mend(n, "@actdim", v, "integer")
        elif k == "actearly":
            todo |= 8192
            try:
                n.actearly = boolean(v)
            except ValueError:
                n.actearly = c.mend(n, "@actearly", v, "boolean")
        elif k == "actlimited":
            todo |= 16384
            n.actlimited = v
            if n.actlimited not in AUTO:
                n.actlimited = c.word(n, "@actlimited", v, AUTO)
        elif k == "actrange":
            todo |= 32768
            try:
                n.actrange = vec2(v)
            except ValueError:
                n.actrange = c.mend(n, "@actrange", v, "vec2")
        elif k == "cranklength":
            todo |= 65536
            try:
                n.cranklength = real(v)
            except ValueError:
                n.cranklength = c.mend(n, "@cranklength", v, "real")
        elif k == "cranksite":
            todo |= 131072
            n.cranksite = v
        elif k == "delay":
            todo |= 262144
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "ffrange":
            todo |= 524288
            try:
                n.ffrange = vec2(v)
            except ValueError:
                n.ffrange = c.mend(n, "@ffrange", v, "vec2")
        elif k == "inheritrange":
            todo |= 1048576
            try:
                n.inheritrange = real(v)
            except ValueError:
                n.inheritrange = c.mend(n, "@inheritrange", v, "real")
        elif k == "input":
            todo |= 2097152
            n.input = v
        elif k == "interp":
            todo |= 4194304
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "lengthrange":
            todo |= 8388608
            try:
                n.lengthrange = vec2(v)
            except ValueError:
                n.lengthrange = c.mend(n, "@lengthrange", v, "vec2")
        elif k == "nsample":
            todo |= 16777216
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "slidersite":
            todo |= 33554432
            n.slidersite = v
        elif k == "user":
            todo |= 67108864
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "velrange":
            todo |= 134217728
            try:
                n.velrange = vec2(v)
            except ValueError:
                n.velrange = c.mend(n, "@velrange", v, "vec2")
        elif k == "gear":
            todo |= 268435456
            try:
                n.gear = reals(v)
            except ValueError:
                n.gear = c.mend(n, "@gear", v, "reals")
        elif k == "ctrlrange":
            todo |= 536870912
            try:
                n.ctrlrange = vec2(v)
            except ValueError:
                n.ctrlrange = c.mend(n, "@ctrlrange", v, "vec2")
        elif k == "ctrllimited":
            todo |= 1073741824
            n.ctrllimited = v
            if n.ctrllimited not in AUTO:
                n.ctrllimited = c.word(n, "@ctrllimited", v, AUTO)
        elif k == "forcerange":
            todo |= 2147483648
            try:
                n.forcerange = vec2(v)
            except ValueError:
                n.forcerange = c.mend(n, "@forcerange", v, "vec2")
        elif k == "forcelimited":
            todo |= 4294967296
            n.forcelimited = v
            if n.forcelimited not in AUTO:
                n.forcelimited = c.word(n, "@forcelimited", v, AUTO)
        elif k == "dyntype":
            todo |= 8589934592
            n.dyntype = v
            if n.dyntype not in DYNTYPE:
                n.dyntype = c.word(n, "@dyntype", v, DYNTYPE)
        elif k == "gaintype":
            todo |= 17179869184
            n.gaintype = v
            if n.gaintype not in GAINTYPE:
                n.gaintype = c.word(n, "@gaintype", v, GAINTYPE)
        elif k == "biastype":
            todo |= 34359738368
            n.biastype = v
            if n.biastype not in BIASTYPE:
                n.biastype = c.word(n, "@biastype", v, BIASTYPE)
        elif k == "dynprm":
            todo |= 68719476736
            try:
                n.dynprm = reals(v)
            except ValueError:
                n.dynprm = c.mend(n, "@dynprm", v, "reals")
        elif k == "gainprm":
            todo |= 137438953472
            try:
                n.gainprm = reals(v)
            except ValueError:
                n.gainprm = c.mend(n, "@gainprm", v, "reals")
        elif k == "biasprm":
            todo |= 274877906944
            try:
                n.biasprm = reals(v)
            except ValueError:
                n.biasprm = c.mend(n, "@biasprm", v, "reals")
        else:
            c.attribute(n, e, k, v, _GENERAL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _GENERAL)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_motor(e: Any, c: Reader) -> Motor:
    n = Motor()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "joint":
            todo |= 8
            n.joint = v
        elif k == "jointinparent":
            todo |= 16
            n.jointinparent = v
        elif k == "tendon":
            todo |= 32
            n.tendon = v
        elif k == "site":
            todo |= 64
            n.site = v
        elif k == "refsite":
            todo |= 128
            n.refsite = v
        elif k == "group":
            todo |= 256
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "damping":
            todo |= 512
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 1024
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "cranklength":
            todo |= 2048
            try:
                n.cranklength = real(v)
            except ValueError:
                n.cranklength = c.mend(n, "@cranklength", v, "real")
        elif k == "cranksite":
            todo |= 4096
            n.cranksite = v
        elif k == "delay":
            todo |= 8192
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 16384
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "lengthrange":
            todo |= 32768
            try:
                n.lengthrange = vec2(v)
            except ValueError:
                n.lengthrange = c.mend(n, "@lengthrange", v, "vec2")
        elif k == "nsample":
            todo |= 65536
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "slidersite":
            todo |= 131072
            n.slidersite = v
        elif k == "user":
            todo |= 262144
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "gear":
            todo |= 524288
            try:
                n.gear = reals(v)
            except ValueError:
                n.gear = c.mend(n, "@gear", v, "reals")
        elif k == "ctrlrange":
            todo |= 1048576
            try:
                n.ctrlrange = vec2(v)
            except ValueError:
                n.ctrlrange = c.mend(n, "@ctrlrange", v, "vec2")
        elif k == "ctrllimited":
            todo |= 2097152
            n.ctrllimited = v
            if n.ctrllimited not in AUTO:
                n.ctrllimited = c.word(n, "@ctrllimited", v, AUTO)
        elif k == "forcerange":
            todo |= 4194304
            try:
                n.forcerange = vec2(v)
            except ValueError:
                n.forcerange = c.mend(n, "@forcerange", v, "vec2")
        elif k == "forcelimited":
            todo |= 8388608
            n.forcelimited = v
            if n.forcelimited not in AUTO:
                n.forcelimited = c.word(n, "@forcelimited", v, AUTO)
        else:
            c.attribute(n, e, k, v, _MOTOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _MOTOR)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_position(e: Any, c: Reader) -> Position:
    n = Position()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "joint":
            todo |= 8
            n.joint = v
        elif k == "jointinparent":
            todo |= 16
            n.jointinparent = v
        elif k == "tendon":
            todo |= 32
            n.tendon = v
        elif k == "site":
            todo |= 64
            n.site = v
        elif k == "refsite":
            todo |= 128
            n.refsite = v
        elif k == "group":
            todo |= 256
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "damping":
            todo |= 512
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 1024
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "cranklength":
            todo |= 2048
            try:
                n.cranklength = real(v)
            except ValueError:
                n.cranklength = c.mend(n, "@cranklength", v, "real")
        elif k == "cranksite":
            todo |= 4096
            n.cranksite = v
        elif k == "delay":
            todo |= 8192
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "inheritrange":
            todo |= 16384
            try:
                n.inheritrange = real(v)
            except ValueError:
                n.inheritrange = c.mend(n, "@inheritrange", v, "real")
        elif k == "interp":
            todo |= 32768
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "lengthrange":
            todo |= 65536
            try:
                n.lengthrange = vec2(v)
            except ValueError:
                n.lengthrange = c.mend(n, "@lengthrange", v, "vec2")
        elif k == "nsample":
            todo |= 131072
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "slidersite":
            todo |= 262144
            n.slidersite = v
        elif k == "timeconst":
            todo |= 524288
            try:
                n.timeconst = real(v)
            except ValueError:
                n.timeconst = c.mend(n, "@timeconst", v, "real")
        elif k == "user":
            todo |= 1048576
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "gear":
            todo |= 2097152
            try:
                n.gear = reals(v)
            except ValueError:
                n.gear = c.mend(n, "@gear", v, "reals")
        elif k == "kp":
            todo |= 4194304
            try:
                n.kp = real(v)
            except ValueError:
                n.kp = c.mend(n, "@kp", v, "real")
        elif k == "kv":
            todo |= 8388608
            try:
                n.kv = real(v)
            except ValueError:
                n.kv = c.mend(n, "@kv", v, "real")
        elif k == "dampratio":
            todo |= 16777216
            try:
                n.dampratio = real(v)
            except ValueError:
                n.dampratio = c.mend(n, "@dampratio", v, "real")
        elif k == "ctrlrange":
            todo |= 33554432
            try:
                n.ctrlrange = vec2(v)
            except ValueError:
                n.ctrlrange = c.mend(n, "@ctrlrange", v, "vec2")
        elif k == "ctrllimited":
            todo |= 67108864
            n.ctrllimited = v
            if n.ctrllimited not in AUTO:
                n.ctrllimited = c.word(n, "@ctrllimited", v, AUTO)
        elif k == "forcerange":
            todo |= 134217728
            try:
                n.forcerange = vec2(v)
            except ValueError:
                n.forcerange = c.mend(n, "@forcerange", v, "vec2")
        elif k == "forcelimited":
            todo |= 268435456
            n.forcelimited = v
            if n.forcelimited not in AUTO:
                n.forcelimited = c.word(n, "@forcelimited", v, AUTO)
        else:
            c.attribute(n, e, k, v, _POSITION)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _POSITION)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_velocity(e: Any, c: Reader) -> Velocity:
    n = Velocity()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "joint":
            todo |= 8
            n.joint = v
        elif k == "jointinparent":
            todo |= 16
            n.jointinparent = v
        elif k == "tendon":
            todo |= 32
            n.tendon = v
        elif k == "site":
            todo |= 64
            n.site = v
        elif k == "refsite":
            todo |= 128
            n.refsite = v
        elif k == "group":
            todo |= 256
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "damping":
            todo |= 512
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 1024
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "cranklength":
            todo |= 2048
            try:
                n.cranklength = real(v)
            except ValueError:
                n.cranklength = c.mend(n, "@cranklength", v, "real")
        elif k == "cranksite":
            todo |= 4096
            n.cranksite = v
        elif k == "delay":
            todo |= 8192
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 16384
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "lengthrange":
            todo |= 32768
            try:
                n.lengthrange = vec2(v)
            except ValueError:
                n.lengthrange = c.mend(n, "@lengthrange", v, "vec2")
        elif k == "nsample":
            todo |= 65536
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "slidersite":
            todo |= 131072
            n.slidersite = v
        elif k == "user":
            todo |= 262144
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "gear":
            todo |= 524288
            try:
                n.gear = reals(v)
            except ValueError:
                n.gear = c.mend(n, "@gear", v, "reals")
        elif k == "kv":
            todo |= 1048576
            try:
                n.kv = real(v)
            except ValueError:
                n.kv = c.mend(n, "@kv", v, "real")
        elif k == "ctrlrange":
            todo |= 2097152
            try:
                n.ctrlrange = vec2(v)
            except ValueError:
                n.ctrlrange = c.mend(n, "@ctrlrange", v, "vec2")
        elif k == "ctrllimited":
            todo |= 4194304
            n.ctrllimited = v
            if n.ctrllimited not in AUTO:
                n.ctrllimited = c.word(n, "@ctrllimited", v, AUTO)
        elif k == "forcerange":
            todo |= 8388608
            try:
                n.forcerange = vec2(v)
            except ValueError:
                n.forcerange = c.mend(n, "@forcerange", v, "vec2")
        elif k == "forcelimited":
            todo |= 16777216
            n.forcelimited = v
            if n.forcelimited not in AUTO:
                n.forcelimited = c.word(n, "@forcelimited", v, AUTO)
        else:
            c.attribute(n, e, k, v, _VELOCITY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _VELOCITY)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_intvelocity(e: Any, c: Reader) -> Intvelocity:
    n = Intvelocity()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "joint":
            todo |= 8
            n.joint = v
        elif k == "jointinparent":
            todo |= 16
            n.jointinparent = v
        elif k == "tendon":
            todo |= 32
            n.tendon = v
        elif k == "site":
            todo |= 64
            n.site = v
        elif k == "refsite":
            todo |= 128
            n.refsite = v
        elif k == "group":
            todo |= 256
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "damping":
            todo |= 512
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 1024
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "actlimited":
            todo |= 2048
            n.actlimited = v
            if n.actlimited not in AUTO:
                n.actlimited = c.word(n, "@actlimited", v, AUTO)
        elif k == "actrange":
            todo |= 4096
            try:
                n.actrange = vec2(v)
            except ValueError:
                n.actrange = c.mend(n, "@actrange", v, "vec2")
        elif k == "cranklength":
            todo |= 8192
            try:
                n.cranklength = real(v)
            except ValueError:
                n.cranklength = c.mend(n, "@cranklength", v, "real")
        elif k == "cranksite":
            todo |= 16384
            n.cranksite = v
        elif k == "delay":
            todo |= 32768
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "inheritrange":
            todo |= 65536
            try:
                n.inheritrange = real(v)
            except ValueError:
                n.inheritrange = c.mend(n, "@inheritrange", v, "real")
        elif k == "interp":
            todo |= 131072
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "lengthrange":
            todo |= 262144
            try:
                n.lengthrange = vec2(v)
            except ValueError:
                n.lengthrange = c.mend(n, "@lengthrange", v, "vec2")
        elif k == "nsample":
            todo |= 524288
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "slidersite":
            todo |= 1048576
            n.slidersite = v
        elif k == "user":
            todo |= 2097152
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "gear":
            todo |= 4194304
            try:
                n.gear = reals(v)
            except ValueError:
                n.gear = c.mend(n, "@gear", v, "reals")
        elif k == "kp":
            todo |= 8388608
            try:
                n.kp = real(v)
            except ValueError:
                n.kp = c.mend(n, "@kp", v, "real")
        elif k == "kv":
            todo |= 16777216
            try:
                n.kv = real(v)
            except ValueError:
                n.kv = c.mend(n, "@kv", v, "real")
        elif k == "dampratio":
            todo |= 33554432
            try:
                n.dampratio = real(v)
            except ValueError:
                n.dampratio = c.mend(n, "@dampratio", v, "real")
        elif k == "ctrlrange":
            todo |= 67108864
            try:
                n.ctrlrange = vec2(v)
            except ValueError:
                n.ctrlrange = c.mend(n, "@ctrlrange", v, "vec2")
        elif k == "ctrllimited":
            todo |= 134217728
            n.ctrllimited = v
            if n.ctrllimited not in AUTO:
                n.ctrllimited = c.word(n, "@ctrllimited", v, AUTO)
        elif k == "forcerange":
            todo |= 268435456
            try:
                n.forcerange = vec2(v)
            except ValueError:
                n.forcerange = c.mend(n, "@forcerange", v, "vec2")
        elif k == "forcelimited":
            todo |= 536870912
            n.forcelimited = v
            if n.forcelimited not in AUTO:
                n.forcelimited = c.word(n, "@forcelimited", v, AUTO)
        else:
            c.attribute(n, e, k, v, _INTVELOCITY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _INTVELOCITY)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_orientation(e: Any, c: Reader) -> Orientation:
    n = Orientation()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "joint":
            todo |= 8
            n.joint = v
        elif k == "site":
            todo |= 16
            n.site = v
        elif k == "refsite":
            todo |= 32
            n.refsite = v
        elif k == "group":
            todo |= 64
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "delay":
            todo |= 128
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "input":
            todo |= 256
            n.input = v
        elif k == "interp":
            todo |= 512
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "nsample":
            todo |= 1024
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 2048
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "kp":
            todo |= 4096
            try:
                n.kp = real(v)
            except ValueError:
                n.kp = c.mend(n, "@kp", v, "real")
        elif k == "kv":
            todo |= 8192
            try:
                n.kv = real(v)
            except ValueError:
                n.kv = c.mend(n, "@kv", v, "real")
        elif k == "dampratio":
            todo |= 16384
            try:
                n.dampratio = real(v)
            except ValueError:
                n.dampratio = c.mend(n, "@dampratio", v, "real")
        elif k == "ctrlrange":
            todo |= 32768
            try:
                n.ctrlrange = vec2(v)
            except ValueError:
                n.ctrlrange = c.mend(n, "@ctrlrange", v, "vec2")
        elif k == "forcerange":
            todo |= 65536
            try:
                n.forcerange = vec2(v)
            except ValueError:
                n.forcerange = c.mend(n, "@forcerange", v, "vec2")
        elif k == "forcelimited":
            todo |= 131072
            n.forcelimited = v
            if n.forcelimited not in AUTO:
                n.forcelimited = c.word(n, "@forcelimited", v, AUTO)
        else:
            c.attribute(n, e, k, v, _ORIENTATION)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _ORIENTATION)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_pid(e: Any, c: Reader) -> Pid:
    n = Pid()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "joint":
            todo |= 8
            n.joint = v
        elif k == "jointinparent":
            todo |= 16
            n.jointinparent = v
        elif k == "tendon":
            todo |= 32
            n.tendon = v
        elif k == "site":
            todo |= 64
            n.site = v
        elif k == "refsite":
            todo |= 128
            n.refsite = v
        elif k == "group":
            todo |= 256
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "damping":
            todo |= 512
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 1024
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "cranklength":
            todo |= 2048
            try:
                n.cranklength = real(v)
            except ValueError:
                n.cranklength = c.mend(n, "@cranklength", v, "real")
        elif k == "cranksite":
            todo |= 4096
            n.cranksite = v
        elif k == "delay":
            todo |= 8192
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "ffrange":
            todo |= 16384
            try:
                n.ffrange = vec2(v)
            except ValueError:
                n.ffrange = c.mend(n, "@ffrange", v, "vec2")
        elif k == "imax":
            todo |= 32768
            try:
                n.imax = real(v)
            except ValueError:
                n.imax = c.mend(n, "@imax", v, "real")
        elif k == "inheritrange":
            todo |= 65536
            try:
                n.inheritrange = real(v)
            except ValueError:
                n.inheritrange = c.mend(n, "@inheritrange", v, "real")
        elif k == "input":
            todo |= 131072
            n.input = v
        elif k == "interp":
            todo |= 262144
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "ki":
            todo |= 524288
            try:
                n.ki = real(v)
            except ValueError:
                n.ki = c.mend(n, "@ki", v, "real")
        elif k == "lengthrange":
            todo |= 1048576
            try:
                n.lengthrange = vec2(v)
            except ValueError:
                n.lengthrange = c.mend(n, "@lengthrange", v, "vec2")
        elif k == "nsample":
            todo |= 2097152
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "posrange":
            todo |= 4194304
            try:
                n.posrange = vec2(v)
            except ValueError:
                n.posrange = c.mend(n, "@posrange", v, "vec2")
        elif k == "slewmax":
            todo |= 8388608
            try:
                n.slewmax = real(v)
            except ValueError:
                n.slewmax = c.mend(n, "@slewmax", v, "real")
        elif k == "slidersite":
            todo |= 16777216
            n.slidersite = v
        elif k == "user":
            todo |= 33554432
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "velrange":
            todo |= 67108864
            try:
                n.velrange = vec2(v)
            except ValueError:
                n.velrange = c.mend(n, "@velrange", v, "vec2")
        elif k == "gear":
            todo |= 134217728
            try:
                n.gear = reals(v)
            except ValueError:
                n.gear = c.mend(n, "@gear", v, "reals")
        elif k == "kp":
            todo |= 268435456
            try:
                n.kp = real(v)
            except ValueError:
                n.kp = c.mend(n, "@kp", v, "real")
        elif k == "kv":
            todo |= 536870912
            try:
                n.kv = real(v)
            except ValueError:
                n.kv = c.mend(n, "@kv", v, "real")
        elif k == "dampratio":
            todo |= 1073741824
            try:
                n.dampratio = real(v)
            except ValueError:
                n.dampratio = c.mend(n, "@dampratio", v, "real")
        elif k == "ctrlrange":
            todo |= 2147483648
            try:
                n.ctrlrange = vec2(v)
            except ValueError:
                n.ctrlrange = c.mend(n, "@ctrlrange", v, "vec2")
        elif k == "ctrllimited":
            todo |= 4294967296
            n.ctrllimited = v
            if n.ctrllimited not in AUTO:
                n.ctrllimited = c.word(n, "@ctrllimited", v, AUTO)
        elif k == "forcerange":
            todo |= 8589934592
            try:
                n.forcerange = vec2(v)
            except ValueError:
                n.forcerange = c.mend(n, "@forcerange", v, "vec2")
        elif k == "forcelimited":
            todo |= 17179869184
            n.forcelimited = v
            if n.forcelimited not in AUTO:
                n.forcelimited = c.word(n, "@forcelimited", v, AUTO)
        else:
            c.attribute(n, e, k, v, _PID)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _PID)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_damper(e: Any, c: Reader) -> Damper:
    n = Damper()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "joint":
            todo |= 8
            n.joint = v
        elif k == "jointinparent":
            todo |= 16
            n.jointinparent = v
        elif k == "tendon":
            todo |= 32
            n.tendon = v
        elif k == "site":
            todo |= 64
            n.site = v
        elif k == "refsite":
            todo |= 128
            n.refsite = v
        elif k == "group":
            todo |= 256
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "damping":
            todo |= 512
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 1024
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "cranklength":
            todo |= 2048
            try:
                n.cranklength = real(v)
            except ValueError:
                n.cranklength = c.mend(n, "@cranklength", v, "real")
        elif k == "cranksite":
            todo |= 4096
            n.cranksite = v
        elif k == "delay":
            todo |= 8192
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 16384
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "lengthrange":
            todo |= 32768
            try:
                n.lengthrange = vec2(v)
            except ValueError:
                n.lengthrange = c.mend(n, "@lengthrange", v, "vec2")
        elif k == "nsample":
            todo |= 65536
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "slidersite":
            todo |= 131072
            n.slidersite = v
        elif k == "user":
            todo |= 262144
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "gear":
            todo |= 524288
            try:
                n.gear = reals(v)
            except ValueError:
                n.gear = c.mend(n, "@gear", v, "reals")
        elif k == "kv":
            todo |= 1048576
            try:
                n.kv = real(v)
            except ValueError:
                n.kv = c.mend(n, "@kv", v, "real")
        elif k == "ctrlrange":
            todo |= 2097152
            try:
                n.ctrlrange = vec2(v)
            except ValueError:
                n.ctrlrange = c.mend(n, "@ctrlrange", v, "vec2")
        elif k == "forcerange":
            todo |= 4194304
            try:
                n.forcerange = vec2(v)
            except ValueError:
                n.forcerange = c.mend(n, "@forcerange", v, "vec2")
        elif k == "forcelimited":
            todo |= 8388608
            n.forcelimited = v
            if n.forcelimited not in AUTO:
                n.forcelimited = c.word(n, "@forcelimited", v, AUTO)
        else:
            c.attribute(n, e, k, v, _DAMPER)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _DAMPER)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_cylinder(e: Any, c: Reader) -> Cylinder:
    n = Cylinder()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "joint":
            todo |= 8
            n.joint = v
        elif k == "jointinparent":
            todo |= 16
            n.jointinparent = v
        elif k == "tendon":
            todo |= 32
            n.tendon = v
        elif k == "site":
            todo |= 64
            n.site = v
        elif k == "refsite":
            todo |= 128
            n.refsite = v
        elif k == "group":
            todo |= 256
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "damping":
            todo |= 512
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 1024
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "area":
            todo |= 2048
            try:
                n.area = real(v)
            except ValueError:
                n.area = c.mend(n, "@area", v, "real")
        elif k == "bias":
            todo |= 4096
            try:
                n.bias = vec3(v)
            except ValueError:
                n.bias = c.mend(n, "@bias", v, "vec3")
        elif k == "cranklength":
            todo |= 8192
            try:
                n.cranklength = real(v)
            except ValueError:
                n.cranklength = c.mend(n, "@cranklength", v, "real")
        elif k == "cranksite":
            todo |= 16384
            n.cranksite = v
        elif k == "delay":
            todo |= 32768
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "diameter":
            todo |= 65536
            try:
                n.diameter = real(v)
            except ValueError:
                n.diameter = c.mend(n, "@diameter", v, "real")
        elif k == "interp":
            todo |= 131072
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "lengthrange":
            todo |= 262144
            try:
                n.lengthrange = vec2(v)
            except ValueError:
                n.lengthrange = c.mend(n, "@lengthrange", v, "vec2")
        elif k == "nsample":
            todo |= 524288
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "slidersite":
            todo |= 1048576
            n.slidersite = v
        elif k == "timeconst":
            todo |= 2097152
            try:
                n.timeconst = real(v)
            except ValueError:
                n.timeconst = c.mend(n, "@timeconst", v, "real")
        elif k == "user":
            todo |= 4194304
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "gear":
            todo |= 8388608
            try:
                n.gear = reals(v)
            except ValueError:
                n.gear = c.mend(n, "@gear", v, "reals")
        elif k == "ctrlrange":
            todo |= 16777216
            try:
                n.ctrlrange = vec2(v)
            except ValueError:
                n.ctrlrange = c.mend(n, "@ctrlrange", v, "vec2")
        elif k == "ctrllimited":
            todo |= 33554432
            n.ctrllimited = v
            if n.ctrllimited not in AUTO:
                n.ctrllimited = c.word(n, "@ctrllimited", v, AUTO)
        elif k == "forcerange":
            todo |= 67108864
            try:
                n.forcerange = vec2(v)
            except ValueError:
                n.forcerange = c.mend(n, "@forcerange", v, "vec2")
        elif k == "forcelimited":
            todo |= 134217728
            n.forcelimited = v
            if n.forcelimited not in AUTO:
                n.forcelimited = c.word(n, "@forcelimited", v, AUTO)
        else:
            c.attribute(n, e, k, v, _CYLINDER)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _CYLINDER)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_muscle(e: Any, c: Reader) -> Muscle:
    n = Muscle()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "joint":
            todo |= 8
            n.joint = v
        elif k == "jointinparent":
            todo |= 16
            n.jointinparent = v
        elif k == "tendon":
            todo |= 32
            n.tendon = v
        elif k == "scale":
            todo |= 64
            try:
                n.scale = real(v)
            except ValueError:
                n.scale = c.mend(n, "@scale", v, "real")
        elif k == "group":
            todo |= 128
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "range":
            todo |= 256
            try:
                n.range = vec2(v)
            except ValueError:
                n.range = c.mend(n, "@range", v, "vec2")
        elif k == "damping":
            todo |= 512
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 1024
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "cranklength":
            todo |= 2048
            try:
                n.cranklength = real(v)
            except ValueError:
                n.cranklength = c.mend(n, "@cranklength", v, "real")
        elif k == "cranksite":
            todo |= 4096
            n.cranksite = v
        elif k == "delay":
            todo |= 8192
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "force":
            todo |= 16384
            try:
                n.force = real(v)
            except ValueError:
                n.force = c.mend(n, "@force", v, "real")
        elif k == "fpmax":
            todo |= 32768
            try:
                n.fpmax = real(v)
            except ValueError:
                n.fpmax = c.mend(n, "@fpmax", v, "real")
        elif k == "fvmax":
            todo |= 65536
            try:
                n.fvmax = real(v)
            except ValueError:
                n.fvmax = c.mend(n, "@fvmax", v, "real")
        elif k == "interp":
            todo |= 131072
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "lengthrange":
            todo |= 262144
            try:
                n.lengthrange = vec2(v)
            except ValueError:
                n.lengthrange = c.mend(n, "@lengthrange", v, "vec2")
        elif k == "lmax":
            todo |= 524288
            try:
                n.lmax = real(v)
            except ValueError:
                n.lmax = c.mend(n, "@lmax", v, "real")
        elif k == "lmin":
            todo |= 1048576
            try:
                n.lmin = real(v)
            except ValueError:
                n.lmin = c.mend(n, "@lmin", v, "real")
        elif k == "nsample":
            todo |= 2097152
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "slidersite":
            todo |= 4194304
            n.slidersite = v
        elif k == "tausmooth":
            todo |= 8388608
            try:
                n.tausmooth = real(v)
            except ValueError:
                n.tausmooth = c.mend(n, "@tausmooth", v, "real")
        elif k == "timeconst":
            todo |= 16777216
            try:
                n.timeconst = vec2(v)
            except ValueError:
                n.timeconst = c.mend(n, "@timeconst", v, "vec2")
        elif k == "user":
            todo |= 33554432
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "vmax":
            todo |= 67108864
            try:
                n.vmax = real(v)
            except ValueError:
                n.vmax = c.mend(n, "@vmax", v, "real")
        elif k == "gear":
            todo |= 134217728
            try:
                n.gear = reals(v)
            except ValueError:
                n.gear = c.mend(n, "@gear", v, "reals")
        elif k == "ctrlrange":
            todo |= 268435456
            try:
                n.ctrlrange = vec2(v)
            except ValueError:
                n.ctrlrange = c.mend(n, "@ctrlrange", v, "vec2")
        elif k == "ctrllimited":
            todo |= 536870912
            n.ctrllimited = v
            if n.ctrllimited not in AUTO:
                n.ctrllimited = c.word(n, "@ctrllimited", v, AUTO)
        elif k == "forcerange":
            todo |= 1073741824
            try:
                n.forcerange = vec2(v)
            except ValueError:
                n.forcerange = c.mend(n, "@forcerange", v, "vec2")
        elif k == "forcelimited":
            todo |= 2147483648
            n.forcelimited = v
            if n.forcelimited not in AUTO:
                n.forcelimited = c.word(n, "@forcelimited", v, AUTO)
        else:
            c.attribute(n, e, k, v, _MUSCLE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _MUSCLE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_adhesion(e: Any, c: Reader) -> Adhesion:
    n = Adhesion()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "body":
            todo |= 8
            n.body = v
        elif k == "group":
            todo |= 16
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "delay":
            todo |= 32
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "gain":
            todo |= 64
            try:
                n.gain = real(v)
            except ValueError:
                n.gain = c.mend(n, "@gain", v, "real")
        elif k == "interp":
            todo |= 128
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "nsample":
            todo |= 256
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 512
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "ctrlrange":
            todo |= 1024
            try:
                n.ctrlrange = vec2(v)
            except ValueError:
                n.ctrlrange = c.mend(n, "@ctrlrange", v, "vec2")
        elif k == "forcerange":
            todo |= 2048
            try:
                n.forcerange = vec2(v)
            except ValueError:
                n.forcerange = c.mend(n, "@forcerange", v, "vec2")
        elif k == "forcelimited":
            todo |= 4096
            n.forcelimited = v
            if n.forcelimited not in AUTO:
                n.forcelimited = c.word(n, "@forcelimited", v, AUTO)
        else:
            c.attribute(n, e, k, v, _ADHESION)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _ADHESION)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_dcmotor(e: Any, c: Reader) -> Dcmotor:
    n = Dcmotor()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "joint":
            todo |= 8
            n.joint = v
        elif k == "jointinparent":
            todo |= 16
            n.jointinparent = v
        elif k == "tendon":
            todo |= 32
            n.tendon = v
        elif k == "site":
            todo |= 64
            n.site = v
        elif k == "refsite":
            todo |= 128
            n.refsite = v
        elif k == "group":
            todo |= 256
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "damping":
            todo |= 512
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 1024
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "cogging":
            todo |= 2048
            try:
                n.cogging = reals(v)
            except ValueError:
                n.cogging = c.mend(n, "@cogging", v, "reals")
        elif k == "controller":
            todo |= 4096
            try:
                n.controller = reals(v)
            except ValueError:
                n.controller = c.mend(n, "@controller", v, "reals")
        elif k == "cranklength":
            todo |= 8192
            try:
                n.cranklength = real(v)
            except ValueError:
                n.cranklength = c.mend(n, "@cranklength", v, "real")
        elif k == "cranksite":
            todo |= 16384
            n.cranksite = v
        elif k == "delay":
            todo |= 32768
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "inductance":
            todo |= 65536
            try:
                n.inductance = reals(v)
            except ValueError:
                n.inductance = c.mend(n, "@inductance", v, "reals")
        elif k == "input":
            todo |= 131072
            n.input = v
        elif k == "interp":
            todo |= 262144
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "lengthrange":
            todo |= 524288
            try:
                n.lengthrange = vec2(v)
            except ValueError:
                n.lengthrange = c.mend(n, "@lengthrange", v, "vec2")
        elif k == "lugre":
            todo |= 1048576
            try:
                n.lugre = reals(v)
            except ValueError:
                n.lugre = c.mend(n, "@lugre", v, "reals")
        elif k == "motorconst":
            todo |= 2097152
            try:
                n.motorconst = reals(v)
            except ValueError:
                n.motorconst = c.mend(n, "@motorconst", v, "reals")
        elif k == "nominal":
            todo |= 4194304
            try:
                n.nominal = reals(v)
            except ValueError:
                n.nominal = c.mend(n, "@nominal", v, "reals")
        elif k == "nsample":
            todo |= 8388608
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "resistance":
            todo |= 16777216
            try:
                n.resistance = real(v)
            except ValueError:
                n.resistance = c.mend(n, "@resistance", v, "real")
        elif k == "saturation":
            todo |= 33554432
            try:
                n.saturation = reals(v)
            except ValueError:
                n.saturation = c.mend(n, "@saturation", v, "reals")
        elif k == "slidersite":
            todo |= 67108864
            n.slidersite = v
        elif k == "thermal":
            todo |= 134217728
            try:
                n.thermal = reals(v)
            except ValueError:
                n.thermal = c.mend(n, "@thermal", v, "reals")
        elif k == "user":
            todo |= 268435456
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "gear":
            todo |= 536870912
            try:
                n.gear = reals(v)
            except ValueError:
                n.gear = c.mend(n, "@gear", v, "reals")
        elif k == "ctrlrange":
            todo |= 1073741824
            try:
                n.ctrlrange = vec2(v)
            except ValueError:
                n.ctrlrange = c.mend(n, "@ctrlrange", v, "vec2")
        elif k == "ctrllimited":
            todo |= 2147483648
            n.ctrllimited = v
            if n.ctrllimited not in AUTO:
                n.ctrllimited = c.word(n, "@ctrllimited", v, AUTO)
        else:
            c.attribute(n, e, k, v, _DCMOTOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _DCMOTOR)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_actuator_plugin(e: Any, c: Reader) -> ActuatorPlugin:
    n = ActuatorPlugin()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "class":
            todo |= 4
            n.class_ = v
        elif k == "joint":
            todo |= 8
            n.joint = v
        elif k == "jointinparent":
            todo |= 16
            n.jointinparent = v
        elif k == "tendon":
            todo |= 32
            n.tendon = v
        elif k == "site":
            todo |= 64
            n.site = v
        elif k == "group":
            todo |= 128
            try:
                n.group = integer(v)
            except ValueError:
                n.group = c.mend(n, "@group", v, "integer")
        elif k == "damping":
            todo |= 256
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "armature":
            todo |= 512
            try:
                n.armature = real(v)
            except ValueError:
                n.armature = c.mend(n, "@armature", v, "real")
        elif k == "actdim":
            todo |= 1024
            try:
                n.actdim = integer(v)
            except ValueError:
                n.actdim = c.mend(n, "@actdim", v, "integer")
        elif k == "actearly":
            todo |= 2048
            try:
                n.actearly = boolean(v)
            except ValueError:
                n.actearly = c.mend(n, "@actearly", v, "boolean")
        elif k == "actlimited":
            todo |= 4096
            n.actlimited = v
            if n.actlimited not in AUTO:
                n.actlimited = c.word(n, "@actlimited", v, AUTO)
        elif k == "actrange":
            todo |= 8192
            try:
                n.actrange = vec2(v)
            except ValueError:
                n.actrange = c.mend(n, "@actrange", v, "vec2")
        elif k == "cranklength":
            todo |= 16384
            try:
                n.cranklength = real(v)
            except ValueError:
                n.cranklength = c.mend(n, "@cranklength", v, "real")
        elif k == "cranksite":
            todo |= 32768
            n.cranksite = v
        elif k == "delay":
            todo |= 65536
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "instance":
            todo |= 131072
            n.instance = v
        elif k == "interp":
            todo |= 262144
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "lengthrange":
            todo |= 524288
            try:
                n.lengthrange = vec2(v)
            except ValueError:
                n.lengthrange = c.mend(n, "@lengthrange", v, "vec2")
        elif k == "nsample":
            todo |= 1048576
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "plugin":
            todo |= 2097152
            n.plugin = v
        elif k == "slidersite":
            todo |= 4194304
            n.slidersite = v
        elif k == "user":
            todo |= 8388608
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "gear":
            todo |= 16777216
            try:
                n.gear = reals(v)
            except ValueError:
                n.gear = c.mend(n, "@gear", v, "reals")
        elif k == "ctrlrange":
            todo |= 33554432
            try:
                n.ctrlrange = vec2(v)
            except ValueError:
                n.ctrlrange = c.mend(n, "@ctrlrange", v, "vec2")
        elif k == "ctrllimited":
            todo |= 67108864
            n.ctrllimited = v
            if n.ctrllimited not in AUTO:
                n.ctrllimited = c.word(n, "@ctrllimited", v, AUTO)
        elif k == "forcerange":
            todo |= 134217728
            try:
                n.forcerange = vec2(v)
            except ValueError:
                n.forcerange = c.mend(n, "@forcerange", v, "vec2")
        elif k == "forcelimited":
            todo |= 268435456
            n.forcelimited = v
            if n.forcelimited not in AUTO:
                n.forcelimited = c.word(n, "@forcelimited", v, AUTO)
        elif k == "dyntype":
            todo |= 536870912
            n.dyntype = v
            if n.dyntype not in DYNTYPE:
                n.dyntype = c.word(n, "@dyntype", v, DYNTYPE)
        elif k == "dynprm":
            todo |= 1073741824
            try:
                n.dynprm = reals(v)
            except ValueError:
                n.dynprm = c.mend(n, "@dynprm", v, "reals")
        else:
            c.attribute(n, e, k, v, _ACTUATOR_PLUGIN)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "config":
            todo |= 2147483648
            n.config.append(read_config(x, c))
        else:
            c.other(n, x, _ACTUATOR_PLUGIN)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_sensor(e: Any, c: Reader) -> Sensor:
    n = Sensor()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _SENSOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "touch":
            todo |= 2
            n.touch.append(read_site_sensor(x, c))
        elif t == "accelerometer":
            todo |= 4
            n.accelerometer.append(read_site_sensor(x, c))
        elif t == "velocimeter":
            todo |= 8
            n.velocimeter.append(read_site_sensor(x, c))
        elif t == "gyro":
            todo |= 16
            n.gyro.append(read_site_sensor(x, c))
        elif t == "force":
            todo |= 32
            n.force.append(read_site_sensor(x, c))
        elif t == "torque":
            todo |= 64
            n.torque.append(read_site_sensor(x, c))
        elif t == "magnetometer":
            todo |= 128
            n.magnetometer.append(read_site_sensor(x, c))
        elif t == "camprojection":
            todo |= 256
            n.camprojection.append(read_camprojection(x, c))
        elif t == "rangefinder":
            todo |= 512
            n.rangefinder.append(read_rangefinder(x, c))
        elif t == "jointpos":
            todo |= 1024
            n.jointpos.append(read_joint_sensor(x, c))
        elif t == "jointvel":
            todo |= 2048
            n.jointvel.append(read_joint_sensor(x, c))
        elif t == "tendonpos":
            todo |= 4096
            n.tendonpos.append(read_tendon_sensor(x, c))
        elif t == "tendonvel":
            todo |= 8192
            n.tendonvel.append(read_tendon_sensor(x, c))
        elif t == "actuatorpos":
            todo |= 16384
            n.actuatorpos.append(read_actuator_sensor(x, c))
        elif t == "actuatorvel":
            todo |= 32768
            n.actuatorvel.append(read_actuator_sensor(x, c))
        elif t == "actuatorfrc":
            todo |= 65536
            n.actuatorfrc.append(read_actuator_sensor(x, c))
        elif t == "jointactuatorfrc":
            todo |= 131072
            n.jointactuatorfrc.append(read_joint_sensor(x, c))
        elif t == "tendonactuatorfrc":
            todo |= 262144
            n.tendonactuatorfrc.append(read_tendon_sensor(x, c))
        elif t == "ballquat":
            todo |= 524288
            n.ballquat.append(read_joint_sensor(x, c))
        elif t == "ballangvel":
            todo |= 1048576
            n.ballangvel.append(read_joint_sensor(x, c))
        elif t == "jointlimitpos":
            todo |= 2097152
            n.jointlimitpos.append(read_joint_sensor(x, c))
        elif t == "jointlimitvel":
            todo |= 4194304
            n.jointlimitvel.append(read_joint_sensor(x, c))
        elif t == "jointlimitfrc":
            todo |= 8388608
            n.jointlimitfrc.append(read_joint_sensor(x, c))
        elif t == "tendonlimitpos":
            todo |= 16777216
            n.tendonlimitpos.append(read_tendon_sensor(x, c))
        elif t == "tendonlimitvel":
            todo |= 33554432
            n.tendonlimitvel.append(read_tendon_sensor(x, c))
        elif t == "tendonlimitfrc":
            todo |= 67108864
            n.tendonlimitfrc.append(read_tendon_sensor(x, c))
        elif t == "framepos":
            todo |= 134217728
            n.framepos.append(read_frame_sensor(x, c))
        elif t == "framequat":
            todo |= 268435456
            n.framequat.append(read_frame_sensor(x, c))
        elif t == "framexaxis":
            todo |= 536870912
            n.framexaxis.append(read_frame_sensor(x, c))
        elif t == "frameyaxis":
            todo |= 1073741824
            n.frameyaxis.append(read_frame_sensor(x, c))
        elif t == "framezaxis":
            todo |= 2147483648
            n.framezaxis.append(read_frame_sensor(x, c))
        elif t == "framelinvel":
            todo |= 4294967296
            n.framelinvel.append(read_frame_sensor(x, c))
        elif t == "frameangvel":
            todo |= 8589934592
            n.frameangvel.append(read_frame_sensor(x, c))
        elif t == "framelinacc":
            todo |= 17179869184
            n.framelinacc.append(read_acceleration_sensor(x, c))
        elif t == "frameangacc":
            todo |= 34359738368
            n.frameangacc.append(read_acceleration_sensor(x, c))
        elif t == "subtreecom":
            todo |= 68719476736
            n.subtreecom.append(read_body_sensor(x, c))
        elif t == "subtreelinvel":
            todo |= 137438953472
            n.subtreelinvel.append(read_body_sensor(x, c))
        elif t == "subtreeangmom":
            todo |= 274877906944
            n.subtreeangmom.append(read_body_sensor(x, c))
        elif t == "insidesite":
            todo |= 549755813888
            n.insidesite.append(read_insidesite(x, c))
        elif t == "distance":
            todo |= 1099511627776
            n.distance.append(read_pair_sensor(x, c))
        elif t == "normal":
            todo |= 2199023255552
            n.normal.append(read_pair_sensor(x, c))
        elif t == "fromto":
            todo |= 4398046511104
            n.fromto.append(read_pair_sensor(x, c))
        elif t == "contact":
            todo |= 8796093022208
            n.contact.append(read_contact_sensor(x, c))
        elif t == "e_potential":
            todo |= 17592186044416
            n.e_potential.append(read_model_sensor(x, c))
        elif t == "e_kinetic":
            todo |= 35184372088832
            n.e_kinetic.append(read_model_sensor(x, c))
        elif t == "clock":
            todo |= 70368744177664
            n.clock.append(read_model_sensor(x, c))
        elif t == "tactile":
            todo |= 140737488355328
            n.tactile.append(read_tactile(x, c))
        elif t == "user":
            todo |= 281474976710656
            n.user.append(read_user_sensor(x, c))
        elif t == "plugin":
            todo |= 562949953421312
            n.plugin.append(read_sensor_plugin(x, c))
        elif t == "include":
            todo |= 1125899906842624
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _SENSOR)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_site_sensor(e: Any, c: Reader) -> SiteSensor:
    n = SiteSensor()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "site":
            todo |= 4
            n.site = v
        elif k == "cutoff":
            todo |= 8
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "delay":
            todo |= 16
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 32
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "interval":
            todo |= 64
            try:
                n.interval = reals(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "reals")
        elif k == "noise":
            todo |= 128
            try:
                n.noise = real(v)
            except ValueError:
                n.noise = c.mend(n, "@noise", v, "real")
        elif k == "nsample":
            todo |= 256
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 512
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _SITE_SENSOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _SITE_SENSOR)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 4:
        c.missing(n, "@site")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_camprojection(e: Any, c: Reader) -> Camprojection:
    n = Camprojection()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "site":
            todo |= 4
            n.site = v
        elif k == "camera":
            todo |= 8
            n.camera = v
        elif k == "cutoff":
            todo |= 16
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "delay":
            todo |= 32
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 64
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "interval":
            todo |= 128
            try:
                n.interval = reals(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "reals")
        elif k == "noise":
            todo |= 256
            try:
                n.noise = real(v)
            except ValueError:
                n.noise = c.mend(n, "@noise", v, "real")
        elif k == "nsample":
            todo |= 512
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 1024
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _CAMPROJECTION)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _CAMPROJECTION)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 4:
        c.missing(n, "@site")
    if not todo & 8:
        c.missing(n, "@camera")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_rangefinder(e: Any, c: Reader) -> Rangefinder:
    n = Rangefinder()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "site":
            todo |= 4
            n.site = v
        elif k == "camera":
            todo |= 8
            n.camera = v
        elif k == "cutoff":
            todo |= 16
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "delay":
            todo |= 32
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 64
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "interval":
            todo |= 128
            try:
                n.interval = reals(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "reals")
        elif k == "noise":
            todo |= 256
            try:
                n.noise = real(v)
            except ValueError:
                n.noise = c.mend(n, "@noise", v, "real")
        elif k == "nsample":
            todo |= 512
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 1024
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "data":
            todo |= 2048
            n.data = v
        else:
            c.attribute(n, e, k, v, _RANGEFINDER)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _RANGEFINDER)
        if x.tail:
            c.stray(n, x, x.tail)
    found = todo & 12
    if not found or found & (found - 1):
        c.rule(n, "oneof", ('site', 'camera'))
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_joint_sensor(e: Any, c: Reader) -> JointSensor:
    n = JointSensor()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "joint":
            todo |= 4
            n.joint = v
        elif k == "cutoff":
            todo |= 8
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "delay":
            todo |= 16
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 32
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "interval":
            todo |= 64
            try:
                n.interval = reals(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "reals")
        elif k == "noise":
            todo |= 128
            try:
                n.noise = real(v)
            except ValueError:
                n.noise = c.mend(n, "@noise", v, "real")
        elif k == "nsample":
            todo |= 256
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 512
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _JOINT_SENSOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _JOINT_SENSOR)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 4:
        c.missing(n, "@joint")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_tendon_sensor(e: Any, c: Reader) -> TendonSensor:
    n = TendonSensor()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "tendon":
            todo |= 4
            n.tendon = v
        elif k == "cutoff":
            todo |= 8
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "delay":
            todo |= 16
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 32
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "interval":
            todo |= 64
            try:
                n.interval = reals(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "reals")
        elif k == "noise":
            todo |= 128
            try:
                n.noise = real(v)
            except ValueError:
                n.noise = c.mend(n, "@noise", v, "real")
        elif k == "nsample":
            todo |= 256
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 512
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _TENDON_SENSOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _TENDON_SENSOR)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 4:
        c.missing(n, "@tendon")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_actuator_sensor(e: Any, c: Reader) -> ActuatorSensor:
    n = ActuatorSensor()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "actuator":
            todo |= 4
            n.actuator = v
        elif k == "cutoff":
            todo |= 8
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "delay":
            todo |= 16
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 32
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "interval":
            todo |= 64
            try:
                n.interval = reals(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "reals")
        elif k == "noise":
            todo |= 128
            try:
                n.noise = real(v)
            except ValueError:
                n.noise = c.mend(n, "@noise", v, "real")
        elif k == "nsample":
            todo |= 256
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 512
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _ACTUATOR_SENSOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _ACTUATOR_SENSOR)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 4:
        c.missing(n, "@actuator")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_frame_sensor(e: Any, c: Reader) -> FrameSensor:
    n = FrameSensor()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "objtype":
            todo |= 4
            n.objtype = v
        elif k == "objname":
            todo |= 8
            n.objname = v
        elif k == "reftype":
            todo |= 16
            n.reftype = v
        elif k == "refname":
            todo |= 32
            n.refname = v
        elif k == "cutoff":
            todo |= 64
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "delay":
            todo |= 128
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 256
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "interval":
            todo |= 512
            try:
                n.interval = reals(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "reals")
        elif k == "noise":
            todo |= 1024
            try:
                n.noise = real(v)
            except ValueError:
                n.noise = c.mend(n, "@noise", v, "real")
        elif k == "nsample":
            todo |= 2048
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 4096
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _FRAME_SENSOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _FRAME_SENSOR)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 4:
        c.missing(n, "@objtype")
    if not todo & 8:
        c.missing(n, "@objname")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_acceleration_sensor(e: Any, c: Reader) -> AccelerationSensor:
    n = AccelerationSensor()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "objtype":
            todo |= 4
            n.objtype = v
        elif k == "objname":
            todo |= 8
            n.objname = v
        elif k == "cutoff":
            todo |= 16
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "delay":
            todo |= 32
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 64
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "interval":
            todo |= 128
            try:
                n.interval = reals(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "reals")
        elif k == "noise":
            todo |= 256
            try:
                n.noise = real(v)
            except ValueError:
                n.noise = c.mend(n, "@noise", v, "real")
        elif k == "nsample":
            todo |= 512
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 1024
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _ACCELERATION_SENSOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _ACCELERATION_SENSOR)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 4:
        c.missing(n, "@objtype")
    if not todo & 8:
        c.missing(n, "@objname")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_body_sensor(e: Any, c: Reader) -> BodySensor:
    n = BodySensor()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "body":
            todo |= 4
            n.body = v
        elif k == "cutoff":
            todo |= 8
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "delay":
            todo |= 16
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 32
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "interval":
            todo |= 64
            try:
                n.interval = reals(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "reals")
        elif k == "noise":
            todo |= 128
            try:
                n.noise = real(v)
            except ValueError:
                n.noise = c.mend(n, "@noise", v, "real")
        elif k == "nsample":
            todo |= 256
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 512
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _BODY_SENSOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _BODY_SENSOR)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 4:
        c.missing(n, "@body")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_insidesite(e: Any, c: Reader) -> Insidesite:
    n = Insidesite()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "site":
            todo |= 4
            n.site = v
        elif k == "objtype":
            todo |= 8
            n.objtype = v
        elif k == "objname":
            todo |= 16
            n.objname = v
        elif k == "cutoff":
            todo |= 32
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "delay":
            todo |= 64
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "enclosed":
            todo |= 128
            try:
                n.enclosed = boolean(v)
            except ValueError:
                n.enclosed = c.mend(n, "@enclosed", v, "boolean")
        elif k == "interp":
            todo |= 256
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "interval":
            todo |= 512
            try:
                n.interval = reals(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "reals")
        elif k == "noise":
            todo |= 1024
            try:
                n.noise = real(v)
            except ValueError:
                n.noise = c.mend(n, "@noise", v, "real")
        elif k == "nsample":
            todo |= 2048
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 4096
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _INSIDESITE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _INSIDESITE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 4:
        c.missing(n, "@site")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_pair_sensor(e: Any, c: Reader) -> PairSensor:
    n = PairSensor()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "geom1":
            todo |= 4
            n.geom1 = v
        elif k == "geom2":
            todo |= 8
            n.geom2 = v
        elif k == "body1":
            todo |= 16
            n.body1 = v
        elif k == "body2":
            todo |= 32
            n.body2 = v
        elif k == "cutoff":
            todo |= 64
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "delay":
            todo |= 128
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 256
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "interval":
            todo |= 512
            try:
                n.interval = reals(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "reals")
        elif k == "noise":
            todo |= 1024
            try:
                n.noise = real(v)
            except ValueError:
                n.noise = c.mend(n, "@noise", v, "real")
        elif k == "nsample":
            todo |= 2048
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 4096
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _PAIR_SENSOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _PAIR_SENSOR)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_contact_sensor(e: Any, c: Reader) -> ContactSensor:
    n = ContactSensor()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "site":
            todo |= 4
            n.site = v
        elif k == "geom1":
            todo |= 8
            n.geom1 = v
        elif k == "geom2":
            todo |= 16
            n.geom2 = v
        elif k == "body1":
            todo |= 32
            n.body1 = v
        elif k == "body2":
            todo |= 64
            n.body2 = v
        elif k == "cutoff":
            todo |= 128
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "delay":
            todo |= 256
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 512
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "interval":
            todo |= 1024
            try:
                n.interval = reals(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "reals")
        elif k == "noise":
            todo |= 2048
            try:
                n.noise = real(v)
            except ValueError:
                n.noise = c.mend(n, "@noise", v, "real")
        elif k == "nsample":
            todo |= 4096
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "num":
            todo |= 8192
            try:
                n.num = integer(v)
            except ValueError:
                n.num = c.mend(n, "@num", v, "integer")
        elif k == "reduce":
            todo |= 16384
            n.reduce = v
            if n.reduce not in REDUCE:
                n.reduce = c.word(n, "@reduce", v, REDUCE)
        elif k == "subtree1":
            todo |= 32768
            n.subtree1 = v
        elif k == "subtree2":
            todo |= 65536
            n.subtree2 = v
        elif k == "user":
            todo |= 131072
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        elif k == "data":
            todo |= 262144
            n.data = v
        else:
            c.attribute(n, e, k, v, _CONTACT_SENSOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _CONTACT_SENSOR)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_model_sensor(e: Any, c: Reader) -> ModelSensor:
    n = ModelSensor()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "cutoff":
            todo |= 4
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "delay":
            todo |= 8
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 16
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "interval":
            todo |= 32
            try:
                n.interval = reals(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "reals")
        elif k == "noise":
            todo |= 64
            try:
                n.noise = real(v)
            except ValueError:
                n.noise = c.mend(n, "@noise", v, "real")
        elif k == "nsample":
            todo |= 128
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 256
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _MODEL_SENSOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _MODEL_SENSOR)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_tactile(e: Any, c: Reader) -> Tactile:
    n = Tactile()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "geom":
            todo |= 4
            n.geom = v
        elif k == "mesh":
            todo |= 8
            n.mesh = v
        elif k == "cutoff":
            todo |= 16
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "delay":
            todo |= 32
            try:
                n.delay = real(v)
            except ValueError:
                n.delay = c.mend(n, "@delay", v, "real")
        elif k == "interp":
            todo |= 64
            n.interp = v
            if n.interp not in INTERP:
                n.interp = c.word(n, "@interp", v, INTERP)
        elif k == "interval":
            todo |= 128
            try:
                n.interval = reals(v)
            except ValueError:
                n.interval = c.mend(n, "@interval", v, "reals")
        elif k == "nsample":
            todo |= 256
            try:
                n.nsample = integer(v)
            except ValueError:
                n.nsample = c.mend(n, "@nsample", v, "integer")
        elif k == "user":
            todo |= 512
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _TACTILE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _TACTILE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 4:
        c.missing(n, "@geom")
    if not todo & 8:
        c.missing(n, "@mesh")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_user_sensor(e: Any, c: Reader) -> UserSensor:
    n = UserSensor()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "objtype":
            todo |= 4
            n.objtype = v
        elif k == "objname":
            todo |= 8
            n.objname = v
        elif k == "cutoff":
            todo |= 16
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "datatype":
            todo |= 32
            n.datatype = v
            if n.datatype not in DATATYPE:
                n.datatype = c.word(n, "@datatype", v, DATATYPE)
        elif k == "dim":
            todo |= 64
            try:
                n.dim = integer(v)
            except ValueError:
                n.dim = c.mend(n, "@dim", v, "integer")
        elif k == "needstage":
            todo |= 128
            n.needstage = v
            if n.needstage not in STAGE:
                n.needstage = c.word(n, "@needstage", v, STAGE)
        elif k == "noise":
            todo |= 256
            try:
                n.noise = real(v)
            except ValueError:
                n.noise = c.mend(n, "@noise", v, "real")
        elif k == "user":
            todo |= 512
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _USER_SENSOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _USER_SENSOR)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_sensor_plugin(e: Any, c: Reader) -> SensorPlugin:
    n = SensorPlugin()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "objtype":
            todo |= 4
            n.objtype = v
        elif k == "objname":
            todo |= 8
            n.objname = v
        elif k == "reftype":
            todo |= 16
            n.reftype = v
        elif k == "refname":
            todo |= 32
            n.refname = v
        elif k == "cutoff":
            todo |= 64
            try:
                n.cutoff = real(v)
            except ValueError:
                n.cutoff = c.mend(n, "@cutoff", v, "real")
        elif k == "instance":
            todo |= 128
            n.instance = v
        elif k == "plugin":
            todo |= 256
            n.plugin = v
        elif k == "user":
            todo |= 512
            try:
                n.user = reals(v)
            except ValueError:
                n.user = c.mend(n, "@user", v, "reals")
        else:
            c.attribute(n, e, k, v, _SENSOR_PLUGIN)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "config":
            todo |= 1024
            n.config.append(read_config(x, c))
        else:
            c.other(n, x, _SENSOR_PLUGIN)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_custom(e: Any, c: Reader) -> Custom:
    n = Custom()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _CUSTOM)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "numeric":
            todo |= 2
            n.numeric.append(read_numeric(x, c))
        elif t == "text":
            todo |= 4
            n.text.append(read_text(x, c))
        elif t == "tuple":
            todo |= 8
            n.tuple.append(read_tuple(x, c))
        elif t == "include":
            todo |= 16
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _CUSTOM)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_numeric(e: Any, c: Reader) -> Numeric:
    n = Numeric()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "size":
            todo |= 4
            try:
                n.size = integer(v)
            except ValueError:
                n.size = c.mend(n, "@size", v, "integer")
        elif k == "data":
            todo |= 8
            try:
                n.data = reals(v)
            except ValueError:
                n.data = c.mend(n, "@data", v, "reals")
        else:
            c.attribute(n, e, k, v, _NUMERIC)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _NUMERIC)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_text(e: Any, c: Reader) -> Text:
    n = Text()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "data":
            todo |= 4
            n.data = v
        else:
            c.attribute(n, e, k, v, _TEXT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _TEXT)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_tuple(e: Any, c: Reader) -> Tuple:
    n = Tuple()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        else:
            c.attribute(n, e, k, v, _TUPLE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "element":
            todo |= 4
            n.element.append(read_element(x, c))
        elif t == "include":
            todo |= 8
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _TUPLE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_element(e: Any, c: Reader) -> Element:
    n = Element()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "objtype":
            todo |= 2
            n.objtype = v
        elif k == "objname":
            todo |= 4
            n.objname = v
        elif k == "prm":
            todo |= 8
            try:
                n.prm = real(v)
            except ValueError:
                n.prm = c.mend(n, "@prm", v, "real")
        else:
            c.attribute(n, e, k, v, _ELEMENT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _ELEMENT)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@objtype")
    if not todo & 4:
        c.missing(n, "@objname")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_keyframe(e: Any, c: Reader) -> Keyframe:
    n = Keyframe()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _KEYFRAME)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "key":
            todo |= 2
            n.key.append(read_key(x, c))
        elif t == "include":
            todo |= 4
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _KEYFRAME)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_key(e: Any, c: Reader) -> Key:
    n = Key()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "plastic":
            todo |= 4
            try:
                n.plastic = reals(v)
            except ValueError:
                n.plastic = c.mend(n, "@plastic", v, "reals")
        elif k == "time":
            todo |= 8
            try:
                n.time = real(v)
            except ValueError:
                n.time = c.mend(n, "@time", v, "real")
        elif k == "qpos":
            todo |= 16
            try:
                n.qpos = reals(v)
            except ValueError:
                n.qpos = c.mend(n, "@qpos", v, "reals")
        elif k == "qvel":
            todo |= 32
            try:
                n.qvel = reals(v)
            except ValueError:
                n.qvel = c.mend(n, "@qvel", v, "reals")
        elif k == "act":
            todo |= 64
            try:
                n.act = reals(v)
            except ValueError:
                n.act = c.mend(n, "@act", v, "reals")
        elif k == "ctrl":
            todo |= 128
            try:
                n.ctrl = reals(v)
            except ValueError:
                n.ctrl = c.mend(n, "@ctrl", v, "reals")
        elif k == "mpos":
            todo |= 256
            try:
                n.mpos = reals(v)
            except ValueError:
                n.mpos = c.mend(n, "@mpos", v, "reals")
        elif k == "mquat":
            todo |= 512
            try:
                n.mquat = reals(v)
            except ValueError:
                n.mquat = c.mend(n, "@mquat", v, "reals")
        else:
            c.attribute(n, e, k, v, _KEY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _KEY)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n
