"""Nothing is dropped in silence: every detail of every golden input, and of real robots, is changed once.

``perturb`` says what counts as silent. The short run takes details of small real files by chance, from a
fixed seed, as long as its time lasts; ``-m perturbation`` takes many more of all of them.
"""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.conformance.find_models import Model, in_packages
from tests.golden.convert_case import TARGETS, XML_CASES, input_of, options_of
from tests.golden.perturb import Perturbation
from transpile import convert

SMALL = 60_000
"""Bytes of a file that the short run takes."""
SECONDS = 30.0
SHORT, LONG = 12, 400
"""Details that are changed in each file on each way."""


def well_formed(data: bytes) -> bytes | None:
    """The file as our own printer writes it; None where nothing can be read."""
    result = convert(data)
    return result.text.encode() if result.text is not None else None


def of_file(path: Path, to: str, sample: int | None, **options: Any) -> list[str]:
    """What is silent in one file on one way."""
    data = well_formed(path.read_bytes())
    if data is None:
        return []
    return Perturbation(data, to, through_ir=path.suffix == f".{to}", **options).silent(sample)


@pytest.mark.parametrize("to", TARGETS)
@pytest.mark.parametrize("case", XML_CASES, ids=lambda case: case.name)
def test_every_detail_of_the_golden_inputs_shows(
    case: Path, to: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(case)
    assert of_file(input_of(case), to, None, **options_of(case)) == []


def test_details_of_real_robots_show() -> None:
    models = sorted(
        (m for m in in_packages() if m.path.stat().st_size < SMALL), key=lambda m: m.path.stat().st_size
    )
    assert models, "the packages of the extra `test` bring some"
    until = monotonic() + SECONDS
    found = []
    for model in models:
        if monotonic() > until:
            break
        found += _of_model(model, SHORT)
    assert found == []


@pytest.mark.perturbation
@pytest.mark.skipif("'perturbation' not in config.option.markexpr", reason="takes an hour: -m perturbation")
@pytest.mark.parametrize("model", list(in_packages()), ids=lambda model: model.label)
def test_many_details_of_real_robots_show(model: Model) -> None:
    assert _of_model(model, LONG) == []


def _of_model(model: Model, sample: int) -> list[str]:
    return [f"{model.label} to {to}: {what}" for to in TARGETS for what in of_file(model.path, to, sample)]


def test_a_loss_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the test: a conversion that drops the damping in silence is found out."""
    from transpile.formats.sdf import raise_joint

    robot = b"""<robot name="r"><link name="a"/><link name="b"/>
    <joint name="j" type="continuous"><parent link="a"/><child link="b"/>
    <axis xyz="0 0 1"/><dynamics damping="0.5" friction="0.25"/></joint></robot>"""
    assert Perturbation(robot, "sdf").silent() == []
    whole = raise_joint.raise_joint

    def lossy(joint: Any, *rest: Any) -> Any:
        for axis in joint.axes:
            axis.damping = None
        return whole(joint, *rest)

    monkeypatch.setattr("transpile.formats.sdf.raise_.raise_joint", lossy)
    told = Perturbation(robot, "sdf").silent()
    assert len(told) == 1 and "@damping" in told[0]
