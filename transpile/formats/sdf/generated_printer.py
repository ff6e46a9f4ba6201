"""The printer of sdf. Written from grammars/sdf.grammar by ``python -m transpile.grammar write``; do not edit."""
# ruff: noqa

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from transpile.ast.generated_sdf import Axis, AxisDynamics, AxisLimit, AxisXyz, Bounce, Box, Capsule, Collision, Cone, Contact, ContactBullet, ContactOde, ConvexDecomposition, Cylinder, DrakeCapsule, DrakeEllipsoid, Ellipsoid, Empty, FluidAddedMass, Frame, Friction, FrictionBullet, FrictionDirection, FrictionOde, Geometry, Heightmap, HeightmapBlend, HeightmapTexture, Image, Include, Inertia, Inertial, Joint, JointOde, JointOdeLimit, JointOdeSuspension, JointPhysics, JointSimbody, LightMap, Link, Material, MaterialScript, Mesh, Mimic, Model, NormalMap, Pbr, PbrMetal, PbrSpecular, Plane, Polyline, Pose, Sdf, Shader, SoftContact, SoftContactDart, Sphere, Submesh, Surface, Torsional, TorsionalOde, VelocityDecay, Visual, VisualMeta, World
from transpile.syntax.printer import (
    group_extras, print_attributes, print_before, print_prefixed, print_tree,
)
from transpile.syntax.values import write_real, write_reals
from transpile.syntax.write_xml import escape_attribute, escape_text


def print_sdf(n: Sdf, o: list[str], i: str, t: str) -> Generator[Any, Any, None]:
    a = ""
    if n.version is not None:
        a += f' version="{escape_attribute(n.version)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  " if len(i) < 200 else i
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.world:
        items.append((y.at, len(items), print_world, y, 'world'))
    for y in n.model:
        items.append((y.at, len(items), print_model, y, 'model'))
    for y in n.actor:
        items.append((y.at, len(items), print_tree, y, 'actor'))
    for y in n.light:
        items.append((y.at, len(items), print_tree, y, 'light'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
    items.sort()
    for _, _, f, z, tag in items:
        if x is not None:
            print_before(x, z, o, j)
        if f is print_model or f is print_world:
            yield f, z, j, tag
        else:
            f(z, o, j, tag)
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_world(n: World, o: list[str], i: str, t: str) -> Generator[Any, Any, None]:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  " if len(i) < 200 else i
    y: Any
    if n.gravity is not None:
        if x is not None:
            print_before(x, "gravity", o, j)
        o.append(f'{j}<gravity>{write_reals(n.gravity)}</gravity>\n')
    if n.magnetic_field is not None:
        if x is not None:
            print_before(x, "magnetic_field", o, j)
        o.append(f'{j}<magnetic_field>{write_reals(n.magnetic_field)}</magnetic_field>\n')
    items: list[tuple[int, int, Any, Any, str]] = []
    if n.audio is not None:
        items.append((n.audio.at, len(items), print_tree, n.audio, 'audio'))
    if n.wind is not None:
        items.append((n.wind.at, len(items), print_tree, n.wind, 'wind'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
    if n.atmosphere is not None:
        items.append((n.atmosphere.at, len(items), print_tree, n.atmosphere, 'atmosphere'))
    if n.gui is not None:
        items.append((n.gui.at, len(items), print_tree, n.gui, 'gui'))
    for y in n.physics:
        items.append((y.at, len(items), print_tree, y, 'physics'))
    if n.scene is not None:
        items.append((n.scene.at, len(items), print_tree, n.scene, 'scene'))
    for y in n.light:
        items.append((y.at, len(items), print_tree, y, 'light'))
    for y in n.frame:
        items.append((y.at, len(items), print_frame, y, 'frame'))
    for y in n.model:
        items.append((y.at, len(items), print_model, y, 'model'))
    for y in n.actor:
        items.append((y.at, len(items), print_tree, y, 'actor'))
    for y in n.plugin:
        items.append((y.at, len(items), print_tree, y, 'plugin'))
    for y in n.joint:
        items.append((y.at, len(items), print_joint, y, 'joint'))
    for y in n.road:
        items.append((y.at, len(items), print_tree, y, 'road'))
    if n.spherical_coordinates is not None:
        items.append((n.spherical_coordinates.at, len(items), print_tree, n.spherical_coordinates, 'spherical_coordinates'))
    for y in n.state:
        items.append((y.at, len(items), print_tree, y, 'state'))
    for y in n.population:
        items.append((y.at, len(items), print_tree, y, 'population'))
    items.sort()
    for _, _, f, z, tag in items:
        if x is not None:
            print_before(x, z, o, j)
        if f is print_model:
            yield f, z, j, tag
        else:
            f(z, o, j, tag)
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_model(n: Model, o: list[str], i: str, t: str) -> Generator[Any, Any, None]:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.namespace is not None:
        a += f' namespace="{escape_attribute(n.namespace)}"'
    if n.canonical_link is not None:
        a += f' canonical_link="{escape_attribute(n.canonical_link)}"'
    if n.placement_frame is not None:
        a += f' placement_frame="{escape_attribute(n.placement_frame)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  " if len(i) < 200 else i
    y: Any
    if n.static is not None:
        if x is not None:
            print_before(x, "static", o, j)
        o.append(f'{j}<static>{("true" if n.static else "false")}</static>\n')
    if n.self_collide is not None:
        if x is not None:
            print_before(x, "self_collide", o, j)
        o.append(f'{j}<self_collide>{("true" if n.self_collide else "false")}</self_collide>\n')
    if n.allow_auto_disable is not None:
        if x is not None:
            print_before(x, "allow_auto_disable", o, j)
        o.append(f'{j}<allow_auto_disable>{("true" if n.allow_auto_disable else "false")}</allow_auto_disable>\n')
    if n.enable_wind is not None:
        if x is not None:
            print_before(x, "enable_wind", o, j)
        o.append(f'{j}<enable_wind>{("true" if n.enable_wind else "false")}</enable_wind>\n')
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.frame:
        items.append((y.at, len(items), print_frame, y, 'frame'))
    if n.pose is not None:
        items.append((n.pose.at, len(items), print_pose, n.pose, 'pose'))
    for y in n.link:
        items.append((y.at, len(items), print_link, y, 'link'))
    for y in n.joint:
        items.append((y.at, len(items), print_joint, y, 'joint'))
    for y in n.plugin:
        items.append((y.at, len(items), print_tree, y, 'plugin'))
    for y in n.gripper:
        items.append((y.at, len(items), print_tree, y, 'gripper'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
    for y in n.model:
        items.append((y.at, len(items), print_model, y, 'model'))
    if n.model_state is not None:
        items.append((n.model_state.at, len(items), print_tree, n.model_state, 'model_state'))
    for y in n.drake_joint:
        items.append((y.at, len(items), print_tree, y, 'drake:joint'))
    for y in n.drake_collision_filter_group:
        items.append((y.at, len(items), print_tree, y, 'drake:collision_filter_group'))
    for y in n.drake_ball_constraint:
        items.append((y.at, len(items), print_tree, y, 'drake:ball_constraint'))
    for y in n.drake_tendon_constraint:
        items.append((y.at, len(items), print_tree, y, 'drake:tendon_constraint'))
    for y in n.drake_linear_bushing_rpy:
        items.append((y.at, len(items), print_tree, y, 'drake:linear_bushing_rpy'))
    for y in n.drake_linear_spring_damper:
        items.append((y.at, len(items), print_tree, y, 'drake:linear_spring_damper'))
    for y in n.drake_distance_constraint:
        items.append((y.at, len(items), print_tree, y, 'drake:distance_constraint'))
    items.sort()
    for _, _, f, z, tag in items:
        if x is not None:
            print_before(x, z, o, j)
        if f is print_model:
            yield f, z, j, tag
        else:
            f(z, o, j, tag)
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_include(n: Include, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.merge is not None:
        a += f' merge="{("true" if n.merge else "false")}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    if n.uri is not None:
        if x is not None:
            print_before(x, "uri", o, j)
        o.append(f'{j}<uri>{escape_text(n.uri)}</uri>\n')
    if n.name is not None:
        if x is not None:
            print_before(x, "name", o, j)
        o.append(f'{j}<name>{escape_text(n.name)}</name>\n')
    if n.pose is not None:
        if x is not None:
            print_before(x, n.pose, o, j)
        print_pose(n.pose, o, j, "pose")
    if n.namespace is not None:
        if x is not None:
            print_before(x, "namespace", o, j)
        o.append(f'{j}<namespace>{escape_text(n.namespace)}</namespace>\n')
    if n.placement_frame is not None:
        if x is not None:
            print_before(x, "placement_frame", o, j)
        o.append(f'{j}<placement_frame>{escape_text(n.placement_frame)}</placement_frame>\n')
    if n.static is not None:
        if x is not None:
            print_before(x, "static", o, j)
        o.append(f'{j}<static>{("true" if n.static else "false")}</static>\n')
    for y in n.plugin:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    if n.model_state is not None:
        if x is not None:
            print_before(x, n.model_state, o, j)
        print_tree(n.model_state, o, j, n.model_state.tag)
    for y in n.experimental_params:
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

def print_frame(n: Frame, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.attached_to is not None:
        a += f' attached_to="{escape_attribute(n.attached_to)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.pose is not None:
        if x is not None:
            print_before(x, n.pose, o, j)
        print_pose(n.pose, o, j, "pose")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_pose(n: Pose, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.frame is not None:
        a += f' frame="{escape_attribute(n.frame)}"'
    if n.relative_to is not None:
        a += f' relative_to="{escape_attribute(n.relative_to)}"'
    if n.rotation_format is not None:
        a += f' rotation_format="{escape_attribute(n.rotation_format)}"'
    if n.degrees is not None:
        a += f' degrees="{("true" if n.degrees else "false")}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    v = write_reals(n.text) if n.text is not None else ''
    if x is not None:
        print_before(x, None, o, i)
    o.append(f'{i}<{t}{a}>{v}</{t}>\n' if v else f'{i}<{t}{a}/>\n')

def print_link(n: Link, o: list[str], i: str, t: str) -> None:
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
    if n.pose is not None:
        if x is not None:
            print_before(x, n.pose, o, j)
        print_pose(n.pose, o, j, "pose")
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
    if n.gravity is not None:
        if x is not None:
            print_before(x, "gravity", o, j)
        o.append(f'{j}<gravity>{("true" if n.gravity else "false")}</gravity>\n')
    if n.enable_wind is not None:
        if x is not None:
            print_before(x, "enable_wind", o, j)
        o.append(f'{j}<enable_wind>{("true" if n.enable_wind else "false")}</enable_wind>\n')
    if n.self_collide is not None:
        if x is not None:
            print_before(x, "self_collide", o, j)
        o.append(f'{j}<self_collide>{("true" if n.self_collide else "false")}</self_collide>\n')
    if n.kinematic is not None:
        if x is not None:
            print_before(x, "kinematic", o, j)
        o.append(f'{j}<kinematic>{("true" if n.kinematic else "false")}</kinematic>\n')
    if n.must_be_base_link is not None:
        if x is not None:
            print_before(x, "must_be_base_link", o, j)
        o.append(f'{j}<must_be_base_link>{("true" if n.must_be_base_link else "false")}</must_be_base_link>\n')
    if n.velocity_decay is not None:
        if x is not None:
            print_before(x, n.velocity_decay, o, j)
        print_velocity_decay(n.velocity_decay, o, j, "velocity_decay")
    for y in n.frame:
        if x is not None:
            print_before(x, y, o, j)
        print_frame(y, o, j, "frame")
    for y in n.drake_visual:
        if x is not None:
            print_before(x, y, o, j)
        print_prefixed(print_visual, y, o, j, "drake:visual")
    for y in n.sensor:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    for y in n.projector:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    for y in n.audio_sink:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    for y in n.audio_source:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    for y in n.battery:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    for y in n.light:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    for y in n.particle_emitter:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
    if n.drake_deformable_properties is not None:
        if x is not None:
            print_before(x, n.drake_deformable_properties, o, j)
        print_tree(n.drake_deformable_properties, o, j, n.drake_deformable_properties.tag)
    for y in n.drake_wall_boundary_condition:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
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

def print_velocity_decay(n: VelocityDecay, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.linear is not None:
        if x is not None:
            print_before(x, "linear", o, j)
        o.append(f'{j}<linear>{write_real(n.linear)}</linear>\n')
    if n.angular is not None:
        if x is not None:
            print_before(x, "angular", o, j)
        o.append(f'{j}<angular>{write_real(n.angular)}</angular>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_inertial(n: Inertial, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.auto is not None:
        a += f' auto="{("true" if n.auto else "false")}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    if n.pose is not None:
        if x is not None:
            print_before(x, n.pose, o, j)
        print_pose(n.pose, o, j, "pose")
    if n.mass is not None:
        if x is not None:
            print_before(x, "mass", o, j)
        o.append(f'{j}<mass>{write_real(n.mass)}</mass>\n')
    if n.inertia is not None:
        if x is not None:
            print_before(x, n.inertia, o, j)
        print_inertia(n.inertia, o, j, "inertia")
    if n.density is not None:
        if x is not None:
            print_before(x, "density", o, j)
        o.append(f'{j}<density>{write_real(n.density)}</density>\n')
    if n.auto_inertia_params is not None:
        if x is not None:
            print_before(x, n.auto_inertia_params, o, j)
        print_tree(n.auto_inertia_params, o, j, n.auto_inertia_params.tag)
    for y in n.frame:
        if x is not None:
            print_before(x, y, o, j)
        print_frame(y, o, j, "frame")
    if n.fluid_added_mass is not None:
        if x is not None:
            print_before(x, n.fluid_added_mass, o, j)
        print_fluid_added_mass(n.fluid_added_mass, o, j, "fluid_added_mass")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_inertia(n: Inertia, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.ixx is not None:
        if x is not None:
            print_before(x, "ixx", o, j)
        o.append(f'{j}<ixx>{write_real(n.ixx)}</ixx>\n')
    if n.ixy is not None:
        if x is not None:
            print_before(x, "ixy", o, j)
        o.append(f'{j}<ixy>{write_real(n.ixy)}</ixy>\n')
    if n.ixz is not None:
        if x is not None:
            print_before(x, "ixz", o, j)
        o.append(f'{j}<ixz>{write_real(n.ixz)}</ixz>\n')
    if n.iyy is not None:
        if x is not None:
            print_before(x, "iyy", o, j)
        o.append(f'{j}<iyy>{write_real(n.iyy)}</iyy>\n')
    if n.iyz is not None:
        if x is not None:
            print_before(x, "iyz", o, j)
        o.append(f'{j}<iyz>{write_real(n.iyz)}</iyz>\n')
    if n.izz is not None:
        if x is not None:
            print_before(x, "izz", o, j)
        o.append(f'{j}<izz>{write_real(n.izz)}</izz>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_fluid_added_mass(n: FluidAddedMass, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.xx is not None:
        if x is not None:
            print_before(x, "xx", o, j)
        o.append(f'{j}<xx>{write_real(n.xx)}</xx>\n')
    if n.xy is not None:
        if x is not None:
            print_before(x, "xy", o, j)
        o.append(f'{j}<xy>{write_real(n.xy)}</xy>\n')
    if n.xz is not None:
        if x is not None:
            print_before(x, "xz", o, j)
        o.append(f'{j}<xz>{write_real(n.xz)}</xz>\n')
    if n.xp is not None:
        if x is not None:
            print_before(x, "xp", o, j)
        o.append(f'{j}<xp>{write_real(n.xp)}</xp>\n')
    if n.xq is not None:
        if x is not None:
            print_before(x, "xq", o, j)
        o.append(f'{j}<xq>{write_real(n.xq)}</xq>\n')
    if n.xr is not None:
        if x is not None:
            print_before(x, "xr", o, j)
        o.append(f'{j}<xr>{write_real(n.xr)}</xr>\n')
    if n.yy is not None:
        if x is not None:
            print_before(x, "yy", o, j)
        o.append(f'{j}<yy>{write_real(n.yy)}</yy>\n')
    if n.yz is not None:
        if x is not None:
            print_before(x, "yz", o, j)
        o.append(f'{j}<yz>{write_real(n.yz)}</yz>\n')
    if n.yp is not None:
        if x is not None:
            print_before(x, "yp", o, j)
        o.append(f'{j}<yp>{write_real(n.yp)}</yp>\n')
    if n.yq is not None:
        if x is not None:
            print_before(x, "yq", o, j)
        o.append(f'{j}<yq>{write_real(n.yq)}</yq>\n')
    if n.yr is not None:
        if x is not None:
            print_before(x, "yr", o, j)
        o.append(f'{j}<yr>{write_real(n.yr)}</yr>\n')
    if n.zz is not None:
        if x is not None:
            print_before(x, "zz", o, j)
        o.append(f'{j}<zz>{write_real(n.zz)}</zz>\n')
    if n.zp is not None:
        if x is not None:
            print_before(x, "zp", o, j)
        o.append(f'{j}<zp>{write_real(n.zp)}</zp>\n')
    if n.zq is not None:
        if x is not None:
            print_before(x, "zq", o, j)
        o.append(f'{j}<zq>{write_real(n.zq)}</zq>\n')
    if n.zr is not None:
        if x is not None:
            print_before(x, "zr", o, j)
        o.append(f'{j}<zr>{write_real(n.zr)}</zr>\n')
    if n.pp is not None:
        if x is not None:
            print_before(x, "pp", o, j)
        o.append(f'{j}<pp>{write_real(n.pp)}</pp>\n')
    if n.pq is not None:
        if x is not None:
            print_before(x, "pq", o, j)
        o.append(f'{j}<pq>{write_real(n.pq)}</pq>\n')
    if n.pr is not None:
        if x is not None:
            print_before(x, "pr", o, j)
        o.append(f'{j}<pr>{write_real(n.pr)}</pr>\n')
    if n.qq is not None:
        if x is not None:
            print_before(x, "qq", o, j)
        o.append(f'{j}<qq>{write_real(n.qq)}</qq>\n')
    if n.qr is not None:
        if x is not None:
            print_before(x, "qr", o, j)
        o.append(f'{j}<qr>{write_real(n.qr)}</qr>\n')
    if n.rr is not None:
        if x is not None:
            print_before(x, "rr", o, j)
        o.append(f'{j}<rr>{write_real(n.rr)}</rr>\n')
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
    if n.pose is not None:
        if x is not None:
            print_before(x, n.pose, o, j)
        print_pose(n.pose, o, j, "pose")
    if n.geometry is not None:
        if x is not None:
            print_before(x, n.geometry, o, j)
        print_geometry(n.geometry, o, j, "geometry")
    if n.material is not None:
        if x is not None:
            print_before(x, n.material, o, j)
        print_material(n.material, o, j, "material")
    if n.cast_shadows is not None:
        if x is not None:
            print_before(x, "cast_shadows", o, j)
        o.append(f'{j}<cast_shadows>{("true" if n.cast_shadows else "false")}</cast_shadows>\n')
    if n.laser_retro is not None:
        if x is not None:
            print_before(x, "laser_retro", o, j)
        o.append(f'{j}<laser_retro>{write_real(n.laser_retro)}</laser_retro>\n')
    if n.transparency is not None:
        if x is not None:
            print_before(x, "transparency", o, j)
        o.append(f'{j}<transparency>{write_real(n.transparency)}</transparency>\n')
    if n.visibility_flags is not None:
        if x is not None:
            print_before(x, "visibility_flags", o, j)
        o.append(f'{j}<visibility_flags>{str(n.visibility_flags)}</visibility_flags>\n')
    if n.meta is not None:
        if x is not None:
            print_before(x, n.meta, o, j)
        print_visual_meta(n.meta, o, j, "meta")
    for y in n.frame:
        if x is not None:
            print_before(x, y, o, j)
        print_frame(y, o, j, "frame")
    for y in n.plugin:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
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

def print_visual_meta(n: VisualMeta, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.layer is not None:
        if x is not None:
            print_before(x, "layer", o, j)
        o.append(f'{j}<layer>{str(n.layer)}</layer>\n')
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
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    if n.pose is not None:
        if x is not None:
            print_before(x, n.pose, o, j)
        print_pose(n.pose, o, j, "pose")
    if n.geometry is not None:
        if x is not None:
            print_before(x, n.geometry, o, j)
        print_geometry(n.geometry, o, j, "geometry")
    if n.surface is not None:
        if x is not None:
            print_before(x, n.surface, o, j)
        print_surface(n.surface, o, j, "surface")
    if n.laser_retro is not None:
        if x is not None:
            print_before(x, "laser_retro", o, j)
        o.append(f'{j}<laser_retro>{write_real(n.laser_retro)}</laser_retro>\n')
    if n.max_contacts is not None:
        if x is not None:
            print_before(x, "max_contacts", o, j)
        o.append(f'{j}<max_contacts>{str(n.max_contacts)}</max_contacts>\n')
    if n.density is not None:
        if x is not None:
            print_before(x, "density", o, j)
        o.append(f'{j}<density>{write_real(n.density)}</density>\n')
    if n.auto_inertia_params is not None:
        if x is not None:
            print_before(x, n.auto_inertia_params, o, j)
        print_tree(n.auto_inertia_params, o, j, n.auto_inertia_params.tag)
    for y in n.frame:
        if x is not None:
            print_before(x, y, o, j)
        print_frame(y, o, j, "frame")
    if n.drake_proximity_properties is not None:
        if x is not None:
            print_before(x, n.drake_proximity_properties, o, j)
        print_tree(n.drake_proximity_properties, o, j, n.drake_proximity_properties.tag)
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_geometry(n: Geometry, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    if n.empty is not None:
        if x is not None:
            print_before(x, n.empty, o, j)
        print_empty(n.empty, o, j, "empty")
    if n.box is not None:
        if x is not None:
            print_before(x, n.box, o, j)
        print_box(n.box, o, j, "box")
    if n.capsule is not None:
        if x is not None:
            print_before(x, n.capsule, o, j)
        print_capsule(n.capsule, o, j, "capsule")
    if n.cone is not None:
        if x is not None:
            print_before(x, n.cone, o, j)
        print_cone(n.cone, o, j, "cone")
    if n.cylinder is not None:
        if x is not None:
            print_before(x, n.cylinder, o, j)
        print_cylinder(n.cylinder, o, j, "cylinder")
    if n.ellipsoid is not None:
        if x is not None:
            print_before(x, n.ellipsoid, o, j)
        print_ellipsoid(n.ellipsoid, o, j, "ellipsoid")
    if n.heightmap is not None:
        if x is not None:
            print_before(x, n.heightmap, o, j)
        print_heightmap(n.heightmap, o, j, "heightmap")
    if n.image is not None:
        if x is not None:
            print_before(x, n.image, o, j)
        print_image(n.image, o, j, "image")
    if n.mesh is not None:
        if x is not None:
            print_before(x, n.mesh, o, j)
        print_mesh(n.mesh, o, j, "mesh")
    if n.plane is not None:
        if x is not None:
            print_before(x, n.plane, o, j)
        print_plane(n.plane, o, j, "plane")
    for y in n.polyline:
        if x is not None:
            print_before(x, y, o, j)
        print_polyline(y, o, j, "polyline")
    if n.sphere is not None:
        if x is not None:
            print_before(x, n.sphere, o, j)
        print_sphere(n.sphere, o, j, "sphere")
    if n.drake_capsule is not None:
        if x is not None:
            print_before(x, n.drake_capsule, o, j)
        print_drake_capsule(n.drake_capsule, o, j, "drake:capsule")
    if n.drake_ellipsoid is not None:
        if x is not None:
            print_before(x, n.drake_ellipsoid, o, j)
        print_drake_ellipsoid(n.drake_ellipsoid, o, j, "drake:ellipsoid")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_empty(n: Empty, o: list[str], i: str, t: str) -> None:
    a = ""
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

def print_box(n: Box, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.size is not None:
        if x is not None:
            print_before(x, "size", o, j)
        o.append(f'{j}<size>{write_reals(n.size)}</size>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_sphere(n: Sphere, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.radius is not None:
        if x is not None:
            print_before(x, "radius", o, j)
        o.append(f'{j}<radius>{write_real(n.radius)}</radius>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_cylinder(n: Cylinder, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.radius is not None:
        if x is not None:
            print_before(x, "radius", o, j)
        o.append(f'{j}<radius>{write_real(n.radius)}</radius>\n')
    if n.length is not None:
        if x is not None:
            print_before(x, "length", o, j)
        o.append(f'{j}<length>{write_real(n.length)}</length>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_capsule(n: Capsule, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.radius is not None:
        if x is not None:
            print_before(x, "radius", o, j)
        o.append(f'{j}<radius>{write_real(n.radius)}</radius>\n')
    if n.length is not None:
        if x is not None:
            print_before(x, "length", o, j)
        o.append(f'{j}<length>{write_real(n.length)}</length>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_cone(n: Cone, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.radius is not None:
        if x is not None:
            print_before(x, "radius", o, j)
        o.append(f'{j}<radius>{write_real(n.radius)}</radius>\n')
    if n.length is not None:
        if x is not None:
            print_before(x, "length", o, j)
        o.append(f'{j}<length>{write_real(n.length)}</length>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_ellipsoid(n: Ellipsoid, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.radii is not None:
        if x is not None:
            print_before(x, "radii", o, j)
        o.append(f'{j}<radii>{write_reals(n.radii)}</radii>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_drake_capsule(n: DrakeCapsule, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.radius is not None:
        if x is not None:
            print_before(x, "radius", o, j)
        o.append(f'{j}<radius>{write_real(n.radius)}</radius>\n')
    if n.length is not None:
        if x is not None:
            print_before(x, "length", o, j)
        o.append(f'{j}<length>{write_real(n.length)}</length>\n')
    if n.drake_radius is not None:
        if x is not None:
            print_before(x, "drake_radius", o, j)
        o.append(f'{j}<drake:radius>{write_real(n.drake_radius)}</drake:radius>\n')
    if n.drake_length is not None:
        if x is not None:
            print_before(x, "drake_length", o, j)
        o.append(f'{j}<drake:length>{write_real(n.drake_length)}</drake:length>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_drake_ellipsoid(n: DrakeEllipsoid, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.a is not None:
        if x is not None:
            print_before(x, "a", o, j)
        o.append(f'{j}<a>{write_real(n.a)}</a>\n')
    if n.b is not None:
        if x is not None:
            print_before(x, "b", o, j)
        o.append(f'{j}<b>{write_real(n.b)}</b>\n')
    if n.c is not None:
        if x is not None:
            print_before(x, "c", o, j)
        o.append(f'{j}<c>{write_real(n.c)}</c>\n')
    if n.drake_a is not None:
        if x is not None:
            print_before(x, "drake_a", o, j)
        o.append(f'{j}<drake:a>{write_real(n.drake_a)}</drake:a>\n')
    if n.drake_b is not None:
        if x is not None:
            print_before(x, "drake_b", o, j)
        o.append(f'{j}<drake:b>{write_real(n.drake_b)}</drake:b>\n')
    if n.drake_c is not None:
        if x is not None:
            print_before(x, "drake_c", o, j)
        o.append(f'{j}<drake:c>{write_real(n.drake_c)}</drake:c>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_plane(n: Plane, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.normal is not None:
        if x is not None:
            print_before(x, "normal", o, j)
        o.append(f'{j}<normal>{write_reals(n.normal)}</normal>\n')
    if n.size is not None:
        if x is not None:
            print_before(x, "size", o, j)
        o.append(f'{j}<size>{write_reals(n.size)}</size>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_mesh(n: Mesh, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.optimization is not None:
        a += f' optimization="{escape_attribute(n.optimization)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.convex_decomposition is not None:
        if x is not None:
            print_before(x, n.convex_decomposition, o, j)
        print_convex_decomposition(n.convex_decomposition, o, j, "convex_decomposition")
    if n.uri is not None:
        if x is not None:
            print_before(x, "uri", o, j)
        o.append(f'{j}<uri>{escape_text(n.uri)}</uri>\n')
    if n.submesh is not None:
        if x is not None:
            print_before(x, n.submesh, o, j)
        print_submesh(n.submesh, o, j, "submesh")
    if n.scale is not None:
        if x is not None:
            print_before(x, "scale", o, j)
        o.append(f'{j}<scale>{write_reals(n.scale)}</scale>\n')
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

def print_convex_decomposition(n: ConvexDecomposition, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.max_convex_hulls is not None:
        if x is not None:
            print_before(x, "max_convex_hulls", o, j)
        o.append(f'{j}<max_convex_hulls>{str(n.max_convex_hulls)}</max_convex_hulls>\n')
    if n.voxel_resolution is not None:
        if x is not None:
            print_before(x, "voxel_resolution", o, j)
        o.append(f'{j}<voxel_resolution>{str(n.voxel_resolution)}</voxel_resolution>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_submesh(n: Submesh, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.name is not None:
        if x is not None:
            print_before(x, "name", o, j)
        o.append(f'{j}<name>{escape_text(n.name)}</name>\n')
    if n.center is not None:
        if x is not None:
            print_before(x, "center", o, j)
        o.append(f'{j}<center>{("true" if n.center else "false")}</center>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_heightmap(n: Heightmap, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    if n.uri is not None:
        if x is not None:
            print_before(x, "uri", o, j)
        o.append(f'{j}<uri>{escape_text(n.uri)}</uri>\n')
    if n.size is not None:
        if x is not None:
            print_before(x, "size", o, j)
        o.append(f'{j}<size>{write_reals(n.size)}</size>\n')
    if n.pos is not None:
        if x is not None:
            print_before(x, "pos", o, j)
        o.append(f'{j}<pos>{write_reals(n.pos)}</pos>\n')
    for y in n.texture:
        if x is not None:
            print_before(x, y, o, j)
        print_heightmap_texture(y, o, j, "texture")
    for y in n.blend:
        if x is not None:
            print_before(x, y, o, j)
        print_heightmap_blend(y, o, j, "blend")
    if n.use_terrain_paging is not None:
        if x is not None:
            print_before(x, "use_terrain_paging", o, j)
        o.append(f'{j}<use_terrain_paging>{("true" if n.use_terrain_paging else "false")}</use_terrain_paging>\n')
    if n.sampling is not None:
        if x is not None:
            print_before(x, "sampling", o, j)
        o.append(f'{j}<sampling>{str(n.sampling)}</sampling>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_heightmap_texture(n: HeightmapTexture, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.size is not None:
        if x is not None:
            print_before(x, "size", o, j)
        o.append(f'{j}<size>{write_real(n.size)}</size>\n')
    if n.diffuse is not None:
        if x is not None:
            print_before(x, "diffuse", o, j)
        o.append(f'{j}<diffuse>{escape_text(n.diffuse)}</diffuse>\n')
    if n.normal is not None:
        if x is not None:
            print_before(x, "normal", o, j)
        o.append(f'{j}<normal>{escape_text(n.normal)}</normal>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_heightmap_blend(n: HeightmapBlend, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.min_height is not None:
        if x is not None:
            print_before(x, "min_height", o, j)
        o.append(f'{j}<min_height>{write_real(n.min_height)}</min_height>\n')
    if n.fade_dist is not None:
        if x is not None:
            print_before(x, "fade_dist", o, j)
        o.append(f'{j}<fade_dist>{write_real(n.fade_dist)}</fade_dist>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_image(n: Image, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.uri is not None:
        if x is not None:
            print_before(x, "uri", o, j)
        o.append(f'{j}<uri>{escape_text(n.uri)}</uri>\n')
    if n.scale is not None:
        if x is not None:
            print_before(x, "scale", o, j)
        o.append(f'{j}<scale>{write_real(n.scale)}</scale>\n')
    if n.threshold is not None:
        if x is not None:
            print_before(x, "threshold", o, j)
        o.append(f'{j}<threshold>{str(n.threshold)}</threshold>\n')
    if n.height is not None:
        if x is not None:
            print_before(x, "height", o, j)
        o.append(f'{j}<height>{write_real(n.height)}</height>\n')
    if n.granularity is not None:
        if x is not None:
            print_before(x, "granularity", o, j)
        o.append(f'{j}<granularity>{str(n.granularity)}</granularity>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_polyline(n: Polyline, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    for y in n.point:
        if x is not None:
            print_before(x, "point", o, j)
        o.append(f'{j}<point>{write_reals(y)}</point>\n')
    if n.height is not None:
        if x is not None:
            print_before(x, "height", o, j)
        o.append(f'{j}<height>{write_real(n.height)}</height>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_material(n: Material, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.script is not None:
        if x is not None:
            print_before(x, n.script, o, j)
        print_material_script(n.script, o, j, "script")
    if n.shader is not None:
        if x is not None:
            print_before(x, n.shader, o, j)
        print_shader(n.shader, o, j, "shader")
    if n.render_order is not None:
        if x is not None:
            print_before(x, "render_order", o, j)
        o.append(f'{j}<render_order>{write_real(n.render_order)}</render_order>\n')
    if n.lighting is not None:
        if x is not None:
            print_before(x, "lighting", o, j)
        o.append(f'{j}<lighting>{("true" if n.lighting else "false")}</lighting>\n')
    if n.ambient is not None:
        if x is not None:
            print_before(x, "ambient", o, j)
        o.append(f'{j}<ambient>{write_reals(n.ambient)}</ambient>\n')
    if n.diffuse is not None:
        if x is not None:
            print_before(x, "diffuse", o, j)
        o.append(f'{j}<diffuse>{write_reals(n.diffuse)}</diffuse>\n')
    if n.specular is not None:
        if x is not None:
            print_before(x, "specular", o, j)
        o.append(f'{j}<specular>{write_reals(n.specular)}</specular>\n')
    if n.shininess is not None:
        if x is not None:
            print_before(x, "shininess", o, j)
        o.append(f'{j}<shininess>{write_real(n.shininess)}</shininess>\n')
    if n.emissive is not None:
        if x is not None:
            print_before(x, "emissive", o, j)
        o.append(f'{j}<emissive>{write_reals(n.emissive)}</emissive>\n')
    if n.double_sided is not None:
        if x is not None:
            print_before(x, "double_sided", o, j)
        o.append(f'{j}<double_sided>{("true" if n.double_sided else "false")}</double_sided>\n')
    if n.pbr is not None:
        if x is not None:
            print_before(x, n.pbr, o, j)
        print_pbr(n.pbr, o, j, "pbr")
    if n.drake_diffuse_map is not None:
        if x is not None:
            print_before(x, "drake_diffuse_map", o, j)
        o.append(f'{j}<drake:diffuse_map>{escape_text(n.drake_diffuse_map)}</drake:diffuse_map>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_material_script(n: MaterialScript, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    for y in n.uri:
        if x is not None:
            print_before(x, "uri", o, j)
        o.append(f'{j}<uri>{escape_text(y)}</uri>\n')
    if n.name is not None:
        if x is not None:
            print_before(x, "name", o, j)
        o.append(f'{j}<name>{escape_text(n.name)}</name>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_shader(n: Shader, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.type is not None:
        a += f' type="{escape_attribute(n.type)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.normal_map is not None:
        if x is not None:
            print_before(x, "normal_map", o, j)
        o.append(f'{j}<normal_map>{escape_text(n.normal_map)}</normal_map>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_pbr(n: Pbr, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.metal is not None:
        if x is not None:
            print_before(x, n.metal, o, j)
        print_pbr_metal(n.metal, o, j, "metal")
    if n.specular is not None:
        if x is not None:
            print_before(x, n.specular, o, j)
        print_pbr_specular(n.specular, o, j, "specular")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_pbr_metal(n: PbrMetal, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.albedo_map is not None:
        if x is not None:
            print_before(x, "albedo_map", o, j)
        o.append(f'{j}<albedo_map>{escape_text(n.albedo_map)}</albedo_map>\n')
    if n.roughness_map is not None:
        if x is not None:
            print_before(x, "roughness_map", o, j)
        o.append(f'{j}<roughness_map>{escape_text(n.roughness_map)}</roughness_map>\n')
    if n.roughness is not None:
        if x is not None:
            print_before(x, "roughness", o, j)
        o.append(f'{j}<roughness>{escape_text(n.roughness)}</roughness>\n')
    if n.metalness_map is not None:
        if x is not None:
            print_before(x, "metalness_map", o, j)
        o.append(f'{j}<metalness_map>{escape_text(n.metalness_map)}</metalness_map>\n')
    if n.metalness is not None:
        if x is not None:
            print_before(x, "metalness", o, j)
        o.append(f'{j}<metalness>{escape_text(n.metalness)}</metalness>\n')
    if n.environment_map is not None:
        if x is not None:
            print_before(x, "environment_map", o, j)
        o.append(f'{j}<environment_map>{escape_text(n.environment_map)}</environment_map>\n')
    if n.ambient_occlusion_map is not None:
        if x is not None:
            print_before(x, "ambient_occlusion_map", o, j)
        o.append(f'{j}<ambient_occlusion_map>{escape_text(n.ambient_occlusion_map)}</ambient_occlusion_map>\n')
    if n.normal_map is not None:
        if x is not None:
            print_before(x, n.normal_map, o, j)
        print_normal_map(n.normal_map, o, j, "normal_map")
    if n.emissive_map is not None:
        if x is not None:
            print_before(x, "emissive_map", o, j)
        o.append(f'{j}<emissive_map>{escape_text(n.emissive_map)}</emissive_map>\n')
    if n.light_map is not None:
        if x is not None:
            print_before(x, n.light_map, o, j)
        print_light_map(n.light_map, o, j, "light_map")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_pbr_specular(n: PbrSpecular, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.albedo_map is not None:
        if x is not None:
            print_before(x, "albedo_map", o, j)
        o.append(f'{j}<albedo_map>{escape_text(n.albedo_map)}</albedo_map>\n')
    if n.specular_map is not None:
        if x is not None:
            print_before(x, "specular_map", o, j)
        o.append(f'{j}<specular_map>{escape_text(n.specular_map)}</specular_map>\n')
    if n.glossiness_map is not None:
        if x is not None:
            print_before(x, "glossiness_map", o, j)
        o.append(f'{j}<glossiness_map>{escape_text(n.glossiness_map)}</glossiness_map>\n')
    if n.glossiness is not None:
        if x is not None:
            print_before(x, "glossiness", o, j)
        o.append(f'{j}<glossiness>{escape_text(n.glossiness)}</glossiness>\n')
    if n.environment_map is not None:
        if x is not None:
            print_before(x, "environment_map", o, j)
        o.append(f'{j}<environment_map>{escape_text(n.environment_map)}</environment_map>\n')
    if n.ambient_occlusion_map is not None:
        if x is not None:
            print_before(x, "ambient_occlusion_map", o, j)
        o.append(f'{j}<ambient_occlusion_map>{escape_text(n.ambient_occlusion_map)}</ambient_occlusion_map>\n')
    if n.normal_map is not None:
        if x is not None:
            print_before(x, n.normal_map, o, j)
        print_normal_map(n.normal_map, o, j, "normal_map")
    if n.emissive_map is not None:
        if x is not None:
            print_before(x, "emissive_map", o, j)
        o.append(f'{j}<emissive_map>{escape_text(n.emissive_map)}</emissive_map>\n')
    if n.light_map is not None:
        if x is not None:
            print_before(x, n.light_map, o, j)
        print_light_map(n.light_map, o, j, "light_map")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_normal_map(n: NormalMap, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.type is not None:
        a += f' type="{escape_attribute(n.type)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    v = escape_text(n.text) if n.text is not None else ''
    if x is not None:
        print_before(x, None, o, i)
    o.append(f'{i}<{t}{a}>{v}</{t}>\n' if v else f'{i}<{t}{a}/>\n')

def print_light_map(n: LightMap, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.uv_set is not None:
        a += f' uv_set="{str(n.uv_set)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    v = escape_text(n.text) if n.text is not None else ''
    if x is not None:
        print_before(x, None, o, i)
    o.append(f'{i}<{t}{a}>{v}</{t}>\n' if v else f'{i}<{t}{a}/>\n')

def print_surface(n: Surface, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.bounce is not None:
        if x is not None:
            print_before(x, n.bounce, o, j)
        print_bounce(n.bounce, o, j, "bounce")
    if n.friction is not None:
        if x is not None:
            print_before(x, n.friction, o, j)
        print_friction(n.friction, o, j, "friction")
    if n.contact is not None:
        if x is not None:
            print_before(x, n.contact, o, j)
        print_contact(n.contact, o, j, "contact")
    if n.soft_contact is not None:
        if x is not None:
            print_before(x, n.soft_contact, o, j)
        print_soft_contact(n.soft_contact, o, j, "soft_contact")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_bounce(n: Bounce, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.restitution_coefficient is not None:
        if x is not None:
            print_before(x, "restitution_coefficient", o, j)
        o.append(f'{j}<restitution_coefficient>{write_real(n.restitution_coefficient)}</restitution_coefficient>\n')
    if n.threshold is not None:
        if x is not None:
            print_before(x, "threshold", o, j)
        o.append(f'{j}<threshold>{write_real(n.threshold)}</threshold>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_friction(n: Friction, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.torsional is not None:
        if x is not None:
            print_before(x, n.torsional, o, j)
        print_torsional(n.torsional, o, j, "torsional")
    if n.ode is not None:
        if x is not None:
            print_before(x, n.ode, o, j)
        print_friction_ode(n.ode, o, j, "ode")
    if n.bullet is not None:
        if x is not None:
            print_before(x, n.bullet, o, j)
        print_friction_bullet(n.bullet, o, j, "bullet")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_torsional(n: Torsional, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.coefficient is not None:
        if x is not None:
            print_before(x, "coefficient", o, j)
        o.append(f'{j}<coefficient>{write_real(n.coefficient)}</coefficient>\n')
    if n.use_patch_radius is not None:
        if x is not None:
            print_before(x, "use_patch_radius", o, j)
        o.append(f'{j}<use_patch_radius>{("true" if n.use_patch_radius else "false")}</use_patch_radius>\n')
    if n.patch_radius is not None:
        if x is not None:
            print_before(x, "patch_radius", o, j)
        o.append(f'{j}<patch_radius>{write_real(n.patch_radius)}</patch_radius>\n')
    if n.surface_radius is not None:
        if x is not None:
            print_before(x, "surface_radius", o, j)
        o.append(f'{j}<surface_radius>{write_real(n.surface_radius)}</surface_radius>\n')
    if n.ode is not None:
        if x is not None:
            print_before(x, n.ode, o, j)
        print_torsional_ode(n.ode, o, j, "ode")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_torsional_ode(n: TorsionalOde, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.slip is not None:
        if x is not None:
            print_before(x, "slip", o, j)
        o.append(f'{j}<slip>{write_real(n.slip)}</slip>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_friction_ode(n: FrictionOde, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.mu is not None:
        if x is not None:
            print_before(x, "mu", o, j)
        o.append(f'{j}<mu>{write_real(n.mu)}</mu>\n')
    if n.mu2 is not None:
        if x is not None:
            print_before(x, "mu2", o, j)
        o.append(f'{j}<mu2>{write_real(n.mu2)}</mu2>\n')
    if n.fdir1 is not None:
        if x is not None:
            print_before(x, n.fdir1, o, j)
        print_friction_direction(n.fdir1, o, j, "fdir1")
    if n.slip1 is not None:
        if x is not None:
            print_before(x, "slip1", o, j)
        o.append(f'{j}<slip1>{write_real(n.slip1)}</slip1>\n')
    if n.slip2 is not None:
        if x is not None:
            print_before(x, "slip2", o, j)
        o.append(f'{j}<slip2>{write_real(n.slip2)}</slip2>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_friction_direction(n: FrictionDirection, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    v = write_reals(n.text) if n.text is not None else ''
    if x is not None:
        print_before(x, None, o, i)
    o.append(f'{i}<{t}{a}>{v}</{t}>\n' if v else f'{i}<{t}{a}/>\n')

def print_friction_bullet(n: FrictionBullet, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.friction is not None:
        if x is not None:
            print_before(x, "friction", o, j)
        o.append(f'{j}<friction>{write_real(n.friction)}</friction>\n')
    if n.friction2 is not None:
        if x is not None:
            print_before(x, "friction2", o, j)
        o.append(f'{j}<friction2>{write_real(n.friction2)}</friction2>\n')
    if n.fdir1 is not None:
        if x is not None:
            print_before(x, "fdir1", o, j)
        o.append(f'{j}<fdir1>{write_reals(n.fdir1)}</fdir1>\n')
    if n.rolling_friction is not None:
        if x is not None:
            print_before(x, "rolling_friction", o, j)
        o.append(f'{j}<rolling_friction>{write_real(n.rolling_friction)}</rolling_friction>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_contact(n: Contact, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.collide_without_contact is not None:
        if x is not None:
            print_before(x, "collide_without_contact", o, j)
        o.append(f'{j}<collide_without_contact>{("true" if n.collide_without_contact else "false")}</collide_without_contact>\n')
    if n.collide_without_contact_bitmask is not None:
        if x is not None:
            print_before(x, "collide_without_contact_bitmask", o, j)
        o.append(f'{j}<collide_without_contact_bitmask>{str(n.collide_without_contact_bitmask)}</collide_without_contact_bitmask>\n')
    if n.collide_bitmask is not None:
        if x is not None:
            print_before(x, "collide_bitmask", o, j)
        o.append(f'{j}<collide_bitmask>{str(n.collide_bitmask)}</collide_bitmask>\n')
    if n.category_bitmask is not None:
        if x is not None:
            print_before(x, "category_bitmask", o, j)
        o.append(f'{j}<category_bitmask>{str(n.category_bitmask)}</category_bitmask>\n')
    if n.poissons_ratio is not None:
        if x is not None:
            print_before(x, "poissons_ratio", o, j)
        o.append(f'{j}<poissons_ratio>{write_real(n.poissons_ratio)}</poissons_ratio>\n')
    if n.elastic_modulus is not None:
        if x is not None:
            print_before(x, "elastic_modulus", o, j)
        o.append(f'{j}<elastic_modulus>{write_real(n.elastic_modulus)}</elastic_modulus>\n')
    if n.ode is not None:
        if x is not None:
            print_before(x, n.ode, o, j)
        print_contact_ode(n.ode, o, j, "ode")
    if n.bullet is not None:
        if x is not None:
            print_before(x, n.bullet, o, j)
        print_contact_bullet(n.bullet, o, j, "bullet")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_contact_ode(n: ContactOde, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.soft_cfm is not None:
        if x is not None:
            print_before(x, "soft_cfm", o, j)
        o.append(f'{j}<soft_cfm>{write_real(n.soft_cfm)}</soft_cfm>\n')
    if n.soft_erp is not None:
        if x is not None:
            print_before(x, "soft_erp", o, j)
        o.append(f'{j}<soft_erp>{write_real(n.soft_erp)}</soft_erp>\n')
    if n.kp is not None:
        if x is not None:
            print_before(x, "kp", o, j)
        o.append(f'{j}<kp>{write_real(n.kp)}</kp>\n')
    if n.kd is not None:
        if x is not None:
            print_before(x, "kd", o, j)
        o.append(f'{j}<kd>{write_real(n.kd)}</kd>\n')
    if n.max_vel is not None:
        if x is not None:
            print_before(x, "max_vel", o, j)
        o.append(f'{j}<max_vel>{write_real(n.max_vel)}</max_vel>\n')
    if n.min_depth is not None:
        if x is not None:
            print_before(x, "min_depth", o, j)
        o.append(f'{j}<min_depth>{write_real(n.min_depth)}</min_depth>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_contact_bullet(n: ContactBullet, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.soft_cfm is not None:
        if x is not None:
            print_before(x, "soft_cfm", o, j)
        o.append(f'{j}<soft_cfm>{write_real(n.soft_cfm)}</soft_cfm>\n')
    if n.soft_erp is not None:
        if x is not None:
            print_before(x, "soft_erp", o, j)
        o.append(f'{j}<soft_erp>{write_real(n.soft_erp)}</soft_erp>\n')
    if n.kp is not None:
        if x is not None:
            print_before(x, "kp", o, j)
        o.append(f'{j}<kp>{write_real(n.kp)}</kp>\n')
    if n.kd is not None:
        if x is not None:
            print_before(x, "kd", o, j)
        o.append(f'{j}<kd>{write_real(n.kd)}</kd>\n')
    if n.split_impulse is not None:
        if x is not None:
            print_before(x, "split_impulse", o, j)
        o.append(f'{j}<split_impulse>{("true" if n.split_impulse else "false")}</split_impulse>\n')
    if n.split_impulse_penetration_threshold is not None:
        if x is not None:
            print_before(x, "split_impulse_penetration_threshold", o, j)
        o.append(f'{j}<split_impulse_penetration_threshold>{write_real(n.split_impulse_penetration_threshold)}</split_impulse_penetration_threshold>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_soft_contact(n: SoftContact, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.dart is not None:
        if x is not None:
            print_before(x, n.dart, o, j)
        print_soft_contact_dart(n.dart, o, j, "dart")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_soft_contact_dart(n: SoftContactDart, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.bone_attachment is not None:
        if x is not None:
            print_before(x, "bone_attachment", o, j)
        o.append(f'{j}<bone_attachment>{write_real(n.bone_attachment)}</bone_attachment>\n')
    if n.stiffness is not None:
        if x is not None:
            print_before(x, "stiffness", o, j)
        o.append(f'{j}<stiffness>{write_real(n.stiffness)}</stiffness>\n')
    if n.damping is not None:
        if x is not None:
            print_before(x, "damping", o, j)
        o.append(f'{j}<damping>{write_real(n.damping)}</damping>\n')
    if n.flesh_mass_fraction is not None:
        if x is not None:
            print_before(x, "flesh_mass_fraction", o, j)
        o.append(f'{j}<flesh_mass_fraction>{write_real(n.flesh_mass_fraction)}</flesh_mass_fraction>\n')
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
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    if n.pose is not None:
        if x is not None:
            print_before(x, n.pose, o, j)
        print_pose(n.pose, o, j, "pose")
    if n.parent is not None:
        if x is not None:
            print_before(x, "parent", o, j)
        o.append(f'{j}<parent>{escape_text(n.parent)}</parent>\n')
    if n.child is not None:
        if x is not None:
            print_before(x, "child", o, j)
        o.append(f'{j}<child>{escape_text(n.child)}</child>\n')
    if n.axis is not None:
        if x is not None:
            print_before(x, n.axis, o, j)
        print_axis(n.axis, o, j, "axis")
    if n.axis2 is not None:
        if x is not None:
            print_before(x, n.axis2, o, j)
        print_axis(n.axis2, o, j, "axis2")
    for y in n.frame:
        if x is not None:
            print_before(x, y, o, j)
        print_frame(y, o, j, "frame")
    if n.gearbox_ratio is not None:
        if x is not None:
            print_before(x, "gearbox_ratio", o, j)
        o.append(f'{j}<gearbox_ratio>{write_real(n.gearbox_ratio)}</gearbox_ratio>\n')
    if n.gearbox_reference_body is not None:
        if x is not None:
            print_before(x, "gearbox_reference_body", o, j)
        o.append(f'{j}<gearbox_reference_body>{escape_text(n.gearbox_reference_body)}</gearbox_reference_body>\n')
    if n.thread_pitch is not None:
        if x is not None:
            print_before(x, "thread_pitch", o, j)
        o.append(f'{j}<thread_pitch>{write_real(n.thread_pitch)}</thread_pitch>\n')
    if n.screw_thread_pitch is not None:
        if x is not None:
            print_before(x, "screw_thread_pitch", o, j)
        o.append(f'{j}<screw_thread_pitch>{write_real(n.screw_thread_pitch)}</screw_thread_pitch>\n')
    if n.physics is not None:
        if x is not None:
            print_before(x, n.physics, o, j)
        print_joint_physics(n.physics, o, j, "physics")
    for y in n.sensor:
        if x is not None:
            print_before(x, y, o, j)
        print_tree(y, o, j, y.tag)
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
    if n.drake_mimic is not None:
        if x is not None:
            print_before(x, n.drake_mimic, o, j)
        print_tree(n.drake_mimic, o, j, n.drake_mimic.tag)
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_axis(n: Axis, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.xyz is not None:
        if x is not None:
            print_before(x, n.xyz, o, j)
        print_axis_xyz(n.xyz, o, j, "xyz")
    if n.limit is not None:
        if x is not None:
            print_before(x, n.limit, o, j)
        print_axis_limit(n.limit, o, j, "limit")
    if n.dynamics is not None:
        if x is not None:
            print_before(x, n.dynamics, o, j)
        print_axis_dynamics(n.dynamics, o, j, "dynamics")
    if n.mimic is not None:
        if x is not None:
            print_before(x, n.mimic, o, j)
        print_mimic(n.mimic, o, j, "mimic")
    if n.use_parent_model_frame is not None:
        if x is not None:
            print_before(x, "use_parent_model_frame", o, j)
        o.append(f'{j}<use_parent_model_frame>{("true" if n.use_parent_model_frame else "false")}</use_parent_model_frame>\n')
    if n.initial_position is not None:
        if x is not None:
            print_before(x, "initial_position", o, j)
        o.append(f'{j}<initial_position>{write_real(n.initial_position)}</initial_position>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_axis_xyz(n: AxisXyz, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.expressed_in is not None:
        a += f' expressed_in="{escape_attribute(n.expressed_in)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    v = write_reals(n.text) if n.text is not None else ''
    if x is not None:
        print_before(x, None, o, i)
    o.append(f'{i}<{t}{a}>{v}</{t}>\n' if v else f'{i}<{t}{a}/>\n')

def print_axis_dynamics(n: AxisDynamics, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.damping is not None:
        if x is not None:
            print_before(x, "damping", o, j)
        o.append(f'{j}<damping>{write_real(n.damping)}</damping>\n')
    if n.friction is not None:
        if x is not None:
            print_before(x, "friction", o, j)
        o.append(f'{j}<friction>{write_real(n.friction)}</friction>\n')
    if n.spring_reference is not None:
        if x is not None:
            print_before(x, "spring_reference", o, j)
        o.append(f'{j}<spring_reference>{write_real(n.spring_reference)}</spring_reference>\n')
    if n.spring_stiffness is not None:
        if x is not None:
            print_before(x, "spring_stiffness", o, j)
        o.append(f'{j}<spring_stiffness>{write_real(n.spring_stiffness)}</spring_stiffness>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_axis_limit(n: AxisLimit, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.lower is not None:
        if x is not None:
            print_before(x, "lower", o, j)
        o.append(f'{j}<lower>{write_real(n.lower)}</lower>\n')
    if n.upper is not None:
        if x is not None:
            print_before(x, "upper", o, j)
        o.append(f'{j}<upper>{write_real(n.upper)}</upper>\n')
    if n.effort is not None:
        if x is not None:
            print_before(x, "effort", o, j)
        o.append(f'{j}<effort>{write_real(n.effort)}</effort>\n')
    if n.velocity is not None:
        if x is not None:
            print_before(x, "velocity", o, j)
        o.append(f'{j}<velocity>{write_real(n.velocity)}</velocity>\n')
    if n.stiffness is not None:
        if x is not None:
            print_before(x, "stiffness", o, j)
        o.append(f'{j}<stiffness>{write_real(n.stiffness)}</stiffness>\n')
    if n.dissipation is not None:
        if x is not None:
            print_before(x, "dissipation", o, j)
        o.append(f'{j}<dissipation>{write_real(n.dissipation)}</dissipation>\n')
    if n.drake_acceleration is not None:
        if x is not None:
            print_before(x, n.drake_acceleration, o, j)
        print_tree(n.drake_acceleration, o, j, n.drake_acceleration.tag)
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
    if n.axis is not None:
        a += f' axis="{escape_attribute(n.axis)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.multiplier is not None:
        if x is not None:
            print_before(x, "multiplier", o, j)
        o.append(f'{j}<multiplier>{write_real(n.multiplier)}</multiplier>\n')
    if n.offset is not None:
        if x is not None:
            print_before(x, "offset", o, j)
        o.append(f'{j}<offset>{write_real(n.offset)}</offset>\n')
    if n.reference is not None:
        if x is not None:
            print_before(x, "reference", o, j)
        o.append(f'{j}<reference>{write_real(n.reference)}</reference>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_joint_physics(n: JointPhysics, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.simbody is not None:
        if x is not None:
            print_before(x, n.simbody, o, j)
        print_joint_simbody(n.simbody, o, j, "simbody")
    if n.ode is not None:
        if x is not None:
            print_before(x, n.ode, o, j)
        print_joint_ode(n.ode, o, j, "ode")
    if n.provide_feedback is not None:
        if x is not None:
            print_before(x, "provide_feedback", o, j)
        o.append(f'{j}<provide_feedback>{("true" if n.provide_feedback else "false")}</provide_feedback>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_joint_simbody(n: JointSimbody, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.must_be_loop_joint is not None:
        if x is not None:
            print_before(x, "must_be_loop_joint", o, j)
        o.append(f'{j}<must_be_loop_joint>{("true" if n.must_be_loop_joint else "false")}</must_be_loop_joint>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_joint_ode(n: JointOde, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.provide_feedback is not None:
        if x is not None:
            print_before(x, "provide_feedback", o, j)
        o.append(f'{j}<provide_feedback>{("true" if n.provide_feedback else "false")}</provide_feedback>\n')
    if n.cfm_damping is not None:
        if x is not None:
            print_before(x, "cfm_damping", o, j)
        o.append(f'{j}<cfm_damping>{("true" if n.cfm_damping else "false")}</cfm_damping>\n')
    if n.implicit_spring_damper is not None:
        if x is not None:
            print_before(x, "implicit_spring_damper", o, j)
        o.append(f'{j}<implicit_spring_damper>{("true" if n.implicit_spring_damper else "false")}</implicit_spring_damper>\n')
    if n.fudge_factor is not None:
        if x is not None:
            print_before(x, "fudge_factor", o, j)
        o.append(f'{j}<fudge_factor>{write_real(n.fudge_factor)}</fudge_factor>\n')
    if n.cfm is not None:
        if x is not None:
            print_before(x, "cfm", o, j)
        o.append(f'{j}<cfm>{write_real(n.cfm)}</cfm>\n')
    if n.erp is not None:
        if x is not None:
            print_before(x, "erp", o, j)
        o.append(f'{j}<erp>{write_real(n.erp)}</erp>\n')
    if n.bounce is not None:
        if x is not None:
            print_before(x, "bounce", o, j)
        o.append(f'{j}<bounce>{write_real(n.bounce)}</bounce>\n')
    if n.max_force is not None:
        if x is not None:
            print_before(x, "max_force", o, j)
        o.append(f'{j}<max_force>{write_real(n.max_force)}</max_force>\n')
    if n.velocity is not None:
        if x is not None:
            print_before(x, "velocity", o, j)
        o.append(f'{j}<velocity>{write_real(n.velocity)}</velocity>\n')
    if n.limit is not None:
        if x is not None:
            print_before(x, n.limit, o, j)
        print_joint_ode_limit(n.limit, o, j, "limit")
    if n.suspension is not None:
        if x is not None:
            print_before(x, n.suspension, o, j)
        print_joint_ode_suspension(n.suspension, o, j, "suspension")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_joint_ode_limit(n: JointOdeLimit, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.cfm is not None:
        if x is not None:
            print_before(x, "cfm", o, j)
        o.append(f'{j}<cfm>{write_real(n.cfm)}</cfm>\n')
    if n.erp is not None:
        if x is not None:
            print_before(x, "erp", o, j)
        o.append(f'{j}<erp>{write_real(n.erp)}</erp>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_joint_ode_suspension(n: JointOdeSuspension, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.cfm is not None:
        if x is not None:
            print_before(x, "cfm", o, j)
        o.append(f'{j}<cfm>{write_real(n.cfm)}</cfm>\n')
    if n.erp is not None:
        if x is not None:
            print_before(x, "erp", o, j)
        o.append(f'{j}<erp>{write_real(n.erp)}</erp>\n')
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')
