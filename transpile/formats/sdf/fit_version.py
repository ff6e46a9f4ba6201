"""Brings an AST to a version of SDFormat: what the version lacks is put into other words or reported.

The passes have resolved what needs the whole model (poses before 1.7). Here it is element by element.
"""

from __future__ import annotations

from transpile.ast import generated_sdf as ast
from transpile.ast.node import Node
from transpile.diagnostics import Diagnostics
from transpile.formats.sdf.raise_pose import plain_rotations

SINCE: dict[type[Node], tuple[tuple[str, int], ...]] = {
    ast.World: (
        ("wind", 106), ("gravity", 106), ("magnetic_field", 106), ("atmosphere", 106), ("frame", 107),
        ("population", 105),
    ),
    ast.Model: (
        ("namespace", 111), ("canonical_link", 107), ("placement_frame", 108), ("self_collide", 105),
        ("enable_wind", 106), ("frame", 105), ("include", 105), ("model", 105), ("model_state", 112),
    ),
    ast.Include: (
        ("merge", 109), ("name", 105), ("namespace", 111), ("pose", 105), ("placement_frame", 108),
        ("static", 105), ("plugin", 105), ("model_state", 112),
    ),
    ast.Frame: (("attached_to", 107),),
    ast.Pose: (("frame", 105), ("relative_to", 107), ("rotation_format", 109), ("degrees", 109)),
    ast.Link: (
        ("enable_wind", 106), ("frame", 105), ("battery", 105), ("light", 106), ("particle_emitter", 106),
    ),
    ast.Inertial: (
        ("auto", 111), ("density", 111), ("auto_inertia_params", 111), ("frame", 105),
        ("fluid_added_mass", 110),
    ),
    ast.Visual: (("visibility_flags", 107), ("meta", 105), ("frame", 105)),
    ast.Collision: (("density", 111), ("auto_inertia_params", 111), ("frame", 105)),
    ast.Geometry: (("capsule", 108), ("cone", 111), ("ellipsoid", 108), ("polyline", 105)),
    ast.Mesh: (("optimization", 111), ("convex_decomposition", 111)),
    ast.Heightmap: (("sampling", 106),),
    ast.Material: (("render_order", 107), ("shininess", 107), ("double_sided", 107), ("pbr", 106)),
    ast.PbrMetal: (("light_map", 107),),
    ast.PbrSpecular: (("light_map", 107),),
    ast.Friction: (("torsional", 105),),
    ast.Contact: (("category_bitmask", 106), ("poissons_ratio", 105), ("elastic_modulus", 105)),
    ast.Joint: (("frame", 105), ("screw_thread_pitch", 110)),
    ast.Axis: (("use_parent_model_frame", 105), ("initial_position", 106), ("mimic", 111)),
    ast.AxisXyz: (("expressed_in", 107),),
    ast.AxisDynamics: (("spring_reference", 105), ("spring_stiffness", 105)),
}  # fmt: skip
"""Fields and the version that brought them (the grammar's; a test holds the two together)."""

UNTIL: dict[type[Node], tuple[tuple[str, int], ...]] = {
    ast.Pose: (("frame", 106),),
    ast.Link: (("frame", 106),),
    ast.Inertial: (("frame", 106),),
    ast.Visual: (("frame", 106),),
    ast.Collision: (("frame", 106),),
    ast.Joint: (("frame", 106),),
    ast.Axis: (("use_parent_model_frame", 106), ("initial_position", 108)),
    ast.JointOde: (("provide_feedback", 106),),
}
"""Fields and the last version that has them."""


_ATTRIBUTES: dict[type[Node], tuple[str, ...]] = {
    ast.Model: ("namespace", "canonical_link", "placement_frame"),
    ast.Include: ("merge",),
    ast.Frame: ("attached_to",),
    ast.Pose: ("frame", "relative_to"),
    ast.Inertial: ("auto",),
    ast.Mesh: ("optimization",),
    ast.AxisXyz: ("expressed_in",),
}
"""Which of them are attributes: their places are named differently."""


_ZERO = frozenset((
    "merge", "auto", "self_collide", "enable_wind", "spring_reference", "spring_stiffness", "render_order",
    "shininess", "double_sided", "degrees", "initial_position",
))  # fmt: skip
"""Fields whose default is zero or false."""


def fit_version(root: ast.Sdf, version: int, diagnostics: Diagnostics) -> None:
    """Make every element one that ``version`` (109 for 1.9) has; what cannot be said is a loss (L020)."""
    since = _beyond(SINCE, lambda number: number > version)
    until = _beyond(UNTIL, lambda number: number < version)
    wrong = {cls: since.get(cls, ()) + until.get(cls, ()) for cls in since.keys() | until.keys()}
    if not wrong:
        return
    stack: list[Node] = [root]
    while stack:
        node = stack.pop()
        if version < 107 and isinstance(node, ast.Axis):
            _in_model(node, version)
        if type(node) in wrong:
            _fit(node, wrong[type(node)], version, diagnostics)
        for name in node.CHILDREN:
            child = getattr(node, name)
            if name == "drake_visual":
                continue  # Drake reads all of it whatever the version
            if child.__class__ is list:
                stack.extend(child)
            elif child is not None:
                stack.append(child)


def _fit(node: Node, names: tuple[str, ...], version: int, diagnostics: Diagnostics) -> None:
    for name in names:
        value = getattr(node, name)
        if value is None or value == []:
            continue
        if name in _ZERO and not value:
            setattr(node, name, None)  # says no more than its absence
        else:
            _take_out(node, name, version, diagnostics)


def _in_model(axis: ast.Axis, version: int) -> None:
    """An axis in the axes of the model, as it was said before 1.7; in 1.4 every one is.

    What passes know of is in the joint's axes by now: this is of axes that say nothing, which are only kept.
    """
    if axis.xyz is not None and axis.xyz.expressed_in == "__model__":
        axis.xyz.expressed_in = None
        axis.use_parent_model_frame = True if version > 104 else None


def _beyond(
    table: dict[type[Node], tuple[tuple[str, int], ...]], wrong: object
) -> dict[type[Node], tuple[str, ...]]:
    assert callable(wrong)
    found = {cls: tuple(name for name, number in fields if wrong(number)) for cls, fields in table.items()}
    return {cls: names for cls, names in found.items() if names}


def _take_out(node: Node, name: str, version: int, diagnostics: Diagnostics) -> None:
    """Say it differently, or report it; then it is gone."""
    if isinstance(node, ast.Pose) and name == "rotation_format":
        plain_rotations(node)
        return
    if isinstance(node, ast.Geometry) and name in ("capsule", "ellipsoid"):
        _for_drake(node, version, diagnostics)
        return
    value = getattr(node, name)
    setattr(node, name, [] if isinstance(value, list) else None)
    field = f"@{name}" if name in _ATTRIBUTES.get(type(node), ()) else name
    for one in value if isinstance(value, list) else [value]:
        at, what = node.at, f"<{name}>"
        if isinstance(one, Node):
            named = getattr(one, "name", None)
            what += f" {named!r}" if named else ""
            at = one.at if one.at >= 0 else at
        elif not isinstance(value, list):
            what = f"{name} = {value!r}"
        diagnostics.report(
            "L020",
            f"{what} of <{node.TAG}> is lost: SDFormat {_text(version)} does not have it",
            at,
            field if at == node.at else None,
            fix="write another version with --sdf-version",
        )


def _for_drake(node: ast.Geometry, version: int, diagnostics: Diagnostics) -> None:
    """Before 1.8 capsules and ellipsoids are Drake's extensions: other readers see no shape (L021)."""
    kind = "capsule" if node.capsule is not None else "ellipsoid"
    if node.capsule is not None:
        node.drake_capsule = capsule = ast.DrakeCapsule()
        capsule.radius = node.capsule.radius
        capsule.length = node.capsule.length
        node.capsule = None
    if node.ellipsoid is not None:
        node.drake_ellipsoid = ellipsoid = ast.DrakeEllipsoid()
        ellipsoid.a, ellipsoid.b, ellipsoid.c = node.ellipsoid.radii or (1.0, 1.0, 1.0)
        node.ellipsoid = None
    diagnostics.report(
        "L021",
        f"the {kind} is a Drake extension in SDFormat {_text(version)}: other readers see no shape",
        node.at,
        kind,
        fix="--sdf-version 1.8 has it",
    )


def _text(version: int) -> str:
    return f"{version // 100}.{version % 100}"
