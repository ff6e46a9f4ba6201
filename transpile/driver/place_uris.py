"""The files around a model, as passes ask for them: ``Context.find`` and ``Context.rebase``."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from transpile.ast.node import Document, children_of
from transpile.diagnostics import Diagnostics
from transpile.driver.resolve_uri import UriResolver
from transpile.options import Options
from transpile.source import ORDINAL_BITS

if TYPE_CHECKING:
    from transpile.driver.style_uris import UriStyler


MODELS = ("", ".sdf", ".world", ".urdf", ".xml", ".mjcf", ".yaml", ".yml")
"""How the URI of a model may end: a folder has no ending."""


class UriPlacer:
    """Knows where each source stands and where the output will."""

    __slots__ = ("sources", "resolver", "output", "styler", "named")

    def __init__(self, diagnostics: Diagnostics, options: Options) -> None:
        self.sources = diagnostics.sources
        self.resolver = UriResolver(options)
        self.output = options.output
        self.named: list[str] = []
        """The models that the sources name and that may not have been read: see ``Result.named``."""
        self.styler: UriStyler | None = None
        if options.uri_style != "keep":
            from transpile.driver.style_uris import UriStyler

            written = "sdf" if options.to == "dmd" else options.to or ""  # its parts; the rest is named there
            self.styler = UriStyler(options, written, self._there(), self._named, diagnostics)

    def find(self, uri: str, at: int) -> str | None:
        """The existing file that ``uri`` names in the source of ``at``.

        A relative one in text that is no file is taken on trust, as is what another scheme (http …) names.
        """
        scheme = uri.partition("://")[0] if "://" in uri else ""
        path = self.path_of(at)
        if scheme not in ("", "file", "package", "model") or (not scheme and path is None):
            return uri
        return self.resolver.resolve(uri, path)

    def rebase(self, uri: str, at: int) -> str:
        """A relative path, written for the output's folder (without an output: the input's, where an included
        file may stand elsewhere); anything else, and what does not exist, as it is. With ``--uri-style``
        whatever can be is said in that style."""
        self._note(uri, at)
        styled = self.styler.write(uri, at) if self.styler is not None else None
        if styled is not None:
            return styled
        path = self.path_of(at)
        output = self.output or self.path_of(0)
        if path is None or output is None or "://" in uri or os.path.isabs(uri) or not uri:
            return uri
        here = os.path.dirname(os.path.abspath(path))
        there = os.path.dirname(os.path.abspath(output))
        if here == there or not os.path.exists(os.path.join(here, uri)):
            return uri
        return os.path.relpath(os.path.join(here, uri), there).replace(os.sep, "/")

    def _note(self, uri: str, at: int) -> None:
        """Keep in mind the model that a URI names, if it is none of a mesh or a picture."""
        if self.output is None or os.path.splitext(uri)[1].lower() not in MODELS:
            return
        found = self.find(uri, at)
        if found is not None and os.path.isdir(found):
            from transpile.driver.load_included import model_file

            found = model_file(found)
        if found is not None and os.path.isfile(found):
            self.named.append(found)

    def rebase_document(self, document: Document) -> None:
        """Rewrite the relative paths of a whole AST (see ``rebase``)."""
        if self.styler is not None:
            self.styler.format = document.format
        stack = [document.root]
        while stack:
            node = stack.pop()
            for name in node.URIS:
                value = getattr(node, name)
                if isinstance(value, list):
                    setattr(node, name, [self.rebase(uri, node.at) for uri in value])
                elif value is not None:
                    setattr(node, name, self.rebase(value, node.at))
            stack.extend(children_of(node))

    def place(self, uri: str, at: int) -> str | None:
        """The path of the existing file that ``uri`` names, for a format that knows neither packages nor
        models: relative to the output's folder (without an output: the input's), unless it was absolute. None
        where there is no such file."""
        found = self.find(uri, at)
        if found is None or "://" in found or (found == uri and self.path_of(at) is None):
            return None if found is None or "://" in found else found
        if os.path.isabs(uri):
            return found
        return os.path.relpath(os.path.abspath(found), self._there()).replace(os.sep, "/")

    def _there(self) -> str:
        """The output's folder; without an output the input's."""
        output = self.output or (self.path_of(0) if self.sources.all else None)
        return os.path.dirname(os.path.abspath(output)) if output is not None else os.getcwd()

    def _named(self, uri: str, at: int) -> str | None:
        """The existing file that ``uri`` names, or the one that will be written beside the output."""
        plain = "://" not in uri and not os.path.isabs(uri)
        if at < 0 and plain:
            return os.path.join(self._there(), uri)
        base = self.path_of(at)
        return None if plain and base is None else self.resolver.resolve(uri, base)

    def path_of(self, at: int) -> str | None:
        """The file that a place stands in."""
        return self.sources.all[at >> ORDINAL_BITS].path if at >= 0 else None
