"""Expands a file of ROS's macro language by the package xacro (the extra ``[xacro]``), in this process.

xacro tells of a fault no more than the file that it is in. So its reader of files is replaced by one that
notes which element is which; copies of elements, which macros are made of, keep the place of what they were
copied from. The element that xacro was at when it failed is found in the frames of its exception.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Iterable, Iterator
from types import FrameType, TracebackType
from typing import Any
from xml.dom.expatbuilder import ExpatBuilderNS
from xml.parsers.expat import ExpatError

from transpile.diagnostics import Diagnostics
from transpile.driver.resolve_uri import UriResolver
from transpile.options import Options
from transpile.source import ORDINAL_BITS, Source, Span
from transpile.syntax.locate_xml import XmlPlaces

_PLACE = "transpile.place"
"""The name of the user data of an element that says where it stands."""
_CALLS = {"handle_macro_call": "the macro is called here", "process_include": "the file is included here"}
"""The functions of xacro that go from one element to others, by another's name."""


def expand_xacro(source: Source, options: Options, diagnostics: Diagnostics) -> Source | None:
    """The expanded text, as a source of its own that says so by its name; None after errors (P078 to P080).

    ``options.arguments`` are xacro's arguments. ``source`` is a file, and among the sources of
    ``diagnostics``; what it includes is added to them.
    """
    try:
        import xacro
    except ImportError:
        diagnostics.report(
            "P078",
            "this file is to be expanded by xacro, which is not installed",
            source.index << ORDINAL_BITS,
            fix="pip install 'robot-transpile[xacro]'",
        )
        return None
    return _Expansion(xacro, source, options, diagnostics).run()


class _Arguments(dict[str, str]):
    """Arguments that know which of them were asked for."""

    def __init__(self, given: dict[str, str]) -> None:
        super().__init__(given)
        self.asked: set[str] = set()

    def __contains__(self, name: object) -> bool:
        self.asked.add(str(name))
        return super().__contains__(name)

    def __getitem__(self, name: str) -> str:
        self.asked.add(name)
        return super().__getitem__(name)


class _Builder(ExpatBuilderNS):
    """Builds a document whose elements know their places (see ``transpile.source``)."""

    def __init__(self, source: Source) -> None:
        super().__init__()
        self.at = source.index << ORDINAL_BITS
        self.inside = False

    def start_element_handler(self, name: str, attributes: Any) -> None:
        """An element is the next place."""
        super().start_element_handler(name, attributes)
        self.inside = True
        self.at += 1
        self.curNode.setUserData(_PLACE, self.at, _Heir)

    def comment_handler(self, data: str) -> None:
        """A comment inside the root counts as a place."""
        super().comment_handler(data)
        self.at += self.inside

    def pi_handler(self, target: str, data: str) -> None:
        """So does an instruction."""
        super().pi_handler(target, data)
        self.at += self.inside


class _Heir:
    """Lets a copy stand where its original does."""

    @staticmethod
    def handle(operation: int, key: str, place: int, node: Any, copy: Any) -> None:
        """Called by ``cloneNode``."""
        if copy is not None:
            copy.setUserData(key, place, _Heir)


class _Expansion:
    """One run of xacro."""

    def __init__(self, xacro: Any, source: Source, options: Options, diagnostics: Diagnostics) -> None:
        self.xacro = xacro
        self.source = source
        self.diagnostics = diagnostics
        self.resolver = UriResolver(options)
        self.arguments = _Arguments(options.arguments)
        self.files = {source.path: source}
        self.missing: str | None = None

    def run(self) -> Source | None:
        """The expanded text; None after errors."""
        heard = io.StringIO()
        text = None
        try:
            with self._replaced(), contextlib.redirect_stdout(heard), contextlib.redirect_stderr(heard):
                text = self._expand()
        except ExpatError as error:
            self._report_syntax(error)
        except (Exception, SystemExit) as error:  # an expression in the file may raise anything
            self._report(error)
        for line in heard.getvalue().splitlines():
            self.diagnostics.warn("P082", f"xacro says: {line}", self.source.index << ORDINAL_BITS)
        if text is None:
            return None
        self._check_arguments()
        name = f"{self.source.name} (expanded by xacro)"
        return self.diagnostics.sources.add(Source(name, text.encode("utf-8"), self.source.path))

    def _expand(self) -> str:
        xacro = self.xacro
        xacro.all_includes.clear()
        xacro.init_stacks(self.source.path)
        document = self.parse(None, self.source.path)
        xacro.process_doc(document, mappings=self.arguments, verbosity=0)
        for path in xacro.all_includes:
            self._file(path)
        return str(document.toprettyxml(indent="  "))

    @contextlib.contextmanager
    def _replaced(self) -> Iterator[None]:
        """Put xacro's reader of files, its search for packages and its warnings into our hands."""
        from xacro import substitution_args

        evaluated = substitution_args._eval_dict
        before = self.xacro.parse, self.xacro.warning, substitution_args._eval_find, evaluated.get("find")
        self.xacro.parse, self.xacro.warning = self.parse, self.warn
        substitution_args._eval_find = evaluated["find"] = self.find
        try:
            yield
        finally:
            self.xacro.parse, self.xacro.warning, substitution_args._eval_find, evaluated["find"] = before

    def parse(self, inp: object, filename: str | None = None) -> Any:
        """The document of a file, in place of ``xacro.parse``."""
        source = self._file(filename or "")
        if source is None:
            self.xacro.filestack.pop()  # at fault is the file that names it
            error = OSError(f"{filename} is not found")
            raise self.xacro.XacroException("the included file", exc=error)
        return _Builder(source).parseString(source.data)

    def find(self, package: str) -> str:
        """The whole path of a package, for ``$(find PACKAGE)``."""
        folder = self.resolver.resolve(f"package://{package}", self.xacro.filestack[-1])
        if folder is None:
            self.missing = package
            raise LookupError(package)
        return os.path.abspath(folder)

    def warn(self, *said: object, **how: object) -> None:
        """What xacro warns of, in place of ``xacro.warning``."""
        places = _places(_frames_here())
        text = " ".join(" ".join(map(str, said)).split())
        at = places[-1][1] if places else self.source.index << ORDINAL_BITS
        self.diagnostics.warn("P082", f"xacro says: {text}", at)

    def _file(self, path: str) -> Source | None:
        """The source of a file that xacro reads; None when it can't be read."""
        if path not in self.files:
            try:
                with open(path, "rb") as file:
                    data = file.read()
            except (OSError, ValueError):
                return None
            self.files[path] = self.diagnostics.sources.add(Source(path, data, path))
        source = self.files[path]
        source.locate = source.locate or XmlPlaces(source.data, []).locate
        return source

    def _report_syntax(self, error: ExpatError) -> None:
        """A file that is not well-formed; it was just read, and is the last on xacro's stack."""
        source = self._file(self.xacro.filestack[-1]) or self.source
        starts = [0]
        for line in source.data.splitlines(keepends=True)[: error.lineno]:
            starts.append(starts[-1] + len(line))
        start = min(starts[min(error.lineno - 1, len(starts) - 1)] + error.offset, len(source.data))
        text = str(error).partition(":")[0]
        self.diagnostics.report(
            "P079", f"xacro needs XML: {text}", source.index << ORDINAL_BITS, span=Span(start, start + 1)
        )

    def _report(self, error: BaseException) -> None:
        places = _places(_frames_of(error.__traceback__))
        at = places[-1][1] if places else self.source.index << ORDINAL_BITS
        related = tuple((_CALLS[name], call) for name, call in places[::-1] if name in _CALLS and call != at)
        if self.missing is not None:
            message = f"the package {self.missing!r}, which $(find …) asks for, is not found"
            fix = f"give its folder with --package {self.missing}=DIR, or one around it with --package-path"
            self.diagnostics.report("P080", message, at, related=related, fix=fix)
            return
        text = " ".join(str(error).split()) or type(error).__name__
        self.diagnostics.report("P079", f"xacro: {text}", at, related=related, fix=_fix_of(error))

    def _check_arguments(self) -> None:
        """Tell of arguments that nothing asks for (P081)."""
        declared = ", ".join(sorted(self.arguments.asked)) or "none"
        for name in self.arguments:
            if name not in self.arguments.asked:
                message = f"the file asks for no argument {name!r}; those that it asks for: {declared}"
                self.diagnostics.warn("P081", message, self.source.index << ORDINAL_BITS)


def _fix_of(error: BaseException) -> str | None:
    """What helps against an argument that is missing."""
    from xacro.substitution_args import ArgException

    inner = getattr(error, "exc", None)
    return f"give it behind the file: {inner}:=VALUE" if isinstance(inner, ArgException) else None


def _frames_of(traceback: TracebackType | None) -> Iterator[FrameType]:
    while traceback is not None:
        yield traceback.tb_frame
        traceback = traceback.tb_next


def _frames_here() -> Iterator[FrameType]:
    frames = []
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        frames.append(frame)
        frame = frame.f_back
    return reversed(frames)


def _places(frames: Iterable[FrameType]) -> list[tuple[str, int]]:
    """The functions of xacro that are at an element, from the outermost on, and the element's place."""
    found = []
    for frame in frames:
        if frame.f_globals.get("__name__") == "xacro":
            node = frame.f_locals.get("node") or frame.f_locals.get("elt")
            at = _place_of(node)
            if at is not None:
                found.append((frame.f_code.co_name, at))
    return found


def _place_of(node: Any) -> int | None:
    """The place of a node of a document, or of the element around it."""
    while node is not None and hasattr(node, "getUserData"):
        at: int | None = node.getUserData(_PLACE)
        if at is not None:
            return at
        node = node.parentNode
    return None
