"""Writes docs/drake-extensions.md from the table of Drake's tags.

python -m transpile.passes.write_drake_page [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path

from transpile.passes.checks.drake_elsewhere import GAZEBO, IN_URDF, LOST_TO_GAZEBO
from transpile.passes.checks.drake_tags import ATTRIBUTES, FREE, TAGS, Tag

PAGE = Path(__file__).resolve().parent.parent / "docs" / "drake-extensions.md"

BEGIN, END = "<!-- measured -->", "<!-- end of what was measured -->"
"""Around what tests/drake/measure_errors.py writes."""

HEADER = """# Drake's extensions

Written from `passes/checks/drake_tags.py`; do not edit.

Drake reads elements with the prefix `drake:` in URDF and SDFormat. Each is read, checked
(`check-drake-extensions`) and written in both formats wherever both have a place for it, exactly. A rule is
Drake's own parsing reference's; *(Drake: …)* is the rule that Drake 1.58 holds to instead, and *(loaded)*
says that it holds to none: what breaks only the reference's rule is a warning, anything else an error. Where
a cell says *many* the tag may be repeated. A URDF that is written for all readers and not for Drake has a
sphere for an ellipsoid, a fixed joint for one along a curve, and planar joints without damping, each told
([L082](codes/L082.md)); `--dialect drake` writes what stands here.

"""

OTHERWISE: tuple[tuple[str, str, str], ...] = (
    (
        "`drake:plane_normal`, `drake:initial_tangent` in SDFormat",
        "three numbers",
        "they stand in an `<xyz>`, without a prefix",
    ),
    (
        "`drake:screw_thread_pitch` in a URDF",
        "joint/actuator",
        "directly in `drake:joint`; a pitch of 0 loads",
    ),
    (
        "`drake:gear_ratio`, `drake:rotor_inertia`, `drake:controller_gains` in a URDF",
        "joint/actuator",
        "transmission/actuator; read past in a joint ([X040](codes/X040.md))",
    ),
    (
        "`drake:capsule`, `drake:ellipsoid` in a URDF",
        "nested elements",
        "attributes",
    ),
    (
        "`drake:surface_velocity_axis` in a URDF",
        "the text",
        "the attribute `axis`",
    ),
    (
        "a line or an arc of length, radius or angle 0",
        "allowed",
        "refused",
    ),
    (
        "a `drake:capsule` with a size of 0",
        "allowed",
        "refused",
    ),
    (
        "the constants of a bushing, a tendon's stiffness and damping",
        "any",
        "refused below 0 (a stiffness of 0 too)",
    ),
    (
        "the gain `p` 0, a negative `hydroelastic_modulus`, `mesh_resolution_hint`, `gear_ratio`, "
        "`rotor_inertia`",
        "refused",
        "loaded; not the first two where the shape's mesh needs them",
    ),
    (
        "a shape that is compliant and has no modulus, or a round one without a resolution hint",
        "–",
        "refused with a scene graph ([X043](codes/X043.md)); a compliant half space always",
    ),
    (
        "an empty `name` of `drake:accepting_renderer` or of a member of a filter group, in a URDF",
        "refused",
        "loaded",
    ),
    (
        "a value that is no number, in SDFormat",
        "refused",
        "0, or the part that is one; `true` is 1",
    ),
    (
        "a value that begins with its numbers and goes on (`0.3 x`), in a URDF",
        "refused",
        "those numbers",
    ),
    (
        "a joint that stands twice in a tendon",
        "–",
        "refused ([X044](codes/X044.md))",
    ),
    (
        "in a `drake:visual`: `drake:accepting_renderer`, `drake:diffuse_map`, an ellipsoid's `a`, `b`, `c`",
        "as in a `visual`",
        "read past ([X042](codes/X042.md)); an ellipsoid has `drake:radii` there",
    ),
    (
        "a `drake:visual` without a geometry",
        "refused",
        "the program ends",
    ),
    (
        "`inf` in a URDF, for a stiffness or a limit",
        "allowed",
        "refused; 1.7976931348623157e308 is written for it",
    ),
    (
        "constraints in a plant of continuous time",
        "–",
        "refused, mimics too",
    ),
    (
        "what is in a joint besides the curves of a curvilinear one",
        "needed",
        "z for the normal, x for the tangent, not periodic, no damping",
    ),
    (
        "a deformable link's collision",
        "a mesh of tetrahedra",
        "a sphere with a resolution hint too",
    ),
    (
        "an `<inertial>` in a deformable link",
        "refused",
        "read past, with a warning",
    ),
    (
        "the world as a body, a frame or a member",
        "–",
        "not found, in both formats",
    ),
    (
        "a second group, constraint part or property of one kind",
        "–",
        "the first counts; a second group of one name is refused",
    ),
)
"""Where Drake 1.58 does otherwise than its parsing reference says: in what, the reference, Drake."""


def drake_page(measured: str | None = None) -> str:
    """The text of docs/drake-extensions.md; what was measured stays as it is unless it is given."""
    lines = [
        "| tag | in SDFormat | in URDF | value | needs | in MJCF | in SDFormat for Gazebo |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name, tag in sorted(TAGS.items(), key=lambda item: item[0].lower()):
        sdf, urdf = _path(tag.sdf), _path(tag.urdf) if tag.urdf else IN_URDF[name]
        gazebo = GAZEBO.get(name, LOST_TO_GAZEBO)
        cells = (f"`drake:{name}`", sdf, urdf, _value(tag), _needs(tag), tag.mjcf or "–", gazebo)
        lines.append("| " + " | ".join(cells) + " |")
    rows = ["| attribute | value |", "| --- | --- |"]
    for (name, attribute), (kind, rule, stop) in sorted(ATTRIBUTES.items()):
        rows.append(f"| `drake:{name}/@{attribute}` | {_rule(kind, rule, stop)} |")
    return (
        HEADER
        + "\n".join(lines)
        + "\n\n## Attributes\n\n"
        + "\n".join(rows)
        + "\n"
        + _otherwise()
        + _measured(measured)
    )


def _measured(text: str | None) -> str:
    if text is None:
        _, found, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        text = rest.partition(END)[0].strip("\n") + "\n" if found else ""
    return f"\n{BEGIN}\n{text}{END}\n"


def _otherwise() -> str:
    head = (
        "\n## Where Drake 1.58 does otherwise than its reference says\n\n| in | the reference | Drake 1.58 |"
    )
    return (
        "\n".join([head, "| --- | --- | --- |", *("| " + " | ".join(row) + " |" for row in OTHERWISE)]) + "\n"
    )


def _path(path: str) -> str:
    return f"`{path}`" if path else "–"


def _value(tag: Tag) -> str:
    text = _rule(tag.kind, tag.rule, tag.stop)
    if tag.many:
        text += ", many" if text else "many"
    return ". ".join(part for part in (text, tag.note) if part) or "–"


def _rule(kind: str, rule: str, stop: str) -> str:
    text = f"{kind}, {rule}" if rule != FREE else kind
    if stop == rule or not kind:
        return text
    if stop == FREE:
        return f"{text} *(loaded)*"
    return f"{text} *(Drake: {stop})*"


def _needs(tag: Tag) -> str:
    named = [f"`{part}`" if part[0] == "@" else f"`drake:{part}`" for part in (*tag.parts, *tag.soft)]
    return ", ".join(named) or "–"


def main(arguments: list[str]) -> int:
    """Write the page, or with ``--check`` say whether it is current."""
    page = drake_page()
    if "--check" in arguments:
        return int(PAGE.read_text(encoding="utf-8") != page)
    PAGE.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
