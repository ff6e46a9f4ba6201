"""Short ways from a model's text to its MJCF, as text and as MuJoCo compiles it."""

from __future__ import annotations

from typing import Any

import pytest

from transpile import convert
from transpile.driver.result import Result

INERTIAL = '<inertial><mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial>'
MASS = "<inertial><mass>1</mass><inertia><ixx>1</ixx><iyy>1</iyy><izz>1</izz></inertia></inertial>"


def link(name: str, inner: str = INERTIAL) -> str:
    """A link of a URDF."""
    return f'<link name="{name}">{inner}</link>'


def joint(name: str, parent: str, child: str, inner: str = "", type: str = "continuous") -> str:
    """A joint of a URDF."""
    return (
        f'<joint name="{name}" type="{type}"><parent link="{parent}"/><child link="{child}"/>{inner}</joint>'
    )


def drake_joint(name: str, parent: str, child: str, inner: str = "", type: str = "ball") -> str:
    """A joint that only Drake's URDF has."""
    return (
        joint(name, parent, child, inner, type)
        .replace("<joint ", "<drake:joint ")
        .replace("</joint>", "</drake:joint>")
    )


def robot(*parts: str) -> str:
    """A URDF."""
    return f'<robot name="r" xmlns:drake="http://drake.mit.edu">{"".join(parts)}</robot>'


def sdf(*parts: str) -> str:
    """An SDFormat file with one model."""
    return f'<sdf version="1.9"><model name="m">{"".join(parts)}</model></sdf>'


def body(name: str, inner: str = "") -> str:
    """A link of an SDFormat model."""
    return f'<link name="{name}">{MASS}{inner}</link>'


def ball(radius: float = 0.1, name: str = "") -> str:
    """A collision of a URDF."""
    return f'<collision name="{name}"><geometry><sphere radius="{radius}"/></geometry></collision>'


def mjcf(text: str, **options: Any) -> str:
    """The MJCF of a model."""
    result = written(text, **options)
    assert result.text is not None
    return result.text


def written(text: str, **options: Any) -> Result:
    """The conversion of a model to MJCF."""
    result = convert(text, to="mjcf", verify_each=True, **options)
    assert result.text is not None, result.render()
    return result


def codes(result: Result) -> list[str]:
    """The codes of all findings."""
    return [d.code for d in result.diagnostics]


def compiled(text: str, **options: Any) -> Any:
    """What MuJoCo makes of the MJCF of a model."""
    mujoco = pytest.importorskip("mujoco")
    return mujoco.MjModel.from_xml_string(mjcf(text, **options))
