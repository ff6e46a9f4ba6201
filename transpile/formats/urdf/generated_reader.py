"""The reader of urdf. Written from grammars/urdf.grammar by ``python -m transpile.grammar write``; do not edit."""
# ruff: noqa

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from transpile.ast.generated_urdf import Actuator, Axis, Box, Capsule, Child, Collision, Color, Cylinder, DrakeCapsule, Dynamics, Ellipsoid, Frame, Geometry, Inertia, Inertial, Joint, Limit, Link, LoopJoint, Mass, Material, Mesh, Mimic, Origin, Parent, Plane, Robot, Sphere, Texture, Transmission, TransmissionJoint, Visual
from transpile.syntax.reader import Reader
from transpile.syntax.values import color, real, reals, scale, vec3, vec4

JOINT_TYPE = ('revolute', 'continuous', 'prismatic', 'fixed', 'floating', 'planar', 'ball', 'universal', 'screw', 'curvilinear', 'spherical')
_ROBOT = (('name', 'version'), ('material', 'link', 'joint', 'drake:joint', 'loop_joint', 'frame', 'transmission', 'gazebo', 'drake:collision_filter_group', 'drake:ball_constraint', 'drake:tendon_constraint', 'drake:linear_spring_damper', 'drake:linear_bushing_rpy', 'drake:distance_constraint'), ('ros2_control', 'sensor', 'group', 'group_state', 'end_effector', 'virtual_joint', 'passive_joint', 'disable_collisions', 'deformable', 'reduced_deformable', 'force_element', 'velocity', 'inertial', 'capability', 'mujoco', 'cameras', 'self_collision_checking', 'custom_metadata', 'noncollision', 'asset', 'compiler'))
_LINK = (('name', 'type', 'concave'), ('origin', 'inertial', 'visual', 'collision', 'drake:surface_velocity_axis'), ('contact', 'collision_checking', 'self_collision_checking', 'gravity', 'kinematic', 'self_collide', 'velocity_decay', 'sensor', 'material', 'selfCollide', 'turnGravityOff', 'mu1', 'mu2', 'maxContacts'))
_INERTIAL = ((), ('origin', 'mass', 'inertia'), ())
_MASS = (('value',), (), ())
_INERTIA = (('ixx', 'ixy', 'ixz', 'iyy', 'iyz', 'izz'), (), ())
_ORIGIN = (('xyz', 'rpy', 'quat_xyzw'), (), ())
_VISUAL = (('name',), ('origin', 'geometry', 'material', 'drake:illustration_properties', 'drake:perception_properties', 'drake:accepting_renderer'), ())
_COLLISION = (('name', 'concave', 'group'), ('origin', 'geometry', 'drake:proximity_properties', 'verbose'), ('material', 'surface', 'contact_coefficients', 'friction'))
_GEOMETRY = (('name',), ('box', 'cylinder', 'sphere', 'capsule', 'mesh', 'plane', 'drake:capsule', 'drake:ellipsoid'), ('material', 'empty'))
_BOX = (('size',), (), ())
_CYLINDER = (('radius', 'length'), (), ())
_SPHERE = (('radius',), (), ())
_CAPSULE = (('radius', 'length'), (), ())
_DRAKE_CAPSULE = (('radius', 'length'), (), ())
_ELLIPSOID = (('a', 'b', 'c'), (), ())
_PLANE = (('normal',), (), ())
_MESH = (('filename', 'scale'), ('drake:declare_convex',), ())
_MATERIAL = (('name',), ('color', 'texture'), ('ambient', 'diffuse', 'specular', 'emissive', 'shininess', 'script'))
_COLOR = (('rgba',), (), ())
_TEXTURE = (('filename',), (), ())
_JOINT = (('name', 'type', 'dont_collapse'), ('origin', 'parent', 'child', 'axis', 'limit', 'dynamics', 'mimic', 'calibration', 'safety_controller', 'joint_properties', 'actuator', 'drake:screw_thread_pitch', 'drake:plane_normal', 'drake:initial_tangent', 'drake:curves', 'drake:is_periodic', 'drake:gear_ratio', 'drake:rotor_inertia', 'drake:controller_gains'), ('hardwareInterface', 'disable_collision'))
_PARENT = (('link',), (), ())
_CHILD = (('link',), (), ())
_AXIS = (('xyz', 'rpy'), (), ())
_LIMIT = (('lower', 'upper', 'effort', 'velocity', 'drake:acceleration', 'k_velocity', 'command_effort', 'current', 'gear_velocity'), (), ())
_DYNAMICS = (('damping', 'friction', 'spring_reference', 'spring_stiffness', 'D', 'K', 'mu_coulomb', 'mu_viscous'), (), ())
_MIMIC = (('joint', 'multiplier', 'offset'), (), ())
_LOOP_JOINT = (('name', 'type'), ('link1', 'link2', 'axis', 'parent', 'child', 'origin'), ())
_FRAME = (('name', 'link', 'xyz', 'rpy'), (), ())
_TRANSMISSION = (('name', 'type'), ('type', 'joint', 'actuator', 'mechanicalReduction', 'motorTorqueConstant', 'compensator', 'leftActuator', 'rightActuator', 'flexJoint', 'rollJoint', 'gap_joint', 'passive_joint', 'use_simulated_gripper_joint'), ('hardwareInterface', 'role', 'simulated_actuated_joint', 'robotNamespace'))
_TRANSMISSION_JOINT = (('name',), ('hardwareInterface',), ('role', 'mechanicalReduction', 'offset', 'ignoreTransmissionAbsoluteEncoder', 'saturationLower', 'saturationUpper', 'deadBandLower', 'deadBandUpper'))
_ACTUATOR = (('name',), ('hardwareInterface', 'mechanicalReduction', 'motorTorqueConstant', 'drake:gear_ratio', 'drake:rotor_inertia', 'drake:controller_gains'), ('role', 'maxVelocity'))

def read_robot(e: Any, c: Reader) -> Robot:
    n = Robot()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "version":
            todo |= 4
            n.version = v
        else:
            c.attribute(n, e, k, v, _ROBOT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "material":
            todo |= 8
            n.material.append(read_material(x, c))
        elif t == "link":
            todo |= 16
            n.link.append(read_link(x, c))
        elif t == "joint":
            todo |= 32
            n.joint.append(read_joint(x, c))
        elif t == "drake:joint":
            todo |= 64
            n.drake_joint.append(read_joint(x, c))
        elif t == "loop_joint":
            todo |= 128
            n.loop_joint.append(read_loop_joint(x, c))
        elif t == "frame":
            todo |= 256
            n.frame.append(read_frame(x, c))
        elif t == "transmission":
            todo |= 512
            n.transmission.append(read_transmission(x, c))
        elif t == "gazebo":
            todo |= 1024
            n.gazebo.append(c.tree(x))
        elif t == "drake:collision_filter_group":
            todo |= 2048
            n.drake_collision_filter_group.append(c.tree(x))
        elif t == "drake:ball_constraint":
            todo |= 4096
            n.drake_ball_constraint.append(c.tree(x))
        elif t == "drake:tendon_constraint":
            todo |= 8192
            n.drake_tendon_constraint.append(c.tree(x))
        elif t == "drake:linear_spring_damper":
            todo |= 16384
            n.drake_linear_spring_damper.append(c.tree(x))
        elif t == "drake:linear_bushing_rpy":
            todo |= 32768
            n.drake_linear_bushing_rpy.append(c.tree(x))
        elif t == "drake:distance_constraint":
            todo |= 65536
            n.drake_distance_constraint.append(c.tree(x))
        else:
            c.other(n, x, _ROBOT)
        if x.tail:
            c.stray(n, x, x.tail)
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
        elif k == "type":
            todo |= 4
            n.type = v
        elif k == "concave":
            todo |= 8
            n.concave = v
        else:
            c.attribute(n, e, k, v, _LINK)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "origin":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                n.origin = read_origin(x, c)
        elif t == "inertial":
            if todo & 32:
                c.again(n, x)
            else:
                todo |= 32
                n.inertial = read_inertial(x, c)
        elif t == "visual":
            todo |= 64
            n.visual.append(read_visual(x, c))
        elif t == "collision":
            todo |= 128
            n.collision.append(read_collision(x, c))
        elif t == "drake:surface_velocity_axis":
            if todo & 256:
                c.again(n, x)
            else:
                todo |= 256
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

def read_inertial(e: Any, c: Reader) -> Inertial:
    n = Inertial()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        c.attribute(n, e, k, v, _INERTIAL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "origin":
            if todo & 2:
                c.again(n, x)
            else:
                todo |= 2
                n.origin = read_origin(x, c)
        elif t == "mass":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.mass = read_mass(x, c)
        elif t == "inertia":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.inertia = read_inertia(x, c)
        else:
            c.other(n, x, _INERTIAL)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_mass(e: Any, c: Reader) -> Mass:
    n = Mass()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "value":
            todo |= 2
            try:
                n.value = real(v)
            except ValueError:
                n.value = c.mend(n, "@value", v, "real")
        else:
            c.attribute(n, e, k, v, _MASS)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _MASS)
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
        if k == "ixx":
            todo |= 2
            try:
                n.ixx = real(v)
            except ValueError:
                n.ixx = c.mend(n, "@ixx", v, "real")
        elif k == "ixy":
            todo |= 4
            try:
                n.ixy = real(v)
            except ValueError:
                n.ixy = c.mend(n, "@ixy", v, "real")
        elif k == "ixz":
            todo |= 8
            try:
                n.ixz = real(v)
            except ValueError:
                n.ixz = c.mend(n, "@ixz", v, "real")
        elif k == "iyy":
            todo |= 16
            try:
                n.iyy = real(v)
            except ValueError:
                n.iyy = c.mend(n, "@iyy", v, "real")
        elif k == "iyz":
            todo |= 32
            try:
                n.iyz = real(v)
            except ValueError:
                n.iyz = c.mend(n, "@iyz", v, "real")
        elif k == "izz":
            todo |= 64
            try:
                n.izz = real(v)
            except ValueError:
                n.izz = c.mend(n, "@izz", v, "real")
        else:
            c.attribute(n, e, k, v, _INERTIA)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _INERTIA)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_origin(e: Any, c: Reader) -> Origin:
    n = Origin()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "xyz":
            todo |= 2
            try:
                n.xyz = vec3(v)
            except ValueError:
                n.xyz = c.mend(n, "@xyz", v, "vec3")
        elif k == "rpy":
            todo |= 4
            try:
                n.rpy = vec3(v)
            except ValueError:
                n.rpy = c.mend(n, "@rpy", v, "vec3")
        elif k == "quat_xyzw":
            todo |= 8
            try:
                n.quat_xyzw = vec4(v)
            except ValueError:
                n.quat_xyzw = c.mend(n, "@quat_xyzw", v, "vec4")
        else:
            c.attribute(n, e, k, v, _ORIGIN)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _ORIGIN)
        if x.tail:
            c.stray(n, x, x.tail)
    found = todo & 12
    if found & (found - 1):
        c.rule(n, "exclusive", ('rpy', 'quat_xyzw'))
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
        if t == "origin":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.origin = read_origin(x, c)
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
        elif t == "drake:illustration_properties":
            if todo & 32:
                c.again(n, x)
            else:
                todo |= 32
                n.drake_illustration_properties = c.tree(x)
        elif t == "drake:perception_properties":
            if todo & 64:
                c.again(n, x)
            else:
                todo |= 64
                n.drake_perception_properties = c.tree(x)
        elif t == "drake:accepting_renderer":
            todo |= 128
            n.drake_accepting_renderer.append(c.tree(x))
        else:
            c.other(n, x, _VISUAL)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 8:
        c.missing(n, "geometry")
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
        elif k == "concave":
            todo |= 4
            n.concave = v
        elif k == "group":
            todo |= 8
            n.group = v
        else:
            c.attribute(n, e, k, v, _COLLISION)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "origin":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                n.origin = read_origin(x, c)
        elif t == "geometry":
            if todo & 32:
                c.again(n, x)
            else:
                todo |= 32
                n.geometry = read_geometry(x, c)
        elif t == "drake:proximity_properties":
            if todo & 64:
                c.again(n, x)
            else:
                todo |= 64
                n.drake_proximity_properties = c.tree(x)
        elif t == "verbose":
            if todo & 128:
                c.again(n, x)
            else:
                todo |= 128
                n.verbose = c.tree(x)
        else:
            c.other(n, x, _COLLISION)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 32:
        c.missing(n, "geometry")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_geometry(e: Any, c: Reader) -> Geometry:
    n = Geometry()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        else:
            c.attribute(n, e, k, v, _GEOMETRY)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "box":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.box = read_box(x, c)
        elif t == "cylinder":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.cylinder = read_cylinder(x, c)
        elif t == "sphere":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                n.sphere = read_sphere(x, c)
        elif t == "capsule":
            if todo & 32:
                c.again(n, x)
            else:
                todo |= 32
                n.capsule = read_capsule(x, c)
        elif t == "mesh":
            if todo & 64:
                c.again(n, x)
            else:
                todo |= 64
                n.mesh = read_mesh(x, c)
        elif t == "plane":
            if todo & 128:
                c.again(n, x)
            else:
                todo |= 128
                n.plane = read_plane(x, c)
        elif t == "drake:capsule":
            if todo & 256:
                c.again(n, x)
            else:
                todo |= 256
                n.drake_capsule = read_drake_capsule(x, c)
        elif t == "drake:ellipsoid":
            if todo & 512:
                c.again(n, x)
            else:
                todo |= 512
                n.drake_ellipsoid = read_ellipsoid(x, c)
        else:
            c.other(n, x, _GEOMETRY)
        if x.tail:
            c.stray(n, x, x.tail)
    found = todo & 1020
    if not found or found & (found - 1):
        c.rule(n, "oneof", ('box', 'cylinder', 'sphere', 'capsule', 'mesh', 'plane', 'drake:capsule', 'drake:ellipsoid'))
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_box(e: Any, c: Reader) -> Box:
    n = Box()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "size":
            todo |= 2
            try:
                n.size = vec3(v)
            except ValueError:
                n.size = c.mend(n, "@size", v, "vec3")
                if n.size is None and not v.strip():
                    todo &= ~2  # an empty value is none
        else:
            c.attribute(n, e, k, v, _BOX)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _BOX)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@size")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_cylinder(e: Any, c: Reader) -> Cylinder:
    n = Cylinder()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "radius":
            todo |= 2
            try:
                n.radius = real(v)
            except ValueError:
                n.radius = c.mend(n, "@radius", v, "real")
                if n.radius is None and not v.strip():
                    todo &= ~2  # an empty value is none
        elif k == "length":
            todo |= 4
            try:
                n.length = real(v)
            except ValueError:
                n.length = c.mend(n, "@length", v, "real")
                if n.length is None and not v.strip():
                    todo &= ~4  # an empty value is none
        else:
            c.attribute(n, e, k, v, _CYLINDER)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _CYLINDER)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@radius")
    if not todo & 4:
        c.missing(n, "@length")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_sphere(e: Any, c: Reader) -> Sphere:
    n = Sphere()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "radius":
            todo |= 2
            try:
                n.radius = real(v)
            except ValueError:
                n.radius = c.mend(n, "@radius", v, "real")
                if n.radius is None and not v.strip():
                    todo &= ~2  # an empty value is none
        else:
            c.attribute(n, e, k, v, _SPHERE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _SPHERE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@radius")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_capsule(e: Any, c: Reader) -> Capsule:
    n = Capsule()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "radius":
            todo |= 2
            try:
                n.radius = real(v)
            except ValueError:
                n.radius = c.mend(n, "@radius", v, "real")
                if n.radius is None and not v.strip():
                    todo &= ~2  # an empty value is none
        elif k == "length":
            todo |= 4
            try:
                n.length = real(v)
            except ValueError:
                n.length = c.mend(n, "@length", v, "real")
                if n.length is None and not v.strip():
                    todo &= ~4  # an empty value is none
        else:
            c.attribute(n, e, k, v, _CAPSULE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _CAPSULE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@radius")
    if not todo & 4:
        c.missing(n, "@length")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_drake_capsule(e: Any, c: Reader) -> DrakeCapsule:
    n = DrakeCapsule()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "radius":
            todo |= 2
            try:
                n.radius = real(v)
            except ValueError:
                n.radius = c.mend(n, "@radius", v, "real")
                if n.radius is None and not v.strip():
                    todo &= ~2  # an empty value is none
        elif k == "length":
            todo |= 4
            try:
                n.length = real(v)
            except ValueError:
                n.length = c.mend(n, "@length", v, "real")
                if n.length is None and not v.strip():
                    todo &= ~4  # an empty value is none
        else:
            c.attribute(n, e, k, v, _DRAKE_CAPSULE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _DRAKE_CAPSULE)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@radius")
    if not todo & 4:
        c.missing(n, "@length")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_ellipsoid(e: Any, c: Reader) -> Ellipsoid:
    n = Ellipsoid()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "a":
            todo |= 2
            try:
                n.a = real(v)
            except ValueError:
                n.a = c.mend(n, "@a", v, "real")
                if n.a is None and not v.strip():
                    todo &= ~2  # an empty value is none
        elif k == "b":
            todo |= 4
            try:
                n.b = real(v)
            except ValueError:
                n.b = c.mend(n, "@b", v, "real")
                if n.b is None and not v.strip():
                    todo &= ~4  # an empty value is none
        elif k == "c":
            todo |= 8
            try:
                n.c = real(v)
            except ValueError:
                n.c = c.mend(n, "@c", v, "real")
                if n.c is None and not v.strip():
                    todo &= ~8  # an empty value is none
        else:
            c.attribute(n, e, k, v, _ELLIPSOID)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _ELLIPSOID)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@a")
    if not todo & 4:
        c.missing(n, "@b")
    if not todo & 8:
        c.missing(n, "@c")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_plane(e: Any, c: Reader) -> Plane:
    n = Plane()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "normal":
            todo |= 2
            try:
                n.normal = vec3(v)
            except ValueError:
                n.normal = c.mend(n, "@normal", v, "vec3")
        else:
            c.attribute(n, e, k, v, _PLANE)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
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
        if k == "filename":
            todo |= 2
            n.filename = v
        elif k == "scale":
            todo |= 4
            try:
                n.scale = scale(v)
            except ValueError:
                n.scale = c.mend(n, "@scale", v, "scale")
        else:
            c.attribute(n, e, k, v, _MESH)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "drake:declare_convex":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.drake_declare_convex = c.tree(x)
        else:
            c.other(n, x, _MESH)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@filename")
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
        else:
            c.attribute(n, e, k, v, _MATERIAL)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "color":
            if todo & 4:
                c.again(n, x)
            else:
                todo |= 4
                n.color = read_color(x, c)
        elif t == "texture":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.texture = read_texture(x, c)
        else:
            c.other(n, x, _MATERIAL)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_color(e: Any, c: Reader) -> Color:
    n = Color()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "rgba":
            todo |= 2
            try:
                n.rgba = color(v)
            except ValueError:
                n.rgba = c.mend(n, "@rgba", v, "color")
        else:
            c.attribute(n, e, k, v, _COLOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _COLOR)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_texture(e: Any, c: Reader) -> Texture:
    n = Texture()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "filename":
            todo |= 2
            n.filename = v
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
        elif k == "dont_collapse":
            todo |= 8
            n.dont_collapse = v
        else:
            c.attribute(n, e, k, v, _JOINT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "origin":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                n.origin = read_origin(x, c)
        elif t == "parent":
            if todo & 32:
                c.again(n, x)
            else:
                todo |= 32
                n.parent = read_parent(x, c)
        elif t == "child":
            if todo & 64:
                c.again(n, x)
            else:
                todo |= 64
                n.child = read_child(x, c)
        elif t == "axis":
            if todo & 128:
                c.again(n, x)
            else:
                todo |= 128
                n.axis = read_axis(x, c)
        elif t == "limit":
            if todo & 256:
                c.again(n, x)
            else:
                todo |= 256
                n.limit = read_limit(x, c)
        elif t == "dynamics":
            if todo & 512:
                c.again(n, x)
            else:
                todo |= 512
                n.dynamics = read_dynamics(x, c)
        elif t == "mimic":
            if todo & 1024:
                c.again(n, x)
            else:
                todo |= 1024
                n.mimic = read_mimic(x, c)
        elif t == "calibration":
            if todo & 2048:
                c.again(n, x)
            else:
                todo |= 2048
                n.calibration = c.tree(x)
        elif t == "safety_controller":
            if todo & 4096:
                c.again(n, x)
            else:
                todo |= 4096
                n.safety_controller = c.tree(x)
        elif t == "joint_properties":
            if todo & 8192:
                c.again(n, x)
            else:
                todo |= 8192
                n.joint_properties = c.tree(x)
        elif t == "actuator":
            todo |= 16384
            n.actuator.append(c.tree(x))
        elif t == "drake:screw_thread_pitch":
            if todo & 32768:
                c.again(n, x)
            else:
                todo |= 32768
                n.drake_screw_thread_pitch = c.tree(x)
        elif t == "drake:plane_normal":
            if todo & 65536:
                c.again(n, x)
            else:
                todo |= 65536
                n.drake_plane_normal = c.tree(x)
        elif t == "drake:initial_tangent":
            if todo & 131072:
                c.again(n, x)
            else:
                todo |= 131072
                n.drake_initial_tangent = c.tree(x)
        elif t == "drake:curves":
            if todo & 262144:
                c.again(n, x)
            else:
                todo |= 262144
                n.drake_curves = c.tree(x)
        elif t == "drake:is_periodic":
            if todo & 524288:
                c.again(n, x)
            else:
                todo |= 524288
                n.drake_is_periodic = c.tree(x)
        elif t == "drake:gear_ratio":
            if todo & 1048576:
                c.again(n, x)
            else:
                todo |= 1048576
                n.drake_gear_ratio = c.tree(x)
        elif t == "drake:rotor_inertia":
            if todo & 2097152:
                c.again(n, x)
            else:
                todo |= 2097152
                n.drake_rotor_inertia = c.tree(x)
        elif t == "drake:controller_gains":
            if todo & 4194304:
                c.again(n, x)
            else:
                todo |= 4194304
                n.drake_controller_gains = c.tree(x)
        else:
            c.other(n, x, _JOINT)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    if not todo & 4:
        c.missing(n, "@type")
    if not todo & 32:
        c.missing(n, "parent")
    if not todo & 64:
        c.missing(n, "child")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_parent(e: Any, c: Reader) -> Parent:
    n = Parent()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "link":
            todo |= 2
            n.link = v
        else:
            c.attribute(n, e, k, v, _PARENT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _PARENT)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@link")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_child(e: Any, c: Reader) -> Child:
    n = Child()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "link":
            todo |= 2
            n.link = v
        else:
            c.attribute(n, e, k, v, _CHILD)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _CHILD)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@link")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_axis(e: Any, c: Reader) -> Axis:
    n = Axis()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "xyz":
            todo |= 2
            try:
                n.xyz = vec3(v)
            except ValueError:
                n.xyz = c.mend(n, "@xyz", v, "vec3")
        elif k == "rpy":
            todo |= 4
            n.rpy = v
        else:
            c.attribute(n, e, k, v, _AXIS)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _AXIS)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_limit(e: Any, c: Reader) -> Limit:
    n = Limit()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k[0] == "{":
            k = c.key(e, k)
        if k == "lower":
            todo |= 2
            try:
                n.lower = real(v)
            except ValueError:
                n.lower = c.mend(n, "@lower", v, "real")
        elif k == "upper":
            todo |= 4
            try:
                n.upper = real(v)
            except ValueError:
                n.upper = c.mend(n, "@upper", v, "real")
        elif k == "effort":
            todo |= 8
            try:
                n.effort = real(v)
            except ValueError:
                n.effort = c.mend(n, "@effort", v, "real")
        elif k == "velocity":
            todo |= 16
            try:
                n.velocity = real(v)
            except ValueError:
                n.velocity = c.mend(n, "@velocity", v, "real")
        elif k == "drake:acceleration":
            todo |= 32
            try:
                n.drake_acceleration = real(v)
            except ValueError:
                n.drake_acceleration = c.mend(n, "@drake:acceleration", v, "real")
        elif k == "k_velocity":
            todo |= 64
            n.k_velocity = v
        elif k == "command_effort":
            todo |= 128
            n.command_effort = v
        elif k == "current":
            todo |= 256
            n.current = v
        elif k == "gear_velocity":
            todo |= 512
            n.gear_velocity = v
        else:
            c.attribute(n, e, k, v, _LIMIT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _LIMIT)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_dynamics(e: Any, c: Reader) -> Dynamics:
    n = Dynamics()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "damping":
            todo |= 2
            try:
                n.damping = reals(v)
            except ValueError:
                n.damping = c.mend(n, "@damping", v, "reals")
        elif k == "friction":
            todo |= 4
            try:
                n.friction = real(v)
            except ValueError:
                n.friction = c.mend(n, "@friction", v, "real")
        elif k == "spring_reference":
            todo |= 8
            n.spring_reference = v
        elif k == "spring_stiffness":
            todo |= 16
            n.spring_stiffness = v
        elif k == "D":
            todo |= 32
            n.D = v
        elif k == "K":
            todo |= 64
            n.K = v
        elif k == "mu_coulomb":
            todo |= 128
            n.mu_coulomb = v
        elif k == "mu_viscous":
            todo |= 256
            n.mu_viscous = v
        else:
            c.attribute(n, e, k, v, _DYNAMICS)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _DYNAMICS)
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
        elif k == "multiplier":
            todo |= 4
            try:
                n.multiplier = real(v)
            except ValueError:
                n.multiplier = c.mend(n, "@multiplier", v, "real")
        elif k == "offset":
            todo |= 8
            try:
                n.offset = real(v)
            except ValueError:
                n.offset = c.mend(n, "@offset", v, "real")
        else:
            c.attribute(n, e, k, v, _MIMIC)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _MIMIC)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@joint")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_loop_joint(e: Any, c: Reader) -> LoopJoint:
    n = LoopJoint()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "type":
            todo |= 4
            n.type = v
        else:
            c.attribute(n, e, k, v, _LOOP_JOINT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "link1":
            if todo & 8:
                c.again(n, x)
            else:
                todo |= 8
                n.link1 = c.tree(x)
        elif t == "link2":
            if todo & 16:
                c.again(n, x)
            else:
                todo |= 16
                n.link2 = c.tree(x)
        elif t == "axis":
            if todo & 32:
                c.again(n, x)
            else:
                todo |= 32
                n.axis = c.tree(x)
        elif t == "parent":
            if todo & 64:
                c.again(n, x)
            else:
                todo |= 64
                n.parent = c.tree(x)
        elif t == "child":
            if todo & 128:
                c.again(n, x)
            else:
                todo |= 128
                n.child = c.tree(x)
        elif t == "origin":
            if todo & 256:
                c.again(n, x)
            else:
                todo |= 256
                n.origin = c.tree(x)
        else:
            c.other(n, x, _LOOP_JOINT)
        if x.tail:
            c.stray(n, x, x.tail)
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
        elif k == "link":
            todo |= 4
            n.link = v
        elif k == "xyz":
            todo |= 8
            try:
                n.xyz = vec3(v)
            except ValueError:
                n.xyz = c.mend(n, "@xyz", v, "vec3")
        elif k == "rpy":
            todo |= 16
            try:
                n.rpy = vec3(v)
            except ValueError:
                n.rpy = c.mend(n, "@rpy", v, "vec3")
        else:
            c.attribute(n, e, k, v, _FRAME)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        c.other(n, x, _FRAME)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    if not todo & 4:
        c.missing(n, "@link")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_transmission(e: Any, c: Reader) -> Transmission:
    n = Transmission()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        elif k == "type":
            todo |= 4
            n.attribute_type = v
        else:
            c.attribute(n, e, k, v, _TRANSMISSION)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "type":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "type")
                todo |= 8
                n.type = v.strip()
        elif t == "joint":
            todo |= 16
            n.joint.append(read_transmission_joint(x, c))
        elif t == "actuator":
            todo |= 32
            n.actuator.append(read_actuator(x, c))
        elif t == "mechanicalReduction":
            if todo & 64:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "mechanicalReduction")
                todo |= 64
                n.mechanicalReduction = v.strip()
        elif t == "motorTorqueConstant":
            if todo & 128:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "motorTorqueConstant")
                todo |= 128
                n.motorTorqueConstant = v.strip()
        elif t == "compensator":
            todo |= 256
            n.compensator.append(c.tree(x))
        elif t == "leftActuator":
            todo |= 512
            n.leftActuator.append(c.tree(x))
        elif t == "rightActuator":
            todo |= 1024
            n.rightActuator.append(c.tree(x))
        elif t == "flexJoint":
            todo |= 2048
            n.flexJoint.append(c.tree(x))
        elif t == "rollJoint":
            todo |= 4096
            n.rollJoint.append(c.tree(x))
        elif t == "gap_joint":
            todo |= 8192
            n.gap_joint.append(c.tree(x))
        elif t == "passive_joint":
            todo |= 16384
            n.passive_joint.append(c.tree(x))
        elif t == "use_simulated_gripper_joint":
            todo |= 32768
            n.use_simulated_gripper_joint.append(c.tree(x))
        else:
            c.other(n, x, _TRANSMISSION)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_transmission_joint(e: Any, c: Reader) -> TransmissionJoint:
    n = TransmissionJoint()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        else:
            c.attribute(n, e, k, v, _TRANSMISSION_JOINT)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t == "hardwareInterface":
            c.at += 1
            v = x.text or ""
            if len(x) or x.attrib:
                v = c.plain(n, x, "hardwareInterface")
            todo |= 4
            item = v.strip()
            n.hardwareInterface.append(item)
        else:
            c.other(n, x, _TRANSMISSION_JOINT)
        if x.tail:
            c.stray(n, x, x.tail)
    if not todo & 2:
        c.missing(n, "@name")
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n

def read_actuator(e: Any, c: Reader) -> Actuator:
    n = Actuator()
    n.at = c.at = c.at + 1
    todo = 1
    for k, v in e.items():
        if k == "name":
            todo |= 2
            n.name = v
        else:
            c.attribute(n, e, k, v, _ACTUATOR)
    if e.text:
        c.stray(n, e, e.text)
    for x in e:
        t = x.tag
        if t.__class__ is str and t[0] == "{":
            t = c.tag(x)
        if t == "hardwareInterface":
            c.at += 1
            v = x.text or ""
            if len(x) or x.attrib:
                v = c.plain(n, x, "hardwareInterface")
            todo |= 4
            item = v.strip()
            n.hardwareInterface.append(item)
        elif t == "mechanicalReduction":
            if todo & 8:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "mechanicalReduction")
                todo |= 8
                n.mechanicalReduction = v.strip()
        elif t == "motorTorqueConstant":
            if todo & 16:
                c.again(n, x)
            else:
                c.at += 1
                v = x.text or ""
                if len(x) or x.attrib:
                    v = c.plain(n, x, "motorTorqueConstant")
                todo |= 16
                n.motorTorqueConstant = v.strip()
        elif t == "drake:gear_ratio":
            if todo & 32:
                c.again(n, x)
            else:
                todo |= 32
                n.drake_gear_ratio = c.tree(x)
        elif t == "drake:rotor_inertia":
            if todo & 64:
                c.again(n, x)
            else:
                todo |= 64
                n.drake_rotor_inertia = c.tree(x)
        elif t == "drake:controller_gains":
            if todo & 128:
                c.again(n, x)
            else:
                todo |= 128
                n.drake_controller_gains = c.tree(x)
        else:
            c.other(n, x, _ACTUATOR)
        if x.tail:
            c.stray(n, x, x.tail)
    n.todo = todo
    if n.extra is not None:
        c.anchor(n)
    return n
