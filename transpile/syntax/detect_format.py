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
    data = _utf8(source.data)
    found = _first_element(data)
    if found is not None:
        if found in _ROOTS:
            return _ROOTS[found]
    elif data.startswith(b"directives:") or b"\ndirectives:" in data:
        return "dmd"
    name = (source.path or source.name).lower()
    return next((kind for ending, kind in _ENDINGS if name.endswith(ending)), None)


def _utf8(data: bytes) -> bytes:
    """The data, as UTF-8 where it is plainly UTF-16 (then only its head)."""
    if data[:3] == codecs.BOM_UTF8:
        return data[3:]
    if data[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
        return data[:_HEAD].decode("utf-16", "ignore").encode("utf-8", "ignore")
    if data[1:2] == b"\0" or data[:1] == b"\0":
        return data.replace(b"\0", b"")
    return data


def _first_element(data: bytes) -> bytes | None:
    """The name of the first start tag; None when there is no markup that could be XML."""
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
    return None


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
