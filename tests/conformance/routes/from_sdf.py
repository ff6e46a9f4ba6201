"""The routes from SDFormat: to itself through the IR at several versions, to URDF, MJCF and directives."""

from __future__ import annotations

from pathlib import Path

from tests.conformance.routes.route import Family, Route
from transpile.verify.facts import WORLD, Facts
from transpile.verify.kinematics import base_of_each_link
from transpile.verify.stand_in import read_root

_UNSAYABLE = {
    "property phong/specular": "L018",
    "property phong/emissive": "L018",
    "visual shape": "L019",
    "collision shape": "L019",
    "shape kind ellipsoid": "L082",
}

_TO_MJCF = {"visual shape": "L019", "collision shape": "L019"}

_REASONS = {
    "damping": "libsdformat tells a second axis of a revolute joint, which has one",
    "effort": "as for the damping",
    "friction": "as for the damping",
    "limit": "as for the damping",
    "link": "of several worlds in a file engines load the first, and a conversion does as well (told)",
    "filtered pair": "as for the floating base",
    "refused: X016": "a tag of Drake's where it may not stand, which Drake refuses too",
    "refused: X021": "a tag that Drake does not know, which it refuses too",
    "property phong/specular": "a URDF material has one colour (L018)",
    "visual shape": (
        "URDF has no plane and no height map (L019), and urdfdom stops reading a link at a number, a "
        "shape or a material that it cannot read, where Drake reads on (P020, P057)"
    ),
    "collision shape": "as for visual shapes (L019, P020, P057)",
    "property phong/emissive": "a URDF material has one colour (L018)",
    "loads": (
        "a link that a `floating` joint carried is a root of its own in the SDF and in the second URDF "
        "(L010), and so is what an SDF gearbox held (L015): Drake loads a URDF with two roots, urdfdom "
        "does not"
    ),
    "pose": "as for the mass matrix",
    "gravity torques": "as for the mass matrix",
    "mass matrix": (
        "follows from poses: of a `drake:joint`, and of a joint to a link of an included URDF (A025), Drake "
        "lets both frames coincide at zero, whatever the poses in the file"
    ),
    "axis": "as for the mass matrix",
    "shape kind": "capsules and ellipsoids came with 1.8; before that they are Drake's extensions (L021)",
    "frame": "worlds have named frames since 1.7 (L020)",
    "frame pose": (
        "a quaternion of few digits is not of length 1: libsdformat turns a frame about with it as it is, "
        "and as roll, pitch and yaw (before 1.9) it is a rotation; Drake 1.58 loses the pose of the joint "
        "that a frame is attached to, and of a frame that hangs on another model; and as for the mass matrix"
    ),
    "constraints": (
        "SDFormat has a mimic of its own since 1.11, which Drake does not read; before that it is written as "
        "Drake's (A009)"
    ),
    "colour": "Drake, as MuJoCo, shows a geom of a MJCF grey that has no colour; in SDFormat it has none",
    "actuator": (
        "an included URDF or MJCF becomes SDFormat when it is brought in, where Drake makes an actuator for "
        "every joint whose effort is not 0 (A002)"
    ),
    "default pose of base": (
        "libsdformat 12 keeps six digits of the angles of a merged model; for what is placed in a link of an "
        "included URDF, Drake takes all its links to stand at the model's frame"
    ),
    "refused: C001": (
        "a link of negative mass is an error here; libsdformat reports it as well, and goes on"
    ),
    "refused: S002": (
        "an axis is expressed in a frame that does not exist, or a joint of a world has the world for its "
        "child; libsdformat loads the file and fails when the axis is asked for, or does not look"
    ),
    "shape size": (
        "libsdformat, and Drake through it, read a sphere of radius 0 as their default of 1 m; in the "
        "URDF it is the point that the file says"
    ),
    "mass": (
        "a mass of 0 with moments: Drake makes another body of it; here the numbers stay, or (where MuJoCo "
        "refuses them) become too small to count (C002, A042)"
    ),
    "inertia": "as for the mass",
    "degrees of freedom": (
        "a curvilinear joint is held in MJCF (L050); of a nested model in a static one Drake says that it "
        "floats"
    ),
    "floating base": (
        "libsdformat 12 passes over joints that stand in a world; of a nested model in a static one Drake "
        "says that it floats"
    ),
    "joint": (
        "libsdformat 12 passes over joints that stand in a world; a curvilinear joint is held in MJCF (L050)"
    ),
}


def no_tree(path: Path, facts: Facts) -> str:
    """Why a file is not one model that is a tree; empty when it is."""
    return many_models(path, facts) or no_trees(path, facts)


def no_trees(path: Path, facts: Facts) -> str:
    """Why the models of a file, and the world around them, are no trees; empty when they are."""
    children = [joint.child for joint in facts.joints.values()]
    if len(children) != len(set(children)):
        return "not a tree: a link is the child of two joints"
    up = {joint.child: joint.parent for joint in facts.joints.values()}
    done: set[str] = {WORLD}
    for link in up:
        path_up: set[str] = set()
        while link in up and link not in done:
            if link in path_up:
                return "not a tree: its joints form a loop"
            path_up.add(link)
            link = up[link]
        done |= path_up
    return ""


def many_models(path: Path, facts: Facts) -> str:
    """Why a file does not hold one model alone; empty when it does."""
    root = read_root(path)[1]
    alone = len(root.all("model")) == 1 and root.find("world") is None
    return "" if alone else "not one model"


def many_roots(path: Path, facts: Facts) -> str:
    """Why a file is not a tree with one root; empty when it is."""
    forest = len(set(base_of_each_link(facts).values()) - {WORLD}) > 1
    return no_tree(path, facts) or ("not a tree: more than one root" if forest else "")


_VERSIONS = ("1.9", "1.12", "1.6", "1.7", "1.8")
_FLAT = ("1.9", "1.12")


def _unsayable(version: str) -> dict[str, str]:
    """What an older version has no words for."""
    if version == "1.12":
        return {}
    told = {"constraints": "A009"}
    return {**told, "shape kind": "L021", "frame": "L020"} if version in ("1.6", "1.7") else told


def to_sdf(version: str) -> Route:
    """To the same format at a version, the whole way through the IR; includes stay includes."""
    options = {"through_ir": True, "sdf_version": version}
    return Route(f"SDF → SDF {version}", "sdf", f"same-{version}.sdf", options, unsayable=_unsayable(version))


def flattened(version: str) -> Route:
    """To one file that stands by itself, without includes."""
    name, made = f"SDF → SDF {version} flattened", f"flat-{version}.sdf"
    options = {"flatten": True, "sdf_version": version}
    return Route(name, "sdf", made, options, unsayable={**_unsayable(version), "actuator": "A002"})


FAMILY = Family(
    "From SDFormat",
    "sdf",
    ("drake", "native"),
    (
        *map(to_sdf, _VERSIONS),
        *map(flattened, _FLAT),
        Route("SDF → URDF", "urdf", "made.urdf", unsayable=_UNSAYABLE, why_not=many_roots),
        Route(
            "SDF → MJCF",
            "mjcf",
            "made.xml",
            engines=("mixed",),
            otherwise=("native",),
            unsayable=_TO_MJCF,
            why_not=no_trees,
        ),
        Route("SDF → DMD", "dmd", "made.dmd.yaml", engines=("drake",)),
    ),
    _REASONS,
)
