"""golden/convert held true with real engines: each input against each of its outputs, and after the way back.

What no engine can judge, and what differs, stands in the case's engines.txt, a line each with its reason:

    to.sdf: drake refuses A — a name that it does not allow
    to.urdf: differs joint ball* — URDF has no ball joint (L014)

A line may hold ``*``. Each must hold where its engine is present, and nothing may happen that has no line.
``back`` is URDF → SDFormat → URDF.
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.drake_version import DISTANCES, drake_version
from tests.golden.convert_case import TARGETS, XML_CASES, convert_case, input_of, options_of
from transpile import convert
from transpile.verify.verify_pair import Report, Verifier

Judges = dict[str, Verifier]
NEW_TAGS = ("drake:distance_constraint", "drake:surface_velocity_axis")
"""What Drake knows since a short time."""


@pytest.fixture(scope="module")
def judges() -> Iterator[Judges]:
    """What judges each format; MJCF, which Drake reads in part, MuJoCo against Drake and the format's own
    reader."""
    plain = Verifier()
    mixed = Verifier(("mixed", "native"), workers=plain.workers)
    yield {to: mixed if to == "mjcf" else plain for to in TARGETS}
    plain.close()


def declared(case: Path) -> set[str]:
    """The lines of engines.txt without their reasons; each must have one."""
    path = case / "engines.txt"
    if not path.exists():
        return set()
    lines = [line.partition(" — ") for line in path.read_text(encoding="utf-8").splitlines()]
    assert all(reason for _, _, reason in lines), f"{path}: a line without a reason"
    return {claim for claim, _, _ in lines}


def happened(name: str, report: Report) -> set[str]:
    """What a comparison found, in the words of engines.txt."""
    lines = {f"{name}: {engine} refuses {side}" for engine, side, _ in report.refused}
    lines |= {f"{name}: differs {d.kind} {d.name}" for d in report.differences if d.kind != "loads"}
    if not report.judged and not report.absent:
        lines.add(f"{name}: no engine judges")
    return lines


def is_young(case: Path) -> bool:
    """Whether a case has tags that older versions of Drake refuse."""
    texts = [path.read_text(encoding="utf-8", errors="replace") for path in case.iterdir() if path.is_file()]
    return any(tag in text for tag in NEW_TAGS for text in texts)


def absent(claim: str, report: Report) -> bool:
    """Whether a claim is about an engine that is not here."""
    return any(reason.split(":")[0] in claim for reason in report.absent)


def compared(case: Path, folder: Path, judges: Judges) -> Iterator[tuple[str, Report]]:
    source = input_of(case)
    for to in TARGETS:
        made = folder / f"to.{to}"
        result = convert_case(case, to, output=str(made))
        if result.text is None:
            continue
        made.write_text(result.text, encoding="utf-8")
        judge = judges["mjcf" if source.suffix == ".xml" else to]
        yield made.name, judge.verify(source, made, result.report())
        if to == "sdf" and source.suffix == ".urdf":
            back = convert(made, to="urdf", dialect=options_of(case).get("dialect", "default"))
            assert back.text is not None, back.render()
            path = folder / "back.urdf"
            path.write_text(back.text, encoding="utf-8")
            yield "back", judges["urdf"].verify(source, path, result.report(), back.report())


@pytest.mark.parametrize("case", XML_CASES, ids=lambda case: case.name)
def test_engines_agree(case: Path, tmp_path: Path, judges: Judges, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(case)
    if drake_version() < DISTANCES and is_young(case):
        pytest.skip("this Drake is older than the tags of the case")
    claims = declared(case)
    found: set[str] = set()
    texts = ""
    for name, report in compared(case, tmp_path, judges):
        found |= happened(name, report)
        claims = {claim for claim in claims if not (claim.startswith(f"{name}:") and absent(claim, report))}
        texts += f"{name}\n{report.text()}"
    claimed = {(one, claim) for one in found for claim in claims if fnmatchcase(one, claim)}
    assert found == {one for one, _ in claimed}, f"no line in engines.txt\n{texts}"
    assert claims == {claim for _, claim in claimed}, f"a line of engines.txt does not hold\n{texts}"
