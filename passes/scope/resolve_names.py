"""resolve-names: finds what every name refers to.

URDF has one name space for links and one for joints. In SDFormat links, joints, frames and nested models
share one (an error to repeat a name from 1.7 on; before, libsdformat renames, with a warning), names of
nested models are reached with ``::``, and nothing can be reached upwards.
"""

from __future__ import annotations

from transpile.diagnostics import Diagnostics
from transpile.ir.model import WORLD, Frame, Include, Joint, Link, Model, Placed, Scene
from transpile.ir.node import Node, Ref
from transpile.passes.checks.check_names import is_older
from transpile.passes.manager import Context
from transpile.passes.walk_models import walk_models

LINK, JOINT, FRAME = "link", "joint", "frame"
ANY = ("link", "joint", "frame", "model")


class Scope:
    """The names of one model, or of the world, by kind."""

    __slots__ = ("model", "by_kind", "external", "unnamed", "merged")

    def __init__(self, model: Model | Scene) -> None:
        self.model = model
        self.by_kind: dict[str, dict[str, Node]] = {kind: {} for kind in ANY}
        self.external = {include.name: include for include in model.includes if include.name}
        """Files that were not brought in: what is in them is taken on trust."""
        self.unnamed = next((include for include in model.includes if not include.name), None)
        self.merged = next((include for include in model.includes if include.merge), None)

    def find(self, name: str, kinds: tuple[str, ...]) -> Node | None:
        """What a plain name refers to, the first kind first."""
        if name == "__model__" and isinstance(self.model, Model):
            return self.model
        for kind in kinds:
            found = self.by_kind[kind].get(name)
            if found is not None:
                return found
        return self.external.get(name) or self.merged or (self.unnamed if "model" in kinds else None)

    def include(self, name: str) -> Include | None:
        """The include that a model of this name may come from: one without a name has its file's."""
        return self.external.get(name) or self.unnamed or self.merged


APART, MIXED, SHARED = "apart", "mixed", "shared"
"""How a format's kinds of names go together: URDF and MJCF keep them apart (the models that Drake Model
Directives add were resolved by their own rules); SDFormat shares one name
space, but before 1.7 read files all the same in which kinds share a name."""


def run(scene: Scene, context: Context) -> None:
    """Set ``Ref.target`` everywhere; report repeated and dangling names."""
    rule = MIXED if is_older(scene.version, (1, 7)) else SHARED
    if scene.format in ("urdf", "mjcf", "dmd"):
        rule = APART
    models = [model for model, _ in walk_models(scene)]
    scopes: dict[Model | Scene, Scope] = {
        model: _declare(model, rule, context.diagnostics) for model in models
    }
    for model in models:
        _Resolver(model, scopes, context.diagnostics, rule).run(model)
    if scene.is_world:
        # libsdformat gives a frame of the world that has a model's name another one, with a warning.
        scopes[scene] = _declare(scene, MIXED if rule == SHARED else rule, context.diagnostics)
        _Resolver(scene, scopes, context.diagnostics, rule).run_world(scene)
        return
    for model in scene.models:
        ref = model.relative_to
        if ref is not None and ref.target is None:
            message = f"the pose of model {model.name!r} names {ref.name!r}, but there is nothing around it"
            fix = "leave relative_to out: the pose of a model at the top is measured in the world"
            context.diagnostics.report("S002", message, model.at, "pose", fix=fix)


def _declare(model: Model | Scene, rule: str, diagnostics: Diagnostics) -> Scope:
    scope = Scope(model)
    seen: dict[str, Node] = {}
    groups: tuple[tuple[str, list[Link] | list[Joint] | list[Frame] | list[Model]], ...] = (
        ("link", model.links if isinstance(model, Model) else []),
        ("joint", model.joints),
        ("frame", model.frames),
        ("model", model.models),
    )
    for kind, nodes in groups:
        table = scope.by_kind[kind]
        for node in nodes:
            name = node.name
            if name in table or (rule == SHARED and name in seen):
                _report_taken(model, kind, node, table.get(name) or seen[name], diagnostics)
                continue
            if rule == MIXED and name in seen:
                message = f"{kind} {name!r} has the name of another kind of thing in {model.name!r}"
                related = (("which is this", seen[name].at),)
                diagnostics.warn("S008", message, node.at, "@name", related=related)
            table[name] = node
            if rule != APART:
                seen.setdefault(name, node)
    return scope


def _report_taken(
    model: Model | Scene, kind: str, node: Placed, first: Node, diagnostics: Diagnostics
) -> None:
    diagnostics.report(
        "S001",
        f"{kind} name {node.name!r} is already taken in {model.name!r}",
        node.at,
        "@name",
        related=(("first used here", first.at),),
        fix="give one of them another name",
    )


class _Resolver:
    """Resolves the references of one model."""

    def __init__(
        self,
        model: Model | Scene,
        scopes: dict[Model | Scene, Scope],
        diagnostics: Diagnostics,
        rule: str,
    ) -> None:
        self.around = model
        self.sides = (LINK,) if rule == APART else (LINK, FRAME, JOINT, "model")
        self.scopes = scopes
        self.scope = scopes[model]
        self.diagnostics = diagnostics

    def run(self, model: Model) -> None:
        joints = self.scope.by_kind["joint"]
        for link in model.links:
            if link.relative_to is not None:
                self.frame_of(link.relative_to, joints, link, "joint")
            for shape in (*link.visuals, *link.collisions):
                if shape.relative_to is not None:
                    self.resolve(shape.relative_to, ANY, shape, "relative_to")
        self.joints_and_frames(model)
        self.of_model(model)

    def run_world(self, scene: Scene) -> None:
        """What stands in the world may name it."""
        for node in (*scene.frames, *scene.models, *scene.includes):
            attached = node.attached_to if isinstance(node, Frame) else None
            for ref in (attached, node.relative_to):
                if ref is not None and ref.target is None:
                    self.world(ref)
        self.joints_and_frames(scene)

    def joints_and_frames(self, around: Model | Scene) -> None:
        links, joints = self.scope.by_kind["link"], self.scope.by_kind["joint"]
        for joint in around.joints:
            self.joint(joint, links, joints)
        for frame in around.frames:
            for ref, field in ((frame.attached_to, "@attached_to"), (frame.relative_to, "relative_to")):
                if ref is not None:
                    self.resolve(ref, ANY, frame, field)
        for inner in (*around.models, *around.includes):
            if inner.relative_to is not None:
                self.resolve(inner.relative_to, ANY, inner, "relative_to")

    def of_model(self, model: Model) -> None:
        if model.canonical_link is not None:
            self.resolve(model.canonical_link, ("link",), model, "@canonical_link")
        if model.placement_frame is not None:
            self.resolve(model.placement_frame, ANY, model, "@placement_frame")
        joints = self.scope.by_kind[JOINT]
        for transmission in model.transmissions:
            transmission.joint.target = joints.get(transmission.joint.name)
            if transmission.joint.target is None:
                self.diagnostics.warn(
                    "S006",
                    f"transmission {transmission.name!r} drives {transmission.joint.name!r}, which "
                    "does not exist",
                    transmission.at,
                )
        for term in (term for tendon in model.tendons for term in tendon.terms):
            term.joint.target = term.joint.target or joints.get(term.joint.name)

    def frame_of(self, ref: Ref, first: dict[str, Node], node: Node, kind: str) -> None:
        """The common case of ``resolve``: one look-up."""
        target = first.get(ref.name) if ref.target is None else ref.target
        if target is not None:
            ref.target = target
        else:
            self.resolve(ref, (kind, *ANY), node, "relative_to")

    def joint(self, joint: Joint, links: dict[str, Node], joints: dict[str, Node]) -> None:
        for ref, field in ((joint.parent, "parent"), (joint.child, "child")):
            ref.target = ref.target or links.get(ref.name)
            if ref.target is None and not (field == "parent" and self.world(ref)):
                self.resolve(ref, self.sides, joint, field)
        place, parent = joint.relative_to, joint.parent
        told = place is not None and parent.target is None and place.name == parent.name
        if place is not None and not told:
            self.frame_of(place, links, joint, "link")
        if joint.gearbox_reference_body is not None:
            self.resolve(joint.gearbox_reference_body, self.sides, joint, "gearbox_reference_body")
        for axis in joint.axes:
            if axis.expressed_in is not None:
                self.resolve(axis.expressed_in, ANY, axis, "expressed_in")
            if axis.mimic is not None:
                axis.mimic.joint.target = joints.get(axis.mimic.joint.name)  # check-physics tells if not

    def world(self, ref: Ref) -> bool:
        if ref.name != "world":
            return False
        ref.target = WORLD
        return True

    def resolve(self, ref: Ref, kinds: tuple[str, ...], node: Node, field: str) -> None:
        """Follow a plain or scoped name; report it when it leads nowhere."""
        if ref.target is not None:
            return
        *path, name = ref.name.split("::")
        scope = self.scope
        for i, part in enumerate(path):
            inner = scope.by_kind["model"].get(part)
            if isinstance(inner, Model):
                scope = self.scopes[inner]
            elif (include := scope.include(part)) is not None:
                ref.target = include
                return
            else:
                self.dangling(
                    ref, node, field, f"there is no model {part!r}", scope, ("model",), "::".join(path[:i])
                )
                return
        ref.target = scope.find(name, kinds)
        if ref.target is None:
            what = kinds[0] if len(kinds) < len(ANY) else "frame"
            self.dangling(ref, node, field, f"there is no {what} {name!r}", scope, kinds, "::".join(path))

    def dangling(
        self, ref: Ref, node: Node, field: str, what: str, scope: Scope, kinds: tuple[str, ...], path: str
    ) -> None:
        import difflib

        known = [name for kind in kinds for name in scope.by_kind[kind]]
        close = difflib.get_close_matches(ref.name.rpartition("::")[2], known, n=1)
        where = f"{self.around.name}::{path}" if path else self.around.name
        self.diagnostics.report(
            "S002",
            f"{field.lstrip('@')} names {ref.name!r}, but {what} in {where!r}",
            node.at,
            field,
            fix=f"did you mean {close[0]!r}?" if close else None,
        )


def names_are_resolved(scene: Scene) -> list[str]:
    """Verifier of the fact ``names-resolved``."""
    wrong = []
    for model, _ in walk_models(scene):
        for joint in model.joints:
            for ref in (joint.parent, joint.child, joint.relative_to):
                if ref is not None and ref.target is None:
                    wrong.append(f"joint {joint.name}: {ref.name} has no target")
        for node in (*model.links, *model.frames):
            if node.relative_to is not None and node.relative_to.target is None:
                wrong.append(f"{node.name}: {node.relative_to.name} has no target")
    return wrong
