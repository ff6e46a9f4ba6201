"""check-sdf-trees: sensors, lights, physics and the like, held against SDFormat's descriptions of them.

Those are carried as they are, so reading them finds nothing wrong. Both engines refuse a missing attribute,
an empty value that must be there, and a value of another type; Drake also refuses what its version of the
format has not, of which libsdformat warns.
What a plugin says is its own affair.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from transpile.ast.node import Node, Tree
from transpile.diagnostics import ERROR
from transpile.passes.checks.generated_sdf_trees import CHILDREN
from transpile.passes.checks.refuse import DRAKE, GAZEBO, refuse
from transpile.passes.manager import Context

Entry = tuple[str, bool, str]
"""A name, whether it must be there, and the type of its value (see ``CHILDREN``; empty: it has none)."""

_INF = float("inf")

Emptied = tuple[int, str]
"""The place of an element, and the field of it that is empty."""

RANGES = {
    "camera/clip/near": (0.0, _INF),
    "camera/clip/far": (0.1, _INF),
    "depth_camera/clip/near": (0.0, _INF),
    "depth_camera/clip/far": (0.1, _INF),
    "camera/lens/cutoff_angle": (0.0, 3.141592653),
    "camera/lens/env_texture_size": (4.0, 2048.0),
    "sky/clouds/speed": (0.0, _INF),
    "sky/clouds/direction": (0.0, 3.1456),
    "sky/clouds/humidity": (0.0, 1.0),
    "sky/clouds/mean_size": (0.0, 1.0),
    "scene/fog/start": (0.0, _INF),
    "scene/fog/end": (0.0, _INF),
    "scene/fog/density": (0.0, _INF),
    "particle_emitter/rate": (0.0, _INF),
    "particle_emitter/min_velocity": (0.0, _INF),
    "particle_emitter/max_velocity": (0.0, _INF),
    "particle_emitter/scale_rate": (0.0, _INF),
}
"""The bounds of SDFormat's descriptions, by the end of the path; both engines hold to them."""

FOV = "sensor/camera/horizontal_fov"
FOV_RANGE = (0.1, 6.283186)
"""What libsdformat 12 refuses outside of these bounds; the newest descriptions begin at 0.001."""

_NOISES = frozenset(("none", "gaussian", "gaussian_quantized"))
_PIXELS = frozenset(
    (
        *("L8", "L_INT8", "L16", "L_INT16", "R8G8B8", "RGB_INT8", "RGBA_INT8", "BGRA_INT8", "RGB_INT16"),
        *("RGB_INT32", "BGR_INT8", "B8G8R8", "BGR_INT16", "BGR_INT32", "R_FLOAT16", "RGB_FLOAT16"),
        *("R_FLOAT32", "RGB_FLOAT32", "BAYER_RGGB8", "BAYER_BGGR8", "BAYER_GBRG8", "BAYER_GRBG8"),
    )
)
WORDS = {
    "sensor/camera/image/format": _PIXELS,
    "sensor/force_torque/frame": frozenset(("child", "parent", "sensor")),
    "sensor/force_torque/measure_direction": frozenset(("parent_to_child", "child_to_parent")),
}
"""What an element may say, by its path."""

GONE = frozenset(("state/model", "state/light"))
"""What 1.12 calls by other names and Drake, which reads all files by 1.12, knows no longer."""

EMITTERS = frozenset(("point", "box", "cylinder", "ellipsoid"))

_NUMBER = "+-.0123456789ni"
_TRUTHS = frozenset(("true", "false", "1", "0"))
_PLUGIN: dict[str, Entry] = {"@filename": ("@filename", True, "s"), "@name": ("@name", False, "s")}
_ROTATIONS = frozenset(("euler_rpy", "quat_xyzw"))


def check_trees(node: Node, minor: int, context: Context) -> None:
    """Report what is wrong in the trees that stand in ``node``; ``minor`` is 9 for SDFormat 1.9."""
    for top in _trees_in(node):
        if top.tag in CHILDREN:
            _check(top, minor, context)
        elif top.tag == "plugin":
            _check_plugin(top, context)


def must_say() -> dict[str, list[str]]:
    """By the tag of an element of a model: values and attributes (``@name``) that may not be empty."""
    found: dict[str, list[str]] = {}
    for path, entries in CHILDREN.items():
        if path.startswith(MODEL):
            musts = [entry.partition("!")[0] for entry in entries.split() if "!=" in entry]
            found.setdefault(path.rpartition("/")[2], []).extend(musts)
    return found


def check_empty(node: Node, musts: dict[str, list[str]], empty: set[Emptied], context: Context) -> None:
    """Report what may not be empty in an element that has a type; ``empty`` is what the reader found so."""
    for name in musts.get(node.TAG, ()):
        value = getattr(node, name.lstrip("@"), None)
        says = value != "" and not (isinstance(value, list) and "" in value) and (node.at, name) not in empty
        if not says and (node.TAG, name) not in TOLD:
            message = f"{name.lstrip('@')} of <{node.TAG}> is empty, which libsdformat and Drake refuse"
            context.diagnostics.report("P045", message, node.at, name, severity=ERROR)


MODEL = "state/insertions/model/"
"""Where the table describes a model as it stands in a world, too."""

TOLD = frozenset((tag, "@name") for tag in ("model", "link", "joint", "frame")) | {("mesh", "uri")}
"""What has findings of its own."""


def _trees_in(node: Node) -> Iterator[Tree]:
    for field in node.CHILDREN:
        child = getattr(node, field)
        for one in child if isinstance(child, list) else (child,):
            if isinstance(one, Tree):
                yield one


def _check(top: Tree, minor: int, context: Context) -> None:
    if top.tag == "particle_emitter" and top.attributes.get("type", "point") not in EMITTERS:
        _report_word(top, top.attributes["type"], EMITTERS, "@type", context)
    stack = [(top, top.tag)]
    while stack:
        tree, path = stack.pop()
        known = {entry[0]: entry for entry in _entries(path, minor)}
        _check_attributes(tree, known, context)
        if path.endswith("/joint") and tree.attributes.get("type") != "ball":
            _check_sides(tree, context)
        for child in tree.children:
            inside = f"{path}/{child.tag}"
            if child.tag not in known or inside in GONE:
                _check_unknown(tree, child, context)
            elif child.tag != "plugin":
                _check_value(child, known[child.tag], inside, context)
            if child.tag == "plugin":
                _check_plugin(child, context)
            elif child.tag == "noise":
                _check_noise(child, path, context)
            if inside in CHILDREN:
                stack.append((child, inside))


def _check_attributes(tree: Tree, known: dict[str, Entry], context: Context) -> None:
    _check_required(tree, known.values(), context)
    for name, text in tree.attributes.items():
        entry = known.get("@" + name)
        if entry is not None:
            fault = _fault(text, entry)
            if fault:
                context.diagnostics.report("P044", f"{name} is {fault}, not {text!r}", tree.at, f"@{name}")
        elif ":" not in name:
            message = f"<{tree.tag}> has no attribute {name!r} in SDFormat, which Drake refuses"
            refuse(DRAKE, context, "X010", message, tree.at, f"@{name}")
    if tree.tag == "pose" and tree.attributes.get("rotation_format", "euler_rpy") not in _ROTATIONS:
        message = f"rotation_format is euler_rpy or quat_xyzw, not {tree.attributes['rotation_format']!r}"
        context.diagnostics.report("P042", message, tree.at, "@rotation_format")


def _check_unknown(tree: Tree, child: Tree, context: Context) -> None:
    if ":" not in child.tag:
        message = f"<{tree.tag}> has no element <{child.tag}> in SDFormat, which Drake refuses"
        refuse(DRAKE, context, "X010", message, child.at)


def _check_leaf(leaf: Tree, context: Context) -> None:
    """What has a value has nothing else."""
    for child in leaf.children:
        _check_unknown(leaf, child, context)
    _check_attributes(leaf, {}, context)


def _check_sides(joint: Tree, context: Context) -> None:
    """The only elements that libsdformat does not add where they are missing."""
    tags = {child.tag for child in joint.children}
    for tag in ("parent", "child"):
        if tag not in tags:
            context.diagnostics.report("P023", f"<joint> needs a <{tag}>", joint.at)


def _entries(path: str, minor: int) -> Iterator[Entry]:
    """The children and attributes of an element that are still there in a version."""
    for entry in CHILDREN[path].split():
        rest, _, until = entry.partition(":")
        if not until or minor <= int(until):
            name, _, kind = rest.partition("=")
            yield name.rstrip("!"), "!" in name, kind


def _check_required(tree: Tree, entries: Iterable[Entry], context: Context) -> None:
    for name, must, _ in entries:
        if must and name[0] == "@" and name[1:] not in tree.attributes:
            context.diagnostics.report("P022", f"<{tree.tag}> needs the attribute {name[1:]!r}", tree.at)


def _check_plugin(plugin: Tree, context: Context) -> None:
    """Drake's libsdformat no longer needs the name."""
    _check_attributes(plugin, _PLUGIN, context)
    if not plugin.attributes.get("name"):
        refuse(GAZEBO, context, "C063", "libsdformat 12 needs the name of a <plugin>", plugin.at)


def _check_value(tree: Tree, entry: Entry, path: str, context: Context) -> None:
    fault = _fault(tree.text or "", entry, tree.attributes.get("rotation_format", ""))
    if fault:
        code = "C019" if entry[2] == "c" and fault == COLOUR else "P044"
        context.diagnostics.report(
            code, f"<{tree.tag}> is {fault}, not {tree.text or ''!r}", tree.at, "#text"
        )
    if entry[2] and path not in CHILDREN:
        _check_leaf(tree, context)
    if tree.text and not fault:
        _check_bounds(tree, path, context)
        if tree.text.strip() not in WORDS.get(path, (tree.text.strip(),)):
            _report_word(tree, tree.text, WORDS[path], "#text", context)


def _check_bounds(tree: Tree, path: str, context: Context) -> None:
    low, high = FOV_RANGE if path == FOV else RANGES.get("/".join(path.split("/")[-3:]), (0.0, 0.0))
    if low == high:
        low, high = RANGES.get("/".join(path.split("/")[-2:]), (-_INF, _INF))
    number = float((tree.text or "0").split()[0]) if high > 0.0 and low > -_INF else 0.0
    if path == FOV and not low <= number <= high:
        message = f"<{tree.tag}> is {tree.text}, and libsdformat 12 wants {low:g} to {high:g}"
        refuse(GAZEBO, context, "C062", message, tree.at, "#text")
    elif low > -_INF and not low <= number <= high:
        bounds = f"at least {low:g}" if high == _INF else f"{low:g} to {high:g}"
        message = f"<{tree.tag}> is {bounds}, not {tree.text}"
        context.diagnostics.report("C046", message, tree.at, "#text")


def _check_noise(noise: Tree, path: str, context: Context) -> None:
    """Both engines look at the noise of cameras and forces, Drake at that of IMUs and altimeters, too."""
    kind = noise.attributes.get("type")
    for child in noise.children:
        kind = child.text if child.tag == "type" else kind
    if not kind or kind.lower() in _NOISES:
        return
    message = f"the type of noise {kind!r} is none of {', '.join(sorted(_NOISES))}"
    part = path.split("/")[1] if "/" in path else ""
    if part in ("camera", "force_torque"):
        context.diagnostics.report("C021", message, noise.at)
    elif part in ("imu", "altimeter"):
        refuse(DRAKE, context, "C021", message, noise.at)


def _report_word(tree: Tree, word: str, words: frozenset[str], field: str, context: Context) -> None:
    message = f"<{tree.tag}> is one of {', '.join(sorted(words))}, not {word!r}"
    context.diagnostics.report("C021", message, tree.at, field)


COLOUR = "numbers from 0 to 1"


def _fault(text: str, entry: Entry, rotation: str = "") -> str:
    """What a value should be and is not; empty where it is."""
    _, must, kind = entry
    words = text.split()
    if not words:
        return "something" if must and kind and kind != "p" else ""
    if kind == "b":
        return "" if text.strip().lower() in _TRUTHS else "true or false"
    if kind in ("s", ""):
        return ""
    if not all(word[0] in _NUMBER for word in words[: int(kind) if kind.isdecimal() else None]):
        return "a number" if kind == "1" else "numbers"
    return _count_fault(words, kind, rotation)


def _count_fault(words: list[str], kind: str, rotation: str) -> str:
    """How many numbers there should be, where there are others."""
    if kind == "p":
        count = 7 if rotation == "quat_xyzw" else 6
        return "" if len(words) == count else f"{count} numbers"
    if kind == "c":
        if len(words) not in (3, 4):
            return "3 or 4 numbers"
        return "" if all(_is_part(word) for word in words) else COLOUR
    return "" if len(words) >= int(kind) else f"{kind} numbers"


def _is_part(word: str) -> bool:
    """Whether a word is a number from 0 to 1."""
    try:
        return 0.0 <= float(word) <= 1.0
    except ValueError:
        return True  # libsdformat reads the number that a word begins with
