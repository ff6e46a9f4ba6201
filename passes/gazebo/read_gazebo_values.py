"""Values in ``<gazebo>`` blocks, as libsdformat's URDF reader takes them."""

from __future__ import annotations

from collections.abc import Callable
from math import isnan
from typing import Any

from transpile.ast.node import Tree

LINK_TAGS = frozenset(
    (
        *("mu1", "mu2", "fdir1", "kp", "kd", "maxVel", "minDepth", "maxContacts", "laserRetro"),
        *("turnGravityOff", "selfCollide", "dampingFactor", "material", "collision", "visual"),
    )
)
"""What libsdformat's URDF reader has names of its own for, of a link."""
SPRING_TAGS = ("springStiffness", "springReference")
JOINT_TAGS = frozenset(
    (
        *("stopCfm", "stopErp", "fudgeFactor", "provideFeedback", "implicitSpringDamper", "cfmDamping"),
        *SPRING_TAGS,
    )
)
"""The same, of a joint."""
MODEL_TAGS = frozenset(("static", "canonicalBody"))
"""The same, of a model; ``canonicalBody`` does nothing any more."""
SATISFIED = frozenset(("preserveFixedJoint", "disableFixedJointLumping"))
"""What asks Gazebo to leave a fixed joint alone: in SDFormat it does."""


class NotAValue(Exception):
    """The text is no value of the kind; says so."""


def text_of(tag: Tree) -> str:
    """An element's value: its attribute ``value``, or its text."""
    return tag.attributes.get("value", tag.text or "").strip()


def described(tag: Tree) -> str:
    """An element and all the values in it, in words: ``<mu1> 0.5``."""
    values: list[str] = []
    stack = [tag]
    while stack:
        part = stack.pop()
        values += [*part.attributes.values(), part.text or ""]
        stack.extend(reversed(part.children))
    return " ".join([f"<{tag.tag}>", *[value for value in values if value]])


def number(text: str) -> float:
    """A number; raises ``NotAValue`` (libsdformat ends its process at a text that begins with none)."""
    try:
        value = float(text)
    except ValueError:
        raise NotAValue(f"{text!r} is no number") from None
    if isnan(value):
        raise NotAValue(f"{text!r} is no number")
    return value


def integer(text: str) -> int:
    """A whole number; what follows a decimal point does not count."""
    value = number(text)
    if abs(value) >= 2.0**31:
        raise NotAValue(f"{text!r} is too large")
    return int(value)


def vector(text: str) -> tuple[float, ...]:
    """Three numbers."""
    return _numbers(text, 3)


def colour(text: str) -> tuple[float, ...]:
    """Red, green, blue and alpha; alpha is 1 where it is not written."""
    return _numbers(text if len(text.split()) != 3 else f"{text} 1", 4)


def _numbers(text: str, count: int) -> tuple[float, ...]:
    words = text.split()
    if len(words) != count:
        raise NotAValue(f"{text!r} are not {count} numbers")
    return tuple([number(word) for word in words])


def truth(text: str) -> bool:
    """``true``, ``yes`` or ``1``; anything else is false."""
    return text.lower() in ("true", "yes", "1")


def untruth(text: str) -> bool:
    """The gravity that ``turnGravityOff`` leaves: ``false``, ``no`` and ``0`` leave it on."""
    return text.lower() in ("false", "no", "0")


def words(text: str) -> str:
    """A text, as it is; raises ``NotAValue`` when there is none."""
    if not text:
        raise NotAValue("there is no text in it")
    return text


_KINDS: dict[str, Callable[[str], Any]] = {
    "float": number,
    "int": integer,
    "bool": truth,
    "str": words,
    "tuple[float, float, float]": vector,
    "tuple[float, float, float, float]": colour,
}


def read_annotated(text: str, annotation: str) -> Any:
    """A value of the type that a field of the AST is annotated with; raises ``NotAValue``."""
    if annotation == "list[str]":
        return [words(text)]
    read = _KINDS.get(annotation.removesuffix(" | None"))
    if read is None:
        raise NotAValue("SDFormat has no such thing there")
    return read(text)
