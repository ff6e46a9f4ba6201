"""The printer of urdf. Written from grammars/urdf.grammar by ``python -m transpile.grammar write``; do not edit."""
# ruff: noqa

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from transpile.ast.generated_urdf import Actuator, Axis, Box, Capsule, Child, Collision, Color, Cylinder, DrakeCapsule, Dynamics, Ellipsoid, Frame, Geometry, Inertia, Inertial, Joint, Limit, Link, LoopJoint, Mass, Material, Mesh, Mimic, Origin, Parent, Plane, Robot, Sphere, Texture, Transmission, TransmissionJoint, Visual
from transpile.syntax.printer import (
    group_extras, print_attributes, print_before, print_prefixed, print_tree,
)
from transpile.syntax.values import write_real, write_reals
from transpile.syntax.write_xml import escape_attribute, escape_text


def print_robot(n: Robot, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.version is not None:
        a += f' version="{escape_attribute(n.version)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.material:
        items.append((y.at, len(items), print_material, y, 'material'))
    for y in n.link:
        items.append((y.at, len(items), print_link, y, 'link'))
    for y in n.joint:
        items.append((y.at, len(items), print_joint, y, 'joint'))
    for y in n.drake_joint:
        items.append((y.at, len(items), print_joint, y, 'drake:joint'))
    for y in n.loop_joint:
        items.append((y.at, len(items), print_loop_joint, y, 'loop_joint'))
    for y in n.frame:
        items.append((y.at, len(items), print_frame, y, 'frame'))
    for y in n.transmission:
        items.append((y.at, len(items), print_transmission, y, 'transmission'))
    for y in n.gazebo:
        items.append((y.at, len(items), print_tree, y, 'gazebo'))
    for y in n.drake_collision_filter_group:
        items.append((y.at, len(items), print_tree, y, 'drake:collision_filter_group'))
    for y in n.drake_ball_constraint:
        items.append((y.at, len(items), print_tree, y, 'drake:ball_constraint'))
    for y in n.drake_tendon_constraint:
        items.append((y.at, len(items), print_tree, y, 'drake:tendon_constraint'))
    for y in n.drake_linear_spring_damper:
        items.append((y.at, len(items), print_tree, y, 'drake:linear_spring_damper'))
    for y in n.drake_linear_bushing_rpy:
        items.append((y.at, len(items), print_tree, y, 'drake:linear_bushing_rpy'))
    for y in n.drake_distance_constraint:
        items.append((y.at, len(items), print_tree, y, 'drake:distance_constraint'))
    items.sort()
    for _, _, f, z, tag in items:
        if x is not None:
            print_before(x, z, o, j)
        f(z, o, j, tag)
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_link(n: Link, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.type is not None:
        a += f' type="{escape_attribute(n.type)}"'
    if n.concave is not None:
        a += f' concave="{escape_attribute(n.concave)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    if n.origin is not None:
        if x is not None:
            print_before(x, n.origin, o, j)
        print_origin(n.origin, o, j, "origin")
    if n.inertial is not None:
        if x is not None:
            print_before(x, n.inertial, o, j)
        print_inertial(n.inertial, o, j, "inertial")
    for y in n.visual:
        if x is not None:
            print_before(x, y, o, j)
        print_visual(y, o, j, "visual")
    for y in n.collision:
        if x is not None:
            print_before(x, y, o, j)
        print_collision(y, o, j, "collision")
    if n.drake_surface_velocity_axis is not None:
        if x is not None:
            print_before(x, n.drake_surface_velocity_axis, o, j)
        print_tree(n.drake_surface_velocity_axis, o, j, n.drake_surface_velocity_axis.tag)
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_inertial(n: Inertial, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.origin is not None:
        if x is not None:
            print_before(x, n.origin, o, j)
        print_origin(n.origin, o, j, "origin")
    if n.mass is not None:
        if x is not None:
            print_before(x, n.mass, o, j)
        print_mass(n.mass, o, j, "mass")
    if n.inertia is not None:
        if x is not None:
            print_before(x, n.inertia, o, j)
        print_inertia(n.inertia, o, j, "inertia")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_mass(n: Mass, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.value is not None:
        a += f' value="{write_real(n.value)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_inertia(n: Inertia, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.ixx is not None:
        a += f' ixx="{write_real(n.ixx)}"'
    if n.ixy is not None:
        a += f' ixy="{write_real(n.ixy)}"'
    if n.ixz is not None:
        a += f' ixz="{write_real(n.ixz)}"'
    if n.iyy is not None:
        a += f' iyy="{write_real(n.iyy)}"'
    if n.iyz is not None:
        a += f' iyz="{write_real(n.iyz)}"'
    if n.izz is not None:
        a += f' izz="{write_real(n.izz)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_origin(n: Origin, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.xyz is not None:
        a += f' xyz="{write_reals(n.xyz)}"'
    if n.rpy is not None:
        a += f' rpy="{write_reals(n.rpy)}"'
    if n.quat_xyzw is not None:
        a += f' quat_xyzw="{write_reals(n.quat_xyzw)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_visual(n: Visual, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    if n.origin is not None:
        if x is not None:
            print_before(x, n.origin, o, j)
        print_origin(n.origin, o, j, "origin")
    if n.geometry is not None:
        if x is not None:
            print_before(x, n.geometry, o, j)
        print_geometry(n.geometry, o, j, "geometry")
    if n.material is not None:
        if x is not None:
            print_before(x, n.material, o, j)
        print_material(n.material, o, j, "material")
    if n.drake_illustration_properties is not None:
        if x is not None:
            print_before(x, n.drake_illustration_properties, o, j)
        print_tree(n.drake_illustration_properties, o, j, n.drake_illustration_properties.tag)
    if n.drake_perception_properties is not None:
        if x is not None:
            print_before(x, n.drake_perception_properties, o, j)
        print_tree(n.drake_perception_properties, o, j, n.drake_perception_properties.tag)
    for y in n.drake_accepting_renderer:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_collision(n: Collision, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.concave is not None:
        a += f' concave="{escape_attribute(n.concave)}"'
    if n.group is not None:
        a += f' group="{escape_attribute(n.group)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.origin is not None:
        if x is not None:
            print_before(x, n.origin, o, j)
        print_origin(n.origin, o, j, "origin")
    if n.geometry is not None:
        if x is not None:
            print_before(x, n.geometry, o, j)
        print_geometry(n.geometry, o, j, "geometry")
    if n.drake_proximity_properties is not None:
        if x is not None:
            print_before(x, n.drake_proximity_properties, o, j)
        print_tree(n.drake_proximity_properties, o, j, n.drake_proximity_properties.tag)
    if n.verbose is not None:
        if x is not None:
            print_before(x, n.verbose, o, j)
        print_tree(n.verbose, o, j, n.verbose.tag)
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_geometry(n: Geometry, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.box is not None:
        if x is not None:
            print_before(x, n.box, o, j)
        print_box(n.box, o, j, "box")
    if n.cylinder is not None:
        if x is not None:
            print_before(x, n.cylinder, o, j)
        print_cylinder(n.cylinder, o, j, "cylinder")
    if n.sphere is not None:
        if x is not None:
            print_before(x, n.sphere, o, j)
        print_sphere(n.sphere, o, j, "sphere")
    if n.capsule is not None:
        if x is not None:
            print_before(x, n.capsule, o, j)
        print_capsule(n.capsule, o, j, "capsule")
    if n.mesh is not None:
        if x is not None:
            print_before(x, n.mesh, o, j)
        print_mesh(n.mesh, o, j, "mesh")
    if n.plane is not None:
        if x is not None:
            print_before(x, n.plane, o, j)
        print_plane(n.plane, o, j, "plane")
    if n.drake_capsule is not None:
        if x is not None:
            print_before(x, n.drake_capsule, o, j)
        print_drake_capsule(n.drake_capsule, o, j, "drake:capsule")
    if n.drake_ellipsoid is not None:
        if x is not None:
            print_before(x, n.drake_ellipsoid, o, j)
        print_ellipsoid(n.drake_ellipsoid, o, j, "drake:ellipsoid")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_box(n: Box, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.size is not None:
        a += f' size="{write_reals(n.size)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_cylinder(n: Cylinder, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.radius is not None:
        a += f' radius="{write_real(n.radius)}"'
    if n.length is not None:
        a += f' length="{write_real(n.length)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_sphere(n: Sphere, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.radius is not None:
        a += f' radius="{write_real(n.radius)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_capsule(n: Capsule, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.radius is not None:
        a += f' radius="{write_real(n.radius)}"'
    if n.length is not None:
        a += f' length="{write_real(n.length)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_drake_capsule(n: DrakeCapsule, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.radius is not None:
        a += f' radius="{write_real(n.radius)}"'
    if n.length is not None:
        a += f' length="{write_real(n.length)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_ellipsoid(n: Ellipsoid, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.a is not None:
        a += f' a="{write_real(n.a)}"'
    if n.b is not None:
        a += f' b="{write_real(n.b)}"'
    if n.c is not None:
        a += f' c="{write_real(n.c)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_plane(n: Plane, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.normal is not None:
        a += f' normal="{write_reals(n.normal)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_mesh(n: Mesh, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.filename is not None:
        a += f' filename="{escape_attribute(n.filename)}"'
    if n.scale is not None:
        a += f' scale="{write_reals(n.scale)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.drake_declare_convex is not None:
        if x is not None:
            print_before(x, n.drake_declare_convex, o, j)
        print_tree(n.drake_declare_convex, o, j, n.drake_declare_convex.tag)
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_material(n: Material, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.color is not None:
        if x is not None:
            print_before(x, n.color, o, j)
        print_color(n.color, o, j, "color")
    if n.texture is not None:
        if x is not None:
            print_before(x, n.texture, o, j)
        print_texture(n.texture, o, j, "texture")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_color(n: Color, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.rgba is not None:
        a += f' rgba="{write_reals(n.rgba)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_texture(n: Texture, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.filename is not None:
        a += f' filename="{escape_attribute(n.filename)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_joint(n: Joint, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.type is not None:
        a += f' type="{escape_attribute(n.type)}"'
    if n.dont_collapse is not None:
        a += f' dont_collapse="{escape_attribute(n.dont_collapse)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    if n.origin is not None:
        if x is not None:
            print_before(x, n.origin, o, j)
        print_origin(n.origin, o, j, "origin")
    if n.parent is not None:
        if x is not None:
            print_before(x, n.parent, o, j)
        print_parent(n.parent, o, j, "parent")
    if n.child is not None:
        if x is not None:
            print_before(x, n.child, o, j)
        print_child(n.child, o, j, "child")
    if n.axis is not None:
        if x is not None:
            print_before(x, n.axis, o, j)
        print_axis(n.axis, o, j, "axis")
    if n.limit is not None:
        if x is not None:
            print_before(x, n.limit, o, j)
        print_limit(n.limit, o, j, "limit")
    if n.dynamics is not None:
        if x is not None:
            print_before(x, n.dynamics, o, j)
        print_dynamics(n.dynamics, o, j, "dynamics")
    if n.mimic is not None:
        if x is not None:
            print_before(x, n.mimic, o, j)
        print_mimic(n.mimic, o, j, "mimic")
    if n.calibration is not None:
        if x is not None:
            print_before(x, n.calibration, o, j)
        print_tree(n.calibration, o, j, n.calibration.tag)
    if n.safety_controller is not None:
        if x is not None:
            print_before(x, n.safety_controller, o, j)
        print_tree(n.safety_controller, o, j, n.safety_controller.tag)
    if n.joint_properties is not None:
        if x is not None:
            print_before(x, n.joint_properties, o, j)
        print_tree(n.joint_properties, o, j, n.joint_properties.tag)
    for y in n.actuator:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    if n.drake_screw_thread_pitch is not None:
        if x is not None:
            print_before(x, n.drake_screw_thread_pitch, o, j)
        print_tree(n.drake_screw_thread_pitch, o, j, n.drake_screw_thread_pitch.tag)
    if n.drake_plane_normal is not None:
        if x is not None:
            print_before(x, n.drake_plane_normal, o, j)
        print_tree(n.drake_plane_normal, o, j, n.drake_plane_normal.tag)
    if n.drake_initial_tangent is not None:
        if x is not None:
            print_before(x, n.drake_initial_tangent, o, j)
        print_tree(n.drake_initial_tangent, o, j, n.drake_initial_tangent.tag)
    if n.drake_curves is not None:
        if x is not None:
            print_before(x, n.drake_curves, o, j)
        print_tree(n.drake_curves, o, j, n.drake_curves.tag)
    if n.drake_is_periodic is not None:
        if x is not None:
            print_before(x, n.drake_is_periodic, o, j)
        print_tree(n.drake_is_periodic, o, j, n.drake_is_periodic.tag)
    if n.drake_gear_ratio is not None:
        if x is not None:
            print_before(x, n.drake_gear_ratio, o, j)
        print_tree(n.drake_gear_ratio, o, j, n.drake_gear_ratio.tag)
    if n.drake_rotor_inertia is not None:
        if x is not None:
            print_before(x, n.drake_rotor_inertia, o, j)
        print_tree(n.drake_rotor_inertia, o, j, n.drake_rotor_inertia.tag)
    if n.drake_controller_gains is not None:
        if x is not None:
            print_before(x, n.drake_controller_gains, o, j)
        print_tree(n.drake_controller_gains, o, j, n.drake_controller_gains.tag)
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_parent(n: Parent, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.link is not None:
        a += f' link="{escape_attribute(n.link)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_child(n: Child, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.link is not None:
        a += f' link="{escape_attribute(n.link)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_axis(n: Axis, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.xyz is not None:
        a += f' xyz="{write_reals(n.xyz)}"'
    if n.rpy is not None:
        a += f' rpy="{escape_attribute(n.rpy)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_limit(n: Limit, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.lower is not None:
        a += f' lower="{write_real(n.lower)}"'
    if n.upper is not None:
        a += f' upper="{write_real(n.upper)}"'
    if n.effort is not None:
        a += f' effort="{write_real(n.effort)}"'
    if n.velocity is not None:
        a += f' velocity="{write_real(n.velocity)}"'
    if n.drake_acceleration is not None:
        a += f' drake:acceleration="{write_real(n.drake_acceleration)}"'
    if n.k_velocity is not None:
        a += f' k_velocity="{escape_attribute(n.k_velocity)}"'
    if n.command_effort is not None:
        a += f' command_effort="{escape_attribute(n.command_effort)}"'
    if n.current is not None:
        a += f' current="{escape_attribute(n.current)}"'
    if n.gear_velocity is not None:
        a += f' gear_velocity="{escape_attribute(n.gear_velocity)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_dynamics(n: Dynamics, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.friction is not None:
        a += f' friction="{write_real(n.friction)}"'
    if n.spring_reference is not None:
        a += f' spring_reference="{escape_attribute(n.spring_reference)}"'
    if n.spring_stiffness is not None:
        a += f' spring_stiffness="{escape_attribute(n.spring_stiffness)}"'
    if n.D is not None:
        a += f' D="{escape_attribute(n.D)}"'
    if n.K is not None:
        a += f' K="{escape_attribute(n.K)}"'
    if n.mu_coulomb is not None:
        a += f' mu_coulomb="{escape_attribute(n.mu_coulomb)}"'
    if n.mu_viscous is not None:
        a += f' mu_viscous="{escape_attribute(n.mu_viscous)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_mimic(n: Mimic, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.multiplier is not None:
        a += f' multiplier="{write_real(n.multiplier)}"'
    if n.offset is not None:
        a += f' offset="{write_real(n.offset)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_loop_joint(n: LoopJoint, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.type is not None:
        a += f' type="{escape_attribute(n.type)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.link1 is not None:
        if x is not None:
            print_before(x, n.link1, o, j)
        print_tree(n.link1, o, j, n.link1.tag)
    if n.link2 is not None:
        if x is not None:
            print_before(x, n.link2, o, j)
        print_tree(n.link2, o, j, n.link2.tag)
    if n.axis is not None:
        if x is not None:
            print_before(x, n.axis, o, j)
        print_tree(n.axis, o, j, n.axis.tag)
    if n.parent is not None:
        if x is not None:
            print_before(x, n.parent, o, j)
        print_tree(n.parent, o, j, n.parent.tag)
    if n.child is not None:
        if x is not None:
            print_before(x, n.child, o, j)
        print_tree(n.child, o, j, n.child.tag)
    if n.origin is not None:
        if x is not None:
            print_before(x, n.origin, o, j)
        print_tree(n.origin, o, j, n.origin.tag)
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_frame(n: Frame, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.link is not None:
        a += f' link="{escape_attribute(n.link)}"'
    if n.xyz is not None:
        a += f' xyz="{write_reals(n.xyz)}"'
    if n.rpy is not None:
        a += f' rpy="{write_reals(n.rpy)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    if x is None:
        o.append(f'{i}<{t}{a}/>\n')
        return
    mark = len(o)
    o.append("")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_transmission(n: Transmission, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.attribute_type is not None:
        a += f' type="{escape_attribute(n.attribute_type)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    if n.type is not None:
        if x is not None:
            print_before(x, "type", o, j)
        o.append(f'{j}<type>{escape_text(n.type)}</type>\n')
    for y in n.joint:
        if x is not None:
            print_before(x, y, o, j)
        print_transmission_joint(y, o, j, "joint")
    for y in n.actuator:
        if x is not None:
            print_before(x, y, o, j)
        print_actuator(y, o, j, "actuator")
    if n.mechanicalReduction is not None:
        if x is not None:
            print_before(x, "mechanicalReduction", o, j)
        o.append(f'{j}<mechanicalReduction>{escape_text(n.mechanicalReduction)}</mechanicalReduction>\n')
    if n.motorTorqueConstant is not None:
        if x is not None:
            print_before(x, "motorTorqueConstant", o, j)
        o.append(f'{j}<motorTorqueConstant>{escape_text(n.motorTorqueConstant)}</motorTorqueConstant>\n')
    for y in n.compensator:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    for y in n.leftActuator:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    for y in n.rightActuator:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    for y in n.flexJoint:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    for y in n.rollJoint:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    for y in n.gap_joint:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    for y in n.passive_joint:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    for y in n.use_simulated_gripper_joint:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_transmission_joint(n: TransmissionJoint, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    for y in n.hardwareInterface:
        if x is not None:
            print_before(x, "hardwareInterface", o, j)
        o.append(f'{j}<hardwareInterface>{escape_text(y)}</hardwareInterface>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_actuator(n: Actuator, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    for y in n.hardwareInterface:
        if x is not None:
            print_before(x, "hardwareInterface", o, j)
        o.append(f'{j}<hardwareInterface>{escape_text(y)}</hardwareInterface>\n')
    if n.mechanicalReduction is not None:
        if x is not None:
            print_before(x, "mechanicalReduction", o, j)
        o.append(f'{j}<mechanicalReduction>{escape_text(n.mechanicalReduction)}</mechanicalReduction>\n')
    if n.motorTorqueConstant is not None:
        if x is not None:
            print_before(x, "motorTorqueConstant", o, j)
        o.append(f'{j}<motorTorqueConstant>{escape_text(n.motorTorqueConstant)}</motorTorqueConstant>\n')
    if n.drake_gear_ratio is not None:
        if x is not None:
            print_before(x, n.drake_gear_ratio, o, j)
        print_tree(n.drake_gear_ratio, o, j, n.drake_gear_ratio.tag)
    if n.drake_rotor_inertia is not None:
        if x is not None:
            print_before(x, n.drake_rotor_inertia, o, j)
        print_tree(n.drake_rotor_inertia, o, j, n.drake_rotor_inertia.tag)
    if n.drake_controller_gains is not None:
        if x is not None:
            print_before(x, n.drake_controller_gains, o, j)
        print_tree(n.drake_controller_gains, o, j, n.drake_controller_gains.tag)
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')
