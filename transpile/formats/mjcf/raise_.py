"""MJCF: from the IR to the AST.

The file means one thing whatever a reader's defaults are: angles in radians, roll, pitch and yaw about the
fixed axes, no mass from shapes.
"""

from __future__ import annotations

from transpile.ast import generated_mjcf as ast
from transpile.ast.node import Document
from transpile.formats.keep import restore_kept
from transpile.formats.mjcf.raise_actuator import raise_actuators
from transpile.formats.mjcf.raise_asset import AssetRaiser
from transpile.formats.mjcf.raise_body import BodyRaiser
from transpile.formats.mjcf.raise_contact import raise_filters
from transpile.formats.mjcf.raise_deformable import raise_deformables
from transpile.formats.mjcf.raise_equality import raise_equalities
from transpile.formats.mjcf.raise_geom import COLLISION, VISUAL, GeomRaiser
from transpile.formats.mjcf.raise_joint import JointRaiser
from transpile.formats.mjcf.raise_start import raise_start
from transpile.formats.mjcf.raise_tendon import raise_tendons
from transpile.ir.model import Scene
from transpile.passes.manager import Context

EULER = "XYZ"
"""About the fixed axes x, y, z in turn: roll, pitch, yaw."""


def raise_(scene: Scene, context: Context) -> Document:
    """The MJCF document of a scene with one model, which the passes have made a tree."""
    model = scene.models[0]
    root = ast.Mujoco()
    root.ir = model
    root.model = model.name
    again = scene.format == "mjcf"
    compiler = _compiler(again)
    root.compiler.append(compiler)
    assets = AssetRaiser(context)
    geoms = GeomRaiser(assets, again)
    joints = JointRaiser(model, context)
    bodies = BodyRaiser(model, geoms, joints, context, again)
    world = bodies.raise_world()
    raise_deformables(model, world)
    _raise_defaults(geoms, assets, root)
    if not assets.is_empty():
        root.asset.append(assets.asset)
    root.worldbody.append(world)
    if not again:  # its excludes are kept, and its rules are MuJoCo's own
        raise_filters(model, bodies.order, root)
    raise_equalities(model, joints, context, root)
    raise_tendons(model, joints, context, root)
    raise_actuators(scene, model, joints, context, root)
    raise_start(bodies, joints, context, root)
    if again:
        bodies.take_back_names()
    document = Document("mjcf", root)
    document.header = scene.header
    restore_kept(root, "mjcf", scene)
    assets.move_files(root)
    return document


def _compiler(again: bool) -> ast.Compiler:
    """``again``: a MJCF is written again, which keeps how bodies weigh that have no mass of their own."""
    node = ast.Compiler()
    node.angle = "radian"
    node.autolimits = True
    node.eulerseq = EULER
    node.inertiafromgeom = None if again else "false"
    return node


def _raise_defaults(geoms: GeomRaiser, assets: AssetRaiser, root: ast.Mujoco) -> None:
    """The classes of what is seen and what is touched. Meshes need not be closed: nothing weighs by its
    shape."""
    main = ast.Default()
    if assets.asset.mesh:
        main.mesh = ast.Mesh()
        main.mesh.inertia = "shell"
    if VISUAL in geoms.used:
        seen = ast.Geom()
        seen.contype = seen.conaffinity = 0
        seen.group = 2
        main.default.append(_class(VISUAL, seen))
    if COLLISION in geoms.used:
        touched = ast.Geom()
        touched.group = 3
        main.default.append(_class(COLLISION, touched))
    if main.default or main.mesh is not None:
        root.default.append(main)


def _class(name: str, geom: ast.Geom) -> ast.Default:
    node = ast.Default()
    node.class_ = name
    node.geom = geom
    return node
