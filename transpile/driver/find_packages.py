"""Finds packages (folders with a ``package.xml``) and Gazebo's models (with a ``model.config``)."""

from __future__ import annotations

import os

PACKAGE, MODEL = "package.xml", "model.config"

_IGNORED = ("CATKIN_IGNORE", "AMENT_IGNORE", "COLCON_IGNORE")
"""A folder with such a file in it is none of a workspace, as Drake's PackageMap has it."""


def package_name(folder: str) -> str | None:
    """The name in a folder's ``package.xml``, which need not be the folder's; None where there is none."""
    try:
        with open(os.path.join(folder, PACKAGE), encoding="utf-8", errors="replace") as file:
            text = file.read()
    except OSError:
        return None
    return text.partition("<name>")[2].partition("</name>")[0].strip() or None


def package_above(path: str) -> tuple[str, str] | None:
    """The name and the folder of the package that a file is in."""
    for folder in folders_above(path):
        name = package_name(folder)
        if name is not None:
            return name, folder
    return None


def model_above(path: str) -> tuple[str, str] | None:
    """The name and the folder of Gazebo's model that a file is in; Gazebo knows models by their folders."""
    for folder in folders_above(path):
        if os.path.isfile(os.path.join(folder, MODEL)):
            return os.path.basename(folder), folder
    return None


def folders_above(path: str) -> list[str]:
    """The folders that a file is in, the nearest first; a folder is in itself."""
    whole = os.path.abspath(path)
    found = [whole if os.path.isdir(whole) else os.path.dirname(whole)]
    while os.path.dirname(found[-1]) != found[-1]:
        found.append(os.path.dirname(found[-1]))
    return found


def packages_below(top: str) -> dict[str, str]:
    """The packages in a folder and below it, each with its own; none is looked for inside another.

    Of two with one name the first counts, folders in the order of their names.
    """
    found: dict[str, str] = {}
    for where, folders, files in os.walk(top):
        folders.sort()
        name = package_name(where) if PACKAGE in files else None
        if name is not None:
            found.setdefault(name, where)
        if name is not None or any(mark in files for mark in _IGNORED):
            folders.clear()
    return found
