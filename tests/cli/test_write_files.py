"""Outputs are written whole, all or none, and only when they change."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from transpile.write_files import write_files


def test_only_what_changes_is_written(tmp_path: Path) -> None:
    a, b = str(tmp_path / "a"), str(tmp_path / "b")
    assert write_files([(a, b"1"), (b, b"2")]) == [a, b]
    os.utime(a, (1000, 1000))
    assert write_files([(a, b"1"), (b, b"3")]) == [b]
    assert os.stat(a).st_mtime == 1000
    assert Path(b).read_bytes() == b"3"
    assert sorted(os.listdir(tmp_path)) == ["a", "b"]


def test_when_one_cannot_be_staged_none_is_written(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"old")
    with pytest.raises(OSError):
        write_files([(str(tmp_path / "a"), b"new"), (str(tmp_path / "missing" / "b"), b"new")])
    assert (tmp_path / "a").read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a"]


def test_when_one_cannot_be_renamed_the_others_are_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a").write_bytes(b"old")
    replace = os.replace

    def failing(source: str, target: str) -> None:
        if target.endswith("c"):
            raise OSError(5, "the disk is broken")
        replace(source, target)

    monkeypatch.setattr(os, "replace", failing)
    files = [(str(tmp_path / name), b"new") for name in "abc"]
    with pytest.raises(OSError, match="the disk is broken"):
        write_files(files)
    assert (tmp_path / "a").read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a"]


def test_permissions_and_links_are_kept(tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.write_bytes(b"old")
    target.chmod(0o640)
    (tmp_path / "link").symlink_to("target")
    write_files([(str(tmp_path / "link"), b"new")])
    assert (tmp_path / "link").is_symlink()
    assert target.read_bytes() == b"new"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    pipe = str(tmp_path / "pipe")
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_files([(pipe, b"text")])
        assert os.read(reader, 10) == b"text"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(os.stat(pipe).st_mode)


def test_a_folder_is_no_output(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        write_files([(str(tmp_path), b"text")])
