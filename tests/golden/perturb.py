"""Changing a model one detail at a time: the output or the report must change too.

Being read is not being carried. Each number, attribute and text is changed, each attribute and each element
taken away; whatever leaves both the output and the report as they were is a silent loss. What is none:

* what stands inside something that the report calls lost (a loss at its place, or at the field that it is);
* one other value that means the same (effort -1 and -2; revolute without limits and continuous; the length of
  an axis): where the first does not show, another one must, and in the output (a check may complain of it);
* what chooses between frames that stand alike here, or the unit of nought: it must show once every pose of
  the file is another one (``Tree.turn``);
* what MuJoCo itself leaves unused: of a geom between two points the numbers of ``size`` after the first;
* taking away what says no more than its absence: other values in its place do show. Where no value stands at
  all, the grammar must know all of the element, so that everything in it holds by default (``<pose/>``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from lxml import etree

from transpile import convert
from transpile.driver.result import Result
from transpile.grammar.model import Element, Field, Format
from transpile.grammar.parse_grammar import load_format
from transpile.source import ORDINAL_MASK

_NUMBERS = {
    "real",
    "extended",
    "integer",
    "natural",
    "vec2",
    "vec3",
    "vec4",
    "scale",
    "color",
    "reals",
    "pose",
}
_FORMATS = {"robot": "urdf", "mujoco": "mjcf"}
"""The grammar of each root; any other is SDFormat's."""
_SWAP = {"true": "false", "false": "true", "1": "0", "0": "1"}
_load = cache(load_format)


class Leaf(NamedTuple):
    """A value that stands somewhere: an attribute, or the text of an element (``key`` None).

    ``others`` are full texts to put in its place; for several numbers there is one leaf each (``index``).
    """

    element: Any
    key: str | None
    index: int
    others: list[str]

    def field(self) -> str:
        """How a diagnostic calls the place of this value in its element."""
        if self.key is None:
            return "#text"
        name = etree.QName(self.key)
        prefixes = {uri: prefix for prefix, uri in self.element.nsmap.items()}
        return f"@{prefixes[name.namespace]}:{name.localname}" if name.namespace else f"@{self.key}"

    def __str__(self) -> str:
        where = f"/@{self.key}" if self.key else ""
        return f"{path_of(self.element)}{where}[{self.index}] changed to {self.others[0]!r}"


class Tree:
    """A file in memory with what the grammar says of its elements. It must be well-formed."""

    def __init__(self, data: bytes) -> None:
        self.root = etree.fromstring(data)
        self.ordinals = {element: i for i, element in enumerate(self.root.iter(), 1)}
        self.format: Format = _load(_FORMATS.get(etree.QName(self.root).localname, "sdf"))
        self.types: dict[Any, Element] = {self.root: self.format.elements[self.format.root]}
        self.values: dict[Any, Field] = {}
        for element in self.elements():
            self._describe_children(element)

    def elements(self) -> Iterator[Any]:
        """All elements, the root first."""
        return self.root.iter(etree.Element)  # type: ignore[no-any-return]

    def _describe_children(self, element: Any) -> None:
        fields = {f.name: f for f in self.fields(element) if f.kind in ("element", "value")}
        for child in element.iterchildren(etree.Element):
            field = fields.get(tag_of(child))
            if field is not None and field.kind == "element":
                self.types[child] = self.format.elements[field.type]
            elif field is not None:
                self.values[child] = field

    def is_known(self, element: Any) -> bool:
        """Whether the grammar has an element of this kind here; <gazebo> holds SDFormat's."""
        if element in self.types:
            return True
        known = {e.tag for e in _load("sdf").elements.values()}
        return any(e.tag == "gazebo" for e in element.iterancestors()) and element.tag in known

    def fields(self, element: Any) -> list[Field]:
        """The grammar's fields of an element."""
        known = self.types.get(element)
        return known.fields if known is not None else []

    def leaves(self, element: Any) -> Iterator[Leaf]:
        """The values of an element itself."""
        fields = {f.name: f for f in self.fields(element) if f.kind == "attribute"}
        for key, value in element.attrib.items():
            for index, others in enumerate(self.others(value, fields.get(key))):
                yield Leaf(element, key, index, others)
        field = self.values.get(element) or next((f for f in self.fields(element) if f.kind == "text"), None)
        if element.text and element.text.strip():
            for index, others in enumerate(self.others(element.text, field)):
                yield Leaf(element, None, index, others)

    def others(self, text: str, field: Field | None) -> list[list[str]]:
        """Other values of the same kind, for each number of a list."""
        words = text.split()
        if field is not None and field.type == "enum":
            return [
                [value for value in self.format.enums.get(field.argument or "", []) if value != text.strip()]
            ]
        if field is None or field.type in _NUMBERS:
            try:
                numbers = [float(word) for word in words]
            except ValueError:
                numbers = []
            if numbers:
                return [
                    [" ".join([*words[:i], o, *words[i + 1 :]]) for o in _numbers(x)]
                    for i, x in enumerate(numbers)
                ]
        return [[_SWAP.get(text.strip(), f"{text.strip()}_x")]]

    def turn(self) -> None:
        """Give every pose other numbers, and one to what has none (SDFormat)."""
        poses = [e for e in self.elements() if any(f.type == "pose" for f in self.fields(e))]
        for link in self.root.iter("link", "joint"):
            if link.find("pose") is None:
                poses.append(etree.SubElement(link, "pose"))
        for number, pose in enumerate(poses, 1):
            length = 7 if pose.get("rotation_format") == "quat_xyzw" else 6
            old = [float(word) for word in (pose.text or "").split()] or [0.0] * length
            if len(old) == length:
                pose.text = " ".join(repr(x + 0.01 * (number % 7 + i)) for i, x in enumerate(old, 1))

    def at(self, path: list[int]) -> Any:
        """The element at the end of a path of places among siblings."""
        element = self.root
        for index in path:
            element = element[index]
        return element

    def places(self, element: Any, field: str | None) -> set[tuple[int, str | None]]:
        """The places at which a loss would cover a change of an element (None) or of its field."""
        found = {(self.ordinals[element], field), (self.ordinals[element], None)}
        while (parent := element.getparent()) is not None:
            found |= {(self.ordinals[parent], tag_of(element)), (self.ordinals[parent], None)}
            element = parent
        return found


class Perturbation:
    """One conversion, and what it says when details of its input change."""

    def __init__(self, data: bytes, to: str, turn: bool = False, **options: Any) -> None:
        self.tree = Tree(data)
        self.is_turned = turn
        if turn:
            self.tree.turn()
        self.to = to
        self.options = options
        base = self.convert()
        self.refused = base.text is None
        self.before = _shown(base)
        self.losses = _losses(base)
        self.lost = {(d.at & ORDINAL_MASK, d.field) for d in base.losses if d.at >= 0}
        self.known: dict[tuple[Any, str | None, int], bool] = {}
        self.turned: Perturbation | None = None

    def convert(self) -> Result:
        """Convert the tree as it stands."""
        return convert(etree.tostring(self.tree.root), to=self.to, **self.options)

    def silent(self, sample: int | None = None, seed: int = 0) -> list[str]:
        """The changes that neither the output nor the report shows; of ``sample`` details if given."""
        if self.refused:
            return []  # what is refused loses nothing
        details: list[Leaf | Any] = [
            leaf for element in self.tree.elements() for leaf in self.tree.leaves(element)
        ]
        details += [element for element in self.tree.elements() if element is not self.tree.root]
        if sample is not None and sample < len(details):
            details = Random(seed).sample(details, sample)
        found = [str(d) for d in details if isinstance(d, Leaf) and not self.is_carried(d)]
        return found + [
            f"{path_of(d)} deleted" for d in details if not isinstance(d, Leaf) and not self.is_missed(d)
        ]

    def is_carried(self, leaf: Leaf) -> bool:
        """Whether another value shows, or the report tells that this one is lost."""
        key = leaf[:3]
        if key not in self.known:
            places = self.tree.places(leaf.element, leaf.field())
            told = _is_unused(leaf) or not self.lost.isdisjoint(places)
            self.known[key] = told or self._another_shows(leaf) or self._shows_turned(leaf)
        return self.known[key]

    def is_missed(self, element: Any) -> bool:
        """Whether it shows when an element (or an attribute of it) is taken away, or need not show."""
        if not self.lost.isdisjoint(self.tree.places(element, None)):
            return True
        parent, index, tail = element.getparent(), element.getparent().index(element), element.tail

        def restore() -> None:
            parent.insert(index, element)
            element.tail = tail

        if self.shows(lambda: parent.remove(element), restore):
            return True
        inside = list(element.iter(etree.Element))
        leaves = [leaf for inner in inside for leaf in self.tree.leaves(inner)]
        typed = all(self.tree.is_known(inner) for inner in inside)
        return all(self.is_carried(leaf) for leaf in leaves) if leaves else typed

    def _another_shows(self, leaf: Leaf) -> bool:
        element, key = leaf.element, leaf.key
        old = element.text if key is None else element.get(key)

        def put(text: str) -> None:
            if key is None:
                element.text = text
            else:
                element.set(key, text)

        def shows(other: str, in_output: bool) -> bool:
            return self.shows(lambda: put(other), lambda: put(old), in_output)

        return any(shows(other, i > 0) for i, other in enumerate(leaf.others))

    def _shows_turned(self, leaf: Leaf) -> bool:
        """Whether it shows in the same file with other poses."""
        if self.is_turned or self.tree.format.name != "sdf":
            return False
        if self.turned is None:
            self.turned = Perturbation(etree.tostring(self.tree.root), self.to, turn=True, **self.options)
        chain = [leaf.element, *leaf.element.iterancestors()]
        path = [parent.index(child) for child, parent in zip(chain, chain[1:], strict=False)]
        twin = self.turned.tree.at(path[::-1])
        return not self.turned.refused and self.turned._another_shows(leaf._replace(element=twin))

    def shows(self, apply: Callable[[], None], undo: Callable[[], None], in_output: bool = False) -> bool:
        """Whether the output (and unless ``in_output``, the report) is another one after a change. What is
        told as lost shows, too."""
        apply()
        try:
            after = self.convert()
        finally:
            undo()
        if in_output:
            return after.text not in (None, self.before[0]) or _losses(after) != self.losses
        return after.text is None or _shown(after) != self.before


def _is_unused(leaf: Leaf) -> bool:
    """Whether MuJoCo takes another number in place of this one: the length, where ``fromto`` gives it."""
    return leaf.key == "size" and leaf.index > 0 and leaf.element.get("fromto") is not None


def _shown(result: Result) -> tuple[str | None, list[tuple[str, str, str]]]:
    return result.text, sorted((d.code, d.message, repr(d.data)) for d in result.diagnostics)


def _losses(result: Result) -> list[str]:
    return sorted(d.message for d in result.losses)


def _numbers(number: float) -> list[str]:
    """Other numbers: one near, the opposite, one far."""
    near = number + 0.125 if abs(number) < 1e6 else number / 2
    return [repr(near), *([repr(-number)] if number else []), "7.0"]


def tag_of(element: Any) -> str:
    """An element's name with its prefix, as the grammar and diagnostics have it."""
    name = etree.QName(element).localname
    return f"{element.prefix}:{name}" if element.prefix else name


def path_of(element: Any) -> str:
    """The elements down to this one, with the names that they have."""
    chain = (*reversed(list(element.iterancestors())), element)
    return "/".join(f"{tag_of(e)}({e.get('name')})" if e.get("name") else tag_of(e) for e in chain)
