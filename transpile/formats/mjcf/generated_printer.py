"""The printer of mjcf. Written from grammars/mjcf.grammar by ``python -m transpile.grammar write``; do not edit."""
# ruff: noqa

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from transpile.ast.generated_mjcf import AccelerationSensor, Actuator, ActuatorPlugin, ActuatorSensor, Adhesion, Asset, Attach, Body, BodySensor, Bone, Camera, Camprojection, Compiler, Config, Connect, Contact, ContactSensor, Custom, Cylinder, Damper, Dcmotor, Default, DefaultEquality, DefaultTendon, Deformable, Edge, Elasticity, Element, Equality, EqualityFlex, EqualityJoint, EqualityTendon, Exclude, Extension, ExtensionPlugin, Fixed, FixedJoint, Flag, Flex, Flexcomp, FlexcompContact, FlexcompEdge, Flexstrain, Frame, FrameSensor, Freejoint, General, Geom, Global, Headlight, Hfield, Include, Inertial, Insidesite, Instance, Intvelocity, Joint, JointSensor, Key, Keyframe, Layer, Lengthrange, Light, Map, Material, Mesh, Model, ModelSensor, Motor, Mujoco, Muscle, Numeric, Option, Orientation, Pair, PairSensor, Pid, Pin, Plugin, Position, Pulley, Quality, Rangefinder, Replicate, Rgba, Scale, Sensor, SensorPlugin, Site, SiteSensor, Size, Skin, Spatial, SpatialGeom, SpatialSite, Statistic, Tactile, Tendon, TendonSensor, Text, Texture, Tuple, UserSensor, Velocity, Visual, Weld, Worldbody
from transpile.syntax.printer import (
    group_extras, print_attributes, print_before, print_prefixed, print_tree,
)
from transpile.syntax.values import write_real, write_reals
from transpile.syntax.write_xml import escape_attribute, escape_text


def print_mujoco(n: Mujoco, o: list[str], i: str, t: str) -> Generator[Any, Any, None]:
    a = ""
    if n.model is not None:
        a += f' model="{escape_attribute(n.model)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  " if len(i) < 200 else i
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.compiler:
        items.append((y.at, len(items), print_compiler, y, 'compiler'))
    for y in n.option:
        items.append((y.at, len(items), print_option, y, 'option'))
    for y in n.size:
        items.append((y.at, len(items), print_size, y, 'size'))
    for y in n.statistic:
        items.append((y.at, len(items), print_statistic, y, 'statistic'))
    for y in n.visual:
        items.append((y.at, len(items), print_visual, y, 'visual'))
    for y in n.default:
        items.append((y.at, len(items), print_default, y, 'default'))
    for y in n.extension:
        items.append((y.at, len(items), print_extension, y, 'extension'))
    for y in n.asset:
        items.append((y.at, len(items), print_asset, y, 'asset'))
    for y in n.worldbody:
        items.append((y.at, len(items), print_worldbody, y, 'worldbody'))
    for y in n.deformable:
        items.append((y.at, len(items), print_deformable, y, 'deformable'))
    for y in n.contact:
        items.append((y.at, len(items), print_contact, y, 'contact'))
    for y in n.tendon:
        items.append((y.at, len(items), print_tendon, y, 'tendon'))
    for y in n.equality:
        items.append((y.at, len(items), print_equality, y, 'equality'))
    for y in n.actuator:
        items.append((y.at, len(items), print_actuator, y, 'actuator'))
    for y in n.sensor:
        items.append((y.at, len(items), print_sensor, y, 'sensor'))
    for y in n.custom:
        items.append((y.at, len(items), print_custom, y, 'custom'))
    for y in n.keyframe:
        items.append((y.at, len(items), print_keyframe, y, 'keyframe'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
    items.sort()
    for _, _, f, z, tag in items:
        if x is not None:
            print_before(x, z, o, j)
        if f is print_default or f is print_worldbody:
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
    if n.file is not None:
        a += f' file="{escape_attribute(n.file)}"'
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

def print_compiler(n: Compiler, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.coordinate is not None:
        a += f' coordinate="{escape_attribute(n.coordinate)}"'
    if n.angle is not None:
        a += f' angle="{escape_attribute(n.angle)}"'
    if n.eulerseq is not None:
        a += f' eulerseq="{escape_attribute(n.eulerseq)}"'
    if n.autolimits is not None:
        a += f' autolimits="{("true" if n.autolimits else "false")}"'
    if n.meshdir is not None:
        a += f' meshdir="{escape_attribute(n.meshdir)}"'
    if n.texturedir is not None:
        a += f' texturedir="{escape_attribute(n.texturedir)}"'
    if n.assetdir is not None:
        a += f' assetdir="{escape_attribute(n.assetdir)}"'
    if n.strippath is not None:
        a += f' strippath="{("true" if n.strippath else "false")}"'
    if n.alignfree is not None:
        a += f' alignfree="{("true" if n.alignfree else "false")}"'
    if n.balanceinertia is not None:
        a += f' balanceinertia="{("true" if n.balanceinertia else "false")}"'
    if n.boundinertia is not None:
        a += f' boundinertia="{write_real(n.boundinertia)}"'
    if n.boundmass is not None:
        a += f' boundmass="{write_real(n.boundmass)}"'
    if n.conflict is not None:
        a += f' conflict="{escape_attribute(n.conflict)}"'
    if n.discardvisual is not None:
        a += f' discardvisual="{("true" if n.discardvisual else "false")}"'
    if n.fitaabb is not None:
        a += f' fitaabb="{("true" if n.fitaabb else "false")}"'
    if n.fusestatic is not None:
        a += f' fusestatic="{("true" if n.fusestatic else "false")}"'
    if n.inertiafromgeom is not None:
        a += f' inertiafromgeom="{escape_attribute(n.inertiafromgeom)}"'
    if n.inertiagrouprange is not None:
        a += f' inertiagrouprange="{write_reals(n.inertiagrouprange)}"'
    if n.passthrough is not None:
        a += f' passthrough="{escape_attribute(n.passthrough)}"'
    if n.savecanonical is not None:
        a += f' savecanonical="{("true" if n.savecanonical else "false")}"'
    if n.savecompiled is not None:
        a += f' savecompiled="{("true" if n.savecompiled else "false")}"'
    if n.saveinertial is not None:
        a += f' saveinertial="{("true" if n.saveinertial else "false")}"'
    if n.settotalmass is not None:
        a += f' settotalmass="{write_real(n.settotalmass)}"'
    if n.usethread is not None:
        a += f' usethread="{("true" if n.usethread else "false")}"'
    if n.convexhull is not None:
        a += f' convexhull="{("true" if n.convexhull else "false")}"'
    if n.exactmeshinertia is not None:
        a += f' exactmeshinertia="{("true" if n.exactmeshinertia else "false")}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.lengthrange is not None:
        if x is not None:
            print_before(x, n.lengthrange, o, j)
        print_lengthrange(n.lengthrange, o, j, "lengthrange")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_lengthrange(n: Lengthrange, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.mode is not None:
        a += f' mode="{escape_attribute(n.mode)}"'
    if n.timestep is not None:
        a += f' timestep="{write_real(n.timestep)}"'
    if n.accel is not None:
        a += f' accel="{write_real(n.accel)}"'
    if n.interval is not None:
        a += f' interval="{write_real(n.interval)}"'
    if n.inttotal is not None:
        a += f' inttotal="{write_real(n.inttotal)}"'
    if n.maxforce is not None:
        a += f' maxforce="{write_real(n.maxforce)}"'
    if n.timeconst is not None:
        a += f' timeconst="{write_real(n.timeconst)}"'
    if n.tolrange is not None:
        a += f' tolrange="{write_real(n.tolrange)}"'
    if n.useexisting is not None:
        a += f' useexisting="{("true" if n.useexisting else "false")}"'
    if n.uselimit is not None:
        a += f' uselimit="{("true" if n.uselimit else "false")}"'
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

def print_option(n: Option, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.density is not None:
        a += f' density="{write_real(n.density)}"'
    if n.timestep is not None:
        a += f' timestep="{write_real(n.timestep)}"'
    if n.gravity is not None:
        a += f' gravity="{write_reals(n.gravity)}"'
    if n.wind is not None:
        a += f' wind="{write_reals(n.wind)}"'
    if n.magnetic is not None:
        a += f' magnetic="{write_reals(n.magnetic)}"'
    if n.integrator is not None:
        a += f' integrator="{escape_attribute(n.integrator)}"'
    if n.cone is not None:
        a += f' cone="{escape_attribute(n.cone)}"'
    if n.solver is not None:
        a += f' solver="{escape_attribute(n.solver)}"'
    if n.iterations is not None:
        a += f' iterations="{str(n.iterations)}"'
    if n.tolerance is not None:
        a += f' tolerance="{write_real(n.tolerance)}"'
    if n.actuatorgroupdisable is not None:
        a += f' actuatorgroupdisable="{write_reals(n.actuatorgroupdisable)}"'
    if n.ccd_iterations is not None:
        a += f' ccd_iterations="{str(n.ccd_iterations)}"'
    if n.ccd_tolerance is not None:
        a += f' ccd_tolerance="{write_real(n.ccd_tolerance)}"'
    if n.impratio is not None:
        a += f' impratio="{write_real(n.impratio)}"'
    if n.jacobian is not None:
        a += f' jacobian="{escape_attribute(n.jacobian)}"'
    if n.ls_iterations is not None:
        a += f' ls_iterations="{str(n.ls_iterations)}"'
    if n.ls_tolerance is not None:
        a += f' ls_tolerance="{write_real(n.ls_tolerance)}"'
    if n.noslip_iterations is not None:
        a += f' noslip_iterations="{str(n.noslip_iterations)}"'
    if n.noslip_tolerance is not None:
        a += f' noslip_tolerance="{write_real(n.noslip_tolerance)}"'
    if n.o_friction is not None:
        a += f' o_friction="{write_reals(n.o_friction)}"'
    if n.o_margin is not None:
        a += f' o_margin="{write_real(n.o_margin)}"'
    if n.o_solimp is not None:
        a += f' o_solimp="{write_reals(n.o_solimp)}"'
    if n.o_solref is not None:
        a += f' o_solref="{write_reals(n.o_solref)}"'
    if n.sdf_initpoints is not None:
        a += f' sdf_initpoints="{str(n.sdf_initpoints)}"'
    if n.sdf_iterations is not None:
        a += f' sdf_iterations="{str(n.sdf_iterations)}"'
    if n.sleep_tolerance is not None:
        a += f' sleep_tolerance="{write_real(n.sleep_tolerance)}"'
    if n.viscosity is not None:
        a += f' viscosity="{write_real(n.viscosity)}"'
    if n.apirate is not None:
        a += f' apirate="{write_real(n.apirate)}"'
    if n.collision is not None:
        a += f' collision="{escape_attribute(n.collision)}"'
    if n.mpr_iterations is not None:
        a += f' mpr_iterations="{str(n.mpr_iterations)}"'
    if n.mpr_tolerance is not None:
        a += f' mpr_tolerance="{write_real(n.mpr_tolerance)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    if n.flag is not None:
        if x is not None:
            print_before(x, n.flag, o, j)
        print_flag(n.flag, o, j, "flag")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_flag(n: Flag, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.gravity is not None:
        a += f' gravity="{escape_attribute(n.gravity)}"'
    if n.frictionloss is not None:
        a += f' frictionloss="{escape_attribute(n.frictionloss)}"'
    if n.actuation is not None:
        a += f' actuation="{escape_attribute(n.actuation)}"'
    if n.autoreset is not None:
        a += f' autoreset="{escape_attribute(n.autoreset)}"'
    if n.clampctrl is not None:
        a += f' clampctrl="{escape_attribute(n.clampctrl)}"'
    if n.constraint is not None:
        a += f' constraint="{escape_attribute(n.constraint)}"'
    if n.contact is not None:
        a += f' contact="{escape_attribute(n.contact)}"'
    if n.damper is not None:
        a += f' damper="{escape_attribute(n.damper)}"'
    if n.diagexact is not None:
        a += f' diagexact="{escape_attribute(n.diagexact)}"'
    if n.energy is not None:
        a += f' energy="{escape_attribute(n.energy)}"'
    if n.equality is not None:
        a += f' equality="{escape_attribute(n.equality)}"'
    if n.eulerdamp is not None:
        a += f' eulerdamp="{escape_attribute(n.eulerdamp)}"'
    if n.filterparent is not None:
        a += f' filterparent="{escape_attribute(n.filterparent)}"'
    if n.fwdinv is not None:
        a += f' fwdinv="{escape_attribute(n.fwdinv)}"'
    if n.invdiscrete is not None:
        a += f' invdiscrete="{escape_attribute(n.invdiscrete)}"'
    if n.ipc is not None:
        a += f' ipc="{escape_attribute(n.ipc)}"'
    if n.island is not None:
        a += f' island="{escape_attribute(n.island)}"'
    if n.limit is not None:
        a += f' limit="{escape_attribute(n.limit)}"'
    if n.midphase is not None:
        a += f' midphase="{escape_attribute(n.midphase)}"'
    if n.multiccd is not None:
        a += f' multiccd="{escape_attribute(n.multiccd)}"'
    if n.nativeccd is not None:
        a += f' nativeccd="{escape_attribute(n.nativeccd)}"'
    if n.override is not None:
        a += f' override="{escape_attribute(n.override)}"'
    if n.refsafe is not None:
        a += f' refsafe="{escape_attribute(n.refsafe)}"'
    if n.sensor is not None:
        a += f' sensor="{escape_attribute(n.sensor)}"'
    if n.sleep is not None:
        a += f' sleep="{escape_attribute(n.sleep)}"'
    if n.speculative is not None:
        a += f' speculative="{escape_attribute(n.speculative)}"'
    if n.spring is not None:
        a += f' spring="{escape_attribute(n.spring)}"'
    if n.warmstart is not None:
        a += f' warmstart="{escape_attribute(n.warmstart)}"'
    if n.passive is not None:
        a += f' passive="{escape_attribute(n.passive)}"'
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

def print_size(n: Size, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.memory is not None:
        a += f' memory="{escape_attribute(n.memory)}"'
    if n.nconmax is not None:
        a += f' nconmax="{str(n.nconmax)}"'
    if n.njmax is not None:
        a += f' njmax="{str(n.njmax)}"'
    if n.nkey is not None:
        a += f' nkey="{str(n.nkey)}"'
    if n.nstack is not None:
        a += f' nstack="{str(n.nstack)}"'
    if n.nuser_actuator is not None:
        a += f' nuser_actuator="{str(n.nuser_actuator)}"'
    if n.nuser_body is not None:
        a += f' nuser_body="{str(n.nuser_body)}"'
    if n.nuser_cam is not None:
        a += f' nuser_cam="{str(n.nuser_cam)}"'
    if n.nuser_geom is not None:
        a += f' nuser_geom="{str(n.nuser_geom)}"'
    if n.nuser_jnt is not None:
        a += f' nuser_jnt="{str(n.nuser_jnt)}"'
    if n.nuser_sensor is not None:
        a += f' nuser_sensor="{str(n.nuser_sensor)}"'
    if n.nuser_site is not None:
        a += f' nuser_site="{str(n.nuser_site)}"'
    if n.nuser_tendon is not None:
        a += f' nuser_tendon="{str(n.nuser_tendon)}"'
    if n.nuserdata is not None:
        a += f' nuserdata="{str(n.nuserdata)}"'
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

def print_statistic(n: Statistic, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.meaninertia is not None:
        a += f' meaninertia="{write_real(n.meaninertia)}"'
    if n.meanmass is not None:
        a += f' meanmass="{write_real(n.meanmass)}"'
    if n.meansize is not None:
        a += f' meansize="{write_real(n.meansize)}"'
    if n.center is not None:
        a += f' center="{write_reals(n.center)}"'
    if n.extent is not None:
        a += f' extent="{write_real(n.extent)}"'
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
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    if n.global_ is not None:
        items.append((n.global_.at, len(items), print_global, n.global_, 'global'))
    if n.quality is not None:
        items.append((n.quality.at, len(items), print_quality, n.quality, 'quality'))
    if n.headlight is not None:
        items.append((n.headlight.at, len(items), print_headlight, n.headlight, 'headlight'))
    if n.map is not None:
        items.append((n.map.at, len(items), print_map, n.map, 'map'))
    if n.scale is not None:
        items.append((n.scale.at, len(items), print_scale, n.scale, 'scale'))
    if n.rgba is not None:
        items.append((n.rgba.at, len(items), print_rgba, n.rgba, 'rgba'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
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

def print_global(n: Global, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.elevation is not None:
        a += f' elevation="{write_reals(n.elevation)}"'
    if n.azimuth is not None:
        a += f' azimuth="{write_real(n.azimuth)}"'
    if n.bvactive is not None:
        a += f' bvactive="{("true" if n.bvactive else "false")}"'
    if n.cameraid is not None:
        a += f' cameraid="{str(n.cameraid)}"'
    if n.ellipsoidinertia is not None:
        a += f' ellipsoidinertia="{("true" if n.ellipsoidinertia else "false")}"'
    if n.fovy is not None:
        a += f' fovy="{write_real(n.fovy)}"'
    if n.glow is not None:
        a += f' glow="{write_real(n.glow)}"'
    if n.ipd is not None:
        a += f' ipd="{write_real(n.ipd)}"'
    if n.linewidth is not None:
        a += f' linewidth="{write_real(n.linewidth)}"'
    if n.orthographic is not None:
        a += f' orthographic="{("true" if n.orthographic else "false")}"'
    if n.realtime is not None:
        a += f' realtime="{write_real(n.realtime)}"'
    if n.offwidth is not None:
        a += f' offwidth="{str(n.offwidth)}"'
    if n.offheight is not None:
        a += f' offheight="{str(n.offheight)}"'
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

def print_quality(n: Quality, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.numquads is not None:
        a += f' numquads="{str(n.numquads)}"'
    if n.numslices is not None:
        a += f' numslices="{str(n.numslices)}"'
    if n.numstacks is not None:
        a += f' numstacks="{str(n.numstacks)}"'
    if n.offsamples is not None:
        a += f' offsamples="{str(n.offsamples)}"'
    if n.shadowsize is not None:
        a += f' shadowsize="{str(n.shadowsize)}"'
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

def print_headlight(n: Headlight, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.active is not None:
        a += f' active="{str(n.active)}"'
    if n.ambient is not None:
        a += f' ambient="{write_reals(n.ambient)}"'
    if n.diffuse is not None:
        a += f' diffuse="{write_reals(n.diffuse)}"'
    if n.specular is not None:
        a += f' specular="{write_reals(n.specular)}"'
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

def print_map(n: Map, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.stiffness is not None:
        a += f' stiffness="{write_real(n.stiffness)}"'
    if n.actuatortendon is not None:
        a += f' actuatortendon="{write_real(n.actuatortendon)}"'
    if n.alpha is not None:
        a += f' alpha="{write_real(n.alpha)}"'
    if n.fogend is not None:
        a += f' fogend="{write_real(n.fogend)}"'
    if n.fogstart is not None:
        a += f' fogstart="{write_real(n.fogstart)}"'
    if n.force is not None:
        a += f' force="{write_real(n.force)}"'
    if n.haze is not None:
        a += f' haze="{write_real(n.haze)}"'
    if n.shadowclip is not None:
        a += f' shadowclip="{write_real(n.shadowclip)}"'
    if n.shadowscale is not None:
        a += f' shadowscale="{write_real(n.shadowscale)}"'
    if n.stiffnessrot is not None:
        a += f' stiffnessrot="{write_real(n.stiffnessrot)}"'
    if n.torque is not None:
        a += f' torque="{write_real(n.torque)}"'
    if n.zfar is not None:
        a += f' zfar="{write_real(n.zfar)}"'
    if n.znear is not None:
        a += f' znear="{write_real(n.znear)}"'
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

def print_scale(n: Scale, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.actuatorlength is not None:
        a += f' actuatorlength="{write_real(n.actuatorlength)}"'
    if n.actuatorwidth is not None:
        a += f' actuatorwidth="{write_real(n.actuatorwidth)}"'
    if n.camera is not None:
        a += f' camera="{write_real(n.camera)}"'
    if n.com is not None:
        a += f' com="{write_real(n.com)}"'
    if n.connect is not None:
        a += f' connect="{write_real(n.connect)}"'
    if n.constraint is not None:
        a += f' constraint="{write_real(n.constraint)}"'
    if n.contactheight is not None:
        a += f' contactheight="{write_real(n.contactheight)}"'
    if n.contactwidth is not None:
        a += f' contactwidth="{write_real(n.contactwidth)}"'
    if n.forcewidth is not None:
        a += f' forcewidth="{write_real(n.forcewidth)}"'
    if n.framelength is not None:
        a += f' framelength="{write_real(n.framelength)}"'
    if n.framewidth is not None:
        a += f' framewidth="{write_real(n.framewidth)}"'
    if n.frustum is not None:
        a += f' frustum="{write_real(n.frustum)}"'
    if n.jointlength is not None:
        a += f' jointlength="{write_real(n.jointlength)}"'
    if n.jointwidth is not None:
        a += f' jointwidth="{write_real(n.jointwidth)}"'
    if n.light is not None:
        a += f' light="{write_real(n.light)}"'
    if n.selectpoint is not None:
        a += f' selectpoint="{write_real(n.selectpoint)}"'
    if n.slidercrank is not None:
        a += f' slidercrank="{write_real(n.slidercrank)}"'
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

def print_rgba(n: Rgba, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.joint is not None:
        a += f' joint="{write_reals(n.joint)}"'
    if n.inertia is not None:
        a += f' inertia="{write_reals(n.inertia)}"'
    if n.actuator is not None:
        a += f' actuator="{write_reals(n.actuator)}"'
    if n.actuatornegative is not None:
        a += f' actuatornegative="{write_reals(n.actuatornegative)}"'
    if n.actuatorpositive is not None:
        a += f' actuatorpositive="{write_reals(n.actuatorpositive)}"'
    if n.bv is not None:
        a += f' bv="{write_reals(n.bv)}"'
    if n.bvactive is not None:
        a += f' bvactive="{write_reals(n.bvactive)}"'
    if n.camera is not None:
        a += f' camera="{write_reals(n.camera)}"'
    if n.com is not None:
        a += f' com="{write_reals(n.com)}"'
    if n.connect is not None:
        a += f' connect="{write_reals(n.connect)}"'
    if n.constraint is not None:
        a += f' constraint="{write_reals(n.constraint)}"'
    if n.contactforce is not None:
        a += f' contactforce="{write_reals(n.contactforce)}"'
    if n.contactfriction is not None:
        a += f' contactfriction="{write_reals(n.contactfriction)}"'
    if n.contactgap is not None:
        a += f' contactgap="{write_reals(n.contactgap)}"'
    if n.contactpoint is not None:
        a += f' contactpoint="{write_reals(n.contactpoint)}"'
    if n.contacttorque is not None:
        a += f' contacttorque="{write_reals(n.contacttorque)}"'
    if n.crankbroken is not None:
        a += f' crankbroken="{write_reals(n.crankbroken)}"'
    if n.fog is not None:
        a += f' fog="{write_reals(n.fog)}"'
    if n.force is not None:
        a += f' force="{write_reals(n.force)}"'
    if n.frustum is not None:
        a += f' frustum="{write_reals(n.frustum)}"'
    if n.haze is not None:
        a += f' haze="{write_reals(n.haze)}"'
    if n.light is not None:
        a += f' light="{write_reals(n.light)}"'
    if n.rangefinder is not None:
        a += f' rangefinder="{write_reals(n.rangefinder)}"'
    if n.selectpoint is not None:
        a += f' selectpoint="{write_reals(n.selectpoint)}"'
    if n.slidercrank is not None:
        a += f' slidercrank="{write_reals(n.slidercrank)}"'
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

def print_default(n: Default, o: list[str], i: str, t: str) -> Generator[Any, Any, None]:
    a = ""
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  " if len(i) < 200 else i
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.default:
        items.append((y.at, len(items), print_default, y, 'default'))
    if n.mesh is not None:
        items.append((n.mesh.at, len(items), print_mesh, n.mesh, 'mesh'))
    if n.texture is not None:
        items.append((n.texture.at, len(items), print_texture, n.texture, 'texture'))
    if n.material is not None:
        items.append((n.material.at, len(items), print_material, n.material, 'material'))
    if n.joint is not None:
        items.append((n.joint.at, len(items), print_joint, n.joint, 'joint'))
    if n.geom is not None:
        items.append((n.geom.at, len(items), print_geom, n.geom, 'geom'))
    if n.site is not None:
        items.append((n.site.at, len(items), print_site, n.site, 'site'))
    if n.camera is not None:
        items.append((n.camera.at, len(items), print_camera, n.camera, 'camera'))
    if n.light is not None:
        items.append((n.light.at, len(items), print_light, n.light, 'light'))
    if n.pair is not None:
        items.append((n.pair.at, len(items), print_pair, n.pair, 'pair'))
    if n.equality is not None:
        items.append((n.equality.at, len(items), print_default_equality, n.equality, 'equality'))
    if n.tendon is not None:
        items.append((n.tendon.at, len(items), print_default_tendon, n.tendon, 'tendon'))
    if n.general is not None:
        items.append((n.general.at, len(items), print_general, n.general, 'general'))
    if n.motor is not None:
        items.append((n.motor.at, len(items), print_motor, n.motor, 'motor'))
    if n.position is not None:
        items.append((n.position.at, len(items), print_position, n.position, 'position'))
    if n.velocity is not None:
        items.append((n.velocity.at, len(items), print_velocity, n.velocity, 'velocity'))
    if n.intvelocity is not None:
        items.append((n.intvelocity.at, len(items), print_intvelocity, n.intvelocity, 'intvelocity'))
    if n.orientation is not None:
        items.append((n.orientation.at, len(items), print_orientation, n.orientation, 'orientation'))
    if n.pid is not None:
        items.append((n.pid.at, len(items), print_pid, n.pid, 'pid'))
    if n.damper is not None:
        items.append((n.damper.at, len(items), print_damper, n.damper, 'damper'))
    if n.cylinder is not None:
        items.append((n.cylinder.at, len(items), print_cylinder, n.cylinder, 'cylinder'))
    if n.muscle is not None:
        items.append((n.muscle.at, len(items), print_muscle, n.muscle, 'muscle'))
    if n.adhesion is not None:
        items.append((n.adhesion.at, len(items), print_adhesion, n.adhesion, 'adhesion'))
    if n.dcmotor is not None:
        items.append((n.dcmotor.at, len(items), print_dcmotor, n.dcmotor, 'dcmotor'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
    items.sort()
    for _, _, f, z, tag in items:
        if x is not None:
            print_before(x, z, o, j)
        if f is print_default:
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

def print_default_equality(n: DefaultEquality, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.active is not None:
        a += f' active="{("true" if n.active else "false")}"'
    if n.solref is not None:
        a += f' solref="{write_reals(n.solref)}"'
    if n.solimp is not None:
        a += f' solimp="{write_reals(n.solimp)}"'
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

def print_default_tendon(n: DefaultTendon, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.width is not None:
        a += f' width="{write_real(n.width)}"'
    if n.material is not None:
        a += f' material="{escape_attribute(n.material)}"'
    if n.rgba is not None:
        a += f' rgba="{write_reals(n.rgba)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.range is not None:
        a += f' range="{write_reals(n.range)}"'
    if n.limited is not None:
        a += f' limited="{escape_attribute(n.limited)}"'
    if n.stiffness is not None:
        a += f' stiffness="{write_reals(n.stiffness)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.frictionloss is not None:
        a += f' frictionloss="{write_real(n.frictionloss)}"'
    if n.actuatorfrclimited is not None:
        a += f' actuatorfrclimited="{escape_attribute(n.actuatorfrclimited)}"'
    if n.actuatorfrcrange is not None:
        a += f' actuatorfrcrange="{write_reals(n.actuatorfrcrange)}"'
    if n.solimpfriction is not None:
        a += f' solimpfriction="{write_reals(n.solimpfriction)}"'
    if n.solimplimit is not None:
        a += f' solimplimit="{write_reals(n.solimplimit)}"'
    if n.solreffriction is not None:
        a += f' solreffriction="{write_reals(n.solreffriction)}"'
    if n.solreflimit is not None:
        a += f' solreflimit="{write_reals(n.solreflimit)}"'
    if n.springlength is not None:
        a += f' springlength="{write_reals(n.springlength)}"'
    if n.springyield is not None:
        a += f' springyield="{write_real(n.springyield)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.margin is not None:
        a += f' margin="{write_real(n.margin)}"'
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

def print_extension(n: Extension, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.plugin:
        items.append((y.at, len(items), print_extension_plugin, y, 'plugin'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
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

def print_extension_plugin(n: ExtensionPlugin, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.plugin is not None:
        a += f' plugin="{escape_attribute(n.plugin)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    for y in n.instance:
        if x is not None:
            print_before(x, y, o, j)
        print_instance(y, o, j, "instance")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_instance(n: Instance, o: list[str], i: str, t: str) -> None:
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
    for y in n.config:
        if x is not None:
            print_before(x, y, o, j)
        print_config(y, o, j, "config")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_config(n: Config, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.key is not None:
        a += f' key="{escape_attribute(n.key)}"'
    if n.value is not None:
        a += f' value="{escape_attribute(n.value)}"'
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

def print_asset(n: Asset, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.mesh:
        items.append((y.at, len(items), print_mesh, y, 'mesh'))
    for y in n.hfield:
        items.append((y.at, len(items), print_hfield, y, 'hfield'))
    for y in n.skin:
        items.append((y.at, len(items), print_skin, y, 'skin'))
    for y in n.texture:
        items.append((y.at, len(items), print_texture, y, 'texture'))
    for y in n.material:
        items.append((y.at, len(items), print_material, y, 'material'))
    for y in n.model:
        items.append((y.at, len(items), print_model, y, 'model'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
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

def print_mesh(n: Mesh, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.file is not None:
        a += f' file="{escape_attribute(n.file)}"'
    if n.builtin is not None:
        a += f' builtin="{escape_attribute(n.builtin)}"'
    if n.vertex is not None:
        a += f' vertex="{write_reals(n.vertex)}"'
    if n.normal is not None:
        a += f' normal="{write_reals(n.normal)}"'
    if n.texcoord is not None:
        a += f' texcoord="{write_reals(n.texcoord)}"'
    if n.face is not None:
        a += f' face="{write_reals(n.face)}"'
    if n.scale is not None:
        a += f' scale="{write_reals(n.scale)}"'
    if n.refpos is not None:
        a += f' refpos="{write_reals(n.refpos)}"'
    if n.refquat is not None:
        a += f' refquat="{write_reals(n.refquat)}"'
    if n.inertia is not None:
        a += f' inertia="{escape_attribute(n.inertia)}"'
    if n.material is not None:
        a += f' material="{escape_attribute(n.material)}"'
    if n.content_type is not None:
        a += f' content_type="{escape_attribute(n.content_type)}"'
    if n.maxhullvert is not None:
        a += f' maxhullvert="{str(n.maxhullvert)}"'
    if n.params is not None:
        a += f' params="{write_reals(n.params)}"'
    if n.smoothnormal is not None:
        a += f' smoothnormal="{("true" if n.smoothnormal else "false")}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    for y in n.plugin:
        if x is not None:
            print_before(x, y, o, j)
        print_plugin(y, o, j, "plugin")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_plugin(n: Plugin, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.instance is not None:
        a += f' instance="{escape_attribute(n.instance)}"'
    if n.plugin is not None:
        a += f' plugin="{escape_attribute(n.plugin)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    for y in n.config:
        if x is not None:
            print_before(x, y, o, j)
        print_config(y, o, j, "config")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_hfield(n: Hfield, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.file is not None:
        a += f' file="{escape_attribute(n.file)}"'
    if n.size is not None:
        a += f' size="{write_reals(n.size)}"'
    if n.nrow is not None:
        a += f' nrow="{str(n.nrow)}"'
    if n.ncol is not None:
        a += f' ncol="{str(n.ncol)}"'
    if n.elevation is not None:
        a += f' elevation="{write_reals(n.elevation)}"'
    if n.content_type is not None:
        a += f' content_type="{escape_attribute(n.content_type)}"'
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

def print_skin(n: Skin, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.file is not None:
        a += f' file="{escape_attribute(n.file)}"'
    if n.vertex is not None:
        a += f' vertex="{write_reals(n.vertex)}"'
    if n.texcoord is not None:
        a += f' texcoord="{write_reals(n.texcoord)}"'
    if n.face is not None:
        a += f' face="{write_reals(n.face)}"'
    if n.material is not None:
        a += f' material="{escape_attribute(n.material)}"'
    if n.rgba is not None:
        a += f' rgba="{write_reals(n.rgba)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.inflate is not None:
        a += f' inflate="{write_real(n.inflate)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    for y in n.bone:
        if x is not None:
            print_before(x, y, o, j)
        print_bone(y, o, j, "bone")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_bone(n: Bone, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.body is not None:
        a += f' body="{escape_attribute(n.body)}"'
    if n.bindpos is not None:
        a += f' bindpos="{write_reals(n.bindpos)}"'
    if n.bindquat is not None:
        a += f' bindquat="{write_reals(n.bindquat)}"'
    if n.vertid is not None:
        a += f' vertid="{write_reals(n.vertid)}"'
    if n.vertweight is not None:
        a += f' vertweight="{write_reals(n.vertweight)}"'
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
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.type is not None:
        a += f' type="{escape_attribute(n.type)}"'
    if n.file is not None:
        a += f' file="{escape_attribute(n.file)}"'
    if n.builtin is not None:
        a += f' builtin="{escape_attribute(n.builtin)}"'
    if n.mark is not None:
        a += f' mark="{escape_attribute(n.mark)}"'
    if n.width is not None:
        a += f' width="{str(n.width)}"'
    if n.height is not None:
        a += f' height="{str(n.height)}"'
    if n.rgb1 is not None:
        a += f' rgb1="{write_reals(n.rgb1)}"'
    if n.rgb2 is not None:
        a += f' rgb2="{write_reals(n.rgb2)}"'
    if n.colorspace is not None:
        a += f' colorspace="{escape_attribute(n.colorspace)}"'
    if n.content_type is not None:
        a += f' content_type="{escape_attribute(n.content_type)}"'
    if n.embed is not None:
        a += f' embed="{("true" if n.embed else "false")}"'
    if n.fileback is not None:
        a += f' fileback="{escape_attribute(n.fileback)}"'
    if n.filedown is not None:
        a += f' filedown="{escape_attribute(n.filedown)}"'
    if n.filefront is not None:
        a += f' filefront="{escape_attribute(n.filefront)}"'
    if n.fileleft is not None:
        a += f' fileleft="{escape_attribute(n.fileleft)}"'
    if n.fileright is not None:
        a += f' fileright="{escape_attribute(n.fileright)}"'
    if n.fileup is not None:
        a += f' fileup="{escape_attribute(n.fileup)}"'
    if n.gridlayout is not None:
        a += f' gridlayout="{escape_attribute(n.gridlayout)}"'
    if n.gridsize is not None:
        a += f' gridsize="{write_reals(n.gridsize)}"'
    if n.hflip is not None:
        a += f' hflip="{("true" if n.hflip else "false")}"'
    if n.markrgb is not None:
        a += f' markrgb="{write_reals(n.markrgb)}"'
    if n.nchannel is not None:
        a += f' nchannel="{str(n.nchannel)}"'
    if n.random is not None:
        a += f' random="{write_real(n.random)}"'
    if n.vflip is not None:
        a += f' vflip="{("true" if n.vflip else "false")}"'
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

def print_material(n: Material, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.texture is not None:
        a += f' texture="{escape_attribute(n.texture)}"'
    if n.texrepeat is not None:
        a += f' texrepeat="{write_reals(n.texrepeat)}"'
    if n.rgba is not None:
        a += f' rgba="{write_reals(n.rgba)}"'
    if n.emission is not None:
        a += f' emission="{write_real(n.emission)}"'
    if n.metallic is not None:
        a += f' metallic="{write_real(n.metallic)}"'
    if n.reflectance is not None:
        a += f' reflectance="{write_real(n.reflectance)}"'
    if n.roughness is not None:
        a += f' roughness="{write_real(n.roughness)}"'
    if n.shininess is not None:
        a += f' shininess="{write_real(n.shininess)}"'
    if n.specular is not None:
        a += f' specular="{write_real(n.specular)}"'
    if n.texuniform is not None:
        a += f' texuniform="{("true" if n.texuniform else "false")}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    for y in n.layer:
        if x is not None:
            print_before(x, y, o, j)
        print_layer(y, o, j, "layer")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_layer(n: Layer, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.texture is not None:
        a += f' texture="{escape_attribute(n.texture)}"'
    if n.role is not None:
        a += f' role="{escape_attribute(n.role)}"'
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

def print_model(n: Model, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.file is not None:
        a += f' file="{escape_attribute(n.file)}"'
    if n.content_type is not None:
        a += f' content_type="{escape_attribute(n.content_type)}"'
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

def print_worldbody(n: Worldbody, o: list[str], i: str, t: str) -> Generator[Any, Any, None]:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  " if len(i) < 200 else i
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.geom:
        items.append((y.at, len(items), print_geom, y, 'geom'))
    for y in n.attach:
        items.append((y.at, len(items), print_attach, y, 'attach'))
    for y in n.site:
        items.append((y.at, len(items), print_site, y, 'site'))
    for y in n.camera:
        items.append((y.at, len(items), print_camera, y, 'camera'))
    for y in n.light:
        items.append((y.at, len(items), print_light, y, 'light'))
    for y in n.plugin:
        items.append((y.at, len(items), print_plugin, y, 'plugin'))
    for y in n.flexcomp:
        items.append((y.at, len(items), print_flexcomp, y, 'flexcomp'))
    for y in n.composite:
        items.append((y.at, len(items), print_tree, y, 'composite'))
    for y in n.body:
        items.append((y.at, len(items), print_body, y, 'body'))
    for y in n.frame:
        items.append((y.at, len(items), print_frame, y, 'frame'))
    for y in n.replicate:
        items.append((y.at, len(items), print_replicate, y, 'replicate'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
    items.sort()
    for _, _, f, z, tag in items:
        if x is not None:
            print_before(x, z, o, j)
        if f is print_body or f is print_frame or f is print_replicate:
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

def print_body(n: Body, o: list[str], i: str, t: str) -> Generator[Any, Any, None]:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.childclass is not None:
        a += f' childclass="{escape_attribute(n.childclass)}"'
    if n.mocap is not None:
        a += f' mocap="{("true" if n.mocap else "false")}"'
    if n.pos is not None:
        a += f' pos="{write_reals(n.pos)}"'
    if n.quat is not None:
        a += f' quat="{write_reals(n.quat)}"'
    if n.axisangle is not None:
        a += f' axisangle="{write_reals(n.axisangle)}"'
    if n.xyaxes is not None:
        a += f' xyaxes="{write_reals(n.xyaxes)}"'
    if n.zaxis is not None:
        a += f' zaxis="{write_reals(n.zaxis)}"'
    if n.euler is not None:
        a += f' euler="{write_reals(n.euler)}"'
    if n.fuse is not None:
        a += f' fuse="{escape_attribute(n.fuse)}"'
    if n.gravcomp is not None:
        a += f' gravcomp="{write_real(n.gravcomp)}"'
    if n.simple is not None:
        a += f' simple="{escape_attribute(n.simple)}"'
    if n.sleep is not None:
        a += f' sleep="{escape_attribute(n.sleep)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  " if len(i) < 200 else i
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    if n.inertial is not None:
        items.append((n.inertial.at, len(items), print_inertial, n.inertial, 'inertial'))
    for y in n.joint:
        items.append((y.at, len(items), print_joint, y, 'joint'))
    for y in n.freejoint:
        items.append((y.at, len(items), print_freejoint, y, 'freejoint'))
    for y in n.geom:
        items.append((y.at, len(items), print_geom, y, 'geom'))
    for y in n.attach:
        items.append((y.at, len(items), print_attach, y, 'attach'))
    for y in n.site:
        items.append((y.at, len(items), print_site, y, 'site'))
    for y in n.camera:
        items.append((y.at, len(items), print_camera, y, 'camera'))
    for y in n.light:
        items.append((y.at, len(items), print_light, y, 'light'))
    for y in n.plugin:
        items.append((y.at, len(items), print_plugin, y, 'plugin'))
    for y in n.flexcomp:
        items.append((y.at, len(items), print_flexcomp, y, 'flexcomp'))
    for y in n.composite:
        items.append((y.at, len(items), print_tree, y, 'composite'))
    for y in n.body:
        items.append((y.at, len(items), print_body, y, 'body'))
    for y in n.frame:
        items.append((y.at, len(items), print_frame, y, 'frame'))
    for y in n.replicate:
        items.append((y.at, len(items), print_replicate, y, 'replicate'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
    items.sort()
    for _, _, f, z, tag in items:
        if x is not None:
            print_before(x, z, o, j)
        if f is print_body or f is print_frame or f is print_replicate:
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

def print_frame(n: Frame, o: list[str], i: str, t: str) -> Generator[Any, Any, None]:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.childclass is not None:
        a += f' childclass="{escape_attribute(n.childclass)}"'
    if n.pos is not None:
        a += f' pos="{write_reals(n.pos)}"'
    if n.quat is not None:
        a += f' quat="{write_reals(n.quat)}"'
    if n.axisangle is not None:
        a += f' axisangle="{write_reals(n.axisangle)}"'
    if n.xyaxes is not None:
        a += f' xyaxes="{write_reals(n.xyaxes)}"'
    if n.zaxis is not None:
        a += f' zaxis="{write_reals(n.zaxis)}"'
    if n.euler is not None:
        a += f' euler="{write_reals(n.euler)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  " if len(i) < 200 else i
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    if n.inertial is not None:
        items.append((n.inertial.at, len(items), print_inertial, n.inertial, 'inertial'))
    for y in n.joint:
        items.append((y.at, len(items), print_joint, y, 'joint'))
    for y in n.freejoint:
        items.append((y.at, len(items), print_freejoint, y, 'freejoint'))
    for y in n.geom:
        items.append((y.at, len(items), print_geom, y, 'geom'))
    for y in n.attach:
        items.append((y.at, len(items), print_attach, y, 'attach'))
    for y in n.site:
        items.append((y.at, len(items), print_site, y, 'site'))
    for y in n.camera:
        items.append((y.at, len(items), print_camera, y, 'camera'))
    for y in n.light:
        items.append((y.at, len(items), print_light, y, 'light'))
    for y in n.plugin:
        items.append((y.at, len(items), print_plugin, y, 'plugin'))
    for y in n.flexcomp:
        items.append((y.at, len(items), print_flexcomp, y, 'flexcomp'))
    for y in n.composite:
        items.append((y.at, len(items), print_tree, y, 'composite'))
    for y in n.body:
        items.append((y.at, len(items), print_body, y, 'body'))
    for y in n.frame:
        items.append((y.at, len(items), print_frame, y, 'frame'))
    for y in n.replicate:
        items.append((y.at, len(items), print_replicate, y, 'replicate'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
    items.sort()
    for _, _, f, z, tag in items:
        if x is not None:
            print_before(x, z, o, j)
        if f is print_body or f is print_frame or f is print_replicate:
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

def print_replicate(n: Replicate, o: list[str], i: str, t: str) -> Generator[Any, Any, None]:
    a = ""
    if n.childclass is not None:
        a += f' childclass="{escape_attribute(n.childclass)}"'
    if n.euler is not None:
        a += f' euler="{write_reals(n.euler)}"'
    if n.count is not None:
        a += f' count="{str(n.count)}"'
    if n.offset is not None:
        a += f' offset="{write_reals(n.offset)}"'
    if n.sep is not None:
        a += f' sep="{escape_attribute(n.sep)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  " if len(i) < 200 else i
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    if n.inertial is not None:
        items.append((n.inertial.at, len(items), print_inertial, n.inertial, 'inertial'))
    for y in n.joint:
        items.append((y.at, len(items), print_joint, y, 'joint'))
    for y in n.freejoint:
        items.append((y.at, len(items), print_freejoint, y, 'freejoint'))
    for y in n.geom:
        items.append((y.at, len(items), print_geom, y, 'geom'))
    for y in n.attach:
        items.append((y.at, len(items), print_attach, y, 'attach'))
    for y in n.site:
        items.append((y.at, len(items), print_site, y, 'site'))
    for y in n.camera:
        items.append((y.at, len(items), print_camera, y, 'camera'))
    for y in n.light:
        items.append((y.at, len(items), print_light, y, 'light'))
    for y in n.plugin:
        items.append((y.at, len(items), print_plugin, y, 'plugin'))
    for y in n.flexcomp:
        items.append((y.at, len(items), print_flexcomp, y, 'flexcomp'))
    for y in n.composite:
        items.append((y.at, len(items), print_tree, y, 'composite'))
    for y in n.body:
        items.append((y.at, len(items), print_body, y, 'body'))
    for y in n.frame:
        items.append((y.at, len(items), print_frame, y, 'frame'))
    for y in n.replicate:
        items.append((y.at, len(items), print_replicate, y, 'replicate'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
    items.sort()
    for _, _, f, z, tag in items:
        if x is not None:
            print_before(x, z, o, j)
        if f is print_body or f is print_frame or f is print_replicate:
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

def print_inertial(n: Inertial, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.pos is not None:
        a += f' pos="{write_reals(n.pos)}"'
    if n.quat is not None:
        a += f' quat="{write_reals(n.quat)}"'
    if n.axisangle is not None:
        a += f' axisangle="{write_reals(n.axisangle)}"'
    if n.xyaxes is not None:
        a += f' xyaxes="{write_reals(n.xyaxes)}"'
    if n.zaxis is not None:
        a += f' zaxis="{write_reals(n.zaxis)}"'
    if n.euler is not None:
        a += f' euler="{write_reals(n.euler)}"'
    if n.mass is not None:
        a += f' mass="{write_real(n.mass)}"'
    if n.diaginertia is not None:
        a += f' diaginertia="{write_reals(n.diaginertia)}"'
    if n.fullinertia is not None:
        a += f' fullinertia="{write_reals(n.fullinertia)}"'
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
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.type is not None:
        a += f' type="{escape_attribute(n.type)}"'
    if n.pos is not None:
        a += f' pos="{write_reals(n.pos)}"'
    if n.axis is not None:
        a += f' axis="{write_reals(n.axis)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.range is not None:
        a += f' range="{write_reals(n.range)}"'
    if n.ref is not None:
        a += f' ref="{write_real(n.ref)}"'
    if n.limited is not None:
        a += f' limited="{escape_attribute(n.limited)}"'
    if n.springref is not None:
        a += f' springref="{write_real(n.springref)}"'
    if n.stiffness is not None:
        a += f' stiffness="{write_reals(n.stiffness)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.frictionloss is not None:
        a += f' frictionloss="{write_real(n.frictionloss)}"'
    if n.actuatorfrclimited is not None:
        a += f' actuatorfrclimited="{escape_attribute(n.actuatorfrclimited)}"'
    if n.actuatorfrcrange is not None:
        a += f' actuatorfrcrange="{write_reals(n.actuatorfrcrange)}"'
    if n.actuatorgravcomp is not None:
        a += f' actuatorgravcomp="{("true" if n.actuatorgravcomp else "false")}"'
    if n.solimpfriction is not None:
        a += f' solimpfriction="{write_reals(n.solimpfriction)}"'
    if n.solimplimit is not None:
        a += f' solimplimit="{write_reals(n.solimplimit)}"'
    if n.solreffriction is not None:
        a += f' solreffriction="{write_reals(n.solreffriction)}"'
    if n.solreflimit is not None:
        a += f' solreflimit="{write_reals(n.solreflimit)}"'
    if n.springdamper is not None:
        a += f' springdamper="{write_reals(n.springdamper)}"'
    if n.springyield is not None:
        a += f' springyield="{write_real(n.springyield)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.margin is not None:
        a += f' margin="{write_real(n.margin)}"'
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

def print_freejoint(n: Freejoint, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.align is not None:
        a += f' align="{escape_attribute(n.align)}"'
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

def print_geom(n: Geom, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.type is not None:
        a += f' type="{escape_attribute(n.type)}"'
    if n.pos is not None:
        a += f' pos="{write_reals(n.pos)}"'
    if n.quat is not None:
        a += f' quat="{write_reals(n.quat)}"'
    if n.axisangle is not None:
        a += f' axisangle="{write_reals(n.axisangle)}"'
    if n.xyaxes is not None:
        a += f' xyaxes="{write_reals(n.xyaxes)}"'
    if n.zaxis is not None:
        a += f' zaxis="{write_reals(n.zaxis)}"'
    if n.euler is not None:
        a += f' euler="{write_reals(n.euler)}"'
    if n.size is not None:
        a += f' size="{write_reals(n.size)}"'
    if n.fromto is not None:
        a += f' fromto="{write_reals(n.fromto)}"'
    if n.mesh is not None:
        a += f' mesh="{escape_attribute(n.mesh)}"'
    if n.hfield is not None:
        a += f' hfield="{escape_attribute(n.hfield)}"'
    if n.mass is not None:
        a += f' mass="{write_real(n.mass)}"'
    if n.density is not None:
        a += f' density="{write_real(n.density)}"'
    if n.material is not None:
        a += f' material="{escape_attribute(n.material)}"'
    if n.rgba is not None:
        a += f' rgba="{write_reals(n.rgba)}"'
    if n.contype is not None:
        a += f' contype="{str(n.contype)}"'
    if n.conaffinity is not None:
        a += f' conaffinity="{str(n.conaffinity)}"'
    if n.condim is not None:
        a += f' condim="{str(n.condim)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.priority is not None:
        a += f' priority="{str(n.priority)}"'
    if n.friction is not None:
        a += f' friction="{write_reals(n.friction)}"'
    if n.adhesion is not None:
        a += f' adhesion="{write_real(n.adhesion)}"'
    if n.castshadow is not None:
        a += f' castshadow="{("true" if n.castshadow else "false")}"'
    if n.fitscale is not None:
        a += f' fitscale="{write_real(n.fitscale)}"'
    if n.fluidcoef is not None:
        a += f' fluidcoef="{write_reals(n.fluidcoef)}"'
    if n.fluidshape is not None:
        a += f' fluidshape="{escape_attribute(n.fluidshape)}"'
    if n.shellinertia is not None:
        a += f' shellinertia="{("true" if n.shellinertia else "false")}"'
    if n.solmix is not None:
        a += f' solmix="{write_real(n.solmix)}"'
    if n.surfacevel is not None:
        a += f' surfacevel="{write_reals(n.surfacevel)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.margin is not None:
        a += f' margin="{write_real(n.margin)}"'
    if n.gap is not None:
        a += f' gap="{write_real(n.gap)}"'
    if n.solref is not None:
        a += f' solref="{write_reals(n.solref)}"'
    if n.solimp is not None:
        a += f' solimp="{write_reals(n.solimp)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    for y in n.plugin:
        if x is not None:
            print_before(x, y, o, j)
        print_plugin(y, o, j, "plugin")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_attach(n: Attach, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.model is not None:
        a += f' model="{escape_attribute(n.model)}"'
    if n.body is not None:
        a += f' body="{escape_attribute(n.body)}"'
    if n.frame is not None:
        a += f' frame="{escape_attribute(n.frame)}"'
    if n.prefix is not None:
        a += f' prefix="{escape_attribute(n.prefix)}"'
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

def print_site(n: Site, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.type is not None:
        a += f' type="{escape_attribute(n.type)}"'
    if n.pos is not None:
        a += f' pos="{write_reals(n.pos)}"'
    if n.quat is not None:
        a += f' quat="{write_reals(n.quat)}"'
    if n.axisangle is not None:
        a += f' axisangle="{write_reals(n.axisangle)}"'
    if n.xyaxes is not None:
        a += f' xyaxes="{write_reals(n.xyaxes)}"'
    if n.zaxis is not None:
        a += f' zaxis="{write_reals(n.zaxis)}"'
    if n.euler is not None:
        a += f' euler="{write_reals(n.euler)}"'
    if n.size is not None:
        a += f' size="{write_reals(n.size)}"'
    if n.fromto is not None:
        a += f' fromto="{write_reals(n.fromto)}"'
    if n.mesh is not None:
        a += f' mesh="{escape_attribute(n.mesh)}"'
    if n.material is not None:
        a += f' material="{escape_attribute(n.material)}"'
    if n.rgba is not None:
        a += f' rgba="{write_reals(n.rgba)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_camera(n: Camera, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.mode is not None:
        a += f' mode="{escape_attribute(n.mode)}"'
    if n.pos is not None:
        a += f' pos="{write_reals(n.pos)}"'
    if n.quat is not None:
        a += f' quat="{write_reals(n.quat)}"'
    if n.axisangle is not None:
        a += f' axisangle="{write_reals(n.axisangle)}"'
    if n.xyaxes is not None:
        a += f' xyaxes="{write_reals(n.xyaxes)}"'
    if n.zaxis is not None:
        a += f' zaxis="{write_reals(n.zaxis)}"'
    if n.euler is not None:
        a += f' euler="{write_reals(n.euler)}"'
    if n.focal is not None:
        a += f' focal="{write_reals(n.focal)}"'
    if n.focalpixel is not None:
        a += f' focalpixel="{write_reals(n.focalpixel)}"'
    if n.fovy is not None:
        a += f' fovy="{write_real(n.fovy)}"'
    if n.ipd is not None:
        a += f' ipd="{write_real(n.ipd)}"'
    if n.output is not None:
        a += f' output="{escape_attribute(n.output)}"'
    if n.principal is not None:
        a += f' principal="{write_reals(n.principal)}"'
    if n.principalpixel is not None:
        a += f' principalpixel="{write_reals(n.principalpixel)}"'
    if n.projection is not None:
        a += f' projection="{escape_attribute(n.projection)}"'
    if n.resolution is not None:
        a += f' resolution="{write_reals(n.resolution)}"'
    if n.sensorsize is not None:
        a += f' sensorsize="{write_reals(n.sensorsize)}"'
    if n.target is not None:
        a += f' target="{escape_attribute(n.target)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_light(n: Light, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.type is not None:
        a += f' type="{escape_attribute(n.type)}"'
    if n.mode is not None:
        a += f' mode="{escape_attribute(n.mode)}"'
    if n.pos is not None:
        a += f' pos="{write_reals(n.pos)}"'
    if n.texture is not None:
        a += f' texture="{escape_attribute(n.texture)}"'
    if n.range is not None:
        a += f' range="{write_real(n.range)}"'
    if n.active is not None:
        a += f' active="{("true" if n.active else "false")}"'
    if n.ambient is not None:
        a += f' ambient="{write_reals(n.ambient)}"'
    if n.attenuation is not None:
        a += f' attenuation="{write_reals(n.attenuation)}"'
    if n.bulbradius is not None:
        a += f' bulbradius="{write_real(n.bulbradius)}"'
    if n.castshadow is not None:
        a += f' castshadow="{("true" if n.castshadow else "false")}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.diffuse is not None:
        a += f' diffuse="{write_reals(n.diffuse)}"'
    if n.dir is not None:
        a += f' dir="{write_reals(n.dir)}"'
    if n.directional is not None:
        a += f' directional="{("true" if n.directional else "false")}"'
    if n.exponent is not None:
        a += f' exponent="{write_real(n.exponent)}"'
    if n.intensity is not None:
        a += f' intensity="{write_real(n.intensity)}"'
    if n.softness is not None:
        a += f' softness="{write_real(n.softness)}"'
    if n.specular is not None:
        a += f' specular="{write_reals(n.specular)}"'
    if n.target is not None:
        a += f' target="{escape_attribute(n.target)}"'
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

def print_flexcomp(n: Flexcomp, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.type is not None:
        a += f' type="{escape_attribute(n.type)}"'
    if n.file is not None:
        a += f' file="{escape_attribute(n.file)}"'
    if n.pos is not None:
        a += f' pos="{write_reals(n.pos)}"'
    if n.quat is not None:
        a += f' quat="{write_reals(n.quat)}"'
    if n.axisangle is not None:
        a += f' axisangle="{write_reals(n.axisangle)}"'
    if n.xyaxes is not None:
        a += f' xyaxes="{write_reals(n.xyaxes)}"'
    if n.zaxis is not None:
        a += f' zaxis="{write_reals(n.zaxis)}"'
    if n.euler is not None:
        a += f' euler="{write_reals(n.euler)}"'
    if n.mesh is not None:
        a += f' mesh="{escape_attribute(n.mesh)}"'
    if n.mass is not None:
        a += f' mass="{write_real(n.mass)}"'
    if n.texcoord is not None:
        a += f' texcoord="{write_reals(n.texcoord)}"'
    if n.scale is not None:
        a += f' scale="{write_reals(n.scale)}"'
    if n.material is not None:
        a += f' material="{escape_attribute(n.material)}"'
    if n.rgba is not None:
        a += f' rgba="{write_reals(n.rgba)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.cellcount is not None:
        a += f' cellcount="{write_reals(n.cellcount)}"'
    if n.dim is not None:
        a += f' dim="{str(n.dim)}"'
    if n.dof is not None:
        a += f' dof="{escape_attribute(n.dof)}"'
    if n.element is not None:
        a += f' element="{write_reals(n.element)}"'
    if n.flatskin is not None:
        a += f' flatskin="{("true" if n.flatskin else "false")}"'
    if n.inertiabox is not None:
        a += f' inertiabox="{write_real(n.inertiabox)}"'
    if n.origin is not None:
        a += f' origin="{write_reals(n.origin)}"'
    if n.point is not None:
        a += f' point="{write_reals(n.point)}"'
    if n.radius is not None:
        a += f' radius="{write_real(n.radius)}"'
    if n.rigid is not None:
        a += f' rigid="{("true" if n.rigid else "false")}"'
    if n.spacing is not None:
        a += f' spacing="{write_reals(n.spacing)}"'
    if n.count is not None:
        a += f' count="{write_reals(n.count)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    if n.edge is not None:
        items.append((n.edge.at, len(items), print_flexcomp_edge, n.edge, 'edge'))
    if n.elasticity is not None:
        items.append((n.elasticity.at, len(items), print_elasticity, n.elasticity, 'elasticity'))
    if n.contact is not None:
        items.append((n.contact.at, len(items), print_flexcomp_contact, n.contact, 'contact'))
    for y in n.pin:
        items.append((y.at, len(items), print_pin, y, 'pin'))
    for y in n.plugin:
        items.append((y.at, len(items), print_plugin, y, 'plugin'))
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

def print_flexcomp_edge(n: FlexcompEdge, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.stiffness is not None:
        a += f' stiffness="{write_real(n.stiffness)}"'
    if n.damping is not None:
        a += f' damping="{write_real(n.damping)}"'
    if n.equality is not None:
        a += f' equality="{escape_attribute(n.equality)}"'
    if n.solref is not None:
        a += f' solref="{write_reals(n.solref)}"'
    if n.solimp is not None:
        a += f' solimp="{write_reals(n.solimp)}"'
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

def print_elasticity(n: Elasticity, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.damping is not None:
        a += f' damping="{write_real(n.damping)}"'
    if n.elastic2d is not None:
        a += f' elastic2d="{escape_attribute(n.elastic2d)}"'
    if n.poisson is not None:
        a += f' poisson="{write_real(n.poisson)}"'
    if n.section is not None:
        a += f' section="{escape_attribute(n.section)}"'
    if n.sectionsize is not None:
        a += f' sectionsize="{write_reals(n.sectionsize)}"'
    if n.shear is not None:
        a += f' shear="{write_real(n.shear)}"'
    if n.thickness is not None:
        a += f' thickness="{write_real(n.thickness)}"'
    if n.yield_ is not None:
        a += f' yield="{write_real(n.yield_)}"'
    if n.young is not None:
        a += f' young="{write_real(n.young)}"'
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

def print_flexcomp_contact(n: FlexcompContact, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.contype is not None:
        a += f' contype="{str(n.contype)}"'
    if n.conaffinity is not None:
        a += f' conaffinity="{str(n.conaffinity)}"'
    if n.condim is not None:
        a += f' condim="{str(n.condim)}"'
    if n.priority is not None:
        a += f' priority="{str(n.priority)}"'
    if n.friction is not None:
        a += f' friction="{write_reals(n.friction)}"'
    if n.activelayers is not None:
        a += f' activelayers="{str(n.activelayers)}"'
    if n.passive is not None:
        a += f' passive="{("true" if n.passive else "false")}"'
    if n.selfcollide is not None:
        a += f' selfcollide="{escape_attribute(n.selfcollide)}"'
    if n.solmix is not None:
        a += f' solmix="{write_real(n.solmix)}"'
    if n.internal is not None:
        a += f' internal="{("true" if n.internal else "false")}"'
    if n.margin is not None:
        a += f' margin="{write_real(n.margin)}"'
    if n.gap is not None:
        a += f' gap="{write_real(n.gap)}"'
    if n.solref is not None:
        a += f' solref="{write_reals(n.solref)}"'
    if n.solimp is not None:
        a += f' solimp="{write_reals(n.solimp)}"'
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

def print_pin(n: Pin, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.range is not None:
        a += f' range="{write_reals(n.range)}"'
    if n.grid is not None:
        a += f' grid="{write_reals(n.grid)}"'
    if n.gridrange is not None:
        a += f' gridrange="{write_reals(n.gridrange)}"'
    if n.id is not None:
        a += f' id="{write_reals(n.id)}"'
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

def print_deformable(n: Deformable, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.flex:
        items.append((y.at, len(items), print_flex, y, 'flex'))
    for y in n.skin:
        items.append((y.at, len(items), print_skin, y, 'skin'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
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

def print_flex(n: Flex, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.body is not None:
        a += f' body="{escape_attribute(n.body)}"'
    if n.vertex is not None:
        a += f' vertex="{write_reals(n.vertex)}"'
    if n.texcoord is not None:
        a += f' texcoord="{write_reals(n.texcoord)}"'
    if n.material is not None:
        a += f' material="{escape_attribute(n.material)}"'
    if n.rgba is not None:
        a += f' rgba="{write_reals(n.rgba)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.cellcount is not None:
        a += f' cellcount="{write_reals(n.cellcount)}"'
    if n.dim is not None:
        a += f' dim="{str(n.dim)}"'
    if n.dof is not None:
        a += f' dof="{escape_attribute(n.dof)}"'
    if n.element is not None:
        a += f' element="{write_reals(n.element)}"'
    if n.elemtexcoord is not None:
        a += f' elemtexcoord="{write_reals(n.elemtexcoord)}"'
    if n.flatskin is not None:
        a += f' flatskin="{("true" if n.flatskin else "false")}"'
    if n.node is not None:
        a += f' node="{escape_attribute(n.node)}"'
    if n.nodecoord is not None:
        a += f' nodecoord="{write_reals(n.nodecoord)}"'
    if n.radius is not None:
        a += f' radius="{write_real(n.radius)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    items: list[tuple[int, int, Any, Any, str]] = []
    if n.contact is not None:
        items.append((n.contact.at, len(items), print_flexcomp_contact, n.contact, 'contact'))
    if n.edge is not None:
        items.append((n.edge.at, len(items), print_edge, n.edge, 'edge'))
    if n.elasticity is not None:
        items.append((n.elasticity.at, len(items), print_elasticity, n.elasticity, 'elasticity'))
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

def print_edge(n: Edge, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.stiffness is not None:
        a += f' stiffness="{write_real(n.stiffness)}"'
    if n.damping is not None:
        a += f' damping="{write_real(n.damping)}"'
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

def print_contact(n: Contact, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.pair:
        items.append((y.at, len(items), print_pair, y, 'pair'))
    for y in n.exclude:
        items.append((y.at, len(items), print_exclude, y, 'exclude'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
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

def print_pair(n: Pair, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.geom1 is not None:
        a += f' geom1="{escape_attribute(n.geom1)}"'
    if n.geom2 is not None:
        a += f' geom2="{escape_attribute(n.geom2)}"'
    if n.condim is not None:
        a += f' condim="{str(n.condim)}"'
    if n.friction is not None:
        a += f' friction="{write_reals(n.friction)}"'
    if n.adhesion is not None:
        a += f' adhesion="{write_real(n.adhesion)}"'
    if n.solreffriction is not None:
        a += f' solreffriction="{write_reals(n.solreffriction)}"'
    if n.margin is not None:
        a += f' margin="{write_real(n.margin)}"'
    if n.gap is not None:
        a += f' gap="{write_real(n.gap)}"'
    if n.solref is not None:
        a += f' solref="{write_reals(n.solref)}"'
    if n.solimp is not None:
        a += f' solimp="{write_reals(n.solimp)}"'
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

def print_exclude(n: Exclude, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.body1 is not None:
        a += f' body1="{escape_attribute(n.body1)}"'
    if n.body2 is not None:
        a += f' body2="{escape_attribute(n.body2)}"'
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

def print_tendon(n: Tendon, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.spatial:
        items.append((y.at, len(items), print_spatial, y, 'spatial'))
    for y in n.fixed:
        items.append((y.at, len(items), print_fixed, y, 'fixed'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
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

def print_spatial(n: Spatial, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.width is not None:
        a += f' width="{write_real(n.width)}"'
    if n.material is not None:
        a += f' material="{escape_attribute(n.material)}"'
    if n.rgba is not None:
        a += f' rgba="{write_reals(n.rgba)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.range is not None:
        a += f' range="{write_reals(n.range)}"'
    if n.limited is not None:
        a += f' limited="{escape_attribute(n.limited)}"'
    if n.stiffness is not None:
        a += f' stiffness="{write_reals(n.stiffness)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.frictionloss is not None:
        a += f' frictionloss="{write_real(n.frictionloss)}"'
    if n.actuatorfrclimited is not None:
        a += f' actuatorfrclimited="{escape_attribute(n.actuatorfrclimited)}"'
    if n.actuatorfrcrange is not None:
        a += f' actuatorfrcrange="{write_reals(n.actuatorfrcrange)}"'
    if n.solimpfriction is not None:
        a += f' solimpfriction="{write_reals(n.solimpfriction)}"'
    if n.solimplimit is not None:
        a += f' solimplimit="{write_reals(n.solimplimit)}"'
    if n.solreffriction is not None:
        a += f' solreffriction="{write_reals(n.solreffriction)}"'
    if n.solreflimit is not None:
        a += f' solreflimit="{write_reals(n.solreflimit)}"'
    if n.springlength is not None:
        a += f' springlength="{write_reals(n.springlength)}"'
    if n.springyield is not None:
        a += f' springyield="{write_real(n.springyield)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.margin is not None:
        a += f' margin="{write_real(n.margin)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.site:
        items.append((y.at, len(items), print_spatial_site, y, 'site'))
    for y in n.geom:
        items.append((y.at, len(items), print_spatial_geom, y, 'geom'))
    for y in n.pulley:
        items.append((y.at, len(items), print_pulley, y, 'pulley'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
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

def print_spatial_site(n: SpatialSite, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
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

def print_spatial_geom(n: SpatialGeom, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.geom is not None:
        a += f' geom="{escape_attribute(n.geom)}"'
    if n.sidesite is not None:
        a += f' sidesite="{escape_attribute(n.sidesite)}"'
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

def print_pulley(n: Pulley, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.divisor is not None:
        a += f' divisor="{write_real(n.divisor)}"'
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

def print_fixed(n: Fixed, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.range is not None:
        a += f' range="{write_reals(n.range)}"'
    if n.limited is not None:
        a += f' limited="{escape_attribute(n.limited)}"'
    if n.stiffness is not None:
        a += f' stiffness="{write_reals(n.stiffness)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.frictionloss is not None:
        a += f' frictionloss="{write_real(n.frictionloss)}"'
    if n.actuatorfrclimited is not None:
        a += f' actuatorfrclimited="{escape_attribute(n.actuatorfrclimited)}"'
    if n.actuatorfrcrange is not None:
        a += f' actuatorfrcrange="{write_reals(n.actuatorfrcrange)}"'
    if n.solimpfriction is not None:
        a += f' solimpfriction="{write_reals(n.solimpfriction)}"'
    if n.solimplimit is not None:
        a += f' solimplimit="{write_reals(n.solimplimit)}"'
    if n.solreffriction is not None:
        a += f' solreffriction="{write_reals(n.solreffriction)}"'
    if n.solreflimit is not None:
        a += f' solreflimit="{write_reals(n.solreflimit)}"'
    if n.springlength is not None:
        a += f' springlength="{write_reals(n.springlength)}"'
    if n.springyield is not None:
        a += f' springyield="{write_real(n.springyield)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.margin is not None:
        a += f' margin="{write_real(n.margin)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.joint:
        items.append((y.at, len(items), print_fixed_joint, y, 'joint'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
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

def print_fixed_joint(n: FixedJoint, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.coef is not None:
        a += f' coef="{write_real(n.coef)}"'
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

def print_equality(n: Equality, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.connect:
        items.append((y.at, len(items), print_connect, y, 'connect'))
    for y in n.weld:
        items.append((y.at, len(items), print_weld, y, 'weld'))
    for y in n.joint:
        items.append((y.at, len(items), print_equality_joint, y, 'joint'))
    for y in n.tendon:
        items.append((y.at, len(items), print_equality_tendon, y, 'tendon'))
    for y in n.flex:
        items.append((y.at, len(items), print_equality_flex, y, 'flex'))
    for y in n.flexstrain:
        items.append((y.at, len(items), print_flexstrain, y, 'flexstrain'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
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

def print_connect(n: Connect, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.body1 is not None:
        a += f' body1="{escape_attribute(n.body1)}"'
    if n.body2 is not None:
        a += f' body2="{escape_attribute(n.body2)}"'
    if n.site1 is not None:
        a += f' site1="{escape_attribute(n.site1)}"'
    if n.site2 is not None:
        a += f' site2="{escape_attribute(n.site2)}"'
    if n.anchor is not None:
        a += f' anchor="{write_reals(n.anchor)}"'
    if n.active is not None:
        a += f' active="{("true" if n.active else "false")}"'
    if n.solref is not None:
        a += f' solref="{write_reals(n.solref)}"'
    if n.solimp is not None:
        a += f' solimp="{write_reals(n.solimp)}"'
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

def print_weld(n: Weld, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.body1 is not None:
        a += f' body1="{escape_attribute(n.body1)}"'
    if n.body2 is not None:
        a += f' body2="{escape_attribute(n.body2)}"'
    if n.site1 is not None:
        a += f' site1="{escape_attribute(n.site1)}"'
    if n.site2 is not None:
        a += f' site2="{escape_attribute(n.site2)}"'
    if n.anchor is not None:
        a += f' anchor="{write_reals(n.anchor)}"'
    if n.relpose is not None:
        a += f' relpose="{write_reals(n.relpose)}"'
    if n.active is not None:
        a += f' active="{("true" if n.active else "false")}"'
    if n.torquescale is not None:
        a += f' torquescale="{write_real(n.torquescale)}"'
    if n.solref is not None:
        a += f' solref="{write_reals(n.solref)}"'
    if n.solimp is not None:
        a += f' solimp="{write_reals(n.solimp)}"'
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

def print_equality_joint(n: EqualityJoint, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.joint1 is not None:
        a += f' joint1="{escape_attribute(n.joint1)}"'
    if n.joint2 is not None:
        a += f' joint2="{escape_attribute(n.joint2)}"'
    if n.polycoef is not None:
        a += f' polycoef="{write_reals(n.polycoef)}"'
    if n.active is not None:
        a += f' active="{("true" if n.active else "false")}"'
    if n.solref is not None:
        a += f' solref="{write_reals(n.solref)}"'
    if n.solimp is not None:
        a += f' solimp="{write_reals(n.solimp)}"'
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

def print_equality_tendon(n: EqualityTendon, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.tendon1 is not None:
        a += f' tendon1="{escape_attribute(n.tendon1)}"'
    if n.tendon2 is not None:
        a += f' tendon2="{escape_attribute(n.tendon2)}"'
    if n.polycoef is not None:
        a += f' polycoef="{write_reals(n.polycoef)}"'
    if n.active is not None:
        a += f' active="{("true" if n.active else "false")}"'
    if n.solref is not None:
        a += f' solref="{write_reals(n.solref)}"'
    if n.solimp is not None:
        a += f' solimp="{write_reals(n.solimp)}"'
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

def print_equality_flex(n: EqualityFlex, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.active is not None:
        a += f' active="{("true" if n.active else "false")}"'
    if n.flex is not None:
        a += f' flex="{escape_attribute(n.flex)}"'
    if n.solref is not None:
        a += f' solref="{write_reals(n.solref)}"'
    if n.solimp is not None:
        a += f' solimp="{write_reals(n.solimp)}"'
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

def print_flexstrain(n: Flexstrain, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.active is not None:
        a += f' active="{("true" if n.active else "false")}"'
    if n.cell is not None:
        a += f' cell="{write_reals(n.cell)}"'
    if n.flex is not None:
        a += f' flex="{escape_attribute(n.flex)}"'
    if n.solref is not None:
        a += f' solref="{write_reals(n.solref)}"'
    if n.solimp is not None:
        a += f' solimp="{write_reals(n.solimp)}"'
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

def print_actuator(n: Actuator, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.general:
        items.append((y.at, len(items), print_general, y, 'general'))
    for y in n.motor:
        items.append((y.at, len(items), print_motor, y, 'motor'))
    for y in n.position:
        items.append((y.at, len(items), print_position, y, 'position'))
    for y in n.velocity:
        items.append((y.at, len(items), print_velocity, y, 'velocity'))
    for y in n.intvelocity:
        items.append((y.at, len(items), print_intvelocity, y, 'intvelocity'))
    for y in n.orientation:
        items.append((y.at, len(items), print_orientation, y, 'orientation'))
    for y in n.pid:
        items.append((y.at, len(items), print_pid, y, 'pid'))
    for y in n.damper:
        items.append((y.at, len(items), print_damper, y, 'damper'))
    for y in n.cylinder:
        items.append((y.at, len(items), print_cylinder, y, 'cylinder'))
    for y in n.muscle:
        items.append((y.at, len(items), print_muscle, y, 'muscle'))
    for y in n.adhesion:
        items.append((y.at, len(items), print_adhesion, y, 'adhesion'))
    for y in n.dcmotor:
        items.append((y.at, len(items), print_dcmotor, y, 'dcmotor'))
    for y in n.plugin:
        items.append((y.at, len(items), print_actuator_plugin, y, 'plugin'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
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

def print_general(n: General, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.body is not None:
        a += f' body="{escape_attribute(n.body)}"'
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.jointinparent is not None:
        a += f' jointinparent="{escape_attribute(n.jointinparent)}"'
    if n.tendon is not None:
        a += f' tendon="{escape_attribute(n.tendon)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.refsite is not None:
        a += f' refsite="{escape_attribute(n.refsite)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.actdim is not None:
        a += f' actdim="{str(n.actdim)}"'
    if n.actearly is not None:
        a += f' actearly="{("true" if n.actearly else "false")}"'
    if n.actlimited is not None:
        a += f' actlimited="{escape_attribute(n.actlimited)}"'
    if n.actrange is not None:
        a += f' actrange="{write_reals(n.actrange)}"'
    if n.cranklength is not None:
        a += f' cranklength="{write_real(n.cranklength)}"'
    if n.cranksite is not None:
        a += f' cranksite="{escape_attribute(n.cranksite)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.ffrange is not None:
        a += f' ffrange="{write_reals(n.ffrange)}"'
    if n.inheritrange is not None:
        a += f' inheritrange="{write_real(n.inheritrange)}"'
    if n.input is not None:
        a += f' input="{escape_attribute(n.input)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.lengthrange is not None:
        a += f' lengthrange="{write_reals(n.lengthrange)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.slidersite is not None:
        a += f' slidersite="{escape_attribute(n.slidersite)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.velrange is not None:
        a += f' velrange="{write_reals(n.velrange)}"'
    if n.gear is not None:
        a += f' gear="{write_reals(n.gear)}"'
    if n.ctrlrange is not None:
        a += f' ctrlrange="{write_reals(n.ctrlrange)}"'
    if n.ctrllimited is not None:
        a += f' ctrllimited="{escape_attribute(n.ctrllimited)}"'
    if n.forcerange is not None:
        a += f' forcerange="{write_reals(n.forcerange)}"'
    if n.forcelimited is not None:
        a += f' forcelimited="{escape_attribute(n.forcelimited)}"'
    if n.dyntype is not None:
        a += f' dyntype="{escape_attribute(n.dyntype)}"'
    if n.gaintype is not None:
        a += f' gaintype="{escape_attribute(n.gaintype)}"'
    if n.biastype is not None:
        a += f' biastype="{escape_attribute(n.biastype)}"'
    if n.dynprm is not None:
        a += f' dynprm="{write_reals(n.dynprm)}"'
    if n.gainprm is not None:
        a += f' gainprm="{write_reals(n.gainprm)}"'
    if n.biasprm is not None:
        a += f' biasprm="{write_reals(n.biasprm)}"'
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

def print_motor(n: Motor, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.jointinparent is not None:
        a += f' jointinparent="{escape_attribute(n.jointinparent)}"'
    if n.tendon is not None:
        a += f' tendon="{escape_attribute(n.tendon)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.refsite is not None:
        a += f' refsite="{escape_attribute(n.refsite)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.cranklength is not None:
        a += f' cranklength="{write_real(n.cranklength)}"'
    if n.cranksite is not None:
        a += f' cranksite="{escape_attribute(n.cranksite)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.lengthrange is not None:
        a += f' lengthrange="{write_reals(n.lengthrange)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.slidersite is not None:
        a += f' slidersite="{escape_attribute(n.slidersite)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.gear is not None:
        a += f' gear="{write_reals(n.gear)}"'
    if n.ctrlrange is not None:
        a += f' ctrlrange="{write_reals(n.ctrlrange)}"'
    if n.ctrllimited is not None:
        a += f' ctrllimited="{escape_attribute(n.ctrllimited)}"'
    if n.forcerange is not None:
        a += f' forcerange="{write_reals(n.forcerange)}"'
    if n.forcelimited is not None:
        a += f' forcelimited="{escape_attribute(n.forcelimited)}"'
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

def print_position(n: Position, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.jointinparent is not None:
        a += f' jointinparent="{escape_attribute(n.jointinparent)}"'
    if n.tendon is not None:
        a += f' tendon="{escape_attribute(n.tendon)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.refsite is not None:
        a += f' refsite="{escape_attribute(n.refsite)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.cranklength is not None:
        a += f' cranklength="{write_real(n.cranklength)}"'
    if n.cranksite is not None:
        a += f' cranksite="{escape_attribute(n.cranksite)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.inheritrange is not None:
        a += f' inheritrange="{write_real(n.inheritrange)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.lengthrange is not None:
        a += f' lengthrange="{write_reals(n.lengthrange)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.slidersite is not None:
        a += f' slidersite="{escape_attribute(n.slidersite)}"'
    if n.timeconst is not None:
        a += f' timeconst="{write_real(n.timeconst)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.gear is not None:
        a += f' gear="{write_reals(n.gear)}"'
    if n.kp is not None:
        a += f' kp="{write_real(n.kp)}"'
    if n.kv is not None:
        a += f' kv="{write_real(n.kv)}"'
    if n.dampratio is not None:
        a += f' dampratio="{write_real(n.dampratio)}"'
    if n.ctrlrange is not None:
        a += f' ctrlrange="{write_reals(n.ctrlrange)}"'
    if n.ctrllimited is not None:
        a += f' ctrllimited="{escape_attribute(n.ctrllimited)}"'
    if n.forcerange is not None:
        a += f' forcerange="{write_reals(n.forcerange)}"'
    if n.forcelimited is not None:
        a += f' forcelimited="{escape_attribute(n.forcelimited)}"'
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

def print_velocity(n: Velocity, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.jointinparent is not None:
        a += f' jointinparent="{escape_attribute(n.jointinparent)}"'
    if n.tendon is not None:
        a += f' tendon="{escape_attribute(n.tendon)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.refsite is not None:
        a += f' refsite="{escape_attribute(n.refsite)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.cranklength is not None:
        a += f' cranklength="{write_real(n.cranklength)}"'
    if n.cranksite is not None:
        a += f' cranksite="{escape_attribute(n.cranksite)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.lengthrange is not None:
        a += f' lengthrange="{write_reals(n.lengthrange)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.slidersite is not None:
        a += f' slidersite="{escape_attribute(n.slidersite)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.gear is not None:
        a += f' gear="{write_reals(n.gear)}"'
    if n.kv is not None:
        a += f' kv="{write_real(n.kv)}"'
    if n.ctrlrange is not None:
        a += f' ctrlrange="{write_reals(n.ctrlrange)}"'
    if n.ctrllimited is not None:
        a += f' ctrllimited="{escape_attribute(n.ctrllimited)}"'
    if n.forcerange is not None:
        a += f' forcerange="{write_reals(n.forcerange)}"'
    if n.forcelimited is not None:
        a += f' forcelimited="{escape_attribute(n.forcelimited)}"'
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

def print_intvelocity(n: Intvelocity, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.jointinparent is not None:
        a += f' jointinparent="{escape_attribute(n.jointinparent)}"'
    if n.tendon is not None:
        a += f' tendon="{escape_attribute(n.tendon)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.refsite is not None:
        a += f' refsite="{escape_attribute(n.refsite)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.actlimited is not None:
        a += f' actlimited="{escape_attribute(n.actlimited)}"'
    if n.actrange is not None:
        a += f' actrange="{write_reals(n.actrange)}"'
    if n.cranklength is not None:
        a += f' cranklength="{write_real(n.cranklength)}"'
    if n.cranksite is not None:
        a += f' cranksite="{escape_attribute(n.cranksite)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.inheritrange is not None:
        a += f' inheritrange="{write_real(n.inheritrange)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.lengthrange is not None:
        a += f' lengthrange="{write_reals(n.lengthrange)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.slidersite is not None:
        a += f' slidersite="{escape_attribute(n.slidersite)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.gear is not None:
        a += f' gear="{write_reals(n.gear)}"'
    if n.kp is not None:
        a += f' kp="{write_real(n.kp)}"'
    if n.kv is not None:
        a += f' kv="{write_real(n.kv)}"'
    if n.dampratio is not None:
        a += f' dampratio="{write_real(n.dampratio)}"'
    if n.ctrlrange is not None:
        a += f' ctrlrange="{write_reals(n.ctrlrange)}"'
    if n.ctrllimited is not None:
        a += f' ctrllimited="{escape_attribute(n.ctrllimited)}"'
    if n.forcerange is not None:
        a += f' forcerange="{write_reals(n.forcerange)}"'
    if n.forcelimited is not None:
        a += f' forcelimited="{escape_attribute(n.forcelimited)}"'
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

def print_orientation(n: Orientation, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.refsite is not None:
        a += f' refsite="{escape_attribute(n.refsite)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.input is not None:
        a += f' input="{escape_attribute(n.input)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.kp is not None:
        a += f' kp="{write_real(n.kp)}"'
    if n.kv is not None:
        a += f' kv="{write_real(n.kv)}"'
    if n.dampratio is not None:
        a += f' dampratio="{write_real(n.dampratio)}"'
    if n.ctrlrange is not None:
        a += f' ctrlrange="{write_reals(n.ctrlrange)}"'
    if n.forcerange is not None:
        a += f' forcerange="{write_reals(n.forcerange)}"'
    if n.forcelimited is not None:
        a += f' forcelimited="{escape_attribute(n.forcelimited)}"'
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

def print_pid(n: Pid, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.jointinparent is not None:
        a += f' jointinparent="{escape_attribute(n.jointinparent)}"'
    if n.tendon is not None:
        a += f' tendon="{escape_attribute(n.tendon)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.refsite is not None:
        a += f' refsite="{escape_attribute(n.refsite)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.cranklength is not None:
        a += f' cranklength="{write_real(n.cranklength)}"'
    if n.cranksite is not None:
        a += f' cranksite="{escape_attribute(n.cranksite)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.ffrange is not None:
        a += f' ffrange="{write_reals(n.ffrange)}"'
    if n.imax is not None:
        a += f' imax="{write_real(n.imax)}"'
    if n.inheritrange is not None:
        a += f' inheritrange="{write_real(n.inheritrange)}"'
    if n.input is not None:
        a += f' input="{escape_attribute(n.input)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.ki is not None:
        a += f' ki="{write_real(n.ki)}"'
    if n.lengthrange is not None:
        a += f' lengthrange="{write_reals(n.lengthrange)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.posrange is not None:
        a += f' posrange="{write_reals(n.posrange)}"'
    if n.slewmax is not None:
        a += f' slewmax="{write_real(n.slewmax)}"'
    if n.slidersite is not None:
        a += f' slidersite="{escape_attribute(n.slidersite)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.velrange is not None:
        a += f' velrange="{write_reals(n.velrange)}"'
    if n.gear is not None:
        a += f' gear="{write_reals(n.gear)}"'
    if n.kp is not None:
        a += f' kp="{write_real(n.kp)}"'
    if n.kv is not None:
        a += f' kv="{write_real(n.kv)}"'
    if n.dampratio is not None:
        a += f' dampratio="{write_real(n.dampratio)}"'
    if n.ctrlrange is not None:
        a += f' ctrlrange="{write_reals(n.ctrlrange)}"'
    if n.ctrllimited is not None:
        a += f' ctrllimited="{escape_attribute(n.ctrllimited)}"'
    if n.forcerange is not None:
        a += f' forcerange="{write_reals(n.forcerange)}"'
    if n.forcelimited is not None:
        a += f' forcelimited="{escape_attribute(n.forcelimited)}"'
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

def print_damper(n: Damper, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.jointinparent is not None:
        a += f' jointinparent="{escape_attribute(n.jointinparent)}"'
    if n.tendon is not None:
        a += f' tendon="{escape_attribute(n.tendon)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.refsite is not None:
        a += f' refsite="{escape_attribute(n.refsite)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.cranklength is not None:
        a += f' cranklength="{write_real(n.cranklength)}"'
    if n.cranksite is not None:
        a += f' cranksite="{escape_attribute(n.cranksite)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.lengthrange is not None:
        a += f' lengthrange="{write_reals(n.lengthrange)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.slidersite is not None:
        a += f' slidersite="{escape_attribute(n.slidersite)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.gear is not None:
        a += f' gear="{write_reals(n.gear)}"'
    if n.kv is not None:
        a += f' kv="{write_real(n.kv)}"'
    if n.ctrlrange is not None:
        a += f' ctrlrange="{write_reals(n.ctrlrange)}"'
    if n.forcerange is not None:
        a += f' forcerange="{write_reals(n.forcerange)}"'
    if n.forcelimited is not None:
        a += f' forcelimited="{escape_attribute(n.forcelimited)}"'
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
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.jointinparent is not None:
        a += f' jointinparent="{escape_attribute(n.jointinparent)}"'
    if n.tendon is not None:
        a += f' tendon="{escape_attribute(n.tendon)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.refsite is not None:
        a += f' refsite="{escape_attribute(n.refsite)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.area is not None:
        a += f' area="{write_real(n.area)}"'
    if n.bias is not None:
        a += f' bias="{write_reals(n.bias)}"'
    if n.cranklength is not None:
        a += f' cranklength="{write_real(n.cranklength)}"'
    if n.cranksite is not None:
        a += f' cranksite="{escape_attribute(n.cranksite)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.diameter is not None:
        a += f' diameter="{write_real(n.diameter)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.lengthrange is not None:
        a += f' lengthrange="{write_reals(n.lengthrange)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.slidersite is not None:
        a += f' slidersite="{escape_attribute(n.slidersite)}"'
    if n.timeconst is not None:
        a += f' timeconst="{write_real(n.timeconst)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.gear is not None:
        a += f' gear="{write_reals(n.gear)}"'
    if n.ctrlrange is not None:
        a += f' ctrlrange="{write_reals(n.ctrlrange)}"'
    if n.ctrllimited is not None:
        a += f' ctrllimited="{escape_attribute(n.ctrllimited)}"'
    if n.forcerange is not None:
        a += f' forcerange="{write_reals(n.forcerange)}"'
    if n.forcelimited is not None:
        a += f' forcelimited="{escape_attribute(n.forcelimited)}"'
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

def print_muscle(n: Muscle, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.jointinparent is not None:
        a += f' jointinparent="{escape_attribute(n.jointinparent)}"'
    if n.tendon is not None:
        a += f' tendon="{escape_attribute(n.tendon)}"'
    if n.scale is not None:
        a += f' scale="{write_real(n.scale)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.range is not None:
        a += f' range="{write_reals(n.range)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.cranklength is not None:
        a += f' cranklength="{write_real(n.cranklength)}"'
    if n.cranksite is not None:
        a += f' cranksite="{escape_attribute(n.cranksite)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.force is not None:
        a += f' force="{write_real(n.force)}"'
    if n.fpmax is not None:
        a += f' fpmax="{write_real(n.fpmax)}"'
    if n.fvmax is not None:
        a += f' fvmax="{write_real(n.fvmax)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.lengthrange is not None:
        a += f' lengthrange="{write_reals(n.lengthrange)}"'
    if n.lmax is not None:
        a += f' lmax="{write_real(n.lmax)}"'
    if n.lmin is not None:
        a += f' lmin="{write_real(n.lmin)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.slidersite is not None:
        a += f' slidersite="{escape_attribute(n.slidersite)}"'
    if n.tausmooth is not None:
        a += f' tausmooth="{write_real(n.tausmooth)}"'
    if n.timeconst is not None:
        a += f' timeconst="{write_reals(n.timeconst)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.vmax is not None:
        a += f' vmax="{write_real(n.vmax)}"'
    if n.gear is not None:
        a += f' gear="{write_reals(n.gear)}"'
    if n.ctrlrange is not None:
        a += f' ctrlrange="{write_reals(n.ctrlrange)}"'
    if n.ctrllimited is not None:
        a += f' ctrllimited="{escape_attribute(n.ctrllimited)}"'
    if n.forcerange is not None:
        a += f' forcerange="{write_reals(n.forcerange)}"'
    if n.forcelimited is not None:
        a += f' forcelimited="{escape_attribute(n.forcelimited)}"'
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

def print_adhesion(n: Adhesion, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.body is not None:
        a += f' body="{escape_attribute(n.body)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.gain is not None:
        a += f' gain="{write_real(n.gain)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.ctrlrange is not None:
        a += f' ctrlrange="{write_reals(n.ctrlrange)}"'
    if n.forcerange is not None:
        a += f' forcerange="{write_reals(n.forcerange)}"'
    if n.forcelimited is not None:
        a += f' forcelimited="{escape_attribute(n.forcelimited)}"'
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

def print_dcmotor(n: Dcmotor, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.jointinparent is not None:
        a += f' jointinparent="{escape_attribute(n.jointinparent)}"'
    if n.tendon is not None:
        a += f' tendon="{escape_attribute(n.tendon)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.refsite is not None:
        a += f' refsite="{escape_attribute(n.refsite)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.cogging is not None:
        a += f' cogging="{write_reals(n.cogging)}"'
    if n.controller is not None:
        a += f' controller="{write_reals(n.controller)}"'
    if n.cranklength is not None:
        a += f' cranklength="{write_real(n.cranklength)}"'
    if n.cranksite is not None:
        a += f' cranksite="{escape_attribute(n.cranksite)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.inductance is not None:
        a += f' inductance="{write_reals(n.inductance)}"'
    if n.input is not None:
        a += f' input="{escape_attribute(n.input)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.lengthrange is not None:
        a += f' lengthrange="{write_reals(n.lengthrange)}"'
    if n.lugre is not None:
        a += f' lugre="{write_reals(n.lugre)}"'
    if n.motorconst is not None:
        a += f' motorconst="{write_reals(n.motorconst)}"'
    if n.nominal is not None:
        a += f' nominal="{write_reals(n.nominal)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.resistance is not None:
        a += f' resistance="{write_real(n.resistance)}"'
    if n.saturation is not None:
        a += f' saturation="{write_reals(n.saturation)}"'
    if n.slidersite is not None:
        a += f' slidersite="{escape_attribute(n.slidersite)}"'
    if n.thermal is not None:
        a += f' thermal="{write_reals(n.thermal)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.gear is not None:
        a += f' gear="{write_reals(n.gear)}"'
    if n.ctrlrange is not None:
        a += f' ctrlrange="{write_reals(n.ctrlrange)}"'
    if n.ctrllimited is not None:
        a += f' ctrllimited="{escape_attribute(n.ctrllimited)}"'
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

def print_actuator_plugin(n: ActuatorPlugin, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.class_ is not None:
        a += f' class="{escape_attribute(n.class_)}"'
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.jointinparent is not None:
        a += f' jointinparent="{escape_attribute(n.jointinparent)}"'
    if n.tendon is not None:
        a += f' tendon="{escape_attribute(n.tendon)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.group is not None:
        a += f' group="{str(n.group)}"'
    if n.damping is not None:
        a += f' damping="{write_reals(n.damping)}"'
    if n.armature is not None:
        a += f' armature="{write_real(n.armature)}"'
    if n.actdim is not None:
        a += f' actdim="{str(n.actdim)}"'
    if n.actearly is not None:
        a += f' actearly="{("true" if n.actearly else "false")}"'
    if n.actlimited is not None:
        a += f' actlimited="{escape_attribute(n.actlimited)}"'
    if n.actrange is not None:
        a += f' actrange="{write_reals(n.actrange)}"'
    if n.cranklength is not None:
        a += f' cranklength="{write_real(n.cranklength)}"'
    if n.cranksite is not None:
        a += f' cranksite="{escape_attribute(n.cranksite)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.instance is not None:
        a += f' instance="{escape_attribute(n.instance)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.lengthrange is not None:
        a += f' lengthrange="{write_reals(n.lengthrange)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.plugin is not None:
        a += f' plugin="{escape_attribute(n.plugin)}"'
    if n.slidersite is not None:
        a += f' slidersite="{escape_attribute(n.slidersite)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.gear is not None:
        a += f' gear="{write_reals(n.gear)}"'
    if n.ctrlrange is not None:
        a += f' ctrlrange="{write_reals(n.ctrlrange)}"'
    if n.ctrllimited is not None:
        a += f' ctrllimited="{escape_attribute(n.ctrllimited)}"'
    if n.forcerange is not None:
        a += f' forcerange="{write_reals(n.forcerange)}"'
    if n.forcelimited is not None:
        a += f' forcelimited="{escape_attribute(n.forcelimited)}"'
    if n.dyntype is not None:
        a += f' dyntype="{escape_attribute(n.dyntype)}"'
    if n.dynprm is not None:
        a += f' dynprm="{write_reals(n.dynprm)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    for y in n.config:
        if x is not None:
            print_before(x, y, o, j)
        print_config(y, o, j, "config")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_sensor(n: Sensor, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.touch:
        items.append((y.at, len(items), print_site_sensor, y, 'touch'))
    for y in n.accelerometer:
        items.append((y.at, len(items), print_site_sensor, y, 'accelerometer'))
    for y in n.velocimeter:
        items.append((y.at, len(items), print_site_sensor, y, 'velocimeter'))
    for y in n.gyro:
        items.append((y.at, len(items), print_site_sensor, y, 'gyro'))
    for y in n.force:
        items.append((y.at, len(items), print_site_sensor, y, 'force'))
    for y in n.torque:
        items.append((y.at, len(items), print_site_sensor, y, 'torque'))
    for y in n.magnetometer:
        items.append((y.at, len(items), print_site_sensor, y, 'magnetometer'))
    for y in n.camprojection:
        items.append((y.at, len(items), print_camprojection, y, 'camprojection'))
    for y in n.rangefinder:
        items.append((y.at, len(items), print_rangefinder, y, 'rangefinder'))
    for y in n.jointpos:
        items.append((y.at, len(items), print_joint_sensor, y, 'jointpos'))
    for y in n.jointvel:
        items.append((y.at, len(items), print_joint_sensor, y, 'jointvel'))
    for y in n.tendonpos:
        items.append((y.at, len(items), print_tendon_sensor, y, 'tendonpos'))
    for y in n.tendonvel:
        items.append((y.at, len(items), print_tendon_sensor, y, 'tendonvel'))
    for y in n.actuatorpos:
        items.append((y.at, len(items), print_actuator_sensor, y, 'actuatorpos'))
    for y in n.actuatorvel:
        items.append((y.at, len(items), print_actuator_sensor, y, 'actuatorvel'))
    for y in n.actuatorfrc:
        items.append((y.at, len(items), print_actuator_sensor, y, 'actuatorfrc'))
    for y in n.jointactuatorfrc:
        items.append((y.at, len(items), print_joint_sensor, y, 'jointactuatorfrc'))
    for y in n.tendonactuatorfrc:
        items.append((y.at, len(items), print_tendon_sensor, y, 'tendonactuatorfrc'))
    for y in n.ballquat:
        items.append((y.at, len(items), print_joint_sensor, y, 'ballquat'))
    for y in n.ballangvel:
        items.append((y.at, len(items), print_joint_sensor, y, 'ballangvel'))
    for y in n.jointlimitpos:
        items.append((y.at, len(items), print_joint_sensor, y, 'jointlimitpos'))
    for y in n.jointlimitvel:
        items.append((y.at, len(items), print_joint_sensor, y, 'jointlimitvel'))
    for y in n.jointlimitfrc:
        items.append((y.at, len(items), print_joint_sensor, y, 'jointlimitfrc'))
    for y in n.tendonlimitpos:
        items.append((y.at, len(items), print_tendon_sensor, y, 'tendonlimitpos'))
    for y in n.tendonlimitvel:
        items.append((y.at, len(items), print_tendon_sensor, y, 'tendonlimitvel'))
    for y in n.tendonlimitfrc:
        items.append((y.at, len(items), print_tendon_sensor, y, 'tendonlimitfrc'))
    for y in n.framepos:
        items.append((y.at, len(items), print_frame_sensor, y, 'framepos'))
    for y in n.framequat:
        items.append((y.at, len(items), print_frame_sensor, y, 'framequat'))
    for y in n.framexaxis:
        items.append((y.at, len(items), print_frame_sensor, y, 'framexaxis'))
    for y in n.frameyaxis:
        items.append((y.at, len(items), print_frame_sensor, y, 'frameyaxis'))
    for y in n.framezaxis:
        items.append((y.at, len(items), print_frame_sensor, y, 'framezaxis'))
    for y in n.framelinvel:
        items.append((y.at, len(items), print_frame_sensor, y, 'framelinvel'))
    for y in n.frameangvel:
        items.append((y.at, len(items), print_frame_sensor, y, 'frameangvel'))
    for y in n.framelinacc:
        items.append((y.at, len(items), print_acceleration_sensor, y, 'framelinacc'))
    for y in n.frameangacc:
        items.append((y.at, len(items), print_acceleration_sensor, y, 'frameangacc'))
    for y in n.subtreecom:
        items.append((y.at, len(items), print_body_sensor, y, 'subtreecom'))
    for y in n.subtreelinvel:
        items.append((y.at, len(items), print_body_sensor, y, 'subtreelinvel'))
    for y in n.subtreeangmom:
        items.append((y.at, len(items), print_body_sensor, y, 'subtreeangmom'))
    for y in n.insidesite:
        items.append((y.at, len(items), print_insidesite, y, 'insidesite'))
    for y in n.distance:
        items.append((y.at, len(items), print_pair_sensor, y, 'distance'))
    for y in n.normal:
        items.append((y.at, len(items), print_pair_sensor, y, 'normal'))
    for y in n.fromto:
        items.append((y.at, len(items), print_pair_sensor, y, 'fromto'))
    for y in n.contact:
        items.append((y.at, len(items), print_contact_sensor, y, 'contact'))
    for y in n.e_potential:
        items.append((y.at, len(items), print_model_sensor, y, 'e_potential'))
    for y in n.e_kinetic:
        items.append((y.at, len(items), print_model_sensor, y, 'e_kinetic'))
    for y in n.clock:
        items.append((y.at, len(items), print_model_sensor, y, 'clock'))
    for y in n.tactile:
        items.append((y.at, len(items), print_tactile, y, 'tactile'))
    for y in n.user:
        items.append((y.at, len(items), print_user_sensor, y, 'user'))
    for y in n.plugin:
        items.append((y.at, len(items), print_sensor_plugin, y, 'plugin'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
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

def print_site_sensor(n: SiteSensor, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.interval is not None:
        a += f' interval="{write_reals(n.interval)}"'
    if n.noise is not None:
        a += f' noise="{write_real(n.noise)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_camprojection(n: Camprojection, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.camera is not None:
        a += f' camera="{escape_attribute(n.camera)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.interval is not None:
        a += f' interval="{write_reals(n.interval)}"'
    if n.noise is not None:
        a += f' noise="{write_real(n.noise)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_rangefinder(n: Rangefinder, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.camera is not None:
        a += f' camera="{escape_attribute(n.camera)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.interval is not None:
        a += f' interval="{write_reals(n.interval)}"'
    if n.noise is not None:
        a += f' noise="{write_real(n.noise)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.data is not None:
        a += f' data="{escape_attribute(n.data)}"'
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

def print_joint_sensor(n: JointSensor, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.joint is not None:
        a += f' joint="{escape_attribute(n.joint)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.interval is not None:
        a += f' interval="{write_reals(n.interval)}"'
    if n.noise is not None:
        a += f' noise="{write_real(n.noise)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_tendon_sensor(n: TendonSensor, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.tendon is not None:
        a += f' tendon="{escape_attribute(n.tendon)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.interval is not None:
        a += f' interval="{write_reals(n.interval)}"'
    if n.noise is not None:
        a += f' noise="{write_real(n.noise)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_actuator_sensor(n: ActuatorSensor, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.actuator is not None:
        a += f' actuator="{escape_attribute(n.actuator)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.interval is not None:
        a += f' interval="{write_reals(n.interval)}"'
    if n.noise is not None:
        a += f' noise="{write_real(n.noise)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_frame_sensor(n: FrameSensor, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.objtype is not None:
        a += f' objtype="{escape_attribute(n.objtype)}"'
    if n.objname is not None:
        a += f' objname="{escape_attribute(n.objname)}"'
    if n.reftype is not None:
        a += f' reftype="{escape_attribute(n.reftype)}"'
    if n.refname is not None:
        a += f' refname="{escape_attribute(n.refname)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.interval is not None:
        a += f' interval="{write_reals(n.interval)}"'
    if n.noise is not None:
        a += f' noise="{write_real(n.noise)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_acceleration_sensor(n: AccelerationSensor, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.objtype is not None:
        a += f' objtype="{escape_attribute(n.objtype)}"'
    if n.objname is not None:
        a += f' objname="{escape_attribute(n.objname)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.interval is not None:
        a += f' interval="{write_reals(n.interval)}"'
    if n.noise is not None:
        a += f' noise="{write_real(n.noise)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_body_sensor(n: BodySensor, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.body is not None:
        a += f' body="{escape_attribute(n.body)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.interval is not None:
        a += f' interval="{write_reals(n.interval)}"'
    if n.noise is not None:
        a += f' noise="{write_real(n.noise)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_insidesite(n: Insidesite, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.objtype is not None:
        a += f' objtype="{escape_attribute(n.objtype)}"'
    if n.objname is not None:
        a += f' objname="{escape_attribute(n.objname)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.enclosed is not None:
        a += f' enclosed="{("true" if n.enclosed else "false")}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.interval is not None:
        a += f' interval="{write_reals(n.interval)}"'
    if n.noise is not None:
        a += f' noise="{write_real(n.noise)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_pair_sensor(n: PairSensor, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.geom1 is not None:
        a += f' geom1="{escape_attribute(n.geom1)}"'
    if n.geom2 is not None:
        a += f' geom2="{escape_attribute(n.geom2)}"'
    if n.body1 is not None:
        a += f' body1="{escape_attribute(n.body1)}"'
    if n.body2 is not None:
        a += f' body2="{escape_attribute(n.body2)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.interval is not None:
        a += f' interval="{write_reals(n.interval)}"'
    if n.noise is not None:
        a += f' noise="{write_real(n.noise)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_contact_sensor(n: ContactSensor, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.site is not None:
        a += f' site="{escape_attribute(n.site)}"'
    if n.geom1 is not None:
        a += f' geom1="{escape_attribute(n.geom1)}"'
    if n.geom2 is not None:
        a += f' geom2="{escape_attribute(n.geom2)}"'
    if n.body1 is not None:
        a += f' body1="{escape_attribute(n.body1)}"'
    if n.body2 is not None:
        a += f' body2="{escape_attribute(n.body2)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.interval is not None:
        a += f' interval="{write_reals(n.interval)}"'
    if n.noise is not None:
        a += f' noise="{write_real(n.noise)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.num is not None:
        a += f' num="{str(n.num)}"'
    if n.reduce is not None:
        a += f' reduce="{escape_attribute(n.reduce)}"'
    if n.subtree1 is not None:
        a += f' subtree1="{escape_attribute(n.subtree1)}"'
    if n.subtree2 is not None:
        a += f' subtree2="{escape_attribute(n.subtree2)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    if n.data is not None:
        a += f' data="{escape_attribute(n.data)}"'
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

def print_model_sensor(n: ModelSensor, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.interval is not None:
        a += f' interval="{write_reals(n.interval)}"'
    if n.noise is not None:
        a += f' noise="{write_real(n.noise)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_tactile(n: Tactile, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.geom is not None:
        a += f' geom="{escape_attribute(n.geom)}"'
    if n.mesh is not None:
        a += f' mesh="{escape_attribute(n.mesh)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.delay is not None:
        a += f' delay="{write_real(n.delay)}"'
    if n.interp is not None:
        a += f' interp="{escape_attribute(n.interp)}"'
    if n.interval is not None:
        a += f' interval="{write_reals(n.interval)}"'
    if n.nsample is not None:
        a += f' nsample="{str(n.nsample)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_user_sensor(n: UserSensor, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.objtype is not None:
        a += f' objtype="{escape_attribute(n.objtype)}"'
    if n.objname is not None:
        a += f' objname="{escape_attribute(n.objname)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.datatype is not None:
        a += f' datatype="{escape_attribute(n.datatype)}"'
    if n.dim is not None:
        a += f' dim="{str(n.dim)}"'
    if n.needstage is not None:
        a += f' needstage="{escape_attribute(n.needstage)}"'
    if n.noise is not None:
        a += f' noise="{write_real(n.noise)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
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

def print_sensor_plugin(n: SensorPlugin, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.objtype is not None:
        a += f' objtype="{escape_attribute(n.objtype)}"'
    if n.objname is not None:
        a += f' objname="{escape_attribute(n.objname)}"'
    if n.reftype is not None:
        a += f' reftype="{escape_attribute(n.reftype)}"'
    if n.refname is not None:
        a += f' refname="{escape_attribute(n.refname)}"'
    if n.cutoff is not None:
        a += f' cutoff="{write_real(n.cutoff)}"'
    if n.instance is not None:
        a += f' instance="{escape_attribute(n.instance)}"'
    if n.plugin is not None:
        a += f' plugin="{escape_attribute(n.plugin)}"'
    if n.user is not None:
        a += f' user="{write_reals(n.user)}"'
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    for y in n.config:
        if x is not None:
            print_before(x, y, o, j)
        print_config(y, o, j, "config")
    if x is not None:
        print_before(x, None, o, i + "  ")
    if len(o) == mark + 1:
        o[mark] = f'{i}<{t}{a}/>\n'
    else:
        o[mark] = f'{i}<{t}{a}>\n'
        o.append(f'{i}</{t}>\n')

def print_custom(n: Custom, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.numeric:
        items.append((y.at, len(items), print_numeric, y, 'numeric'))
    for y in n.text:
        items.append((y.at, len(items), print_text, y, 'text'))
    for y in n.tuple:
        items.append((y.at, len(items), print_tuple, y, 'tuple'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
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

def print_numeric(n: Numeric, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.size is not None:
        a += f' size="{str(n.size)}"'
    if n.data is not None:
        a += f' data="{write_reals(n.data)}"'
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

def print_text(n: Text, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.data is not None:
        a += f' data="{escape_attribute(n.data)}"'
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

def print_tuple(n: Tuple, o: list[str], i: str, t: str) -> None:
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
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.element:
        items.append((y.at, len(items), print_element, y, 'element'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
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

def print_element(n: Element, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.objtype is not None:
        a += f' objtype="{escape_attribute(n.objtype)}"'
    if n.objname is not None:
        a += f' objname="{escape_attribute(n.objname)}"'
    if n.prm is not None:
        a += f' prm="{write_real(n.prm)}"'
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

def print_keyframe(n: Keyframe, o: list[str], i: str, t: str) -> None:
    a = ""
    x = None
    if n.extra is not None:
        a += print_attributes(n.extra)
        x = group_extras(n.extra)
    mark = len(o)
    o.append("")
    j = i + "  "
    y: Any
    items: list[tuple[int, int, Any, Any, str]] = []
    for y in n.key:
        items.append((y.at, len(items), print_key, y, 'key'))
    for y in n.include:
        items.append((y.at, len(items), print_include, y, 'include'))
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

def print_key(n: Key, o: list[str], i: str, t: str) -> None:
    a = ""
    if n.name is not None:
        a += f' name="{escape_attribute(n.name)}"'
    if n.plastic is not None:
        a += f' plastic="{write_reals(n.plastic)}"'
    if n.time is not None:
        a += f' time="{write_real(n.time)}"'
    if n.qpos is not None:
        a += f' qpos="{write_reals(n.qpos)}"'
    if n.qvel is not None:
        a += f' qvel="{write_reals(n.qvel)}"'
    if n.act is not None:
        a += f' act="{write_reals(n.act)}"'
    if n.ctrl is not None:
        a += f' ctrl="{write_reals(n.ctrl)}"'
    if n.mpos is not None:
        a += f' mpos="{write_reals(n.mpos)}"'
    if n.mquat is not None:
        a += f' mquat="{write_reals(n.mquat)}"'
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
