"""What libsdformat makes of an SDF file: exact inertias, limits, friction, effort, materials, surfaces.

This release has no Python binding, so a small C++ program is compiled on first use (g++, pkg-config and
libsdformat's development package are needed) and kept in the user's cache folder.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from transpile.verify.facts import (
    INF,
    JOINT,
    OWN,
    WORLD,
    Array,
    EngineFailure,
    Facts,
    Frame,
    Joint,
    Link,
    Posture,
    Postures,
    Shape,
    State,
    effort_limit,
    limit,
)
from transpile.verify.plain_xml import Element
from transpile.verify.read_text import quaternion_matrix
from transpile.verify.stand_in import Copier, StandIns

SOURCE = Path(__file__).with_name("sdformat_facts.cc")
_KINDS = {"continuous": "revolute", "gearbox": "other", "revolute2": "other", "invalid": "other"}
_server: subprocess.Popen[str] | None = None


def load(path: Path, packages: dict[str, str], stand_ins: StandIns, postures: Postures = None) -> Facts:
    """Load an SDF file; postures are not used (axes and anchors tell how joints move).

    An inertia that no body can have is no failure, any other error of libsdformat is one. Raises
    ``EngineFailure``.
    """
    copy = Copier(stand_ins, packages).copy(path)
    try:
        told = _ask(copy.path)
    finally:
        copy.remove()
    errors = [error["text"] for error in told["errors"] if not error["inertia"]]
    if errors or not told["models"]:
        raise EngineFailure("libsdformat", "; ".join(errors) or "no model")
    facts = Facts("libsdformat", floating=set(), shapes=[])
    facts.warnings = [told["warnings"], *(e["text"] for e in told["errors"])]
    facts.states = [State(Posture(), {})]
    facts.placed, facts.flags = {}, set()
    _Reader(facts, copy.assets).read(told["models"], told["frames"])
    _forget_automatic(facts, copy.parts)
    return facts


def _forget_automatic(facts: Facts, parts: list[tuple[str, Element]]) -> None:
    """This release does not work out inertias from shapes (SDFormat 1.11): it tells its default."""
    names = {
        link.get("name")
        for format_, root in parts
        for link in (root.walk() if format_ == "sdf" else ())
        if link.tag == "link" and any(i.get("auto") in ("true", "1") for i in link.all("inertial"))
    }
    if names:
        facts.links |= {name: Link(name) for name in facts.links if name.rpartition("::")[2] in names}


def _ask(path: Path) -> Any:
    global _server
    if _server is None:
        command = [str(_program())]
        _server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert _server.stdin is not None and _server.stdout is not None
    try:
        _server.stdin.write(f"{path}\n")
        _server.stdin.flush()
        answer = _server.stdout.readline()
    except BrokenPipeError:
        answer = ""
    if not answer:
        _server.kill()
        _server = None
        raise EngineFailure("libsdformat", "the engine ended its process")
    return json.loads(answer)


def _program() -> Path:
    """The compiled program, made when it isn't there for this source and this libsdformat."""
    missing = [tool for tool in ("g++", "pkg-config") if shutil.which(tool) is None]
    if missing:
        raise EngineFailure("libsdformat", f"{' and '.join(missing)} needed to reach it", absent=True)
    version, flags = _pkg_config("--modversion"), _pkg_config("--cflags", "--libs")
    key = hashlib.sha256(SOURCE.read_bytes() + flags.encode()).hexdigest()[:16]
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "robot-transpile"
    program = cache / f"sdformat_facts-{version}-{key}"
    if not program.exists():
        _compile(program, flags.split())
    return program


def _pkg_config(*what: str) -> str:
    found = subprocess.run(["pkg-config", *what, "sdformat12"], capture_output=True, text=True)
    if found.returncode:
        raise EngineFailure("libsdformat", "not installed (apt install libsdformat-dev)", absent=True)
    return found.stdout.strip()


def _compile(program: Path, flags: list[str]) -> None:
    program.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=program.parent) as folder:
        made = Path(folder) / "program"
        done = subprocess.run(
            ["g++", "-O1", str(SOURCE), "-o", str(made), *flags], capture_output=True, text=True
        )
        if done.returncode:
            raise EngineFailure("libsdformat", f"cannot compile {SOURCE.name}: {done.stderr}", absent=True)
        made.replace(program)


def _matrix(pose: list[float]) -> Array:
    result = np.eye(4)
    result[:3, 3] = pose[:3]
    result[:3, :3] = quaternion_matrix(pose[3:])
    return result


class _Reader:
    """Turns the program's answer into facts, one model after the other."""

    def __init__(self, facts: Facts, assets: dict[str, str]) -> None:
        self.facts = facts
        self.assets = assets
        self.hanging: list[tuple[str, str, Array]] = []
        """Frames with the links that they are attached to, which may be read later, and X_WF."""

    def read(self, models: list[Any], around: list[Any]) -> None:
        """Read all models, nested ones included, and the frames ``around`` them in a world; names are
        scoped below an only model."""
        alone = len(models) == 1
        waiting = [(m, "" if alone else f"{m['name']}::", np.eye(4), False) for m in models]
        while waiting:
            model, scope, base, static = waiting.pop(0)
            X_WM = base @ _matrix(model["pose"])
            static = static or model["static"]
            self.model(model, scope, X_WM)
            if static:
                self.weld(model, scope)
            waiting += [(m, f"{scope}{m['name']}::", X_WM, static) for m in model["models"]]
            if model["self_collide"] and self.facts.flags is not None:
                self.facts.flags.add(f"{scope}{OWN} self_collide")
            if not static and self.facts.floating is not None:
                self.facts.floating |= {f"{scope}{link['name']}" for link in model["links"]}
        floating = (self.facts.floating or set()) - {j.child for j in self.facts.joints.values()}
        state = self.facts.states[0]
        self.facts.floating = floating
        state.posture.bases = {name: state.poses[name] for name in floating}
        only = f"{models[0]['name']}::" if alone else ""
        for frame in around:
            body = frame["body"].removeprefix(only)
            self.hanging.append((f"{WORLD}::{frame['name']}", body, _matrix(frame["pose"])))
        for name, body, X_WF in self.hanging:
            link = body if body in state.poses else WORLD  # a static model's own frame is no link's
            X_WL = state.poses.get(link, np.eye(4))
            self.facts.frames[name] = Frame(name, link, np.linalg.inv(X_WL) @ X_WF)

    def weld(self, model: Any, scope: str) -> None:
        """A static model is fixed to the world, though no joint says so."""
        children = {joint.child for joint in self.facts.joints.values()}
        for link in model["links"]:
            name = f"{scope}{link['name']}"
            if name not in children:
                weld = Joint(f"static {name}", "fixed", WORLD, name, written=False)
                self.facts.joints[weld.name] = weld

    def model(self, model: Any, scope: str, X_WM: Array) -> None:
        """Read one model's own links, joints and frames."""
        poses = self.facts.states[0].poses
        assert self.facts.placed is not None
        self.facts.placed[f"{scope}{OWN}"] = X_WM
        for link in model["links"]:
            name = f"{scope}{link['name']}"
            poses[name] = X_WM @ _matrix(link["pose"])
            self.facts.links[name] = _link(name, link)
            assert self.facts.shapes is not None
            self.facts.shapes += [self.shape(name, shape) for shape in link["shapes"]]
        for joint in model["joints"]:
            found = _joint(joint, scope, X_WM)
            self.facts.joints[found.name] = found
            self.facts.placed[found.name + JOINT] = X_WM @ _matrix(joint["pose"])
        for frame in model["frames"]:
            if not frame["name"].startswith("_merged__"):  # a merge makes frames of its own
                X_WF = X_WM @ _matrix(frame["pose"])
                self.hanging.append((f"{scope}{frame['name']}", f"{scope}{frame['body']}", X_WF))

    def shape(self, link: str, shape: Any) -> Shape:
        """Read one visual or collision."""
        mesh = shape.get("mesh")
        properties = {f"surface{k}": v for k, v in shape.get("surface", {}).items() if k}
        for key in ("ambient", "specular", "emissive", "script", "transparency", "submesh"):
            if shape.get(key):
                properties[key] = str(shape[key])
        texture = shape.get("texture")
        return Shape(
            link,
            shape["role"],
            shape["kind"],
            tuple(shape["size"]),
            _matrix(shape["pose"]),
            shape["name"],
            None if mesh is None else self.assets.get(Path(mesh).name, mesh),
            tuple(shape["diffuse"]) if "diffuse" in shape else None,
            None if texture is None else self.assets.get(Path(texture).name, texture),
            properties=properties,
        )


def _link(name: str, link: Any) -> Link:
    X_LI = _matrix(link["inertial"])
    xx, yy, zz, xy, xz, yz = link["moments"]
    inertia = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    return Link(name, link["mass"], X_LI[:3, 3], X_LI[:3, :3] @ inertia @ X_LI[:3, :3].T)


def _joint(joint: Any, scope: str, X_WM: Array) -> Joint:
    kind = _KINDS.get(joint["kind"], joint["kind"])
    ends = [n if n == WORLD else f"{scope}{n}" for n in (joint["parent"], joint["child"])]
    found = Joint(f"{scope}{joint['name']}", kind, ends[0], ends[1])
    axes = joint["axes"]
    if kind not in ("revolute", "prismatic", "screw", "universal") or not axes:
        return found
    found.axis_W = X_WM[:3, :3] @ np.array(axes[0]["xyz"])
    if kind != "prismatic":
        found.anchor_W = (X_WM @ _matrix(joint["pose"]))[:3, 3]
    free = joint["kind"] == "continuous"
    found.lower = tuple(-INF if free else limit(a["lower"]) for a in axes)
    found.upper = tuple(INF if free else limit(a["upper"]) for a in axes)
    found.velocity = tuple(effort_limit(a["velocity"]) for a in axes)
    found.effort = tuple(effort_limit(a["effort"]) for a in axes)
    found.friction = tuple(a["friction"] for a in axes)
    found.damping = tuple(a["damping"] for a in axes)
    found.pitch = joint.get("pitch") if kind == "screw" else None
    return found
