"""What a file of Drake Model Directives names: the files that it adds, and frames. A reader of the verifier's
own, so that it shares no fault with the compiler's."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from transpile.verify.facts import EngineFailure

SUFFIXES = (".yaml", ".yml")


@dataclass
class Directives:
    """``files``: the spans and the URIs of what is added; ``models`` and ``frames``: the names that
    ``add_model`` and ``add_frame`` give."""

    files: list[tuple[int, int, str]] = field(default_factory=list)
    frames: set[str] = field(default_factory=set)
    models: list[str] = field(default_factory=list)


def are_directives(path: Path) -> bool:
    """Whether a file's name says that it holds directives."""
    return path.suffix in SUFFIXES


def read_directives(text: str, path: Path) -> Directives:
    """What a text names; raises ``EngineFailure`` where it is no YAML, or there is nothing to read it."""
    try:
        import yaml
    except ImportError as error:
        raise EngineFailure("file", f"no YAML ({error}); pip install pyyaml", absent=True) from None
    try:
        top = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        raise EngineFailure("file", f"{path} is no YAML: {error}") from None
    found = Directives()
    for item in _fields(top).get("directives", []):
        for directive in getattr(item, "value", ()) if isinstance(item.value, list) else ():
            for kind, body in _fields(directive).items():
                _read(kind, body[0], found)
    found.files = list(dict.fromkeys(found.files))  # an anchor's node may be used again
    return found


def _read(kind: str, body: Any, found: Directives) -> None:
    fields = _fields(body)
    if kind in ("add_model", "add_directives") and "file" in fields:
        file = fields["file"][0]
        found.files.append((file.start_mark.index, file.end_mark.index, str(file.value)))
    if kind == "add_model" and "name" in fields:
        found.models.append(str(fields["name"][0].value))
    elif kind == "add_frame" and "name" in fields:
        found.frames.add(str(fields["name"][0].value).rpartition("::")[2])


def _fields(node: Any) -> dict[str, list[Any]]:
    """The values of a mapping by their keys, what is merged in included."""
    found: dict[str, list[Any]] = {}
    waiting = [node]
    for mapping in waiting:
        for key, value in mapping.value if getattr(mapping, "id", "") == "mapping" else ():
            if key.value == "<<":
                waiting += value.value if value.id == "sequence" else [value]
            else:
                found.setdefault(str(key.value), []).append(value)
    return found


def only_model(path: Path) -> str:
    """The one model that a file of directives adds; empty where it adds more or fewer."""
    models = read_directives(path.read_text(encoding="utf-8", errors="replace"), path).models
    return models[0] if len(models) == 1 else ""


def quoted(uri: str) -> str:
    """A URI as YAML writes it in quotes."""
    return json.dumps(uri)
