"""Alterations of an XML file before it is read, as SDFormat's ``<experimental:params>`` asks for them.

The rules are libsdformat's (its parameter passing): an element is found by ``element_id``, the names on the
way to it from the model, joined with ``::``; its ``action`` adds, removes, replaces or modifies it, and
without one each of its children says its own. What cannot be done is an error, and is left out.

The result is a source under the same name, in which lines stand where they stood (where no tag is written
over several of them).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lxml import etree

from transpile.ast.node import Tree
from transpile.diagnostics.diagnostic import Diagnostics
from transpile.source import Source
from transpile.syntax.read_xml import COLON, KNOWN_URIS, parse_strictly, qualified_name, read_xml

SCOPE = "::"
ACTIONS = ("add", "modify", "remove", "replace")
EXPERIMENTAL = "http://sdformat.org/schemas/experimental"
_OWN = ("element_id", "action")
_OF_INCLUDE = ("pose", "static", "placement_frame", "plugin")
"""What an include may say of the model that it brings in."""

Known = Callable[[str, str], bool]
"""Whether an element (its tag first, or "" for any) can hold a child or an attribute of a name."""
Default = Callable[[str, str], "str | None"]
"""The value that a child of an element has where it is not written; None where none is known."""
Element = etree._Element


def alter_xml(
    source: Source, params: list[Tree], known: Known, default: Default, diagnostics: Diagnostics
) -> Source:
    """The source as ``params`` alter it; the source itself where it can't be read (which is told then)."""
    root = read_xml(source, diagnostics)
    model = next(_elements(root), None) if root is not None else None
    if root is None or model is None:
        return source
    alterer = _Alterer(model, known, default, diagnostics)
    for tree in params:
        for change in tree.children:
            alterer.change(change)
    span = source.span(1)
    before = source.data[: span.start] if span is not None else b""
    text = etree.tostring(root, encoding="unicode", with_tail=False).replace(COLON, ":")
    start = text.index(qualified_name(root)) + len(qualified_name(root))
    text = text[:start] + alterer.declarations(root) + text[start:] + "\n"
    altered = Source(source.name, before + text.encode("utf-8", "surrogateescape"), source.path)
    return diagnostics.sources.add(altered)


class _Alterer:
    """Alters one model. ``prefixes`` are those that its file does not declare yet."""

    def __init__(self, model: Element, known: Known, default: Default, diagnostics: Diagnostics) -> None:
        self.model = model
        self.known = known
        self.default = default
        self.diagnostics = diagnostics
        self.prefixes: set[str] = set()

    def declarations(self, root: Element) -> str:
        new = sorted(prefix for prefix in self.prefixes if prefix not in root.nsmap)
        known = {**KNOWN_URIS, "experimental": EXPERIMENTAL}
        uris = [(prefix, known.get(prefix, f"http://sdformat.org/schemas/{prefix}")) for prefix in new]
        return "".join([f' xmlns:{prefix}="{uri}"' for prefix, uri in uris])

    # finding

    def change(self, change: Tree) -> None:
        """Carry out one element of the parameters."""
        path, action = change.attributes.get("element_id"), change.attributes.get("action")
        if path is None or path.endswith(SCOPE):
            what = "has no element_id" if path is None else f"has an element_id without an end, {path!r}"
            self.wrong(f"<{change.tag}> {what}: what it alters is not known", change)
        elif action is not None and action not in ACTIONS:
            self.wrong(f"the action of <{change.tag}> is {action!r}; it can be {', '.join(ACTIONS)}", change)
        elif action == "add":
            self.add(change, path)
        else:
            found, rest = self.find(path, change.tag)
            if found is None:
                self.missing(f"there is no <{change.tag}> {path!r} in the included model", change)
            elif rest is not None:
                self.pass_on(change, found, rest)
            else:
                self.act(change, found, action)

    def find(self, path: str, tag: str | None) -> tuple[Element | None, str | None]:
        """What a path leads to (of any tag where that is None); an include, and the rest of the path in it,
        where that leads into another file."""
        element = self.model
        while True:
            best: Element | None = None
            length = 0
            for child in _elements(element):
                name = _name_of(child)
                is_file = child.tag == "include"
                if name and path == name and (is_file or tag is None or qualified_name(child) == tag):
                    return child, "" if is_file else None
                if name and path.startswith(name + SCOPE) and len(name) > length:
                    best, length = child, len(name)
            if best is None:
                return _unnamed(element, path)
            path = path[length + len(SCOPE) :]
            if best.tag == "include":
                return best, path
            element = best

    def pass_on(self, change: Tree, include: Element, rest: str) -> None:
        """Have an alteration done in the file that is included in turn."""
        if not rest and change.attributes.get("action") != "add":
            self.alter_include(change, include)
            return
        params = include.find(f"{{{EXPERIMENTAL}}}params")
        if params is None:
            params = include.find(f"experimental{COLON}params")
        if params is None:
            params = etree.SubElement(include, f"experimental{COLON}params")
            self.prefixes.add("experimental")
        inner = self.made(change)
        inner.set("element_id", rest)
        if change.attributes.get("action") is not None:
            inner.set("action", change.attributes["action"])
        for made, child in zip(_elements(inner), change.children, strict=False):
            if "action" in child.attributes:
                made.set("action", child.attributes["action"])
        params.append(inner)

    def alter_include(self, change: Tree, include: Element) -> None:
        """What is said of a whole model that another file holds stands at its include."""
        action = change.attributes.get("action")
        if change.tag != "model":
            self.missing(f"{change.attributes['element_id']!r} is a model, no <{change.tag}>", change)
        elif action == "remove" and not change.children:
            _take_out(include)
        else:
            for child in change.children:
                self.alter_part(child, include, action)

    def alter_part(self, child: Tree, include: Element, action: str | None) -> None:
        action = action or self.action_of(child)
        if child.tag not in _OF_INCLUDE:
            self.missing(f"<{child.tag}> of the model stands in a file of its own", child)
            return
        old = include.find(child.tag)
        if old is not None and action != "add":
            _take_out(old)
        if action is not None and action != "remove":
            include.append(self.made(child))

    # the actions

    def add(self, change: Tree, path: str) -> None:
        name = change.attributes.get("name")
        if not name:
            self.wrong(f"<{change.tag}> is to be added, and has no name", change)
            return
        where, rest = self.find(path, None) if path else (self.model, None)
        if where is None:
            self.missing(f"there is no {path!r} in the included model to add <{change.tag}> to", change)
            return
        if rest is not None:
            self.pass_on(change, where, rest)
            return
        there = self.find(f"{path}{SCOPE}{name}" if path else name, change.tag)[0]
        if there is not None and there.get("name") == name and change.tag != "plugin":
            message = f"<{change.tag}> {name!r} is to be added, and is there already"
            self.diagnostics.report("S025", message, change.at, fix='action="modify" or "replace" alters it')
        elif self.known("", change.tag):
            where.append(self.made(change))
        else:
            self.missing(f"<{change.tag}> is no element of SDFormat", change)

    def act(self, change: Tree, found: Element, action: str | None) -> None:
        if action == "remove":
            self.remove(change, found)
        elif action == "replace":
            self.replace(change, found)
        elif action == "modify":
            self.modify(change, found)
        else:
            for child in change.children:
                self.child(child, found)

    def child(self, change: Tree, parent: Element) -> None:
        """Carry out what a child says, of a child of ``parent``."""
        action = self.action_of(change)
        if action is None:
            return
        if action == "add":
            if self.can_hold(parent, change):
                parent.append(self.made(change))
            return
        found = _named(parent, change, action == "modify")
        if found is None:
            self.missing(f"there is no {_shown(change)} in {_shown_element(parent)} to {action}", change)
        elif action == "replace" and found.get("name") is not None and "name" not in change.attributes:
            self.wrong(f"what replaces {_shown_element(found)} has no name", change)
        else:
            self.act(change, found, action)

    def action_of(self, change: Tree) -> str | None:
        """What a child wants done; None after a S024."""
        action = change.attributes.get("action")
        if action in ACTIONS:
            return action
        what = "no action" if action is None else f"the action {action!r}"
        self.wrong(f"<{change.tag}> has {what}; it can be {', '.join(ACTIONS)}", change)
        return None

    def remove(self, change: Tree, found: Element) -> None:
        """Take out an element, or those of its children that are listed."""
        if not change.children:
            _take_out(found)
        for child in change.children:
            inner = _named(found, child, False)
            if inner is None:
                self.missing(f"there is no {_shown(child)} in {_shown_element(found)} to remove", child)
            else:
                _take_out(inner)

    def replace(self, change: Tree, found: Element) -> None:
        new = self.made(change)
        parent = found.getparent()
        assert parent is not None
        parent.insert(parent.index(found), new)
        _take_out(found)

    def modify(self, change: Tree, found: Element) -> None:
        """Set attributes and values; a child that says nothing gets its default back."""
        stack = [(change, found)]
        while stack:
            tree, element = stack.pop()
            self.set_attributes(tree, element)
            if tree.text:
                element.text = tree.text
                continue
            for child in tree.children:
                inner = _named(element, child, True)
                if inner is None:
                    self.missing(f"there is no {_shown(child)} in {_shown_element(element)} to modify", child)
                elif child.text or child.children:
                    stack.append((child, inner))
                else:
                    self.reset(child, inner)

    def reset(self, change: Tree, element: Element) -> None:
        """Give a value its default: written, or by taking the element out."""
        parent = element.getparent()
        assert parent is not None
        if next(_elements(element), None) is not None:
            message = f"nothing is said of {_shown_element(element)}: it stays as it is"
            self.diagnostics.warn("S026", message, change.at)
            return
        element.text = self.default(qualified_name(parent), change.tag)
        self.set_attributes(change, element)
        if element.text is None and not change.attributes:
            _take_out(element)

    def set_attributes(self, change: Tree, element: Element) -> None:
        for name, value in change.attributes.items():
            if name in _OWN:
                continue
            if not self.known(qualified_name(element), name):
                self.missing(f"{_shown_element(element)} has no attribute {name!r}", change)
                continue
            self.declare(name)
            element.set(name.replace(":", COLON), value)

    # elements

    def can_hold(self, parent: Element, change: Tree) -> bool:
        """Whether an element may be added; reports it if not."""
        fits = self.known(qualified_name(parent), change.tag)
        if not fits:
            self.missing(f"<{qualified_name(parent)}> has no place for <{change.tag}>", change)
        return fits

    def declare(self, name: str) -> None:
        if ":" in name and name.partition(":")[0] != "xml":
            self.prefixes.add(name.partition(":")[0])

    def made(self, top: Tree) -> Element:
        """An element of the file from one of the parameters, without what only parameters say."""
        element = self.bare(top)
        stack = [(top, element)]
        while stack:
            tree, made = stack.pop()
            for child in tree.children if tree.xml is None else ():
                inner = self.bare(child)
                made.append(inner)
                stack.append((child, inner))
        return element

    def bare(self, tree: Tree) -> Element:
        if tree.xml is not None:
            return parse_strictly(tree.xml.encode())
        self.declare(tree.tag)
        element = etree.Element(tree.tag.replace(":", COLON))
        element.text = tree.text
        for name, value in tree.attributes.items():
            if name not in _OWN:
                self.declare(name)
                element.set(name.replace(":", COLON), value)
        return element

    # faults

    def wrong(self, message: str, change: Tree) -> None:
        self.diagnostics.report("S024", message, change.at)

    def missing(self, message: str, change: Tree) -> None:
        self.diagnostics.report("S023", message, change.at)


def _elements(parent: Element) -> Iterator[Element]:
    return (child for child in parent if isinstance(child.tag, str))


def _name_of(element: Element) -> str | None:
    if element.tag != "include":
        return element.get("name")
    if element.get("merge") in ("true", "1"):
        return None
    name = element.findtext("name")
    return name.strip() if name else None


def _unnamed(element: Element, path: str) -> tuple[Element | None, str | None]:
    """An include that may hold what has no name here: its model has one in its own file, and what is merged
    stands in this one."""
    includes = [child for child in _elements(element) if child.tag == "include" and not _name_of(child)]
    if len(includes) != 1:
        return None, None
    include = includes[0]
    merges = include.get("merge") in ("true", "1")
    return include, path if merges else path.partition(SCOPE)[2]


def _named(parent: Element, change: Tree, renames: bool) -> Element | None:
    """The child that is meant: the first of its tag, or that of the name; with ``renames`` the name may be a
    new one."""
    alike = [child for child in _elements(parent) if qualified_name(child) == change.tag]
    name = change.attributes.get("name")
    if name is None:
        return alike[0] if alike else None
    found = next((child for child in alike if child.get("name") == name), None)
    return alike[0] if found is None and renames and alike else found


def _take_out(element: Element) -> None:
    """Take out an element, so that the lines behind it stay where they are."""
    parent = element.getparent()
    assert parent is not None
    lines = etree.tostring(element, encoding="unicode", with_tail=False).count("\n")
    tail = "\n" * lines + (element.tail or "")
    before = element.getprevious()
    if before is not None:
        before.tail = (before.tail or "") + tail
    else:
        parent.text = (parent.text or "") + tail
    parent.remove(element)


def _shown(tree: Tree) -> str:
    name = tree.attributes.get("name")
    return f"<{tree.tag}>" + (f" {name!r}" if name else "")


def _shown_element(element: Element) -> str:
    name = element.get("name")
    return f"<{qualified_name(element)}>" + (f" {name!r}" if name else "")
