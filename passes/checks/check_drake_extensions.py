"""check-drake-extensions: what Drake's own elements may say, and where.

Each is held against the table in ``drake_tags``. What Drake 1.58 refuses is an error, what it loads though
its parsing reference says otherwise a warning. Gazebo reads past all of it: in its dialect everything is a
warning.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, isinf

from transpile.diagnostics import WARNING
from transpile.ir.geometry import Capsule, Ellipsoid, OtherShape, Shape
from transpile.ir.model import Model, Scene, Visual
from transpile.ir.node import Extension, Node
from transpile.passes.checks.check_drake_contact import check_friction, check_hydroelastic
from transpile.passes.checks.check_drake_joints import check_joint
from transpile.passes.checks.check_drake_links import check_kept, check_link
from transpile.passes.checks.check_drake_names import check_names
from transpile.passes.checks.drake_numbers import read_numbers, taken_numbers
from transpile.passes.checks.drake_tags import (
    ATTRIBUTES,
    BOOLEAN,
    CHOICE,
    EXTENDED,
    FREE,
    MATERIALS,
    NAME,
    NONZERO,
    NOTHING,
    POSITIVE,
    TAGS,
    VECTOR,
    holds,
    parents,
)
from transpile.passes.checks.refuse import DRAKE, GAZEBO, refuse
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models
from transpile.source import NOWHERE, ORDINAL_BITS

GROUP = "collision_filter_group"
GROUPED = ("member", "member_group", "ignored_collision_filter_group")

URI = "http://drake.mit.edu"
FINITE = ("controller_gains", "hydroelastic_margin", "outward_normal", "surface_velocity_axis")
"""Where Drake refuses infinity; other numbers may be infinite to it, which says nothing."""
LARGEST = "1.7976931348623157e308"
"""What says infinity in a URDF."""


class Checker:
    """Checks trees of one scene, and reports as severely as Drake takes it."""

    __slots__ = ("context", "sdf", "source")

    def __init__(self, context: Context, scene: Scene) -> None:
        self.context = context
        self.sdf = scene.format == "sdf"
        self.source = _source(scene.models[0]) if scene.models else NOWHERE

    def in_sdf(self, node: Node) -> bool:
        """Whether a node stands in the SDFormat file itself, and not in what it includes."""
        return self.sdf and _source(node) == self.source

    def error(self, code: str, message: str, at: int, field: str | None = None) -> None:
        """What Drake refuses."""
        severity = WARNING if self.context.dialect == GAZEBO else None
        self.context.diagnostics.report(code, message, at, field, severity=severity)

    def warn(self, code: str, message: str, at: int, field: str | None = None) -> None:
        """What Drake loads."""
        self.context.diagnostics.warn(code, message, at, field)

    def tell(self, refused: bool, code: str, message: str, at: int, field: str | None = None) -> None:
        """An error if ``refused``."""
        (self.error if refused else self.warn)(code, message, at, field)

    def trees(self, place: str, extensions: Iterable[Extension] | None) -> None:
        """Check the trees that stand in an element of the kind ``place``."""
        stack = [(place, extension) for extension in extensions or ()]
        stack.reverse()
        while stack:
            around, extension = stack.pop()
            if not self._stands(around, extension):
                continue
            if extension.tag == GROUP and extension.attributes.get("ignore") in ("true", "1"):
                continue  # Drake skips the whole element
            self._parts(extension)
            self._value(extension)
            self._rules(extension)
            stack.extend((extension.tag, child) for child in reversed(extension.children))

    def _stands(self, around: str, extension: Extension) -> bool:
        """Whether the tag is known, and may stand here."""
        tag = extension.tag
        if tag[0] == ":":
            message = f"<{tag[1:]}> in <drake:{around}> has no prefix, so Drake does not read it"
            self.tell(self.sdf and tag == ":pose", "X022", message, extension.at)
        elif tag == "soft_hydroelastic":
            message = "<drake:soft_hydroelastic> is called <drake:compliant_hydroelastic> now"
            self.error("X021", message, extension.at)
        elif tag not in TAGS:
            self.misplaced("X021", f"Drake has no <drake:{tag}>", around, extension.at)
        elif around not in parents(tag):
            where = " or ".join(f"<{parent}>" for parent in sorted(parents(tag)))
            message = f"<drake:{tag}> belongs into {where}, not into <{around}>"
            self.misplaced("X016", message, around, extension.at)
        else:
            return True
        return False

    def misplaced(self, code: str, message: str, around: str, at: int) -> None:
        """A tag that Drake refuses in SDFormat, and reads past in a URDF and in filter groups."""
        if self.sdf and around != GROUP:
            refuse(DRAKE, self.context, code, message, at)
        else:
            self.warn(code, message + ": it is read past", at)

    def _parts(self, extension: Extension) -> None:
        """What must be there, and what may be there only once."""
        tag = TAGS[extension.tag]
        seen: set[str] = set()
        for child in extension.children:
            if child.tag in seen and child.tag in TAGS and not TAGS[child.tag].many:
                message = f"<drake:{child.tag}> stands here twice: Drake takes the first"
                self.warn("X035", message, child.at)
            seen.add(child.tag)
        seen.update(f"@{name}" for name in extension.attributes)
        for part in (*tag.parts, *tag.soft):
            if part not in seen:
                what = f"the attribute {part[1:]!r}" if part[0] == "@" else f"<drake:{part}>"
                self.tell(part in tag.parts, "X023", f"<drake:{extension.tag}> needs {what}", extension.at)
        if extension.tag == "curves" and not seen & {"line_segment", "circular_arc"}:
            self.error("X023", "<drake:curves> needs a piece, straight or round", extension.at)

    def _value(self, extension: Extension) -> None:
        tag = TAGS[extension.tag]
        if tag.kind != NOTHING and extension.value is None and not self.sdf:
            code = "X027" if extension.tag == "accepting_renderer" else "X023"
            message = (
                f"<drake:{extension.tag}> needs its value in an attribute: Drake reads no text in a URDF"
            )
            self.error(code, message, extension.at)
        elif tag.kind != NOTHING:
            self._text(extension, extension.tag, extension.value, tag.kind, (tag.rule, tag.stop), None)
        for name, text in extension.attributes.items():
            kind, rule, stop = ATTRIBUTES.get((extension.tag, name), (NOTHING, FREE, FREE))
            if kind != NOTHING:
                self._text(extension, name, text, kind, (rule, stop), f"@{name}")

    def _text(
        self, extension: Extension, name: str, text: str | None, kind: str, rules: tuple[str, str],
        field: str | None,
    ) -> None:  # fmt: skip
        """One value, as text."""
        words = (text or "").strip()
        what = f"{field} of <drake:{extension.tag}>" if field else f"<drake:{extension.tag}>"
        if kind == NAME:
            if not words:
                renderer = extension.tag == "accepting_renderer"
                loads = not self.sdf and not text and (renderer or extension.tag in GROUPED)
                code = "X027" if renderer else "X025"
                self.tell(not loads, code, f"{what} names nothing", extension.at, field)
        elif kind == CHOICE:
            if words not in MATERIALS:
                message = f"{what} is {', '.join(MATERIALS)}, not {words!r}"
                self.error("X025", message, extension.at, field)
        elif kind == BOOLEAN:
            if not self._is_boolean(words, name):
                refused = name == "enabled" or (name == "is_periodic" and self.sdf)
                message = f"{what} is true or false, not {words!r}"
                self.tell(refused, "X025", message, extension.at, field)
        else:
            self._numbers(extension, what, words, kind, rules, field)

    def _is_boolean(self, text: str, name: str) -> bool:
        """To Drake's URDF the roles are true or false, and nothing else."""
        return text in ("true", "false") or (
            (self.sdf or name != "enabled") and text.lower() in ("true", "false", "1", "0")
        )

    def _numbers(
        self, extension: Extension, what: str, text: str, kind: str, rules: tuple[str, str], field: str | None
    ) -> None:
        count = 3 if kind == VECTOR else 1
        numbers = read_numbers(text, count)
        rule, stop = rules
        if numbers is None:
            taken = taken_numbers(text, count, self.sdf)
            loads = taken is not None and _all_hold(stop, taken) and "nan" not in text.lower()
            loads = loads and not (extension.tag in FINITE and any(map(isinf, taken or ())))
            message = f"{what} is {'three numbers' if count == 3 else 'a number'}, not {text!r}"
            if loads:
                message += f": Drake takes {' '.join(f'{number:g}' for number in taken or ())}"
            self.tell(not loads, "X025", message, extension.at, field)
        elif not self.sdf and any(map(isinf, numbers)):
            message = f"{what} is {text}, and Drake reads no infinity in URDF: write {LARGEST}"
            self.error("X025", message, extension.at, field)
        elif not _all_hold(stop, numbers):
            self.error("X024", f"{what} must be {stop}, not {text}", extension.at, field)
        elif kind != EXTENDED and any(map(isinf, numbers)):
            message = f"{what} must be finite, not {text}"
            self.tell(extension.tag in FINITE, "X024", message, extension.at, field)
        elif not _all_hold(rule, numbers):
            message = f"{what} should be {rule}, not {text}, though Drake loads it"
            self.warn("X024", message, extension.at, field)

    def _rules(self, extension: Extension) -> None:
        """Rules between the parts of one tree."""
        parts = {child.tag: child for child in reversed(extension.children)}
        if extension.tag == "proximity_properties":
            check_friction(parts, self)
        elif extension.tag == "tendon_constraint":
            ends = [parts.get(f"tendon_constraint_{side}_limit") for side in ("lower", "upper")]
            low, high = map(self.number, ends)
            if low is not None and high is not None and (low > high or high == -low == inf):
                message = f"a tendon cannot have the limits {low:g} and {high:g}"
                self.error("X036", message, extension.at)

    def number(self, extension: Extension | None) -> float | None:
        """What Drake takes for the number in an element."""
        if extension is None:
            return None
        text = extension.value or ""
        numbers = read_numbers(text, 1) or taken_numbers(text, 1, self.sdf)
        return numbers[0] if numbers else None

    def visual(self, extensions: Iterable[Extension], at: int, own: bool) -> None:
        """The roles of a visual; ``own``: a drake:visual, which only Drake sees."""
        off = {e.tag for e in extensions if e.attributes.get("enabled") in ("false", "0")}
        blind = "perception_properties" in off
        if blind and "illustration_properties" in off and not own:
            message = "both roles of this visual are disabled: Drake shows it nowhere"
            self.warn("X026", message, at)
        for extension in extensions:
            if blind and extension.tag == "accepting_renderer":
                message = "this visual is for no camera, so that naming a renderer says nothing"
                self.warn("X028", message, extension.at)


def run(scene: Scene, context: Context) -> None:
    """Check everything of Drake's in the scene."""
    if scene.format not in ("urdf", "sdf"):
        return
    checker = Checker(context, scene)
    for prefix, uri in scene.namespaces.items():
        if uri == URI and prefix != "drake":
            message = f"the prefix {prefix!r} is bound to Drake's URI: Drake goes by the prefix 'drake' alone"
            checker.warn("X041", message, scene.models[0].at if scene.models else scene.at)
    bound = scene.namespaces.get("drake")
    if bound is None:
        return
    if bound != URI:
        message = (
            f"the prefix 'drake' is bound to {bound!r}: Drake goes by the prefix, and its URI is {URI!r}"
        )
        checker.warn("X041", message, scene.models[0].at if scene.models else scene.at)
    check_kept(scene, checker)
    for model, _ in walk_models(scene):
        _check_model(model, checker)


def _check_model(model: Model, checker: Checker) -> None:
    checker.trees("model", model.extensions)
    for link in model.links:
        checker.trees("link", link.extensions)
        for visual in link.visuals:
            _check_visual(visual, checker)
            _check_shape(visual.shape, checker)
        for collision in link.collisions:
            _check_shape(collision.shape, checker)
            checker.trees("collision", collision.extensions)
            check_hydroelastic(collision, checker)
        check_link(link, model, checker)
    for joint in model.joints:
        own = joint.extensions or ()
        for extension in own:
            parent = parents(extension.tag) if extension.tag in TAGS else ()
            checker.trees("actuator" if "actuator" in parent else "joint", [extension])
        check_joint(joint, checker)
    check_names(model, checker)


def _check_visual(visual: Visual, checker: Checker) -> None:
    if visual.drake_only and isinstance(visual.shape, OtherShape) and visual.shape.at < 0:
        checker.error("X023", f"the drake:visual {visual.name!r} needs a <drake:geometry>", visual.at)
    if visual.drake_only and not visual.name:
        checker.error("X023", "a <drake:visual> needs a name", visual.at, "@name")
    picture = visual.material.texture if checker.sdf and visual.material is not None else None
    if visual.material is not None and picture and not picture.lower().endswith(".png"):
        message = f"the picture {picture!r} is no PNG, the one kind that Drake's reference has"
        checker.warn("X046", message, visual.material.at, "drake:diffuse_map")
    if visual.extensions:
        checker.trees("visual", visual.extensions)
        checker.visual(visual.extensions, visual.at, bool(visual.drake_only))


def _check_shape(shape: Shape, checker: Checker) -> None:
    """Sizes that Drake refuses, 0 among them (its reference allows a capsule that)."""
    if isinstance(shape, Capsule):
        sizes: tuple[float, ...] = (shape.radius, shape.length)
    else:
        sizes = shape.radii if isinstance(shape, Ellipsoid) else ()
    round = isinstance(shape, Ellipsoid)
    if any(size <= 0.0 or (round and isinf(size)) for size in sizes):
        kind = "ellipsoid" if round else "capsule"
        message = f"a size of this {kind} is not {POSITIVE}, or missing"
        refuse(DRAKE, checker.context, "X024", message, shape.at)


def _source(node: Node) -> int:
    return node.at >> ORDINAL_BITS


def _all_hold(rule: str, numbers: list[float]) -> bool:
    """Whether all numbers keep to a rule; a vector that must not be 0 may have zeros in it."""
    if rule == NONZERO or (rule == POSITIVE and len(numbers) > 1):
        return any(numbers)
    return all(holds(rule, number) for number in numbers)
