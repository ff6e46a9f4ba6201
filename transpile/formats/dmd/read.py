"""Reading Drake Model Directives: a source to a document.

What each directive may and must hold is Drake's (``multibody/parsing/model_directives.h``); a key that it
does not know is an error there too.
"""

from __future__ import annotations

from collections.abc import Callable

from transpile.ast import dmd as ast
from transpile.ast.node import Comment, Document, Extra
from transpile.diagnostics import Diagnostics
from transpile.formats.dmd.read_values import ValueReader
from transpile.source import ORDINAL_BITS, Source
from transpile.syntax.read_yaml import MAPPING, YamlComment, YamlNode, read_yaml


def read(source: Source, diagnostics: Diagnostics) -> Document | None:
    """The document of a source; None when it holds no directives, after an error. Every fault is reported."""
    top, comments = read_yaml(source, diagnostics)
    at = top.at if top is not None else source.index << ORDINAL_BITS
    if top is None or top.kind != MAPPING or "directives" not in top.fields:
        if not diagnostics.errors:
            what = "nothing" if top is None else f"a {top.kind}"
            diagnostics.report(
                "P071",
                f"the file holds {what} where a mapping with the key 'directives:' is wanted",
                at,
                fix="put 'directives:' before the list of directives",
            )
        return None
    reader = _Reader(diagnostics)
    reader.values.known_keys(top, ("directives",), "the file")
    root = ast.Directives()
    root.at = at
    document = Document("dmd", root)
    lines: list[tuple[int, ast.Directive]] = []
    for item in reader.values.items(top.fields["directives"], "'directives'"):
        directive = reader.directive(item)
        if directive is not None:
            root.directives.append(directive)
            lines.append((item.line, directive))
    _give_comments(document, root, top.line, lines, comments)
    return document


def _give_comments(
    document: Document,
    root: ast.Directives,
    line: int,
    lines: list[tuple[int, ast.Directive]],
    comments: list[YamlComment],
) -> None:
    """A comment of its own goes before the next directive, one that stands beside something before the
    directive that this is part of. Those before the key ``directives``, in its ``line``, are the header."""
    extras: list[Extra] = []
    position = 0
    for comment in comments:
        while position < len(lines) and lines[position][0] < comment.line:
            position += 1
        begins = position < len(lines) and lines[position][0] == comment.line
        index = position - 1 if comment.beside and position > 0 and not begins else position
        if comment.line < line:
            document.header.append(comment.text)
        elif index < len(lines):
            extras.append(Comment(comment.text, root.at, lines[index][1]))
        else:
            document.footer.append(comment.text)
    root.extra = extras or None


class _Reader:
    """Reads directives; ``values`` reads what is in them."""

    def __init__(self, diagnostics: Diagnostics) -> None:
        self.diagnostics = diagnostics
        self.values = ValueReader(diagnostics)
        self.kinds: dict[str, Callable[[YamlNode], ast.Directive]] = {
            "add_model": self.model,
            "add_model_instance": self.instance,
            "add_frame": self.frame,
            "add_weld": self.weld,
            "add_collision_filter_group": self.group,
            "add_directives": self.directives,
        }

    def directive(self, node: YamlNode) -> ast.Directive | None:
        """One item of the list; None after an error."""
        if node.kind != MAPPING:
            message = f"a directive is a mapping such as 'add_model: …', not a {node.kind}"
            self.diagnostics.report("P073", message, node.at)
            return None
        self.values.known_keys(node, tuple(self.kinds), "a directive")
        found = [name for name in node.fields if name in self.kinds]
        if len(found) != 1:
            if found or not node.fields:
                message = f"a directive says one thing, not {len(found)}: {', '.join(found) or 'nothing'}"
                self.diagnostics.report("P075", message, node.at, fix="begin each of them with a '-'")
            return None
        body = node.fields[found[0]]
        if body.kind != MAPPING:
            message = f"{found[0]} holds a {body.kind} where a mapping is wanted"
            self.diagnostics.report("P073", message, body.at)
            return None
        directive = self.kinds[found[0]](body)
        directive.at = body.at
        return directive

    def model(self, node: YamlNode) -> ast.Directive:
        model = ast.AddModel()
        values = self.values
        values.known_keys(node, ast.AddModel.FIELDS, "add_model")
        model.file = values.name(node, "file", "add_model")
        model.name = values.name(node, "name", "add_model")
        for name, value in values.fields(node, "default_joint_positions"):
            position = ast.JointPosition(name, values.numbers(value))
            position.at = value.at
            model.default_joint_positions.append(position)
        for name, value in values.fields(node, "default_free_body_pose"):
            pose = ast.FreeBodyPose(name, values.transform(value))
            pose.at = value.at
            model.default_free_body_pose.append(pose)
        return model

    def instance(self, node: YamlNode) -> ast.Directive:
        instance = ast.AddModelInstance()
        self.values.known_keys(node, ast.AddModelInstance.FIELDS, "add_model_instance")
        instance.name = self.values.name(node, "name", "add_model_instance")
        return instance

    def frame(self, node: YamlNode) -> ast.Directive:
        frame = ast.AddFrame()
        values = self.values
        values.known_keys(node, ast.AddFrame.FIELDS, "add_frame")
        frame.name = values.name(node, "name", "add_frame")
        if "X_PF" in node.fields:
            frame.X_PF = values.transform(node.fields["X_PF"])
        if not frame.X_PF.base_frame:
            at = node.fields["X_PF"].at if "X_PF" in node.fields else node.at
            message = f"the frame {frame.name!r} has no base_frame"
            fix = "name the frame that it is placed in: X_PF: { base_frame: … }"
            self.diagnostics.report("P074", message, at, fix=fix)
        return frame

    def weld(self, node: YamlNode) -> ast.Directive:
        weld = ast.AddWeld()
        values = self.values
        values.known_keys(node, ast.AddWeld.FIELDS, "add_weld")
        weld.parent = values.name(node, "parent", "add_weld")
        weld.child = values.name(node, "child", "add_weld")
        if "X_PC" in node.fields:
            weld.X_PC = values.transform(node.fields["X_PC"])
            if weld.X_PC.base_frame:
                message = "X_PC is always placed in the parent: it takes no base_frame"
                self.diagnostics.report("P072", message, weld.X_PC.at, "base_frame")
        return weld

    def group(self, node: YamlNode) -> ast.Directive:
        group = ast.AddCollisionFilterGroup()
        values = self.values
        values.known_keys(node, ast.AddCollisionFilterGroup.FIELDS, "add_collision_filter_group")
        group.name = values.name(node, "name", "add_collision_filter_group")
        group.members = values.names(node, "members")
        group.member_groups = values.names(node, "member_groups")
        group.ignored_collision_filter_groups = values.names(node, "ignored_collision_filter_groups")
        group.model_namespace = values.optional(node, "model_namespace")
        if not group.members and not group.member_groups:
            message = f"the collision filter group {group.name!r} has neither members nor member_groups"
            self.diagnostics.report("P074", message, node.at)
        return group

    def directives(self, node: YamlNode) -> ast.Directive:
        directives = ast.AddDirectives()
        self.values.known_keys(node, ast.AddDirectives.FIELDS, "add_directives")
        directives.file = self.values.name(node, "file", "add_directives")
        directives.model_namespace = self.values.optional(node, "model_namespace")
        return directives
