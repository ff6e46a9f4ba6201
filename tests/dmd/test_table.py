"""What is left of each directive in each format: every row of docs/directives.md has its golden case."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "directives.md"
TARGETS = ("sdf", "urdf", "mjcf")

CASES = {
    "`add_model`": "dmd-models",
    "`default_joint_positions`": "dmd-starts",
    "`default_free_body_pose`": "dmd-free-poses",
    "`default_free_body_pose` of a body that a joint holds": "dmd-free-poses",
    "`add_model_instance`": "dmd-spaces",
    "`add_frame`": "dmd-frames",
    "`add_frame` in the name of another model": "dmd-frames",
    "`add_frame` on the world": "dmd-world-frames",
    "`add_weld`": "dmd-welds",
    "`add_weld` of a body that is no root": "dmd-welds",
    "`add_collision_filter_group`": "dmd-groups",
    "`add_directives`": "dmd-added",
    "distributions": "dmd-random",
}


def rows() -> dict[str, list[str]]:
    """The rows of the table: a feature, and what it becomes in each format."""
    table = PAGE.read_text(encoding="utf-8").partition("| directive |")[2].partition("\n\n")[0]
    cells = [line.strip("| ").split(" | ") for line in table.splitlines()[2:]]
    return {feature: formats for feature, *formats in cells}


def findings(case: Path, to: str) -> str:
    """What is said of a case's conversion to one format."""
    said = "\n" + (case / "losses.txt").read_text(encoding="utf-8")
    return said.partition(f"\nto {to}\n")[2].partition("\nto ")[0]


def test_each_row_has_a_case() -> None:
    assert list(rows()) == list(CASES)


@pytest.mark.parametrize(("feature", "number"), [(f, i) for f in CASES for i in range(3)])
def test_each_cell_is_shown(feature: str, number: int) -> None:
    """The case has the directive and an output; what the cell says is told, is told of it."""
    case, to = ROOT / "golden" / "convert" / CASES[feature], TARGETS[number]
    cell = rows()[feature][number]
    directive = re.match(r"`(\w+)`", feature)
    assert (directive[1] if directive else "!") in (case / "input.dmd.yaml").read_text(encoding="utf-8")
    assert (case / f"to.{to}").exists()
    said = findings(case, to)
    for code in re.findall(r"[AL]\d{3}", cell):
        assert f"[{code}]" in said, (feature, to, code)


@pytest.mark.parametrize("case", sorted(set(CASES.values())))
def test_each_loss_stands_in_the_table(case: str) -> None:
    """No other directive's loss hides in a case."""
    for number, to in enumerate(TARGETS):
        told = {
            code
            for feature, formats in rows().items()
            for code in re.findall(r"L\d{3}", formats[number])
            if CASES[feature] == case
        }
        said = findings(ROOT / "golden" / "convert" / case, to)
        lost = set(re.findall(r"input\.dmd\.yaml:\S+ loss\[(L\d{3})\]", said))
        assert lost == told, (case, to)
