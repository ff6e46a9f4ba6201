"""Writes files whole or not at all: temporary file, fsync, rename."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import count

_BINARY: int = getattr(os, "O_BINARY", 0)
_NUMBERS = count()


def write_files(files: Sequence[tuple[str, bytes]]) -> list[str]:
    """Write these files, all of them or none; the paths of those that changed.

    A file that would not change is left alone (and keeps its time). Links are followed,
    permissions kept; what is no regular file (a pipe, a device) is written to directly.
    Raises ``OSError``; then every file is as it was before.
    """
    staged = stage_files(files)
    try:
        commit_files(staged)
    finally:
        discard_files(staged)
    return staged.changed


class Staged:
    """Files that are written, but under other names so far. ``contents`` says for each path where its content
    is; ``changed`` are the paths that will not be as they were."""

    __slots__ = ("contents", "changed", "renamings", "special")

    def __init__(self) -> None:
        self.contents: dict[str, str] = {}
        self.changed: list[str] = []
        self.renamings: list[tuple[str, str]] = []
        self.special: list[tuple[str, bytes]] = []


def stage_files(files: Sequence[tuple[str, bytes]]) -> Staged:
    """Write files under temporary names beside those that they are to have.

    Raises ``OSError``; then there are no temporary files. They are to be committed, and discarded after
    that or instead of it.
    """
    staged = Staged()
    try:
        for path, data in files:
            target = staged.contents[path] = os.path.realpath(path)
            if has_content(path, data):
                continue
            staged.changed.append(path)
            if is_special(path):
                staged.special.append((path, data))
            else:
                temporary = f"{target}.{os.getpid()}.{next(_NUMBERS)}.tmp"
                staged.renamings.append((temporary, target))
                _stage(temporary, target, data)
                staged.contents[path] = temporary
    except BaseException:
        discard_files(staged)
        raise
    return staged


def commit_files(staged: Staged) -> None:
    """Give staged files their names, all of them or none. Raises ``OSError``."""
    for path, data in staged.special:
        _write(path, data, os.O_WRONLY)
    _replace(staged.renamings)


def discard_files(staged: Staged) -> None:
    """Delete what is left of the temporary files."""
    for temporary, _ in staged.renamings:
        _remove(temporary)


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
