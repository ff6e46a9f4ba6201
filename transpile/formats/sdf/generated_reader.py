"""The reader of sdf. Written from grammars/sdf.grammar by ``python -m transpile.grammar write``; do not edit."""
# ruff: noqa

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from transpile.ast.generated_sdf import Axis, AxisDynamics, AxisLimit, AxisXyz, Bounce, Box, Capsule, Collision, Cone, Contact, ContactBullet, ContactOde, ConvexDecomposition, Cylinder, DrakeCapsule, DrakeEllipsoid, Ellipsoid, Empty, FluidAddedMass, Frame, Friction, FrictionBullet, FrictionDirection, FrictionOde, Geometry, Heightmap, HeightmapBlend, HeightmapTexture, Image, Include, Inertia, Inertial, Joint, JointOde, JointOdeLimit, JointOdeSuspension, JointPhysics, JointSimbody, LightMap, Link, Material, MaterialScript, Mesh, Mimic, Model, NormalMap, Pbr, PbrMetal, PbrSpecular, Plane, Polyline, Pose, Sdf, Shader, SoftContact, SoftContactDart, Sphere, Submesh, Surface, Torsional, TorsionalOde, VelocityDecay, Visual, VisualMeta, World
from transpile.syntax.reader import Reader
from transpile.syntax.values import boolean, color, extended, integer, natural, pose, real, vec2, vec3

JOINT_TYPE = ('continuous', 'revolute', 'gearbox', 'revolute2', 'prismatic', 'ball', 'screw', 'universal', 'fixed')
ROTATION_FORMAT = ('euler_rpy', 'quat_xyzw')
MIMIC_AXIS = ('axis', 'axis2')
SHADER_TYPE = ('vertex', 'pixel', 'normal_map_object_space', 'normal_map_tangent_space')
NORMAL_SPACE = ('tangent', 'object')
_SDF = (('version',), ('world', 'model', 'actor', 'light', 'include'), ())
_WORLD = (('name',), ('audio', 'wind', 'include', 'gravity', 'magnetic_field', 'atmosphere', 'gui', 'physics', 'scene', 'light', 'frame', 'model', 'actor', 'plugin', 'joint', 'road', 'spherical_coordinates', 'state', 'population'), ())
_MODEL = (('name', 'namespace', 'canonical_link', 'placement_frame'), ('static', 'self_collide', 'allow_auto_disable', 'enable_wind', 'frame', 'pose', 'link', 'joint', 'plugin', 'gripper', 'include', 'model', 'model_state', 'drake:joint', 'drake:collision_filter_group', 'drake:ball_constraint', 'drake:tendon_constraint', 'drake:linear_bushing_rpy', 'drake:linear_spring_damper', 'drake:distance_constraint'), ())
_INCLUDE = (('merge',), ('uri', 'name', 'pose', 'namespace', 'placement_frame', 'static', 'plugin', 'model_state', 'experimental:params'), ('extra',))
_FRAME = (('name', 'attached_to'), ('pose',), ())
_POSE = (('frame', 'relative_to', 'rotation_format', 'degrees'), (), ())
_LINK = (('name',), ('pose', 'inertial', 'visual', 'collision', 'gravity', 'enable_wind', 'self_collide', 'kinematic', 'must_be_base_link', 'velocity_decay', 'frame', 'drake:visual', 'sensor', 'projector', 'audio_sink', 'audio_source', 'battery', 'light', 'particle_emitter', 'drake:deformable_properties', 'drake:wall_boundary_condition', 'drake:surface_velocity_axis'), ('contact',))
_VELOCITY_DECAY = ((), ('linear', 'angular'), ())
_INERTIAL = (('auto',), ('pose', 'mass', 'inertia', 'density', 'auto_inertia_params', 'frame', 'fluid_added_mass'), ())
_INERTIA = ((), ('ixx', 'ixy', 'ixz', 'iyy', 'iyz', 'izz'), ())
_FLUID_ADDED_MASS = ((), ('xx', 'xy', 'xz', 'xp', 'xq', 'xr', 'yy', 'yz', 'yp', 'yq', 'yr', 'zz', 'zp', 'zq', 'zr', 'pp', 'pq', 'pr', 'qq', 'qr', 'rr'), ())
_VISUAL = (('name',), ('pose', 'geometry', 'material', 'cast_shadows', 'laser_retro', 'transparency', 'visibility_flags', 'meta', 'frame', 'plugin', 'drake:illustration_properties', 'drake:perception_properties', 'drake:accepting_renderer'), ())
_VISUAL_META = ((), ('layer',), ())
_COLLISION = (('name',), ('pose', 'geometry', 'surface', 'laser_retro', 'max_contacts', 'density', 'auto_inertia_params', 'frame', 'drake:proximity_properties'), ('material',))
_GEOMETRY = ((), ('empty', 'box', 'capsule', 'cone', 'cylinder', 'ellipsoid', 'heightmap', 'image', 'mesh', 'plane', 'polyline', 'sphere', 'drake:capsule', 'drake:ellipsoid'), ())
_EMPTY = ((), (), ())
_BOX = ((), ('size',), ())
_SPHERE = ((), ('radius',), ())
_CYLINDER = ((), ('radius', 'length'), ())
_CAPSULE = ((), ('radius', 'length'), ())
_CONE = ((), ('radius', 'length'), ())
_ELLIPSOID = ((), ('radii',), ())
_DRAKE_CAPSULE = ((), ('radius', 'length', 'drake:radius', 'drake:length'), ())
_DRAKE_ELLIPSOID = ((), ('a', 'b', 'c', 'drake:a', 'drake:b', 'drake:c'), ())
_PLANE = ((), ('normal', 'size'), ())
_MESH = (('optimization',), ('convex_decomposition', 'uri', 'submesh', 'scale', 'drake:declare_convex'), ())
_CONVEX_DECOMPOSITION = ((), ('max_convex_hulls', 'voxel_resolution'), ())
_SUBMESH = ((), ('name', 'center'), ())
_HEIGHTMAP = ((), ('uri', 'size', 'pos', 'texture', 'blend', 'use_terrain_paging', 'sampling'), ())
_HEIGHTMAP_TEXTURE = ((), ('size', 'diffuse', 'normal'), ())
_HEIGHTMAP_BLEND = ((), ('min_height', 'fade_dist'), ())
_IMAGE = ((), ('uri', 'scale', 'threshold', 'height', 'granularity'), ())
_POLYLINE = ((), ('point', 'height'), ())
_MATERIAL = ((), ('script', 'shader', 'render_order', 'lighting', 'ambient', 'diffuse', 'specular', 'shininess', 'emissive', 'double_sided', 'pbr', 'drake:diffuse_map'), ())
_MATERIAL_SCRIPT = ((), ('uri', 'name'), ())
_SHADER = (('type',), ('normal_map',), ())
_PBR = ((), ('metal', 'specular'), ())
_PBR_METAL = ((), ('albedo_map', 'roughness_map', 'roughness', 'metalness_map', 'metalness', 'environment_map', 'ambient_occlusion_map', 'normal_map', 'emissive_map', 'light_map'), ())
_PBR_SPECULAR = ((), ('albedo_map', 'specular_map', 'glossiness_map', 'glossiness', 'environment_map', 'ambient_occlusion_map', 'normal_map', 'emissive_map', 'light_map'), ())
_NORMAL_MAP = (('type',), (), ())
_LIGHT_MAP = (('uv_set',), (), ())
_SURFACE = ((), ('bounce', 'friction', 'contact', 'soft_contact'), ())
_BOUNCE = ((), ('restitution_coefficient', 'threshold'), ())
_FRICTION = ((), ('torsional', 'ode', 'bullet'), ())
_TORSIONAL = ((), ('coefficient', 'use_patch_radius', 'patch_radius', 'surface_radius', 'ode'), ())
_TORSIONAL_ODE = ((), ('slip',), ())
_FRICTION_ODE = ((), ('mu', 'mu2', 'fdir1', 'slip1', 'slip2'), ())
_FRICTION_DIRECTION = ((), (), ())
_FRICTION_BULLET = ((), ('friction', 'friction2', 'fdir1', 'rolling_friction'), ())
_CONTACT = ((), ('collide_without_contact', 'collide_without_contact_bitmask', 'collide_bitmask', 'category_bitmask', 'poissons_ratio', 'elastic_modulus', 'ode', 'bullet'), ())
_CONTACT_ODE = ((), ('soft_cfm', 'soft_erp', 'kp', 'kd', 'max_vel', 'min_depth'), ())
_CONTACT_BULLET = ((), ('soft_cfm', 'soft_erp', 'kp', 'kd', 'split_impulse', 'split_impulse_penetration_threshold'), ())
_SOFT_CONTACT = ((), ('dart',), ())
_SOFT_CONTACT_DART = ((), ('bone_attachment', 'stiffness', 'damping', 'flesh_mass_fraction'), ())
_JOINT = (('name', 'type'), ('pose', 'parent', 'child', 'axis', 'axis2', 'frame', 'gearbox_ratio', 'gearbox_reference_body', 'thread_pitch', 'screw_thread_pitch', 'physics', 'sensor', 'drake:gear_ratio', 'drake:rotor_inertia', 'drake:controller_gains', 'drake:mimic'), ())
_AXIS = ((), ('xyz', 'limit', 'dynamics', 'mimic', 'use_parent_model_frame', 'initial_position'), ())
_AXIS_XYZ = (('expressed_in',), (), ())
_AXIS_DYNAMICS = ((), ('damping', 'friction', 'spring_reference', 'spring_stiffness'), ())
_AXIS_LIMIT = ((), ('lower', 'upper', 'effort', 'velocity', 'stiffness', 'dissipation', 'drake:acceleration'), ())
_MIMIC = (('joint', 'axis'), ('multiplier', 'offset', 'reference'), ())
_JOINT_PHYSICS = ((), ('simbody', 'ode', 'provide_feedback'), ())
_JOINT_SIMBODY = ((), ('must_be_loop_joint',), ())
_JOINT_ODE = ((), ('provide_feedback', 'cfm_damping', 'implicit_spring_damper', 'fudge_factor', 'cfm', 'erp', 'bounce', 'max_force', 'velocity', 'limit', 'suspension'), ())
_JOINT_ODE_LIMIT = ((), ('cfm', 'erp'), ())
_JOINT_ODE_SUSPENSION = ((), ('cfm', 'erp'), ())

def read_sdf(e: Any, c: Reader) -> Generator[Any, Any, Sdf]:
    n = Sdf()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "version":
            todo |= 2
            n.version = v
        else:
            c.attribute(n, e, k, v, _SDF)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "world":
            todo |= 4
            n.world.append((yield read_world, x))
        elif t == "model":
            todo |= 8
            n.model.append((yield read_model, x))
        elif t == "actor":
            todo |= 16
            n.actor.append(c.tree(x))
        elif t == "light":
            todo |= 32
            n.light.append(c.tree(x))
        elif t == "include":
            todo |= 64
            n.include.append(read_include(x, c))
        else:
            c.other(n, x, _SDF)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@version")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_world(e: Any, c: Reader) -> Generator[Any, Any, World]:
    n = World()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        else:
            c.attribute(n, e, k, v, _WORLD)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "audio":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.audio = c.tree(x)
        elif t == "wind":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                if c.version < 106:
                    c.too_new(n, "wind", "1.6")
                n.wind = c.tree(x)
        elif t == "include":
            todo |= 16
            n.include.append(read_include(x, c))
        elif t == "gravity":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "gravity")
                todo |= 32
                if c.version < 106:
                    c.too_new(n, "gravity", "1.6")
                try:
                    n.gravity = vec3(v)
                except ValueError:
                    n.gravity = c.mend(n, "gravity", v, "vec3")
        elif t == "magnetic_field":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "magnetic_field")
                todo |= 64
                if c.version < 106:
                    c.too_new(n, "magnetic_field", "1.6")
                try:
                    n.magnetic_field = vec3(v)
                except ValueError:
                    n.magnetic_field = c.mend(n, "magnetic_field", v, "vec3")
        elif t == "atmosphere":
            if todo & 128:
                c.again(n, x)
            else:
                todo |= 128
                if c.version < 106:
                    c.too_new(n, "atmosphere", "1.6")
                n.atmosphere = c.tree(x)
        elif t == "gui":
            if todo & 256:
                c.again(n, x)
            else:
                todo |= 256
                n.gui = c.tree(x)
        elif t == "physics":
            todo |= 512
            n.physics.append(c.tree(x))
        elif t == "scene":
            if todo & 1024:
                c.again(n, x)
            else:
                todo |= 1024
                n.scene = c.tree(x)
        elif t == "light":
            todo |= 2048
            n.light.append(c.tree(x))
        elif t == "frame":
            todo |= 4096
            if c.version < 107:
                c.too_new(n, "frame", "1.7")
            n.frame.append(read_frame(x, c))
        elif t == "model":
            todo |= 8192
            n.model.append((yield read_model, x))
        elif t == "actor":
            todo |= 16384
            n.actor.append(c.tree(x))
        elif t == "plugin":
            todo |= 32768
            n.plugin.append(c.tree(x))
        elif t == "joint":
            todo |= 65536
            n.joint.append(read_joint(x, c))
        elif t == "road":
            todo |= 131072
            n.road.append(c.tree(x))
        elif t == "spherical_coordinates":
            if todo & 262144:
                c.again(n, x)
            else:
                todo |= 262144
                n.spherical_coordinates = c.tree(x)
        elif t == "state":
            todo |= 524288
            n.state.append(c.tree(x))
        elif t == "population":
            todo |= 1048576
            if c.version < 105:
                c.too_new(n, "population", "1.5")
            n.population.append(c.tree(x))
        else:
            c.other(n, x, _WORLD)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_model(e: Any, c: Reader) -> Generator[Any, Any, Model]:
    n = Model()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "namespace":
            todo |= 4
            if c.version < 111:
                c.too_new(n, "@namespace", "1.11")
            n.namespace = v
        elif k == "canonical_link":
            todo |= 8
            if c.version < 107:
                c.too_new(n, "@canonical_link", "1.7")
            n.canonical_link = v
        elif k == "placement_frame":
            todo |= 16
            if c.version < 108:
                c.too_new(n, "@placement_frame", "1.8")
            n.placement_frame = v
        else:
            c.attribute(n, e, k, v, _MODEL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "static":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "static")
                todo |= 32
                try:
                    n.static = boolean(v)
                except ValueError:
                    n.static = c.mend(n, "static", v, "boolean")
        elif t == "self_collide":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "self_collide")
                todo |= 64
                if c.version < 105:
                    c.too_new(n, "self_collide", "1.5")
                try:
                    n.self_collide = boolean(v)
                except ValueError:
                    n.self_collide = c.mend(n, "self_collide", v, "boolean")
        elif t == "allow_auto_disable":
            if todo & 128:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "allow_auto_disable")
                todo |= 128
                try:
                    n.allow_auto_disable = boolean(v)
                except ValueError:
                    n.allow_auto_disable = c.mend(n, "allow_auto_disable", v, "boolean")
        elif t == "enable_wind":
            if todo & 256:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "enable_wind")
                todo |= 256
                if c.version < 106:
                    c.too_new(n, "enable_wind", "1.6")
                try:
                    n.enable_wind = boolean(v)
                except ValueError:
                    n.enable_wind = c.mend(n, "enable_wind", v, "boolean")
        elif t == "frame":
            todo |= 512
            if c.version < 105:
                c.too_new(n, "frame", "1.5")
            n.frame.append(read_frame(x, c))
        elif t == "pose":
            if todo & 1024:
                c.again(n, x)
            else:
                todo |= 1024
                n.pose = read_pose(x, c)
        elif t == "link":
            todo |= 2048
            n.link.append(read_link(x, c))
        elif t == "joint":
            todo |= 4096
            n.joint.append(read_joint(x, c))
        elif t == "plugin":
            todo |= 8192
            n.plugin.append(c.tree(x))
        elif t == "gripper":
            todo |= 16384
            n.gripper.append(c.tree(x))
        elif t == "include":
            todo |= 32768
            if c.version < 105:
                c.too_new(n, "include", "1.5")
            n.include.append(read_include(x, c))
        elif t == "model":
            todo |= 65536
            if c.version < 105:
                c.too_new(n, "model", "1.5")
            n.model.append((yield read_model, x))
        elif t == "model_state":
            if todo & 131072:
                c.again(n, x)
            else:
                todo |= 131072
                if c.version < 112:
                    c.too_new(n, "model_state", "1.12")
                n.model_state = c.tree(x)
        elif t == "drake:joint":
            todo |= 262144
            n.drake_joint.append(c.tree(x))
        elif t == "drake:collision_filter_group":
            todo |= 524288
            n.drake_collision_filter_group.append(c.tree(x))
        elif t == "drake:ball_constraint":
            todo |= 1048576
            n.drake_ball_constraint.append(c.tree(x))
        elif t == "drake:tendon_constraint":
            todo |= 2097152
            n.drake_tendon_constraint.append(c.tree(x))
        elif t == "drake:linear_bushing_rpy":
            todo |= 4194304
            n.drake_linear_bushing_rpy.append(c.tree(x))
        elif t == "drake:linear_spring_damper":
            todo |= 8388608
            n.drake_linear_spring_damper.append(c.tree(x))
        elif t == "drake:distance_constraint":
            todo |= 16777216
            n.drake_distance_constraint.append(c.tree(x))
        else:
            c.other(n, x, _MODEL)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_include(e: Any, c: Reader) -> Include:
    n = Include()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "merge":
            todo |= 2
            if c.version < 109:
                c.too_new(n, "@merge", "1.9")
            try:
                n.merge = boolean(v)
            except ValueError:
                n.merge = c.mend(n, "@merge", v, "boolean")
        else:
            c.attribute(n, e, k, v, _INCLUDE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "uri":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "uri")
                todo |= 4
                n.uri = v.strip()
        elif t == "name":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "name")
                todo |= 8
                if c.version < 105:
                    c.too_new(n, "name", "1.5")
                n.name = v.strip()
        elif t == "pose":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                if c.version < 105:
                    c.too_new(n, "pose", "1.5")
                n.pose = read_pose(x, c)
        elif t == "namespace":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "namespace")
                todo |= 32
                if c.version < 111:
                    c.too_new(n, "namespace", "1.11")
                n.namespace = v.strip()
        elif t == "placement_frame":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "placement_frame")
                todo |= 64
                if c.version < 108:
                    c.too_new(n, "placement_frame", "1.8")
                n.placement_frame = v.strip()
        elif t == "static":
            if todo & 128:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "static")
                todo |= 128
                if c.version < 105:
                    c.too_new(n, "static", "1.5")
                try:
                    n.static = boolean(v)
                except ValueError:
                    n.static = c.mend(n, "static", v, "boolean")
        elif t == "plugin":
            todo |= 256
            if c.version < 105:
                c.too_new(n, "plugin", "1.5")
            n.plugin.append(c.tree(x))
        elif t == "model_state":
            if todo & 512:
                c.again(n, x)
            else:
                todo |= 512
                if c.version < 112:
                    c.too_new(n, "model_state", "1.12")
                n.model_state = c.tree(x)
        elif t == "experimental:params":
            todo |= 1024
            n.experimental_params.append(c.tree(x))
        else:
            c.other(n, x, _INCLUDE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 4:
        c.missing(n, "uri")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_frame(e: Any, c: Reader) -> Frame:
    n = Frame()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "attached_to":
            todo |= 4
            if c.version < 107:
                c.too_new(n, "@attached_to", "1.7")
            n.attached_to = v
        else:
            c.attribute(n, e, k, v, _FRAME)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "pose":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.pose = read_pose(x, c)
        else:
            c.other(n, x, _FRAME)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_pose(e: Any, c: Reader) -> Pose:
    n = Pose()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "frame":
            todo |= 4
            if c.version < 105:
                c.too_new(n, "@frame", "1.5")
            if c.version > 106:
                c.too_old(n, "@frame", "1.6")
            n.frame = v
        elif k == "relative_to":
            todo |= 8
            if c.version < 107:
                c.too_new(n, "@relative_to", "1.7")
            n.relative_to = v
        elif k == "rotation_format":
            todo |= 16
            if c.version < 109:
                c.too_new(n, "@rotation_format", "1.9")
            n.rotation_format = v
            if n.rotation_format not in ROTATION_FORMAT:
                n.rotation_format = c.word(n, "@rotation_format", v, ROTATION_FORMAT)
        elif k == "degrees":
            todo |= 32
            if c.version < 109:
                c.too_new(n, "@degrees", "1.9")
            try:
                n.degrees = boolean(v)
            except ValueError:
                n.degrees = c.mend(n, "@degrees", v, "boolean")
        else:
            c.attribute(n, e, k, v, _POSE)
    v = c.text(e)
    todo |= 2
    try:
        n.text = pose(v)
    except ValueError:
        n.text = c.mend(n, "#text", v, "pose")
    for x in e:
        t = x.tag
        c.other(n, x, _POSE)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_link(e: Any, c: Reader) -> Link:
    n = Link()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        else:
            c.attribute(n, e, k, v, _LINK)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "pose":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.pose = read_pose(x, c)
        elif t == "inertial":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.inertial = read_inertial(x, c)
        elif t == "visual":
            todo |= 16
            n.visual.append(read_visual(x, c))
        elif t == "collision":
            todo |= 32
            n.collision.append(read_collision(x, c))
        elif t == "gravity":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "gravity")
                todo |= 64
                try:
                    n.gravity = boolean(v)
                except ValueError:
                    n.gravity = c.mend(n, "gravity", v, "boolean")
        elif t == "enable_wind":
            if todo & 128:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "enable_wind")
                todo |= 128
                if c.version < 106:
                    c.too_new(n, "enable_wind", "1.6")
                try:
                    n.enable_wind = boolean(v)
                except ValueError:
                    n.enable_wind = c.mend(n, "enable_wind", v, "boolean")
        elif t == "self_collide":
            if todo & 256:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "self_collide")
                todo |= 256
                try:
                    n.self_collide = boolean(v)
                except ValueError:
                    n.self_collide = c.mend(n, "self_collide", v, "boolean")
        elif t == "kinematic":
            if todo & 512:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "kinematic")
                todo |= 512
                try:
                    n.kinematic = boolean(v)
                except ValueError:
                    n.kinematic = c.mend(n, "kinematic", v, "boolean")
        elif t == "must_be_base_link":
            if todo & 1024:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "must_be_base_link")
                todo |= 1024
                try:
                    n.must_be_base_link = boolean(v)
                except ValueError:
                    n.must_be_base_link = c.mend(n, "must_be_base_link", v, "boolean")
        elif t == "velocity_decay":
            if todo & 2048:
                c.again(n, x)
            else:
                todo |= 2048
                n.velocity_decay = read_velocity_decay(x, c)
        elif t == "frame":
            todo |= 4096
            if c.version < 105:
                c.too_new(n, "frame", "1.5")
            if c.version > 106:
                c.too_old(n, "frame", "1.6")
            n.frame.append(read_frame(x, c))
        elif t == "drake:visual":
            todo |= 8192
            n.drake_visual.append(c.prefixed(read_visual, x, ('drake:illustration_properties', 'drake:perception_properties', 'drake:accepting_renderer', 'drake:diffuse_map', 'drake:declare_convex')))
        elif t == "sensor":
            todo |= 16384
            n.sensor.append(c.tree(x))
        elif t == "projector":
            todo |= 32768
            n.projector.append(c.tree(x))
        elif t == "audio_sink":
            todo |= 65536
            n.audio_sink.append(c.tree(x))
        elif t == "audio_source":
            todo |= 131072
            n.audio_source.append(c.tree(x))
        elif t == "battery":
            todo |= 262144
            if c.version < 105:
                c.too_new(n, "battery", "1.5")
            n.battery.append(c.tree(x))
        elif t == "light":
            todo |= 524288
            if c.version < 106:
                c.too_new(n, "light", "1.6")
            n.light.append(c.tree(x))
        elif t == "particle_emitter":
            todo |= 1048576
            if c.version < 106:
                c.too_new(n, "particle_emitter", "1.6")
            n.particle_emitter.append(c.tree(x))
        elif t == "drake:deformable_properties":
            if todo & 2097152:
                c.again(n, x)
            else:
                todo |= 2097152
                n.drake_deformable_properties = c.tree(x)
        elif t == "drake:wall_boundary_condition":
            todo |= 4194304
            n.drake_wall_boundary_condition.append(c.tree(x))
        elif t == "drake:surface_velocity_axis":
            if todo & 8388608:
                c.again(n, x)
            else:
                todo |= 8388608
                n.drake_surface_velocity_axis = c.tree(x)
        else:
            c.other(n, x, _LINK)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_velocity_decay(e: Any, c: Reader) -> VelocityDecay:
    n = VelocityDecay()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _VELOCITY_DECAY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "linear":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "linear")
                todo |= 2
                try:
                    n.linear = real(v)
                except ValueError:
                    n.linear = c.mend(n, "linear", v, "real")
        elif t == "angular":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "angular")
                todo |= 4
                try:
                    n.angular = real(v)
                except ValueError:
                    n.angular = c.mend(n, "angular", v, "real")
        else:
            c.other(n, x, _VELOCITY_DECAY)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_inertial(e: Any, c: Reader) -> Inertial:
    n = Inertial()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "auto":
            todo |= 2
            if c.version < 111:
                c.too_new(n, "@auto", "1.11")
            try:
                n.auto = boolean(v)
            except ValueError:
                n.auto = c.mend(n, "@auto", v, "boolean")
        else:
            c.attribute(n, e, k, v, _INERTIAL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "pose":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.pose = read_pose(x, c)
        elif t == "mass":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "mass")
                todo |= 8
                try:
                    n.mass = real(v)
                except ValueError:
                    n.mass = c.mend(n, "mass", v, "real")
        elif t == "inertia":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                n.inertia = read_inertia(x, c)
        elif t == "density":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "density")
                todo |= 32
                if c.version < 111:
                    c.too_new(n, "density", "1.11")
                try:
                    n.density = real(v)
                except ValueError:
                    n.density = c.mend(n, "density", v, "real")
        elif t == "auto_inertia_params":
            if todo & 64:
                c.again(n, x)
            else:
                todo |= 64
                if c.version < 111:
                    c.too_new(n, "auto_inertia_params", "1.11")
                n.auto_inertia_params = c.tree(x)
        elif t == "frame":
            todo |= 128
            if c.version < 105:
                c.too_new(n, "frame", "1.5")
            if c.version > 106:
                c.too_old(n, "frame", "1.6")
            n.frame.append(read_frame(x, c))
        elif t == "fluid_added_mass":
            if todo & 256:
                c.again(n, x)
            else:
                todo |= 256
                if c.version < 110:
                    c.too_new(n, "fluid_added_mass", "1.10")
                n.fluid_added_mass = read_fluid_added_mass(x, c)
        else:
            c.other(n, x, _INERTIAL)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_inertia(e: Any, c: Reader) -> Inertia:
    n = Inertia()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _INERTIA)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "ixx":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "ixx")
                todo |= 2
                try:
                    n.ixx = real(v)
                except ValueError:
                    n.ixx = c.mend(n, "ixx", v, "real")
        elif t == "ixy":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "ixy")
                todo |= 4
                try:
                    n.ixy = real(v)
                except ValueError:
                    n.ixy = c.mend(n, "ixy", v, "real")
        elif t == "ixz":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "ixz")
                todo |= 8
                try:
                    n.ixz = real(v)
                except ValueError:
                    n.ixz = c.mend(n, "ixz", v, "real")
        elif t == "iyy":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "iyy")
                todo |= 16
                try:
                    n.iyy = real(v)
                except ValueError:
                    n.iyy = c.mend(n, "iyy", v, "real")
        elif t == "iyz":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "iyz")
                todo |= 32
                try:
                    n.iyz = real(v)
                except ValueError:
                    n.iyz = c.mend(n, "iyz", v, "real")
        elif t == "izz":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "izz")
                todo |= 64
                try:
                    n.izz = real(v)
                except ValueError:
                    n.izz = c.mend(n, "izz", v, "real")
        else:
            c.other(n, x, _INERTIA)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_fluid_added_mass(e: Any, c: Reader) -> FluidAddedMass:
    n = FluidAddedMass()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _FLUID_ADDED_MASS)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "xx":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "xx")
                todo |= 2
                try:
                    n.xx = real(v)
                except ValueError:
                    n.xx = c.mend(n, "xx", v, "real")
        elif t == "xy":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "xy")
                todo |= 4
                try:
                    n.xy = real(v)
                except ValueError:
                    n.xy = c.mend(n, "xy", v, "real")
        elif t == "xz":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "xz")
                todo |= 8
                try:
                    n.xz = real(v)
                except ValueError:
                    n.xz = c.mend(n, "xz", v, "real")
        elif t == "xp":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "xp")
                todo |= 16
                try:
                    n.xp = real(v)
                except ValueError:
                    n.xp = c.mend(n, "xp", v, "real")
        elif t == "xq":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "xq")
                todo |= 32
                try:
                    n.xq = real(v)
                except ValueError:
                    n.xq = c.mend(n, "xq", v, "real")
        elif t == "xr":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "xr")
                todo |= 64
                try:
                    n.xr = real(v)
                except ValueError:
                    n.xr = c.mend(n, "xr", v, "real")
        elif t == "yy":
            if todo & 128:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "yy")
                todo |= 128
                try:
                    n.yy = real(v)
                except ValueError:
                    n.yy = c.mend(n, "yy", v, "real")
        elif t == "yz":
            if todo & 256:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "yz")
                todo |= 256
                try:
                    n.yz = real(v)
                except ValueError:
                    n.yz = c.mend(n, "yz", v, "real")
        elif t == "yp":
            if todo & 512:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "yp")
                todo |= 512
                try:
                    n.yp = real(v)
                except ValueError:
                    n.yp = c.mend(n, "yp", v, "real")
        elif t == "yq":
            if todo & 1024:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "yq")
                todo |= 1024
                try:
                    n.yq = real(v)
                except ValueError:
                    n.yq = c.mend(n, "yq", v, "real")
        elif t == "yr":
            if todo & 2048:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "yr")
                todo |= 2048
                try:
                    n.yr = real(v)
                except ValueError:
                    n.yr = c.mend(n, "yr", v, "real")
        elif t == "zz":
            if todo & 4096:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "zz")
                todo |= 4096
                try:
                    n.zz = real(v)
                except ValueError:
                    n.zz = c.mend(n, "zz", v, "real")
        elif t == "zp":
            if todo & 8192:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "zp")
                todo |= 8192
                try:
                    n.zp = real(v)
                except ValueError:
                    n.zp = c.mend(n, "zp", v, "real")
        elif t == "zq":
            if todo & 16384:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "zq")
                todo |= 16384
                try:
                    n.zq = real(v)
                except ValueError:
                    n.zq = c.mend(n, "zq", v, "real")
        elif t == "zr":
            if todo & 32768:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "zr")
                todo |= 32768
                try:
                    n.zr = real(v)
                except ValueError:
                    n.zr = c.mend(n, "zr", v, "real")
        elif t == "pp":
            if todo & 65536:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "pp")
                todo |= 65536
                try:
                    n.pp = real(v)
                except ValueError:
                    n.pp = c.mend(n, "pp", v, "real")
        elif t == "pq":
            if todo & 131072:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "pq")
                todo |= 131072
                try:
                    n.pq = real(v)
                except ValueError:
                    n.pq = c.mend(n, "pq", v, "real")
        elif t == "pr":
            if todo & 262144:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "pr")
                todo |= 262144
                try:
                    n.pr = real(v)
                except ValueError:
                    n.pr = c.mend(n, "pr", v, "real")
        elif t == "qq":
            if todo & 524288:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "qq")
                todo |= 524288
                try:
                    n.qq = real(v)
                except ValueError:
                    n.qq = c.mend(n, "qq", v, "real")
        elif t == "qr":
            if todo & 1048576:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "qr")
                todo |= 1048576
                try:
                    n.qr = real(v)
                except ValueError:
                    n.qr = c.mend(n, "qr", v, "real")
        elif t == "rr":
            if todo & 2097152:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "rr")
                todo |= 2097152
                try:
                    n.rr = real(v)
                except ValueError:
                    n.rr = c.mend(n, "rr", v, "real")
        else:
            c.other(n, x, _FLUID_ADDED_MASS)
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
        if k == "name":
            todo |= 2
            n.name = v
        else:
            c.attribute(n, e, k, v, _VISUAL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "pose":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.pose = read_pose(x, c)
        elif t == "geometry":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.geometry = read_geometry(x, c)
        elif t == "material":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                n.material = read_material(x, c)
        elif t == "cast_shadows":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "cast_shadows")
                todo |= 32
                try:
                    n.cast_shadows = boolean(v)
                except ValueError:
                    n.cast_shadows = c.mend(n, "cast_shadows", v, "boolean")
        elif t == "laser_retro":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "laser_retro")
                todo |= 64
                try:
                    n.laser_retro = real(v)
                except ValueError:
                    n.laser_retro = c.mend(n, "laser_retro", v, "real")
        elif t == "transparency":
            if todo & 128:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "transparency")
                todo |= 128
                try:
                    n.transparency = real(v)
                except ValueError:
                    n.transparency = c.mend(n, "transparency", v, "real")
        elif t == "visibility_flags":
            if todo & 256:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "visibility_flags")
                todo |= 256
                if c.version < 107:
                    c.too_new(n, "visibility_flags", "1.7")
                try:
                    n.visibility_flags = natural(v)
                except ValueError:
                    n.visibility_flags = c.mend(n, "visibility_flags", v, "natural")
        elif t == "meta":
            if todo & 512:
                c.again(n, x)
            else:
                todo |= 512
                if c.version < 105:
                    c.too_new(n, "meta", "1.5")
                n.meta = read_visual_meta(x, c)
        elif t == "frame":
            todo |= 1024
            if c.version < 105:
                c.too_new(n, "frame", "1.5")
            if c.version > 106:
                c.too_old(n, "frame", "1.6")
            n.frame.append(read_frame(x, c))
        elif t == "plugin":
            todo |= 2048
            n.plugin.append(c.tree(x))
        elif t == "drake:illustration_properties":
            if todo & 4096:
                c.again(n, x)
            else:
                todo |= 4096
                n.drake_illustration_properties = c.tree(x)
        elif t == "drake:perception_properties":
            if todo & 8192:
                c.again(n, x)
            else:
                todo |= 8192
                n.drake_perception_properties = c.tree(x)
        elif t == "drake:accepting_renderer":
            todo |= 16384
            n.drake_accepting_renderer.append(c.tree(x))
        else:
            c.other(n, x, _VISUAL)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_visual_meta(e: Any, c: Reader) -> VisualMeta:
    n = VisualMeta()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _VISUAL_META)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "layer":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "layer")
                todo |= 2
                try:
                    n.layer = integer(v)
                except ValueError:
                    n.layer = c.mend(n, "layer", v, "integer")
        else:
            c.other(n, x, _VISUAL_META)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_collision(e: Any, c: Reader) -> Collision:
    n = Collision()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        else:
            c.attribute(n, e, k, v, _COLLISION)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "pose":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.pose = read_pose(x, c)
        elif t == "geometry":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.geometry = read_geometry(x, c)
        elif t == "surface":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                n.surface = read_surface(x, c)
        elif t == "laser_retro":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "laser_retro")
                todo |= 32
                try:
                    n.laser_retro = real(v)
                except ValueError:
                    n.laser_retro = c.mend(n, "laser_retro", v, "real")
        elif t == "max_contacts":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "max_contacts")
                todo |= 64
                try:
                    n.max_contacts = integer(v)
                except ValueError:
                    n.max_contacts = c.mend(n, "max_contacts", v, "integer")
        elif t == "density":
            if todo & 128:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "density")
                todo |= 128
                if c.version < 111:
                    c.too_new(n, "density", "1.11")
                try:
                    n.density = real(v)
                except ValueError:
                    n.density = c.mend(n, "density", v, "real")
        elif t == "auto_inertia_params":
            if todo & 256:
                c.again(n, x)
            else:
                todo |= 256
                if c.version < 111:
                    c.too_new(n, "auto_inertia_params", "1.11")
                n.auto_inertia_params = c.tree(x)
        elif t == "frame":
            todo |= 512
            if c.version < 105:
                c.too_new(n, "frame", "1.5")
            if c.version > 106:
                c.too_old(n, "frame", "1.6")
            n.frame.append(read_frame(x, c))
        elif t == "drake:proximity_properties":
            if todo & 1024:
                c.again(n, x)
            else:
                todo |= 1024
                n.drake_proximity_properties = c.tree(x)
        else:
            c.other(n, x, _COLLISION)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_geometry(e: Any, c: Reader) -> Geometry:
    n = Geometry()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _GEOMETRY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "empty":
            if todo & 2:
                c.again(n, x)
            else:
                todo |= 2
                n.empty = read_empty(x, c)
        elif t == "box":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.box = read_box(x, c)
        elif t == "capsule":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                if c.version < 108:
                    c.too_new(n, "capsule", "1.8")
                n.capsule = read_capsule(x, c)
        elif t == "cone":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                if c.version < 111:
                    c.too_new(n, "cone", "1.11")
                n.cone = read_cone(x, c)
        elif t == "cylinder":
            if todo & 32:
                c.again(n, x)
            else:
                todo |= 32
                n.cylinder = read_cylinder(x, c)
        elif t == "ellipsoid":
            if todo & 64:
                c.again(n, x)
            else:
                todo |= 64
                if c.version < 108:
                    c.too_new(n, "ellipsoid", "1.8")
                n.ellipsoid = read_ellipsoid(x, c)
        elif t == "heightmap":
            if todo & 128:
                c.again(n, x)
            else:
                todo |= 128
                n.heightmap = read_heightmap(x, c)
        elif t == "image":
            if todo & 256:
                c.again(n, x)
            else:
                todo |= 256
                n.image = read_image(x, c)
        elif t == "mesh":
            if todo & 512:
                c.again(n, x)
            else:
                todo |= 512
                n.mesh = read_mesh(x, c)
        elif t == "plane":
            if todo & 1024:
                c.again(n, x)
            else:
                todo |= 1024
                n.plane = read_plane(x, c)
        elif t == "polyline":
            todo |= 2048
            if c.version < 105:
                c.too_new(n, "polyline", "1.5")
            n.polyline.append(read_polyline(x, c))
        elif t == "sphere":
            if todo & 4096:
                c.again(n, x)
            else:
                todo |= 4096
                n.sphere = read_sphere(x, c)
        elif t == "drake:capsule":
            if todo & 8192:
                c.again(n, x)
            else:
                todo |= 8192
                n.drake_capsule = read_drake_capsule(x, c)
        elif t == "drake:ellipsoid":
            if todo & 16384:
                c.again(n, x)
            else:
                todo |= 16384
                n.drake_ellipsoid = read_drake_ellipsoid(x, c)
        else:
            c.other(n, x, _GEOMETRY)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_empty(e: Any, c: Reader) -> Empty:
    n = Empty()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _EMPTY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _EMPTY)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_box(e: Any, c: Reader) -> Box:
    n = Box()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _BOX)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "size":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "size")
                todo |= 2
                try:
                    n.size = vec3(v)
                except ValueError:
                    n.size = c.mend(n, "size", v, "vec3")
        else:
            c.other(n, x, _BOX)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_sphere(e: Any, c: Reader) -> Sphere:
    n = Sphere()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _SPHERE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "radius":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "radius")
                todo |= 2
                try:
                    n.radius = real(v)
                except ValueError:
                    n.radius = c.mend(n, "radius", v, "real")
        else:
            c.other(n, x, _SPHERE)
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
        c.attribute(n, e, k, v, _CYLINDER)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "radius":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "radius")
                todo |= 2
                try:
                    n.radius = real(v)
                except ValueError:
                    n.radius = c.mend(n, "radius", v, "real")
        elif t == "length":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "length")
                todo |= 4
                try:
                    n.length = real(v)
                except ValueError:
                    n.length = c.mend(n, "length", v, "real")
        else:
            c.other(n, x, _CYLINDER)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_capsule(e: Any, c: Reader) -> Capsule:
    n = Capsule()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _CAPSULE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "radius":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "radius")
                todo |= 2
                try:
                    n.radius = real(v)
                except ValueError:
                    n.radius = c.mend(n, "radius", v, "real")
        elif t == "length":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "length")
                todo |= 4
                try:
                    n.length = real(v)
                except ValueError:
                    n.length = c.mend(n, "length", v, "real")
        else:
            c.other(n, x, _CAPSULE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_cone(e: Any, c: Reader) -> Cone:
    n = Cone()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _CONE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "radius":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "radius")
                todo |= 2
                try:
                    n.radius = real(v)
                except ValueError:
                    n.radius = c.mend(n, "radius", v, "real")
        elif t == "length":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "length")
                todo |= 4
                try:
                    n.length = real(v)
                except ValueError:
                    n.length = c.mend(n, "length", v, "real")
        else:
            c.other(n, x, _CONE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_ellipsoid(e: Any, c: Reader) -> Ellipsoid:
    n = Ellipsoid()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _ELLIPSOID)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "radii":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "radii")
                todo |= 2
                try:
                    n.radii = vec3(v)
                except ValueError:
                    n.radii = c.mend(n, "radii", v, "vec3")
        else:
            c.other(n, x, _ELLIPSOID)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_drake_capsule(e: Any, c: Reader) -> DrakeCapsule:
    n = DrakeCapsule()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _DRAKE_CAPSULE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "radius":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "radius")
                todo |= 2
                try:
                    n.radius = real(v)
                except ValueError:
                    n.radius = c.mend(n, "radius", v, "real")
        elif t == "length":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "length")
                todo |= 4
                try:
                    n.length = real(v)
                except ValueError:
                    n.length = c.mend(n, "length", v, "real")
        elif t == "drake:radius":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "drake:radius")
                todo |= 8
                try:
                    n.drake_radius = real(v)
                except ValueError:
                    n.drake_radius = c.mend(n, "drake:radius", v, "real")
        elif t == "drake:length":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "drake:length")
                todo |= 16
                try:
                    n.drake_length = real(v)
                except ValueError:
                    n.drake_length = c.mend(n, "drake:length", v, "real")
        else:
            c.other(n, x, _DRAKE_CAPSULE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_drake_ellipsoid(e: Any, c: Reader) -> DrakeEllipsoid:
    n = DrakeEllipsoid()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _DRAKE_ELLIPSOID)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "a":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "a")
                todo |= 2
                try:
                    n.a = real(v)
                except ValueError:
                    n.a = c.mend(n, "a", v, "real")
        elif t == "b":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "b")
                todo |= 4
                try:
                    n.b = real(v)
                except ValueError:
                    n.b = c.mend(n, "b", v, "real")
        elif t == "c":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "c")
                todo |= 8
                try:
                    n.c = real(v)
                except ValueError:
                    n.c = c.mend(n, "c", v, "real")
        elif t == "drake:a":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "drake:a")
                todo |= 16
                try:
                    n.drake_a = real(v)
                except ValueError:
                    n.drake_a = c.mend(n, "drake:a", v, "real")
        elif t == "drake:b":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "drake:b")
                todo |= 32
                try:
                    n.drake_b = real(v)
                except ValueError:
                    n.drake_b = c.mend(n, "drake:b", v, "real")
        elif t == "drake:c":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "drake:c")
                todo |= 64
                try:
                    n.drake_c = real(v)
                except ValueError:
                    n.drake_c = c.mend(n, "drake:c", v, "real")
        else:
            c.other(n, x, _DRAKE_ELLIPSOID)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_plane(e: Any, c: Reader) -> Plane:
    n = Plane()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _PLANE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "normal":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "normal")
                todo |= 2
                try:
                    n.normal = vec3(v)
                except ValueError:
                    n.normal = c.mend(n, "normal", v, "vec3")
        elif t == "size":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "size")
                todo |= 4
                try:
                    n.size = vec2(v)
                except ValueError:
                    n.size = c.mend(n, "size", v, "vec2")
        else:
            c.other(n, x, _PLANE)
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
        if k == "optimization":
            todo |= 2
            if c.version < 111:
                c.too_new(n, "@optimization", "1.11")
            n.optimization = v
        else:
            c.attribute(n, e, k, v, _MESH)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "convex_decomposition":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                if c.version < 111:
                    c.too_new(n, "convex_decomposition", "1.11")
                n.convex_decomposition = read_convex_decomposition(x, c)
        elif t == "uri":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "uri")
                todo |= 8
                n.uri = v.strip()
        elif t == "submesh":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                n.submesh = read_submesh(x, c)
        elif t == "scale":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "scale")
                todo |= 32
                try:
                    n.scale = vec3(v)
                except ValueError:
                    n.scale = c.mend(n, "scale", v, "vec3")
        elif t == "drake:declare_convex":
            if todo & 64:
                c.again(n, x)
            else:
                todo |= 64
                n.drake_declare_convex = c.tree(x)
        else:
            c.other(n, x, _MESH)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 8:
        c.missing(n, "uri")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_convex_decomposition(e: Any, c: Reader) -> ConvexDecomposition:
    n = ConvexDecomposition()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _CONVEX_DECOMPOSITION)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "max_convex_hulls":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "max_convex_hulls")
                todo |= 2
                try:
                    n.max_convex_hulls = natural(v)
                except ValueError:
                    n.max_convex_hulls = c.mend(n, "max_convex_hulls", v, "natural")
        elif t == "voxel_resolution":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "voxel_resolution")
                todo |= 4
                try:
                    n.voxel_resolution = natural(v)
                except ValueError:
                    n.voxel_resolution = c.mend(n, "voxel_resolution", v, "natural")
        else:
            c.other(n, x, _CONVEX_DECOMPOSITION)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_submesh(e: Any, c: Reader) -> Submesh:
    n = Submesh()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _SUBMESH)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "name":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "name")
                todo |= 2
                n.name = v.strip()
        elif t == "center":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "center")
                todo |= 4
                try:
                    n.center = boolean(v)
                except ValueError:
                    n.center = c.mend(n, "center", v, "boolean")
        else:
            c.other(n, x, _SUBMESH)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "name")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_heightmap(e: Any, c: Reader) -> Heightmap:
    n = Heightmap()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _HEIGHTMAP)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "uri":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "uri")
                todo |= 2
                n.uri = v.strip()
        elif t == "size":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "size")
                todo |= 4
                try:
                    n.size = vec3(v)
                except ValueError:
                    n.size = c.mend(n, "size", v, "vec3")
        elif t == "pos":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "pos")
                todo |= 8
                try:
                    n.pos = vec3(v)
                except ValueError:
                    n.pos = c.mend(n, "pos", v, "vec3")
        elif t == "texture":
            todo |= 16
            n.texture.append(read_heightmap_texture(x, c))
        elif t == "blend":
            todo |= 32
            n.blend.append(read_heightmap_blend(x, c))
        elif t == "use_terrain_paging":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "use_terrain_paging")
                todo |= 64
                try:
                    n.use_terrain_paging = boolean(v)
                except ValueError:
                    n.use_terrain_paging = c.mend(n, "use_terrain_paging", v, "boolean")
        elif t == "sampling":
            if todo & 128:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "sampling")
                todo |= 128
                if c.version < 106:
                    c.too_new(n, "sampling", "1.6")
                try:
                    n.sampling = natural(v)
                except ValueError:
                    n.sampling = c.mend(n, "sampling", v, "natural")
        else:
            c.other(n, x, _HEIGHTMAP)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "uri")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_heightmap_texture(e: Any, c: Reader) -> HeightmapTexture:
    n = HeightmapTexture()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _HEIGHTMAP_TEXTURE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "size":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "size")
                todo |= 2
                try:
                    n.size = real(v)
                except ValueError:
                    n.size = c.mend(n, "size", v, "real")
        elif t == "diffuse":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "diffuse")
                todo |= 4
                n.diffuse = v.strip()
        elif t == "normal":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "normal")
                todo |= 8
                n.normal = v.strip()
        else:
            c.other(n, x, _HEIGHTMAP_TEXTURE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_heightmap_blend(e: Any, c: Reader) -> HeightmapBlend:
    n = HeightmapBlend()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _HEIGHTMAP_BLEND)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "min_height":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "min_height")
                todo |= 2
                try:
                    n.min_height = real(v)
                except ValueError:
                    n.min_height = c.mend(n, "min_height", v, "real")
        elif t == "fade_dist":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "fade_dist")
                todo |= 4
                try:
                    n.fade_dist = real(v)
                except ValueError:
                    n.fade_dist = c.mend(n, "fade_dist", v, "real")
        else:
            c.other(n, x, _HEIGHTMAP_BLEND)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_image(e: Any, c: Reader) -> Image:
    n = Image()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _IMAGE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "uri":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "uri")
                todo |= 2
                n.uri = v.strip()
        elif t == "scale":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "scale")
                todo |= 4
                try:
                    n.scale = real(v)
                except ValueError:
                    n.scale = c.mend(n, "scale", v, "real")
        elif t == "threshold":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "threshold")
                todo |= 8
                try:
                    n.threshold = integer(v)
                except ValueError:
                    n.threshold = c.mend(n, "threshold", v, "integer")
        elif t == "height":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "height")
                todo |= 16
                try:
                    n.height = real(v)
                except ValueError:
                    n.height = c.mend(n, "height", v, "real")
        elif t == "granularity":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "granularity")
                todo |= 32
                try:
                    n.granularity = integer(v)
                except ValueError:
                    n.granularity = c.mend(n, "granularity", v, "integer")
        else:
            c.other(n, x, _IMAGE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "uri")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_polyline(e: Any, c: Reader) -> Polyline:
    n = Polyline()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _POLYLINE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "point":
            c.at += 1
            v = x.text or ""
            if len(x) or x.attrib:
                v = c.plain(n, x, "point")
            todo |= 2
            try:
                item = vec2(v)
            except ValueError:
                item = c.mend(n, "point", v, "vec2")
            n.point.append(item)
        elif t == "height":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "height")
                todo |= 4
                try:
                    n.height = real(v)
                except ValueError:
                    n.height = c.mend(n, "height", v, "real")
        else:
            c.other(n, x, _POLYLINE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "point")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_material(e: Any, c: Reader) -> Material:
    n = Material()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _MATERIAL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "script":
            if todo & 2:
                c.again(n, x)
            else:
                todo |= 2
                n.script = read_material_script(x, c)
        elif t == "shader":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.shader = read_shader(x, c)
        elif t == "render_order":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "render_order")
                todo |= 8
                if c.version < 107:
                    c.too_new(n, "render_order", "1.7")
                try:
                    n.render_order = real(v)
                except ValueError:
                    n.render_order = c.mend(n, "render_order", v, "real")
        elif t == "lighting":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "lighting")
                todo |= 16
                try:
                    n.lighting = boolean(v)
                except ValueError:
                    n.lighting = c.mend(n, "lighting", v, "boolean")
        elif t == "ambient":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "ambient")
                todo |= 32
                try:
                    n.ambient = color(v)
                except ValueError:
                    n.ambient = c.mend(n, "ambient", v, "color")
        elif t == "diffuse":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "diffuse")
                todo |= 64
                try:
                    n.diffuse = color(v)
                except ValueError:
                    n.diffuse = c.mend(n, "diffuse", v, "color")
        elif t == "specular":
            if todo & 128:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "specular")
                todo |= 128
                try:
                    n.specular = color(v)
                except ValueError:
                    n.specular = c.mend(n, "specular", v, "color")
        elif t == "shininess":
            if todo & 256:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "shininess")
                todo |= 256
                if c.version < 107:
                    c.too_new(n, "shininess", "1.7")
                try:
                    n.shininess = real(v)
                except ValueError:
                    n.shininess = c.mend(n, "shininess", v, "real")
        elif t == "emissive":
            if todo & 512:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "emissive")
                todo |= 512
                try:
                    n.emissive = color(v)
                except ValueError:
                    n.emissive = c.mend(n, "emissive", v, "color")
        elif t == "double_sided":
            if todo & 1024:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "double_sided")
                todo |= 1024
                if c.version < 107:
                    c.too_new(n, "double_sided", "1.7")
                try:
                    n.double_sided = boolean(v)
                except ValueError:
                    n.double_sided = c.mend(n, "double_sided", v, "boolean")
        elif t == "pbr":
            if todo & 2048:
                c.again(n, x)
            else:
                todo |= 2048
                if c.version < 106:
                    c.too_new(n, "pbr", "1.6")
                n.pbr = read_pbr(x, c)
        elif t == "drake:diffuse_map":
            if todo & 4096:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "drake:diffuse_map")
                todo |= 4096
                n.drake_diffuse_map = v.strip()
        else:
            c.other(n, x, _MATERIAL)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_material_script(e: Any, c: Reader) -> MaterialScript:
    n = MaterialScript()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _MATERIAL_SCRIPT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "uri":
            c.at += 1
            v = x.text or ""
            if len(x) or x.attrib:
                v = c.plain(n, x, "uri")
            todo |= 2
            item = v.strip()
            n.uri.append(item)
        elif t == "name":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "name")
                todo |= 4
                n.name = v.strip()
        else:
            c.other(n, x, _MATERIAL_SCRIPT)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_shader(e: Any, c: Reader) -> Shader:
    n = Shader()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "type":
            todo |= 2
            n.type = v
            if n.type not in SHADER_TYPE:
                n.type = c.word(n, "@type", v, SHADER_TYPE)
        else:
            c.attribute(n, e, k, v, _SHADER)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "normal_map":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "normal_map")
                todo |= 4
                n.normal_map = v.strip()
        else:
            c.other(n, x, _SHADER)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@type")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_pbr(e: Any, c: Reader) -> Pbr:
    n = Pbr()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _PBR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "metal":
            if todo & 2:
                c.again(n, x)
            else:
                todo |= 2
                n.metal = read_pbr_metal(x, c)
        elif t == "specular":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.specular = read_pbr_specular(x, c)
        else:
            c.other(n, x, _PBR)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_pbr_metal(e: Any, c: Reader) -> PbrMetal:
    n = PbrMetal()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _PBR_METAL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "albedo_map":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "albedo_map")
                todo |= 2
                n.albedo_map = v.strip()
        elif t == "roughness_map":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "roughness_map")
                todo |= 4
                n.roughness_map = v.strip()
        elif t == "roughness":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "roughness")
                todo |= 8
                n.roughness = v.strip()
        elif t == "metalness_map":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "metalness_map")
                todo |= 16
                n.metalness_map = v.strip()
        elif t == "metalness":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "metalness")
                todo |= 32
                n.metalness = v.strip()
        elif t == "environment_map":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "environment_map")
                todo |= 64
                n.environment_map = v.strip()
        elif t == "ambient_occlusion_map":
            if todo & 128:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "ambient_occlusion_map")
                todo |= 128
                n.ambient_occlusion_map = v.strip()
        elif t == "normal_map":
            if todo & 256:
                c.again(n, x)
            else:
                todo |= 256
                n.normal_map = read_normal_map(x, c)
        elif t == "emissive_map":
            if todo & 512:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "emissive_map")
                todo |= 512
                n.emissive_map = v.strip()
        elif t == "light_map":
            if todo & 1024:
                c.again(n, x)
            else:
                todo |= 1024
                if c.version < 107:
                    c.too_new(n, "light_map", "1.7")
                n.light_map = read_light_map(x, c)
        else:
            c.other(n, x, _PBR_METAL)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_pbr_specular(e: Any, c: Reader) -> PbrSpecular:
    n = PbrSpecular()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _PBR_SPECULAR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "albedo_map":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "albedo_map")
                todo |= 2
                n.albedo_map = v.strip()
        elif t == "specular_map":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "specular_map")
                todo |= 4
                n.specular_map = v.strip()
        elif t == "glossiness_map":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "glossiness_map")
                todo |= 8
                n.glossiness_map = v.strip()
        elif t == "glossiness":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "glossiness")
                todo |= 16
                n.glossiness = v.strip()
        elif t == "environment_map":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "environment_map")
                todo |= 32
                n.environment_map = v.strip()
        elif t == "ambient_occlusion_map":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "ambient_occlusion_map")
                todo |= 64
                n.ambient_occlusion_map = v.strip()
        elif t == "normal_map":
            if todo & 128:
                c.again(n, x)
            else:
                todo |= 128
                n.normal_map = read_normal_map(x, c)
        elif t == "emissive_map":
            if todo & 256:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "emissive_map")
                todo |= 256
                n.emissive_map = v.strip()
        elif t == "light_map":
            if todo & 512:
                c.again(n, x)
            else:
                todo |= 512
                if c.version < 107:
                    c.too_new(n, "light_map", "1.7")
                n.light_map = read_light_map(x, c)
        else:
            c.other(n, x, _PBR_SPECULAR)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_normal_map(e: Any, c: Reader) -> NormalMap:
    n = NormalMap()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "type":
            todo |= 4
            n.type = v
            if n.type not in NORMAL_SPACE:
                n.type = c.word(n, "@type", v, NORMAL_SPACE)
        else:
            c.attribute(n, e, k, v, _NORMAL_MAP)
    v = c.text(e)
    todo |= 2
    n.text = v.strip()
    for x in e:
        t = x.tag
        c.other(n, x, _NORMAL_MAP)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_light_map(e: Any, c: Reader) -> LightMap:
    n = LightMap()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "uv_set":
            todo |= 4
            try:
                n.uv_set = natural(v)
            except ValueError:
                n.uv_set = c.mend(n, "@uv_set", v, "natural")
        else:
            c.attribute(n, e, k, v, _LIGHT_MAP)
    v = c.text(e)
    todo |= 2
    n.text = v.strip()
    for x in e:
        t = x.tag
        c.other(n, x, _LIGHT_MAP)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_surface(e: Any, c: Reader) -> Surface:
    n = Surface()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _SURFACE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "bounce":
            if todo & 2:
                c.again(n, x)
            else:
                todo |= 2
                n.bounce = read_bounce(x, c)
        elif t == "friction":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.friction = read_friction(x, c)
        elif t == "contact":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.contact = read_contact(x, c)
        elif t == "soft_contact":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                n.soft_contact = read_soft_contact(x, c)
        else:
            c.other(n, x, _SURFACE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_bounce(e: Any, c: Reader) -> Bounce:
    n = Bounce()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _BOUNCE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "restitution_coefficient":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "restitution_coefficient")
                todo |= 2
                try:
                    n.restitution_coefficient = real(v)
                except ValueError:
                    n.restitution_coefficient = c.mend(n, "restitution_coefficient", v, "real")
        elif t == "threshold":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "threshold")
                todo |= 4
                try:
                    n.threshold = real(v)
                except ValueError:
                    n.threshold = c.mend(n, "threshold", v, "real")
        else:
            c.other(n, x, _BOUNCE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_friction(e: Any, c: Reader) -> Friction:
    n = Friction()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _FRICTION)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "torsional":
            if todo & 2:
                c.again(n, x)
            else:
                todo |= 2
                if c.version < 105:
                    c.too_new(n, "torsional", "1.5")
                n.torsional = read_torsional(x, c)
        elif t == "ode":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.ode = read_friction_ode(x, c)
        elif t == "bullet":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.bullet = read_friction_bullet(x, c)
        else:
            c.other(n, x, _FRICTION)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_torsional(e: Any, c: Reader) -> Torsional:
    n = Torsional()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _TORSIONAL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "coefficient":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "coefficient")
                todo |= 2
                try:
                    n.coefficient = real(v)
                except ValueError:
                    n.coefficient = c.mend(n, "coefficient", v, "real")
        elif t == "use_patch_radius":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "use_patch_radius")
                todo |= 4
                try:
                    n.use_patch_radius = boolean(v)
                except ValueError:
                    n.use_patch_radius = c.mend(n, "use_patch_radius", v, "boolean")
        elif t == "patch_radius":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "patch_radius")
                todo |= 8
                try:
                    n.patch_radius = real(v)
                except ValueError:
                    n.patch_radius = c.mend(n, "patch_radius", v, "real")
        elif t == "surface_radius":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "surface_radius")
                todo |= 16
                try:
                    n.surface_radius = real(v)
                except ValueError:
                    n.surface_radius = c.mend(n, "surface_radius", v, "real")
        elif t == "ode":
            if todo & 32:
                c.again(n, x)
            else:
                todo |= 32
                n.ode = read_torsional_ode(x, c)
        else:
            c.other(n, x, _TORSIONAL)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_torsional_ode(e: Any, c: Reader) -> TorsionalOde:
    n = TorsionalOde()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _TORSIONAL_ODE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "slip":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "slip")
                todo |= 2
                try:
                    n.slip = real(v)
                except ValueError:
                    n.slip = c.mend(n, "slip", v, "real")
        else:
            c.other(n, x, _TORSIONAL_ODE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_friction_ode(e: Any, c: Reader) -> FrictionOde:
    n = FrictionOde()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _FRICTION_ODE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "mu":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "mu")
                todo |= 2
                try:
                    n.mu = real(v)
                except ValueError:
                    n.mu = c.mend(n, "mu", v, "real")
        elif t == "mu2":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "mu2")
                todo |= 4
                try:
                    n.mu2 = real(v)
                except ValueError:
                    n.mu2 = c.mend(n, "mu2", v, "real")
        elif t == "fdir1":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.fdir1 = read_friction_direction(x, c)
        elif t == "slip1":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "slip1")
                todo |= 16
                try:
                    n.slip1 = real(v)
                except ValueError:
                    n.slip1 = c.mend(n, "slip1", v, "real")
        elif t == "slip2":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "slip2")
                todo |= 32
                try:
                    n.slip2 = real(v)
                except ValueError:
                    n.slip2 = c.mend(n, "slip2", v, "real")
        else:
            c.other(n, x, _FRICTION_ODE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_friction_direction(e: Any, c: Reader) -> FrictionDirection:
    n = FrictionDirection()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _FRICTION_DIRECTION)
    v = c.text(e)
    todo |= 2
    try:
        n.text = vec3(v)
    except ValueError:
        n.text = c.mend(n, "#text", v, "vec3")
    for x in e:
        t = x.tag
        c.other(n, x, _FRICTION_DIRECTION)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_friction_bullet(e: Any, c: Reader) -> FrictionBullet:
    n = FrictionBullet()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _FRICTION_BULLET)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "friction":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "friction")
                todo |= 2
                try:
                    n.friction = real(v)
                except ValueError:
                    n.friction = c.mend(n, "friction", v, "real")
        elif t == "friction2":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "friction2")
                todo |= 4
                try:
                    n.friction2 = real(v)
                except ValueError:
                    n.friction2 = c.mend(n, "friction2", v, "real")
        elif t == "fdir1":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "fdir1")
                todo |= 8
                try:
                    n.fdir1 = vec3(v)
                except ValueError:
                    n.fdir1 = c.mend(n, "fdir1", v, "vec3")
        elif t == "rolling_friction":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "rolling_friction")
                todo |= 16
                try:
                    n.rolling_friction = real(v)
                except ValueError:
                    n.rolling_friction = c.mend(n, "rolling_friction", v, "real")
        else:
            c.other(n, x, _FRICTION_BULLET)
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
        if t == "collide_without_contact":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "collide_without_contact")
                todo |= 2
                try:
                    n.collide_without_contact = boolean(v)
                except ValueError:
                    n.collide_without_contact = c.mend(n, "collide_without_contact", v, "boolean")
        elif t == "collide_without_contact_bitmask":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "collide_without_contact_bitmask")
                todo |= 4
                try:
                    n.collide_without_contact_bitmask = natural(v)
                except ValueError:
                    n.collide_without_contact_bitmask = c.mend(n, "collide_without_contact_bitmask", v, "natural")
        elif t == "collide_bitmask":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "collide_bitmask")
                todo |= 8
                try:
                    n.collide_bitmask = natural(v)
                except ValueError:
                    n.collide_bitmask = c.mend(n, "collide_bitmask", v, "natural")
        elif t == "category_bitmask":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "category_bitmask")
                todo |= 16
                if c.version < 106:
                    c.too_new(n, "category_bitmask", "1.6")
                try:
                    n.category_bitmask = natural(v)
                except ValueError:
                    n.category_bitmask = c.mend(n, "category_bitmask", v, "natural")
        elif t == "poissons_ratio":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "poissons_ratio")
                todo |= 32
                if c.version < 105:
                    c.too_new(n, "poissons_ratio", "1.5")
                try:
                    n.poissons_ratio = real(v)
                except ValueError:
                    n.poissons_ratio = c.mend(n, "poissons_ratio", v, "real")
        elif t == "elastic_modulus":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "elastic_modulus")
                todo |= 64
                if c.version < 105:
                    c.too_new(n, "elastic_modulus", "1.5")
                try:
                    n.elastic_modulus = real(v)
                except ValueError:
                    n.elastic_modulus = c.mend(n, "elastic_modulus", v, "real")
        elif t == "ode":
            if todo & 128:
                c.again(n, x)
            else:
                todo |= 128
                n.ode = read_contact_ode(x, c)
        elif t == "bullet":
            if todo & 256:
                c.again(n, x)
            else:
                todo |= 256
                n.bullet = read_contact_bullet(x, c)
        else:
            c.other(n, x, _CONTACT)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_contact_ode(e: Any, c: Reader) -> ContactOde:
    n = ContactOde()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _CONTACT_ODE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "soft_cfm":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "soft_cfm")
                todo |= 2
                try:
                    n.soft_cfm = real(v)
                except ValueError:
                    n.soft_cfm = c.mend(n, "soft_cfm", v, "real")
        elif t == "soft_erp":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "soft_erp")
                todo |= 4
                try:
                    n.soft_erp = real(v)
                except ValueError:
                    n.soft_erp = c.mend(n, "soft_erp", v, "real")
        elif t == "kp":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "kp")
                todo |= 8
                try:
                    n.kp = real(v)
                except ValueError:
                    n.kp = c.mend(n, "kp", v, "real")
        elif t == "kd":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "kd")
                todo |= 16
                try:
                    n.kd = real(v)
                except ValueError:
                    n.kd = c.mend(n, "kd", v, "real")
        elif t == "max_vel":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "max_vel")
                todo |= 32
                try:
                    n.max_vel = real(v)
                except ValueError:
                    n.max_vel = c.mend(n, "max_vel", v, "real")
        elif t == "min_depth":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "min_depth")
                todo |= 64
                try:
                    n.min_depth = real(v)
                except ValueError:
                    n.min_depth = c.mend(n, "min_depth", v, "real")
        else:
            c.other(n, x, _CONTACT_ODE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_contact_bullet(e: Any, c: Reader) -> ContactBullet:
    n = ContactBullet()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _CONTACT_BULLET)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "soft_cfm":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "soft_cfm")
                todo |= 2
                try:
                    n.soft_cfm = real(v)
                except ValueError:
                    n.soft_cfm = c.mend(n, "soft_cfm", v, "real")
        elif t == "soft_erp":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "soft_erp")
                todo |= 4
                try:
                    n.soft_erp = real(v)
                except ValueError:
                    n.soft_erp = c.mend(n, "soft_erp", v, "real")
        elif t == "kp":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "kp")
                todo |= 8
                try:
                    n.kp = real(v)
                except ValueError:
                    n.kp = c.mend(n, "kp", v, "real")
        elif t == "kd":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "kd")
                todo |= 16
                try:
                    n.kd = real(v)
                except ValueError:
                    n.kd = c.mend(n, "kd", v, "real")
        elif t == "split_impulse":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "split_impulse")
                todo |= 32
                try:
                    n.split_impulse = boolean(v)
                except ValueError:
                    n.split_impulse = c.mend(n, "split_impulse", v, "boolean")
        elif t == "split_impulse_penetration_threshold":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "split_impulse_penetration_threshold")
                todo |= 64
                try:
                    n.split_impulse_penetration_threshold = real(v)
                except ValueError:
                    n.split_impulse_penetration_threshold = c.mend(n, "split_impulse_penetration_threshold", v, "real")
        else:
            c.other(n, x, _CONTACT_BULLET)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_soft_contact(e: Any, c: Reader) -> SoftContact:
    n = SoftContact()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _SOFT_CONTACT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "dart":
            if todo & 2:
                c.again(n, x)
            else:
                todo |= 2
                n.dart = read_soft_contact_dart(x, c)
        else:
            c.other(n, x, _SOFT_CONTACT)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_soft_contact_dart(e: Any, c: Reader) -> SoftContactDart:
    n = SoftContactDart()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _SOFT_CONTACT_DART)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "bone_attachment":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "bone_attachment")
                todo |= 2
                try:
                    n.bone_attachment = real(v)
                except ValueError:
                    n.bone_attachment = c.mend(n, "bone_attachment", v, "real")
        elif t == "stiffness":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "stiffness")
                todo |= 4
                try:
                    n.stiffness = real(v)
                except ValueError:
                    n.stiffness = c.mend(n, "stiffness", v, "real")
        elif t == "damping":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "damping")
                todo |= 8
                try:
                    n.damping = real(v)
                except ValueError:
                    n.damping = c.mend(n, "damping", v, "real")
        elif t == "flesh_mass_fraction":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "flesh_mass_fraction")
                todo |= 16
                try:
                    n.flesh_mass_fraction = real(v)
                except ValueError:
                    n.flesh_mass_fraction = c.mend(n, "flesh_mass_fraction", v, "real")
        else:
            c.other(n, x, _SOFT_CONTACT_DART)
        if x.tail:
            c.stray(n, x, x.tail)
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
        elif k == "type":
            todo |= 4
            n.type = v
            if n.type not in JOINT_TYPE:
                n.type = c.word(n, "@type", v, JOINT_TYPE)
        else:
            c.attribute(n, e, k, v, _JOINT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "pose":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.pose = read_pose(x, c)
        elif t == "parent":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "parent")
                todo |= 16
                n.parent = v.strip()
        elif t == "child":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "child")
                todo |= 32
                n.child = v.strip()
        elif t == "axis":
            if todo & 64:
                c.again(n, x)
            else:
                todo |= 64
                n.axis = read_axis(x, c)
        elif t == "axis2":
            if todo & 128:
                c.again(n, x)
            else:
                todo |= 128
                n.axis2 = read_axis(x, c)
        elif t == "frame":
            todo |= 256
            if c.version < 105:
                c.too_new(n, "frame", "1.5")
            if c.version > 106:
                c.too_old(n, "frame", "1.6")
            n.frame.append(read_frame(x, c))
        elif t == "gearbox_ratio":
            if todo & 512:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "gearbox_ratio")
                todo |= 512
                try:
                    n.gearbox_ratio = real(v)
                except ValueError:
                    n.gearbox_ratio = c.mend(n, "gearbox_ratio", v, "real")
        elif t == "gearbox_reference_body":
            if todo & 1024:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "gearbox_reference_body")
                todo |= 1024
                n.gearbox_reference_body = v.strip()
        elif t == "thread_pitch":
            if todo & 2048:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "thread_pitch")
                todo |= 2048
                try:
                    n.thread_pitch = real(v)
                except ValueError:
                    n.thread_pitch = c.mend(n, "thread_pitch", v, "real")
        elif t == "screw_thread_pitch":
            if todo & 4096:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "screw_thread_pitch")
                todo |= 4096
                if c.version < 110:
                    c.too_new(n, "screw_thread_pitch", "1.10")
                try:
                    n.screw_thread_pitch = real(v)
                except ValueError:
                    n.screw_thread_pitch = c.mend(n, "screw_thread_pitch", v, "real")
                if n.screw_thread_pitch is not None and n.screw_thread_pitch == 0:
                    c.out_of_range(n, "screw_thread_pitch", v, "nonzero")
        elif t == "physics":
            if todo & 8192:
                c.again(n, x)
            else:
                todo |= 8192
                n.physics = read_joint_physics(x, c)
        elif t == "sensor":
            todo |= 16384
            n.sensor.append(c.tree(x))
        elif t == "drake:gear_ratio":
            if todo & 32768:
                c.again(n, x)
            else:
                todo |= 32768
                n.drake_gear_ratio = c.tree(x)
        elif t == "drake:rotor_inertia":
            if todo & 65536:
                c.again(n, x)
            else:
                todo |= 65536
                n.drake_rotor_inertia = c.tree(x)
        elif t == "drake:controller_gains":
            if todo & 131072:
                c.again(n, x)
            else:
                todo |= 131072
                n.drake_controller_gains = c.tree(x)
        elif t == "drake:mimic":
            if todo & 262144:
                c.again(n, x)
            else:
                todo |= 262144
                n.drake_mimic = c.tree(x)
        else:
            c.other(n, x, _JOINT)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    if not todo & 4:
        c.missing(n, "@type")
    if not todo & 16:
        c.missing(n, "parent")
    if not todo & 32:
        c.missing(n, "child")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_axis(e: Any, c: Reader) -> Axis:
    n = Axis()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _AXIS)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "xyz":
            if todo & 2:
                c.again(n, x)
            else:
                todo |= 2
                n.xyz = read_axis_xyz(x, c)
        elif t == "limit":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.limit = read_axis_limit(x, c)
        elif t == "dynamics":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.dynamics = read_axis_dynamics(x, c)
        elif t == "mimic":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                if c.version < 111:
                    c.too_new(n, "mimic", "1.11")
                n.mimic = read_mimic(x, c)
        elif t == "use_parent_model_frame":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "use_parent_model_frame")
                todo |= 32
                if c.version < 105:
                    c.too_new(n, "use_parent_model_frame", "1.5")
                if c.version > 106:
                    c.too_old(n, "use_parent_model_frame", "1.6")
                try:
                    n.use_parent_model_frame = boolean(v)
                except ValueError:
                    n.use_parent_model_frame = c.mend(n, "use_parent_model_frame", v, "boolean")
        elif t == "initial_position":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "initial_position")
                todo |= 64
                if c.version < 106:
                    c.too_new(n, "initial_position", "1.6")
                if c.version > 108:
                    c.too_old(n, "initial_position", "1.8")
                try:
                    n.initial_position = real(v)
                except ValueError:
                    n.initial_position = c.mend(n, "initial_position", v, "real")
        else:
            c.other(n, x, _AXIS)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_axis_xyz(e: Any, c: Reader) -> AxisXyz:
    n = AxisXyz()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "expressed_in":
            todo |= 4
            if c.version < 107:
                c.too_new(n, "@expressed_in", "1.7")
            n.expressed_in = v
        else:
            c.attribute(n, e, k, v, _AXIS_XYZ)
    v = c.text(e)
    todo |= 2
    try:
        n.text = vec3(v)
    except ValueError:
        n.text = c.mend(n, "#text", v, "vec3")
    for x in e:
        t = x.tag
        c.other(n, x, _AXIS_XYZ)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_axis_dynamics(e: Any, c: Reader) -> AxisDynamics:
    n = AxisDynamics()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _AXIS_DYNAMICS)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "damping":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "damping")
                todo |= 2
                try:
                    n.damping = real(v)
                except ValueError:
                    n.damping = c.mend(n, "damping", v, "real")
        elif t == "friction":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "friction")
                todo |= 4
                try:
                    n.friction = real(v)
                except ValueError:
                    n.friction = c.mend(n, "friction", v, "real")
        elif t == "spring_reference":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "spring_reference")
                todo |= 8
                if c.version < 105:
                    c.too_new(n, "spring_reference", "1.5")
                try:
                    n.spring_reference = real(v)
                except ValueError:
                    n.spring_reference = c.mend(n, "spring_reference", v, "real")
        elif t == "spring_stiffness":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "spring_stiffness")
                todo |= 16
                if c.version < 105:
                    c.too_new(n, "spring_stiffness", "1.5")
                try:
                    n.spring_stiffness = real(v)
                except ValueError:
                    n.spring_stiffness = c.mend(n, "spring_stiffness", v, "real")
        else:
            c.other(n, x, _AXIS_DYNAMICS)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_axis_limit(e: Any, c: Reader) -> AxisLimit:
    n = AxisLimit()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _AXIS_LIMIT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "lower":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "lower")
                todo |= 2
                try:
                    n.lower = extended(v)
                except ValueError:
                    n.lower = c.mend(n, "lower", v, "extended")
        elif t == "upper":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "upper")
                todo |= 4
                try:
                    n.upper = extended(v)
                except ValueError:
                    n.upper = c.mend(n, "upper", v, "extended")
        elif t == "effort":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "effort")
                todo |= 8
                try:
                    n.effort = extended(v)
                except ValueError:
                    n.effort = c.mend(n, "effort", v, "extended")
        elif t == "velocity":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "velocity")
                todo |= 16
                try:
                    n.velocity = extended(v)
                except ValueError:
                    n.velocity = c.mend(n, "velocity", v, "extended")
        elif t == "stiffness":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "stiffness")
                todo |= 32
                try:
                    n.stiffness = real(v)
                except ValueError:
                    n.stiffness = c.mend(n, "stiffness", v, "real")
        elif t == "dissipation":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "dissipation")
                todo |= 64
                try:
                    n.dissipation = real(v)
                except ValueError:
                    n.dissipation = c.mend(n, "dissipation", v, "real")
        elif t == "drake:acceleration":
            if todo & 128:
                c.again(n, x)
            else:
                todo |= 128
                n.drake_acceleration = c.tree(x)
        else:
            c.other(n, x, _AXIS_LIMIT)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_mimic(e: Any, c: Reader) -> Mimic:
    n = Mimic()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "joint":
            todo |= 2
            n.joint = v
        elif k == "axis":
            todo |= 4
            n.axis = v
            if n.axis not in MIMIC_AXIS:
                n.axis = c.word(n, "@axis", v, MIMIC_AXIS)
        else:
            c.attribute(n, e, k, v, _MIMIC)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "multiplier":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "multiplier")
                todo |= 8
                try:
                    n.multiplier = real(v)
                except ValueError:
                    n.multiplier = c.mend(n, "multiplier", v, "real")
        elif t == "offset":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "offset")
                todo |= 16
                try:
                    n.offset = real(v)
                except ValueError:
                    n.offset = c.mend(n, "offset", v, "real")
        elif t == "reference":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "reference")
                todo |= 32
                try:
                    n.reference = real(v)
                except ValueError:
                    n.reference = c.mend(n, "reference", v, "real")
        else:
            c.other(n, x, _MIMIC)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@joint")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_joint_physics(e: Any, c: Reader) -> JointPhysics:
    n = JointPhysics()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _JOINT_PHYSICS)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "simbody":
            if todo & 2:
                c.again(n, x)
            else:
                todo |= 2
                n.simbody = read_joint_simbody(x, c)
        elif t == "ode":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.ode = read_joint_ode(x, c)
        elif t == "provide_feedback":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "provide_feedback")
                todo |= 8
                try:
                    n.provide_feedback = boolean(v)
                except ValueError:
                    n.provide_feedback = c.mend(n, "provide_feedback", v, "boolean")
        else:
            c.other(n, x, _JOINT_PHYSICS)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_joint_simbody(e: Any, c: Reader) -> JointSimbody:
    n = JointSimbody()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _JOINT_SIMBODY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "must_be_loop_joint":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "must_be_loop_joint")
                todo |= 2
                try:
                    n.must_be_loop_joint = boolean(v)
                except ValueError:
                    n.must_be_loop_joint = c.mend(n, "must_be_loop_joint", v, "boolean")
        else:
            c.other(n, x, _JOINT_SIMBODY)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_joint_ode(e: Any, c: Reader) -> JointOde:
    n = JointOde()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _JOINT_ODE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "provide_feedback":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "provide_feedback")
                todo |= 2
                if c.version > 106:
                    c.too_old(n, "provide_feedback", "1.6")
                try:
                    n.provide_feedback = boolean(v)
                except ValueError:
                    n.provide_feedback = c.mend(n, "provide_feedback", v, "boolean")
        elif t == "cfm_damping":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "cfm_damping")
                todo |= 4
                try:
                    n.cfm_damping = boolean(v)
                except ValueError:
                    n.cfm_damping = c.mend(n, "cfm_damping", v, "boolean")
        elif t == "implicit_spring_damper":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "implicit_spring_damper")
                todo |= 8
                try:
                    n.implicit_spring_damper = boolean(v)
                except ValueError:
                    n.implicit_spring_damper = c.mend(n, "implicit_spring_damper", v, "boolean")
        elif t == "fudge_factor":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "fudge_factor")
                todo |= 16
                try:
                    n.fudge_factor = real(v)
                except ValueError:
                    n.fudge_factor = c.mend(n, "fudge_factor", v, "real")
        elif t == "cfm":
            if todo & 32:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "cfm")
                todo |= 32
                try:
                    n.cfm = real(v)
                except ValueError:
                    n.cfm = c.mend(n, "cfm", v, "real")
        elif t == "erp":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "erp")
                todo |= 64
                try:
                    n.erp = real(v)
                except ValueError:
                    n.erp = c.mend(n, "erp", v, "real")
        elif t == "bounce":
            if todo & 128:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "bounce")
                todo |= 128
                try:
                    n.bounce = real(v)
                except ValueError:
                    n.bounce = c.mend(n, "bounce", v, "real")
        elif t == "max_force":
            if todo & 256:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "max_force")
                todo |= 256
                try:
                    n.max_force = real(v)
                except ValueError:
                    n.max_force = c.mend(n, "max_force", v, "real")
        elif t == "velocity":
            if todo & 512:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "velocity")
                todo |= 512
                try:
                    n.velocity = real(v)
                except ValueError:
                    n.velocity = c.mend(n, "velocity", v, "real")
        elif t == "limit":
            if todo & 1024:
                c.again(n, x)
            else:
                todo |= 1024
                n.limit = read_joint_ode_limit(x, c)
        elif t == "suspension":
            if todo & 2048:
                c.again(n, x)
            else:
                todo |= 2048
                n.suspension = read_joint_ode_suspension(x, c)
        else:
            c.other(n, x, _JOINT_ODE)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_joint_ode_limit(e: Any, c: Reader) -> JointOdeLimit:
    n = JointOdeLimit()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _JOINT_ODE_LIMIT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "cfm":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "cfm")
                todo |= 2
                try:
                    n.cfm = real(v)
                except ValueError:
                    n.cfm = c.mend(n, "cfm", v, "real")
        elif t == "erp":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "erp")
                todo |= 4
                try:
                    n.erp = real(v)
                except ValueError:
                    n.erp = c.mend(n, "erp", v, "real")
        else:
            c.other(n, x, _JOINT_ODE_LIMIT)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_joint_ode_suspension(e: Any, c: Reader) -> JointOdeSuspension:
    n = JointOdeSuspension()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _JOINT_ODE_SUSPENSION)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "cfm":
            if todo & 2:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "cfm")
                todo |= 2
                try:
                    n.cfm = real(v)
                except ValueError:
                    n.cfm = c.mend(n, "cfm", v, "real")
        elif t == "erp":
            if todo & 4:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "erp")
                todo |= 4
                try:
                    n.erp = real(v)
                except ValueError:
                    n.erp = c.mend(n, "erp", v, "real")
        else:
            c.other(n, x, _JOINT_ODE_SUSPENSION)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n
