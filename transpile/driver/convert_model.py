"""The stages of a conversion in order: bytes, AST, IR, passes, AST, text.

Formats and everything heavy are imported when they are first needed. Errors anywhere stop the
conversion before anything is emitted; every stage reports all the faults that it can find.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from transpile.diagnostics import ERROR, Diagnostics
from transpile.driver.apply_levels import apply_levels
from transpile.driver.place_uris import UriPlacer
from transpile.driver.read_input import read_path_or_text
from transpile.driver.result import Result
from transpile.options import DEFAULT_SDF_VERSION, Options
from transpile.source import ORDINAL_BITS, Source

if TYPE_CHECKING:
    from transpile.ast.node import Document
    from transpile.driver.mesh_folder import MeshFolder
    from transpile.ir.model import Scene
    from transpile.passes.manager import Context, Pass

PACKAGES = {
    "sdf": "transpile.formats.sdf",
    "urdf": "transpile.formats.urdf",
    "mjcf": "transpile.formats.mjcf",
    "dmd": "transpile.formats.dmd",
}
"""The formats that can be read, and written again as they are; each package has read and emit."""

_WITHOUT_DRAKE = ("gazebo", "ros", "mujoco")
"""The dialects that write nothing that only Drake reads: a file with it is never only written again."""
RAISED = ("sdf", "urdf", "mjcf")
"""The formats that the IR can be written in as one text; their packages have raise_. Directives are several
files."""

T = TypeVar("T")


def convert(path_or_text: str | bytes | os.PathLike[str], to: str | None = None, **options: Any) -> Result:
    """Convert a model; see ``transpile.convert``."""
    chosen = Options(to, **options)
    diagnostics = Diagnostics()
    source = read_path_or_text(path_or_text, chosen, diagnostics)
    if source is None:
        return Result(diagnostics)
    return convert_source(source, chosen, diagnostics)


def convert_source(source: Source, options: Options, diagnostics: Diagnostics) -> Result:
    """Take one source, already among those of ``diagnostics``, through all the stages.

    ``options`` serve this conversion only; ``to`` is filled in where it is None.
    """
    return Conversion(source, options, diagnostics).run()


class Conversion:
    """One conversion under way."""

    __slots__ = ("source", "options", "diagnostics", "result", "scenes", "_context", "_folder", "_for_parts")

    def __init__(self, source: Source, options: Options, diagnostics: Diagnostics) -> None:
        self.source = source
        self.options = options
        self.diagnostics = diagnostics
        self.result = Result(diagnostics)
        self.scenes: list[Scene] = []
        """The IR of every source that was lowered, the included ones too."""
        self._context: Context | None = None
        self._for_parts: list[Pass] = []
        self._folder: MeshFolder | None = None

    def run(self) -> Result:
        """All the stages; the result has a text when none of them reported an error."""
        result = self.result
        root = self._output_root()
        apply_levels(self.diagnostics, self.options.warnings)
        if root is None or self.diagnostics.errors or (self.options.strict and has_losses(self.diagnostics)):
            return result
        assert result.to is not None
        emit = import_module(PACKAGES[result.to] + ".emit").emit
        result.text = self.timed("emit", lambda: emit(root))
        return result

    def _output_root(self) -> Any:
        """The document to be written; None after errors."""
        source_format = self.result.source_format = self.detect()
        if source_format is None:
            return None
        to = self.result.to = self.options.to = self.options.to or source_format
        if to == "dmd" and (to != source_format or self.options.through_ir) and not self._has_output():
            return None
        document = self.read(self.source, source_format)
        if document is None:
            return None
        if self.diagnostics.errors:
            self._look_further(lambda: self._lower_and_check(document, source_format, to))
            return None
        if self._is_final(document, to):
            if self.options.output is not None or self.options.uri_style != "keep":
                placer = UriPlacer(self.diagnostics, self.options)
                placer.rebase_document(document)
                self.result.named = placer.named
            return document
        self.options.sdf_version = self.options.sdf_version or DEFAULT_SDF_VERSION
        scene = self._lower_document(document, source_format)
        self.context().target = self._written(to)
        if scene is not None and self.diagnostics.errors:
            self._look_further(lambda: self.run_passes(scene, source_format, to))
        elif scene is not None and to == "urdf" and self.options.model_prefix is not None:
            return self._each_model(scene, source_format, self.options.model_prefix)
        elif scene is not None and self.run_passes(scene, source_format, to):
            return self._raise(scene, to)
        return None

    def _each_model(self, scene: Scene, source_format: str, prefix: str) -> Any:
        """The document of a URDF; of the first one where the scene holds several models, which are then
        written beside it."""
        from transpile.passes import pipelines

        passes = pipelines.passes_for(source_format, "urdf", self.options)
        self._check_names(passes)
        start = pipelines.start_for_each_model(passes)
        if not self._run(passes[:start], scene):
            return None
        if len(scene.models) < 2:
            return self._raise(scene, "urdf") if self._run(passes[start:], scene) else None
        from transpile.driver.write_models import write_models
        from transpile.formats.urdf.emit import emit

        documents = write_models(scene, self.context(), prefix, lambda part: self._run(passes[start:], part))
        if not documents:
            return None
        self._account("urdf")
        self.result.output = documents[0][0]
        for path, document in documents[1:]:
            self.result.meshes[path] = emit(document).encode("utf-8", "surrogateescape")
        return documents[0][1]

    def _written(self, to: str) -> str:
        """The format that models are written in."""
        return self.options.part_format if to == "dmd" else to

    def _has_output(self) -> bool:
        """Whether there is a file to write directives beside; reports it (P061)."""
        self.options.flatten = True
        if self.options.dialect == "default":
            self.options.dialect = "drake"  # nobody else reads directives
        if self.options.output is None:
            self.diagnostics.report(
                "P061",
                "directives add models from files that are written beside them: they need an output file",
                self.source.index << ORDINAL_BITS,
                fix="say where to write them with -o FILE.dmd.yaml",
            )
        return self.options.output is not None

    def _raise(self, scene: Scene, to: str) -> Any:
        if to == "dmd":
            root: Any = self.timed("raise", lambda: self._raise_directives(scene))
        else:
            raise_ = import_module(PACKAGES[to] + ".raise_").raise_
            root = self.timed("raise", lambda: raise_(scene, self.context()))
        self._account(to)
        return root

    def _raise_directives(self, scene: Scene) -> Document:
        """The directives; the files of their parts are added to the result."""
        from transpile.driver.write_parts import write_parts

        shape = self._shape_part if self._for_parts else None
        styler = UriPlacer(self.diagnostics, self.options).styler
        if styler is not None:
            styler.format = "dmd"
        output, files = self.options.output or "", self.result.meshes
        return write_parts(scene, self.context(), output, files, shape, styler)

    def _shape_part(self, part: Scene) -> None:
        """Run the passes that are for one model each."""
        self._run(self._for_parts, part)

    def _look_further(self, work: Callable[[], object]) -> None:
        """Look for the other faults of a file that is faulty already. Whatever is no error, or stands where
        one was told, may only follow from it, and is not told."""
        found = self.diagnostics.all
        told = len(found)
        places = {diagnostic.at for diagnostic in found if diagnostic.severity == ERROR}
        work()
        found[told:] = [d for d in found[told:] if d.severity == ERROR and d.at not in places]
        self.diagnostics.errors = len(self.diagnostics.having(ERROR))

    def _lower_and_check(self, document: Document, source_format: str, to: str) -> None:
        scene = self._lower_document(document, source_format) if source_format in PACKAGES else None
        if scene is not None:
            self.context().target = self._written(to)
            self.run_passes(scene, source_format, to)

    def _is_final(self, document: Document, to: str) -> bool:
        """Whether the document needs no more than to be written again: same format, same version."""
        whole = self.options.through_ir or self.options.flatten or self.options.meshes != "keep"
        whole = whole or (self.options.dialect in _WITHOUT_DRAKE and b"drake:" in self.source.data)
        whole = whole or (to == "mjcf" and self._moves_includes())
        if whole or document.format != to:
            return False
        wanted = self.options.sdf_version
        return to != "sdf" or not wanted or wanted == document.version

    def _moves_includes(self) -> bool:
        """Whether a MJCF with includes gets another folder. What is included names its files from the folder
        of the main file, so it has to be brought in."""
        path, output = self.source.path, self.options.output
        if path is None or output is None or b"<include" not in self.source.data:
            return False
        return os.path.dirname(os.path.abspath(path)) != os.path.dirname(os.path.abspath(output))

    def detect(self, source: Source | None = None) -> str | None:
        """The format of a source (this conversion's own by default); None after a P063."""
        from transpile.syntax.detect_format import detect_format

        source = source or self.source
        found: str | None = detect_format(source)
        at = source.index << ORDINAL_BITS
        if found is None:
            self.diagnostics.report(
                "P063",
                "this is no robot description that is known: neither URDF (<robot>), SDFormat (<sdf>), "
                "MJCF (<mujoco>) nor Drake Model Directives (directives:)",
                at,
            )
        return found

    def read(self, source: Source, source_format: str) -> Document | None:
        """The AST of a source; None when nothing of it could be read."""
        read = import_module(PACKAGES[source_format] + ".read").read
        document: Document | None = self.timed("read", lambda: read(source, self.diagnostics))
        return document

    def lower(self, source: Source) -> Scene | None:
        """The IR of a source, by its own format's rules; None after errors."""
        source_format = self.detect(source)
        document = self.read(source, source_format) if source_format else None
        if document is None or source_format is None:
            return None
        return self._lower_document(document, source_format)

    def _lower_document(self, document: Document, source_format: str) -> Scene | None:
        lower = import_module(PACKAGES[source_format] + ".lower").lower
        scene: Scene | None = self.timed("lower", lambda: lower(document, self.diagnostics, self.context()))
        if scene is not None:
            self.scenes.append(scene)
        return scene

    def context(self) -> Context:
        """What lowering and the passes may use."""
        if self._context is None:
            from transpile.driver.load_included import IncludeLoader
            from transpile.passes.manager import Context

            options = self.options
            placer = UriPlacer(self.diagnostics, options)
            self.result.named = placer.named
            loader = IncludeLoader(options, self.diagnostics, self.lower)
            self._context = Context(
                self.diagnostics,
                target=self._written(options.to or ""),
                sdf_version=options.sdf_version or DEFAULT_SDF_VERSION,
                dialect=options.dialect,
                inertia=options.inertia,
                base=options.base,
                load=loader.load,
                find=placer.find,
                rebase=placer.rebase,
                open=loader.open,
                place=placer.place,
                flatten=options.flatten,
            )
            self._context.meshes = options.meshes
            self._context.in_parts = options.to == "dmd"
            if options.meshes != "keep" or options.output is not None:
                self._context.add_file = self._add_file
        return self._context

    def _add_file(self, name: str, data: bytes, source: str) -> str:
        """Have a file written beside the output (see ``MeshFolder.add``)."""
        if self._folder is None:
            from transpile.driver.mesh_folder import MeshFolder

            self._folder = MeshFolder(self.options, self.source.path)
            self._folder.files, self.result.meshes_read = self.result.meshes, self._folder.read
        return self._folder.add(name, data, source)

    def run_passes(self, scene: Scene, source_format: str, to: str) -> bool:
        """Run the pipeline for this pair of formats; False after errors."""
        from transpile.passes import pipelines

        passes = pipelines.passes_for(source_format, self._written(to), self.options)
        self._check_names(passes)
        if to == "dmd" and self.options.part_format != "sdf":
            start = pipelines.start_for_each_model(passes)
            passes, self._for_parts = passes[:start], passes[start:]
        if self.diagnostics.errors:
            passes = [step for step in passes if step.check]  # to tell all the faults of a file at once
        return self._run(passes, scene)

    def _run(self, passes: list[Pass], scene: Scene) -> bool:
        """Run passes over a scene; False after errors."""
        from transpile.passes import pipelines
        from transpile.passes.manager import run_passes

        options = self.options
        return run_passes(
            scene,
            passes,
            self.context(),
            verifiers=pipelines.verifiers() if options.verify_each else None,
            after=self._watch() if options.print_after or options.time_passes else None,
        )

    def _check_names(self, passes: list[Pass]) -> None:
        """Say which passes there are when ``print_after`` names another one."""
        names = [step.name for step in passes]
        for name in self.options.print_after:
            if name not in names:
                known = ", ".join(names)
                self.result.trace.append(f"there is no pass {name} on this way, only {known}\n")

    def _watch(self) -> Callable[[Pass, Scene], None]:
        """Called after each pass: notes its time, and the IR where that was asked for."""
        from time import perf_counter

        last = perf_counter()

        def after(step: Pass, scene: Scene) -> None:
            nonlocal last
            if self.options.time_passes:
                self._note_time(step.name, perf_counter() - last)
            if step.name in self.options.print_after:
                from transpile.ir.print_ir import print_ir

                self.result.trace.append(f"# after {step.name}\n{print_ir(scene)}")
            last = perf_counter()

        return after

    def timed(self, stage: str, work: Callable[[], T]) -> T:
        """Do the work of a stage; with ``time_passes`` its time is noted."""
        if not self.options.time_passes:
            return work()
        from time import perf_counter

        start = perf_counter()
        done = work()
        self._note_time(stage, perf_counter() - start)
        return done

    def _note_time(self, stage: str, seconds: float) -> None:
        self.result.trace.append(f"{seconds * 1000:9.2f} ms  {stage}\n")

    def _account(self, to: str) -> None:
        """Report what was read and neither carried over nor kept nor reported."""
        from transpile.formats.keep import report_kept

        for scene in self.scenes:
            report_kept(scene, to, self.diagnostics)


def has_losses(diagnostics: Diagnostics) -> bool:
    """Whether anything was lost that ``-W`` did not accept."""
    return any(not loss.ignored for loss in diagnostics.having("loss"))
