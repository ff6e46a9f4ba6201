"""What MuJoCo makes of a file (MJCF, or URDF through its import).

A URDF is told, by MuJoCo's own extension, to keep fixed links and visuals. Its import welds the root link
to the world, and refuses moving links without mass. An MJCF file is read where it stands, with its meshes;
where they are not there, or MuJoCo can't read them, with stand-ins.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from transpile.verify.facts import (
    FREE,
    INF,
    UNLIMITED,
    WORLD,
    Array,
    EngineFailure,
    Facts,
    Frame,
    Joint,
    Link,
    Mimic,
    Posture,
    Postures,
    Shape,
    State,
    limit,
)
from transpile.verify.kinematics import wanted_postures
from transpile.verify.read_compiled import CompiledFacts, read_tables
from transpile.verify.read_text import quaternion_matrix, rpy_matrix
from transpile.verify.stand_in import Copier, StandIns, read_root

_COMPILER = '<mujoco><compiler fusestatic="false" discardvisual="false" strippath="true"/></mujoco>'
UNNAMED = "mujoco_model"
"""What the translation of a model without a name is called (A021)."""
HIDDEN_FROM = 3
"""The first group of geoms that MuJoCo's viewer does not show."""
STANDARD = (0.0, 0.0, -9.81)
"""What pulls where nothing else is said (m/s²): MuJoCo's default, and Drake's."""
_NO_COLOUR = (0.5, 0.5, 0.5, 1.0)
"""Where this is a geom's own colour, that of its material counts."""
_JOINTS = {0: "free", 1: "ball", 2: "prismatic", 3: "revolute"}


def load(path: Path, packages: dict[str, str], stand_ins: StandIns, postures: Postures = None) -> Facts:
    """Load a file and tell its facts; raises ``EngineFailure`` with MuJoCo's words when it refuses it."""
    try:
        import mujoco
    except ImportError as error:
        reason = f"not installed ({error}); pip install mujoco"
        raise EngineFailure("mujoco", reason, absent=True) from None
    mujoco.set_mju_user_warning(lambda text: None)  # or it writes them to a file in the working folder
    root = read_root(path, "mujoco")[1]
    if root.tag == "mujoco":
        facts = _load_mjcf(mujoco, path, packages, stand_ins, postures)
        facts.top = root.attributes.get("model") or UNNAMED
        return facts
    copy = Copier(stand_ins, packages).copy(path)
    try:
        text = copy.path.read_text(encoding="utf-8")
        at = text.find(">", text.find("<robot")) + 1
        copy.path.write_text(text[:at] + _COMPILER + text[at:], encoding="utf-8")
        return _load(mujoco, copy.path, copy.assets, postures)
    finally:
        copy.remove()


def _load_mjcf(
    mujoco: Any, path: Path, packages: dict[str, str], stand_ins: StandIns, postures: Postures
) -> Facts:
    try:
        return _load(mujoco, path, {}, postures, True)
    except EngineFailure as failure:
        copy = Copier(stand_ins, packages).copy(path)
        try:
            if copy.assets:
                return _load(mujoco, copy.path, copy.assets, postures, True)
        finally:
            copy.remove()
        raise failure


def _load(mujoco: Any, path: Path, assets: dict[str, str], postures: Postures, whole: bool = False) -> Facts:
    """``whole``: with the tables of all that was compiled."""
    try:
        model = mujoco.MjModel.from_xml_path(str(path))
    except ValueError as error:
        raise EngineFailure("mujoco", str(error)) from None
    reader = _Reader(mujoco, model, assets)
    facts: Facts = CompiledFacts("mujoco", floating=set()) if whole else Facts("mujoco", floating=set())
    reader.read(facts, postures)
    if isinstance(facts, CompiledFacts):
        facts.tables = read_tables(mujoco, model)
    return facts


class _Reader:
    """Reads the facts out of a compiled model."""

    def __init__(self, mujoco: Any, model: Any, assets: dict[str, str]) -> None:
        self.mujoco = mujoco
        self.m = model
        self.d = mujoco.MjData(model)
        self.assets = assets
        self.stand_at_zero()
        mujoco.mj_forward(model, self.d)

    def stand_at_zero(self) -> None:
        """Put hinges and slides at 0, where other formats have them when they begin."""
        for i in range(self.m.njnt):
            if self.m.jnt_type[i] in (2, 3):
                self.d.qpos[self.m.jnt_qposadr[i]] = 0.0

    def name(self, kind: str, index: int) -> str:
        """The name of a thing, or its number."""
        found = self.mujoco.mj_id2name(self.m, getattr(self.mujoco.mjtObj, f"mjOBJ_{kind}"), index)
        return str(found or f"#{index}")

    def body(self, index: int) -> str:
        """The name of a body."""
        return WORLD if index == 0 else self.name("BODY", index)

    def read(self, facts: Facts, postures: Postures) -> None:
        """All facts, in the default posture and the ones asked for."""
        m = self.m
        for i in range(1, m.nbody):
            facts.links[self.body(i)] = self.link(i)
        for i in range(m.njnt):
            joint = self.joint(i)
            if joint.kind == "free" and facts.floating is not None:
                facts.floating.add(joint.child)
            else:
                facts.joints[joint.name] = joint
        facts.gravity, facts.soft = self.gravity(), int(m.nflex)
        jointless = {i for i in range(1, m.nbody) if m.body_jntnum[i] == 0}
        for i in jointless:
            parent, child = self.body(m.body_parentid[i]), self.body(i)
            facts.joints[f"weld {child}"] = Joint(f"weld {child}", "fixed", parent, child, written=False)
        facts.frames = {site.name: site for i in range(m.nsite) if (site := self.site(i)).name[0] != "#"}
        facts.shapes = [shape for i in range(m.ngeom) for shape in self.shapes(i)]
        facts.filtered = self.filtered()
        facts.mimics = [mimic for i in range(m.neq) if (mimic := self.mimic(i))]
        facts.keyframes = {self.name("KEY", i): self.keyframe(i) for i in range(m.nkey)}
        facts.states = [self.state(Posture())]
        free = facts.floating or ()
        facts.states[0].posture.bases = {name: facts.states[0].poses[name] for name in free}
        facts.states += [self.state(posture) for posture in wanted_postures(facts, postures)]

    def link(self, i: int) -> Link:
        """A body with its inertia."""
        if self.is_unknown(i):
            return Link(self.body(i))
        R = quaternion_matrix(self.m.body_iquat[i])
        inertia = R @ np.diag(self.m.body_inertia[i]) @ R.T
        return Link(self.body(i), float(self.m.body_mass[i]), np.array(self.m.body_ipos[i]), inertia)

    def is_unknown(self, body: int) -> bool:
        """Whether the inertia of a body may be that of a mesh which a stand-in stands for."""
        m = self.m
        first = m.body_geomadr[body]
        geoms = range(first, first + m.body_geomnum[body])
        return bool(self.assets) and any(m.geom_dataid[g] >= 0 for g in geoms)

    def joint(self, i: int) -> Joint:
        """A joint; MuJoCo's are between a body and its parent."""
        m, dof = self.m, self.m.jnt_dofadr[i]
        kind = _JOINTS[int(m.jnt_type[i])]
        child = int(m.jnt_bodyid[i])
        found = Joint(self.name("JOINT", i), kind, self.body(m.body_parentid[child]), self.body(child))
        if kind == "ball":
            found.lower, found.upper = (-INF,) * 3, (INF,) * 3
        if kind not in ("revolute", "prismatic"):
            return found
        low, high = m.jnt_range[i] if m.jnt_limited[i] else (-INF, INF)
        effort = self.effort(i)
        effort = INF if effort >= UNLIMITED else effort
        found.axis_W = np.array(self.d.xaxis[i])
        found.anchor_W = np.array(self.d.xanchor[i]) if kind == "revolute" else None
        found.lower, found.upper, found.effort = (limit(low),), (limit(high),), (limit(effort),)
        found.damping = (float(np.ravel(m.dof_damping[dof])[0]),)
        found.friction = (float(np.ravel(m.dof_frictionloss[dof])[0]),)
        found.default = (float(m.qpos0[m.jnt_qposadr[i]]),)
        found.armature = (float(m.dof_armature[dof]),)
        return found

    def effort(self, joint: int) -> float:
        """The largest effort on a joint: by its own range, or else what all of its actuators can do."""
        m = self.m
        if m.jnt_actfrclimited[joint]:
            return float(np.abs(m.jnt_actfrcrange[joint]).max())
        drives = zip(m.actuator_trntype, m.actuator_trnid[:, 0], strict=True)
        driving = [i for i, (kind, driven) in enumerate(drives) if kind == 0 and driven == joint]
        if not driving:
            return INF
        ranges = [self.actuator_range(i) for i in driving]
        return float(max(abs(sum(low for low, _ in ranges)), abs(sum(high for _, high in ranges))))

    def actuator_range(self, i: int) -> tuple[float, float]:
        """The range of the effort of an actuator; that of a motor is also limited by its control."""
        m = self.m
        # From MuJoCo 4.0 on an actuator may have several controls and outputs.
        control, output = (getattr(m, f"actuator_{kind}adr", range(m.nu))[i] for kind in ("ctrl", "out"))
        gear = float(m.actuator_gear[output][0])
        low, high = m.actuator_forcerange[i] if m.actuator_forcelimited[i] else (-INF, INF)
        types = m.actuator_gaintype[i], m.actuator_biastype[i], m.actuator_dyntype[i]
        gain = float(m.actuator_gainprm[i][0])
        plain = types == (0, 0, 0) and m.actuator_plugin[i] < 0
        if plain and m.actuator_ctrllimited[control]:
            applied = sorted(gain * float(x) for x in m.actuator_ctrlrange[control])
            low, high = max(low, applied[0]), min(high, applied[1])
        ends = sorted((float(low) * gear, float(high) * gear))
        return ends[0], ends[1]

    def site(self, i: int) -> Frame:
        """A site is a frame."""
        pose = _pose(self.m.site_pos[i], self.m.site_quat[i])
        return Frame(self.name("SITE", i), self.body(self.m.site_bodyid[i]), pose)

    def shapes(self, i: int) -> list[Shape]:
        """A geom as what it is: touched, seen (unless its group is one that the viewer hides), or both."""
        touched = bool(self.m.geom_contype[i] or self.m.geom_conaffinity[i])
        seen = not touched or int(self.m.geom_group[i]) < HIDDEN_FROM
        return [self.shape(i, role) for role, is_so in (("visual", seen), ("collision", touched)) if is_so]

    def shape(self, i: int, role: str) -> Shape:
        """A geom; a mesh is told as it was written, before MuJoCo moved it to its centre."""
        m = self.m
        kind = self.mujoco.mjtGeom(m.geom_type[i]).name.removeprefix("mjGEOM_").lower()
        pose = _pose(m.geom_pos[i], m.geom_quat[i])
        size = {
            "box": tuple(2 * m.geom_size[i]),
            "sphere": (m.geom_size[i][0],),
            "cylinder": (m.geom_size[i][0], 2 * m.geom_size[i][1]),
            "capsule": (m.geom_size[i][0], 2 * m.geom_size[i][1]),
        }.get(kind, tuple(m.geom_size[i]))
        mesh = None
        if kind == "plane":
            kind, size = "halfspace", ()
        if kind == "mesh":
            number = m.geom_dataid[i]
            pose = pose @ np.linalg.inv(_pose(m.mesh_pos[number], m.mesh_quat[number]))
            size = tuple(m.mesh_scale[number])
            mesh = self.mesh(number)
        rgba = m.geom_rgba[i]
        if m.geom_matid[i] >= 0 and tuple(rgba) == _NO_COLOUR:
            rgba = m.mat_rgba[m.geom_matid[i]]
        colour = tuple(float(x) for x in rgba)
        name, link = self.name("GEOM", i), self.body(m.geom_bodyid[i])
        return Shape(link, role, kind, size, pose, name, mesh, colour, friction=tuple(m.geom_friction[i]))

    def mesh(self, number: int) -> str:
        """The file that a mesh came from, or (where the MJCF holds it itself) goes to."""
        start = int(self.m.mesh_pathadr[number])
        if start < 0:
            return f"{self.name('MESH', number)}.obj"
        path: str = self.m.paths[start : self.m.paths.index(b"\0", start)].decode()
        return self.assets.get(Path(path).name, path)

    def filtered(self) -> set[frozenset[str]]:
        """The pairs of bodies that never touch, of those that could: by an exclude, welded together, one
        moving in the other (unless that is the world, or the rule is switched off), or by the bits of their
        geoms. What the user moves (mocap) counts as welded to the world: it yields to nothing."""
        m = self.m
        bits = {i: self.contact_bits(i) for i in range(m.nbody)}
        solid = [i for i in range(m.nbody) if bits[i]]
        excluded = {int(signature) for signature in m.exclude_signature}
        by_rule = not m.opt.disableflags & self.mujoco.mjtDisableBit.mjDSBL_FILTERPARENT
        group = m.body_weldid
        around = group[m.body_parentid[group]]
        fixed = {0, *(int(group[i]) for i in range(m.nbody) if m.body_mocapid[i] >= 0)}
        found = set()
        geoms = zip(m.pair_geom1, m.pair_geom2, strict=True)
        paired = {frozenset(int(m.geom_bodyid[g]) for g in pair) for pair in geoms}
        for place, i in enumerate(solid):
            for j in solid[place + 1 :]:
                a, b = group[i], group[j]
                nested = by_rule and a and b and (around[a] == b or around[b] == a)
                apart = not any(c & f or e & d for c, d in bits[i] for e, f in bits[j])
                still = {a, b} <= fixed
                if {i, j} in paired and a != b and not still:
                    continue  # whatever else is said
                if a == b or still or nested or apart or {(i << 16) + j, (j << 16) + i} & excluded:
                    found.add(frozenset((self.body(i), self.body(j))))
        return found

    def contact_bits(self, body: int) -> set[tuple[int, int]]:
        """The contype and the conaffinity of the geoms of a body that can touch something."""
        first = self.m.body_geomadr[body]
        geoms = range(first, first + self.m.body_geomnum[body])
        bits = {(int(self.m.geom_contype[g]), int(self.m.geom_conaffinity[g])) for g in geoms}
        return bits - {(0, 0)}

    def mimic(self, i: int) -> Mimic | None:
        """A joint equality of first order: (y - y0) = a0 + a1 (x - x0)."""
        m = self.m
        if m.eq_type[i] != self.mujoco.mjtEq.mjEQ_JOINT or m.eq_obj2id[i] < 0:
            return None
        if not m.eq_active0[i] or np.any(m.eq_data[i][2:5]):
            return None
        one, two = int(m.eq_obj1id[i]), int(m.eq_obj2id[i])
        y0, x0 = m.qpos0[m.jnt_qposadr[one]], m.qpos0[m.jnt_qposadr[two]]
        a0, a1 = m.eq_data[i][:2]
        return Mimic(self.name("JOINT", one), self.name("JOINT", two), float(a1), float(a0 + y0 - a1 * x0))

    def keyframe(self, i: int) -> Posture:
        """The positions of hinges, slides and free bodies in a keyframe."""
        m, found = self.m, Posture()
        for j in range(m.njnt):
            values = m.key_qpos[i][m.jnt_qposadr[j] :]
            if m.jnt_type[j] in (2, 3):
                found.joints[self.name("JOINT", j)] = (float(values[0]),)
            elif m.jnt_type[j] == 0:
                found.bases[self.body(m.jnt_bodyid[j])] = _pose(values[:3], values[3:7])
        return found

    def state(self, posture: Posture) -> State:
        """Poses, mass matrix and gravity forces in a posture."""
        m, d, mujoco = self.m, self.d, self.mujoco
        mujoco.mj_resetData(m, d)
        for i in range(m.njnt):
            values = posture.joints.get(self.name("JOINT", i), ())
            at = m.jnt_qposadr[i]
            base = posture.bases.get(self.body(m.jnt_bodyid[i]))
            if base is not None and m.jnt_type[i] == 0:
                d.qpos[at : at + 3] = base[:3, 3]
                mujoco.mju_mat2Quat(d.qpos[at + 3 : at + 7], base[:3, :3].ravel())
            if len(values) == 1 and m.jnt_type[i] in (2, 3):
                d.qpos[at] = values[0]
            elif len(values) == 3 and m.jnt_type[i] == 1:
                mujoco.mju_mat2Quat(d.qpos[at : at + 4], rpy_matrix([*values]).ravel())
        self.forward()
        labels = []
        for i in range(m.nv):
            joint = int(m.dof_jntid[i])
            free = m.jnt_type[joint] == 0
            label = self.body(m.jnt_bodyid[joint]) + FREE if free else self.name("JOINT", joint)
            labels.append((label, i - int(m.jnt_dofadr[joint])))
        poses = {self.body(i): _pose(d.xpos[i], d.xquat[i]) for i in range(1, m.nbody)}
        if any(self.is_unknown(i) for i in range(1, m.nbody)):
            return State(posture, poses, labels)
        return State(posture, poses, labels, self.mass_matrix(), -np.array(d.qfrc_bias))

    def gravity(self) -> tuple[float, ...]:
        """What pulls (m/s²)."""
        weightless = self.m.opt.disableflags & self.mujoco.mjtDisableBit.mjDSBL_GRAVITY
        return (0.0, 0.0, 0.0) if weightless else tuple(float(x) for x in self.m.opt.gravity)

    def forward(self) -> None:
        """Work out the state, under the gravity that is usual and without what drives add to the masses."""
        m, option = self.m, self.m.opt
        m.body_sameframe[:] = 0  # no centre of mass is taken for an origin
        own, flags = np.array(option.gravity), option.disableflags
        armature = np.array(m.tendon_armature)
        m.tendon_armature[:] = 0.0
        option.gravity[:] = STANDARD
        option.disableflags = flags & ~int(self.mujoco.mjtDisableBit.mjDSBL_GRAVITY)
        self.mujoco.mj_forward(m, self.d)
        option.gravity[:], option.disableflags = own, flags
        m.tendon_armature[:] = armature

    def mass_matrix(self) -> Array:
        """The joint-space mass matrix without armature (the call changed its arguments between releases)."""
        matrix = np.zeros((self.m.nv, self.m.nv))
        if self.m.nv:
            try:
                self.mujoco.mj_fullM(self.m, matrix, self.d.qM)
            except (AttributeError, TypeError):
                self.mujoco.mj_fullM(self.m, self.d, matrix)
        return matrix - np.diag(self.m.dof_armature)


def _pose(position: Any, quaternion: Any) -> Array:
    result = np.eye(4)
    result[:3, 3] = position
    result[:3, :3] = quaternion_matrix(quaternion)
    return result
