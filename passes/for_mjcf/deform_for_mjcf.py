"""deform-for-mjcf: Drake's deformable links as MuJoCo's flexible bodies (A036, L081).

| Drake | MuJoCo (flexcomp of type direct) | |
| --- | --- | --- |
| the mesh of tetrahedra (.vtk) | point, element | exact |
| youngs_modulus, poissons_ratio | elasticity: young, poisson | the same for small strains |
| stiffness_damping | elasticity: damping | the same for small strains |
| mass_density | mass: density times volume | each point has the same share in MuJoCo |
| wall_boundary_condition | pin: the points in the half space | exact |
| mu_dynamic | contact: friction | exact |
| mass_damping, material_model, other contact properties | – | lost, told (L081) |
| a sphere with a resolution hint, a file that cannot be read | – | the link stays a rigid one, told (L081) |

Runs after ``place-for-mjcf``, when links stand in the world.
"""

from __future__ import annotations

from transpile.ast.node import Tree
from transpile.ir.add_up import add_up
from transpile.ir.deformable import Deformable
from transpile.ir.geometry import Tetrahedra
from transpile.ir.model import Collision, Link, Model, Scene
from transpile.ir.node import Kept
from transpile.ir.pose import IDENTITY, Pose, Vec3
from transpile.passes.manager import Context

PROPERTIES, WALL = "drake_deformable_properties", "drake_wall_boundary_condition"
DEFAULTS = {
    "youngs_modulus": 1e8, "poissons_ratio": 0.49, "mass_damping": 0.0, "stiffness_damping": 0.0,
    "mass_density": 1500.0,
}  # fmt: skip
"""Drake 1.58 (DeformableBodyConfig)."""
MATERIAL = "linear_corotated"


def run(scene: Scene, context: Context) -> None:
    """Take deformable links out of the tree."""
    if not any(kept.path[0][0] == PROPERTIES and not kept.done for kept in scene.ledger):
        return
    for model in scene.models:
        for link in list(model.links):
            kept = [one for one in link.kept or () if one.path[0][0] in (PROPERTIES, WALL) and not one.done]
            if any(one.path[0][0] == PROPERTIES for one in kept):
                _deform(link, kept, model, context)


def _deform(link: Link, kept: list[Kept], model: Model, context: Context) -> None:
    collision = link.collisions[0] if link.collisions else None
    shape = collision.shape if collision is not None else None
    if collision is None or not isinstance(shape, Tetrahedra):
        what = "its shape is no mesh of tetrahedra that can be read"
        context.diagnostics.report("L081", f"link {link.name!r} is a rigid one in MJCF: {what}", link.at)
        for one in kept:
            one.done = True
        return
    properties: dict[str, str] = {}
    for one in kept:
        one.done = True
        if one.path[0][0] == PROPERTIES:
            properties = _values(one.value)
    points = _scaled(shape)
    body = _body(link, collision, points, shape.cells, properties)
    X_WB = body.pose or IDENTITY
    walls = [_values(one.value) for one in kept if one.path[0][0] == WALL]
    placed = [X_WB.compose(Pose(p)).p for p in points]
    body.pins = tuple(float(i) for i, p in enumerate(placed) if _is_held(p, walls))
    model.deformables.append(body)
    model.links.remove(link)
    _tell(link, body, properties, context)


def _values(tree: Tree) -> dict[str, str]:
    """The values in an element of Drake's, the first of each tag."""
    found: dict[str, str] = {}
    for child in tree.children:
        found.setdefault(child.tag.removeprefix("drake:"), (child.text or "").strip())
    return found


def _number(values: dict[str, str], tag: str) -> float:
    try:
        return float(values[tag])
    except (KeyError, ValueError):
        return DEFAULTS[tag]


def _scaled(shape: Tetrahedra) -> list[Vec3]:
    """The points in metres."""
    x, y, z = shape.scale or (1.0, 1.0, 1.0)
    p = shape.points
    return [(x * p[i], y * p[i + 1], z * p[i + 2]) for i in range(0, len(p), 3)]


def _body(
    link: Link,
    collision: Collision,
    points: list[Vec3],
    cells: tuple[float, ...],
    properties: dict[str, str],
) -> Deformable:
    body = Deformable(link.name)
    body.at = link.at
    X_WB = (link.pose or IDENTITY).compose(collision.pose or IDENTITY)
    body.pose = None if X_WB.is_identity() else X_WB
    body.points = tuple(number for p in points for number in p)
    body.cells = cells
    corners = [points[int(i)] for i in cells]
    volume = add_up(_volume(*corners[i : i + 4]) for i in range(0, len(corners), 4))
    body.mass = volume * _number(properties, "mass_density")
    body.young = _number(properties, "youngs_modulus")
    body.poisson = _number(properties, "poissons_ratio")
    body.damping = _number(properties, "stiffness_damping")
    for extension in collision.extensions or ():
        for child in extension.children:
            if child.tag == "mu_dynamic":
                body.friction = float(child.value or "1")
    return body


def _volume(a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> float:
    u, v, w = ((p[0] - a[0], p[1] - a[1], p[2] - a[2]) for p in (b, c, d))
    cross = (v[1] * w[2] - v[2] * w[1], v[2] * w[0] - v[0] * w[2], v[0] * w[1] - v[1] * w[0])
    return abs(u[0] * cross[0] + u[1] * cross[1] + u[2] * cross[2]) / 6.0


def _is_held(p: Vec3, walls: list[dict[str, str]]) -> bool:
    """Whether a point is in one of the open half spaces, which are told in the world."""
    for wall in walls:
        try:
            q = [float(word) for word in wall["point_on_plane"].split()]
            n = [float(word) for word in wall["outward_normal"].split()]
            if add_up(n[i] * (p[i] - q[i]) for i in range(3)) < 0.0:
                return True
        except (KeyError, ValueError, IndexError):
            continue
    return False


def _tell(link: Link, body: Deformable, properties: dict[str, str], context: Context) -> None:
    context.diagnostics.report(
        "A036",
        f"the deformable link {link.name!r} is a flexible body in MJCF: its material, and how its mass is "
        "shared out, are MuJoCo's own",
        link.at,
        data={"deformable": link.name, "mass": body.mass},
    )
    lost = []
    if _number(properties, "mass_damping"):
        lost.append(f"mass_damping {properties['mass_damping']}")
    if properties.get("material_model", MATERIAL) != MATERIAL:
        lost.append(f"material_model {properties['material_model']}")
    for collision in link.collisions:
        for extension in collision.extensions or ():
            lost += [
                f"{child.tag} {child.value or ''}".strip()
                for child in extension.children
                if child.tag != "mu_dynamic"
            ]
    lost += [f"the visual {visual.name!r}" for visual in link.visuals]
    if lost:
        context.diagnostics.report(
            "L081", f"of the deformable link {link.name!r} are lost: {', '.join(lost)}", link.at
        )
