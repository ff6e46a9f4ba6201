"""Which format a file is in: from its content, and only then from its ending.

Nothing is parsed: the first element's name tells the XML formats apart, a ``directives:`` at the start of
a line tells a model directive.
"""

from __future__ import annotations

import codecs

from transpile.source import Source

_ROOTS = {
    b"robot": "urdf",
    b"sdf": "sdf",
    b"gazebo": "sdf",
    b"mujoco": "mjcf",
    b"mujocoinclude": "mjcf",
}
_ENDINGS = (
    (".dmd.yaml", "dmd"),
    (".dmd.yml", "dmd"),
    (".urdf", "urdf"),
    (".sdf", "sdf"),
    (".world", "sdf"),
    (".mjcf", "mjcf"),
)
_HEAD = 1 << 16
_BLANKS = b" \t\r\n\0\x0b\x0c"
_NAME_ENDS = b" \t\r\n/>\x0b\x0c"


def detect_format(source: Source) -> str | None:
    """``urdf``, ``sdf``, ``mjcf`` or ``dmd``; None when neither the content nor the ending tells."""
    data = _readable(source.data)
    if not data.lstrip(_BLANKS).startswith(b"<") and _has_directives(data):
        return "dmd"
    found = _ROOTS.get(_first_element(data))
    if found is not None:
        return found
    name = (source.path or source.name).lower()
    return next((kind for ending, kind in _ENDINGS if name.endswith(ending)), None)


def _has_directives(data: bytes) -> bool:
    return data.startswith(b"directives:") or b"\ndirectives:" in data


def _readable(data: bytes) -> bytes:
    """The data without a byte order mark; of UTF-16 and UTF-32 the head, as if it were ASCII."""
    if data.startswith(codecs.BOM_UTF8):
        return data[3:]
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    if wide or b"\0" in data[:4]:
        return data[2 * wide : _HEAD].replace(b"\0", b"").lstrip(b"\xfe\xff")
    return data


def _first_element(data: bytes) -> bytes:
    """The name of the first start tag; empty when there is none."""
    at = data.find(b"<")
    while at >= 0:
        if data.startswith(b"<!--", at):
            at = _after(data, b"-->", at + 4)
        elif data.startswith(b"<?", at):
            at = _after(data, b"?>", at + 2)
        elif data.startswith(b"<!", at):
            at = _after_directive(data, at)
        else:
            return _name(data, at + 1)
        at = data.find(b"<", at) if at >= 0 else -1
    return b""


def _after(data: bytes, mark: bytes, at: int) -> int:
    end = data.find(mark, at)
    return end + len(mark) if end >= 0 else -1


def _after_directive(data: bytes, at: int) -> int:
    """After ``<!DOCTYPE …>``, its internal subset included."""
    end = data.find(b">", at)
    bracket = data.find(b"[", at, end) if end >= 0 else -1
    return _after(data, b"]", bracket) if bracket >= 0 else _after(data, b">", at)


def _name(data: bytes, at: int) -> bytes:
    word = data[at : at + 256].lstrip(_BLANKS)
    end = next((i for i, byte in enumerate(word) if byte in _NAME_ENDS), len(word))
    return word[:end]
