"""Runs passes over a scene in order, and checks that each finds what it needs.

A pass is a function ``run(scene, context) -> None`` with a name in kebab-case. It declares the facts
that it needs to hold, those that it gives and those that it breaks; a pipeline is checked when
it is built. For some facts there is a verifier, which ``--verify-each`` runs after every pass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from transpile.diagnostics import Diagnostics
from transpile.ir.model import Scene
from transpile.source import Source


class Context:
    """What a pass may use: where to report, what was asked for, and the files around the model.

    ``load`` gives the IR of a file that a URI names (as the trees that are its third argument alter it),
    ``find`` the path of an existing one, ``rebase`` a
    relative URI as it must be written where the output will stand, ``place`` the path of an existing file, as
    it must be written there; each takes the URI and the place that says it. ``flatten``: included files are
    to be brought in, whatever the target.
    """

    __slots__ = (
        "diagnostics",
        "target",
        "sdf_version",
        "dialect",
        "inertia",
        "base",
        "load",
        "find",
        "rebase",
        "open",
        "place",
        "meshes",
        "add_file",
        "flatten",
        "in_parts",
    )

    def __init__(
        self,
        diagnostics: Diagnostics,
        target: str,
        sdf_version: str = "1.9",
        dialect: str = "default",
        inertia: str = "keep",
        base: str = "keep",
        load: Callable[..., Scene | None] | None = None,
        find: Callable[[str, int], str | None] | None = None,
        rebase: Callable[[str, int], str] | None = None,
        open: Callable[[str, int, int], Source | None] | None = None,
        place: Callable[[str, int], str | None] | None = None,
        flatten: bool = False,
    ) -> None:
        self.diagnostics = diagnostics
        self.target = target
        self.sdf_version = sdf_version
        self.dialect = dialect
        self.inertia = inertia
        self.base = base
        self.load = load
        self.find = find
        self.rebase = rebase
        self.open = open
        self.place = place
        self.meshes = "keep"
        self.add_file: Callable[[str, bytes, str], str] | None = None
        """Have a file written beside the output: its name, its content, the file that it came from; the
        result is its path from the output's folder."""
        self.flatten = flatten
        self.in_parts = False
        """Whether each model is a part of directives: there ``::`` stands between model instances and names,
        whatever the format of the part lets names hold."""


Run = Callable[[Scene, Context], None]
Verifier = Callable[[Scene], Iterable[str]]
"""Yields one line for each thing that breaks the fact."""


class Pass:
    """A step of a pipeline. A ``check`` changes nothing: it runs after errors too, where what it needs still
    holds, so that all the faults of a file are told at once."""

    __slots__ = ("name", "run", "needs", "gives", "breaks", "check")

    def __init__(
        self,
        name: str,
        run: Run,
        needs: Sequence[str] = (),
        gives: Sequence[str] = (),
        breaks: Sequence[str] = (),
        check: bool = False,
    ) -> None:
        self.name = name
        self.run = run
        self.needs = needs
        self.gives = gives
        self.breaks = breaks
        self.check = check


class PipelineError(Exception):
    """A pipeline was put together wrongly, or a verifier found a pass at fault: a bug of ours, not of the
    input."""


def check_pipeline(passes: Sequence[Pass], given: Iterable[str] = ()) -> None:
    """Raise ``PipelineError`` when a pass needs a fact that nothing before it gives."""
    facts = set(given)
    for step in passes:
        missing = [need for need in step.needs if need not in facts]
        if missing:
            raise PipelineError(f"pass {step.name} needs {', '.join(missing)}, which nothing before it gives")
        facts.difference_update(step.breaks)
        facts.update(step.gives)


def run_passes(
    scene: Scene,
    passes: Sequence[Pass],
    context: Context,
    *,
    verifiers: dict[str, Verifier] | None = None,
    after: Callable[[Pass, Scene], None] | None = None,
) -> bool:
    """Run ``passes`` in order; after the first error only checks (False then).

    ``verifiers`` (by fact) are run after every pass for the facts that hold there; ``after`` is called after
    every pass (printing, timing).
    """
    facts: set[str] = set()
    failed = False
    for step in passes:
        if failed and not (step.check and facts.issuperset(step.needs)):
            continue
        errors = context.diagnostics.errors
        step.run(scene, context)
        if after is not None:
            after(step, scene)
        facts.difference_update(step.breaks)
        if context.diagnostics.errors == errors:
            facts.update(step.gives)
        failed = context.diagnostics.errors > 0
        if verifiers is not None and not failed:
            _verify(scene, step, facts, verifiers)
    return not failed


def _verify(scene: Scene, step: Pass, facts: set[str], verifiers: dict[str, Verifier]) -> None:
    for fact in sorted(facts & verifiers.keys()):
        broken = list(verifiers[fact](scene))
        if broken:
            raise PipelineError(
                f"after pass {step.name} the fact {fact} does not hold:\n" + "\n".join(broken)
            )
