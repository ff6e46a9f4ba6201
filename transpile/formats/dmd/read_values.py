"""Values in Drake Model Directives: names, numbers, transforms, and the distributions that they are drawn
from (Drake's ``common/schema``: ``transform.h``, ``rotation.h``, ``stochastic.h``)."""

from __future__ import annotations

from transpile.ast import dmd as ast
from transpile.diagnostics import Diagnostics
from transpile.syntax.read_yaml import MAPPING, SCALAR, SEQUENCE, YamlNode
from transpile.syntax.values import real

_ROTATIONS: dict[str, tuple[str, ...]] = {
    "Identity": (),
    "Rpy": ("deg",),
    "AngleAxis": ("angle_deg", "axis"),
    "Uniform": (),
}
"""The keys of each kind of rotation."""

_DISTRIBUTIONS: dict[str, tuple[str, ...]] = {
    "Deterministic": ("value",),
    "Gaussian": ("mean", "stddev"),
    "Uniform": ("min", "max"),
    "UniformDiscrete": ("values",),
    "DeterministicVector": ("value",),
    "GaussianVector": ("mean", "stddev"),
    "UniformVector": ("min", "max"),
}
"""The keys of each kind of number or vector."""

_NOTHING = ("", "~", "null", "Null", "NULL")


class ValueReader:
    """Reads values; every fault is reported, and something harmless stands for what is wrong."""

    def __init__(self, diagnostics: Diagnostics) -> None:
        self.diagnostics = diagnostics

    def known_keys(self, node: YamlNode, known: tuple[str, ...], what: str) -> None:
        """Report the keys of a mapping that there is no meaning for (P072)."""
        for name, at in node.keys.items():
            if name in known:
                continue
            import difflib

            close = difflib.get_close_matches(name, known, n=1)
            fix = f"did you mean {close[0]!r}?" if close else f"known are: {', '.join(known) or 'none'}"
            self.diagnostics.report("P072", f"{what} knows no key {name!r}", at, fix=fix)

    def name(self, node: YamlNode, key: str, what: str) -> str:
        """A text that must be there, and not be empty (P074)."""
        text = self.optional(node, key)
        if not text:
            at = node.fields[key].at if key in node.fields else node.at
            self.diagnostics.report("P074", f"{what} needs a {key}", at, fix=f"add '{key}: …'")
        return text or ""

    def optional(self, node: YamlNode, key: str) -> str | None:
        """A text, or None where it is not written."""
        value = node.fields.get(key)
        return None if value is None or _is_nothing(value) else self.text(value)

    def text(self, node: YamlNode) -> str:
        if node.kind != SCALAR:
            self.diagnostics.report("P073", f"a name is wanted here, not a {node.kind}", node.at)
            return ""
        return node.text

    def items(self, node: YamlNode, what: str) -> list[YamlNode]:
        """The items of a list."""
        if node.kind == SEQUENCE:
            return node.items
        if not _is_nothing(node):
            self.diagnostics.report("P073", f"{what} holds a list, not a {node.kind}", node.at)
        return []

    def names(self, node: YamlNode, key: str) -> list[str]:
        """A list of names that may be missing."""
        value = node.fields.get(key)
        return [] if value is None else [self.text(item) for item in self.items(value, repr(key))]

    def fields(self, node: YamlNode, key: str) -> list[tuple[str, YamlNode]]:
        """A mapping from free names that may be missing."""
        value = node.fields.get(key)
        if value is None or _is_nothing(value):
            return []
        if value.kind != MAPPING:
            self.diagnostics.report("P073", f"{key!r} holds a mapping, not a {value.kind}", value.at)
        return list(value.fields.items())

    def numbers(self, node: YamlNode, count: int = 0) -> tuple[float, ...]:
        """A list of numbers, or a single one (of ``count`` 1, or of any count where that is 0)."""
        items = [node] if node.kind == SCALAR and count < 2 else self.items(node, "a vector")
        if count and len(items) != count:
            if node.kind == SEQUENCE:
                message = f"{count} numbers are wanted here, not {len(items)}"
                self.diagnostics.report("P073", message, node.at)
            return (0.0,) * count
        return tuple([self.number(item) for item in items])

    def number(self, node: YamlNode) -> float:
        if node.kind == SCALAR:
            try:
                return real(node.text)
            except ValueError:
                pass
        shown = repr(node.text) if node.kind == SCALAR else f"a {node.kind}"
        self.diagnostics.report("P073", f"a number is wanted here, not {shown}", node.at)
        return 0.0

    def transform(self, node: YamlNode) -> ast.Transform:
        transform = ast.Transform()
        transform.at = node.at
        if _is_nothing(node):
            return transform
        if node.kind != MAPPING:
            self.diagnostics.report("P073", f"a transform is a mapping, not a {node.kind}", node.at)
            return transform
        self.known_keys(node, ast.Transform.FIELDS, "a transform")
        transform.base_frame = self.optional(node, "base_frame")
        if "translation" in node.fields:
            transform.translation = self.quantity(node.fields["translation"], 3)
        if "rotation" in node.fields:
            transform.rotation = self.rotation(node.fields["rotation"])
        return transform

    def rotation(self, node: YamlNode) -> ast.Rotation:
        rotation = ast.Rotation(node.tag or "Identity")
        rotation.at = node.at
        if rotation.tag not in _ROTATIONS:
            self._unknown_tag(node, tuple(_ROTATIONS), "a rotation")
            return ast.Rotation()
        if node.kind != MAPPING and not _is_nothing(node):
            message = f"a rotation is a tag and a mapping, not a {node.kind}"
            fix = "write, for instance, !Rpy { deg: [0, 0, 90] }"
            self.diagnostics.report("P073", message, node.at, fix=fix)
            return rotation
        keys = _ROTATIONS[rotation.tag]
        if not node.tag and node.fields:
            fix = "write !Rpy { deg: … } or !AngleAxis { angle_deg: …, axis: … }"
            self.diagnostics.report("P077", "a rotation needs a tag that says its kind", node.at, fix=fix)
            return rotation
        self.known_keys(node, keys, f"!{rotation.tag}")
        for key in keys:
            if key in node.fields:
                setattr(rotation, key, self.quantity(node.fields[key], 1 if key == "angle_deg" else 3))
        if rotation.tag == "AngleAxis" and rotation.quaternion() is None:
            self.diagnostics.report("P073", "the axis of a rotation must not be zero", node.at, "axis")
        return rotation

    def quantity(self, node: YamlNode, count: int) -> ast.Quantity:
        """A number (``count`` 1) or a vector, or the distribution that it is drawn from."""
        quantity = ast.Quantity(node.tag, {"value": [(0.0,) * count]})
        quantity.at = node.at
        if not node.tag:
            quantity.parameters = {"value": [self.numbers(node, count)]}
            return quantity
        keys = _DISTRIBUTIONS.get(node.tag)
        if keys is None:
            self._unknown_tag(node, tuple(_DISTRIBUTIONS), "a number or a vector")
        elif node.kind != MAPPING:
            self.diagnostics.report("P073", f"!{node.tag} holds a mapping, not a {node.kind}", node.at)
        else:
            self.known_keys(node, keys, f"!{node.tag}")
            quantity.parameters = self._parameters(node, keys, count)
        return quantity

    def _parameters(
        self, node: YamlNode, keys: tuple[str, ...], count: int
    ) -> dict[str, list[tuple[float, ...]]]:
        found: dict[str, list[tuple[float, ...]]] = {}
        for key in keys:
            value = node.fields.get(key)
            if key == "values" and value is not None and value.kind == SEQUENCE and value.items:
                found[key] = [self.numbers(item, count) for item in value.items]
            elif value is None or key == "values":
                self.diagnostics.report("P074", f"!{node.tag} needs {key}", node.at)
                found[key] = [(0.0,) * count]
            else:
                found[key] = [self.numbers(value, 1 if value.kind == SCALAR else count)]
        return found

    def _unknown_tag(self, node: YamlNode, known: tuple[str, ...], what: str) -> None:
        names = ", ".join(f"!{name}" for name in known)
        self.diagnostics.report("P077", f"{what} has no form !{node.tag}", node.at, fix=f"known are: {names}")


def _is_nothing(node: YamlNode) -> bool:
    return node.kind == SCALAR and not node.quoted and node.text in _NOTHING
