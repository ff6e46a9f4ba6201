"""Compares the shapes of two files, link by link: kind, pose, size, colour, texture, friction, properties.

Names of shapes are often invented by engines, so shapes are paired by what they are, not by their names.
"""

from __future__ import annotations

from collections import defaultdict

import numpy as np

from transpile.verify.compare import TOLERANCE, Comparison, same_numbers
from transpile.verify.facts import Shape

_COLOUR = 1e-6
"""libsdformat (and so Drake reading SDF) and MuJoCo keep colours in single precision."""
_TOLD_BY_ONE = "phong/ambient"
"""URDF has one colour; that SDF may say how it looks in ambient light too is no difference."""
_GAINED = {"phong/specular", "phong/emissive"}
"""What a URDF says for Gazebo alone, Drake sees once it is SDF. (Between SDF files libsdformat tells all.)"""

_ENDLESS = ("halfspace", "plane")
"""What has no size, and looks the same however it is turned about its normal or moved along itself."""
_SAME_KINDS = ({"convex", "mesh"}, {"plane", "halfspace"})
"""What engines have different names for."""
_UNREAD = {"pin": ("capsule", "plane")}
"""Shapes that an engine does not know: urdfdom leaves them out, with the others that come after them."""


def compare_shapes(c: Comparison) -> None:
    """Pair the shapes of each link and role, and tell what differs between the two of a pair."""
    if c.a.shapes is None or c.b.shapes is None:
        if c.a.shapes is not None and c.a.engine == c.b.engine:
            c.differ("loads", "shapes", "read", next(reversed(c.b.warnings), None))
        return
    left: dict[tuple[str, str], list[Shape]] = defaultdict(list)
    right: dict[tuple[str, str], list[Shape]] = defaultdict(list)
    for shape in c.a.shapes:
        left[shape.link, shape.role].append(shape)
    for shape in c.b.shapes:
        right[c.body(shape.link), shape.role].append(shape)
    for key in sorted(left.keys() | right.keys()):
        _compare_group(c, *key, left[key], right[key])


def _compare_group(c: Comparison, link: str, role: str, left: list[Shape], right: list[Shape]) -> None:
    rest = list(right)
    alone = []
    for shape in left:
        same = next((i for i, other in enumerate(rest) if not _faults(c, shape, other)), None)
        if same is None:
            alone.append(shape)
        else:
            del rest[same]
    for shape in alone:
        other = _nearest(c, shape, rest)
        if other is None:
            c.differ(f"{role} shape", link, f"{shape.kind} {shape.name!r}", None)
            continue
        rest.remove(other)
        for kind, a, b in _faults(c, shape, other):
            c.differ(kind, f"{link} {role} {shape.name!r}", a, b)
    unread = _UNREAD.get(c.a.engine, ()) if c.a.engine != c.b.engine else ()
    if any(shape.kind in unread for shape in right):
        return
    for shape in rest:
        c.differ(f"{role} shape", link, None, f"{shape.kind} {shape.name!r}")


def _nearest(c: Comparison, shape: Shape, others: list[Shape]) -> Shape | None:
    """The one to blame: of the same name, else with the fewest faults."""
    return min(others, key=lambda o: (o.name != shape.name, len(_faults(c, shape, o))), default=None)


Fault = tuple[str, object, object]


def _faults(c: Comparison, a: Shape, b: Shape) -> list[Fault]:
    if a.kind != b.kind and not (c.a.engine != c.b.engine and {a.kind, b.kind} in _SAME_KINDS):
        kind: Fault = ("shape kind", a.kind, b.kind)
        lies = a.kind not in _ENDLESS or b.kind != "box" or _lies_below(c, a, b)
        return [kind] if lies else [kind, ("shape pose", a.X_LG[:3], b.X_LG[:3])]
    faults: list[Fault] = []
    if a.kind not in _ENDLESS and not same_numbers(a.size, b.size) and not _nothing(c, a, b):
        faults.append(("shape size", a.size, b.size))
    if not _near(c, a, b):
        faults.append(("shape pose", a.X_LG[:3], b.X_LG[:3]))
    if file_name(a.mesh) != file_name(b.mesh):
        faults.append(("mesh", a.mesh, b.mesh))
    return faults + _looks(c, a, b) + _contact(c, a, b)


def _nothing(c: Comparison, a: Shape, b: Shape) -> bool:
    """Whether the sizes differ by nothing beside the model's size: a point has a tiny radius in SDFormat."""
    if len(a.size) != len(b.size):
        return False
    tiny = 1e-2 * TOLERANCE * c.size
    return all(abs(x - y) <= tiny or x == y for x, y in zip(a.size, b.size, strict=True))


def _lies_below(c: Comparison, plane: Shape, box: Shape) -> bool:
    """Whether a plane is the upper face of a box that stands for it."""
    z, other = plane.X_LG[:3, 2], box.X_LG[:3, 2]
    off = float((box.X_LG[:3, 3] + 0.5 * box.size[2] * other - plane.X_LG[:3, 3]) @ z)
    return float(np.abs(z - other).max()) <= TOLERANCE and abs(off) <= TOLERANCE * max(c.size, box.size[2])


def _near(c: Comparison, a: Shape, b: Shape) -> bool:
    if a.kind in _ENDLESS:
        z, other = a.X_LG[:3, 2], b.X_LG[:3, 2]
        off = abs(float((a.X_LG[:3, 3] - b.X_LG[:3, 3]) @ z))
        return float(np.abs(z - other).max()) <= TOLERANCE and off <= TOLERANCE * c.size
    far = float(np.abs(a.X_LG[:3, 3] - b.X_LG[:3, 3]).max())
    reach = max(c.size, float(np.abs(a.X_LG[:3, 3]).max()))
    return far <= TOLERANCE * reach and float(np.abs(a.X_LG[:3, :3] - b.X_LG[:3, :3]).max()) <= TOLERANCE


def _looks(c: Comparison, a: Shape, b: Shape) -> list[Fault]:
    faults: list[Fault] = []
    if (a.colour is None) != (b.colour is None):
        # Across engines None may only mean that this engine does not tell.
        if c.a.engine == c.b.engine:
            faults.append(("colour", a.colour, b.colour))
    elif a.colour is not None and b.colour is not None and not same_numbers(a.colour, b.colour, _COLOUR):
        faults.append(("colour", a.colour, b.colour))
    if c.a.engine == c.b.engine and file_name(a.texture) != file_name(b.texture):
        faults.append(("texture", a.texture, b.texture))
    return faults


def _contact(c: Comparison, a: Shape, b: Shape) -> list[Fault]:
    faults: list[Fault] = []
    told = a.friction is not None and b.friction is not None and c.a.engine == c.b.engine
    if told and not same_numbers(a.friction or (), b.friction or ()):
        faults.append(("contact friction", a.friction, b.friction))
    if a.properties is not None and b.properties is not None:
        either, both = a.properties.keys() | b.properties.keys(), a.properties.keys() & b.properties.keys()
        either -= {_TOLD_BY_ONE} - both
        for name in sorted(either - (_GAINED - a.properties.keys())):
            if not _same_text(a.properties.get(name), b.properties.get(name)):
                faults.append((f"property {name}", a.properties.get(name), b.properties.get(name)))
    return faults


def _number(word: str) -> float:
    if word.startswith("0x"):
        return float(int(word, 16))
    return float({"true": 1.0, "false": 0.0}.get(word, word))


def _same_text(a: str | None, b: str | None) -> bool:
    """Whether two values are the same, number by number where they are numbers."""
    if a is None or b is None or a == b:
        return a == b
    try:
        return same_numbers(map(_number, a.split()), map(_number, b.split()))
    except ValueError:
        return False


def file_name(uri: str | None) -> str:
    """The last part of a URI or path: what is compared, since formats name places differently."""
    return (uri or "").replace("\\", "/").rstrip("/").rpartition("/")[2]
