"""Writes files whole or not at all: temporary file, fsync, rename."""

from __future__ import annotations

import os
from collections.abc import Sequence

_BINARY: int = getattr(os, "O_BINARY", 0)


def write_files(files: Sequence[tuple[str, bytes]]) -> list[str]:
    """Write these files, all of them or none; the paths of those that changed.

    A file that would not change is left alone (and keeps its time). Links are followed,
    permissions kept; what is no regular file (a pipe, a device) is written to directly.
    Raises ``OSError``; then every file is as it was before.
    """
    changed = [(path, data) for path, data in files if not has_content(path, data)]
    staged: list[tuple[str, str]] = []
    try:
        for path, data in changed:
            if is_special(path):
                _write(path, data, os.O_WRONLY)
            else:
                target = os.path.realpath(path)
                temporary = f"{target}.{os.getpid()}.tmp"
                staged.append((temporary, target))
                _stage(temporary, target, data)
        _replace(staged)
    finally:
        for temporary, _ in staged:
            _remove(temporary)
    return [path for path, _ in changed]


def has_content(path: str, data: bytes) -> bool:
    """Whether a regular file has exactly this content."""
    try:
        if is_special(path) or os.path.getsize(path) != len(data):
            return False
        with open(path, "rb") as file:
            return file.read() == data
    except OSError:
        return False


def is_special(path: str) -> bool:
    """Whether something that is no regular file stands at a path."""
    return os.path.exists(path) and not os.path.isfile(path) and not os.path.isdir(path)


def _stage(temporary: str, target: str, data: bytes) -> None:
    if os.path.isdir(target):
        raise IsADirectoryError(21, "Is a directory", target)
    _write(temporary, data, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
    if os.path.exists(target):
        os.chmod(temporary, os.stat(target).st_mode & 0o7777)


def _write(path: str, data: bytes, flags: int) -> None:
    with open(os.open(path, flags | _BINARY, 0o666), "wb") as file:
        file.write(data)
        file.flush()
        if flags & os.O_CREAT:
            os.fsync(file.fileno())


def _replace(staged: list[tuple[str, str]]) -> None:
    """Rename every temporary file to its target; where one fails, put the former files back."""
    backups: list[tuple[str | None, str]] = []
    try:
        for temporary, target in staged:
            if len(staged) > 1:
                backups.append((_back_up(target), target))
            os.replace(temporary, target)
    except OSError:
        for backup, target in reversed(backups):
            if backup is None:
                _remove(target)
            else:
                os.replace(backup, target)
        raise
    for backup, _ in backups:
        if backup is not None:
            _remove(backup)


def _back_up(target: str) -> str | None:
    """A second name for the file at ``target``; None when there is none."""
    if not os.path.exists(target):
        return None
    backup = f"{target}.{os.getpid()}.old"
    os.link(target, backup)
    return backup


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        pass
