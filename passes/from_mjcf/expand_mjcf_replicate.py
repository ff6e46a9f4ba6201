"""expand-mjcf: ``<replicate>`` is written out: every copy in a ``<frame>`` of its own.

MuJoCo's rules: copy k is turned by k times the angles of ``euler``, and stands at the offset from the one
before, turned as that is; names get ``sep`` and the copy's number, with as many digits as the count
needs; an inner replicate is written out first. What refers to something replicated (actuators, equalities, …)
is replicated with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.ast.node import Node
from transpile.diagnostics import Diagnostics
from transpile.ir.pose import Vec3
from transpile.passes.from_mjcf.expand_mjcf_order import Order

_TREE = ("body", "frame", "replicate")
_NAMED = ("body", "frame", "joint", "freejoint", "geom", "site", "camera", "light")
_SPACES = {"freejoint": "joint", "xbody": "body"}
_REFERENCES = {
    "joint": "joint", "joint1": "joint", "joint2": "joint", "jointinparent": "joint", "site": "site",
    "site1": "site", "site2": "site", "refsite": "site", "cranksite": "site", "slidersite": "site",
    "sidesite": "site", "body": "body", "body1": "body", "body2": "body", "geom": "geom", "geom1": "geom",
    "geom2": "geom", "camera": "camera", "subtree1": "body", "subtree2": "body", "tendon": "tendon",
    "tendon1": "tendon", "tendon2": "tendon", "actuator": "actuator",
}  # fmt: skip
_SECTIONS = ("contact", "tendon", "equality", "actuator", "sensor")
"""Each after those that it can refer to."""
_SPACE_OF = {"tendon": "tendon", "actuator": "actuator"}
MOST = 100_000
"""So many elements may be written out: a count of a thousand million would never end."""

Names = dict[str, set[str]]


Quaternion = tuple[float, float, float, float]
Turn = Callable[[Vec3, int], Quaternion]
"""The rotation (w, x, y, z) from copy k to the next one, by the angles of a replicate."""


def expand_replicates(root: ast.Mujoco, order: Order, turn: Turn, diagnostics: Diagnostics) -> bool:
    """Write out every replicate below the root, inner ones first; ``order`` learns where copies belong.

    False where they would be too many (P096).
    """
    found: list[tuple[Any, ast.Replicate]] = []
    stack: list[Any] = [*root.worldbody]
    while stack:
        node = stack.pop()
        found.extend((node, inner) for inner in node.replicate)
        for kind in _TREE:
            stack.extend(getattr(node, kind))
    left = MOST
    for number, (around, replicate) in enumerate(reversed(found), 1):
        left -= max(replicate.count or 0, 0) * (size_of(replicate) + _referring(root, names_in(replicate)))
        if left < 0:
            message = f"this makes more than {MOST} elements: they are not written out"
            diagnostics.report("P096", message, replicate.at, "@count", fix="write a smaller count")
            return False
        names: Names = {}
        suffixes = _suffixes(replicate)
        around.frame = [*around.frame, *_copies(replicate, suffixes, names, turn)]
        around.replicate = [one for one in around.replicate if one is not replicate]
        if any(names.values()):
            for section in _SECTIONS:
                _replicate_section(root, section, suffixes, names, order, number)
    return True


def size_of(top: Any) -> int:
    """How many elements there are in one, with itself."""
    size = 0
    stack = [top]
    while stack:
        node = stack.pop()
        size += 1
        for field in node.CHILDREN:
            value = getattr(node, field)
            stack.extend(value if value.__class__ is list else [value] if value is not None else [])
    return size


def _referring(root: ast.Mujoco, names: Names) -> int:
    """How many elements of the sections refer to something of these names."""
    if not any(names.values()):
        return 0
    found = 0
    for section in [one for kind in _SECTIONS for one in getattr(root, kind)]:
        for field in section.CHILDREN:
            elements = getattr(section, field)
            found += sum(_refers(one, names) for one in elements) if elements.__class__ is list else 0
    return found


def _suffixes(replicate: ast.Replicate) -> list[str]:
    count = max(replicate.count or 0, 0)
    digits = len(str(count))
    return [f"{replicate.sep or ''}{number:0{digits}d}" for number in range(count)]


def _copies(replicate: ast.Replicate, suffixes: list[str], names: Names, turn: Turn) -> list[ast.Frame]:
    """The frame of the first copy; each has that of the next in it, behind what it holds."""
    angles = replicate.euler or (0.0, 0.0, 0.0)
    alike = sum(1 for angle in angles if angle) <= 1  # turns about one axis add up
    replicate.todo = 0
    first: list[ast.Frame] = []
    into = first
    fields = [field for field in replicate.CHILDREN if getattr(replicate, field).__class__ is list]
    last = max((child.at for field in fields for child in getattr(replicate, field)), default=replicate.at)
    for number, suffix in enumerate(suffixes):
        frame = ast.Frame()
        frame.at = last if first else replicate.at
        if first:
            frame.pos = replicate.offset
            if alike:
                frame.euler = replicate.euler
            else:
                frame.quat = turn(angles, number - 1)
        into.append(frame)
        for field in fields:
            setattr(frame, field, [clone(child) for child in getattr(replicate, field)])
        _rename(frame, suffix, names)
        into = frame.frame
    return first


def clone(top: Any) -> Any:
    """A copy of an element with all that is in it."""
    copy = _shallow(top)
    stack = [(top, copy)]
    while stack:
        old, new = stack.pop()
        for field in old.CHILDREN:
            value = getattr(old, field)
            if value.__class__ is list:
                copies = [_shallow(one) for one in value]
                setattr(new, field, copies)
                stack.extend(zip(value, copies, strict=True))
            elif value is not None:
                one = _shallow(value)
                setattr(new, field, one)
                stack.append((value, one))
    return copy


def _shallow(node: Any) -> Any:
    copy = type(node)()
    copy.at, copy.todo, copy.extra = node.at, node.todo, node.extra
    for field in node.FIELDS:
        setattr(copy, field, getattr(node, field))
    if node.__class__.__name__ == "Tree":
        copy.tag, copy.attributes, copy.text, copy.children = (
            node.tag,
            node.attributes,
            node.text,
            node.children,
        )
    return copy


def _rename(top: ast.Frame, suffix: str, names: Names) -> None:
    stack: list[Any] = [top]
    while stack:
        node = stack.pop()
        for field in _NAMED:
            for child in getattr(node, field):
                if child.name:
                    names.setdefault(_SPACES.get(field, field), set()).add(child.name)
                    child.name += suffix
        for field in ("body", "frame"):
            stack.extend(getattr(node, field))


def names_in(top: Any) -> Names:
    """The names of what stands in a tree, by kind."""
    names: Names = {}
    stack: list[Any] = [top]
    while stack:
        node = stack.pop()
        for field in _NAMED:
            found = {child.name for child in getattr(node, field) if child.name}
            names.setdefault(_SPACES.get(field, field), set()).update(found)
        for field in _TREE:
            stack.extend(getattr(node, field))
    return names


def _replicate_section(
    root: ast.Mujoco, section: str, suffixes: list[str], names: Names, order: Order, number: int
) -> None:
    """Replicate what refers, in all sections of one kind, to what a replicate holds; ``number`` is the
    replicate's. The names of what is replicated are those of copies from now on, too."""
    made: set[str] = set()
    for around in getattr(root, section):
        made |= {
            one.name for field in around.CHILDREN for one in _named(around, field) if _refers(one, names)
        }
        for copy, place in _replicate_references(around, suffixes, names):
            order.copies[copy] = number, place
    if section in _SPACE_OF:
        names.setdefault(_SPACE_OF[section], set()).update(made)


def _named(around: Any, field: str) -> list[Any]:
    value = getattr(around, field)
    return [one for one in value if getattr(one, "name", None)] if value.__class__ is list else []


def _replicate_references(section: Node, suffixes: list[str], names: Names) -> Iterator[tuple[Node, int]]:
    """Replace every element that refers to something replicated by one for each copy, which come out with
    their numbers."""
    for field in section.CHILDREN:
        elements = getattr(section, field)
        if elements.__class__ is not list or not any(_refers(one, names) for one in elements):
            continue
        result: list[Any] = []
        for element in elements:
            if not _refers(element, names):
                result.append(element)
                continue
            for place, suffix in enumerate(suffixes):
                copy = clone(element)
                if getattr(copy, "name", None):
                    copy.name += suffix
                _redirect(copy, suffix, names)
                result.append(copy)
                yield copy, place
        setattr(section, field, result)


def references(node: Any) -> list[tuple[Any, str, str]]:
    """The fields of an element, and of what stands in it, that refer to something by name."""
    found: list[tuple[Any, str, str]] = []
    stack = [node]
    while stack:
        one = stack.pop()
        for field in one.FIELDS:
            if field in _REFERENCES and isinstance(getattr(one, field), str):
                found.append((one, field, _REFERENCES[field]))
        if isinstance(getattr(one, "objname", None), str):
            found.append((one, "objname", _SPACES.get(one.objtype or "", one.objtype or "")))
        for field in one.CHILDREN:
            value = getattr(one, field)
            stack.extend(value if value.__class__ is list else [value] if value is not None else [])
    return found


def _refers(node: Any, names: Names) -> bool:
    return any(getattr(one, field) in names.get(space, ()) for one, field, space in references(node))


def _redirect(node: Any, suffix: str, names: Names) -> None:
    for one, field, space in references(node):
        if getattr(one, field) in names.get(space, ()):
            setattr(one, field, getattr(one, field) + suffix)
