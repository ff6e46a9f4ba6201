"""expand-mjcf: default classes are written out: every element gets the values that its class gives it.

MuJoCo's rules: a class begins with what its outer class says where it is opened; of an element's own class,
the childclass around it and the outermost class the nearest counts, alone; an orientation in any form
replaces one in any other; of several numbers those that are not written are the class's; all kinds of
actuators share one set of defaults. A free joint written ``<freejoint>`` has none.

The values are on the account of the element that takes them. ``Defaults.settle`` gives what was not carried
over back to the default class, so that a loss is told once and where it is written.
"""

from __future__ import annotations

from typing import Any

from transpile.ast import generated_mjcf as ast
from transpile.ast.node import Node
from transpile.diagnostics import Diagnostics
from transpile.passes.from_mjcf.expand_mjcf_order import Order

MAIN = "main"
ORIENTATION = ("quat", "axisangle", "xyaxes", "zaxis", "euler")
TREE = ("body", "frame", "replicate")

_ACTUATORS = frozenset(
    (
        *(
            "general",
            "motor",
            "position",
            "velocity",
            "intvelocity",
            "orientation",
            "pid",
            "damper",
            "cylinder",
        ),
        *("muscle", "adhesion", "dcmotor"),
    )
)
_CLASS_BITS = {
    cls: cls.bits("class_") & ~1
    for cls in vars(ast).values()
    if isinstance(cls, type) and issubclass(cls, Node) and "class_" in cls.FIELDS
}
_SECTIONS: tuple[tuple[str, dict[str, str]], ...] = (
    ("asset", {"mesh": "mesh", "material": "material", "texture": "texture"}),
    ("contact", {"pair": "pair"}),
    ("equality", dict.fromkeys(("connect", "weld", "joint", "tendon", "flex", "flexstrain"), "equality")),
    ("tendon", {"spatial": "tendon", "fixed": "tendon"}),
    ("actuator", dict.fromkeys((*_ACTUATORS, "plugin"), "actuator")),
)
_IN_BODIES = ("joint", "geom", "site", "camera", "light")

_SIZES = {"sphere": 1, "capsule": 2, "cylinder": 2}
_WHOLE = frozenset(("user", "springlength"))
"""Of these MuJoCo takes nothing from the class where an element has some itself."""

Table = dict[str, "tuple[Any, Node]"]
"""The values of one kind of element by field, each with the default element that says it."""


class Defaults:
    """The default classes of one file."""

    __slots__ = ("classes", "diagnostics", "written", "applied", "given", "order")

    def __init__(self, order: Order, diagnostics: Diagnostics) -> None:
        self.order = order
        self.diagnostics = diagnostics
        self.classes: dict[str, dict[str, Table]] = {MAIN: {}}
        self.written: list[tuple[str, str, Node]] = []
        self.applied: set[tuple[int, str]] = set()
        self.given: list[tuple[Node, Table, list[str]]] = []

    # classes

    def collect(self, root: ast.Mujoco) -> None:
        """Read all classes, outer ones first."""
        stack: list[tuple[ast.Default, str | None]] = [
            (default, None) for _, default in reversed(self.order.children(root, ("default",)))
        ]
        while stack:
            default, outer = stack.pop()
            name = self._open(default, outer)
            if name is None:
                continue
            for kind, element in self.order.children(default, default.CHILDREN):
                if kind not in ("default", "include"):
                    self._add(name, kind, element)
            inner = self.order.children(default, ("default",))
            stack.extend((one, name) for _, one in reversed(inner))

    def _open(self, default: ast.Default, outer: str | None) -> str | None:
        default.todo = 0
        name = default.class_
        if outer is None:
            if name not in (None, "", MAIN):
                self.diagnostics.report(
                    "S030",
                    f"the outermost default class is called {MAIN!r}, not {name!r}",
                    default.at,
                    "@class",
                )
                return None
            return MAIN
        if not name:
            self.diagnostics.report("S031", "a default class inside another needs a name", default.at)
            return None
        if name in self.classes:
            self.diagnostics.report(
                "S032", f"there is a default class {name!r} already", default.at, "@class"
            )
            return None
        self.classes[name] = {kind: dict(table) for kind, table in self.classes[outer].items()}
        return name

    def _add(self, name: str, kind: str, element: Node) -> None:
        table = self.classes[name].setdefault("actuator" if kind in _ACTUATORS else kind, {})
        fields = element.written()
        if any(field in ORIENTATION for field in fields):
            for field in ORIENTATION:
                table.pop(field, None)
        for field in fields:
            if field not in element.CHILDREN:
                outer = table.get(field)
                value = getattr(element, field)
                table[field] = (value if outer is None else completed(field, value, outer[0]), element)
        element.todo &= ~(element.VALUES | 1)
        self.written.append((name, kind, element))

    # elements

    def apply(self, root: ast.Mujoco) -> None:
        """Give every element in the file what its class says."""
        for section, kinds in _SECTIONS:
            for around in getattr(root, section):
                for field, kind in kinds.items():
                    for element in getattr(around, field):
                        self._give(element, kind, MAIN)
        for world in root.worldbody:
            self.apply_tree(world)

    def apply_tree(self, top: Node) -> None:
        """The same for what stands in the kinematic tree."""
        stack: list[tuple[Any, str]] = [(top, MAIN)]
        while stack:
            node, outer = stack.pop()
            name = getattr(node, "childclass", None)
            if name is not None:
                node.todo &= ~_CHILDCLASS[type(node)]
                if name in self.classes:
                    outer = name
                else:
                    self._unknown(name, node, "@childclass")
            for kind in _IN_BODIES:
                for element in getattr(node, kind, ()):
                    self._give(element, kind, outer)
            for kind in TREE:
                stack.extend((inner, outer) for inner in getattr(node, kind))

    def _give(self, element: Any, kind: str, name: str) -> None:
        if element.class_ is not None:
            element.todo &= ~_CLASS_BITS[type(element)]
            if element.class_ in self.classes:
                name = element.class_
            else:
                self._unknown(element.class_, element, "@class")
        table = self.classes[name].get(kind)
        if not table:
            return
        fields = element.FIELDS
        turned = any(getattr(element, field, None) is not None for field in ORIENTATION)
        given: list[str] = []
        for field, (value, _) in table.items():
            if field not in fields or (turned and field in ORIENTATION):
                continue
            own = getattr(element, field)
            if own is not None:
                enough = field == "size" and len(own) >= _sizes(element, table)
                whole = own if enough else completed(field, own, value)
                if whole is not own:
                    setattr(element, field, whole)
                    self.applied.add((id(table[field][1]), field))
                continue
            setattr(element, field, value)
            element.todo |= 2 << fields.index(field)
            given.append(field)
        if given:
            self.given.append((element, table, given))
            self.applied.update((id(table[field][1]), field) for field in given)

    def _unknown(self, name: str, node: Node, field: str) -> None:
        import difflib

        close = difflib.get_close_matches(name, self.classes, n=1)
        self.diagnostics.report(
            "S033",
            f"there is no default class {name!r}",
            node.at,
            field,
            fix=f"did you mean {close[0]!r}?" if close else None,
        )

    # the account

    def settle(self) -> None:
        """Put what no element could carry over back on the account of the class that says it; tell what says
        nothing."""
        for element, table, given in self.given:
            for field in given:
                bit = 2 << element.FIELDS.index(field)
                if element.todo & bit:
                    element.todo &= ~bit
                    owner = table[field][1]
                    owner.todo |= 2 << owner.FIELDS.index(field)
        idle = [
            f"{element.TAG} of {name!r} ({field}={getattr(element, field)!r})"
            for name, _, element in self.written
            for field in element.FIELDS
            if field not in element.CHILDREN
            and getattr(element, field) is not None
            and (id(element), field) not in self.applied
        ]
        if idle:
            self.diagnostics.warn(
                "C032", f"defaults that no element takes: {', '.join(idle)}", self.written[0][2].at
            )


def completed(field: str, own: Any, outer: Any) -> Any:
    """The numbers of an element, with the last ones of its class where it has fewer."""
    if own.__class__ is tuple and outer.__class__ is tuple and len(own) < len(outer) and field not in _WHOLE:
        return own + outer[len(own) :]
    return own


def _sizes(element: Any, table: Table) -> int:
    """How many sizes the shape of a geom or a site has."""
    kind = element.type or (table["type"][0] if "type" in table else "sphere")
    stands = getattr(element, "fromto", None) is not None or "fromto" in table
    return 1 if stands else _SIZES.get(kind, 3)


_CHILDCLASS: dict[type[Node], int] = {
    cls: cls.bits("childclass") & ~1 for cls in (ast.Body, ast.Frame, ast.Replicate)
}
