"""What MuJoCo compiled a MJCF to, as tables: a row for each body, joint, geom, actuator …, with every number
that a simulation reads. Two MJCF files that mean the same have the same tables (see ``compare_compiled``).

Rotations are matrices and inertias stand in the body's axes, so that nothing depends on how a decomposition
came out; a mesh stands where it was written; what refers to something else has its name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from transpile.verify.facts import Facts
from transpile.verify.read_text import quaternion_matrix

Value: TypeAlias = "tuple[float, ...] | str"


class Row(NamedTuple):
    """One thing: its name (empty: none), what it belongs to (a body, else ""), and what is known of it."""

    name: str
    owner: str
    values: dict[str, Value]


Tables: TypeAlias = dict[str, list[Row]]


@dataclass
class CompiledFacts(Facts):
    """The facts of a MJCF file, with its tables."""

    tables: Tables = field(default_factory=dict)


class Kind(NamedTuple):
    """A kind of thing: how many of it MuJoCo counts, what begins the names of its arrays, the type of its
    names, and the arrays that are taken as they are."""

    number: str
    prefix: str
    type: str
    columns: str


KINDS = {
    "body": Kind("nbody", "body", "BODY", "mass ipos gravcomp"),
    "joint": Kind(
        "njnt", "jnt", "JOINT",
        "type pos axis limited stiffness stiffnesspoly solref solimp margin actfrclimited actfrcrange "
        "actgravcomp",
    ),
    "geom": Kind(
        "ngeom", "geom", "GEOM",
        "type contype conaffinity condim priority solmix solref solimp friction margin gap fluid group",
    ),
    "site": Kind("nsite", "site", "SITE", "type size pos group"),
    "camera": Kind("ncam", "cam", "CAMERA", "mode pos fovy ipd resolution sensorsize intrinsic"),
    "light": Kind("nlight", "light", "LIGHT", "mode pos dir type cutoff exponent"),
    "contact pair": Kind("npair", "pair", "PAIR", "dim friction solref solreffriction solimp margin gap"),
    "equality": Kind("neq", "eq", "EQUALITY", "type data solref solimp active0"),
    "tendon": Kind(
        "ntendon", "tendon", "TENDON",
        "limited range stiffness damping frictionloss armature lengthspring margin actfrclimited "
        "actfrcrange solref_lim solimp_lim solref_fri solimp_fri",
    ),
    "actuator": Kind(
        "nu", "actuator", "ACTUATOR",
        "trntype dyntype gaintype biastype dynprm gainprm biasprm ctrllimited ctrlrange forcelimited "
        "forcerange actlimited actrange gear cranklength actearly lengthrange",
    ),
    "sensor": Kind("nsensor", "sensor", "SENSOR", "type cutoff noise dim intprm"),
    "keyframe": Kind("nkey", "key", "KEY", "time qpos qvel act ctrl mpos mquat"),
}  # fmt: skip
_OPTIONS = (
    "timestep gravity integrator cone jacobian solver iterations tolerance ls_iterations ls_tolerance "
    "noslip_iterations noslip_tolerance impratio density viscosity wind magnetic disableflags enableflags "
    "o_margin o_solref o_solimp o_friction disableactuator"
)


def read_tables(mujoco: Any, model: Any) -> Tables:
    """The tables of a compiled model."""
    return _Reader(mujoco, model).read()


class _Reader:
    def __init__(self, mujoco: Any, model: Any) -> None:
        self.mujoco = mujoco
        self.m = model

    def read(self) -> Tables:
        """A table for each kind; of the options there is one row."""
        tables = {name: self.table(name, kind) for name, kind in KINDS.items()}
        options = {name: _numbers(getattr(self.m.opt, name)) for name in _OPTIONS.split()}
        tables["option"] = [Row("model", "", {**options, "nq": (self.m.nq,), "nflex": (self.m.nflex,)})]
        return tables

    def table(self, name: str, kind: Kind) -> list[Row]:
        """The rows of a kind."""
        arrays = [(c, getattr(self.m, f"{kind.prefix}_{c}", None)) for c in kind.columns.split()]
        special = _SPECIAL.get(name)
        rows = []
        number = getattr(self.m, f"n{kind.prefix}", getattr(self.m, kind.number))
        for i in range(number):
            values: dict[str, Value] = {
                c: _numbers(array[i if len(array) == number else self.places(kind, c, i)])
                for c, array in arrays
                if array is not None
            }
            owner = special(self, i, values) if special is not None else ""
            rows.append(Row(self.name(kind.type, i), owner, values))
        return rows

    def places(self, kind: Kind, column: str, i: int) -> slice:
        """Where the values of a thing stand in an array of a longer kind: since MuJoCo 4.0 an actuator may
        have several controls and outputs."""
        part = f"{kind.prefix}_{'ctrl' if column.startswith('ctrl') else 'out'}"
        start = int(getattr(self.m, f"{part}adr")[i])
        return slice(start, start + int(getattr(self.m, f"{part}num")[i]))

    def name(self, type: str, i: int) -> str:
        """The name of a thing; empty when it has none."""
        if type == "BODY" and i == 0:
            return "world"
        return str(self.mujoco.mj_id2name(self.m, getattr(self.mujoco.mjtObj, f"mjOBJ_{type}"), i) or "")

    def called(self, type: str, i: int) -> str:
        """A thing that something refers to: its name or else its number, with the body that it is in."""
        return "" if i < 0 or not type else self.name(type, i) or f"#{i}"

    def body(self, i: int, values: dict[str, Value]) -> str:
        """The pose in the parent, and the moments in the body's own axes."""
        m = self.m
        values["pos"], values["turn"] = _numbers(m.body_pos[i]), _turn(m.body_quat[i])
        R = quaternion_matrix(m.body_iquat[i])
        values["inertia"] = _numbers(R @ np.diag(m.body_inertia[i]) @ R.T)
        values["mocap"] = (float(m.body_mocapid[i] >= 0),)
        return self.called("BODY", int(m.body_parentid[i])) if i else ""

    def joint(self, i: int, values: dict[str, Value]) -> str:
        """What stands with its coordinates and velocities; a range counts where there is one."""
        m, q, v = self.m, int(self.m.jnt_qposadr[i]), int(self.m.jnt_dofadr[i])
        width = {0: 7, 1: 4}.get(int(m.jnt_type[i]), 1)
        values["range"] = _numbers(m.jnt_range[i]) if m.jnt_limited[i] else ()
        values["ref"] = ref = _numbers(m.qpos0[q : q + width])
        if width == 7:  # of a quaternion both signs mean the same
            values["ref"] = (*ref[:3], *_turn(ref[3:]))
        values["springref"] = _numbers(m.qpos_spring[q : q + width]) if m.jnt_stiffness[i] else ()
        for name in ("damping", "dampingpoly", "armature", "frictionloss", "solref", "solimp"):
            array = getattr(m, f"dof_{name}", None)
            if array is not None:
                values[f"dof {name}"] = _numbers(array[v])
        return self.called("BODY", int(m.jnt_bodyid[i]))

    def geom(self, i: int, values: dict[str, Value]) -> str:
        """Shape, place and look; a mesh by its file and scale, where it was written."""
        m = self.m
        pos, R = np.array(m.geom_pos[i]), quaternion_matrix(m.geom_quat[i])
        size = _numbers(m.geom_size[i][: _SIZES.get(int(m.geom_type[i]), 3)])
        number = int(m.geom_dataid[i])
        if m.geom_type[i] in (7, 8) and number >= 0:  # a mesh, or an SDF of one
            R = R @ quaternion_matrix(m.mesh_quat[number]).T
            pos = pos - R @ np.array(m.mesh_pos[number])
            size = (*_numbers(m.mesh_scale[number]), float(m.mesh_facenum[number]))
        values["pos"], values["turn"], values["size"] = _numbers(pos), _numbers(R), size
        values["rgba"] = self.colour(i)
        return self.called("BODY", int(m.geom_bodyid[i]))

    def colour(self, i: int) -> tuple[float, ...]:
        """The geom's own colour, or its material's where that is the default one."""
        m, own = self.m, _numbers(self.m.geom_rgba[i])
        if m.geom_matid[i] >= 0 and own == (0.5, 0.5, 0.5, 1.0):
            return _numbers(m.mat_rgba[m.geom_matid[i]])
        return own

    def site(self, i: int, values: dict[str, Value]) -> str:
        values["turn"] = _turn(self.m.site_quat[i])
        values["size"] = values["size"][: _SIZES.get(int(self.m.site_type[i]), 3)]
        return self.called("BODY", int(self.m.site_bodyid[i]))

    def camera(self, i: int, values: dict[str, Value]) -> str:
        values["turn"] = _turn(self.m.cam_quat[i])
        values["target"] = self.called("BODY", int(self.m.cam_targetbodyid[i]))
        return self.called("BODY", int(self.m.cam_bodyid[i]))

    def light(self, i: int, values: dict[str, Value]) -> str:
        values["target"] = self.called("BODY", int(self.m.light_targetbodyid[i]))
        return self.called("BODY", int(self.m.light_bodyid[i]))

    def pair(self, i: int, values: dict[str, Value]) -> str:
        values["geoms"] = " ".join(
            self.called("GEOM", int(g[i])) for g in (self.m.pair_geom1, self.m.pair_geom2)
        )
        return ""

    def equality(self, i: int, values: dict[str, Value]) -> str:
        type = self.object_type(int(self.m.eq_objtype[i]))
        ends = (int(self.m.eq_obj1id[i]), int(self.m.eq_obj2id[i]))
        values["of"] = f"{type} {self.called(type, ends[0])} {self.called(type, ends[1])}"
        return ""

    def tendon(self, i: int, values: dict[str, Value]) -> str:
        """The path, as it is wrapped."""
        m = self.m
        first, steps = int(m.tendon_adr[i]), []
        types = {1: "JOINT", 3: "SITE", 4: "GEOM", 5: "GEOM"}
        for w in range(first, first + int(m.tendon_num[i])):
            type = int(m.wrap_type[w])
            what = self.called(types[type], int(m.wrap_objid[w])) if type in types else ""
            steps.append(f"{type} {what} {m.wrap_prm[w]:.9g}" if type in (1, 2) else f"{type} {what}")
        values["path"] = ", ".join(steps)
        return ""

    def actuator(self, i: int, values: dict[str, Value]) -> str:
        type = _TRANSMISSIONS.get(int(self.m.actuator_trntype[i]), "")
        ends = [int(x) for x in self.m.actuator_trnid[i]]
        values["of"] = f"{type} {self.called(type, ends[0]) if type else ''}"
        if type == "SITE":
            values["second"] = self.called(type, ends[1])
        return ""

    def sensor(self, i: int, values: dict[str, Value]) -> str:
        m = self.m
        for name, types, ids in (
            ("of", m.sensor_objtype, m.sensor_objid),
            ("to", m.sensor_reftype, m.sensor_refid),
        ):
            type = self.object_type(int(types[i]))
            values[name] = f"{type} {self.called(type, int(ids[i])) if type else ''}"
        return ""

    def object_type(self, number: int) -> str:
        """MuJoCo's name of a type of objects."""
        name = str(self.mujoco.mjtObj(number).name).removeprefix("mjOBJ_")
        return {"XBODY": "BODY", "UNKNOWN": ""}.get(name, name)


_SIZES = {2: 1, 3: 2, 5: 2}
"""How many of its sizes a sphere, a capsule and a cylinder have."""
_TRANSMISSIONS = {0: "JOINT", 1: "JOINT", 2: "SITE", 3: "TENDON", 4: "SITE", 5: "BODY"}
_SPECIAL: dict[str, Callable[[_Reader, int, dict[str, Value]], str]] = {
    "body": _Reader.body,
    "joint": _Reader.joint,
    "geom": _Reader.geom,
    "site": _Reader.site,
    "camera": _Reader.camera,
    "light": _Reader.light,
    "contact pair": _Reader.pair,
    "equality": _Reader.equality,
    "tendon": _Reader.tendon,
    "actuator": _Reader.actuator,
    "sensor": _Reader.sensor,
}


def _numbers(value: Any) -> tuple[float, ...]:
    return tuple(float(x) for x in np.ravel(value))


def _turn(quaternion: Any) -> tuple[float, ...]:
    return _numbers(quaternion_matrix(quaternion))
