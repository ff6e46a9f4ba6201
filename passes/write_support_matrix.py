"""Writes docs/support.md from the table of capabilities and that of default frames.

python -m transpile.passes.write_support_matrix [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path

from transpile.ir.model import DOFS
from transpile.passes import frame_defaults
from transpile.passes.capabilities import TABLE, Capability

DOCS = Path(__file__).resolve().parent.parent / "docs"
NAMES = {"sdf": "SDFormat", "urdf": "URDF", "mjcf": "MJCF"}

HEADER = """# What each target can say

Written from `passes/capabilities.py` and `passes/frame_defaults.py`; do not edit.

*native*: the format says it. *extension*: only some of its readers know it. *lowered*: it is said in other
words that mean the same. *approximated*: near the original, and told. *dropped*: told as a loss.

"""


JOINTS = """Whatever the format can say, an engine may not read it: Drake refuses `gearbox` and `revolute2`
([X002](codes/X002.md)) and joints that close loops ([X005](codes/X005.md)) in SDFormat; `ball`, `universal`,
`screw` and `curvilinear` in URDF are Drake's own. [engines](engines.md) has more.
"""

WORDS = {
    "native": "exact",
    "extension": "exact",
    "lowered": "exact",
    "approximated": "approximate",
    "dropped": "lost",
}


def support_matrix() -> str:
    """The text of docs/support.md."""
    targets = [name for name in NAMES if any(name in row for row in TABLE.values())]
    lines = ["| feature | " + " | ".join(NAMES[t] for t in targets) + " |"]
    lines.append("| --- |" + " --- |" * len(targets))
    for feature, row in TABLE.items():
        cells = [_cell(row[target]) if target in row else "" for target in targets]
        lines.append(f"| {feature} | " + " | ".join(cells) + " |")
    return (
        HEADER + "\n".join(lines) + "\n\n" + _joints(targets) + "\n\n## Default frames\n\n" + _frames() + "\n"
    )


def _cell(capability: Capability, word: str = "") -> str:
    """A capability in a table; ``word`` in place of its state."""
    text = word or capability.state
    if capability.how:
        text += f": {capability.how}".replace("<", "&lt;")
    return f"{text} ([{capability.code}](codes/{capability.code}.md))" if capability.code else text


def _joints(targets: list[str]) -> str:
    """Every type of joint: exact and how, approximate and how far, or lost."""
    rows = {
        kind: row
        for feature, row in TABLE.items()
        if feature.startswith("joint ")
        for kind in feature.removeprefix("joint ").split(", ")
    }
    lines = ["## Joints", "", JOINTS]
    lines.append("| joint | degrees of freedom | " + " | ".join(NAMES[t] for t in targets) + " |")
    lines.append("| --- | --- |" + " --- |" * len(targets))
    for kind, freedom in DOFS.items():
        cells = [_cell(rows[kind][target], WORDS[rows[kind][target].state]) for target in targets]
        lines.append(f"| {kind} | {freedom} | " + " | ".join(cells) + " |")
    loop = TABLE["kinematic loop"]
    cells = [_cell(loop[target], WORDS[loop[target].state]) for target in targets]
    lines.append("| one that closes a loop | | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _frames() -> str:
    """The table in the docstring of ``frame_defaults``, as Markdown."""
    _, intro, table, *end = (frame_defaults.__doc__ or "").split("\n\n")
    rule, head, _, *rows = table.splitlines()[:-1]
    starts = [i for i in range(len(rule)) if rule[i] == "=" and (i == 0 or rule[i - 1] == " ")]
    lines = []
    for row in (head, *rows):
        ends = [*starts[1:], len(row)]
        cells = [row[a:b].strip() for a, b in zip(starts, ends, strict=True)]
        lines.append("| " + " | ".join(cells) + " |")
    lines.insert(1, "| --- |" + " --- |" * (len(starts) - 1))
    return "\n\n".join((intro, "\n".join(lines), "\n\n".join(end).strip().replace("``", "`")))


def main(arguments: list[str]) -> int:
    """Write the page, or with ``--check`` exit with 1 when it is stale."""
    path = DOCS / "support.md"
    text = support_matrix()
    if arguments == ["--check"]:
        current = path.exists() and path.read_text(encoding="utf-8") == text
        if not current:
            print(f"{path.name} is stale", file=sys.stderr)
        return 0 if current else 1
    path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
